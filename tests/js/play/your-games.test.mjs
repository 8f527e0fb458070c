// The visitor's results: storing, reading, and the resulting rating.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  levelOfRating,
  rangeOf,
  ratingOfLevel,
  ratingsOf,
} from "../../../www/play/your-games/rating.js";
import { putResults, readResults, results } from "../../../www/play/your-games/results.js";

/** @typedef {import("../../../www/play/your-games/results.js").Result} Result */

/** @param {Partial<Result>} [part] @returns {Result} */
const result = (part = {}) => ({
  id: "a",
  game: "dots",
  level: 3,
  seat: 0,
  result: 1,
  mine: 30,
  theirs: 19,
  at: 1_000,
  helped: false,
  ...part,
});

/** A storage with a limit in characters. @param {number} most */
function storage(most = Number.POSITIVE_INFINITY) {
  const kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (value.length > most) throw new Error("full");
      kept.set(key, value);
    },
  });
}

test("results are stored in order, and a game counts once", () => {
  storage();
  assert.ok(putResults([result({ id: "b", at: 2_000 }), result()]));
  assert.ok(putResults([result({ id: "b", at: 3_000, result: 0 })]));
  assert.deepEqual(
    results().map(({ at, id, result }) => [id, at, result]),
    [
      ["a", 1_000, 1],
      ["b", 3_000, 0],
    ],
  );
});

test("a full storage and invalid content lose nothing else", () => {
  storage(10);
  assert.equal(putResults([result()]), false);
  assert.deepEqual(results(), [result()], "until the tab is closed");
  const wrong = [
    null,
    {},
    result({ id: "" }),
    result({ level: 1.5 }),
    result({ result: 2 }),
    result({ at: Number.NaN }),
    { ...result(), helped: "no" },
    { ...result(), game: 7 },
  ];
  assert.deepEqual(readResults(JSON.stringify([...wrong, { ...result(), more: "x" }])), [result()]);
  assert.deepEqual(readResults("{}"), []);
  assert.throws(() => readResults("{"), SyntaxError);
});

test("winning half of the games against a level means the level's rating", () => {
  const games = Array.from({ length: 60 }, (_, i) => result({ level: 4, result: i % 2 ? 1 : 0 }));
  const ratings = ratingsOf(games);
  assert.equal(ratings.length, games.length);
  const last = /** @type {import("../../../www/play/your-games/rating.js").Rating} */ (
    ratings.at(-1)
  );
  const [least, most] = rangeOf(last);
  assert.ok(least < ratingOfLevel(4) && ratingOfLevel(4) < most, `${least} to ${most}`);
  assert.equal(levelOfRating(last.rating, 12), 4);
  assert.ok(
    most - least < rangeOf(ratings[0])[1] - rangeOf(ratings[0])[0],
    "the rating becomes more certain",
  );
});

test("winning raises the rating, losing lowers it, and helped games do not count", () => {
  const [won] = ratingsOf([result()]);
  const [lost] = ratingsOf([result({ result: 0 })]);
  assert.ok(won.rating > 1500 && lost.rating < 1500);
  assert.deepEqual(ratingsOf([result({ helped: true })]), []);
  assert.equal(levelOfRating(-5_000, 12), 1);
  assert.equal(levelOfRating(50_000, 12), 12);
});
