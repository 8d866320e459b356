// The replay with everything it needs: the table's own look, then its own.
import "../pages/game-room";
import "../opinion/replay";
import "./replay.css";

export { ReplayPage } from "./page";
