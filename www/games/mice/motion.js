// The animation after an arrow: every group moves one cell, and an animal enters at each door. The module computes the drawing of
// each moment.

import { cellName, HEADINGS, STEPS } from "./geometry.js";
import { groupsOf, isWayOut, stepped } from "./position.js";

/**
 * @typedef {import("./position.js").Group} Group
 * @typedef {import("./position.js").Setting} Setting
 * @typedef {import("./geometry.js").Heading} Heading
 */

/**
 * A group in motion; it may begin behind a door. `leaves`: it disappears at the end, in a rocket or a pit. `eaten`: its mice
 * disappear. `turn`: its turn at the end, in quarter turns clockwise. `isSharedAtStart` and `isSharedAtEnd`: whether it
 * shares its first and its last cell with other groups.
 * @typedef {{ group: Group, leaves: boolean, eaten: boolean, turn: number, isSharedAtStart: boolean,
 *   isSharedAtEnd: boolean }} Journey
 */

/** The part of the way from which the events on the way to a position are shown. */
const NEWS_FROM = 0.75;
/** The part of the way to the next position at which they have disappeared. */
const NEWS_UNTIL = 0.5;
/** The part of the way from which animals turn. */
const TURN_FROM = 0.7;
/** The part of the way from which eaten animals fade. */
const EATEN_FROM = 0.6;

/** @type {Record<string, Heading>} */
const INWARD = { N: "S", E: "W", S: "N", W: "E" };

/**
 * @param {Setting} before
 * @param {Setting} after the position one arrow later
 * @param {readonly { x: number, y: number }[]} [eaten] the places where mice are eaten on the way
 * @returns {Journey[]}
 */
export function journeysOf(before, after, eaten = []) {
  const groups = [...groupsOf(before), ...newcomers(before, after)];
  const arrived = groups.map(stepped);
  const [crowdedStarts, crowdedEnds] = [crowds(groups), crowds(arrived)];
  /** @type {Map<string, Heading[]>} the headings in which animals continue, by cell */
  const nextHeadings = new Map();
  for (const { x, y, heading } of groupsOf(after)) {
    nextHeadings.set(cellName(x, y), [...(nextHeadings.get(cellName(x, y)) ?? []), heading]);
  }
  const eatenCells = new Set(eaten.map(({ x, y }) => cellName(x, y)));
  return groups.map((group, i) => {
    const { x, y } = arrived[i];
    return {
      group,
      leaves: isWayOut(before, x, y),
      eaten: group.mice > 0 && eatenCells.has(cellName(x, y)) && meetsCat(groups, group),
      turn: turnTo(group.heading, nextHeadings.get(cellName(x, y)) ?? []),
      isSharedAtStart: crowdedStarts.has(cellName(group.x, group.y)),
      isSharedAtEnd: crowdedEnds.has(cellName(x, y)),
    };
  });
}

/**
 * The turn of an animal at the end of its step, derived from the animals that continue from that cell.
 * @param {Heading} heading
 * @param {readonly Heading[]} nextHeadings
 * @returns {number} quarter turns, clockwise
 */
function turnTo(heading, nextHeadings) {
  if (nextHeadings.length === 0 || nextHeadings.includes(heading)) return 0;
  const at = HEADINGS.indexOf(heading);
  // At a wall animals turn left; an arrow turns all of them to its heading.
  const left = HEADINGS[(at + 3) % 4];
  const to = nextHeadings.includes(left) ? left : nextHeadings[0];
  const quarters = (HEADINGS.indexOf(to) - at + 4) % 4;
  return quarters === 3 ? -1 : quarters;
}

/**
 * Whether a cat reaches the same cell as a group, or meets the group on the way.
 * @param {Group[]} groups
 * @param {Group} group
 */
function meetsCat(groups, group) {
  const to = stepped(group);
  const isAt = (/** @type {{ x: number, y: number }} */ a, /** @type {typeof a} */ b) =>
    a.x === b.x && a.y === b.y;
  return groups.some(
    (other) =>
      other.cats > 0 &&
      (isAt(stepped(other), to) || (isAt(other, to) && isAt(stepped(other), group))),
  );
}

/**
 * The cells with more than one of the places.
 * @param {readonly { x: number, y: number }[]} places
 */
export function crowds(places) {
  const names = places.map(({ x, y }) => cellName(x, y));
  const [seen, several] = [new Set(), new Set()];
  for (const name of names) (seen.has(name) ? several : seen).add(name);
  return several;
}

/**
 * The animals that enter at the doors. They are cats if a door now has more cats than came from other cells.
 * @param {Setting} before
 * @param {Setting} after
 * @returns {Group[]}
 */
function newcomers(before, after) {
  const arrived = groupsOf(before).map((group) => ({ ...group, ...stepped(group) }));
  const isCat = before.doors.some(
    ([x, y]) => catsAt(groupsOf(after), x, y) > catsAt(arrived, x, y),
  );
  return before.doors.map(([x, y, wall]) => {
    const heading = INWARD[wall];
    const [dx, dy] = STEPS[heading];
    return { x: x - dx, y: y - dy, heading, mice: isCat ? 0 : 1, cats: isCat ? 1 : 0 };
  });
}

/**
 * @param {Group[]} groups
 * @param {number} x
 * @param {number} y
 */
function catsAt(groups, x, y) {
  return groups.reduce((sum, group) => sum + (group.x === x && group.y === y ? group.cats : 0), 0);
}

/**
 * A group in motion. `strength` and `mouseStrength` are the opacities of the group and of its mice, `room` is how far it makes room
 * for others, all 0..1. `turn` is its turn so far, in quarter turns clockwise.
 * @typedef {Group & { strength: number, mouseStrength: number, room: number, turn: number }} Moving
 */

/**
 * The groups at a part of their way, 0..1.
 * @param {readonly Journey[]} journeys
 * @param {number} part
 * @returns {Moving[]}
 */
export function groupsAt(journeys, part) {
  const turned = Math.max(0, (part - TURN_FROM) / (1 - TURN_FROM));
  return journeys.map(({ group, leaves, eaten, turn, isSharedAtStart, isSharedAtEnd }) => {
    const [dx, dy] = STEPS[group.heading];
    return {
      ...group,
      x: group.x + dx * part,
      y: group.y + dy * part,
      turn: turn * turned,
      room: (isSharedAtStart ? 1 - part : 0) + (isSharedAtEnd ? part : 0),
      strength: leaves ? 1 - Math.max(0, 2 * part - 1) : 1,
      mouseStrength: eaten ? 1 - Math.max(0, (part - EATEN_FROM) / (1 - EATEN_FROM)) : 1,
    };
  });
}

/**
 * The opacities of the news of the position that animals leave, and of the position that they reach, 0..1.
 * @param {number} part the part of the way
 */
export function newsStrengths(part) {
  return {
    next: Math.max(0, (part - NEWS_FROM) / (1 - NEWS_FROM)),
    previous: Math.max(0, 1 - part / NEWS_UNTIL),
  };
}
