// A program in the editor. Edits are stored automatically after a short delay. Another tab may edit the same program; then the
// visitor decides which version to keep.

import { store, stored } from "../../kit/page/storage.js";
import { isSame } from "./program.js";
import { changeProgram, getProgram, isStored, watchPrograms } from "./store.js";

/** @typedef {import("./program.js").Program} Program */

/** The delay after the last key before the text is stored, in milliseconds. */
const SAVE_DELAY_MS = 400;

/** The last unsaved text, for when the visitor leaves the page before it is stored. */
const STASH_KEY = "warren:unsaved-program";

/**
 * - `saved`: the displayed text is stored. `saving`: it is being stored.
 * - `unkept`: the text lasts until the tab is closed, since the browser refuses it. Saving tries again.
 * - `failed`: the text could not be stored.
 * - `clash`: another tab has stored a different text in the meantime.
 * - `removed`: another tab has deleted the program.
 * @typedef {"saved" | "saving" | "unkept" | "failed" | "clash" | "removed"} DraftState
 */

/**
 * Fires `state` when the state changes, and `taken` when this tab has adopted another tab's version.
 */
export class Draft extends EventTarget {
  /** @type {Program} as last stored, as far as this tab knows */
  #stored;
  /** The text that is not stored yet. @type {string | null} */
  #unsavedText = null;
  /** @type {DraftState} */
  #state;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The queue of stores, one after the other. @type {Promise<void>} */
  #saving = Promise.resolve();
  #closing = new AbortController();
  /** Why storing failed. @type {unknown} */
  problem = null;

  /** @param {Program} program */
  constructor(program) {
    super();
    this.#stored = program;
    this.#state = isStored(program.id) ? "saved" : "unkept";
    const { signal } = this.#closing;
    watchPrograms((id) => id === program.id && this.#checkStored(), signal);
    addEventListener("pagehide", () => this.#leave(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden && this.save(), { signal });
    // A page in the browser's back/forward cache receives no messages.
    const onPageShow = (/** @type {PageTransitionEvent} */ { persisted }) =>
      persisted && this.#checkStored();
    addEventListener("pageshow", onPageShow, { signal });
    const stashedText = takeStash(program);
    if (stashedText !== null) this.type(stashedText);
  }

  /** The program with the current text. */
  get program() {
    return this.#unsavedText === null
      ? this.#stored
      : { ...this.#stored, source: this.#unsavedText };
  }

  get state() {
    return this.#state;
  }

  /** @param {string} source */
  type(source) {
    this.#unsavedText = source;
    if (this.#state === "clash" || this.#state === "removed") return;
    this.#setState("saving");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.save(), SAVE_DELAY_MS);
  }

  /** Stores the current text immediately. Resolves when it is stored, or storing has failed. */
  save() {
    clearTimeout(this.#timer);
    this.#saving = this.#saving.then(() => this.#store({}));
    return this.#saving;
  }

  /**
   * Changes other fields than the text.
   * @param {Partial<Pick<Program, "name" | "game" | "source" | "tests">>} changes
   */
  change(changes) {
    if (changes.source !== undefined) this.#unsavedText = null;
    this.#saving = this.#saving.then(() => this.#store(changes));
    return this.#saving;
  }

  /** After a clash: adopts the other tab's version. */
  async takeTheirs() {
    this.#unsavedText = null;
    this.#setState("saved");
    await this.#checkStored();
  }

  /** After a clash: replaces the other tab's version with this text. */
  async keepMine() {
    const stored = await getProgram(this.#stored.id);
    if (stored) this.#stored = stored;
    this.#setState("saving");
    await this.save();
  }

  close() {
    this.save();
    this.#closing.abort();
  }

  /** @param {Partial<Program>} changes */
  async #store(changes) {
    const typed = this.#unsavedText;
    if (this.#state === "clash" || this.#state === "removed") return;
    const isNew = typed !== null || Object.keys(changes).length > 0;
    if (!isNew && this.#state !== "unkept") return;
    const storedBefore = this.#stored;
    let isOther = false;
    try {
      const storedNow = await changeProgram(storedBefore.id, (stored) => {
        isOther =
          stored.changed !== storedBefore.changed && !isSame(stored.source, storedBefore.source);
        if (isOther) return null;
        const changed = Math.max(Date.now(), stored.changed + 1);
        return { ...(typed !== null && { source: typed }), ...changes, changed };
      });
      if (!storedNow) this.#setState("removed");
      else if (isOther) this.#setState("clash");
      else this.#adopt(storedNow, typed);
    } catch (thrown) {
      this.problem = thrown;
      this.#setState("failed");
    }
  }

  /**
   * @param {Program} storedNow the stored program
   * @param {string | null} typed the typed text
   */
  #adopt(storedNow, typed) {
    this.#stored = storedNow;
    // The visitor may have typed more in the meantime.
    if (this.#unsavedText === typed) this.#unsavedText = null;
    this.#setState(
      this.#unsavedText !== null ? "saving" : isStored(storedNow.id) ? "saved" : "unkept",
    );
  }

  /** Checks for changes by another tab, or by a batch. */
  async #checkStored() {
    await this.#saving;
    const { id } = this.#stored;
    const storedNow = await getProgram(id).catch(() => this.#stored);
    if (this.#closing.signal.aborted || this.#state === "clash") return;
    if (!storedNow) {
      this.#setState("removed");
      return;
    }
    if (storedNow.changed < this.#stored.changed) return;
    const isOther = !isSame(storedNow.source, this.#stored.source);
    if (isOther && this.#unsavedText !== null) {
      this.#setState("clash");
      return;
    }
    this.#stored = storedNow;
    this.dispatchEvent(new Event("taken"));
  }

  /** Saves the text for the next visit, since a database may not finish in time. */
  #leave() {
    if (this.#unsavedText === null) return;
    const { changed, id } = this.#stored;
    // If this is refused, only the database remains.
    store("localStorage", STASH_KEY, JSON.stringify({ id, changed, typed: this.#unsavedText }));
    this.save();
  }

  /** @param {DraftState} state */
  #setState(state) {
    if (this.#state === state) return;
    this.#state = state;
    this.dispatchEvent(new Event("state"));
  }
}

/**
 * The last text that could not be stored; null if the program has changed since, or everything was stored.
 * @param {Program} program
 * @returns {string | null}
 */
function takeStash({ changed, id, source }) {
  try {
    const stash = JSON.parse(stored("localStorage", STASH_KEY) ?? "null");
    if (stash?.id !== id) return null;
    store("localStorage", STASH_KEY, null);
    const isFresh = stash.changed === changed && typeof stash.typed === "string";
    return isFresh && stash.typed !== source ? stash.typed : null;
  } catch {
    return null;
  }
}
