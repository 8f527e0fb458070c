// The marks over a position while the visitor chooses a turn: arrows, impossible steps, and the engine's plan.

import { cellsOf, STAY, stepped } from "./position.js";
import { piecesOf } from "./turn.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./choosing.js").Choosing} Choosing
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./turn.js").Turn} Turn
 */

/**
 * @param {Report} report
 * @param {Pick<Choosing, "seat" | "chosen" | "problem" | "pointed" | "plans"> & { turn: Pick<Turn, "steps"> }} choosing
 * @param {import("../../kit/boards/board.js").Thinking | null} thinking
 * @param {readonly Cell[]} caught cells where the last move caught rabbits
 * @returns {Marks}
 */
export function marksOf(report, choosing, thinking, caught) {
  const { seat, chosen, problem, pointed, plans } = choosing;
  const { steps } = choosing.turn;
  const cells = cellsOf(report, seat);
  const stuck = problem ? piecesOf(problem) : [];
  const arrows = steps.flatMap((step, piece) => {
    const cell = cells[piece];
    if (!step || !cell) return [];
    const kind = stuck.includes(piece) ? /** @type {const} */ ("problem") : step.kind;
    return [{ cell, letter: step.letter, kind }];
  });
  const { seat: planSeat, plan } = thinking ?? {
    seat,
    plan: suggested(pointed?.plan ?? [], steps),
  };
  return {
    arrows,
    paths: pathsOf(cellsOf(report, planSeat), planSeat, plan),
    routes: plans.pieces.flatMap((piece) => {
      const cell = cells[piece];
      return cell ? [{ cell, letters: plans.of(piece), isPreview: false }] : [];
    }),
    selected: chosen.map((piece) => cells[piece]).filter((cell) => cell !== null),
    problems: problem?.rule === "rabbits-same-cell" ? crowded(cells, steps, stuck) : [],
    caught,
  };
}

/**
 * The routes that pieces would take.
 * @param {readonly (Cell | null)[]} cells
 * @param {ReadonlyMap<number, string> | null} routes by piece
 */
export function previewsOf(cells, routes) {
  return [...(routes ?? [])].flatMap(([piece, letters]) => {
    const cell = cells[piece];
    return cell ? [{ cell, letters, isPreview: true }] : [];
  });
}

/**
 * The cell where two pieces would meet.
 * @param {readonly (Cell | null)[]} cells
 * @param {Turn["steps"]} steps
 * @param {readonly number[]} stuck
 */
function crowded(cells, steps, [piece]) {
  const cell = cells[piece];
  return cell ? [stepped(cell, steps[piece]?.letter ?? STAY)] : [];
}

/**
 * The engine's plan for the pieces whose offered step begins it. A plan of one step is omitted, since an arrow shows it.
 * @param {readonly string[]} plan
 * @param {Turn["steps"]} steps
 */
function suggested(plan, steps) {
  return plan.map((letters, piece) => {
    const step = steps[piece];
    const begins = step?.kind === "offered" && letters.startsWith(step.letter);
    return begins && letters.length > 1 ? letters : "";
  });
}

/**
 * The paths that an engine plans for the pieces.
 * @param {readonly (Cell | null)[]} cells
 * @param {number} seat
 * @param {readonly string[]} plan
 */
function pathsOf(cells, seat, plan) {
  return plan.flatMap((letters, piece) => {
    const cell = cells[piece];
    return cell && letters !== "" ? [{ seat, cell, letters }] : [];
  });
}
