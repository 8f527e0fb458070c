// The names of places as programs write them.

/**
 * The name of a cell of a board whose cells have two numbers, such as `13,10`; null if there is no such cell. Programs may also
 * write `13 10` and `(13, 10)`.
 * @param {string} written
 * @param {number} size the number of columns, and of rows
 */
export function cellNameFromNumbers(written, size) {
  const [, first, second] = written.match(/^\(?(\d{1,3})(?:, ?| )(\d{1,3})\)?$/) ?? [];
  const [one, other] = [Number(first), Number(second)];
  return one < size && other < size ? `${one},${other}` : null;
}

/**
 * The two numbers in the name of a cell.
 * @param {string} name
 * @returns {[number, number]}
 */
export function numbersIn(name) {
  const [one, other] = name.split(",").map(Number);
  return [one, other];
}
