// Routes of rabbits and hunters: the way through the maze, walking on, and storing routes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as warren from "../../../pkg/wasm/engines.js";
import { Choosing } from "../../../www/games/rabbits/choosing.js";
import { KeptPlans } from "../../../www/games/rabbits/kept-plans.js";
import { Plans } from "../../../www/games/rabbits/plans.js";
import {
  cellsOf,
  isSame,
  openSides,
  reportOf,
  settingOf,
} from "../../../www/games/rabbits/position.js";
import {
  cellsOn,
  extended,
  isInReach,
  isOpen,
  routeBetween,
} from "../../../www/games/rabbits/routes.js";
import { routesTo, walkOn } from "../../../www/games/rabbits/walking.js";

/** @typedef {import("../../../www/games/rabbits/position.js").Cell} Cell */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** @param {string[]} [moves] */
function begin(moves = []) {
  const scene = /** @type {any} */ (warren.Scene.start("rabbits"));
  for (const move of moves) scene.play(move);
  return scene;
}

const SETTING = settingOf(begin());

/**
 * A position with these pieces.
 * @param {([number, number] | null)[]} rabbits
 * @param {[number, number][]} hunters
 */
const fieldWith = (rabbits, hunters) => ({
  report: { ...reportOf(begin(), 0), rabbits, hunters },
  setting: SETTING,
});

/** The number of steps between two cells, by a plain search. @param {Cell} from @param {Cell} to */
function stepsApart(from, to) {
  let border = [from];
  const seen = new Set(border.map(String));
  for (let steps = 0; ; steps++) {
    if (border.some((cell) => isSame(cell, to))) return steps;
    border = border.flatMap((cell) =>
      openSides(SETTING, cell)
        .map((direction) => cellsOn(cell, direction)[1])
        .filter((next) => !seen.has(String(next)) && seen.add(String(next))),
    );
  }
}

test("a route is a shortest one, and passes no wall", () => {
  for (let i = 0; i < 200; i++) {
    const [from, to] = [i, 575 - 7 * i].map((n) => {
      const place = ((n % 576) + 576) % 576;
      return /** @type {Cell} */ ([Math.floor(place / 24), place % 24]);
    });
    const route = routeBetween(SETTING, from, to);
    assert.ok(route !== null && isOpen(SETTING, from, route), `${from} to ${to}`);
    assert.equal(route.length, stepsApart(from, to));
    assert.deepEqual(cellsOn(from, route)[route.length], to);
  }
});

test("the most valuable of the shortest routes is chosen", () => {
  const [from, to] = /** @type {Cell[]} */ ([
    [12, 8],
    [13, 9],
  ]);
  const routes = ["ES", "SE"].filter((route) => isOpen(SETTING, from, route));
  assert.equal(routes.length, 2);
  for (const route of routes) {
    const wanted = cellsOn(from, route)[1];
    const worth = (/** @type {Cell} */ cell) => Number(isSame(cell, wanted));
    assert.equal(routeBetween(SETTING, from, to, { worth }), route);
  }
});

test("pieces do not walk through others in the way", () => {
  const [from, to] = /** @type {Cell[]} */ ([
    [13, 10],
    [13, 13],
  ]);
  const blocked = /** @type {Cell[]} */ ([[13, 11]]);
  const route = routeBetween(SETTING, from, to, { blocked });
  assert.ok(route && !cellsOn(from, route).some((cell) => isSame(cell, blocked[0])));
  const walls = openSides(SETTING, from).map((direction) => cellsOn(from, direction)[1]);
  assert.equal(routeBetween(SETTING, from, to, { blocked: walls }), null);
});

test("a drawn route grows, shrinks, and goes round a wall", () => {
  /** @type {Cell} */
  const from = [12, 8];
  assert.equal(extended(SETTING, from, "", [12, 9]), "E");
  assert.equal(extended(SETTING, from, "E", [13, 9]), "ES");
  assert.equal(extended(SETTING, from, "ES", [12, 9]), "E");
  assert.equal(extended(SETTING, from, "ES", from), "");
  const far = extended(SETTING, from, "ES", [0, 0]);
  assert.equal(far?.length, stepsApart(from, [0, 0]));
});

test("pieces sent together arrive on different cells, the nearest on the goal", () => {
  const scene = begin();
  const field = { report: reportOf(scene, 0), setting: SETTING };
  const routes = routesTo([0, 1, 2, 3, 4, 5, 6, 7], [18, 12], 0, field);
  const cells = cellsOf(field.report, 0);
  const ends = [...routes].map(([piece, route]) =>
    String(cellsOn(/** @type {Cell} */ (cells[piece]), route)[route.length]),
  );
  assert.equal(new Set(ends).size, 8);
  assert.equal(ends[0], "18,12");
});

test("a hunter reaches its own cell and those beside it without a wall between", () => {
  /** @type {Cell} */
  const hunter = [12, 8];
  for (let row = 10; row <= 14; row++) {
    for (let column = 6; column <= 10; column++) {
      /** @type {Cell} */
      const cell = [row, column];
      assert.equal(isInReach(SETTING, [null, hunter], cell), stepsApart(hunter, cell) <= 1);
    }
  }
});

