// Variations in the list of moves. A variation is a line that was tried beside the game; each has a row with buttons for its moves.

import { h, setAttribute } from "../page/dom.js";
import { number, t } from "../page/i18n.js";
import { icon } from "../page/icons.js";
import { sideName } from "./names.js";

/** @typedef {import("../match/state.js").State} SessionState */
/** @typedef {import("../match/variations.js").Variation} Variation */

/** A variation's row and its moves. @typedef {{ from: number, element: HTMLElement, moves: HTMLElement, leave: HTMLElement, buttons: HTMLButtonElement[], listed: string[] }} Row */

export class VariationRows {
  #go;
  #isJoint;
  /** @type {Map<number, Row>} by variation */
  #rows = new Map();

  /**
   * @param {import("./moves.js").Going} go
   * @param {boolean} isJoint whether all move at once
   */
  constructor(go, isJoint) {
    this.#go = go;
    this.#isJoint = isJoint;
  }

  /**
   * Updates the rows to the variations that exist now.
   * @param {SessionState} state
   * @returns {Row[]} in reading order
   */
  show({ variation: current, variations, game }) {
    for (const [id, { element }] of this.#rows) {
      if (variations.some((variation) => variation.id === id)) continue;
      element.remove();
      this.#rows.delete(id);
    }
    return variations.map((variation) => {
      const row = this.#rows.get(variation.id) ?? this.#add(variation);
      const isCurrent = variation.id === current?.id;
      row.element.classList.toggle("current", isCurrent);
      row.leave.hidden = !isCurrent;
      this.#list(row, variation, game);
      return row;
    });
  }

  /**
   * Finds the button of the move shown, in its variation.
   * @param {SessionState} state
   */
  button({ variation, shown }) {
    return variation
      ? this.#rows.get(variation.id)?.buttons[shown - variation.from - 1]
      : undefined;
  }

  /** @param {Variation} variation */
  #add({ id, from }) {
    const leave = h(
      "button",
      { type: "button", class: "branch-leave", onclick: () => this.#go.leave() },
      t("branch-leave"),
    );
    const first = h("span", { class: "branch-number figures" }, number(from + 1));
    const moves = h("span", { class: "branch-moves" }, first, leave);
    const label = t("branch-delete", { from });
    const remove = h(
      "button",
      {
        type: "button",
        class: "icon-button branch-delete",
        "aria-label": label,
        title: label,
        onclick: () => this.#go.remove(id),
      },
      icon("trash"),
    );
    const head = h("span", { class: "unseen" }, t("branch", { from }));
    const element = h("li", { class: "branch" }, head, moves, remove);
    /** @type {Row} */
    const row = { from, element, moves, leave, buttons: [], listed: [] };
    this.#rows.set(id, row);
    return row;
  }

  /**
   * @param {Row} row
   * @param {Variation} variation
   * @param {string} game
   */
  #list(row, { id, from, moves, sides }, game) {
    for (let i = row.listed.length; i < moves.length; i++) {
      const ply = from + i + 1;
      const move = moves[i];
      const label = this.#isJoint
        ? t("branch-turn", { ply, move })
        : t("branch-move", { ply, side: sideName(game, sides[i]), move });
      const button = h(
        "button",
        { type: "button", class: "tried", "aria-label": label, tabIndex: -1 },
        move,
      );
      button.addEventListener("click", () => this.#go.variation(id, ply));
      row.buttons.push(button);
      row.leave.before(button);
    }
    row.listed = moves;
    setAttribute(row.element, "data-branch", String(id));
  }
}
