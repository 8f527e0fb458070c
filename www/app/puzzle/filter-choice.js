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
   * @param {(filter: Filter) => void} onChange
   */
  constructor(game, themes, filter, onChange) {
    const makeSelect = (
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
      // The address may name a theme that this version's puzzles do not have.
      if (element.selectedIndex < 0) element.selectedIndex = 0;
      element.addEventListener("change", () => onChange(chosenFilter()));
      return element;
    };
    const themeSelect = makeSelect("theme", themes, (value) => themeName(game, value));
    const difficultySelect = makeSelect("difficulty", DIFFICULTIES, (value) =>
      t(`puzzle-is-${value}`),
    );
    const stateSelect = makeSelect("state", STATES, (value) => t(`puzzle-only-${value}`));
    const chosenFilter = () =>
      /** @type {Filter} */ ({
        theme: themeSelect.value || null,
        difficulty: difficultySelect.value || null,
        state: stateSelect.value || null,
      });
    const label = t("puzzle-filter");
    this.element = h(
      "div",
      { class: "puzzle-filter", role: "group", "aria-label": label },
      themes.length > 0 && themeSelect,
      difficultySelect,
      stateSelect,
    );
  }
}
