// Talks to the engine workers: starts them, sends them lines, limits their time and reports hangs and crashes. If the browser
// allows few workers, an engine has a worker only while it thinks.

import { areWorkersShared } from "../../kit/worker-client/start-worker.js";
import { WorkerClient } from "../../kit/worker-client/worker-client.js";
import { compileGame } from "../load.js";

/** @typedef {import("../../workers/engine.js").Request} Request */
/** @typedef {import("../../workers/engine.js").Report} Report */
/** @typedef {Extract<import("../../wasm/warren.js").Order, {type: "start"}>} StartOrder */
/** @typedef {Extract<import("../../wasm/warren.js").Order, {type: "send"}>} SendOrder */

/**
 * An engine's intermediate result, from an `info` line.
 * @typedef {{depth: number, score: string, nodes: number, time: number, line: string[], plan: string[]}} Info
 */

/**
 * The callbacks of an engine's owner.
 * @typedef {object} Listener
 * @property {(info: Info) => void} info called with a new intermediate result
 * @property {(lines: string[], took: number, at: number) => void} answer called with the answer, its time in milliseconds, and
 *   the time at which the worker sent it, in milliseconds since 1970
 * @property {(fault: Fault) => void} fault called when the worker has failed; the owner must start a new engine
 */

/**
 * The failure of a running engine. `move` is the last move that it reported in this turn, if any.
 * @typedef {{kind: "hung" | "crashed", move: string | undefined}} EngineFailure
 */

/**
 * The failure of an engine. An `unstarted` engine never ran, because a file did not load or the browser refused the worker.
 * @typedef {{kind: "unstarted", move: undefined} | EngineFailure} Fault
 */

/** The grace time for an engine after its time limit, in milliseconds. */
const GRACE_MS = 200;
/** The maximum start-up time of a worker, in milliseconds. */
const MAX_START_UP_MS = 10_000;

/** One engine, in its own worker. */
export class EngineProgram {
  /** @type {WorkerClient<Request, Report>} */
  #client;
  /** @type {Listener} */
  #listener;
  /** Its transcript, for another worker to continue from; kept only if workers are few. @type {StartOrder | undefined} */
  #startOrder;
  #isClosed = false;
  /** The number of the requested answer. @type {number | undefined} */
  #requestId;
  /** @type {string | undefined} */
  #bestMove;

  /**
   * @param {string} game
   * @param {number} level
   * @param {number} seed
   * @param {Listener} listener
   */
  constructor(game, level, seed, listener) {
    this.#listener = listener;
    this.#client = new WorkerClient({
      path: "workers/engine.js",
      create: () =>
        new Worker(new URL("../../workers/engine.js", import.meta.url), { type: "module" }),
      load: async () => ({ type: "load", module: await compileGame(game), game, level, seed }),
      startUp: MAX_START_UP_MS,
      isLast: ({ type }) => type === "answer",
      failed: (fault) => this.#fail(fault),
    });
    if (!areWorkersShared()) this.#client.start();
  }

  /** @param {StartOrder} order */
  start(order) {
    if (areWorkersShared()) this.#startOrder = { ...order, transcript: [...order.transcript] };
    this.#deliver(order);
  }

  /** @param {SendOrder} order */
  send(order) {
    this.#startOrder?.transcript.push(...order.lines.map((heard) => ({ heard })));
    this.#deliver(order);
  }

  /** Ends the worker and its reports. */
  close() {
    this.#isClosed = true;
    this.#client.end();
  }

  /** @param {StartOrder | SendOrder} order */
  #deliver(order) {
    if (this.#isClosed) return;
    const { due } = order;
    this.#client.cancel(this.#requestId);
    this.#requestId = undefined;
    this.#bestMove = undefined;
    if (!due) {
      this.#client.sendMessage(order);
      return;
    }
    // If there is no worker yet, or it has made room for another, a new worker gets the transcript so far.
    const startOrder = this.#client.hasWorker ? undefined : this.#startOrder;
    this.#requestId = this.#client.startRequest(
      startOrder ? { ...startOrder, transcript: [...startOrder.transcript], due } : order,
      (report) => this.#receive(report),
      due.limit === null ? null : due.limit + GRACE_MS,
    );
  }

  /** @param {Report} report */
  #receive(report) {
    if (report.type === "info") this.#receiveInfo(report.text);
    if (report.type !== "answer") return;
    this.#requestId = undefined;
    this.#bestMove = undefined;
    this.#startOrder?.transcript.push({ answered: report.lines });
    this.#listener.answer(report.lines, report.took, report.at);
  }

  /** @param {string} text */
  #receiveInfo(text) {
    const info = readInfo(text);
    if (!info) return;
    this.#bestMove = info.line[0] ?? this.#bestMove;
    if (info.depth > 0) this.#listener.info(info);
  }

  /** @param {import("../../kit/worker-client/worker-client.js").Fault} fault */
  #fail({ kind, isReady }) {
    this.close();
    const unstarted = { kind: /** @type {const} */ ("unstarted"), move: undefined };
    this.#listener.fault(isReady ? { kind, move: this.#bestMove } : unstarted);
  }
}

/** The fields of an `info` line with a numeric value. */
const NUMERIC_FIELDS = new Set(["depth", "nodes", "time"]);

/**
 * Reads an `info` line in the style of UCI. Unknown words are skipped.
 * @param {string} text
 * @returns {Info | undefined}
 */
export function readInfo(text) {
  const words = text.trim().split(/\s+/);
  if (words.shift() !== "info") return undefined;
  /** @type {Info} */
  const info = { depth: 0, score: "", nodes: 0, time: 0, line: [], plan: [] };
  /** @type {string[]} */
  let score = [];
  let isReadingScore = false;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "pv") {
      const end = words.indexOf("plan");
      info.line = words.splice(0, end < 0 ? words.length : end);
    } else if (word === "plan") {
      info.plan = words.splice(0);
    } else if (word === "score") {
      isReadingScore = true;
      score = [];
      continue;
    } else if (NUMERIC_FIELDS.has(word)) {
      const number = Number(words.shift());
      if (Number.isFinite(number)) info[/** @type {"depth" | "nodes" | "time"} */ (word)] = number;
    } else if (isReadingScore) {
      score.push(word);
      continue;
    }
    isReadingScore = false;
  }
  info.score = score.join(" ");
  return info;
}
