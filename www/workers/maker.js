// Boards and maps made, puzzles made and solved, in a worker: it may take seconds.

import init, { fugitiveMap, miceBoard, micePuzzle, solveMice } from "../wasm/engines.js";

/**
 * What the page asks for; `load` comes first.
 * @typedef {{ type: "load", module: WebAssembly.Module }
 *   | { type: "board", job: number, options: import("../wasm/engines.js").MiceBoardOptions, seed: number }
 *   | { type: "map", job: number, cities: number, seed: number }
 *   | { type: "puzzle", job: number, options: import("../wasm/engines.js").MicePuzzleOptions, seed: number }
 *   | { type: "solve", job: number, text: string }} Request
 */

/**
 * What it gets: the lines of a board's or a map's start, a puzzle's text, what the solver knows of a puzzle; or why there is none,
 * a problem of the rules or a sentence of the browser's.
 * @typedef {{ type: "made", job: number, made: string[] | string | import("../wasm/engines.js").PuzzleProof }
 *   | { type: "refused", job: number, problem: unknown }} Report
 */

/** @type {Promise<unknown> | undefined} */
let loaded;

onmessage = async ({ data }) => {
  const request = /** @type {Request} */ (data);
  if (request.type === "load") {
    loaded = init({ module_or_path: request.module });
    return;
  }
  const { job } = request;
  try {
    await loaded;
    report({ type: "made", job, made: make(request) });
  } catch (thrown) {
    report({ type: "refused", job, problem: thrown instanceof Error ? String(thrown) : thrown });
  }
};

/** @param {Exclude<Request, { type: "load" }>} request */
function make(request) {
  switch (request.type) {
    case "board":
      return miceBoard(request.options, request.seed);
    case "map":
      return fugitiveMap(request.cities, request.seed);
    case "puzzle":
      return micePuzzle(request.options, request.seed);
    case "solve":
      return /** @type {import("../wasm/engines.js").PuzzleProof} */ (solveMice(request.text));
  }
}

/** @param {Report} report */
function report(report) {
  postMessage(report);
}
