// The drawings of programs: reading their lines, the places of each game, and the position of each drawing.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as engines from "../../../pkg/wasm/engines.js";
import { draw as drawCrossing } from "../../../www/games/crossing/draw.js";
import { Geometry as CrossingGeometry } from "../../../www/games/crossing/geometry.js";
import * as crossing from "../../../www/games/crossing/place-names.js";
import { marksIn } from "../../../www/games/crossing/position-marks.js";
import { draw as drawDots } from "../../../www/games/dots/draw.js";
import { Geometry as DotsGeometry } from "../../../www/games/dots/geometry.js";
import * as dots from "../../../www/games/dots/place-names.js";
import { reportOf as dotsReport, readStacks } from "../../../www/games/dots/position.js";
import { draw as drawFugitive } from "../../../www/games/fugitive/draw.js";
import { roadShapesOf } from "../../../www/games/fugitive/geometry.js";
import * as fugitive from "../../../www/games/fugitive/place-names.js";
import { reportOf as fugitiveReport, sightOf } from "../../../www/games/fugitive/position.js";
import { draw as drawMice } from "../../../www/games/mice/draw.js";
import { Geometry as MiceGeometry } from "../../../www/games/mice/geometry.js";
import * as mice from "../../../www/games/mice/place-names.js";
import { arrowsOf, groupsOf, settingOf } from "../../../www/games/mice/position.js";
import { drawMarks } from "../../../www/games/rabbits/draw.js";
import { Geometry as RabbitsGeometry } from "../../../www/games/rabbits/geometry.js";
import * as rabbits from "../../../www/games/rabbits/place-names.js";
import { piecesOf, reportOf as rabbitsReport } from "../../../www/games/rabbits/position.js";
import { layersOf } from "../../../www/kit/boards/drawing-layer.js";
import { MAX_DRAWINGS, MAX_TEXT_LENGTH, readDrawings } from "../../../www/kit/boards/drawings.js";
import { cellNameFromNumbers } from "../../../www/kit/boards/place-names.js";
import { wholeSquare } from "../../../www/kit/boards/unit-square.js";

/** @typedef {import("../../../www/kit/boards/drawing-layer.js").Place} Place */
/** @typedef {import("../../../www/kit/boards/drawings.js").Drawing} Drawing */

await init({
  module_or_path: await readFile(new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url)),
});

/** @param {string} said */
const readOfDots = (said) => readDrawings(said, (written) => dots.placeName(DOTS, written));

const DOTS = engines.Scene.start("dots");

test("marks, arrows and texts are read, with colours and strengths or without", () => {
  const { drawings, ignored } = readOfDots(
    "mark E4 red 0.8\nmark a1\nmark B2 .5\narrow E4 E7\r\n arrow A1 B2 gray 1e-1\ntext E4 12\ntext C3 two words\n",
  );
  assert.deepEqual(drawings, [
    { kind: "mark", place: "E4", colour: "red", strength: 0.8 },
    { kind: "mark", place: "A1", colour: "green", strength: 1 },
    { kind: "mark", place: "B2", colour: "green", strength: 0.5 },
    { kind: "arrow", from: "E4", to: "E7", colour: "green", strength: 1 },
    { kind: "arrow", from: "A1", to: "B2", colour: "grey", strength: 0.1 },
    { kind: "text", place: "E4", text: "12" },
    { kind: "text", place: "C3", text: "two words" },
  ]);
  assert.deepEqual(ignored, { damaged: 0, unplaced: 0, beyond: 0, others: 0 });
});

const NOT_DRAWN = {
  damaged: [
    "mark",
    "mark E4 orange",
    "mark E4 red strong",
    "mark E4 0.5 red",
    "mark E4 red 0.5 0.5",
    "mark E4 NaN",
    "mark E4 1.2.3",
    "arrow",
    "arrow E4",
    "arrow E4 E4",
    "arrow E4 E5 E6",
    "text E4",
    "text",
    "text E4 \u202e",
  ],
  unplaced: ["mark H1", "mark E8 red", "arrow E4 Z9", "arrow Z9 E4", "text to read", "mark 3 4"],
  others: ["info depth 5 score 12", "marked E4 red", "Mark E4", "mark:E4", "Traceback"],
};

