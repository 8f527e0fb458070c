// The parts of the mice board that only compute: places, positions, motion, the effect of an arrow.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadRules } from "../../../tools/rules.mjs";
import { changeByArrow } from "../../../www/games/mice/arrow-preview.js";
import { edgeTargetsOf } from "../../../www/games/mice/edge-targets.js";
import { cellName, columnAndRowOf, Geometry } from "../../../www/games/mice/geometry.js";
import { journeysOf, movingGroupsAt, summaryOpacities } from "../../../www/games/mice/motion.js";
import {
  arrowsOf,
  countArrowsLeft,
  isPit,
  rocketAt,
  startLines,
} from "../../../www/games/mice/position.js";
import { starts } from "../../../www/games/mice/starts.js";

/** @typedef {import("../../../www/games/mice/position.js").Setting} Setting */

/**
 * @param {Partial<Setting>} part
 * @returns {Setting}
 */
const board = (part) => ({
  size: 5,
  turns: 8,
  rockets: [
    [1, 2],
    [3, 2],
  ],
  doors: [
    [4, 2, "E"],
    [0, 2, "W"],
  ],
  animals: [],
  arrows: [[], []],
  points: [0, 0],
  ...part,
});

test("cells match their names, at any size", () => {
  for (const [width, height, size] of [
    [700, 700, 5],
    [320, 320, 25],
    [300, 120, 9],
  ]) {
    const g = new Geometry(width, height, size, true);
    assert.ok(g.left - g.frame >= -1e-9 && g.top - g.frame >= -1e-9);
    assert.ok(2 * g.frame + g.side <= Math.min(width, height) + 1e-9);
    const [x, y] = g.centreAt(size - 1, 0);
    assert.ok(x > width / 2 && y < height / 2, "north is up, the first column left");
  }
  assert.deepEqual(columnAndRowOf(cellName(12, 3)), [12, 3]);
});

test("a zoomed board has the same cells elsewhere, and none under its coordinates", () => {
  const near = { side: 1000, left: -300, top: -200 };
  const g = new Geometry(400, 400, 25, true, near);
  assert.equal(g.cell, 40);
  assert.deepEqual(g.centreAt(10, 10), [120, 220]);
  assert.equal(g.cellAt(120, 220), "10 10");
  assert.equal(g.cellAt(120, 5), null);
  assert.equal(new Geometry(400, 400, 25, true).cellAt(5, 5), null, "the wall is not a cell");
});

test("arrows at the edge point at a suggestion, the last arrow, points and eaten mice", () => {
  const setting = board({ arrows: [[[2, 2, "E"]], []] });
  const shown = {
    setting,
    arrows: arrowsOf(setting),
    groups: [],
    lastArrowCell: "2 2",
    turnSummary: {
      eaten: [1, 5, 2].map((mice) => ({ x: mice - 1, y: 4, mice })),
      gains: [null, -6],
    },
  };
  const marks = { chosen: "2 2", suggestion: { cell: "1 1", heading: /** @type {const} */ ("S") } };
  assert.deepEqual(
    edgeTargetsOf(shown, marks).map(({ cell, sign, seat }) => [cell, sign, seat]),
    [
      ["1 1", "↓", undefined],
      ["2 2", "", undefined],
      ["3 2", "−6", 1],
      ["4 4", "✕", undefined],
      ["1 4", "✕", undefined],
    ],
  );
  const [arrow] = edgeTargetsOf(shown, { chosen: null, suggestion: null });
  assert.deepEqual([arrow?.cell, arrow?.sign, arrow?.seat], ["2 2", "→", 0]);
});

test("a drag sets a heading, but not near the middle", () => {
  const g = new Geometry(500, 500, 5, true);
  const [x, y] = g.centreAt(2, 0);
  assert.equal(g.dragHeading("2 0", x + g.cell, y + 3), "E");
  assert.equal(g.dragHeading("2 0", x, y - g.cell), "N");
  assert.equal(g.dragHeading("2 0", x - 0.3 * g.cell, y), null);
});

test("pips show when an arrow is removed", () => {
  const arrows = arrowsOf(
    board({
      arrows: [
        [
          [2, 0, "W"],
          [1, 0, "S"],
          [2, 1, "W"],
        ],
        [[2, 2, "E"]],
      ],
    }),
  );
  assert.deepEqual(
    arrows.map(({ seat, placementsLeft }) => [seat, placementsLeft]),
    [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
    ],
  );
});

test("each player's arrows are counted to the end", () => {
  const game = board({ turns: 8 });
  assert.deepEqual(
    [0, 1].map((seat) => countArrowsLeft(game, 0, seat)),
    [4, 4],
  );
  assert.deepEqual(
    [0, 1].map((seat) => countArrowsLeft(game, 3, seat)),
    [2, 3],
  );
  assert.deepEqual(
    [0, 1].map((seat) => countArrowsLeft(game, 8, seat)),
    [0, 0],
  );
  const three = board({
    turns: 8,
    rockets: [
      [1, 2],
      [3, 2],
      [2, 2],
    ],
  });
  assert.deepEqual(
    [0, 1, 2].map((seat) => countArrowsLeft(three, 0, seat)),
    [3, 3, 2],
  );
});

