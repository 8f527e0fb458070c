// Runs a program for an assignment in a statement, without a game: a whole input in, a whole output out. If its output is
// wrong, finds the first turns of the game after which it is.

import { Run } from "../running/run.js";

/** @typedef {import("../running/prepare.js").Runnable} Runnable */
/** @typedef {import("../running/sandbox/begin.js").Ending} Ending */

/**
 * The result of a run. `ending` is null if the program did not end in time.
 * @typedef {{ printed: string[], said: string, ending: Ending | null }} RunResult
 */

/**
 * The program's result on an input.
 * @typedef {RunResult & { kind: "right" | "wrong" | "late" | "ended", right: readonly string[] }} Result
 */

/** Runs the program on an input. @typedef {(input: readonly string[]) => Promise<RunResult>} RunOn */

/**
 * The functions for inputs.
 * @typedef {Object} Rules
 * @property {(input: readonly string[]) => number} turnsOf
 * @property {(input: readonly string[], turns: number) => string[]} cut cuts an input to its first turns
 * @property {(input: readonly string[]) => string[]} outputOf computes the right output
 */

/**
 * The turn at which a program goes wrong: its output is right for the game up to that turn, and wrong with that turn. `isFirst`
 * unless some earlier turns are untested.
 * @typedef {{ turn: number, isFirst: boolean, result: Result }} WrongTurn
 */

/** A program's time limit for an input, in milliseconds from the start of the program. */
export const LIMIT = 10_000;

/** The time for testing earlier turns, in milliseconds, once a wrong turn is known. */
const MAX_SEARCH_MS = 20_000;

/** The maximum number of stored standard error characters. */
const MAX_STDERR_LENGTH = 4000;

/**
 * Runs a program on an input to its end.
 * @param {Runnable} runnable
 * @param {readonly string[]} input
 * @param {AbortSignal} signal
 * @returns {Promise<RunResult>} rejects if aborted
 */
export function runOn(runnable, input, signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    /** @type {string[]} */
    const printed = [];
    let partialLine = "";
    let said = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      run.end();
    };
    const finish = (/** @type {Ending | null} */ ending) => {
      stop();
      resolve({ printed: partialLine === "" ? printed : [...printed, partialLine], said, ending });
    };
    const abort = () => {
      stop();
      reject(signal.reason);
    };
    const run = new Run(
      runnable,
      {},
      {
        ready: () => {
          timer = setTimeout(finish, LIMIT, null);
          run.give([...input]);
          run.finish();
        },
        line: (text) => {
          partialLine = "";
          printed.push(text);
        },
        // The last line may lack an end of line.
        partial: (text) => {
          partialLine = text;
        },
        said: (text) => {
          said = (said + text).slice(0, MAX_STDERR_LENGTH);
        },
        ended: finish,
      },
    );
    signal.addEventListener("abort", abort);
  });
}

/**
 * @param {RunResult} ran
 * @param {readonly string[]} right
 * @returns {Result}
 */
export function judged(ran, right) {
  const { ending, printed } = ran;
  if (ending === null) return { ...ran, kind: "late", right };
  if (ending.kind !== "exit") return { ...ran, kind: "ended", right };
  const isRight = withoutBlanks(printed).join("\n") === right.join("\n");
  return { ...ran, kind: isRight ? "right" : "wrong", right };
}

/**
 * Lines without insignificant parts: blanks around them, and empty lines at the end.
 * @param {readonly string[]} lines
 */
const withoutBlanks = (lines) =>
  lines
    .join("\n")
    .trimEnd()
    .split("\n")
    .map((line) => line.trim());

/**
 * Finds the turn at which a program goes wrong, on an input with a wrong output.
 *
 * Bisection quickly finds a turn with a right output before it. But wrong scores may become right again, by chance or because
 * they cannot go below zero. So the earlier turns are tested too, as time permits.
 * @param {readonly string[]} input
 * @param {Result} whole the program's result on the whole input
 * @param {Rules} rules
 * @param {RunOn} run
 * @param {(turn: number) => void} [tested] called with each turn to test
 * @param {() => number} [now] the time in milliseconds
 * @returns {Promise<WrongTurn>}
 */
export async function findTurn(
  input,
  whole,
  { turnsOf, cut, outputOf },
  run,
  tested = () => {},
  now = () => performance.now(),
) {
  let wrong = turnsOf(input);
  /** The last turn known to be right. The output for no turns cannot be wrong. */
  let right = 0;
  const results = new Map([[wrong, whole]]);
  const resultAt = async (/** @type {number} */ turn) => {
    const earlier = results.get(turn);
    if (earlier) return earlier;
    tested(turn);
    const shorter = cut(input, turn);
    const result = judged(await run(shorter), outputOf(shorter));
    results.set(turn, result);
    return result;
  };
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if ((await resultAt(middle)).kind === "right") right = middle;
    else wrong = middle;
  }
  const startTime = now();
  for (let turn = 1; turn < right; turn += 1) {
    if (now() - startTime > MAX_SEARCH_MS)
      return { turn: wrong, isFirst: false, result: await resultAt(wrong) };
    const result = await resultAt(turn);
    if (result.kind !== "right") return { turn, isFirst: true, result };
  }
  return { turn: wrong, isFirst: true, result: await resultAt(wrong) };
}
