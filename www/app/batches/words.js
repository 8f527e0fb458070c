// Players, results and numbers of batches in words.

import { number, numeral, t } from "../../kit/page/i18n.js";
import { problemText, thrownText } from "../../kit/page/problems.js";
import { quotedText } from "../../kit/page/quoted.js";
import { UnplayableProgram } from "../../play/batches/game.js";
import { silenceText } from "../table/program-end.js";

/** @typedef {import("../../play/batches/game.js").Fault} Fault */
/** @typedef {import("../../play/batches/game.js").FaultKind} FaultKind */
/** @typedef {import("../../play/batches/player.js").Player} Player */
/** @typedef {import("../../play/batches/statistics.js").Estimate} Estimate */

/** @param {Player} player */
export const playerText = (player) =>
  player.kind === "engine" ? t("batch-level", { level: player.level }) : quotedText(player.name);

/** @param {number} rate */
export const percentText = (rate) => number(rate, { style: "percent", maximumFractionDigits: 0 });

/** @param {number} points */
const withOneDecimal = (points) =>
  number(points, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A difference with its sign. @param {number} points */
const withSign = (points) =>
  number(points, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });

/**
 * An estimate as two texts: the value, and the range of the true value. The range is empty if it is unknown.
 * @typedef {{ value: string, range: string }} EstimateText
 */

/**
 * @param {Estimate | null} estimate
 * @param {(value: number) => string} text
 * @returns {EstimateText}
 */
function estimateText(estimate, text) {
  if (!estimate) return { value: "–", range: "" };
  const { value, low, high } = estimate;
  const range = low === null ? "" : t("batch-range", { low: text(low), high: text(high) });
  return { value: text(value), range };
}

/** @param {Estimate | null} rate */
export const rateText = (rate) => estimateText(rate, percentText);

/** @param {Estimate | null} lead */
export const leadText = (lead) => estimateText(lead, withSign);

/** @param {import("../../play/batches/version-ratings.js").VersionRating} rating */
export const ratingText = ({ high, low, rating }) =>
  estimateText(
    low === null || high === null
      ? { value: rating, low: null, high: null }
      : { value: rating, low, high },
    (points) => numeral(Math.round(points)),
  );

/** @param {EstimateText} estimate */
const rangeInBrackets = ({ value, range }) => (range === "" ? value : `${value} (${range})`);

/** @param {import("../../play/batches/tally.js").Tally} tally */
export const pointsText = ({ myMeanPoints, theirMeanPoints }) =>
  t("batch-to", { mine: withOneDecimal(myMeanPoints), theirs: withOneDecimal(theirMeanPoints) });

/** @param {number | null} ms */
export const timeText = (ms) =>
  ms === null ? "–" : number(Math.ceil(ms), { style: "unit", unit: "millisecond" });

/** @param {Map<FaultKind, number>} faults */
export function faultsText(faults) {
  const counts = [...faults].map(([kind, count]) =>
    t("batch-fault-count", { fault: t(`fault-${kind}`), count }),
  );
  return counts.join(t("list-comma"));
}

/**
 * A fault with its reason, if known.
 * @param {Fault} fault
 */
export function faultText({ kind, line, message, problem, silence }) {
  const name = t(`fault-${kind}`);
  const why = problem ? problemText(problem) : silence ? silenceText(silence) : message;
  const where = line === undefined ? "" : ` ${t("program-at-line", { line })}`;
  return (why === "" ? name : `${name}: ${why}`) + where;
}

/** The minimum number of games or pairs before the page says who is stronger. */
const MIN_COMPARED = 10;

/**
 * A sentence that compares a program with an opponent.
 * @param {import("../../play/batches/tally.js").Tally} tally
 * @param {string} name the opponent's
 */
export function comparisonText({ games, lead, rate, units }, name) {
  if (!rate || rate.low === null) return "";
  const figures = { rate: rangeInBrackets(rateText(rate)), lead: rangeInBrackets(leadText(lead)) };
  if (units < MIN_COMPARED) return t("batch-even", { name, games, ...figures });
  if (rate.low > 0.5) return t("batch-better", { name, ...figures });
  if (rate.high < 0.5) return t("batch-worse", { name, ...figures });
  return t("batch-even", { name, games, ...figures });
}

/** The reason why games could not continue. @param {unknown} problem */
export function problemReason(problem) {
  if (!(problem instanceof UnplayableProgram)) return thrownText(problem);
  const { kind, message, player } = problem;
  const messageKind = kind === "faulty" || kind === "gone" ? kind : "other";
  return t(`batches-hindered-${messageKind}`, { name: playerText(player), message });
}

/**
 * The estimated remaining time of the games; empty if unknown.
 * @param {{ done: number, doneBefore: number, total: number, began: number }} job
 * @param {number} now
 */
export function timeLeftText({ began, done, doneBefore, total }, now) {
  const played = done - doneBefore;
  if (played === 0 || done >= total) return "";
  const seconds = (((now - began) / played) * (total - done)) / 1000;
  if (seconds < 90) return t("batches-left-seconds", { count: Math.max(1, Math.round(seconds)) });
  return t("batches-left-minutes", { count: Math.round(seconds / 60) });
}
