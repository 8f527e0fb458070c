// The composition root of the custom element: `<warren-board game="dots"></warren-board>`, one board in another site's page,
// in its own shadow tree. All boards of a page share the modules, the language and the workers.

import { loadPart } from "./kit/page/failure.js";
import { creditPage } from "./kit/page/foreign.js";
import { applyLanguage, loadLanguage, loadWords, t } from "./kit/page/i18n.js";
import { latest } from "./kit/page/latest.js";
import { disablePreferences } from "./kit/page/preferences.js";
import { storedKeys } from "./kit/page/storage.js";
import { isForPrint, themeChanges } from "./kit/page/theme.js";
import { shareWorkers } from "./kit/worker-client/start-worker.js";
import { EmbeddedBoard, faultText } from "./outside/embedding/embedded-board.js";
import {
  attributesOf,
  OPTIONS,
  optionsOfMessage,
  readOptions,
} from "./outside/embedding/options.js";
import { ROOM_STYLES, roomOf } from "./outside/embedding/room.js";
import { makeStills, printoutOf } from "./outside/embedding/stills.js";
import { addStyleSheets } from "./outside/embedding/style-sheets.js";
import { followPage, isDarkAround } from "./outside/embedding/surroundings.js";
import { missingTextsNotice } from "./outside/embedding/unworded.js";
import { WorkerPool } from "./outside/embedding/worker-pool.js";

/** @typedef {import("./outside/embedding/embedded-board.js").SavedBoard} SavedBoard */

const STYLE_SHEETS = ["boards.css", "styles/puzzle.css", "styles/lesson.css", "styles/embed.css"];

/** The distance from the window within which boards are open, in CSS pixels; boards farther away are closed. */
const NEAR_PX = 400;

/** The maximum number of workers for all boards of a page. */
const MAX_WORKERS = 4;

/** The maximum number of faults remembered for a page that listens late. */
const MAX_FAULTS = 10;

/** The prefix of the storage keys of boards. */
const KEY_PREFIX = "warren:board:";

/** The styles until the style sheets have loaded. A closed board has its final size, so that nothing moves when it opens. */
const INITIAL_STYLES = `:host { display: block } :host([hidden]) { display: none } ${ROOM_STYLES}`;

/** On paper, the board and the heading before it stay on one page. */
const AFTER_HEADING_STYLES = ":host { break-before: avoid }";

disablePreferences();
creditPage();
shareWorkers(new WorkerPool(MAX_WORKERS));

/** @type {Promise<unknown> | undefined} */
let textsTask;

/**
 * Loads the texts for all boards of the page, in the language that the first board requests, otherwise the document's.
 * @param {string | null} language
 */
function loadTexts(language) {
  textsTask ??= loadLanguage(language ?? (document.documentElement.lang || null), null)
    .then(() => loadWords("embed"))
    .catch((thrown) => {
      textsTask = undefined;
      throw thrown;
    });
  return textsTask;
}

/**
 * The storage of boards: that of the page around them, which must opt in.
 * @type {import("./outside/embedding/embedded-board.js").ProgressStoreOf}
 */
async function progressStoreOf(options) {
  if (options.keep === null) return null;
  return (await loadPart(import("./outside/embedding/keep.js"))).progressStoreOf(
    options,
    location.origin,
  );
}

// ---- the theme of the page

/** The boards on the page. @type {Set<WarrenBoard>} */
const boards = new Set();

/** Stops following the page's theme. @type {(() => void) | null} */
let stopFollowing = null;

/** @param {WarrenBoard} board */
function addBoard(board) {
  boards.add(board);
  void makeStills(boards);
  stopFollowing ??= followPage(() => {
    for (const each of boards) each.showTheme();
  });
}

/** @param {WarrenBoard} board */
function removeBoard(board) {
  boards.delete(board);
  if (boards.size > 0) return;
  stopFollowing?.();
  stopFollowing = null;
}

themeChanges.addEventListener("change", () => {
  if (isForPrint()) for (const each of boards) each.openForPaper();
});

// ---- the element

/** A server that renders a page may also import this module. It has no elements. @type {typeof HTMLElement} */
const PageElement = globalThis.HTMLElement ?? /** @type {any} */ (class {});

