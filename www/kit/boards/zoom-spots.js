// The places of a board's zoom buttons: at its edge, where they cover no piece.

/** @typedef {import("./unit-square.js").Point} Point */

/** The side of a button, and the gap between buttons and to the board's edge, in CSS pixels. */
export const BUTTON = 44;
const GAP = 4;

/** The distance between the spots to try, in CSS pixels. */
const STEP = 16;

/**
 * The top left corners that the pair of buttons can have, one above the other, the best first: the corners, then along the
 * edges.
 * @param {number} width the width of the board, in CSS pixels
 * @param {number} height
 * @param {boolean} isBelow whether the lower corners are better than the upper ones
 * @returns {Point[]}
 */
function spotsOf(width, height, isBelow) {
  const [right, bottom] = [width - BUTTON - GAP, height - 2 * (BUTTON + GAP)];
  const deep = isBelow ? [bottom, GAP] : [GAP, bottom];
  /** @type {Point[]} */
  const spots = [right, GAP].flatMap((x) => deep.map((y) => /** @type {Point} */ ([x, y])));
  for (let y = GAP; y < bottom; y += STEP) spots.push([right, y], [GAP, y]);
  for (let x = GAP; x < right; x += STEP) spots.push([x, deep[0]], [x, deep[1]]);
  return spots;
}

/**
 * The spot where the buttons cover least. They stay unless another spot is better for what matters.
 * @param {Object} request
 * @param {number} request.width the width of the board, in CSS pixels
 * @param {number} request.height
 * @param {boolean} request.isBelow whether the lower corners are better than the upper ones
 * @param {number} request.buttons the number of buttons now, one above the other
 * @param {readonly { places: readonly Point[], reach: number, matters: boolean }[]} request.kept what must stay visible or
 *   pressable, by importance: points of the board, and the radius around each to keep free. Pieces are first
 * @param {Point | null} request.current
 * @returns {{ spot: Point, isClear: boolean }} `isClear`: no piece's middle is covered
 */
export function clearSpot({ width, height, isBelow, buttons, kept, current }) {
  const tall = buttons * (BUTTON + GAP) - GAP;
  const covered = (/** @type {Point} */ [left, top]) =>
    kept.map(
      ({ places, reach }) =>
        places.filter(
          ([x, y]) =>
            x > left - reach &&
            x < left + BUTTON + reach &&
            y > top - reach &&
            y < top + tall + reach,
        ).length,
    );
  const compared = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
    one.map((count, i) => count - other[i]).find((difference) => difference !== 0) ?? 0;
  const all = spotsOf(width, height, isBelow).map((spot) => ({ spot, counts: covered(spot) }));
  // Among equal spots the first is the best.
  const best = all.reduce((one, other) => (compared(other.counts, one.counts) < 0 ? other : one));
  const counts = current && covered(current);
  const stays = counts && kept.every(({ matters }, i) => !matters || counts[i] === best.counts[i]);
  const chosen = stays ? { spot: current, counts } : best;
  return { spot: chosen.spot, isClear: chosen.counts[0] === 0 };
}
