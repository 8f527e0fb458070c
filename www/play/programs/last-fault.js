// The line in which a program failed in its last game or batch of games. It is stored with the program's results, together with
// a fingerprint of the source, so that the program's page marks the line only in the source that failed.

import { checksum } from "../../kit/page/bytes.js";

/** @typedef {import("./program.js").Program} Program */
/** @typedef {import("./program.js").Source} Source */

/** The kinds of ends that have a line. */
const KINDS = ["error", "trap", "memory"];

/** The maximum number of stored characters of a message and of a reason. */
const MAX_MESSAGE_LENGTH = 500;
const MAX_REASON_LENGTH = 40;

/** The maximum line and column. A source has at most 256 KiB. */
const MAX_POSITION = 256 * 1024;

/**
 * A program's failure in a line of its source.
 * @typedef {Object} Failure
 * @property {string} kind as in an {@link import("../running/sandbox/begin.js").Ending}
 * @property {string} reason as in an `Ending`; empty if there is none
 * @property {string} message
 * @property {number} line
 * @property {number} column 0 if it is unknown
 * @property {string | null} game the id of the game, empty if it is not stored; null for a batch or a ladder run
 * @property {PlayedPlace | null} [played] the game in the batch or the ladder run
 */

/** The place of a game among those of a program. @typedef {{ run: string, opponent: number, number: number }} PlayedPlace */

/** A failure as stored. @typedef {Failure & { source: string }} LastFault */

/**
 * The failure in which a program ended; null if it did not fail, or in no known line.
 * @param {Partial<import("../running/sandbox/begin.js").Ending> | null} end
 * @param {string | null} game as in {@link Failure}
 * @returns {Failure | null}
 */
export function failureOf(end, game) {
  const { kind = "", message = "", reason = "", trace: [place] = [] } = end ?? {};
  if (!place || place.line < 1 || !KINDS.includes(kind)) return null;
  return {
    kind,
    reason: reason.slice(0, MAX_REASON_LENGTH),
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    line: place.line,
    column: place.column ?? 0,
    game,
  };
}

/**
 * The failure of a batch's or ladder run's last game in which the program failed; null if there is none.
 * @param {readonly import("../batches/tally.js").Result[]} results
 * @param {string} run the id of the batch or the run
 * @returns {Failure | null}
 */
export function failureIn(results, run) {
  const failures = results.map(({ fault, number, opponent, seat }) => {
    if (fault?.seat !== seat || fault.line === undefined) return null;
    const kind = /** @type {any} */ (fault.kind);
    const failure = failureOf({ ...fault, kind, trace: [{ line: fault.line }] }, null);
    return failure && { ...failure, played: { run, opponent, number } };
  });
  return failures.findLast((failure) => failure !== null) ?? null;
}

/**
 * Stores a program's failure, or that it played without one. Only the current source counts.
 * @param {typeof import("./store.js").changeProgram} changeProgram
 * @param {{ program: string, version?: number, began?: number }} played the program, and its version or the time before which its
 *   current source was loaded
 * @param {Failure | null} failure
 */
export async function storeFailure(changeProgram, { program, version, began = 0 }, failure) {
  const change = (/** @type {Program} */ { changed, results, source, versions }) => {
    const playedSource =
      version === undefined
        ? changed <= began && source
        : versions.find(({ at }) => at === version)?.source;
    if (typeof source !== "string" || playedSource !== source) return null;
    if (!failure && !results?.fault) return null;
    return { results: { ...results, fault: failure && { ...failure, source: printOf(source) } } };
  };
  // Without it only the mark is missing.
  await changeProgram(program, change).catch(() => {});
}

/**
 * The failure of a program's last game; null if there is none, or the source has changed since.
 * @param {Pick<Program, "results" | "source">} program
 * @returns {LastFault | null}
 */
export function lastFaultOf({ results, source }) {
  const fault = results?.fault;
  return isFault(fault) && typeof source === "string" && isPrintOf(fault.source, source)
    ? fault
    : null;
}

/** Whether a stored value is a failure. @param {any} fault @returns {fault is LastFault} */
function isFault(fault) {
  const { column, game, kind, line, message, played = null, reason, source } = fault ?? {};
  return (
    KINDS.includes(kind) &&
    isText(reason, MAX_REASON_LENGTH) &&
    isText(message, MAX_MESSAGE_LENGTH) &&
    isPosition(line) &&
    line > 0 &&
    isPosition(column) &&
    (game === null || isId(game)) &&
    (played === null || isPlace(played)) &&
    typeof source === "string"
  );
}

/** @param {any} place */
const isPlace = ({ number, opponent, run }) =>
  isId(run) && [number, opponent].every((each) => Number.isSafeInteger(each) && each >= 0);

/** @param {unknown} value */
const isId = (value) => typeof value === "string" && /^[\w-]{0,60}$/.test(value);

/** @param {unknown} value @param {number} maxLength */
const isText = (value, maxLength) => typeof value === "string" && value.length <= maxLength;

/** @param {unknown} value */
const isPosition = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_POSITION;

/** A source's fingerprint: its length and checksum. @param {string} source */
const printOf = (source) =>
  lengthOf(source) + checksum(new TextEncoder().encode(source)).toString(36);

/** @param {string} source */
const lengthOf = (source) => `${source.length.toString(36)}-`;

/** Most changes change the length, which is known at once. @param {string} print @param {string} source */
const isPrintOf = (print, source) =>
  print.startsWith(lengthOf(source)) && print === printOf(source);
