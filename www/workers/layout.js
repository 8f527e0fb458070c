// Lays out maps in a worker: a large map takes more than half a second.

import { layout } from "../kit/maps/layout.js";

/**
 * A map to lay out; and the place of each city, as fractions of the width and height from the top left, or the problem.
 * @typedef {{ job: number, map: import("../kit/maps/layout.js").MapView }} Request
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
