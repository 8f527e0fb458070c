// What the page shows and keeps of one game: the state that views draw, the stored game, suggestions, other tabs.

import { Adviser } from "./adviser.js";
import { Branches } from "./branches.js";
import { HeldMatch } from "./held-match.js";
import { NOT_YOUR_TURN } from "./match.js";
import { lookedMatch, matchOf, revealedMatch, rewoundMatch } from "./matches.js";
import { askedOf } from "./moments.js";
import { hasSecrets } from "./seats.js";
import { openTo, seenOf, UNTRIED } from "./state.js";
import { StoredGame, UnkeptGame } from "./stored-game.js";

/** @typedef {typeof import("../wasm/warren.js")} Warren */
/** @typedef {import("../wasm/warren.js").Problem} Problem */
/** @typedef {import("./matches.js").AnyMatch} Match */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("../wasm/warren.js").Scene} Scene */
/** What is kept of a game. @typedef {Omit<import("./store.js").Stored, "version" | "id" | "updated">} Kept */

/**
 * The whole of a game with secrets that a link shows: its record, and after how many moves it is to be shown.
 * @typedef {{ record: string, point: number }} Linked
 */

/** A game that a tab holds. Fires `change`, `info`, `move` and `notice`. */
export class Session extends EventTarget {
  /** The module that plays the game. */
  warren;
  #held;
  /** @type {State} */
  state;

  /** Moves tried beside the game. */
  #branches;
  #adviser;
  /** @type {StoredGame | UnkeptGame} */
  #stored;
  /** Whether this tab has the game, be it that it is not yet taken in what another has played. */
  #isHeld = true;
  /** What a link tells of a game with secrets, as long as nothing of it has been played here. @type {Linked | null} */
  #linked;
  #closed = new AbortController();

