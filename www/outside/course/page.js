// The page of a course in a learning system: the items, the board of one of them, and the score.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { isDone, pointsOf } from "./score.js";

/**
 * @typedef {import("./session.js").CourseSession} CourseSession
 * @typedef {HTMLElement & { state: any }} Board
 */

/** The events of a board that report the learner's work. */
const PROGRESS_EVENTS = ["ready", "move", "state", "hint", "end", "solved"];

export class CoursePage {
  #session;
  #steps;
  #title = h("h2", { class: "course-title" });
  #place = h("div", { class: "course-board" });
  #scoreText = h("p", { class: "course-reached", role: "status" });
  #saveStatus = h("p", { class: "course-kept muted" });
  #saveAgain;
  #next;
  #leave;
  #closed = h("p", { class: "course-closed", hidden: true, tabIndex: -1 }, t("course-closed"));

  /** @param {CourseSession} session */
  constructor(session) {
    this.#session = session;
    const { course } = session;
    this.#steps = course.items.map((_, at) =>
      h("button", { type: "button", class: "course-step", onclick: () => this.#open(at) }),
    );
    this.#saveAgain = button(t("course-save-again"), () => void session.saveNow());
    this.#next = button(t("course-next"), () => this.#open(session.at + 1));
    this.#leave = button(t("course-leave"), () => this.#leaveCourse());
    const steps = h(
      "ol",
      { class: "course-steps" },
      ...this.#steps.map((step) => h("li", null, step)),
    );
    this.element = h(
      "main",
      { class: "course" },
      h(
        "div",
        { class: "course-head" },
        h("h1", null, course.title),
        course.items.length > 1 && h("nav", { "aria-label": t("course-items") }, steps),
      ),
      this.#title,
      this.#place,
      this.#closed,
      h(
        "div",
        { class: "course-foot" },
        h("div", { class: "course-status" }, this.#scoreText, this.#saveStatus),
        this.#saveAgain,
        this.#next,
        this.#leave,
      ),
    );
    session.addEventListener("change", () => this.#show());
    this.#open(session.at);
  }

  /** @param {number} at */
  #open(at) {
    const session = this.#session;
    const { course } = session;
    const { lesson, link, set, title } = course.items[at];
    const progress = session.open(at);
    const board = /** @type {Board} */ (document.createElement("warren-board"));
    const attributes = {
      link,
      lesson,
      set,
      progress,
      analysis: course.help ? "on" : "off",
      language: document.documentElement.lang,
      theme: document.documentElement.dataset.theme,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) board.setAttribute(name, value);
    }
    board.setAttribute("aria-label", title ?? t("course-item", { item: at + 1 }));
    setText(this.#title, title ?? "");
    this.#title.hidden = title === undefined;
    for (const type of PROGRESS_EVENTS) {
      board.addEventListener(type, (event) => {
        const { state } = /** @type {CustomEvent} */ (event).detail;
        if (board.isConnected) session.record(state, type);
      });
    }
    this.#place.dataset.kind = set ? "set" : lesson === undefined ? "puzzle" : "lesson";
    this.#place.replaceChildren(board);
    this.#show();
  }

  #show() {
    const session = this.#session;
    const { items, rule } = session.course;
    const { done, isPassed, points } = session.score;
    items.forEach((item, at) => {
      const step = this.#steps[at];
      const result = session.results[at];
      const name = nameOf(item, at);
      const state = result.isSolved ? "solved" : isDone(result) ? "shown" : "open";
      step.dataset.state = state;
      setText(step, number(at + 1));
      step.title = item.title ?? "";
      const message = state === "shown" && item.set !== undefined ? "done" : state;
      const reached = t(`course-item-${message}`, { points: pointsOf(result, rule) });
      step.setAttribute("aria-label", `${name}: ${reached}`);
      if (at === session.at) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    });
    const counts = { done, count: items.length, points, pass: rule.pass };
    const ending = isPassed === null ? "so-far" : isPassed ? "passed" : "failed";
    setText(this.#scoreText, t(`course-${ending}`, counts));
    this.element.dataset.ending = ending;
    const isFailed = session.saveState === "failed";
    this.#saveStatus.role = isFailed ? "alert" : null;
    setText(this.#saveStatus, this.#saveStatusText());
    this.#saveAgain.hidden = !isFailed;
    this.#next.hidden = session.at + 1 >= items.length;
    this.#next.classList.toggle("primary", isDone(session.results[session.at]));
    this.#leave.hidden = session.back === null;
  }

  #saveStatusText() {
    const { isConnected, isReadOnly, saveState, reason } = this.#session;
    if (!isConnected) return t("course-unconnected");
    if (isReadOnly) return t("course-read-only");
    return saveState === "failed"
      ? t("course-failed-to-save", { reason })
      : t(`course-${saveState}`);
  }

  /** Returns to the learning system. */
  #leaveCourse() {
    const { back } = this.#session;
    this.#session.leave();
    this.#title.hidden = true;
    this.#place.replaceChildren();
    this.#closed.hidden = false;
    this.#closed.focus();
    if (back !== null && /^https?:/.test(back)) location.assign(back);
  }
}

/**
 * The accessible name of an item's button, which shows only a number.
 * @param {import("./description.js").Item} item
 * @param {number} at
 */
function nameOf({ title }, at) {
  const item = at + 1;
  return title === undefined
    ? t("course-item", { item })
    : t("course-titled-item", { item, title });
}
