// The tray beside the board of rabbits: the mover's pieces, a pad of directions, the turn in letters, and buttons to suggest, clear
// and send it. All controls are large enough for a finger; on a phone, a cell is not.

import { button } from "../../kit/page/button.js";
import { h, setAttribute } from "../../kit/page/dom.js";
import { numeral, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { keyOf } from "../../kit/page/keys.js";
import { activeIn } from "../../kit/page/roots.js";
import { DIRECTIONS, STAY } from "./position.js";
import { piecesWithProblem, stepLettersIn } from "./turn.js";
import { pieceName, sendButtonText, stepWords } from "./words.js";

/** @typedef {import("./turn-choice.js").TurnChoice} TurnChoice */

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
  #pieceButtons = [];
  /** @type {Map<string, HTMLButtonElement>} by letter */
  #padButtons = new Map();
  #pieceRow = h("div", { class: "turn-pieces", role: "group", "aria-label": t("rabbits-pieces") });
  #suggestButton;
  #clearButton;
  #sendButton;
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
      onPressIfEnabled(button, () => host.step(letter));
      this.#padButtons.set(letter, button);
      pad.append(button);
    }
    this.field = h("input", {
      class: "select turn-text",
      "aria-label": t("rabbits-letters"),
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: false,
    });
    this.field.addEventListener("input", () => this.#handleInput());
    this.field.addEventListener("keydown", (event) => {
      if (keyOf(event) !== "Enter") return;
      event.preventDefault();
      host.send(true);
    });
    const actionButton = (/** @type {string} */ kind, /** @type {() => void} */ run) => {
      const element = button(t(`rabbits-${kind}`), null, `turn-${kind}`);
      onPressIfEnabled(element, run);
      return element;
    };
    this.#suggestButton = host.suggest && actionButton("suggest", host.suggest);
    this.#clearButton = actionButton("clear", host.clear);
    this.#sendButton = actionButton("send", () => host.send(false));
    this.#sendButton.classList.add("primary");
    this.#sendButton.replaceChildren(this.#summary);
    this.#sendButton.append(h("kbd", { "aria-hidden": "true" }, t("rabbits-send-key")));
    this.#sendButton.setAttribute("aria-keyshortcuts", "Enter");
    this.element = h(
      "section",
      { class: "turn", "aria-label": t("rabbits-turn") },
      this.#pieceRow,
      pad,
      this.#sendButton,
      this.#suggestButton,
      this.#clearButton,
      this.field,
    );
  }

  /**
   * @param {TurnChoice} turnChoice
   * @param {boolean} mayChoose
   * @param {string} possibleLetters the possible letters for the selected piece; all letters if none is selected
   */
  show(turnChoice, mayChoose, possibleLetters) {
    const { problem, selected, turn } = turnChoice;
    this.element.classList.toggle("waiting", !mayChoose);
    while (this.#pieceButtons.length > turn.steps.length) this.#pieceButtons.pop()?.button.remove();
    while (this.#pieceButtons.length < turn.steps.length) this.#addPiece();
    this.#pieceButtons.forEach((_, piece) => {
      this.#showPiece(turnChoice, piece, mayChoose);
    });
    const letter = selected === null ? null : turn.steps[selected]?.letter;
    for (const [each, button] of this.#padButtons) {
      setAttribute(button, "aria-pressed", String(letter === each));
      setDisabled(button, !mayChoose || !possibleLetters.includes(each));
    }
    this.#showField(turnChoice, mayChoose);
    if (this.#suggestButton) setDisabled(this.#suggestButton, !mayChoose);
    setDisabled(this.#clearButton, !mayChoose || turn.isEmpty);
    setDisabled(this.#sendButton, !mayChoose || problem !== null);
    this.#summary.textContent = sendButtonText(turnChoice.counts);
  }

  /**
   * Moves the focus to a piece's button if another piece's button has it.
   * @param {number} piece
   */
  followFocus(piece) {
    if (this.#pieceRow.contains(activeIn(this.element))) this.#pieceButtons[piece]?.button.focus();
  }

  /** Whether the focus is on a control of the tray on which the board's keys work: on any except the text field. */
  get hasFocusForKeys() {
    return this.element.contains(activeIn(this.element)) && activeIn(this.element) !== this.field;
  }

  /**
   * Whether Enter belongs to the focused button.
   * @param {EventTarget | null} target
   */
  handlesEnter(target) {
    return (
      target instanceof Node && this.element.contains(target) && !this.#pieceRow.contains(target)
    );
  }

  #addPiece() {
    const piece = this.#pieceButtons.length;
    const mark = h("span", { class: "turn-mark" }, numeral(piece + 1));
    const step = h("span", { class: "turn-step" }, icon("arrow-up"));
    const button = h("button", { type: "button", class: "turn-piece" }, mark, step);
    onPressIfEnabled(button, () => this.host.select(piece));
    this.#pieceButtons.push({ button, mark, step });
    this.#pieceRow.append(button);
  }

  /**
   * @param {TurnChoice} turnChoice
   * @param {number} piece
   * @param {boolean} mayChoose
   */
  #showPiece({ seat, chosen, problem, turn }, piece, mayChoose) {
    const { button, mark, step } = this.#pieceButtons[piece];
    const plannedStep = turn.steps[piece];
    const isOnBoard = turn.isOnBoard[piece];
    const isStuck = problem !== null && piecesWithProblem(problem).includes(piece);
    mark.dataset.seat = String(seat);
    button.classList.toggle("caught", !isOnBoard);
    button.classList.toggle("problem", isStuck);
    setDisabled(button, !mayChoose || !isOnBoard);
    setAttribute(button, "aria-pressed", String(chosen.includes(piece)));
    step.dataset.letter = plannedStep?.letter ?? "";
    step.dataset.kind = plannedStep?.kind ?? "";
    const description = isOnBoard ? stepWords(plannedStep?.letter ?? null) : t("rabbits-is-caught");
    const label = t("rabbits-piece-does", { piece: pieceName(seat, piece), does: description });
    setAttribute(button, "aria-label", label);
  }

  /**
   * @param {TurnChoice} turnChoice
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

  #handleInput() {
    const { field } = this;
    const letters = stepLettersIn(field.value, this.#pieceButtons.length);
    if (field.value !== letters) {
      const cursor = field.selectionStart;
      field.value = letters;
      field.setSelectionRange(cursor, cursor);
    }
    this.host.type(letters);
  }
}

/**
 * @param {HTMLElement} button
 * @param {() => void} run
 */
function onPressIfEnabled(button, run) {
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") === null) run();
  });
}

/**
 * Disables a button but lets it keep the focus.
 * @param {HTMLElement} button
 * @param {boolean} isDisabled
 */
function setDisabled(button, isDisabled) {
  setAttribute(button, "aria-disabled", isDisabled ? "true" : null);
}
