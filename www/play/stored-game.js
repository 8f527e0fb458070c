// The game that a tab shows, as it is stored, and whether this tab has it: the others only watch.

import { Lease } from "./lease.js";
import * as store from "./store.js";

/**
 * @typedef {Object} Listener
 * @property {(held: boolean) => void} held this tab has the game now, or has it no longer
 * @property {() => void} changed another tab has stored it anew
 */

/** A game that nobody keeps, such as that of a board in a page of somebody else's. */
export class UnkeptGame {
  /** @type {string | null} */
  id = null;

  /** @param {string} id */
  take(id) {
    this.id = id;
  }

  steal() {}

  read() {
    return undefined;
  }

  write() {
    return true;
  }

  close() {}
}

export class StoredGame {
  #listener;
  #lease;
  /** @type {string | null} */
  #id = null;
  #closed = new AbortController();

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
    this.#lease = new Lease((held) => listener.held(held));
  }

  /** Under which name it is stored; null while it is not. */
  get id() {
    return this.#id;
  }

  /**
   * Takes the game of a name, as far as no other tab has it.
   * @param {string} id
   */
  take(id) {
    this.#id = id;
    this.#lease.take(id);
    const { signal } = this.#closed;
    store.watch(id, () => this.#listener.changed(), signal);
    // A page that is left may come back as it was. By then another tab may have played on, which it does not hear.
    const left = (/** @type {PageTransitionEvent} */ { persisted }) =>
      persisted && this.#lease.rest();
    const back = (/** @type {PageTransitionEvent} */ { persisted }) => {
      if (!persisted) return;
      this.#listener.changed();
      this.#lease.take(id);
    };
    addEventListener("pagehide", left, { signal });
    addEventListener("pageshow", back, { signal });
  }

  /** Takes it from the tab that has it. */
  steal() {
    if (this.#id) this.#lease.steal(this.#id);
  }

  /** As it is stored now; undefined if it is not. */
  read() {
    return this.#id ? store.get(this.#id) : undefined;
  }

  /**
   * Stores how it stands; for the first time under a new name.
   * @param {Omit<store.Stored, "version" | "id" | "updated">} game
   * @returns {boolean} whether it could be stored
   */
  write(game) {
    if (!this.#id) this.take(store.newId());
    const id = /** @type {string} */ (this.#id);
    return store.put({ version: 1, id, ...game, updated: Date.now() });
  }

  /** This tab is done with it; it stays stored. */
  close() {
    this.#closed.abort();
    this.#lease.release();
  }
}
