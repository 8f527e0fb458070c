// The place of the analysis tab in a game's page. The content is loaded when the tab is first opened.

import { loadPart } from "../../kit/page/failure.js";

/** @typedef {import("./tab.js").Tab} Tab */

export class AnalysisTabLoader {
  #session;
  #boardModule;
  #host;
  /** @type {Tab | null} */
  #tab = null;
  #isOpen = false;
  /** Whether a review begins as soon as the tab is loaded, and whether it is then scrolled into view. */
  #requestedReview = { review: false, scrollsIntoView: false };
  #isClosed = false;

  /**
   * @param {import("../../play/match/session.js").Session} session
   * @param {import("../../kit/boards/board.js").BoardModule} boardModule
   * @param {import("./tab.js").AnalysisHost} host
   */
  constructor(session, boardModule, host) {
    this.#session = session;
    this.#boardModule = boardModule;
    this.#host = host;
  }

  /** Loads the content of the tab. */
  async content() {
    const { analysisTab } = await loadPart(import("./tab.js"));
    const tab = await analysisTab(this.#session, this.#boardModule, this.#host);
    if (this.#isClosed) tab.close();
    this.#tab = tab;
    tab.setOpen(this.#isOpen);
    if (this.#requestedReview.review)
      setTimeout(() => this.beginOrShowReview(this.#requestedReview.scrollsIntoView));
    return tab.element;
  }

  /** @param {boolean} isOpen whether the tab is visible */
  setOpen(isOpen) {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#tab?.setOpen(isOpen);
  }

  /** Shows the analysis of the position that is on the board now. */
  show() {
    this.#tab?.show();
  }

  /**
   * Begins the review of the game, or shows it, as soon as the tab is loaded.
   * @param {boolean} scrollsIntoView whether it is scrolled into view
   */
  beginOrShowReview(scrollsIntoView) {
    this.#requestedReview = {
      review: this.#tab === null,
      scrollsIntoView: scrollsIntoView || this.#requestedReview.scrollsIntoView,
    };
    this.#tab?.beginOrShowReview(scrollsIntoView);
  }

  /** Shows the thoughts of an engine that plays. */
  showInfo() {
    this.#tab?.showInfo();
  }

  /** Clears the last thoughts of an engine. */
  clear() {
    this.#tab?.clear();
  }

  close() {
    this.#isClosed = true;
    this.#tab?.close();
  }
}
