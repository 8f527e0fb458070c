// The animation of a move of dots: the added dot lands, then the dots jump along the row one after another; dots without room
// return. The module computes the drawing of each moment.

import { cellPlace, neighbour } from "./geometry.js";

/**
 * @typedef {import("./position.js").Stacks} Stacks
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./geometry.js").Direction} Direction
 */

/** The duration of a move on the screen, in ms. */
export const DURATION = 200;

/** The fraction of the duration that one dot spends in the air. */
const FLIGHT = 0.55;

/**
 * @param {Stacks} before
 * @param {Effect[]} effects
 * @param {number} seat the mover
 * @param {Direction} direction
 * @param {number} moment 0..1
 */
export function moveAt(before, effects, seat, direction, moment) {
  const [own, ...jumps] = effects;
  if (own.kind !== "stay") throw new Error("a move's first effect is what stays on its own cell");
  const [column, row] = cellPlace(own.cell);
  const next = neighbour(own.cell, direction);
  const [dx, dy] = [next.column - column, next.row - row];
  const stacks = new Map(before);
  const flying = [];
  let home = 1;

  jumps.forEach((effect, i) => {
    const gap = jumps.length > 1 ? (1 - FLIGHT) / (jumps.length - 1) : 0;
    const along = Math.min(1, Math.max(0, (moment - i * gap) / FLIGHT));
    const eased = 1 - (1 - along) ** 2;
    // A dot without room turns at the full cell or the edge and comes back.
    const reach = effect.kind === "return" ? 0.5 + i : 1 + i;
    const distance =
      effect.kind === "return" ? reach * (1 - Math.abs(2 * eased - 1)) : reach * eased;
    if (along < 1)
      flying.push({
        x: column + dx * distance,
        y: row + dy * distance,
        lift: Math.sin(Math.PI * along),
        seat,
      });
    else if (effect.kind === "lay") stacks.set(effect.cell, { seat, dots: effect.dots });
    else home += 1;
  });
  stacks.set(own.cell, { seat, dots: home });
  if (jumps.length === 0 && moment < 1) {
    stacks.delete(own.cell);
    flying.push({ x: column, y: row, lift: 1 - moment, seat });
  }
  return { stacks, flying };
}
