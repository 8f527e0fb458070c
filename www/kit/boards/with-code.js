// Texts in which notation or code is shown as such.

import { h } from "../page/dom.js";

/** The marks that isolate notation in right-to-left sentences, which an element of its own does not need. */
const ISOLATING = /[\u2066-\u2069]/g;

/**
 * A text in which `what programs read and write` is shown as such.
 * @param {string} text
 */
export function withCode(text) {
  return text.split("`").map((part, i) => (i % 2 === 0 ? part : code(part.replace(ISOLATING, ""))));
}

/** How long notation may be that is not broken over lines. */
const SHORT = 20;

/** @param {string} text */
const code = (text) =>
  h("code", { dir: "ltr", class: text.length <= SHORT ? "whole" : null }, text);
