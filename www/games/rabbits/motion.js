// What a move of rabbits moves: all pieces of a side slide at once, and who is caught fades where the hunter meets it.

/**
 * @typedef {import("./position.js").Cell} Cell
 * @typedef {import("./position.js").Effect} Effect
 * @typedef {import("./position.js").Piece} Piece
 */

/**
 * A piece on its way; it may begin where it ends, if it is caught there.
 * @typedef {{ seat: number, number: number, from: Cell, to: Cell, isCaught: boolean }} Journey
 */

/** How long a move takes on the screen, in ms. */
export const DURATION = 160;

/**
 * The pieces that a move moves, and those that it catches.
 * @param {readonly Piece[]} before the pieces that stood
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
