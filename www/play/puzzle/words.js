// The task of a puzzle and the result of an answer, in words.

import { hasText, t } from "../../kit/page/i18n.js";
import { sideWords } from "../match/names.js";

/** @typedef {import("./session.js").PuzzleState} PuzzleState */
/** @typedef {import("../../app/table/move-names.js").MoveNames} MoveNames */

/** The goals that are reached only after the other side's reply to the last move. */
const GOALS_AFTER_REPLY = new Set(["survive", "free"]);

/** Prevents a line break after a hyphen, which in a move means that a piece stays. */
const UNBROKEN_HYPHEN = "-\u2060";

/** The fields that a task's text needs. @typedef {Pick<PuzzleState, "game" | "seat" | "level" | "missing" | "goal">} TaskFields */

/**
 * The task in one sentence. It names the puzzle opponent, if there is one.
 * @param {TaskFields} fields
 */
export function taskText(fields) {
  const task = t(`puzzle-task-${goalWord(fields)}`, wordsOf(fields));
  return fields.level === null ? task : t("puzzle-task-against", { task, level: fields.level });
}

/**
 * The task in a few words.
 * @param {TaskFields} fields
 */
export function shortTask(fields) {
  const task = t(`puzzle-short-${goalWord(fields)}`, wordsOf(fields));
  return fields.level === null ? task : t("puzzle-short-against", { task, level: fields.level });
}

/** @param {TaskFields} fields */
function wordsOf({ game, seat, missing, goal }) {
  return { ...sideWords(game, seat), missing, value: Math.abs(goal.value) };
}

/** @param {TaskFields} fields */
function goalWord({ game, goal }) {
  if (goal.kind === "margin") return goal.value > 0 ? "ahead" : "behind";
  if (goal.kind === "catch") return `catch-${game}`;
  return goal.kind;
}

/**
 * The name of a theme; the theme's id if the language has no name for it.
 * @param {string} game
 * @param {string} theme
 */
export function themeName(game, theme) {
  const id = `${game}-theme-${theme}`;
  return hasText(id) ? t(id) : theme;
}

/**
 * The visitor's current task.
 * @param {PuzzleState} state
 */
export function askedText({ game, goal, kind, level, missing, placed, standsIn }) {
  const missingCount = missing - placed.length;
  if (kind !== "duel") return t(`puzzle-place-${game}`, { left: missingCount });
  if (standsIn) return t("puzzle-place-stands-in");
  if (missingCount <= 1 && !GOALS_AFTER_REPLY.has(goal.kind)) return t("puzzle-place-last");
  return level === null ? t("puzzle-place") : t("puzzle-place-program", { level });
}

/** The number of moves, up to the remaining number, with the longest text. */
const MAX_LEFT = 99;

/**
 * The number of moves left to find, in words; empty if the line of moves is given or the puzzle is over.
 * @param {PuzzleState} state
 */
export function leftText({ kind, missing, placed, shown, verdict }) {
  if (kind === "alone") return t("puzzle-left", { left: missing - shown });
  if (kind === "given" || verdict) return "";
  return t("puzzle-moves-left", { left: missing - placed.length });
}

/**
 * The longest text of `leftText` for an attempt, to reserve its space; empty if there is none.
 * @param {PuzzleState} state
 */
export function longestLeft(state) {
  const texts = Array.from({ length: Math.min(state.missing, MAX_LEFT) + 1 }, (_, left) =>
    leftText({ ...state, missing: left, placed: [], shown: 0, verdict: null }),
  );
  return texts.reduce((one, other) => (other.length > one.length ? other : one));
}

/**
 * @param {PuzzleState} state
 * @param {import("../../wasm/warren.js").PuzzleVerdict} verdict
 * @param {{ helped: boolean, names: MoveNames, shortfall: import("../../kit/boards/board.js").Shortfall | null }} attempt whether the visitor
 *   has seen any part of a solution, the names of moves, and how a failed try missed the goal
 */
export function resultText(state, verdict, { helped, names, shortfall }) {
  const moves = () => movesText(placedMoves(state, names));
  if (state.givenUp && state.kind !== "given") return t("puzzle-way", { moves: moves() });
  const result = outcomeText(state, verdict);
  if (state.givenUp) return t("puzzle-solution", { moves: moves(), result });
  if (!verdict.met) return t("puzzle-failed", { result: shortfall?.text ?? result });
  return t("puzzle-solved", { result, help: helped ? "hints" : "none" });
}

/**
 * The moves found, in the visitor's notation.
 * @param {PuzzleState} state
 * @param {MoveNames} names
 */
function placedMoves({ kind, moves, placed }, names) {
  // In a duel, including the other side's moves.
  const allMoves = names.inNotation(0, kind === "duel" ? moves : placed);
  return kind === "duel" ? allMoves.filter((_, ply) => ply % 2 === 0) : allMoves;
}

/**
 * Moves in one line. Single-sign moves have no space between them.
 * @param {string[]} moves
 */
export function movesText(moves) {
  const isShort = moves.every((move) => move.length === 1);
  const isListed = moves.some((move) => move.includes(","));
  const text = moves.join(isShort ? " " : isListed ? "; " : ", ");
  return text.replaceAll("-", UNBROKEN_HYPHEN);
}

/**
 * @param {PuzzleState} state
 * @param {import("../../wasm/warren.js").PuzzleVerdict} verdict
 */
function outcomeText({ seat, goal, lostAfter, placed }, verdict) {
  if ("turns" in verdict) {
    if (verdict.met) return t("puzzle-crossed", { turns: verdict.turns });
    if (lostAfter === null) return t("puzzle-missed");
    return t("puzzle-not-crossed", { step: lostAfter + 1 });
  }
  if (!("lost" in verdict)) {
    return verdict.met ? t("puzzle-took", { moves: placed.length }) : t("puzzle-missed");
  }
  const { scores, lost } = verdict;
  if (goal.kind === "none-lost") return t("puzzle-lost", { lost });
  if (goal.kind === "points") return t("puzzle-points", { points: scores[seat] });
  const otherScores = scores.filter((_, other) => other !== seat);
  const margin = scores[seat] - Math.max(...otherScores);
  return t(margin < 0 ? "puzzle-behind" : "puzzle-ahead", { points: Math.abs(margin) });
}
