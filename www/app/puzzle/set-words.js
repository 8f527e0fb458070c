// The teacher's words that may appear after an answer in a set of puzzles.

import { h } from "../../kit/page/dom.js";
import { foreignPart } from "../../kit/page/foreign.js";

/**
 * A place for words that may appear. It is as high as the words, so that nothing moves when they are shown.
 * @param {HTMLElement} element shows the words
 * @param {string} words empty for none
 * @param {boolean} isCaptioned whether their caption is visible
 */
export function withReservedRoom(element, words, isCaptioned) {
  const placeholder = words !== "" && foreignPart("set-said unspoken", [words], isCaptioned);
  return h("div", { class: "set-room" }, placeholder, element);
}
