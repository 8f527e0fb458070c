// Chooses the sound of a move of dots.

import { effectsOf } from "./position.js";

/**
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply the ply before the move
 * @returns {import("../../kit/boards/board.js").Sound}
 */
export function soundOf(scene, ply) {
  const effects = effectsOf(scene, ply, scene.moves()[ply]);
  return effects.some((effect) => effect.kind === "lay" && effect.captured) ? "take" : "move";
}
