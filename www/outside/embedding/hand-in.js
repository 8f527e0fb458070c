// The button to hand in the work at an embedded board, and the dialog with the text to copy or save.

import { button } from "../../kit/page/button.js";
import { openDialogIn } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { iconOf } from "../../kit/page/icons.js";
import { saveText } from "../../kit/page/save.js";
import { codeOfHandIn, fileOfHandIn, MAX_NAME_LENGTH } from "../../play/scores/hand-in.js";
import { VERSION } from "../../site.js";

/** @typedef {import("./protocol.js").BoardState} BoardState */
/** @typedef {import("./stopwatch.js").Times} Times */

/** The shape `send` of Lucide. */
const SEND_ICON =
  '<path d="M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"/>' +
  '<path d="m21.854 2.147-10.94 10.939"/>';

/** The name that the visitor entered last at a board of this document. It is never stored. */
let lastName = "";

/** The window property by which the frames of a page share the name. Only documents of the same origin can access it. */
const NAME_PROPERTY = Symbol.for("warren-hand-in-name");

/** The windows of all frames of the page, if this window contains only a board. @returns {any[]} */
function windowsOf() {
  if (!document.body.classList.contains("embed")) return [];
  return [window, ...Array.from({ length: parent.length }, (_, i) => parent[i])];
}

/** The name that was entered last on the page. */
function sharedName() {
  for (const each of windowsOf()) {
    try {
      const name = each[NAME_PROPERTY];
      if (typeof name === "string") return name.slice(0, MAX_NAME_LENGTH);
    } catch {
      // The window has another origin.
    }
  }
  return lastName;
}

/** @param {string} name */
function shareName(name) {
  lastName = name;
  for (const each of windowsOf()) {
    try {
      each[NAME_PROPERTY] = name;
    } catch {
      // The window has another origin.
    }
  }
}

/** Forgets the name, for another visitor. */
export const forgetName = () => shareName("");

/**
 * The button that opens the dialog.
 * @param {() => void} open
 */
export function handInButton(open) {
  const label = t("hand-in");
  return h(
    "div",
    { class: "controls" },
    h(
      "button",
      {
        type: "button",
        class: "icon-button hand-in",
        "aria-label": label,
        "data-action": "hand-in",
        onclick: open,
      },
      iconOf(SEND_ICON),
      h("span", { class: "short-name" }, t("hand-in-short")),
    ),
  );
}

/**
 * Opens the dialog.
 * @param {HTMLElement} place
 * @param {BoardState} state
 * @param {Times} times
 */
export function openHandIn(place, state, times) {
  const name = h("input", {
    class: "hand-in-name",
    maxLength: MAX_NAME_LENGTH,
    value: sharedName(),
    autocomplete: "off",
    required: true,
  });
  const status = h("p", { class: "hand-in-said", role: "status" });
  const field = h("textarea", {
    class: "hand-in-text",
    readOnly: true,
    rows: 6,
    hidden: true,
    "aria-label": t("hand-in-text"),
  });
  /** The text to hand in; null, with the reason shown, while there is no name. */
  const textNow = () => {
    shareName(name.value.trim());
    if (lastName !== "") return textOf(lastName, state, times);
    showStatus(t("hand-in-unnamed"));
    name.focus();
    return null;
  };
  const showStatus = (/** @type {string} */ sentence) => {
    status.textContent = sentence;
  };
  const showText = (/** @type {string} */ text, /** @type {string} */ reason) => {
    showStatus(reason);
    field.value = text;
    field.hidden = false;
    field.focus();
    field.select();
  };
  const copy = async () => {
    const text = textNow();
    if (text === null) return;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showText(text, t("hand-in-not-copied"));
      return;
    }
    showStatus(t("hand-in-copied"));
  };
  const save = () => {
    const text = textNow();
    if (text === null) return;
    const file = fileOfHandIn(lastName, state.game);
    saveText(text, file);
    // A frame in a sandbox cannot find out whether it may save files.
    if (self.origin === "null") showText(text, t("hand-in-perhaps-saved", { file }));
    else showStatus(t("hand-in-saved", { file }));
  };
  const dialog = openDialogIn(
    place,
    t("hand-in"),
    h("p", { class: "muted" }, t("hand-in-what")),
    h("label", { class: "hand-in-label" }, t("hand-in-name"), name),
    h(
      "div",
      { class: "dialog-buttons" },
      button(t("hand-in-copy"), copy),
      button(t("hand-in-save"), save),
    ),
    status,
    field,
    h("p", { class: "muted" }, t("hand-in-no-proof")),
  );
  dialog.classList.add("hand-in-dialog");
  name.focus();
}

/**
 * @param {string} name
 * @param {BoardState} state
 * @param {Times} times
 */
function textOf(name, { game, link, mode, progress }, { seconds, started }) {
  const code = codeOfHandIn({
    name,
    game,
    link,
    isBuiltIn: mode === "lesson" && link === null,
    progress,
    started: Math.round(started / 1000),
    ended: Math.round(Date.now() / 1000),
    seconds,
    version: VERSION,
  });
  const first = t("hand-in-first", { name });
  return `${first}\n${t(`${game}-name`)}\n\n${code}\n`;
}
