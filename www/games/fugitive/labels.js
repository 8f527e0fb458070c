// Places the numbers of cities: inside the circle if the number fits, otherwise beside it if there is room.

/**
 * A city on the screen; all lengths are CSS pixels. `isOccupied`: a piece stands there, so the number can only be beside it.
 * `isQuiet`: the city has no number beside it. `isSmall`: the number beside it is small.
 * @typedef {{ city: number, x: number, y: number, radius: number, isOccupied?: boolean, isQuiet?: boolean, isSmall?: boolean }} CityCircle
 */

/**
 * A number: its middle, its font size, and whether it is inside the circle.
 * @typedef {{ city: number, x: number, y: number, size: number, isInside: boolean }} Label
 */

/** The smallest font size inside and beside circles, the largest, and the largest ratio of short numbers to long ones. */
const SIZES = { min: 8, beside: 10, max: 13, ratio: 1.2 };
/** The typical distances of cities, in pixels, below which numbers beside them are small, and below which they are omitted. */
const CROWDED_DISTANCES = { small: 32, none: 22 };
/** The width of a digit, as a fraction of the font size. */
const DIGIT_WIDTH = 0.58;
/** The possible directions of a number beside a circle: right, left, below, above, and between. */
const DIRECTIONS = [
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
 * Whether only the currently important cities should have a number of full size beside them.
 * @param {number} cities the number of cities
 * @param {number} side the side of the complete map, in CSS pixels
 */
export function isCrowded(cities, side) {
  return side / Math.sqrt(cities) < CROWDED_DISTANCES.small;
}

/**
 * Whether only the currently important cities should have a number beside them at all.
 * @param {number} cities the number of cities
 * @param {number} side the side of the complete map, in CSS pixels
 */
export function isOvercrowded(cities, side) {
  return side / Math.sqrt(cities) < CROWDED_DISTANCES.none;
}

/**
 * @param {readonly CityCircle[]} circles the most important first
 * @param {number} width the width of the canvas
 * @param {number} height
 * @returns {Label[]} labels that overlap no other label and no other city's circle; those beside circles fit on the canvas
 */
export function placeLabels(circles, width, height) {
  /** @type {Label[]} */
  const labels = [];
  const digits = Math.max(...circles.map(({ city }) => String(city).length));
  for (const circle of circles) {
    const inside = circle.isOccupied ? null : labelInside(circle, digits);
    const beside = () => labelBeside(circle, circles, labels, width, height);
    const label = inside ?? (circle.isQuiet ? null : beside());
    if (label) labels.push(label);
  }
  return labels;
}

/**
 * The box of a label.
 * @param {Pick<Label, "city" | "x" | "y" | "size">} label
 */
export function labelBox({ city, x, y, size }) {
  const [halfWidth, halfHeight] = [(String(city).length * DIGIT_WIDTH * size) / 2, 0.42 * size];
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

/**
 * @param {CityCircle} circle
 * @param {number} digits the number of digits of the longest number
 * @returns {Label | null}
 */
function labelInside({ city, x, y, radius }, digits) {
  const fittingSize = maxFontSizeIn(radius, String(city).length);
  const evenSize = Math.max(SIZES.beside, SIZES.ratio * maxFontSizeIn(radius, digits));
  const size = Math.min(SIZES.max, fittingSize, evenSize);
  return fittingSize < SIZES.min ? null : { city, x, y, size, isInside: true };
}

/**
 * The font size at which the corners of a number stay inside a circle.
 * @param {number} radius
 * @param {number} digits
 */
function maxFontSizeIn(radius, digits) {
  const width = DIGIT_WIDTH * digits;
  return (1.84 * radius) / Math.sqrt(width * width + 0.7 * 0.7);
}

/**
 * @param {CityCircle} circle
 * @param {readonly CityCircle[]} circles
 * @param {readonly Label[]} labels
 * @param {number} width
 * @param {number} height
 * @returns {Label | null}
 */
function labelBeside({ city, x, y, radius, isSmall }, circles, labels, width, height) {
  const size = isSmall ? SIZES.min : SIZES.beside;
  const halfWidth = (String(city).length * DIGIT_WIDTH * size) / 2;
  for (const [right, down] of DIRECTIONS) {
    const label = {
      city,
      x: x + right * (radius + halfWidth + 2),
      y: y + down * (radius + 0.42 * size + 2),
      size,
      isInside: false,
    };
    const box = labelBox(label);
    const isFree =
      box.left >= 0 &&
      box.top >= 0 &&
      box.right <= width &&
      box.bottom <= height &&
      circles.every((circle) => circle.city === city || !covers(box, circle)) &&
      labels.every((other) => !doOverlap(box, labelBox(other)));
    if (isFree) return label;
  }
  return null;
}

/**
 * @param {ReturnType<typeof labelBox>} box
 * @param {CityCircle} circle
 */
function covers(box, { x, y, radius }) {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return dx * dx + dy * dy < (radius + 1) * (radius + 1);
}

/**
 * @param {ReturnType<typeof labelBox>} a
 * @param {ReturnType<typeof labelBox>} b
 */
export function doOverlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
