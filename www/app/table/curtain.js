// The curtain hides the game while two people with secrets share the screen, until the right person looks. The visitor may
// choose to see a shared game complete instead, since its link contains everything.

import { button } from "../../kit/page/button.js";
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
    this.#lift = steadyButton(t("curtain-lift"), lift, "primary");
    this.#all = h(
      "div",
      { class: "curtain-all" },
      h("p", null, t("curtain-all-note")),
      steadyButton(t("curtain-all"), openAll),
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
    // If the visitor only watches the game, no person here can move.
    const { mode } = state;
    this.#lift.hidden = mode.kind !== "covered";
    this.#all.hidden = mode.kind !== "covered" || !mode.mayOpen;
  }

  focus() {
    this.#lift.focus({ preventScroll: true });
  }
}

/**
 * A button that ignores presses that began in an earlier turn.
 * @param {string} label
 * @param {() => void} act
 * @param {string} [look]
 */
function steadyButton(label, act, look) {
  // A key still held from the last move, or the second click of a double click, must not lift the curtain.
  const made = button(label, ({ detail }) => detail < 2 && act(), look);
  made.addEventListener("keydown", (event) => {
    if (event.repeat) event.preventDefault();
  });
  return made;
}
