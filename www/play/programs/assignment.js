// Runs a program for an assignment in a statement, without a game: a whole input in, a whole output out. If its output is
// wrong, finds the first turns of the game after which it is.

import { Run } from "../running/run.js";

/** @typedef {import("../running/prepare.js").Runnable} Runnable */
/** @typedef {import("../running/sandbox/begin.js").Ending} Ending */

/**
 * The result of a run. `ending` is null if the program did not end in time.
 * @typedef {{ printed: string[], said: string, ending: Ending | null }} Ran
 */

/**
 * The program's result on an input.
 * @typedef {Ran & { kind: "right" | "wrong" | "late" | "ended", right: readonly string[] }} Result
 */

/** Runs the program on an input. @typedef {(input: readonly string[]) => Promise<Ran>} RunOn */

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
 * @typedef {{ turn: number, isFirst: boolean, result: Result }} Found
 */

/** A program's time limit for an input, in milliseconds from the start of the program. */
export const LIMIT = 10_000;

/** The time for testing earlier turns, in milliseconds, once a wrong turn is known. */
const PATIENCE = 20_000;

/** The maximum number of stored standard error characters. */
const MAX_SAID = 4000;

/**
 * Runs a program on an input to its end.
 * @param {Runnable} runnable
 * @param {readonly string[]} input
 * @param {AbortSignal} signal
 * @returns {Promise<Ran>} rejects if aborted
 */
export function runOn(runnable, input, signal) {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    /** @type {string[]} */
    const printed = [];
    let rest = "";
    let said = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let patience;
    const stop = () => {
      clearTimeout(patience);
      signal.removeEventListener("abort", abort);
      run.end();
    };
    const over = (/** @type {Ending | null} */ ending) => {
      stop();
      resolve({ printed: rest === "" ? printed : [...printed, rest], said, ending });
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
          patience = setTimeout(over, LIMIT, null);
          run.give([...input]);
          run.finish();
        },
        line: (text) => {
          rest = "";
          printed.push(text);
        },
        // The last line may lack an end of line.
        partial: (text) => {
          rest = text;
        },
        said: (text) => {
          said = (said + text).slice(0, MAX_SAID);
        },
        ended: over,
      },
    );
    signal.addEventListener("abort", abort);
  });
}

/**
 * @param {Ran} ran
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
 * @returns {Promise<Found>}
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
  const known = new Map([[wrong, whole]]);
  const at = async (/** @type {number} */ turn) => {
    const before = known.get(turn);
    if (before) return before;
    tested(turn);
    const shorter = cut(input, turn);
    const result = judged(await run(shorter), outputOf(shorter));
    known.set(turn, result);
    return result;
  };
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if ((await at(middle)).kind === "right") right = middle;
    else wrong = middle;
  }
  const begun = now();
  for (let turn = 1; turn < right; turn += 1) {
    if (now() - begun > PATIENCE) return { turn: wrong, isFirst: false, result: await at(wrong) };
    const result = await at(turn);
    if (result.kind !== "right") return { turn, isFirst: true, result };
  }
  return { turn: wrong, isFirst: true, result: await at(wrong) };
}
