// What is shown when the page cannot go on: what is wrong, and what one can do.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";

/** @param {string} sentence */
export function failedView(sentence) {
  const again = h("button", { type: "button", class: "button primary" }, t("reload"));
  again.addEventListener("click", () => location.reload());
  const element = h(
    "main",
    { class: "home-page failed" },
    h("h2", null, t("failed-title")),
    h("div", { class: "banner", role: "alert" }, icon("triangle-alert"), h("p", null, sentence)),
    h("p", null, t("failed-help")),
    h("p", null, again),
  );
  return { element, title: "", close: () => {} };
}
