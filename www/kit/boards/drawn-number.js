// Numbers on a board that sentences mention: pieces, cities, counts. Coordinates are letters of the notation, and are written
// as in records.

/**
 * A number in the digits of the page's language.
 * @param {number} value
 * @param {Pick<import("./canvas.js").Colours, "digits">} look
 */
export function drawnNumber(value, { digits = "" }) {
  const text = String(value).replace("-", "−");
  return digits === "" ? text : text.replace(/\d/g, (digit) => digits[Number(digit)]);
}
