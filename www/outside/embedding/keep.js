// Where a board keeps what its visitor has done, so that neither a reload nor another tab takes it back. Each board has a key of its
// own in the browser's storage: by the page around it, by what is opened, and by the name that the page may give.

import { checksum } from "../../kit/page/bytes.js";
import { store, stored, storedKeys } from "../../kit/page/storage.js";
import { isToKeep } from "./options.js";

const AREA = "localStorage";
const PREFIX = "warren:board:";
/** The most boards that are kept, and the longest progress. */
export const [MAX_KEPT, MAX_PROGRESS_LENGTH] = [100, 20_000];
/** The most characters around a progress. */
const AROUND = 200;

/**
 * What is stored: whose it is, by a number that each visitor draws; their progress, or null where they have done nothing yet;
 * and when it was written, in milliseconds since 1970.
 * @typedef {{ who: string, progress: string | null, at: number }} Entry
 */

/** What another tab has kept: the progress that this board knew before, and the newer one. @typedef {{ before: string | null, now: string }} News */

/**
 * Where the board of some options is kept.
 * @param {import("./options.js").Options} options
 * @param {string} around the origin of the page around the board, as far as it is known
 * @returns {Keep | null} null if nothing is to be kept
 */
export function keepOf(options, around) {
  if (!isToKeep(options)) return null;
  const { engine, game, keep, lesson, level, link, people, set } = options;
  // Who plays against whom is a part of a game, but not of a lesson or a set.
  const content = set ?? lesson ?? [link ?? game, engine, level, people];
  const name = typeof keep === "string" ? keep : "";
  const bytes = new TextEncoder().encode(JSON.stringify([around, content, name]));
  return new Keep(PREFIX + checksum(bytes).toString(36));
}

export class Keep {
  #key;
  /** Whose board this is; null while nothing is known to be stored. @type {string | null} */
  #who;
  /** The progress that was read or written last. */
  #known;
  /** Whether the board goes on from what was kept. */
  isRestored = false;

  /** @param {string} key */
  constructor(key) {
    this.#key = key;
    const entry = entryAt(key);
    this.#who = entry?.who ?? null;
    this.#known = entry?.progress ?? null;
  }

  /** The progress to go on from; null if there is none. */
  get progress() {
    return this.#known;
  }

  /** Reads what another tab has kept since. @returns {News | null} null if nothing */
  news() {
    const entry = entryAt(this.#key);
    if (!entry?.progress || entry.progress === this.#known || !this.#isMine(entry)) return null;
    const before = this.#known;
    this.#who = entry.who;
    this.#known = entry.progress;
    return { before, now: entry.progress };
  }

  /**
   * Keeps a progress. If somebody else has started afresh in another tab, this board is no longer kept.
   * @param {string | null} progress
   * @returns {boolean} whether it lasts longer than the page
   */
  write(progress) {
    const entry = entryAt(this.#key);
    if (entry && !this.#isMine(entry)) return true;
    if (progress !== null && progress.length > MAX_PROGRESS_LENGTH) return false;
    this.#who ??= entry?.who ?? newNumber();
    this.#known = progress;
    const text = JSON.stringify({ who: this.#who, progress, at: Date.now() });
    while (!entry && storedKeys(AREA, PREFIX).length >= MAX_KEPT && forgetOldest(this.#key));
    return store(AREA, this.#key, text, () => forgetOldest(this.#key));
  }

  /** Forgets what was done, for another visitor. */
  startAfresh() {
    store(AREA, this.#key, null);
    this.#who = null;
    this.write(null);
  }

  /** @param {Entry} entry */
  #isMine({ who }) {
    return this.#who === null || this.#who === who;
  }
}

const newNumber = () => Math.random().toString(36).slice(2);

/**
 * @param {string} key
 * @returns {Entry | null} null if nothing is stored, or nothing that can be read
 */
function entryAt(key) {
  const text = stored(AREA, key);
  if (text === null || text.length > MAX_PROGRESS_LENGTH + AROUND) return null;
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
 * Forgets the board that was written longest ago.
 * @param {string} key of the board that stays
 * @returns {boolean} whether there was another one
 */
function forgetOldest(key) {
  const others = storedKeys(AREA, PREFIX).filter((other) => other !== key);
  const [oldest] = others
    .map((other) => ({ other, at: entryAt(other)?.at ?? 0 }))
    .sort((a, b) => a.at - b.at);
  return oldest !== undefined && store(AREA, oldest.other, null);
}
