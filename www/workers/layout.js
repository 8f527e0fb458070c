// Maps laid out in a worker: a large one takes more than half a second.

import { layout } from "../maps/layout.js";

/**
 * A map to lay out, and where its cities are: how far right and down, 0 to 1, from the first; or why there is nothing.
 * @typedef {{ job: number, map: import("../maps/layout.js").MapView }} Request
 * @typedef {{ job: number, places: [number, number][] } | { job: number, problem: string }} Report
 */

onmessage = ({ data }) => {
  const { job, map } = /** @type {Request} */ (data);
  try {
    report({ job, places: layout(map) });
  } catch (thrown) {
    report({ job, problem: String(thrown) });
  }
};

/** @param {Report} report */
function report(report) {
  postMessage(report);
}
