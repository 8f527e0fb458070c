// Lessons: the script in a link, the course of a lesson, and the solution of every game's lesson.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadRules } from "../../../tools/rules.mjs";
import { GAMES } from "../../../www/games/list.js";
import { statementGame } from "../../../www/kit/boards/statement.js";
import { setPreference } from "../../../www/kit/page/preferences.js";
import {
  MAX_STEPS,
  MAX_TEXT_LENGTH,
  readScript,
  writeScript,
} from "../../../www/play/lesson/lesson.js";
import { lessonToContinue, progressOf } from "../../../www/play/lesson/progress.js";
import { LessonSession, matchesPattern } from "../../../www/play/lesson/session.js";

const STEP = { say: "Press D4." };

test("a script is read as it was written", () => {
  const script = {
    title: "Прыжки",
    steps: [
      STEP,
      { say: "Now.", done: "Well.", wrong: "No.", accept: ["D4?", "*N"] },
      { say: "Which?", ask: { answers: ["one", "two"], right: 1 } },
    ],
  };
  assert.deepEqual(readScript(writeScript(script)), script);
});

test("a stored step before the first is ignored", () => {
  setPreference("lessons", '{"one": 3, "other": -2}');
  assert.deepEqual([progressOf("one"), progressOf("other")], [3, 0]);
  assert.deepEqual(lessonToContinue(), { key: "one", at: 3 });
  setPreference("lessons", null);
});

test("a text that is not a script is refused", () => {
  const wrong = [
    "",
    "{",
    "null",
    "[]",
    '"text"',
    { steps: [STEP] },
    { title: " ", steps: [STEP] },
    { title: 7, steps: [STEP] },
    { title: "t", steps: [] },
    { title: "t", steps: {} },
    { title: "t", steps: [null] },
    { title: "t", steps: [{ say: "" }] },
    { title: "t", steps: [{ say: "x".repeat(MAX_TEXT_LENGTH + 1) }] },
    { title: "t", steps: Array(MAX_STEPS + 1).fill(STEP) },
    { title: "t", steps: [{ ...STEP, done: 1 }] },
    { title: "t", steps: [{ ...STEP, accept: "D4N" }] },
    { title: "t", steps: [{ ...STEP, accept: [""] }] },
    { title: "t", steps: [{ ...STEP, ask: { answers: [], right: 0 } }] },
    { title: "t", steps: [{ ...STEP, ask: { answers: ["a"], right: 1 } }] },
    { title: "t", steps: [{ ...STEP, ask: { answers: ["a"], right: "0" } }] },
  ];
  for (const each of wrong) {
    const text = typeof each === "string" ? each : JSON.stringify(each);
    assert.throws(() => readScript(text), { id: "lesson-unreadable" }, text);
  }
});

test("a pattern matches the moves that fit it", () => {
  for (const [move, pattern, wanted] of /** @type {const} */ ([
    ["D4N", "D4N", true],
    ["D4N", "D4E", false],
    ["D4N", "D4?", true],
    ["D4", "D4?", false],
    ["D4N", "*", true],
    ["", "*", true],
    ["", "?", false],
    ["5 4 7 10", "5 * 7 *", true],
    ["5 4 8 10", "5 * 7 *", false],
    ["1 4 7 5", "* 7 5", true],
    ["abcabd", "*ab?", true],
    ["abcab", "*ab?", false],
    ["D4N", "", false],
  ])) {
    assert.equal(matchesPattern(move, pattern), wanted, `${move} ${pattern}`);
  }
  // The time to match a link's pattern is bounded by its length.
  assert.equal(matchesPattern("a".repeat(600), `${"*a".repeat(290)}b`), false);
});

/** @param {string} game */
async function builtIn(game) {
  const { Scene } = await loadRules(game);
  const { LESSON } = await import(`../../../www/games/${game}/lesson.js`);
  const steps = LESSON.steps.map(
    (
      /** @type {import("../../../www/app/lesson/built-in.js").NamedStep} */ { accept, ask, name },
    ) => ({
      say: name,
      accept,
      ...(ask && { ask: { answers: Array(ask.answers).fill("answer"), right: ask.right } }),
    }),
  );
  return {
    game,
    record: LESSON.record ?? statementGame(Scene, game, LESSON.moves).record(),
    seat: LESSON.seat,
    script: { title: "t", steps },
  };
}

for (const game of Object.keys(GAMES)) {
  test(`the lesson of ${game} is completed by its right moves`, async (context) => {
    context.mock.timers.enable({ apis: ["setTimeout"] });
    const warren = await loadRules(game);
    const lesson = await builtIn(game);
    const { length } = lesson.script.steps;
    assert.ok(length >= 5 && length <= 8, `${length} steps`);
    const session = new LessonSession(warren, lesson);
    for (let at = 0; at < length; at++) {
      assert.equal(session.state.at, at);
      const { ask } = session.state.step ?? {};
      session.next();
      assert.equal(session.state.at, at, "the lesson waits until the step is done");
      if (ask) {
        session.answer((ask.right + 1) % ask.answers.length);
        assert.equal(session.state.said, "wrong");
        session.answer(ask.right);
      } else {
        assert.equal(session.play(String(session.right)), null);
      }
      assert.equal(session.state.said, "done", session.state.step?.say);
      for (let reply = 0; reply < 3; reply++) context.mock.timers.tick(1000);
      assert.equal(session.state.isReplying, false);
      session.next();
    }
    assert.equal(session.state.step, null);
    session.close();
    // A lesson resumed at any step is the same lesson.
    for (let at = 0; at <= length; at++) {
      const again = new LessonSession(warren, lesson, at);
      assert.equal(again.state.at, at);
      again.close();
    }
  });
}

for (const game of Object.keys(GAMES)) {
  test(`the lesson of ${game} names places as its board does`, async () => {
    const { placeName } = await import(`../../../www/games/${game}/place-names.js`);
    const { LESSON } = await import(`../../../www/games/${game}/lesson.js`);
    const { Scene } = await loadRules(game);
    const { record } = await builtIn(game);
    const places = LESSON.steps.flatMap(
      (/** @type {import("../../../www/app/lesson/built-in.js").NamedStep} */ step) =>
        step.places ?? [],
    );
    assert.ok(places.length > 0);
    const scene = Scene.fromRecord(record);
    for (const place of places) assert.equal(placeName(scene, place), place);
  });
}

test("a wrong move changes nothing, and another way to the same position is accepted", async () => {
  const warren = await loadRules("dots");
  const session = new LessonSession(warren, await builtIn("dots"));
  const { shown } = session.state;
  assert.equal(session.play("A1N"), null);
  assert.deepEqual([session.state.said, session.state.shown], ["wrong", shown]);
  assert.equal(session.play("C4N")?.rule, "dots-not-yours");
  assert.equal(session.play("D4W"), null);
  assert.deepEqual([session.state.said, session.state.shown], ["done", shown + 1]);
  assert.equal(session.play("A1N"), null);
  assert.equal(session.state.shown, shown + 1, "one move per step");
  session.close();
});

test("a step without a move is refused", async () => {
  const warren = await loadRules("dots");
  const lesson = { game: "dots", record: "warren 1 dots\nD4N\n", seat: 0 };
  const of = (/** @type {number} */ count) => ({
    ...lesson,
    script: { title: "t", steps: Array(count).fill(STEP) },
  });
  new LessonSession(warren, of(1)).close();
  assert.throws(() => new LessonSession(warren, of(2)), { id: "lesson-unmoved" });
});
