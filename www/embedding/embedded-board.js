// A board in a page of somebody else's: what is on it, and what it tells the page.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { gameOfLink } from "../load.js";
import { isProblem, toldText } from "../problems.js";
import { addressOfSite, hasPages } from "../site.js";
import { Notices } from "../views/notices.js";
import { Impossible } from "./options.js";

/**
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./options.js").Fault} Fault
 * @typedef {import("./protocol.js").Said} Said
 * @typedef {import("./protocol.js").BoardState} BoardState
 */

/**
 * What is on an embedded board.
 * @typedef {Object} Content
 * @property {HTMLElement} element
 * @property {BoardState} state
 * @property {import("./still.js").Seen | null} seen null where nobody may see the board
 * @property {(move: string) => import("../wasm/warren.js").Problem | string | null} play
 * @property {import("./game-board.js").Left | import("./puzzle-board.js").Left} left
 * @property {() => void} close
 */

/** What was on a board that was put away. @typedef {Content["left"]} Left */

/** Fires `said`, a `CustomEvent` whose detail is a {@link Said}. The words of the page must be loaded before. */
export class EmbeddedBoard extends EventTarget {
  /** @type {Content | null} */
  #content = null;
  /** Counts what was opened, so that what took long does not replace what came later. */
  #opened = 0;
  /** What paints it for paper, and what was on it when that was loaded. @type {{ content: Content, paint: import("./still.js").PaintStill } | null} */
  #painter = null;
  #place = h("div", { class: "embed-place" });
  #notices = new Notices(() => {
    const board = /** @type {HTMLElement | null} */ (this.#place.firstElementChild);
    board?.focus({ preventScroll: true });
  });
  /** What has been wrong since it was opened last, for who comes late. @type {Set<string>} */
  #faults = new Set();
  /** Says which options cannot be. */
  #refused = h("div", { class: "embed-refused", role: "alert" });

  /** @param {HTMLElement} container in its document or shadow already, which this fills */
  constructor(container) {
    super();
    this.container = container;
    container.replaceChildren(this.#refused, this.#place, this.#notices.element);
  }

  /** How it stands; null until it is ready, and where nothing could be opened. */
  get state() {
    return this.#content?.state ?? null;
  }

  /**
   * Opens what options describe; never rejected: what is wrong is told.
   * @param {Options} options
   * @param {Fault[]} faults options that cannot be
   * @param {Left | null} [left] what was on it when it was put away with the same options: that it is ready is not told again
   */
  async open(options, faults, left = null) {
    this.#opened += 1;
    const turn = this.#opened;
    this.#showLoading();
    this.#faults.clear();
    this.#refused.replaceChildren();
    const missing = faults.find(({ name }) => name === whatIsShown(options, faults));
    for (const fault of faults) if (fault !== missing) this.tellOption(fault);
    if (missing) {
      this.#fail(faultText(missing), null);
      return;
    }
    try {
      const content = await this.#contentOf(options, left, () => turn === this.#opened);
      if (!content) return;
      this.#content = content;
      if (!left) this.#say({ type: "ready", state: content.state });
    } catch (thrown) {
      const reason = await toldText(thrown);
      if (turn !== this.#opened) return;
      const mayHelp = !isProblem(thrown) && !(thrown instanceof Impossible);
      this.#fail(reason, mayHelp ? () => void this.open(options, faults, left) : null);
    }
  }

  /**
   * Plays a move as the person whose turn it is; what stands in its way is told.
   * @param {string} move
   */
  async play(move) {
    /** @type {unknown} */
    let problem;
    try {
      problem = this.#content ? this.#content.play(move) : t("embed-not-ready");
    } catch (thrown) {
      problem = thrown;
    }
    if (problem !== null) this.#say({ type: "error", message: await toldText(problem) });
  }

  /**
   * Tells that something that was wanted on it cannot be; what is on it stays.
   * @param {string} message
   */
  tellFault(message) {
    this.#faults.add(message);
    this.#say({ type: "error", message });
  }

  /**
   * Tells that an option cannot be, and says so on the board.
   * @param {Fault} fault
   */
  tellOption(fault) {
    const message = faultText(fault);
    if (!this.#faults.has(message)) {
      this.#refused.append(h("p", { class: "problem-line" }, message));
    }
    this.tellFault(message);
  }

  /** Tells once more what was wrong and that it is ready, if it is, to who comes late. */
  tellAgain() {
    for (const message of this.#faults) this.#say({ type: "error", message, again: true });
    const { state } = this;
    if (state) this.#say({ type: "ready", state, again: true });
  }

  /** Puts away what is on it, which costs nothing any more. */
  close() {
    this.#opened += 1;
    this.#content?.close();
    this.#content = null;
    this.#painter = null;
    this.container.replaceChildren();
  }

  /** What is on it, for {@link open}; null if nothing is. @returns {Left | null} */
  get left() {
    return this.#content?.left ?? null;
  }

  /** Loads what {@link still} needs for what is on it now; without it there is no picture. */
  async prepareStill() {
    const content = this.#content;
    if (!content || this.#painter?.content === content) return;
    try {
      const { loadStill } = await import("./still.js");
      if (content !== this.#content || !content.seen) return;
      const paint = await loadStill(content.seen);
      if (content === this.#content) this.#painter = { content, paint };
    } catch {
      // On paper its place stays empty, and nobody has asked for it yet.
    }
  }

  /** A picture of it for paper; null where there is none. @returns {HTMLElement | null} */
  get still() {
    const painter = this.#painter;
    const seen = this.#content?.seen;
    if (!seen || painter?.content !== this.#content) return null;
    return painter?.paint(seen, this.container) ?? null;
  }

  /** The outline of a board, until there is one. */
  #showLoading() {
    if (this.#content || this.#place.querySelector(".embed-loading")) return;
    const label = t("embed-loading");
    this.#place.replaceChildren(
      h(
        "div",
        { class: "game embedded embed-loading", role: "status", "aria-label": label },
        h("div", { class: "embed-table" }, h("div", { class: "board" })),
      ),
    );
  }

  /**
   * @param {Options} given
   * @param {Left | null} left
   * @param {() => boolean} isWanted whether nothing else has been opened since
   * @returns {Promise<Content | null>} null if something else has
   */
  async #contentOf(given, left, isWanted) {
    const { link, text } = await readLink(given.link);
    const options = { ...given, link };
    if (options.mode === "puzzle" && text === null) throw new Impossible(t("embed-no-puzzle"));
    const openBoard = await boardOf(text);
    if (!isWanted()) return null;
    this.#content?.close();
    this.#content = null;
    this.#showLoading();
    const host = {
      say: (/** @type {Said} */ said) => this.#say(said),
      refuse: (/** @type {Fault} */ fault) => this.tellOption(fault),
      notify: (/** @type {string} */ sentence) => this.#notices.show(sentence),
      fault: (/** @type {string} */ message) => this.tellFault(message),
      again: () => void this.open(options, []),
      mark: () => markOf(options),
      isWanted,
    };
    const content = await openBoard(this.#place, options, host, left);
    if (isWanted()) return content;
    content?.close();
    return null;
  }

  /**
   * @param {string} reason
   * @param {(() => void) | null} retry null where that does not help
   */
  #fail(reason, retry) {
    this.#content?.close();
    this.#content = null;
    const message = t("embed-failed", { reason });
    const again =
      retry && h("button", { type: "button", class: "button", onclick: retry }, t("try-again"));
    this.#place.replaceChildren(
      h("div", { class: "plain" }, h("p", { role: "alert" }, message), again),
    );
    this.tellFault(message);
  }

  /** @param {Said} detail */
  #say(detail) {
    this.dispatchEvent(new CustomEvent("said", { detail }));
  }
}

/**
 * The option that says what is shown: nothing else is shown in its place.
 * @param {Options} options
 * @param {Fault[]} faults
 */
function whatIsShown({ link }, faults) {
  const isLink = link !== null || faults.some(({ name }) => name === "link");
  return isLink ? "link" : "game";
}

/**
 * What is said about an option that cannot be.
 * @param {Fault} fault
 */
export const faultText = ({ name, value, allowed }) => t("embed-option", { name, value, allowed });

/**
 * The code of a link, and the text of the puzzle that it poses, if it poses one.
 * @param {string | null} link as it was given
 * @returns {Promise<{ link: string | null, text: string | null }>}
 * @throws {import("../wasm/warren.js").Problem} if it is no link
 */
async function readLink(link) {
  if (link === null) return { link, text: null };
  const { warren } = await gameOfLink(link);
  const code = warren.codeOfLink(link);
  return { link: code, text: warren.puzzleOfLink(code) };
}

/**
 * What opens a game or a puzzle.
 * @param {string | null} text of a puzzle
 * @returns {Promise<(place: HTMLElement, options: Options, host: import("./game-board.js").Host, left: Left | null) => Promise<Content | null>>}
 */
async function boardOf(text) {
  if (text === null) {
    const { openGameBoard } = await import("./game-board.js");
    return (place, options, host, left) =>
      openGameBoard(place, options, host, left && "game" in left ? left : null);
  }
  const { openPuzzleBoard } = await import("./puzzle-board.js");
  return (place, options, host, left) =>
    openPuzzleBoard(place, text, options, host, left && "text" in left ? left : null);
}

/**
 * The way to the site: to what is on the board, where one may be helped there, else to the site alone; null where there is none.
 * @param {Options} options
 */
function markOf({ analysis, link }) {
  if (!hasPages) return null;
  const url = addressOfSite("index.html");
  if (analysis && link !== null) url.hash = link;
  const label = t(analysis && link !== null ? "embed-open" : "site");
  return h(
    "a",
    {
      class: "embed-mark",
      href: url.href,
      target: "_blank",
      rel: "noopener",
      title: label,
      "aria-label": label,
    },
    h(
      "span",
      { class: "logo", "aria-hidden": "true" },
      ...[0, 1, 1, 0].map((seat) => h("span", { class: "mark", "data-seat": seat })),
    ),
  );
}
