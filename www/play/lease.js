// Which tab plays a stored game: the others only watch, so that none destroys what another has played.

/** A game held by this tab, by a lock of the browser that other tabs see. */
export class Lease {
  #changed;
  /** @type {AbortController | undefined} */
  #wanted;
  /** @type {(() => void) | undefined} */
  #letGo;
  /** Counts up when it is let go of, so that what was asked before is no longer taken. */
  #rests = 0;

  /** @param {(held: boolean) => void} changed called whenever the game is gained or lost */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * Takes a game if no other tab has it; else tells so, and takes it as soon as it is free.
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

  /** Lets go of it, to take it again later: meanwhile it is as if another tab had it. */
  rest() {
    if (!navigator.locks) return;
    this.#rests += 1;
    this.#wanted?.abort();
    this.#letGo?.();
    this.#changed(false);
  }

  release() {
    this.#wanted?.abort();
    this.#letGo?.();
    this.#changed = () => {};
  }

  /**
   * @param {string} id
   * @param {LockOptions} options
   * @param {() => void} [taken] called when another tab has it
   */
  #request(id, options, taken) {
    // Pages from insecure addresses have no locks: there each tab plays what it shows.
    if (!navigator.locks) return;
    const rests = this.#rests;
    const held = navigator.locks.request(`warren:game:${id}`, options, (lock) => {
      if (rests !== this.#rests) return undefined;
      if (!lock) {
        taken?.();
        return undefined;
      }
      this.#changed(true);
      return new Promise((resolve) => {
        this.#letGo = () => resolve(undefined);
      });
    });
    held.catch(() => {
      // Stolen by another tab, or no longer wanted here.
      if (!options.signal?.aborted) this.#lost(id);
    });
  }

  /** @param {string} id */
  #lost(id) {
    this.#changed(false);
    this.#wanted = new AbortController();
    this.#request(id, { signal: this.#wanted.signal });
  }
}
