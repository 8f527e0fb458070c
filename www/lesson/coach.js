// The coach of a lesson: what to do, what came of it, and the buttons for going on.

import { h, setText } from "../page/dom.js";
import { t } from "../page/i18n.js";
import { activeIn } from "../page/roots.js";

/** @typedef {import("./session.js").LessonState} LessonState */

/**
 * What to do after the lesson.
 * @typedef {{ label: string, run: () => void }} Deed
 */

/**
 * @typedef {Object} On
 * @property {() => void} next
 * @property {() => void} back
 * @property {() => void} showMove
 * @property {(answer: number) => void} answer
 * @property {() => void} again
 */

export class Coach {
  #on;
  #count = h("p", { class: "coach-count figures" });
  #say = h("h2", { class: "coach-say" });
  #told = h("p", { class: "coach-told" });
  #answers = h("div", { class: "coach-answers" });
  #next;
  #showMove;
  #back;
  #again;
  #over;
  /** The step whose answers are shown. @type {import("./lesson.js").Step | null} */
  #asked = null;

  /**
   * @param {On} on
   * @param {readonly Deed[]} ends what to do after the lesson, the most fitting first
   */
  constructor(on, ends) {
    this.#on = on;
    const button = (/** @type {string} */ id, /** @type {() => void} */ press, style = "button") =>
      h("button", { type: "button", class: style, onclick: press }, t(id));
    this.#next = button("lesson-next", on.next, "button primary");
    this.#showMove = button("lesson-show", on.showMove);
    this.#back = button("lesson-back", on.back);
    this.#again = button("lesson-again", on.again);
    this.#over = ends.map(({ label, run }, i) =>
      h(
        "button",
        { type: "button", class: i === 0 ? "button primary" : "button", onclick: run },
        label,
      ),
    );
    this.element = h(
      "section",
      { class: "coach", "aria-label": t("lesson") },
      this.#count,
      this.#say,
      this.#told,
      this.#answers,
      h(
        "div",
        { class: "coach-buttons" },
        this.#next,
        ...this.#over,
        this.#showMove,
        this.#back,
        this.#again,
      ),
    );
  }

  /** @param {LessonState} state */
  show(state) {
    const { at, count, said, step } = state;
    const isOver = step === null;
    const hadFocus = this.element.contains(activeIn(this.element));
    setText(this.#count, isOver ? t("lesson-done") : t("lesson-count", { at: at + 1, count }));
    setText(this.#say, isOver ? t("lesson-over") : step.say);
    setText(this.#told, feedback(state));
    this.#told.className = `coach-told ${said}`;
    this.#showAnswers(state);
    this.#next.hidden = isOver || said !== "done";
    this.#showMove.hidden = isOver || said === "done" || step.ask !== undefined;
    this.#back.hidden = at === 0;
    this.#again.hidden = !isOver;
    for (const button of this.#over) button.hidden = !isOver;
    const isLost = hadFocus && !this.element.contains(activeIn(this.element));
    if (isLost) this.focus();
  }

  /** Takes the focus: the button that goes on, if there is one. */
  focus() {
    const button = [this.#next, ...this.#over, this.#showMove].find(({ hidden }) => !hidden);
    (button ?? this.#answers.querySelector("button"))?.focus({ preventScroll: true });
  }

  /** @param {LessonState} state */
  #showAnswers({ said, step }) {
    const { ask } = step ?? {};
    this.#answers.hidden = !ask;
    if (this.#asked !== step) {
      this.#asked = step;
      const buttons = (ask?.answers ?? []).map((answer, i) =>
        h("button", { type: "button", class: "button", onclick: () => this.#on.answer(i) }, answer),
      );
      this.#answers.replaceChildren(...buttons);
    }
    for (const [i, button] of [...this.#answers.children].entries()) {
      const isRight = said === "done" && i === ask?.right;
      button.classList.toggle("right", isRight);
      // What was wrong makes room for the button that goes on.
      /** @type {HTMLButtonElement} */ (button).hidden = said === "done" && !isRight;
    }
  }
}

/**
 * What is said of what the learner did.
 * @param {LessonState} state
 */
export function feedback({ said, step }) {
  if (!step || said === "asked") return "";
  if (said === "done") return step.done ?? t("lesson-right");
  return step.wrong ?? t(step.ask ? "lesson-wrong-answer" : "lesson-wrong");
}
