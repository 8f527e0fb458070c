// The draft that somebody sets up: its edits, which can be taken back, and what is kept of it in the tab.

/**
 * @typedef {import("../wasm/warren.js").Draft} Draft
 * @typedef {import("../wasm/warren.js").DraftContent} Content
 * @typedef {import("../boards/editing.js").Edit} Edit
 * @typedef {typeof import("../wasm/warren.js")} Warren
 */

/** No more edits are kept to be taken back. */
const MOST = 300;

/** Where the draft of this tab is kept. */
const KEPT = "warren.draft";

export class Drafting {
  /** @type {string[]} drafts as they are kept, the oldest first */
  #past = [];
  /** @type {string[]} those taken back, the next last */
  #future = [];
  /** Whether edits go on that are taken back together. */
  #isStroke = false;
  /** Whether the first of them has changed something. */
  #hasBegun = false;
  #kept;
  #content;

  /**
   * @param {Warren} warren
   * @param {string} game
   * @param {Draft} draft
   * @param {string} address under which it is kept
   */
  constructor(warren, game, draft, address) {
    this.warren = warren;
    this.game = game;
    this.draft = draft;
    this.address = address;
    this.#kept = draft.kept();
    this.#content = draft.content();
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

  /** From now to the next `endStroke` all edits are one. */
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
   * Puts another draft in its place.
   * @param {Draft} draft
   */
  replace(draft) {
    this.draft.free();
    this.draft = draft;
    return this.#changed();
  }

  undo() {
    this.#swap(this.#past, this.#future);
  }

  redo() {
    this.#swap(this.#future, this.#past);
  }

  close() {
    this.draft.free();
  }

  #changed() {
    const kept = this.draft.kept();
    if (kept === this.#kept) return false;
    if (!this.#isStroke || !this.#hasBegun) this.#past.push(this.#kept);
    if (this.#past.length > MOST) this.#past.shift();
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
    this.draft.free();
    this.draft = this.warren.Draft.restore(this.game, kept);
    this.#take(kept);
  }

  /** @param {string} kept the draft as it is now */
  #take(kept) {
    this.#kept = kept;
    this.#content = this.draft.content();
    const { address, game } = this;
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ address, game, draft: kept }));
    } catch {
      // Then it lasts until the page is left.
    }
  }
}

/**
 * The draft that was being set up at an address when the page was left.
 * @param {Warren} warren
 * @param {string} game
 * @param {string} address
 * @returns {Draft | null} null if there is none
 */
export function keptDraft(warren, game, address) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
    if (kept?.address !== address || kept.game !== game) return null;
    return warren.Draft.restore(game, kept.draft);
  } catch {
    return null;
  }
}
