// The modules for games, which the home page does not need. They load when the first game is opened.

export { gameView } from "./app/table/page.js";
export { Sessions } from "./play/match/sessions.js";
