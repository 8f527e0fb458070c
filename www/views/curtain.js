// The curtain: two people with secrets share the screen, and nothing of the game is on it until the right one looks.

import { h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { sideWords } from "./names.js";

/** @typedef {import("../play/state.js").State} SessionState */

export class Curtain {
  #turn = h("h2");
  #only = h("p");
  #button = h("button", { type: "button", class: "button primary" }, t("curtain-lift"));

  /** @param {() => void} lift */
  constructor(lift) {
    this.element = h("section", { class: "curtain" }, this.#turn, this.#only, this.#button);
    // What still comes of the move before, a key held or the second press of two, is not meant for the curtain.
    this.#button.addEventListener("keydown", (event) => {
      if (event.repeat) event.preventDefault();
    });
    this.#button.addEventListener("click", (event) => {
      if (event.detail < 2) lift();
    });
  }

  /**
   * What it says: also for those who do not see it.
   * @param {SessionState} state
   */
  static words({ game, curtain }) {
    const side = sideWords(game, curtain ?? 0);
    return { turn: t("curtain-turn", side), only: t("curtain-only") };
  }

  /** @param {SessionState} state with a curtain */
  show(state) {
    const { turn, only } = Curtain.words(state);
    setText(this.#turn, turn);
    setText(this.#only, only);
    // Where the game is only watched, nobody is to move.
    this.#button.hidden = state.elsewhere;
  }

  focus() {
    this.#button.focus({ preventScroll: true });
  }
}
