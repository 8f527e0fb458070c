// The curtain hides the game while two people with secrets share the screen, until the right person looks. The visitor may
// choose to see a shared game complete instead, since its link contains everything.

import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { sideWords } from "../../play/match/names.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */

export class Curtain {
  #turn = h("h2");
  #only = h("p");
  #lift;
  #all;

  /** @param {{ lift: () => void, openAll: () => void }} on */
  constructor({ lift, openAll }) {
    this.#lift = button("button primary", "curtain-lift", lift);
    this.#all = h(
      "div",
      { class: "curtain-all" },
      h("p", null, t("curtain-all-note")),
      button("button", "curtain-all", openAll),
    );
    this.element = h(
      "section",
      { class: "curtain" },
      this.#turn,
      this.#only,
      this.#lift,
      this.#all,
    );
  }

  /**
   * The words of the curtain, which are also announced to screen readers.
   * @param {SessionState} state
   */
  static words({ game, curtain }) {
    const side = sideWords(game, curtain ?? 0);
    return { turn: t("curtain-turn", side), only: t("curtain-only") };
  }

  /** @param {SessionState} state a state with a curtain */
  show(state) {
    const { turn, only } = Curtain.words(state);
    setText(this.#turn, turn);
    setText(this.#only, only);
    // Where the visitor only watches the game, nobody here is to move.
    const { mode } = state;
    this.#lift.hidden = mode.kind !== "covered";
    this.#all.hidden = mode.kind !== "covered" || !mode.mayOpen;
  }

  focus() {
    this.#lift.focus({ preventScroll: true });
  }
}

/**
 * @param {string} style
 * @param {string} label a message of the language files
 * @param {() => void} act
 */
function button(style, label, act) {
  const element = h("button", { type: "button", class: style }, t(label));
  // A key still held from the last move, or the second click of a double click, must not lift the curtain.
  element.addEventListener("keydown", (event) => {
    if (event.repeat) event.preventDefault();
  });
  element.addEventListener("click", (event) => {
    if (event.detail < 2) act();
  });
  return element;
}
