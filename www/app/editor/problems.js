// The list of problems that keep a draft from being a position, each with its place.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";

/** @typedef {import("../../wasm/warren.js").DraftProblem} DraftProblem */

/** The largest number of problems listed. */
const MAX_LISTED = 6;

export class EditorProblems {
  #list = h("ul", null);
  #more = h("p", { class: "muted" });

  /** @param {(problem: DraftProblem) => void} look called with the problem that is pressed */
  constructor(look) {
    this.look = look;
    this.element = h(
      "section",
      { class: "editor-problems", "aria-label": t("edit-problems") },
      this.#list,
      this.#more,
    );
  }

  /** @param {readonly DraftProblem[]} problems */
  show(problems) {
    this.element.hidden = problems.length === 0;
    const rows = problems.slice(0, MAX_LISTED).map((problem) => {
      const text = problemText(problem);
      const button = h(
        "button",
        { type: "button", class: "problem-line", onclick: () => this.look(problem) },
        text,
      );
      return h("li", { "data-rule": problem.rule }, button);
    });
    this.#list.replaceChildren(...rows);
    const rest = problems.length - rows.length;
    this.#more.hidden = rest === 0;
    this.#more.textContent = rest > 0 ? t("edit-more-problems", { count: rest }) : "";
  }
}
