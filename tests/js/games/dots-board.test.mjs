// The parts of the dots board that only compute: places, previews, motion.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cellName, directionTo, Geometry, isNeighbour } from "../../../www/games/dots/geometry.js";
import { animationAt } from "../../../www/games/dots/motion.js";
import { countDotsBySeat, readStacks } from "../../../www/games/dots/position.js";
import { ghostsOfAllDirections, ghostsOfMove, tintOf } from "../../../www/games/dots/preview.js";

/** @typedef {import("../../../www/games/dots/position.js").Effect} Effect */

const WHOLE = { column: 0, row: 0, columns: 7, rows: 7 };

/** B3E with three red dots on B3: C3 is empty, D3 full, E3 blue. @type {Effect[]} */
const EFFECTS = [
  { kind: "stay", cell: "B3", dots: 2 },
  { kind: "lay", cell: "C3", dots: 1, captured: false },
  { kind: "return", cell: "D3" },
  { kind: "lay", cell: "E3", dots: 3, captured: true },
];

const REPORT = {
  board: [".......", ".......", ".......", ".......", ".C.eb..", ".......", "......."],
  scores: [1, 2],
  over: false,
};

for (const turned of [false, true]) {
  test(`every cell is where its place is, ${turned ? "turned" : "upright"}`, () => {
    const g = new Geometry(700, 700, WHOLE, true, turned);
    for (let column = 0; column < 7; column++) {
      for (let row = 0; row < 7; row++) {
        assert.equal(g.cellAtScreenPlace(...g.screenPlace(column, row)), cellName(column, row));
      }
    }
    const [x, y] = g.centreOf("A1");
    assert.equal(x < 350, !turned);
    assert.equal(y > 350, !turned);
  });

  test(`a drag to the right is ${turned ? "west" : "east"}`, () => {
    const g = new Geometry(700, 700, WHOLE, true, turned);
    const [x, y] = g.centreOf("D4");
    assert.equal(g.dragDirection("D4", x + g.cell, y), turned ? "W" : "E");
    assert.equal(g.dragDirection("D4", x, y - g.cell), turned ? "S" : "N");
    assert.equal(g.dragDirection("D4", x + 0.3 * g.cell, y), null);
  });
}

test("a cell lies in one direction from another, or in none", () => {
  assert.equal(directionTo("D4", "D5"), "N");
  assert.equal(directionTo("D4", "G4"), "E");
  assert.equal(directionTo("D4", "D1"), "S");
  assert.equal(directionTo("D4", "C4"), "W");
  assert.equal(directionTo("D4", "D4"), null);
  assert.equal(directionTo("D4", "E5"), null);
  assert.ok(isNeighbour("D4", "D5") && isNeighbour("D4", "C4"));
  assert.ok(!isNeighbour("D4", "D6") && !isNeighbour("D4", "E5") && !isNeighbour("D4", "D4"));
});

test("a board is never larger than its container", () => {
  for (const [width, height] of [
    [300, 300],
    [300, 500],
    [640, 100],
  ]) {
    const g = new Geometry(width, height, WHOLE, true, false);
    assert.ok(g.left - g.frame >= -1e-9 && g.top - g.frame >= -1e-9);
    assert.ok(g.width + 2 * g.frame <= width + 1e-9 && g.height + 2 * g.frame <= height + 1e-9);
  }
});

test("a report is read cell by cell", () => {
  const stacks = readStacks(REPORT);
  assert.deepEqual(
    [...stacks],
    [
      ["B3", { seat: 0, dots: 3 }],
      ["D3", { seat: 1, dots: 5 }],
      ["E3", { seat: 1, dots: 2 }],
    ],
  );
  assert.deepEqual(countDotsBySeat(REPORT), [3, 7]);
});

test("a preview shows exactly the result, and the cause of a return", () => {
  const { ghosts, blockedDots } = ghostsOfMove("B3E", () => EFFECTS, 0);
  assert.deepEqual(
    [...ghosts].map(([cell, { stack }]) => [cell, stack.seat, stack.dots]),
    [
      ["B3", 0, 2],
      ["C3", 0, 1],
      ["E3", 0, 3],
    ],
  );
  assert.deepEqual(
    blockedDots.map(({ cell, direction }) => cell + direction),
    ["C3E"],
  );
  const captured = [...ghosts].filter(([, ghost]) => ghost.captured).map(([cell]) => cell);
  assert.deepEqual(captured, ["E3"]);
  assert.deepEqual([...tintOf(EFFECTS).keys()], ["B3", "C3", "E3"]);
});

test("at the edge, dots turn back once", () => {
  /** @type {Effect[]} */
  const effects = [
    { kind: "stay", cell: "F1", dots: 3 },
    { kind: "lay", cell: "G1", dots: 1, captured: false },
    { kind: "return", cell: null },
    { kind: "return", cell: null },
  ];
  const { blockedDots } = ghostsOfMove("F1E", () => effects, 0);
  assert.deepEqual(
    blockedDots.map(({ cell, direction }) => cell + direction),
    ["G1E"],
  );
});

test("the four results together leave the stack unchanged; an empty cell gets its dot", () => {
  const asked = new Set();
  const effectsOf = (/** @type {string} */ move) => {
    asked.add(move);
    return EFFECTS;
  };
  const all = ghostsOfAllDirections("B3", "stack", effectsOf, 0);
  assert.deepEqual([...asked], ["B3N", "B3E", "B3S", "B3W"]);
  assert.ok(!all.ghosts.has("B3") && all.ghosts.has("C3"));
  const one = ghostsOfAllDirections(
    "A1",
    "empty",
    () => [{ kind: "stay", cell: "A1", dots: 1 }],
    1,
  );
  assert.deepEqual(
    [...one.ghosts.values()].map(({ stack }) => stack),
    [{ seat: 1, dots: 1 }],
  );
});

test("a moving picture begins with the old position and ends with the new", () => {
  const before = readStacks(REPORT);
  const first = animationAt(before, EFFECTS, 0, "E", 0);
  assert.equal(first.stacks.get("B3")?.dots, 1);
  assert.equal(first.flyingDots.length, 3);
  assert.deepEqual(first.stacks.get("E3"), { seat: 1, dots: 2 });
  const last = animationAt(before, EFFECTS, 0, "E", 1);
  assert.equal(last.flyingDots.length, 0);
  assert.deepEqual(last.stacks.get("B3"), { seat: 0, dots: 2 });
  assert.deepEqual(last.stacks.get("C3"), { seat: 0, dots: 1 });
  assert.deepEqual(last.stacks.get("E3"), { seat: 0, dots: 3 });
  assert.deepEqual(last.stacks.get("D3"), { seat: 1, dots: 5 });
  for (let moment = 0; moment < 1; moment += 0.01) {
    for (const dot of animationAt(before, EFFECTS, 0, "E", moment).flyingDots) {
      assert.ok(dot.x >= 1 && dot.x <= 4 && dot.y === 2, `a dot at ${dot.x}, ${dot.y}`);
    }
  }
});
