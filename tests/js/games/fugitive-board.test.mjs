// The parts of the board of the fugitive and the detectives that only compute: the turn being chosen, the meaning of a press,
// the visible part of the map, and the drawing of a position.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { fugitiveMap, Scene } from "../../../pkg/wasm/engines.js";
import { roadShapesOf } from "../../../www/games/fugitive/geometry.js";
import { actionOf } from "../../../www/games/fugitive/keys.js";
import { pickCity, pickRoad } from "../../../www/games/fugitive/picking.js";
import {
  connectText,
  currentTurnOf,
  lastAnnounced,
  readRoads,
  reportOf,
  sightOf,
  startLines,
  targetsOf,
  trailOf,
} from "../../../www/games/fugitive/position.js";
import { MARKS, PLACES, ROADS } from "../../../www/games/fugitive/sample.js";
import { MAKING, starts } from "../../../www/games/fugitive/starts.js";
import { Turn } from "../../../www/games/fugitive/turn.js";
import {
  choiceMarks,
  marksOf,
  visiblePositionIn,
} from "../../../www/games/fugitive/visible-position.js";
import { layout } from "../../../www/kit/maps/layout.js";

/** @typedef {import("../../../www/games/fugitive/position.js").Report} Report */
/** @typedef {import("../../../www/wasm/warren.js").Problem} Problem */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

const allowed = () => null;

/** @param {Record<string, string>} args @returns {Problem} */
const problem = (args) => ({ rule: "any", arguments: args, found: null, sentence: "", line: null });

test("detectives are moved one after the other, and any of them again", () => {
  const turn = new Turn("chase", allowed);
  assert.equal(turn.selected, 0);
  turn.choose(25, "C");
  turn.choose(75);
  assert.deepEqual(
    [turn.selected, turn.choiceCount, turn.isComplete, turn.text],
    [2, 2, false, "25 75"],
  );
  turn.select(3);
  turn.choose(175);
  assert.equal(turn.selected, 2);
  turn.choose(125);
  assert.deepEqual([turn.selected, turn.text, turn.isComplete], [null, "25 75 125 175", true]);
  turn.select(1);
  turn.choose(76);
  assert.equal(turn.text, "25 76 125 175");
  turn.removeLastChoice();
  assert.deepEqual([turn.selected, turn.text], [3, "25 76 125"]);
  turn.removeLastChoice();
  assert.deepEqual([turn.selected, turn.text], [2, "25 76"]);
  turn.clear();
  assert.deepEqual([turn.selected, turn.isEmpty], [0, true]);
  turn.removeLastChoice();
  turn.select(4);
  assert.equal(turn.selected, 0);
});

test("only a whole turn is checked", () => {
  /** @type {string[]} */
  const asked = [];
  const turn = new Turn("chase", (move) => {
    asked.push(move);
    return problem({ city: "7" });
  });
  for (const city of [5, 6, 7]) turn.choose(city);
  assert.equal(turn.problem, null);
  turn.choose(7);
  assert.deepEqual(asked, ["5 6 7 7"]);
  assert.ok(turn.problem);
  turn.removeLastChoice();
  assert.equal(turn.problem, null);
});

test("the fugitive's kind of road is shown, a detective's is not", () => {
  const run = new Turn("run", allowed);
  run.choose(101, "T");
  assert.deepEqual([run.text, run.selected, run.isComplete], ["T 101", 0, true]);
  run.choose(7, "C");
  assert.equal(run.text, "C 7");
  const start = new Turn("start", allowed);
  start.choose(100);
  assert.equal(start.text, "100");
  const over = new Turn(null, allowed);
  over.choose(1);
  assert.deepEqual([over.text, over.isComplete, over.selected], ["", false, null]);
});

test("a turn is read while it is typed, with any other characters", () => {
  const turn = new Turn("chase", allowed);
  turn.setFromText("25, 75");
  assert.deepEqual([turn.text, turn.selected], ["25 75", 2]);
  turn.setFromText("25 75 125 175 9");
  assert.equal(turn.text, "25 75 125 175");
  turn.setFromText("");
  assert.ok(turn.isEmpty);
  const run = new Turn("run", allowed);
  run.setFromText("t101");
  assert.equal(run.text, "T 101");
  run.setFromText("101");
  assert.equal(run.text, "101");
  run.setFromText("<b>x</b>");
  assert.ok(run.isEmpty);
});

