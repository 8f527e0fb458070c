// The module that talks to engine workers: starts them, hands them lines, watches over their time, replaces them when
// they hang or die. Where workers are few, an engine has one only while it thinks.

import { compileGame } from "../load.js";
import { areWorkersFew, setSpare, startWorker } from "../start-worker.js";
import { Watchdog } from "./watchdog.js";

/** @typedef {import("../workers/engine.js").Request} Request */
/** @typedef {import("../workers/engine.js").Report} Report */
/** @typedef {Extract<import("../wasm/warren.js").Order, {type: "start"}>} StartOrder */
/** @typedef {Extract<import("../wasm/warren.js").Order, {type: "send"}>} SendOrder */

/**
 * What an engine has found, read from an `info` line.
 * @typedef {{depth: number, score: string, nodes: number, time: number, line: string[], plan: string[]}} Info
 */

/**
 * What an engine's owner is told.
 * @typedef {object} Listener
 * @property {(info: Info) => void} info something new is known
 * @property {(lines: string[], took: number) => void} answer the answer, and the milliseconds that it took
 * @property {(fault: Fault) => void} fault the worker is gone; a fresh engine has to take its place
 */

/**
 * How an engine that ran has ended. `move` is the last one that it reported in this turn, if it did.
 * @typedef {{kind: "hung" | "crashed", move: string | undefined}} Mishap
 */

/**
 * What has become of an engine. One that is `unstarted` never came to run, because a file of ours did not load or the browser
 * refused the worker.
 * @typedef {{kind: "unstarted", move: undefined} | Mishap} Fault
 */

/** How long past its limit an engine is waited for, in milliseconds. */
const GRACE = 200;
/** How long a worker may take to start, in milliseconds. */
const START_UP = 10_000;

/** One engine, in a worker of its own. */
export class EngineProgram {
  /** @type {import("../start-worker.js").AnyWorker | undefined} */
  #worker;
  /** @type {Listener} */
  #listener;
  /** What an engine is made of. @type {{ game: string, level: number, seed: number }} */
  #kind;
  /** What it has been told and has answered, for another worker to go on; kept where workers are few. @type {StartOrder | undefined} */
  #known;
  /** @type {Request[]} */
  #waiting = [];
  #ready = false;
  #gone = false;
  #job = 0;
  /** @type {number | null | undefined} the limit of the answer that is due, if one is */
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

  /** Ends the worker; nothing more is heard of it. */
  close() {
    this.#gone = true;
    this.#watchdog.stop();
    this.#worker?.terminate();
  }

  /** Has a worker started. */
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
      // Nobody has thought of it yet, or whoever did has made room: all that is known, at once.
      const { files, lines, position, seat, transcript } = this.#known;
      const { due, job } = request;
      this.#waiting = [{ type: "start", job, files, lines, position, seat, transcript, due }];
      this.#begin();
    }
  }

  /** Lets another engine have the worker. */
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

  /** @param {Mishap["kind"]} kind where it ran */
  #fail(kind) {
    if (this.#gone) return;
    this.close();
    const move = this.#limit === undefined ? undefined : this.#best;
    this.#listener.fault(this.#ready ? { kind, move } : { kind: "unstarted", move: undefined });
  }
}

/** The words of an `info` line that take a number. */
const NUMBERS = new Set(["depth", "nodes", "time"]);

/**
 * Reads an `info` line in the manner of UCI; words that it does not know are passed over.
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
