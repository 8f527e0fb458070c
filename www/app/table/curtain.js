// The curtain hides the game while two people with secrets share the screen, until the right person looks. The visitor may
// choose to see a shared game complete instead, since its link contains everything.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { sideWords } from "../../play/match/names.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */

export class Curtain {
  #turnText = h("h2");
  #privacyText = h("p");
  #liftButton;
  #openAllPart;

  /** @param {{ lift: () => void, openAll: () => void }} callbacks */
  constructor({ lift, openAll }) {
    this.#liftButton = guardedButton(t("curtain-lift"), lift, "primary");
    this.#openAllPart = h(
      "div",
      { class: "curtain-all" },
      h("p", null, t("curtain-all-note")),
      guardedButton(t("curtain-all"), openAll),
    );
    this.element = h(
      "section",
      { class: "curtain" },
      this.#turnText,
      this.#privacyText,
      this.#liftButton,
      this.#openAllPart,
    );
  }

  /**
   * The words of the curtain, which are also announced to screen readers.
   * @param {SessionState} state
   */
  static words({ game, curtain }) {
    const side = sideWords(game, curtain ?? 0);
    return { turn: t("curtain-turn", side), privacy: t("curtain-only") };
  }

  /** @param {SessionState} state a state with a curtain */
  show(state) {
    const { turn, privacy } = Curtain.words(state);
    setText(this.#turnText, turn);
    setText(this.#privacyText, privacy);
    // If the visitor only watches the game, no person here can move.
    const { mode } = state;
    this.#liftButton.hidden = mode.kind !== "covered";
    this.#openAllPart.hidden = mode.kind !== "covered" || !mode.mayOpen;
  }

  focus() {
    this.#liftButton.focus({ preventScroll: true });
  }
}

/**
 * A button that ignores presses that began in an earlier turn.
 * @param {string} label
 * @param {() => void} perform
 * @param {string} [className]
 */
function guardedButton(label, perform, className) {
  // A key still held from the last move, or the second click of a double click, must not lift the curtain.
  const element = button(label, ({ detail }) => detail < 2 && perform(), className);
  element.addEventListener("keydown", (event) => {
    if (event.repeat) event.preventDefault();
  });
  return element;
}
