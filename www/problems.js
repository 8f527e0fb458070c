// A rule that was broken, in the visitor's language.

import { hasText, t } from "./i18n.js";

/** @typedef {import("./wasm/rules.js").Problem} Problem */

/** What a game's own notation names, cells and cities, is written as it is there, though it may be a number. */
const NAMES = new Set(["cell", "city", "from", "to"]);

/**
 * @param {Problem} problem
 */
export function problemText(problem) {
  const id = [`illegal-${problem.rule}`, `problem-${problem.rule}`].find(hasText);
  return id ? t(id, wordsOf(problem.arguments)) : problem.sentence;
}

/**
 * Arguments come as text. What is counted becomes a number, so that a sentence can agree with it.
 * @param {Problem["arguments"]} given
 */
function wordsOf(given) {
  const words = Object.entries(given).map(([name, text]) => {
    const isCounted = !NAMES.has(name) && /^-?\d+$/.test(text);
    return [name, isCounted ? Number(text) : text];
  });
  return Object.fromEntries(words);
}

/**
 * What was thrown, as a sentence. The wasm module throws problems; anything else is a fault of ours.
 * @param {unknown} thrown
 * @returns {string}
 */
export function thrownText(thrown) {
  if (typeof thrown === "object" && thrown !== null && "sentence" in thrown) {
    return problemText(/** @type {Problem} */ (thrown));
  }
  return thrown instanceof Error ? thrown.message : String(thrown);
}
