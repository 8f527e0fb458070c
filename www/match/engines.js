// Talks to the engine workers: starts them, sends them lines, watches their time and reports when they hang or crash. Where
// the browser allows few workers, an engine has one only while it thinks.

import { compileGame } from "../load.js";
import { areWorkersFew, setSpare, startWorker } from "../worker-client/start-worker.js";
import { Watchdog } from "../worker-client/watchdog.js";

/** @typedef {import("../workers/engine.js").Request} Request */
/** @typedef {import("../workers/engine.js").Report} Report */
/** @typedef {Extract<import("../wasm/warren.js").Order, {type: "start"}>} StartOrder */
/** @typedef {Extract<import("../wasm/warren.js").Order, {type: "send"}>} SendOrder */

/**
 * An engine's intermediate result, from an `info` line.
 * @typedef {{depth: number, score: string, nodes: number, time: number, line: string[], plan: string[]}} Info
 */

/**
 * The callbacks of an engine's owner.
 * @typedef {object} Listener
 * @property {(info: Info) => void} info a new intermediate result
 * @property {(lines: string[], took: number) => void} answer the answer, and its time in milliseconds
 * @property {(fault: Fault) => void} fault the worker has failed; the owner has to start a new engine
 */

/**
 * How a running engine failed. `move` is the last move that it reported in this turn, if any.
 * @typedef {{kind: "hung" | "crashed", move: string | undefined}} Mishap
 */

/**
 * How an engine failed. An `unstarted` engine never ran, because one of our files did not load or the browser refused the
 * worker.
 * @typedef {{kind: "unstarted", move: undefined} | Mishap} Fault
 */

/** How long to wait for an engine after its time limit, in milliseconds. */
const GRACE = 200;
/** The longest start-up time of a worker, in milliseconds. */
const START_UP = 10_000;

/** One engine, in its own worker. */
export class EngineProgram {
  /** @type {import("../worker-client/start-worker.js").AnyWorker | undefined} */
  #worker;
  /** @type {Listener} */
  #listener;
  /** The engine's parameters. @type {{ game: string, level: number, seed: number }} */
  #kind;
  /** Its transcript, for another worker to continue from; kept only where workers are few. @type {StartOrder | undefined} */
  #known;
  /** @type {Request[]} */
  #waiting = [];
  #ready = false;
  #gone = false;
  #job = 0;
  /** @type {number | null | undefined} the time limit of the requested answer; undefined if none is requested */
  #limit;
  /** @type {string | undefined} */
  #best;
  #watchdog = new Watchdog(() => this.#fail("hung"));

  /**
   * @param {string} game
   * @param {number} level
   * @param {number} seed
   * @param {Listener} listener
   */
  constructor(game, level, seed, listener) {
    this.#listener = listener;
    this.#kind = { game, level, seed };
    if (!areWorkersFew()) this.#begin();
  }

  /** @param {StartOrder} order */
  start(order) {
    this.#job += 1;
    if (areWorkersFew()) this.#known = { ...order, transcript: [...order.transcript] };
    const { files, lines, position, seat, transcript, due } = order;
    this.#order({ type: "start", job: this.#job, files, lines, position, seat, transcript, due });
  }

  /** @param {SendOrder} order */
  send({ lines, due }) {
    this.#job += 1;
    this.#known?.transcript.push(...lines.map((heard) => ({ heard })));
    this.#order({ type: "send", job: this.#job, lines, due });
  }

  /** Ends the worker and its reports. */
  close() {
    this.#gone = true;
    this.#watchdog.stop();
    this.#worker?.terminate();
  }

  /** Starts the worker. */
  #begin() {
    const worker = startWorker("workers/engine.js", {
      started: () => {
        if (worker === this.#worker && !this.#ready && !this.#gone) this.#watchdog.watch(START_UP);
      },
    });
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#hear(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail("crashed");
    };
    compileGame(this.#kind.game).then(
      (module) => {
        if (worker === this.#worker && !this.#gone) {
          worker.postMessage({ type: "load", module, ...this.#kind });
        }
      },
      () => this.#fail("crashed"),
    );
  }

  /** @param {Extract<Request, { type: "start" | "send" }>} request */
  #order(request) {
    if (this.#worker) {
      this.#ask(request);
    } else if (request.due && this.#known) {
      // There is no worker yet, or it has made room for another: a new one gets the transcript so far.
      const { files, lines, position, seat, transcript } = this.#known;
      const { due, job } = request;
      this.#waiting = [{ type: "start", job, files, lines, position, seat, transcript, due }];
      this.#begin();
    }
  }

  /** Frees the worker for another engine. */
  #makeRoom() {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
    this.#waiting = [];
  }

  /** @param {Request} request */
  #ask(request) {
    if (!this.#ready) {
      this.#waiting.push(request);
      return;
    }
    if ("due" in request && request.due) {
      setSpare(this.#worker, null);
      this.#expect(request.due.limit);
    }
    this.#worker?.postMessage(request);
  }

  /** @param {number | null} limit */
  #expect(limit) {
    this.#limit = limit;
    this.#best = undefined;
    if (limit === null) this.#watchdog.stop();
    else this.#watchdog.watch(limit + GRACE);
  }

  /** @param {Report} report */
  #hear(report) {
    if (this.#gone) return;
    switch (report.type) {
      case "ready":
        this.#ready = true;
        this.#watchdog.stop();
        for (const request of this.#waiting.splice(0)) this.#ask(request);
        break;
      case "info":
        if (report.job === this.#job && this.#limit !== undefined) this.#learn(report.text);
        break;
      case "answer":
        if (report.job !== this.#job || this.#limit === undefined) break;
        this.#watchdog.stop();
        this.#limit = undefined;
        this.#known?.transcript.push({ answered: report.lines });
        setSpare(this.#worker, () => this.#makeRoom());
        this.#listener.answer(report.lines, report.took);
        break;
      case "failed":
        this.#fail("crashed");
        break;
    }
  }

  /** @param {string} text */
  #learn(text) {
    const info = readInfo(text);
    if (!info) return;
    this.#best = info.line[0] ?? this.#best;
    if (info.depth > 0) this.#listener.info(info);
  }

  /** @param {Mishap["kind"]} kind the kind if the engine was running */
  #fail(kind) {
    if (this.#gone) return;
    this.close();
    const move = this.#limit === undefined ? undefined : this.#best;
    this.#listener.fault(this.#ready ? { kind, move } : { kind: "unstarted", move: undefined });
  }
}

/** The fields of an `info` line with a numeric value. */
const NUMBERS = new Set(["depth", "nodes", "time"]);

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
  let inScore = false;
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "pv") {
      const end = words.indexOf("plan");
      info.line = words.splice(0, end < 0 ? words.length : end);
    } else if (word === "plan") {
      info.plan = words.splice(0);
    } else if (word === "score") {
      inScore = true;
      score = [];
      continue;
    } else if (NUMBERS.has(word)) {
      const number = Number(words.shift());
      if (Number.isFinite(number)) info[/** @type {"depth" | "nodes" | "time"} */ (word)] = number;
    } else if (inScore) {
      score.push(word);
      continue;
    }
    inScore = false;
  }
  info.score = score.join(" ");
  return info;
}
