// Who has the screen where two people with secrets share it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { screenOf } from "../../www/play/curtain.js";

const BOTH = [0, 1];

test("one person has the screen all along", () => {
  for (const length of [0, 1, 7]) {
    for (const due of [[0], [1], []]) {
      const screen = screenOf({ people: [1], due, length }, null);
      assert.deepEqual(screen, { watched: 1, curtain: null });
    }
  }
});

test("who begins needs no curtain, whoever is next does", () => {
  const first = screenOf({ people: BOTH, due: [0], length: 0 }, null);
  assert.deepEqual(first, { watched: 0, curtain: null });
  const second = screenOf({ people: BOTH, due: [1], length: 1 }, first.watched);
  assert.deepEqual(second, { watched: null, curtain: 1 });
});

test("the curtain stays until it is lifted, and comes back with the next person", () => {
  const down = screenOf({ people: BOTH, due: [1], length: 3 }, null);
  assert.deepEqual(down, { watched: null, curtain: 1 });
  const lifted = screenOf({ people: BOTH, due: [1], length: 3 }, 1);
  assert.deepEqual(lifted, { watched: 1, curtain: null });
  const again = screenOf({ people: BOTH, due: [1], length: 4 }, 1);
  assert.deepEqual(again, lifted, "two moves in a row need one curtain");
  const other = screenOf({ people: BOTH, due: [0], length: 5 }, 1);
  assert.deepEqual(other, { watched: null, curtain: 0 });
});

test("a game that goes on after a reload begins with a curtain", () => {
  for (const seat of BOTH) {
    const screen = screenOf({ people: BOTH, due: [seat], length: 9 }, null);
    assert.deepEqual(screen, { watched: null, curtain: seat });
  }
});

test("with an engine at the table, the screen stays with who had it until another person is to move", () => {
  const people = [0, 2];
  assert.deepEqual(screenOf({ people, due: [1], length: 4 }, 0), { watched: 0, curtain: null });
  assert.deepEqual(screenOf({ people, due: [2], length: 5 }, 0), { watched: null, curtain: 2 });
});
