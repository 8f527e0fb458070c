// The buttons of all views.

import { h } from "./dom.js";
import { icon } from "./icons.js";

/**
 * @param {import("./dom.js").Child} label null if the view labels the button later
 * @param {((event: MouseEvent) => void) | null} [run]
 * @param {string | false} [look] more classes, such as `primary`
 */
export const button = (label, run, look) =>
  h("button", { type: "button", class: classes("button", look), onclick: run }, label);

/** The button that submits a form. @param {import("./dom.js").Child} label */
export const submitButton = (label) => h("button", { class: "button primary" }, label);

/**
 * A button that shows only a sign. Its label is for screen readers, and appears where a pointer rests on it.
 * @param {import("./icons.js").IconName} sign
 * @param {string} label
 * @param {((event: MouseEvent) => void) | null} [run]
 * @param {string | false} [look] more classes
 */
export const iconButton = (sign, label, run, look) =>
  h(
    "button",
    {
      type: "button",
      class: classes("icon-button", look),
      "aria-label": label,
      title: label,
      onclick: run,
    },
    icon(sign),
  );

/** @param {string} kind @param {string | false} [look] */
const classes = (kind, look) => (look ? `${kind} ${look}` : kind);
