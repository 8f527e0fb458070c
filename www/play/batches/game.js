// Plays one game between programs and engines, without a board and as fast as they answer.

import { ProgramLog } from "../match/program-log.js";
import { rulesOf, seatWords } from "../match/seats.js";
import { causeOfSilence } from "../match/silence-cause.js";
import { logsText } from "../match/stored-logs.js";
import { seatOf } from "./player.js";

/** @typedef {typeof import("../../wasm/warren.js")} Warren */
/** @typedef {import("../../wasm/warren.js").Order} Order */
/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("../match/seats.js").Program} Program */
/** @typedef {import("./player.js").Player} Player */

/** The interval between checks for silent programs, in milliseconds. */
const CHECK_INTERVAL_MS = 100;

/**
 * The maximum time that counts between two checks. If more has passed, the device slept or the browser throttled the page, and
 * the programs may have stopped with it. A hidden page notices silence later; nothing else changes.
 */
const MAX_TICK_MS = 500;

/** The grace time beyond a program's limit, in milliseconds: a line may spend it in transit. */
const GRACE_MS = 500;

/** The maximum length of the stored standard error of a program, in characters: in the log of a game, and at its end. */
const MAX_LOGGED_STDERR = 8000;
const MAX_STDERR_LENGTH = 2000;

/**
 * The reason why a program lost before the rules ended the game:
 * - `late`: its answer came too late. `silent`: no answer came.
 * - `illegal`: its answer was not a legal move. `flood`: it wrote far too much output.
 * - `exit`, `error`, `trap`, `memory`: it ended or failed.
 * @typedef {"late" | "silent" | "illegal" | "flood" | "exit" | "error" | "trap" | "memory"} FaultKind
 */

/**
 * @typedef {Object} Fault
 * @property {number} seat
 * @property {FaultKind} kind
 * @property {Problem | null} problem the fault of an illegal answer
 * @property {string} message the error message of the program's language; empty if there is none
 * @property {number} [line] the line of its source where it failed
 * @property {string} [reason] the kind of a trap
 * @property {import("../match/silence-cause.js").Silence} [silence] why it did not answer, if known
 * @property {string} said the end of the program's standard error
 */

/**
 * A finished game.
 * @typedef {Object} FinishedGame
 * @property {string} record with the players' names
 * @property {number} length the number of moves
 * @property {import("../../wasm/warren.js").Outcome} outcome
 * @property {import("../../wasm/warren.js").Verdict} verdict
 * @property {number[][]} times by seat, the time of each answer, in milliseconds
 * @property {Fault | null} fault
 * @property {string[]} said by seat, the end of the program's standard error
 * @property {string} logs the logs of the programs (`play/match/stored-logs.js`)
 */

/** The error if a program cannot play one game, but might play the next try. */
const RETRIABLE_KINDS = new Set(["unstarted", "evicted", "uncontrolled"]);

/** @typedef {import("../match/program-log.js").End} ProgramEnd */

/** The error for a game without a result: a part of Warren failed, not a player. It may be tried again. */
export class FailedGame extends Error {
  /**
   * @param {number} seat
   * @param {string} kind
   */
  constructor(seat, kind) {
    super(`seat ${seat}: ${kind}`);
    this.name = "Disturbed";
    this.seat = seat;
    this.kind = kind;
  }
}

/** The error for a program that cannot play any game, for example because it does not compile. */
export class UnplayableProgram extends Error {
  /**
   * @param {Player} player
   * @param {string} kind
   * @param {string} message the message of its language; empty if there is none
   * @param {{ seat: number, answer?: number }} [place] its seat, and the index of its first answer that differs from the record
   */
  constructor(player, kind, message, { seat, answer } = { seat: -1 }) {
    super(message || kind);
    this.name = "UnplayableProgram";
    this.player = player;
    this.kind = kind;
    this.seat = seat;
    this.answer = answer;
  }
}

