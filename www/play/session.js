// One game being played: the referee, the seats, the clocks, and the state that views draw.

import { Analyst } from "./analyst.js";
import { Hold } from "./hold.js";
import { Lease } from "./lease.js";
import { SeatedEngines } from "./seated-engines.js";
import { clockOf, personIsDue, rulesOf, undoTarget } from "./seats.js";
import * as store from "./store.js";
import { verdictOf } from "./verdict.js";

/** @typedef {typeof import("../wasm/rules.js")} Warren */
/** @typedef {import("../wasm/rules.js").Scene} Scene */
/** @typedef {import("../wasm/rules.js").Order} Order */
/** @typedef {import("../wasm/rules.js").Problem} Problem */
/** @typedef {import("../wasm/rules.js").Verdict} Verdict */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./store.js").Seat} Seat */
/** @typedef {import("./store.js").Mark} Mark */

/** How often the clocks are looked at, in milliseconds. */
const TICK = 100;
/** After so many faults in a row without a move, an engine gives up the game. */
const MOST_FAULTS = 3;

/** A game that a tab holds. Fires `change`, `info`, `move` and `notice`. */
export class Session extends EventTarget {
  /** @type {Warren} */
  #warren;
  /** @type {Scene} */
  scene;
  /** @type {State} */
  state;

  /** @type {import("../wasm/rules.js").Referee | undefined} */
  #referee;
  #analyst;
  #lease;