for (const [why, lines] of Object.entries(NOT_DRAWN)) {
  test(`lines that are ${why} are counted, and draw nothing`, () => {
    for (const line of lines) {
      const { drawings, ignored } = readOfDots(line);
      assert.deepEqual(drawings, [], line);
      const none = { damaged: 0, unplaced: 0, beyond: 0, others: 0 };
      assert.deepEqual(ignored, { ...none, [why]: 1 }, line);
    }
  });
}

test("a strength outside 0 to 1 is clamped", () => {
  const { drawings } = readOfDots("mark A1 red 7\nmark A2 red -0.5\nmark A3 1e400");
  assert.deepEqual(
    drawings.map((drawing) => "strength" in drawing && drawing.strength),
    [1, 0, 1],
  );
});

test("a later line about the same place replaces the earlier one of its kind", () => {
  const { drawings } = readOfDots(
    "mark E4 red\ntext E4 1\narrow E4 E5\nmark E4 blue 0.5\ntext e4 2\narrow E4 E5 red\narrow E5 E4",
  );
  assert.deepEqual(
    drawings.map((drawing) => [
      drawing.kind,
      "text" in drawing ? drawing.text : "colour" in drawing && drawing.colour,
    ]),
    [
      ["mark", "blue"],
      ["text", "2"],
      ["arrow", "red"],
      ["arrow", "green"],
    ],
  );
});

test("no more than the limit is drawn, and existing drawings may still change", () => {
  const lines = Array.from({ length: MAX_DRAWINGS + 30 }, (_, i) => `mark ${i} red`);
  const { drawings, ignored } = readDrawings(
    [...lines, "mark 0 blue"].join("\n"),
    (written) => written,
  );
  assert.equal(drawings.length, MAX_DRAWINGS);
  assert.equal(ignored.beyond, 30);
  assert.equal("colour" in drawings[0] && drawings[0].colour, "blue");
});

test("only the beginning of a long text is drawn, counted in characters", () => {
  const texts = ["x".repeat(MAX_TEXT_LENGTH), "x".repeat(MAX_TEXT_LENGTH + 1), "🐇".repeat(20)];
  const drawn = texts.map((text) => {
    const [drawing] = readOfDots(`text A1 ${text}`).drawings;
    return "text" in drawing ? drawing.text : "";
  });
  assert.deepEqual(drawn, [
    "x".repeat(MAX_TEXT_LENGTH),
    `${"x".repeat(MAX_TEXT_LENGTH - 1)}…`,
    `${"🐇".repeat(MAX_TEXT_LENGTH - 1)}…`,
  ]);
});

test("a cell with two numbers has several notations", () => {
  for (const written of ["13,10", "13 10", "13, 10", "(13, 10)", "013,10"]) {
    assert.equal(cellNameFromNumbers(written, 24), "13,10", written);
  }
  for (const written of ["24,0", "0,24", "13", "13.10", "-1,2", "1,2,3", "a,b", ""]) {
    assert.equal(cellNameFromNumbers(written, 24), null, written);
  }
});

test("a place of two words leaves the rest of the line as it is", () => {
  const scene = engines.Scene.start("mice");
  const { drawings } = readDrawings("mark 3 4 red 0.5\narrow 3,4 (1, 2)\ntext 3 4 5 6", (written) =>
    mice.placeName(scene, written),
  );
  assert.deepEqual(drawings, [
    { kind: "mark", place: "3,4", colour: "red", strength: 0.5 },
    { kind: "arrow", from: "3,4", to: "1,2", colour: "green", strength: 1 },
    { kind: "text", place: "3,4", text: "5 6" },
  ]);
});

