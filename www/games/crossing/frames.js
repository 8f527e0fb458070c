// The data for the pictures of the replay on the home page's card. tools/samples.mjs writes it to replay.js.

import { marksIn } from "./position-marks.js";

/** The player whose knowledge is shown. */
const VIEWER = 0;

/** The data that all pictures share: none. */
export const sharedBy = () => ({});

/**
 * The drawing of the position at a ply, as one player knows it.
 * @param {import("../../wasm/warren.js").Scene} scene
 * @param {number} ply
 */
export const frameAt = (scene, ply) => marksIn(scene.sight(VIEWER), ply);