  /** The match's own time, which stands still while the tab is hidden or the game paused. */
  #hold = new Hold(() => document.hidden || (this.state.paused && !this.#stepping));
  /** One move may be played although the game is paused. */
  #stepping = false;
  #engines = new SeatedEngines(this.#hold, {
    info: (seat, info) => {
      this.state = { ...this.state, thinking: { ...info, seat } };
      this.dispatchEvent(new Event("info"));
    },
    answer: (...answer) => this.#answered(...answer),
    fault: (...fault) => this.#failed(...fault),
  });
  /** When the due person was asked, on the match's own clock. */
  #asked = 0;
  /** @type {(number | null)[]} left to the seats with a clock for the whole game */
  #left;
  /** @type {string[]} */
  #undone;

  #closed = new AbortController();

  /**
   * @param {Warren} warren
   * @param {Scene} scene the game so far; the session frees it
   * @param {Omit<store.Stored, "version" | "game" | "record" | "over" | "length" | "updated" | "id">
   *   & {id: string | null}} stored
   */
  constructor(warren, scene, stored) {
    super();
    this.#warren = warren;
    this.scene = scene;
    this.#left = stored.left;
    this.#undone = stored.undone;
    this.#analyst = new Analyst(warren, (suggestion) => this.#suggested(suggestion));
    this.#lease = new Lease((held) => this.#leased(held));
    this.state = {
      id: stored.id,
      game: scene.game,
      seats: stored.seats,
      length: scene.length,
      moves: scene.moves(),
      redoable: 0,
      undoable: false,
      marks: stored.marks,
      shown: scene.length,
      viewpoint: stored.viewpoint,
      due: [],
      paused: stored.paused,
      canPause: stored.seats.every((seat) => seat.kind === "engine"),
      elsewhere: false,
      thinking: null,
      clocks: stored.seats.map(() => null),
      suggestion: null,
      suggesting: false,
      verdict: null,
    };
    const { signal } = this.#closed;
    document.addEventListener("visibilitychange", () => this.#hold.update(), { signal });
    // A clock for the whole game goes on from here after a reload.
    addEventListener("pagehide", () => this.#runsOnAClock() && this.#save(), { signal });
    const timer = setInterval(() => this.#tick(), TICK);
    signal.addEventListener("abort", () => clearInterval(timer));
    if (stored.id) {
      this.#lease.take(stored.id);
      store.watch(stored.id, () => this.#changedElsewhere(), signal);
    }
    this.#begin();
    if (stored.id && !store.get(stored.id)) this.#save();
  }

  /**
   * Plays a move as the person whose turn it is.
   * @param {string} move
   * @returns {Problem | null} why it may not be played
   */
  play(move) {
    const { state } = this;
    const problem = this.scene.check(state.length, move);
    if (problem) return problem;
    const seat = state.due.find((seat) => state.seats[seat]?.kind === "person");
    if (seat === undefined || state.verdict || state.elsewhere || !this.#referee) {
      return { rule: "not-your-turn", arguments: {}, sentence: "it is not your turn", line: null };
    }
    this.#undone = [];
    this.#stopSuggesting();
    this.#carryOut(this.#referee.line(seat, move, this.#hold.now() - this.#asked));
    return null;
  }

  /** Goes back to the last turn of a person; in a game of engines, by one move, and pauses. */
  undo() {
    const ply = undoTarget(this.scene, this.state.seats);
    if (ply === undefined || this.state.elsewhere) return;
    const moves = this.state.moves;
    this.#undone = [...moves.slice(ply), ...this.#undone];
    if (this.state.canPause) this.state.paused = true;
    this.scene.cut(ply);
    this.#restart();
  }

  /** Brings back what was undone, up to the next turn of a person. */
  redo() {
    if (this.#undone.length === 0 || this.state.elsewhere) return;
    do {
      const move = this.#undone.shift();
      if (move === undefined) break;
      this.scene.play(move);
    } while (
      this.#undone.length > 0 &&
      !personIsDue(this.scene, this.state.seats, this.scene.length)
    );
    this.#restart();
  }

  /**
   * Shows the position after so many moves.
   * @param {number} ply
   */
  show(ply) {
    this.#change({ shown: Math.min(Math.max(ply, 0), this.state.length) });
  }

  pause() {
    this.#change({ paused: true });
    this.#hold.update();
    this.#save();
  }

  resume() {
    this.#change({ paused: false });
    this.#hold.update();
    this.#save();
  }

  /** Lets a paused game play one move. */
  step() {
    if (!this.state.paused || this.state.verdict) return;
    this.#stepping = true;
    this.#hold.update();
  }

  /** Gives up for the person whose turn it is, else for the first person. */
  resign() {
    const { state } = this;
    const people = state.seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
    const seat = state.due.find((due) => people.includes(due)) ?? people[0];
    if (seat === undefined || state.verdict || state.elsewhere || !this.#referee) return;
    this.#carryOut(this.#referee.resign(seat));
  }

  /** Looks for a good move for the person whose turn it is. */
  suggest() {
    const { state } = this;
    const seat = state.due[0];
    if (seat === undefined || state.verdict || state.suggesting) return;
    this.#change({ suggesting: true, suggestion: null });
    this.#analyst.ask(state.game, this.scene.position(state.length), seat);
  }

  flip() {
    this.#change({ viewpoint: (this.state.viewpoint + 1) % this.scene.seats });
    if (this.state.id) this.#save();
  }

  /** Plays on in this tab; the other one only watches from now on. */
  takeOver() {
    if (this.state.id) this.#lease.steal(this.state.id);
  }

  /** The address that shows this game as it is shown here. */
  shareUrl() {
    const url = new URL(location.href);
    url.hash = this.scene.link(this.state.shown, this.state.viewpoint);
    return url.href;
  }

  /** Ends the session; the stored game stays. */
  close() {
    this.#closed.abort();
    this.#stopMatch();
    this.#analyst.close();
    this.#lease.release();
    this.scene.free();
  }

  // ---- the match

  /** Seats everybody and goes on from the scene's last move. */
  #begin() {
    this.#asked = this.#hold.now();
    this.#refresh({ verdict: null });
    const { state } = this;
    if (state.verdict || state.elsewhere) return;
    const contest = this.#warren.contestClock(state.game);
    const rules = state.seats.map((seat, index) =>
      rulesOf(seat, this.#left[index] ?? null, contest),
    );
    this.#referee = new this.#warren.Referee(this.scene, rules);
    this.#engines.seat(state.game, state.seats, this.#warren.seed);
    this.#hold.update();
    this.#carryOut(this.#referee.begin());
  }

  /** Ends what is going on, and goes on from the scene as it is now. */
  #restart() {
    this.#stopMatch();
    // Told with the rest, when the scene has been read anew: until then its length is another than the state's.
    this.#analyst.stop();
    this.state = { ...this.state, suggesting: false, suggestion: null };
    for (const ply of Object.keys(this.state.marks).map(Number)) {
      if (ply > this.scene.length) delete this.state.marks[ply];
    }
    this.state.shown = this.scene.length;
    this.#begin();
    this.#save();
  }

  #stopMatch() {
    this.#engines.close();
    this.#hold.drop();
    this.#stepping = false;
    this.#referee?.free();
    this.#referee = undefined;
    this.state.thinking = null;
  }

  /** @param {Order[]} orders */
  #carryOut(orders) {
    for (const order of orders) {
      switch (order.type) {
        case "start":
        case "send":
          if (order.due) this.#asked = this.#hold.now();
          this.#engines.tell(order);
          break;
        case "played":
          this.#played(order.move);
          break;
        case "verdict":
          this.#ended(order);
          break;
      }
    }
  }

  /** @param {string} move */
  #played(move) {
    const { state, scene } = this;
    const live = state.shown === state.length;
    scene.play(move);
    // Whoever is due now has used none of its time yet.
    this.#asked = this.#hold.now();
    this.#engines.moved();
    this.#refresh({ thinking: null, shown: live ? scene.length : state.shown });
    this.#stopSuggesting();
    this.dispatchEvent(new CustomEvent("move", { detail: { ply: scene.length } }));
    this.#save();
  }

  /** @param {Verdict} verdict */
  #ended({ outcome, reason, seat, problem }) {
    if (seat !== null && reason !== "over") this.scene.finish(seat, reason);
    this.#engines.close();
    this.#stopSuggesting();
    this.#refresh({ verdict: { outcome, reason, seat, problem }, thinking: null });
    this.#save();
  }

  /**
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   * @param {boolean} late
   */
  #answered(seat, lines, took, late) {
    if (late) this.#mark("late");
    this.#stepping = false;
    for (const line of lines) this.#carryOut(this.#referee?.line(seat, line, took) ?? []);
    this.#hold.update();
  }

  /**
   * A worker hung or died: its last reported move is played, and a fresh one goes on.
   * @param {number} seat
   * @param {import("./engines.js").Fault} fault
   * @param {number} times
   */
  #failed(seat, { kind, move }, times) {
    this.#stepping = false;
    if (move && this.state.due.includes(seat) && !this.scene.check(this.scene.length, move)) {
      this.#mark(kind);
      this.#notice(`engine-${kind}-played`, { move });
      this.#played(move);
      this.#restart();
    } else if (times < MOST_FAULTS) {
      this.#notice(`engine-${kind}-restarted`, {});
      this.#restart();
    } else {
      this.#notice("engine-gone", {});
      this.#carryOut(this.#referee?.exit(seat) ?? []);
    }
  }

  /** @param {Mark} mark the mark of the move that is played next */
  #mark(mark) {
    this.state.marks[this.scene.length + 1] = mark;
  }

  // ---- time

  #tick() {
    if (this.state.verdict || !this.#referee || this.#hold.stands) return;
    const running = this.state.clocks.findIndex((clock) => clock?.running);
    if (running < 0) return;
    const elapsed = this.#hold.now() - this.#asked;
    if (elapsed > (this.#referee.left(running) ?? Number.POSITIVE_INFINITY)) {
      // Whatever the answer is, it is late.
      this.#carryOut(this.#referee.line(running, "", elapsed));
      return;
    }
    this.state = { ...this.state, clocks: this.#clocks() };
    this.dispatchEvent(new Event("info"));
  }

  /** @returns {State["clocks"]} */
  #clocks() {
    const { state } = this;
    return state.seats.map((seat, index) => {
      const running = !state.verdict && state.due.includes(index);
      const elapsed = running ? this.#hold.now() - this.#asked : 0;
      const clock = clockOf(
        seat,
        this.#referee?.left(index) ?? this.#left[index],
        elapsed,
        running,
      );
      if (clock && seat.clock && "perGame" in seat.clock) this.#left[index] = clock.left;
      return clock;
    });
  }

  #runsOnAClock() {
    return !this.state.verdict && this.#left.some((left) => left !== null);
  }

  // ---- suggestions

  /** @param {import("./state.js").Suggestion | null} suggestion */
  #suggested(suggestion) {
    if (this.state.suggesting) this.#change({ suggesting: false, suggestion });
    if (!suggestion) this.#notice("suggestion-failed", {});
  }

  #stopSuggesting() {
    if (!this.state.suggesting && !this.state.suggestion) return;
    this.#analyst.stop();
    this.#change({ suggesting: false, suggestion: null });
  }

  // ---- other tabs

  /** @param {boolean} held whether this tab has the game now */
  #leased(held) {
    if (held === !this.state.elsewhere) return;
    if (held) this.#reload();
    this.#stopMatch();
    this.#change({ elsewhere: !held });
    if (held) this.#begin();
  }

  #changedElsewhere() {
    if (!this.state.elsewhere) return;
    this.#reload();
    this.#begin();
  }

  /** Takes in what another tab has stored. */
  #reload() {
    const stored = this.state.id ? store.get(this.state.id) : undefined;
    if (!stored) return;
    let scene;
    try {
      scene = this.#warren.Scene.fromRecord(stored.record);
    } catch {
      return;
    }
    this.scene.free();
    this.scene = scene;
    this.#left = stored.left;
    this.#undone = stored.undone;
    const { marks, paused } = stored;
    this.state = { ...this.state, marks, paused, shown: scene.length };
  }

  // ---- state

  /** @param {Partial<State>} part */
  #change(part) {
    this.state = { ...this.state, ...part };
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Reads from the scene what follows from it.
   * @param {Partial<State>} part
   */
  #refresh(part) {
    const { scene } = this;
    this.state = {
      ...this.state,
      length: scene.length,
      moves: scene.moves(),
      shown: Math.min(this.state.shown, scene.length),
      ...part,
    };
    this.state.verdict ??= verdictOf(scene);
    this.state.due = this.state.verdict ? [] : Array.from(scene.due(scene.length));
    this.state.redoable = this.#undone.length;
    this.state.undoable = undoTarget(this.scene, this.state.seats) !== undefined;
    this.state.clocks = this.#clocks();
    this.#change({});
  }

  /**
   * @param {string} id a message of the language files
   * @param {Record<string, string>} args
   */
  #notice(id, args) {
    this.dispatchEvent(new CustomEvent("notice", { detail: { id, args } }));
  }

  #save() {
    if (this.state.elsewhere) return;
    const id = this.state.id ?? store.newId();
    if (!this.state.id) {
      this.#lease.take(id);
      store.watch(id, () => this.#changedElsewhere(), this.#closed.signal);
      this.#change({ id });
    }
    const { state } = this;
    const stored = store.put({
      version: 1,
      id,
      game: state.game,
      record: this.scene.record(),
      seats: state.seats,
      viewpoint: state.viewpoint,
      marks: state.marks,
      left: this.#left,
      undone: this.#undone,
      paused: state.paused,
      over: state.verdict !== null,
      length: state.length,
      updated: Date.now(),
    });
    if (!stored) this.#notice("storage-full", {});
  }
}
