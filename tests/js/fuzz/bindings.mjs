// Fuzzes the calls from a page to WebAssembly: every function and every method of the module, with valid and invalid arguments.
// It returns or throws, never traps (`RuntimeError`), and freed objects say so.

import { readFile } from "node:fs/promises";
import { changedText, unexpectedText, unexpectedValue } from "./changes.mjs";

/** @typedef {import("./random.mjs").Random} Random */
/** @typedef {typeof import("../../../pkg/wasm/engines.js")} Engines */
/** @typedef {{ name: string, call: (random: Random, pool: Pool) => unknown }} Call */

const GAMES = ["rabbits", "mice", "dots", "fugitive", "crossing"];

/** The maximum number of live objects of a class. */
const MAX_KEPT = 6;
/** The maximum size of the module's memory at the end, in bytes, including the tables of some searches. */
const MAX_BYTES = 1 << 30;

/**
 * Calls that take as long as their arguments ask, or as a search needs. They get small arguments: `numbers` is for every
 * number, and only once in `rarely` times are they called.
 * @type {Record<string, { numbers?: readonly number[], rarely?: number }>}
 */
const SLOW = {
  "Analyst.think": { numbers: [0, 3, -1, Number.NaN] },
  "Analyst.spend": { numbers: [0, 200, -1, Number.NaN] },
  "Engine.think": { numbers: [0, 3, -1, Number.NaN] },
  "Puzzle.outlook": { rarely: 12 },
  "Puzzle.proof": { rarely: 12 },
  "Puzzle.reply": { rarely: 12 },
  "Puzzle.judge": { rarely: 4 },
  solvePuzzle: { rarely: 12 },
  crossingPuzzle: { rarely: 200 },
  micePuzzle: { rarely: 40 },
};

/** Numbers that a page may pass. */
const NUMBERS = [
  0,
  1,
  2,
  3,
  4,
  7,
  12,
  100,
  200,
  255,
  256,
  -1,
  0.5,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e308,
  -1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];

/** The live objects, by class, and the returned texts. */
class Pool {
  #engines;
  /** @type {Map<string, any[]>} */
  objects = new Map();
  /** @type {string[]} */
  texts = [];

  /** @param {Engines} engines */
  constructor(engines) {
    this.#engines = engines;
  }

