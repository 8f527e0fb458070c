// Batches: pairs on the same board, several games at once, skipped games, cancelling, and the ladder.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { GAMES } from "../../../www/games/list.js";
import { Batch } from "../../../www/play/batches/batch.js";
import { UnplayableProgram } from "../../../www/play/batches/game.js";
import { Ladder, PAIRS } from "../../../www/play/batches/ladder.js";
import { recordsText } from "../../../www/play/batches/records.js";
import { pairResult, pairsOf, resultAt, tallyOf } from "../../../www/play/batches/tally.js";
import {
  drawsOf,
  enginesThatFail,
  level,
  MINE,
  open,
  PLAYERS,
  playersThat,
  warren,
} from "./batches-players.mjs";

/** @typedef {import("../../../www/play/batches/tally.js").Result} Result */
/** @typedef {import("../../../www/play/batches/series.js").SeriesSetup} SeriesSetup */

afterEach(() => assert.equal(open.now, 0, "a player still runs"));

/**
 * @param {string} game
 * @param {Partial<SeriesSetup>} [other]
 * @returns {SeriesSetup}
 */
function setupOf(game, other) {
  const opponents = [level(1)];
  const sample = drawsOf(game);
  const usual = { warren, game, me: MINE, opponents, parallelGames: 2, sample, programs: PLAYERS };
  return { ...usual, ready: async () => {}, ...other };
}

/**
 * @param {SeriesSetup} setup
 * @param {{ games?: number, seed?: number, isUnequal?: boolean }} [options]
 */
const batchOf = (setup, { games = 4, seed = 5, isUnequal = false } = {}) =>
  new Batch(setup, { games, seed, isUnequal });

