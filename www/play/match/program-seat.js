// A visitor's program at a seat: starts it in its sandbox, replays the record to it, and delivers its lines.

import { Run } from "../running/run.js";
import { readInfo } from "./engines.js";
import { MAX_ENDING_MS } from "./silence-cause.js";

/** @typedef {import("./engines.js").StartOrder} StartOrder */
/** @typedef {import("./engines.js").SendOrder} SendOrder */
/** @typedef {import("./seats.js").Program} Program */
/** @typedef {import("./seats.js").ProgramPlayer} ProgramPlayer */
/** @typedef {import("../running/sandbox/begin.js").Ending} End */
/** @typedef {import("../running/prepare.js").Runnable} Runnable */
/** @typedef {import("../../wasm/warren.js").Said} Said */

/** The maximum time of an answer that only repeats the record, in milliseconds. */
const MAX_REPEAT_MS = 10_000;

/**
 * Why a program does not play. `differs`: its answer differs from the record; `answer` is the answer's number. `unloaded`: its
 * language must be loaded first; the message is the size in megabytes. `evicted`: the browser has ended its process, which it
 * may share with other programs. `uncontrolled`: nothing delivers lines to it any longer (play/running/blocking-worker.js).
 * @typedef {{ kind: "gone" | "faulty" | "position" | "unloaded" | "unstarted" | "slow" | Intervention, message: string }
 *   | { kind: "differs", answer: number, message: string }} Hindrance
 */

/** The browser's interventions against a running program, which may not be at fault. A restart may help.
 * @typedef {"evicted" | "uncontrolled"} Intervention */

/** By the reason for a run's end. @type {Record<string, Intervention>} */
const INTERVENTIONS = { gone: "evicted", uncontrolled: "uncontrolled" };

/**
 * The callbacks of a program's owner.
 * @typedef {Object} ProgramListener
 * @property {(info: import("./engines.js").Info) => void} info called with its `info` line, as engines write it
 * @property {() => void} ready called when it runs and has caught up with the record
 * @property {(lines: readonly string[]) => void} read called when it receives lines
 * @property {(text: string, took: number) => void} line called with a line for the referee
 * @property {(text: string, took: number) => void} repeated called with a line that repeats the record
 * @property {() => void} answered called when the repeated lines are a complete answer
 * @property {(text: string, took: number, deliveries: number) => void} said called with a text on standard error, and the number of
 *   deliveries that had reached the program by then
 * @property {(deliveries: number) => void} unsaid called when standard error exceeds what is stored
 * @property {(text: string) => void} partial called with an unfinished line, when it seems to wait
 * @property {(areUnderWay: boolean) => void} delivery called with whether lines are in transit to it, which costs it no time
 * @property {(end: End) => void} ended called when it has ended by itself
 * @property {(why: Hindrance) => void} hindered called when it cannot play
 * @property {() => import("./external-player.js").PublicGame | null} [known] the game so far; null if the sides know different things
 */

/**
 * The functions that start a program, depending on where the match runs.
 * @typedef {Object} StartFunctions
 * @property {(player: ProgramPlayer) => Promise<Runnable | Hindrance>} runnableOf
 * @property {import("../running/frame.js").StartSandbox} [startSandbox] by default a frame of this page
 */

/** @implements {Program} */
export class ProgramSeat {
  #seat;
  #seed;
  #listener;
  #startFunctions;
  /** @type {Run | undefined} */
  #run;
  #isClosed = false;
  /** Lines queued until it has caught up. @type {string[]} */
  #queuedLines = [];
  /** The answers to repeat, each after the lines that come before it. @type {{ heard: string[], answered: string[] }[]} */
  #recordedAnswers = [];
  /** The lines of the answer that it is repeating. @type {string[]} */
  #repeatedLines = [];
  #repeatedCount = 0;
  #isCaughtUp = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #repeatTimeout;
  #language = "";
  /** Its behaviour after its input was closed. @type {import("./silence-cause.js").FinalOutput | undefined} */
  #finalOutput;
  #onFinished = () => {};

  /**
   * @param {ProgramPlayer} seat
   * @param {number} seed
   * @param {ProgramListener} listener
   * @param {StartFunctions} startFunctions
   */
  constructor(seat, seed, listener, startFunctions) {
    this.#seat = seat;
    this.#seed = seed;
    this.#listener = listener;
    this.#startFunctions = startFunctions;
  }

