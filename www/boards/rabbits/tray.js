// What stands beside the board of rabbits: the mover's pieces, a pad of directions, the turn in letters, and what one does
// with it. Everything is large enough for a finger, which a cell on a phone is not.

import { h, setAttribute } from "../../dom.js";
import { t } from "../../i18n.js";
import { icon } from "../../icons.js";
import { DIRECTIONS, STAY } from "./position.js";
import { lettersIn } from "./turn.js";
import { pieceName, stepWords } from "./words.js";

/**
 * @typedef {Object} TrayView
 * @property {number} seat
 * @property {readonly (import("./turn.js").Step | null)[]} steps
 * @property {readonly boolean[]} standing
 * @property {string} text the turn
 * @property {boolean} isEmpty whether no piece was touched
 * @property {number | null} selected
 * @property {readonly number[]} problems pieces that cannot do what they are to do
 * @property {boolean} mayChoose
 * @property {boolean} maySend
 * @property {boolean} suggesting
 * @property {string} open the letters that the selected piece may take; all when none is selected
 */

/**
 * @typedef {Object} TrayHost
 * @property {(piece: number) => void} select
 * @property {(letter: string) => void} step
 * @property {(letters: string) => void} type
 * @property {() => void} suggest
 * @property {() => void} clear
 * @property {(typed: boolean) => void} send
 */

export class Tray {
  /** @type {{ button: HTMLButtonElement, mark: HTMLElement, step: HTMLElement }[]} */
  #pieces = [];
  /** @type {Map<string, HTMLButtonElement>} by letter */
  #pad = new Map();
  #row = h("div", { class: "turn-pieces", role: "group", "aria-label": t("rabbits-pieces") });
  #suggest;
  #clear;
  #send;

  /** @param {TrayHost} host */
  constructor(host) {
    this.host = host;
    const pad = h("div", { class: "pad", role: "group", "aria-label": t("rabbits-directions") });
    for (const letter of [...DIRECTIONS, STAY]) {
      const name = stepWords(letter);
      const picture = letter === STAY ? h("span", { class: "stay" }) : icon("arrow-up");
      const button = h(
        "button",
        { type: "button", class: "button", "aria-label": name, title: name, "data-letter": letter },
        picture,
      );
      onPress(button, () => host.step(letter));
      this.#pad.set(letter, button);
      pad.append(button);
    }
    this.field = h("input", {
      class: "select turn-text",
      "aria-label": t("rabbits-letters"),
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: false,
    });
    this.field.addEventListener("input", () => this.#typed());
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      host.send(true);
    });
    const button = (/** @type {string} */ kind, /** @type {() => void} */ run) => {
      const made = h("button", { type: "button", class: "button" }, t(`rabbits-${kind}`));
      onPress(made, run);
      return made;
    };
    this.#suggest = button("suggest", host.suggest);
    this.#clear = button("clear", host.clear);
    this.#send = button("send", () => host.send(false));
    this.#send.classList.add("primary");
    this.#send.append(h("kbd", { "aria-hidden": "true" }, t("rabbits-send-key")));
    this.#send.setAttribute("aria-keyshortcuts", "Enter");
    this.element = h(
      "section",
      { class: "turn", "aria-label": t("rabbits-turn") },
      this.#row,
      pad,
      this.field,
      this.#suggest,
      this.#clear,
      this.#send,
    );
  }

  /** @param {TrayView} view */
  show(view) {
    while (this.#pieces.length > view.steps.length) this.#pieces.pop()?.button.remove();
    while (this.#pieces.length < view.steps.length) this.#addPiece();
    this.#pieces.forEach((_, piece) => {
      this.#showPiece(view, piece);
    });
    for (const [letter, button] of this.#pad) {
      const step = view.selected === null ? null : view.steps[view.selected];
      setAttribute(button, "aria-pressed", String(step?.letter === letter));
      disable(button, !view.mayChoose || !view.open.includes(letter));
    }
    this.#showField(view);
    disable(this.#suggest, !view.mayChoose || view.suggesting);
    disable(this.#clear, !view.mayChoose || view.isEmpty);
    disable(this.#send, !view.maySend);
  }

  /**
   * Gives the focus to a piece's button, if one of them has it.
   * @param {number} piece
   */
  followFocus(piece) {
    if (this.#row.contains(document.activeElement)) this.#pieces[piece]?.button.focus();
  }

  /** Whether the focus is on something here that takes the keys of the board. */
  get takesKeys() {
    return this.element.contains(document.activeElement) && document.activeElement !== this.field;
  }

  /**
   * Whether Enter belongs to the button that has the focus.
   * @param {EventTarget | null} target
   */
  owns(target) {
    return target instanceof Node && this.element.contains(target) && !this.#row.contains(target);
  }

  #addPiece() {
    const piece = this.#pieces.length;
    const mark = h("span", { class: "turn-mark" }, String(piece + 1));
    const step = h("span", { class: "turn-step" });
    const button = h("button", { type: "button", class: "turn-piece" }, mark, step);
    onPress(button, () => this.host.select(piece));
    this.#pieces.push({ button, mark, step });
    this.#row.append(button);
  }

  /**
   * @param {TrayView} view
   * @param {number} piece
   */
  #showPiece({ seat, steps, standing, selected, problems, mayChoose }, piece) {
    const { button, mark, step } = this.#pieces[piece];
    const chosen = steps[piece];
    mark.dataset.seat = String(seat);
    button.classList.toggle("caught", !standing[piece]);
    button.classList.toggle("problem", problems.includes(piece));
    disable(button, !mayChoose || !standing[piece]);
    setAttribute(button, "aria-pressed", String(piece === selected));
    step.dataset.letter = chosen?.letter ?? "";
    step.dataset.kind = chosen?.kind ?? "";
    if (step.childElementCount === 0) step.append(icon("arrow-up"));
    const name = pieceName(seat, piece);
    const does = standing[piece] ? stepWords(chosen?.letter ?? null) : t("rabbits-is-caught");
    setAttribute(button, "aria-label", t("rabbits-piece-does", { piece: name, does }));
  }

  /** @param {TrayView} view */
  #showField({ steps, text, isEmpty, problems, mayChoose }) {
    const { field } = this;
    field.maxLength = steps.length;
    field.readOnly = !mayChoose;
    field.placeholder = t("rabbits-letters-example", { count: steps.length });
    setAttribute(field, "aria-invalid", problems.length > 0 ? "true" : null);
    // What is being typed is left as it is.
    const typing = document.activeElement === field && lettersIn(field.value, 9) !== "";
    if (typing && text.startsWith(field.value) && !isEmpty) return;
    field.value = isEmpty ? "" : text;
  }

  #typed() {
    const { field } = this;
    const letters = lettersIn(field.value, this.#pieces.length);
    if (field.value !== letters) {
      const place = field.selectionStart;
      field.value = letters;
      field.setSelectionRange(place, place);
    }
    this.host.type(letters);
  }
}

/**
 * @param {HTMLElement} button
 * @param {() => void} run
 */
function onPress(button, run) {
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") === null) run();
  });
}

/**
 * The focus stays on a button that cannot be pressed for now.
 * @param {HTMLElement} button
 * @param {boolean} disabled
 */
function disable(button, disabled) {
  setAttribute(button, "aria-disabled", disabled ? "true" : null);
}
