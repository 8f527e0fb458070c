// Chooses the sound of a turn of mice and cats.

/**
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply the ply before the turn
 * @returns {import("../../kit/boards/board.js").Sound}
 */
export function soundOf(scene, ply) {
  const effects = /** @type {import("../../wasm/warren.js").MiceEffect[]} */ (
    scene.effects(ply, scene.moves()[ply])
  );
  const kinds = effects.map(({ kind }) => kind);
  if (kinds.includes("raid")) return "loss";
  if (kinds.includes("eat")) return "take";
  return kinds.includes("rescue") ? "deliver" : "move";
}
