// The buttons of the editor: undo, redo, start again, and use the position.

import { h, keepFocus } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";

/** @typedef {"undo" | "redo" | "empty" | "usual" | "share" | "puzzle" | "play"} Action */

export class EditorActions {
  /** @type {Map<Action, HTMLButtonElement>} */
  #buttons = new Map();

  /** @param {Record<Action, () => void>} run */
  constructor(run) {
    const named = (/** @type {Action} */ action, /** @type {string} */ kind) => {
      const button = h(
        "button",
        { type: "button", class: kind, "data-action": action, onclick: run[action] },
        t(`edit-${action}`),
      );
      this.#buttons.set(action, button);
      return button;
    };
    const pictured = (
      /** @type {Action} */ action,
      /** @type {import("../../kit/page/icons.js").IconName} */ name,
    ) => {
      const button = named(action, "icon-button named");
      button.setAttribute("aria-label", t(`edit-${action}`));
      button.replaceChildren(icon(name));
      button.firstElementChild?.classList.add("mirrored");
      return button;
    };
    this.row = h(
      "div",
      { class: "editor-row", role: "group", "aria-label": t("edit-edits") },
      pictured("undo", "undo-2"),
      pictured("redo", "redo-2"),
    );
    this.ends = h(
      "div",
      { class: "editor-ends" },
      named("play", "button primary"),
      named("share", "button"),
      named("puzzle", "button"),
    );
    this.starts = h(
      "div",
      { class: "editor-begin" },
      named("empty", "button"),
      named("usual", "button"),
    );
  }

  /** @param {{ undoable: boolean, redoable: boolean, isReady: boolean, isOver: boolean }} state */
  show({ undoable, redoable, isReady, isOver }) {
    const goesOn = isReady && !isOver;
    const enabled = {
      undo: undoable,
      redo: redoable,
      share: isReady,
      puzzle: goesOn,
      play: goesOn,
    };
    for (const [action, is] of Object.entries(enabled)) {
      const button = this.#buttons.get(/** @type {Action} */ (action));
      if (button) button.disabled = !is;
    }
    keepFocus([...this.#buttons.values()]);
  }
}
