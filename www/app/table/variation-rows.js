// Variations in the list of moves. A variation is a line that was tried beside the game. Each has a row with buttons for its moves.

import { iconButton } from "../../kit/page/button.js";
import { h, setAttribute } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { sideName } from "../../play/match/names.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */
/** @typedef {import("../../play/match/variations.js").Variation} Variation */
/** @typedef {import("./move-names.js").MoveNames} MoveNames */

/** A variation's row and its moves. @typedef {{ from: number, element: HTMLElement, moves: HTMLElement, leave: HTMLElement, buttons: HTMLButtonElement[], listed: string[], form: string }} Row */

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
   * @param {MoveNames} names the names of the game's moves
   * @returns {Row[]} in reading order
   */
  show({ variation: current, variations, game }, names) {
    for (const [id, { element }] of this.#rows) {
      if (variations.some((variation) => variation.id === id)) continue;
      element.remove();
      this.#rows.delete(id);
    }
    return variations.map((variation) => {
      const row = this.#rows.get(variation.id) ?? this.#add(variation, names);
      const isCurrent = variation.id === current?.id;
      row.element.classList.toggle("current", isCurrent);
      row.leave.hidden = !isCurrent;
      this.#list(row, variation, game, names);
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

  /**
   * @param {Variation} variation
   * @param {MoveNames} names
   */
  #add({ id, from }, names) {
    const leave = h(
      "button",
      { type: "button", class: "branch-leave", onclick: () => this.#go.leave() },
      t("branch-leave"),
    );
    const first = h("span", { class: "branch-number figures" }, number(names.row(from)));
    const moves = h("span", { class: "branch-moves" }, first, leave);
    const label = t("branch-delete", { from: names.at(from) });
    const remove = iconButton("trash", label, () => this.#go.remove(id), "branch-delete");
    const head = h("span", { class: "unseen" }, t("branch", { from: names.at(from) }));
    const element = h("li", { class: "branch" }, head, moves, remove);
    /** @type {Row} */
    const row = { from, element, moves, leave, buttons: [], listed: [], form: "" };
    this.#rows.set(id, row);
    return row;
  }

  /**
   * @param {Row} row
   * @param {Variation} variation
   * @param {string} game
   * @param {MoveNames} names
   */
  #list(row, { id, from, moves, sides }, game, names) {
    const { form } = names;
    if (row.form !== form) {
      for (const button of row.buttons.splice(0)) button.remove();
      row.listed = [];
      row.form = form;
    }
    const shorts = row.listed.length < moves.length ? names.written(from, moves) : [];
    for (let i = row.listed.length; i < moves.length; i++) {
      const ply = from + i + 1;
      const move = shorts[i];
      const count = names.row(ply - 1);
      const label = this.#isJoint
        ? t("branch-turn", { ply: count, move })
        : t("branch-move", { ply: count, side: sideName(game, sides[i]), move });
      const button = h(
        "button",
        { type: "button", class: "tried", "aria-label": label, tabIndex: -1 },
        move,
      );
      button.dataset.move = moves[i];
      button.addEventListener("click", () => this.#go.variation(id, ply));
      row.buttons.push(button);
      row.leave.before(button);
    }
    row.listed = moves;
    setAttribute(row.element, "data-branch", String(id));
  }
}
