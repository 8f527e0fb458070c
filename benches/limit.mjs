// Measures whether the engine keeps the contest's time limit in the browser while the machine is busy:
// `make bench RUN="limit [--moves 1000] [--busy 2] [--level 6] [--game dots]"`.
//
// Space mice is played where it takes most work: on the largest board with all doors. The fugitive and the detectives, who have
// a time for the whole game, are played on new maps of 200 cities; then the bench adds up the time that a side takes for a
// game. In the crossing both players think at the same time, on a new board each game.
//
// The engine plays itself through the page's own modules and workers, at full strength, beside as many busy processes as
// there are cores. The bench measures the time that a match counts (in the worker, from the request to the answer) and the
// time that the page sees.

import { fork } from "node:child_process";
import os from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { launch, quantile } from "./browser.mjs";

/**
 * The lines of a record for a start other than the usual one.
 * @type {Record<string, string[]>}
 */
const STARTS = {
  mice: [
    ...["25 25", "2", "16", "100", "8 8", "16 16"],
    ...["3", "9", "14", "20"].flatMap((at) => ["N", "E", "S", "W"].map((wall) => `${at} ${wall}`)),
  ],
};

if (process.argv[2] === "burn") burn();
else await measure();

/** Keeps a core busy until the parent process ends. */
function burn() {
  process.on("disconnect", () => process.exit());
  const spin = () => {
    const until = performance.now() + 200;
    let sum = 0;
    while (performance.now() < until) sum += Math.sqrt(sum + 1);
    setImmediate(spin);
  };
  spin();
}

async function measure() {
  const { values } = parseArgs({
    options: {
      moves: { type: "string", default: "1000" },
      busy: { type: "string", default: String(os.availableParallelism()) },
      level: { type: "string" },
      game: { type: "string", default: "dots" },
    },
  });
  const moves = Number(values.moves);
  const site = await serve();
  const burners = Array.from({ length: Number(values.busy) }, () =>
    fork(fileURLToPath(import.meta.url), ["burn"]),
  );
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(site.url);
    await page.exposeFunction("progress", (/** @type {number} */ done) => {
      if (done % 50 === 0) console.error(`${done} of ${moves} moves`);
    });
    const { limit, times, isWhole } = await page.evaluate(play, {
      moves,
      game: values.game,
      start: STARTS[values.game] ?? null,
      level: values.level ? Number(values.level) : undefined,
    });
    report({ limit, times, unit: isWhole ? "games of a side" : "moves" }, burners.length);
  } finally {
    await browser.close();
    for (const burner of burners) burner.kill();
    await site.close();
  }
}

/**
 * Runs in the page: plays games of the engine against itself, until it has made so many moves.
 * @param {{moves: number, game: string, start: string[] | null, level: number | undefined}} wanted
 * @returns {Promise<{limit: number, times: {worker: number, page: number}[], isWhole: boolean}>}
 */
async function play({ moves, game, start, level }) {
  const at = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
  const [{ loadGame }, { EngineProgram }] = await Promise.all([
    at("load.js"),
    at("match/engines.js"),
  ]);
  const warren = await loadGame(game);
  const clock = warren.contestClock(game);
  const isWhole = "perGame" in clock;
  /** @type {{worker: number, page: number}[]} */
  const times = [];
  let made = 0;
  for (let number = 1; made < moves; number += 1) {
    await playOne(start ?? newStart(number));
  }
  return { limit: isWhole ? clock.perGame : clock.perMove, times, isWhole };

  /**
   * The lines of a new start for each game; null for the usual one.
   * @param {number} number
   * @returns {string[] | null}
   */
  function newStart(number) {
    if (game === "fugitive") return warren.fugitiveMap(200, number);
    return warren.drawStart?.(game, 2, number) ?? null;
  }

  /**
   * Plays one game, or as much of it as there are moves left.
   * @param {string[] | null} start
   */
  function playOne(start) {
    const scene = warren.Scene.start(game, start);
    const seats = Array.from({ length: scene.seats }, () => ({ clock, startUp: 0, lenient: true }));
    const referee = new warren.Referee(scene, seats);
    /** By seat, for games with a time for the whole game. */
    const sums = seats.map(() => ({ worker: 0, page: 0 }));
    return new Promise((resolve, reject) => {
      /** When each seat was last asked. */
      const asked = seats.map(() => 0);
      const engines = seats.map(
        (_, seat) =>
          new EngineProgram(game, level ?? warren.levels(), warren.seed(), {
            info: () => {},
            answer: (/** @type {string[]} */ lines, /** @type {number} */ took) => {
              const time = { worker: took, page: performance.now() - asked[seat] };
              sums[seat].worker += time.worker;
              sums[seat].page += time.page;
              if (!isWhole) times.push(time);
              made += 1;
              /** @type {any} */ (globalThis).progress(made);
              if (made >= moves && !isWhole) finish();
              else for (const line of lines) carryOut(referee.line(seat, line, took));
            },
            fault: (/** @type {{kind: string}} */ { kind }) =>
              reject(new Error(`a worker ${kind}`)),
          }),
      );
      const finish = () => {
        for (const engine of engines) engine.close();
        if (isWhole) times.push(...sums);
        resolve(undefined);
      };
      const carryOut = (/** @type {any[]} */ orders) => {
        for (const order of orders) {
          if (order.type === "verdict") finish();
          if (order.type !== "start" && order.type !== "send") continue;
          if (order.due) asked[order.seat] = performance.now();
          engines[order.seat][order.type](order);
        }
      };
      carryOut(referee.begin());
    });
  }
}

/**
 * @param {{limit: number, times: {worker: number, page: number}[], unit: string}} measured
 * @param {number} busy
 */
function report({ limit, times, unit }, busy) {
  console.log(`${times.length} ${unit}, limit ${limit} ms, ${busy} cores kept busy`);
  for (const side of /** @type {const} */ (["worker", "page"])) {
    const sorted = times.map((time) => time[side]).sort((a, b) => a - b);
    const late = sorted.filter((time) => time > limit).length;
    const [median, most, slowest] = [0.5, 0.99, 1].map((part) => quantile(sorted, part).toFixed(0));
    console.log(`${side}: ${late} late, median ${median}, 99 % ${most}, slowest ${slowest} ms`);
  }
}
