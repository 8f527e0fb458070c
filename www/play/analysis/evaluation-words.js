// An engine's evaluations, in words and as numbers.

import { number, t } from "../../kit/page/i18n.js";
import { sideWords } from "../match/names.js";

/** @typedef {import("../../wasm/warren.js").AnalysisScore} Score */
/** @typedef {import("../../kit/boards/board.js").BoardModule} BoardModule */
/** @typedef {import("./reviewing.js").JudgedMove} JudgedMove */

/** A lead below this, in points, is called even. */
const MIN_LEAD = 0.05;

/** From this size on, points have no decimals. */
const MIN_WHOLE_POINTS = 100;

/**
 * A score in words: the side that is ahead. In games whose engines estimate final totals, the total instead.
 * @param {Score} score from the view of the seat
 * @param {string} game
 * @param {number} seat
 * @param {Pick<BoardModule, "lead">} boardModule
 */
export function evaluationWords(score, game, seat, { lead }) {
  const side = sideWords(game, seat);
  if (score.kind !== "points") return t(`analysis-${score.kind}`, { ...side, plies: score.plies });
  const { value } = score;
  const amount = amountWords(value);
  if (lead) return t(`${game}-expects`, { ...side, ...amount });
  if (Math.abs(value) < MIN_LEAD) return t("analysis-even");
  return t(value > 0 ? `${game}-ahead` : `${game}-behind`, { ...side, ...amount });
}

/**
 * The same as a number.
 * @param {Score} score
 * @param {Pick<BoardModule, "lead">} boardModule
 */
export function evaluationFigure(score, { lead }) {
  if (score.kind !== "points") return t(`analysis-figure-${score.kind}`);
  const digits = Math.abs(score.value) < MIN_WHOLE_POINTS ? 1 : 0;
  /** @type {Intl.NumberFormatOptions} */
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return number(score.value, lead ? format : { ...format, signDisplay: "exceptZero" });
}

/**
 * The loss through a move, in words.
 * @param {JudgedMove} judgedMove
 * @param {string} game
 */
export function lossWords({ report }, game) {
  const [best, played, loss] = [report.lines[0]?.score, report.also?.score, report.loss ?? 0];
  if (played?.kind === "loss" && best?.kind !== "loss") return t("review-loses-game");
  if (best?.kind === "win" && played?.kind !== "win") return t("review-misses-win");
  return t("review-loses", { amount: lostText(loss, game) });
}

/**
 * A loss with its unit.
 * @param {number} loss
 * @param {string} game
 */
export function lostText(loss, game) {
  return t(`${game}-amount`, amountWords(loss, loss < 1 ? 2 : 1));
}

/** Whether a move lost points, rather than the complete game. @param {JudgedMove} judgedMove */
export function isAmount({ report }) {
  const scores = [report.lines[0], report.also].map((line) => line?.score.kind ?? "points");
  return scores.every((kind) => kind === "points");
}

/**
 * An amount as text, and the number that decides the form of its unit, which is the written number.
 * @param {number} value
 * @param {number} [digits] the digits after the decimal point
 */
function amountWords(value, digits = 1) {
  const size = Math.abs(value);
  const maximumFractionDigits = size < MIN_WHOLE_POINTS ? digits : 0;
  const count = Number(size.toFixed(maximumFractionDigits));
  return { points: number(size, { maximumFractionDigits }), count };
}

/**
 * The evaluations of a reviewed game's positions, for the chart.
 * @param {readonly Pick<JudgedMove, "ply" | "seat" | "report">[]} judgedMoves
 * @param {import("../../kit/boards/board.js").Scene} scene
 * @param {number} seats
 * @param {Pick<BoardModule, "lead">} boardModule
 * @returns {import("../../app/analysis/score-chart.js").Evaluation[]}
 */
export function evaluationsOf(judgedMoves, scene, seats, { lead }) {
  /** @type {Map<number, (number | null)[]>} */
  const byPly = new Map();
  const addScore = (
    /** @type {number} */ ply,
    /** @type {number} */ seat,
    /** @type {Score | undefined} */ score,
  ) => {
    const expected = byPly.get(ply) ?? Array(seats).fill(null);
    if (score) expected[seat] = numberOf(score);
    byPly.set(ply, expected);
  };
  const last = judgedMoves.at(-1)?.ply;
  for (const { ply, seat, report } of judgedMoves) {
    addScore(ply, seat, report.lines[0]?.score);
    if (ply === last) addScore(ply + 1, seat, report.also?.score);
  }
  return [...byPly].flatMap(([ply, expected]) => {
    const decided = decidedFor(expected);
    const value = decided ?? (lead ? lead(scene, expected) : leadOf(expected));
    return value === null ? [] : [{ ply, value }];
  });
}

/** @param {Score} score */
function numberOf(score) {
  if (score.kind === "points") return score.value;
  return score.kind === "win" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** The first side's lead according to the scores of all sides. @param {(number | null)[]} expected */
function leadOf([first, ...others]) {
  if (first !== null) return first;
  // With several other sides, a side's score only compares it with the best of them.
  return others.length === 1 && others[0] !== null ? -others[0] : null;
}

/** @param {(number | null)[]} expected */
function decidedFor([first, ...others]) {
  if (first !== null && !Number.isFinite(first)) return first;
  const [second] = others;
  return others.length === 1 && second !== null && !Number.isFinite(second) ? -second : null;
}
