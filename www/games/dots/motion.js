// The animation of a move of dots: the added dot lands, then the dots jump along the row one after another; dots without room
// return. The module computes the drawing of each moment.

import { columnAndRowOf, neighbour } from "./geometry.js";

/**
 * @typedef {import("./position.js").Stacks} Stacks
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./geometry.js").Direction} Direction
 */

/** The duration of a move on the screen, in ms. */
export const DURATION_MS = 200;

/** The fraction of the duration that one dot spends in the air. */
const FLIGHT_FRACTION = 0.55;

/**
 * @param {Stacks} before
 * @param {Effect[]} effects
 * @param {number} seat the mover
 * @param {Direction} direction
 * @param {number} progress 0..1
 */
export function animationAt(before, effects, seat, direction, progress) {
  const [originEffect, ...jumps] = effects;
  if (originEffect.kind !== "stay")
    throw new Error("a move's first effect is what stays on its own cell");
  const [column, row] = columnAndRowOf(originEffect.cell);
  const next = neighbour(originEffect.cell, direction);
  const [dx, dy] = [next.column - column, next.row - row];
  const stacks = new Map(before);
  const flyingDots = [];
  let remainingDots = 1;

  jumps.forEach((effect, i) => {
    const delayPerDot = jumps.length > 1 ? (1 - FLIGHT_FRACTION) / (jumps.length - 1) : 0;
    const flightProgress = Math.min(1, Math.max(0, (progress - i * delayPerDot) / FLIGHT_FRACTION));
    const eased = 1 - (1 - flightProgress) ** 2;
    // A dot without room turns at the full cell or the edge and comes back.
    const maxDistance = effect.kind === "return" ? 0.5 + i : 1 + i;
    const distance =
      effect.kind === "return" ? maxDistance * (1 - Math.abs(2 * eased - 1)) : maxDistance * eased;
    if (flightProgress < 1)
      flyingDots.push({
        x: column + dx * distance,
        y: row + dy * distance,
        lift: Math.sin(Math.PI * flightProgress),
        seat,
      });
    else if (effect.kind === "lay") stacks.set(effect.cell, { seat, dots: effect.dots });
    else remainingDots += 1;
  });
  stacks.set(originEffect.cell, { seat, dots: remainingDots });
  if (jumps.length === 0 && progress < 1) {
    stacks.delete(originEffect.cell);
    flyingDots.push({ x: column, y: row, lift: 1 - progress, seat });
  }
  return { stacks, flyingDots };
}
