// The data for pictures that are drawn without the rules: the replay on the home page's card (tools/samples.mjs) and the first
// positions of puzzles (tools/puzzle-drawings.mjs).

/**
 * The data that all pictures share.
 * @param {import("../../wasm/warren.js").Scene} _scene
 */
export const sharedBy = (_scene) => ({});

/**
 * The position at a ply as data for drawing.
 * @param {import("../../wasm/warren.js").Scene} scene
 * @param {number} ply
 */
export const frameAt = (scene, ply) => ({ setting: scene.setting(ply) });
