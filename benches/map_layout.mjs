// Measures the quality of map layouts: `make bench RUN="map_layout [--maps 10] [--seed 100] [--side 540]"`.
//
// New maps of 20 to 200 cities are laid out as on the page. The bench counts the pairs of roads of one kind that cross, as
// straight lines between their cities. Then it draws the complete map with a side of that many pixels (540: a laptop of
// 1280 × 800; 350: a phone). It counts the numbers that lack space, overlap each other or cover another city. The time is for the
// layout alone.

import { parseArgs } from "node:util";
import { loadRules } from "../tools/rules.mjs";
import { radiusOf } from "../www/games/fugitive/geometry.js";
import { doOverlap, isCrowded, labelBox, placeLabels } from "../www/games/fugitive/labels.js";
import { canvasPoint } from "../www/kit/boards/unit-square.js";
import { countCrossings } from "../www/kit/maps/crossings.js";
import { layout } from "../www/kit/maps/layout.js";

const { values } = parseArgs({
  options: {
    maps: { type: "string", default: "10" },
    seed: { type: "string", default: "100" },
    side: { type: "string", default: "540" },
  },
});
const [maps, seed, side] = [values.maps, values.seed, values.side].map(Number);
const { fugitiveMap } = await loadRules("fugitive");

console.log("cities roads | crossings C T P | numbers missing overlapping covering | ms");
for (let i = 0; i < maps; i++) {
  const cities = maps > 1 ? Math.round(20 + (180 * i) / (maps - 1)) : 200;
  const map = readMap(fugitiveMap(cities, seed + i));
  const begun = performance.now();
  const places = layout(map);
  const took = performance.now() - begun;
  const { missing, overlapping, covering } = countFaults(map, places);
  const crossings = ["C", "T", "P"].map((kind) => crossingsOf(map, places, kind));
  console.log(
    [cities, map.roads.length, ...crossings, missing, overlapping, covering, took.toFixed(0)]
      .map((value) => String(value).padStart(6))
      .join(""),
  );
}

/** @typedef {import("../www/kit/maps/layout.js").MapView} MapView */
/** @typedef {[number, number][]} Places */

/**
 * @param {string[]} lines
 * @returns {MapView}
 */
function readMap([cities, ...lines]) {
  const roads = lines.flatMap((line) => {
    const [, kind, one, other] = line.match(/^([CTP]) (\d+)-(\d+)$/) ?? [];
    return kind ? [/** @type {const} */ ([kind, Number(one), Number(other)])] : [];
  });
  return { cities: Number(cities), roads };
}

/**
 * @param {MapView} map
 * @param {Places} places
 * @param {string} kind
 */
function crossingsOf(map, places, kind) {
  const ends = map.roads
    .filter((road) => road[0] === kind)
    .map(([, one, other]) => /** @type {const} */ ([one - 1, other - 1]));
  const [xs, ys] = [0, 1].map((axis) => Float64Array.from(places, (place) => place[axis]));
  return countCrossings({ xs, ys }, ends);
}

/**
 * @param {MapView} map
 * @param {Places} places
 */
function countFaults(map, places) {
  const transform = { side, left: 20, top: 20 };
  const spots = places.map((place, i) => {
    const [x, y] = canvasPoint(place, transform);
    const degree = map.roads.filter(([, one, other]) => one === i + 1 || other === i + 1).length;
    const isQuiet = isCrowded(map.cities, side);
    return { city: i + 1, x, y, radius: radiusOf(map.cities, degree, side), isQuiet };
  });
  const labels = placeLabels(spots, side + 40, side + 40);
  const boxes = labels.map(labelBox);
  let [overlapping, covering] = [0, 0];
  for (const [i, box] of boxes.entries()) {
    overlapping += boxes.slice(0, i).filter((other) => doOverlap(box, other)).length;
    covering += spots.filter(
      ({ city, x, y }) =>
        city !== labels[i].city && x > box.left && x < box.right && y > box.top && y < box.bottom,
    ).length;
  }
  return { missing: spots.length - labels.length, overlapping, covering };
}