  /**
   * @param {Warren} warren
   * @param {Match} match the session begins and closes it
   * @param {Pick<import("./store.js").Stored, "game" | "seats" | "viewpoint"> & {id: string | null, isKept?: boolean}} stored
   * @param {Linked | null} [linked] what a link tells of a game that has secrets
   */
  constructor(warren, match, { id, game, seats, viewpoint, isKept = true }, linked = null) {
    super();
    this.warren = warren;
    this.#held = new HeldMatch(match);
    this.#linked = linked;
    this.#branches = new Branches(warren.isHidden(game), () =>
      "scene" in this.#match ? this.#match.scene : null,
    );
    this.#adviser = new Adviser(warren, (...found) => this.#suggested(...found));
    const listener = {
      held: (/** @type {boolean} */ held) => this.#taken(held),
      changed: () => this.#changedElsewhere(),
    };
    this.#stored = isKept ? new StoredGame(listener) : new UnkeptGame();
    this.state = {
      id,
      game,
      seats,
      ...seenOf(warren, match, viewpoint),
      shown: match.state.length,
      canPause: seats.every((seat) => seat.kind === "engine"),
      elsewhere: false,
      suggestion: null,
      suggesting: false,
      isLog: this.log !== null,
      isOpened: false,
      opens: linked !== null,
      ...UNTRIED,
    };
    this.state = { ...this.state, ...this.#tried() };
    const { signal } = this.#closed;
    // A clock for the whole game goes on from here after a reload. Of a page that is hidden nothing more may be heard: a phone
    // throws it away when it likes.
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

  /** What is on the board, the game or a branch, as it is seen from the viewpoint; good until the next `change`. */
  get scene() {
    return this.#branches.seenFrom(this.state.viewpoint) ?? this.game;
  }

  /** The game as it is seen from the viewpoint; good until the next `change`. */
  get game() {
    return this.#match.seenFrom(this.state.viewpoint);
  }

  /** What may be handed on: what is on the board, or, while the game has secrets, its start; null where that has some too. */
  get shareable() {
    return this.#branches.current ? this.#branches.whole : this.#match.shareable;
  }

  /** What is on the board, the game or a branch, with all that it holds; null while something of that may not be known. */
  get whole() {
    return this.isSecret ? null : this.#branches.whole;
  }

  /** The log that is looked at; null of a game. */
  get log() {
    return "text" in this.#match ? this.#match : null;
  }

  /** What the side whose view is shown has been told and has answered, of a game with secrets. */
  told() {
    return this.#match.told();
  }

  /** Whether the game has secrets that may not be handed on yet. */
  get isSecret() {
    return this.#match.isSecret;
  }

  /**
   * Plays a move as the person whose turn it is.
   * @param {string} move
   * @returns {Problem | null} why it may not be played
   */
  play(move) {
    return this.#match.play(move);
  }

  /** Goes back to the last turn of a person; in a game of engines, by one move, and pauses; in a branch, a move back. */
  undo() {
    const { branch, shown } = this.state;
    if (branch) {
      if (shown > branch.from) this.show(shown - 1);
      return;
    }
    if (!this.state.undoable || this.state.elsewhere) return;
    this.#goLive();
    if (hasSecrets(this.warren, this.state.game, this.state.seats)) this.#rewind();
    else this.#match.undo();
  }

  /** Brings back what was undone, up to the next turn of a person; in a branch, goes a move forward. */
  redo() {
    if (this.state.branch) {
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

  // ---- branches

  /**
   * Plays a move after those shown, beside the game; where the game or the branch goes on so, goes on with it.
   * @param {string} move as a person answers: in a game with secrets for the side whose view is shown
   * @returns {Problem | null} why it may not be played
   */
  explore(move) {
    const { shown, tries, viewpoint } = this.state;
    const { whole } = this.#branches;
    if (!whole || !tries) return NOT_YOUR_TURN;
    try {
      const played = this.#branches.moveWith(shown, viewpoint, move);
      const problem = whole.check(shown, played);
      if (!problem) this.exploreLine(shown, [played]);
      return problem;
    } catch (thrown) {
      return /** @type {Problem} */ (thrown);
    }
  }

  /**
   * Looks at moves beside the game.
   * @param {number} ply after which of the moves on the board
   * @param {string[]} moves
   * @param {number} [shown] of the line that comes of it
   * @throws {Problem} if one of them is not legal
   */
  exploreLine(ply, moves, shown = ply + moves.length) {
    if (this.#branches.look(ply, moves)) this.#lookAt(shown);
  }

  /**
   * Looks at a branch.
   * @param {number} id
   * @param {number} ply
   */
  showBranch(id, ply) {
    this.#branches.select(id);
    this.#lookAt(ply);
  }

  /**
   * Looks at the game again.
   * @param {number} [ply] where the branch left it, if not told otherwise
   */
  leaveBranch(ply) {
    const { branch, shown } = this.state;
    this.#branches.leave();
    this.show(ply ?? Math.min(branch?.from ?? shown, shown));
  }

  /** @param {number} id of a branch */
  deleteBranch(id) {
    const { branch, shown } = this.state;
    this.#branches.remove(id);
    this.#lookAt(branch?.id === id ? Math.min(branch.from, shown) : shown);
  }

  /** The record of what is shown, up to there; null where something of it is secret. */
  recordShown() {
    return this.#branches.recordUpTo(this.state.shown);
  }

  /**
   * Shows another position; a suggestion is of one alone.
   * @param {number} ply
   */
  #lookAt(ply) {
    this.#dropSuggestion();
    this.#change({ ...this.#tried(), shown: Math.max(ply, 0) });
  }

  /** What follows from the branch that is looked at. */
  #tried() {
    const { state } = this.#branches;
    return { ...state, line: state.branch ? this.scene.moves() : this.state.moves };
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

  /** Gives up for the person whose turn it is, else for the first person. */
  resign() {
    if (!this.state.elsewhere) this.#match.resign();
  }

  /** Goes on after a fault of ours for which the game has waited. */
  retry() {
    if (!this.state.elsewhere) this.#match.retry();
  }

  /** Turns the board, where all see the same. */
  flip() {
    this.#look((this.state.viewpoint + 1) % this.state.seats.length);
  }

  /**
   * Shows what is seen from another viewpoint.
   * @param {number} viewpoint one of the state's views
   */
  view(viewpoint) {
    if (!this.state.views.includes(viewpoint)) return;
    // It may be of what another side knows.
    this.#dropSuggestion();
    this.#look(viewpoint);
  }

  /** Sees all of a shared game with secrets, which is then looked at and not played. */
  openAll() {
    if (!this.state.opens || !this.#linked) return;
    const { record, point } = this.#linked;
    this.state = { ...this.state, isOpened: true, opens: false };
    this.#held.replace(lookedMatch(this.warren, record, this.state.seats));
    this.show(point);
  }

  /** The person whose turn it is has the screen now. */
  lift() {
    const match = this.#match;
    if (!("lift" in match)) return;
    // Whoever plays it chose not to see it all; the next curtain is another's.
    this.#linked = null;
    this.state = { ...this.state, opens: false };
    match.lift();
  }

  /** Plays on in this tab; the other one only watches from now on. */
  takeOver() {
    this.#stored.steal();
  }

  /** Ends the session; the stored game stays. */
  close() {
    this.#closed.abort();
    this.#branches.close();
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
    held.addEventListener("over", (event) => {
      this.#reveal(/** @type {CustomEvent} */ (event).detail);
    });
    held.addEventListener("notice", (event) => {
      const { id, args } = /** @type {CustomEvent} */ (event).detail;
      this.#notice(id, args);
    });
    held.addEventListener("replaced", (event) => {
      const { wasSecret } = /** @type {CustomEvent} */ (event).detail;
      // What was a secret until now is what one wants to see.
      const isRevealed = wasSecret && !this.#match.isSecret;
      if (isRevealed) this.state = { ...this.state, viewpoint: this.state.seats.length };
      this.#follow();
    });
  }

  /** Takes in how the match stands now. */
  #follow() {
    const { state } = this;
    const now = seenOf(this.warren, this.#match, state.viewpoint);
    this.#branches.follow();
    const isLive = state.branch === null && (state.shown === state.length || now.curtain !== null);
    const isOther = now.length !== state.length || now.verdict !== null || now.curtain !== null;
    // One that is looked for beside the game has nothing to do with how that stands.
    if (isOther && !state.tries) this.#dropSuggestion();
    this.state = { ...this.state, ...now };
    this.#change({ ...this.#tried(), shown: isLive ? now.length : state.shown });
  }

  /** @param {number} viewpoint */
  #look(viewpoint) {
    this.state = { ...this.state, viewpoint };
    this.#follow();
    if (this.state.id) this.#save();
  }

  /**
   * The game is over, and nothing in it is a secret any more.
   * @param {import("./hidden-match.js").Revealed} revealed
   */
  #reveal(revealed) {
    this.#held.replace(revealedMatch(this.warren, revealed));
    if (revealed.moved) this.#tellMove();
    this.#save();
  }

  /** Takes back the end of a game with secrets, which has them again. */
  async #rewind() {
    const match = this.#match;
    if (match.isSecret || !("scene" in match)) return;
    const { seats, marks, paused } = this.state;
    const { left, undone } = match.kept();
    const kept = { seats, marks, left, undone, paused };
    await this.#held.replaceWith(rewoundMatch(this.warren, match.scene, kept));
    if (this.#match !== match) this.#save();
  }

  #tellMove() {
    this.dispatchEvent(new CustomEvent("move", { detail: { ply: this.state.length } }));
  }

  /** What happens next is seen, whatever was looked at. */
  #goLive() {
    this.#branches.leave();
    this.state = { ...this.state, ...this.#tried(), shown: this.state.length };
  }

  // ---- suggestions

  /** Looks for a good move: for the person whose turn it is, or beside the game, there by what its side could know. */
  suggest() {
    const { state } = this;
    const asked = askedOf(this);
    if (!asked || state.suggesting) return;
    this.#change({ suggesting: true, suggestion: null });
    this.#adviser.ask(state.game, asked.seat, asked.told);
  }

  #dropSuggestion() {
    if (this.state.suggesting) this.#adviser.stop();
    this.state = { ...this.state, suggesting: false, suggestion: null };
  }

