// A match with secrets as the page has it: the game itself is known in a worker alone, and here only what the seat knows
// that is watched.

import { Failure } from "../failure.js";
import { compileGame } from "../load.js";
import { setSpare, startWorker } from "../start-worker.js";
import { NOT_YOUR_TURN } from "./match.js";
import { Watchdog } from "./watchdog.js";

/** @typedef {typeof import("../wasm/warren.js")} Warren */
/** @typedef {import("../wasm/warren.js").Sight} Sight */
/** @typedef {import("../workers/referee.js").Request} Request */
/** @typedef {import("../workers/referee.js").Report} Report */
/** @typedef {import("../workers/referee.js").Snapshot} Snapshot */
/** @typedef {import("../workers/referee.js").News} News */
/** @typedef {import("./match.js").Keeping} Keeping */
/** @typedef {import("./stories.js").Story} Story */
/** @typedef {import("./stories.js").Opening} Opening */

/**
 * A game as the worker takes it: its record, or sealed, or null, from which it draws a start. And what is known from the
 * first: the record of the start, where that is no secret; else what one seat gets first, once that is known.
 * @typedef {{game: string, text: string | null, isSealed: boolean, start: string | null, opening: Opening | null}} Source
 */

/** How long the worker may take for what it is asked, in milliseconds. */
const PATIENCE = 20_000;
/** After so many faults in a row without a move, the game waits until somebody tries again. */
const MOST_FAULTS = 3;

/**
 * Has what {@link import("./match.js").Match} has. Fires the same, and in the end `over`, with a {@link Revealed}: then
 * nothing is secret any more, and this match is done.
 */
export class HiddenMatch extends EventTarget {
  #warren;
  #game;
  #source;
  #kept;
  /** @type {import("../start-worker.js").AnyWorker | undefined} */
  #worker;
  /** Whether it has made room for others: a worker comes when there is something to do. */
  #isParked = false;
  /** Whether the worker need not wait for others to make room. */
  #isRunning = false;
  /** What is to be asked when it has come. @type {Request | undefined} */
  #parked;
  /** @type {import("./match.js").MatchState & import("./curtain.js").Screen} */
  state;

  /** Whether something may not be known here. */
  isSecret = true;
  /** What may be handed on: the game's start; null where that is a secret. @type {import("../wasm/warren.js").Scene | null} */
  shareable = null;
  /** What is seen by whoever may see nothing; there when the match is open. @type {Sight | undefined} */
  #nothing;
  /** @type {Sight | undefined} what the watched seat knows */
  #sight;
  /** @type {Story | undefined} the lines from which it comes */
  #story;

  #away = false;
  #isWatching = false;
  /** Whether a game that is over goes back to the last turn of a person when it opens. */
  #undoes = false;
  /** Whether the worker has said anything yet. */
  #isHeard = false;
  /** Whether something has been asked that is not answered yet. */
  #isAsking = false;
  #faults = 0;
  #watchdog = new Watchdog(() => this.#fail());
  /** @type {{resolve: (revealed: Revealed | null) => void, reject: (reason: unknown) => void} | undefined} */
  #awaited;

  /**
   * @param {Warren} warren
   * @param {Source} source
   * @param {Keeping} kept
   * @throws {import("../wasm/warren.js").Problem} if the start cannot be read
   */
  constructor(warren, source, kept) {
    super();
    this.#warren = warren;
    this.#source = source;
    this.#kept = kept;
    this.#game = source.game;
    if (source.start !== null) {
      this.shareable = warren.Scene.fromRecord(source.start);
      this.#nothing = this.shareable.sight(this.shareable.seats);
    } else if (source.opening) {
      this.#nothing = sightOf(warren, source.game, source.opening);
    }
    this.state = {
      length: 0,
      due: [],
      marks: kept.marks,
      redoable: 0,
      undoable: false,
      paused: kept.paused,
      clocks: kept.seats.map(() => null),
      thinking: null,
      verdict: null,
      stalled: null,
      watched: null,
      curtain: null,
    };
  }

  /**
   * Starts the worker.
   * @param {{undo?: boolean, watching?: boolean}} [how] with `undo`, a game that is over goes back to the last turn of a
   *   person; with `watching` it is only looked at
   * @returns {Promise<Revealed | null>} resolved when it is known how the match stands, with what is revealed if it is over;
   *   rejected if that cannot be had, with the cause `unreadable` if the text is to blame
   */
  open({ undo = false, watching = false } = {}) {
    this.#isWatching = watching;
    this.#undoes = undo;
    return new Promise((resolve, reject) => {
      this.#awaited = { resolve, reject };
      this.#start();
    });
  }

