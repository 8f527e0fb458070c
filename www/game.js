// The modules that a game needs and the home page does not. They load when the first game is opened.

export { Sessions } from "./play/match/sessions.js";
export { gameView } from "./table/page.js";
