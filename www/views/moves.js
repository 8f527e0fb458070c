// The moves in the contest's notation, a row for each round of all sides; where all move at once, that is a move. A move is
// pressed to see the position after it.

import { h, keepFocus, setAttribute, setText } from "../dom.js";
import { list, number, t } from "../i18n.js";
import { icon } from "../icons.js";
import { sideName } from "./names.js";

/** @typedef {import("../play/state.js").State} SessionState */

/** @type {readonly [string, import("../icons.js").IconName][]} */
const STEPS = [
  ["go-first", "chevron-first"],
  ["go-back", "chevron-left"],
  ["go-forward", "chevron-right"],
  ["go-last", "chevron-last"],
];

export class Moves {
  /** @type {string[]} the moves listed */
  #listed = [];
  /** @type {HTMLButtonElement[]} by ply before the move */
  #buttons = [];
  /** @type {(scene: import("../boards/board.js").Scene) => number} */
  #firstRow;
  #texts;
  #list = h("ol", { class: "moves", "aria-label": t("moves-list") });
  #empty = h("p", { class: "moves-empty" }, t("moves-none"));
  #markText = h("span");
  #mark = h("p", { class: "moves-mark", hidden: true }, icon("triangle-alert"), this.#markText);
  #shown = 0;
  #length = 0;
  /** @type {HTMLButtonElement | undefined} the move shown */
  #current;
  #frame = 0;
  /** @type {Map<string, HTMLButtonElement>} */
  #steps = new Map();

