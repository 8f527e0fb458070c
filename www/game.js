// The modules that a game needs and the home page does not. They load when the first game is opened.

export { gameView } from "./app/table/page.js";
export { Sessions } from "./play/match/sessions.js";