/** The lines of a record's start. @param {Result} result */
function startOf({ record }) {
  const scene = warren.Scene.fromRecord(record);
  scene.cut(0);
  return scene.record().replaceAll(/^#.*\n/gm, "");
}

test("the games of a pair share a board, with the sides changed; the next pair has another", async () => {
  const batch = batchOf(setupOf("crossing", { opponents: [level(1), level(2)] }), { games: 6 });
  await batch.run();
  assert.equal(batch.status, "done");
  assert.deepEqual([batch.done, batch.total], [12, 12]);
  const boards = [0, 1].map((opponent) => {
    const results = batch.results.filter((each) => each.opponent === opponent);
    const pairs = pairsOf(results);
    assert.deepEqual(
      pairs.map((pair) => pair.map(({ number, seat }) => [number, seat])),
      [0, 2, 4].map((number) => [
        [number, 0],
        [number + 1, 1],
      ]),
    );
    for (const [one, other] of pairs) assert.equal(startOf(one), startOf(other));
    for (const result of results) {
      const engine = `engine, level ${opponent + 1}`;
      const [first, second] = result.seat === 0 ? ["Mine", engine] : [engine, "Mine"];
      assert.ok(result.record.includes(`# seat 0: ${first}\n# seat 1: ${second}\n`));
    }
    return pairs.map(([one]) => startOf(one));
  });
  assert.equal(new Set(boards[0]).size, 3);
  assert.deepEqual(boards[0], boards[1], "all opponents get the same boards");
});

test("boards and seeds are those of the native command's matches", async () => {
  const batch = batchOf(setupOf("mice", { me: level(2), opponents: [level(2)] }), { seed: 40 });
  await batch.run();
  const [first, , third] = [...batch.results].sort((one, other) => one.number - other.number);
  for (const [result, seed] of /** @type {const} */ ([
    [first, 40],
    [third, 42],
  ])) {
    const lines = warren.drawStart("mice", 2, seed);
    assert.equal(startOf(result), warren.Scene.start("mice", lines).record());
  }
});

test("games run in parallel up to a limit, and the results do not depend on it", async () => {
  /** @type {string[][]} */
  const records = [];
  for (const parallelGames of [1, 3]) {
    open.most = 0;
    const batch = batchOf(setupOf("dots", { parallelGames }), { games: 8 });
    await batch.run();
    assert.equal(open.most, 2 * parallelGames);
    records.push(
      [...batch.results]
        .sort((one, other) => one.number - other.number)
        .map(({ record }) => record),
    );
  }
  assert.deepEqual(records[0], records[1]);
  assert.equal(new Set(records[0]).size, 8, "each game has its own random numbers");
});

test("games with random boards are known without sampling one", () => {
  for (const [game, { hasRandomStarts }] of Object.entries(GAMES)) {
    assert.equal(warren.drawStart(game, 2, 1) !== undefined, hasRandomStarts ?? false, game);
  }
});

test("an odd number of games is made even", () => {
  assert.equal(batchOf(setupOf("dots"), { games: 5 }).total, 6);
});

test("cancelling ends all players and keeps the results so far", async () => {
  const batch = batchOf(setupOf("dots"), { games: 100 });
  batch.addEventListener("change", () => {
    if (batch.done === 3) batch.cancel();
  });
  await batch.run();
  assert.equal(batch.status, "cancelled");
  assert.equal(batch.results.length, 3);
  assert.equal(open.now, 0);
  assert.equal(batch.tallies()[0].games, 3);
  const summary = batch.summary(9);
  assert.deepEqual([summary?.at, summary?.version, summary?.against], [9, 17, level(1)]);
  assert.equal(Number(summary?.won) + Number(summary?.lost), 3);
});

test("a game in which an engine fails is played again, and skipped after a second failure", async () => {
  const once = batchOf(setupOf("dots", { parallelGames: 1, programs: enginesThatFail(1) }));
  await once.run();
  assert.equal(once.results.length, 4);
  assert.deepEqual(once.leftOut, []);

  const twice = batchOf(setupOf("dots", { parallelGames: 1, programs: enginesThatFail(2) }));
  await twice.run();
  assert.equal(twice.status, "done");
  assert.deepEqual(twice.leftOut, [{ opponent: 0, number: 0, kind: "crashed" }]);
  assert.deepEqual(
    twice.results.map(({ number }) => number),
    [1, 2, 3],
  );
  assert.equal(twice.done, twice.total);
});

test("a program that cannot be compiled ends the batch, with the reason", async () => {
  const programs = playersThat("program", (listener) =>
    listener.hindered({ kind: "faulty", message: "line 3" }),
  );
  const ready = () => Promise.reject(new UnplayableProgram(MINE, "faulty", "line 3"));
  for (const setup of [setupOf("dots", { programs }), setupOf("dots", { ready })]) {
    const batch = batchOf(setup);
    await batch.run();
    assert.equal(batch.status, "failed");
    assert.ok(batch.problem instanceof UnplayableProgram);
    assert.equal(batch.problem.message, "line 3");
    assert.equal(batch.summary(9), null);
  }
});

test("cancelling during a compilation does not wait for it", async () => {
  const batch = batchOf(setupOf("dots", { ready: () => new Promise(() => {}) }));
  const over = batch.run();
  batch.cancel();
  await over;
  assert.equal(batch.status, "cancelled");
  assert.equal(batch.summary(9), null);
});

test("a board that cannot be sampled ends the batch", async () => {
  const sample = () => Promise.reject(new Error("no boards today"));
  const batch = batchOf(setupOf("mice", { sample }));
  await batch.run();
  assert.equal(batch.status, "failed");
  assert.match(String(batch.problem), /no boards today/);
});

test("identical games are noticed, and add no certainty", async () => {
  // No legal move, always the same.
  const alike = playersThat("program", (listener) => listener.line("Z9N", 1));
  const batch = batchOf(setupOf("dots", { programs: alike }), { games: 20 });
  await batch.run();
  const [tally] = batch.tallies();
  assert.equal(tally.games, 20);
  assert.deepEqual([tally.won, tally.lost], [0, 20]);
  assert.deepEqual([...tally.myFaults], [["illegal", 20]]);
  assert.deepEqual([...tally.theirFaults], []);
  // As the first player it always loses the same game, as the second one after the level's first move, which varies.
  assert.ok(tally.different < 20 && tally.different > 1, `${tally.different} of 20`);
});

/**
 * @param {Partial<Result>} [other]
 * @returns {Result}
 */
const result = (other) => ({
  opponent: 0,
  number: 0,
  seat: 0,
  result: 1,
  mine: 30,
  theirs: 19,
  length: 50,
  slowest: 4,
  fault: null,
  record: String(Math.random()),
  seed: 1,
  said: "",
  ...other,
});

/** @param {number} seat @returns {Result["fault"]} */
const faultOf = (seat) => ({ seat, kind: "late", problem: null, message: "", said: "" });

test("a result is a win, a draw or a loss", () => {
  const outcome = { scores: [5, 5], places: [1, 1], winner: null, forfeit: null };
  assert.equal(resultAt(outcome, 0), 0.5);
  assert.equal(resultAt({ ...outcome, places: [1, 2], winner: 0 }, 0), 1);
  assert.equal(resultAt({ ...outcome, places: [1, 2], winner: 0 }, 1), 0);
});

test("results add up in any order", () => {
  const results = [
    result({ number: 3, seat: 1, result: 0, mine: 10, theirs: 39, slowest: 700 }),
    result({ number: 0, slowest: null }),
    result({ number: 2, fault: faultOf(1) }),
    result({ number: 1, seat: 1, result: 0.5, mine: 24, theirs: 24, fault: faultOf(1) }),
  ];
  const tally = tallyOf(results, false);
  assert.deepEqual([tally.games, tally.units, tally.won, tally.drawn, tally.lost], [4, 4, 2, 1, 1]);
  assert.equal(tally.rate?.value, 2.5 / 4);
  assert.deepEqual([tally.myMeanPoints, tally.theirMeanPoints], [94 / 4, 101 / 4]);
  // Pairs: 11 and 0, and 11 and -29, each divided by two games.
  assert.equal(tally.lead?.value, (5.5 - 9) / 2);
  assert.equal(tally.slowest, 700);
  assert.deepEqual([...tally.myFaults], [["late", 1]]);
  assert.deepEqual([...tally.theirFaults], [["late", 1]]);
  assert.equal(tally.different, 4);
});

test("if one side is harder, the points of both games decide a pair", () => {
  const pair = [
    result({ mine: 18, theirs: 2 }),
    result({ number: 1, seat: 1, result: 0, mine: 3, theirs: 17 }),
  ];
  assert.equal(pairResult(pair, true), 1);
  assert.equal(pairResult(pair, false), 0.5);
  assert.equal(
    pairResult([pair[0], result({ number: 1, result: 0, mine: 2, theirs: 18 })], true),
    0.5,
  );
  assert.equal(
    pairResult([pair[0], result({ number: 1, result: 0, mine: 1, theirs: 18 })], true),
    0,
  );
  const tally = tallyOf([...pair, result({ number: 2 })], true);
  assert.deepEqual([tally.games, tally.units, tally.won, tally.lost], [3, 1, 1, 0]);
  assert.equal(tally.rate?.value, 1);
  assert.equal(tally.lead?.value, 1);
});

test("a player who loses a game by a fault never wins such a pair", () => {
  const [first, second] = [
    result({ mine: 18, theirs: 2 }),
    result({ number: 1, seat: 1, result: 0, mine: 3, theirs: 10, fault: faultOf(1) }),
  ];
  assert.equal(pairResult([first, second], true), 0);
  assert.equal(pairResult([first, { ...second, fault: faultOf(0) }], true), 1);
  assert.equal(
    pairResult([{ ...first, fault: faultOf(1) }, second], true),
    1,
    "one fault each: points decide",
  );
});

test("a pair identical to another adds no information", () => {
  const alike = [0, 1, 2, 3, 4].map((number) =>
    result({ number, seat: number % 2, record: `seat ${number % 2}` }),
  );
  const one = tallyOf(alike.slice(0, 2), false);
  const more = tallyOf(alike, false);
  assert.deepEqual([more.games, more.won, more.different], [5, 5, 2]);
  assert.deepEqual(more.rate, one.rate);
  assert.deepEqual(more.lead, one.lead);
});

/**
 * @param {Partial<SeriesSetup>} [other]
 */
function ladderOf(other) {
  return new Ladder(setupOf("dots", other), false);
}

test("the ladder is climbed until a level is not passed", async () => {
  const ladder = ladderOf({ me: level(3) });
  await ladder.run();
  assert.equal(ladder.status, "done");
  const { passed, rungs } = ladder;
  assert.equal(rungs.length, 12);
  assert.ok(passed >= 1 && passed < 12, `passed ${passed}`);
  assert.deepEqual(
    rungs.map(({ state }) => state),
    rungs.map(({ level }) =>
      level <= passed ? "passed" : level === passed + 1 ? "failed" : "open",
    ),
  );
  for (const { state, won, played } of rungs) {
    if (state === "open") assert.equal(played, 0);
    else assert.ok(played > 0 && played <= PAIRS && won <= played);
    if (state === "passed") assert.ok(won > PAIRS / 2);
    if (state === "failed") assert.ok(won + PAIRS - played <= PAIRS / 2);
  }
  const summary = ladder.summary(99);
  assert.deepEqual(summary, {
    at: 99,
    version: null,
    passed,
    levels: 12,
    rungs: rungs.slice(0, passed + 1).map(({ won, played }) => ({ won, played })),
  });

  // The boards and the seeds are fixed, so the next climb ends at the same level.
  const again = ladderOf({ me: level(3), parallelGames: 1 });
  await again.run();
  assert.equal(again.passed, passed);
});

test("a level ends as soon as it is decided", async () => {
  const programs = playersThat("program", (listener) => listener.line("Z9N", 1));
  const ladder = ladderOf({ programs, parallelGames: 1 });
  await ladder.run();
  assert.deepEqual(ladder.rungs[0], { level: 1, won: 0, played: 5, state: "failed" });
  assert.equal(ladder.results.length, 10);
  assert.equal(ladder.summary(1)?.passed, 0);
  assert.equal(ladder.summary(1)?.version, 17);
});

test("a cancelled climb does not count", async () => {
  const ladder = ladderOf({ me: level(3) });
  ladder.addEventListener("change", () => {
    if (ladder.passed === 1) ladder.cancel();
  });
  await ladder.run();
  assert.equal(ladder.status, "cancelled");
  assert.equal(ladder.summary(1), null);
  assert.equal(open.now, 0);
});

test("levels whose engine fails are not lost", async () => {
  const programs = playersThat("engine", (listener) => listener.fault({ kind: "unstarted" }));
  const ladder = ladderOf({ programs });
  await ladder.run();
  assert.equal(ladder.status, "failed");
  assert.equal(ladder.leftOut.length, 2 * PAIRS);
  assert.equal(ladder.summary(1), null);
});

test("all records are one text, in the order of opponents and games", async () => {
  const batch = batchOf(setupOf("dots", { opponents: [level(1), level(2)] }), { games: 2 });
  await batch.run();
  const text = recordsText(batch.setup, batch.results);
  assert.deepEqual(
    text.match(/^# game .* against .*(?=:)/gm),
    ["# game 1", "# game 2"]
      .map((game) => `${game} against engine, level 1`)
      .concat(["# game 1", "# game 2"].map((game) => `${game} against engine, level 2`)),
  );
  const records = text.split(/^(?=warren 1 dots$)/m).slice(1);
  assert.equal(records.length, 4);
  for (const record of records) {
    const scene = warren.Scene.fromRecord(record.replace(/\n# game .*$/s, "\n"));
    assert.notEqual(scene.outcome(scene.length), null);
  }
});

test("a batch of no games is not an error", async () => {
  const batch = batchOf(setupOf("dots"), { games: 0 });
  await batch.run();
  assert.equal(batch.status, "done");
  assert.equal(batch.total, 0);
});