  /** @param {unknown} result */
  take(result) {
    if (typeof result === "string") this.#takeText(result);
    if (Array.isArray(result)) for (const each of result.slice(0, 3)) this.take(each);
    if (typeof result !== "object" || result === null) return;
    const { name } = result.constructor;
    if (/** @type {any} */ (this.#engines)[name] !== result.constructor) return;
    const kept = this.objects.get(name) ?? [];
    kept.push(result);
    if (kept.length > MAX_KEPT) free(kept.shift());
    this.objects.set(name, kept);
  }

  /** @param {string} text */
  #takeText(text) {
    if (text.length < 4000) this.texts.push(text);
    if (this.texts.length > 400) this.texts.splice(0, 200);
  }

  close() {
    for (const kept of this.objects.values()) for (const object of kept) free(object);
    this.objects.clear();
  }
}

/** @param {any} object that may be freed already */
function free(object) {
  try {
    object.free();
  } catch (thrown) {
    if (isStop(thrown)) throw thrown;
  }
}

/** Whether the module has stopped, by a trap or because its stack is full. @param {unknown} thrown */
const isStop = (thrown) =>
  thrown instanceof WebAssembly.RuntimeError ||
  (thrown instanceof RangeError && /call stack|wasm/i.test(`${thrown.message}${thrown.stack}`));

/**
 * Every function, constructor, method and property of the module.
 * @param {Engines} engines
 * @returns {Call[]}
 */
export function everyCall(engines) {
  const calls = /** @type {Call[]} */ ([]);
  for (const [name, value] of Object.entries(engines)) {
    // These two load the module.
    if (name === "default" || name === "initSync" || typeof value !== "function") continue;
    if (/^[a-z]/.test(name)) {
      const run = /** @type {any} */ (value);
      calls.push({ name, call: (random, pool) => run(...args(name, run, random, pool)) });
    } else calls.push(...callsOfClass(name, /** @type {any} */ (value)));
  }
  return calls;
}

/** @param {string} name @param {any} Class @returns {Call[]} */
function callsOfClass(name, Class) {
  const calls = /** @type {Call[]} */ ([
    {
      name,
      call: (random, pool) => new Class(...args(name, Class, random, pool)),
    },
  ]);
  const statics = Object.getOwnPropertyNames(Class).filter(
    (each) => typeof Class[each] === "function" && !each.startsWith("__"),
  );
  for (const each of statics) {
    const called = `${name}.${each}`;
    calls.push({
      name: called,
      call: (random, pool) => Class[each](...args(called, Class[each], random, pool)),
    });
  }
  const own = Object.entries(Object.getOwnPropertyDescriptors(Class.prototype));
  for (const [each, { get, value }] of own) {
    if (each === "constructor" || each.startsWith("__")) continue;
    const called = `${name}.${each}`;
    const run = (/** @type {Random} */ random, /** @type {Pool} */ pool) => {
      const object = random.pick(pool.objects.get(name) ?? [Object.create(Class.prototype)]);
      if (get) return object[each];
      // A freed object is used again later, as a page might do by mistake.
      return object[each](...args(called, value, random, pool));
    };
    calls.push({ name: called, call: run });
  }
  return calls;
}

/**
 * @param {string} called
 * @param {Function} run
 * @param {Random} random
 * @param {Pool} pool
 */
function args(called, run, random, pool) {
  const numbers = SLOW[called]?.numbers ?? NUMBERS;
  const names = namesOf(run);
  // Missing arguments are undefined, and extra ones are ignored.
  const given = random.once(30) ? random.below(names.length + 2) : names.length;
  return Array.from({ length: given }, (_, at) =>
    random.once(4) || SLOW[called]?.numbers
      ? argument(numbers, random, pool)
      : fitting(names[at], random, pool),
  );
}

/** The names of a function's or a constructor's parameters. @param {Function} run */
function namesOf(run) {
  const source = String(run);
  const [, names = ""] =
    (source.startsWith("class") ? /constructor\(([^)]*)\)/ : /\(([^)]*)\)/).exec(source) ?? [];
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** A valid argument for a parameter, by its name. @param {string} name @param {Random} random @param {Pool} pool */
function fitting(name, random, pool) {
  if (name === "id") return random.pick(GAMES);
  if (/^(ply|seat|point|view|viewpoint|level|length|seed|turns|cities)$/.test(name)) {
    return random.below(6);
  }
  const [Class] = [...pool.objects.keys()].filter((each) => each.toLowerCase() === name);
  if (Class) return random.pick(pool.objects.get(Class) ?? []);
  if (name === "observation") return random.pick(pool.objects.get("Sight") ?? [null]);
  if (name === "seats") return Array.from({ length: 2 }, () => SEAT);
  if (/^(files|transcript|said|options|opening)$/.test(name)) {
    return random.once(2) ? [] : random.once(2) ? [record(random, pool)] : record(random, pool);
  }
  if (/^(lines|moves)$/.test(name)) return random.once(3) ? [] : linesOf(random, pool);
  return pool.texts.length > 0 ? random.pick(pool.texts) : "";
}

/** The rules of a seat. */
const SEAT = { clock: { perMove: 1000 }, startUp: 0, lenient: false };

/** Lines of a returned text, or texts. @param {Random} random @param {Pool} pool */
function linesOf(random, pool) {
  const texts = Array.from({ length: 1 + random.below(3) }, () => random.pick(pool.texts));
  return random.once(2) ? texts : texts[0].split("\n").filter((line) => line !== "");
}

/**
 * @param {readonly number[]} numbers
 * @param {Random} random
 * @param {Pool} pool
 */
function argument(numbers, random, pool) {
  switch (random.below(9)) {
    case 0:
      return random.pick(GAMES);
    case 1:
      return random.pick(numbers);
    case 2:
      return random.below(5);
    case 3:
      return pool.texts.length > 0 ? random.pick(pool.texts) : "";
    case 4:
      return changedText(random, [...pool.texts.slice(-20), unexpectedText(random)]);
    case 5: {
      const classes = [...pool.objects.values()];
      return classes.length > 0 ? random.pick(random.pick(classes)) : null;
    }
    case 6:
      return list(random, pool);
    case 7: {
      const value = unexpectedValue(random);
      // If numbers are durations, no value may be large.
      return numbers === NUMBERS || typeof value !== "number" ? value : 0;
    }
    default:
      return record(random, pool);
  }
}