test("a suggestion fills in the missing choices", () => {
  const turn = new Turn("chase", allowed);
  turn.select(2);
  turn.choose(9);
  turn.fillIn("1 2 3 4");
  assert.equal(turn.text, "1 2 9 4");
  assert.deepEqual(
    turn.choices.map((choice) => choice?.isOffered),
    [true, true, false, true],
  );
  turn.fillIn("5 6 7 8");
  assert.equal(turn.text, "5 6 9 8");
});

test("keys select pieces, zoom and confirm", () => {
  const press = (/** @type {string} */ key, more = {}) =>
    actionOf(/** @type {KeyboardEvent} */ ({ key, code: "", ctrlKey: false, ...more }));
  assert.deepEqual(press("4"), { kind: "select", piece: 3 });
  assert.deepEqual(press("۴"), { kind: "select", piece: 3 });
  assert.equal(press("5"), null);
  assert.equal(press("+")?.kind, "zoom");
  assert.equal(press("+", { ctrlKey: true }), null);
  assert.equal(press("Enter")?.kind, "enter");
});

/** A square with a road across, and two roads between 1 and 2. */
const PLACES_OF_SQUARE = /** @type {[number, number][]} */ ([
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]);
const SQUARE = {
  places: PLACES_OF_SQUARE,
  roads: roadShapesOf(readRoads({ C: "1-2 2-3 3-4 1-4", T: "1-2 1-3", P: "" }), PLACES_OF_SQUARE),
  transform: { side: 200, left: 0, top: 0 },
};

test("a press means the nearest road or city that is open", () => {
  const targets = targetsOf([
    ["C", 2],
    ["T", 2],
    ["T", 3],
  ]);
  assert.deepEqual(targets, [
    { city: 2, kinds: ["C", "T"] },
    { city: 3, kinds: ["T"] },
  ]);
  const pick = (/** @type {[number, number]} */ point, reach = 20) => {
    const picked = pickRoad(SQUARE, 1, targets, point, reach);
    return picked && [picked.city, picked.kind];
  };
  assert.deepEqual(pick([100, 1]), [2, "C"]);
  assert.deepEqual(pick([100, 14]), [2, "T"]);
  assert.deepEqual(pick([198, 4]), [2, null]);
  assert.deepEqual(pick([130, 126]), [3, "T"]);
  assert.equal(pick([2, 120]), null, "the road to 4 is not open");
  const blocked = pickRoad(SQUARE, 1, targets, [10, 190], 20);
  assert.deepEqual([blocked?.city, blocked?.isAvailable], [4, false], "nor is the city");
  assert.equal(pick([100, 60], 10), null, "too far from any city or road");
  assert.equal(pickCity(SQUARE, [2, 3], [10, 190], 30), null);
  assert.equal(pickCity(SQUARE, [2, 3, 4], [10, 190], 30)?.city, 4);
});

test("a press on a city chooses it, not a road that passes under it", () => {
  // The train from 1 to 3 goes through 2.
  const places = /** @type {[number, number][]} */ ([
    [0, 0],
    [0.5, 0.5],
    [1, 1],
  ]);
  const roads = roadShapesOf(readRoads({ C: "", T: "1-3", P: "" }), places);
  const laid = { places, roads, transform: { side: 200, left: 0, top: 0 } };
  const pick = (/** @type {[number, number]} */ point) => {
    const picked = pickRoad(laid, 1, targetsOf([["T", 3]]), point, 14);
    return picked && [picked.city, picked.isAvailable];
  };
  assert.deepEqual(pick([101, 99]), [2, false]);
  assert.deepEqual(pick([150, 150]), [3, true], "a press away from it chooses the road");
});

test("two targets at nearly the same distance are reported", () => {
  const cities = [1, 2, 3, 4];
  assert.equal(pickCity(SQUARE, cities, [100, 3], 200)?.isClear, false);
  assert.equal(pickCity(SQUARE, cities, [30, 3], 200)?.isClear, true);
});

