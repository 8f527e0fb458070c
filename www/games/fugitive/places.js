// The places of the cities on maps, computed by a worker and cached for the tab.

import { part } from "../../kit/page/failure.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../../kit/maps/layout.js").MapView} MapView
 * @typedef {import("../../workers/layout.js").Request} Request
 * @typedef {import("../../workers/layout.js").Report} Report
 */

/** The number of maps in the cache, the most recently used ones. */
const MAX_MAPS = 40;

/** @type {Map<string, { asked: Promise<readonly Point[]>, known: readonly Point[] | null }>} by the text of the map */
const maps = new Map();

/** @type {import("../../kit/worker-client/worker-client.js").WorkerClient<Request, Report> | undefined} */
let client;

/**
 * The places of a map's cities, from the first, in the unit square; null until they are computed.
 * @param {MapView} map
 */
export function knownPlaces(map) {
  return maps.get(nameOf(map))?.known ?? null;
}

/**
 * The places of a map's cities. After a failure the next call tries again.
 * @param {MapView} map
 * @returns {Promise<readonly Point[]>}
 */
export function placesOf(map) {
  const name = nameOf(map);
  const found = maps.get(name);
  // Moves the map to the end of the cache, which drops maps from the beginning.
  maps.delete(name);
  const entry = found ?? { asked: computePlaces(map), known: null };
  maps.set(name, entry);
  if (!found) {
    for (const [oldest] of maps) if (maps.size > MAX_MAPS) maps.delete(oldest);
    entry.asked.then(
      (places) => {
        entry.known = places;
      },
      () => maps.delete(name),
    );
  }
  return entry.asked;
}

/** @param {MapView} map */
function nameOf({ cities, roads }) {
  return `${cities} ${roads.map((road) => road.join("-")).join(" ")}`;
}

/**
 * @param {MapView} map
 * @returns {Promise<readonly Point[]>}
 */
async function computePlaces({ cities, roads }) {
  // Loaded only to lay out a map: the places of the home page's map are known.
  const { WorkerClient } = await part(import("../../kit/worker-client/worker-client.js"));
  client ??= new WorkerClient({
    path: "workers/layout.js",
    create: () =>
      new Worker(new URL("../../workers/layout.js", import.meta.url), { type: "module" }),
  });
  try {
    const report = await client.ask({ map: { cities, roads } });
    if ("problem" in report) throw new Error(report.problem);
    return report.places;
  } finally {
    // New maps are rare, so the worker does not wait for the next.
    if (client.isIdle) client.end();
  }
}
