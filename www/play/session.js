// What the page shows and keeps of one game: the state that views draw, the stored game, suggestions, other tabs.

import { Adviser } from "./adviser.js";
import { Branches } from "./branches.js";
import { NOT_YOUR_TURN } from "./match.js";
import { matchOf, revealedMatch, rewoundMatch } from "./matches.js";
import { toldOf } from "./moments.js";
import { hasSecrets } from "./seats.js";
import { openTo, seenOf } from "./state.js";
import { StoredGame } from "./stored-game.js";

/** @typedef {typeof import("../wasm/rules.js")} Warren */
/** @typedef {import("../wasm/rules.js").Problem} Problem */
/** @typedef {import("./matches.js").AnyMatch} Match */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("../wasm/rules.js").Scene} Scene */

/** @type {Pick<State, "branch" | "branches" | "line" | "goesOn" | "tries">} */
const NO_BRANCH = { branch: null, branches: [], line: [], goesOn: false, tries: false };

/** A game that a tab holds. Fires `change`, `info`, `move` and `notice`. */
export class Session extends EventTarget {
  /** The module that plays the game. */
  warren;
  /** @type {Match} */
  #match;
  /** @type {State} */
  state;

  /** Moves tried beside the game. */
  #branches;
  #adviser;
  /** @type {StoredGame} */
  #stored;
  /** Counts the matches that were to take another's place, so that one that took long does not replace a later one. */
  #replacements = 0;
  /** Whether this tab has the game, be it that it is not yet taken in what another has played. */
  #isHeld = true;
  /** Ends what is heard of the match. */
  #heard = new AbortController();
  #closed = new AbortController();

