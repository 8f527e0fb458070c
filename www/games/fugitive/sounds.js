// Chooses the sound of a move of the detectives or the fugitive.

import { effectsOf, sightOf } from "./position.js";

/**
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply the ply before the move
 * @returns {import("../../kit/boards/board.js").Sound}
 */
export function soundOf(scene, ply) {
  const sight = sightOf(scene);
  const effects = effectsOf(sight, ply, sight.moves()[ply]);
  if (effects.some(({ kind }) => kind === "catch")) return "take";
  const isAnnounced = effects.some((effect) => effect.kind === "run" && effect.announced);
  return isAnnounced ? "gain" : "move";
}
