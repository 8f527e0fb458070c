// The lines of a program's log as elements.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";

/** @typedef {import("../../play/match/program-log.js").Turn} Turn */

/** The maximum number of a line's characters that are shown. */
const MAX_LINE_LENGTH = 500;

/** @param {string} text */
const shortened = (text) =>
  text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text;

/** @param {string} text */
export function codeElement(text) {
  return h("pre", { class: "program-lines", dir: "ltr" }, shortened(text));
}

/**
 * The lines of a turn in the order of the list: first the input, then the output and messages in order of time.
 * @param {Turn} turn
 */
export function lineElements({ read, wrote, said, partial, isCut }) {
  const answers = [
    ...said.map((each) => ({ ...each, mark: "!!" })),
    ...wrote.map((each) => ({ ...each, mark: "<<" })),
  ].sort((a, b) => a.took - b.took);
  return [
    ...read.map((text) => lineElement(">>", text, null)),
    ...answers.flatMap(({ mark, text, took }) =>
      text
        .replace(/\n$/, "")
        .split("\n")
        .map((line) => lineElement(mark, line, took)),
    ),
    ...(partial === "" ? [] : [lineElement("<<", `${partial} ${t("program-partial")}`, null)]),
    ...(isCut ? [h("span", { class: "said" }, `${t("program-cut")}\n`)] : []),
  ];
}

/** The classes of the lines, by their mark. */
const LINE_CLASSES = /** @type {Record<string, string>} */ ({
  ">>": "read",
  "<<": "wrote",
  "!!": "said",
});

/**
 * @param {string} mark
 * @param {string} text
 * @param {number | null} took
 */
function lineElement(mark, text, took) {
  const title = took === null ? "" : durationText(took);
  return h("span", { class: LINE_CLASSES[mark], title }, `${mark} ${shortened(text)}\n`);
}

/** @param {number} took milliseconds */
export function durationText(took) {
  return t("program-milliseconds", { ms: Math.round(took) });
}
