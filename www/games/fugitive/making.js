// New maps, made in a worker.

import { fugitiveMap } from "../../wasm/engines.js";

/**
 * The lines of a new map's start.
 * @param {import("../making.js").MakingNumbers} numbers
 * @param {number} seed
 */
export function makeStart({ cities = 0 }, seed) {
  return fugitiveMap(cities, seed);
}
