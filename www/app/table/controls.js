// The row of buttons for a game. On a phone each has a short name under its picture. Elsewhere the full name appears under
// the pointer or with the keyboard focus. A button that a rule of the game switches off can still be pressed; it shows the reason.

import { h, keepFocus, setAttribute } from "../../kit/page/dom.js";
import { hasText, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { maySuggest } from "../../play/match/mode.js";
import { isPerson, playsAlone } from "../../play/match/seats.js";
import { undoRefusalOf } from "./refusal.js";

/**
 * @typedef {import("../../play/match/state.js").State} SessionState
 * @typedef {"new-game" | "undo" | "redo" | "suggest" | "pause" | "resume" | "step" | "flip" | "share" | "resign"} Action
 */

/** @type {readonly [Action, import("../../kit/page/icons.js").IconName][]} */
const BUTTON_ICONS = [
  ["new-game", "plus"],
  ["undo", "undo-2"],
  ["redo", "redo-2"],
  ["suggest", "lightbulb"],
  ["pause", "pause"],
  ["resume", "play"],
  ["step", "step-forward"],
  ["flip", "arrow-up-down"],
  ["share", "share-2"],
  ["resign", "flag"],
];

/** The actions whose pictures point in the direction of reading. */
const MIRRORED = new Set(["undo", "redo", "resume", "step"]);

/** The preference with the actions that have been explained, separated by spaces. */
const EXPLAINED_PREFERENCE = "explained";

/**
 * Explains a button when the pointer or the focus comes to it for the first time.
 * @param {HTMLElement} button
 * @param {Action} action
 * @param {(text: string | null) => void} explain null ends the explanation
 */
function explainOnce(button, action, explain) {
  const id = `${action}-explained`;
  if (!hasText(id)) return;
  let isExplaining = false;
  const explainIfNew = () => {
    const explained = (preference(EXPLAINED_PREFERENCE) ?? "").split(" ").filter(Boolean);
    if (explained.includes(action)) return;
    setPreference(EXPLAINED_PREFERENCE, [...explained, action].join(" "));
    isExplaining = true;
    explain(t(id));
  };
  const endExplanation = () => {
    if (isExplaining) explain(null);
    isExplaining = false;
  };
  // Not when the button moves under a resting pointer.
  button.addEventListener("pointermove", ({ movementX, movementY, pointerType }) => {
    if (pointerType === "mouse" && (movementX !== 0 || movementY !== 0)) explainIfNew();
  });
  // Not when the focus moves there by itself.
  button.addEventListener("keyup", ({ key }) => key === "Tab" && explainIfNew());
  button.addEventListener("pointerleave", endExplanation);
  button.addEventListener("blur", endExplanation);
  // Before the action, whose refusal must stay in the line.
  button.addEventListener("click", endExplanation, { capture: true });
}

export class Controls {
  /** @type {Map<Action, HTMLButtonElement>} */
  #buttons = new Map();

  /** The reason why Undo is switched off; null if it is not, or outside of a game that people play. @type {string | null} */
  #undoRefusal = null;

  /**
   * @param {(action: Action) => void} perform
   * @param {(reason: string) => void} refuse shows why an action is not allowed
   * @param {ReadonlySet<string>} hiddenActions actions that do not apply to the game's board
   * @param {(text: string | null) => void} [explain] explains a button the first time it is reached
   */
  constructor(perform, refuse, hiddenActions, explain) {
    this.element = h("div", { class: "controls", role: "group", "aria-label": t("controls") });
    for (const [action, iconName] of BUTTON_ICONS.filter(
      ([action]) => !hiddenActions.has(action),
    )) {
      const label = t(action);
      const picture = icon(iconName);
      picture.classList.toggle("mirrored", MIRRORED.has(action));
      const button = h(
        "button",
        {
          type: "button",
          class: "icon-button named",
          "aria-label": label,
          "data-action": action,
          onclick: () => {
            const reason = action === "undo" ? this.#undoRefusal : null;
            if (reason === null) perform(action);
            else refuse(reason);
          },
        },
        picture,
        h("span", { class: "short-name" }, t(`${action}-short`)),
      );
      if (explain) explainOnce(button, action, explain);
      this.#buttons.set(action, button);
      this.element.append(button);
    }
  }

  /** @param {SessionState} state */
  show(state) {
    const { isWatched, mode, paused, seats, shown, variation } = state;
    const hasPeople = seats.some(isPerson);
    const canPause = playsAlone(seats);
    const isInThisTab = mode.kind !== "elsewhere";
    const isUnfinished = isInThisTab && state.verdict === null;
    // In a variation, the two buttons go through its moves.
    this.#undoRefusal = undoRefusalOf(state);
    this.#setButton(
      "undo",
      true,
      variation ? shown > variation.startPly : isInThisTab && state.undoable,
    );
    this.#setButton(
      "redo",
      true,
      variation ? shown < state.line.length : isInThisTab && state.redoable > 0,
    );
    this.#setButton("suggest", hasPeople, maySuggest(mode) && !state.isSuggesting);
    // Where the sides see different things, the visitor chooses a view instead.
    this.#setButton("flip", state.views.length === 0, true);
    this.#setButton("pause", canPause && !paused, isUnfinished);
    this.#setButton("resume", canPause && paused, isUnfinished);
    this.#setButton("step", canPause, isUnfinished && paused);
    this.#setButton("resign", hasPeople && !isWatched, isUnfinished);
    keepFocus([...this.#buttons.values()]);
  }

  /**
   * @param {Action} action
   * @param {boolean} shown
   * @param {boolean} enabled
   */
  #setButton(action, shown, enabled) {
    const button = this.#buttons.get(action);
    if (!button) return;
    button.hidden = !shown;
    const reason = action === "undo" ? this.#undoRefusal : null;
    button.disabled = !enabled && reason === null;
    setAttribute(button, "aria-disabled", reason === null ? null : "true");
    setAttribute(button, "aria-description", reason);
  }
}
