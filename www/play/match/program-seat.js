// A visitor's program at a seat: starts it in its sandbox, lets it catch up with the record, and delivers its lines.

import { Run } from "../running/run.js";
import { readInfo } from "./engines.js";
import { LAST_MOMENT } from "./silence.js";

/** @typedef {import("./engines.js").StartOrder} StartOrder */
/** @typedef {import("./engines.js").SendOrder} SendOrder */
/** @typedef {import("./seats.js").Program} Program */
/** @typedef {import("./seats.js").ProgramPlayer} ProgramPlayer */
/** @typedef {import("../running/sandbox/begin.js").Ending} End */
/** @typedef {import("../running/prepare.js").Runnable} Runnable */
/** @typedef {import("../../wasm/warren.js").Said} Said */

/** How long an answer may take that only repeats the record, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Why a program does not play. `differs`: it answered otherwise than the record has it, in the answer with the number `answer`.
 * `unloaded`: its language has to be loaded first; the message is how many megabytes that are. `evicted`: the browser has ended
 * its process, which it may share with other programs. `uncontrolled`: nobody hands it lines any more (play/running/blocking.js).
 * @typedef {{ kind: "gone" | "faulty" | "position" | "unloaded" | "unstarted" | "slow" | Taken, message: string }
 *   | { kind: "differs", answer: number, message: string }} Hindrance
 */

/** What the browser may do to a program that runs, for which the program need not be to blame. A fresh start may help.
 * @typedef {"evicted" | "uncontrolled"} Taken */

/** By a run's reason for its end. @type {Record<string, Taken>} */
const TAKEN = { gone: "evicted", uncontrolled: "uncontrolled" };

/**
 * The callbacks of a program's owner.
 * @typedef {Object} ProgramListener
 * @property {(info: import("./engines.js").Info) => void} info what it said in the manner of engines
 * @property {() => void} ready it runs, and has caught up with the record
 * @property {(lines: readonly string[]) => void} read it was given lines
 * @property {(text: string, took: number) => void} line a line for the referee
 * @property {(text: string, took: number) => void} repeated a line that the record has
 * @property {() => void} answered the repeated lines so far are a whole answer
 * @property {(text: string, took: number, given: number) => void} said a text on standard error, and how often lines had reached the
 *   program by then
 * @property {(given: number) => void} unsaid more came on standard error than is kept
 * @property {(text: string) => void} partial it seems to wait, and has written this without an end of line
 * @property {(areUnderWay: boolean) => void} delivery whether lines are on their way to it, which costs it no time
 * @property {(end: End) => void} ended it has ended by itself
 * @property {(why: Hindrance) => void} hindered it does not play
 * @property {() => import("./outside.js").Known | null} [known] the game so far; null where the sides know different things
 */

/**
 * What a program is started with, which depends on where the match runs.
 * @typedef {Object} Means
 * @property {(player: ProgramPlayer) => Promise<Runnable | Hindrance>} runnableOf
 * @property {import("../running/frame.js").StartSandbox} [startSandbox] by default a frame of this page
 */

/** @implements {Program} */
export class ProgramSeat {
  #seat;
  #seed;
  #listener;
  #means;
  /** @type {Run | undefined} */
  #run;
  #isGone = false;
  /** Lines that wait until it has caught up. @type {string[]} */
  #waiting = [];
  /** The answers to repeat, each after the lines that come before it. @type {{ heard: string[], answered: string[] }[]} */
  #past = [];
  /** The lines of the answer that it repeats. @type {string[]} */
  #partial = [];
  #repeated = 0;
  #isLive = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  #language = "";
  /** What it does after its input has been closed. @type {import("./silence.js").Rest | undefined} */
  #rest;
  #finished = () => {};

  /**
   * @param {ProgramPlayer} seat
   * @param {number} seed
   * @param {ProgramListener} listener
   * @param {Means} means
   */
  constructor(seat, seed, listener, means) {
    this.#seat = seat;
    this.#seed = seed;
    this.#listener = listener;
    this.#means = means;
  }

