// The rules' report of a position of The Crossing, in the form that the board needs.

/**
 * @typedef {import("../../kit/boards/board.js").Scene} Scene
 * @typedef {import("../../wasm/warren.js").Sight} Sight
 * @typedef {import("../../wasm/warren.js").CrossingStep} Step
 * @typedef {import("../../wasm/warren.js").CrossingTurn} Turn
 * @typedef {import("../../wasm/warren.js").CrossingPlayer} Player
 * @typedef {import("../../wasm/warren.js").CrossingIsland} Island
 * @typedef {import("../../wasm/warren.js").CrossingReport} Report
 * @typedef {import("../../wasm/warren.js").CrossingSetting} Setting
 * @typedef {import("../../wasm/warren.js").CrossingOptions} Options
 * @typedef {import("../../wasm/warren.js").CrossingEffect} Effect
 */

/** Row and column, both counted from 0 at the top left. @typedef {[number, number]} Cell */

/**
 * The result of a token's step: it stands, steps into the water, sinks with its island, or reaches its goal; null if the result
 * is unknown.
 * @typedef {import("../../wasm/warren.js").CrossingFate | null} Fate
 */

/** The number of rows and of columns. */
export const SIZE = 8;

/** The players. */
export const SEATS = /** @type {const} */ ([0, 1]);

/** The view that sees everything. */
export const EVERYTHING = 2;

/** The steps, in their usual order. @type {readonly Step[]} */
export const STEPS = ["N", "E", "S", "W", "H"];

/**
 * A game as one viewer knows it. A complete game gets the view that sees everything.
 * @param {Scene} scene a complete game is a scene of the module that plays games with secrets
 * @returns {Sight}
 */
export function sightOf(scene) {
  if ("view" in scene) return scene;
  return /** @type {import("../../wasm/warren.js").Scene} */ (scene).sight(EVERYTHING);
}

/**
 * @param {Sight} sight
 * @param {number} ply
 */
export const reportOf = (sight, ply) =>
  /** @type {Report} */ (/** @type {unknown} */ (sight.report(ply)));

/** @param {Scene} scene */
export const settingOf = (scene) =>
  /** @type {Setting} */ (/** @type {unknown} */ (scene.setting()));

/**
 * @param {Sight} sight
 * @param {number} ply
 */
export const optionsOf = (sight, ply) =>
  /** @type {Options} */ (/** @type {unknown} */ (sight.options(ply)));

/**
 * @param {Sight} sight
 * @param {number} ply
 * @param {string} move has a `?` for a player who is out of view or does not matter
 */
export const effectsOf = (sight, ply, move) =>
  /** @type {Effect[]} */ (/** @type {unknown} */ (sight.effects(ply, move)));

/** @param {Cell} cell */
export const cellIndex = ([row, column]) => row * SIZE + column;

/**
 * @param {Cell} a
 * @param {Cell} b
 */
export const isSameCell = (a, b) => a[0] === b[0] && a[1] === b[1];

/** The name of a cell's button. @param {Cell} cell */
export const cellName = ([row, column]) => `${row} ${column}`;

/**
 * A step with its known result.
 * @typedef {{ step: Step, to: Cell, fate: Fate }} Option
 */

/**
 * The steps that a player may take, with their known results.
 * @param {Sight} sight
 * @param {number} ply
 * @param {number} seat
 * @returns {Option[]}
 */
export function stepOptionsOf(sight, ply, seat) {
  const options = optionsOf(sight, ply)[seat] ?? [];
  return options.map(({ step, to }) => {
    const knownEffects = effectsOf(sight, ply, turnOfOneStep(seat, step));
    return { step, to, fate: knownEffects.find(({ player }) => player === seat)?.fate ?? null };
  });
}

/**
 * The text of a turn to query for one player. The other player holds, which is always legal.
 * @param {number} seat
 * @param {Step} step
 */
export function turnOfOneStep(seat, step) {
  return seat === 0 ? `${step}H` : `H${step}`;
}

/**
 * The number of tokens that a player has lost.
 * @param {Player} player
 */
export function countDrowned({ path }) {
  return path.filter(({ fate }) => fate === "drown" || fate === "sink").length;
}

/**
 * The number of turns until an island above water goes under, as far as it is known: from 1; null if it never does.
 * @param {Island} island an island with a known course
 */
export function turnsUntilUnder({ course }) {
  const firstUnder = course?.findIndex((phase) => phase < 0) ?? -1;
  return firstUnder < 0 ? null : firstUnder;
}

/**
 * The number of turns until an island under water comes up, as far as it is known: from 1; null if it never does.
 * @param {Island} island an island with a known course
 */
export function turnsUntilAbove({ course }) {
  const firstAbove = course?.findIndex((phase) => phase >= 0) ?? -1;
  return firstAbove < 0 ? null : firstAbove;
}
