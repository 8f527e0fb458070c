// Where matches come from: each game's own, from what is stored of it.

import { Match } from "./match.js";

/** @typedef {import("./store.js").Stored} Stored */

/**
 * The match of a stored game, not begun yet; undefined if its record cannot be read or is another game's.
 * @param {typeof import("../wasm/rules.js")} warren
 * @param {Stored} stored
 */
export function matchOf(warren, stored) {
  let scene;
  try {
    scene = warren.Scene.fromRecord(stored.record);
  } catch {
    return undefined;
  }
  if (scene.game === stored.game && scene.seats === stored.seats.length) {
    return matchFrom(warren, scene, stored);
  }
  scene.free();
  return undefined;
}

/**
 * A match that goes on from a scene.
 * @param {typeof import("../wasm/rules.js")} warren
 * @param {import("../wasm/rules.js").Scene} scene the match frees it
 * @param {import("./match.js").Keeping} kept
 */
export function matchFrom(warren, scene, kept) {
  return new Match(warren, scene, kept, painted);
}

/**
 * What has changed is seen when the next frame is done, which on a slow device is late.
 * @param {() => void} seen
 */
function painted(seen) {
  requestAnimationFrame(() => requestAnimationFrame(seen));
}
