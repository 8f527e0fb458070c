// One game between programs and engines: its record, its times, and the reasons why a program loses.

import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { FailedGame, playGame, UnplayableProgram } from "../../../www/play/batches/game.js";
import {
  enginesWhoseSeeds,
  level,
  MINE,
  open,
  PLAYERS,
  playersThat,
  programsThatAnswerAtOnce,
  programsThatWait,
  warren,
} from "./batches-players.mjs";

/** @typedef {import("../../../www/play/batches/player.js").Player} Player */

afterEach(() => assert.equal(open.now, 0, "a player still runs"));

/**
 * @param {string} game
 * @param {readonly Player[]} players
 * @param {{ lines?: string[], programs?: import("../../../www/play/match/seats.js").Programs, seed?: number, signal?: AbortSignal }} [how]
 */
function play(game, players, how = {}) {
  const { lines, programs = PLAYERS, seed = 1, signal = new AbortController().signal } = how;
  const scene = warren.Scene.start(game, lines);
  return playGame({ warren, scene, players, programs, seed, signals: [signal] });
}

/** The start of a board from a seed. @param {string} game */
const sampledStart = (game) => warren.drawStart(game, 2, 3);

for (const game of ["dots", "rabbits", "mice", "fugitive", "crossing"]) {
  test(`${game}: a game reaches its end, with its record and its players`, async () => {
    const { record, length, outcome, verdict, times, fault } = await play(game, [MINE, level(1)], {
      lines: sampledStart(game),
    });
    assert.equal(fault, null);
    assert.equal(verdict.reason, "over");
    const scene = warren.Scene.fromRecord(record);
    assert.equal(scene.length, length);
    assert.ok(length > 10, `only ${length} moves`);
    assert.deepEqual(scene.outcome(length), outcome);
    assert.deepEqual(scene.about(), ["seat 0: Mine", "seat 1: engine, level 1"]);
    const answers = [0, 1].map((seat) => {
      const plies = Array.from({ length }, (_, ply) => ply);
      return plies.filter((ply) => scene.due(ply).includes(seat)).length;
    });
    assert.deepEqual(
      times.map((each) => each.length),
      answers,
    );
    assert.deepEqual([...new Set(times[0])], [3]);
  });
}

test("the same seed gives the same game, another seed another one", async () => {
  const players = [level(2), level(3)];
  const [one, again, other] = await Promise.all(
    [7, 7, 8].map((seed) => play("dots", players, { seed })),
  );
  assert.equal(one.record, again.record);
  assert.notEqual(one.record, other.record);
});

test("the seats have different random numbers", async () => {
  // With one seed for both, the two would use the same random numbers.
  /** @type {number[]} */
  const seeds = [];
  const programs = enginesWhoseSeeds((seed) => seeds.push(seed));
  await play("dots", [level(1), level(1)], { seed: 2 ** 32 - 1, programs });
  assert.deepEqual(seeds, [2 ** 32 - 1, 0]);
});

test("an illegal move loses, with the reason", async () => {
  const programs = playersThat("program", (listener) => listener.line("Z9N", 1));
  const { fault, outcome, record } = await play("dots", [level(1), MINE], { programs });
  assert.equal(fault?.seat, 1);
  assert.equal(fault?.kind, "illegal");
  assert.equal(fault?.problem?.found, "Z9N");
  assert.equal(outcome.winner, 0);
  assert.match(record, /\nend 1 illegal\n/);
});

test("a late answer loses, and is among the times", async () => {
  let answers = 0;
  const programs = playersThat("program", (listener) => {
    answers += 1;
    // A first answer may take longer, for the start.
    listener.line("D4N", answers === 1 ? 2900 : 1001);
  });
  const { fault, times } = await play("dots", [MINE, level(1)], { programs });
  assert.equal(fault?.kind, "late");
  assert.deepEqual(times[0], [2900, 1001]);
});

test("a program that fails is reported with its line", async () => {
  const end = { kind: /** @type {const} */ ("trap"), message: "n > 0", trace: [{ line: 7 }] };
  const programs = playersThat("program", (listener) => listener.ended(end));
  const { fault } = await play("dots", [MINE, level(1)], { programs });
  assert.deepEqual([fault?.kind, fault?.message, fault?.line], ["trap", "n > 0", 7]);
});

test("a program that ends loses, with the way it ended", async () => {
  for (const [kind, wanted] of [
    ["exit", "exit"],
    ["error", "error"],
    ["trap", "trap"],
    ["memory", "memory"],
    ["flood", "flood"],
  ]) {
    const programs = playersThat("program", (listener) => {
      listener.said("so it ", 1);
      listener.said("ends\n", 2);
      listener.ended({ kind, message: `by ${kind}`, trace: [] });
      // Messages after the end are ignored.
      listener.line("D4N", 1);
    });
    const { fault } = await play("dots", [MINE, level(1)], { programs });
    const message = `by ${kind}`;
    assert.deepEqual(fault, {
      seat: 0,
      kind: wanted,
      problem: null,
      message,
      said: "so it ends\n",
    });
  }
});

