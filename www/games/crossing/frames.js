// What the pictures of the replay on the home page's card are drawn from. tools/samples.mjs writes it to replay.js.

import { seenIn } from "./seen.js";

/** The player whose knowledge is shown. */
const VIEWER = 0;

/** What all pictures share: nothing. */
export const sharedBy = () => ({});

/**
 * The drawing after so many turns, as one player knows it.
 * @param {import("../../wasm/warren.js").Scene} scene
 * @param {number} ply
 */
export const frameAt = (scene, ply) => seenIn(scene.sight(VIEWER), ply);