test("each game has its own places", () => {
  const [maze, field, map] = ["rabbits", "mice", "fugitive"].map((name) =>
    engines.Scene.start(name),
  );
  assert.equal(rabbits.placeName(maze, "Rabbit 8"), "rabbit8");
  assert.equal(rabbits.placeName(maze, "hunter6"), "hunter6");
  for (const written of ["rabbit9", "hunter7", "rabbit0", "rabbit", "24,1", "E4"]) {
    assert.equal(rabbits.placeName(maze, written), null, written);
  }
  const { size } = settingOf(field, 0);
  assert.equal(mice.placeName(field, `${size - 1} 0`), `${size - 1},0`);
  assert.equal(mice.placeName(field, `${size} 0`), null);
  assert.equal(fugitive.placeName(map, "7"), "7");
  assert.equal(fugitive.placeName(map, "detective 4"), "detective4");
  assert.equal(fugitive.placeName(map, "Fugitive"), "fugitive");
  for (const written of ["0", "999", "detective5", "1,2", "7.0"]) {
    assert.equal(fugitive.placeName(map, written), null, written);
  }
  assert.equal(crossing.placeName(DOTS, "7,0"), "7,0");
  assert.equal(crossing.placeName(DOTS, "8,0"), null);
});

// ---- on the boards

/** Each colour is its token's name. */
const COLOURS = /** @type {import("../../../www/kit/boards/canvas.js").Colours} */ (
  new Proxy({}, { get: (_, token) => String(token) })
);

const LOOK = { colours: COLOURS, font: "serif", width: 400, height: 400 };

/**
 * The fills on a canvas: the colour, the strength, the outline's first call, and the text.
 * @typedef {{ colour: string, strength: number, shape: [string, ...any[]] }} Fill
 */

function canvas() {
  /** @type {Fill[]} */
  const fills = [];
  /** @type {Record<string, any>} */
  const state = { globalAlpha: 1, fillStyle: "" };
  /** @type {[string, ...any[]]} */
  let shape = [""];
  const context = new Proxy(state, {
    get: (_, name) => {
      if (name in state) return state[String(name)];
      return (/** @type {any[]} */ ...values) => {
        const call = /** @type {[string, ...any[]]} */ ([String(name), ...values]);
        if (name === "measureText") return { width: 6 * values[0].length };
        if (name === "createRadialGradient") return { addColorStop: () => {} };
        if (name === "beginPath") shape = [""];
        else if (shape[0] === "") shape = call;
        const filled = name === "fillText" ? call : name === "fill" ? shape : null;
        if (filled) {
          fills.push({ colour: state.fillStyle, strength: state.globalAlpha, shape: filled });
        }
        return undefined;
      };
    },
  });
  return { context: /** @type {CanvasRenderingContext2D} */ (/** @type {any} */ (context)), fills };
}

/** @type {Drawing} */
const text = { kind: "text", place: "", text: "a word" };

/**
 * The places of a violet mark and a text, and the fills before and after the mark.
 * @param {string} name
 * @param {(name: string) => Place | null} placeOf
 * @param {(context: CanvasRenderingContext2D, drawings: import("../../../www/kit/boards/drawing-layer.js").Layers) => void} paint
 */
function drawnAt(name, placeOf, paint) {
  const drawings = /** @type {Drawing[]} */ ([
    { kind: "mark", place: name, colour: "violet", strength: 0.5 },
    { ...text, place: name },
  ]);
  const written = text.kind === "text" ? text.text : "";
  const { context, fills } = canvas();
  paint(context, layersOf(drawings, LOOK, placeOf));
  const tint = fills.findIndex(({ colour, strength }) => colour === "side4" && strength < 0.5);
  assert.ok(tint >= 0, `${name} is not marked`);
  const [kind, x, y, width, height] = fills[tint].shape;
  const words = fills.find(({ shape }) => shape[0] === "fillText" && shape[1] === written);
  assert.ok(words, `${name} has no text`);
  const middle = kind === "arc" ? [x, y] : [x + width / 2, y + height / 2];
  return {
    middle: middle.map((length) => Math.round(length)),
    text: [words.shape[2], words.shape[3]].map((length) => Math.round(length)),
    before: fills.slice(0, tint),
    after: fills.slice(tint + 1),
  };
}

/** @param {readonly number[]} place */
const rounded = (place) => place.map((length) => Math.round(length));

