// The maps for a new game, as the lines of their starts.

import { statementLines } from "../../kit/boards/statement.js";
import { readRoads, startLines } from "./position.js";

/**
 * @param {number} cities
 * @param {Parameters<typeof readRoads>[0]} ends
 */
const startLinesOf = (cities, ends) => startLines({ cities, roads: readRoads(ends) });

/** The usual map, which the generator made, comes first. `example` is the statement's map. @type {import("../../kit/boards/board.js").StartSetting["starts"]} */
export const starts = (Scene) => [
  {
    name: "usual",
    lines: startLinesOf(60, {
      C: `
    1-32 1-38 1-56 2-9 2-23 2-24 2-25 2-34 2-35 3-17 3-22 3-44 3-47 3-52 3-55 3-56 4-15 4-33 4-46 4-60
    5-27 5-41 5-53 6-10 6-37 6-52 7-19 7-29 7-34 7-58 7-59 8-26 8-33 8-42 8-48 9-34 9-43 9-59 10-16
    10-22 10-28 10-37 10-40 11-20 11-41 11-45 11-47 11-51 12-14 12-42 12-50 13-18 13-25 13-29 13-46
    13-57 14-27 14-48 15-46 15-49 15-57 16-36 16-43 17-22 17-37 17-52 18-24 18-25 19-28 19-43 19-53
    19-59 20-44 20-45 20-55 21-26 21-48 21-49 21-60 22-37 22-40 22-41 23-35 25-34 25-58 26-33 26-60
    27-29 27-31 27-53 28-40 28-43 28-53 29-49 29-57 29-58 30-38 30-45 30-50 30-51 30-54 31-51 31-54
    32-42 33-39 34-58 34-59 36-43 37-52 38-45 38-56 39-42 40-41 41-47 42-48 42-50 43-59 44-47 44-55
    45-51 46-57 49-57 50-54 51-54 55-56`,
      T: `
    1-20 1-50 1-56 3-11 3-20 3-56 10-11 10-36 10-52 11-20 11-31 11-53 18-23 18-34 18-46 20-31 20-50
    20-56 23-34 23-35 26-39 26-46 26-48 29-31 29-34 29-46 29-48 29-53 31-50 34-35 34-36 35-36 36-52
    39-48 46-48 48-50`,
      P: `
    23-46 23-53 39-53 39-56 46-53 52-53 52-56 53-56`,
    }),
  },
  { name: "example", lines: statementLines(Scene, "fugitive") },
];

/** The choices for a new map. @type {import("../../kit/boards/board.js").MakingNumber[]} */
export const MAKING = [{ id: "cities", least: 20, most: 200, usual: 100 }];
