// A game with secrets, as the worker that keeps them receives it.

/** @typedef {import("./transcripts.js").Opening} Opening */

/**
 * A game as the worker receives it: its record, plain or sealed, or null to draw a new start. `start` is the record of the
 * start if the start is public, otherwise `opening` is what one seat is sent first, once that is known. `isPractice` begins a
 * practice game; a game that goes on says itself whether it is one.
 * @typedef {{game: string, text: string | null, isSealed: boolean, isPractice: boolean, start: string | null,
 *   opening: Opening | null}} Source
 */

/**
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {import("../../wasm/warren.js").Scene} scene
 * @returns {Source}
 */
export function sourceOf(warren, scene) {
  const { game } = scene;
  const known = { isPractice: false, start: null, opening: null };
  const source = { game, text: scene.record(), isSealed: false, ...known };
  if (warren.isStartSecret(game)) return source;
  const start = scene.copy();
  start.cut(0);
  // What is known about this game is not known about others with the same start.
  const lines = start.record().split("\n");
  return { ...source, start: lines.filter((line) => !line.startsWith("#")).join("\n") };
}
