// What a game needs and the home page does not: loaded when the first is opened.

export { Sessions } from "./play/sessions.js";
export { gameView } from "./views/game.js";