/** @param {number} view */
function seenOf(view) {
  const moves = ["1 2 6 8", "4", "C 3"];
  const scene = Scene.start("fugitive", starts(Scene)[1].lines);
  for (const move of moves) scene.play(move);
  const sight = scene.sight(view);
  const seen = visiblePositionIn(sight, sight.length);
  sight.free();
  scene.free();
  return seen;
}

test("a forfeit ends the game with its points, in every view", () => {
  const moves = ["1 2 6 8", "4", "C 3", "end 1 resigns", ""];
  const scene = Scene.fromRecord(
    ["warren 1 fugitive", ...starts(Scene)[1].lines, ...moves].join("\n"),
  );
  for (const view of [0, 1, 2]) {
    const sight = scene.sight(view);
    const end = reportOf(sight, 3);
    assert.deepEqual([end.over, end.stage, end.scores, end.fugitive], [true, null, [20, 0], 3]);
    const before = reportOf(sight, 2);
    assert.deepEqual([before.over, before.scores], [false, null]);
    sight.free();
  }
  scene.free();
});

test("the detectives see the fugitive's possible cities, the fugitive sees its way", () => {
  const [detectives, fugitive, all] = [0, 1, 2].map((view) => seenOf(view));
  for (const { report } of [detectives, fugitive, all]) {
    assert.deepEqual([...report.belief], [3, 7]);
    assert.equal(currentTurnOf(report), 1);
  }
  assert.deepEqual(trailOf(fugitive.report), [{ kind: "C", from: 4, to: 3 }]);
  assert.deepEqual(trailOf(detectives.report), []);
  assert.deepEqual(lastAnnounced(detectives.report), { city: 4, turn: 0 });
  assert.equal(marksOf(detectives).fugitive, null);
  assert.equal(marksOf(fugitive).fugitive, 3);
  assert.deepEqual(marksOf(all).lastRoads, [{ kind: "C", from: 4, to: 3 }]);
});

test("a fault in a turn is marked in its place", () => {
  const { report } = seenOf(2);
  const turn = new Turn("chase", () => problem({ city: "3" }));
  for (const city of [3, 8, 3, 5]) turn.choose(city);
  const { destinations = [], legalRoads, selectedCity } = choiceMarks(report, turn, 0, []);
  assert.deepEqual(
    destinations.map(({ piece, isWrong }) => [piece, isWrong]),
    [
      [1, true],
      [2, false],
      [3, true],
      [4, false],
    ],
  );
  assert.deepEqual([legalRoads, selectedCity], [[], null]);
  turn.select(1);
  const marks = choiceMarks(report, turn, 0, [{ city: 7, kinds: ["C"] }]);
  assert.deepEqual(marks.legalRoads, [{ kind: "C", from: 2, to: 7 }]);
});

test("the starts can be played on, and a map is written as it was read", () => {
  for (const { lines } of starts(Scene)) {
    const scene = Scene.start("fugitive", lines);
    const setting = /** @type {import("../../../www/games/fugitive/position.js").Setting} */ (
      scene.setting()
    );
    assert.deepEqual(startLines(setting), lines);
    assert.equal(connectText(setting), `${lines.join("\n")}\n`);
    scene.free();
  }
  for (const cities of [MAKING[0].least, MAKING[0].most]) {
    assert.equal(fugitiveMap(cities, 1)[0], String(cities));
  }
});

test("the picture on the card is that of a game", async () => {
  const record = await readFile(new URL("../maps/sample.txt", import.meta.url), "utf8");
  const scene = Scene.fromRecord(record);
  const setting = /** @type {import("../../../www/games/fugitive/position.js").Setting} */ (
    scene.setting()
  );
  assert.deepEqual(ROADS, setting.roads);
  assert.deepEqual(MARKS, marksOf(visiblePositionIn(sightOf(scene), scene.length)));
  const places = layout(setting).map((place) => place.map((part) => Math.round(1000 * part)));
  assert.deepEqual(
    PLACES.map((place) => place.map((part) => Math.round(1000 * part))),
    places,
  );
  scene.free();
});
