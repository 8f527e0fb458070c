// Chooses the sound of a turn of rabbits or hunters.

import { effectsOf } from "./position.js";

/**
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply the ply before the turn
 * @returns {import("../../kit/boards/board.js").Sound}
 */
export function soundOf(scene, ply) {
  const kinds = effectsOf(scene, ply, scene.moves()[ply]).map(({ kind }) => kind);
  if (kinds.includes("catch")) return "take";
  return kinds.includes("eat") ? "gain" : "move";
}
