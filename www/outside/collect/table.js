// The table of hand-ins. A row expands to show the learner's tries.

import { h } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { quotedText, readableText } from "../../kit/page/quoted.js";
import { fillAsSeen } from "./as-seen.js";
import { COLUMNS } from "./columns.js";

/** @typedef {import("./checking.js").Row} Row */
/** @typedef {import("./checking.js").Attempt} Attempt */
/** @typedef {import("./names.js").Names} Names */

/**
 * @param {readonly Row[]} rows in their order
 * @param {Names} names
 * @param {{ id: string, isDown: boolean }} order
 * @param {(id: string) => void} sort
 * @returns {{ element: HTMLElement, close: () => void }} `close` stops adding rows
 */
export function tableOf(rows, names, order, sort) {
  const label = t("collect-table");
  const body = h("tbody");
  const close = fillAsSeen(body, rows, (row) => partsOf(row, names));
  const element = h(
    "div",
    { class: "collect-scroll", tabindex: "0", role: "region", "aria-label": label },
    h(
      "table",
      { class: "collect-table", "aria-rowcount": rows.length + 1 },
      h("caption", { class: "unseen" }, label),
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          ...COLUMNS.map((column) => heading(column, order, sort)),
          h("th", { scope: "col" }, t("collect-column-open")),
        ),
      ),
      body,
    ),
  );
  return { element, close };
}

/**
 * @param {import("./columns.js").Column} column
 * @param {{ id: string, isDown: boolean }} order
 * @param {(id: string) => void} sort
 */
function heading({ id, isNumber }, order, sort) {
  const isSorted = order.id === id;
  const sign = isSorted ? (order.isDown ? " ↓" : " ↑") : "";
  const direction = order.isDown ? "descending" : "ascending";
  return h(
    "th",
    { scope: "col", class: isNumber ? "figures" : null, "aria-sort": isSorted && direction },
    h(
      "button",
      { type: "button", "data-column": id, onclick: () => sort(id) },
      t(`collect-column-${id}`),
      sign && h("span", { "aria-hidden": "true" }, sign),
    ),
  );
}

/**
 * The elements of a row: the row itself, and one below it for the tries, which is filled when it is opened.
 * @param {Row} row
 * @param {Names} names
 */
function partsOf(row, names) {
  const details = h("td", { colSpan: COLUMNS.length + 1 });
  const detailsRow = h("tr", { class: "collect-tried", hidden: true }, details);
  const opener = (/** @type {string} */ text) => {
    const name = h("bdi", null, readableText(text));
    if (row.tried.length === 0) return name;
    const button = h(
      "button",
      { type: "button", class: "collect-opener", "aria-expanded": "false" },
      name,
    );
    button.addEventListener("click", () => {
      detailsRow.hidden = !detailsRow.hidden;
      button.setAttribute("aria-expanded", String(!detailsRow.hidden));
      if (details.childElementCount === 0) details.append(triedList(row, names));
    });
    return button;
  };
  const cells = COLUMNS.map(({ id, isNumber, text }) => {
    const cellText = text(row, names);
    if (id === "name") return h("th", { scope: "row" }, opener(cellText));
    return h("td", { class: isNumber ? "figures" : null }, cellText);
  });
  return [
    h("tr", null, ...cells, h("td", null, openLink(row.address, quotedText(row.name)))),
    detailsRow,
  ];
}

/**
 * @param {Row} row
 * @param {Names} names
 */
function triedList(row, names) {
  const items = row.tried.map((tried) => {
    const words = { attempt: number(tried.attempt), moves: names.moves(row, tried) };
    const text = t(tried.isSolution ? "collect-tried-solved" : "collect-tried-wrong", words);
    return h("li", null, h("span", null, text), " ", openLink(`#${tried.code}`, text));
  });
  return h("ul", { class: "collect-list" }, ...items);
}

/**
 * A link that opens in a new tab, since the table is not stored.
 * @param {string} address
 * @param {string} contentText
 */
export function openLink(address, contentText) {
  if (address === "") return "";
  return h(
    "a",
    {
      href: address,
      target: "_blank",
      rel: "noopener",
      "aria-label": t("collect-open-what", { what: contentText }),
    },
    t("collect-open"),
  );
}