test("dots: a mark is on its cell, also on a turned board, under the dots", () => {
  const report = dotsReport(engines.Scene.fromRecord("warren 1 dots\nD4N\n"), 1);
  const stacks = readStacks(report);
  const region = { column: 0, row: 0, columns: 7, rows: 7 };
  for (const turned of [false, true]) {
    const geometry = new DotsGeometry(400, 400, region, true, turned);
    const { cell, left, top } = geometry;
    // D4 is in the middle; E5 is one to the right and one up, or on a turned board the other way.
    const way = turned ? -1 : 1;
    const where = [left + (3.5 + way) * cell, top + (3.5 - way) * cell];
    const drawn = drawnAt(
      "E5",
      (name) => dots.placeOf(geometry, name),
      (context, drawings) =>
        drawDots(context, {
          geometry,
          colours: COLOURS,
          font: "serif",
          coordinates: false,
          stacks,
          drawings,
        }),
    );
    assert.deepEqual(drawn.middle, rounded(where));
    assert.equal(drawn.text[0], Math.round(where[0]));
    assert.ok(drawn.text[1] > where[1] && drawn.text[1] < where[1] + cell / 2);
    assert.ok(
      drawn.after.some(({ colour }) => colour === "side1"),
      "the dots are above",
    );
    assert.ok(!drawn.before.some(({ colour }) => colour === "side1"));
  }
});

test("mice: a mark is on its column and row, also on a zoomed board, and under the animals", () => {
  const scene = engines.Scene.start("mice");
  const setting = settingOf(scene, 0);
  const place = (/** @type {MiceGeometry} */ geometry) =>
    drawnAt(
      "3,1",
      (name) => mice.placeOf(geometry, name),
      (context, drawings) =>
        drawMice(context, {
          geometry,
          colours: COLOURS,
          font: "serif",
          showsCoordinates: false,
          setting,
          arrows: arrowsOf(setting),
          groups: groupsOf(setting),
          drawings,
        }),
    ).middle;
  const far = new MiceGeometry(400, 400, setting.size, true);
  assert.deepEqual(place(far), rounded([far.left + 3.5 * far.cell, far.top + 1.5 * far.cell]));
  const near = { side: 100 * setting.size, left: -200, top: -50 };
  const zoomed = new MiceGeometry(400, 400, setting.size, true, near);
  assert.deepEqual(place(zoomed), [150, 100]);
});

test("rabbits: a mark is on its row and column or with its piece, also on a zoomed board", () => {
  const scene = engines.Scene.start("rabbits");
  const report = rabbitsReport(scene, 0);
  const maze = { row: 0, column: 0, rows: 24, columns: 24 };
  const place = (
    /** @type {string} */ name,
    /** @type {import("../../../www/kit/boards/unit-square.js").Transform | null} */ near,
  ) => {
    const geometry = new RabbitsGeometry(400, 400, 1, maze, true, near);
    return drawnAt(
      name,
      (each) => rabbits.placeOf(geometry, report, each),
      (context, drawings) => drawMarks(context, geometry, COLOURS, { drawings }, piecesOf(report)),
    ).middle;
  };
  const { left, top, cell } = new RabbitsGeometry(400, 400, 1, maze, true);
  assert.deepEqual(place("2,7", null), rounded([left + 7.5 * cell, top + 2.5 * cell]));
  const near = { side: 24 * 50, left: -100, top: -20 };
  assert.deepEqual(place("2,7", near), [275, 105]);
  const rabbit = report.rabbits[0];
  assert.ok(rabbit);
  assert.deepEqual(place("rabbit1", null), place(rabbit.join(","), null));
  const hunter = report.hunters[1];
  assert.deepEqual(place("hunter2", null), place(hunter.join(","), null));
  const geometry = new RabbitsGeometry(400, 400, 1, maze, true);
  const caught = { ...report, rabbits: report.rabbits.map((cell, i) => (i === 0 ? null : cell)) };
  assert.equal(rabbits.placeOf(geometry, caught, "rabbit1"), null);
});

