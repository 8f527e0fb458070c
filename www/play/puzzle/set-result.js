// The results of a set of puzzles, in words.

import { t } from "../../kit/page/i18n.js";
import { isOver } from "./teacher-set.js";

/** @typedef {import("./done.js").Result} Result */
/** @typedef {import("./teacher-set.js").TeacherSet} TeacherSet */

/**
 * The result of a puzzle; empty while it is undecided.
 * @param {TeacherSet} set
 * @param {Result} result
 */
export function resultOfPuzzle(set, result) {
  const { hints, isShown, isSolved, tries } = result;
  const outcome = () => ({ result: t("puzzle-shared-result", { tries, hints }) });
  if (isSolved) return t("set-solved", outcome());
  if (isShown) return t("set-shown", outcome());
  return isOver(set, result) ? t("set-failed", outcome()) : "";
}

/**
 * The whole result: a line for each puzzle in the learner's order, and the number of solved ones.
 * @param {TeacherSet} set
 * @param {readonly number[]} order the places in the set
 * @param {readonly (Result | null)[]} results by place
 */
export function resultLines(set, order, results) {
  const lines = order.map((place, i) => {
    const result = results[place];
    const text = (result && resultOfPuzzle(set, result)) || t("set-left-out");
    return t("set-line", { puzzle: i + 1, result: text });
  });
  const solved = results.filter((result) => result?.isSolved).length;
  return { lines, sum: t("puzzles-solved", { solved, count: results.length }) };
}
