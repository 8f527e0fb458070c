// The form for the answer to a question: places or words to mark, or a plan of words in order. Each can be pressed, or written in
// a field.

import { button } from "../../kit/page/button.js";
import { acceptDigits, plainDigits } from "../../kit/page/digits.js";
import { h, setAttribute } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { answerWord, answerWords } from "./question-words.js";

/**
 * @typedef {import("../../play/puzzle/question.js").Question} Question
 * @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule
 */

/**
 * @typedef {Object} AnswerHost
 * @property {(announcement: string | null) => void} changed called when the visitor has changed the answer; the announcement is
 *   for screen readers
 * @property {() => void} enter called for the Enter key in the field
 */

export class AnswerPanel {
  #question;
  #module;
  #host;
  /** The marked places or words, or the words of the plan in order. @type {string[]} */
  #parts = [];
  #isLocked = false;
  #field = h("input", {
    class: "question-field",
    id: "question-field",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: false,
    dir: "ltr",
  });
  /** The buttons by their words. @type {Map<string, HTMLButtonElement>} */
  #words = new Map();
  #back = button(t("question-back"), () => this.#change(this.#parts.slice(0, -1)));

  /**
   * @param {Question} question
   * @param {BoardModule} module
   * @param {AnswerHost} host
   */
  constructor(question, module, host) {
    this.#question = question;
    this.#module = module;
    this.#host = host;
    const { form, goal, known } = question;
    if (form === "places") this.#field.inputMode = "numeric";
    for (const word of known.words) {
      const { label, said } = this.#named(word);
      const button = h(
        "button",
        { type: "button", class: "button", "aria-label": said, onclick: () => this.#press(word) },
        label,
      );
      this.#words.set(word, button);
    }
    const label = form === "places" ? t("question-places") : t(`question-field-${form}`);
    this.element = h(
      "div",
      { class: "question-made", hidden: form === "move" },
      known.words.length > 0 &&
        h(
          "div",
          {
            class: `question-words question-${form}`,
            role: "group",
            "aria-label": t(`question-words-${goal.kind}`),
          },
          ...this.#words.values(),
          form === "plan" && this.#back,
        ),
      h(
        "label",
        { class: "question-as-text", for: "question-field" },
        h("span", null, label),
        this.#field,
      ),
    );
    acceptDigits(this.#field);
    this.#field.addEventListener("input", () => {
      this.#parts = this.#read();
      this.#show();
      this.#host.changed(null);
    });
    this.#field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (keyOf(event) === "Enter") this.#host.enter();
    });
    this.#show();
  }

  /** The answer as text. */
  get text() {
    return this.#question.form === "plan" ? this.#parts.join("") : this.#parts.join(" ");
  }

  get parts() {
    return this.#parts;
  }

  /** @param {string} answer the solver's answer */
  set(answer) {
    this.#field.value = answer;
    this.#parts = this.#read();
    this.#show();
  }

  /** Allows or forbids changes of the answer. @param {boolean} isLocked */
  lock(isLocked) {
    this.#isLocked = isLocked;
    this.#field.readOnly = isLocked;
    this.#show();
  }

  /** Handles a press on a place of the board. @param {string} place */
  pressPlace(place) {
    const { form, sight } = this.#question;
    if (form === "places") this.#press(place);
    const word = form === "plan" ? this.#module.planTo?.(sight, this.#parts, place) : null;
    if (word) this.#press(word);
  }

  /** The words as the visitor reads them. @param {readonly string[]} words */
  names(words) {
    return answerWords(this.#question, this.#module, words);
  }

  /** @param {string} word */
  #named(word) {
    return answerWord(this.#question, this.#module, word);
  }

  /** @param {string} part */
  #press(part) {
    if (this.#isLocked) return;
    const { said } = this.#named(part);
    if (this.#question.form === "plan") {
      this.#change([...this.#parts, part]);
      this.#host.changed(said);
      return;
    }
    const isMarked = !this.#parts.includes(part);
    const without = this.#parts.filter((other) => other !== part);
    this.#change(isMarked ? [...without, part] : without);
    this.#host.changed(t(isMarked ? "question-marked" : "question-unmarked", { place: said }));
  }

  /** @param {string[]} parts */
  #change(parts) {
    if (this.#isLocked) return;
    this.#parts = parts;
    this.#field.value = this.text;
    this.#show();
    this.#host.changed(null);
  }

  /** Reads the answer from the field. */
  #read() {
    const { form, sight } = this.#question;
    const written = plainDigits(this.#field.value).replaceAll("\u2212", "-");
    if (form === "plan") return [...written.replace(/\s/g, "").toUpperCase()];
    if (form === "choices") {
      const words = written.toUpperCase().split(/[\s,;]+/);
      return [...new Set(words.filter((word) => word !== ""))];
    }
    const names = written
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map((word) => this.#module.placeName(sight, word));
    return [...new Set(names.filter((name) => name !== null))];
  }

  #show() {
    const isPlan = this.#question.form === "plan";
    for (const [word, button] of this.#words) {
      button.disabled = this.#isLocked;
      if (!isPlan) setAttribute(button, "aria-pressed", String(this.#parts.includes(word)));
    }
    this.#back.disabled = this.#isLocked || this.#parts.length === 0;
  }
}
