// The facts about a module that are shown in place of its source.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { kilobytes } from "../../play/programs/words.js";

/**
 * @param {Uint8Array} bytes
 * @param {...import("../../kit/page/dom.js").Child} additions
 */
export function moduleFacts(bytes, ...additions) {
  return h(
    "div",
    { class: "program-module" },
    h("p", null, t("programs-module", { kilobytes: kilobytes(bytes.length) })),
    h("p", { class: "muted" }, t("programs-module-what")),
    ...additions,
  );
}
