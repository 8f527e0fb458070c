// The places of a board's zoom buttons: at its edge, where they cover no piece.

/** @typedef {import("./unit-square.js").Point} Point */

/** The side of a button, and the gap between buttons and to the board's edge, in CSS pixels. */
export const BUTTON_SIZE = 44;
const GAP = 4;

/** The distance between the spots to try, in CSS pixels. */
const SPOT_DISTANCE = 16;

/**
 * The top left corners that the pair of buttons can have, one above the other, the best first: the corners, then along the
 * edges.
 * @param {number} width the width of the board, in CSS pixels
 * @param {number} height
 * @param {boolean} isBelow whether the lower corners are better than the upper ones
 * @returns {Point[]}
 */
function candidateSpots(width, height, isBelow) {
  const [right, bottom] = [width - BUTTON_SIZE - GAP, height - 2 * (BUTTON_SIZE + GAP)];
  const cornerHeights = isBelow ? [bottom, GAP] : [GAP, bottom];
  /** @type {Point[]} */
  const spots = [right, GAP].flatMap((x) =>
    cornerHeights.map((y) => /** @type {Point} */ ([x, y])),
  );
  for (let y = GAP; y < bottom; y += SPOT_DISTANCE) spots.push([right, y], [GAP, y]);
  for (let x = GAP; x < right; x += SPOT_DISTANCE)
    spots.push([x, cornerHeights[0]], [x, cornerHeights[1]]);
  return spots;
}

/**
 * The spot where the buttons cover least. They stay unless another spot is better for what matters.
 * @param {Object} request
 * @param {number} request.width the width of the board, in CSS pixels
 * @param {number} request.height
 * @param {boolean} request.isBelow whether the lower corners are better than the upper ones
 * @param {number} request.buttons the number of buttons now, one above the other
 * @param {readonly { places: readonly Point[], reach: number, matters: boolean }[]} request.clearGroups what must stay visible or
 *   pressable, by importance: points of the board, and the radius around each to keep free. Pieces are first
 * @param {Point | null} request.current
 * @returns {{ spot: Point, isClear: boolean }} `isClear`: no piece's middle is covered
 */
export function chooseButtonSpot({ width, height, isBelow, buttons, clearGroups, current }) {
  const buttonsHeight = buttons * (BUTTON_SIZE + GAP) - GAP;
  const countCovered = (/** @type {Point} */ [left, top]) =>
    clearGroups.map(
      ({ places, reach }) =>
        places.filter(
          ([x, y]) =>
            x > left - reach &&
            x < left + BUTTON_SIZE + reach &&
            y > top - reach &&
            y < top + buttonsHeight + reach,
        ).length,
    );
  const compareCounts = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
    one.map((count, i) => count - other[i]).find((difference) => difference !== 0) ?? 0;
  const countedSpots = candidateSpots(width, height, isBelow).map((spot) => ({
    spot,
    counts: countCovered(spot),
  }));
  // Among equal spots the first is the best.
  const best = countedSpots.reduce((one, other) =>
    compareCounts(other.counts, one.counts) < 0 ? other : one,
  );
  const currentCounts = current && countCovered(current);
  const isCurrentGoodEnough =
    currentCounts &&
    clearGroups.every(({ matters }, i) => !matters || currentCounts[i] === best.counts[i]);
  const chosenSpot = isCurrentGoodEnough ? { spot: current, counts: currentCounts } : best;
  return { spot: chosenSpot.spot, isClear: chosenSpot.counts[0] === 0 };
}