  /** @param {StartOrder} order */
  start(order) {
    this.#begin(order).catch((thrown) =>
      this.#hinder({ kind: "unstarted", message: String(thrown) }),
    );
  }

  /** @param {SendOrder} order */
  send({ lines }) {
    if (this.#isCaughtUp) this.#send(lines);
    else this.#queuedLines.push(...lines);
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#repeatTimeout);
    this.#run?.end();
    this.#onFinished();
  }

  /**
   * Closes its input after too long a silence. Its later output does not count as an answer.
   * @returns {Promise<import("./silence-cause.js").FinalOutput>} resolves when it has ended, or a little later
   */
  async finish() {
    const language = this.#language;
    const output = { isWaiting: false, lines: [], partial: "", language };
    if (!this.#run || this.#isClosed) return output;
    this.#finalOutput = output;
    const ended = new Promise((resolve) => {
      this.#onFinished = () => resolve(undefined);
    });
    const timer = setTimeout(this.#onFinished, MAX_ENDING_MS);
    this.#run.finish();
    await ended;
    clearTimeout(timer);
    return output;
  }

  /** @param {StartOrder} order */
  async #begin({ files, lines, position, transcript }) {
    if (position !== null) return this.#hinder({ kind: "position", message: "" });
    const runnable = await this.#startFunctions.runnableOf(this.#seat);
    if ("kind" in runnable) return this.#hinder(runnable);
    if (this.#isClosed) return;
    this.#language = "isC" in runnable && runnable.isC ? "c" : runnable.language;
    const { answers, linesAfter } = recordedAnswersOf(lines, transcript);
    this.#recordedAnswers = answers;
    this.#queuedLines.unshift(...linesAfter);
    const contents = files.map(({ name, text }) => ({ name, content: text }));
    const { startSandbox } = this.#startFunctions;
    const seed = this.#seed;
    this.#run = new Run(runnable, { files: contents, seed }, this.#runListener(), startSandbox);
  }

  /** @returns {import("../running/run.js").Listener} */
  #runListener() {
    return {
      ready: () => this.#replayNext(),
      line: (text, took) => {
        if (this.#finalOutput) this.#finalOutput.lines.push(text);
        else this.#receive(text, took);
      },
      said: (text, took, deliveries) => {
        this.#listener.said(text, took, deliveries);
        for (const line of text.split("\n")) {
          const info = readInfo(line);
          if (info) this.#listener.info(info);
        }
      },
      unsaid: (_, deliveries) => this.#listener.unsaid(deliveries),
      partial: (text) => {
        if (this.#finalOutput) this.#finalOutput.partial = text;
        else this.#listener.partial(text);
      },
      finishing: () => {
        if (this.#finalOutput) this.#finalOutput.isWaiting = true;
      },
      delivery: (areUnderWay) => {
        if (this.#isCaughtUp) this.#listener.delivery(areUnderWay);
      },
      ended: (end) => {
        clearTimeout(this.#repeatTimeout);
        if (this.#finalOutput) return this.#onFinished();
        const { kind, message, reason = "" } = end;
        if (Object.hasOwn(INTERVENTIONS, reason))
          this.#hinder({ kind: INTERVENTIONS[reason], message });
        else if (kind === "unstarted") this.#hinder({ kind, message });
        else this.#listener.ended(end);
      },
    };
  }

  /** Sends it the lines before the next answer of the record, or lets it play. */
  #replayNext() {
    clearTimeout(this.#repeatTimeout);
    const nextAnswer = this.#recordedAnswers[0];
    if (nextAnswer) {
      this.#send(nextAnswer.heard);
      this.#repeatTimeout = setTimeout(
        () => this.#hinder({ kind: "slow", message: "" }),
        MAX_REPEAT_MS,
      );
      return;
    }
    this.#isCaughtUp = true;
    this.#listener.ready();
    this.#send(this.#queuedLines.splice(0));
  }

  /** @param {readonly string[]} lines */
  #send(lines) {
    if (lines.length === 0) return;
    this.#listener.read(lines);
    this.#run?.give([...lines]);
  }

  /**
   * @param {string} text
   * @param {number} took
   */
  #receive(text, took) {
    const recorded = this.#recordedAnswers[0];
    if (!recorded) return this.#listener.line(text, took);
    this.#listener.repeated(text, took);
    this.#repeatedLines.push(text.trimEnd());
    const lineIndex = this.#repeatedLines.length - 1;
    if (this.#repeatedLines[lineIndex] !== recorded.answered[lineIndex]?.trimEnd()) {
      const message = text;
      return this.#hinder({ kind: "differs", answer: this.#repeatedCount, message });
    }
    if (this.#repeatedLines.length < recorded.answered.length) return;
    this.#listener.answered();
    this.#recordedAnswers.shift();
    this.#repeatedLines = [];
    this.#repeatedCount += 1;
    this.#replayNext();
  }

  /** @param {Hindrance} why */
  #hinder(why) {
    if (this.#isClosed) return;
    this.close();
    this.#listener.hindered(why);
  }
}

/**
 * Splits the game so far into answers, each with the lines before it, and the lines after the last answer.
 * @param {readonly string[]} opening
 * @param {readonly Said[]} transcript
 */
function recordedAnswersOf(opening, transcript) {
  /** @type {{ heard: string[], answered: string[] }[]} */
  const answers = [];
  let heard = [...opening];
  for (const said of transcript) {
    if ("heard" in said) {
      heard.push(said.heard);
    } else {
      answers.push({ heard, answered: said.answered });
      heard = [];
    }
  }
  return { answers, linesAfter: heard };
}
