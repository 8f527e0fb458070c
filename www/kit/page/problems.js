// Problems in the visitor's language.

import { Failure, isUnloaded } from "./failure.js";
import { hasText, loadWords, numeral, t } from "./i18n.js";

/** @typedef {import("../../wasm/warren.js").Problem} Problem */

/** Arguments that are names in a game's notation. Even a name of digits is not formatted as a number. */
const NAME_ARGUMENTS = new Set(["cell", "seat"]);

/** Arguments that are identifying numbers, not counts. */
const NUMERAL_ARGUMENTS = new Set(["city", "from", "to", "piece", "first", "second", "detective"]);

/** The prefix of rules that only the page itself can break. They share one message. */
const PAGE_FAULT_PREFIX = "fault-";

/** Loads the texts for problems of records, logs, positions and puzzles. Those for moves are always loaded. */
export const loadProblemWords = () => loadWords("problems");

/**
 * The problem as a sentence, with the faulty text. The sentence of an illegal move contains it already.
 * @param {Problem} problem
 */
export function problemText(problem) {
  const id = messageIdOf(problem.rule);
  if (!id) return problem.sentence;
  const reason = t(id, messageArguments(problem.arguments));
  const { found } = problem;
  return found === null || id.startsWith("illegal-")
    ? reason
    : t("problem-found", { found, reason });
}

/**
 * The id of a rule's message; undefined if the message is not loaded.
 * @param {string} rule
 */
function messageIdOf(rule) {
  if (rule.startsWith(PAGE_FAULT_PREFIX)) return ["problem-fault"].find(hasText);
  return [`illegal-${rule}`, `problem-${rule}`].find(hasText);
}

/**
 * The arguments for a message. Counts become numbers, so that the sentence can agree with them.
 * @param {Problem["arguments"]} args
 */
function messageArguments(args) {
  const entries = Object.entries(args).map(([name, text]) => {
    if (NAME_ARGUMENTS.has(name) || !/^-?\d+$/.test(text)) return [name, text];
    return [name, NUMERAL_ARGUMENTS.has(name) ? numeral(Number(text)) : Number(text)];
  });
  return Object.fromEntries(entries);
}

/**
 * Whether the displayed thing itself is at fault, such as a link, a lesson or a set of puzzles, so that trying again does not
 * help.
 * @param {unknown} thrown
 */
export const isContentAtFault = (thrown) =>
  isProblem(thrown) || (thrown instanceof Failure && /^(lesson|set)-/.test(thrown.id));

/**
 * A thrown value as a sentence. The wasm module throws problems; anything else is a failure of the page or of the browser.
 * @param {unknown} thrown
 * @returns {string}
 */
export function thrownText(thrown) {
  if (isProblem(thrown)) return problemText(thrown);
  if (thrown instanceof Failure && hasText(thrown.id)) return t(thrown.id, thrown.values);
  if (isUnloaded(thrown) && hasText("part-unloaded")) {
    return t("part-unloaded");
  }
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * The same as {@link thrownText}, after the texts for it have been loaded.
 * @param {unknown} thrown
 */
export async function loadThrownText(thrown) {
  // Without these texts the sentence is in English.
  if (isProblem(thrown)) await loadProblemWords().catch(() => {});
  return thrownText(thrown);
}

/**
 * The same as {@link thrownText}, with the line number, if there is one.
 * @param {unknown} thrown
 * @param {number} [addedLines] the number of lines put before the text
 */
export function textWithLineNumber(thrown, addedLines = 0) {
  const line = lineNumberOf(thrown) - addedLines;
  if (!isProblem(thrown) || line <= 0) return thrownText(thrown);
  const { rule, arguments: args, found, sentence } = thrown;
  const id = messageIdOf(rule);
  if (!hasText("problem-line")) return sentence;
  if (!id) return t("problem-line", { line, reason: sentence });
  const reason = t(id, messageArguments(args));
  return found === null
    ? t("problem-line", { line, reason })
    : t("problem-line-found", { line, found, reason });
}

/**
 * The line at which reading failed, from 1; 0 if the failure is not in a line.
 * @param {unknown} thrown
 */
export function lineNumberOf(thrown) {
  return (isProblem(thrown) && thrown.line) || 0;
}

/**
 * Whether a thrown value is a problem of the rules, and not a failure.
 * @param {unknown} thrown
 * @returns {thrown is Problem}
 */
export function isProblem(thrown) {
  return typeof thrown === "object" && thrown !== null && "sentence" in thrown;
}
