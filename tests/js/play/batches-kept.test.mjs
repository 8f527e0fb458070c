// Batches and climbs that are stored as their games end, and resume later. Without a database, as here, they last until the
// page is left; tests/browser/app/batches-kept.test.mjs has a database.

import assert from "node:assert/strict";
import { test } from "node:test";
import { whenUnsaved, wouldLoseWork } from "../../../www/kit/page/storage.js";
import { Ladder } from "../../../www/play/batches/ladder.js";
import { logText } from "../../../www/play/batches/records.js";
import {
  forgetRuns,
  gamesOf,
  MAX_RUNS,
  storedRuns,
  storeRun,
} from "../../../www/play/batches/run-store.js";
import { idleSetup, jobOf, newRun, storeProgress } from "../../../www/play/batches/runs.js";
import { drawsOf, level, MINE, open, PLAYERS, warren } from "./batches-players.mjs";

/** @typedef {import("../../../www/play/batches/run-store.js").Run} Run */
/** @typedef {import("../../../www/play/batches/tally.js").Result} Result */

let warnings = 0;
whenUnsaved(() => {
  warnings += 1;
});

const NEW = { program: "mine", game: "dots", kind: /** @type {const} */ ("batch"), me: MINE };

/** @type {Result} */
const GAME = {
  ...{ opponent: 0, number: 0, seat: 0, result: 1, mine: 30, theirs: 19, length: 50, slowest: 4 },
  ...{ fault: null, record: "", seed: 1, said: "" },
};

/** @param {string} game @param {Run} run */
const playing = (game, run) => ({
  ...idleSetup(warren, game, run),
  ...{ parallelGames: 2, sample: drawsOf(game), programs: PLAYERS },
});

/** Results without the times, which differ from run to run. @param {readonly Result[]} results */
const ordered = (results) =>
  results
    .map((result) => ({ ...result, slowest: 0 }))
    .sort((one, other) => one.opponent - other.opponent || one.number - other.number);

test("without a database, batches last until the page is left, with one warning", async () => {
  const [old, fresh] = [newRun({ ...NEW, at: 1 }), newRun({ ...NEW, at: 2 })];
  await storeRun(old, [GAME]);
  await storeRun(fresh);
  await storeRun({ ...old, done: 2 }, [{ ...GAME, number: 1 }]);
  assert.equal(warnings, 1);
  assert.equal(wouldLoseWork(), true);
  assert.deepEqual(await storedRuns("mine"), [fresh, { ...old, done: 2 }]);
  assert.deepEqual(await storedRuns("other"), []);
  assert.deepEqual(await gamesOf(old.id), [GAME, { ...GAME, number: 1 }]);
  assert.deepEqual(await gamesOf(fresh.id), []);
  await forgetRuns("mine");
  assert.deepEqual(await storedRuns("mine"), []);
  assert.deepEqual(await gamesOf(old.id), []);
  assert.equal(wouldLoseWork(), false);
  // A game that ends later restores nothing.
  await storeRun({ ...old, done: 3 }, [GAME]);
  assert.deepEqual(await storedRuns("mine"), []);
});

test("the oldest batches of a program make room", async () => {
  await storeRun(newRun({ ...NEW, kind: "climb", at: 0 }));
  await storeRun(newRun({ ...NEW, program: "other", at: 0 }));
  for (let at = 1; at <= MAX_RUNS + 2; at++) await storeRun(newRun({ ...NEW, at }), [GAME]);
  const kept = await storedRuns("mine");
  assert.deepEqual(
    kept.map(({ at }) => at),
    [...Array.from({ length: MAX_RUNS }, (_, i) => MAX_RUNS + 2 - i), 0],
  );
  assert.equal((await storedRuns("other")).length, 1);

  // So do many large games.
  await storeRun(newRun({ ...NEW, at: 99, size: 60 * 1024 * 1024 }));
  const last = newRun({ ...NEW, at: 100, size: 10 * 1024 * 1024 });
  await storeRun(last);
  assert.deepEqual(await storedRuns("mine"), [last]);
  await forgetRuns("mine");
  await forgetRuns("other");
});

