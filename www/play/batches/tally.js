// The totals of one player's games against one opponent.

import { meanOf, winRate } from "./statistics.js";

/** @typedef {import("./game.js").Fault} Fault */
/** @typedef {import("./game.js").FaultKind} FaultKind */
/** @typedef {import("./statistics.js").Estimate} Estimate */

/**
 * A finished game of a batch, from the view of "my" player. The numbers count the games against one opponent from 0; the two
 * games of a pair are consecutive.
 * @typedef {Object} Result
 * @property {number} opponent the opponent's index
 * @property {number} number
 * @property {number} seat my seat
 * @property {number} result 1 for a win, 0.5 for a tie, 0 for a loss
 * @property {number} mine my points
 * @property {number} theirs the opponent's points
 * @property {number} length the number of moves
 * @property {number | null} slowest the time of my slowest answer after the first, which includes my start, in milliseconds
 * @property {Fault | null} fault
 * @property {string} record
 * @property {number} seed the seed of the players' random numbers
 * @property {string} said the end of my standard error
 * @property {string} [logs] the logs of the programs (`play/match/stored-logs.js`); absent in games of earlier versions
 */

/**
 * @typedef {Object} Tally
 * @property {number} games
 * @property {number} units the number of units to win: games, or pairs of games if the sides are unequal
 * @property {number} won
 * @property {number} drawn
 * @property {number} lost
 * @property {Estimate | null} rate the win rate; a tie counts half
 * @property {number} myMeanPoints my mean points per game
 * @property {number} theirMeanPoints
 * @property {Estimate | null} lead the mean of my points minus theirs
 * @property {number | null} slowest
 * @property {Map<FaultKind, number>} myFaults
 * @property {Map<FaultKind, number>} theirFaults
 * @property {number} different the number of distinct games
 */

/**
 * The result of a game with two seats.
 * @param {import("../../wasm/warren.js").Outcome} outcome
 * @param {number} seat
 */
export function resultAt({ places, winner }, seat) {
  if (places[seat] !== 1) return 0;
  return winner === null ? 0.5 : 1;
}

/** The pair that a game belongs to. @param {number} number */
export const pairOf = (number) => Math.floor(number / 2);

/**
 * The games by pair, in the order of their numbers. An unfinished pair has one game.
 * @param {readonly Result[]} results the results against one opponent
 * @returns {Result[][]}
 */
export function pairsOf(results) {
  /** @type {Map<number, Result[]>} */
  const pairs = new Map();
  for (const result of results) {
    const pair = pairOf(result.number);
    pairs.set(
      pair,
      [...(pairs.get(pair) ?? []), result].sort((a, b) => a.number - b.number),
    );
  }
  return [...pairs].sort(([a], [b]) => a - b).map(([, pair]) => pair);
}

/**
 * The result of a whole pair. If the sides are unequal, the points of both games decide. A player who lost a game by a fault
 * cannot win such a pair.
 * @param {readonly Result[]} pair
 * @param {boolean} isUnequal whether the sides are unequal
 */
export function pairResult(pair, isUnequal) {
  if (!isUnequal) return pair.reduce((sum, { result }) => sum + result, 0) / pair.length;
  const faults = (/** @type {boolean} */ isMine) =>
    pair.filter(({ fault, seat }) => fault && (fault.seat === seat) === isMine).length;
  const byFaults = faults(false) - faults(true);
  const byPoints = pair.reduce((sum, { mine, theirs }) => sum + mine - theirs, 0);
  return (Math.sign(byFaults || byPoints) + 1) / 2;
}

/**
 * @param {readonly Result[]} results the results against one opponent
 * @param {boolean} isUnequal
 * @returns {Tally}
 */
export function tallyOf(results, isUnequal) {
  const pairs = pairsOf(results);
  const counted = unitResults(pairs, isUnequal).flat();
  const count = (/** @type {number} */ wanted) => counted.filter((each) => each === wanted).length;
  const distinctPairs = distinct(pairs);
  const completePairs = distinctPairs.filter((pair) => pair.length === 2);
  const leads = (isUnequal ? completePairs : distinctPairs).map(
    (pair) => pair.reduce((sum, { mine, theirs }) => sum + mine - theirs, 0) / pair.length,
  );
  return {
    games: results.length,
    units: counted.length,
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    rate: winRate(unitResults(distinctPairs, isUnequal)),
    myMeanPoints: mean(results.map(({ mine }) => mine)),
    theirMeanPoints: mean(results.map(({ theirs }) => theirs)),
    lead: meanOf(leads),
    slowest: results.reduce((/** @type {number | null} */ most, { slowest }) => {
      return slowest === null ? most : Math.max(most ?? 0, slowest);
    }, null),
    myFaults: faultsIn(results, true),
    theirFaults: faultsIn(results, false),
    different: new Set(results.map(gameKey)).size,
  };
}

/**
 * The results of the distinct pairs, each with one result per unit.
 * @param {readonly Result[]} results the results against one opponent
 * @param {boolean} isUnequal
 */
export const countedPairs = (results, isUnequal) =>
  unitResults(distinct(pairsOf(results)), isUnequal);

/**
 * The results of pairs by unit: of each game or, if the sides are unequal, of each complete pair.
 * @param {readonly Result[][]} pairs
 * @param {boolean} isUnequal
 * @returns {number[][]}
 */
function unitResults(pairs, isUnequal) {
  if (!isUnequal) return pairs.map((pair) => pair.map(({ result }) => result));
  const complete = pairs.filter((pair) => pair.length === 2);
  return complete.map((pair) => [pairResult(pair, true)]);
}

/**
 * The distinct pairs. Identical pairs add no information: without random numbers and with the usual board, all pairs are
 * identical.
 * @param {readonly Result[][]} pairs
 */
function distinct(pairs) {
  const completePairs = pairs.filter((pair) => pair.length === 2);
  const unfinishedPairs = pairs.filter((pair) => pair.length < 2);
  const completeGames = new Set(completePairs.flat().map(gameKey));
  const others = unfinishedPairs.filter(([only]) => !completeGames.has(gameKey(only)));
  const byGames = [...completePairs, ...others].map(
    (pair) => /** @type {const} */ ([pair.map(gameKey).join("\n"), pair]),
  );
  return [...new Map(byGames).values()];
}

/** The key that identical games share. @param {Result} result */
const gameKey = ({ record, seat }) => `${seat}\n${record}`;

/**
 * @param {readonly Result[]} results
 * @param {boolean} isMine
 */
function faultsIn(results, isMine) {
  /** @type {Map<FaultKind, number>} */
  const faults = new Map();
  for (const { fault, seat } of results) {
    if (!fault || (fault.seat === seat) !== isMine) continue;
    faults.set(fault.kind, (faults.get(fault.kind) ?? 0) + 1);
  }
  return faults;
}

/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
