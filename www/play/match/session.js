// One game as the page shows and stores it: the state for views, the stored game, suggestions, other tabs.

import { askedOf } from "../analysis/access.js";
import { Adviser } from "../analysis/adviser.js";
import { HeldMatch } from "./held-match.js";
import { NOT_YOUR_TURN } from "./match.js";
import { lookedMatch, matchOf, revealedMatch, rewoundMatch } from "./matches.js";
import { explores, isLive, modeOf } from "./mode.js";
import { hasSecrets } from "./seats.js";
import { keptOf, seenOf, UNTRIED } from "./state.js";
import { StoredGame, UnkeptGame } from "./stored-game.js";
import { Variations } from "./variations.js";

/** @typedef {typeof import("../../wasm/warren.js")} Warren */
/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("./state.js").Kept} Kept */

/**
 * The complete game with secrets of a link: its record, and the number of moves to show.
 * @typedef {{ record: string, point: number }} Linked
 */

/** A game open in a tab. Fires `change`, `info`, `move`, `notice` and `program`. */
export class Session extends EventTarget {
  /** The module of the game. */
  warren;
  #held;
  /** @type {State} */
  state;

  /** The variations beside the game. */
  #variations;
  #adviser;
  /** @type {StoredGame | UnkeptGame} */
  #stored;
  /** Whether this tab has the game, even if it has not yet loaded another tab's moves. */
  #isHeld = true;
  /** The linked game with secrets, until somebody plays on in it here. @type {Linked | null} */
  #linked;
  #closed = new AbortController();

