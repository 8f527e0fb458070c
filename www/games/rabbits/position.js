// The rules' report of a position of rabbits, in the form that the board needs.

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../wasm/warren.js").RabbitsReport} Report
 * @typedef {import("../../wasm/warren.js").RabbitsSetting} Setting
 * @typedef {import("../../wasm/warren.js").RabbitsEffect} Effect
 */

/** @typedef {readonly [number, number]} Cell row and column, from 0 at the top left */

/** @typedef {"N" | "E" | "S" | "W"} Direction */

/**
 * A piece on the board: rabbits belong to seat 0, hunters to seat 1; numbers begin at 1.
 * @typedef {{ seat: number, number: number, cell: Cell }} Piece
 */

/** @type {readonly Direction[]} */
export const DIRECTIONS = ["N", "E", "S", "W"];

/** The letter of a piece that does not move. */
export const STAY = "-";

/** @type {Record<Direction, Cell>} rows and columns of one step */
const STEPS = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

/** @type {Record<Direction, number>} the bits of a cell's digit in the setting */
const WALL_BITS = { N: 1, E: 2, S: 4, W: 8 };

/**
 * @param {Scene} scene
 * @param {number} ply
 */
export const reportOf = (scene, ply) => /** @type {Report} */ (scene.report(ply));

/** @param {Scene} scene */
export const settingOf = (scene) => /** @type {Setting} */ (scene.setting());

/**
 * @param {Scene} scene
 * @param {number} ply
 * @param {string} move
 */
export const effectsOf = (scene, ply, move) => /** @type {Effect[]} */ (scene.effects(ply, move));

/**
 * The next cell, or the next place outside the board.
 * @param {Cell} cell
 * @param {string} letter a direction; any other letter stays
 * @returns {Cell}
 */
export function nextCell([row, column], letter) {
  const [down, right] = STEPS[/** @type {Direction} */ (letter)] ?? [0, 0];
  return [row + down, column + right];
}

/**
 * @param {Cell} a
 * @param {Cell} b
 */
export const isSameCell = (a, b) => a[0] === b[0] && a[1] === b[1];

/**
 * The directions without a wall at a cell.
 * @param {Setting} setting
 * @param {Cell} cell
 */
export function openDirections({ walls }, [row, column]) {
  const bits = Number.parseInt(walls[row][column], 16);
  return DIRECTIONS.filter((direction) => (bits & WALL_BITS[direction]) === 0);
}

/**
 * @param {Report} report
 * @param {Cell} cell
 */
export const hasCabbage = ({ cabbages }, [row, column]) => cabbages[row]?.[column] === "*";

/** @param {Report} report */
export function countCabbages({ cabbages }) {
  return cabbages.reduce((sum, row) => sum + row.replaceAll(".", "").length, 0);
}

/**
 * The cells of a side's pieces, by number; null for a caught rabbit.
 * @param {Report} report
 * @param {number} seat
 * @returns {(Cell | null)[]}
 */
export function cellsOf({ rabbits, hunters }, seat) {
  return seat === 0 ? rabbits : hunters;
}

/**
 * All pieces on the board, the rabbits first.
 * @param {Report} report
 * @returns {Piece[]}
 */
export function piecesOf(report) {
  return [0, 1].flatMap((seat) =>
    cellsOf(report, seat).flatMap((cell, i) => (cell ? [{ seat, number: i + 1, cell }] : [])),
  );
}

/**
 * The number of rabbits that the hunters have caught.
 * @param {Report} report
 */
export function countCaughtRabbits({ rabbits }) {
  return rabbits.filter((cell) => cell === null).length;
}

/**
 * The number of moves left for a side.
 * @param {Report} report
 * @param {Setting} setting
 * @param {number} seat
 */
export function countTurnsLeft({ ply }, { limit }, seat) {
  return limit - Math.floor((ply + 1 - seat) / 2);
}

/** The distance at which a rabbit and a hunter meet soon, in cells. */
const NEAR = 6;

/**
 * The cells of the rabbits and hunters that are near each other; if none are, those of all rabbits.
 * @param {Report} report
 * @returns {Cell[]}
 */
export function meetingOf({ hunters, rabbits }) {
  const free = rabbits.filter((cell) => cell !== null);
  const areNear = (/** @type {Cell} */ a, /** @type {Cell} */ b) =>
    Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) <= NEAR;
  const met = free.filter((rabbit) => hunters.some((hunter) => areNear(rabbit, hunter)));
  const meeting = hunters.filter((hunter) => free.some((rabbit) => areNear(rabbit, hunter)));
  return met.length > 0 ? [...met, ...meeting] : free;
}
