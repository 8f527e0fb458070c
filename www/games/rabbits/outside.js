// The targets of the arrows at the edge of a zoomed maze: caught rabbits, and chosen, suggested or moved pieces.

import { t } from "../../kit/page/i18n.js";
import { cellsOf, isSame, STAY } from "./position.js";
import { piecesOf } from "./turn.js";
import { pieceName, placeText, stepWords } from "./words.js";

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {{ cell: Cell, sign: string, name: string, seat: number }} Outside
 */

/** The maximum number of arrows: more would hide the maze on a phone. */
const MAX_ARROWS = 6;

/**
 * @param {import("./position.js").Report} report
 * @param {Pick<import("./choosing.js").Choosing, "seat" | "chosen" | "problem"> &
 *   { turn: Pick<import("./turn.js").Turn, "steps"> }} choosing
 * @param {import("./draw.js").Traces | null} traces
 * @param {(cell: Cell) => boolean} isIn whether a cell is in view
 * @returns {Outside[]} the most important first
 */
export function outsideOf(report, { seat, chosen, problem, turn }, traces, isIn) {
  /** @type {Outside[]} */
  const found = [];
  const add = (/** @type {Outside} */ outside) => {
    const isKnown = found.some(({ cell }) => isSame(cell, outside.cell));
    if (!isKnown && !isIn(outside.cell)) found.push(outside);
  };
  traces?.caught.forEach((cell, i) => {
    add({ cell, sign: "✕", name: placeText(0, traces.rabbits[i] - 1, null), seat: 0 });
  });
  const cells = cellsOf(report, seat);
  const addOwn = (/** @type {number} */ piece) => {
    const [cell, letter] = [cells[piece], turn.steps[piece]?.letter ?? null];
    if (!cell) return;
    const does = { piece: pieceName(seat, piece), does: stepWords(letter) };
    const name = letter === null ? placeText(seat, piece, cell) : t("rabbits-piece-does", does);
    add({ cell, sign: String(piece + 1), name, seat });
  };
  for (const piece of chosen) addOwn(piece);
  for (const piece of problem ? piecesOf(problem) : []) addOwn(piece);
  turn.steps.forEach((step, piece) => {
    if (step?.kind === "offered" && step.letter !== STAY) addOwn(piece);
  });
  const mover = traces?.seat ?? 0;
  cellsOf(report, mover).forEach((cell, piece) => {
    if (!cell || !traces?.to.some((to) => isSame(to, cell))) return;
    add({ cell, sign: String(piece + 1), name: placeText(mover, piece, cell), seat: mover });
  });
  return found.slice(0, MAX_ARROWS);
}