  /** Goes on, if it has been stopped. */
  begin() {
    if (this.#worker || this.#isParked) return;
    this.#isWatching = false;
    this.state = { ...this.state, stalled: null };
    this.#start();
  }

  /** Goes on after a fault of ours for which the game has waited. */
  retry() {
    const { stalled } = this.state;
    if (stalled?.who === "engine") this.#ask({ type: "do", what: "retry" });
    if (stalled?.who !== "referee") return;
    this.#faults = 0;
    this.state = { ...this.state, stalled: null };
    this.#start();
    this.dispatchEvent(new Event("change"));
  }

  /** Ends what is going on; it stands as it stood. */
  stop() {
    this.#end();
  }

  close() {
    this.#end();
    this.#sight?.free();
    this.#nothing?.free();
    this.shareable?.free();
  }

  /** What the watched seat knows; while nobody has the screen, the start alone. */
  seenFrom() {
    const seen = this.#sight ?? this.#nothing;
    if (!seen) throw new Error("the match is not open");
    return seen;
  }

  /** The seat whose side is near. */
  get viewpoint() {
    return this.state.watched ?? this.state.curtain ?? 0;
  }

  /** What is to be stored: the game sealed. What was undone is not kept. */
  kept() {
    const { text, start, opening } = this.#source;
    const known = start === null ? { beginning: opening ?? undefined } : { start };
    return { record: text ?? "", ...known, left: this.#kept.left, undone: [] };
  }

  get runsOnAClock() {
    return this.#kept.left.some((left) => left !== null);
  }

  /** What an engine may be told that is asked for a move of the watched seat's. */
  told() {
    if (!this.#story) return undefined;
    const { beginning, said } = this.#story;
    return { ...beginning, transcript: said };
  }

  /** The person whose turn it is has the screen now. */
  lift() {
    const { curtain } = this.state;
    if (curtain !== null) this.#ask({ type: "watch", seat: curtain });
  }

  /**
   * Answers for the person who has the screen.
   * @param {string} move
   */
  play(move) {
    const { due, length, watched } = this.state;
    const problem = this.#sight?.check(length, move);
    if (problem) return problem;
    const isDue = watched !== null && due.includes(watched);
    const isThere = this.#worker !== undefined || this.#isParked;
    if (!isDue || this.#isAsking || this.#isWatching || !isThere) return NOT_YOUR_TURN;
    this.#ask({ type: "play", length, seat: watched, move });
    return null;
  }

  redo() {
    this.#ask({ type: "do", what: "redo" });
  }

  pause() {
    this.#ask({ type: "do", what: "pause" });
  }

  resume() {
    this.#ask({ type: "do", what: "resume" });
  }

  step() {
    this.#worker?.postMessage({ type: "do", what: "step" });
  }

  resign() {
    this.#ask({ type: "do", what: "resign" });
  }

  /** Not while it goes on: what one side has seen cannot be taken back from it. */
  undo() {}

  /** @param {boolean} away whether nobody can see the game: its time stands still then */
  leave(away) {
    this.#away = away;
    this.#worker?.postMessage({ type: "leave", away });
  }

  // ---- the worker

  #start() {
    const engines = this.#kept.seats.filter(({ kind }) => kind === "engine").length;
    const worker = startWorker("workers/referee.js", {
      weight: 1 + engines,
      started: () => {
        if (worker !== this.#worker) return;
        this.#isRunning = true;
        if (this.#isAsking) this.#watchOver();
      },
    });
    this.#worker = worker;
    this.#isHeard = false;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail();
    };
    const { text, isSealed } = this.#source;
    const how = { undo: this.#undoes, watching: this.#isWatching, away: this.#away };
    compileGame(this.#game).then(
      (module) => {
        if (this.#worker !== worker) return;
        const game = { game: this.#game, text, isSealed, ...this.#kept };
        this.#ask({ type: "open", module, ...game, ...how });
      },
      () => this.#fail(),
    );
  }

  /** @param {Request} request one that is answered */
  #ask(request) {
    if (this.#isParked) {
      this.#isParked = false;
      this.#isAsking = true;
      this.#parked = request;
      this.#start();
      return;
    }
    if (!this.#worker) return;
    setSpare(this.#worker, null);
    this.#isAsking = true;
    if (this.#isRunning) this.#watchOver();
    this.#worker.postMessage(request);
  }

  #watchOver() {
    this.#watchdog.watch(PATIENCE);
  }

  /** What was to be asked is asked when the worker has come; if nothing is, others may have it while the one person thinks. */
  #goOn() {
    const request = this.#parked;
    this.#parked = undefined;
    if (request) {
      this.#ask(request);
      return;
    }
    const { curtain, due, paused, watched } = this.state;
    const isIdle = curtain !== null || (watched !== null && due.includes(watched) && !paused);
    const isClocked = this.#kept.seats.some(({ clock }) => clock !== null);
    if (!isIdle || isClocked || this.#isAsking) return;
    setSpare(this.#worker, () => {
      this.#end();
      this.#isParked = true;
    });
  }

  /** @param {Report} report */
  #hear(report) {
    this.#isHeard = true;
    if (report.type === "clocks") {
      this.#kept.left = report.left;
      this.state = { ...this.state, clocks: report.clocks };
      this.dispatchEvent(new Event("clocks"));
      return;
    }
    if (report.type === "notice") {
      this.#notice(report.id);
      return;
    }
    this.#watchdog.stop();
    this.#isAsking = false;
    switch (report.type) {
      case "state":
        this.#take(report);
        break;
      case "over":
        this.#reveal(report);
        break;
      case "unreadable":
        this.#giveUp("unreadable");
        break;
      default:
        this.#fail();
    }
  }

  /** @param {Extract<Report, {type: "state"}>} report */
  #take({ snapshot, news, opening, moved, sealed, left }) {
    if (this.#parked && snapshot.curtain !== null && snapshot.curtain === this.state.watched) {
      // Whoever had the screen when the worker made room has it still.
      this.#ask({ type: "watch", seat: snapshot.curtain });
      return;
    }
    try {
      if (opening && !this.#nothing) {
        this.#nothing = sightOf(this.#warren, this.#game, opening);
        this.#source = { ...this.#source, opening };
      }
      this.#learn(news);
    } catch {
      this.#fail();
      return;
    }
    this.state = { ...snapshot, thinking: null };
    this.#kept = { ...this.#kept, marks: snapshot.marks, paused: snapshot.paused, left };
    if (sealed) this.#source = { ...this.#source, text: sealed, isSealed: true };
    if (moved) this.#faults = 0;
    this.#undoes = false;
    this.#awaited?.resolve(null);
    this.#awaited = undefined;
    this.dispatchEvent(new Event("change"));
    if (moved) this.dispatchEvent(new Event("move"));
    if (sealed) this.dispatchEvent(new Event("keep"));
    this.#goOn();
  }

  /**
   * Takes in what has been said; of a seat that has no longer the screen nothing is left.
   * @param {News | null} news
   */
  #learn(news) {
    if (!news) {
      this.#sight?.free();
      this.#sight = undefined;
      this.#story = undefined;
      return;
    }
    const { seat, beginning, said } = news;
    if (beginning) {
      this.#sight?.free();
      this.#sight = sightOf(this.#warren, this.#game, { seat, ...beginning });
      this.#story = { seat, beginning, said: [] };
    }
    for (const each of said) {
      if ("heard" in each) this.#sight?.hear(each.heard);
      else this.#sight?.say(each.answered);
    }
    this.#story?.said.push(...said);
  }

  /** @param {Extract<Report, {type: "over"}>} report */
  #reveal({ snapshot, record, left, moved }) {
    this.#end();
    const { marks, verdict } = snapshot;
    const kept = { ...this.#kept, marks, left, undone: [], paused: false };
    const detail = { record, kept, verdict, moved };
    this.#awaited?.resolve(detail);
    this.#awaited = undefined;
    this.dispatchEvent(new CustomEvent("over", { detail }));
  }

  /** The worker has died or does not answer: a fresh one goes on from what was stored last. */
  #fail() {
    const wasHeard = this.#isHeard;
    this.#end();
    this.#faults += 1;
    if (this.#faults >= MOST_FAULTS) return this.#giveUp();
    if (wasHeard) this.#notice("referee-restarted");
    this.#start();
  }

  /** @param {"unreadable"} [cause] */
  #giveUp(cause) {
    this.#end();
    const opening = this.#awaited;
    this.#awaited = undefined;
    if (opening) {
      opening.reject(
        new Failure("stall-referee-unstarted", {}, "the referee did not start", { cause }),
      );
      return;
    }
    const kind = this.#isHeard ? "stopped" : "unstarted";
    this.state = { ...this.state, stalled: { who: "referee", kind } };
    this.dispatchEvent(new Event("change"));
  }

  /** Ends the worker, and with it its engines; nothing more is heard of it. */
  #end() {
    this.#watchdog.stop();
    this.#isAsking = false;
    this.#isParked = false;
    this.#isRunning = false;
    if (!this.#worker) return;
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.terminate();
    this.#worker = undefined;
  }

  /** @param {string} id a message of the language files */
  #notice(id) {
    this.dispatchEvent(new CustomEvent("notice", { detail: { id, args: {} } }));
  }
}

/**
 * What a seat knows before it is told more.
 * @param {Warren} warren
 * @param {string} game
 * @param {Opening} opening
 * @throws {import("../wasm/warren.js").Problem} if it is none of the game's
 */
export function sightOf({ Sight }, game, { seat, files, lines, position }) {
  return Sight.begin(game, seat, files, lines, position);
}

/**
 * A game that is over: its record, what is kept beside it, how it ended, and whether a move ended it.
 * @typedef {{record: string, kept: Keeping, verdict: import("../wasm/warren.js").Verdict | null, moved: boolean}} Revealed
 */