test("fugitive: a mark is around its city or its piece, also on a zoomed map", () => {
  const scene = engines.Scene.start("fugitive");
  const report = /** @type {import("../../../www/wasm/warren.js").FugitiveReport} */ ({
    ...fugitiveReport(sightOf(scene), 0),
    detectives: [2, 1, 3, 4],
    fugitive: null,
  });
  /** @type {[number, number][]} */
  const places = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const roads = roadShapesOf(
    [
      ["C", 1, 2],
      ["T", 2, 3],
      ["P", 3, 4],
    ],
    places,
  );
  for (const transform of [wholeSquare(400, 400), { side: 900, left: -600, top: 30 }]) {
    const placeOf = (/** @type {string} */ name) =>
      fugitive.placeOf({ places, roads, transform }, report, name);
    const at = (/** @type {string} */ name) =>
      drawnAt(name, placeOf, (context, drawings) =>
        drawFugitive(context, { ...LOOK, transform, places, roads, drawings }),
      ).middle;
    const { side, left, top } = transform;
    // The second city is at the top right.
    assert.deepEqual(at("2"), rounded([left + side, top]));
    assert.deepEqual(placeOf("detective1"), placeOf("2"));
    assert.deepEqual(placeOf("detective3"), placeOf("3"));
    assert.equal(placeOf("fugitive"), null, "its city is unknown");
  }
});

test("crossing: a mark is on its row and column, under the tokens", () => {
  const scene = engines.Scene.start("crossing");
  const geometry = new CrossingGeometry(400, 400, true);
  const drawn = drawnAt(
    "2,5",
    (name) => crossing.placeOf(geometry, name),
    (context, drawings) =>
      drawCrossing(context, {
        geometry,
        colours: COLOURS,
        font: "serif",
        showsCoordinates: false,
        ...marksIn(scene, 0),
        drawings,
      }),
  );
  const { left, top, cell } = geometry;
  assert.deepEqual(drawn.middle, rounded([left + 5.5 * cell, top + 2.5 * cell]));
  assert.ok(drawn.after.some(({ colour }) => colour === "side1"));
  assert.ok(!drawn.before.some(({ colour }) => colour === "side1"));
});

// ---- the painting itself

/** Cells of 50 pixels in a row. @param {string} name @returns {Place | null} */
const inARow = (name) =>
  name === "nowhere" ? null : { x: 25 + 50 * Number(name), y: 100, size: 50 };

/**
 * @param {Drawing[]} drawings
 * @param {"drawTints" | "drawLines" | "drawTexts"} layer
 */
function fillsOf(drawings, layer) {
  const { context, fills } = canvas();
  layersOf(drawings, LOOK, inARow)[layer](context);
  return fills;
}

test("a stronger mark has a stronger tint, and each colour its own token", () => {
  const colours = /** @type {const} */ (["red", "blue", "yellow", "violet", "green", "grey"]);
  const tokens = ["side1", "side2", "side3", "side4", "accent", "muted"];
  const marks = colours.map((colour, i) => ({
    kind: /** @type {const} */ ("mark"),
    place: String(i),
    colour,
    strength: i / 5,
  }));
  const fills = fillsOf(marks, "drawTints");
  assert.deepEqual(
    fills.map(({ colour }) => colour),
    tokens,
  );
  const strengths = fills.map(({ strength }) => strength);
  assert.deepEqual(strengths, [...strengths].sort());
  assert.ok(strengths[0] > 0 && strengths[5] < 0.6 && strengths[0] < strengths[5]);
});

test("a place off the board or the canvas is skipped", () => {
  const [mark, far] = ["nowhere", "40"].map((place) => ({
    kind: /** @type {const} */ ("mark"),
    place,
    colour: /** @type {const} */ ("red"),
    strength: 1,
  }));
  const arrow = { ...mark, kind: /** @type {const} */ ("arrow"), from: "1", to: "nowhere" };
  assert.deepEqual(fillsOf([mark, far], "drawTints"), []);
  assert.deepEqual(fillsOf([mark, far, arrow], "drawLines"), []);
  assert.deepEqual(fillsOf([{ ...text, place: "nowhere" }], "drawTexts"), []);
});

test("texts in neighbouring cells do not overlap", () => {
  const texts = ["0", "1", "5"].map((place) => ({ ...text, place, text: "eleven chars" }));
  const drawn = fillsOf(texts, "drawTexts").filter(({ shape }) => shape[0] === "fillText");
  assert.deepEqual(
    drawn.map(({ shape }) => Math.round(shape[2])),
    [25, 275],
    "the second text is a dot until there is room",
  );
});
