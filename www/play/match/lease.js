// Decides which tab plays a stored game. The others only watch, so that no tab overwrites another's moves.

import { latest } from "../../kit/page/latest.js";

/** This tab's claim to a game, by a browser lock that other tabs see. */
export class Lease {
  #onOwnershipChange;
  /** @type {AbortController | undefined} */
  #waitingRequest;
  /** @type {(() => void) | undefined} */
  #releaseLock;
  /** `rest` starts a new turn, so that earlier requests no longer take the game. */
  #requests = latest();

  /** @param {(isOurs: boolean) => void} onOwnershipChange called whenever this tab gains or loses the game */
  constructor(onOwnershipChange) {
    this.#onOwnershipChange = onOwnershipChange;
  }

  /**
   * Takes a game if no other tab has it. Otherwise reports that, and takes the game as soon as it is free.
   * @param {string} id
   */
  take(id) {
    this.#request(id, { ifAvailable: true }, () => {
      this.#onOwnershipChange(false);
      this.#waitingRequest = new AbortController();
      this.#request(id, { signal: this.#waitingRequest.signal });
    });
  }

  /**
   * Takes a game from the tab that has it.
   * @param {string} id
   */
  steal(id) {
    this.#waitingRequest?.abort();
    this.#request(id, { steal: true });
  }

  /** Releases the game, to take it again later. Until then this tab behaves as if another tab had it. */
  suspend() {
    this.#requests.next();
    this.#waitingRequest?.abort();
    this.#releaseLock?.();
    this.#onOwnershipChange(false);
  }

  release() {
    this.#waitingRequest?.abort();
    this.#releaseLock?.();
    this.#onOwnershipChange = () => {};
  }

  /**
   * @param {string} id
   * @param {LockOptions} options
   * @param {() => void} [onTaken] called if another tab has the game
   */
  #request(id, options, onTaken) {
    const request = this.#requests.current;
    let isAnswered = false;
    const granted = lock(`warren:game:${id}`, options, (lock) => {
      isAnswered = true;
      if (!request.isCurrent) return undefined;
      if (!lock) {
        onTaken?.();
        return undefined;
      }
      this.#onOwnershipChange(true);
      return new Promise((resolve) => {
        this.#releaseLock = () => resolve(undefined);
      });
    });
    granted.catch(() => {
      if (options.signal?.aborted) return;
      // Another tab stole the lock, or the browser has no locks. Without locks each tab plays its displayed game.
      if (isAnswered) this.#loseLock(id);
      else if (request.isCurrent) this.#onOwnershipChange(true);
    });
  }

  /** @param {string} id */
  #loseLock(id) {
    this.#onOwnershipChange(false);
    this.#waitingRequest = new AbortController();
    this.#request(id, { signal: this.#waitingRequest.signal });
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