/**
 * Plays a game from a scene to its end.
 * @param {Object} game
 * @param {Warren} game.warren
 * @param {import("../../wasm/warren.js").Scene} game.scene
 * @param {readonly Player[]} game.players by seat
 * @param {import("../match/seats.js").Programs} game.programs starts the programs
 * @param {number} game.seed determines the random numbers of all players
 * @param {readonly AbortSignal[]} game.signals each ends the game and all its workers
 * @param {() => void} [game.onMove] called after each move
 * @returns {Promise<FinishedGame>} rejects with {@link FailedGame} or {@link UnplayableProgram} if a player cannot play
 */
export function playGame({ warren, scene, players, programs, seed, signals, onMove = () => {} }) {
  return new Promise((resolve, reject) => {
    for (const signal of signals) signal.throwIfAborted();
    const contest = warren.contestClock(scene.game);
    const rules = players.map((player) => rulesOf(seatOf(player), null, contest));
    const referee = new warren.Referee(scene, rules);
    const game = new RunningGame(referee, players, { onMove, resolve, reject }, signals);
    game.begin(scene.game, programs, seed);
  });
}

/** A game in progress. */
class RunningGame {
  #referee;
  #players;
  #callbacks;
  #isOver = false;
  /** @type {(Program | undefined)[]} by seat */
  #programs = [];
  /** Queued orders: a player may answer while earlier orders are being carried out. @type {Order[]} */
  #orders = [];
  #isBusy = false;
  /** The programs that have started and received their lines. Others do not count as silent. @type {Set<number>} by seat */
  #startedSeats = new Set();
  /** The start and the limit of the time for an answer. @type {({ since: number, limit: number } | undefined)[]} */
  #dueAnswers = [];
  /** @type {number[][]} */
  #answerTimes;
  /** The logs of the programs, by seat. @type {(ProgramLog | undefined)[]} */
  #logs;
  /** @type {string[]} */
  #errorTexts = [];
  /**
   * By seat, the lines of the due answer, and an unfinished line.
   * @type {({ lines: string[], partial: string } | undefined)[]}
   */
  #partialAnswers = [];
  #length = 0;
  /** The game's own time at the last check, in milliseconds, and the time of that check. */
  #lastCheck = { now: 0, at: performance.now() };
  /** @type {ReturnType<typeof setInterval>} */
  #timer;
  #removeListeners;

