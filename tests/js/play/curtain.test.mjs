// The person at the screen when two people with secrets share it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { screenOf } from "../../../www/play/match/curtain.js";

const BOTH = [0, 1];

test("one person has the screen all along", () => {
  for (const hasSecrets of [false, true]) {
    for (const due of [[0], [1], [0, 1], []]) {
      const screen = screenOf({ people: [1], due, hasSecrets }, null);
      assert.deepEqual(screen, { seatAtScreen: 1, curtain: null });
    }
  }
});

test("the first person needs no curtain, the next one does", () => {
  const first = screenOf({ people: BOTH, due: [0], hasSecrets: false }, null);
  assert.deepEqual(first, { seatAtScreen: 0, curtain: null });
  const second = screenOf({ people: BOTH, due: [1], hasSecrets: true }, first.seatAtScreen);
  assert.deepEqual(second, { seatAtScreen: null, curtain: 1 });
});

test("the curtain stays until it is lifted, and returns with the next person", () => {
  const down = screenOf({ people: BOTH, due: [1], hasSecrets: true }, null);
  assert.deepEqual(down, { seatAtScreen: null, curtain: 1 });
  const lifted = screenOf({ people: BOTH, due: [1], hasSecrets: true }, 1);
  assert.deepEqual(lifted, { seatAtScreen: 1, curtain: null });
  const again = screenOf({ people: BOTH, due: [1], hasSecrets: true }, 1);
  assert.deepEqual(again, lifted, "two moves in a row need one curtain");
  const other = screenOf({ people: BOTH, due: [0], hasSecrets: true }, 1);
  assert.deepEqual(other, { seatAtScreen: null, curtain: 0 });
});

test("a game that resumes after a reload begins with a curtain", () => {
  for (const seat of BOTH) {
    const screen = screenOf({ people: BOTH, due: [seat], hasSecrets: true }, null);
    assert.deepEqual(screen, { seatAtScreen: null, curtain: seat });
  }
});

test("the screen stays with one person during an engine's turns, until another person is to move", () => {
  const people = [0, 2];
  assert.deepEqual(screenOf({ people, due: [1], hasSecrets: true }, 0), {
    seatAtScreen: 0,
    curtain: null,
  });
  assert.deepEqual(screenOf({ people, due: [2], hasSecrets: true }, 0), {
    seatAtScreen: null,
    curtain: 2,
  });
});

test("if both move at once, the person who answers second answers first in the next turn", () => {
  /** @type {string[]} */
  const events = [];
  /** @type {number | null} */
  let seatAtScreen = null;
  for (const due of [[0, 1], [1], [0, 1], [0], [0, 1]]) {
    let screen = screenOf({ people: BOTH, due, hasSecrets: true }, seatAtScreen);
    if (screen.curtain !== null) {
      assert.equal(screen.seatAtScreen, null, "no seat is watched behind the curtain");
      events.push(`curtain ${screen.curtain}`);
      screen = screenOf({ people: BOTH, due, hasSecrets: true }, screen.curtain);
    }
    seatAtScreen = screen.seatAtScreen;
    events.push(`seat ${seatAtScreen}`);
  }
  const turns = ["curtain 0", "seat 0", "curtain 1", "seat 1", "seat 1", "curtain 0", "seat 0"];
  assert.deepEqual(events, [...turns, "seat 0"]);
});

test("a start without secrets needs only one curtain, before the second person's first turn", () => {
  const first = screenOf({ people: BOTH, due: [0, 1], hasSecrets: false }, null);
  assert.deepEqual(first, { seatAtScreen: 0, curtain: null });
  const second = screenOf({ people: BOTH, due: [1], hasSecrets: false }, 0);
  assert.deepEqual(second, { seatAtScreen: null, curtain: 1 });
});
