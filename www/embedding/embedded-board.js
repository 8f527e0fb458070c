// A board in a page of somebody else's: what is on it, and what it tells the page.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { load, puzzleOfLink } from "../load.js";
import { problemText, thrownText } from "../problems.js";
import { fileOfSite } from "../site.js";
import { Notices } from "../views/notices.js";

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
 * @property {(move: string) => import("../wasm/rules.js").Problem | string | null} play
 * @property {() => void} close
 */

/** Fires `said`, a `CustomEvent` whose detail is a {@link Said}. The words of the page must be loaded before. */
export class EmbeddedBoard extends EventTarget {
  /** @type {Content | null} */
  #content = null;
  /** Counts what was opened, so that what took long does not replace what came later. */
  #opened = 0;
  #place = h("div", { class: "embed-place" });
  #notices = new Notices();

  /** @param {HTMLElement} container in its document or shadow already, which this fills */
  constructor(container) {
    super();
    this.container = container;
    container.replaceChildren(this.#place, this.#notices.element);
  }

  /** How it stands; null until it is ready, and where nothing could be opened. */
  get state() {
    return this.#content?.state ?? null;
  }

  /**
   * Opens what options describe; never rejected: what is wrong is told.
   * @param {Options} options
   * @param {Fault[]} faults options that cannot be
   */
  async open(options, faults) {
    this.#opened += 1;
    const turn = this.#opened;
    for (const { name, value, allowed } of faults) {
      this.#say({ type: "error", message: t("embed-option", { name, value, allowed }) });
    }
    try {
      const content = await this.#contentOf(options, () => turn === this.#opened);
      if (!content) return;
      this.#content = content;
      this.#say({ type: "ready", state: content.state });
    } catch (thrown) {
      if (turn === this.#opened) this.#fail(thrownText(thrown));
    }
  }

  /**
   * Plays a move as the person whose turn it is; what stands in its way is told.
   * @param {string} move
   */
  play(move) {
    let problem;
    try {
      problem = this.#content ? this.#content.play(move) : t("embed-not-ready");
    } catch (thrown) {
      problem = thrownText(thrown);
    }
    if (problem === null) return;
    const message = typeof problem === "string" ? problem : problemText(problem);
    this.#say({ type: "error", message });
  }

  close() {
    this.#opened += 1;
    this.#content?.close();
    this.#content = null;
    this.container.replaceChildren();
  }

  /**
   * @param {Options} options
   * @param {() => boolean} isWanted whether nothing else has been opened since
   * @returns {Promise<Content | null>} null if something else has
   */
  async #contentOf(options, isWanted) {
    const warren = await load();
    const text = options.link === null ? null : await puzzleOfLink(options.link);
    if (options.mode === "puzzle" && text === null) throw new Error(t("embed-no-puzzle"));
    const { openGameBoard } = await import("./game-board.js");
    if (!isWanted()) return null;
    this.#content?.close();
    this.#content = null;
    const host = {
      say: (/** @type {Said} */ said) => this.#say(said),
      notify: (/** @type {string} */ sentence) => this.#notices.show(sentence),
      again: () => void this.open(options, []),
      mark: () => markOf(options),
    };
    const content = await openGameBoard(this.#place, warren, options, host);
    if (isWanted()) return content;
    content.close();
    return null;
  }

  /** @param {string} reason */
  #fail(reason) {
    this.#content?.close();
    this.#content = null;
    const message = t("embed-failed", { reason });
    this.#place.replaceChildren(h("p", { class: "plain", role: "alert" }, message));
    this.#say({ type: "error", message });
  }

  /** @param {Said} detail */
  #say(detail) {
    this.dispatchEvent(new CustomEvent("said", { detail }));
  }
}

/**
 * The way to the site: to what is on the board, where one may be helped there, else to the site alone.
 * @param {Options} options
 */
function markOf({ analysis, link }) {
  const url = fileOfSite("index.html");
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