test("a plan follows the game: steps taken, waiting, another goal, undo", () => {
  const plans = Plans.read("0 1SSE 2NN 3W 4EE");
  const isOwn = (/** @type {number} */ ply) => ply % 2 === 0;
  plans.follow(["S-WN----", "------"], isOwn);
  assert.deepEqual([plans.of(0), plans.of(1), plans.of(2), plans.of(3)], ["SE", "NN", "", ""]);
  assert.equal(plans.toText(), "2 1SE 2NN");
  plans.follow(["S-WN----", "------"], isOwn);
  assert.equal(plans.toText(), "2 1SE 2NN");
  plans.follow([], isOwn);
  assert.equal(plans.toText(), "");
});

test("a text that is not a plan has no routes", () => {
  for (const text of ["", "x", "0", "0 9NN", "0 1", "0 1XY", "-1 1N", `0 1${"N".repeat(577)}`]) {
    assert.deepEqual(Plans.read(text).pieces, [], text);
  }
});

test("both sides' plans are stored as one text, and only changes are reported", () => {
  const kept = new KeptPlans();
  const scene = begin();
  kept.follow(scene, 0, "0 1SS/0 2NN");
  assert.deepEqual([kept.of(0).of(0), kept.of(1).of(1)], ["SS", "NN"]);
  assert.equal(kept.changedText(), null);
  kept.of(0).set(0, "");
  assert.equal(kept.changedText(), "/0 2NN");
  kept.of(1).clear();
  assert.equal(kept.changedText(), "");
});

test("a rabbit stops before a hunter, and a hunter walks on", () => {
  const field = fieldWith([[12, 8]], [[12, 11]]);
  const plans = Plans.read("0 1EEEE");
  assert.deepEqual(walkOn(plans, 0, field), [], "two cells between them are enough");
  field.report.hunters = [[12, 10]];
  assert.deepEqual(walkOn(plans, 0, field), [0]);
  assert.equal(plans.toText(), "");
  const hunters = Plans.read("0 1WW");
  field.report.hunters = [[12, 10]];
  assert.deepEqual(walkOn(hunters, 1, field), []);
  assert.equal(hunters.of(0), "WW");
});

test("a route ends at a wall, with a capture, or if its goal is occupied", () => {
  const field = fieldWith([[12, 8], [12, 9], null], []);
  const plans = Plans.read("0 1E 3N");
  walkOn(plans, 0, field);
  assert.deepEqual(plans.pieces, []);
  const around = Plans.read("0 1EEE");
  walkOn(around, 0, field);
  const route = around.of(0);
  assert.ok(route !== "EEE" && isOpen(SETTING, [12, 8], route), route);
  assert.deepEqual(cellsOn([12, 8], route)[route.length], [12, 11]);
});

test("a turn begins with the steps of the routes, and blocked pieces wait", () => {
  const scene = begin();
  const check = (/** @type {string} */ text) => scene.check(0, text);
  const choosing = new Choosing();
  const standing = Array(8).fill(true);
  // Rabbits 1 and 5 are on 13,10 and 14,10. Both want to go to 13,9.
  choosing.begin(0, standing, check, Plans.read("0 1WW 5WN 8E"));
  assert.equal(choosing.turn.text, "W---W--E");
  assert.deepEqual(choosing.counts, { on: 3, moves: 0, stays: 5 });
  choosing.send(new Map([[4, "NW"]]));
  assert.equal(choosing.turn.text, "W---N--E", "the cell becomes free");
  choosing.step(0, "-");
  assert.equal(choosing.turn.text, "-------E", "rabbit 5 waits");
  assert.equal(choosing.plans.of(4), "NW");
  assert.equal(choosing.problem, null);
  choosing.step(0, "W");
  assert.equal(choosing.turn.text, "W---N--E");
  assert.deepEqual(choosing.counts, { on: 2, moves: 1, stays: 5 });
  choosing.clear();
  assert.deepEqual([choosing.plans.pieces, choosing.turn.isEmpty], [[], true]);
  choosing.begin(0, standing, check, Plans.read("1 1WW"), false);
  assert.ok(choosing.turn.isEmpty, "nothing is chosen while the others are to move");
});

test("several pieces are chosen, and take one step together", () => {
  const choosing = new Choosing();
  choosing.begin(0, [true, true, false, true], () => null);
  choosing.toggle(0);
  choosing.toggle(3);
  assert.deepEqual(choosing.chosen, [0, 3]);
  choosing.stepOn("E");
  assert.equal(choosing.turn.text, "E--E");
  assert.deepEqual(choosing.chosen, [0, 3]);
  choosing.toggle(0);
  assert.deepEqual(choosing.chosen, [3]);
  assert.equal(choosing.selectAll([0, 2]), false, "one of the rabbits is caught");
});
