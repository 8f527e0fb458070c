// The curtain: two people with secrets share the screen, and nothing of the game is on it until the right one looks. A
// shared game may be seen whole instead, since whoever has its link has all of it.

import { h, setText } from "../dom.js";
import { t } from "../i18n.js";
import { sideWords } from "./names.js";

/** @typedef {import("../play/state.js").State} SessionState */

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
    this.#lift.hidden = state.elsewhere;
    this.#all.hidden = !state.opens;
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
  // What still comes of the move before, a key held or the second press of two, is not meant for the curtain.
  element.addEventListener("keydown", (event) => {
    if (event.repeat) event.preventDefault();
  });
  element.addEventListener("click", (event) => {
    if (event.detail < 2) act();
  });
  return element;
}
