// One engine in a worker: lines in, lines out, and intermediate results as `info` lines.
//
// All times are measured here, from the last line received to the answer, so that the page's own work is free.

import { latest } from "../kit/page/latest.js";
import { takeGame } from "../play/load.js";
import { Pace } from "./pace.js";

/** @typedef {import("../wasm/warren.js").Engine} Engine */

/**
 * A request for an answer. If the contest's clock is for the whole game, `limit` is the time left, and the engine uses a share
 * of it. `alone` means that this answer may use all of it.
 * @typedef {import("../wasm/warren.js").Due & {alone?: boolean}} Due
 */

/**
 * Requests from the page.
 * @typedef {{type: "load", module: WebAssembly.Module, game: string, level: number, seed: number}
 *   | {type: "start", job: number, files: import("../wasm/warren.js").File[], lines: string[], position: string | null,
 *      seat: number, transcript: import("../wasm/warren.js").Said[], due: Due | null}
 *   | {type: "send", job: number, lines: string[], due: Due | null}
 *   | {type: "stop"}} Request
 */

/**
 * Reports to the page. `took` is the time since the request arrived, in milliseconds; `at` is the time at which the answer was
 * sent, in milliseconds since 1970.
 * @typedef {{type: "ready"}
 *   | {type: "info", job: number, text: string}
 *   | {type: "answer", job: number, lines: string[], took: number, at: number}
 *   | {type: "failed", message: string}} Report
 */

/** The maximum time slice without checking for messages, in milliseconds. */
const SLICE_MS = 40;
/** If a slice took this long, the worker was asleep in between, for example on a suspended phone. */
const MIN_SLEEP_MS = 2000;

/** @type {Engine | undefined} */
let engine;
/** The requests. A replaced job sees that it is not the latest. */
const requests = latest();

const pace = new Pace();

/** @param {Report} report */
const report = (report) => postMessage(report);

// Yields to pending messages. The browser would delay a timer.
const channel = new MessageChannel();
/** @type {(() => void) | undefined} */
let resume;
channel.port1.onmessage = () => resume?.();
const yieldToMessages = () =>
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
 * @param {number} began the time at which the request arrived
 */
async function serve(request, began) {
  if (request.type === "load") {
    const { Engine } = await takeGame(request.game, request.module);
    engine = new Engine(request.game, request.level, request.seed);
    report({ type: "ready" });
    return;
  }
  if (!engine) throw new Error("the engine is not loaded");
  requests.next();
  if (request.type === "stop") return;
  if (request.type === "start") {
    engine.start(request.files, request.lines, request.position, request.seat, request.transcript);
  } else {
    for (const line of request.lines) engine.hear(line);
  }
  if (request.due) await answer(engine, request.job, began, request.due);
}

/**
 * Thinks until the limit, less a margin, or for its share of the time, and answers.
 * @param {Engine} engine
 * @param {number} job
 * @param {number} began
 * @param {Due} due
 */
async function answer(engine, job, began, due) {
  const ownRequest = requests.current;
  let deadline = pace.deadline(began, due.limit, (timeLeft, late) =>
    due.alone ? timeLeft : engine.share(timeLeft, late),
  );
  // Sends the page a move to play at once, in case the engine fails later.
  report({ type: "info", job, text: `info pv ${engine.best()}` });
  let wasAsleep = false;
  for (;;) {
    const sliceStart = performance.now();
    const timeLeft = deadline - sliceStart;
    if (timeLeft <= 0) break;
    const { done, info } = engine.think(Math.min(timeLeft, SLICE_MS));
    if (info) report({ type: "info", job, text: info });
    if (done) break;
    await yieldToMessages();
    if (!ownRequest.isCurrent) return;
    const elapsed = performance.now() - sliceStart;
    // At most once: on a very slow machine the clock must continue.
    if (elapsed > MIN_SLEEP_MS && !wasAsleep) {
      wasAsleep = true;
      deadline += elapsed;
    }
  }
  const lines = engine.answer();
  const answeredAt = performance.now();
  report({
    type: "answer",
    job,
    lines,
    took: answeredAt - began,
    at: performance.timeOrigin + answeredAt,
  });
  pace.learn(deadline, answeredAt);
}
