// Decides which tab plays a stored game. The others only watch, so that no tab overwrites another's moves.

import { latest } from "../../kit/page/latest.js";

/** This tab's claim to a game, by a browser lock that other tabs see. */
export class Lease {
  #changed;
  /** @type {AbortController | undefined} */
  #wanted;
  /** @type {(() => void) | undefined} */
  #release;
  /** `rest` starts a new turn, so that earlier requests no longer take the game. */
  #turns = latest();

  /** @param {(held: boolean) => void} changed called whenever this tab gains or loses the game */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * Takes a game if no other tab has it. Otherwise reports that, and takes the game as soon as it is free.
   * @param {string} id
   */
  take(id) {
    this.#request(id, { ifAvailable: true }, () => {
      this.#changed(false);
      this.#wanted = new AbortController();
      this.#request(id, { signal: this.#wanted.signal });
    });
  }

  /**
   * Takes a game from the tab that has it.
   * @param {string} id
   */
  steal(id) {
    this.#wanted?.abort();
    this.#request(id, { steal: true });
  }

  /** Releases the game, to take it again later. Until then this tab behaves as if another tab had it. */
  rest() {
    this.#turns.next();
    this.#wanted?.abort();
    this.#release?.();
    this.#changed(false);
  }

  release() {
    this.#wanted?.abort();
    this.#release?.();
    this.#changed = () => {};
  }

  /**
   * @param {string} id
   * @param {LockOptions} options
   * @param {() => void} [taken] called if another tab has the game
   */
  #request(id, options, taken) {
    const mine = this.#turns.current;
    let isAnswered = false;
    const held = lock(`warren:game:${id}`, options, (lock) => {
      isAnswered = true;
      if (!mine.isCurrent) return undefined;
      if (!lock) {
        taken?.();
        return undefined;
      }
      this.#changed(true);
      return new Promise((resolve) => {
        this.#release = () => resolve(undefined);
      });
    });
    held.catch(() => {
      if (options.signal?.aborted) return;
      // Another tab stole the lock, or the browser has no locks. Without locks each tab plays its displayed game.
      if (isAnswered) this.#lost(id);
      else if (mine.isCurrent) this.#changed(true);
    });
  }

  /** @param {string} id */
  #lost(id) {
    this.#changed(false);
    this.#wanted = new AbortController();
    this.#request(id, { signal: this.#wanted.signal });
  }
}

/**
 * Asks the browser for a lock.
 * @param {string} name
 * @param {LockOptions} options
 * @param {LockGrantedCallback<any>} callback
 * @returns {Promise<any>} rejects if the browser has no locks, as on pages from insecure addresses, or refuses them, as when it
 *   blocks cookies
 */
async function lock(name, options, callback) {
  return navigator.locks.request(name, options, callback);
}
