// The coach of a lesson: the task, the feedback, and the buttons that continue the lesson.

import { button } from "../../kit/page/button.js";
import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { ForeignWords, foreignPart, quote } from "../../kit/page/foreign.js";
import { t } from "../../kit/page/i18n.js";
import { activeIn } from "../../kit/page/roots.js";

/** @typedef {import("../../play/lesson/session.js").LessonState} LessonState */

/**
 * A next step after the lesson.
 * @typedef {{ label: string, run: () => void }} NextStep
 */

/**
 * @typedef {Object} Callbacks
 * @property {() => void} next
 * @property {() => void} back
 * @property {() => void} showMove
 * @property {(answer: number) => void} answer
 * @property {() => void} again
 */

/** The lesson’s title has the caption, and the table announces the words. */
const QUIET = { isCaptioned: false, isLive: false };

export class Coach {
  #callbacks;
  #isForeign;
  #count = h("p", { class: "coach-count figures" });
  /** The elements for our own words, and for other people's. */
  #sentence = h("h2", { class: "coach-say" });
  #foreignSentence = new ForeignWords("coach-words", QUIET);
  #feedback = h("p");
  #foreignFeedback = new ForeignWords("", QUIET);
  /** The feedback has room from the beginning of a step, so that the board need not move. */
  #room = h("div", { class: "coach-room" }, this.#feedback, this.#foreignFeedback.element);
  #answers = h("div", { class: "coach-answers" });
  #next;
  #showMove;
  #back;
  #again;
  #endButtons;
  /** The buttons that continue the lesson. */
  buttons;
  /** The step whose answers are shown. @type {import("../../play/lesson/lesson.js").Step | null} */
  #questionStep = null;

  /**
   * @param {Callbacks} callbacks
   * @param {readonly NextStep[]} ends the next steps after the lesson, the most suitable first
   * @param {import("../../play/lesson/lesson.js").Lesson} lesson
   */
  constructor(callbacks, ends, { isForeign, script }) {
    this.#callbacks = callbacks;
    this.#isForeign = isForeign;
    this.#next = button(t("lesson-next"), callbacks.next, "primary");
    this.#showMove = button(t("lesson-show"), callbacks.showMove);
    this.#back = button(t("lesson-back"), callbacks.back);
    this.#again = button(t("lesson-again"), callbacks.again);
    this.#endButtons = ends.map(({ label, run }, i) => button(label, run, i === 0 && "primary"));
    this.buttons = h(
      "div",
      { class: "coach-buttons" },
      this.#next,
      ...this.#endButtons,
      this.#showMove,
      this.#back,
      this.#again,
    );
    this.element = h(
      "section",
      { class: "coach", "aria-label": t("lesson") },
      this.#count,
      isForeign && foreignPart("coach-title", [script.title]),
      this.#sentence,
      this.#foreignSentence.element,
      this.#room,
      this.#answers,
      this.buttons,
    );
  }

  /** @param {LessonState} state */
  show(state) {
    const { at, count, said, step } = state;
    const isOver = step === null;
    const hadFocus = this.element.contains(activeIn(this.element));
    setText(this.#count, isOver ? t("lesson-done") : t("lesson-count", { at: at + 1, count }));
    const say = step?.say ?? "";
    setText(this.#sentence, isOver ? t("lesson-over") : this.#isForeign ? "" : say);
    this.#foreignSentence.show(this.#isForeign ? say : "");
    const { isOfLesson, text } = feedback(state);
    const isForeign = isOfLesson && this.#isForeign;
    setText(this.#feedback, isForeign ? "" : text);
    this.#foreignFeedback.show(isForeign ? text : "");
    this.#feedback.className = `coach-feedback ${isForeign ? "" : said}`;
    this.#foreignFeedback.element.className = `foreign ${isForeign ? `coach-feedback ${said}` : ""}`;
    for (const said of /** @type {const} */ (["done", "wrong"])) {
      setAttribute(this.#room, `data-${said}`, feedback({ ...state, said }).text || null);
    }
    this.#showAnswers(state);
    this.#next.hidden = isOver || said !== "done";
    this.#showMove.hidden = isOver || said === "done" || step.ask !== undefined;
    this.#back.hidden = at === 0;
    this.#again.hidden = !isOver;
    for (const button of this.#endButtons) button.hidden = !isOver;
    const isLost = hadFocus && !this.element.contains(activeIn(this.element));
    if (isLost) this.focus();
  }

  /** Focuses the button that continues the lesson, if there is one. */
  focus() {
    const first = [this.#next, ...this.#endButtons, this.#showMove].find(({ hidden }) => !hidden);
    (first ?? this.#answers.querySelector("button"))?.focus({ preventScroll: true });
  }

  /** @param {LessonState} state */
  #showAnswers({ said, step }) {
    const { ask } = step ?? {};
    this.#answers.hidden = !ask;
    if (this.#questionStep !== step) {
      this.#questionStep = step;
      const buttons = (ask?.answers ?? []).map((answer, i) =>
        button(this.#isForeign ? quote(answer) : answer, () => this.#callbacks.answer(i)),
      );
      this.#answers.replaceChildren(...buttons);
    }
    for (const [i, answer] of [...this.#answers.children].entries()) {
      const isRight = said === "done" && i === ask?.right;
      answer.classList.toggle("right", isRight);
      // Wrong answers make room for the button that continues the lesson.
      /** @type {HTMLButtonElement} */ (answer).hidden = said === "done" && !isRight;
    }
  }
}

/**
 * The feedback on the learner's action, and whether it is in the lesson's own words.
 * @param {LessonState} state
 */
export function feedback({ said, step }) {
  if (!step || said === "asked") return { text: "", isOfLesson: false };
  const own = said === "done" ? step.done : step.wrong;
  if (own !== undefined) return { text: own, isOfLesson: true };
  return { text: verdict(said, step), isOfLesson: false };
}

/**
 * Our own words for whether the learner's action is right.
 * @param {"done" | "wrong"} said
 * @param {import("../../play/lesson/lesson.js").Step} step
 */
export function verdict(said, step) {
  return t(`lesson-${said === "done" ? "right" : step.ask ? "wrong-answer" : "wrong"}`);
}
