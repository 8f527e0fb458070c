// A rule that was broken, in the visitor's language.

import { hasText, t } from "./i18n.js";

/** @typedef {import("./wasm/rules.js").Problem} Problem */

/**
 * @param {Problem} problem
 */
export function problemText(problem) {
  const id = [`illegal-${problem.rule}`, `problem-${problem.rule}`].find(hasText);
  return id ? t(id, problem.arguments) : problem.sentence;
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
