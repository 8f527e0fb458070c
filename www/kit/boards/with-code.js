// Texts that show notation or code as such.

import { h } from "../page/dom.js";

/** The marks that isolate notation in right-to-left sentences. An element of its own does not need them. */
const ISOLATING_MARKS = /[\u2066-\u2069]/g;

/**
 * A text with its `code` in elements of its own.
 * @param {string} text
 */
export function withCode(text) {
  return text
    .split("`")
    .map((part, i) => (i % 2 === 0 ? part : codeElement(part.replace(ISOLATING_MARKS, ""))));
}

/** The maximum length of notation that never wraps. */
const MAX_UNWRAPPED_LENGTH = 20;

/** @param {string} text */
const codeElement = (text) =>
  h("code", { dir: "ltr", class: text.length <= MAX_UNWRAPPED_LENGTH ? "whole" : null }, text);