/** Fires `ready`, `state`, `move`, `hint`, `suggestion`, `end`, `solved` and `error`, each a `CustomEvent` with its data. */
export class WarrenBoard extends PageElement {
  static observedAttributes = OPTIONS;

  /** @type {EmbeddedBoard | null} null while the board is far from the window */
  #board = null;
  /** The saved content of the closed board. @type {SavedBoard | null} */
  #saved = null;
  /** The state of the closed board. @type {import("./outside/embedding/protocol.js").BoardState | null} */
  #lastState = null;
  /** The faults reported since the attributes were last changed. @type {Set<string>} */
  #faults = new Set();
  /** The last `solved` since then. @type {object | null} */
  #solved = null;
  /** The page's external players, by seat. @type {import("./outside/embedding/game-board.js").Host["outside"]} */
  #outside = [];
  #isNear = false;
  #isOpenScheduled = false;
  /** The changes of attributes. */
  #changes = latest();
  /** The change that is being opened. */
  #openingChange = this.#changes.current;
  /** The change that was ready last. It is not current while the board still shows an older one. */
  #openedChange = this.#changes.current;
  /** @type {IntersectionObserver | undefined} */
  #observer;
  #place = document.createElement("div");
  /** The kind of the link, once the board has been open. @type {import("./outside/embedding/room.js").Kind | null} */
  #linkedKind = null;
  /** The picture that is printed while the board is closed. @type {import("./outside/embedding/printout.js").Still | null} */
  #still = null;
  /** The preparation for print while the board is open. @type {import("./outside/embedding/printout.js").Printout | null} */
  #printout = null;
  /** Resolves when the style sheets are loaded. @type {Promise<unknown> | null} */
  #sheets = null;
  #initialStyles = new CSSStyleSheet();

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    this.#initialStyles.replaceSync(INITIAL_STYLES);
    shadow.adoptedStyleSheets = [this.#initialStyles];
    this.#place.className = "embed-place";
    shadow.append(this.#place);
    this.#loadSheets().catch(() => {});
  }

  connectedCallback() {
    reapplyEarlyProperties(/** @type {any} */ (this));
    addBoard(this);
    this.#reserveSpace();
    this.showTheme();
    this.#observer = new IntersectionObserver((entries) => this.#onIntersection(entries), {
      rootMargin: `${NEAR_PX}px`,
    });
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    removeBoard(this);
    this.#observer?.disconnect();
    this.#isNear = false;
    this.#closeBoard();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (name !== "theme") {
      this.#reopen();
      this.#reserveSpace();
      return;
    }
    this.showTheme();
    this.#reportTheme(now);
  }

  /** The board's state; null until it is ready. */
  get state() {
    return this.#board?.state ?? this.#lastState;
  }

  /** The events that a page missed because it started to listen late. For `warren-games/react`. */
  get missed() {
    const { state } = this;
    /** @type {{ type: string, detail: object }[]} */
    const missed = [...this.#faults].map((message) => ({ type: "error", detail: { message } }));
    if (state) missed.push({ type: "ready", detail: { state } });
    if (this.#solved) missed.push({ type: "solved", detail: this.#solved });
    return missed.map(({ type, detail }) => ({ type, detail: { ...detail, again: true } }));
  }

  /**
   * Seats the page's external players: `play/match/external-player.js` requests their answers. The board restarts.
   * @param {import("./outside/embedding/game-board.js").Host["outside"]} players by seat
   */
  seat(players) {
    this.#outside = players;
    this.#closeBoard();
    this.#reopen();
  }

  /**
   * Plays a move as the person whose turn it is. If the move is refused, fires `error`.
   * @param {string} move in the notation of records
   */
  play(move) {
    if (this.#board) this.#board.play(move);
    else this.#reportClosed();
  }

  /**
   * Opens other content on the board. The options replace all attributes, except that the theme stays unless it is set.
   * @param {Record<string, unknown>} options
   */
  load(options) {
    const textOf = optionsOfMessage(options);
    for (const name of OPTIONS) {
      const text = textOf(name);
      if (text !== null) this.setAttribute(name, text);
      else if (name !== "theme") this.removeAttribute(name);
    }
    this.#reopen();
  }

  /** Reserves the space for the content that the attributes describe. */
  #reserveSpace() {
    const textOf = attributesOf(this);
    const keep = textOf("keep");
    const isStored =
      keep !== null && keep !== "off" && storedKeys("localStorage", KEY_PREFIX).length > 0;
    for (const [name, value] of Object.entries(roomOf(textOf, isStored, this.#linkedKind))) {
      this.#place.style.setProperty(name, value);
    }
  }

  /** Reserves the space for the content that the link turns out to have. @param {EmbeddedBoard} board */
  #reserveSpaceOf({ container, state }) {
    const mode = state?.mode === "play" ? "linked" : (state?.mode ?? null);
    this.#linkedKind = container.querySelector(".question") ? "question" : mode;
    this.#reserveSpace();
  }

  /** Reports that the board is closed. */
  async #reportClosed() {
    await loadTexts(this.#options().language).catch(() => {});
    this.#fire("error", { message: t("embed-not-ready") });
  }

  /**
   * Reports an invalid theme, unless the board is about to open, which reports all options.
   * @param {string | null} theme
   */
  #reportTheme(theme) {
    const { faults } = readOptions((name) => (name === "theme" ? theme : null));
    const isOpen = () => !this.#isOpenScheduled && (this.#board ?? this.#saved) !== null;
    if (!isOpen()) return;
    // Another change at the same time may open the board.
    queueMicrotask(() => {
      if (!isOpen()) return;
      for (const fault of faults) {
        if (this.#board) this.#board.reportOption(fault);
        else this.#fire("error", { message: faultText(fault) });
      }
    });
  }

  /** Shows the board's own theme, or that of the page. */
  showTheme() {
    const { theme } = this.#options();
    const isDark = theme === "page" ? isDarkAround(this) : theme === "dark";
    const shown = isDark ? "dark" : "light";
    if (this.dataset.theme === shown) return;
    this.dataset.theme = shown;
    themeChanges.dispatchEvent(new Event("change"));
  }

  /** Opens the board as if it were near. It stays open until it has been near and far again. */
  openForPaper() {
    const isAfterHeading = this.previousElementSibling?.matches("h1, h2, h3, h4, h5, h6");
    this.#initialStyles.replaceSync(
      isAfterHeading ? INITIAL_STYLES + AFTER_HEADING_STYLES : INITIAL_STYLES,
    );
    this.#isNear = true;
    if (!this.#board) this.#openSoon();
  }

  /** Makes a picture for print, if the board is closed and has none. Opens the board hidden for that, without events. */
  async makeStill() {
    if (this.#board || this.#still || this.#isNear) return;
    const { options } = readOptions(attributesOf(this));
    const change = this.#changes.current;
    const place = document.createElement("div");
    place.hidden = true;
    try {
      await Promise.all([loadTexts(options.language), this.#loadSheets()]);
      applyLanguage(place);
      this.#place.after(place);
      const board = new EmbeddedBoard(place);
      // A picture stores nothing.
      await board.open(options, [], this.#saved && { ...this.#saved, keep: null });
      if (!this.#board && change.isCurrent) this.#reserveSpaceOf(board);
      const printout = await printoutOf(board);
      if (!this.#board && change.isCurrent) this.#showStill(printout?.take() ?? null);
      printout?.close();
      board.close();
    } catch {
      // The fault is reported when the board is opened.
    } finally {
      place.remove();
    }
  }

  /** @param {import("./outside/embedding/printout.js").Still | null} still */
  #showStill(still) {
    this.#still?.close();
    this.#still?.element.remove();
    this.#still = still;
    if (still) this.#place.after(still.element);
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #onIntersection(entries) {
    this.#isNear = entries[entries.length - 1].isIntersecting;
    if (!this.#isNear) this.#closeBoard();
    else if (!this.#board) this.#openSoon();
  }

  /** Opens the board again, with the current attributes. */
  #reopen() {
    this.#changes.next();
    this.#saved = null;
    this.#linkedKind = null;
    this.#lastState = null;
    this.#faults.clear();
    this.#solved = null;
    if (!this.#board) this.#showStill(null);
    this.#openSoon();
    if (boards.has(this)) void makeStills(boards);
  }

  /** Opens the board once for all attributes that change together. */
  #openSoon() {
    if (this.#isOpenScheduled || !this.#isNear) return;
    this.#isOpenScheduled = true;
    queueMicrotask(() => {
      this.#isOpenScheduled = false;
      if (this.#isNear) this.#open();
    });
  }

  #options() {
    return readOptions(attributesOf(this)).options;
  }

  /** Loads the style sheets. After a failure the next call tries again. */
  #loadSheets() {
    this.#sheets ??= addStyleSheets(this.#place, STYLE_SHEETS).catch((thrown) => {
      this.#sheets = null;
      throw thrown;
    });
    return this.#sheets;
  }

  async #open() {
    const { options, faults } = readOptions(attributesOf(this));
    const saved = this.#saved;
    const change = this.#changes.current;
    try {
      await Promise.all([loadTexts(options.language), this.#loadSheets()]);
    } catch (thrown) {
      const language = options.language ?? (document.documentElement.lang || null);
      if (!this.#board)
        this.#place.replaceChildren(missingTextsNotice(language, () => this.#openSoon()));
      this.#fire("error", { message: thrown instanceof Error ? thrown.message : String(thrown) });
      return;
    }
    if (!this.#isNear || !change.isCurrent) return;
    applyLanguage(this.#place);
    this.#board ??= this.#newBoard();
    const board = this.#board;
    this.#openingChange = change;
    await board.open(options, saved ? [] : faults, saved);
    if (this.#board !== board) return;
    this.#place.style.removeProperty("min-block-size");
    await this.#preparePrintout(board);
    // Waits until the board is painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (this.#board) this.#showStill(null);
      }),
    );
  }

  /** @param {EmbeddedBoard} board */
  async #preparePrintout(board) {
    const printout = await printoutOf(board);
    const isOpen = this.#board === board;
    (isOpen ? this.#printout : printout)?.close();
    if (isOpen) this.#printout = printout;
  }

  #newBoard() {
    const board = new EmbeddedBoard(this.#place, this.#outside, progressStoreOf);
    board.addEventListener("said", (event) => {
      const { type, ...detail } = /** @type {CustomEvent} */ (event).detail;
      if (this.#board !== board) return;
      if (type === "ready") this.#openedChange = this.#openingChange;
      this.#fire(type, detail);
    });
    return board;
  }

  /** Saves the content as text and closes the board until it is near again. */
  #closeBoard() {
    const board = this.#board;
    if (!board) return;
    this.#place.style.minBlockSize = `${this.#place.offsetHeight}px`;
    if (this.#openedChange.isCurrent) {
      this.#saved = board.saved ?? this.#saved;
      this.#lastState = board.state ?? this.#lastState;
    }
    const printout = this.#printout?.content === board.content ? this.#printout : null;
    this.#showStill(this.isConnected ? (printout?.take() ?? null) : null);
    this.#printout?.close();
    this.#printout = null;
    this.#board = null;
    board.close();
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #fire(type, detail) {
    if (type === "solved") this.#solved = detail;
    if ("message" in detail && this.#faults.size < MAX_FAULTS) {
      this.#faults.add(String(detail.message));
    }
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/**
 * Sets the properties again that were set before the element was defined; they would hide the element's own properties.
 * @param {Record<string, unknown>} element
 */
function reapplyEarlyProperties(element) {
  for (const name of OPTIONS) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}

for (const name of OPTIONS) {
  Object.defineProperty(WarrenBoard.prototype, name, {
    enumerable: true,
    configurable: true,
    /** @this {WarrenBoard} */
    get() {
      const { options } = readOptions(attributesOf(this));
      return options[/** @type {keyof typeof options} */ (name)];
    },
    /**
     * @this {WarrenBoard}
     * @param {unknown} value null for the default
     */
    set(value) {
      const text = optionsOfMessage({ [name]: value })(name);
      if (text === null) this.removeAttribute(name);
      else this.setAttribute(name, text);
    },
  });
}

if (globalThis.customElements && !customElements.get("warren-board")) {
  customElements.define("warren-board", WarrenBoard);
}
