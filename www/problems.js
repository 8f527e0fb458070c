// A rule that was broken, in the visitor's language.

import { Failure } from "./failure.js";
import { hasText, loadWords, t } from "./i18n.js";

/** @typedef {import("./wasm/warren.js").Problem} Problem */

/** What a game's own notation names, cells, cities and pieces, is written as it is there, though it may be a number. */
const NAMES = new Set([
  "cell",
  "city",
  "from",
  "to",
  "seat",
  "piece",
  "first",
  "second",
  "detective",
]);

/** Begins the name of a rule that only the page itself breaks: one message tells of all of them. */
const FAULT = "fault-";

/** Loads the words for what somebody brings: records, logs, positions, puzzles. Those for a move on the board are always there. */
export const loadProblemWords = () => loadWords("problems");

/**
 * What is wrong, and with what; the sentence of an illegal move names that itself.
 * @param {Problem} problem
 */
export function problemText(problem) {
  const id = messageOf(problem.rule);
  if (!id) return problem.sentence;
  const reason = t(id, wordsOf(problem.arguments));
  const { found } = problem;
  return found === null || id.startsWith("illegal-")
    ? reason
    : t("problem-found", { found, reason });
}

/**
 * The message of a rule; undefined where it is not loaded.
 * @param {string} rule
 */
function messageOf(rule) {
  if (rule.startsWith(FAULT)) return ["problem-fault"].find(hasText);
  return [`illegal-${rule}`, `problem-${rule}`].find(hasText);
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

/** What browsers say, in English, where a module that is imported does not come, or there is no connection. */
const UNLOADED =
  /dynamically imported module|module script failed|^Failed to fetch|^NetworkError|^Load failed/;

/**
 * What was thrown, as a sentence. The wasm module throws problems; anything else is a failure of ours, or the browser's.
 * @param {unknown} thrown
 * @returns {string}
 */
export function thrownText(thrown) {
  if (isProblem(thrown)) return problemText(thrown);
  if (thrown instanceof Failure && hasText(thrown.id)) return t(thrown.id, thrown.values);
  if (thrown instanceof TypeError && UNLOADED.test(thrown.message) && hasText("part-unloaded")) {
    return t("part-unloaded");
  }
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * As {@link thrownText}, when the words for it are there.
 * @param {unknown} thrown
 */
export async function toldText(thrown) {
  // Without them it is told in English.
  if (isProblem(thrown)) await loadProblemWords().catch(() => {});
  return thrownText(thrown);
}

/**
 * As {@link thrownText}, with the line in which it is, where that is told.
 * @param {unknown} thrown
 * @param {number} [added] lines before the text's own
 */
export function placedText(thrown, added = 0) {
  const line = lineOf(thrown) - added;
  if (!isProblem(thrown) || line <= 0) return thrownText(thrown);
  const { rule, arguments: given, found, sentence } = thrown;
  const id = messageOf(rule);
  if (!hasText("problem-line")) return sentence;
  if (!id) return t("problem-line", { line, reason: sentence });
  const reason = t(id, wordsOf(given));
  return found === null
    ? t("problem-line", { line, reason })
    : t("problem-line-found", { line, found, reason });
}

/**
 * The line that a text could not be read from, from 1; 0 where no line is to blame.
 * @param {unknown} thrown
 */
export function lineOf(thrown) {
  return (isProblem(thrown) && thrown.line) || 0;
}

/**
 * Whether it is what the rules say of something, and no failure.
 * @param {unknown} thrown
 * @returns {thrown is Problem}
 */
export function isProblem(thrown) {
  return typeof thrown === "object" && thrown !== null && "sentence" in thrown;
}
