// A match that runs here: the moves, the referee, the players' programs, the clocks. It does not depend on a page, so it also
// runs in a worker.

import { NOT_YOUR_TURN } from "./match.js";
import { PausableClock } from "./pausable-clock.js";
import { PendingAnswers } from "./pending-answers.js";
import { SeatClocks } from "./seat-clocks.js";
import { SeatedPrograms } from "./seated-programs.js";
import { isForeign, isPerson, playsAlone, rulesOf, undoTarget } from "./seats.js";
import { playAgain, takeBack } from "./taken-back.js";

/** @typedef {typeof import("../../wasm/warren.js")} Warren */
/** @typedef {import("./known-game.js").KnownGame} KnownGame */
/** @typedef {import("./logged-game.js").LoggedGame} LoggedGame */
/** @typedef {import("./match.js").GameMatch} GameMatch */
/** @typedef {import("./match.js").Keeping} Keeping */
/** @typedef {import("./match.js").MatchState} MatchState */
/** @typedef {import("./match.js").Stall} Stall */
/** @typedef {import("../../wasm/warren.js").Order} Order */
/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("../../wasm/warren.js").Verdict} Verdict */
/** @typedef {import("./seats.js").Mark} Mark */

/** The interval between checks of the clocks, in milliseconds. */
const TICK = 100;
/** After this many faults in a row without a move, the game waits until somebody tries again. */
const MOST_FAULTS = 3;

/**
 * What a match needs from its surroundings.
 * @typedef {Object} Place
 * @property {import("./seats.js").Programs} programs starts the programs of seats that no person has
 * @property {typeof import("./visitor-programs.js").VisitorPrograms} [visitors] looks after the visitor's programs, if some play
 * @property {(seen: () => void) => void} painted calls back when the latest change is visible
 * @property {import("./transcripts.js").Transcripts} [transcripts] collects what each seat is told and answers
 * @property {import("./match.js").GameMatch["programLogs"]} [programLogs] the logs of a game that is over
 * @property {string} [idle] the answer played for a person whose clock has run out; without it that person loses
 */

/** @implements {GameMatch} */
export class LocalMatch extends EventTarget {
  #warren;
  #game;
  /** @type {MatchState} */
  state;