  /**
   * @param {Warren} warren
   * @param {Match} match begun and closed by the session
   * @param {Pick<import("./store.js").Stored, "game" | "seats" | "viewpoint" | "plans" | "pair" | "foreign"> & {id: string | null, isKept?: boolean}} stored
   * @param {Linked | null} [linked] the linked game, if it has secrets
   */
  constructor(
    warren,
    match,
    { id, game, seats, viewpoint, plans, pair, foreign = [], isKept = true },
    linked = null,
  ) {
    super();
    this.warren = warren;
    this.#held = new HeldMatch(match);
    this.#linked = linked;
    this.#variations = new Variations(warren.isHidden(game), () => this.#match.scene);
    this.#adviser = new Adviser(warren, (...found) => this.#suggested(...found));
    const listener = {
      held: (/** @type {boolean} */ held) => this.#taken(held),
      changed: () => this.#changedElsewhere(),
    };
    this.#stored = isKept ? new StoredGame(listener) : new UnkeptGame();
    const state = {
      id,
      game,
      seats,
      ...seenOf(warren, match, viewpoint),
      shown: match.state.length,
      elsewhere: false,
      plans: plans ?? "",
      pair: pair ?? null,
      foreign,
      suggestion: null,
      suggesting: false,
      isWatched: this.log !== null,
      ...UNTRIED,
    };
    this.state = { ...state, mode: this.#modeIn(state) };
    this.state = { ...this.state, ...this.#tried() };
    const { signal } = this.#closed;
    // Stores the clocks, so that they go on from here after a reload. A hidden page must do it now: a phone may discard the page
    // without notice.
    const keepTime = () => this.#match.runsOnAClock && this.#save();
    addEventListener("pagehide", keepTime, { signal });
    document.addEventListener("visibilitychange", keepTime, { signal });
    if (id) this.#stored.take(id);
    this.#hear();
    match.begin();
    if (id && !this.#stored.read()) this.#save();
  }

  get #match() {
    return this.#held.current;
  }

  /** The game or variation on the board, as seen from the viewpoint. */
  get scene() {
    return this.#variations.seenFrom(this.state.viewpoint) ?? this.game;
  }

  /** The game as seen from the viewpoint. */
  get game() {
    return this.#match.seenFrom(this.state.viewpoint);
  }

  /** What may be shared: the game or variation on the board. While the game has secrets, its start, or null if that is secret. */
  get shareable() {
    return this.#variations.current ? this.#variations.whole : this.#match.shareable;
  }

  /** The complete game or variation on the board; null while the game has secrets. */
  get whole() {
    return this.isSecret ? null : this.#variations.whole;
  }

  /** The game with its moves, without variations; null while it has secrets. */
  get known() {
    return this.isSecret ? null : this.#match.shareable;
  }

  /** The log that is shown; null for a game. */
  get log() {
    return this.#match.log;
  }

  /** The logs of the visitor's programs, by seat; empty while they are a secret. */
  get programLogs() {
    return this.#match.programLogs;
  }

  /** The transcript of the viewpoint, in a game with secrets. */
  told() {
    return this.#match.told();
  }

  /** Whether the game has secrets that may not be shared yet. */
  get isSecret() {
    return this.#match.isSecret;
  }

  /**
   * Plays a move as the person whose turn it is.
   * @param {string} move
   * @param {readonly import("./match.js").Later[]} [later] answers in the next turns, in a match with secrets
   * @returns {Problem | null} why the move may not be played
   */
  play(move, later) {
    return this.#match.play(move, later);
  }

  /** @param {string} plans what the visitor plans, in the board's own words; stored with the game */
  plan(plans) {
    this.state = { ...this.state, plans };
    // Where people share the screen, what is stored could be read by the other.
    if (this.#match.plans !== null) this.#match.plan(plans);
    else if (this.state.id) this.#save();
  }

  /** Goes back to the last turn of a person. In a game of engines, goes back a move and pauses. In a variation, goes back a move. */
  undo() {
    const { variation, shown } = this.state;
    if (variation) {
      if (shown > variation.from) this.show(shown - 1);
      return;
    }
    if (!this.state.undoable || this.state.elsewhere) return;
    this.#goLive();
    const { game, seats } = this.state;
    if (!this.isSecret && hasSecrets(this.warren, game, seats)) this.#rewind();
    else this.#match.undo();
  }

  /** Redoes moves up to the next turn of a person. In a variation, goes one move forward. */
  redo() {
    if (this.state.variation) {
      this.show(this.state.shown + 1);
      return;
    }
    if (this.state.redoable === 0 || this.state.elsewhere) return;
    this.#goLive();
    this.#match.redo();
  }

  /**
   * Shows the position after so many moves.
   * @param {number} ply
   */
  show(ply) {
    if (this.state.curtain === null) this.#lookAt(ply);
  }

  // ---- variations

  /**
   * Plays a move after those shown, as a variation. If the game or the variation has the same move next, follows it.
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
   * Shows moves beside the game.
   * @param {number} ply the number of moves on the board before them
   * @param {string[]} moves
   * @param {number} [shown] the number of moves to show in the resulting line
   * @throws {Problem} if a move is illegal
   */
  exploreLine(ply, moves, shown = ply + moves.length) {
    if (this.#variations.look(ply, moves)) this.#lookAt(shown);
  }

  /**
   * Shows a variation.
   * @param {number} id
   * @param {number} ply
   */
  showVariation(id, ply) {
    this.#variations.select(id);
    this.#lookAt(ply);
  }

  /**
   * Shows the game again.
   * @param {number} [ply] the number of moves to show; by default, where the variation leaves the game
   */
  leaveVariation(ply) {
    const { variation, shown } = this.state;
    this.#variations.leave();
    this.show(ply ?? Math.min(variation?.from ?? shown, shown));
  }

  /** @param {number} id a variation */
  deleteVariation(id) {
    const { variation, shown } = this.state;
    this.#variations.remove(id);
    this.#lookAt(variation?.id === id ? Math.min(variation.from, shown) : shown);
  }

  /** The record up to the position on the board; null while the game has secrets. */
  recordShown() {
    return this.#variations.recordUpTo(this.state.shown);
  }

  /**
   * Shows another position. Drops the suggestion, which was for the old one.
   * @param {number} ply
   */
  #lookAt(ply) {
    this.#dropSuggestion();
    this.#change({ ...this.#tried(), shown: Math.max(ply, 0) });
  }

  /** The parts of the state that depend on the variation. */
  #tried() {
    const { state } = this.#variations;
    return { ...state, line: state.variation ? this.scene.moves() : this.state.moves };
  }

  pause() {
    this.#match.pause();
  }

  resume() {
    this.#match.resume();
  }

  /** Lets a paused game play one move. */
  step() {
    this.#match.step();
  }

  /** Resigns for the person whose turn it is, otherwise for the first person. */
  resign() {
    if (!this.state.elsewhere) this.#match.resign();
  }

  /** Marks the game as one in which an engine helped a person. */
  help() {
    if (!this.state.elsewhere) this.#match.help();
  }

  /** @param {string} comment for the game's record, such as a note on a position */
  tell(comment) {
    if (!this.state.elsewhere) this.#match.tell(comment);
  }

  /** Tries again after a fault of ours for which the game waits. */
  retry() {
    if (!this.state.elsewhere) this.#match.retry();
  }

  /** Turns the board, in a game without secrets. */
  flip() {
    this.#look((this.state.viewpoint + 1) % this.state.seats.length);
  }

  /**
   * Shows the game from another viewpoint.
   * @param {number} viewpoint one of the state's views
   */
  view(viewpoint) {
    if (!this.state.views.includes(viewpoint)) return;
    // The suggestion may use another side's knowledge.
    this.#dropSuggestion();
    this.#look(viewpoint);
  }

  /** Shows a shared game with secrets completely. From then on it can be analysed but not played. */
  openAll() {
    if (!this.#linked) return;
    const { record, point } = this.#linked;
    this.#linked = null;
    this.state = { ...this.state, isWatched: true };
    this.#held.replace(lookedMatch(this.warren, record, this.state.seats));
    this.show(point);
  }

  /** Shows the screen to the person whose turn it is. */
  lift() {
    // A person who plays it has chosen not to see everything, and the next curtain is for another person.
    this.#linked = null;
    this.#match.lift();
  }

  /** Plays on in this tab. The other tab only watches from now on. */
  takeOver() {
    this.#stored.steal();
  }

  /** Ends the session. The stored game stays. */
  close() {
    this.#closed.abort();
    this.#variations.close();
    this.#held.close();
    this.#adviser.close();
    this.#stored.close();
  }

  // ---- the match

  #hear() {
    const held = this.#held;
    held.addEventListener("change", () => this.#follow());
    held.addEventListener("keep", () => this.#save());
    const inform = () => {
      const { clocks, thinking } = this.#match.state;
      this.state = { ...this.state, clocks, thinking };
      this.dispatchEvent(new Event("info"));
    };
    held.addEventListener("info", inform);
    held.addEventListener("clocks", inform);
    held.addEventListener("move", () => this.#tellMove());
    held.addEventListener("program", () => this.dispatchEvent(new Event("program")));
    held.addEventListener("over", (event) => {
      this.#reveal(/** @type {CustomEvent} */ (event).detail);
    });
    held.addEventListener("notice", (event) => {
      const { id, args } = /** @type {CustomEvent} */ (event).detail;
      this.#notice(id, args);
    });
    held.addEventListener("replaced", (event) => {
      const { wasSecret } = /** @type {CustomEvent} */ (event).detail;
      // The person wants to see what has been secret until now.
      const isRevealed = wasSecret && !this.#match.isSecret;
      if (isRevealed) this.state = { ...this.state, viewpoint: this.state.seats.length };
      this.#follow();
    });
  }

  /** Takes over the state of the match. */
  #follow() {
    const { state } = this;
    const now = seenOf(this.warren, this.#match, state.viewpoint);
    this.#variations.follow();
    const follows = isLive(state) || (state.variation === null && now.curtain !== null);
    const isOther = now.length !== state.length || now.verdict !== null || now.curtain !== null;
    // A suggestion for a variation does not depend on the match.
    if (isOther && !explores(state.mode)) this.#dropSuggestion();
    this.state = { ...this.state, ...now, plans: this.#match.plans ?? state.plans };
    this.#change({ ...this.#tried(), shown: follows ? now.length : state.shown });
  }

  /** @param {number} viewpoint */
  #look(viewpoint) {
    this.state = { ...this.state, viewpoint };
    this.#follow();
    if (this.state.id) this.#save();
  }

  /**
   * The game is over, and nothing in it is a secret any more.
   * @param {import("./remote-match.js").Revealed} revealed
   */
  #reveal(revealed) {
    this.#held.replace(revealedMatch(this.warren, revealed));
    if (revealed.moved) this.#tellMove();
    this.#save();
  }

  /** Takes back the end of a game with secrets. From then on the game is secret again. */
  async #rewind() {
    const match = this.#match;
    if (match.isSecret || !match.scene) return;
    const { seats, marks, paused } = this.state;
    const { left, undone } = match.kept();
    const kept = { seats, marks, left, undone, paused };
    await this.#held.replaceWith(rewoundMatch(this.warren, match.scene, kept));
    if (this.#match !== match) this.#save();
  }

  #tellMove() {
    this.dispatchEvent(new CustomEvent("move", { detail: { ply: this.state.length } }));
  }

  /** Shows the game's last position, so that the next move is seen. */
  #goLive() {
    this.#variations.leave();
    this.state = { ...this.state, ...this.#tried(), shown: this.state.length };
  }

  // ---- suggestions

  /** Requests a suggestion for the person whose turn it is or, in a variation, for the side to move with what it could know. */
  suggest() {
    const { state } = this;
    const asked = askedOf(this);
    if (!asked || state.suggesting) return;
    if (state.mode.kind === "playing") this.help();
    this.#change({ suggesting: true, suggestion: null });
    this.#adviser.ask(state.game, asked.seat, asked.told);
  }

  #dropSuggestion() {
    if (this.state.suggesting) this.#adviser.stop();
    this.state = { ...this.state, suggesting: false, suggestion: null };
  }

  /**
   * @param {import("./state.js").Suggestion | null} suggestion
   * @param {boolean} isUnstarted whether the engine could not be started
   */
  #suggested(suggestion, isUnstarted) {
    if (this.state.suggesting) this.#change({ suggesting: false, suggestion });
    if (suggestion) return;
    if (isUnstarted) this.#notice("stall-engine-unstarted", {});
    else this.#notice("suggestion-failed", {});
  }

  // ---- other tabs

  /** @param {boolean} held whether this tab has the game now */
  async #taken(held) {
    if (held === this.#isHeld) return;
    this.#isHeld = held;
    if (held) {
      await this.#reload(false);
      if (!this.#isHeld || this.#closed.signal.aborted) return;
      this.#change({ elsewhere: false });
      this.#match.begin();
    } else {
      this.#change({ elsewhere: true });
      this.#match.stop();
      this.#adviser.stop();
      this.#follow();
    }
  }

  async #changedElsewhere() {
    if (this.state.elsewhere) await this.#reload(true);
  }

  /**
   * Loads what another tab has stored.
   * @param {boolean} watching whether the other tab plays on
   */
  async #reload(watching) {
    const stored = this.#stored.read();
    if (!stored) return;
    this.#goLive();
    this.state = { ...this.state, plans: stored.plans ?? "" };
    await this.#held.replaceWith(matchOf(this.warren, stored, watching));
  }

