// Runs a WASI program where the browser cannot suspend it: this worker is blocked while the program waits, by a request that the
// site's service worker answers once there is a line.

import { begin } from "../play/running/sandbox/begin.js";
import { now } from "../play/running/sandbox/captured.js";
import { loadWasi, unstarted } from "../play/running/sandbox/wasi-program.js";

/** @typedef {import("../play/running/sandbox/begin.js").Life} Life */
/** @typedef {import("../play/running/fetched-lines.js").Answer} Answer */

/** How long a request may take, in milliseconds. Browsers end service workers that seem to be stuck, and replace none in the
 * middle of an answer. */
const MAX_REST_MS = 2000;
/** A service worker that is just being replaced fails at once, or gives no answer for so much longer than it was asked to wait,
 * in milliseconds. */
const UNANSWERED = 3000;
/** Then it is asked again after a pause, until patience ends, of which each try takes its time, but not less than the least. In
 * milliseconds. */
const PAUSE = 100;
const PATIENCE = 10_000;
const MIN_WAIT_MS = 500;
/** Between two requests a new version's service worker may take the place of the old one. In milliseconds. */
const GAP = 20;

const Request = XMLHttpRequest;

/** Thrown out of a program that gets no lines any more. */
const LOST = unstarted("uncontrolled", "");

begin({
  load: async (life) => {
    const { address } = life.start.parts;
    // Better to know it before the program runs.
    ask(address, 0, 0);
    const program = await loadWasi(
      life,
      waiting(life, address),
      () => {},
      (thrown) =>
        thrown === LOST
          ? { kind: "unstarted", message: "", trace: [], reason: "uncontrolled" }
          : undefined,
    );
    return () => {
      life.ready();
      life.clock.enter();
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
 * @param {Life} life
 * @param {string} address where lines are asked for
 * @returns {import("../play/running/sandbox/wasi-calls.js").Wait}
 */
function waiting({ clock, hear, output, report }, address) {
  let received = 0;
  let isFinished = false;
  let isResting = false;
  return (milliseconds, forInput) => {
    output.flush();
    if (!isResting) clock.rest();
    const wait = Math.min(Math.ceil(milliseconds), MAX_REST_MS);
    if (forInput) report({ type: "asking" });
    const answer = ask(address, forInput ? received : Number.POSITIVE_INFINITY, wait);
    if (forInput) {
      for (const { lines, sent } of answer.entries) hear({ type: "lines", lines, sent });
      received += answer.entries.length;
      report({ type: "received", count: received });
      if (answer.isFinished && !isFinished) hear({ type: "finish" });
      isFinished ||= answer.isFinished;
    }
    // Without lines it goes on waiting.
    isResting = answer.entries.length === 0 && milliseconds === Number.POSITIVE_INFINITY;
    if (isResting && !isFinished) spin(GAP);
  };
}

/**
 * Asks for lines, and waits for them.
 * @param {string} address
 * @param {number} after how many entries have been received; more than there will be if none is wanted
 * @param {number} wait how long, in milliseconds
 * @returns {Answer}
 */
function ask(address, after, wait) {
  for (let patience = PATIENCE; patience > 0; ) {
    const begun = now();
    try {
      const request = new Request();
      request.open("GET", `${address}&after=${after}&wait=${wait}`, false);
      // Chromium lets a request to a worker that is gone wait for five minutes.
      request.timeout = wait + UNANSWERED;
      request.send();
      // Whatever else answers is not the service worker.
      const answer = JSON.parse(request.responseText);
      if (Array.isArray(answer.entries)) return answer;
    } catch {
      // No answer, or one of the host.
    }
    patience -= Math.max(now() - begun, MIN_WAIT_MS);
    spin(PAUSE);
  }
  throw LOST;
}

/**
 * Passes time. A worker has no other way to do so without letting go of the program.
 * @param {number} milliseconds
 */
function spin(milliseconds) {
  for (const until = now() + milliseconds; now() < until; );
}
