// Routes of rabbits and hunters: the way through the maze, walking on, and storing routes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as warren from "../../../pkg/wasm/engines.js";
import { routesToCell, updateRoutes } from "../../../www/games/rabbits/piece-routes.js";
import {
  cellsOf,
  isSameCell,
  openDirections,
  reportOf,
  settingOf,
} from "../../../www/games/rabbits/position.js";
import {
  canHunterReach,
  cellsOfRoute,
  extendRoute,
  isRouteOpen,
  routeBetween,
} from "../../../www/games/rabbits/routes.js";
import { SidePlans } from "../../../www/games/rabbits/side-plans.js";
import { StoredPlans } from "../../../www/games/rabbits/stored-plans.js";
import { TurnChoice } from "../../../www/games/rabbits/turn-choice.js";

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
    if (border.some((cell) => isSameCell(cell, to))) return steps;
    border = border.flatMap((cell) =>
      openDirections(SETTING, cell)
        .map((direction) => cellsOfRoute(cell, direction)[1])
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
    assert.ok(route !== null && isRouteOpen(SETTING, from, route), `${from} to ${to}`);
    assert.equal(route.length, stepsApart(from, to));
    assert.deepEqual(cellsOfRoute(from, route)[route.length], to);
  }
});

test("the most valuable of the shortest routes is chosen", () => {
  const [from, to] = /** @type {Cell[]} */ ([
    [12, 8],
    [13, 9],
  ]);
  const routes = ["ES", "SE"].filter((route) => isRouteOpen(SETTING, from, route));
  assert.equal(routes.length, 2);
  for (const route of routes) {
    const wanted = cellsOfRoute(from, route)[1];
    const cellValue = (/** @type {Cell} */ cell) => Number(isSameCell(cell, wanted));
    assert.equal(routeBetween(SETTING, from, to, { cellValue }), route);
  }
});

test("pieces do not walk through others in the way", () => {
  const [from, to] = /** @type {Cell[]} */ ([
    [13, 10],
    [13, 13],
  ]);
  const blocked = /** @type {Cell[]} */ ([[13, 11]]);
  const route = routeBetween(SETTING, from, to, { blocked });
  assert.ok(route && !cellsOfRoute(from, route).some((cell) => isSameCell(cell, blocked[0])));
  const walls = openDirections(SETTING, from).map((direction) => cellsOfRoute(from, direction)[1]);
  assert.equal(routeBetween(SETTING, from, to, { blocked: walls }), null);
});

test("a drawn route grows, shrinks, and goes round a wall", () => {
  /** @type {Cell} */
  const from = [12, 8];
  assert.equal(extendRoute(SETTING, from, "", [12, 9]), "E");
  assert.equal(extendRoute(SETTING, from, "E", [13, 9]), "ES");
  assert.equal(extendRoute(SETTING, from, "ES", [12, 9]), "E");
  assert.equal(extendRoute(SETTING, from, "ES", from), "");
  const far = extendRoute(SETTING, from, "ES", [0, 0]);
  assert.equal(far?.length, stepsApart(from, [0, 0]));
});

test("pieces sent together arrive on different cells, the nearest on the goal", () => {
  const scene = begin();
  const field = { report: reportOf(scene, 0), setting: SETTING };
  const routes = routesToCell([0, 1, 2, 3, 4, 5, 6, 7], [18, 12], 0, field);
  const cells = cellsOf(field.report, 0);
  const ends = [...routes].map(([piece, route]) =>
    String(cellsOfRoute(/** @type {Cell} */ (cells[piece]), route)[route.length]),
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
      assert.equal(canHunterReach(SETTING, [null, hunter], cell), stepsApart(hunter, cell) <= 1);
    }
  }
});

test("a plan follows the game: steps taken, waiting, another goal, undo", () => {
  const plans = SidePlans.fromText("0 1SSE 2NN 3W 4EE");
  const isOwn = (/** @type {number} */ ply) => ply % 2 === 0;
  plans.advance(["S-WN----", "------"], isOwn);
  assert.deepEqual(
    [
      plans.remainingRoute(0),
      plans.remainingRoute(1),
      plans.remainingRoute(2),
      plans.remainingRoute(3),
    ],
    ["SE", "NN", "", ""],
  );
  assert.equal(plans.toText(), "2 1SE 2NN");
  plans.advance(["S-WN----", "------"], isOwn);
  assert.equal(plans.toText(), "2 1SE 2NN");
  plans.advance([], isOwn);
  assert.equal(plans.toText(), "");
});

