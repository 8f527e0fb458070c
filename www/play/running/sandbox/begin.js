// The life of a program in its worker, in whichever language: from the page's first message to the program's end.

import { uncurried } from "./captured.js";
import { Clock } from "./clock.js";
import { Input } from "./input.js";
import { allowed, lockDown } from "./lock-down.js";
import { Output } from "./output.js";
import { RandomStream } from "./random.js";

/**
 * What a program can be given: files, a seed for its random numbers, memory in bytes where its language can be limited, and
 * what it may write after it was given lines.
 * @typedef {{
 *   files: {name: string, content: string | Uint8Array}[],
 *   seed: number,
 *   memory: number,
 *   credit: import("./output.js").Credit,
 * }} Given
 */

/**
 * The page's first message, with a port for all others.
 * @typedef {Given & {runnable: any, parts: any}} Start
 */

/**
 * What the page then says through the port; `sent` is its time. It answers each `up` with its time.
 * @typedef {{type: "time", sent: number} | {type: "lines", lines: string[], sent: number} | {type: "finish"}} ToWorker
 */

/**
 * How a program ended. `reason` tells more where the message is not the program's or a compiler's own; `memory` is what a
 * program in WebAssembly had when it trapped, in bytes.
 * @typedef {{
 *   kind: "exit" | "error" | "trap" | "flood" | "memory" | "unstarted",
 *   message: string,
 *   trace: import("./failures.js").Place[],
 *   code?: number,
 *   reason?: string,
 *   memory?: number,
 * }} Ending
 */

/**
 * What the worker tells the page through the port. `given` is how often it had been given lines by then. A worker that fetches
 * its lines is `asking` for them, and has `received` so many entries in all. It is `finishing` when its program sees that the
 * input is closed, which it does not while it computes.
 * @typedef {{type: "up"}
 *   | {type: "ready"}
 *   | {type: "line", text: string, took: number}
 *   | {type: "said", text: string, took: number, given: number}
 *   | {type: "unsaid", characters: number, given: number}
 *   | {type: "partial", text: string}
 *   | {type: "asking"}
 *   | {type: "received", count: number}
 *   | {type: "finishing"}
 *   | ({type: "ended"} & Ending)} FromWorker
 */

/**
 * What a language's runtime uses.
 * @typedef {object} Life
 * @property {Start} start
 * @property {(message: FromWorker) => void} report
 * @property {(said: ToWorker) => void} hear what the page says also comes here by itself, in a task of its own
 * @property {Input} input
 * @property {Output} output
 * @property {Clock} clock
 * @property {RandomStream} random
 * @property {() => Promise<void>} settleClock compares the worker's clock with the page's, while nothing else is done
 * @property {() => void} ready called before the program's first own statement
 * @property {() => void} idle called after each task of the program; set by the language
 * @property {(ending: Ending) => void} end the program is over; what it does afterwards is not reported
 * @property {() => boolean} isOver
 */

/**
 * A language.
 * @typedef {object} Language
 * @property {string[]} [keeps] the globals that its programs have besides the usual ones
 * @property {(life: Life) => Promise<() => void>} load gets everything ready with all that a worker has; what it resolves to
 *   starts the program, when most of that has been taken away. If it rejects, the program is unstarted, for the error's
 *   `reason`
 */

/**
 * Waits for the page's first message and then lives a program's life.
 * @param {Language} language
 */
export function begin({ keeps, load }) {
  onmessage = ({ data, ports: [port] }) => {
    onmessage = null;
    const life = lifeOf(data, port);
    load(life).then(
      async (run) => {
        await life.settleClock();
        const left = lockDown(globalThis, allowed(keeps));
        // A program that could reach out must not run.
        if (left.length > 0) unstarted(life, "open", left.join(", "));
        else run();
      },
      (error) => unstarted(life, error.reason ?? "broken", error.message),
    );
  };
}

/**
 * @param {Life} life
 * @param {string} reason
 * @param {string} message
 */
function unstarted(life, reason, message) {
  life.end({ kind: "unstarted", message, trace: [], reason });
}

/**
 * @param {Start} start
 * @param {MessagePort} port
 * @returns {Life}
 */
function lifeOf(start, port) {
  /** @type {(message: FromWorker) => void} */
  const report = port.postMessage.bind(port);
  const { port1: later, port2 } = new MessageChannel();
  const schedule = port2.postMessage.bind(port2, null);
  const clock = new Clock(schedule);
  let isOver = false;
  const end = (/** @type {Ending} */ ending) => {
    if (isOver) return;
    isOver = true;
    output.close();
    report({ type: "ended", ...ending });
  };
  const input = new Input();
  const output = new Output(report, clock, start.credit, (reason) =>
    end({ kind: "flood", message: "", trace: [], reason }),
  );
  const dataOf = uncurried(
    /** @type {() => ToWorker} */ (
      Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data")?.get
    ),
  );
  /** How many answers of the page, with its time, are still to come. */
  let unanswered = 0;
  let answered = () => {};
  const askTime = () => {
    unanswered += 1;
    report({ type: "up" });
  };
  const hear = (/** @type {ToWorker} */ said) => {
    if (said.type === "time") {
      clock.compare(said.sent);
      unanswered -= 1;
      if (unanswered === 0) answered();
      return;
    }
    if (said.type === "lines") {
      clock.came(said.sent);
      output.refill();
    }
    clock.enter();
    if (said.type === "lines") return input.give(said.lines);
    report({ type: "finishing" });
    input.finish();
  };
  port.onmessage = (event) => hear(dataOf(event));
  later.onmessage = () => {
    if (!clock.leave()) return;
    output.flush();
    life.idle();
    // A program can change what that calls, and so get control in it.
    clock.idle();
  };
  /** @type {Life} */
  const life = {
    start,
    report,
    hear,
    input,
    output,
    clock,
    random: new RandomStream(start.seed),
    settleClock: () =>
      new Promise((resolve) => {
        answered = resolve;
        askTime();
      }),
    ready: () => {
      clock.begin();
      output.open();
      report({ type: "ready" });
    },
    idle: () => {},
    end,
    isOver: () => isOver,
  };
  askTime();
  return life;
}
