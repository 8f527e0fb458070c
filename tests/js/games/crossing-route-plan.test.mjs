// Routes of tokens over several turns: the way-finder against a plain search, and the reasons why a route stops.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as engines from "../../../pkg/wasm/engines.js";
import { cellIndex, reportOf, SIZE, STEPS } from "../../../www/games/crossing/position.js";
import { readPositionView } from "../../../www/games/crossing/position-view.js";
import { RoutePlan } from "../../../www/games/crossing/route-plan.js";
import { cellAfterStep } from "../../../www/games/crossing/routes.js";
import {
  cellsOfWay,
  findWay,
  isWayPossible,
  standingChance,
} from "../../../www/games/crossing/way-finding.js";

/** @typedef {import("../../../www/games/crossing/position.js").Cell} Cell */
/** @typedef {import("../../../www/games/crossing/position.js").Island} Island */
/** @typedef {import("../../../www/games/crossing/position-view.js").PositionView} PositionView */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

const GOAL = /** @type {Cell} */ ([0, 7]);

/** A race on a drawn board. @param {number} seed */
const raceOn = (seed) => engines.Scene.start("crossing", engines.drawStart("crossing", 2, seed));

/**
 * The least number of turns between two cells, by trying all steps turn by turn; null if 60 turns are too few.
 * @param {Island[]} islands with known courses
 * @param {Cell} from
 * @param {Cell} to
 */
function leastTurns(islands, from, to) {
  let places = new Set([from.join()]);
  for (let turn = 1; turn <= 60; turn++) {
    const next = new Set();
    for (const place of places) {
      for (const step of STEPS) {
        const [row, column] = cellAfterStep(
          /** @type {Cell} */ (place.split(",").map(Number)),
          step,
        );
        const island = islands[row * SIZE + column];
        if (Math.min(row, column) < 0 || Math.max(row, column) >= SIZE || !island) continue;
        const course = island.course ?? [];
        const stands = [turn - 1, turn].every((at) => course[at % course.length] >= 0);
        if (island.known === "still" || stands) next.add(`${row},${column}`);
      }
    }
    if (next.has(to.join())) return turn;
    places = next;
  }
  return null;
}

test("with all phases known, a way takes the fewest turns and no token drowns", () => {
  let found = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const { islands } = reportOf(raceOn(seed).sight(2), 0);
    for (const to of /** @type {Cell[]} */ ([GOAL, [6, 1], [4, 3], [0, 0]])) {
      const way = findWay(islands, [7, 0], to);
      assert.equal(way?.length ?? null, leastTurns(islands, [7, 0], to), `${seed} ${to}`);
      if (!way) continue;
      found += 1;
      assert.deepEqual(cellsOfWay([7, 0], way).at(-1), to);
      assert.ok(isWayPossible(islands, [7, 0], way));
    }
  }
  assert.ok(found > 60, `${found} ways`);
});

/** @param {Partial<Island>} part @returns {Island} */
const island = (part) => ({
  known: "known",
  phase: 2,
  direction: "U",
  phases: [2],
  above: Array(14).fill(1),
  course: Array(14).fill(2),
  ...part,
});

test("a step holds if the island is above water when the token comes and after it has moved", () => {
  const sinking = island({ course: [0, -1, -2, -1, 0, 1, 2, 2, 2, 2, 2, 2, 2, 1] });
  assert.deepEqual(
    [0, 3, 4, 13].map((turns) => standingChance(sinking, turns)),
    [0, 0, 1, 1],
  );
  assert.equal(standingChance(island({ known: "still", course: null }), 5), 1);
  const unknown = island({
    known: "unknown",
    course: null,
    above: [0.5, 0.25, ...Array(12).fill(1)],
  });
  assert.deepEqual([standingChance(unknown, 0), standingChance(unknown, 2)], [0.25, 1]);
});

test("a way around costs some turns rather than a risk", () => {
  const islands = Array.from({ length: SIZE * SIZE }, () => island({}));
  islands[cellIndex([7, 1])] = island({
    known: "unknown",
    course: null,
    above: Array(14).fill(0.5),
  });
  assert.equal(findWay(islands, [7, 0], [7, 2])?.join(""), "NEES");
  islands[cellIndex([7, 1])] = island({ course: Array(14).fill(-1) });
  assert.equal(findWay(islands, [7, 0], [7, 1]), null, "always under water");
});

