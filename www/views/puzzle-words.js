// What a puzzle asks and what came of an answer, in words.

import { t } from "../i18n.js";
import { sideName } from "./names.js";

/** @typedef {import("../play/puzzling.js").PuzzleState} PuzzleState */

/**
 * The task in one sentence.
 * @param {PuzzleState} state
 */
export function taskText({ game, seat, missing, goal }) {
  const words = { side: sideName(game, seat), missing, value: Math.abs(goal.value) };
  if (goal.kind === "cross") return t("puzzle-task-cross", words);
  if (goal.kind === "margin") {
    return t(goal.value > 0 ? "puzzle-task-ahead" : "puzzle-task-behind", words);
  }
  return t(goal.kind === "points" ? "puzzle-task-points" : "puzzle-task-none-lost", words);
}

/**
 * What is asked for now.
 * @param {PuzzleState} state
 */
export function askedText({ game, seat, missing, placed }) {
  return t(`puzzle-place-${game}`, { side: sideName(game, seat), left: missing - placed.length });
}

/**
 * How many moves are left where all of them are one's own; nothing in other puzzles.
 * @param {PuzzleState} state
 */
export function leftText({ isAlone, missing, shown }) {
  return isAlone ? t("puzzle-left", { left: missing - shown }) : "";
}

/**
 * @param {PuzzleState} state
 * @param {import("../wasm/engines.js").PuzzleVerdict} verdict
 */
export function resultText(state, verdict) {
  if (state.givenUp && state.isAlone) return t("puzzle-way", { moves: movesText(state.placed) });
  const result = cameTo(state, verdict);
  if (state.givenUp) return t("puzzle-solution", { moves: movesText(state.placed), result });
  return t(verdict.met ? "puzzle-solved" : "puzzle-failed", { result });
}

/**
 * Moves in one line: letters close together, others apart.
 * @param {string[]} moves
 */
export function movesText(moves) {
  return moves.join(moves.every((move) => move.length === 1) ? " " : ", ");
}

/**
 * @param {PuzzleState} state
 * @param {import("../wasm/engines.js").PuzzleVerdict} verdict
 */
function cameTo({ game, seat, goal, lostAfter }, verdict) {
  if ("turns" in verdict) {
    if (verdict.met) return t("puzzle-crossed", { turns: verdict.turns });
    return t("puzzle-not-crossed", { step: (lostAfter ?? 0) + 1 });
  }
  if (!("lost" in verdict)) return "";
  const { scores, lost } = verdict;
  const side = sideName(game, seat);
  if (goal.kind === "none-lost") return t("puzzle-lost", { lost });
  if (goal.kind === "points") return t("puzzle-points", { side, points: scores[seat] });
  const others = scores.filter((_, other) => other !== seat);
  const margin = scores[seat] - Math.max(...others);
  return t(margin < 0 ? "puzzle-behind" : "puzzle-ahead", { side, points: Math.abs(margin) });
}
