// Routes of the fugitive and the detectives over several turns: the way by the fewest turns, its next step in each turn, and
// the ends of routes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { Scene } from "../../../pkg/wasm/engines.js";
import { optionsOf, reportOf, settingOf, sightOf } from "../../../www/games/fugitive/position.js";
import { RoadNetwork, SideRoutes } from "../../../www/games/fugitive/routes.js";
import { Turn } from "../../../www/games/fugitive/turn.js";
import { VisitorPlan } from "../../../www/games/fugitive/visitor-plan.js";

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** A ring of twelve cities by car, with a train from 1 to 5. */
const RING = [
  "12",
  ...Array.from({ length: 12 }, (_, i) => `C ${i + 1}-${((i + 1) % 12) + 1}`),
  "T 1-5",
  "END",
];

/** @param {string[]} moves */
function sceneAfter(moves) {
  const scene = Scene.start("fugitive", RING);
  for (const move of moves) scene.play(move);
  return scene;
}

/**
 * Begins the turn of the side to move.
 * @param {VisitorPlan} plan
 * @param {Scene} scene
 * @param {number} [ply]
 */
function begin(plan, scene, ply = scene.length) {
  plan.beginTurn({
    options: optionsOf(scene, ply),
    report: reportOf(sightOf(scene), ply),
    seat: scene.due(ply)[0],
    ply,
    isLive: true,
    check: (move) => scene.check(ply, move),
  });
}

/** @param {Scene} scene */
function planOf(scene) {
  const plan = new VisitorPlan();
  plan.setMap(settingOf(scene));
  begin(plan, scene);
  return plan;
}

const PLACED = ["1 3 8 10", "6", "C 7"];

test("a way takes the fewest turns, by any kind of road", () => {
  const scene = sceneAfter([]);
  const ways = new RoadNetwork(settingOf(scene));
  assert.deepEqual(ways.wayBetween(1, 6), [1, 5, 6]);
  assert.deepEqual(ways.wayBetween(12, 4), [12, 1, 5, 4]);
  assert.deepEqual(ways.wayBetween(4, 4), [4]);
  assert.equal(ways.turnsTo(6)[12], 3);
  assert.deepEqual([ways.hasCity(0), ways.hasCity(12), ways.hasCity(13)], [false, true, false]);
  const apart = new RoadNetwork({ cities: 2, roads: [] });
  assert.equal(apart.turnsTo(1)[2], Infinity);
});

test("routes are written and read again", () => {
  const routes = new SideRoutes();
  routes.validFromPly = 12;
  routes.setGoal(2, 4);
  routes.setGoal(0, 157);
  assert.equal(routes.toText(), "12 1>157 3>4");
  const read = new SideRoutes();
  read.setFromText(routes.toText());
  assert.deepEqual([read.validFromPly, read.goalsByPiece], [12, routes.goalsByPiece]);
  for (const text of ["", "nothing", "0 x>4 12>13"]) {
    read.setFromText(text);
    assert.ok(read.isEmpty, text);
  }
});

test("stored routes are used as far as they fit the map", () => {
  const plan = planOf(sceneAfter(PLACED));
  plan.restoreRoutes(0, "2 1>6 2>13 3>0 5>4 9>1", 4);
  assert.deepEqual(plan.routes.goalsByPiece, [[0, 6]]);
  assert.equal(plan.routesText, "2 1>6");
  plan.restoreRoutes(0, "", 4);
  assert.equal(plan.routesText, "");
});

test("a detective moves on by itself, turn after turn, until it arrives", () => {
  const scene = sceneAfter(PLACED);
  const plan = planOf(scene);
  assert.equal(plan.seat, 0);
  plan.sendOnRoute(6);
  assert.deepEqual(plan.turn.choices[0], { kind: "T", city: 5, isOffered: false, goal: 6 });
  assert.equal(plan.turn.selected, 1, "the next detective is selected");
  assert.deepEqual(plan.plannedWays, [{ piece: 0, way: [1, 5, 6] }]);
  for (const city of [2, 9, 11]) plan.changeChoice(() => plan.turn.choose(city));
  assert.deepEqual([plan.turn.text, plan.turn.problem], ["5 2 9 11", null]);

  scene.play(plan.turn.text);
  scene.play("C 8");
  begin(plan, scene);
  assert.equal(plan.turn.text, "6");
  assert.equal(plan.turn.selected, 1);
  for (const city of [3, 10, 12]) plan.changeChoice(() => plan.turn.choose(city));
  scene.play(plan.turn.text);
  scene.play("C 7");
  begin(plan, scene);
  assert.deepEqual(plan.endedRoutes.arrived, [[0, 6]]);
  assert.ok(plan.routes.isEmpty);
  assert.equal(plan.turn.text, "");
});

