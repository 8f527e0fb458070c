// The parts of the board of The Crossing that only compute: the drawing of an island, the known outcome of a step, the ways of
// tokens, and a different drawing for each phase, regardless of colour.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as engines from "../../../pkg/wasm/engines.js";
import { sameGameOf } from "../../../www/app/table/shown.js";
import { drawTile } from "../../../www/games/crossing/island.js";
import { actionOf } from "../../../www/games/crossing/keys.js";
import {
  countDrowned,
  EVERYTHING,
  reportOf,
  settingOf,
  sightOf,
  stepOptionsOf,
  turnsUntilAbove,
  turnsUntilUnder,
} from "../../../www/games/crossing/position.js";
import { marksIn, marksOf, turnsAt } from "../../../www/games/crossing/position-marks.js";
import {
  bestResultsOf,
  marksWithRoutes,
  problemWithStep,
  readPositionView,
} from "../../../www/games/crossing/position-view.js";
import { cellAfterStep, tokenRoutesOf } from "../../../www/games/crossing/routes.js";
import { SAMPLE_MARKS } from "../../../www/games/crossing/sample.js";
import { startLinesOf, starts } from "../../../www/games/crossing/starts.js";
import { tileBetween, tileOf } from "../../../www/games/crossing/tiles.js";
import { movingTokensAt } from "../../../www/games/crossing/token-motion.js";
import { statementGame } from "../../../www/kit/boards/statement.js";

/** @typedef {import("../../../www/games/crossing/tiles.js").Tile} Tile */
/** @typedef {import("../../../www/wasm/warren.js").CrossingIsland} Island */

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** The first seven turns of the statement's example; the second player holds. */
const EXAMPLE = "ENENNHH";

/** The first player's steps of the game whose last position is on the card. */
const SAMPLE_STEPS = "ENEWEEEENNNWSHHHNEEEEESNNEENNNWNNNSNNEWEENNNNHESNH";

/** @param {string} steps of the first player */
function gameOf(steps) {
  const moves = [...steps].map((step) => `${step}H`);
  return statementGame(engines.Scene, "crossing", moves);
}

/** @param {Partial<Island>} part @returns {Island} */
const island = (part) => ({
  known: "known",
  phase: 2,
  direction: "U",
  phases: [2],
  above: Array(14).fill(1),
  course: [2, 3, 2, 1, 0, -1, -2, -3, -4, -3, -2, -1, 0, 1],
  ...part,
});

test("an island's drawing shows what is known of it", () => {
  assert.deepEqual(tileOf(island({ known: "still" })), { kind: "still" });
  assert.deepEqual(tileOf(island({})), { kind: "phase", phase: 2, direction: "U" });
  const seen = island({ known: "guessed", direction: null, course: null });
  assert.deepEqual(tileOf(seen), { kind: "phase", phase: 2, direction: null });
  const either = island({ ...seen, phase: null, phases: [1, 3] });
  assert.deepEqual(tileOf(either), { kind: "phases", phases: [1, 3] });
  const many = island({ ...either, phases: [-2, -1, 0], above: Array(14).fill(0.25) });
  assert.deepEqual(tileOf(many), { kind: "chance", chance: 0.25 });
  assert.deepEqual(tileOf(island({ known: "unknown" })), { kind: "unknown" });
});

test("the look ahead uses only known phases", () => {
  assert.deepEqual(tileOf(island({}), 1), { kind: "phase", phase: 3, direction: "D" });
  assert.deepEqual(tileOf(island({}), 13), { kind: "phase", phase: 1, direction: "U" });
  const above = Array.from({ length: 14 }, (_, turns) => (turns < 3 ? 1 : 0.5));
  const either = island({ known: "guessed", phase: null, phases: [1, 3], course: null, above });
  assert.deepEqual(tileOf(either, 4), { kind: "chance", chance: 0.5 });
  assert.deepEqual(tileOf(island({ known: "unknown" }), 4), { kind: "unknown" });
});

test("an island keeps its phase for a known time", () => {
  assert.equal(turnsUntilUnder(island({})), 5);
  assert.equal(turnsUntilAbove(island({ course: [-2, -1, 0, 1] })), 2);
  assert.equal(turnsUntilUnder(island({ known: "still", course: Array(14).fill(9) })), null);
});

test("an island moves to its next phase, and does not change its kind on the way", () => {
  const [low, high] = [1, 2].map((phase) => /** @type {Tile} */ ({ kind: "phase", phase }));
  assert.deepEqual(tileBetween(low, high, 0.5), { kind: "phase", phase: 1.5 });
  assert.deepEqual(tileBetween(low, high, 1), high);
  assert.deepEqual(tileBetween({ kind: "unknown" }, high, 0.5), high);
  assert.deepEqual(tileBetween(undefined, high, 0.5), high);
});

