// Help with a puzzle: hints that reveal more and more, and the complete solution for visitors who give up.

import { t } from "../../kit/page/i18n.js";
import { movesText } from "./words.js";

/**
 * @typedef {import("../../app/puzzle/attempt.js").Attempt} Attempt
 * @typedef {import("../../app/puzzle/line.js").StatusLine} StatusLine
 */

/**
 * A hint for the next move. Each hint reveals more: a part of the move, the move, then all moves after it. If the goal is out
 * of reach, the hint says so instead.
 * @param {Attempt} attempt
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 * @param {(ply: number) => void} goBack
 * @returns {Promise<StatusLine | null>} null when the position has changed since the request
 */
export async function hintOf(attempt, boardModule, goBack) {
  const { session } = attempt;
  const { kind, length } = session.state;
  const outlook = await session.outlook().catch(() => null);
  if (attempt.closed.signal.aborted || session.state.length !== length) return null;
  if (!outlook) return solverFailed();
  attempt.hintCount += 1;
  if (outlook.reach === "lost") {
    attempt.isLost = true;
    const lastPlyInReach = outlook.lostAfter ?? 0;
    const actions = [{ label: t("puzzle-back"), run: () => goBack(lastPlyInReach) }];
    return { kind: "hint", text: t("puzzle-lost-before"), actions };
  }
  const { rest: remainingMoves } = outlook;
  if (!remainingMoves || remainingMoves.length === 0) return noSolution();
  attempt.helped = true;
  attempt.hints = Math.min(attempt.hints + 1, 3);
  const [move] = remainingMoves;
  // In a puzzle for one side, the first hint already names the step, so the second hint names the rest.
  const isAlone = kind === "alone";
  const showsMove = isAlone || attempt.hints > 1;
  attempt.markedMove = showsMove ? { move, plan: [], whole: true } : null;
  if (attempt.hints === 1) {
    const { places, text } = boardModule.partialHint(move, session.scene, length);
    attempt.rings = places.map((place) => ({ kind: "ring", place }));
    return hint(text);
  }
  if (isAlone || (attempt.hints === 3 && remainingMoves.length > 1)) {
    const line = kind === "duel" ? outlook.line : remainingMoves;
    return hint(
      t("puzzle-hint-rest", { moves: movesText(attempt.names.inNotation(length, line)) }),
    );
  }
  return hint(t("puzzle-hint-move", { move: movesText(attempt.names.inNotation(length, [move])) }));
}

/**
 * A solution from the start: the moves that the visitor must find, and in a duel those of both sides.
 * @param {Pick<Attempt, "session">} attempt
 * @returns {Promise<string[] | StatusLine>} the moves, or a line that explains why there are none
 */
export async function solutionOf({ session }) {
  const outlook = await session.outlook(session.firstOpenPly).catch(() => null);
  if (!outlook) return solverFailed();
  if (outlook.reach === "lost") return noSolution();
  const moves = session.state.kind === "duel" ? outlook.line : outlook.rest;
  return moves && moves.length > 0 ? moves : noSolution();
}

/** @returns {StatusLine} */
function solverFailed() {
  return { kind: "problem", text: t("puzzle-solver-failed"), actions: [] };
}

/** @returns {StatusLine} */
function noSolution() {
  return { kind: "problem", text: t("puzzle-no-solution"), actions: [] };
}

/**
 * @param {string} text
 * @returns {StatusLine}
 */
const hint = (text) => ({ kind: "hint", text, actions: [] });
