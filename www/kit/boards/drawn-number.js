// Numbers on a board that stand for what sentences call by them: pieces, cities, counts. Coordinates are letters of the notation, and
// stay as records have them.

/**
 * A number in the digits of the page's language.
 * @param {number} value
 * @param {Pick<import("./canvas.js").Colours, "digits">} look
 */
export function drawnNumber(value, { digits = "" }) {
  const text = String(value).replace("-", "−");
  return digits === "" ? text : text.replace(/\d/g, (digit) => digits[Number(digit)]);
}