test("a route ends when its piece is sent elsewhere, in any way", () => {
  const scene = sceneAfter(PLACED);
  /** @type {Record<string, (turn: Turn) => void>} */
  const ways = {
    "another city": (turn) => {
      turn.select(0);
      turn.choose(2);
    },
    typed: (turn) => turn.setFromText("12"),
    "taken back": (turn) => turn.removeLastChoice(),
    cleared: (turn) => turn.clear(),
  };
  for (const [name, step] of Object.entries(ways)) {
    const plan = planOf(scene);
    plan.sendOnRoute(6);
    plan.changeChoice(() => plan.turn.select(0));
    assert.ok(!plan.routes.isEmpty, "selecting a piece changes nothing");
    plan.changeChoice(() => step(plan.turn));
    assert.ok(plan.routes.isEmpty, name);
  }
  const plan = planOf(scene);
  plan.sendOnRoute(6);
  plan.changeChoice(() => plan.turn.setFromText("5 4"));
  assert.equal(plan.turn.choices[0]?.goal, 6, "typing for others does not change it");
  plan.changeChoice(() => plan.turn.fillIn("2 2 9 11"));
  assert.equal(plan.turn.text, "5 4 9 11", "and so does a suggestion");
});

test("a piece goes round another, and stops if that leads it away", () => {
  const scene = sceneAfter(["1 3 8 10", "6", "C 7"]);
  const plan = planOf(scene);
  plan.changeChoice(() => plan.turn.select(1));
  plan.sendOnRoute(6);
  assert.equal(plan.turn.text, "– 4");
  plan.changeChoice(() => plan.turn.select(2));
  plan.sendOnRoute(6);
  assert.equal(plan.turn.text, "– 4 7");
  assert.deepEqual(plan.endedRoutes.stopped, []);
  // If 4 is occupied, the way by 2 is as short to 6.
  plan.changeChoice(() => plan.turn.select(0));
  plan.changeChoice(() => plan.turn.choose(4));
  assert.equal(plan.turn.text, "4 2 7");
  // If 7 is occupied, the third's other road leads away from 6.
  plan.changeChoice(() => plan.turn.select(0));
  plan.changeChoice(() => plan.turn.choose(7));
  assert.deepEqual(plan.endedRoutes.stopped, [[2, 6]]);
  assert.equal(plan.turn.text, "7 4");
  plan.changeChoice(() => plan.turn.select(2));
  plan.sendOnRoute(6);
  assert.deepEqual([plan.turn.selected, plan.endedRoutes.stopped], [2, [[2, 6]]]);
  assert.deepEqual(plan.routes.goalsByPiece, [[1, 6]]);
});

test("the fugitive's route states its kinds and goes round detectives", () => {
  const scene = sceneAfter(["12 3 8 10", "1"]);
  const plan = planOf(scene);
  assert.equal(plan.seat, 1);
  plan.sendOnRoute(11);
  // The way by 12 is shorter, but a detective is on it.
  assert.deepEqual(plan.endedRoutes.stopped, [[0, 11]]);
  plan.sendOnRoute(6);
  assert.equal(plan.turn.text, "T 5");
  assert.deepEqual([plan.turn.isComplete, plan.turn.selected], [true, 0]);
});

test("in an earlier position routes remain, and are neither followed nor shown", () => {
  const scene = sceneAfter(PLACED);
  const plan = planOf(scene);
  plan.sendOnRoute(6);
  for (const city of [2, 9, 11]) plan.changeChoice(() => plan.turn.choose(city));
  scene.play(plan.turn.text);
  scene.play("C 8");
  begin(plan, scene);
  assert.equal(plan.turn.text, "6");
  begin(plan, scene, 3);
  assert.deepEqual([plan.turn.text, plan.plannedWays], ["", []]);
  begin(plan, scene);
  assert.equal(plan.turn.text, "6");
});

test("the first tap of a double tap is undone with its route", () => {
  const plan = planOf(sceneAfter(PLACED));
  const restore = plan.save();
  plan.sendOnRoute(6);
  assert.ok(restore());
  assert.deepEqual([plan.turn.text, plan.turn.selected, plan.routes.isEmpty], ["", 0, true]);
});

test("a turn with a gap is read as it was written", () => {
  const turn = new Turn("chase", () => null);
  turn.select(2);
  turn.choose(9);
  assert.equal(turn.text, "– – 9");
  for (const text of ["– – 9", "- - 9", "– – 9 "]) {
    turn.clear();
    turn.setFromText(text);
    assert.equal(turn.text, "– – 9");
  }
  turn.setFromText("25-75");
  assert.equal(turn.text, "25 75");
});
