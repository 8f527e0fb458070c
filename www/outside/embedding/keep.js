// Stores a visitor's progress, so that it survives a reload and is shared between tabs. Each board has its own key in the browser's
// storage, derived from the surrounding page, the content, and the name that the page may set.

import { checksum } from "../../kit/page/bytes.js";
import { store, stored, storedKeys } from "../../kit/page/storage.js";
import { storesProgress } from "./options.js";

const AREA = "localStorage";
const PREFIX = "warren:board:";
/** The maximum number of stored boards, and the maximum length of a progress. */
export const [MAX_KEPT, MAX_PROGRESS_LENGTH] = [100, 20_000];
/** The maximum number of characters around the progress in an entry. */
const MAX_ENTRY_OVERHEAD = 200;

/**
 * A stored entry. `who`: a random identifier of the visitor; `progress`: null before the first action; `at`: when it was written,
 * in milliseconds since 1970.
 * @typedef {{ who: string, progress: string | null, at: number }} Entry
 */

/** Progress stored by another tab: the one that this board knew before, and the newer one. @typedef {{ before: string | null, now: string }} News */

/**
 * The storage for a board with these options.
 * @param {import("./options.js").Options} options
 * @param {string} pageOrigin the origin of the surrounding page, as far as it is known
 * @returns {ProgressStore | null} null if nothing is to be stored
 */
export function progressStoreOf(options, pageOrigin) {
  if (!storesProgress(options)) return null;
  const { engine, game, keep, lesson, level, link, people, set } = options;
  // The players are part of a game's identity, but not of a lesson's or a set's.
  const content = set ?? lesson ?? [link ?? game, engine, level, people];
  const name = typeof keep === "string" ? keep : "";
  const bytes = new TextEncoder().encode(JSON.stringify([pageOrigin, content, name]));
  return new ProgressStore(PREFIX + checksum(bytes).toString(36));
}

export class ProgressStore {
  #key;
  /** The identifier of this board's visitor; null while no entry is known. @type {string | null} */
  #visitorId;
  /** The progress last read or written. */
  #lastProgress;
  /** Whether the board has restored the stored progress. */
  isRestored = false;

  /** @param {string} key */
  constructor(key) {
    this.#key = key;
    const entry = entryAt(key);
    this.#visitorId = entry?.who ?? null;
    this.#lastProgress = entry?.progress ?? null;
  }

  /** The progress to continue from; null if there is none. */
  get progress() {
    return this.#lastProgress;
  }

  /** Reads the progress that another tab has stored since. @returns {News | null} null if there is none */
  news() {
    const entry = entryAt(this.#key);
    if (!entry?.progress || entry.progress === this.#lastProgress || !this.#isMine(entry))
      return null;
    const previousProgress = this.#lastProgress;
    this.#visitorId = entry.who;
    this.#lastProgress = entry.progress;
    return { before: previousProgress, now: entry.progress };
  }

  /**
   * Stores a progress, unless another visitor has started afresh in another tab.
   * @param {string | null} progress
   * @returns {boolean} false if the progress will not outlive the page
   */
  write(progress) {
    const entry = entryAt(this.#key);
    if (entry && !this.#isMine(entry)) return true;
    if (progress !== null && progress.length > MAX_PROGRESS_LENGTH) return false;
    this.#visitorId ??= entry?.who ?? newVisitorId();
    this.#lastProgress = progress;
    const text = JSON.stringify({ who: this.#visitorId, progress, at: Date.now() });
    while (!entry && storedKeys(AREA, PREFIX).length >= MAX_KEPT && deleteOldest(this.#key));
    return store(AREA, this.#key, text, () => deleteOldest(this.#key));
  }

  /** Deletes the progress, for another visitor. */
  startAfresh() {
    store(AREA, this.#key, null);
    this.#visitorId = null;
    this.write(null);
  }

  /** @param {Entry} entry */
  #isMine({ who }) {
    return this.#visitorId === null || this.#visitorId === who;
  }
}

const newVisitorId = () => Math.random().toString(36).slice(2);

/**
 * @param {string} key
 * @returns {Entry | null} null if nothing is stored, or the entry is invalid
 */
function entryAt(key) {
  const text = stored(AREA, key);
  if (text === null || text.length > MAX_PROGRESS_LENGTH + MAX_ENTRY_OVERHEAD) return null;
  try {
    const { at, progress, who } = Object(JSON.parse(text));
    const isProgress =
      progress === null || (typeof progress === "string" && /^[\w-]+$/.test(progress));
    return typeof who === "string" && isProgress && Number.isFinite(at)
      ? { at, progress, who }
      : null;
  } catch {
    return null;
  }
}

/**
 * Deletes the oldest entry of another board.
 * @param {string} key the key of the board to keep
 * @returns {boolean} whether an entry was deleted
 */
function deleteOldest(key) {
  const otherKeys = storedKeys(AREA, PREFIX).filter((other) => other !== key);
  const [oldest] = otherKeys
    .map((other) => ({ other, at: entryAt(other)?.at ?? 0 }))
    .sort((a, b) => a.at - b.at);
  return oldest !== undefined && store(AREA, oldest.other, null);
}
