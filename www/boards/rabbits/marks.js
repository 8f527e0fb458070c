// What is drawn over a position while one chooses a turn: arrows, what cannot be, and what an engine means to do. Pure.

import { cellsOf, piecesOf, STAY, stepped } from "./position.js";
import { piecesOf as piecesOfProblem } from "./turn.js";

/**
 * @typedef {import("./draw.js").Live} Live
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Report} Report
 */

/**
 * @typedef {Object} Choosing
 * @property {number} seat whose turn it is
 * @property {readonly (import("./turn.js").Step | null)[]} steps
 * @property {number | null} selected
 * @property {import("../../wasm/warren.js").Problem | null} problem
 * @property {import("../board.js").Pointed | null} pointed the suggestion that was taken over
 * @property {import("../board.js").Thinking | null} thinking
 */

/**
 * @param {Report} report
 * @param {Choosing} choosing
 * @param {readonly Cell[]} caught where rabbits were caught by the last move
 * @returns {Live}
 */
export function marksOf(report, choosing, caught) {
  const { seat, steps, selected, problem } = choosing;
  const cells = cellsOf(report, seat);
  const stuck = problem ? piecesOfProblem(problem) : [];
  const arrows = steps.flatMap((step, piece) => {
    const cell = cells[piece];
    if (!step || !cell) return [];
    const kind = stuck.includes(piece) ? /** @type {const} */ ("problem") : step.kind;
    return [{ cell, letter: step.letter, kind }];
  });
  return {
    pieces: piecesOf(report).map((piece) => ({ ...piece, strength: 1 })),
    arrows,
    paths: pathsOf(report, choosing),
    selected: selected === null ? null : cells[selected],
    problems: problem?.rule === "rabbits-same-cell" ? crowded(cells, steps, stuck) : [],
    caught,
  };
}

/**
 * The cell on which two pieces would meet.
 * @param {readonly (Cell | null)[]} cells
 * @param {Choosing["steps"]} steps
 * @param {readonly number[]} stuck
 */
function crowded(cells, steps, [piece]) {
  const cell = cells[piece];
  return cell ? [stepped(cell, steps[piece]?.letter ?? STAY)] : [];
}

/**
 * The ways that an engine means the pieces to go: while it thinks; and after its suggestion those of the pieces that are
 * to begin so.
 * @param {Report} report
 * @param {Choosing} choosing
 */
function pathsOf(report, { seat, steps, pointed, thinking }) {
  const suggested = (pointed?.plan ?? []).map((letters, piece) => {
    const step = steps[piece];
    // One step is told by its arrow.
    const begins = step?.kind === "offered" && letters.startsWith(step.letter);
    return begins && letters.length > 1 ? letters : "";
  });
  const { seat: whose, plan } = thinking ?? { seat, plan: suggested };
  const cells = cellsOf(report, whose);
  return plan.flatMap((letters, piece) => {
    const cell = cells[piece];
    return cell && letters !== "" ? [{ seat: whose, cell, letters }] : [];
  });
}