test("a step's button shows its outcome by the rules", () => {
  const game = gameOf(EXAMPLE.slice(0, 2));
  const own = game.sight(0);
  const whole = game.sight(EVERYTHING);
  for (const sight of [own, whole]) {
    const options = stepOptionsOf(sight, 2, 0);
    assert.deepEqual(
      options.map(({ step, to }) => [step, ...to]),
      [
        ["N", 5, 1],
        ["E", 6, 2],
        ["S", 7, 1],
        ["W", 6, 0],
        ["H", 6, 1],
      ],
    );
  }
  const known = new Map(stepOptionsOf(own, 2, 0).map(({ step, fate }) => [step, fate]));
  assert.equal(known.get("S"), "drown");
  assert.equal(known.get("E"), "stand");
  const truth = new Map(stepOptionsOf(whole, 2, 0).map(({ step, fate }) => [step, fate]));
  assert.equal(truth.get("E"), "stand");
  assert.deepEqual(stepOptionsOf(own, 2, 1), [], "the other player is hidden");
  for (const sight of [own, whole]) sight.free();
  game.free();
});

test("the known outcome of a step is the real one", () => {
  const game = gameOf(SAMPLE_STEPS);
  const [own, whole] = [game.sight(0), game.sight(EVERYTHING)];
  let unknown = 0;
  for (let ply = 0; ply < own.length; ply++) {
    const truth = stepOptionsOf(whole, ply, 0);
    stepOptionsOf(own, ply, 0).forEach(({ step, fate }, i) => {
      assert.equal(step, truth[i].step);
      if (fate !== null) assert.equal(fate, truth[i].fate);
      else assert.match(String(truth[i].fate), /^(stand|sink)$/);
      unknown += fate === null ? 1 : 0;
    });
  }
  assert.ok(unknown > 0);
  own.free();
  whole.free();
  game.free();
});

test("an outcome unknown before a turn is shown after it", () => {
  const game = gameOf(EXAMPLE);
  const [first, second] = turnsAt(sightOf(game), 3);
  assert.deepEqual([first.step, first.fate, first.to], ["N", "sink", [5, 2]]);
  assert.deepEqual([second.step, second.fate], ["H", "stand"]);
  const own = game.sight(0);
  assert.deepEqual(
    turnsAt(own, 2).map(({ player, fate }) => [player, fate]),
    [[0, "stand"]],
  );
  const { players } = reportOf(own, own.length);
  assert.equal(players[0] && countDrowned(players[0]), 1);
  own.free();
  game.free();
});

test("the ways of tokens end where they were lost or arrived", () => {
  const game = gameOf(EXAMPLE);
  const path = reportOf(sightOf(game), game.length).players[0]?.path ?? [];
  assert.deepEqual(tokenRoutesOf(path), [
    {
      cells: [
        [7, 0],
        [7, 1],
        [6, 1],
        [6, 2],
        [5, 2],
      ],
      end: "drown",
    },
    {
      cells: [
        [7, 0],
        [6, 0],
      ],
      end: null,
    },
  ]);
  assert.deepEqual(cellAfterStep([3, 4], "W"), [3, 3]);
  game.free();
});

test("a board is read with its viewer's knowledge, and the sides to move", () => {
  const game = gameOf(EXAMPLE);
  const sight = game.sight(0);
  const state = { viewpoint: 0, people: [0], markedMove: null, refusal: null };
  const mine = readPositionView({ ...state, scene: sight, ply: 7 });
  assert.deepEqual([mine.seat, mine.viewer, mine.options.length], [0, 0, 4]);
  const waits = readPositionView({ ...state, scene: sight, ply: 7, refusal: "not now" });
  assert.deepEqual([waits.seat, waits.options], [null, []]);
  const all = readPositionView({ ...state, scene: game, ply: 7, people: [1], viewpoint: 1 });
  assert.deepEqual([all.seat, all.viewer, all.end], [1, EVERYTHING, null]);
  assert.notEqual(all.position, mine.position);
  assert.equal(problemWithStep(sight, 7, 0, "W")?.rule, "crossing-off-board");
  assert.equal(problemWithStep(game, 7, 0, "W")?.rule, "crossing-off-board");
  assert.equal(problemWithStep(game, 7, 0, "E"), null);
  sight.free();
  game.free();
});

test("the best scores are for a viewer of everything, and drawn up to the shown turn", () => {
  const game = gameOf(EXAMPLE + "H".repeat(173));
  const best = bestResultsOf(game, engines);
  assert.equal(best[0]?.crossings, 12);
  assert.equal(best[0]?.path.length, 180);
  const own = game.sight(0);
  assert.deepEqual(bestResultsOf(own, engines), [null, null]);
  assert.deepEqual(bestResultsOf(game, {}), [null, null], "if the rules cannot compute it");
  own.free();
  const shown = {
    scene: game,
    ply: 7,
    viewpoint: 0,
    people: [],
    markedMove: null,
    refusal: "over",
  };
  const positionView = readPositionView(shown);
  /** @type {import("../../../www/games/crossing/results.js").RouteChoice} */
  const drawn = { ownRoutes: [true, false], bestRoutes: [true, false], allTokens: true };
  const { routes } = marksWithRoutes(positionView, 0, drawn, best);
  assert.deepEqual(
    routes?.map(({ isBest, seat }) => [isBest, seat]),
    [
      [true, 0],
      [false, 0],
    ],
  );
  assert.equal(routes?.[1].tokenRoutes.length, 2);
  assert.equal(
    marksWithRoutes(positionView, 3, drawn, best).routes,
    undefined,
    "later it is unknown",
  );
  game.free();
});

