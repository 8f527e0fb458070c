// The page for teachers: what they can make for a class, and where they collect the results.

import { h } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { COLLECT_ADDRESS, courseAddress, teacherSetAddress } from "../../play/addresses.js";
import { addressOfSite } from "../../site.js";

/** Each item, with the address where a teacher begins; null if the item says where. @type {[name: string, address: string | null][]} */
const ITEMS = [
  ["set", teacherSetAddress()],
  ["lesson", null],
  ["boards", addressOfSite("examples/").href],
  ["course", courseAddress("")],
  ["collect", COLLECT_ADDRESS],
];

export async function teachersView() {
  await Promise.all([loadWords("teachers"), loadStyle("styles/about.css")]);
  const title = t("part-teach");
  const element = h(
    "main",
    { class: "card-list teachers" },
    h("p", { class: "muted" }, t("teachers-about")),
    h("ul", null, ...ITEMS.map(([name, address]) => item(name, address))),
  );
  return { element, title, close: () => {} };
}

/**
 * @param {string} name
 * @param {string | null} address
 */
function item(name, address) {
  const rank = name === "set" ? "button primary" : "button";
  return h(
    "li",
    { class: "card" },
    h("h2", null, t(`teachers-${name}`)),
    h("p", null, t(`teachers-${name}-what`)),
    address && h("a", { class: rank, href: address }, t(`teachers-${name}-begin`)),
  );
}
