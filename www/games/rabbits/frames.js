// The data for the pictures of the replay on the home page's card. tools/samples.mjs writes it to replay.js.

/**
 * The data that all pictures share.
 * @param {import("../../wasm/warren.js").Scene} scene
 */
export const sharedBy = (scene) => ({ setting: scene.setting() });

/**
 * The position at a ply as data for drawing (`report`), and the move before it.
 * @param {import("../../wasm/warren.js").Scene} scene
 * @param {number} ply at least 1
 */
export const frameAt = (scene, ply) => ({
  report: scene.report(ply),
  effects: scene.effects(ply - 1, scene.moves()[ply - 1]),
  due: Array.from(scene.due(ply - 1)),
});
