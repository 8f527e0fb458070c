// Which cities bear their number, and where: inside the circle if it fits, else beside it if there is room.

/**
 * A city on the screen; all lengths in CSS pixels. `isFull`: a piece stands there, so its number can only be beside it.
 * `isQuiet`: it bears
 * no number.
 * @typedef {{ city: number, x: number, y: number, radius: number, isFull?: boolean, isQuiet?: boolean }} Spot
 */

/**
 * A number: its middle, the size of its type, and whether it stands inside the circle.
 * @typedef {{ city: number, x: number, y: number, size: number, inside: boolean }} Label
 */

/** The least size of type inside and beside circles, and the most. */
const SIZES = { least: 8, beside: 10, most: 13 };
/** The width of a digit, as a part of the size of its type. */
const DIGIT = 0.58;
/** Where a number may stand beside a circle: right, left, below, above, and between. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.75, 0.75],
  [-0.75, 0.75],
  [0.75, -0.75],
  [-0.75, -0.75],
];

/**
 * @param {readonly Spot[]} spots those that matter most first
 * @param {number} width of the canvas
 * @param {number} height
 * @returns {Label[]} no two overlap, none covers another city's circle, and those beside circles are wholly on the canvas
 */
export function labelsOf(spots, width, height) {
  /** @type {Label[]} */
  const labels = [];
  for (const spot of spots) {
    if (spot.isQuiet) continue;
    const inside = spot.isFull ? null : labelInside(spot);
    const label = inside ?? labelBeside(spot, spots, labels, width, height);
    if (label) labels.push(label);
  }
  return labels;
}

/**
 * The box of a label.
 * @param {Pick<Label, "city" | "x" | "y" | "size">} label
 */
export function boxOf({ city, x, y, size }) {
  const [half, high] = [(String(city).length * DIGIT * size) / 2, 0.42 * size];
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}

/**
 * @param {Spot} spot
 * @returns {Label | null}
 */
function labelInside({ city, x, y, radius }) {
  const width = DIGIT * String(city).length;
  // The corners of the text stay inside the circle.
  const fits = (1.84 * radius) / Math.sqrt(width * width + 0.7 * 0.7);
  const size = Math.min(SIZES.most, fits);
  return size < SIZES.least ? null : { city, x, y, size, inside: true };
}

/**
 * @param {Spot} spot
 * @param {readonly Spot[]} spots
 * @param {readonly Label[]} labels
 * @param {number} width
 * @param {number} height
 * @returns {Label | null}
 */
function labelBeside({ city, x, y, radius }, spots, labels, width, height) {
  const size = SIZES.beside;
  const half = (String(city).length * DIGIT * size) / 2;
  for (const [right, down] of WAYS) {
    const label = {
      city,
      x: x + right * (radius + half + 2),
      y: y + down * (radius + 0.42 * size + 2),
      size,
      inside: false,
    };
    const box = boxOf(label);
    const isFree =
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= width &&
      box.bottom <= height &&
      spots.every((spot) => spot.city === city || !covers(box, spot)) &&
      labels.every((other) => !overlap(box, boxOf(other)));
    if (isFree) return label;
  }
  return null;
}

/**
 * @param {ReturnType<typeof boxOf>} box
 * @param {Spot} spot
 */
function covers(box, { x, y, radius }) {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return dx * dx + dy * dy < (radius + 1) * (radius + 1);
}

/**
 * @param {ReturnType<typeof boxOf>} one
 * @param {ReturnType<typeof boxOf>} other
 */
export function overlap(one, other) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
