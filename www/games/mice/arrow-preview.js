// The effect of an arrow: how the animals would move in the next turns with the arrow and without it.

import { groupsOf, isWayOut, nextPlaceOf } from "./position.js";

/**
 * @typedef {import("./position.js").Setting} Setting
 * @typedef {import("./geometry.js").Heading} Heading
 */

/**
 * A step of an animal, from the middle of a cell to the next cell.
 * @typedef {{ x: number, y: number, heading: Heading, leavesBoard: boolean }} Step
 */

/**
 * The steps that fewer animals take with an arrow, the steps that more animals take, and the points that each player gains.
 * @typedef {{ gained: Step[], lost: Step[], points: number[] }} Change
 */

/** The number of turns to look ahead. */
export const PREVIEW_TURNS = 10;

/**
 * @param {Setting} now
 * @param {readonly Setting[]} withArrow the positions after the arrow, turn by turn
 * @param {readonly Setting[]} withoutArrow the positions without the arrow, turn by turn
 * @returns {Change}
 */
export function changeByArrow(now, withArrow, withoutArrow) {
  const stepsWith = stepsOf([now, ...withArrow]);
  const stepsWithout = stepsOf([now, ...withoutArrow]);
  const lastPoints = (/** @type {readonly Setting[]} */ settings) =>
    (settings.at(-1) ?? now).points;
  const [pointsWith, pointsWithout] = [lastPoints(withArrow), lastPoints(withoutArrow)];
  return {
    gained: stepsMissingIn(stepsWith, stepsWithout),
    lost: stepsMissingIn(stepsWithout, stepsWith),
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
      const nextPlace = nextPlaceOf({ x, y, heading });
      const key = `${x} ${y} ${heading}`;
      const entry = steps.get(key);
      const step = entry?.step ?? {
        x,
        y,
        heading,
        leavesBoard: isWayOut(setting, nextPlace.x, nextPlace.y),
      };
      steps.set(key, { step, animals: (entry?.animals ?? 0) + mice + cats });
    }
  }
  return steps;
}

/**
 * The steps that more animals take than in another list.
 * @param {ReturnType<typeof stepsOf>} steps
 * @param {ReturnType<typeof stepsOf>} others
 */
function stepsMissingIn(steps, others) {
  return [...steps]
    .filter(([key, { animals }]) => animals > (others.get(key)?.animals ?? 0))
    .map(([, { step }]) => step);
}
