// Runs one program of the visitor, from its start to its end: lines in, lines out.
//
// The program is in a worker in a sandbox (see frame.js). A run and its worker talk through a port, so that a run may as well be
// in a worker (see lent.js).

import { addressOfSite } from "../../site.js";
import { FetchedLines } from "./fetched-lines.js";
import { isBlocked, LANGUAGES } from "./languages.js";
import { forgetText, workerText } from "./script.js";
import { startInPage } from "./start.js";

/** @typedef {import("./sandbox/begin.js").FromWorker} FromWorker */
/** @typedef {import("./sandbox/begin.js").ToWorker} ToWorker */
/** @typedef {import("./sandbox/begin.js").Ending} Ending */
/** @typedef {import("./sandbox/begin.js").Given} Given */
/** @typedef {import("./prepare.js").Runnable} Runnable */

/**
 * What the owner of a run is told.
 * @typedef {object} Listener
 * @property {() => void} [ready] its start-up is over; its first own statement comes next
 * @property {(text: string, took: number) => void} line a whole line on standard output, and the milliseconds from the moment
 *   when the last lines arrived in its worker to the moment when it wrote this one
 * @property {(text: string, took: number, given: number) => void} [said] one or several lines on standard error, with the time of
 *   the first, and how often the program had been given lines by then
 * @property {(characters: number, given: number) => void} [unsaid] so much more was on standard error, and is not kept
 * @property {(text: string) => void} [partial] what it has written without an end of line, when it seems to be waiting
 * @property {(areUnderWay: boolean) => void} [delivery] whether lines are on their way to a program that waits for them; told
 *   where that can take long, and the lines can get lost
 * @property {() => void} [finishing] the program waits for lines, or does nothing, and sees that no more will come
 * @property {(ending: Ending) => void} ended the last report
 */

const MEBIBYTE = 1 << 20;

/** What a run is given if its owner does not say. */
const USUAL = {
  files: /** @type {Given["files"]} */ ([]),
  seed: 0,
  memory: 256 * MEBIBYTE,
  credit: { lines: 64, characters: 64 * 1024 },
};

/** How long a worker may take to answer its first message, in milliseconds. A busy machine takes a second. */
const START_UP = 20_000;

export class Run {
  #listener;
  #port;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  /** The lines, if the worker is blocked while it waits for some. @type {FetchedLines | null} */
  #lines = null;
  /** Ends the worker. @type {(() => void) | undefined} */
  #stop;
  #isOver = false;

  /**
   * @param {Runnable} runnable
   * @param {Partial<Given>} given
   * @param {Listener} listener
   * @param {import("./frame.js").StartSandbox} [startSandbox]
   */
  constructor(runnable, given, listener, startSandbox = startInPage) {
    this.#listener = listener;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    if (isBlocked(LANGUAGES[runnable.language])) {
      const lines = new FetchedLines(() => listener.delivery?.(lines.areUnderWay));
      this.#lines = lines;
    }
    port1.onmessage = ({ data }) => this.#hear(data);
    this.#begin(runnable, { ...USUAL, ...given }, port2, startSandbox).catch((error) =>
      this.#lose("unstarted", "unloaded", String(error)),
    );
  }

  /**
   * Hands lines to the program. Its time begins when they arrive in its worker.
   * @param {string[]} lines
   */
  give(lines) {
    const entry = { lines, sent: timeNow() };
    if (this.#lines) this.#lines.give(entry);
    else this.#tell({ type: "lines", ...entry });
  }

  /** Closes the program's standard input. */
  finish() {
    if (this.#lines) this.#lines.finish();
    else this.#tell({ type: "finish" });
  }

  /** Ends the program at once. Nothing more is reported. */
  end() {
    this.#isOver = true;
    clearTimeout(this.#patience);
    this.#stop?.();
    this.#port.close();
    this.#lines?.close();
  }

  /**
   * @param {Runnable} runnable
   * @param {Given} given
   * @param {MessagePort} port
   * @param {import("./frame.js").StartSandbox} startSandbox
   */
  async #begin(runnable, given, port, startSandbox) {
    const { runtime, parts } = LANGUAGES[runnable.language];
    const [script, loaded] = this.#lines
      ? [null, { address: addressOfSite(`running/lines?run=${this.#lines.id}`).href }]
      : await Promise.all([workerText(runtime), parts?.()]);
    if (this.#isOver) return;
    const start = { ...given, runnable, parts: loaded };
    // A text that a host has cut may be without a fault, and do nothing.
    this.#patience = setTimeout(() => {
      forgetText(runtime);
      this.#lose("unstarted", "silent", "");
    }, START_UP);
    this.#stop = startSandbox({ script, start }, port, (reason, message) => {
      if (reason === "refused") forgetText(runtime);
      this.#lose(reason === "gone" ? "memory" : "unstarted", reason, message);
    });
  }

  /** @param {FromWorker} report */
  #hear(report) {
    if (this.#isOver) return;
    const listener = this.#listener;
    switch (report.type) {
      case "up":
        clearTimeout(this.#patience);
        return this.#tell({ type: "time", sent: timeNow() });
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
        return this.#lines?.asked();
      case "received":
        return this.#lines?.arrived(report.count);
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
  #lose(kind, reason, message) {
    if (!this.#isOver) this.#conclude({ kind, message, trace: [], reason });
  }

  /** @param {Ending} ending */
  #conclude(ending) {
    this.end();
    this.#listener.ended(ending);
  }

  /** @param {ToWorker} message */
  #tell(message) {
    if (!this.#isOver) this.#port.postMessage(message);
  }
}

const timeNow = () => performance.timeOrigin + performance.now();
