// The places of a map's cities and their numbers. The maps come from the generator: 20, 140 and 200
// cities with different seeds.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { pointOnRoad, radiusOf, roadShapesOf } from "../../../www/games/fugitive/geometry.js";
import { doOverlap, labelBox, placeLabels } from "../../../www/games/fugitive/labels.js";
import { distanceFromRoad } from "../../../www/games/fugitive/picking.js";
import { canvasPoint, wholeSquare } from "../../../www/kit/boards/unit-square.js";
import { View } from "../../../www/kit/boards/zoom-view.js";
import { countCrossings } from "../../../www/kit/maps/crossings.js";
import { layout } from "../../../www/kit/maps/layout.js";
import { facesOf } from "../../../www/kit/maps/planar-faces.js";
import { tuttePlaces } from "../../../www/kit/maps/plane.js";

/** @typedef {import("../../../www/kit/maps/layout.js").MapView} MapView */
/** @typedef {import("../../../www/kit/maps/crossings.js").RoadEnds} RoadEnds */

/**
 * @param {number} cities
 * @returns {Promise<MapView>}
 */
async function read(cities) {
  const text = await readFile(new URL(`../maps/${cities}.txt`, import.meta.url), "utf8");
  const roads = text.matchAll(/^([CTP]) (\d+)-(\d+)$/gm);
  return {
    cities,
    roads: Array.from(roads, ([, kind, one, other]) => [kind, Number(one), Number(other)]),
  };
}

/**
 * @param {MapView} map
 * @param {string} kind
 * @returns {RoadEnds[]}
 */
function endsOf(map, kind) {
  const ofKind = map.roads.filter((road) => road[0] === kind);
  return ofKind.map(([, one, other]) => [one - 1, other - 1]);
}

/** @param {readonly (readonly [number, number])[]} points */
function placesOf(points) {
  return {
    xs: Float64Array.from(points, ([x]) => x),
    ys: Float64Array.from(points, ([, y]) => y),
  };
}

/**
 * The least distance of two cities, as a part of the usual one.
 * @param {readonly (readonly [number, number])[]} points
 */
function leastDistance(points) {
  let least = Infinity;
  for (const [i, [x, y]] of points.entries()) {
    for (const [otherX, otherY] of points.slice(0, i)) {
      least = Math.min(least, Math.hypot(x - otherX, y - otherY));
    }
  }
  return least * Math.sqrt(points.length);
}

/**
 * The allowed crossings: none of cars, which have a planar drawing and get it. Trains and planes lie above
 * it and follow it: their few crossings are as measured, and more would be worse.
 */
const BOUNDS = { 20: { T: 0, P: 0 }, 140: { T: 5, P: 1 }, 200: { T: 1, P: 0 } };

for (const [cities, bounds] of Object.entries(BOUNDS)) {
  test(`a map of ${cities} cities is laid out well, and the same each time`, async () => {
    const map = await read(Number(cities));
    const points = layout(map);
    assert.equal(points.length, map.cities);
    for (const axis of [0, 1]) {
      const values = points.map((point) => point[axis]);
      assert.ok(Math.min(...values) >= 0 && Math.max(...values) <= 1, "inside the square");
      assert.ok(Math.max(...values) - Math.min(...values) > 0.95, "from side to side");
    }
    const places = placesOf(points);
    assert.equal(countCrossings(places, endsOf(map, "C")), 0, "cars do not cross");
    for (const kind of /** @type {const} */ (["T", "P"])) {
      const crossings = countCrossings(places, endsOf(map, kind));
      assert.ok(crossings <= bounds[kind], `${crossings} crossings of ${kind}`);
    }
    // The largest circles are 0.4 of it wide, so none touch.
    const least = leastDistance(points);
    assert.ok(least > 0.45, `two cities are ${least} of the usual distance from each other`);
    assert.deepEqual(layout(map), points);
  });
}

test("non-planar car roads, and the smallest maps, are still laid out", () => {
  /** @type {[string, number, number][]} */
  const all = [];
  for (let one = 1; one <= 7; one++) {
    for (let other = one + 1; other <= 7; other++) all.push(["C", one, other]);
  }
  for (const cities of [4, 5, 7]) {
    const map = { cities, roads: all.filter(([, , other]) => other <= cities) };
    const points = layout(map);
    assert.ok(points.flat().every((value) => value >= 0 && value <= 1));
    assert.ok(leastDistance(points) > 0.3);
    if (cities === 4) assert.equal(countCrossings(placesOf(points), endsOf(map, "C")), 0);
  }
  assert.equal(
    facesOf(5, endsOf({ cities: 5, roads: all.filter((road) => road[2] < 6) }, "C"), placesOf([])),
    null,
  );
});

