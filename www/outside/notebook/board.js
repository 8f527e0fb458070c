// A board in a notebook: shows `<warren-board>` in the output of a cell, and connects it with the kernel.

import { h } from "../../kit/page/dom.js";
import { applyLanguage, loadLanguage, loadWords, t } from "../../kit/page/i18n.js";
import { registerExternalPlayer, removeExternalPlayer } from "../../play/match/external-player.js";
import { MAX_NAME_LENGTH } from "../../play/match/seats.js";
import { EVENTS } from "../embedding/protocol.js";
import { Bots } from "./bots.js";
import { send } from "./kernel.js";
import { addKernel, removeKernel } from "./kernels.js";

/** @typedef {import("./kernel.js").Kernel} Kernel */
/** @typedef {import("./kernel.js").Model} Model */
/** @typedef {import("../../warren-board.js").WarrenBoard} WarrenBoard */
/** @typedef {import("../../play/match/external-player.js").ExternalPlayer} ExternalPlayer */

/** The height of a board and its controls, as a length in CSS. It leaves room for the notebook's own bars. */
const HEIGHT = "min(100dvh - 8rem, 44rem)";

/** The style of the bots' printed output. */
const OUTPUT_STYLE =
  "max-block-size: 16rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; color: CanvasText; margin-block: 0.5rem";

/** The board of each model. @type {WeakMap<Model, NotebookBoard>} */
const boards = new WeakMap();

/**
 * Shows the board of a model. A model has one board: if it is shown twice, it moves to the latest place.
 * @param {Model} model
 * @param {Kernel} kernel
 * @param {HTMLElement} place
 * @returns {() => void} removes it from this place
 */
export function show(model, kernel, place) {
  const notebookBoard = boards.get(model) ?? new NotebookBoard(model);
  boards.set(model, notebookBoard);
  addKernel(kernel);
  const leave = notebookBoard.enter(place);
  return () => {
    removeKernel(kernel);
    leave();
  };
}

/** The board of one model, and the places where it may be. */
class NotebookBoard {
  #model;
  #board = /** @type {WarrenBoard} */ (document.createElement("warren-board"));
  #bots;
  /** The bots' printed output. */
  #output = h("pre", { hidden: true, tabIndex: 0 });
  /** Shows that a bot waits for the kernel. */
  #waitNotice = h("p", { hidden: true, role: "status" });
  #element = h("div", null, this.#board, this.#waitNotice, this.#output);
  /** @type {ExternalPlayer[]} */
  #players = [];
  /** In the order in which they were added. @type {Set<HTMLElement>} */
  #places = new Set();
  /** The place that has the board. @type {HTMLElement | null} */
  #place = null;
  #stopFollowing = () => {};

  /** @param {Model} model */
  constructor(model) {
    this.#model = model;
    this.#bots = new Bots(model, (isWaiting) => {
      this.#waitNotice.hidden = !isWaiting;
      if (isWaiting) this.#waitNotice.textContent = t("notebook-waits");
    });
    this.#board.style.setProperty("--embed-height", HEIGHT);
    // Otherwise the notebook's own shortcuts would act while the visitor plays by keyboard.
    this.#element.dataset.lmSuppressShortcuts = "true";
    this.#waitNotice.style.color = "CanvasText";
    this.#output.style.cssText = OUTPUT_STYLE;
    for (const type of EVENTS) {
      this.#board.addEventListener(type, (event) => {
        const detail = /** @type {CustomEvent} */ (event).detail;
        send(model, { type: "told", event: type, detail });
      });
    }
    model.on("change:_options", () => this.#open());
    model.on("change:output", () => this.#print());
    model.on("msg:custom", (content) => {
      if (content?.type === "play") this.#board.play(String(content.move));
    });
    this.#print();
    this.#open();
  }

  /**
   * @param {HTMLElement} place
   * @returns {() => void} removes the board from the place
   */
  enter(place) {
    this.#places.add(place);
    this.#moveTo(place);
    return () => {
      this.#places.delete(place);
      place.replaceChildren();
      if (this.#place !== place) return;
      const formerPlace = [...this.#places].at(-1) ?? null;
      this.#place = null;
      this.#stopFollowing();
      if (formerPlace) this.#moveTo(formerPlace);
    };
  }

  /** @param {HTMLElement} place */
  #moveTo(place) {
    const formerPlace = this.#place;
    this.#stopFollowing();
    this.#place = place;
    place.replaceChildren(this.#element);
    this.#stopFollowing = followNotebook(this.#element);
    if (formerPlace && formerPlace !== place) void this.#pointFrom(formerPlace);
  }

  /**
   * Shows in the board's former place that it has moved.
   * @param {HTMLElement} place
   */
  async #pointFrom(place) {
    const { language } = this.#model.get("_options");
    await loadLanguage(language ?? (document.documentElement.lang || null), null);
    await loadWords("embed");
    if (this.#place === place || !this.#places.has(place)) return;
    const moveHere = h(
      "button",
      { type: "button", onclick: () => this.#moveTo(place) },
      t("notebook-here"),
    );
    const sentence = h("p", null, t("notebook-elsewhere"), " ", moveHere);
    applyLanguage(sentence);
    place.replaceChildren(sentence);
  }

  /** Opens the content that the options describe, from its beginning. */
  #open() {
    for (const player of this.#players) removeExternalPlayer(player);
    // In a notebook, the browser stores nothing.
    const { bots, keep: _keep, opened: _, ...options } = this.#model.get("_options");
    this.#players = [];
    for (const [index, { seat, name }] of bots.entries()) {
      const answer = this.#bots.servePort(index);
      this.#players[seat - 1] = registerExternalPlayer(
        String(name).slice(0, MAX_NAME_LENGTH),
        answer,
      );
    }
    this.#board.load(options);
    this.#board.seat(this.#players);
  }

  #print() {
    const text = this.#model.get("output");
    this.#output.textContent = text;
    this.#output.hidden = text === "";
    this.#output.scrollTop = this.#output.scrollHeight;
  }
}

/**
 * Applies the notebook's colour scheme to an element. JupyterLab sets it in an attribute.
 * @param {HTMLElement} element
 * @returns {() => void} stops following it
 */
function followNotebook(element) {
  const { body } = document;
  const apply = () => {
    const light = body.dataset.jpThemeLight;
    if (light !== undefined) element.style.colorScheme = light === "false" ? "dark" : "light";
  };
  const changes = new MutationObserver(apply);
  changes.observe(body, { attributeFilter: ["data-jp-theme-light"] });
  apply();
  return () => changes.disconnect();
}
