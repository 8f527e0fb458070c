// The places of the cities on maps, computed by a worker and cached for the tab.

import { loadPart } from "../../kit/page/failure.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../../kit/maps/layout.js").MapView} MapView
 * @typedef {import("../../workers/layout.js").Request} Request
 * @typedef {import("../../workers/layout.js").Report} Report
 */

/** The number of maps in the cache, the most recently used ones. */
const MAX_MAPS = 40;

/** @type {Map<string, { request: Promise<readonly Point[]>, places: readonly Point[] | null }>} by the text of the map */
const cache = new Map();

/** @type {import("../../kit/worker-client/worker-client.js").WorkerClient<Request, Report> | undefined} */
let client;

/**
 * The places of a map's cities, from the first, in the unit square; null until they are computed.
 * @param {MapView} map
 */
export function cachedPlacesOf(map) {
  return cache.get(mapKey(map))?.places ?? null;
}

/**
 * The places of a map's cities. After a failure the next call tries again.
 * @param {MapView} map
 * @returns {Promise<readonly Point[]>}
 */
export function placesOf(map) {
  const key = mapKey(map);
  const cachedEntry = cache.get(key);
  // Moves the map to the end of the cache, which drops maps from the beginning.
  cache.delete(key);
  const entry = cachedEntry ?? { request: computePlaces(map), places: null };
  cache.set(key, entry);
  if (!cachedEntry) {
    for (const [oldest] of cache) if (cache.size > MAX_MAPS) cache.delete(oldest);
    entry.request.then(
      (places) => {
        entry.places = places;
      },
      () => cache.delete(key),
    );
  }
  return entry.request;
}

/** @param {MapView} map */
function mapKey({ cities, roads }) {
  return `${cities} ${roads.map((road) => road.join("-")).join(" ")}`;
}

/**
 * @param {MapView} map
 * @returns {Promise<readonly Point[]>}
 */
async function computePlaces({ cities, roads }) {
  // Loaded only to lay out a map: the places of the home page's map are known.
  const { WorkerClient } = await loadPart(import("../../kit/worker-client/worker-client.js"));
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
