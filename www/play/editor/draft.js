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
const LEGACY_KEY = "warren.draft";

export class Drafting {
  /** @type {string[]} earlier drafts in the storage format, from the oldest */
  #past = [];
  /** @type {string[]} undone drafts, the next to redo last */
  #future = [];
  /** Whether the current edits belong to one stroke, which is undone as a whole. */
  #isStroke = false;
  /** Whether the stroke has changed anything yet. */
  #hasBegun = false;
  #text;
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
    this.#text = draft.kept();
    this.#content = draft.content();
  }

  /** The draft in the storage format. */
  get text() {
    return this.#text;
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
    return this.#recordEdit();
  }

  /**
   * Replaces the draft with another.
   * @param {Draft} draft
   */
  replace(draft) {
    this.draft = draft;
    return this.#recordEdit();
  }

  undo() {
    this.#swap(this.#past, this.#future);
  }

  redo() {
    this.#swap(this.#future, this.#past);
  }

  #recordEdit() {
    const text = this.draft.kept();
    if (text === this.#text) return false;
    if (!this.#isStroke || !this.#hasBegun) this.#past.push(this.#text);
    if (this.#past.length > MAX_UNDO) this.#past.shift();
    this.#hasBegun = true;
    this.#future = [];
    this.#update(text);
    return true;
  }

  /**
   * @param {string[]} from
   * @param {string[]} to
   */
  #swap(from, to) {
    const text = from.pop();
    if (text === undefined) return;
    to.push(this.#text);
    this.draft = this.warren.Draft.restore(this.game, text);
    this.#update(text);
  }

  /** @param {string} text the current draft in the storage format */
  #update(text) {
    this.#text = text;
    this.#content = this.draft.content();
    this.changed(text);
  }
}

/**
 * Returns the draft in an address that an earlier version of the page has left in this tab.
 * @param {Warren} warren
 * @param {string} game
 * @param {string} address
 * @returns {Draft | null} null if there is none
 */
export function takeLegacyDraft(warren, game, address) {
  try {
    const legacy = JSON.parse(stored("sessionStorage", LEGACY_KEY) ?? "null");
    if (legacy?.address !== address || legacy.game !== game) return null;
    const draft = warren.Draft.restore(game, legacy.draft);
    store("sessionStorage", LEGACY_KEY, null);
    return draft;
  } catch {
    return null;
  }
}
