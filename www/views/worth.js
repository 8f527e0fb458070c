// What an engine expects, in words and figures.

import { number, t } from "../i18n.js";
import { sideWords } from "./names.js";

/** @typedef {import("../wasm/warren.js").AnalysisScore} Score */
/** @typedef {import("../boards/board.js").BoardModule} BoardModule */
/** @typedef {import("../play/reviewing.js").Found} Found */

/** A smaller lead than this is called even, in points. */
const EVEN = 0.05;

/**
 * Who is ahead, or in games in which engines tell what a side gets in all, what that is; in words.
 * @param {Score} score from a seat's view
 * @param {string} game
 * @param {number} seat
 * @param {Pick<BoardModule, "lead">} module
 */
export function worthWords(score, game, seat, { lead }) {
  const side = sideWords(game, seat);
  if (score.kind !== "points") return t(`analysis-${score.kind}`, { ...side, plies: score.plies });
  const { value } = score;
  const amount = amountWords(value);
  if (lead) return t(`${game}-expects`, { ...side, ...amount });
  if (Math.abs(value) < EVEN) return t("analysis-even");
  return t(value > 0 ? `${game}-ahead` : `${game}-behind`, { ...side, ...amount });
}

/**
 * The same as one figure.
 * @param {Score} score
 * @param {Pick<BoardModule, "lead">} module
 */
export function worthFigure(score, { lead }) {
  if (score.kind !== "points") return t(`analysis-figure-${score.kind}`);
  const digits = Math.abs(score.value) < 100 ? 1 : 0;
  /** @type {Intl.NumberFormatOptions} */
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return number(score.value, lead ? format : { ...format, signDisplay: "exceptZero" });
}

/**
 * What a move has lost, in words.
 * @param {Found} found
 * @param {string} game
 */
export function lossWords({ report }, game) {
  const [best, also, loss] = [report.lines[0]?.score, report.also?.score, report.loss ?? 0];
  if (also?.kind === "loss" && best?.kind !== "loss") return t("review-loses-game");
  if (best?.kind === "win" && also?.kind !== "win") return t("review-misses-win");
  return t("review-loses", { amount: lostText(loss, game) });
}

/**
 * An amount that was lost, with its unit.
 * @param {number} loss
 * @param {string} game
 */
export function lostText(loss, game) {
  return t(`${game}-amount`, amountWords(loss, loss < 1 ? 2 : 1));
}

/** Whether what a move has lost is an amount, and not the game itself. @param {Found} found */
export function isAmount({ report }) {
  const scores = [report.lines[0], report.also].map((line) => line?.score.kind ?? "points");
  return scores.every((kind) => kind === "points");
}

/**
 * An amount as it is written, and the number by which its unit goes: the one that is written.
 * @param {number} value
 * @param {number} [digits] after the point
 */
function amountWords(value, digits = 1) {
  const size = Math.abs(value);
  const maximumFractionDigits = size < 100 ? digits : 0;
  const count = Number(size.toFixed(maximumFractionDigits));
  return { points: number(size, { maximumFractionDigits }), count };
}

/**
 * What is thought of the positions of a reviewed game, for the chart.
 * @param {readonly Found[]} found
 * @param {import("../boards/board.js").Scene} scene
 * @param {number} seats
 * @param {Pick<BoardModule, "lead">} module
 * @returns {import("./score-chart.js").Evaluation[]}
 */
export function evaluationsOf(found, scene, seats, { lead }) {
  /** @type {Map<number, (number | null)[]>} */
  const byPly = new Map();
  const put = (
    /** @type {number} */ ply,
    /** @type {number} */ seat,
    /** @type {Score | undefined} */ score,
  ) => {
    const expected = byPly.get(ply) ?? Array(seats).fill(null);
    if (score) expected[seat] = worthOf(score);
    byPly.set(ply, expected);
  };
  const last = found.at(-1)?.ply;
  for (const { ply, seat, report } of found) {
    put(ply, seat, report.lines[0]?.score);
    if (ply === last) put(ply + 1, seat, report.also?.score);
  }
  return [...byPly].flatMap(([ply, expected]) => {
    const decided = decidedFor(expected);
    const value = decided ?? (lead ? lead(scene, expected) : leadOf(expected));
    return value === null ? [] : [{ ply, value }];
  });
}

/** @param {Score} score */
function worthOf(score) {
  if (score.kind === "points") return score.value;
  return score.kind === "win" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** By how much the first side is ahead, of what sides expect to be. @param {(number | null)[]} expected */
function leadOf([first, ...others]) {
  if (first !== null) return first;
  // Of several others each tells only how it stands against the best.
  return others.length === 1 && others[0] !== null ? -others[0] : null;
}

/** @param {(number | null)[]} expected */
function decidedFor([first, ...others]) {
  if (first !== null && !Number.isFinite(first)) return first;
  const [second] = others;
  return others.length === 1 && second !== null && !Number.isFinite(second) ? -second : null;
}