  /**
   * @param {import("./state.js").Suggestion | null} suggestion
   * @param {boolean} isUnstarted whether there is none because the engine could not be started
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
   * Takes in what another tab has stored.
   * @param {boolean} watching whether the other tab goes on
   */
  async #reload(watching) {
    const stored = this.#stored.read();
    if (!stored) return;
    this.#goLive();
    await this.#held.replaceWith(matchOf(this.warren, stored, watching));
  }

  // ---- state

  /** @param {Partial<State>} part */
  #change(part) {
    const state = { ...this.state, ...part };
    // Behind the curtain less is known of the game than has been played.
    const most = state.branch ? state.line.length : state.length;
    this.state = { ...state, shown: Math.min(state.shown, most) };
    const due = this.#branches.whole?.due(this.state.shown) ?? [];
    this.state = { ...this.state, ...openTo(this.state, Array.from(due)) };
    this.dispatchEvent(new Event("change"));
  }

  /**
   * @param {string} id a message of the language files
   * @param {Record<string, string>} args
   */
  #notice(id, args) {
    this.dispatchEvent(new CustomEvent("notice", { detail: { id, args } }));
  }

  /** @returns {Kept} the game as it stands, for whoever goes on with it */
  kept() {
    const { game, length, marks, paused, seats, verdict, viewpoint } = this.state;
    const over = verdict !== null;
    return { game, seats, viewpoint, marks, paused, ...this.#match.kept(), over, length };
  }

  #save() {
    if (this.state.elsewhere) return;
    const { state } = this;
    const isStored = this.#stored.write(this.kept());
    if (this.#stored.id !== state.id) {
      // What is played from now on has secrets of its own.
      this.#linked = null;
      this.#change({ id: this.#stored.id, opens: false });
    }
    if (!isStored) this.#notice("storage-full", {});
  }
}
