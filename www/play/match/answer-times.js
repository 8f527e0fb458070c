// The times of a program's answers in a game.

/**
 * The time of an answer.
 * @typedef {Object} AnswerTime
 * @property {number | null} took milliseconds; null if no answer came
 * @property {number | null} limit as in a turn of the log
 * @property {boolean} isRepeated whether it only repeated the record
 */

/** The number of answers for which a chart has room at first, and the number added each time. */
const ROOM_STEP = 20;

/**
 * The times of all answers, in order.
 * @param {readonly import("./program-log.js").Turn[]} turns
 * @param {boolean} isSilent whether the program lost because the last answer did not come
 * @returns {AnswerTime[]}
 */
export function answerTimes(turns, isSilent) {
  return turns.flatMap(({ isRepeated, limit, wrote }, index) => {
    const isMissing = isSilent && index === turns.length - 1;
    const took = wrote.at(-1)?.took ?? null;
    return took === null && !isMissing
      ? []
      : [{ took: isMissing ? null : took, limit, isRepeated }];
  });
}

/**
 * The longest time and its answer's index, the median, and the usual limit: the first answer may have a longer one. Null if there
 * is no time.
 * @param {readonly AnswerTime[]} times
 */
export function timesSummary(times) {
  const all = times.flatMap(({ took }) => (took === null ? [] : [took]));
  if (all.length === 0) return null;
  const longest = Math.max(...all);
  return {
    longest,
    index: times.findIndex(({ took }) => took === longest),
    median: medianOf(all),
    limit: usualLimit(times),
  };
}

/** The limit of most answers; null without a clock. @param {readonly AnswerTime[]} times */
export function usualLimit(times) {
  const limits = times.flatMap(({ limit }) => (limit === null ? [] : [limit]));
  return limits.length === 0 ? null : medianOf(limits);
}

/**
 * The number of answers for which a chart has room. It grows in steps, so that the bars keep their places between them.
 * @param {number} count
 */
export const roomFor = (count) => Math.max(1, Math.ceil(count / ROOM_STEP)) * ROOM_STEP;

/** The lower median. @param {readonly number[]} values at least one */
const medianOf = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
