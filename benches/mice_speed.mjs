// Measures how fast complete games of space mice are simulated, compared with a simulation with one object per animal, natively
// and in the browser: `make bench RUN="mice_speed [--rounds 9] [--games 200] [--boards 20] [--seed 7]"`.
//
// Compiles benches/mice_speed.rs for both. In each round all four simulate the same games in turn, so that a change of the
// machine's speed affects all of them.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    games: { type: "string", default: "200" },
    boards: { type: "string", default: "20" },
    seed: { type: "string", default: "7" },
  },
});
const root = fileURLToPath(new URL("..", import.meta.url));
const [boards, games, seed] = [values.boards, values.games, values.seed].map(Number);

/**
 * The time for one game, in microseconds.
 * @typedef {{ours: number, plain: number}} Speed
 */

/**
 * The class of benches/mice_speed.rs for JavaScript: games to simulate repeatedly.
 * @typedef {{simulate: (games: number) => void, simulatePlainly: (games: number) => void}} SampledGames
 */

execFileSync("tools/wasm.sh", ["--bench", "mice_speed"], {
  cwd: root,
  stdio: ["ignore", "inherit", "inherit"],
});
const site = await serve({ root: `${root}/target/wasm-bench` });
const browser = await launch();
try {
  const page = await browser.newPage();
  await page.goto(site.url);
  const sampled = await page.evaluateHandle(sampleHere, { boards, seed });
  // A warm-up: the browser compiles functions again, with optimizations, after they have run for a while.
  await page.evaluate(simulateHere, { sampled, games });
  /** @type {Speed[]} */
  const native = [];
  /** @type {Speed[]} */
  const inWasm = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    native.push(simulateNatively());
    inWasm.push(await page.evaluate(simulateHere, { sampled, games }));
  }
  reportFigure(`native ${figureOf("native", native)}, WebAssembly ${figureOf("wasm", inWasm)}`);
} finally {
  await browser.close();
  await site.close();
}

/** @returns {Speed} */
function simulateNatively() {
  const options = { boards, games, seed, rounds: 1 };
  const output = execFileSync(
    "cargo",
    [
      ...["bench", "-q", "--bench", "mice_speed", "--"],
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ],
    { cwd: root, encoding: "utf8" },
  );
  const [ours = Number.NaN, plain = Number.NaN] =
    output.split("\n")[0]?.split("\t").map(Number) ?? [];
  return { ours, plain };
}

/**
 * Runs in the page.
 * @param {{boards: number, seed: number}} wanted
 * @returns {Promise<SampledGames>}
 */
async function sampleHere({ boards, seed }) {
  const bench = await import(new URL("mice_speed.js", document.baseURI).href);
  await bench.default();
  return new bench.Games(boards, seed);
}

/**
 * Runs in the page.
 * @param {{sampled: SampledGames, games: number}} wanted
 * @returns {Speed}
 */
function simulateHere({ sampled, games }) {
  const begun = performance.now();
  sampled.simulate(10 * games);
  const between = performance.now();
  sampled.simulatePlainly(games);
  const ended = performance.now();
  return {
    ours: ((between - begun) * 1000) / (10 * games),
    plain: ((ended - between) * 1000) / games,
  };
}

/**
 * Prints the median of each speed. Returns the median and the spread of the ratios.
 * @param {string} where
 * @param {Speed[]} speeds
 */
function figureOf(where, speeds) {
  const sorted = (/** @type {(speed: Speed) => number} */ figure) =>
    speeds.map(figure).sort((a, b) => a - b);
  const ratios = sorted(({ ours, plain }) => plain / ours);
  const [ours, plain] = [sorted(({ ours }) => ours), sorted(({ plain }) => plain)].map((times) =>
    quantile(times, 0.5).toFixed(1),
  );
  const [least, median, most] = [0, 0.5, 1].map((part) => quantile(ratios, part).toFixed(1));
  console.log(
    `${where}: ours ${ours} us a game, plain ${plain} us, median of ${speeds.length} rounds`,
  );
  return `${median} times (${least} to ${most})`;
}
