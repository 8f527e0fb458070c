// The life cycle of a program in its worker, in any language: from the page's first message to the program's end.

import { uncurried } from "./captured.js";
import { Clock } from "./clock.js";
import { Input } from "./input.js";
import { allowed, lockDown } from "./lock-down.js";
import { Output } from "./output.js";
import { RandomStream } from "./random.js";

/**
 * The resources of a program: files, a seed for its random numbers, a memory limit in bytes if its language supports one, and
 * its output credit after each delivery of lines.
 * @typedef {{
 *   files: {name: string, content: string | Uint8Array}[],
 *   seed: number,
 *   memory: number,
 *   credit: import("./output.js").Credit,
 *   }} Resources
 */

/**
 * The page's first message, with a port for all others.
 * @typedef {Resources & {runnable: any, parts: any}} Start
 */

/**
 * The page's later messages through the port; `sent` is the page's time. The page answers each `up` with its time.
 * @typedef {{type: "time", sent: number} | {type: "lines", lines: string[], sent: number} | {type: "finish"}} ToWorker
 */

/**
 * The end of a program. `reason` adds details if the message is neither the program's nor a compiler's; `memory` is the memory
 * of a WebAssembly program when it trapped, in bytes.
 * @typedef {{
 *   kind: "exit" | "error" | "trap" | "flood" | "memory" | "unstarted",
 *   message: string,
 *   trace: import("./failures.js").Place[],
 *   code?: number,
 *   reason?: string,
 *   memory?: number,
 *   }} Ending
 */

/**
 * The worker's messages to the page through the port. `given` is the number of deliveries by then. A worker that fetches its
 * lines is `asking` for them, and has `received` a total number of entries. It is `finishing` when its program sees that the
 * input is closed, which does not happen while the program computes.
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
 * The interface for a language's runtime.
 * @typedef {object} LifeCycle
 * @property {Start} start
 * @property {(message: FromWorker) => void} report
 * @property {(message: ToWorker) => void} hear handles a message of the page; such messages also arrive automatically, each in a
 *   separate task
 * @property {Input} input
 * @property {Output} output
 * @property {Clock} clock
 * @property {RandomStream} random
 * @property {() => Promise<void>} settleClock synchronizes the worker's clock with the page's, while the worker is idle
 * @property {() => void} ready called before the program's first own statement
 * @property {() => void} idle called after each task of the program; set by the language
 * @property {(ending: Ending) => void} end ends the program; its later output is not reported
 * @property {() => boolean} isOver
 */

/**
 * A language.
 * @typedef {object} Language
 * @property {string[]} [globalNames] the globals of its programs besides the usual ones
 * @property {(lifeCycle: LifeCycle) => Promise<() => void>} load prepares the runtime with full access to the worker. It resolves to a
 *   function that starts the program, after most of that access has been removed. If it rejects, the program is unstarted, for
 *   the error's `reason`
 */

/**
 * Waits for the page's first message and then runs a program.
 * @param {Language} language
 */
export function begin({ globalNames, load }) {
  onmessage = ({ data, ports: [port] }) => {
    onmessage = null;
    const lifeCycle = lifeCycleOf(data, port);
    load(lifeCycle).then(
      async (run) => {
        await lifeCycle.settleClock();
        const remaining = lockDown(globalThis, allowed(globalNames));
        // A program that could break out must not run.
        if (remaining.length > 0) unstarted(lifeCycle, "open", remaining.join(", "));
        else run();
      },
      (error) => unstarted(lifeCycle, error.reason ?? "broken", error.message),
    );
  };
}

/**
 * @param {LifeCycle} lifeCycle
 * @param {string} reason
 * @param {string} message
 */
function unstarted(lifeCycle, reason, message) {
  lifeCycle.end({ kind: "unstarted", message, trace: [], reason });
}

/**
 * @param {Start} start
 * @param {MessagePort} port
 * @returns {LifeCycle}
 */
function lifeCycleOf(start, port) {
  /** @type {(message: FromWorker) => void} */
  const report = port.postMessage.bind(port);
  const { port1: laterPort, port2 } = new MessageChannel();
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
  /** The number of pending time answers from the page. */
  let pendingTimes = 0;
  let clockSettled = () => {};
  const requestTime = () => {
    pendingTimes += 1;
    report({ type: "up" });
  };
  const hear = (/** @type {ToWorker} */ message) => {
    if (message.type === "time") {
      clock.compare(message.sent);
      pendingTimes -= 1;
      if (pendingTimes === 0) clockSettled();
      return;
    }
    if (message.type === "lines") {
      clock.recordArrival(message.sent);
      output.refill();
    }
    clock.enter();
    if (message.type === "lines") return input.give(message.lines);
    report({ type: "finishing" });
    input.finish();
  };
  port.onmessage = (event) => hear(dataOf(event));
  laterPort.onmessage = () => {
    if (!clock.leave()) return;
    output.flush();
    lifeCycle.idle();
    // A program could change the functions that this calls, and so gain control in it.
    clock.idle();
  };
  /** @type {LifeCycle} */
  const lifeCycle = {
    start,
    report,
    hear,
    input,
    output,
    clock,
    random: new RandomStream(start.seed),
    settleClock: () =>
      new Promise((resolve) => {
        clockSettled = resolve;
        requestTime();
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
  requestTime();
  return lifeCycle;
}
