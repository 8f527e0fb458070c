// Writes tables as text for spreadsheets (RFC 4180).

/** Without it, some spreadsheets misread non-Latin letters. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * @param {readonly (readonly (string | number | null)[])[]} rows
 * @returns {string}
 */
export function csvOf(rows) {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/** @param {string | number | null} value */
function cellOf(value) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  // A spreadsheet would run it as a formula, and a stranger may have written it.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
