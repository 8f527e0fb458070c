// Counts the presses in a game of Rabbit Hunt: `make bench RUN="rabbits_presses [--turns 120] [--level 4] [--games 2]"`.
//
// A simple player has the rabbits against the engine, on the page of the built site, with a real mouse and real keys. It plays
// each game twice: with routes, and with a step for each rabbit per turn. Both ways choose their goals alike: the
// cabbages that a rabbit can eat before a hunter arrives, or else away from hunters. With routes the player decides again only
// for rabbits that have arrived or stopped; without them, for all rabbits every turn.

import { parseArgs } from "node:util";
import { loadRules } from "../tools/rules.mjs";
import { Geometry, wholeMaze } from "../www/games/rabbits/geometry.js";
import {
  hasCabbage,
  isSameCell,
  nextCell,
  openDirections,
  reportOf,
  STAY,
  settingOf,
} from "../www/games/rabbits/position.js";
import { canHunterReach, cellsOfRoute, routeBetween } from "../www/games/rabbits/routes.js";
import { Turn } from "../www/games/rabbits/turn.js";
import { launch } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";
import { hostSite } from "./host.mjs";

/** @typedef {import("../www/games/rabbits/position.js").Cell} Cell */
/** @typedef {import("../www/games/rabbits/position.js").Report} Report */
/** @typedef {import("../www/games/rabbits/position.js").Setting} Setting */
/** @typedef {import("playwright-core").Page} Page */

const { values } = parseArgs({
  options: {
    turns: { type: "string", default: "120" },
    level: { type: "string", default: "4" },
    games: { type: "string", default: "2" },
  },
});

/** The maximum length of the player's routes, in steps. */
const FAR = 14;

const rules = await loadRules("rabbits");
const host = await hostSite();
const browser = await launch();
try {
  const figures = [];
  for (const way of /** @type {const} */ (["routes", "steps"])) {
    const pressesByGame = [];
    for (let game = 1; game <= Number(values.games); game += 1) {
      const { turns, presses, report } = await play(way);
      const each = (presses / turns).toFixed(2);
      pressesByGame.push(each);
      const [cabbages, captures] = report.scores;
      console.log(
        `${way}, game ${game}: ${presses} presses in ${turns} turns, ${each} a turn; ` +
          `${cabbages} cabbages to ${captures} points of the hunters`,
      );
    }
    figures.push(`${way} ${pressesByGame.join(", ")}`);
  }
  reportFigure(`a turn: ${figures.join("; ")}`);
} finally {
  await browser.close();
  await host.close();
}

/**
 * Plays a game on the page.
 * @param {"routes" | "steps"} way
 */
async function play(way) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openGame(page);
  let presses = 0;
  let turns = 0;
  for (;;) {
    const scene = await sceneOf(page);
    const ply = scene.length;
    const report = reportOf(scene, ply);
    if (scene.outcome(ply) !== null) {
      await page.close();
      return { turns, presses, report };
    }
    const setting = settingOf(scene);
    const orders = decide(report, setting, way === "routes" ? await walking(page) : new Map());
    presses +=
      way === "routes"
        ? await send(page, report, setting, orders)
        : await type(page, scene, orders);
    await page.keyboard.press("Enter");
    presses += 1;
    // An empty turn needs a second press.
    if (await page.getByText("No piece moves.").first().isVisible()) {
      await page.keyboard.press("Enter");
      presses += 1;
    }
    turns += 1;
    await page.waitForFunction(
      (ply) =>
        document.querySelector(".verdict-line") !== null ||
        (document.querySelectorAll(".move").length >= ply + 2 &&
          document.querySelector(".bar.near.due") !== null),
      ply,
    );
  }
}

/**
 * The new routes of rabbits that have none.
 * @param {Report} report
 * @param {Setting} setting
 * @param {ReadonlyMap<number, string>} under the routes under way, by rabbit
 * @returns {Map<number, string>} by rabbit; empty for a rabbit that stays
 */
function decide(report, setting, under) {
  const hunted = distances(setting, report.hunters);
  /** The cells where other rabbits go to eat. */
  const taken = new Set(
    [...under].flatMap(([rabbit, route]) =>
      cellsOfRoute(/** @type {Cell} */ (report.rabbits[rabbit]), route).map(String),
    ),
  );
  const orders = new Map();
  report.rabbits.forEach((cell, rabbit) => {
    if (!cell || under.has(rabbit)) return;
    const others = report.rabbits.filter((other, i) => other && i !== rabbit && !under.has(i));
    const route = bestRoute(report, setting, cell, { hunted, taken, others });
    for (const each of cellsOfRoute(cell, route)) taken.add(String(each));
    orders.set(rabbit, route);
  });
  return orders;
}

/**
 * The route on which a rabbit eats most for its steps without a hunter that could be there before it; otherwise away from hunters.
 * @param {Report} report
 * @param {Setting} setting
 * @param {Cell} from
 * @param {{ hunted: Map<string, number>, taken: Set<string>, others: (Cell | null)[] }} known
 */
