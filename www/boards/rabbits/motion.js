// A move of rabbits in motion: all pieces of a side slide at once, cabbages go as rabbits come to them, and who is caught
// fades where the hunter meets it. Pure: a moment in, what to draw out.

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./position.js").Piece} Piece
 */

/**
 * A piece as it is drawn: at a cell or between two, fading below 1.
 * @typedef {{ seat: number, number: number, cell: Cell, strength: number }} Shown
 */

/** How long a move takes on the screen, in ms. */
export const DURATION = 180;

/** The part of the time after which what is eaten and who is caught begin to go. */
const MEETING = 0.5;

/**
 * @param {readonly Piece[]} before the pieces that stood
 * @param {readonly Effect[]} effects
 * @param {number} seat the mover
 * @param {number} moment 0..1
 * @returns {{ pieces: Shown[], meals: { cell: Cell, strength: number }[] }} the hunters last, over whom they catch
 */
export function moveAt(before, effects, seat, moment) {
  const way = 1 - (1 - moment) ** 2;
  const left = 1 - Math.max(0, (moment - MEETING) / (1 - MEETING));
  /** @type {Map<number, Cell>} */
  const places = new Map();
  /** @type {Set<number>} */
  const caught = new Set();
  const meals = [];
  for (const effect of effects) {
    if (effect.kind === "step") places.set(effect.piece, between(effect.from, effect.to, way));
    else if (effect.kind === "catch") caught.add(effect.rabbit);
    else meals.push({ cell: effect.cell, strength: left });
  }
  const pieces = before.map((piece) => ({
    ...piece,
    cell: (piece.seat === seat ? places.get(piece.number) : undefined) ?? piece.cell,
    strength: piece.seat === 0 && caught.has(piece.number) ? left : 1,
  }));
  return { pieces, meals };
}

/**
 * @param {Cell} from
 * @param {Cell} to
 * @param {number} part
 * @returns {Cell}
 */
function between(from, to, part) {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/**
 * What a move has changed, for the tint that stays until the next: where pieces came from and went to, and where who was
 * caught.
 * @param {readonly Effect[]} effects
 */
export function tracesOf(effects) {
  const steps = effects.filter((effect) => effect.kind === "step");
  return {
    from: steps.map(({ from }) => from),
    to: steps.map(({ to }) => to),
    caught: effects.filter((effect) => effect.kind === "catch").map(({ cell }) => cell),
  };
}
