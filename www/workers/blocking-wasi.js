// Runs a WASI program in browsers that cannot suspend it: this worker blocks while the program waits, by a request that the
// site's service worker answers once there is a line.

import { begin } from "../play/running/sandbox/begin.js";
import { now } from "../play/running/sandbox/captured.js";
import { loadWasi, unstartedError } from "../play/running/sandbox/wasi-program.js";

/** @typedef {import("../play/running/sandbox/begin.js").LifeCycle} LifeCycle */
/** @typedef {import("../play/running/fetched-lines.js").Answer} Answer */

/**
 * The maximum time of a request, in milliseconds. Browsers end service workers that seem stuck, and do not replace one in the
 * middle of an answer.
 */
const MAX_REST_MS = 2000;
/**
 * A service worker that is being replaced fails at once, or is late by more than this beyond the requested wait, in
 * milliseconds.
 */
const MAX_DELAY_MS = 3000;
/**
 * The request is repeated after a pause, until the patience is used up. Each try uses up its time, but at least the minimum. In
 * milliseconds.
 */
const RETRY_PAUSE_MS = 100;
const MAX_RETRY_MS = 10_000;
const MIN_WAIT_MS = 500;
/** The pause between two requests, during which a new version's service worker may replace the old one. In milliseconds. */
const REQUEST_GAP_MS = 20;

const Request = XMLHttpRequest;

/** Thrown to exit a program that receives no more lines. */
const LINES_LOST = unstartedError("uncontrolled", "");

begin({
  load: async (lifeCycle) => {
    const { address } = lifeCycle.start.parts;
    // Checked before the program runs.
    requestLines(address, 0, 0);
    const program = await loadWasi(
      lifeCycle,
      waiting(lifeCycle, address),
      () => {},
      (thrown) =>
        thrown === LINES_LOST
          ? { kind: "unstarted", message: "", trace: [], reason: "uncontrolled" }
          : undefined,
    );
    return () => {
      lifeCycle.ready();
      lifeCycle.clock.enter();
      try {
        program.instantiate()();
        program.exited();
      } catch (thrown) {
        program.failed(thrown);
      }
    };
  },
});

/**
 * @param {LifeCycle} lifeCycle
 * @param {string} address the address of requests for lines
 * @returns {import("../play/running/sandbox/wasi-calls.js").Wait}
 */
function waiting({ clock, hear, output, report }, address) {
  let received = 0;
  let isFinished = false;
  let isResting = false;
  return (milliseconds, forInput) => {
    output.flush();
    if (!isResting) clock.recordWait();
    const wait = Math.min(Math.ceil(milliseconds), MAX_REST_MS);
    if (forInput) report({ type: "asking" });
    const answer = requestLines(address, forInput ? received : Number.POSITIVE_INFINITY, wait);
    if (forInput) {
      for (const { lines, sent } of answer.entries) hear({ type: "lines", lines, sent });
      received += answer.entries.length;
      report({ type: "received", count: received });
      if (answer.isFinished && !isFinished) hear({ type: "finish" });
      isFinished ||= answer.isFinished;
    }
    // Without lines it keeps waiting.
    isResting = answer.entries.length === 0 && milliseconds === Number.POSITIVE_INFINITY;
    if (isResting && !isFinished) blockFor(REQUEST_GAP_MS);
  };
}

/**
 * Requests lines, and waits for them.
 * @param {string} address
 * @param {number} after the number of received entries; a number that is never reached if no lines are wanted
 * @param {number} wait the maximum wait, in milliseconds
 * @returns {Answer}
 */
function requestLines(address, after, wait) {
  for (let timeLeft = MAX_RETRY_MS; timeLeft > 0; ) {
    const startTime = now();
    try {
      const request = new Request();
      request.open("GET", `${address}&after=${after}&wait=${wait}`, false);
      // Chromium delays a request to a worker that is gone by five minutes.
      request.timeout = wait + MAX_DELAY_MS;
      request.send();
      // Any other answer does not come from the service worker.
      const answer = JSON.parse(request.responseText);
      if (Array.isArray(answer.entries)) return answer;
    } catch {
      // No answer, or an answer of the host.
    }
    timeLeft -= Math.max(now() - startTime, MIN_WAIT_MS);
    blockFor(RETRY_PAUSE_MS);
  }
  throw LINES_LOST;
}

/**
 * Passes time. A worker has no other way to do so without leaving the program.
 * @param {number} milliseconds
 */
function blockFor(milliseconds) {
  for (const until = now() + milliseconds; now() < until; );
}
