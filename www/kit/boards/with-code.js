// Texts that show notation or code as such.

import { h } from "../page/dom.js";

/** The marks that isolate notation in right-to-left sentences. An element of its own does not need them. */
const ISOLATING = /[\u2066-\u2069]/g;

/**
 * A text with its `code` in elements of its own.
 * @param {string} text
 */
export function withCode(text) {
  return text.split("`").map((part, i) => (i % 2 === 0 ? part : code(part.replace(ISOLATING, ""))));
}

/** The maximum length of notation that never wraps. */
const SHORT = 20;

/** @param {string} text */
const code = (text) =>
  h("code", { dir: "ltr", class: text.length <= SHORT ? "whole" : null }, text);
