// A program while it is written: what has been typed is stored by itself a little later. Another tab may write the same program;
// then the visitor decides, and nothing is lost without being asked.

import { store, stored } from "../../kit/page/storage.js";
import { isSame } from "./program.js";
import { changeProgram, getProgram, isStored, watchPrograms } from "./store.js";

/** @typedef {import("./program.js").Program} Program */

/** How long after the last key the text is stored, in milliseconds. */
const PAUSE = 400;

/** What was typed last, for when the page is left before it could be stored. */
const STASH = "warren:unsaved-program";

/**
 * - `saved`: the store has what is shown. `saving`: it will have.
 * - `unkept`: the store has it until the tab is closed, since the browser refuses it. Saving tries again.
 * - `failed`: the store did not take it.
 * - `clash`: another tab has stored something else since.
 * - `removed`: another tab has deleted the program.
 * @typedef {"saved" | "saving" | "unkept" | "failed" | "clash" | "removed"} DraftState
 */

/**
 * Fires `state` when the state changes, and `taken` when the program has changed elsewhere and was taken from there.
 */
export class Draft extends EventTarget {
  /** @type {Program} as it was stored last, as far as this tab knows */
  #stored;
  /** What was typed and is not stored yet. @type {string | null} */
  #typed = null;
  /** @type {DraftState} */
  #state;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** One after the other. @type {Promise<void>} */
  #saving = Promise.resolve();
  #closing = new AbortController();
  /** Why the store did not take it. @type {unknown} */
  problem = null;

  /** @param {Program} program */
  constructor(program) {
    super();
    this.#stored = program;
    this.#state = isStored(program.id) ? "saved" : "unkept";
    const { signal } = this.#closing;
    watchPrograms((id) => id === program.id && this.#look(), signal);
    addEventListener("pagehide", () => this.#leave(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden && this.save(), { signal });
    // A page that the browser has kept is told nothing meanwhile.
    const back = (/** @type {PageTransitionEvent} */ { persisted }) => persisted && this.#look();
    addEventListener("pageshow", back, { signal });
    const left = takeStash(program);
    if (left !== null) this.type(left);
  }

  /** As it is now, with what was typed. */
  get program() {
    return this.#typed === null ? this.#stored : { ...this.#stored, source: this.#typed };
  }

  get state() {
    return this.#state;
  }

  /** @param {string} source */
  type(source) {
    this.#typed = source;
    if (this.#state === "clash" || this.#state === "removed") return;
    this.#turn("saving");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), PAUSE);
  }

  /** Stores what was typed, at once. Resolves when it is stored, or could not be. */
  save() {
    clearTimeout(this.#timer);
    this.#saving = this.#saving.then(() => this.#store({}));
    return this.#saving;
  }

  /**
   * Changes more than the text.
   * @param {Partial<Pick<Program, "name" | "game" | "source" | "tests">>} changes
   */
  change(changes) {
    if (changes.source !== undefined) this.#typed = null;
    this.#saving = this.#saving.then(() => this.#store(changes));
    return this.#saving;
  }

  /** After a clash: takes what the other tab has stored. */
  async takeTheirs() {
    this.#typed = null;
    this.#turn("saved");
    await this.#look();
  }

  /** After a clash: stores what was typed here in place of the other's. */
  async keepMine() {
    const stored = await getProgram(this.#stored.id);
    if (stored) this.#stored = stored;
    this.#turn("saving");
    await this.save();
  }

  close() {
    this.save();
    this.#closing.abort();
  }

  /** @param {Partial<Program>} changes */
  async #store(changes) {
    const typed = this.#typed;
    if (this.#state === "clash" || this.#state === "removed") return;
    const isNew = typed !== null || Object.keys(changes).length > 0;
    if (!isNew && this.#state !== "unkept") return;
    const before = this.#stored;
    let isOther = false;
    try {
      const now = await changeProgram(before.id, (stored) => {
        isOther = stored.changed !== before.changed && !isSame(stored.source, before.source);
        if (isOther) return null;
        const changed = Math.max(Date.now(), stored.changed + 1);
        return { ...(typed !== null && { source: typed }), ...changes, changed };
      });
      if (!now) this.#turn("removed");
      else if (isOther) this.#turn("clash");
      else this.#keep(now, typed);
    } catch (thrown) {
      this.problem = thrown;
      this.#turn("failed");
    }
  }

  /**
   * @param {Program} now as it is stored
   * @param {string | null} typed what of it was typed
   */
  #keep(now, typed) {
    this.#stored = now;
    // More may have been typed meanwhile.
    if (this.#typed === typed) this.#typed = null;
    this.#turn(this.#typed !== null ? "saving" : isStored(now.id) ? "saved" : "unkept");
  }

  /** Looks what another tab has stored, or a batch. */
  async #look() {
    await this.#saving;
    const { id } = this.#stored;
    const now = await getProgram(id).catch(() => this.#stored);
    if (this.#closing.signal.aborted || this.#state === "clash") return;
    if (!now) {
      this.#turn("removed");
      return;
    }
    if (now.changed < this.#stored.changed) return;
    const isOther = !isSame(now.source, this.#stored.source);
    if (isOther && this.#typed !== null) {
      this.#turn("clash");
      return;
    }
    this.#stored = now;
    this.dispatchEvent(new Event("taken"));
  }

  /** Leaves what was typed for the next visit, since a database may not be done in time. */
  #leave() {
    if (this.#typed === null) return;
    const { changed, id } = this.#stored;
    // If it is refused, the database alone has to do.
    store("localStorage", STASH, JSON.stringify({ id, changed, typed: this.#typed }));
    this.save();
  }

  /** @param {DraftState} state */
  #turn(state) {
    if (this.#state === state) return;
    this.#state = state;
    this.dispatchEvent(new Event("state"));
  }
}

/**
 * What was typed last and could not be stored; null if the program has changed since, or all was stored.
 * @param {Program} program
 * @returns {string | null}
 */
function takeStash({ changed, id, source }) {
  try {
    const stash = JSON.parse(stored("localStorage", STASH) ?? "null");
    if (stash?.id !== id) return null;
    store("localStorage", STASH, null);
    const isFresh = stash.changed === changed && typeof stash.typed === "string";
    return isFresh && stash.typed !== source ? stash.typed : null;
  } catch {
    return null;
  }
}
