// What the page shows and keeps of one game: the state that views draw, the stored game, suggestions, other tabs.

import { Analyst } from "./analyst.js";
import { Lease } from "./lease.js";
import { matchOf } from "./matches.js";
import * as store from "./store.js";

/** @typedef {typeof import("../wasm/rules.js")} Warren */
/** @typedef {import("../wasm/rules.js").Problem} Problem */
/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./state.js").State} State */

/** A game that a tab holds. Fires `change`, `info`, `move` and `notice`. */
export class Session extends EventTarget {
  #warren;
  /** @type {Match} */
  #match;
  /** @type {State} */
  state;

  #analyst;
  #lease;
  /** Ends what is heard of the match. */
  #heard = new AbortController();
  #closed = new AbortController();

  /**
   * @param {Warren} warren
   * @param {Match} match not begun yet; the session closes it
   * @param {Pick<store.Stored, "seats" | "viewpoint"> & {id: string | null}} stored
   */
  constructor(warren, match, { id, seats, viewpoint }) {
    super();
    this.#warren = warren;
    this.#match = match;
    this.#analyst = new Analyst(warren, (suggestion) => this.#suggested(suggestion));
    this.#lease = new Lease((held) => this.#leased(held));
    this.state = {
      ...match.state,
      id,
      game: match.scene.game,
      seats,
      moves: match.scene.moves(),
      shown: match.state.length,
      viewpoint,
      canPause: seats.every((seat) => seat.kind === "engine"),
      elsewhere: false,
      suggestion: null,
      suggesting: false,
    };
    const { signal } = this.#closed;
    const hidden = () => this.#match.leave(document.hidden);
    document.addEventListener("visibilitychange", hidden, { signal });
    // A clock for the whole game goes on from here after a reload.
    addEventListener("pagehide", () => this.#match.runsOnAClock && this.#save(), { signal });
    if (id) {
      this.#lease.take(id);
      store.watch(id, () => this.#changedElsewhere(), signal);
    }
    this.#hear();
    match.leave(document.hidden);
    match.begin();
    if (id && !store.get(id)) this.#save();
  }

  get scene() {
    return this.#match.scene;
  }

  /**
   * Plays a move as the person whose turn it is.
   * @param {string} move
   * @returns {Problem | null} why it may not be played
   */
  play(move) {
    return this.#match.play(move);
  }

  /** Goes back to the last turn of a person; in a game of engines, by one move, and pauses. */
  undo() {
    if (!this.state.undoable || this.state.elsewhere) return;
    this.#goLive();
    this.#match.undo();
  }

  /** Brings back what was undone, up to the next turn of a person. */
  redo() {
    if (this.state.redoable === 0 || this.state.elsewhere) return;
    this.#goLive();
    this.#match.redo();
  }

  /**
   * Shows the position after so many moves.
   * @param {number} ply
   */
  show(ply) {
    this.#change({ shown: Math.min(Math.max(ply, 0), this.state.length) });
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
    this.#match.resign();
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
    this.#heard.abort();
    this.#match.close();
    this.#analyst.close();
    this.#lease.release();
  }

  // ---- the match

  #hear() {
    this.#heard = new AbortController();
    const { signal } = this.#heard;
    const match = this.#match;
    match.addEventListener("change", () => this.#follow(), { signal });
    match.addEventListener("keep", () => this.#save(), { signal });
    match.addEventListener(
      "info",
      () => {
        const { clocks, thinking } = match.state;
        this.state = { ...this.state, clocks, thinking };
        this.dispatchEvent(new Event("info"));
      },
      { signal },
    );
    match.addEventListener(
      "move",
      () => this.dispatchEvent(new CustomEvent("move", { detail: { ply: this.state.length } })),
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
    const now = this.#match.state;
    const isLive = state.shown === state.length;
    const isOther = now.length !== state.length || now.verdict !== null;
    if (isOther) this.#analyst.stop();
    this.#change({
      ...now,
      moves: this.scene.moves(),
      shown: isLive ? now.length : Math.min(state.shown, now.length),
      suggesting: state.suggesting && !isOther,
      suggestion: isOther ? null : state.suggestion,
    });
  }

  /** What happens next is seen, whatever was looked at. */
  #goLive() {
    this.state = { ...this.state, shown: this.state.length };
  }

  // ---- suggestions

  /** @param {import("./state.js").Suggestion | null} suggestion */
  #suggested(suggestion) {
    if (this.state.suggesting) this.#change({ suggesting: false, suggestion });
    if (!suggestion) this.#notice("suggestion-failed", {});
  }

  // ---- other tabs

  /** @param {boolean} held whether this tab has the game now */
  #leased(held) {
    if (held === !this.state.elsewhere) return;
    this.state = { ...this.state, elsewhere: !held };
    if (held) {
      this.#reload();
      this.#match.begin();
    } else {
      this.#match.stop();
    }
    this.#follow();
  }

  #changedElsewhere() {
    if (!this.state.elsewhere) return;
    this.#reload();
    this.#follow();
  }

  /** Takes in what another tab has stored. */
  #reload() {
    const stored = this.state.id ? store.get(this.state.id) : undefined;
    const match = stored && matchOf(this.#warren, stored);
    if (!match) return;
    this.#heard.abort();
    this.#match.close();
    this.#match = match;
    this.#hear();
    match.leave(document.hidden);
    this.#goLive();
  }

  // ---- state

  /** @param {Partial<State>} part */
  #change(part) {
    this.state = { ...this.state, ...part };
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
      seats: state.seats,
      viewpoint: state.viewpoint,
      marks: state.marks,
      paused: state.paused,
      ...this.#match.kept(),
      over: state.verdict !== null,
      length: state.length,
      updated: Date.now(),
    });
    if (!stored) this.#notice("storage-full", {});
  }
}
