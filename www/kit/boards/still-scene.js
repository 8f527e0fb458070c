// A scene of one position that the rules have told once: pictures are drawn of it without the rules.

/**
 * What the rules told of a position and of the move that led to it, as far as the game's pictures ask.
 * @typedef {Object} Told
 * @property {unknown} [report]
 * @property {unknown} [setting]
 * @property {unknown} [effects] of the move
 * @property {number[]} [due] the seats that made it
 */

/**
 * The position after the first move of a scene that has only this one.
 * @param {Told} told
 * @returns {import("./board.js").Scene}
 */
export function stillScene({ report = null, setting = null, effects = [], due = [] }) {
  const scene = {
    length: 1,
    moves: () => [""],
    report: () => report,
    setting: () => setting,
    effects: () => effects,
    due: () => due,
  };
  return /** @type {any} */ (scene);
}
