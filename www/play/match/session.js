// A game open in a tab, as played and stored. A `ViewedGame` is what the board shows of it.

import { matchOf, revealedMatch, rewoundMatch } from "./matches.js";
import { hasSecrets } from "./seats.js";
import { storedDataOf } from "./state.js";
import { StoredGame, UnstoredGame } from "./stored-game.js";
import { ViewedGame } from "./viewed-game.js";

/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("./state.js").GameData} GameData */

/** A game open in a tab. */
export class Session extends ViewedGame {
  /** @type {StoredGame | UnstoredGame} */
  #stored;
  /** Whether this tab plays the game, even if it has not yet loaded another tab's moves. */
  #isOurs = true;
  #closed = new AbortController();

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {import("./match.js").Match} match the session begins and closes it
   * @param {import("./viewed-game.js").OpenedGame & {isStored?: boolean}} opened
   * @param {import("./viewed-game.js").LinkedGame | null} [linked] the linked game, if it has secrets
   */
  constructor(warren, match, { isStored = true, ...opened }, linked = null) {
    super(warren, match, opened, linked);
    const { id } = opened;
    const listener = {
      ownershipChanged: (/** @type {boolean} */ isOurs) => this.#onOwnershipChange(isOurs),
      changedElsewhere: () => this.#onChangeElsewhere(),
    };
    this.#stored = isStored ? new StoredGame(listener) : new UnstoredGame();
    this.heldMatch.addEventListener("keep", () => this.#save());
    this.heldMatch.addEventListener("over", (event) => {
      this.#reveal(/** @type {CustomEvent} */ (event).detail);
    });
    const { signal } = this.#closed;
    // Stores the clocks, so that they continue from here after a reload. A hidden page must do it now: a phone may discard the
    // page without notice.
    const keepTime = () => this.match.runsOnAClock && this.#save();
    addEventListener("pagehide", keepTime, { signal });
    document.addEventListener("visibilitychange", keepTime, { signal });
    if (id) this.#stored.take(id);
    match.begin();
    if (id && !this.#stored.read()) this.#save();
  }

  // ---- playing

  /**
   * Plays a move as the person whose turn it is.
   * @param {string} move
   * @param {readonly import("./match.js").LaterAnswer[]} [later] answers in the next turns, in a match with secrets
   * @returns {Problem | null} why the move may not be played
   */
  play(move, later) {
    return this.match.play(move, later);
  }

  /** @param {string} plans the visitor's plans, as the board writes them; stored with the game */
  plan(plans) {
    this.set({ plans });
    // If people share the screen, another person could read the stored plans.
    if (this.match.plans !== null) this.match.plan(plans);
    else if (this.state.id) this.#save();
  }

  /**
   * Goes back to the last turn of a person. In a game of engines, goes back a move and pauses. In a variation, goes back a
   * move.
   */
  undo() {
    const { variation, shown } = this.state;
    if (variation) {
      if (shown > variation.startPly) this.show(shown - 1);
      return;
    }
    if (!this.state.undoable || this.state.elsewhere) return;
    this.goLive();
    const { game, seats } = this.state;
    if (!this.isSecret && hasSecrets(this.warren, game, seats)) this.#rewind();
    else this.match.undo();
  }

  /** Redoes moves up to the next turn of a person. In a variation, goes one move forward. */
  redo() {
    if (this.state.variation) {
      this.show(this.state.shown + 1);
      return;
    }
    if (this.state.redoable === 0 || this.state.elsewhere) return;
    this.goLive();
    this.match.redo();
  }

  pause() {
    this.match.pause();
  }

  resume() {
    this.match.resume();
  }

  /** Lets a paused game play one move. */
  step() {
    this.match.step();
  }

  /** Resigns for the person whose turn it is, otherwise for the first person. */
  resign() {
    if (!this.state.elsewhere) this.match.resign();
  }

  /** Marks the game as one in which an engine helped a person. */
  help() {
    if (!this.state.elsewhere) this.match.help();
  }

  /** @param {string} comment for the game's record, such as a note on a position */
  addComment(comment) {
    if (!this.state.elsewhere) this.match.addComment(comment);
  }

  /** Tries again after a fault of Warren's for which the game waits. */
  retry() {
    if (!this.state.elsewhere) this.match.retry();
  }

  // ---- the viewpoint, which is stored

  /** Turns the board, in a game without secrets. */
  flip() {
    this.#setViewpoint((this.state.viewpoint + 1) % this.state.seats.length);
  }

  /**
   * Shows the game from another viewpoint.
   * @param {number} viewpoint one of the state's views
   */
  view(viewpoint) {
    if (!this.state.views.includes(viewpoint)) return;
    // The suggestion may use another side's knowledge.
    this.dropSuggestion();
    this.#setViewpoint(viewpoint);
  }

  /** @param {number} viewpoint */
  #setViewpoint(viewpoint) {
    this.set({ viewpoint });
    this.follow();
    if (this.state.id) this.#save();
  }

  // ---- secrets

  /** Raises the curtain for the person whose turn it is. */
  liftCurtain() {
    // A person who plays on has chosen not to see everything, and the next curtain is for another person.
    this.linked = null;
    this.match.liftCurtain();
  }

  /**
   * The game is over, so none of it is secret.
   * @param {import("./remote-match.js").RevealedGame} revealed
   */
  #reveal(revealed) {
    this.heldMatch.replace(revealedMatch(this.warren, revealed));
    if (revealed.moved) this.announceMove();
    this.#save();
  }

  /** Undoes the end of a game with secrets. From then on the game is secret again. */
  async #rewind() {
    const match = this.match;
    if (match.isSecret || !match.scene) return;
    const { seats, marks, paused } = this.state;
    const { left, undone } = match.storedData();
    const extras = { seats, marks, left, undone, paused };
    await this.heldMatch.replaceWith(rewoundMatch(this.warren, match.scene, extras));
    if (this.match !== match) this.#save();
  }

  // ---- other tabs

  /** Plays on in this tab. The other tab then only watches. */
  takeOver() {
    this.#stored.steal();
  }

  /** @param {boolean} isOurs whether this tab has the game now */
  async #onOwnershipChange(isOurs) {
    if (isOurs === this.#isOurs) return;
    this.#isOurs = isOurs;
    if (isOurs) {
      await this.#reload(false);
      if (!this.#isOurs || this.#closed.signal.aborted) return;
      this.change({ elsewhere: false });
      this.match.begin();
    } else {
      this.change({ elsewhere: true });
      this.match.stop();
      this.adviser.stop();
      this.follow();
    }
  }

  async #onChangeElsewhere() {
    if (this.state.elsewhere) await this.#reload(true);
  }

  /**
   * Loads what another tab has stored.
   * @param {boolean} watching whether the other tab plays on
   */
  async #reload(watching) {
    const stored = this.#stored.read();
    if (!stored) return;
    this.goLive();
    this.set({ plans: stored.plans ?? "" });
    await this.heldMatch.replaceWith(matchOf(this.warren, stored, watching));
  }

  // ---- the stored game

  /** @returns {GameData} the current game, in the form that can be continued */
  storedData() {
    return storedDataOf(this.state, this.match);
  }

  #save() {
    if (this.state.elsewhere) return;
    const { state } = this;
    this.#stored.write(this.storedData());
    if (this.#stored.id !== state.id) {
      // The game continues with new secrets.
      this.linked = null;
      this.change({ id: this.#stored.id });
    }
  }

  /** Ends the session. The stored game remains. */
  close() {
    this.#closed.abort();
    super.close();
    this.#stored.close();
  }
}
