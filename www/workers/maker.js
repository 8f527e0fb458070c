// Boards and maps made, puzzles made and solved, in a worker: it may take seconds.

import init, {
  crossingPuzzle,
  fugitiveMap,
  miceBoard,
  micePuzzle,
  Puzzle,
} from "../wasm/engines.js";

/**
 * What a puzzle shall be like.
 * @typedef {{ game: "mice" } & import("../wasm/engines.js").MicePuzzleOptions
 *   | { game: "crossing", level: import("../wasm/engines.js").PuzzleLevel }} PuzzleWish
 */

/**
 * What the page asks for; `load` comes first.
 * @typedef {{ type: "load", module: WebAssembly.Module }
 *   | { type: "board", job: number, options: import("../wasm/engines.js").MiceBoardOptions, seed: number }
 *   | { type: "map", job: number, cities: number, seed: number }
 *   | { type: "puzzle", job: number, wish: PuzzleWish, seed: number }
 *   | { type: "solve", job: number, text: string }
 *   | { type: "outlook", job: number, text: string, moves: string[] }} Request
 */

/**
 * What it gets: the lines of a board's or a map's start, a puzzle's text, what the solver knows of a puzzle or of how it stands; or
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
      return makePuzzle(request.wish, request.seed);
    case "solve":
      return puzzleOf(request.text).proof();
    case "outlook":
      return puzzleOf(request.text).outlook(request.moves);
  }
}

/**
 * @param {PuzzleWish} wish
 * @param {number} seed
 */
function makePuzzle(wish, seed) {
  return wish.game === "crossing" ? crossingPuzzle(wish.level, seed) : micePuzzle(wish, seed);
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
