// Measures the engine's search speed in the browser, compared with native code:
// `make bench RUN="wasm_speed [--rounds 3] [--time 1000]"`.
//
// Both search the same positions for the same time, in turn, so that a change of the machine's speed affects both.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    time: { type: "string", default: "1000" },
  },
});
const site = await serve();
const browser = await launch();
try {
  const page = await browser.newPage();
  await page.goto(site.url);
  const ratios = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const native = searchNatively();
    const inWasm = await page.evaluate(searchHere, {
      positions: native,
      time: Number(values.time),
    });
    const [there, here] = [native, inWasm].map(speed);
    ratios.push(here / there);
    const figures = [there, here].map((nodes) => `${Math.round(nodes / 1000)}k`).join(" native, ");
    console.log(`round ${round}: ${figures} wasm nodes/s, ratio ${(here / there).toFixed(3)}`);
  }
  ratios.sort((a, b) => a - b);
  console.log(`wasm / native, median of ${ratios.length}: ${quantile(ratios, 0.5).toFixed(3)}`);
  reportFigure(`${ratios.map((ratio) => ratio.toFixed(2)).join(", ")} times the native speed`);
} finally {
  await browser.close();
  await site.close();
}

/** @typedef {{position: string, seat: number, nodes: number, time: number}} Searched */

/** @returns {Searched[]} */
function searchNatively() {
  const output = execFileSync(
    "cargo",
    ["bench", "-q", "--bench", "search_speed", "--", values.time],
    {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      encoding: "utf8",
    },
  );
  return output
    .trim()
    .split("\n")
    .map((line) => {
      const [position = "", ...numbers] = line.split("\t");
      const [seat = 0, nodes = 0, time = 0] = numbers.map(Number);
      return { position, seat, nodes, time };
    });
}

/**
 * Runs in the page.
 * @param {{positions: Searched[], time: number}} wanted
 * @returns {Promise<Searched[]>}
 */
async function searchHere({ positions, time }) {
  const at = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
  const [{ loadGame }, { readInfo }] = await Promise.all([
    at("play/load.js"),
    at("play/match/engines.js"),
  ]);
  const { Engine, levels } = await loadGame("dots");
  return positions.map(({ position, seat }) => {
    const engine = new Engine("dots", levels(), 1);
    engine.start([], [], position, seat, []);
    const until = performance.now() + time;
    let known = { nodes: 0, time: 0 };
    for (let left = time; left > 0; left = until - performance.now()) {
      const { done, info } = engine.think(Math.min(left, 40));
      if (info) known = readInfo(info);
      if (done) break;
    }
    engine.free();
    return { position, seat, nodes: known.nodes, time: known.time };
  });
}

/**
 * Returns the nodes per second over all positions.
 * @param {Searched[]} searched
 */
function speed(searched) {
  const nodes = searched.reduce((sum, { nodes }) => sum + nodes, 0);
  const time = searched.reduce((sum, { time }) => sum + time, 0);
  return (nodes / time) * 1000;
}
