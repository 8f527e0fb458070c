// Makes boards, maps and puzzles, and solves puzzles, in a worker: each may take seconds.

import { loadMaking } from "../games/making.js";
import { takeStudy } from "../play/load.js";

/** @typedef {import("../games/making.js").MakingNumbers} Numbers */

/**
 * Requests from the page. `load` comes first. `make-start` makes a start with the chosen numbers, `sample-start` a random one.
 * `evaluate-moves` asks for the prospects of a puzzle after the moves, `judge-moves` for the verdict on them.
 * @typedef {{ type: "load", module: WebAssembly.Module, game: string }
 *   | { type: "make-start", job: number, numbers: Numbers, seed: number }
 *   | { type: "sample-start", job: number, seats: number, seed: number }
 *   | { type: "make-puzzle", job: number, kind: string, seed: number }
 *   | { type: "solve-puzzle", job: number, text: string }
 *   | { type: "evaluate-moves" | "judge-moves", job: number, text: string, moves: string[] }} Request
 */

/**
 * Reports to the page. `ready`: the game is loaded. `made`: the lines of a start, a puzzle's text, or the solver's proof,
 * outlook or verdict. `refused`: the fault, as a problem of the rules or a message of the browser.
 * @typedef {{ type: "ready" }
 *   | { type: "made", job: number, made: string[] | string | null | import("../wasm/warren.js").PuzzleProof
 *     | import("../wasm/warren.js").PuzzleOutlook | import("../wasm/warren.js").PuzzleVerdict }
 *   | { type: "refused", job: number, problem: unknown }} Report
 */

/** @typedef {import("../play/load.js").Warren} Warren */

/** The game and its functions. @type {Promise<{ game: string, warren: Warren }> | undefined} */
let loaded;

/** The puzzle of the last request, kept because it caches its solver's results.
 * @type {{ text: string, puzzle: import("../wasm/warren.js").Puzzle } | undefined} */
let lastPuzzle;

onmessage = async ({ data }) => {
  const request = /** @type {Request} */ (data);
  if (request.type === "load") {
    const { game, module } = request;
    loaded = takeStudy(game, module).then((warren) => ({ game, warren }));
    // The request may take long; the page must know that the worker is alive.
    loaded.then(
      () => report({ type: "ready" }),
      () => {},
    );
    return;
  }
  const { job } = request;
  try {
    if (!loaded) throw new Error("no game is loaded");
    const { game, warren } = await loaded;
    report({ type: "made", job, made: await make(game, warren, request) });
  } catch (thrown) {
    report({ type: "refused", job, problem: thrown instanceof Error ? String(thrown) : thrown });
  }
};

/**
 * @param {string} game
 * @param {Warren} warren
 * @param {Exclude<Request, { type: "load" }>} request
 */
async function make(game, warren, request) {
  switch (request.type) {
    case "make-start": {
      const { makeStart } = await loadMaking(game);
      if (!makeStart) throw new Error(`${game} has no start generator`);
      return makeStart(warren, request.numbers, request.seed);
    }
    case "sample-start":
      return warren.drawStart(game, request.seats, request.seed) ?? null;
    case "make-puzzle": {
      const { makePuzzle } = await loadMaking(game);
      if (!makePuzzle) throw new Error(`${game} has no puzzle generator`);
      return makePuzzle(warren, request.kind, request.seed);
    }
    case "solve-puzzle":
      return puzzleOf(warren, request.text).proof();
    case "evaluate-moves":
      return puzzleOf(warren, request.text).outlook(request.moves);
    case "judge-moves":
      return puzzleOf(warren, request.text).judge(request.moves);
  }
}

/**
 * @param {Warren} warren
 * @param {string} text
 */
function puzzleOf({ Puzzle }, text) {
  if (lastPuzzle?.text !== text) {
    lastPuzzle?.puzzle.free();
    lastPuzzle = undefined;
    lastPuzzle = { text, puzzle: Puzzle.read(text) };
  }
  return lastPuzzle.puzzle;
}

/** @param {Report} report */
function report(report) {
  postMessage(report);
}
