// The data for pictures that are drawn without the rules: the replay on the home page's card (tools/samples.mjs) and the first
// positions of puzzles (tools/puzzle-drawings.mjs).

import { marksIn } from "./position-marks.js";

/** The player whose knowledge the card's replay shows. */
export const REPLAY_VIEWER = 0;

/** The data that all pictures share: none. */
export const sharedBy = () => ({});

/**
 * The drawing of the position at a ply, as its viewer knows it.
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} ply
 */
export const frameAt = (scene, ply) => marksIn(scene, ply);
