// The marks over a position while the visitor chooses a turn: arrows, impossible steps, and the engine's plan.

import { cellsOf, nextCell, STAY } from "./position.js";
import { piecesWithProblem } from "./turn.js";

/**
 * @typedef {import("./draw.js").Marks} Marks
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./turn-choice.js").TurnChoice} TurnChoice
 * @typedef {import("./position.js").Report} Report
 * @typedef {import("./turn.js").Turn} Turn
 */

/**
 * @param {Report} report
 * @param {Pick<TurnChoice, "seat" | "chosen" | "problem" | "suggestion" | "plans"> & { turn: Pick<Turn, "steps"> }} turnChoice
 * @param {import("../../kit/boards/board.js").EnginePlan | null} enginePlan
 * @param {readonly Cell[]} caught cells where the last move caught rabbits
 * @returns {Marks}
 */
export function marksOf(report, turnChoice, enginePlan, caught) {
  const { seat, chosen, problem, suggestion, plans } = turnChoice;
  const { steps } = turnChoice.turn;
  const cells = cellsOf(report, seat);
  const blockedPieces = problem ? piecesWithProblem(problem) : [];
  const arrows = steps.flatMap((step, piece) => {
    const cell = cells[piece];
    if (!step || !cell) return [];
    const kind = blockedPieces.includes(piece) ? /** @type {const} */ ("problem") : step.kind;
    return [{ cell, letter: step.letter, kind }];
  });
  const { seat: planSeat, plan } = enginePlan ?? {
    seat,
    plan: planOfSuggestedSteps(suggestion?.plan ?? [], steps),
  };
  return {
    arrows,
    enginePaths: enginePathsOf(cellsOf(report, planSeat), planSeat, plan),
    chosenRoutes: plans.pieces.flatMap((piece) => {
      const cell = cells[piece];
      return cell ? [{ cell, letters: plans.remainingRoute(piece), isPreview: false }] : [];
    }),
    selected: chosen.map((piece) => cells[piece]).filter((cell) => cell !== null),
    problems:
      problem?.rule === "rabbits-same-cell" ? meetingCells(cells, steps, blockedPieces) : [],
    caught,
  };
}

/**
 * The routes that pieces would take.
 * @param {readonly (Cell | null)[]} cells
 * @param {ReadonlyMap<number, string> | null} routes by piece
 */
export function routePreviewsOf(cells, routes) {
  return [...(routes ?? [])].flatMap(([piece, letters]) => {
    const cell = cells[piece];
    return cell ? [{ cell, letters, isPreview: true }] : [];
  });
}

/**
 * The cell where two pieces would meet.
 * @param {readonly (Cell | null)[]} cells
 * @param {Turn["steps"]} steps
 * @param {readonly number[]} blockedPieces
 */
function meetingCells(cells, steps, [piece]) {
  const cell = cells[piece];
  return cell ? [nextCell(cell, steps[piece]?.letter ?? STAY)] : [];
}

/**
 * The engine's plan for the pieces whose offered step begins it. A plan of one step is omitted, since an arrow shows it.
 * @param {readonly string[]} plan
 * @param {Turn["steps"]} steps
 */
function planOfSuggestedSteps(plan, steps) {
  return plan.map((letters, piece) => {
    const step = steps[piece];
    const beginsWithStep = step?.kind === "offered" && letters.startsWith(step.letter);
    return beginsWithStep && letters.length > 1 ? letters : "";
  });
}

/**
 * The paths that an engine plans for the pieces.
 * @param {readonly (Cell | null)[]} cells
 * @param {number} seat
 * @param {readonly string[]} plan
 */
function enginePathsOf(cells, seat, plan) {
  return plan.flatMap((letters, piece) => {
    const cell = cells[piece];
    return cell && letters !== "" ? [{ seat, cell, letters }] : [];
  });
}
