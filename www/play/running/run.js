// Runs one of the visitor's programs, from its start to its end: lines in, lines out.
//
// The program is in a worker in a sandbox (see frame.js). A run and its worker communicate through a port, so the run itself
// may be in a worker (see lent-sandboxes.js).

import { addressOfSite } from "../../site.js";
import { FetchedLines } from "./fetched-lines.js";
import { isBlocked, LANGUAGES } from "./languages.js";
import { forgetText, workerText } from "./script.js";
import { startInPage } from "./start.js";

/** @typedef {import("./sandbox/begin.js").FromWorker} FromWorker */
/** @typedef {import("./sandbox/begin.js").ToWorker} ToWorker */
/** @typedef {import("./sandbox/begin.js").Ending} Ending */
/** @typedef {import("./sandbox/begin.js").Resources} Resources */
/** @typedef {import("./prepare.js").Runnable} Runnable */

/**
 * The callbacks of a run's owner.
 * @typedef {object} Listener
 * @property {() => void} [ready] called before the program's first own statement, when its start-up is complete
 * @property {(text: string, took: number) => void} line called with a complete line on standard output, and its time: the
 *   milliseconds since the last lines arrived in its worker
 * @property {(text: string, took: number, deliveries: number) => void} [said] called with one or several lines on standard error,
 *   the time of the first, and the number of deliveries to the program by then
 * @property {(characters: number, deliveries: number) => void} [unsaid] called with the number of standard error characters that
 *   were dropped
 * @property {(text: string) => void} [partial] called with an unfinished line, when the program seems to be waiting
 * @property {(areUnderWay: boolean) => void} [delivery] called with whether lines are in transit to a program that waits for
 *   them; only if the transit can take long, and lines can get lost
 * @property {() => void} [finishing] called when the program waits for lines or is idle, and sees that its input is closed
 * @property {(ending: Ending) => void} ended called last
 */

const MEBIBYTE = 1 << 20;

/** The defaults for a run. */
const DEFAULTS = {
  files: /** @type {Resources["files"]} */ ([]),
  seed: 0,
  memory: 256 * MEBIBYTE,
  credit: { lines: 64, characters: 64 * 1024 },
};

/** The maximum time of a worker to answer its first message, in milliseconds. A busy machine takes a second. */
const MAX_START_UP_MS = 20_000;

export class Run {
  #listener;
  #port;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #startTimeout;
  /** The lines, if the worker blocks while it waits for some. @type {FetchedLines | null} */
  #fetchedLines = null;
  /** Ends the worker. @type {(() => void) | undefined} */
  #stop;
  #isOver = false;

  /**
   * @param {Runnable} runnable
   * @param {Partial<Resources>} resources
   * @param {Listener} listener
   * @param {import("./frame.js").StartSandbox} [startSandbox]
   */
  constructor(runnable, resources, listener, startSandbox = startInPage) {
    this.#listener = listener;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    if (isBlocked(LANGUAGES[runnable.language])) {
      const lines = new FetchedLines(() => listener.delivery?.(lines.areUnderWay));
      this.#fetchedLines = lines;
    }
    port1.onmessage = ({ data }) => this.#receive(data);
    this.#begin(runnable, { ...DEFAULTS, ...resources }, port2, startSandbox).catch((error) =>
      this.#fail("unstarted", "unloaded", String(error)),
    );
  }

  /**
   * Sends lines to the program. Its time begins when they arrive in its worker.
   * @param {string[]} lines
   */
  give(lines) {
    const entry = { lines, sent: timeNow() };
    if (this.#fetchedLines) this.#fetchedLines.give(entry);
    else this.#send({ type: "lines", ...entry });
  }

  /** Closes the program's standard input. */
  finish() {
    if (this.#fetchedLines) this.#fetchedLines.finish();
    else this.#send({ type: "finish" });
  }

  /** Ends the program at once, without any further report. */
  end() {
    this.#isOver = true;
    clearTimeout(this.#startTimeout);
    this.#stop?.();
    this.#port.close();
    this.#fetchedLines?.close();
  }

  /**
   * @param {Runnable} runnable
   * @param {Resources} resources
   * @param {MessagePort} port
   * @param {import("./frame.js").StartSandbox} startSandbox
   */
  async #begin(runnable, resources, port, startSandbox) {
    const { runtime, parts } = LANGUAGES[runnable.language];
    const [script, loaded] = this.#fetchedLines
      ? [null, { address: addressOfSite(`running/lines?run=${this.#fetchedLines.id}`).href }]
      : await Promise.all([workerText(runtime), parts?.()]);
    if (this.#isOver) return;
    const start = { ...resources, runnable, parts: loaded };
    // A text that a host has truncated may have no syntax error and still do nothing.
    this.#startTimeout = setTimeout(() => {
      forgetText(runtime);
      this.#fail("unstarted", "silent", "");
    }, MAX_START_UP_MS);
    this.#stop = startSandbox({ script, start }, port, (reason, message) => {
      if (reason === "refused") forgetText(runtime);
      this.#fail(reason === "gone" ? "memory" : "unstarted", reason, message);
    });
  }

  /** @param {FromWorker} report */
  #receive(report) {
    if (this.#isOver) return;
    const listener = this.#listener;
    switch (report.type) {
      case "up":
        clearTimeout(this.#startTimeout);
        return this.#send({ type: "time", sent: timeNow() });
      case "ready":
        return listener.ready?.();
      case "line":
        return listener.line(report.text, report.took);
      case "said":
        return listener.said?.(report.text, report.took, report.given);
      case "unsaid":
        return listener.unsaid?.(report.characters, report.given);
      case "partial":
        return listener.partial?.(report.text);
      case "finishing":
        return listener.finishing?.();
      case "asking":
        return this.#fetchedLines?.recordRequest();
      case "received":
        return this.#fetchedLines?.recordArrival(report.count);
      case "ended": {
        const { type, ...ending } = report;
        return this.#conclude(ending);
      }
    }
  }

  /**
   * @param {Ending["kind"]} kind
   * @param {string} reason
   * @param {string} message
   */
  #fail(kind, reason, message) {
    if (!this.#isOver) this.#conclude({ kind, message, trace: [], reason });
  }

  /** @param {Ending} ending */
  #conclude(ending) {
    this.end();
    this.#listener.ended(ending);
  }

  /** @param {ToWorker} message */
  #send(message) {
    if (!this.#isOver) this.#port.postMessage(message);
  }
}

const timeNow = () => performance.timeOrigin + performance.now();
