// The preview of a move, as ghosts to draw.

import { cellName, DIRECTIONS, neighbour } from "./geometry.js";

/**
 * @typedef {import("./geometry.js").Direction} Direction
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./draw.js").Ghost} Ghost
 */

/** The opacity of the result that the visitor points at, and of each of the four possible results. */
const CHOSEN_OPACITY = 0.85;
const POSSIBLE_OPACITY = 0.5;

/**
 * The cells that a move changed, for the tint that stays until the next move.
 * @param {Effect[]} effects
 * @returns {ReadonlyMap<string, "origin" | "changed">}
 */
export function tintOf(effects) {
  const tint = new Map();
  for (const effect of effects) {
    if (effect.kind === "stay") tint.set(effect.cell, "origin");
    if (effect.kind === "lay") tint.set(effect.cell, "changed");
  }
  return tint;
}

/**
 * The exact result of a move.
 * @param {string} move
 * @param {(move: string) => Effect[]} effectsOf
 * @param {number} seat the mover
 */
export function ghostsOfMove(move, effectsOf, seat) {
  const effects = effectsOf(move);
  /** @type {Map<string, Ghost>} */
  const ghosts = new Map();
  for (const effect of effects) {
    if (effect.kind !== "return") ghosts.set(effect.cell, ghostOf(effect, seat, CHOSEN_OPACITY));
  }
  return { ghosts, blockedDots: blockedDotsOf(move, effects, CHOSEN_OPACITY) };
}

/**
 * The results in all four directions at once, drawn lighter; on an empty cell the single dot.
 * @param {string} cell
 * @param {"stack" | "empty"} kind
 * @param {(move: string) => Effect[]} effectsOf
 * @param {number} seat
 */
export function ghostsOfAllDirections(cell, kind, effectsOf, seat) {
  /** @type {Map<string, Ghost>} */
  const ghosts = new Map();
  const blockedDots = [];
  for (const direction of DIRECTIONS) {
    const effects = effectsOf(cell + direction);
    for (const effect of effects) {
      // The cell itself ends differently in each direction. A cell with a stack keeps its drawing.
      const isOwnCell = effect.kind === "stay";
      if (effect.kind === "return" || (isOwnCell && kind === "stack")) continue;
      ghosts.set(effect.cell, ghostOf(effect, seat, POSSIBLE_OPACITY));
    }
    blockedDots.push(...blockedDotsOf(cell + direction, effects, POSSIBLE_OPACITY));
  }
  return { ghosts, blockedDots };
}

/**
 * @param {Exclude<Effect, { kind: "return" }>} effect
 * @param {number} seat
 * @param {number} strength
 * @returns {Ghost}
 */
function ghostOf(effect, seat, strength) {
  const captured = effect.kind === "lay" && effect.captured;
  return { stack: { seat, dots: effect.dots }, captured, strength };
}

/**
 * The places where dots turn back: before a full cell, or at the board's edge.
 * @param {string} move
 * @param {Effect[]} effects
 * @param {number} strength
 */
function blockedDotsOf(move, effects, strength) {
  const direction = /** @type {Direction} */ (move[2]);
  const refused = [];
  let cell = move.slice(0, 2);
  for (const effect of effects) {
    if (effect.kind === "stay") continue;
    if (effect.kind === "return") refused.push({ cell, direction, strength });
    if (effect.cell === null) break;
    const next = neighbour(cell, direction);
    cell = cellName(next.column, next.row);
  }
  return refused;
}
