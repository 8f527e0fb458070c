// The choice of a filter for a list of puzzles.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { DIFFICULTIES, STATES } from "../../play/puzzle/filter.js";
import { themeName } from "../../play/puzzle/words.js";

/** @typedef {import("../../play/puzzle/filter.js").Filter} Filter */

export class FilterChoice {
  /**
   * @param {string} game
   * @param {string[]} themes of the game's puzzles
   * @param {Filter} filter the initial choice
   * @param {(filter: Filter) => void} choose
   */
  constructor(game, themes, filter, choose) {
    const select = (
      /** @type {keyof Filter} */ part,
      /** @type {readonly string[]} */ values,
      /** @type {(value: string) => string} */ nameOf,
    ) => {
      const options = values.map((value) => h("option", { value }, nameOf(value)));
      const any = h("option", { value: "" }, t(`puzzle-any-${part}`));
      const element = h(
        "select",
        { class: "select", name: part, "aria-label": t(`puzzle-filter-${part}`) },
        any,
        ...options,
      );
      element.value = filter[part] ?? "";
      // A theme of another version's puzzles.
      if (element.selectedIndex < 0) element.selectedIndex = 0;
      element.addEventListener("change", () => choose(chosen()));
      return element;
    };
    const theme = select("theme", themes, (value) => themeName(game, value));
    const difficulty = select("difficulty", DIFFICULTIES, (value) => t(`puzzle-is-${value}`));
    const state = select("state", STATES, (value) => t(`puzzle-only-${value}`));
    const chosen = () =>
      /** @type {Filter} */ ({
        theme: theme.value || null,
        difficulty: difficulty.value || null,
        state: state.value || null,
      });
    const label = t("puzzle-filter");
    this.element = h(
      "div",
      { class: "puzzle-filter", role: "group", "aria-label": label },
      themes.length > 0 && theme,
      difficulty,
      state,
    );
  }
}
