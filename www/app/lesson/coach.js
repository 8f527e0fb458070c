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
 * @typedef {Object} CoachCallbacks
 * @property {() => void} next
 * @property {() => void} back
 * @property {() => void} showMove
 * @property {(answer: number) => void} answer
 * @property {() => void} again
 */

/** The lesson’s title has the caption, and the table announces the words. */
const FOREIGN_WORDS_OPTIONS = { isCaptioned: false, isLive: false };

export class Coach {
  #callbacks;
  #isForeign;
  /** The pips say this to eyes alone. */
  #countText = h("p", { class: "coach-count unseen" });
  #pips;
  /** The elements for our own words, and for other people's. */
  #sentence = h("h2", { class: "coach-say" });
  #foreignSentence = new ForeignWords("coach-words", FOREIGN_WORDS_OPTIONS);
  #feedback = h("p");
  #foreignFeedback = new ForeignWords("", FOREIGN_WORDS_OPTIONS);
  /** The feedback has room from the beginning of a step, so that the board need not move. */
  #feedbackRoom = h("div", { class: "coach-room" }, this.#feedback, this.#foreignFeedback.element);
  #answers = h("div", { class: "coach-answers" });
  #nextButton;
  #showMoveButton;
  #backButton;
  #againButton;
  #endButtons;
  /** The buttons that continue the lesson. */
  buttons;
  /** The step whose answers are shown. @type {import("../../play/lesson/lesson.js").Step | null} */
  #questionStep = null;

  /**
   * @param {CoachCallbacks} callbacks
   * @param {readonly NextStep[]} nextSteps the next steps after the lesson, the most suitable first
   * @param {import("../../play/lesson/lesson.js").Lesson} lesson
   */
  constructor(callbacks, nextSteps, { isForeign, script }) {
    this.#callbacks = callbacks;
    this.#isForeign = isForeign;
    this.#nextButton = button(t("lesson-next"), callbacks.next, "primary");
    this.#showMoveButton = button(t("lesson-show"), callbacks.showMove);
    this.#backButton = button(t("lesson-back"), callbacks.back, "coach-back");
    this.#pips = script.steps.map(() => h("li", { class: "coach-pip" }));
    this.#againButton = button(t("lesson-again"), callbacks.again);
    this.#endButtons = nextSteps.map(({ label, run }, i) =>
      button(label, run, i === 0 && "primary"),
    );
    this.buttons = h(
      "div",
      { class: "coach-buttons" },
      this.#nextButton,
      ...this.#endButtons,
      this.#showMoveButton,
      this.#againButton,
    );
    this.element = h(
      "section",
      { class: "coach", "aria-label": t("lesson") },
      h(
        "div",
        { class: "coach-head" },
        this.#countText,
        h("ol", { class: "coach-pips", "aria-hidden": "true" }, ...this.#pips),
        this.#backButton,
      ),
      isForeign && foreignPart("coach-title", [script.title]),
      this.#sentence,
      this.#foreignSentence.element,
      this.#feedbackRoom,
      this.#answers,
      this.buttons,
    );
  }

  /** @param {LessonState} state */
  show(state) {
    const { at, count, said, step } = state;
    const isOver = step === null;
    const hadFocus = this.element.contains(activeIn(this.element));
    setText(this.#countText, isOver ? t("lesson-done") : t("lesson-count", { at: at + 1, count }));
    for (const [i, pip] of this.#pips.entries()) {
      pip.classList.toggle("done", i < at);
      pip.classList.toggle("current", i === at);
    }
    const say = step?.say ?? "";
    setText(this.#sentence, isOver ? t("lesson-over") : this.#isForeign ? "" : say);
    this.#foreignSentence.show(this.#isForeign ? say : "");
    const { isOfLesson, text } = feedbackOf(state);
    const isForeign = isOfLesson && this.#isForeign;
    setText(this.#feedback, isForeign ? "" : text);
    this.#foreignFeedback.show(isForeign ? text : "");
    this.#feedback.className = `coach-feedback ${isForeign ? "" : said}`;
    this.#foreignFeedback.element.className = `foreign ${isForeign ? `coach-feedback ${said}` : ""}`;
    for (const said of /** @type {const} */ (["done", "wrong"])) {
      setAttribute(this.#feedbackRoom, `data-${said}`, feedbackOf({ ...state, said }).text || null);
    }
    this.#showAnswers(state);
    this.#nextButton.hidden = isOver || said !== "done";
    this.#showMoveButton.hidden = isOver || said === "done" || step.ask !== undefined;
    this.#backButton.hidden = at === 0;
    this.#againButton.hidden = !isOver;
    for (const button of this.#endButtons) button.hidden = !isOver;
    const isLost = hadFocus && !this.element.contains(activeIn(this.element));
    if (isLost) this.focus();
  }

  /** Focuses the button that continues the lesson, if there is one. */
  focus() {
    const firstButton = [this.#nextButton, ...this.#endButtons, this.#showMoveButton].find(
      ({ hidden }) => !hidden,
    );
    (firstButton ?? this.#answers.querySelector("button"))?.focus({ preventScroll: true });
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
export function feedbackOf({ said, step }) {
  if (!step || said === "asked") return { text: "", isOfLesson: false };
  const lessonText = said === "done" ? step.done : step.wrong;
  if (lessonText !== undefined) return { text: lessonText, isOfLesson: true };
  return { text: verdictText(said, step), isOfLesson: false };
}

/**
 * Our own words for whether the learner's action is right.
 * @param {"done" | "wrong"} said
 * @param {import("../../play/lesson/lesson.js").Step} step
 */
export function verdictText(said, step) {
  return t(`lesson-${said === "done" ? "right" : step.ask ? "wrong-answer" : "wrong"}`);
}
