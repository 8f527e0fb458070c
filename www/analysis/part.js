// The place of the analysis tab in a game's page. The content is loaded when the tab is first opened.

/** @typedef {import("./tab.js").Tab} Tab */

export class AnalysisPart {
  #session;
  #module;
  #host;
  /** @type {Tab | null} */
  #tab = null;
  #isOpen = false;
  /** Whether a review is to begin once the tab is there. */
  #isReviewAsked = false;
  #isClosed = false;

  /**
   * @param {import("../match/session.js").Session} session
   * @param {import("../boards/board.js").BoardModule} module
   * @param {import("./tab.js").Host} host
   */
  constructor(session, module, host) {
    this.#session = session;
    this.#module = module;
    this.#host = host;
  }

  /** Loads the content of the tab. */
  async content() {
    const { analysisTab } = await import("./tab.js");
    const tab = await analysisTab(this.#session, this.#module, this.#host);
    if (this.#isClosed) tab.close();
    this.#tab = tab;
    tab.open(this.#isOpen);
    if (this.#isReviewAsked) setTimeout(() => this.review());
    return tab.element;
  }

  /** @param {boolean} isOpen whether the tab is visible */
  open(isOpen) {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#tab?.open(isOpen);
  }

  /** Shows the analysis of the position that is on the board now. */
  show() {
    this.#tab?.show();
  }

  /** Begins the review of the game, or shows it, once the tab is there. */
  review() {
    this.#isReviewAsked = this.#tab === null;
    this.#tab?.review();
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
