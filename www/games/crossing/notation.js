// Steps as people write them: an arrow for each player, and a point for a token that holds.

import { ARROWS, isContestForm } from "../../kit/boards/notation.js";

/** @param {string} move in the contest's notation: a step such as `E`, or the steps of both players such as `EN` */
export const stepNotation = (move) =>
  [...move].map((step) => ARROWS[step] ?? (step === "H" ? "•" : step)).join("");

/**
 * Moves as people write them. The interface has the scene and the first ply because other games need them.
 * @param {unknown} _scene
 * @param {number} _firstPly
 * @param {readonly string[]} moves
 */
export const notations = (_scene, _firstPly, moves) => moves.map(stepNotation);

/**
 * A step as the visitor reads it.
 * @param {string} step
 */
export const chosenNotation = (step) => (isContestForm() ? step : stepNotation(step));
