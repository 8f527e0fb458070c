// The drawing of a map, by the calls that it makes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { draw } from "../../../www/games/fugitive/draw.js";
import { roadShapesOf } from "../../../www/games/fugitive/geometry.js";
import { wholeSquare } from "../../../www/kit/boards/unit-square.js";

/** @typedef {import("../../../www/games/fugitive/draw.js").FugitiveView} FugitiveView */

const COLOURS = /** @type {import("../../../www/kit/boards/canvas.js").Colours} */ (
  new Proxy({}, { get: () => "#123456" })
);

/**
 * The calls that draw a map of a square with one road across.
 * @param {Partial<FugitiveView>} part
 */
function drawn(part) {
  /** @type {[string, ...unknown[]][]} */
  const calls = [];
  const gradient = { addColorStop: () => {} };
  const context = new Proxy(
    {},
    {
      set: () => true,
      get:
        (_, name) =>
        (/** @type {unknown[]} */ ...values) => {
          calls.push([String(name), ...values]);
          return gradient;
        },
    },
  );
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
      ["C", 2, 3],
      ["C", 3, 4],
      ["C", 4, 1],
      ["T", 1, 3],
      ["P", 2, 4],
    ],
    places,
  );
  draw(/** @type {CanvasRenderingContext2D} */ (context), {
    width: 400,
    height: 400,
    transform: wholeSquare(400, 400),
    colours: COLOURS,
    font: "serif",
    places,
    roads,
    ...part,
  });
  return {
    /** @param {string} name */
    count: (name) => calls.filter(([called]) => called === name).length,
    texts: calls.filter(([called]) => called === "fillText").map(([, text]) => text),
  };
}

test("every city has its number", () => {
  assert.deepEqual(drawn({}).texts, ["1", "2", "3", "4"]);
});

test("the fugitive is drawn only where it is known, detectives with their numbers", () => {
  const eyes = drawn({ fugitive: 2 }).count("ellipse");
  assert.equal(eyes, 2);
  assert.equal(drawn({ belief: [1, 2], detectives: [3] }).count("ellipse"), 0);
  assert.deepEqual(drawn({ detectives: [4, 3] }).texts.slice(-2), ["1", "2"]);
});

test("a glow lies under the cities where the fugitive can be, and only there", () => {
  assert.equal(drawn({}).count("createRadialGradient"), 0);
  assert.equal(drawn({ belief: [1, 3, 4] }).count("createRadialGradient"), 3);
});