  /** @type {import("../../wasm/warren.js").Referee | undefined} */
  #referee;
  #seats;
  /** Whether one side may not see the other's moves during the game. */
  #hasSecrets;
  #transcripts;
  #programs;
  #visitors;
  /** The logs of a game that is over. */
  #logs;
  /** Whether programs wait until the visitor starts them. */
  #isAsleep;
  #away = false;
  /** The match's own time. It stands still while nobody can see the game or the game is paused. */
  #clock = new PausableClock(
    () => this.#away || this.state.stalled !== null || (this.state.paused && !this.#stepping),
  );
  /** Whether one move may be played although the game is paused. */
  #stepping = false;
  #pending = new PendingAnswers();
  #seatClocks;
  #idle;
  /** Notices about failed engines, kept until their replacement moves have been played.
   * @type {{id: string, args: Record<string, string>}[]} */
  #failures = [];
  #undone;
  /** @type {ReturnType<typeof setInterval>} */
  #timer;

  /**
   * @param {Warren} warren
   * @param {KnownGame | LoggedGame} game the game so far; nobody moves in a log
   * @param {Keeping} kept
   * @param {Place} place
   * @param {Verdict | null} [verdict] the result, if the game alone does not show it
   */
  constructor(warren, game, kept, place, verdict = null) {
    const { seats, marks, left, undone, paused, isAsleep = false } = kept;
    super();
    this.#warren = warren;
    this.#game = game;
    this.#hasSecrets = game.isHidden && (game.isSecret || seats.some(isPerson));
    this.#transcripts = place.transcripts;
    this.#idle = place.idle;
    this.#seats = seats;
    this.#seatClocks = new SeatClocks(seats, left, this.#pending);
    this.#undone = undone;
    this.#isAsleep = isAsleep;
    this.state = {
      length: game.length,
      due: [],
      marks,
      redoable: 0,
      undoable: false,
      paused,
      clocks: seats.map(() => null),
      thinking: null,
      verdict,
      stalled: null,
      curtain: null,
    };
    const info = (/** @type {number} */ seat, /** @type {import("./engines.js").Info} */ info) => {
      this.state = { ...this.state, thinking: { ...info, seat } };
      this.dispatchEvent(new Event("info"));
    };
    this.#logs = place.programLogs ?? [];
    this.#visitors =
      place.visitors &&
      new place.visitors({
        info,
        referee: () => this.#referee,
        carryOut: (orders) => this.#carryOut(orders),
        answered: (seat) => this.#pending.answered(seat),
        finish: (seat) => this.#programs.finish(seat),
        settled: () => this.#settled(),
        scene: () => this.scene,
        known: () => this.#known,
        stall: (stalled) => this.#stall(stalled),
        restart: (notice) => {
          this.#notice(notice, {});
          this.#restart();
        },
        changed: () => this.dispatchEvent(new Event("program")),
      });
    /** @type {import("./seated-programs.js").Listener} */
    const listener = {
      info,
      answer: (...answer) => this.#answered(...answer),
      fault: (...fault) => this.#failed(...fault),
      visitors: (seat) => this.#visitors?.listenerOf(seat, () => this.#clock.now()),
    };
    const isAlone = !this.#hasSecrets || game.scene?.due(0).length === 1;
    this.#programs = new SeatedPrograms(this.#clock, place, listener, isAlone);
    this.#timer = setInterval(() => this.#tick(), TICK);
    this.#refresh({});
  }

  get isSecret() {
    return this.#game.isSecret;
  }

  /** The complete game; null for a log. */
  get scene() {
    return this.#game.scene;
  }

  /** The game so far, for players from outside; null where the sides know different things. */
  get #known() {
    const { isHidden, scene } = this.#game;
    if (isHidden || !scene) return null;
    return { moves: scene.moves(), position: scene.position(scene.length) ?? null };
  }

  get log() {
    return this.#game.log;
  }

  get viewpoint() {
    return this.#game.viewpoint;
  }

  get shareable() {
    return this.#game.shareable;
  }

  begin() {
    const { scene } = this;
    if (!scene) return;
    this.#pending.begin(this.#seats.length, this.#clock.now());
    this.#refresh({ verdict: null, stalled: null });
    if (this.state.verdict) return;
    if (this.#isAsleep) {
      this.#refresh({ stalled: { who: "program", kind: "asleep" } });
      this.#clock.update();
      return;
    }
    const contest = this.#warren.contestClock(scene.game);
    const rules = this.#seats.map((seat, index) =>
      rulesOf(seat, this.#seatClocks.left[index] ?? null, contest),
    );
    this.#referee = new this.#warren.Referee(scene, rules);
    this.#visitors?.begin(this.#seats, this.#seats.map(isForeign));
    this.#programs.seat(scene.game, this.#seats, this.#warren.seed);
    this.#clock.update();
    this.#carryOut(this.#referee.begin());
  }

  stop() {
    this.#programs.close();
    this.#clock.drop();
    this.#stepping = false;
    this.#referee = undefined;
    this.state = { ...this.state, thinking: null, stalled: null };
  }

  close() {
    clearInterval(this.#timer);
    this.stop();
  }

  /** @param {number} viewpoint */
  seenFrom(viewpoint) {
    return this.#game.seenFrom(viewpoint);
  }

  told() {
    return this.#game.told();
  }

  kept() {
    return { ...this.#game.kept(), left: this.#seatClocks.left, undone: this.#undone };
  }

  get runsOnAClock() {
    return !this.state.verdict && this.#seatClocks.left.some((left) => left !== null);
  }

  /**
   * Answers for the first person whose answer is due.
   * @param {string} move
   * @returns {Problem | null} why the move may not be played
   */
  play(move) {
    return this.answer(this.#personDue(), move);
  }

  /**
   * Answers for a person. Where one answer is a complete move, this plays the move.
   * @param {number | undefined} seat
   * @param {string} move
   * @returns {Problem | null} why the move may not be played
   */
  answer(seat, move) {
    if (seat === undefined || !this.#isDuePerson(seat)) {
      return this.#game.check(seat ?? 0, move) ?? NOT_YOUR_TURN;
    }
    return this.#give(seat, [move], this.#elapsed(seat));
  }

  /**
   * Sets the person who sees the screen, where several people share it. The clocks of the others stand still.
   * @param {number | null} seat null while nobody may see it
   */
  attend(seat) {
    this.#pending.attend(seat, this.#clock.now());
    this.state = { ...this.state, clocks: this.#clocks() };
  }

  /** Goes back to the last turn of a person. In a game of engines, goes back one move and pauses. */
  undo() {
    const { scene } = this;
    const moves = scene && takeBack(scene, this.#seats);
    if (!moves) return;
    this.#undone = [...moves, ...this.#undone];
    if (playsAlone(this.#seats)) this.state.paused = true;
    this.#restart();
  }

  redo() {
    const { scene } = this;
    if (!scene || this.#undone.length === 0) return;
    this.#undone = playAgain(scene, this.#seats, this.#undone);
    this.#restart();
  }

  pause() {
    this.#pause(true);
  }

  resume() {
    this.#pause(false);
  }

  step() {
    if (!this.state.paused || this.state.verdict) return;
    this.#stepping = true;
    this.#clock.update();
  }

  /**
   * Resigns for a person.
   * @param {number | null} [wanted] the person; by default the person whose turn it is, otherwise the first person
   */
  resign(wanted) {
    const first = this.#seats.findIndex(isPerson);
    const seat = wanted ?? this.#personDue() ?? first;
    if (seat < 0 || this.state.verdict || !this.#referee) return;
    this.#carryOut(this.#referee.resign(seat));
  }

  help() {
    if (!this.scene?.about().includes("helped")) this.tell("helped");
  }

  /** @param {string} comment for the game's record */
  tell(comment) {
    if (!this.scene) return;
    this.scene.tell(comment);
    this.#change({});
    this.dispatchEvent(new Event("keep"));
  }

  retry() {
    const { stalled } = this.state;
    if (!stalled) return;
    this.#isAsleep = false;
    // The program answers otherwise than the record has it, so the game goes on from there.
    if ("ply" in stalled && stalled.ply !== undefined) this.scene?.cut(stalled.ply);
    this.#programs.forgive();
    this.#restart();
  }

  /** Does nothing: there is no curtain here. */
  lift() {}

  get programLogs() {
    return this.#visitors ? this.#visitors.logs : this.#logs;
  }

  /** Nobody here hides plans from another person. */
  plans = null;

  plan() {}

  /** @param {boolean} away */
  leave(away) {
    this.#away = away;
    this.#clock.update();
  }

  /** Ends all activity and starts again from the current scene. */
  #restart() {
    this.stop();
    this.#tellFailures();
    for (const ply of Object.keys(this.state.marks).map(Number)) {
      if (ply > this.#game.length) delete this.state.marks[ply];
    }
    this.begin();
    this.dispatchEvent(new Event("keep"));
  }

  /** @param {Order[]} orders */
  #carryOut(orders) {
    for (const order of orders) {
      this.#transcripts?.ordered(order);
      switch (order.type) {
        case "start":
        case "send":
          if (order.due) this.#ask(order.seat, order.due.limit);
          this.#programs.tell(order);
          break;
        case "played":
          this.#played(order.length);
          break;
        case "verdict":
          this.#ended(order);
          break;
      }
    }
  }

  /**
   * @param {number} seat
   * @param {number | null} limit the time for its answer
   */
  #ask(seat, limit) {
    this.#pending.ask(seat, this.#clock.now());
    this.#visitors?.ask(seat, limit, this.#clock.now());
  }

  /** @param {number} length */
  #played(length) {
    this.#stepping = false;
    this.#follow(length);
    // The time of the seats to move starts now.
    this.#pending.begin(this.#seats.length, this.#clock.now());
    this.#programs.moved();
    this.#refresh({ thinking: null });
    this.dispatchEvent(new Event("move"));
    this.dispatchEvent(new Event("keep"));
  }

  /** @param {Verdict} verdict */
  #ended({ outcome, reason, seat, problem }) {
    this.#follow(this.#game.length);
    this.#programs.close();
    this.#tellFailures();
    // The undone moves do not fit this game.
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
    this.#clock.update();
  }

  /**
   * Hands over a complete answer. The move is played when all seats to move have answered.
   * @param {number} seat
   * @param {string[]} lines
   * @param {number} took
   * @returns {Problem | null} why a person has to answer again
   */
  #give(seat, lines, took) {
    const referee = this.#referee;
    if (!referee) return NOT_YOUR_TURN;
    const { length } = this.#game;
    const orders = lines.flatMap((line) => referee.line(seat, line, took));
    for (const order of orders) if (order.type === "refused") return order.problem;
    if (isPerson(this.#seats[seat])) this.#undone = [];
    this.#transcripts?.answered(seat, lines);
    this.#pending.answered(seat);
    this.#carryOut(orders);
    if (this.state.verdict) return null;
    if (this.#game.length === length) this.#refresh({});
    else if (this.#failures.length > 0) this.#restart();
    return null;
  }

  /**
   * Takes over what the referee has recorded, since its record is the record of the game.
   * @param {number} length the number of moves to take over
   */
  #follow(length) {
    if (this.#referee) this.scene?.follow(this.#referee, length);
  }

  /**
   * Handles an engine's failure. The last move that it reported, if any, is its answer, and a new engine takes over after the
   * move. Without such a move a new engine thinks again. After several failures the game waits, since no game should be decided
   * by a fault of ours.
   * @param {number} seat
   * @param {import("./engines.js").Fault} fault
   * @param {number} times
   */
  #failed(seat, { kind, move }, times) {
    if (move && this.state.due.includes(seat) && !this.#game.check(seat, move)) {
      this.#mark(kind);
      this.#failures.push({ id: `engine-${kind}-played`, args: { move } });
      this.#give(seat, [move], 0);
      return;
    }
    this.#stepping = false;
    if (times >= MOST_FAULTS) {
      this.#stall({ who: "engine", kind: kind === "unstarted" ? kind : "stopped" });
      return;
    }
    if (kind !== "unstarted") this.#notice(`engine-${kind}-restarted`, {});
    this.#restart();
  }

  /** @param {Stall} stalled why the game waits from now on */
  #stall(stalled) {
    this.#programs.close();
    this.#stepping = false;
    this.#refresh({ thinking: null, stalled });
    this.#clock.update();
  }

  /** Shows where an answer has led, unless it has ended the game. */
  #settled() {
    if (!this.state.verdict) this.#refresh({});
    this.#clock.update();
  }

  #tellFailures() {
    for (const { id, args } of this.#failures.splice(0)) this.#notice(id, args);
  }

  /** The first person whose answer is due. */
  #personDue() {
    return this.state.due.find((seat) => isPerson(this.#seats[seat]));
  }

  /** @param {number} seat */
  #isDuePerson(seat) {
    const { due, verdict } = this.state;
    return !verdict && due.includes(seat) && isPerson(this.#seats[seat]);
  }

  /** @param {number} seat */
  #elapsed(seat) {
    return this.#pending.elapsed(seat, this.#clock.now());
  }

  /** @param {Mark} mark the mark of the next move; it does not replace `idle`, which concerns a person */
  #mark(mark) {
    const ply = this.#game.length + 1;
    if (this.state.marks[ply] !== "idle") this.state.marks[ply] = mark;
  }

  /** @param {boolean} paused */
  #pause(paused) {
    this.#change({ paused });
    this.#clock.update();
    this.dispatchEvent(new Event("keep"));
  }

  #tick() {
    if (this.state.verdict || !this.#referee || this.#clock.stands) return;
    this.#visitors?.tick(this.#clock.now());
    if (this.state.verdict) return;
    if (!this.state.clocks.some((clock) => clock?.running)) return;
    const over = this.#seatClocks.over(this.state.clocks, this.#referee, this.#clock.now());
    if (over) {
      this.#runOut(over.seat, over.left);
      return;
    }
    this.state = { ...this.state, clocks: this.#clocks() };
    this.dispatchEvent(new Event("clocks"));
  }

  /**
   * @param {number} seat a person's seat
   * @param {number} left the time that was left
   */
  #runOut(seat, left) {
    if (this.#idle !== undefined) {
      this.#mark("idle");
      // The answer counts as in time, by less than a millisecond.
      this.#give(seat, [this.#idle], Math.floor(left));
      return;
    }
    // Any answer is late now.
    this.#carryOut(this.#referee?.line(seat, "", this.#elapsed(seat)) ?? []);
  }

  #clocks() {
    return this.#seatClocks.read(this.state, this.#referee, this.#clock.now());
  }

  /** @param {Partial<MatchState>} part */
  #change(part) {
    this.state = { ...this.state, ...part };
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Updates the state from the game.
   * @param {Partial<MatchState>} part
   */
  #refresh(part) {
    const game = this.#game;
    this.state = { ...this.state, length: game.length, ...part };
    this.state.verdict ??= game.verdict;
    this.state.due = this.state.verdict ? [] : this.#pending.missing(game.due);
    this.state.redoable = this.#undone.length;
    const { scene } = this;
    // A side cannot forget what it has seen. A practice game allows it.
    const isOpen = !this.#hasSecrets || this.state.verdict !== null;
    const mayUndo = isOpen || scene?.about().includes("practice");
    this.state.undoable =
      Boolean(mayUndo) && !!scene && undoTarget(scene, this.#seats) !== undefined;
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
