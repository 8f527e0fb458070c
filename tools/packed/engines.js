// The package's additions to the module with all games: its WebAssembly, errors, and a message for use before `init`.

import { inflated } from "./inflated.js";

/** @typedef {import("../../www/wasm/warren.js").Problem} Problem */

/** The WebAssembly inside the package. */
export async function ownWasm() {
  const { default: text } = await import("carried:engines");
  return inflated(text);
}

/** A problem of the rules as an error: the broken rule, its arguments, and the resulting sentence. */
export class WarrenError extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.line ? `line ${problem.line}: ${problem.sentence}` : problem.sentence);
    // As in other errors, the name is not enumerable.
    Object.defineProperty(this, "name", { value: "WarrenError" });
    Object.assign(this, problem);
  }
}

/**
 * Returns the exception for a value that the WebAssembly has thrown.
 * @param {any} thrown
 */
export function errorOf(thrown) {
  return typeof thrown?.sentence === "string" ? new WarrenError(thrown) : thrown;
}

/** Replaces the functions of the WebAssembly until it has loaded. */
export const UNREADY = new Proxy(
  {},
  {
    get() {
      throw new Error("warren-games has not been started: call `await init()` first");
    },
  },
);