/**
 * The first player's view of a race.
 * @param {import("../../../pkg/wasm/engines.js").Scene} race
 * @returns {PositionView}
 */
const seen = (race) =>
  readPositionView(
    /** @type {any} */ ({ scene: race.sight(0), ply: race.length, people: [0], refusal: null }),
  );

test("a route walks by safe steps, and asks before any other", () => {
  let [walked, asked] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const race = raceOn(seed);
    const travel = new RoutePlan();
    let text = "";
    for (let turn = 0; turn < 40 && !race.outcome(race.length); turn++) {
      const positionView = seen(race);
      travel.advance(positionView, text);
      text = travel.changedText() ?? text;
      if (!travel.route && !travel.planTo(positionView, GOAL)) break;
      const { route } = travel;
      assert.ok(route);
      const [step] = route.steps;
      const fate = positionView.options.find((option) => option.step === step)?.fate ?? null;
      const holds = fate === "stand" || fate === "cross";
      if (route.waitReason === null) {
        assert.ok(holds, `${seed}, turn ${turn}: ${step} is ${fate}`);
        walked += 1;
      } else {
        asked += 1;
        if (route.steps.length === 0) break;
        travel.continueRoute();
      }
      race.play(`${step}H`);
    }
  }
  assert.ok(walked > 2 * asked && asked > 0, `${walked} steps, ${asked} questions`);
});

test("a route stops when the token leaves it, and when an island is not as expected", () => {
  const race = raceOn(3);
  const positionView = seen(race);
  const travel = new RoutePlan();
  assert.ok(travel.planTo(positionView, GOAL));
  const [first] = travel.route?.steps ?? [];
  const other = positionView.options.find(({ step, fate }) => step !== first && fate !== "drown");
  race.play(`${other?.step}H`);
  travel.advance(seen(race), travel.changedText() ?? "");
  assert.equal(travel.route, null);

  // An island of the route that is now known to be under water on the token's arrival.
  const islands = Array.from({ length: SIZE * SIZE }, () => island({}));
  const way = /** @type {const} */ (["E", "E"]);
  const at = (/** @type {number} */ ply, /** @type {Island[]} */ known) =>
    /** @type {PositionView} */ (
      /** @type {any} */ ({
        report: {
          ply,
          islands: known,
          players: [
            { cell: [7, ply], path: ply === 0 ? [] : [{ step: "E", fate: "stand", from: [7, 0] }] },
            null,
          ],
        },
        seat: 0,
        viewer: 0,
        end: null,
        options: STEPS.map((step) => ({ step, to: [0, 0], fate: "stand" })),
      })
    );
  const route = new RoutePlan();
  assert.ok(route.planTo(at(0, islands), [7, 2]));
  assert.deepEqual(route.route?.steps, way);
  const text = String(route.changedText());
  const changed = [...islands];
  changed[cellIndex([7, 2])] = island({ course: [-1, -1, ...Array(12).fill(1)] });
  route.advance(at(1, changed), text);
  // The token has to wait, on the same way: no question is needed.
  assert.deepEqual([route.route?.steps.join(""), route.route?.waitReason], ["HHE", null]);
  // It cannot wait on its cell, so the way changes.
  const sunk = [...changed];
  sunk[cellIndex([7, 1])] = island({ course: [1, -1, ...Array(12).fill(1)] });
  const second = new RoutePlan();
  second.advance(at(0, islands), text);
  assert.equal(second.route?.waitReason, "kept", "after a reload it waits for the visitor");
  second.continueRoute();
  second.advance(at(1, sunk), text);
  assert.equal(second.route?.waitReason, "contradicted");
  assert.notEqual(second.route?.steps[0], "H");
});

test("a text that is not a route is rejected", () => {
  const positionView = seen(raceOn(1));
  for (const text of [
    "",
    "07",
    "87 0 N",
    "07 0 NNX",
    "07 0 ",
    "07 1234 N",
    `07 0 ${"N".repeat(61)}`,
  ]) {
    const travel = new RoutePlan();
    travel.advance(positionView, text);
    assert.equal(travel.route, null, text);
  }
});
