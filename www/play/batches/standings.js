// The results of a program's versions in all stored runs: against the engine's levels, and against each other.

import { gamesOf } from "./run-store.js";
import { tallyOf } from "./tally.js";

/** @typedef {import("./player.js").Player} Player */
/** @typedef {import("./run-store.js").Run} Run */
/** @typedef {import("./tally.js").Result} Result */

/** An opponent: a level, or another version by the time at which it was stored. @typedef {{ level: number } | { version: number }} Opponent */

/** @param {Opponent} opponent */
const keyOf = (opponent) =>
  "level" in opponent ? `level ${opponent.level}` : `version ${opponent.version}`;

export class Standings {
  #isUnequal;
  /** By version, then by the opponent's key. @type {Map<number, Map<string, { opponent: Opponent, results: Result[] }>>} */
  #versions = new Map();
  /** The number after those of all pairs so far. */
  #nextNumber = 0;

  /** @param {boolean} isUnequal whether the sides are unequal, so that pairs count */
  constructor(isUnequal) {
    this.#isUnequal = isUnequal;
  }

  /** The versions that have played, the oldest first. */
  get versions() {
    return [...this.#versions.keys()].sort((one, other) => one - other);
  }

  /** The levels that some version has played, the lowest first. */
  get levels() {
    const all = [...this.#versions.values()].flatMap((row) => [...row.values()]);
    const levels = all.flatMap(({ opponent }) => ("level" in opponent ? [opponent.level] : []));
    return [...new Set(levels)].sort((one, other) => one - other);
  }

  /** The versions that another version has played, the oldest first. */
  get metVersions() {
    return this.versions.filter((version) =>
      [...(this.#versions.get(version)?.values() ?? [])].some(
        ({ opponent }) => "version" in opponent,
      ),
    );
  }

  /**
   * The results of a version against an opponent. Results of several runs have different numbers.
   * @param {number} version
   * @param {Opponent} opponent
   */
  results(version, opponent) {
    return this.#versions.get(version)?.get(keyOf(opponent))?.results ?? [];
  }

  /**
   * @param {number} version
   * @param {Opponent} opponent
   */
  tally(version, opponent) {
    return tallyOf(this.results(version, opponent), this.#isUnequal);
  }

  /**
   * Adds a run. Games against other programs do not count.
   * @param {Run} run
   * @param {readonly Result[]} results
   */
  add({ me, opponents, kind, program }, results) {
    if (me.kind !== "program" || me.version === undefined) return;
    const slim = results.map((result) => slimmed(result, this.#nextNumber));
    this.#nextNumber = Math.max(this.#nextNumber, ...slim.map(({ number }) => number + 2));
    this.#nextNumber += this.#nextNumber % 2;
    for (const index of new Set(slim.map(({ opponent }) => opponent))) {
      const own = slim.filter(({ opponent }) => opponent === index);
      /** @type {Player | undefined} */
      const player = kind === "climb" ? { kind: "engine", level: index + 1 } : opponents[index];
      if (player?.kind === "engine") this.#addResults(me.version, { level: player.level }, own);
      if (player?.kind !== "program" || player.program !== program) continue;
      if (player.version === undefined || player.version === me.version) continue;
      this.#addResults(me.version, { version: player.version }, own);
      this.#addResults(player.version, { version: me.version }, own.map(mirrored));
    }
  }

  /**
   * @param {number} version
   * @param {Opponent} opponent
   * @param {readonly Result[]} results
   */
  #addResults(version, opponent, results) {
    const row = this.#versions.get(version) ?? new Map();
    this.#versions.set(version, row);
    const before = row.get(keyOf(opponent))?.results ?? [];
    row.set(keyOf(opponent), { opponent, results: [...before, ...results] });
  }
}

/**
 * The standings after all stored games.
 * @param {readonly Run[]} runs a program's runs
 * @param {boolean} isUnequal whether the sides are unequal
 */
export async function loadStandings(runs, isUnequal) {
  const standings = new Standings(isUnequal);
  for (const run of runs) standings.add(run, await gamesOf(run.id));
  return standings;
}

/**
 * A result without its long texts, since all runs together may have thousands.
 * @param {Result} result
 * @param {number} firstNumber
 * @returns {Result}
 */
function slimmed(result, firstNumber) {
  const { number, record } = result;
  return { ...result, number: firstNumber + number, record: digest(record), said: "" };
}

/** The same game from the opponent's view. @param {Result} result @returns {Result} */
const mirrored = ({ mine, result, seat, theirs, ...rest }) => ({
  ...{ ...rest, mine: theirs, theirs: mine },
  ...{ result: 1 - result, seat: 1 - seat },
});

/** A short text that differs if the records differ: two hashes by Fowler, Noll and Vo. @param {string} record */
function digest(record) {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let i = 0; i < record.length; i++) {
    const code = record.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return `${record.length} ${one} ${other}`;
}
