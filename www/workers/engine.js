// One engine in a worker: lines in, lines out, and what it has found so far as `info` lines beside them.
//
// Every time is measured here, from the last line handed over to the answer, so the page's own work costs nobody time.

import init, { Engine } from "../wasm/engines.js";

/**
 * What the page asks for.
 * @typedef {{type: "load", module: WebAssembly.Module, game: string, level: number, seed: number}
 *   | {type: "start", job: number, files: import("../wasm/engines.js").File[], lines: string[], position: string | null,
 *      seat: number, transcript: import("../wasm/engines.js").Said[], due: import("../wasm/engines.js").Due | null}
 *   | {type: "send", job: number, lines: string[], due: import("../wasm/engines.js").Due | null}
 *   | {type: "stop"}} Request
 */

/**
 * What it gets.
 * @typedef {{type: "ready"}
 *   | {type: "info", job: number, text: string}
 *   | {type: "answer", job: number, lines: string[], took: number}
 *   | {type: "failed", message: string}} Report
 */

/** The longest that the engine thinks without listening, in milliseconds. */
const SLICE = 40;

/** What is kept of a limit in any case, as a part of it and in milliseconds at most; and no more than half of it. */
const MARGIN = { part: 0.1, most: 100 };

/** @type {Engine | undefined} */
let engine;
/** Counts up with every request, so that a job that was replaced notices. */
let current = 0;

/** By how many milliseconds the latest of all answers missed its own deadline: kept in reserve from then on. */
let lateness = 0;

/** @param {Report} report */
const report = (report) => postMessage(report);

// Yields to messages that wait; a timer would be held back by the browser.
const channel = new MessageChannel();
/** @type {(() => void) | undefined} */
let resume;
channel.port1.onmessage = () => resume?.();
const breathe = () =>
  new Promise((resolve) => {
    resume = () => resolve(undefined);
    channel.port2.postMessage(null);
  });

onmessage = async ({ data }) => {
  const began = performance.now();
  try {
    await serve(/** @type {Request} */ (data), began);
  } catch (error) {
    report({ type: "failed", message: String(error) });
  }
};

/**
 * @param {Request} request
 * @param {number} began when the request came
 */
async function serve(request, began) {
  if (request.type === "load") {
    await init({ module_or_path: request.module });
    engine = new Engine(request.game, request.level, request.seed);
    report({ type: "ready" });
    return;
  }
  if (!engine) throw new Error("the engine is not loaded");
  current += 1;
  if (request.type === "stop") return;
  if (request.type === "start") {
    engine.start(request.files, request.lines, request.position, request.seat, request.transcript);
  } else {
    for (const line of request.lines) engine.hear(line);
  }
  if (request.due) await answer(engine, request.job, began, request.due.limit);
}

/**
 * Thinks until the limit, less a margin, and answers.
 * @param {Engine} engine
 * @param {number} job
 * @param {number} began
 * @param {number | null} limit
 */
async function answer(engine, job, began, limit) {
  const mine = current;
  const until = limit === null ? Number.POSITIVE_INFINITY : began + limit - margin(limit);
  // The page has a move to play from the first moment on, whatever happens here.
  report({ type: "info", job, text: `info pv ${engine.best()}` });
  for (;;) {
    const left = until - performance.now();
    if (left <= 0) break;
    const { done, info } = engine.think(Math.min(left, SLICE));
    if (info) report({ type: "info", job, text: info });
    if (done) break;
    await breathe();
    if (mine !== current) return;
  }
  const lines = engine.answer();
  const out = performance.now();
  report({ type: "answer", job, lines, took: out - began });
  lateness = Math.max(lateness, out - until);
}

/** @param {number} limit */
function margin(limit) {
  return Math.min(Math.min(limit * MARGIN.part, MARGIN.most) + lateness, limit / 2);
}
