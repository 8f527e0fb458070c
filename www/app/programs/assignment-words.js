// The words for a program's results on inputs.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { sideName } from "../../play/match/names.js";
import { LIMIT } from "../../play/programs/assignment.js";
import { programEndParts } from "../table/program-end.js";

/** @typedef {import("../../play/programs/assignment.js").Result} Result */

/** The maximum number of lines shown after the right lines. */
const MAX_EXTRA_LINES = 4;

/** The result on all inputs. @param {readonly Result[]} results */
export function summaryText(results) {
  const right = results.filter(({ kind }) => kind === "right").length;
  const count = results.length;
  return right === count ? t("assignment-all", { count }) : t("assignment-some", { right, count });
}

/**
 * The way a program ended and its output on standard error, if there is anything to show.
 * @param {Result} result
 */
export function outcomeParts({ ending, kind, said }) {
  const elements = [];
  if (kind === "late")
    elements.push(h("p", null, t("assignment-limit", { seconds: LIMIT / 1000 })));
  if (kind === "ended" && ending) {
    elements.push(...programEndParts(ending, codeElement));
  }
  if (said !== "") elements.push(h("p", null, t("assignment-said")), codeElement(said));
  return elements;
}

/** @param {string} text */
const codeElement = (text) => h("pre", { class: "command", dir: "ltr", tabindex: "0" }, text);

/** @param {string | undefined} line */
const outputCell = (line) =>
  h("td", { class: "figures" }, h("bdi", null, line ?? t("assignment-nothing")));

/**
 * The printed and the right output side by side, one row per side.
 * @param {string} game
 * @param {Result} result
 */
export function outputTable(game, { printed, right }) {
  const shownLines = printed.slice(0, right.length + MAX_EXTRA_LINES);
  if (printed.length > shownLines.length) shownLines.push("…");
  const count = Math.max(shownLines.length, right.length);
  const rows = Array.from({ length: count }, (_, seat) => {
    const isRight = shownLines[seat]?.trim() === right[seat];
    return h(
      "tr",
      { class: isRight ? "" : "assignment-differs" },
      h("th", { scope: "row" }, seat < right.length ? sideName(game, seat) : ""),
      outputCell(shownLines[seat]),
      outputCell(right[seat]),
    );
  });
  return h(
    "table",
    { class: "assignment-outputs" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td"),
        h("th", { scope: "col" }, t("assignment-printed")),
        h("th", { scope: "col" }, t("assignment-expected")),
      ),
    ),
    h("tbody", null, ...rows),
  );
}
