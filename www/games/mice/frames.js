// The data for the pictures of the replay on the home page's card. tools/samples.mjs writes it to replay.js.

/**
 * The data that all pictures share.
 * @param {import("../../wasm/warren.js").Scene} _scene
 */
export const sharedBy = (_scene) => ({});

/**
 * The position at a ply as data for drawing (`report`), and the move before it.
 * @param {import("../../wasm/warren.js").Scene} scene
 * @param {number} ply at least 1
 */
export const frameAt = (scene, ply) => ({
  report: scene.report(ply),
  setting: scene.setting(ply),
  effects: scene.effects(ply - 1, scene.moves()[ply - 1]),
  due: Array.from(scene.due(ply - 1)),
});
