// The tray beside the board of rabbits: the mover's pieces, a pad of directions, the turn in letters, and buttons to suggest, clear
// and send it. All controls are large enough for a finger; on a phone, a cell is not.

import { button } from "../../kit/page/button.js";
import { h, setAttribute } from "../../kit/page/dom.js";
import { numeral, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { keyOf } from "../../kit/page/keys.js";
import { activeIn } from "../../kit/page/roots.js";
import { DIRECTIONS, STAY } from "./position.js";
import { lettersIn, piecesOf } from "./turn.js";
import { pieceName, sendText, stepWords } from "./words.js";

/** @typedef {import("./choosing.js").Choosing} Choosing */

/**
 * @typedef {Object} TrayHost
 * @property {(piece: number) => void} select
 * @property {(letter: string) => void} step
 * @property {(letters: string) => void} type
 * @property {(() => void) | null} suggest
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
  /** Describes what happens when the turn is sent. */
  #summary = h("span", { class: "turn-does" });

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
      if (keyOf(event) !== "Enter") return;
      event.preventDefault();
      host.send(true);
    });
    const actionButton = (/** @type {string} */ kind, /** @type {() => void} */ run) => {
      const made = button(t(`rabbits-${kind}`), null, `turn-${kind}`);
      onPress(made, run);
      return made;
    };
    this.#suggest = host.suggest && actionButton("suggest", host.suggest);
    this.#clear = actionButton("clear", host.clear);
    this.#send = actionButton("send", () => host.send(false));
    this.#send.classList.add("primary");
    this.#send.replaceChildren(this.#summary);
    this.#send.append(h("kbd", { "aria-hidden": "true" }, t("rabbits-send-key")));
    this.#send.setAttribute("aria-keyshortcuts", "Enter");
    this.element = h(
      "section",
      { class: "turn", "aria-label": t("rabbits-turn") },
      this.#row,
      pad,
      this.#send,
      this.#suggest,
      this.#clear,
      this.field,
    );
  }

  /**
   * @param {Choosing} choosing
   * @param {boolean} mayChoose
   * @param {string} open the possible letters for the selected piece; all letters if none is selected
   */
  show(choosing, mayChoose, open) {
    const { problem, selected, turn } = choosing;
    this.element.classList.toggle("waiting", !mayChoose);
    while (this.#pieces.length > turn.steps.length) this.#pieces.pop()?.button.remove();
    while (this.#pieces.length < turn.steps.length) this.#addPiece();
    this.#pieces.forEach((_, piece) => {
      this.#showPiece(choosing, piece, mayChoose);
    });
    const letter = selected === null ? null : turn.steps[selected]?.letter;
    for (const [each, button] of this.#pad) {
      setAttribute(button, "aria-pressed", String(letter === each));
      disable(button, !mayChoose || !open.includes(each));
    }
    this.#showField(choosing, mayChoose);
    if (this.#suggest) disable(this.#suggest, !mayChoose);
    disable(this.#clear, !mayChoose || turn.isEmpty);
    disable(this.#send, !mayChoose || problem !== null);
    this.#summary.textContent = sendText(choosing.counts);
  }

  /**
   * Moves the focus to a piece's button if another piece's button has it.
   * @param {number} piece
   */
  followFocus(piece) {
    if (this.#row.contains(activeIn(this.element))) this.#pieces[piece]?.button.focus();
  }

  /** Whether the focus is on a control of the tray on which the board's keys work: on any except the text field. */
  get takesKeys() {
    return this.element.contains(activeIn(this.element)) && activeIn(this.element) !== this.field;
  }

  /**
   * Whether Enter belongs to the focused button.
   * @param {EventTarget | null} target
   */
  owns(target) {
    return target instanceof Node && this.element.contains(target) && !this.#row.contains(target);
  }

  #addPiece() {
    const piece = this.#pieces.length;
    const mark = h("span", { class: "turn-mark" }, numeral(piece + 1));
    const step = h("span", { class: "turn-step" }, icon("arrow-up"));
    const button = h("button", { type: "button", class: "turn-piece" }, mark, step);
    onPress(button, () => this.host.select(piece));
    this.#pieces.push({ button, mark, step });
    this.#row.append(button);
  }

  /**
   * @param {Choosing} choosing
   * @param {number} piece
   * @param {boolean} mayChoose
   */
  #showPiece({ seat, chosen, problem, turn }, piece, mayChoose) {
    const { button, mark, step } = this.#pieces[piece];
    const planned = turn.steps[piece];
    const stands = turn.standing[piece];
    const isStuck = problem !== null && piecesOf(problem).includes(piece);
    mark.dataset.seat = String(seat);
    button.classList.toggle("caught", !stands);
    button.classList.toggle("problem", isStuck);
    disable(button, !mayChoose || !stands);
    setAttribute(button, "aria-pressed", String(chosen.includes(piece)));
    step.dataset.letter = planned?.letter ?? "";
    step.dataset.kind = planned?.kind ?? "";
    const does = stands ? stepWords(planned?.letter ?? null) : t("rabbits-is-caught");
    const label = t("rabbits-piece-does", { piece: pieceName(seat, piece), does });
    setAttribute(button, "aria-label", label);
  }

  /**
   * @param {Choosing} choosing
   * @param {boolean} mayChoose
   */
  #showField({ problem, turn }, mayChoose) {
    const { field } = this;
    const count = turn.steps.length;
    field.maxLength = count;
    field.readOnly = !mayChoose;
    field.placeholder = t("rabbits-letters-example", { count });
    setAttribute(field, "aria-invalid", problem ? "true" : null);
    // The text must not change while the visitor types.
    const isTyping = activeIn(this.element) === field && field.value !== "";
    if (isTyping && turn.text.startsWith(field.value) && !turn.isEmpty) return;
    field.value = turn.isEmpty ? "" : turn.text;
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
 * Disables a button but lets it keep the focus.
 * @param {HTMLElement} button
 * @param {boolean} disabled
 */
function disable(button, disabled) {
  setAttribute(button, "aria-disabled", disabled ? "true" : null);
}
