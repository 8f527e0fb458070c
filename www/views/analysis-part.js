// The place of the tab on analysis in a game's page: what is in it is loaded when it is first opened.

/** @typedef {import("./analysis-tab.js").Tab} Tab */

export class AnalysisPart {
  #session;
  #module;
  #host;
  /** @type {Tab | null} */
  #tab = null;
  #isOpen = false;
  #isClosed = false;

  /**
   * @param {import("../play/session.js").Session} session
   * @param {import("../boards/board.js").BoardModule} module
   * @param {import("./analysis-tab.js").Host} host
   */
  constructor(session, module, host) {
    this.#session = session;
    this.#module = module;
    this.#host = host;
  }

  /** What the tab holds. */
  async content() {
    const { analysisTab } = await import("./analysis-tab.js");
    const tab = await analysisTab(this.#session, this.#module, this.#host);
    if (this.#isClosed) tab.close();
    this.#tab = tab;
    tab.open(this.#isOpen);
    return tab.element;
  }

  /** @param {boolean} isOpen whether the tab is seen */
  open(isOpen) {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#tab?.open(isOpen);
  }

  /** Takes in what is shown now. */
  show() {
    this.#tab?.show();
  }

  /** Takes in what an engine thinks that plays. */
  showInfo() {
    this.#tab?.showInfo();
  }

  /** Forgets what an engine saw last. */
  clear() {
    this.#tab?.clear();
  }

  close() {
    this.#isClosed = true;
    this.#tab?.close();
  }
}