for (const game of ["dots", "fugitive"]) {
  test(`a batch resumes with the remaining games: ${game}`, async () => {
    const opponents = [level(1), level(2)];
    const run = newRun({ ...NEW, game, opponents, games: 4, seed: 40 });
    const whole = jobOf(playing(game, run), run, []);
    await whole.run();

    const first = jobOf(playing(game, run), run, []);
    storeProgress(run, first);
    first.addEventListener("change", () => first.results.length === 3 && first.cancel());
    await first.run();
    assert.equal(first.status, "cancelled");
    const [kept] = await storedRuns("mine");
    assert.deepEqual([kept.id, kept.done, kept.isOver], [run.id, 3, false]);
    assert.ok(kept.size > 0);
    const results = await gamesOf(run.id);
    assert.deepEqual(ordered(results), ordered(first.results));

    const shown = jobOf(idleSetup(warren, game, kept), kept, results);
    assert.equal(shown.status, "interrupted");
    const second = jobOf(playing(game, kept), kept, results);
    storeProgress(kept, second);
    await second.run();
    assert.equal(second.status, "done");
    assert.deepEqual(second.results.slice(0, 3), results);
    assert.deepEqual(ordered(second.results), ordered(whole.results));
    const [over] = await storedRuns("mine");
    assert.deepEqual([over.done, over.isOver], [8, true]);
    const all = await gamesOf(run.id);
    assert.deepEqual(ordered(all), ordered(whole.results));
    assert.equal(jobOf(idleSetup(warren, game, over), over, all).status, "done");
    assert.equal(open.now, 0);
    await forgetRuns("mine");
  });
}

test("a climb resumes after the last level that was passed", async () => {
  const run = newRun({ ...NEW, kind: "climb", me: level(3) });
  const whole = jobOf(playing("dots", run), run, []);
  assert.ok(whole instanceof Ladder);
  await whole.run();
  assert.ok(whole.passed >= 2, `passed ${whole.passed}`);

  const first = jobOf(playing("dots", run), run, []);
  assert.ok(first instanceof Ladder);
  storeProgress(run, first);
  first.addEventListener("change", () => first.results.at(-1)?.opponent === 1 && first.cancel());
  await first.run();
  const [kept] = await storedRuns("mine");
  assert.deepEqual([kept.passed, kept.isOver], [1, false]);
  const results = await gamesOf(run.id);
  const shown = jobOf(idleSetup(warren, "dots", kept), kept, results);
  assert.ok(shown instanceof Ladder);
  assert.equal(shown.status, "interrupted");
  assert.deepEqual(shown.rungs, first.rungs);
  assert.equal(shown.rungs[0].state, "passed");

  const second = jobOf(playing("dots", kept), kept, results);
  assert.ok(second instanceof Ladder);
  storeProgress(kept, second);
  await second.run();
  assert.equal(second.passed, whole.passed);
  const fresh = second.results.slice(results.length);
  assert.ok(fresh.length > 0 && fresh.every(({ opponent }) => opponent > 0));
  const [over] = await storedRuns("mine");
  assert.deepEqual([over.passed, over.isOver], [whole.passed, true]);
  const again = jobOf(idleSetup(warren, "dots", over), over, await gamesOf(run.id));
  assert.ok(again instanceof Ladder);
  assert.deepEqual([again.status, again.rungs], ["done", second.rungs]);
  await forgetRuns("mine");
});

test("games without an opponent, and levels that do not exist, are skipped", () => {
  const batch = newRun({ ...NEW, opponents: [level(1)], games: 2 });
  const climb = newRun({ ...NEW, kind: "climb" });
  for (const run of [batch, climb]) {
    const job = jobOf(idleSetup(warren, "dots", run), run, [GAME, { ...GAME, opponent: 99 }]);
    assert.deepEqual(job.results, [GAME]);
  }
});

for (const game of ["dots", "rabbits", "mice", "fugitive", "crossing"]) {
  test(`the log of a game can be opened: ${game}`, async () => {
    const run = newRun({ ...NEW, game, opponents: [level(1)], games: 2, seed: 5 });
    const job = jobOf(playing(game, run), run, []);
    await job.run();
    for (const result of job.results) {
      const plain = warren.Log.of(warren.Scene.fromRecord(result.record), result.seat);
      const text = logText(warren, result);
      assert.match(text, /\n<< .*\t3 ms\n/);
      assert.match(text, /\n# seed \d+\n$/);
      const log = warren.Log.read(text);
      assert.deepEqual([log.game, log.seat], [game, result.seat]);
      assert.deepEqual(log.said(), plain.said());
      // A game of an earlier version has no log of its own.
      const earlier = logText(warren, { ...result, logs: undefined, said: "one\n\ntwo\n" });
      assert.match(earlier, /\n# seed \d+\n!! one\n!! \n!! two\n$/);
      assert.equal(warren.Log.read(earlier).text(), plain.text());
    }
  });
}
