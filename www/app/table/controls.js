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
const BUTTONS = [
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
const EXPLAINED = "explained";

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
  const reached = () => {
    const known = (preference(EXPLAINED) ?? "").split(" ").filter(Boolean);
    if (known.includes(action)) return;
    setPreference(EXPLAINED, [...known, action].join(" "));
    isExplaining = true;
    explain(t(id));
  };
  const left = () => {
    if (isExplaining) explain(null);
    isExplaining = false;
  };
  // Not when the button moves under a resting pointer.
  button.addEventListener("pointermove", ({ movementX, movementY, pointerType }) => {
    if (pointerType === "mouse" && (movementX !== 0 || movementY !== 0)) reached();
  });
  // Not when the focus moves there by itself.
  button.addEventListener("keyup", ({ key }) => key === "Tab" && reached());
  button.addEventListener("pointerleave", left);
  button.addEventListener("blur", left);
  button.addEventListener("click", left);
}

export class Controls {
  /** @type {Map<Action, HTMLButtonElement>} */
  #buttons = new Map();

  /** The reason why Undo is switched off; null if it is not, or needs no reason. @type {string | null} */
  #undoRefusal = null;

  /**
   * @param {(action: Action) => void} act
   * @param {(reason: string) => void} refuse shows why an action is not allowed
   * @param {ReadonlySet<string>} without actions that do not apply to the game's board
   * @param {(text: string | null) => void} [explain] explains a button the first time it is reached
   */
  constructor(act, refuse, without, explain) {
    this.element = h("div", { class: "controls", role: "group", "aria-label": t("controls") });
    for (const [action, name] of BUTTONS.filter(([action]) => !without.has(action))) {
      const label = t(action);
      const picture = icon(name);
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
            if (reason === null) act(action);
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
    const people = seats.some(isPerson);
    const canPause = playsAlone(seats);
    const isInThisTab = mode.kind !== "elsewhere";
    const goesOn = isInThisTab && state.verdict === null;
    // In a variation, the two buttons go through its moves.
    this.#undoRefusal = undoRefusalOf(state);
    this.#set("undo", true, variation ? shown > variation.from : isInThisTab && state.undoable);
    this.#set(
      "redo",
      true,
      variation ? shown < state.line.length : isInThisTab && state.redoable > 0,
    );
    this.#set("suggest", people, maySuggest(mode) && !state.suggesting);
    // Where the sides see different things, the visitor chooses a view instead.
    this.#set("flip", state.views.length === 0, true);
    this.#set("pause", canPause && !paused, goesOn);
    this.#set("resume", canPause && paused, goesOn);
    this.#set("step", canPause, goesOn && paused);
    this.#set("resign", people && !isWatched, goesOn);
    keepFocus([...this.#buttons.values()]);
  }

  /**
   * @param {Action} action
   * @param {boolean} shown
   * @param {boolean} enabled
   */
  #set(action, shown, enabled) {
    const button = this.#buttons.get(action);
    if (!button) return;
    button.hidden = !shown;
    const reason = action === "undo" ? this.#undoRefusal : null;
    button.disabled = !enabled && reason === null;
    setAttribute(button, "aria-disabled", reason === null ? null : "true");
    setAttribute(button, "aria-description", reason);
  }
}
