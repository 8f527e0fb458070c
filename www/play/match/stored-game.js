// The stored copy of the game in this tab, and whether this tab plays it. Other tabs only watch.

import { Lease } from "./lease.js";
import * as store from "./store.js";

/**
 * @typedef {Object} Listener
 * @property {(isOurs: boolean) => void} ownershipChanged called when this tab has gained or lost the game
 * @property {() => void} changedElsewhere called when another tab has stored the game again
 */

/** A game that is not stored, such as that of a board embedded in another site's page. */
export class UnstoredGame {
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
    this.#lease = new Lease((isOurs) => listener.ownershipChanged(isOurs));
  }

  /** The id of the stored game; null until it is stored. */
  get id() {
    return this.#id;
  }

  /**
   * Takes a game as soon as no other tab has it.
   * @param {string} id
   */
  take(id) {
    this.#id = id;
    this.#lease.take(id);
    const { signal } = this.#closed;
    store.watch(id, () => this.#listener.changedElsewhere(), signal);
    // The browser may restore a page after the visitor has left it. Another tab may have played on unnoticed in the meantime.
    const onPageHide = (/** @type {PageTransitionEvent} */ { persisted }) =>
      persisted && this.#lease.suspend();
    const onPageShow = (/** @type {PageTransitionEvent} */ { persisted }) => {
      if (!persisted) return;
      this.#listener.changedElsewhere();
      this.#lease.take(id);
    };
    addEventListener("pagehide", onPageHide, { signal });
    addEventListener("pageshow", onPageShow, { signal });
  }

  /** Takes the game from the tab that has it. */
  steal() {
    if (this.#id) this.#lease.steal(this.#id);
  }

  /** The stored game; undefined if it is not stored. */
  read() {
    return this.#id ? store.get(this.#id) : undefined;
  }

  /**
   * Stores the game. The first time it gets a new id.
   * @param {Omit<store.StoredMatch, "version" | "id" | "updated">} game
   * @returns {boolean} whether it could be stored
   */
  write(game) {
    if (!this.#id) this.take(store.newId());
    const id = /** @type {string} */ (this.#id);
    return store.put({ version: 1, id, ...game, updated: Date.now() });
  }

  /** Releases the game. It remains stored. */
  close() {
    this.#closed.abort();
    this.#lease.release();
  }
}
