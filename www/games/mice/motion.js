// The animation after an arrow: every group moves one cell, and an animal enters at each door. The module computes the drawing of
// each moment.

import { cellName, HEADINGS, STEPS } from "./geometry.js";
import { groupsOf, isWayOut, nextPlaceOf } from "./position.js";

/**
 * @typedef {import("./position.js").Group} Group
 * @typedef {import("./position.js").Setting} Setting
 * @typedef {import("./geometry.js").Heading} Heading
 */

/**
 * A group in motion; it may begin behind a door. `leavesBoard`: it disappears at the end, in a rocket or a pit. `isEaten`: its mice
 * disappear. `turn`: its turn at the end, in quarter turns clockwise. `isSharedAtStart` and `isSharedAtEnd`: whether it
 * shares its first and its last cell with other groups.
 * @typedef {{ group: Group, leavesBoard: boolean, isEaten: boolean, turn: number, isSharedAtStart: boolean,
 *   isSharedAtEnd: boolean }} Journey
 */

/** The part of the way from which the events on the way to a position are shown. */
const SUMMARY_APPEARS_AT = 0.75;
/** The part of the way to the next position at which they have disappeared. */
const SUMMARY_GONE_AT = 0.5;
/** The part of the way from which animals turn. */
const TURNING_STARTS_AT = 0.7;
/** The part of the way from which eaten animals fade. */
const FADING_STARTS_AT = 0.6;

/** @type {Record<string, Heading>} */
const INWARD = { N: "S", E: "W", S: "N", W: "E" };

/**
 * @param {Setting} before
 * @param {Setting} after the position one arrow later
 * @param {readonly { x: number, y: number }[]} [eaten] the places where mice are eaten on the way
 * @returns {Journey[]}
 */
export function journeysOf(before, after, eaten = []) {
  const groups = [...groupsOf(before), ...enteringAnimals(before, after)];
  const nextPlaces = groups.map(nextPlaceOf);
  const [sharedStarts, sharedEnds] = [sharedCells(groups), sharedCells(nextPlaces)];
  /** @type {Map<string, Heading[]>} the headings in which animals continue, by cell */
  const nextHeadings = new Map();
  for (const { x, y, heading } of groupsOf(after)) {
    nextHeadings.set(cellName(x, y), [...(nextHeadings.get(cellName(x, y)) ?? []), heading]);
  }
  const eatenCells = new Set(eaten.map(({ x, y }) => cellName(x, y)));
  return groups.map((group, i) => {
    const { x, y } = nextPlaces[i];
    return {
      group,
      leavesBoard: isWayOut(before, x, y),
      isEaten: group.mice > 0 && eatenCells.has(cellName(x, y)) && meetsCat(groups, group),
      turn: turnAtEnd(group.heading, nextHeadings.get(cellName(x, y)) ?? []),
      isSharedAtStart: sharedStarts.has(cellName(group.x, group.y)),
      isSharedAtEnd: sharedEnds.has(cellName(x, y)),
    };
  });
}

/**
 * The turn of an animal at the end of its step, derived from the animals that continue from that cell.
 * @param {Heading} heading
 * @param {readonly Heading[]} nextHeadings
 * @returns {number} quarter turns, clockwise
 */
function turnAtEnd(heading, nextHeadings) {
  if (nextHeadings.length === 0 || nextHeadings.includes(heading)) return 0;
  const headingIndex = HEADINGS.indexOf(heading);
  // At a wall animals turn left; an arrow turns all of them to its heading.
  const left = HEADINGS[(headingIndex + 3) % 4];
  const newHeading = nextHeadings.includes(left) ? left : nextHeadings[0];
  const quarters = (HEADINGS.indexOf(newHeading) - headingIndex + 4) % 4;
  return quarters === 3 ? -1 : quarters;
}

/**
 * Whether a cat reaches the same cell as a group, or meets the group on the way.
 * @param {Group[]} groups
 * @param {Group} group
 */
function meetsCat(groups, group) {
  const destination = nextPlaceOf(group);
  const isSamePlace = (/** @type {{ x: number, y: number }} */ a, /** @type {typeof a} */ b) =>
    a.x === b.x && a.y === b.y;
  return groups.some(
    (other) =>
      other.cats > 0 &&
      (isSamePlace(nextPlaceOf(other), destination) ||
        (isSamePlace(other, destination) && isSamePlace(nextPlaceOf(other), group))),
  );
}

/**
 * The cells with more than one of the places.
 * @param {readonly { x: number, y: number }[]} places
 */
export function sharedCells(places) {
  const names = places.map(({ x, y }) => cellName(x, y));
  const [seen, repeated] = [new Set(), new Set()];
  for (const name of names) (seen.has(name) ? repeated : seen).add(name);
  return repeated;
}

/**
 * The animals that enter at the doors. They are cats if a door now has more cats than came from other cells.
 * @param {Setting} before
 * @param {Setting} after
 * @returns {Group[]}
 */
function enteringAnimals(before, after) {
  const arrived = groupsOf(before).map((group) => ({ ...group, ...nextPlaceOf(group) }));
  const isCat = before.doors.some(
    ([x, y]) => countCatsAt(groupsOf(after), x, y) > countCatsAt(arrived, x, y),
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
function countCatsAt(groups, x, y) {
  return groups.reduce((sum, group) => sum + (group.x === x && group.y === y ? group.cats : 0), 0);
}

/**
 * A group in motion. `strength` and `mouseStrength` are the opacities of the group and of its mice, `room` is how far it makes room
 * for others, all 0..1. `turn` is its turn so far, in quarter turns clockwise.
 * @typedef {Group & { strength: number, mouseStrength: number, room: number, turn: number }} MovingGroup
 */

/**
 * The groups at a part of their way, 0..1.
 * @param {readonly Journey[]} journeys
 * @param {number} progress
 * @returns {MovingGroup[]}
 */
export function movingGroupsAt(journeys, progress) {
  const turnProgress = Math.max(0, (progress - TURNING_STARTS_AT) / (1 - TURNING_STARTS_AT));
  return journeys.map(({ group, leavesBoard, isEaten, turn, isSharedAtStart, isSharedAtEnd }) => {
    const [dx, dy] = STEPS[group.heading];
    return {
      ...group,
      x: group.x + dx * progress,
      y: group.y + dy * progress,
      turn: turn * turnProgress,
      room: (isSharedAtStart ? 1 - progress : 0) + (isSharedAtEnd ? progress : 0),
      strength: leavesBoard ? 1 - Math.max(0, 2 * progress - 1) : 1,
      mouseStrength: isEaten
        ? 1 - Math.max(0, (progress - FADING_STARTS_AT) / (1 - FADING_STARTS_AT))
        : 1,
    };
  });
}

/**
 * The opacities of the news of the position that animals leave, and of the position that they reach, 0..1.
 * @param {number} progress the part of the way
 */
export function summaryOpacities(progress) {
  return {
    next: Math.max(0, (progress - SUMMARY_APPEARS_AT) / (1 - SUMMARY_APPEARS_AT)),
    previous: Math.max(0, 1 - progress / SUMMARY_GONE_AT),
  };
}