  /** @param {StartOrder} order */
  start(order) {
    this.#begin(order).catch((thrown) =>
      this.#hinder({ kind: "unstarted", message: String(thrown) }),
    );
  }

  /** @param {SendOrder} order */
  send({ lines }) {
    if (this.#isLive) this.#give(lines);
    else this.#waiting.push(...lines);
  }

  close() {
    this.#isGone = true;
    clearTimeout(this.#patience);
    this.#run?.end();
    this.#finished();
  }

  /**
   * Closes its input, since it has been silent for too long. What it writes then is no answer.
   * @returns {Promise<import("./silence.js").Rest>} when it has ended, or a little later
   */
  async finish() {
    const language = this.#language;
    const rest = { isWaiting: false, lines: [], partial: "", language };
    if (!this.#run || this.#isGone) return rest;
    this.#rest = rest;
    const over = new Promise((resolve) => {
      this.#finished = () => resolve(undefined);
    });
    const timer = setTimeout(this.#finished, LAST_MOMENT);
    this.#run.finish();
    await over;
    clearTimeout(timer);
    return rest;
  }

  /** @param {StartOrder} order */
  async #begin({ files, lines, position, transcript }) {
    if (position !== null) return this.#hinder({ kind: "position", message: "" });
    const runnable = await this.#means.runnableOf(this.#seat);
    if ("kind" in runnable) return this.#hinder(runnable);
    if (this.#isGone) return;
    this.#language = "isC" in runnable && runnable.isC ? "c" : runnable.language;
    const { past, rest } = pastOf(lines, transcript);
    this.#past = past;
    this.#waiting.unshift(...rest);
    const given = files.map(({ name, text }) => ({ name, content: text }));
    const { startSandbox } = this.#means;
    const seed = this.#seed;
    this.#run = new Run(runnable, { files: given, seed }, this.#runListener(), startSandbox);
  }

  /** @returns {import("../running/run.js").Listener} */
  #runListener() {
    return {
      ready: () => this.#goOn(),
      line: (text, took) => {
        if (this.#rest) this.#rest.lines.push(text);
        else this.#hear(text, took);
      },
      said: (text, took, given) => {
        this.#listener.said(text, took, given);
        for (const line of text.split("\n")) {
          const info = readInfo(line);
          if (info) this.#listener.info(info);
        }
      },
      unsaid: (_, given) => this.#listener.unsaid(given),
      partial: (text) => {
        if (this.#rest) this.#rest.partial = text;
        else this.#listener.partial(text);
      },
      finishing: () => {
        if (this.#rest) this.#rest.isWaiting = true;
      },
      delivery: (areUnderWay) => {
        if (this.#isLive) this.#listener.delivery(areUnderWay);
      },
      ended: (end) => {
        clearTimeout(this.#patience);
        if (this.#rest) return this.#finished();
        const { kind, message, reason = "" } = end;
        if (Object.hasOwn(TAKEN, reason)) this.#hinder({ kind: TAKEN[reason], message });
        else if (kind === "unstarted") this.#hinder({ kind, message });
        else this.#listener.ended(end);
      },
    };
  }

  /** Gives it the lines before the next answer of the past, or lets it play. */
  #goOn() {
    clearTimeout(this.#patience);
    const next = this.#past[0];
    if (next) {
      this.#give(next.heard);
      this.#patience = setTimeout(() => this.#hinder({ kind: "slow", message: "" }), PATIENCE);
      return;
    }
    this.#isLive = true;
    this.#listener.ready();
    this.#give(this.#waiting.splice(0));
  }

  /** @param {readonly string[]} lines */
  #give(lines) {
    if (lines.length === 0) return;
    this.#listener.read(lines);
    this.#run?.give([...lines]);
  }

  /**
   * @param {string} text
   * @param {number} took
   */
  #hear(text, took) {
    const due = this.#past[0];
    if (!due) return this.#listener.line(text, took);
    this.#listener.repeated(text, took);
    this.#partial.push(text.trimEnd());
    const at = this.#partial.length - 1;
    if (this.#partial[at] !== due.answered[at]?.trimEnd()) {
      const message = text;
      return this.#hinder({ kind: "differs", answer: this.#repeated, message });
    }
    if (this.#partial.length < due.answered.length) return;
    this.#listener.answered();
    this.#past.shift();
    this.#partial = [];
    this.#repeated += 1;
    this.#goOn();
  }

  /** @param {Hindrance} why */
  #hinder(why) {
    if (this.#isGone) return;
    this.close();
    this.#listener.hindered(why);
  }
}

/**
 * Splits what happened so far into answers, each with the lines before it, and the lines after the last answer.
 * @param {readonly string[]} opening
 * @param {readonly Said[]} transcript
 */
function pastOf(opening, transcript) {
  /** @type {{ heard: string[], answered: string[] }[]} */
  const past = [];
  let heard = [...opening];
  for (const said of transcript) {
    if ("heard" in said) {
      heard.push(said.heard);
    } else {
      past.push({ heard, answered: said.answered });
      heard = [];
    }
  }
  return { past, rest: heard };
}
