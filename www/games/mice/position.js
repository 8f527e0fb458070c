// The scene's report of a position of mice, in the form that the board draws.

import { STEPS } from "./geometry.js";

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../wasm/warren.js").MiceSetting} Setting
 * @typedef {import("../../wasm/warren.js").MiceEffect} Effect
 * @typedef {import("./geometry.js").Heading} Heading
 */

/**
 * The animals of a cell with the same heading.
 * @typedef {{ x: number, y: number, heading: Heading, mice: number, cats: number }} Group
 */

/**
 * An arrow. `placementsLeft` says how many more arrows its owner can place until it disappears: at 1, the next arrow replaces it.
 * @typedef {{ x: number, y: number, heading: Heading, seat: number, placementsLeft: number }} Arrow
 */

/** The maximum number of arrows that a player has on the board at a time. */
const MAX_ARROWS = 3;

/**
 * @param {Scene} scene
 * @param {number} ply
 * @returns {Setting}
 */
export function settingOf(scene, ply) {
  return /** @type {Setting} */ (scene.setting(ply));
}

/**
 * @param {Setting} setting
 * @returns {Group[]}
 */
export function groupsOf({ animals }) {
  return animals.map(([x, y, heading, mice, cats]) => ({
    x,
    y,
    heading: /** @type {Heading} */ (heading),
    mice,
    cats,
  }));
}

/**
 * @param {Setting} setting
 * @returns {Arrow[]}
 */
export function arrowsOf({ arrows }) {
  return arrows.flatMap((seatArrows, seat) =>
    seatArrows.map(([x, y, heading], i) => ({
      x,
      y,
      heading: /** @type {Heading} */ (heading),
      seat,
      placementsLeft: i + 1 + MAX_ARROWS - seatArrows.length,
    })),
  );
}

/**
 * The events on the animals' way to a position: those of the turn in progress, and after the last arrow those of the last
 * turn.
 * @param {Scene} scene
 * @param {number} ply
 * @returns {Effect[]}
 */
export function eventsOf(scene, ply) {
  const isOver = scene.due(ply).length === 0;
  if (isOver && ply === 0) return [];
  // The events are the same for every legal arrow, so one is enough.
  const anyMove = () => scene.moves()[ply] ?? /** @type {string[]} */ (scene.options(ply))[0];
  const move = isOver ? scene.moves()[ply - 1] : anyMove();
  if (move === undefined) return [];
  const effects = /** @type {Effect[]} */ (scene.effects(isOver ? ply - 1 : ply, move));
  const placeIndex = effects.findIndex(({ kind }) => kind === "place");
  return isOver
    ? effects.slice(placeIndex + 1).filter(({ kind }) => kind !== "lift")
    : effects.slice(0, placeIndex);
}

/**
 * The news of the animals' way to a position: the cells where mice were eaten and their number, and the points that each player
 * gained.
 * @typedef {{ eaten: { x: number, y: number, mice: number }[], gains: (number | null)[] }} TurnSummary
 */

/**
 * @param {Scene} scene
 * @param {number} ply
 * @returns {TurnSummary}
 */
export function turnSummaryOf(scene, ply) {
  if (ply === 0) return { eaten: [], gains: [] };
  const events = eventsOf(scene, ply);
  const eaten = new Map();
  for (const event of events) {
    if (event.kind !== "eat") continue;
    const [x, y] = event.cell;
    const mice = event.mice + (eaten.get(`${x} ${y}`)?.mice ?? 0);
    eaten.set(`${x} ${y}`, { x, y, mice });
  }
  return { eaten: [...eaten.values()], gains: gainsOf(scene, ply, events) };
}

/**
 * The points that each player gained on the animals' way to a position.
 * @param {Scene} scene
 * @param {number} ply
 * @param {Effect[]} events the events on the way
 * @returns {(number | null)[]} by seat; null if no animal arrived
 */
function gainsOf(scene, ply, events) {
  const currentPoints = settingOf(scene, ply).points;
  const earlierPoints = ply > 0 ? settingOf(scene, ply - 1).points : currentPoints.map(() => 0);
  const seatsReached = new Set(
    events.flatMap((event) => ("player" in event ? [event.player] : [])),
  );
  return currentPoints.map((points, seat) =>
    seatsReached.has(seat) ? points - earlierPoints[seat] : null,
  );
}

/**
 * The number of arrows that a player may still place.
 * @param {Setting} setting
 * @param {number} ply the number of arrows placed since the beginning of the game
 * @param {number} seat
 */
export function countArrowsLeft({ turns, rockets }, ply, seat) {
  const players = rockets.length;
  const turnsUntilDue = (((seat - ply) % players) + players) % players;
  return Math.max(0, Math.ceil((turns - ply - turnsUntilDue) / players));
}

/**
 * The lines of the start of a board, as in a record.
 * @param {Setting} setting
 * @returns {string[]}
 */
export function startLines({ size, turns, rockets, doors }) {
  return [
    `${size} ${size}`,
    String(rockets.length),
    String(doors.length),
    String(turns),
    ...rockets.map(([x, y]) => `${x} ${y}`),
    ...doors.map(([x, y, wall]) => `${wall === "N" || wall === "S" ? x : y} ${wall}`),
  ];
}

/**
 * The cell of a group after its next step.
 * @param {{ x: number, y: number, heading: Heading }} group
 */
export function nextPlaceOf({ x, y, heading }) {
  const [dx, dy] = STEPS[heading];
  return { x: x + dx, y: y + dy };
}

/**
 * Whether animals on a cell leave the board: it has a pit or a rocket.
 * @param {Setting} setting
 * @param {number} x
 * @param {number} y
 */
export function isWayOut(setting, x, y) {
  return isPit(setting, x, y) || rocketAt(setting, x, y) !== null;
}

/**
 * @param {Setting} setting
 * @param {number} x
 * @param {number} y
 */
export function isPit({ size }, x, y) {
  const last = size - 1;
  return (x === 0 || x === last) && (y === 0 || y === last);
}

/**
 * The seat of the rocket on a cell.
 * @param {Setting} setting
 * @param {number} x
 * @param {number} y
 * @returns {number | null}
 */
export function rocketAt({ rockets }, x, y) {
  const seat = rockets.findIndex(([rx, ry]) => rx === x && ry === y);
  return seat < 0 ? null : seat;
}

/**
 * The cell and the heading of an arrow.
 * @param {string} move such as `3 4 E`
 */
export const parseArrow = (move) => ({
  cell: move.slice(0, -2),
  heading: /** @type {Heading} */ (move.slice(-1)),
});
