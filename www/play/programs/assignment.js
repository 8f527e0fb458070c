// Runs a program that a statement asks for and that plays no game: a whole input in, a whole output out. Where its output is
// wrong, finds the first turns of the game after which it is.

import { Run } from "../running/run.js";

/** @typedef {import("../running/prepare.js").Runnable} Runnable */
/** @typedef {import("../running/sandbox/begin.js").Ending} Ending */

/**
 * What a run gave. `ending` is null if the program did not end in time.
 * @typedef {{ printed: string[], said: string, ending: Ending | null }} Ran
 */

/**
 * How the program did on an input.
 * @typedef {Ran & { kind: "right" | "wrong" | "late" | "ended", right: readonly string[] }} Result
 */

/** Runs the program on an input. @typedef {(input: readonly string[]) => Promise<Ran>} RunOn */

/**
 * What is known of the inputs.
 * @typedef {Object} Rules
 * @property {(input: readonly string[]) => number} turnsOf
 * @property {(input: readonly string[], turns: number) => string[]} cut an input with the first turns alone
 * @property {(input: readonly string[]) => string[]} outputOf the right output
 */

/**
 * The turn at which a program goes wrong: it does well on the game without it, and not on the game that ends with it. `isFirst`
 * unless some earlier turns were left untried.
 * @typedef {{ turn: number, isFirst: boolean, result: Result }} Found
 */

/** The milliseconds that a program has for an input, from the moment when it begins. */
export const LIMIT = 10_000;

/** How long earlier turns are tried, in milliseconds, once one is known at which the program goes wrong. */
const PATIENCE = 20_000;

/** The most characters of standard error that are kept. */
const MAX_SAID = 4000;

/**
 * Runs a program on an input, from its start to its end.
 * @param {Runnable} runnable
 * @param {readonly string[]} input
 * @param {AbortSignal} signal
 * @returns {Promise<Ran>} rejects if it is aborted
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
        // A last line may lack its end.
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
 * Lines without what does not count: blanks around them, and empty lines at the end.
 * @param {readonly string[]} lines
 */
const withoutBlanks = (lines) =>
  lines
    .join("\n")
    .trimEnd()
    .split("\n")
    .map((line) => line.trim());

/**
 * Finds the turn at which a program goes wrong on an input on which it does not do well as a whole.
 *
 * Halving finds one quickly, with the turn before at which all is right. But wrong scores may become right again, by chance or
 * where they would go below zero. So the earlier turns are tried as well, as far as there is time.
 * @param {readonly string[]} input
 * @param {Result} whole what the program did on it
 * @param {Rules} rules
 * @param {RunOn} run
 * @param {(turn: number) => void} [told] of the turn that is tried
 * @param {() => number} [now] the time in milliseconds
 * @returns {Promise<Found>}
 */
export async function findTurn(
  input,
  whole,
  { turnsOf, cut, outputOf },
  run,
  told = () => {},
  now = () => performance.now(),
) {
  let wrong = turnsOf(input);
  /** The last turn known to be right. Nothing can be wrong before the first one. */
  let right = 0;
  const known = new Map([[wrong, whole]]);
  const at = async (/** @type {number} */ turn) => {
    const before = known.get(turn);
    if (before) return before;
    told(turn);
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
