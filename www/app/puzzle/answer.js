// The form for the answer to a question: places or words to mark, or a plan of words in order. The visitor presses them, or types
// the answer into a field.

import { button } from "../../kit/page/button.js";
import { acceptLocalDigits, plainDigits } from "../../kit/page/digits.js";
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
 * @property {() => void} submit called for the Enter key in the field
 * @property {HTMLButtonElement} checkButton the button that submits the answer
 */

export class AnswerPanel {
  #question;
  #boardModule;
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
  /** @type {{ close: () => void }[]} */
  #pictures = [];
  #isClosed = false;
  /** The buttons by their words. @type {Map<string, HTMLButtonElement>} */
  #wordButtons = new Map();
  #removeLastButton = button(t("question-back"), () => this.#setParts(this.#parts.slice(0, -1)));

  /**
   * @param {Question} question
   * @param {BoardModule} boardModule
   * @param {AnswerHost} host
   */
  constructor(question, boardModule, host) {
    this.#question = question;
    this.#boardModule = boardModule;
    this.#host = host;
    const { form, goal, known } = question;
    if (form === "places") this.#field.inputMode = "numeric";
    for (const word of known.words) {
      const { label, said } = this.#textsOf(word);
      const button = h(
        "button",
        {
          type: "button",
          class: "button",
          "aria-label": said,
          onclick: () => this.#addOrToggle(word),
        },
        label,
      );
      this.#wordButtons.set(word, button);
    }
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
          ...this.#wordButtons.values(),
          form === "plan" && this.#removeLastButton,
        ),
      h(
        "div",
        { class: "question-entry" },
        h(
          "label",
          { class: "question-as-text", for: "question-field" },
          h("span", null, fieldLabelOf(form)),
          this.#field,
        ),
        host.checkButton,
      ),
    );
    void this.#showPictures();
    acceptLocalDigits(this.#field);
    this.#field.addEventListener("input", () => {
      this.#parts = this.#readField();
      this.#updateButtons();
      this.#host.changed(null);
    });
    this.#field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (keyOf(event) === "Enter") this.#host.submit();
    });
    this.#updateButtons();
  }

  close() {
    this.#isClosed = true;
    for (const picture of this.#pictures) picture.close();
  }

  /** Puts pictures on the buttons, if the words have some. Without them, the buttons keep their labels. */
  async #showPictures() {
    const { goal, known } = this.#question;
    const loading = this.#boardModule.loadAnswerPictures?.(goal.kind);
    if (!loading) return;
    const group = this.element.querySelector(".question-words");
    group?.classList.add("question-pictures");
    const pictures = await loading.catch(() => null);
    if (!pictures || this.#isClosed) return;
    for (const word of pictures.inOrder(known.words)) {
      const button = this.#wordButtons.get(word);
      if (!button) continue;
      const picture = h("span", { class: "question-picture" });
      button.prepend(picture);
      this.#pictures.push(pictures.mountAnswerPicture(picture, word));
      group?.append(button);
    }
  }

  /** The answer as text. */
  get text() {
    return this.#question.form === "plan" ? this.#parts.join("") : this.#parts.join(" ");
  }

  /** The marked places or words, or the words of the plan. */
  get parts() {
    return this.#parts;
  }

  /** Fills in an answer. @param {string} answer in the words of the solver */
  fillIn(answer) {
    this.#field.value = answer;
    this.#parts = this.#readField();
    this.#updateButtons();
  }

  /** Allows or forbids changes of the answer. @param {boolean} isLocked */
  setLocked(isLocked) {
    this.#isLocked = isLocked;
    this.#field.readOnly = isLocked;
    this.#updateButtons();
  }

  /** Puts rings around the buttons of words that a hint is about. @param {readonly string[]} words */
  ring(words) {
    for (const [word, button] of this.#wordButtons) {
      button.classList.toggle("hinted", words.includes(word));
    }
  }

  /** Handles a press on a place of the board. @param {string} place */
  pressPlace(place) {
    const { form, sight } = this.#question;
    if (form === "places") this.#addOrToggle(place);
    const word = form === "plan" ? this.#boardModule.planTo?.(sight, this.#parts, place) : null;
    if (word) this.#addOrToggle(word);
  }

  /** The words as the visitor reads them. @param {readonly string[]} words */
  labelsOf(words) {
    return answerWords(this.#question, this.#boardModule, words);
  }

  /** The word's label, and its text for screen readers. @param {string} word */
  #textsOf(word) {
    return answerWord(this.#question, this.#boardModule, word);
  }

  /** Appends a word to the plan, or marks or unmarks a place or word. @param {string} part */
  #addOrToggle(part) {
    if (this.#isLocked) return;
    const { said } = this.#textsOf(part);
    if (this.#question.form === "plan") {
      this.#setParts([...this.#parts, part]);
      this.#host.changed(said);
      return;
    }
    const isMarked = !this.#parts.includes(part);
    const otherParts = this.#parts.filter((other) => other !== part);
    this.#setParts(isMarked ? [...otherParts, part] : otherParts);
    this.#host.changed(t(isMarked ? "question-marked" : "question-unmarked", { place: said }));
  }

  /** @param {string[]} parts */
  #setParts(parts) {
    if (this.#isLocked) return;
    this.#parts = parts;
    this.#field.value = this.text;
    this.#updateButtons();
    this.#host.changed(null);
  }

  /** Reads the answer from the field. */
  #readField() {
    const { form, sight } = this.#question;
    // The visitor may type a minus sign for a hyphen.
    const written = plainDigits(this.#field.value).replaceAll("\u2212", "-");
    if (form === "plan") return [...written.replace(/\s/g, "").toUpperCase()];
    if (form === "choices") {
      const words = written.toUpperCase().split(/[\s,;]+/);
      return [...new Set(words.filter((word) => word !== ""))];
    }
    const names = written
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map((word) => this.#boardModule.placeName(sight, word));
    return [...new Set(names.filter((name) => name !== null))];
  }

  #updateButtons() {
    const isPlan = this.#question.form === "plan";
    for (const [word, button] of this.#wordButtons) {
      button.disabled = this.#isLocked;
      if (!isPlan) setAttribute(button, "aria-pressed", String(this.#parts.includes(word)));
    }
    this.#removeLastButton.disabled = this.#isLocked || this.#parts.length === 0;
  }
}

/** The label of the field for an answer as text. A move is made on the board alone. @param {Question["form"]} form */
function fieldLabelOf(form) {
  if (form === "move") return "";
  return form === "places" ? t("question-places") : t(`question-field-${form}`);
}
