// The teacher's words in a set of puzzles that may come after an answer.

import { h } from "../../kit/page/dom.js";
import { foreignPart } from "../../kit/page/foreign.js";

/**
 * A place for words that may come, as high as the words, so that nothing moves when they are shown.
 * @param {HTMLElement} element where they are shown
 * @param {string} words empty for none
 * @param {boolean} isCaptioned whether their caption is seen
 */
export function withRoom(element, words, isCaptioned) {
  const room = words !== "" && foreignPart("set-said unspoken", [words], isCaptioned);
  return h("div", { class: "set-room" }, room, element);
}
