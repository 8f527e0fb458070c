// Makes new maps in a worker.

/**
 * The lines of the start of a new map.
 * @param {import("../making.js").Warren} warren
 * @param {import("../making.js").MakingNumbers} numbers
 * @param {number} seed
 */
export function makeStart({ fugitiveMap }, { cities = 0 }, seed) {
  return fugitiveMap(cities, seed);
}
