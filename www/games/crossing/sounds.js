// Chooses the sound of a turn of The Crossing.

import { effectsOf, sightOf } from "./position.js";

/**
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply the ply before the turn
 * @returns {import("../../kit/boards/board.js").Sound}
 */
export function soundOf(scene, ply) {
  const sight = sightOf(scene);
  const fates = effectsOf(sight, ply, sight.moves()[ply]).map(({ fate }) => fate);
  if (fates.includes("drown") || fates.includes("sink")) return "sink";
  return fates.includes("cross") ? "deliver" : "move";
}
