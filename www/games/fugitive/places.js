// The places of the cities on maps, computed by a worker and cached for the tab.

import { stopped } from "../../page/failure.js";
import { startWorker } from "../../worker-client/start-worker.js";

/**
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../../maps/layout.js").MapView} MapView
 * @typedef {import("../../workers/layout.js").Report} Report
 */

/** The number of maps in the cache, the most recently used ones. */
const MOST = 40;

/** @type {Map<string, { asked: Promise<readonly Point[]>, known: readonly Point[] | null }>} by the text of the map */
const maps = new Map();

/** @type {Map<number, { resolve: (places: Point[]) => void, reject: (problem: Error) => void }>} by job */
const waiting = new Map();

/** @type {import("../../worker-client/start-worker.js").AnyWorker | null} */
let worker = null;
let jobs = 0;

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
  const entry = found ?? { asked: reckon(map), known: null };
  maps.set(name, entry);
  if (!found) {
    for (const [oldest] of maps) if (maps.size > MOST) maps.delete(oldest);
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
function reckon({ cities, roads }) {
  worker ??= start();
  const asked = worker;
  jobs += 1;
  const job = jobs;
  return new Promise((resolve, reject) => {
    waiting.set(job, { resolve, reject });
    asked.postMessage({ job, map: { cities, roads } });
  });
}

function start() {
  const started = startWorker("workers/layout.js");
  started.onmessage = ({ data }) => hear(/** @type {Report} */ (data));
  started.onerror = (event) => {
    event.preventDefault();
    stop();
    const failed = [...waiting.values()];
    waiting.clear();
    for (const { reject } of failed) reject(stopped(event));
  };
  return started;
}

/** @param {Report} report */
function hear(report) {
  const asker = waiting.get(report.job);
  waiting.delete(report.job);
  if ("places" in report) asker?.resolve(report.places);
  else asker?.reject(new Error(report.problem));
  if (waiting.size === 0) stop();
}

/** Ends the worker when it has no more jobs: new maps are rare. */
function stop() {
  worker?.terminate();
  worker = null;
}
