// One game between its seats: the moves, the referee, the engines, the clocks. It knows of no page: it runs beside a
// view as well as in a worker.

import { Asking } from "./asking.js";
import { Hold } from "./hold.js";
import { SeatedEngines } from "./seated-engines.js";
import { clockOf, hasSecrets, personIsDue, rulesOf, undoTarget } from "./seats.js";
import { verdictOf } from "./verdict.js";
import { View } from "./view.js";

/** @typedef {typeof import("../wasm/warren.js")} Warren */
/** @typedef {import("../wasm/warren.js").Scene} Scene */
/** @typedef {import("../wasm/warren.js").Order} Order */
/** @typedef {import("../wasm/warren.js").Problem} Problem */
/** @typedef {import("../wasm/warren.js").Verdict} Verdict */
/** @typedef {import("./seats.js").Seat} Seat */
/** @typedef {import("./seats.js").Mark} Mark */

/**
 * What is kept of a match beside its moves.
 * @typedef {object} Keeping
 * @property {Seat[]} seats
 * @property {Record<number, Mark>} marks
 * @property {(number | null)[]} left milliseconds left to a seat with a clock for the whole game
 * @property {string[]} undone moves that can be brought back
 * @property {boolean} paused
 */

/**
 * How a match stands. Times are in milliseconds.
 * @typedef {object} MatchState
 * @property {number} length moves played
 * @property {number[]} due the seats whose answer is due and not in
 * @property {Record<number, Mark>} marks by ply, how a move came about when not as it should
 * @property {number} redoable moves that can be brought back
 * @property {boolean} undoable
 * @property {boolean} paused
 * @property {({left: number, limit: number, running: boolean} | null)[]} clocks
 * @property {import("./engines.js").Info & {seat: number} | null} thinking
 * @property {Verdict | null} verdict
 * @property {Stall | null} stalled why the game waits, if it waits because something of ours failed
 */

/**
 * A fault of ours for which the game waits until somebody tries again: an engine or, with secrets, the referee could not be
 * started, or has stopped too often.
 * @typedef {{who: "engine" | "referee", kind: "unstarted" | "stopped"}} Stall
 */

/** How often the clocks are looked at, in milliseconds. */
const TICK = 100;
/** After so many faults in a row without a move, the game waits until somebody tries again. */
const MOST_FAULTS = 3;

/** @type {Problem} */
export const NOT_YOUR_TURN = {
  rule: "not-your-turn",
  arguments: {},
  found: null,
  sentence: "it is not your turn",
  line: null,
};

/**
 * What a match needs of where it runs: `painted` calls back when what has changed can be seen; with `stories`, what the
 * seats are told and answer is written down; `idle` is what a person answers whose clock has run out, without which that
 * loses the game.
 * @typedef {{painted: (seen: () => void) => void, stories?: import("./stories.js").Stories, idle?: string}} Place
 */

/**
 * Fires `change` when it stands otherwise; `clocks` when only its clocks do, `info` when only an engine's thoughts; after a
 * move's `change`, `move`; `notice`, with a message of the language files; and `keep` when what is stored should be.
 */
export class Match extends EventTarget {
  #warren;
  /** The moves so far; the match frees it. */
  scene;
  /** Whether something may not be known here: where this runs, everything is. */
  isSecret = false;
  /** @type {MatchState} */
  state;

