// The data for pictures that are drawn without the rules: the replay on the home page's card (tools/samples.mjs) and the first
// positions of puzzles (tools/puzzle-drawings.mjs).

/**
 * The data that all pictures share.
 * @param {import("../../wasm/warren.js").Scene} scene
 */
export const sharedBy = (scene) => ({ setting: scene.setting() });

/**
 * The position at a ply as data for drawing (`report`), the effects of the move before it, and the seats that made that move.
 * @param {import("../../wasm/warren.js").Scene} scene
 * @param {number} ply
 */
export const frameAt = (scene, ply) => ({
  report: scene.report(ply),
  ...(ply > 0 && {
    effects: scene.effects(ply - 1, scene.moves()[ply - 1]),
    due: Array.from(scene.due(ply - 1)),
  }),
});
