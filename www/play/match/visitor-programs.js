// The foreign programs in a match, such as the visitor's: their logs, which of them are running, and which have been silent for
// too long.

import { ProgramLog } from "./program-log.js";
import { causeOfSilence } from "./silence-cause.js";

/** @typedef {import("./program-seat.js").ProgramListener} ProgramListener */
/** @typedef {import("./program-seat.js").Hindrance} Hindrance */

/** The grace time beyond a program's limit, in milliseconds: a line may spend it in transit. */
const GRACE_MS = 500;

/**
 * The functions of the running game for the programs.
 * @typedef {Object} Refereeing
 * @property {(orders: import("../../wasm/warren.js").Order[]) => void} carryOut
 * @property {(seat: number) => Promise<import("./silence-cause.js").FinalOutput> | undefined} finish closes the input of a seat's program
 * @property {() => void} settled called when the consequences of an answer are known
 * @property {(why: import("./match.js").Stall) => void} stall makes the game wait
 * @property {() => void} restart restarts all programs, which then repeat the game so far
 */

export class VisitorPrograms {
  /** The logs by seat; undefined if the seat has no such program. @type {(ProgramLog | undefined)[]} */
  logs = [];
  /** @type {readonly import("./seats.js").Seat[]} */
  #seats = [];
  #liveState;
  #refereeing;
  /** The seats whose program is running, has caught up with the record, and has received its lines. @type {Set<number>} */
  #runningSeats = new Set();
  /** By seat, the start and the limit of its time; undefined while no answer is due. Times are on the match's own clock.
   * @type {({ since: number, limit: number | null } | undefined)[]} */
  #dueAnswers = [];
  /** The number of moves when the browser last ended a program. */
  #interventionPly = -1;

  /**
   * @param {import("./live-state.js").LiveState} liveState
   * @param {Refereeing} refereeing
   */
  constructor(liveState, refereeing) {
    this.#liveState = liveState;
    this.#refereeing = refereeing;
  }

  /**
   * Starts new logs.
   * @param {import("./seats.js").Seat[]} seats
   * @param {boolean[]} foreign by seat, whether it has such a program
   */
  begin(seats, foreign) {
    this.#seats = seats;
    this.logs = foreign.map((hasProgram) => (hasProgram ? new ProgramLog() : undefined));
    this.#runningSeats.clear();
    this.#dueAnswers = [];
  }

  /**
   * Records that an answer is due.
   * @param {number} seat
   * @param {number | null} limit
   */
  ask(seat, limit) {
    if (!this.logs[seat]) return;
    this.#dueAnswers[seat] = { since: this.#liveState.time.now(), limit };
    this.logs[seat]?.due(limit);
  }

  /** Ends the game of a program that has been silent beyond its limit. */
  tick() {
    const now = this.#liveState.time.now();
    const isSilent = (/** @type {number} */ seat) => {
      const due = this.#dueAnswers[seat];
      if (!due || due.limit === null || !this.#runningSeats.has(seat)) return false;
      return now > due.since + due.limit + GRACE_MS;
    };
    const seat = this.logs.findIndex((log, seat) => log && isSilent(seat));
    const referee = this.#liveState.referee;
    if (seat >= 0 && referee) this.#endSilentProgram(seat, referee);
  }

  /**
   * Looks for the cause, then ends the game.
   * @param {number} seat
   * @param {import("../../wasm/warren.js").Referee} referee
   */
  async #endSilentProgram(seat, referee) {
    this.#dueAnswers[seat] = undefined;
    const finishing = this.#refereeing.finish(seat);
    const finalOutput = finishing && (await finishing);
    const log = this.logs[seat];
    // The visitor may have opened another game in the meantime.
    if (!log || this.#liveState.referee !== referee || !referee.isDue(seat)) return;
    const { wrote = [], partial = "" } = log.turns.at(-1) ?? {};
    const lines = wrote.map(({ text }) => text);
    const written = { lines, partial, isFirst: log.turns.length <= 1 };
    log.silence = finalOutput
      ? causeOfSilence(referee, this.logs.length, seat, written, finalOutput)
      : null;
    this.#refereeing.carryOut(referee.silent(seat));
  }

  /**
   * The callbacks for the program at a seat.
   * @param {number} seat
   * @returns {ProgramListener}
   */
  listenerOf(seat) {
    /** @type {(write: (log: ProgramLog) => void) => void} */
    const writeLog = (write) => {
      const log = this.logs[seat];
      if (!log) return;
      write(log);
      this.#liveState.fire("program");
    };
    return {
      info: (info) => this.#liveState.setThinking(seat, info),
      ready: () => this.#startTime(seat),
      delivery: (areUnderWay) => {
        if (areUnderWay) this.#runningSeats.delete(seat);
        else this.#startTime(seat);
      },
      read: (lines) => writeLog((log) => log.read(lines)),
      repeated: (text, took) => writeLog((log) => log.wrote(text, took)),
      answered: () => writeLog((log) => log.answered(true)),
      said: (text, took, deliveries) => writeLog((log) => log.said(text, took, deliveries)),
      unsaid: (deliveries) => writeLog((log) => log.unsaid(deliveries)),
      partial: (text) => writeLog((log) => log.partial(text)),
      line: (text, took) => {
        writeLog((log) => log.wrote(text, took));
        this.#receiveLine(seat, text, took);
      },
      ended: (end) => {
        writeLog((log) => {
          log.end = end;
        });
        this.#ended(seat, end);
      },
      hindered: (why) => this.#hindered(seat, why),
      known: () => this.#known,
    };
  }

  /** The game so far, for external players; null if the sides know different things. */
  get #known() {
    const { isHidden, scene } = this.#liveState.game;
    if (isHidden || !scene) return null;
    return { moves: scene.moves(), position: scene.position(scene.length) ?? null };
  }

