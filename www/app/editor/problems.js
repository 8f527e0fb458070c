// The list of problems that keep a draft from being a position, each with its place.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { problemText } from "../../kit/page/problems.js";

/** @typedef {import("../../wasm/warren.js").DraftProblem} DraftProblem */

/** The largest number of problems listed. */
const MAX_LISTED_PROBLEMS = 6;

export class EditorProblems {
  #list = h("ul", null);
  #moreNote = h("p", { class: "muted" });

  /** @param {(problem: DraftProblem) => void} onPress called with the problem that is pressed */
  constructor(onPress) {
    this.onPress = onPress;
    this.element = h(
      "section",
      { class: "editor-problems", "aria-label": t("edit-problems") },
      this.#list,
      this.#moreNote,
    );
  }

  /** @param {readonly DraftProblem[]} problems */
  show(problems) {
    this.element.hidden = problems.length === 0;
    const rows = problems.slice(0, MAX_LISTED_PROBLEMS).map((problem) => {
      const text = problemText(problem);
      const button = h(
        "button",
        { type: "button", class: "problem-line", onclick: () => this.onPress(problem) },
        text,
      );
      return h("li", { "data-rule": problem.rule }, button);
    });
    this.#list.replaceChildren(...rows);
    const unlistedCount = problems.length - rows.length;
    this.#moreNote.hidden = unlistedCount === 0;
    this.#moreNote.textContent =
      unlistedCount > 0 ? t("edit-more-problems", { count: unlistedCount }) : "";
  }
}
