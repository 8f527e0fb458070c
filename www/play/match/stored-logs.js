// The logs of a finished game's programs as text, in which the browser stores them.

/** @typedef {import("./program-log.js").Turn} Turn */
/** @typedef {import("./program-log.js").WrittenLine} WrittenLine */
/** @typedef {import("./match.js").GameMatch["programLogs"]} ProgramLogs */

const END_KINDS = new Set(["exit", "error", "trap", "flood", "memory", "unstarted"]);
const SILENCE_KINDS = new Set(["buffered", "perhaps", "unended"]);

/**
 * The logs as text. Times are rounded to tenths of a millisecond.
 * @param {ProgramLogs} logs by seat
 */
export function logsText(logs) {
  const stored = logs.map((log) => {
    if (!log) return null;
    const { end, problem, silence, turns } = log;
    return { turns: turns.map(shortTurn), end: shortEnd(end), silence, problem };
  });
  return JSON.stringify(stored);
}

/**
 * Reads stored logs.
 * @param {string} text
 * @returns {ProgramLogs} by seat; empty if the text is damaged
 */
export function readLogs(text) {
  try {
    const stored = JSON.parse(text);
    return Array.isArray(stored) && stored.every(isStoredLog) ? stored.map(completeLog) : [];
  } catch {
    return [];
  }
}

/** The turn without what is empty. @param {Turn} turn */
function shortTurn({ read, wrote, said, partial, isCut, limit, isRepeated }) {
  return {
    ...(read.length > 0 && { read }),
    ...(wrote.length > 0 && { wrote: wrote.map(shortLine) }),
    ...(said.length > 0 && { said: said.map(shortLine) }),
    ...(partial !== "" && { partial }),
    ...(isCut && { isCut }),
    ...(limit !== null && { limit }),
    ...(isRepeated && { isRepeated }),
  };
}

/** @param {WrittenLine} line */
const shortLine = ({ text, took }) => [text, Math.round(took * 10) / 10];

/** The part of an end that a page shows. @param {import("./program-log.js").End | null} end */
function shortEnd(end) {
  if (!end) return null;
  const { kind, message, reason, trace } = end;
  return { kind, message, reason, trace };
}

/** @param {any} stored */
function completeLog(stored) {
  if (stored === null) return undefined;
  const { end, problem, silence, turns } = stored;
  return { end, problem, silence, turns: turns.map(completeTurn) };
}

/** @param {any} turn @returns {Turn} */
function completeTurn({ read = [], wrote = [], said = [], partial = "", limit = null, ...flags }) {
  const { isCut = false, isRepeated = false } = flags;
  return {
    read,
    wrote: wrote.map(lineOf),
    said: said.map(lineOf),
    partial,
    limit,
    isCut,
    isRepeated,
  };
}

/** @param {[string, number]} pair @returns {WrittenLine} */
const lineOf = ([text, took]) => ({ text, took });

/** @param {unknown} text */
const isText = (text) => typeof text === "string";

/** @param {any} log */
function isStoredLog(log) {
  if (log === null) return true;
  const { end, problem, silence, turns } = log ?? {};
  return (
    Array.isArray(turns) &&
    turns.every(isStoredTurn) &&
    (end === null || isEnd(end)) &&
    (problem === null || isProblem(problem)) &&
    (silence === null ||
      (SILENCE_KINDS.has(silence?.kind) && [silence.text, silence.language].every(isText)))
  );
}

/** @param {any} turn */
function isStoredTurn(turn) {
  const { read = [], wrote = [], said = [], partial = "", limit = null } = turn ?? {};
  return (
    typeof turn === "object" &&
    turn !== null &&
    Array.isArray(read) &&
    read.every(isText) &&
    [wrote, said].every((lines) => Array.isArray(lines) && lines.every(isStoredLine)) &&
    isText(partial) &&
    (limit === null || Number.isFinite(limit))
  );
}

/** @param {any} line */
const isStoredLine = (line) => Array.isArray(line) && isText(line[0]) && Number.isFinite(line[1]);

/** @param {any} end */
function isEnd({ kind, message, reason = "", trace }) {
  return (
    END_KINDS.has(kind) &&
    [message, reason].every(isText) &&
    Array.isArray(trace) &&
    trace.every((place) => Number.isFinite(place?.line))
  );
}

/** @param {any} problem */
function isProblem({ rule, arguments: words, found, sentence }) {
  return (
    [rule, sentence, found ?? ""].every(isText) &&
    typeof words === "object" &&
    words !== null &&
    Object.values(words).every(isText)
  );
}
