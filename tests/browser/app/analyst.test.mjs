// The analysis of moments, without any view: of every game, one at a time, stopped while the page is hidden, and continued by a
// new worker if one dies.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pageTest } from "../page.mjs";

const WORKER = "**/workers/analyst.js*";
const source = await readFile(new URL("../../../www/workers/analyst.js", import.meta.url), "utf8");

/**
 * An analyst on the page, `analyst`, with all its reports, and `until` for waiting; `moment` makes a moment of a game after
 * the first moves of a start.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 */
async function prepare(page, url) {
  await page.goto(url);
  await page.evaluate(async (site) => {
    const load = await import(`${site}play/load.js`);
    const { Analyst } = await import(`${site}play/analysis/analyst.js`);
    /** @type {any[]} */
    const reports = [];
    /** @type {any[]} */
    const faults = [];
    const listener = () => ({
      report: (/** @type {any} */ report, /** @type {boolean} */ done) =>
        reports.push({ report, done }),
      fault: (/** @type {any} */ fault) => faults.push(fault),
    });
    /** @type {(test: () => unknown) => Promise<void>} */
    const until = async (test) => {
      while (!test()) await new Promise(requestAnimationFrame);
    };
    /** @type {(game: string, moves?: string[]) => Promise<any>} */
    const moment = async (game, moves = []) => {
      const warren = await load.loadGame(game);
      const start = warren.drawStart(game, 2, 5);
      const scene = warren.Scene.start(game, start);
      for (const move of moves) scene.play(move);
      const seat = scene.due(moves.length)[0];
      return { game, seat, knowledge: scene.told(moves.length, seat), lines: 5 };
    };
    Object.assign(window, { Analyst, listener, reports, faults, until, moment });
  }, url);
}

pageTest(
  "moments of every game are analysed, one at a time",
  { asWritten: true },
  async (page, url) => {
    await prepare(page, url);
    const found = await page.evaluate(async () => {
      const { Analyst, listener, reports, until, moment } = /** @type {any} */ (window);
      const analyst = new Analyst(listener());
      const found = [];
      for (const game of ["dots", "rabbits", "mice", "fugitive", "crossing"]) {
        reports.length = 0;
        analyst.analyse({ ...(await moment(game)), limit: 400 });
        await until(() => reports.some((/** @type {any} */ one) => one.done));
        const { report } = reports.at(-1);
        found.push({ game, busy: analyst.isBusy, report });
      }
      // A new moment replaces the one before, on the whole page.
      const other = new Analyst(listener());
      other.analyse(await moment("dots"));
      analyst.analyse({ ...(await moment("dots", ["D4N"])), moveToRate: "A1N", limit: 300 });
      reports.length = 0;
      await until(() => reports.some((/** @type {any} */ one) => one.done));
      const last = {
        busy: other.isBusy,
        seats: reports.map((/** @type {any} */ one) => one.report.seat),
      };
      const { also, loss } = reports.at(-1).report;
      analyst.close();
      other.close();
      return { found, last, also, loss };
    });
    for (const { game, busy, report } of found.found) {
      assert.equal(busy, false, game);
      assert.ok(report.lines.length >= 1 && report.lines[0].moves.length >= 1, game);
      assert.equal(report.lines[0].score.kind, "points", game);
      assert.ok(report.nodes > 0 && report.time > 0 && report.also === null, game);
    }
    assert.equal(found.found[1].report.lines[0].plan.length, 8, "a plan for each rabbit");
    assert.equal(found.last.busy, false, "the other was stopped");
    assert.deepEqual([...new Set(found.last.seats)], [1]);
    assert.equal(found.also.moves[0], "A1N");
    assert.ok(found.loss >= 0);
  },
);

pageTest(
  "an analysis stops while the page is hidden and resumes afterwards",
  { asWritten: true },
  async (page, url) => {
    await prepare(page, url);
    const { before, after, hidden } = await page.evaluate(async () => {
      const { Analyst, listener, reports, until, moment } = /** @type {any} */ (window);
      /** @type {(hidden: boolean) => void} */
      const hide = (hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event("visibilitychange"));
      };
      const analyst = new Analyst(listener());
      analyst.analyse(await moment("dots"));
      await until(() => reports.length > 1);
      hide(true);
      // The report under way arrives; then no more do, though frames pass.
      let count = -1;
      while (count !== reports.length) {
        count = reports.length;
        for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
      }
      const before = reports.at(-1).report.nodes;
      const hidden = analyst.isBusy;
      hide(false);
      await until(() => reports.length > count + 1);
      const after = reports.at(-1).report.nodes;
      analyst.close();
      return { before, after, hidden };
    });
    assert.equal(hidden, true, "the analysis is not finished");
    assert.ok(after > before, "it resumes where it stopped");
  },
);

pageTest(
  "a worker that dies is replaced once, and then abandoned",
  { asWritten: true },
  async (page, url) => {
    let workers = 0;
    const reporting = 'report({ type: "report", job: analysis.job';
    assert.equal(source.split(reporting).length, 2, "the worker reports in one place");
    const faulty = source.replace(reporting, `throw new Error("broken"); ${reporting}`);
    await page.route(WORKER, (route) => {
      workers += 1;
      const body = workers === 1 || workers > 2 ? faulty : source;
      return route.fulfill({ body, contentType: "text/javascript" });
    });
    await prepare(page, url);
    const faults = await page.evaluate(async () => {
      const { Analyst, listener, reports, faults, until, moment } = /** @type {any} */ (window);
      const analyst = new Analyst(listener());
      analyst.analyse({ ...(await moment("crossing", ["HH"])), limit: 200 });
      await until(() => reports.some((/** @type {any} */ one) => one.done));
      analyst.close();
      const other = new Analyst(listener());
      other.analyse({ ...(await moment("dots")), limit: 200 });
      await until(() => faults.length === 3);
      const busy = other.isBusy;
      other.close();
      return { faults, busy };
    });
    assert.deepEqual(
      faults.faults.map((/** @type {any} */ { kind, isFinal }) => [kind, isFinal]),
      [
        ["crashed", false],
        ["crashed", false],
        ["crashed", true],
      ],
    );
    assert.match(faults.faults[0].message, /broken/);
    assert.equal(faults.busy, false);
  },
);
