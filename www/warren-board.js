// The composition root of the custom element: `<warren-board game="dots"></warren-board>`, one board in a page of somebody
// else's, in a shadow of its own. All boards of a page share the modules, the language and what engines may take.

import { EmbeddedBoard } from "./embedding/embedded-board.js";
import { givenOptions, OPTIONS, readOptions } from "./embedding/options.js";
import { loadLanguage, loadWords, tellLanguage } from "./i18n.js";
import { fileOfSite } from "./site.js";

const SHEETS = ["style.css", "styles/puzzle.css", "styles/embed.css"];

/** A board that comes so near to what is seen is opened, one that goes farther is put away; in CSS pixels. */
const NEAR = 400;

/** @type {Promise<unknown> | undefined} */
let words;

/**
 * The words of all boards of the page, in the language that the first one asks for, else in the document's.
 * @param {string | null} wanted
 */
function wordsOf(wanted) {
  words ??= loadLanguage(wanted ?? (document.documentElement.lang || null), null)
    .then(() => Promise.all([loadWords("embed"), loadWords("puzzles")]))
    .catch((thrown) => {
      words = undefined;
      throw thrown;
    });
  return words;
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** Fires `ready`, `state`, `move`, `end`, `solved` and `error`, each a `CustomEvent` with what it tells. */
export class WarrenBoard extends HTMLElement {
  static observedAttributes = OPTIONS;

  /** @type {EmbeddedBoard | null} none while nobody sees it */
  #board = null;
  /** Options of a `load`, in place of the attributes. @type {((name: string) => string | null) | null} */
  #loaded = null;
  #isNear = false;
  #isDue = false;
  /** @type {IntersectionObserver | undefined} */
  #watch;
  #place = document.createElement("div");
  #themes = new AbortController();

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open", delegatesFocus: false });
    for (const sheet of SHEETS) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = fileOfSite(sheet).href;
      shadow.append(link);
    }
    this.#place.className = "embed-place";
    shadow.append(this.#place);
  }

  connectedCallback() {
    this.#themes = new AbortController();
    systemDark.addEventListener("change", () => this.#showTheme(), { signal: this.#themes.signal });
    this.#showTheme();
    this.#watch = new IntersectionObserver((entries) => this.#seen(entries), {
      rootMargin: `${NEAR}px`,
    });
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    this.#themes.abort();
    this.#watch?.disconnect();
    this.#isNear = false;
    this.#close();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === "theme") this.#showTheme();
    else this.#reopen();
  }

  /** How it stands; null until it is ready. */
  get state() {
    return this.#board?.state ?? null;
  }

  /**
   * Plays a move as the person whose turn it is. What stands in its way is told by an `error`.
   * @param {string} move as records write it
   */
  play(move) {
    this.#board?.play(move);
  }

  /**
   * Puts something else on the board; attributes do not count for it any more, but for the theme.
   * @param {Record<string, unknown>} options
   */
  load(options) {
    this.#loaded = givenOptions(options);
    this.#reopen();
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #seen(entries) {
    this.#isNear = entries[entries.length - 1].isIntersecting;
    if (this.#isNear && !this.#board) this.#reopen();
  }

  /** Opens it anew, once for all attributes that change together. */
  #reopen() {
    if (this.#isDue || !this.#isNear) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.#isNear) this.#open();
    });
  }

  async #open() {
    const textOf = this.#loaded ?? ((/** @type {string} */ name) => this.getAttribute(name));
    const { options, faults } = readOptions(textOf);
    const board = this.#board ?? this.#newBoard();
    try {
      await wordsOf(options.language);
      tellLanguage(this.#place);
    } catch (thrown) {
      this.#tell("error", { message: String(thrown) });
      return;
    }
    if (this.#board === board) await board.open(options, faults);
  }

  #newBoard() {
    const board = new EmbeddedBoard(this.#place);
    this.#board = board;
    board.addEventListener("said", (event) => {
      const { type, ...detail } = /** @type {CustomEvent} */ (event).detail;
      if (this.#board === board) this.#tell(type, detail);
    });
    return board;
  }

  #close() {
    this.#board?.close();
    this.#board = null;
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: type !== "error" }));
  }

  #showTheme() {
    const { theme } = readOptions((name) => this.getAttribute(name)).options;
    const page = getComputedStyle(this).colorScheme;
    const isDark =
      theme === "dark" ||
      (theme === "page" && (page === "dark" || (page !== "light" && systemDark.matches)));
    this.dataset.theme = isDark ? "dark" : "light";
  }
}

if (!customElements.get("warren-board")) customElements.define("warren-board", WarrenBoard);
