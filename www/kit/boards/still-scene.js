// A scene of one position whose data the rules have computed before: pictures are drawn from it without the rules.

/**
 * The data that the game's pictures need: of a position and of the move that led to it.
 * @typedef {Object} PositionData
 * @property {unknown} [report]
 * @property {unknown} [setting]
 * @property {unknown} [effects] the effects of the move
 * @property {number[]} [due] the seats that made the move
 */

/**
 * The position after the first move of a scene that has only this one.
 * @param {PositionData} data
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
