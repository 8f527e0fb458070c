// The columns of the table, on the page and in a file.

import { countText, dateTime, number, t } from "../../kit/page/i18n.js";

/** @typedef {import("./checking.js").Row} Row */
/** @typedef {import("./names.js").Names} Names */

/**
 * A column of the table: the text of a cell, and the value to sort by.
 * @typedef {{ id: string, isNumber: boolean, text: (row: Row, names: Names) => string,
 *   value: (row: Row, names: Names) => string | number | null }} Column
 */

/** Outcomes from best to worst, then unknown. @type {readonly import("./checking.js").Outcome[]} */
const OUTCOMES = ["solved", "won", "drawn", "ended", "lost", "unsolved", "unfinished", null];

/**
 * @param {"attempts" | "hints" | "suggestions" | "takenBack"} id
 * @returns {Column}
 */
const countColumn = (id) => ({
  id,
  isNumber: true,
  text: (row) => (row[id] === null ? "" : countText(row[id])),
  value: (row) => row[id],
});

/** @param {Row} row */
const outcomeText = ({ outcome, share }) => {
  if (share) return t("collect-share", share);
  return outcome === null ? "" : t(`collect-${outcome}`);
};

/** @param {Row} row */
const yesOrNo = ({ solutionShown }) =>
  solutionShown === null ? "" : t(solutionShown ? "collect-yes" : "collect-no");

/** @param {number} seconds */
const timeText = (seconds) =>
  `${number(Math.floor(seconds / 60))}:${number(seconds % 60, { minimumIntegerDigits: 2 })}`;

/** @type {readonly Column[]} */
export const COLUMNS = [
  { id: "name", isNumber: false, text: ({ name }) => name, value: ({ name }) => name },
  {
    id: "subject",
    isNumber: false,
    text: (row, names) => names.subject(row),
    value: (row, names) => names.subject(row),
  },
  {
    id: "outcome",
    isNumber: false,
    text: outcomeText,
    value: ({ outcome }) => OUTCOMES.indexOf(outcome),
  },
  countColumn("attempts"),
  countColumn("hints"),
  countColumn("suggestions"),
  {
    id: "solutionShown",
    isNumber: false,
    text: yesOrNo,
    value: ({ solutionShown }) => Number(solutionShown ?? -1),
  },
  countColumn("takenBack"),
  {
    id: "time",
    isNumber: true,
    text: ({ seconds }) => timeText(seconds),
    value: ({ seconds }) => seconds,
  },
  {
    id: "date",
    isNumber: false,
    text: ({ ended }) => dateTime(new Date(ended * 1000)),
    value: ({ ended }) => ended,
  },
];

/**
 * The rows as they are written to a file.
 * @param {readonly Row[]} rows
 * @param {Names} names
 * @param {(address: string) => string} absolute returns the absolute address
 */
export function fileRows(rows, names, absolute) {
  const columns = [...COLUMNS.map(({ id }) => id), "wrong", "link", "file"];
  return [
    columns.map((id) => t(`collect-column-${id}`)),
    ...rows.map((row) => [
      row.name,
      names.subject(row),
      outcomeText(row),
      row.attempts,
      row.hints,
      row.suggestions,
      yesOrNo(row),
      row.takenBack,
      row.seconds,
      new Date(row.ended * 1000).toISOString(),
      row.tried
        .filter(({ isSolution }) => !isSolution)
        .map((tried) => names.moves(row, tried))
        .join(" | "),
      row.address === "" ? "" : absolute(row.address),
      row.file,
    ]),
  ];
}

/**
 * @param {readonly Row[]} rows
 * @param {Names} names
 * @param {{ id: string, isDown: boolean }} order
 */
export function sorted(rows, names, { id, isDown }) {
  const column = COLUMNS.find((each) => each.id === id);
  if (!column) return [...rows];
  const compare = (/** @type {Row} */ a, /** @type {Row} */ b) => {
    const [first, second] = [column.value(a, names), column.value(b, names)];
    if (typeof first === "string") return first.localeCompare(String(second));
    return Number(first ?? -1) - Number(second ?? -1);
  };
  return [...rows].sort((a, b) => (isDown ? compare(b, a) : compare(a, b)));
}