test("the best is computed for the turns played", () => {
  for (const [turns, crossings] of [
    [7, 0],
    [40, 2],
  ]) {
    const game = gameOf("H".repeat(turns));
    const [best] = bestResultsOf(game, engines);
    assert.deepEqual([best?.crossings, best?.path.length], [crossings, turns]);
    game.free();
  }
});

test("tokens move by a step, and a lost token is shown where it went", () => {
  const game = gameOf(EXAMPLE);
  const sight = sightOf(game);
  const at = (/** @type {number} */ ply) => marksOf(reportOf(sight, ply), settingOf(sight));
  assert.deepEqual(movingTokensAt(at(0), at(1), 0.5)[0].cell, [7, 0.5]);
  assert.deepEqual(movingTokensAt(at(3), at(4), 0.5)[0].cell, [5.5, 2]);
  assert.deepEqual(
    movingTokensAt(at(3), at(7), 0.5)[0].cell,
    [6, 0],
    "a token does not walk across the board",
  );
  game.free();
});

test("arrows step, and with the shift key look around", () => {
  const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const plain = { ...modifiers, code: "", isComposing: false };
  assert.deepEqual(actionOf({ ...plain, key: "ArrowLeft" }), { kind: "step", step: "W" });
  assert.deepEqual(actionOf({ ...plain, key: "H" }), { kind: "step", step: "H" });
  assert.deepEqual(actionOf({ ...plain, key: "]" }), { kind: "ahead", turns: 1 });
  assert.deepEqual(actionOf({ ...plain, key: "," }), { kind: "ahead", turns: -1 });
  assert.deepEqual(actionOf({ ...plain, key: "p" }), { kind: "numbers" });
  const look = { kind: "look", down: -1, right: 0 };
  assert.deepEqual(actionOf({ ...plain, key: "ArrowUp", shiftKey: true }), look);
  assert.equal(actionOf({ ...plain, key: "ArrowUp", ctrlKey: true }), null);
  assert.equal(actionOf({ ...plain, key: "x" }), null);
});

test("the starts are read, and a random one is not played again", () => {
  const [drawn, statement] = starts(engines.Scene);
  assert.deepEqual([drawn.isRandom, drawn.lines], [true, []]);
  const game = gameOf("");
  assert.deepEqual(startLinesOf(game), statement.lines);
  const lines = engines.drawStart("crossing", 2, 1) ?? [];
  const other = engines.Scene.fromRecord(["warren 1 crossing", ...lines, ""].join("\n"));
  assert.deepEqual(startLinesOf(other), lines);
  const again = (/** @type {engines.Scene} */ shareableScene) => {
    const state = { about: [], game: "crossing", seats: [] };
    const session = /** @type {any} */ ({ shareableScene, state, warren: engines });
    const setting = { kind: "start", starts, startOf: startLinesOf };
    return sameGameOf(session, /** @type {any} */ ({ setting }));
  };
  assert.deepEqual(again(game).lines, statement.lines);
  assert.deepEqual([again(other).isRandom, again(other).lines], [true, undefined]);
  other.free();
  game.free();
});

test("the picture on the card is that of a game", () => {
  const game = gameOf(SAMPLE_STEPS);
  const sight = game.sight(0);
  assert.deepEqual(SAMPLE_MARKS, marksIn(sight, sight.length));
  sight.free();
  game.free();
});

/**
 * The calls that draw a tile, without colours.
 * @param {Tile} tile
 */
function drawn(tile) {
  /** @type {unknown[][]} */
  const calls = [];
  const context = new Proxy(
    {},
    {
      set: () => true,
      get:
        (_, name) =>
        (/** @type {unknown[]} */ ...values) =>
          calls.push([name, ...values]),
    },
  );
  const colours = /** @type {import("../../../www/kit/boards/canvas.js").Colours} */ (
    new Proxy({}, { get: () => "#123456" })
  );
  const place = { x: 0, y: 0, cell: 60, colours };
  drawTile(/** @type {CanvasRenderingContext2D} */ (context), place, tile);
  return calls;
}

test("every height and depth has its own shape", () => {
  const phases = Array.from({ length: 11 }, (_, i) => i - 5);
  const shapes = phases.map((phase) => drawn({ kind: "phase", phase, direction: null }));
  assert.equal(new Set(shapes.map((calls) => JSON.stringify(calls))).size, phases.length);
  const waves = shapes.map((calls) => calls.filter(([name]) => name === "quadraticCurveTo").length);
  assert.deepEqual(waves, [20, 16, 12, 8, 4, 0, 0, 0, 0, 0, 0], "a wave for each level under");
  const tops = shapes.slice(5).map((calls) => {
    const grounds = calls.filter(([name]) => name === "roundRect");
    return Number(grounds.at(-1)?.[2]);
  });
  assert.ok(tops.every((top, i) => i === 0 || top < tops[i - 1] - 2, "each level is higher"));
});
