// A game with secrets, in the form that its worker receives.

/** @typedef {import("./transcripts.js").SeatBeginning} SeatBeginning */

/**
 * A game for the worker: its record, plain or sealed, or null to sample a new start. `start` is the record of the start if the
 * start is public, otherwise `opening` holds the first lines for one seat, once they are known. `isPractice` begins a practice
 * game; a continued game records by itself whether it is one.
 * @typedef {{game: string, text: string | null, isSealed: boolean, isPractice: boolean, start: string | null,
 *   opening: SeatBeginning | null}} Source
 */

/**
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {import("../../wasm/warren.js").Scene} scene
 * @returns {Source}
 */
export function sourceOf(warren, scene) {
  const { game } = scene;
  const defaults = { isPractice: false, start: null, opening: null };
  const source = { game, text: scene.record(), isSealed: false, ...defaults };
  if (warren.isStartSecret(game)) return source;
  const start = scene.copy();
  start.cut(0);
  // Knowledge about this game does not apply to others with the same start.
  const lines = start.record().split("\n");
  return { ...source, start: lines.filter((line) => !line.startsWith("#")).join("\n") };
}
