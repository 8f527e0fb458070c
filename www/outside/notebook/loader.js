// The first module of a widget. It is small, because each widget's state contains it. It requests all others from the kernel, once
// for all boards of a page.

import { Kernel } from "./kernel.js";

/** @typedef {import("./kernel.js").Model} Model */
/** @typedef {typeof import("./board.js")} Boards */

/** The message shown while the board waits for a kernel. */
const WAIT_MESSAGE = "notebook-waits";

/** The texts of such messages, by language. The build sets them, from the language files.
 * @type {Record<string, Record<string, string>>} */
const WORDS = /** @type {any} */ (globalThis).WARREN_NOTEBOOK_WORDS;

/** The version of the package. The build sets it. @type {string} */
const VERSION = /** @type {any} */ (globalThis).WARREN_VERSION;

/** How long a board may wait before it shows that message, in milliseconds. */
const MAX_QUIET_MS = 3000;

/** The pause before a kernel is asked again, in milliseconds. */
const PAUSE_MS = 1000;

const SLOT = Symbol.for(`warren-widget ${VERSION}`);

/** The modules of this page; undefined until a board has asked for them. @type {{ [SLOT]?: Promise<Boards> }} */
const page = /** @type {any} */ (globalThis);

/** @param {Kernel} kernel @returns {Promise<Boards>} */
async function loadBoards(kernel) {
  const module = await kernel.file("board.js");
  const url = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
  const boards = /** @type {Boards} */ (await import(url));
  URL.revokeObjectURL(url);
  return boards;
}

/**
 * The modules of this page. If the kernel of another board stops meanwhile, this board's kernel is asked.
 * @param {Kernel} kernel
 * @param {() => boolean} isWanted
 * @returns {Promise<Boards | null>} null if they are no longer wanted
 */
async function boardsOf(kernel, isWanted) {
  while (isWanted()) {
    page[SLOT] ??= loadBoards(kernel);
    const request = page[SLOT];
    try {
      return await request;
    } catch {
      if (page[SLOT] === request) page[SLOT] = undefined;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return null;
}

/** @param {Model} model */
function waitingSentence(model) {
  const wantedLanguage = model.get("_options")?.language || document.documentElement.lang || "en";
  const language = wantedLanguage.toLowerCase().split("-")[0];
  const shownLanguage = Object.hasOwn(WORDS, language) ? language : "en";
  const sentence = document.createElement("p");
  sentence.lang = shownLanguage;
  sentence.dir = shownLanguage === "fa" ? "rtl" : "ltr";
  sentence.textContent = WORDS[shownLanguage][WAIT_MESSAGE];
  return sentence;
}

/**
 * Shows the board in a place.
 * @param {Model} model
 * @param {HTMLElement} el
 * @returns {() => void} removes it
 */
function showIn(model, el) {
  let isRemoved = false;
  /** @type {(() => void) | undefined} */
  let remove;
  const place = document.createElement("div");
  el.append(place);
  const timer = setTimeout(() => place.replaceChildren(waitingSentence(model)), MAX_QUIET_MS);
  const kernel = new Kernel(model);
  // Not awaited: anywidget reports a view as failed if it is not ready soon.
  boardsOf(kernel, () => !isRemoved).then((boards) => {
    clearTimeout(timer);
    if (isRemoved || !boards) return;
    place.replaceChildren();
    remove = boards.show(model, kernel, place);
  });
  return () => {
    isRemoved = true;
    clearTimeout(timer);
    remove?.();
  };
}

/** Called by anywidget for each model. */
export default () => {
  /** The model of the widget. The one passed to `render` stops receiving events when its view closes. @type {Model | undefined} */
  let widgetModel;
  return {
    /** @param {{ model: Model }} widget */
    initialize({ model }) {
      widgetModel = model;
    },
    /** @param {{ model: Model, el: HTMLElement }} widget */
    render: ({ model, el }) => showIn(widgetModel ?? model, el),
  };
};