  /**
   * @param {(ply: number) => void} go
   * @param {Object} [parts]
   * @param {HTMLElement | null} [parts.chart] stands under the list
   * @param {boolean} [parts.steps] whether there are buttons to go from move to move
   * @param {import("../boards/board.js").BoardModule["firstRow"]} [parts.firstRow]
   * @param {import("../boards/board.js").BoardModule["moveTexts"]} [parts.texts]
   */
  constructor(go, { chart = null, steps = true, firstRow = () => 1, texts } = {}) {
    this.go = go;
    this.#firstRow = firstRow;
    this.#texts = texts;
    const nav = h("div", { class: "moves-nav", hidden: !steps });
    for (const [id, name] of STEPS) {
      const picture = icon(name);
      const label = t(id);
      const button = h(
        "button",
        {
          type: "button",
          class: "icon-button",
          "aria-label": label,
          title: label,
          onclick: () => this.step(id),
        },
        picture,
      );
      this.#steps.set(id, button);
      nav.append(button);
    }
    nav.dir = "ltr";
    // Also called when the list comes into sight, and has a height.
    new ResizeObserver(() => this.#keepInSight()).observe(this.#list);
    const parts = [this.#empty, this.#list, chart, this.#mark, nav];
    this.element = h("div", { class: "tab-body" }, ...parts);
  }

  /** @param {string} id of a step */
  step(id) {
    const targets = {
      "go-first": 0,
      "go-back": this.#shown - 1,
      "go-forward": this.#shown + 1,
      "go-last": this.#length,
    };
    const ply = targets[/** @type {keyof typeof targets} */ (id)];
    if (ply >= 0 && ply <= this.#length && ply !== this.#shown) this.go(ply);
  }

  /**
   * @param {SessionState} state
   * @param {import("../boards/board.js").Scene} scene
   */
  show(state, scene) {
    this.#list.dataset.seats = String(state.seats.length);
    this.#shown = state.shown;
    this.#length = state.length;
    this.#listMoves(state, scene);
    this.#empty.hidden = state.length > 0;
    this.#list.hidden = state.length === 0;
    const current = this.#buttons[state.shown - 1];
    if (this.#current !== current && this.#current)
      setAttribute(this.#current, "aria-current", null);
    if (current) setAttribute(current, "aria-current", "step");
    this.#current = current;
    const mark = state.marks[state.shown];
    this.#mark.hidden = !mark;
    if (mark) setText(this.#markText, t(`mark-${mark}`));
    // With the next frame, which lays the page out anyhow.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#keepInSight());
    for (const id of ["go-first", "go-back"]) this.#enable(id, state.shown > 0);
    for (const id of ["go-forward", "go-last"]) this.#enable(id, state.shown < state.length);
    keepFocus([...this.#steps.values()]);
  }

  /**
   * @param {string} id
   * @param {boolean} enabled
   */
  #enable(id, enabled) {
    const button = this.#steps.get(id);
    if (button) button.disabled = !enabled;
  }

  /**
   * @param {SessionState} state
   * @param {import("../boards/board.js").Scene} scene
   */
  #listMoves({ game, moves, marks, seats }, scene) {
    let same = 0;
    while (same < this.#listed.length && this.#listed[same] === moves[same]) same += 1;
    for (const button of this.#buttons.splice(same)) {
      const row = button.parentElement;
      button.remove();
      if (!row?.querySelector("button")) row?.remove();
    }
    for (let ply = same; ply < moves.length; ply++) {
      const parts = this.#texts?.(scene, ply);
      const seat = parts ? 0 : scene.due(ply)[0];
      const label = parts
        ? turnLabel(game, ply, parts)
        : t("move-title", { ply: ply + 1, side: sideName(game, seat), move: moves[ply] });
      const button = h(
        "button",
        { type: "button", class: "move", "aria-label": label, onclick: () => this.go(ply + 1) },
        ...(parts ? parts.map(partOf) : [moves[ply]]),
      );
      button.classList.toggle("joint", parts !== undefined);
      const mark = marks[ply + 1];
      if (mark) {
        button.append(icon("triangle-alert"));
        button.title = t(`mark-${mark}`);
        button.setAttribute("aria-label", `${label}. ${t(`mark-${mark}`)}`);
      }
      const row = this.#list.lastElementChild;
      // Beside its number a row has a move of each side, whichever of them begins it.
      const isFull = !row || parts !== undefined || row.childElementCount > seats.length;
      if (isFull) {
        const count = this.#firstRow(scene) + this.#list.childElementCount;
        this.#list.append(newRow(count, row ? 0 : seat));
      }
      this.#list.lastElementChild?.append(button);
      this.#buttons.push(button);
    }
    this.#listed = [...moves];
  }

  /** Scrolls the list, and only the list, to the move shown. */
  #keepInSight() {
    const list = this.#list;
    const current = this.#buttons[this.#shown - 1];
    if (!current) {
      list.scrollTop = 0;
      return;
    }
    const top =
      current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
    if (top < list.scrollTop) list.scrollTop = top;
    const bottom = top + current.offsetHeight;
    if (bottom > list.scrollTop + list.clientHeight)
      list.scrollTop = bottom - list.clientHeight + 8;
  }
}

/**
 * A move of all sides at once, in words: what is seen of it.
 * @param {string} game
 * @param {number} ply before it
 * @param {string[]} parts by seat
 */
function turnLabel(game, ply, parts) {
  const seen = parts.flatMap((move, seat) =>
    move === "" ? [] : [t("moves-part", { side: sideName(game, seat), move })],
  );
  // What is seen of it is in its name, for those who say what they see.
  const shown = parts.map(seenPart).join("");
  return t("moves-turn", { ply: ply + 1, shown, moves: list(seen) });
}

/** @param {string} text a side's part of a move; empty if it is not seen */
function partOf(text) {
  return h("span", { class: text === "" ? "muted" : null }, seenPart(text));
}

/** @param {string} text a side's part of a move; empty if it is not seen */
const seenPart = (text) => (text === "" ? "?" : text);

/**
 * A row for a move of each side. Where another side than the first begins, since the game goes on from a position, those
 * before it have none in it.
 * @param {number} count shown before it, if it is not 0
 * @param {number} seat whose move is its first
 */
function newRow(count, seat) {
  return h(
    "li",
    { class: "moves-row" },
    h("span", { class: "moves-number figures" }, count > 0 && number(count)),
    ...Array.from({ length: seat }, () => h("span")),
  );
}
