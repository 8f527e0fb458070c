// A match that runs in this thread: the moves, the referee, the players' programs, the clocks. It does not depend on a page, so
// it also runs in a worker.

import { LiveState } from "./live-state.js";
import { NOT_YOUR_TURN } from "./match.js";
import { Refereeing } from "./refereeing.js";
import { isPerson, playsAlone } from "./seats.js";

/** @typedef {import("./known-game.js").KnownGame} KnownGame */
/** @typedef {import("./logged-game.js").LoggedGame} LoggedGame */
/** @typedef {import("./match.js").GameMatch} GameMatch */
/** @typedef {import("./match.js").MatchExtras} MatchExtras */
/** @typedef {import("../../wasm/warren.js").Problem} Problem */

/** @implements {GameMatch} */
export class LocalMatch extends EventTarget {
  isSecret;
  /** The complete game; null for a log. */
  scene;
  log;
  viewpoint;
  shareableScene;
  #liveState;
  #refereeing;
  /** Whether programs wait until the visitor starts them. */
  #isAsleep;
  #isAway = false;
  /** The number of moves at which a paused game may play one more. @type {number | null} */
  #stepFrom = null;

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {KnownGame | LoggedGame} game the game so far; a log has no moving player
   * @param {MatchExtras} extras
   * @param {import("./match.js").MatchServices} services
   * @param {import("../../wasm/warren.js").Verdict | null} [verdict] the result, if the game alone does not show it
   */
  constructor(warren, game, extras, services, verdict = null) {
    super();
    const liveState = new LiveState(this, game, extras, verdict, () => this.#isHeld);
    this.isSecret = game.isSecret;
    this.scene = game.scene;
    this.log = game.log;
    this.viewpoint = game.viewpoint;
    this.shareableScene = game.shareableScene;
    this.#isAsleep = extras.isAsleep ?? false;
    this.#liveState = liveState;
    this.#refereeing = new Refereeing(warren, services, liveState, () => this.#restart());
  }

  // ---- the game

  get state() {
    return this.#liveState.state;
  }

  get programLogs() {
    return this.#refereeing.logs;
  }

  get runsOnAClock() {
    return !this.state.verdict && this.#liveState.clocks.left.some((left) => left !== null);
  }

  /** @param {number} viewpoint */
  seenFrom(viewpoint) {
    return this.#liveState.game.seenFrom(viewpoint);
  }

  knowledge() {
    return this.#liveState.game.knowledge();
  }

  storedData() {
    const { clocks, game, undoneMoves } = this.#liveState;
    return { ...game.storedData(), left: clocks.left, undone: undoneMoves.moves };
  }

  // ---- start and end

  begin() {
    const { scene } = this;
    if (!scene) return;
    this.#liveState.pending.begin(this.#liveState.seats.length);
    this.#liveState.refresh({ verdict: null, stalled: null });
    if (this.state.verdict) return;
    if (this.#isAsleep) this.#refereeing.stall({ who: "program", kind: "asleep" });
    else this.#refereeing.begin(scene);
  }

  stop() {
    this.#refereeing.stop();
    this.#stepFrom = null;
    this.#liveState.set({ thinking: null, stalled: null });
  }

  close() {
    this.#refereeing.close();
    this.stop();
  }

  /** Ends all activity and starts again from the current scene. */
  #restart() {
    this.stop();
    this.#refereeing.reportFailures();
    this.#liveState.dropMarks();
    this.begin();
    this.#liveState.fire("keep");
  }

  retry() {
    const { stalled } = this.state;
    if (!stalled) return;
    this.#isAsleep = false;
    // The program's answer differs from the record, so the game continues from there.
    if ("ply" in stalled && stalled.ply !== undefined) this.scene?.cut(stalled.ply);
    this.#refereeing.forgetFaults();
    this.#restart();
  }

  // ---- people

  /**
   * Answers for the first person with a due answer.
   * @param {string} move
   * @returns {Problem | null} why the move may not be played
   */
  play(move) {
    return this.answer(this.#liveState.peopleDue[0], move);
  }

  /**
   * Answers for a person. If one answer is a complete move, this plays the move.
   * @param {number | undefined} seat
   * @param {string} move
   * @returns {Problem | null} why the move may not be played
   */
  answer(seat, move) {
    const { game, peopleDue, pending } = this.#liveState;
    if (seat === undefined || !peopleDue.includes(seat)) {
      return game.check(seat ?? 0, move) ?? NOT_YOUR_TURN;
    }
    return this.#refereeing.submitAnswer(seat, [move], pending.elapsed(seat));
  }

  /**
   * Resigns for a person.
   * @param {number | null} [chosenSeat] the person; by default the person whose turn it is, otherwise the first person
   */
  resign(chosenSeat) {
    const { peopleDue, seats } = this.#liveState;
    const seat = chosenSeat ?? peopleDue[0] ?? seats.findIndex(isPerson);
    if (seat >= 0 && !this.state.verdict) this.#refereeing.resign(seat);
  }

  /**
   * Sets the person who sees the screen, when several people share it. The clocks of the others stop.
   * @param {number | null} seat null while no person may see it
   */
  attend(seat) {
    this.#liveState.pending.attend(seat);
    this.#liveState.readClocks();
  }

  /** Goes back to the last turn of a person. In a game of engines, goes back one move and pauses. */
  undo() {
    const { scene } = this;
    if (!scene || !this.#liveState.undoneMoves.undo(scene)) return;
    if (playsAlone(this.#liveState.seats)) this.#liveState.set({ paused: true });
    this.#restart();
  }

  redo() {
    const { scene } = this;
    const { undoneMoves } = this.#liveState;
    if (!scene || undoneMoves.moves.length === 0) return;
    undoneMoves.redo(scene);
    this.#restart();
  }

  help() {
    if (!this.scene?.about().includes("helped")) this.addComment("helped");
  }

  /** @param {string} comment for the game's record */
  addComment(comment) {
    if (!this.scene) return;
    this.scene.tell(comment);
    this.#liveState.change({});
    this.#liveState.fire("keep");
  }

  /** Does nothing: there is no curtain in this match. */
  liftCurtain() {}

  /** There are no plans to hide from another person. */
  plans = null;

  plan() {}

  // ---- pausing

  pause() {
    this.#setPaused(true);
  }

  resume() {
    this.#setPaused(false);
  }

  step() {
    if (!this.state.paused || this.state.verdict) return;
    this.#stepFrom = this.#liveState.game.length;
    this.#liveState.time.update();
  }

  /** @param {boolean} away */
  leave(away) {
    this.#isAway = away;
    this.#liveState.time.update();
  }

  get #isHeld() {
    const { paused, stalled } = this.state;
    const isPaused = paused && this.#stepFrom !== this.#liveState.game.length;
    return this.#isAway || stalled !== null || isPaused;
  }

  /** @param {boolean} paused */
  #setPaused(paused) {
    this.#liveState.change({ paused });
    this.#liveState.time.update();
    this.#liveState.fire("keep");
  }
}