  /**
   * @param {import("../../wasm/warren.js").Referee} referee
   * @param {readonly Player[]} players
   * @param {{ onMove: () => void, resolve: (played: FinishedGame) => void, reject: (reason: unknown) => void }} callbacks
   * @param {readonly AbortSignal[]} signals
   */
  constructor(referee, players, callbacks, signals) {
    this.#referee = referee;
    this.#players = players;
    this.#callbacks = callbacks;
    this.#answerTimes = players.map(() => []);
    this.#logs = players.map(({ kind }) =>
      kind === "program" ? new ProgramLog(MAX_LOGGED_STDERR) : undefined,
    );
    this.#timer = setInterval(() => this.#tick(), CHECK_INTERVAL_MS);
    const gameEnd = new AbortController();
    for (const signal of signals) {
      const stop = () => this.#fail(signal.reason);
      signal.addEventListener("abort", stop, { signal: gameEnd.signal });
    }
    this.#removeListeners = () => gameEnd.abort();
  }

  /**
   * @param {string} game
   * @param {import("../match/seats.js").Programs} programs
   * @param {number} seed
   */
  begin(game, programs, seed) {
    // Seeds are 32 bits wide.
    this.#programs = this.#players.map((player, seat) =>
      programs[seatOf(player).kind]?.(
        game,
        seatOf(player),
        (seed + seat) >>> 0,
        this.#listenerOf(seat),
      ),
    );
    this.#carryOut(this.#referee.begin());
  }

  /**
   * An engine sends complete answers, a program sends lines.
   * @param {number} seat
   * @returns {import("../match/seats.js").Listener}
   */
  #listenerOf(seat) {
    const log = this.#logs[seat];
    return {
      info: () => {},
      answer: (/** @type {string[]} */ lines, /** @type {number} */ took) => {
        for (const line of lines) this.#receive(seat, line, took);
      },
      fault: (/** @type {{ kind: string }} */ { kind }) => this.#fail(new FailedGame(seat, kind)),
      ready: () => this.#startTime(seat),
      delivery: (areUnderWay) => {
        if (areUnderWay) this.#startedSeats.delete(seat);
        else this.#startTime(seat);
      },
      read: (/** @type {readonly string[]} */ lines) => log?.read(lines),
      repeated: (/** @type {string} */ text, /** @type {number} */ took) => log?.wrote(text, took),
      answered: () => log?.answered(true),
      line: (/** @type {string} */ text, /** @type {number} */ took) => {
        log?.wrote(text, took);
        this.#receive(seat, text, took);
      },
      said: (
        /** @type {string} */ text,
        /** @type {number} */ took,
        /** @type {number} */ deliveries,
      ) => {
        log?.said(text, took, deliveries);
        this.#errorTexts[seat] = ((this.#errorTexts[seat] ?? "") + text).slice(-MAX_STDERR_LENGTH);
      },
      unsaid: (/** @type {number} */ deliveries) => log?.unsaid(deliveries),
      partial: (/** @type {string} */ text) => {
        log?.partial(text);
        this.#partialAnswerOf(seat).partial = text;
      },
      ended: (/** @type {ProgramEnd} */ end) => this.#handleEnd(seat, end),
      hindered: (/** @type {import("../match/program-seat.js").Hindrance} */ why) => {
        const { kind, message } = why;
        const place = { seat, ...("answer" in why && { answer: why.answer }) };
        this.#fail(
          RETRIABLE_KINDS.has(kind)
            ? new FailedGame(seat, kind)
            : new UnplayableProgram(this.#players[seat], kind, message, place),
        );
      },
    };
  }

  /**
   * From here the program's time counts. Earlier work, such as loading, does not count.
   * @param {number} seat
   */
  #startTime(seat) {
    this.#startedSeats.add(seat);
    const due = this.#dueAnswers[seat];
    if (due) due.since = this.#now();
  }

  /**
   * @param {number} seat
   * @param {string} line
   * @param {number} took
   */
  #receive(seat, line, took) {
    if (this.#isOver) return;
    const wasDue = this.#referee.isDue(seat);
    const orders = this.#referee.line(seat, line, took);
    this.#partialAnswerOf(seat).lines.push(line);
    this.#partialAnswerOf(seat).partial = "";
    const isOver = orders.some(({ type }) => type === "played" || type === "verdict");
    if (wasDue && (isOver || !this.#referee.isDue(seat))) {
      this.#dueAnswers[seat] = undefined;
      this.#partialAnswers[seat] = undefined;
      this.#answerTimes[seat].push(took);
      this.#logs[seat]?.answered(false);
    }
    this.#carryOut(orders);
  }

  /**
   * @param {number} seat
   * @param {ProgramEnd} end
   */
  #handleEnd(seat, end) {
    if (this.#isOver) return;
    const log = this.#logs[seat];
    if (log) log.end = end;
    const { kind } = end;
    this.#carryOut(kind === "flood" ? this.#referee.overflow(seat) : this.#referee.exit(seat));
  }

  #now() {
    const { now, at } = this.#lastCheck;
    return now + Math.min(performance.now() - at, MAX_TICK_MS);
  }

  #tick() {
    const now = this.#now();
    this.#lastCheck = { now, at: performance.now() };
    const silentSeat = this.#dueAnswers.findIndex(
      (due, seat) => due && this.#startedSeats.has(seat) && now > due.since + due.limit + GRACE_MS,
    );
    if (silentSeat >= 0) this.#endSilence(silentSeat);
  }

  /** @param {number} seat */
  #partialAnswerOf(seat) {
    this.#partialAnswers[seat] ??= { lines: [], partial: "" };
    return this.#partialAnswers[seat];
  }

  /** Looks for the cause of a silence, then ends the game. @param {number} seat */
  async #endSilence(seat) {
    this.#dueAnswers[seat] = undefined;
    const finishing = this.#programs[seat]?.finish?.();
    const finalOutput = finishing && (await finishing);
    if (this.#isOver) return;
    const writtenOutput = {
      ...this.#partialAnswerOf(seat),
      isFirst: this.#answerTimes[seat].length === 0,
    };
    const seats = this.#players.length;
    const log = this.#logs[seat];
    if (log && finalOutput)
      log.silence = causeOfSilence(this.#referee, seats, seat, writtenOutput, finalOutput);
    this.#carryOut(this.#referee.silent(seat));
  }

  /** @param {Order[]} orders */
  #carryOut(orders) {
    this.#orders.push(...orders);
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let order = this.#orders.shift(); order; order = this.#orders.shift()) {
      this.#carryOutOrder(order);
    }
    this.#isBusy = false;
  }

  /** @param {Order} order */
  #carryOutOrder(order) {
    switch (order.type) {
      case "start":
      case "send":
        if (order.due && order.due.limit !== null) {
          this.#dueAnswers[order.seat] = { since: this.#now(), limit: order.due.limit };
          this.#logs[order.seat]?.due(order.due.limit);
        }
        if (order.type === "start") this.#programs[order.seat]?.start(order);
        else this.#programs[order.seat]?.send(order);
        break;
      case "played":
        this.#length = order.length;
        this.#callbacks.onMove();
        break;
      case "verdict":
        this.#conclude(order);
        break;
    }
  }

  /** @param {import("../../wasm/warren.js").Verdict} verdict */
  #conclude({ outcome, reason, seat, problem }) {
    if (seat !== null && this.#players[seat].kind === "engine") {
      this.#fail(new FailedGame(seat, reason));
      return;
    }
    this.#close();
    const log = seat === null ? undefined : this.#logs[seat];
    if (log) log.problem = problem;
    const scene = this.#referee.scene();
    for (const [index, player] of this.#players.entries()) {
      scene.tell(`seat ${index}: ${seatWords(seatOf(player))}`);
    }
    this.#callbacks.resolve({
      record: scene.record(),
      length: this.#length,
      outcome,
      verdict: { outcome, reason, seat, problem },
      times: this.#answerTimes,
      fault: seat === null ? null : this.#faultOf(seat, reason, problem),
      said: this.#players.map((_, index) => this.#errorTexts[index] ?? ""),
      logs: logsText(this.#logs),
    });
  }

  /**
   * @param {number} seat
   * @param {string} reason
   * @param {Problem | null} problem
   * @returns {Fault}
   */
  #faultOf(seat, reason, problem) {
    const { end = null, silence = null } = this.#logs[seat] ?? {};
    const isFlood = problem?.rule === "flooded";
    const kind = isFlood ? "flood" : reason === "crashed" ? (end?.kind ?? "exit") : reason;
    return {
      seat,
      kind: /** @type {FaultKind} */ (kind),
      problem: isFlood ? null : problem,
      message: end?.message ?? "",
      ...(end?.trace[0] && { line: end.trace[0].line }),
      ...(end?.reason && { reason: end.reason }),
      ...(silence && { silence }),
      said: this.#errorTexts[seat] ?? "",
    };
  }

  /** @param {unknown} reason */
  #fail(reason) {
    if (this.#isOver) return;
    this.#close();
    this.#callbacks.reject(reason);
  }

  #close() {
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#removeListeners();
    this.#orders = [];
    for (const program of this.#programs) program?.close();
  }
}