test("too many lines lose", async () => {
  const programs = playersThat("program", (listener) => {
    for (let line = 0; line < 100; line++) listener.line("D4N", 1);
  });
  const { fault } = await play("dots", [MINE, level(1)], { programs });
  assert.deepEqual([fault?.seat, fault?.kind, fault?.problem], [0, "flood", null]);
});

/**
 * Lets the game's own time pass, as fast as the test runs.
 * @param {(pass: (time: number) => void, sleep: (time: number) => void) => Promise<void>} body
 */
async function inOwnTime(body) {
  let now = 0;
  mock.timers.enable({ apis: ["setInterval"] });
  const clock = mock.method(performance, "now", () => now);
  try {
    await body(
      (time) => {
        for (let passed = 0; passed < time; passed += 100) {
          now += 100;
          mock.timers.tick(100);
        }
      },
      (time) => {
        now += time;
        mock.timers.tick(100);
      },
    );
  } finally {
    clock.mock.restore();
    mock.timers.reset();
  }
}

/** Lets pending promises settle. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test("a program that does not answer loses after its time, which begins once it runs", () =>
  inOwnTime(async (pass) => {
    /** @type {import("./batches-players.mjs").Listener} */
    let own;
    const programs = programsThatWait((listener) => {
      own = listener;
    });
    let isOver = false;
    const game = play("dots", [MINE, level(1)], { programs }).finally(() => {
      isOver = true;
    });
    await settle();
    pass(20_000);
    await settle();
    assert.equal(isOver, false, "a program that is loading is not silent");
    own.ready();
    // A second for the move, two for the start, half a second for a line in transit.
    pass(3400);
    await settle();
    assert.equal(isOver, false);
    pass(300);
    const { fault, verdict } = await game;
    assert.equal(fault?.kind, "silent");
    assert.equal(verdict.outcome.winner, 1);
  }));

test("time in which the whole device slept does not count", () =>
  inOwnTime(async (pass, sleep) => {
    const programs = playersThat("program", () => {});
    let isOver = false;
    const game = play("dots", [MINE, level(1)], { programs }).finally(() => {
      isOver = true;
    });
    await settle();
    pass(1000);
    sleep(3_600_000);
    await settle();
    assert.equal(isOver, false);
    pass(2500);
    assert.equal((await game).fault?.kind, "silent");
  }));

test("an engine that fails decides nothing", async () => {
  const programs = playersThat("engine", (listener) => listener.fault({ kind: "crashed" }));
  await assert.rejects(play("dots", [level(1), MINE], { programs }), (thrown) => {
    assert.ok(thrown instanceof FailedGame);
    assert.deepEqual([thrown.seat, thrown.kind], [0, "crashed"]);
    return true;
  });
});

test("an engine that answers nonsense decides nothing", async () => {
  const programs = playersThat("engine", (listener) => listener.answer(["nonsense"], 1));
  await assert.rejects(play("dots", [level(1), MINE], { programs }), FailedGame);
});

test("a program that fails to start decides nothing, a compiler error ends the batch", async () => {
  const unstarted = playersThat("program", (listener) =>
    listener.hindered({ kind: "unstarted", message: "" }),
  );
  await assert.rejects(play("dots", [MINE, level(1)], { programs: unstarted }), FailedGame);
  const faulty = playersThat("program", (listener) =>
    listener.hindered({ kind: "faulty", message: "line 3: expected ;" }),
  );
  await assert.rejects(play("dots", [MINE, level(1)], { programs: faulty }), (thrown) => {
    assert.ok(thrown instanceof UnplayableProgram);
    assert.deepEqual(
      [thrown.player, thrown.kind, thrown.message],
      [MINE, "faulty", "line 3: expected ;"],
    );
    return true;
  });
});

test("a game can be stopped before and while it is played", async () => {
  const stopped = AbortSignal.abort(new Error("enough"));
  await assert.rejects(play("dots", [MINE, level(1)], { signal: stopped }), /enough/);
  const stop = new AbortController();
  let asked = 0;
  const programs = playersThat("program", (listener) => {
    asked += 1;
    if (asked === 1) listener.line("D4N", 1);
    else stop.abort(new Error("enough"));
  });
  await assert.rejects(play("dots", [MINE, level(1)], { programs, signal: stop.signal }), /enough/);
  assert.equal(asked, 2);
});

test("players that answer at once, before others are asked, harm nothing", async () => {
  const programs = programsThatAnswerAtOnce("H");
  const { length, times } = await play("crossing", [MINE, MINE], {
    programs,
    lines: sampledStart("crossing"),
  });
  assert.equal(length, 180);
  assert.deepEqual(
    times.map((each) => each.length),
    [180, 180],
  );
});
