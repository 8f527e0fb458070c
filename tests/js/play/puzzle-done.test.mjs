// The deeds at a puzzle: they add up, are stored within bounds, and survive damaged storage.

import assert from "node:assert/strict";
import { test } from "node:test";
import { preference, setPreference } from "../../../www/kit/page/preferences.js";
import {
  doneAt,
  NewProgress,
  NO_RESULT,
  resultOfAttempt,
  storeDone,
} from "../../../www/play/puzzle/done.js";

const KEPT = "puzzles-done";

test("each deed counts once", () => {
  const since = new NewProgress();
  assert.equal(since.takeNew(NO_RESULT), null);
  assert.deepEqual(since.takeNew({ ...NO_RESULT, tries: 1 }), { ...NO_RESULT, tries: 1 });
  assert.equal(since.takeNew({ ...NO_RESULT, tries: 1 }), null);
  const more = { ...NO_RESULT, tries: 2, hints: 3, isSolved: true };
  assert.deepEqual(since.takeNew(more), { ...more, tries: 1 });
});

test("a try counts when it is over, and a shown solution is not a solution", () => {
  const open = { givenUp: false, verdict: null, wrong: null };
  const attempt = { hintCount: 1, attemptCount: 2, solutionShown: false, session: { state: open } };
  assert.deepEqual(resultOfAttempt(attempt), { ...NO_RESULT, tries: 1, hints: 1 });
  assert.equal(resultOfAttempt({ ...attempt, isLost: true }).tries, 2);
  const met = /** @type {any} */ ({ met: true });
  const solved = { ...attempt, session: { state: { ...open, verdict: met } } };
  assert.deepEqual(resultOfAttempt(solved), { ...NO_RESULT, tries: 2, hints: 1, isSolved: true });
  const shown = { ...solved, solutionShown: true };
  assert.deepEqual(resultOfAttempt(shown), { ...NO_RESULT, tries: 2, hints: 1, isShown: true });
});

test("deeds are stored by place, within bounds", () => {
  setPreference(KEPT, null);
  assert.deepEqual(doneAt("a"), NO_RESULT);
  storeDone("a", { ...NO_RESULT, tries: 1 });
  storeDone("a 20800", { ...NO_RESULT, hints: 1 });
  assert.deepEqual(doneAt("a"), { ...NO_RESULT, tries: 1 });
  assert.deepEqual(doneAt("a 20800"), { ...NO_RESULT, hints: 1 });
  storeDone("a", { ...NO_RESULT, tries: 20_000, isSolved: true });
  assert.deepEqual(doneAt("a"), { ...NO_RESULT, tries: 9999, isSolved: true });
  for (let i = 0; i < 400; i++) storeDone(`b${i}`, { ...NO_RESULT, tries: 1 });
  assert.deepEqual(doneAt("a"), NO_RESULT, "the oldest is gone");
  assert.ok((preference(KEPT) ?? "").length < 40_000);
});

test("damaged storage is ignored", () => {
  for (const text of ["{", "null", "7", '{"a":1}', '{"a":{"tries":-1,"hints":0}}', "[1]"]) {
    setPreference(KEPT, text);
    assert.deepEqual(doneAt("a"), NO_RESULT, text);
  }
  setPreference(KEPT, null);
});
