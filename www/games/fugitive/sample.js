// A position for the card on the home page, from the middle of a game on a generated map. It contains the complete drawing, so
// that the card needs neither the rules nor a layout.

import { readRoads } from "./position.js";

export const ROADS = readRoads({
  C: `
    1-15 1-16 2-6 2-25 2-27 2-34 3-15 3-20 3-31 3-38 4-8 4-23 4-29 4-35 4-36 5-17 5-24 5-32 6-21
    6-23 6-25 6-36 6-37 7-18 7-19 7-27 8-16 8-22 8-29 8-35 9-24 9-25 9-27 9-33 9-39 10-12 10-19
    10-23 10-35 11-14 11-21 11-26 11-28 11-30 12-19 12-23 12-34 12-37 13-22 13-26 13-29 14-21 14-28
    14-30 14-32 14-39 15-38 16-22 16-35 17-20 17-24 17-30 17-31 17-32 18-24 18-31 18-40 19-34 20-30
    20-31 20-38 21-29 23-36 23-37 24-33 24-39 25-27 27-40 28-30 29-36 33-40`,
  T: `
    3-5 3-11 3-15 5-9 6-7 6-9 6-29 6-34 7-9 7-18 7-34 9-11 9-18 11-13 11-15 13-15 13-16 13-29 15-16
    16-29 16-35 19-34 19-35 29-35`,
  P: "3-18 3-29 18-19 19-29",
});

/** The places of the cities, right and down, in thousandths of the map. @type {[number, number][]} */
export const PLACES = Array.from(
  `
    478,73 643,833 20,206 821,419 182,579 637,638 550,980 817,235 365,749 980,633 439,309 880,757
    670,225 360,459 214,20 841,30 92,496 187,944 926,900 115,305 539,462 710,96 826,598 183,705
    519,766 533,220 432,913 346,358 697,370 239,309 20,543 221,477 240,807 793,873 937,334 720,506
    753,692 146,153 335,620 307,907`.matchAll(/(\d+),(\d+)/g),
  ([, right, down]) => [Number(right) / 1000, Number(down) / 1000],
);

/** @type {import("./map-layer.js").Marks} */
export const MARKS = {
  belief: [10, 19, 37],
  detectives: [23, 12, 35, 34],
  fugitive: 19,
  lastSeenCity: 36,
  trail: [
    { kind: "C", from: 17, to: 32 },
    { kind: "C", from: 32, to: 14 },
    { kind: "C", from: 14, to: 21 },
    { kind: "C", from: 21, to: 6 },
    { kind: "C", from: 6, to: 36 },
    { kind: "C", from: 36, to: 23 },
    { kind: "C", from: 23, to: 10 },
    { kind: "C", from: 10, to: 19 },
  ],
  lastRoads: [
    { kind: "", from: 36, to: 23 },
    { kind: "", from: 23, to: 12 },
    { kind: "", from: 8, to: 35 },
    { kind: "", from: 6, to: 34 },
  ],
};
