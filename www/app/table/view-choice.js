// The choice of a view, where the sides of a game know different things and the visitor may see all views.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { playerWords } from "../../play/match/names.js";

/** @typedef {import("../../play/match/state.js").State} SessionState */

export class ViewChoice {
  #onChoice;
  /** A key of the views offered. */
  #offeredViews = "";

  /** @param {(viewpoint: number) => void} onChoice */
  constructor(onChoice) {
    this.#onChoice = onChoice;
    this.element = h("fieldset", { class: "view-choice", hidden: true });
  }

  /** @param {SessionState} state */
  show({ game, seats, views, viewpoint }) {
    this.element.hidden = views.length < 2;
    if (this.#offeredViews !== views.join()) {
      this.#offeredViews = views.join();
      this.element.replaceChildren(
        h("legend", { class: "unseen" }, t("view-choice")),
        h(
          "div",
          { class: "segments" },
          ...views.map((view) => {
            const label = view < seats.length ? playerWords(game, seats, view).side : t("view-all");
            const input = h("input", { type: "radio", name: "view-choice", value: String(view) });
            input.addEventListener("change", () => this.#onChoice(view));
            return h("label", null, input, label);
          }),
        ),
      );
    }
    for (const input of this.element.querySelectorAll("input")) {
      input.checked = Number(input.value) === viewpoint;
    }
  }
}