function bestRoute(report, setting, from, { hunted, taken, others }) {
  const cellValue = (/** @type {Cell} */ cell) =>
    Number(hasCabbage(report, cell) && !taken.has(String(cell)));
  let best = { value: Number.NEGATIVE_INFINITY, route: "" };
  for (const [key, steps] of distances(setting, [from])) {
    if (steps > FAR) continue;
    const goal = /** @type {Cell} */ (/** @type {unknown} */ (key.split(",").map(Number)));
    if (others.some((other) => other && isSameCell(other, goal))) continue;
    const route = steps === 0 ? "" : (routeBetween(setting, from, goal, { cellValue }) ?? "");
    const cells = cellsOfRoute(from, route);
    const isSafe = cells.every((cell, i) => (hunted.get(String(cell)) ?? 99) > i + 1);
    if (!isSafe && route !== "") continue;
    const first = nextCell(from, route[0] ?? STAY);
    if (canHunterReach(setting, report.hunters, first) && route !== "") continue;
    const eaten = cells.slice(1).reduce((sum, cell) => sum + cellValue(cell), 0);
    const room = (hunted.get(String(goal)) ?? 99) - steps;
    const value = eaten / (steps + 3) + 0.02 * Math.min(room, 12);
    if (value > best.value) best = { value, route };
  }
  return best.route;
}

/**
 * The number of steps to each cell from the nearest of some cells.
 * @param {Setting} setting
 * @param {readonly (Cell | null)[]} from
 */
function distances(setting, from) {
  const found = new Map(from.flatMap((cell) => (cell ? [[String(cell), 0]] : [])));
  for (const [key, steps] of found) {
    const cell = /** @type {Cell} */ (/** @type {unknown} */ (key.split(",").map(Number)));
    for (const direction of openDirections(setting, cell)) {
      const next = String(nextCell(cell, direction));
      if (!found.has(next)) found.set(next, steps + 1);
    }
  }
  return /** @type {Map<string, number>} */ (found);
}

/**
 * Presses each rabbit and then its goal.
 * @param {Page} page
 * @param {Report} report
 * @param {Setting} setting
 * @param {ReadonlyMap<number, string>} orders
 * @returns {Promise<number>} the number of presses
 */
async function send(page, report, setting, orders) {
  const box = await page.locator(".board").boundingBox();
  if (!box) throw new Error("the board is not there");
  const geometry = new Geometry(box.width, box.height, 1, wholeMaze(setting), true);
  const press = async (/** @type {Cell} */ cell) => {
    const [x, y] = geometry.centreOf(cell);
    await page.mouse.click(box.x + x, box.y + y);
  };
  let presses = 0;
  for (const [rabbit, route] of orders) {
    if (route === "") continue;
    const cells = cellsOfRoute(/** @type {Cell} */ (report.rabbits[rabbit]), route);
    await press(cells[0]);
    await press(cells[route.length]);
    presses += 2;
  }
  return presses;
}

/**
 * Types the number of each rabbit that moves, and its step. A rabbit waits rather than enter another's cell.
 * @param {Page} page
 * @param {any} scene
 * @param {ReadonlyMap<number, string>} orders
 */
async function type(page, scene, orders) {
  const turn = new Turn(Array.from({ length: 8 }, (_, rabbit) => orders.has(rabbit)));
  for (const [rabbit, route] of orders) turn.setStep(rabbit, route[0] ?? STAY, "route");
  turn.stayOnConflict("route", (text) => scene.check(scene.length, text));
  let presses = 0;
  for (const [rabbit, step] of turn.steps.entries()) {
    if (!step || step.letter === STAY) continue;
    await page.keyboard.press(String(rabbit + 1));
    await page.keyboard.press(step.letter);
    presses += 2;
  }
  return presses;
}

/** The routes under way, by rabbit. @param {Page} page */
async function walking(page) {
  const text = await page.evaluate(
    () => JSON.parse(localStorage.getItem("warren:game:bench") ?? "{}").plans ?? "",
  );
  const [, ...routes] = text.split("/")[0].split(" ");
  return new Map(routes.map((/** @type {string} */ each) => [Number(each[0]) - 1, each.slice(1)]));
}

/** The game so far. @param {Page} page */
async function sceneOf(page) {
  const record = await page.evaluate(
    () => JSON.parse(localStorage.getItem("warren:game:bench") ?? "{}").record,
  );
  return /** @type {any} */ (rules.Scene.fromRecord(record));
}

/** @param {Page} page */
async function openGame(page) {
  const stored = {
    version: 1,
    id: "bench",
    game: "rabbits",
    record: `warren 1 rabbits\nlimit ${values.turns}\n`,
    seats: [
      { kind: "person", clock: null },
      { kind: "engine", level: Number(values.level), clock: null },
    ],
    viewpoint: 0,
    marks: {},
    left: [null, null],
    undone: [],
    paused: false,
    over: false,
    length: 0,
    updated: 1,
  };
  await page.goto(host.url);
  await page.evaluate(
    (text) => localStorage.setItem("warren:game:bench", text),
    JSON.stringify(stored),
  );
  await page.goto(`${host.url}#/game/bench`);
  await page.locator(".piece-handle").first().waitFor();
  await page.locator(".bar.near.due").waitFor();
}
