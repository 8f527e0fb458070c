// What the package adds to the module with all games: its own WebAssembly, errors, and a word to whoever uses it too early.

import { inflated } from "./inflated.js";

/** @typedef {import("../../www/wasm/warren.js").Problem} Problem */

/** The WebAssembly that comes with the package. */
export async function ownWasm() {
  const { default: text } = await import("carried:engines");
  return inflated(text);
}

/** A problem of the rules as an error: the broken rule, its arguments, and the sentence that they make. */
export class WarrenError extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.line ? `line ${problem.line}: ${problem.sentence}` : problem.sentence);
    // As of other errors, the name is not among what is copied or written out.
    Object.defineProperty(this, "name", { value: "WarrenError" });
    Object.assign(this, problem);
  }
}

/**
 * What is thrown for a value that the WebAssembly has thrown.
 * @param {any} thrown
 */
export function errorOf(thrown) {
  return typeof thrown?.sentence === "string" ? new WarrenError(thrown) : thrown;
}

/** Stands for the functions of the WebAssembly until it is there. */
export const UNREADY = new Proxy(
  {},
  {
    get() {
      throw new Error("warren-games has not been started: call `await init()` first");
    },
  },
);
