// A list of the puzzles and lessons that come with Warren, by game, with checkboxes.

import { pips } from "../../app/puzzle/pips.js";
import { COMPLETE_GAMES } from "../../games/complete.js";
import { h } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { tryAgainButton } from "../../kit/page/try-again.js";
import { puzzleSet } from "../../play/puzzle/sets.js";
import { shortTask } from "../../play/puzzle/words.js";
import { ownLesson } from "./links.js";

/** @typedef {import("./choice.js").ChosenItem} ChosenItem */

export class Shelf {
  #choice;
  #changed;
  #isClosed = false;
  /** @type {{ item: ChosenItem, box: HTMLInputElement }[]} */
  #checkboxes = [];

  /**
   * @param {import("./choice.js").CourseChoice} choice
   * @param {() => void} changed called when the items have changed
   */
  constructor(choice, changed) {
    this.#choice = choice;
    this.#changed = changed;
    this.element = h(
      "section",
      { class: "course-file-shelf" },
      sectionTitle(t("course-file-add")),
      ...COMPLETE_GAMES.map((game) => this.#gameSection(game)),
    );
  }

  /** Ticks the chosen items. */
  show() {
    for (const { box, item } of this.#checkboxes) {
      box.checked = this.#choice.has(item);
      box.disabled = !box.checked && this.#choice.isFull;
    }
  }

  close() {
    this.#isClosed = true;
  }

  /** @param {string} game */
  #gameSection(game) {
    const list = h("ul", { class: "course-file-ticks" });
    const part = h("details", { "data-game": game }, h("summary", null, t(`${game}-name`)), list);
    part.addEventListener("toggle", () => {
      if (part.open && list.childElementCount === 0) void this.#fill(game, list);
    });
    return part;
  }

  /**
   * @param {string} game
   * @param {HTMLElement} list
   */
  async #fill(game, list) {
    const lesson = ownLesson(game);
    list.replaceChildren(h("li", null, this.#checkbox(lesson, lesson.title)));
    try {
      const set = await puzzleSet(game);
      if (this.#isClosed) return;
      const name = t(`${game}-name`);
      for (const [i, puzzle] of set.entries()) {
        const place = number(i + 1);
        const title = t("course-file-puzzle-number", { game: name, puzzle: place });
        const item = { games: [game], title, link: puzzle.link };
        const task = `${place}. ${shortTask(puzzle)}`;
        list.append(h("li", null, this.#checkbox(item, task), pips(puzzle)));
      }
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      const retryButton = tryAgainButton(() => this.#fill(game, list));
      list.append(
        h("li", { class: "problem-line" }, t("puzzle-none", { reason }), " ", retryButton),
      );
    }
    this.show();
  }

  /**
   * @param {ChosenItem} item
   * @param {string} label
   */
  #checkbox(item, label) {
    const box = h("input", { type: "checkbox", checked: this.#choice.has(item) });
    box.addEventListener("change", () => {
      if (box.checked) this.#choice.add(item);
      else this.#choice.remove(item);
      this.#changed();
    });
    this.#checkboxes.push({ item, box });
    return h("label", { class: "course-file-tick" }, box, label);
  }
}
