// The animation of a move of rabbits: all pieces of a side slide at once, and a caught rabbit fades where the hunter meets it.

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
export const DURATION = 160;

/**
 * The pieces that a move moves or catches.
 * @param {readonly Piece[]} before the pieces before the move
 * @param {readonly Effect[]} effects
 * @param {number} seat the mover
 * @returns {Journey[]}
 */
export function journeysOf(before, effects, seat) {
  /** @type {Map<number, Cell>} */
  const ends = new Map();
  /** @type {Set<number>} */
  const caught = new Set();
  for (const effect of effects) {
    if (effect.kind === "step") ends.set(effect.piece, effect.to);
    else if (effect.kind === "catch") caught.add(effect.rabbit);
  }
  return before.flatMap(({ seat: side, number, cell }) => {
    const to = side === seat ? ends.get(number) : undefined;
    const isCaught = side === 0 && caught.has(number);
    return to || isCaught ? [{ seat: side, number, from: cell, to: to ?? cell, isCaught }] : [];
  });
}

/**
 * The cells that a move changed, for the tint that stays until the next move: where pieces left and arrived, and where rabbits
 * were caught.
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
