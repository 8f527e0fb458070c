// Where matches come from: a match of its own for each game, here or, while it has secrets, in a worker.

import { Match } from "./match.js";
import { hasSecrets } from "./seats.js";
import { verdictOf } from "./verdict.js";

/** The module that plays the game. @typedef {typeof import("../wasm/rules.js")} Warren */
/** @typedef {import("../wasm/rules.js").Scene} Scene */
/** @typedef {import("./match.js").Keeping} Keeping */
/** @typedef {import("./hidden-match.js").HiddenMatch} HiddenMatch */
/** @typedef {import("./hidden-match.js").Revealed} Revealed */
/** @typedef {import("./hidden-match.js").Source} Source */
/** @typedef {import("./store.js").Stored} Stored */

/**
 * The match of a stored game; undefined if it cannot be read or is another game's.
 * @param {Warren} warren
 * @param {Stored} stored
 * @param {boolean} [watching] whether it is only looked at
 * @returns {Promise<Match | HiddenMatch | undefined>} rejected if the referee of a game with secrets cannot be had
 */
export async function matchOf(warren, stored, watching = false) {
  const scene = readScene(warren, stored.start ?? stored.record);
  if (!scene) return undefined;
  const fits = scene.game === stored.game && scene.seats === stored.seats.length;
  if (fits && stored.start === undefined) return matchFrom(warren, scene, keptOf(stored));
  scene.free();
  if (!fits || stored.start === undefined) return undefined;
  const source = { text: stored.record, isSealed: true, start: stored.start };
  return hidden(warren, source, keptOf(stored), { watching }).catch((thrown) => {
    if (thrown.cause === "unreadable") return undefined;
    throw thrown;
  });
}

/**
 * A match that goes on from a scene.
 * @param {Warren} warren
 * @param {Scene} scene not the caller's any more
 * @param {Keeping} kept
 * @returns {Promise<Match | HiddenMatch>}
 */
export async function matchFrom(warren, scene, kept) {
  if (!hasSecrets(warren, scene.game, kept.seats) || verdictOf(scene)) {
    return new Match(warren, scene, kept, { painted });
  }
  const source = sourceOf(scene);
  scene.free();
  return hidden(warren, source, kept, {});
}

/**
 * The match of a game with secrets that is over.
 * @param {Warren} warren
 * @param {Revealed} revealed
 */
export function revealedMatch(warren, { record, kept, verdict }) {
  return new Match(warren, warren.Scene.fromRecord(record), kept, { painted }, verdict);
}

/**
 * The match of a game with secrets that was over and goes on from the last turn of a person.
 * @param {Warren} warren
 * @param {Scene} scene
 * @param {Keeping} kept
 */
export function rewoundMatch(warren, scene, kept) {
  return hidden(warren, sourceOf(scene), kept, { undo: true });
}

/**
 * @param {Warren} warren
 * @param {Source} source
 * @param {Keeping} kept
 * @param {{undo?: boolean, watching?: boolean}} how
 */
async function hidden(warren, source, kept, how) {
  const { HiddenMatch } = await import("./hidden-match.js");
  // Whatever plays games with secrets is the module that has all of it.
  const engines = /** @type {typeof import("../wasm/engines.js")} */ (warren);
  const match = new HiddenMatch(engines, source, kept);
  let revealed;
  try {
    revealed = await match.open(how);
  } catch (thrown) {
    match.close();
    throw thrown;
  }
  if (!revealed) return match;
  match.close();
  return revealedMatch(warren, revealed);
}

/**
 * @param {Scene} scene
 * @returns {Source}
 */
function sourceOf(scene) {
  const start = scene.copy();
  start.cut(0);
  const source = { text: scene.record(), isSealed: false, start: start.record() };
  start.free();
  return source;
}

/**
 * @param {Warren} warren
 * @param {string} record
 */
function readScene(warren, record) {
  try {
    return warren.Scene.fromRecord(record);
  } catch {
    return undefined;
  }
}

/**
 * @param {Stored} stored
 * @returns {Keeping}
 */
function keptOf({ seats, marks, left, undone, paused }) {
  return { seats, marks, left, undone, paused };
}

/**
 * What has changed is seen when the next frame is done, which on a slow device is late.
 * @param {() => void} seen
 */
function painted(seen) {
  requestAnimationFrame(() => requestAnimationFrame(seen));
}