test("a text that is not a plan has no routes", () => {
  for (const text of ["", "x", "0", "0 9NN", "0 1", "0 1XY", "-1 1N", `0 1${"N".repeat(577)}`]) {
    assert.deepEqual(SidePlans.fromText(text).pieces, [], text);
  }
});

test("both sides' plans are stored as one text, and only changes are reported", () => {
  const kept = new StoredPlans();
  const scene = begin();
  kept.advance(scene, 0, "0 1SS/0 2NN");
  assert.deepEqual(
    [kept.plansOf(0).remainingRoute(0), kept.plansOf(1).remainingRoute(1)],
    ["SS", "NN"],
  );
  assert.equal(kept.changedText(), null);
  kept.plansOf(0).setRoute(0, "");
  assert.equal(kept.changedText(), "/0 2NN");
  kept.plansOf(1).clear();
  assert.equal(kept.changedText(), "");
});

test("a rabbit stops before a hunter, and a hunter walks on", () => {
  const field = fieldWith([[12, 8]], [[12, 11]]);
  const plans = SidePlans.fromText("0 1EEEE");
  assert.deepEqual(updateRoutes(plans, 0, field), [], "two cells between them are enough");
  field.report.hunters = [[12, 10]];
  assert.deepEqual(updateRoutes(plans, 0, field), [0]);
  assert.equal(plans.toText(), "");
  const hunters = SidePlans.fromText("0 1WW");
  field.report.hunters = [[12, 10]];
  assert.deepEqual(updateRoutes(hunters, 1, field), []);
  assert.equal(hunters.remainingRoute(0), "WW");
});

test("a route ends at a wall, with a capture, or if its goal is occupied", () => {
  const field = fieldWith([[12, 8], [12, 9], null], []);
  const plans = SidePlans.fromText("0 1E 3N");
  updateRoutes(plans, 0, field);
  assert.deepEqual(plans.pieces, []);
  const around = SidePlans.fromText("0 1EEE");
  updateRoutes(around, 0, field);
  const route = around.remainingRoute(0);
  assert.ok(route !== "EEE" && isRouteOpen(SETTING, [12, 8], route), route);
  assert.deepEqual(cellsOfRoute([12, 8], route)[route.length], [12, 11]);
});

test("a turn begins with the steps of the routes, and blocked pieces wait", () => {
  const scene = begin();
  const check = (/** @type {string} */ text) => scene.check(0, text);
  const choosing = new TurnChoice();
  const standing = Array(8).fill(true);
  // Rabbits 1 and 5 are on 13,10 and 14,10. Both want to go to 13,9.
  choosing.beginTurn(0, standing, check, SidePlans.fromText("0 1WW 5WN 8E"));
  assert.equal(choosing.turn.text, "W---W--E");
  assert.deepEqual(choosing.counts, { onRoute: 3, moving: 0, staying: 5 });
  choosing.sendOnRoutes(new Map([[4, "NW"]]));
  assert.equal(choosing.turn.text, "W---N--E", "the cell becomes free");
  choosing.setStep(0, "-");
  assert.equal(choosing.turn.text, "-------E", "rabbit 5 waits");
  assert.equal(choosing.plans.remainingRoute(4), "NW");
  assert.equal(choosing.problem, null);
  choosing.setStep(0, "W");
  assert.equal(choosing.turn.text, "W---N--E");
  assert.deepEqual(choosing.counts, { onRoute: 2, moving: 1, staying: 5 });
  choosing.clear();
  assert.deepEqual([choosing.plans.pieces, choosing.turn.isEmpty], [[], true]);
  choosing.beginTurn(0, standing, check, SidePlans.fromText("1 1WW"), false);
  assert.ok(choosing.turn.isEmpty, "nothing is chosen while the others are to move");
});

test("several pieces are chosen, and take one step together", () => {
  const choosing = new TurnChoice();
  choosing.beginTurn(0, [true, true, false, true], () => null);
  choosing.toggle(0);
  choosing.toggle(3);
  assert.deepEqual(choosing.chosen, [0, 3]);
  choosing.addStep("E");
  assert.equal(choosing.turn.text, "E--E");
  assert.deepEqual(choosing.chosen, [0, 3]);
  choosing.toggle(0);
  assert.deepEqual(choosing.chosen, [3]);
  assert.equal(choosing.selectAll([0, 2]), false, "one of the rabbits is caught");
});
