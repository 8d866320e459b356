// The game with everything that only it needs.
import "../style/game.css";
import "../style/board.css";
import "../style/motion.css";
import "../coach/coach.css";

export { GamePage } from "./game";