  /** @type {import("../wasm/warren.js").Referee | undefined} */
  #referee;
  #seats;
  #view;
  /** Whether one side may not know the other's moves while it plays. */
  #hasSecrets;
  #stories;
  #engines;
  #away = false;
  /** The match's own time, which stands still while nobody can see it or the game is paused. */
  #hold = new Hold(
    () => this.#away || this.state.stalled !== null || (this.state.paused && !this.#stepping),
  );
  /** One move may be played although the game is paused. */
  #stepping = false;
  #asking = new Asking();
  #idle;
  /** What is to be told of engines that failed once the move is played with what they would have answered.
   * @type {{id: string, args: Record<string, string>}[]} */
  #failures = [];
  #left;
  #undone;
  /** @type {ReturnType<typeof setInterval>} */
  #timer;

  /**
   * @param {Warren} warren
   * @param {Scene} scene the game so far
   * @param {Keeping} kept
   * @param {Place} place
   * @param {Verdict | null} [verdict] how it has ended, if that is known better than from the scene
   */
  constructor(warren, scene, { seats, marks, left, undone, paused }, place, verdict = null) {
    super();
    this.#warren = warren;
    this.scene = scene;
    this.#view = new View(scene, warren.isHidden(scene.game));
    this.#hasSecrets = hasSecrets(warren, scene.game, seats);
    this.#stories = place.stories;
    this.#idle = place.idle;
    this.#seats = seats;
    this.#left = left;
    this.#undone = undone;
    this.state = {
      length: scene.length,
      due: [],
      marks,
      redoable: 0,
      undoable: false,
      paused,
      clocks: seats.map(() => null),
      thinking: null,
      verdict,
      stalled: null,
    };
    /** @type {import("./seated-engines.js").Listener} */
    const listener = {
      info: (seat, info) => {
        this.state = { ...this.state, thinking: { ...info, seat } };
        this.dispatchEvent(new Event("info"));
      },
      answer: (...answer) => this.#answered(...answer),
      fault: (...fault) => this.#failed(...fault),
    };
    const isAlone = scene.due(0).length === 1 || !this.#hasSecrets;
    this.#engines = new SeatedEngines(this.#hold, place.painted, listener, isAlone);
    this.#timer = setInterval(() => this.#tick(), TICK);
    this.#refresh({});
  }

  /** Seats everybody and goes on from the last move. */
  begin() {
    this.#asking.begin(this.#seats.length, this.#hold.now());
    this.#refresh({ verdict: null, stalled: null });
    if (this.state.verdict) return;
    const contest = this.#warren.contestClock(this.scene.game);
    const rules = this.#seats.map((seat, index) =>
      rulesOf(seat, this.#left[index] ?? null, contest),
    );
    this.#referee = new this.#warren.Referee(this.scene, rules);
    this.#engines.seat(this.scene.game, this.#seats, this.#warren.seed);
    this.#hold.update();
    this.#carryOut(this.#referee.begin());
  }

  /** Ends what is going on; it stands as it stood. */
  stop() {
    this.#engines.close();
    this.#hold.drop();
    this.#stepping = false;
    this.#referee?.free();
    this.#referee = undefined;
    this.state = { ...this.state, thinking: null, stalled: null };
  }

  close() {
    clearInterval(this.#timer);
    this.stop();
    this.#view.free();
    this.scene.free();
  }

  /**
   * The game as it is seen from a viewpoint, until the next one but one is asked for.
   * @param {number} viewpoint a seat, or in a game with secrets the number of seats for who sees everything
   */
  seenFrom(viewpoint) {
    return this.#view.from(viewpoint);
  }

  /** What may be handed on. */
  get shareable() {
    return this.scene;
  }

  /** What an engine is told that is asked for a move. */
  told() {
    const position = this.scene.position(this.scene.length);
    return { files: [], lines: [], position, transcript: [] };
  }

  /** What is to be stored, beside the marks and whether it is paused. */
  kept() {
    return { record: this.scene.record(), left: this.#left, undone: this.#undone };
  }

  /** Whether time that is stored has to be stored anew. */
  get runsOnAClock() {
    return !this.state.verdict && this.#left.some((left) => left !== null);
  }

  /**
   * Answers for a person; where one answer is a whole move, that is played.
   * @param {string} move
   * @param {number} [seat] without it, the first person whose answer is due
   * @returns {Problem | null} why it may not be played
   */
  play(move, seat = this.#personDue()) {
    const problem = this.#view.check(seat ?? 0, move);
    if (problem) return problem;
    if (seat === undefined || !this.#isDuePerson(seat) || !this.#referee) return NOT_YOUR_TURN;
    this.#undone = [];
    this.#give(seat, [move], this.#elapsed(seat));
    return null;
  }

  /**
   * Tells who has the screen, where several people share it: the clocks of the others stand.
   * @param {number | null} seat null while nobody has
   */
  attend(seat) {
    this.#asking.attend(seat, this.#hold.now());
    this.state = { ...this.state, clocks: this.#clocks() };
  }

  /** Goes back to the last turn of a person; in a game of engines, by one move, and pauses. */
  undo() {
    const ply = undoTarget(this.scene, this.#seats);
    if (ply === undefined) return;
    this.#undone = [...this.scene.moves().slice(ply), ...this.#undone];
    if (this.#seats.every((seat) => seat.kind === "engine")) this.state.paused = true;
    this.scene.cut(ply);
    this.#restart();
  }

  /** Brings back what was undone, up to the next turn of a person. */
  redo() {
    if (this.#undone.length === 0) return;
    do {
      const move = this.#undone.shift();
      if (move === undefined) break;
      try {
        this.scene.play(move);
      } catch {
        // What was stored is not what was played.
        this.#undone = [];
      }
    } while (this.#undone.length > 0 && !personIsDue(this.scene, this.#seats, this.scene.length));
    this.#restart();
  }

  pause() {
    this.#pause(true);
  }

  resume() {
    this.#pause(false);
  }

  /** Lets a paused game play one move. */
  step() {
    if (!this.state.paused || this.state.verdict) return;
    this.#stepping = true;
    this.#hold.update();
  }

  /**
   * Gives up.
   * @param {number | null} [wanted] a person; without it the one whose turn it is, else the first
   */
  resign(wanted) {
    const first = this.#seats.findIndex(({ kind }) => kind === "person");
    const seat = wanted ?? this.#personDue() ?? first;
    if (seat < 0 || this.state.verdict || !this.#referee) return;
    this.#carryOut(this.#referee.resign(seat));
  }

  /** Goes on after a fault of ours for which the game has waited. */
  retry() {
    if (!this.state.stalled) return;
    this.#engines.forgive();
    this.#restart();
  }

  /** @param {boolean} away whether nobody can see the game: its time stands still then */
  leave(away) {
    this.#away = away;
    this.#hold.update();
  }

  /** Ends what is going on, and goes on from the scene as it is now. */
  #restart() {
    this.stop();
    this.#tellFailures();
    for (const ply of Object.keys(this.state.marks).map(Number)) {
      if (ply > this.scene.length) delete this.state.marks[ply];
    }
    this.begin();
    this.dispatchEvent(new Event("keep"));
  }

  /** @param {Order[]} orders */
  #carryOut(orders) {
    for (const order of orders) {
      this.#stories?.ordered(order);
      switch (order.type) {
        case "start":
        case "send":
          if (order.due) this.#asking.ask(order.seat, this.#hold.now());
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
    this.#stepping = false;
    this.scene.play(move);
    // Whoever is due now has used none of its time yet.
    this.#asking.begin(this.#seats.length, this.#hold.now());
    this.#engines.moved();
    this.#refresh({ thinking: null });
    this.dispatchEvent(new Event("move"));
    this.dispatchEvent(new Event("keep"));
  }

  /** @param {Verdict} verdict */
  #ended({ outcome, reason, seat, problem }) {
    if (seat !== null && reason !== "over") this.scene.finish(seat, reason);
    this.#engines.close();
    this.#tellFailures();
    // What was undone led elsewhere.
    this.#undone = [];
    const verdict = { outcome, reason, seat, problem };
    this.#refresh({ verdict, thinking: null, stalled: null });
    this.dispatchEvent(new Event("keep"));
  }

  /**
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   * @param {boolean} late
   */
  #answered(seat, lines, took, late) {
    if (late) this.#mark("late");
    this.#give(seat, lines, took);
    this.#hold.update();
  }

  /**
   * Hands over a whole answer. The move is played when those of all who are due are in.
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   */
  #give(seat, lines, took) {
    const { length } = this.scene;
    this.#stories?.answered(seat, lines);
    this.#asking.answered(seat);
    for (const line of lines) this.#carryOut(this.#referee?.line(seat, line, took) ?? []);
    if (this.state.verdict) return;
    if (this.scene.length === length) this.#refresh({});
    else if (this.#failures.length > 0) this.#restart();
  }

  /**
   * A worker hung or died: what it reported last is its answer, and a fresh one goes on after the move. Where there is none, a
   * fresh one thinks again; after some times the game waits, since a fault of ours decides no game.
   * @param {number} seat
   * @param {import("./engines.js").Fault} fault
   * @param {number} times
   */
  #failed(seat, { kind, move }, times) {
    if (move && this.state.due.includes(seat) && !this.#view.check(seat, move)) {
      this.#mark(kind);
      this.#failures.push({ id: `engine-${kind}-played`, args: { move } });
      this.#give(seat, [move], 0);
      return;
    }
    this.#stepping = false;
    if (times >= MOST_FAULTS) {
      this.#engines.close();
      /** @type {Stall} */
      const stalled = { who: "engine", kind: kind === "unstarted" ? kind : "stopped" };
      this.#refresh({ thinking: null, stalled });
      this.#hold.update();
      return;
    }
    if (kind !== "unstarted") this.#notice(`engine-${kind}-restarted`, {});
    this.#restart();
  }

  #tellFailures() {
    for (const { id, args } of this.#failures.splice(0)) this.#notice(id, args);
  }

  /** The first person whose answer is due. */
  #personDue() {
    return this.state.due.find((seat) => this.#seats[seat]?.kind === "person");
  }

  /** @param {number} seat */
  #isDuePerson(seat) {
    const { due, verdict } = this.state;
    return !verdict && due.includes(seat) && this.#seats[seat]?.kind === "person";
  }

  /** @param {number} seat */
  #elapsed(seat) {
    return this.#asking.elapsed(seat, this.#hold.now());
  }

  /** @param {Mark} mark the mark of the move that is played next; what a person is told of itself stays */
  #mark(mark) {
    const ply = this.scene.length + 1;
    if (this.state.marks[ply] !== "idle") this.state.marks[ply] = mark;
  }

  /** @param {boolean} paused */
  #pause(paused) {
    this.#change({ paused });
    this.#hold.update();
    this.dispatchEvent(new Event("keep"));
  }

  #tick() {
    if (this.state.verdict || !this.#referee || this.#hold.stands) return;
    const running = this.state.clocks.flatMap((clock, seat) => (clock?.running ? [seat] : []));
    if (running.length === 0) return;
    for (const seat of running) {
      const left = this.#referee.left(seat) ?? Number.POSITIVE_INFINITY;
      if (this.#elapsed(seat) > left) {
        this.#runOut(seat, left);
        return;
      }
    }
    this.state = { ...this.state, clocks: this.#clocks() };
    this.dispatchEvent(new Event("clocks"));
  }

  /**
   * @param {number} seat a person's
   * @param {number} left what it had
   */
  #runOut(seat, left) {
    if (this.#idle !== undefined) {
      this.#mark("idle");
      this.#undone = [];
      // In time, by less than a millisecond.
      this.#give(seat, [this.#idle], Math.floor(left));
      return;
    }
    // Whatever the answer is, it is late.
    this.#carryOut(this.#referee?.line(seat, "", this.#elapsed(seat)) ?? []);
  }

  /** @returns {MatchState["clocks"]} */
  #clocks() {
    const { due, verdict } = this.state;
    return this.#seats.map((seat, index) => {
      const running = !verdict && due.includes(index) && this.#asking.runs(index);
      const elapsed = running ? this.#elapsed(index) : 0;
      const hasRunOut = verdict?.reason === "late" && verdict.seat === index;
      const whole = hasRunOut ? 0 : (this.#referee?.left(index) ?? this.#left[index]);
      const clock = clockOf(seat, whole, elapsed, running);
      if (clock && seat.clock && "perGame" in seat.clock) this.#left[index] = clock.left;
      return clock;
    });
  }

  /** @param {Partial<MatchState>} part */
  #change(part) {
    this.state = { ...this.state, ...part };
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Reads from the scene what follows from it.
   * @param {Partial<MatchState>} part
   */
  #refresh(part) {
    const { scene } = this;
    this.state = { ...this.state, length: scene.length, ...part };
    this.state.verdict ??= verdictOf(scene);
    this.state.due = this.state.verdict ? [] : this.#asking.missing(scene.due(scene.length));
    this.state.redoable = this.#undone.length;
    // What one side has seen cannot be taken back from it.
    const mayUndo = !this.#hasSecrets || this.state.verdict !== null;
    this.state.undoable = mayUndo && undoTarget(scene, this.#seats) !== undefined;
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
}
