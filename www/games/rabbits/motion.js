// The animation of a move of rabbits: all pieces of a side slide at once, a caught rabbit topples where the hunter meets it, and an
// eaten cabbage vanishes under the rabbit.

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./position.js").Piece} Piece
 */

/**
 * A piece in motion. A caught piece may begin and end on the same cell.
 * @typedef {{ seat: number, number: number, from: Cell, to: Cell, isCaught: boolean }} Journey
 */

/** The duration of a move on the screen, in ms. */
export const DURATION_MS = 160;

/**
 * The journeys of the pieces that a move moves or catches.
 * @param {readonly Piece[]} before the pieces before the move
 * @param {readonly Effect[]} effects
 * @param {number} seat the mover
 * @returns {Journey[]}
 */
export function journeysOf(before, effects, seat) {
  /** @type {Map<number, Cell>} */
  const destinations = new Map();
  /** @type {Set<number>} */
  const caughtRabbits = new Set();
  for (const effect of effects) {
    if (effect.kind === "step") destinations.set(effect.piece, effect.to);
    else if (effect.kind === "catch") caughtRabbits.add(effect.rabbit);
  }
  return before.flatMap(({ seat: side, number, cell }) => {
    const destination = side === seat ? destinations.get(number) : undefined;
    const isCaught = side === 0 && caughtRabbits.has(number);
    return destination || isCaught
      ? [{ seat: side, number, from: cell, to: destination ?? cell, isCaught }]
      : [];
  });
}

/**
 * The keyframes of a journey.
 * @param {Journey} journey
 * @param {(cell: Cell) => string} transformAt the transform that puts the piece on a cell
 * @returns {PropertyIndexedKeyframes}
 */
export function journeyKeyframes({ from, to, isCaught }, transformAt) {
  const [begin, end] = [transformAt(from), transformAt(to)];
  if (!isCaught) return { transform: [begin, end] };
  return {
    transform: [`${begin} rotate(0deg) scale(1)`, `${end} rotate(40deg) scale(0.4)`],
    opacity: [1, 1, 0],
  };
}

/**
 * The keyframes of an eaten cabbage: it swells a little when the rabbit arrives, and vanishes.
 * @param {string} place the transform that puts it on its cell
 * @returns {PropertyIndexedKeyframes}
 */
export function eatenKeyframes(place) {
  return { transform: [1, 1.25, 0].map((size) => `${place} scale(${size})`), opacity: [1, 1, 0] };
}

/**
 * The cells that a move changed, for the tints and marks that stay until the next move: cells that pieces left or reached, and
 * cells where rabbits were caught or ate.
 * @param {readonly Effect[]} effects
 */
export function tracesOf(effects) {
  const steps = effects.filter((effect) => effect.kind === "step");
  const catches = effects.filter((effect) => effect.kind === "catch");
  return {
    from: steps.map(({ from }) => from),
    to: steps.map(({ to }) => to),
    caught: catches.map(({ cell }) => cell),
    rabbits: catches.map(({ rabbit }) => rabbit),
    eaten: effects.filter((effect) => effect.kind === "eat").map(({ cell }) => cell),
  };
}
