// Boards and maps made, puzzles made and solved, in a worker: it may take seconds.

import { loadMaking } from "../games/making.js";
import init, { Puzzle } from "../wasm/engines.js";

/** @typedef {import("../games/making.js").MakingNumbers} Numbers */

/**
 * What the page asks for; `load` comes first.
 * @typedef {{ type: "load", module: WebAssembly.Module }
 *   | { type: "start", job: number, game: string, numbers: Numbers, seed: number }
 *   | { type: "puzzle", job: number, game: string, kind: string, seed: number }
 *   | { type: "solve", job: number, text: string }
 *   | { type: "outlook", job: number, text: string, moves: string[] }} Request
 */

/**
 * What it gets: the lines of a start, a puzzle's text, what the solver knows of a puzzle or of how it stands; or
 * why there is none, a problem of the rules or a sentence of the browser's.
 * @typedef {{ type: "made", job: number, made: string[] | string | import("../wasm/engines.js").PuzzleProof
 *     | import("../wasm/engines.js").PuzzleOutlook }
 *   | { type: "refused", job: number, problem: unknown }} Report
 */

/** @type {Promise<unknown> | undefined} */
let loaded;

/** The puzzle asked about last, which remembers what its solver has found. @type {{ text: string, puzzle: Puzzle } | undefined} */
let asked;

onmessage = async ({ data }) => {
  const request = /** @type {Request} */ (data);
  if (request.type === "load") {
    loaded = init({ module_or_path: request.module });
    return;
  }
  const { job } = request;
  try {
    await loaded;
    report({ type: "made", job, made: await make(request) });
  } catch (thrown) {
    report({ type: "refused", job, problem: thrown instanceof Error ? String(thrown) : thrown });
  }
};

/** @param {Exclude<Request, { type: "load" }>} request */
async function make(request) {
  switch (request.type) {
    case "start": {
      const { makeStart } = await loadMaking(request.game);
      if (!makeStart) throw new Error(`no starts of ${request.game} are made`);
      return makeStart(request.numbers, request.seed);
    }
    case "puzzle": {
      const { makePuzzle } = await loadMaking(request.game);
      if (!makePuzzle) throw new Error(`no puzzles of ${request.game} are made`);
      return makePuzzle(request.kind, request.seed);
    }
    case "solve":
      return puzzleOf(request.text).proof();
    case "outlook":
      return puzzleOf(request.text).outlook(request.moves);
  }
}

/** @param {string} text */
function puzzleOf(text) {
  if (asked?.text !== text) {
    asked?.puzzle.free();
    asked = undefined;
    asked = { text, puzzle: Puzzle.read(text) };
  }
  return asked.puzzle;
}

/** @param {Report} report */
function report(report) {
  postMessage(report);
}
