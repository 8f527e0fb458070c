// A game as a visitor views it: the position on the board, its viewpoint, the variation and the suggestion.

import { suggestionRequest } from "../analysis/access.js";
import { Adviser } from "../analysis/adviser.js";
import { copyOf, HeldMatch } from "./held-match.js";
import { NOT_YOUR_TURN } from "./match.js";
import { viewedMatch } from "./matches.js";
import { explores, isLive, modeOf } from "./mode.js";
import { NO_VARIATIONS, stateOfMatch } from "./state.js";
import { Variations } from "./variations.js";

/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("./state.js").State} State */

/**
 * A link to a complete game with secrets: its record, and the number of moves to show.
 * @typedef {{ record: string, point: number }} LinkedGame
 */

/**
 * The data of a game when it is opened, besides its match. The id is null until the game is stored.
 * @typedef {Pick<import("./store.js").StoredMatch, "game" | "seats" | "viewpoint" | "plans" | "pair" | "foreign"> & {id: string | null}} OpenedGame
 */

/** Fires `change`, `info`, `move`, `notice` and `program`. */
export class ViewedGame extends EventTarget {
  /** The module of the game. */
  warren;
  /** @protected */
  heldMatch;
  /** @type {State} */
  state;
  /** The linked game with secrets, until the visitor plays on in it. @protected @type {LinkedGame | null} */
  linked;
  /** @protected */
  adviser;
  /** The variations of the game. */
  #variations;

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {import("./match.js").Match} match
   * @param {OpenedGame} opened
   * @param {LinkedGame | null} linked the linked game, if it has secrets
   */
  constructor(warren, match, { id, game, seats, viewpoint, plans, pair, foreign = [] }, linked) {
    super();
    this.warren = warren;
    this.heldMatch = new HeldMatch(match);
    this.linked = linked;
    this.#variations = new Variations(warren.isHidden(game), () => this.match.scene);
    this.adviser = new Adviser(warren, (...found) => this.#suggested(...found));
    const state = {
      id,
      game,
      seats,
      ...stateOfMatch(warren, match, viewpoint),
      shown: match.state.length,
      elsewhere: false,
      plans: plans ?? "",
      pair: pair ?? null,
      foreign,
      suggestion: null,
      isSuggesting: false,
      isWatched: this.log !== null,
      ...NO_VARIATIONS,
    };
    this.state = { ...state, mode: this.#modeIn(state) };
    this.set(this.#variationState());
    this.#listen();
  }

  /** @protected */
  get match() {
    return this.heldMatch.current;
  }

  /** The game or variation on the board, as seen from the viewpoint. */
  get scene() {
    return this.#variations.seenFrom(this.state.viewpoint) ?? this.game;
  }

  /** The game as seen from the viewpoint. */
  get game() {
    return this.match.seenFrom(this.state.viewpoint);
  }

  /**
   * The part that may be shared: the game or variation on the board. While the game has secrets, its start, or null if that is
   * secret.
   */
  get shareableScene() {
    return this.#variations.current ? this.#variations.whole : this.match.shareableScene;
  }

  /** The complete game or variation on the board; null while the game has secrets. */
  get whole() {
    return this.isSecret ? null : this.#variations.whole;
  }

  /** The game with its moves, without variations; null while it has secrets. */
  get known() {
    return this.isSecret ? null : this.match.shareableScene;
  }

  /** The displayed log; null for a game. */
  get log() {
    return this.match.log;
  }

  /** The logs of the visitor's programs, by seat; empty while they are secret. */
  get programLogs() {
    return this.match.programLogs;
  }

  /** The transcript of the viewpoint, in a game with secrets. */
  knowledge() {
    return this.match.knowledge();
  }

  /** Whether the game has secrets that may not be shared yet. */
  get isSecret() {
    return this.match.isSecret;
  }

  // ---- the position on the board

  /**
   * Shows the position after so many moves.
   * @param {number} ply
   */
  show(ply) {
    if (this.state.curtain === null) this.#showPly(ply);
  }

  /** Shows a shared game with secrets completely. From then on it can be analysed but not played. */
  openAll() {
    if (!this.linked) return;
    const { record, point } = this.linked;
    this.linked = null;
    this.set({ isWatched: true });
    this.heldMatch.replace(viewedMatch(this.warren, record, this.state.seats));
    this.show(point);
  }

  /** Shows the game's last position, so that the next move is visible. @protected */
  goLive() {
    this.#variations.leave();
    this.set({ ...this.#variationState(), shown: this.state.length });
  }

  /**
   * Shows another position. Drops the suggestion, which belonged to the old position.
   * @param {number} ply
   */
  #showPly(ply) {
    this.dropSuggestion();
    this.change({ ...this.#variationState(), shown: Math.max(ply, 0) });
  }

  /** The parts of the state that depend on the variation. */
  #variationState() {
    const { state } = this.#variations;
    return { ...state, line: state.variation ? this.scene.moves() : this.state.moves };
  }

  // ---- variations

  /**
   * Plays a move from the displayed position, as a variation. If it is the next move of the game or the variation, follows
   * that.
   * @param {string} move an answer; in a game with secrets, of the viewpoint
   * @returns {Problem | null} why the move may not be played
   */
  explore(move) {
    const { mode, shown, viewpoint } = this.state;
    const { whole } = this.#variations;
    if (!whole || !explores(mode)) return NOT_YOUR_TURN;
    try {
      const played = this.#variations.moveWith(shown, viewpoint, move);
      const problem = whole.check(shown, played);
      if (!problem) this.exploreLine(shown, [played]);
      return problem;
    } catch (thrown) {
      return /** @type {Problem} */ (thrown);
    }
  }

  /**
   * Shows moves as a variation.
   * @param {number} ply the number of moves on the board before them
   * @param {string[]} moves
   * @param {number} [shown] the number of moves to show in the resulting line
   * @throws {Problem} if a move is illegal
   */
  exploreLine(ply, moves, shown = ply + moves.length) {
    if (this.#variations.showMoves(ply, moves)) this.#showPly(shown);
  }

  /**
   * Shows a variation.
   * @param {number} id
   * @param {number} ply
   */
  showVariation(id, ply) {
    this.#variations.select(id);
    this.#showPly(ply);
  }

  /**
   * Shows the game again.
   * @param {number} [ply] the number of moves to show; by default, up to where the variation leaves the game
   */
  leaveVariation(ply) {
    const { variation, shown } = this.state;
    this.#variations.leave();
    this.show(ply ?? Math.min(variation?.startPly ?? shown, shown));
  }

  /** @param {number} id a variation's id */
  deleteVariation(id) {
    const { variation, shown } = this.state;
    this.#variations.remove(id);
    this.#showPly(variation?.id === id ? Math.min(variation.startPly, shown) : shown);
  }

  /** The record up to the position on the board; null while the game has secrets. */
  recordShown() {
    return this.#variations.recordUpTo(this.state.shown);
  }

  // ---- suggestions

  /** Requests a suggestion for the person whose turn it is or, in a variation, for the side to move with what it could know. */
  suggest() {
    const { state } = this;
    const request = suggestionRequest(this);
    if (!request || state.isSuggesting) return;
    if (state.mode.kind === "playing") this.match.help();
    this.change({ isSuggesting: true, suggestion: null });
    this.adviser.requestMove(state.game, request.seat, request.knowledge);
  }

  /** @protected */
  dropSuggestion() {
    if (this.state.isSuggesting) this.adviser.stop();
    this.set({ isSuggesting: false, suggestion: null });
  }

  /**
   * @param {import("./state.js").Suggestion | null} suggestion
   * @param {boolean} isUnstarted whether the engine could not be started
   */
  #suggested(suggestion, isUnstarted) {
    if (this.state.isSuggesting) this.change({ isSuggesting: false, suggestion });
    if (suggestion) return;
    if (isUnstarted) this.#notice("stall-engine-unstarted");
    else this.#notice("suggestion-failed");
  }

  // ---- the match

  #listen() {
    const heldMatch = this.heldMatch;
    heldMatch.addEventListener("change", () => this.follow());
    const forwardInfo = () => {
      const { clocks, thinking } = this.match.state;
      this.set({ clocks, thinking });
      this.dispatchEvent(new Event("info"));
    };
    heldMatch.addEventListener("info", forwardInfo);
    heldMatch.addEventListener("clocks", forwardInfo);
    heldMatch.addEventListener("move", () => this.announceMove());
    for (const type of ["program", "notice"]) {
      heldMatch.addEventListener(type, (event) => this.dispatchEvent(copyOf(event)));
    }
    heldMatch.addEventListener("replaced", (event) => {
      const { wasSecret } = /** @type {CustomEvent} */ (event).detail;
      // The visitor wants to see the secrets.
      const isRevealed = wasSecret && !this.match.isSecret;
      if (isRevealed) this.set({ viewpoint: this.state.seats.length });
      this.follow();
    });
  }

  /** Copies the state of the match. @protected */
  follow() {
    const { state } = this;
    const matchState = stateOfMatch(this.warren, this.match, state.viewpoint);
    this.#variations.follow();
    const follows = isLive(state) || (state.variation === null && matchState.curtain !== null);
    const hasChanged =
      matchState.length !== state.length ||
      matchState.verdict !== null ||
      matchState.curtain !== null;
    // A suggestion for a variation does not depend on the match.
    if (hasChanged && !explores(state.mode)) this.dropSuggestion();
    this.set({ ...matchState, plans: this.match.plans ?? state.plans });
    this.change({ ...this.#variationState(), shown: follows ? matchState.length : state.shown });
  }

  /** @protected */
  announceMove() {
    this.dispatchEvent(new CustomEvent("move", { detail: { ply: this.state.length } }));
  }

  // ---- the state

  /**
   * Sets parts of the state without an event.
   * @param {Partial<State>} part
   * @protected
   */
  set(part) {
    this.state = { ...this.state, ...part };
  }

  /**
   * @param {Partial<State>} part
   * @protected
   */
  change(part) {
    this.set(part);
    const { length, line, shown, variation } = this.state;
    // While the curtain is down, fewer moves may be known than have been played.
    this.set({ shown: Math.min(shown, variation ? line.length : length) });
    this.set({ mode: this.#modeIn(this.state) });
    this.dispatchEvent(new Event("change"));
  }

  /** @param {Omit<State, "mode">} state */
  #modeIn(state) {
    const next = Array.from(this.#variations.whole?.due(state.shown) ?? []);
    return modeOf(state, { isLog: this.log !== null, mayOpen: this.linked !== null, next });
  }

  /** @param {string} id the id of a message */
  #notice(id) {
    this.dispatchEvent(new CustomEvent("notice", { detail: { id, args: {} } }));
  }

  close() {
    this.#variations.close();
    this.heldMatch.close();
    this.adviser.stop();
  }
}
