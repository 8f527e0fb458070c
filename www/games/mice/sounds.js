// Chooses the sound of a turn of mice and cats.

import { eventsOf } from "./position.js";

/**
 * The events are those that the board shows with the arrow: the animals' way after it.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply the ply before the turn
 * @returns {import("../../kit/boards/board.js").Sound}
 */
export function soundOf(scene, ply) {
  const kinds = eventsOf(scene, ply + 1).map(({ kind }) => kind);
  if (kinds.includes("raid")) return "loss";
  if (kinds.includes("eat")) return "take";
  return kinds.includes("rescue") ? "deliver" : "move";
}
