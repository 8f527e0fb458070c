// What moves when an arrow has been placed: every group goes one cell on, and at each door an animal comes in.

import { STEPS } from "./geometry.js";
import { groupsOf, isWayOut, stepped } from "./position.js";

/**
 * @typedef {import("./position.js").Group} Group
 * @typedef {import("./position.js").Setting} Setting
 * @typedef {import("./geometry.js").Heading} Heading
 */

/**
 * A group on its way; it may begin behind a door. `leaves`: it is gone when it arrives.
 * @typedef {{ group: Group, leaves: boolean }} Journey
 */

/** How long a turn takes on the screen, in ms. */
export const DURATION = 160;

/** @type {Record<string, Heading>} */
const INWARD = { N: "S", E: "W", S: "N", W: "E" };

/**
 * @param {Setting} before
 * @param {Setting} after the position one arrow later
 * @returns {Journey[]}
 */
export function journeysOf(before, after) {
  const groups = [...groupsOf(before), ...newcomers(before, after)];
  return groups.map((group) => {
    const { x, y } = stepped(group);
    return { group, leaves: isWayOut(before, x, y) };
  });
}

/**
 * Those who come in at the doors: cats where there are more of them than came by other ways.
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
 * The groups at a moment of their way, and how much of each is still to be seen.
 * @param {Journey[]} journeys
 * @param {number} moment 0..1
 * @returns {(Group & { strength: number })[]}
 */
export function groupsAt(journeys, moment) {
  const along = 1 - (1 - moment) ** 2;
  return journeys.map(({ group, leaves }) => {
    const [dx, dy] = STEPS[group.heading];
    return {
      ...group,
      x: group.x + dx * along,
      y: group.y + dy * along,
      strength: leaves ? 1 - Math.max(0, 2 * along - 1) : 1,
    };
  });
}
