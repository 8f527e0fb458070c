// A dialog that is built when it opens and removed when it closes.

import { button } from "./button.js";
import { append, h } from "./dom.js";
import { t } from "./i18n.js";
import { icon } from "./icons.js";

let dialogCount = 0;

/**
 * @param {string} title
 * @param {import("./dom.js").Child[]} content
 */
export function openDialog(title, ...content) {
  return openDialogIn(document.body, title, ...content);
}

/**
 * @param {HTMLElement} place an element to which our style sheets apply
 * @param {string} title
 * @param {import("./dom.js").Child[]} content
 */
export function openDialogIn(place, title, ...content) {
  dialogCount += 1;
  const id = `dialog-${dialogCount}`;
  const close = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": t("close") },
    icon("x"),
  );
  const body = h(
    "div",
    { class: "dialog-body" },
    h("div", { class: "dialog-head" }, h("h2", { id }, title), close),
  );
  const dialog = h("dialog", { "aria-labelledby": id }, body);
  append(body, content);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  // A press beside the dialog hits the dialog element itself. A press inside it hits the body.
  dialog.addEventListener("pointerdown", (event) => {
    if (event.target === dialog) dialog.close();
  });
  place.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Asks for confirmation before an action that cannot be undone.
 * @param {string} question
 * @param {string} verb the label of the button
 * @param {() => void} onConfirm
 */
export function confirmFirst(question, verb, onConfirm) {
  const confirmButton = button(verb, null, "primary");
  const cancelButton = button(t("cancel"));
  const dialog = openDialog(
    question,
    h("div", { class: "dialog-buttons" }, cancelButton, confirmButton),
  );
  cancelButton.addEventListener("click", () => dialog.close());
  confirmButton.addEventListener("click", () => {
    dialog.close();
    onConfirm();
  });
  cancelButton.focus();
}
