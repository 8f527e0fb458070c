// Variations in the list of moves. A variation is a line that was tried beside the game. Each has a row with buttons for its moves.

import { iconButton } from "../../kit/page/button.js";
import { h, setAttribute } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { playerWords } from "../../play/match/names.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */
/** @typedef {import("../../play/match/variations.js").Variation} Variation */
/** @typedef {import("./move-names.js").MoveNames} MoveNames */

/** A variation's row and its moves. @typedef {{ startPly: number, element: HTMLElement, moves: HTMLElement, leave: HTMLElement, buttons: HTMLButtonElement[], listed: string[], notationKey: string }} VariationRow */

export class VariationRows {
  #callbacks;
  #isJoint;
  /** @type {Map<number, VariationRow>} by variation */
  #rows = new Map();

  /**
   * @param {import("./moves.js").ListCallbacks} callbacks
   * @param {boolean} isJoint whether all move at once
   */
  constructor(callbacks, isJoint) {
    this.#callbacks = callbacks;
    this.#isJoint = isJoint;
  }

  /**
   * Updates the rows to the variations that exist now.
   * @param {SessionState} state
   * @param {MoveNames} names the names of the game's moves
   * @returns {VariationRow[]} in reading order
   */
  show({ variation: current, variations, game, seats }, names) {
    for (const [id, { element }] of this.#rows) {
      if (variations.some((variation) => variation.id === id)) continue;
      element.remove();
      this.#rows.delete(id);
    }
    return variations.map((variation) => {
      const row = this.#rows.get(variation.id) ?? this.#addRow(variation, names);
      const isCurrent = variation.id === current?.id;
      row.element.classList.toggle("current", isCurrent);
      row.leave.hidden = !isCurrent;
      this.#listMoves(row, variation, (seat) => playerWords(game, seats, seat), names);
      return row;
    });
  }

  /**
   * Finds the button of the move shown, in its variation.
   * @param {SessionState} state
   */
  button({ variation, shown }) {
    return variation
      ? this.#rows.get(variation.id)?.buttons[shown - variation.startPly - 1]
      : undefined;
  }

  /**
   * @param {Variation} variation
   * @param {MoveNames} names
   */
  #addRow({ id, startPly }, names) {
    const leave = h(
      "button",
      { type: "button", class: "branch-leave", onclick: () => this.#callbacks.leaveVariation() },
      t("branch-leave"),
    );
    const firstNumber = h("span", { class: "branch-number figures" }, number(names.row(startPly)));
    const moves = h("span", { class: "branch-moves" }, firstNumber, leave);
    const label = t("branch-delete", { from: names.positionName(startPly) });
    const remove = iconButton(
      "trash",
      label,
      () => this.#callbacks.removeVariation(id),
      "branch-delete",
    );
    const caption = h(
      "span",
      { class: "unseen" },
      t("branch", { from: names.positionName(startPly) }),
    );
    const element = h("li", { class: "branch" }, caption, moves, remove);
    /** @type {VariationRow} */
    const row = { startPly, element, moves, leave, buttons: [], listed: [], notationKey: "" };
    this.#rows.set(id, row);
    return row;
  }

  /**
   * @param {VariationRow} row
   * @param {Variation} variation
   * @param {(seat: number) => Record<string, string>} wordsOf the player's name
   * @param {MoveNames} names
   */
  #listMoves(row, { id, startPly, moves, seatsToMove }, wordsOf, names) {
    const { notationKey } = names;
    if (row.notationKey !== notationKey) {
      for (const button of row.buttons.splice(0)) button.remove();
      row.listed = [];
      row.notationKey = notationKey;
    }
    const notations = row.listed.length < moves.length ? names.inNotation(startPly, moves) : [];
    for (let i = row.listed.length; i < moves.length; i++) {
      const ply = startPly + i + 1;
      const move = notations[i];
      const rowNumber = names.row(ply - 1);
      const label = this.#isJoint
        ? t("branch-turn", { ply: rowNumber, move })
        : t("branch-move", { ply: rowNumber, ...wordsOf(seatsToMove[i]), move });
      const button = h(
        "button",
        { type: "button", class: "tried", "aria-label": label, tabIndex: -1 },
        move,
      );
      button.dataset.move = moves[i];
      button.addEventListener("click", () => this.#callbacks.showVariation(id, ply));
      row.buttons.push(button);
      row.leave.before(button);
    }
    row.listed = moves;
    setAttribute(row.element, "data-branch", String(id));
  }
}