/** @param {Random} random @param {Pool} pool */
function list(random, pool) {
  return Array.from({ length: random.below(5) }, () => {
    switch (random.below(5)) {
      case 0:
        return record(random, pool);
      case 1:
        return unexpectedValue(random);
      case 2:
        return unexpectedText(random);
      default:
        return pool.texts.length > 0 ? random.pick(pool.texts) : "1";
    }
  });
}

/** An object with the names that the module reads. @param {Random} random @param {Pool} pool */
function record(random, pool) {
  const text = () => (pool.texts.length > 0 ? random.pick(pool.texts) : "1");
  const value = () =>
    random.pick([
      text,
      () => random.below(20),
      () => random.pick(NUMBERS),
      () => unexpectedValue(random),
    ])();
  switch (random.below(7)) {
    case 0:
      return { heard: text() };
    case 1:
      return { answered: [text()] };
    case 2:
      return { name: text(), text: text() };
    case 3:
      return {
        clock: random.pick([null, { perMove: value() }, { perGame: value() }, value()]),
        startUp: value(),
        lenient: random.once(2),
        patient: value(),
      };
    case 4:
      return {
        seat: value(),
        files: value(),
        lines: [text()],
        position: random.pick([null, text()]),
      };
    case 5:
      return {
        size: 5 + random.below(4),
        players: 2 + random.below(3),
        doors: value(),
        turns: 4 + random.below(4),
        missing: 1,
        aim: random.pick(["points", "margin", "none-lost", text()]),
      };
    default:
      return trap(value);
  }
}

/** An object whose properties throw, or return another value each time. @param {() => unknown} value */
const trap = (value) =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === "length") return 2;
        if (String(name).length % 5 === 0) throw new TypeError("no such thing");
        return value();
      },
    },
  );

/**
 * Fills a pool with valid objects: scenes of every game, drafts, engines, and the texts of all.
 * @param {Engines} engines
 * @param {Pool} pool
 */
function fill(engines, pool) {
  for (const game of GAMES) {
    const scene = engines.Scene.start(game, engines.drawStart(game, 2, 1));
    for (const text of [scene.record(), scene.position(0), scene.link(0), scene.seal(), game]) {
      pool.take(text);
    }
    pool.take(scene);
    pool.take(engines.Draft.usual(game));
    pool.take(new engines.Engine(game, 1, 1));
    pool.take(new engines.Analyst(game, 2, 1));
    const seats = Array.from({ length: scene.seats }, () => SEAT);
    pool.take(new engines.Referee(scene, seats));
    pool.take(engines.Log.of(scene, 0).text());
    const options = JSON.stringify(scene.options(0)).match(/"[A-Z\d ]+"/g) ?? [];
    for (const option of options.slice(0, 6)) pool.take(option.slice(1, -1));
  }
}

const compiled = readFile(new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url)).then(
  (bytes) => WebAssembly.compile(bytes),
);

let loaded = 0;

/**
 * Makes calls in a new module. Each error in the middle of a call leaves some of a module's stack in use, and thousands of
 * errors would exhaust it.
 * @param {Random} random
 * @param {number} count the number of calls
 * @returns {Promise<Set<string>>} the names of the called functions
 * @throws {Error} if the module stopped, or became large
 */
export async function round(random, count) {
  loaded += 1;
  const engines = /** @type {Engines} */ (await import(`../../../pkg/wasm/engines.js?${loaded}`));
  const { memory } = engines.initSync({ module: await compiled });
  const calls = everyCall(engines);
  const pool = new Pool(engines);
  /** @type {Set<string>} */
  const called = new Set();
  let last = "fill";
  // The module prints where it stopped.
  const { error } = console;
  let printed = "";
  console.error = (/** @type {unknown[]} */ ...words) => {
    printed = words.join(" ");
  };
  try {
    fill(engines, pool);
    for (let at = 0; at < count; at++) {
      const { call, name } = random.pick(calls);
      if (!random.once(SLOW[name]?.rarely ?? 1)) continue;
      last = name;
      called.add(name);
      try {
        pool.take(call(random, pool));
      } catch (thrown) {
        if (isStop(thrown)) throw thrown;
      }
    }
    last = "free";
    pool.close();
  } catch (thrown) {
    throw new Error(`the module stopped in ${last}: ${printed}`, { cause: thrown });
  } finally {
    console.error = error;
  }
  const bytes = memory.buffer.byteLength;
  if (bytes > MAX_BYTES) throw new Error(`the module has ${bytes} bytes`);
  return called;
}
