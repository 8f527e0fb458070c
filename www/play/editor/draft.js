// The draft that the visitor edits, with undo and redo. Each change is reported, so that it can be stored.

import { store, stored } from "../../kit/page/storage.js";

/**
 * @typedef {import("../../wasm/warren.js").Draft} Draft
 * @typedef {import("../../wasm/warren.js").DraftContent} Content
 * @typedef {import("../../kit/boards/editing.js").Edit} Edit
 * @typedef {typeof import("../../wasm/warren.js")} Warren
 */

/** The maximum number of edits that can be undone. */
const MAX_UNDO = 300;

/** The storage key of a tab's draft in earlier versions of the page. */
const KEPT = "warren.draft";

export class Drafting {
  /** @type {string[]} earlier drafts in the storage format, from the oldest */
  #past = [];
  /** @type {string[]} undone drafts, the next to redo last */
  #future = [];
  /** Whether the current edits belong to one stroke, which is undone as a whole. */
  #isStroke = false;
  /** Whether the stroke has changed anything yet. */
  #hasBegun = false;
  #kept;
  #content;

  /**
   * @param {Warren} warren
   * @param {string} game
   * @param {Draft} draft
   * @param {(kept: string) => void} changed called with each new draft in the storage format
   */
  constructor(warren, game, draft, changed) {
    this.warren = warren;
    this.game = game;
    this.draft = draft;
    this.changed = changed;
    this.#kept = draft.kept();
    this.#content = draft.content();
  }

  /** The draft in the storage format. */
  get kept() {
    return this.#kept;
  }

  /** @returns {Content} */
  get content() {
    return this.#content;
  }

  get problems() {
    return this.draft.problems();
  }

  get undoable() {
    return this.#past.length > 0;
  }

  get redoable() {
    return this.#future.length > 0;
  }

  /** Groups all edits until `endStroke` into one. */
  beginStroke() {
    this.#isStroke = true;
    this.#hasBegun = false;
  }

  endStroke() {
    this.#isStroke = false;
  }

  /**
   * @param {Edit} edit
   * @returns {boolean} whether it has changed anything
   */
  apply(edit) {
    this.draft.apply(edit);
    return this.#changed();
  }

  /**
   * Replaces the draft with another.
   * @param {Draft} draft
   */
  replace(draft) {
    this.draft = draft;
    return this.#changed();
  }

  undo() {
    this.#swap(this.#past, this.#future);
  }

  redo() {
    this.#swap(this.#future, this.#past);
  }

  #changed() {
    const kept = this.draft.kept();
    if (kept === this.#kept) return false;
    if (!this.#isStroke || !this.#hasBegun) this.#past.push(this.#kept);
    if (this.#past.length > MAX_UNDO) this.#past.shift();
    this.#hasBegun = true;
    this.#future = [];
    this.#take(kept);
    return true;
  }

  /**
   * @param {string[]} from
   * @param {string[]} to
   */
  #swap(from, to) {
    const kept = from.pop();
    if (kept === undefined) return;
    to.push(this.#kept);
    this.draft = this.warren.Draft.restore(this.game, kept);
    this.#take(kept);
  }

  /** @param {string} kept the current draft in the storage format */
  #take(kept) {
    this.#kept = kept;
    this.#content = this.draft.content();
    this.changed(kept);
  }
}

/**
 * Returns the draft in an address that an earlier version of the page has left in this tab.
 * @param {Warren} warren
 * @param {string} game
 * @param {string} address
 * @returns {Draft | null} null if there is none
 */
export function takeLeftDraft(warren, game, address) {
  try {
    const kept = JSON.parse(stored("sessionStorage", KEPT) ?? "null");
    if (kept?.address !== address || kept.game !== game) return null;
    const draft = warren.Draft.restore(game, kept.draft);
    store("sessionStorage", KEPT, null);
    return draft;
  } catch {
    return null;
  }
}
