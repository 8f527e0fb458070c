// What stands in the place of something that could not be loaded.

import { h } from "./dom.js";
import { t } from "./i18n.js";

/** @param {() => void} act asks for it once more */
export const againButton = (act) =>
  h("button", { type: "button", class: "button", onclick: act }, t("try-again"));
