// The game with everything that only it needs.
import "../style/game.css";
import "../style/board.css";
import "../style/motion.css";
import "../daily/coming-back";
import "../me/noting";

export { GamePage } from "./game";
