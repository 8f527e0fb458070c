// Puzzles made on request: the choice of a kind, and the button that makes one.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { kindsOf } from "../../play/puzzle/maker.js";

/** The control that chooses a kind of puzzle, and makes one. */
export class PuzzleKindPicker {
  #select;
  #makeButton;

  /**
   * @param {string} game a game whose puzzles can be made on request
   * @param {(kind: string) => void} onMake
   */
  constructor(game, onMake) {
    const kinds = kindsOf(game);
    const options = kinds.map((kind) =>
      h("option", { value: kind }, t(`puzzle-kind-${game}-${kind}`)),
    );
    const id = `puzzle-kind-${game}`;
    this.#select = h("select", { class: "select", id }, ...options);
    const stored = preference(`puzzle-kind.${game}`);
    this.#select.value = stored !== null && kinds.includes(stored) ? stored : kinds[0];
    this.#select.addEventListener("change", () => {
      setPreference(`puzzle-kind.${game}`, this.value);
    });
    this.#makeButton = button(t("puzzle-new"), () => onMake(this.value));
    this.element = h(
      "div",
      { class: "puzzle-kind" },
      fieldLabel(id, t(`puzzle-next-kind-${game}`)),
      this.#select,
      this.#makeButton,
    );
  }

  /** The chosen kind. */
  get value() {
    return this.#select.value;
  }

  /** @param {boolean} isMaking whether a puzzle is being made */
  setMaking(isMaking) {
    this.#makeButton.disabled = isMaking;
    setText(this.#makeButton, t(isMaking ? "puzzle-loading" : "puzzle-new"));
  }
}
