// The pages before a game: whoever comes straight to one does without them.
export { LobbyPage } from "./lobby";
export { NewPage } from "./new";
export { StartPage } from "./start";
