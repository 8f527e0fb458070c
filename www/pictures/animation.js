// A game as an animated GIF: the page draws one position after the other, and a worker writes them down. Between two of
// them the page is free.

import { coloursOf } from "../boards/canvas.js";
import { stopped } from "../failure.js";
import { nextTask } from "../next-task.js";
import { startWorker } from "../start-worker.js";
import { paintedPicture } from "./picture.js";

/** @typedef {import("./picture.js").Subject} Subject */
/** @typedef {import("../workers/gif.js").Request} Request */
/** @typedef {import("../workers/gif.js").Report} Report */

/** So many positions, evenly, are looked at for the colours before the first is written. */
const SAMPLES = 6;

/** The last position is shown so many times as long as another, and at least so long, in ms. */
const LAST = { times: 4, least: 2500 };

/**
 * Positions of a game, in their order.
 * @typedef {Object} Film
 * @property {Subject} subject its ply does not matter
 * @property {number} from the first position, in moves from the start
 * @property {number} to the last
 * @property {number} pixels width and height
 * @property {import("./picture.js").Theme} theme
 * @property {number} delay how long each is shown, in ms
 */

/**
 * @param {Film} film
 * @param {(done: number, all: number) => void} progress
 * @param {AbortSignal} signal ends it
 * @returns {Promise<Blob>}
 * @throws the signal's reason, when it is ended
 */
export async function gifOf(film, progress, signal) {
  const { delay, from, pixels, subject, theme, to } = film;
  const all = to - from + 1;
  progress(0, all);
  await subject.print.ready?.(subject.scene);
  signal.throwIfAborted();
  const writer = new Writer(signal);
  try {
    /** @type {HTMLCanvasElement | undefined} */
    let canvas;
    const frame = (/** @type {number} */ ply) => {
      const look = { pixels, side: pixels, theme };
      canvas = paintedPicture({ ...subject, ply }, look, canvas);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("this browser gives no 2d canvas");
      return context.getImageData(0, 0, pixels, pixels).data.buffer;
    };
    const samples = [];
    for (const ply of evenly(from, to)) {
      samples.push(frame(ply));
      await writer.breath();
    }
    const colours = Object.values(coloursOf(theme)).map(partsOf);
    await writer.say(
      { type: "begin", width: pixels, height: pixels, samples, theme: colours },
      samples,
    );
    for (let ply = from; ply <= to; ply++) {
      const drawn = frame(ply);
      const shown = ply < to || all === 1 ? delay : Math.max(LAST.least, LAST.times * delay);
      await writer.say({ type: "frame", pixels: drawn, delay: shown }, [drawn]);
      progress(ply - from + 1, all);
    }
    const finished = await writer.say({ type: "finish" });
    if (finished.type !== "finished") throw new Error("the worker lost the picture");
    return new Blob([finished.bytes], { type: "image/gif" });
  } finally {
    writer.close();
  }
}

/**
 * Some plies of many, with the first and the last.
 * @param {number} from
 * @param {number} to
 */
function evenly(from, to) {
  const count = Math.min(SAMPLES, to - from + 1);
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, i) => Math.round(from + i * step));
}

/**
 * @param {string} colour such as #f2a33a
 * @returns {import("./gif.js").Colour}
 */
function partsOf(colour) {
  const [red, green, blue] = (colour.match(/[\da-f]{2}/gi) ?? []).map((two) =>
    Number.parseInt(two, 16),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** The worker, which answers each message before the next is sent. */
class Writer {
  #worker = startWorker("workers/gif.js");
  #signal;
  /** Why the worker is gone, once it is. @type {Error | null} */
  #fault = null;
  /** Gives up what is waited for. @type {(fault: Error) => void} */
  #reject = () => {};

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#signal = signal;
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fault = stopped(event);
      this.#reject(this.#fault);
    };
  }

  /**
   * @param {Request} request
   * @param {Transferable[]} [given]
   * @returns {Promise<Report>}
   */
  say(request, given = []) {
    const worker = this.#worker;
    const signal = this.#signal;
    return new Promise((resolve, reject) => {
      const ended = () => reject(signal.reason);
      if (signal.aborted) ended();
      signal.addEventListener("abort", ended, { once: true });
      worker.onmessage = ({ data }) => {
        signal.removeEventListener("abort", ended);
        resolve(data);
      };
      this.#reject = reject;
      if (this.#fault) reject(this.#fault);
      worker.postMessage(request, given);
    });
  }

  /** Lets the page do what else there is. */
  async breath() {
    await nextTask();
    this.#signal.throwIfAborted();
  }

  close() {
    this.#worker.terminate();
  }
}
