// The names of WebAssembly's traps. Each browser words them differently.

/** @type {[name: string, words: RegExp][]} */
const TRAPS = [
  ["unreachable", /unreachable/i],
  ["stack", /call stack|too much recursion|stack overflow/i],
  ["conversion", /conversion|float unrepresentable/i],
  ["division", /divide|division|remainder|integer overflow/i],
  [
    "call",
    /indirect call|signature mismatch|table index|null function|undefined element|table access/i,
  ],
  ["memory", /out.of.bounds/i],
];

/**
 * The name of a trap; undefined if the message is not a trap.
 * @param {unknown} thrown
 */
export function trapOf(thrown) {
  const isTooDeep =
    thrown instanceof RangeError || /** @type {any} */ (thrown)?.name === "InternalError";
  if (!isTooDeep && !(thrown instanceof WebAssembly.RuntimeError)) return undefined;
  const { message } = /** @type {Error} */ (thrown);
  return TRAPS.find(([, words]) => words.test(message))?.[0] ?? "other";
}
