// A game as an animated GIF. The page draws the positions one by one, and a worker encodes them. The page stays usable between
// two positions.

import { paletteOf } from "../../kit/boards/canvas.js";
import { stoppedFailure } from "../../kit/page/failure.js";
import { nextTask } from "../../kit/page/next-task.js";
import { startWorker } from "../../kit/worker-client/start-worker.js";
import { paintPicture } from "./picture.js";

/** @typedef {import("./picture.js").Subject} Subject */
/** @typedef {import("../../workers/gif.js").Request} Request */
/** @typedef {import("../../workers/gif.js").Report} Report */

/** The number of evenly spaced positions from which the colours are chosen. */
const MAX_SAMPLES = 6;

/** The last position's time as a multiple of the others' time, and its minimum. */
const [LAST_FACTOR, MIN_LAST_MS] = [4, 2500];

/**
 * Consecutive positions of a game.
 * @typedef {Object} Animation
 * @property {Subject} subject the game. Its ply is ignored
 * @property {number} from the ply of the first position
 * @property {number} to the ply of the last position
 * @property {number} pixels width and height
 * @property {import("./picture.js").Theme} theme
 * @property {number} delay the time of each position, in ms
 */

/**
 * @param {Animation} animation
 * @param {(done: number, frameCount: number) => void} onProgress
 * @param {AbortSignal} signal cancels the work
 * @returns {Promise<Blob>}
 * @throws the signal's reason if it is cancelled
 */
export async function gifOf(animation, onProgress, signal) {
  const { delay, from, pixels, subject, theme, to } = animation;
  const frameCount = to - from + 1;
  onProgress(0, frameCount);
  await subject.print.ready?.(subject.scene);
  signal.throwIfAborted();
  const gifWorker = new GifWorker(signal);
  try {
    /** @type {HTMLCanvasElement | undefined} */
    let canvas;
    const pixelsAt = (/** @type {number} */ ply) => {
      const size = { pixels, side: pixels, theme };
      canvas = paintPicture({ ...subject, ply }, size, canvas);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("this browser provides no 2D canvas");
      return context.getImageData(0, 0, pixels, pixels).data.buffer;
    };
    const samples = [];
    for (const ply of samplePlies(from, to)) {
      samples.push(pixelsAt(ply));
      await gifWorker.yieldToPage();
    }
    const colours = paletteOf(theme).map(rgbOf);
    await gifWorker.send(
      { type: "begin", width: pixels, height: pixels, samples, theme: colours },
      samples,
    );
    for (let ply = from; ply <= to; ply++) {
      const frame = pixelsAt(ply);
      const frameDelay =
        ply < to || frameCount === 1 ? delay : Math.max(MIN_LAST_MS, LAST_FACTOR * delay);
      await gifWorker.send({ type: "frame", pixels: frame, delay: frameDelay }, [frame]);
      onProgress(ply - from + 1, frameCount);
    }
    const report = await gifWorker.send({ type: "finish" });
    if (report.type !== "finished") throw new Error("the worker lost the picture");
    return new Blob([report.bytes], { type: "image/gif" });
  } finally {
    gifWorker.close();
  }
}

/**
 * A sample of the plies, with the first and the last.
 * @param {number} from
 * @param {number} to
 */
function samplePlies(from, to) {
  const count = Math.min(MAX_SAMPLES, to - from + 1);
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_, i) => Math.round(from + i * step));
}

/**
 * @param {string} colour such as #f2a33a
 * @returns {import("../../kit/gif.js").Colour}
 */
function rgbOf(colour) {
  const [red, green, blue] = (colour.match(/[\da-f]{2}/gi) ?? []).map((hexDigits) =>
    Number.parseInt(hexDigits, 16),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** The worker. It answers each message before the next is sent. */
class GifWorker {
  #worker = startWorker({
    path: "workers/gif.js",
    create: () => new Worker(new URL("../../workers/gif.js", import.meta.url), { type: "module" }),
  });
  #signal;
  /** The reason why the worker has ended. @type {Error | null} */
  #fault = null;
  /** Rejects the answer that is awaited. @type {(fault: Error) => void} */
  #reject = () => {};

  /** @param {AbortSignal} signal */
  constructor(signal) {
    this.#signal = signal;
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fault = stoppedFailure(event);
      this.#reject(this.#fault);
    };
  }

  /**
   * @param {Request} request
   * @param {Transferable[]} [transferred]
   * @returns {Promise<Report>}
   */
  send(request, transferred = []) {
    const worker = this.#worker;
    const signal = this.#signal;
    return new Promise((resolve, reject) => {
      const onAbort = () => reject(signal.reason);
      if (signal.aborted) onAbort();
      signal.addEventListener("abort", onAbort, { once: true });
      worker.onmessage = ({ data }) => {
        signal.removeEventListener("abort", onAbort);
        resolve(data);
      };
      this.#reject = reject;
      if (this.#fault) reject(this.#fault);
      worker.postMessage(request, transferred);
    });
  }

  /** Lets the page do other work. */
  async yieldToPage() {
    await nextTask();
    this.#signal.throwIfAborted();
  }

  close() {
    this.#worker.terminate();
  }
}