test("pits, rockets, and the lines of a start", async () => {
  const { Scene } = await loadRules("mice");
  const game = board({});
  assert.ok(isPit(game, 0, 0) && isPit(game, 4, 0) && !isPit(game, 0, 1));
  assert.equal(rocketAt(game, 3, 2), 1);
  assert.equal(rocketAt(game, 2, 2), null);
  const example = starts(Scene).find(({ name }) => name === "example");
  assert.deepEqual(startLines(game), example?.lines);
});

test("groups move one cell, newcomers enter, and leaving animals fade", () => {
  const before = board({
    animals: [
      [2, 1, "W", 3, 0],
      [2, 2, "E", 1, 0],
    ],
  });
  const after = board({
    animals: [
      [1, 1, "W", 3, 0],
      [4, 2, "W", 1, 0],
      [0, 2, "E", 1, 0],
    ],
  });
  const journeys = journeysOf(before, after);
  assert.deepEqual(
    journeys.map(({ leavesBoard }) => leavesBoard),
    [false, true, false, false],
  );
  const ends = movingGroupsAt(journeys, 1);
  assert.deepEqual(
    ends.map(({ x, y, mice, cats, strength }) => [x, y, mice, cats, strength]),
    [
      [1, 1, 3, 0, 1],
      [3, 2, 1, 0, 0],
      [4, 2, 1, 0, 1],
      [0, 2, 1, 0, 1],
    ],
  );
  const [first] = movingGroupsAt(journeys, 0);
  assert.deepEqual([first.x, first.y], [2, 1]);
});

test("a newcomer is a cat if no other cat can be there", () => {
  const after = board({
    animals: [
      [4, 2, "W", 0, 1],
      [0, 2, "E", 0, 1],
    ],
  });
  const cats = journeysOf(board({}), after).map(({ group }) => [group.mice, group.cats]);
  assert.deepEqual(cats, [
    [0, 1],
    [0, 1],
  ]);
});

test("an arrow's change: new ways, removed ways, points", () => {
  const now = board({ animals: [[2, 1, "W", 1, 0]] });
  const turned = board({ animals: [[1, 1, "S", 1, 0]] });
  const straight = board({ animals: [[1, 1, "W", 1, 0]] });
  const change = changeByArrow(
    now,
    [turned, board({ points: [1, 0] })],
    [straight, board({ animals: [[0, 1, "S", 1, 0]] })],
  );
  assert.deepEqual(change.gained, [{ x: 1, y: 1, heading: "S", leavesBoard: true }]);
  assert.deepEqual(change.lost, [{ x: 1, y: 1, heading: "W", leavesBoard: false }]);
  assert.deepEqual(change.points, [1, 0]);
});

test("animals of one cell make room for each other, less and less on their way", () => {
  const before = board({
    animals: [
      [2, 1, "W", 1, 0],
      [2, 1, "S", 1, 0],
    ],
  });
  const journeys = journeysOf(before, board({}));
  const rooms = (/** @type {number} */ moment) =>
    movingGroupsAt(journeys, moment)
      .slice(0, 2)
      .map(({ room }) => room);
  assert.deepEqual(rooms(0), [1, 1]);
  assert.deepEqual(rooms(1), [0, 0]);
});

test("mice that meet a cat are eaten on arrival, also those that change places with it", () => {
  const before = board({
    doors: [],
    animals: [
      [2, 1, "W", 0, 1],
      [1, 1, "E", 2, 0],
      [1, 0, "S", 1, 0],
      [3, 3, "E", 1, 0],
    ],
  });
  const journeys = journeysOf(before, board({ doors: [] }), [
    { x: 2, y: 1 },
    { x: 1, y: 1 },
  ]);
  assert.deepEqual(
    journeys.map(({ isEaten }) => isEaten),
    [false, true, true, false],
  );
  assert.deepEqual(
    movingGroupsAt(journeys, 1).map(({ strength, mouseStrength }) => [strength, mouseStrength]),
    [
      [1, 1],
      [1, 0],
      [1, 0],
      [1, 1],
    ],
  );
});

test("news appears when the animals arrive, and disappears while they walk on", () => {
  assert.deepEqual(summaryOpacities(0), { next: 0, previous: 1 });
  assert.deepEqual(summaryOpacities(0.6), { next: 0, previous: 0 });
  assert.deepEqual(summaryOpacities(1), { next: 1, previous: 0 });
});

test("arriving animals turn to the direction in which they leave", () => {
  const before = board({
    doors: [],
    animals: [
      [1, 1, "W", 1, 0],
      [2, 2, "E", 1, 0],
      [2, 3, "N", 1, 0],
    ],
  });
  const after = board({
    doors: [],
    animals: [
      [0, 1, "S", 1, 0],
      [3, 2, "W", 1, 0],
      [2, 2, "N", 1, 0],
    ],
  });
  const journeys = journeysOf(before, after);
  assert.deepEqual(
    journeys.map(({ turn }) => turn),
    [-1, 2, 0],
  );
  const turnsAt = (/** @type {number} */ part) =>
    movingGroupsAt(journeys, part).map(({ turn }) => turn + 0);
  assert.deepEqual(turnsAt(0.5), [0, 0, 0]);
  assert.deepEqual(turnsAt(1), [-1, 2, 0]);
});
