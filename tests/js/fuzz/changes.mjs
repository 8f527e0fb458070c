// Changes texts and values as an attacker would, and at random.

/** @typedef {import("./random.mjs").Random} Random */

/** The maximum length of a changed text, in characters. */
const MAX_LENGTH = 6000;

/** Texts that readers may stumble over. */
const TEXTS = [
  "",
  " ",
  "\0",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u2066",
  "\ufeff",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "-1",
  "1e999",
  "99999999999999999999",
  "۱۲۳",
  "%E0%A4%A",
  "&#0;",
  "\r\n",
  "*".repeat(700),
  "a".repeat(5000),
];

/** Values that readers may stumble over. Each call makes a new one. @type {(() => unknown)[]} */
const VALUES = [
  () => null,
  () => undefined,
  () => true,
  () => 0,
  () => -0,
  () => -1,
  () => 1.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e308,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 10n ** 30n,
  () => "",
  () => "x",
  () => [],
  () => ({}),
  () => [[[[]]]],
  () => Array.from({ length: 70 }, (_, at) => at),
  () => new Array(1000),
  () => ({ toString: 1, valueOf: 1 }),
  () => ({ length: 3 }),
  () => JSON.parse('{"__proto__":{"length":2},"constructor":1,"toJSON":0}'),
  () => new Date(Number.NaN),
  () => new Map([[1, 2]]),
  () => new Uint8Array(9),
  () => deep(1000),
  () => around(),
];

/** Lists in lists. @param {number} depth */
function deep(depth) {
  /** @type {unknown[]} */
  let list = [];
  for (let at = 0; at < depth; at++) list = [list];
  return list;
}

/** An object that holds itself. */
function around() {
  /** @type {Record<string, unknown>} */
  const object = { title: "x" };
  object.self = object;
  object.list = [object];
  return object;
}

/**
 * Changes a text up to four times.
 * @param {Random} random
 * @param {readonly string[]} corpus
 */
export function changedText(random, corpus) {
  let text = random.pick(corpus);
  for (let left = random.below(5); left > 0; left--) text = changedOnce(random, text, corpus);
  return text.slice(0, MAX_LENGTH);
}

/**
 * @param {Random} random
 * @param {string} text
 * @param {readonly string[]} corpus
 */
function changedOnce(random, text, corpus) {
  const at = random.below(text.length + 1);
  const end = at + random.below(20);
  switch (random.below(7)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, end) + text.slice(at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(random.below(256)) + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + random.pick(TEXTS) + text.slice(at);
    case 4: {
      const other = random.pick(corpus);
      return text.slice(0, at) + other.slice(random.below(other.length + 1));
    }
    case 5: {
      const number = random.pick(["0", "-1", "7", "255", "1e9", "4294967296", "0x10"]);
      return text.slice(0, at) + text.slice(at).replace(/\d+/, number);
    }
    default:
      return text.slice(0, at) + String.fromCharCode(random.below(0x10000)) + text.slice(at);
  }
}

/**
 * Copies a value and replaces some parts.
 * @param {Random} random
 * @param {unknown} value
 * @returns {unknown}
 */
export function changedValue(random, value) {
  if (random.once(12)) return random.pick(VALUES)();
  if (typeof value === "string") return random.once(4) ? changedOnce(random, value, TEXTS) : value;
  if (Array.isArray(value)) {
    const list = value.map((each) => changedValue(random, each));
    if (random.once(8)) list.splice(random.below(list.length + 1), 1);
    if (random.once(8)) list.push(...list.slice(0, 80));
    return list;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, changedValue(random, each)]);
  if (random.once(8)) entries.splice(random.below(entries.length + 1), 1);
  if (random.once(8)) entries.push([random.pick(TEXTS), random.pick(VALUES)()]);
  return Object.fromEntries(entries);
}

/**
 * All copies of a value in which one part is an unexpected value.
 * @param {unknown} value
 * @returns {Generator<unknown>}
 */
export function* replacements(value) {
  for (const unexpected of VALUES) yield unexpected();
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  for (const [name, part] of Object.entries(value)) {
    for (const other of replacements(part)) {
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
    }
  }
}

/** An unexpected value. @param {Random} random */
export const unexpectedValue = (random) => random.pick(VALUES)();

/** An unexpected text. @param {Random} random */
export const unexpectedText = (random) => random.pick(TEXTS);
