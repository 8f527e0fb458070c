// The effect of an arrow: how the animals would move in the next turns with the arrow and without it.

import { groupsOf, isWayOut, stepped } from "./position.js";

/**
 * @typedef {import("./position.js").Setting} Setting
 * @typedef {import("./geometry.js").Heading} Heading
 */

/**
 * A step of an animal, from the middle of a cell to the next cell.
 * @typedef {{ x: number, y: number, heading: Heading, ends: boolean }} Step
 */

/**
 * The steps that fewer animals take with an arrow, the steps that more animals take, and the points that each player gains.
 * @typedef {{ gained: Step[], lost: Step[], points: number[] }} Change
 */

/** The number of turns to look ahead. */
export const TURNS = 10;

/**
 * @param {Setting} now
 * @param {readonly Setting[]} withArrow the positions after the arrow, turn by turn
 * @param {readonly Setting[]} withoutArrow the positions without the arrow, turn by turn
 * @returns {Change}
 */
export function changeOf(now, withArrow, withoutArrow) {
  const gained = stepsOf([now, ...withArrow]);
  const lost = stepsOf([now, ...withoutArrow]);
  const lastPoints = (/** @type {readonly Setting[]} */ settings) =>
    (settings.at(-1) ?? now).points;
  const [pointsWith, pointsWithout] = [lastPoints(withArrow), lastPoints(withoutArrow)];
  return {
    gained: without(gained, lost),
    lost: without(lost, gained),
    points: pointsWith.map((points, seat) => points - pointsWithout[seat]),
  };
}

/**
 * The steps that animals take, and the number of animals for each.
 * @param {readonly Setting[]} settings
 * @returns {Map<string, { step: Step, animals: number }>}
 */
function stepsOf(settings) {
  /** @type {Map<string, { step: Step, animals: number }>} */
  const steps = new Map();
  for (const setting of settings.slice(0, -1)) {
    for (const { x, y, heading, mice, cats } of groupsOf(setting)) {
      const to = stepped({ x, y, heading });
      const key = `${x} ${y} ${heading}`;
      const known = steps.get(key);
      const step = known?.step ?? { x, y, heading, ends: isWayOut(setting, to.x, to.y) };
      steps.set(key, { step, animals: (known?.animals ?? 0) + mice + cats });
    }
  }
  return steps;
}

/**
 * The steps that more animals take than in another list.
 * @param {ReturnType<typeof stepsOf>} steps
 * @param {ReturnType<typeof stepsOf>} others
 */
function without(steps, others) {
  return [...steps]
    .filter(([key, { animals }]) => animals > (others.get(key)?.animals ?? 0))
    .map(([, { step }]) => step);
}
