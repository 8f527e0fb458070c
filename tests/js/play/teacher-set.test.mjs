// A teacher's set of puzzles: its file, its link, its order, and a learner's work at it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ByteWriter, sealedText } from "../../../www/kit/page/bytes.js";
import { setPreference } from "../../../www/kit/page/preferences.js";
import * as sets from "../../../www/play/puzzle/teacher-set.js";

const {
  codeOfSet,
  isOver,
  storeProgress,
  storeResult,
  orderOf,
  progressAt,
  readSet,
  setOfCode,
  writeSet,
} = sets;

/** @type {import("../../../www/play/puzzle/teacher-set.js").TeacherSet} */
const SET = {
  title: "Corners — углы — گوشه‌ها",
  hints: false,
  shuffled: true,
  tries: 3,
  puzzles: [
    { link: "IQxA_-", prompt: "Look at the corner.", wrong: "Count once more." },
    { link: "ISr" },
    { link: "IWn" },
  ],
};

test("a set is the same after its file and its link", () => {
  assert.deepEqual(readSet(writeSet(SET)), SET);
  for (const behind of ["", ".", ")", "\n", " and more"]) {
    assert.deepEqual(setOfCode(codeOfSet(SET) + behind), SET, behind);
  }
  assert.deepEqual(readSet('{"title":"A","puzzles":[{"link":"ISr","more":1}],"more":{}}'), {
    title: "A",
    hints: true,
    shuffled: false,
    tries: null,
    puzzles: [{ link: "ISr" }],
  });
});

test("a text that is not a set is refused by name", () => {
  const unreadable = { id: "set-unreadable" };
  const wrong = [
    { title: "" },
    { title: "a".repeat(601) },
    { tries: 2 },
    { hints: 1 },
    { puzzles: [] },
    { puzzles: {} },
    { puzzles: [null] },
    { puzzles: [{ link: "a b" }] },
    { puzzles: [{ link: "a".repeat(4001) }] },
    { puzzles: [{ link: "a", prompt: 7 }] },
    { puzzles: Array.from({ length: 61 }, () => ({ link: "a" })) },
  ];
  for (const each of wrong) {
    const text = JSON.stringify({ ...SET, ...each });
    assert.throws(() => readSet(text), unreadable, text.slice(0, 200));
    const to = new ByteWriter();
    to.writeText(text);
    assert.throws(() => setOfCode(sealedText(0xf2, to.bytes)), unreadable);
  }
  for (const text of ["", "null", "7", "[]", "{"]) assert.throws(() => readSet(text), unreadable);
  const code = codeOfSet(SET);
  const other = code[40] === "A" ? "B" : "A";
  for (const damaged of [
    "",
    "Ой",
    code.slice(1),
    code.slice(0, -1),
    code.slice(0, 40) + other + code.slice(41),
  ]) {
    assert.throws(() => setOfCode(damaged), unreadable, damaged.slice(0, 60));
  }
});

test("each learner has a fixed order", () => {
  assert.deepEqual(orderOf({ ...SET, shuffled: false }, 7), [0, 1, 2]);
  const orders = Array.from({ length: 50 }, (_, seed) => orderOf(SET, seed));
  for (const order of orders) assert.deepEqual([...order].sort(), [0, 1, 2]);
  assert.equal(new Set(orders.map(String)).size, 6);
  assert.deepEqual(orderOf(SET, 7), orderOf(SET, 7));
});

test("a learner's work is stored, within bounds", () => {
  setPreference("puzzle-sets", null);
  const done = { tries: 2, hints: 0, isSolved: true, isShown: false };
  assert.deepEqual(
    progressAt("a", 2, () => 5),
    { seed: 5, results: [null, null] },
  );
  storeProgress("a", { seed: 5, results: [null, done] });
  assert.deepEqual(
    progressAt("a", 2, () => 6),
    { seed: 5, results: [null, done] },
  );
  for (let i = 0; i < 20; i++) storeProgress(`b${i}`, { seed: i, results: [done] });
  assert.deepEqual(
    progressAt("a", 1, () => 6),
    { seed: 6, results: [null] },
    "the oldest is gone",
  );
  for (const text of ["{", "null", "7", '{"x":1}', "[1]"]) {
    setPreference("puzzle-sets", text);
    assert.deepEqual(
      progressAt("a", 1, () => 6),
      { seed: 6, results: [null] },
      text,
    );
  }
  setPreference("puzzle-sets", null);
});

test("the work of two tabs at a puzzle adds up, until it is over", () => {
  setPreference("puzzle-sets", null);
  const none = { tries: 0, hints: 0, isSolved: false, isShown: false };
  const kept = (/** @type {Partial<typeof none>} */ more) =>
    storeResult(SET, "tabs", 0, { ...none, ...more }).results[0];
  assert.deepEqual(kept({ tries: 1 }), { ...none, tries: 1 });
  assert.deepEqual(kept({ hints: 2 }), { ...none, tries: 1, hints: 2 });
  const shown = { ...none, tries: 3, hints: 2, isShown: true };
  assert.deepEqual(kept({ isShown: true }), shown, "all tries are given up");
  assert.deepEqual(kept({ tries: 1, isSolved: true }), shown, "it can no longer be solved");
  const solved = storeResult(SET, "tabs", 1, { ...none, tries: 1, isSolved: true }).results[1];
  assert.deepEqual(solved, { ...none, tries: 1, isSolved: true });
  assert.deepEqual(storeResult(SET, "tabs", 1, { ...none, isShown: true }).results[1], solved);
});

test("a puzzle is over when it is solved, or when the tries are used up", () => {
  assert.ok(!isOver(SET, null));
  assert.ok(!isOver(SET, { tries: 2, hints: 0, isSolved: false, isShown: false }));
  assert.ok(isOver(SET, { tries: 3, hints: 0, isSolved: false, isShown: false }));
  assert.ok(isOver(SET, { tries: 1, hints: 0, isSolved: true, isShown: false }));
  assert.ok(isOver(SET, { tries: 1, hints: 0, isSolved: false, isShown: true }));
  assert.ok(
    !isOver({ ...SET, tries: null }, { tries: 99, hints: 0, isSolved: false, isShown: false }),
  );
});