  /**
   * @param {Warren} warren
   * @param {Match} match the session begins and closes it
   * @param {Pick<import("./store.js").Stored, "game" | "seats" | "viewpoint"> & {id: string | null}} stored
   */
  constructor(warren, match, { id, game, seats, viewpoint }) {
    super();
    this.warren = warren;
    this.#match = match;
    this.#branches = new Branches(warren.isHidden(game), () =>
      "scene" in this.#match ? this.#match.scene : null,
    );
    this.#adviser = new Adviser(warren, (suggestion) => this.#suggested(suggestion));
    this.#stored = new StoredGame({
      held: (held) => this.#taken(held),
      changed: () => this.#changedElsewhere(),
    });
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
      ...NO_BRANCH,
    };
    this.state = { ...this.state, ...this.#tried() };
    const { signal } = this.#closed;
    const hidden = () => this.#match.leave(document.hidden);
    document.addEventListener("visibilitychange", hidden, { signal });
    // A clock for the whole game goes on from here after a reload. Of a page that is hidden nothing more may be heard: a phone
    // throws it away when it likes.
    const keepTime = () => this.#match.runsOnAClock && this.#save();
    addEventListener("pagehide", keepTime, { signal });
    document.addEventListener("visibilitychange", keepTime, { signal });
    if (id) this.#stored.take(id);
    this.#hear();
    match.leave(document.hidden);
    match.begin();
    if (id && !this.#stored.read()) this.#save();
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
    if (this.state.suggesting) this.#adviser.stop();
    const shown = Math.max(ply, 0);
    this.#change({ ...this.#tried(), shown, suggesting: false, suggestion: null });
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

  /** Looks for a good move for the person whose turn it is, or, where all see the same, beside the game. */
  suggest() {
    const { state } = this;
    const asked = state.tries ? this.#askedBeside() : this.#askedNow();
    if (!asked || state.suggesting) return;
    this.#change({ suggesting: true, suggestion: null });
    this.#adviser.ask(state.game, asked.seat, asked.told);
  }

  #askedNow() {
    const { due, length, shown, verdict, viewpoint } = this.state;
    // With secrets, for who has the screen.
    const seat = this.isSecret ? viewpoint : due[0];
    const told = this.#match.told();
    return due.includes(seat) && told && !verdict && shown === length ? { seat, told } : null;
  }

  #askedBeside() {
    const { shown, views } = this.state;
    const { whole } = this.#branches;
    if (!whole || views.length > 0) return null;
    const [seat] = whole.due(shown);
    return { seat, told: toldOf(whole, shown, seat, false) };
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
    if (this.state.views.includes(viewpoint)) this.#look(viewpoint);
  }

  /** The person whose turn it is has the screen now. */
  lift() {
    const match = this.#match;
    if ("lift" in match) match.lift();
  }

  /** Plays on in this tab; the other one only watches from now on. */
  takeOver() {
    this.#stored.steal();
  }

  /** Ends the session; the stored game stays. */
  close() {
    this.#closed.abort();
    this.#heard.abort();
    this.#branches.close();
    this.#match.close();
    this.#adviser.close();
    this.#stored.close();
  }

  // ---- the match

  #hear() {
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    const match = this.#match;
    match.addEventListener("change", () => this.#follow(), { signal });
    match.addEventListener("keep", () => this.#save(), { signal });
    const inform = () => {
      const { clocks, thinking } = match.state;
      this.state = { ...this.state, clocks, thinking };
      this.dispatchEvent(new Event("info"));
    };
    match.addEventListener("info", inform, { signal });
    match.addEventListener("clocks", inform, { signal });
    match.addEventListener("move", () => this.#tellMove(), { signal });
    match.addEventListener(
      "over",
      (event) => this.#reveal(/** @type {CustomEvent} */ (event).detail),
      { signal },
    );
    match.addEventListener(
      "notice",
      (event) => {
        const { detail } = /** @type {CustomEvent} */ (event);
        this.dispatchEvent(new CustomEvent("notice", { detail }));
      },
      { signal },
    );
  }

  /** Takes in how the match stands now. */
  #follow() {
    const { state } = this;
    const now = seenOf(this.warren, this.#match, state.viewpoint);
    this.#branches.follow();
    const isLive = state.branch === null && (state.shown === state.length || now.curtain !== null);
    const isOther = now.length !== state.length || now.verdict !== null || now.curtain !== null;
    // One that is looked for beside the game has nothing to do with how that stands.
    const dropped = isOther && !state.tries;
    if (dropped) this.#adviser.stop();
    this.state = { ...state, ...now };
    this.#change({
      ...this.#tried(),
      shown: isLive ? now.length : state.shown,
      suggesting: state.suggesting && !dropped,
      suggestion: dropped ? null : state.suggestion,
    });
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
    this.#replace(revealedMatch(this.warren, revealed));
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
    await this.#replaceWith(rewoundMatch(this.warren, match.scene, kept));
    if (this.#match !== match) this.#save();
  }

  /**
   * Goes on with another match, once it is there; unless that has been replaced meanwhile.
   * @param {Promise<Match | undefined>} coming
   */
  async #replaceWith(coming) {
    this.#replacements += 1;
    const mine = this.#replacements;
    const match = await coming.catch(() => this.#notice("referee-gone", {}));
    if (!match) return;
    if (mine === this.#replacements && !this.#closed.signal.aborted) this.#replace(match);
    else match.close();
  }

  /** @param {Match} match */
  #replace(match) {
    const last = this.#match;
    // What was a secret until now is what one wants to see.
    const isRevealed = last.isSecret && !match.isSecret;
    if (isRevealed) this.state = { ...this.state, viewpoint: this.state.seats.length };
    this.#heard.abort();
    this.#match = match;
    this.#hear();
    match.leave(document.hidden);
    this.#follow();
    // Until now it may have been on the board.
    last.close();
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

  /** @param {import("./state.js").Suggestion | null} suggestion */
  #suggested(suggestion) {
    if (this.state.suggesting) this.#change({ suggesting: false, suggestion });
    if (!suggestion) this.#notice("suggestion-failed", {});
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
    await this.#replaceWith(matchOf(this.warren, stored, watching));
  }

  // ---- state

  /** @param {Partial<State>} part */
  #change(part) {
    const state = { ...this.state, ...part };
    // Behind the curtain less is known of the game than has been played.
    const most = state.branch ? state.line.length : state.length;
    this.state = { ...state, shown: Math.min(state.shown, most) };
    const due = this.#branches.whole?.due(this.state.shown);
    this.state = { ...this.state, ...openTo(this.state, due?.length ?? 0) };
    this.dispatchEvent(new Event("change"));
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
    const { state } = this;
    const isStored = this.#stored.write({
      game: state.game,
      seats: state.seats,
      viewpoint: state.viewpoint,
      marks: state.marks,
      paused: state.paused,
      ...this.#match.kept(),
      over: state.verdict !== null,
      length: state.length,
    });
    if (this.#stored.id !== state.id) this.#change({ id: this.#stored.id });
    if (!isStored) this.#notice("storage-full", {});
  }
}
