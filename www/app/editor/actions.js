// The buttons of the editor: undo, redo, start again, and use the position.

import { h, keepFocus } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";

/** @typedef {"undo" | "redo" | "empty" | "usual" | "share" | "puzzle" | "play"} Action */

export class EditorActions {
  /** @type {Map<Action, HTMLButtonElement>} */
  #buttons = new Map();

  /** @param {Record<Action, () => void>} callbacks */
  constructor(callbacks) {
    const makeButton = (/** @type {Action} */ action, /** @type {string} */ className) => {
      const button = h(
        "button",
        { type: "button", class: className, "data-action": action, onclick: callbacks[action] },
        t(`edit-${action}`),
      );
      this.#buttons.set(action, button);
      return button;
    };
    const makeIconButton = (
      /** @type {Action} */ action,
      /** @type {import("../../kit/page/icons.js").IconName} */ iconName,
    ) => {
      const button = makeButton(action, "icon-button named");
      button.setAttribute("aria-label", t(`edit-${action}`));
      button.replaceChildren(icon(iconName));
      button.firstElementChild?.classList.add("mirrored");
      return button;
    };
    this.row = h(
      "div",
      { class: "editor-row", role: "group", "aria-label": t("edit-edits") },
      makeIconButton("undo", "undo-2"),
      makeIconButton("redo", "redo-2"),
    );
    this.useButtons = h(
      "div",
      { class: "editor-ends" },
      makeButton("play", "button primary"),
      makeButton("share", "button"),
      makeButton("puzzle", "button"),
    );
    this.startButtons = h(
      "div",
      { class: "editor-begin" },
      makeButton("empty", "button"),
      makeButton("usual", "button"),
    );
  }

  /** @param {{ undoable: boolean, redoable: boolean, isReady: boolean, isOver: boolean }} state */
  show({ undoable, redoable, isReady, isOver }) {
    const isUnfinished = isReady && !isOver;
    const enabled = {
      undo: undoable,
      redo: redoable,
      share: isReady,
      puzzle: isUnfinished,
      play: isUnfinished,
    };
    for (const [action, isEnabled] of Object.entries(enabled)) {
      const button = this.#buttons.get(/** @type {Action} */ (action));
      if (button) button.disabled = !isEnabled;
    }
    keepFocus([...this.#buttons.values()]);
  }
}