  /**
   * From here a program's time counts. Earlier work, such as loading, does not count.
   * @param {number} seat
   */
  #startTime(seat) {
    this.#runningSeats.add(seat);
    const due = this.#dueAnswers[seat];
    if (due) this.#dueAnswers[seat] = { ...due, since: this.#liveState.time.now() };
  }

  /**
   * Passes on a line, which may be part of an answer.
   * @param {number} seat
   * @param {string} text
   * @param {number} took
   */
  #receiveLine(seat, text, took) {
    const referee = this.#liveState.referee;
    if (!referee) return;
    const orders = referee.line(seat, text, took);
    const isComplete = !referee.isDue(seat) || orders.some(({ type }) => type === "played");
    if (isComplete) {
      this.#liveState.pending.answered(seat);
      this.#dueAnswers[seat] = undefined;
      this.logs[seat]?.answered(false);
    }
    this.#refereeing.carryOut(orders);
    if (isComplete) this.#refereeing.settled();
  }

  /**
   * @param {number} seat
   * @param {import("./program-log.js").End} end
   */
  #ended(seat, { kind }) {
    const referee = this.#liveState.referee;
    if (!referee) return;
    this.#refereeing.carryOut(kind === "flood" ? referee.overflow(seat) : referee.exit(seat));
  }

  /**
   * A program cannot play. The game waits, since this never decides a game.
   * @param {number} seat
   * @param {Hindrance} why
   */
  #hindered(seat, why) {
    const { kind, message } = why;
    if ((kind === "evicted" || kind === "uncontrolled") && this.#handleIntervention(seat, kind))
      return;
    const ply = kind === "differs" ? this.#plyOf(seat, why.answer) : undefined;
    const isOutside = this.#seats[seat].kind === "outside";
    if (isOutside) this.#refereeing.stall({ who: "outside", kind: "position" });
    else this.#refereeing.stall({ who: "program", kind, seat, message, ply });
  }

  /**
   * The browser has ended a program. All programs restart once. If that does not help, a program that used up the memory has
   * lost, if it is known which one did.
   * @param {number} seat
   * @param {import("./program-seat.js").Intervention} kind
   * @returns {boolean} whether the failure is handled
   */
  #handleIntervention(seat, kind) {
    const length = this.#liveState.game.length;
    const isNew = length !== this.#interventionPly;
    this.#interventionPly = length;
    if (isNew) {
      this.#liveState.notice(`program-${kind}`);
      this.#refereeing.restart();
      return true;
    }
    const log = this.logs[seat];
    const isAlone = this.logs.filter(Boolean).length === 1;
    if (kind !== "evicted" || !isAlone || !log) return false;
    log.end = { kind: "memory", message: "", trace: [] };
    this.#ended(seat, log.end);
    return true;
  }

  /**
   * The number of moves before a seat's answer.
   * @param {number} seat
   * @param {number} answer the index of the answer
   */
  #plyOf(seat, answer) {
    const { scene } = this.#liveState.game;
    if (!scene) return undefined;
    const plies = Array.from({ length: scene.length }, (_, ply) => ply);
    const due = plies.filter((ply) => scene.due(ply).includes(seat));
    return due[answer] ?? scene.length;
  }
}
