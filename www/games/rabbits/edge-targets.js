// The targets of the arrows at the edge of a zoomed maze: caught rabbits, and chosen, suggested or moved pieces.

import { t } from "../../kit/page/i18n.js";
import { cellsOf, isSameCell, STAY } from "./position.js";
import { piecesWithProblem } from "./turn.js";
import { pieceAndCellText, pieceName, stepWords } from "./words.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {{ cell: Cell, sign: string, name: string, seat: number }} EdgeTarget
 */

/** The maximum number of arrows: more would hide the maze on a phone. */
const MAX_TARGETS = 6;

/**
 * @param {import("./position.js").Report} report
 * @param {Pick<import("./turn-choice.js").TurnChoice, "seat" | "chosen" | "problem"> &
 *   { turn: Pick<import("./turn.js").Turn, "steps"> }} turnChoice
 * @param {import("./draw.js").Traces | null} traces
 * @param {(cell: Cell) => boolean} isInView whether a cell is in view
 * @returns {EdgeTarget[]} the most important first
 */
export function edgeTargetsOf(report, { seat, chosen, problem, turn }, traces, isInView) {
  /** @type {EdgeTarget[]} */
  const targets = [];
  const addIfOutside = (/** @type {EdgeTarget} */ target) => {
    const isKnown = targets.some(({ cell }) => isSameCell(cell, target.cell));
    if (!isKnown && !isInView(target.cell)) targets.push(target);
  };
  traces?.caught.forEach((cell, i) => {
    addIfOutside({
      cell,
      sign: "✕",
      name: pieceAndCellText(0, traces.rabbits[i] - 1, null),
      seat: 0,
    });
  });
  const cells = cellsOf(report, seat);
  const addPiece = (/** @type {number} */ piece) => {
    const [cell, letter] = [cells[piece], turn.steps[piece]?.letter ?? null];
    if (!cell) return;
    const words = { piece: pieceName(seat, piece), does: stepWords(letter) };
    const name =
      letter === null ? pieceAndCellText(seat, piece, cell) : t("rabbits-piece-does", words);
    addIfOutside({ cell, sign: String(piece + 1), name, seat });
  };
  for (const piece of chosen) addPiece(piece);
  for (const piece of problem ? piecesWithProblem(problem) : []) addPiece(piece);
  turn.steps.forEach((step, piece) => {
    if (step?.kind === "offered" && step.letter !== STAY) addPiece(piece);
  });
  const mover = traces?.seat ?? 0;
  cellsOf(report, mover).forEach((cell, piece) => {
    if (!cell || !traces?.to.some((to) => isSameCell(to, cell))) return;
    addIfOutside({
      cell,
      sign: String(piece + 1),
      name: pieceAndCellText(mover, piece, cell),
      seat: mover,
    });
  });
  return targets.slice(0, MAX_TARGETS);
}