test("a complete graph is laid out, too", () => {
  /** @type {[string, number, number][]} */
  const roads = [];
  for (let one = 1; one <= 100; one++) {
    for (let other = one + 1; other <= 100; other++) {
      for (const kind of "CTP") roads.push([kind, one, other]);
    }
  }
  const points = layout({ cities: 100, roads });
  assert.equal(points.length, 100);
  assert.ok(points.flat().every((value) => value >= 0 && value <= 1));
});

test("a planar drawing is found without help, also if parts share only one city or road", async () => {
  /** @type {[number, RoadEnds[]][]} */
  const graphs = [
    [
      5,
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [2, 3],
        [3, 4],
        [4, 2],
      ],
    ],
    [
      6,
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 3],
      ],
    ],
    [
      7,
      [
        [0, 1],
        [1, 2],
        [2, 0],
        [0, 3],
        [3, 4],
        [4, 0],
        [0, 5],
        [5, 6],
        [6, 0],
      ],
    ],
    [200, endsOf(await read(200), "C")],
  ];
  for (const [count, roads] of graphs) {
    // Cities in a ring, in an order that does not fit the roads.
    const ring = Array.from(
      { length: count },
      (_, i) => /** @type {const} */ ([Math.cos(7 * i), Math.sin(7 * i)]),
    );
    const faces = facesOf(count, roads, placesOf(ring));
    assert.ok(faces);
    assert.equal(countCrossings(tuttePlaces(count, faces), roads), 0);
  }
});

test("numbers overlap neither each other nor another city, on large and small screens", async () => {
  for (const cities of [20, 140, 200]) {
    const map = await read(cities);
    const points = layout(map);
    for (const side of [360, 800, 2400]) {
      const spots = points.map((point, i) => {
        const degree = map.roads.filter(
          ([, one, other]) => one === i + 1 || other === i + 1,
        ).length;
        const [x, y] = canvasPoint(point, wholeSquare(side, side));
        return {
          city: i + 1,
          x,
          y,
          radius: radiusOf(cities, degree, wholeSquare(side, side).side),
        };
      });
      const labels = placeLabels(spots, side, side);
      const boxes = labels.map(labelBox);
      for (const [i, box] of boxes.entries()) {
        assert.ok(boxes.slice(0, i).every((other) => !doOverlap(box, other)));
        const own = labels[i].city;
        for (const { city, x, y } of spots) {
          const isOn = x > box.left && x < box.right && y > box.top && y < box.bottom;
          assert.ok(city === own || !isOn, `${own} covers ${city}`);
        }
      }
      if (side > 360) assert.ok(labels.length > 0.95 * cities, `${labels.length} of ${cities}`);
    }
  }
});

test("planes curve towards the middle, and so do trains beside a car road", () => {
  const points = /** @type {[number, number][]} */ ([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
  const shapes = roadShapesOf(
    [
      ["C", 1, 2],
      ["T", 2, 1],
      ["T", 2, 3],
      ["P", 3, 4],
    ],
    points,
  );
  assert.deepEqual(
    shapes.map(({ via }) => via !== null),
    [false, true, false, true],
  );
  assert.ok(Number(shapes[1].via?.[1]) > 0 && Number(shapes[3].via?.[1]) < 1);
});

test("a road is found on its drawing, at any zoom, and the map stays on the canvas", () => {
  const shapes = roadShapesOf(
    [
      ["P", 1, 2],
      ["C", 1, 2],
    ],
    [
      [0, 0],
      [1, 1],
    ],
  );
  const view = new View();
  view.resize(300, 400);
  let transform = wholeSquare(300, 400);
  for (const point of /** @type {[number, number][]} */ ([
    [150, 200],
    [0, 0],
    [300, 400],
  ])) {
    for (const factor of [3, 5, 0.2, 0.001]) {
      view.zoomBy(factor, point);
      transform = view.transform;
      for (const shape of shapes) {
        const on = canvasPoint(pointOnRoad(shape, 0.4), transform);
        assert.ok(distanceFromRoad(shape, transform, on) < 0.02 * transform.side);
        const beside = canvasPoint([0.9, 0.1], transform);
        assert.ok(distanceFromRoad(shape, transform, beside) > 0.2 * transform.side);
      }
      assert.ok(transform.left <= 20 && transform.left + transform.side >= 300 - 20);
    }
  }
  assert.deepEqual(transform, wholeSquare(300, 400));
  view.zoomBy(2, [140, 190]);
  const near = view.transform;
  assert.ok(
    Math.abs((140 - near.left) / near.side - (140 - transform.left) / transform.side) < 1e-9,
  );
});
