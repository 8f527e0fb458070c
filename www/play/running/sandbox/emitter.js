// Node's `EventEmitter`, to the extent that contest programs use it.

/** @typedef {(...parts: any[]) => void} Listener */
/** @typedef {{listener: Listener, isOnce: boolean}} Entry */

export class EventEmitter {
  /** @type {Map<string | symbol, Entry[]>} */
  #entries = new Map();

  /** @param {string | symbol} name @param {Listener} listener */
  on(name, listener) {
    return this.#add(name, listener, false, false);
  }

  /** @param {string | symbol} name @param {Listener} listener */
  once(name, listener) {
    return this.#add(name, listener, true, false);
  }

  /** @param {string | symbol} name @param {Listener} listener */
  addListener(name, listener) {
    return this.on(name, listener);
  }

  /** @param {string | symbol} name @param {Listener} listener */
  prependListener(name, listener) {
    return this.#add(name, listener, false, true);
  }

  /** @param {string | symbol} name @param {Listener} listener */
  off(name, listener) {
    const entries = this.#entries.get(name) ?? [];
    const index = entries.findLastIndex((entry) => entry.listener === listener);
    if (index >= 0) this.#entries.set(name, entries.toSpliced(index, 1));
    return this;
  }

  /** @param {string | symbol} name @param {Listener} listener */
  removeListener(name, listener) {
    return this.off(name, listener);
  }

  /** @param {string | symbol} [name] */
  removeAllListeners(name) {
    if (name === undefined) this.#entries.clear();
    else this.#entries.delete(name);
    return this;
  }

  /**
   * @param {string | symbol} name
   * @param {any[]} parts
   */
  emit(name, ...parts) {
    const entries = this.#entries.get(name) ?? [];
    if (entries.length === 0 && name === "error") throw parts[0];
    for (const { listener, isOnce } of entries) {
      if (isOnce) this.off(name, listener);
      listener.apply(this, parts);
    }
    return entries.length > 0;
  }

  /** @param {string | symbol} name */
  listenerCount(name) {
    return this.#entries.get(name)?.length ?? 0;
  }

  /** @param {string | symbol} name */
  listeners(name) {
    return (this.#entries.get(name) ?? []).map(({ listener }) => listener);
  }

  eventNames() {
    return [...this.#entries.keys()];
  }

  setMaxListeners() {
    return this;
  }

  /**
   * @param {string | symbol} name
   * @param {Listener} listener
   * @param {boolean} isOnce
   * @param {boolean} isFirst
   */
  #add(name, listener, isOnce, isFirst) {
    if (typeof listener !== "function") throw new TypeError("The listener is not a function.");
    const entries = this.#entries.get(name) ?? [];
    const entry = { listener, isOnce };
    this.#entries.set(name, isFirst ? [entry, ...entries] : [...entries, entry]);
    this.listened(name);
    return this;
  }

  /**
   * A listener has been added.
   * @param {string | symbol} _name
   */
  listened(_name) {}

  /**
   * The arguments of the next call of the event's listeners.
   * @param {EventEmitter} emitter
   * @param {string} name
   * @returns {Promise<any[]>}
   */
  static once(emitter, name) {
    return new Promise((resolve, reject) => {
      emitter.once(name, (...parts) => resolve(parts));
      if (name !== "error") emitter.once("error", reject);
    });
  }
}