  // ---- state

  /** @param {Partial<State>} part */
  #change(part) {
    const state = { ...this.state, ...part };
    // While the curtain is down, fewer moves may be known than have been played.
    const most = state.variation ? state.line.length : state.length;
    this.state = { ...state, shown: Math.min(state.shown, most) };
    this.state = { ...this.state, mode: this.#modeIn(this.state) };
    this.dispatchEvent(new Event("change"));
  }

  /** @param {Omit<State, "mode">} state */
  #modeIn(state) {
    const next = Array.from(this.#variations.whole?.due(state.shown) ?? []);
    return modeOf(state, { isLog: this.log !== null, mayOpen: this.#linked !== null, next });
  }

  /**
   * @param {string} id a message of the language files
   * @param {Record<string, string>} args
   */
  #notice(id, args) {
    this.dispatchEvent(new CustomEvent("notice", { detail: { id, args } }));
  }

  /** @returns {Kept} the current game, in the form that can be continued */
  kept() {
    return keptOf(this.state, this.#match);
  }

  #save() {
    if (this.state.elsewhere) return;
    const { state } = this;
    this.#stored.write(this.kept());
    if (this.#stored.id !== state.id) {
      // The game played from now on has secrets of its own.
      this.#linked = null;
      this.#change({ id: this.#stored.id });
    }
  }
}
