// Stored games: everything is checked when it is read, and unreadable games are listed separately.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isSeat } from "../../../www/play/match/seats.js";
import { get, list, put, unreadable } from "../../../www/play/match/store.js";

const person = { kind: "person", clock: null };
const engine = { kind: "engine", level: 4, clock: null };

/** A game as the page stores it. */
const GAME = {
  version: 1,
  id: "x",
  game: "dots",
  seats: [person, engine],
  viewpoint: 0,
  marks: { 2: "late" },
  paused: false,
  record: "warren 1 dots\nD4N\nF2S\n",
  left: [null, null],
  undone: ["A1N"],
  over: false,
  length: 2,
  updated: 1_700_000_000_000,
};

/** The first lines of a seat in a game with secrets. */
const beginning = { seat: 0, files: [], lines: ["1"], position: null };

/**
 * Stores something under the name of a game.
 * @param {unknown} stored
 */
function store(stored) {
  /** @type {Record<string, string>} */
  const kept = { "warren:game:x": JSON.stringify(stored) };
  const getItem = (/** @type {string} */ key) => kept[key] ?? null;
  Object.defineProperty(kept, "getItem", { value: getItem });
  Object.assign(globalThis, { localStorage: kept });
}

const SOUND = {
  "a game": GAME,
  "a clock for each move": {
    ...GAME,
    seats: [{ kind: "person", clock: { perMove: 10_000 } }, engine],
  },
  "a clock for the whole game": {
    ...GAME,
    seats: [{ kind: "person", clock: { perGame: 180_000 } }, engine],
    left: [61_234.5, null],
  },
  "a sealed game whose start is known": { ...GAME, record: "~Ab-_", start: "warren 1 fugitive\n" },
  "a sealed game whose start is a secret": { ...GAME, record: "~Ab-_", beginning },
  "a log": { ...GAME, isLog: true, beginning, left: [] },
  "a game of which all is seen": { ...GAME, viewpoint: 2 },
};

for (const [name, stored] of Object.entries(SOUND)) {
  test(`a stored game is read: ${name}`, () => {
    store(stored);
    assert.deepEqual(get("x"), stored);
    assert.deepEqual(list(), [stored]);
    assert.deepEqual(unreadable(), []);
  });
}

/** Invalid fields of a game. @type {Record<string, unknown>} */
const WRONG = {
  version: 2,
  id: "y",
  game: 7,
  record: null,
  start: 1,
  beginning: { ...beginning, lines: "1" },
  isLog: "yes",
  seats: [person, { kind: "engine", level: 0, clock: null }],
  viewpoint: 3,
  marks: null,
  left: [null, "all"],
  undone: [null],
  paused: "no",
  over: undefined,
  length: -1,
  updated: 9e15,
};

for (const [field, value] of Object.entries(WRONG)) {
  test(`a stored game cannot be read with an invalid field: ${field}`, () => {
    store({ ...GAME, [field]: value });
    assert.equal(get("x"), undefined);
    assert.deepEqual(list(), []);
    const text = JSON.stringify({ ...GAME, [field]: value });
    assert.deepEqual(unreadable(), [{ id: "x", text }]);
  });
}

test("a value that is not a game cannot be read", () => {
  const textless = { kind: { toString: 1, valueOf: 1 } };
  assert.equal(isSeat(textless), false);
  for (const stored of [null, 1, "game", [], {}, { ...GAME, seats: [null] }]) {
    store(stored);
    assert.deepEqual(list(), []);
    assert.equal(unreadable().length, 1);
  }
});

/**
 * A storage with games and a limit, in characters. It refuses more.
 * @param {number} room
 * @param {string[]} ids of the games, the oldest first
 */
function storage(room, ids) {
  /** @type {Record<string, string>} */
  const kept = {};
  ids.forEach((id, i) => {
    kept[`warren:game:${id}`] = JSON.stringify({ ...GAME, id, updated: 1_700_000_000_000 + i });
  });
  const size = () => Object.values(kept).join("").length;
  const methods = {
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    removeItem: (/** @type {string} */ key) => delete kept[key],
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (size() - (kept[key] ?? "").length + text.length > room) {
        throw new DOMException("full", "QuotaExceededError");
      }
      kept[key] = text;
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(kept, name, { value, configurable: true });
  }
  Object.assign(globalThis, { localStorage: kept });
  return { kept, size };
}

test("without more room, the oldest game is removed", () => {
  const { size } = storage(Number.POSITIVE_INFINITY, ["a", "b", "c"]);
  storage(size(), ["a", "b", "c"]);
  assert.equal(put({ .../** @type {any} */ (GAME), id: "d", updated: 1_700_000_000_009 }), true);
  assert.deepEqual(
    list().map(({ id }) => id),
    ["d", "c", "b"],
  );
});

test("no game is lost for one that cannot be stored", () => {
  const { size } = storage(Number.POSITIVE_INFINITY, ["a", "b"]);
  const { kept } = storage(size(), ["a", "b"]);
  const before = { ...kept };
  const large = { .../** @type {any} */ (GAME), id: "a", record: "x".repeat(10_000) };
  assert.equal(put(large), false);
  assert.deepEqual({ ...kept }, before);
  // A refusal for another reason.
  Object.defineProperty(kept, "setItem", {
    value: () => {
      throw new DOMException("no", "SecurityError");
    },
  });
  assert.equal(put(/** @type {any} */ ({ ...GAME, id: "c" })), false);
  assert.deepEqual({ ...kept }, before);
});
