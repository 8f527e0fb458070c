// Measures whether the engine keeps the contest's time limit in the browser while the machine is busy:
// `make bench RUN="limit [--moves 1000] [--busy 2] [--level 6] [--game dots] [--browser firefox]"`. `--game all` measures the
// games one after another, with that many moves each.
//
// Space Mice is played where it needs the most work: on the largest board with all doors. The fugitive and the detectives, who
// have a time for the whole game, are played on new maps of 200 cities; then the bench adds up the time that a side takes for a
// game. In The Crossing both players think at the same time, on a new board each game.
//
// The engine plays itself through the page's own modules and workers, at full strength, beside as many busy processes as
// there are cores. The bench measures the time that a match counts (in the worker, from the request to the answer) and the
// time that the page sees. If an answer is late for the page, it prints where the time went: on the way to the worker, in the
// worker, and on the way back. It also prints how long the page's own thread had not run.

import { fork } from "node:child_process";
import os from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "../tools/serve.mjs";
import { GAMES } from "../www/games/list.js";
import { launch, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";

/**
 * The time of an answer, or of all answers of a side in a game, in milliseconds. `worker` is the time that a match counts, and
 * `page` the time that the page sees. `to` and `back` are the ways to the worker and back; the first includes the worker's
 * start. `still` is how long the page's thread had not run when it heard the answer.
 * @typedef {{ worker: number, page: number, to: number, back: number, still: number }} Time
 */

/** @typedef {{ limit: number, answers: number, times: Time[], isWhole: boolean }} Measured */

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
      browser: { type: "string", default: "chromium" },
    },
  });
  const games = values.game === "all" ? Object.keys(GAMES) : [values.game];
  const site = await serve();
  const burners = Array.from({ length: Number(values.busy) }, () =>
    fork(fileURLToPath(import.meta.url), ["burn"], { env: {} }),
  );
  const browser = await launch(values.browser);
  try {
    const page = await browser.newPage();
    await page.goto(site.url);
    page.on("console", (message) => console.error(message.text()));
    /** @type {Map<string, Measured>} */
    const all = new Map();
    for (const game of games) {
      const measured = await page.evaluate(play, {
        moves: Number(values.moves),
        game,
        start: STARTS[game] ?? null,
        level: values.level ? Number(values.level) : undefined,
      });
      report(game, measured, `${values.browser}, ${burners.length} cores kept busy`);
      all.set(game, measured);
    }
    reportFigure(lateIn(all));
  } finally {
    await browser.close();
    for (const burner of burners) burner.kill();
    await site.close();
  }
}

/**
 * Runs in the page: plays games of the engine against itself, until it has made enough moves.
 * @param {{moves: number, game: string, start: string[] | null, level: number | undefined}} wanted
 * @returns {Promise<Measured>}
 */
async function play({ moves, game, start, level }) {
  const at = (/** @type {string} */ path) => import(new URL(path, document.baseURI).href);
  const [{ loadStudy }, { EngineProgram }] = await Promise.all([
    at("play/load.js"),
    at("play/match/engines.js"),
  ]);
  const warren = await loadStudy(game);
  const clock = warren.contestClock(game);
  const isWhole = "perGame" in clock;
  /** @type {Time[]} */
  const times = [];
  let made = 0;
  const none = { worker: 0, page: 0, to: 0, back: 0, still: 0 };
  // A timer shows when the page's thread last ran.
  let ran = performance.now();
  const pulse = setInterval(() => {
    ran = performance.now();
  }, 5);
  for (let number = 1; made < moves; number += 1) {
    await playOne(start ?? newStart(number));
  }
  clearInterval(pulse);
  return { limit: isWhole ? clock.perGame : clock.perMove, answers: made, times, isWhole };

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
    /** By seat, for games with a time for the whole game. @type {Time[]} */
    const sums = seats.map(() => ({ ...none }));
    return new Promise((resolve, reject) => {
      /** When each seat was last asked. */
      const asked = seats.map(() => 0);
      /**
       * @param {number} seat
       * @param {number} worker
       * @param {number} sent when the worker sent the answer, since 1970
       */
      const count = (seat, worker, sent) => {
        const heard = performance.now();
        const back = heard - (sent - performance.timeOrigin);
        const page = heard - asked[seat];
        const time = { worker, page, to: page - worker - back, back, still: heard - ran };
        for (const part of /** @type {const} */ (["worker", "page", "to", "back", "still"])) {
          sums[seat][part] += time[part];
        }
        if (!isWhole) times.push(time);
        made += 1;
        if (made % 100 === 0) console.log(`${game}: ${made} of ${moves} moves`);
      };
      const engines = seats.map(
        (_, seat) =>
          new EngineProgram(game, level ?? warren.levels(), warren.seed(), {
            info: () => {},
            answer: (
              /** @type {string[]} */ lines,
              /** @type {number} */ took,
              /** @type {number} */ sent,
            ) => {
              count(seat, took, sent);
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
 * The number of answers that were late in the worker, and the slowest answer of each game.
 * @param {Map<string, Measured>} all by game
 */
function lateIn(all) {
  let [late, answers] = [0, 0];
  const slowest = [];
  for (const [game, measured] of all) {
    const times = measured.times.map(({ worker }) => worker);
    late += times.filter((time) => time > measured.limit).length;
    answers += measured.answers;
    slowest.push(`${game} ${Math.max(...times).toFixed(0)} of ${measured.limit} ms`);
  }
  return `late in the worker: ${late} of ${answers}; slowest: ${slowest.join(", ")}`;
}

/**
 * @param {string} game
 * @param {Measured} measured
 * @param {string} where
 */
function report(game, { limit, answers, times, isWhole }, where) {
  const unit = isWhole ? `games of a side, ${answers} answers` : "answers";
  console.log(`${game}: ${times.length} ${unit}, limit ${limit} ms, ${where}`);
  for (const side of /** @type {const} */ (["worker", "page"])) {
    const sorted = times.map((time) => time[side]).sort((a, b) => a - b);
    const late = sorted.filter((time) => time > limit).length;
    const [median, most, slowest] = [0.5, 0.99, 1].map((part) => quantile(sorted, part).toFixed(0));
    console.log(`${side}: ${late} late, median ${median}, 99 % ${most}, slowest ${slowest} ms`);
  }
  for (const [index, time] of times.entries()) {
    if (time.page <= limit) continue;
    const [page, to, worker, back, still] = /** @type {const} */ ([
      "page",
      "to",
      "worker",
      "back",
      "still",
    ]).map((part) => time[part].toFixed(0));
    console.log(
      `  number ${index + 1} took ${page} ms: ${to} to the worker, ${worker} in it, ${back} back; ` +
        `the page's thread had not run for ${still}`,
    );
  }
}
