// Playback of a game over time, with frames that the test makes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOVE_MS, Playback, SINGLE_MOVE_MS } from "../../../www/play/match/playback.js";

/**
 * A game of some moves with the requested positions, and a way to let time pass.
 * @param {{ length?: number, shown?: number, smooth?: boolean, speed?: number }} options
 */
function game({ length = 10, shown = 0, smooth = true, speed = 1 }) {
  /** @type {((now: number) => void) | null} */
  let waiting = null;
  let now = 0;
  const state = { shown, length };
  /** @type {number[]} */
  const asked = [];
  /** @param {number} ply */
  const show = (ply) => {
    asked.push(ply);
    state.shown = ply;
    playback.follow(state);
  };
  const playback = new Playback(state, {
    show,
    canAnimate: () => smooth,
    speed,
    frames: {
      request: (tick) => {
        waiting = tick;
        return 1;
      },
      cancel: () => {
        waiting = null;
      },
    },
  });
  const frame = () => {
    const tick = waiting;
    waiting = null;
    tick?.(now);
  };
  /** Lets time pass in frames of at most 10 ms. @param {number} time */
  const pass = (time) => {
    frame();
    for (let left = time; left > 1e-9; left -= 10) {
      now += Math.min(10, left);
      frame();
    }
  };
  return { playback, state, asked, pass, moves: () => waiting !== null, late: () => (now += 1e6) };
}

/** @param {number} actual @param {number} expected */
const near = (actual, expected) =>
  assert.ok(Math.abs(actual - expected) < 1e-6, `${actual}, not ${expected}`);

test("playback goes evenly through the moves, and stops at the end", () => {
  const { playback, asked, pass, moves } = game({ length: 3 });
  playback.play();
  pass(MOVE_MS / 2);
  near(playback.moment, 0.5);
  assert.deepEqual([playback.shown, asked], [1, [1]]);
  pass(2 * MOVE_MS);
  near(playback.moment, 2.5);
  pass(1.1 * MOVE_MS);
  assert.deepEqual([playback.moment, playback.moveProgress, playback.isPlaying], [3, 1, false]);
  assert.deepEqual(asked, [1, 2, 3]);
  assert.ok(!moves(), "no more frames are requested");
});

test("at the end playback begins from the start", () => {
  const { playback, asked, pass } = game({ length: 3, shown: 3 });
  playback.play();
  assert.deepEqual(asked, [0]);
  pass(1.5 * MOVE_MS);
  near(playback.moment, 1.5);
});

test("a speed applies as soon as it is chosen", () => {
  const { playback, pass } = game({ speed: 0.25 });
  playback.play();
  pass(MOVE_MS);
  near(playback.moment, 0.25);
  playback.speed = 4;
  pass(MOVE_MS);
  near(playback.moment, 4.25);
  assert.throws(() => {
    playback.speed = 3;
  }, RangeError);
  assert.equal(game({ speed: Number.NaN }).playback.speed, 1, "the stored speed may be invalid");
});

test("playback stops in the middle of a move, and resumes there", () => {
  const { playback, pass, moves } = game({});
  playback.play();
  pass(1.25 * MOVE_MS);
  playback.pause();
  pass(MOVE_MS);
  assert.ok(!moves());
  near(playback.moment, 1.25);
  playback.play();
  pass(MOVE_MS);
  near(playback.moment, 2.25);
});

test("a step ends a move under way, or else makes the next", () => {
  const { playback, pass } = game({});
  playback.seek(2.5);
  playback.stepForward();
  pass(SINGLE_MOVE_MS);
  assert.equal(playback.moment, 3);
  playback.stepForward();
  pass(SINGLE_MOVE_MS / 2);
  assert.ok(playback.moment > 3.5 && playback.moment < 4, "fast at first");
  playback.stepForward();
  pass(SINGLE_MOVE_MS);
  assert.equal(playback.moment, 5, "a second press does not wait");
  playback.seek(4.5);
  playback.stepBack();
  assert.equal(playback.moment, 4);
});

test("steps stay within the game", () => {
  const { playback, pass } = game({ length: 1 });
  playback.stepBack();
  assert.equal(playback.moment, 0);
  playback.stepForward();
  pass(SINGLE_MOVE_MS);
  playback.stepForward();
  playback.seek(7);
  assert.equal(playback.moment, 1);
  playback.seek(-1);
  assert.equal(playback.moment, 0);
  const empty = game({ length: 0 }).playback;
  empty.play();
  assert.equal(empty.isPlaying, false);
});

test("slow speeds slow a single move, fast ones do not speed it up", () => {
  for (const [speed, time] of [
    [0.25, 4 * SINGLE_MOVE_MS],
    [4, SINGLE_MOVE_MS],
  ]) {
    const { playback, pass, moves } = game({ speed });
    playback.stepForward();
    pass(time - 10);
    assert.ok(playback.moveProgress < 1);
    pass(20);
    assert.ok(playback.moveProgress === 1 && !moves());
  }
});

test("a played move is animated; another position stops playback", () => {
  const { playback, state, pass } = game({ length: 4, shown: 4 });
  playback.follow({ shown: 5, length: 5 });
  assert.equal(playback.moment, 4);
  pass(SINGLE_MOVE_MS);
  assert.equal(playback.moment, 5);
  playback.play();
  pass(MOVE_MS);
  Object.assign(state, { shown: 4, length: 5 });
  playback.follow(state);
  assert.deepEqual([playback.moment, playback.isPlaying], [4, false]);
});

test("switching to a variation stops playback, and its next move is animated", () => {
  const { playback, state, pass } = game({ length: 4 });
  playback.play();
  pass(1.5 * MOVE_MS);
  playback.follow({ ...state, shown: 2, length: 3, variation: 1 });
  assert.deepEqual([playback.moment, playback.isPlaying], [2, false]);
  playback.follow({ ...state, shown: 3, length: 3, variation: 1 });
  assert.ok(playback.moment < 3);
  pass(SINGLE_MOVE_MS);
  assert.equal(playback.moment, 3);
});

test("a game that grows during playback is played to its new end", () => {
  const { playback, state, pass } = game({ length: 2 });
  playback.play();
  pass(MOVE_MS);
  state.length = 3;
  playback.follow(state);
  assert.ok(playback.isPlaying);
  pass(2.1 * MOVE_MS);
  assert.deepEqual([playback.moment, playback.isPlaying], [3, false]);
});

test("without motion playback goes by whole moves", () => {
  const { playback, pass, asked } = game({ smooth: false, length: 2 });
  playback.play();
  pass(0.9 * MOVE_MS);
  assert.deepEqual([playback.moment, asked], [0, []]);
  pass(0.2 * MOVE_MS);
  assert.deepEqual([playback.moment, playback.moveProgress, asked], [1, 1, [1]]);
  pass(MOVE_MS);
  assert.deepEqual([playback.moment, playback.isPlaying], [2, false]);
  playback.seek(0.4);
  assert.equal(playback.moment, 0);
  playback.stepForward();
  assert.deepEqual([playback.moment, playback.moveProgress], [1, 1]);
  playback.seek(1.6);
  assert.equal(playback.moment, 2, "the nearest position");
});

test("a late frame does not jump", () => {
  const { playback, pass, late } = game({});
  playback.play();
  pass(MOVE_MS / 2);
  late();
  pass(0);
  assert.ok(playback.moment < 1);
});
