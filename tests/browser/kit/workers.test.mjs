// Each worker of the page ends at each moment: before it is ready, while it works, as it answers, between two requests. The page
// reports it or works without the worker, nothing is lost, and it continues.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { mayChoose, send, turnAfter } from "../detectives.mjs";
import {
  beginGame,
  clickMove,
  FUGITIVE,
  freshVisitor,
  moves,
  movesPlayed,
  openText,
  pageTest,
} from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The moment at which a worker ends: before its first message; when it has received a request; when it sends an answer, which
 * is lost; or when it is idle.
 * @typedef {"begins" | "works" | "answers" | "rests"} Moment
 */

/** @type {Moment[]} */
const MOMENTS = ["begins", "works", "answers", "rests"];

/** The requests and answers of each worker, by the type of the message. Other messages belong to no request. */
const MESSAGES = {
  asked:
    "^(start|send|do|play|answer|later|analyse|(make|sample|solve|evaluate|judge)-[a-z]+|begin|frame|finish|map)$",
  answered: "^(answer|state|report|made|taken|finished|places)$",
};

/** In the page: `endWorker(path, moment)` ends the next worker of a file at a moment, as a browser without memory does. */
function mayEnd(/** @type {{ asked: string, answered: string }} */ { asked, answered }) {
  if (!("Worker" in globalThis)) return;
  /** @type {{ path: string, moment: string } | null} */
  let armed = null;
  /** @type {Set<Worker>} */
  const running = new Set();
  const counts = { ended: 0 };
  const typeOf = (/** @type {any} */ data) =>
    data?.type ?? Object.keys(data ?? {}).find((name) => ["map", "places"].includes(name)) ?? "";
  const Real = Worker;
  class MayEnd extends Real {
    isEnded = false;
    path = "";

    constructor(/** @type {any[]} */ ...given) {
      // @ts-expect-error The arguments are the page's.
      super(...given);
      this.path = String(given[0]);
      running.add(this);
      this.addEventListener("message", (event) => {
        if (this.isEnded) event.stopImmediatePropagation();
        else if (new RegExp(answered).test(typeOf(event.data)) && this.meets("answers")) {
          event.stopImmediatePropagation();
        }
      });
      if (this.isMet("begins")) queueMicrotask(() => this.meets("begins"));
    }

    isMet(/** @type {string} */ moment) {
      return armed?.moment === moment && this.path.includes(armed.path);
    }

    meets(/** @type {string} */ moment) {
      if (!this.isMet(moment)) return false;
      armed = null;
      counts.ended += 1;
      this.isEnded = true;
      this.terminate();
      setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { cancelable: true })));
      return true;
    }

    postMessage(/** @type {any[]} */ ...given) {
      // @ts-expect-error The arguments are the page's.
      super.postMessage(...given);
      if (new RegExp(asked).test(typeOf(given[0]))) this.meets("works");
    }

    terminate() {
      running.delete(this);
      super.terminate();
    }
  }
  const endWorker = (/** @type {string} */ path, /** @type {string} */ moment) => {
    armed = { path, moment };
    if (moment === "rests")
      for (const worker of running) /** @type {MayEnd} */ (worker).meets(moment);
  };
  Object.assign(globalThis, { Worker: MayEnd, endWorker, endedWorkers: counts });
}

/** @param {Page} page @param {string} path @param {Moment} moment */
const end = (page, path, moment) =>
  page.evaluate(
    ([path, moment]) => /** @type {any} */ (globalThis).endWorker(path, moment),
    [path, moment],
  );

/**
 * A worker. `begin` leads to its first request, unless the worker must be idle before; `ask` sends a request; `there` waits for
 * the result of an answer; `again` is the button that repeats the request, if the page waits for that.
 * @typedef {Object} Row
 * @property {Moment[]} [moments] if others do not occur: it ends as soon as it has answered
 * @property {(page: Page, url: string) => Promise<unknown>} begin
 * @property {(page: Page) => Promise<unknown>} ask
 * @property {(page: Page) => Promise<unknown>} there
 * @property {RegExp} says allowed messages of the page
 * @property {string} again
 * @property {string[]} [kept] the moves that must remain
 */

/** By its file. @type {Record<string, Row>} */
const ROWS = {
  "workers/engine.js": {
    begin: (page, url) => beginGame(page, url, ["person", 3]),
    ask: (page) => clickMove(page, "D4N"),
    there: (page) => movesPlayed(page, 2),
    says: /The engine (stopped|did not start)/,
    again: "Try again",
    kept: ["D4N"],
  },
  "workers/referee.js": {
    begin: (page, url) => beginGame(page, url, ["person", 1], FUGITIVE),
    ask: (page) => send(page, "1 2 3 4"),
    there: (page) => turnAfter(page, 3),
    says: /The referee (stopped|did not start)/,
    again: "Try again",
  },
  "workers/analyst.js": {
    moments: ["begins", "works", "answers"],
    begin: async (page, url) => {
      await beginGame(page, url, ["person", "person"]);
      await clickMove(page, "D4N");
      await movesPlayed(page, 1);
      await page.getByRole("tab", { name: "Analysis" }).click();
    },
    ask: (page) => page.getByRole("switch", { name: "Analyse" }).check(),
    there: (page) => page.locator(".best-line .tried").first().waitFor(),
    says: /stopped/,
    again: "Try again",
    kept: ["D4N"],
  },
  "workers/maker.js": {
    moments: ["begins", "works", "answers"],
    begin: async (page, url) => {
      await page.goto(`${url}#/puzzles/dots`);
      await page.locator(".puzzle-card").nth(3).click();
      await page.locator(".game.puzzle .cell").first().waitFor();
    },
    ask: (page) => page.locator(".puzzle .controls").getByRole("button", { name: "Hint" }).click(),
    there: (page) => page.locator(".status-text", { hasText: "Look at" }).waitFor(),
    says: /The solver stopped or could not be started/,
    again: "Hint",
  },
  "workers/layout.js": {
    moments: ["begins", "works", "answers"],
    begin: (page, url) => page.goto(url),
    ask: async (page) => {
      const record = new URL("../../records/fugitive-001.rec", import.meta.url);
      await page.getByRole("button", { name: "Open a game from text" }).click();
      const field = page.getByRole("textbox", { name: /^A record, a puzzle’s input/ });
      await field.fill(await readFile(record, "utf8"));
      await page.getByRole("dialog").getByRole("button", { name: "Open" }).click();
    },
    there: (page) => page.locator(".map-waiting").waitFor({ state: "hidden" }),
    says: /The map could not be drawn/,
    again: "Try again",
  },
  "workers/gif.js": {
    moments: ["begins", "works", "answers"],
    begin: async (page, url) => {
      await openText(page, url, "warren 1 dots\nD4N\nA1N\nG7N\n");
      await movesPlayed(page, 3);
      await page.locator(".controls").getByRole("button", { name: "Share" }).click();
      await page.getByRole("button", { name: "Picture…" }).click();
      await page.getByRole("dialog").getByText("GIF", { exact: true }).click();
    },
    ask: (page) => page.getByRole("button", { name: "Make the GIF" }).click(),
    there: (page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).waitFor(),
    says: /The picture could not be made/,
    again: "Make the GIF",
  },
};

/** Workers without a row: for each, the tests that end it. */
const ELSEWHERE = {
  "workers/blocking-wasi.js": "blocked-games.test.mjs",
  "workers/compiler.js": "worker-client.test.mjs, as any worker that is a client's",
};

test("each worker has a row", async () => {
  const folder = new URL("../../../www/workers/", import.meta.url);
  const workers = (await readdir(folder)).filter(
    (name) => name.endsWith(".js") && name !== "pace.js",
  );
  const rows = [...Object.keys(ROWS), ...Object.keys(ELSEWHERE)];
  assert.deepEqual(workers.map((name) => `workers/${name}`).sort(), rows.sort());
});

/**
 * @param {Page} page
 * @param {string} url
 * @param {string} path
 * @param {Moment} moment
 */
async function endAt(page, url, path, moment) {
  const row = ROWS[path];
  if (moment === "begins") {
    // It ends at the very beginning, wherever the page starts it.
    await page.addInitScript(
      (path) => /** @type {any} */ (globalThis).endWorker?.(path, "begins"),
      path,
    );
    await row.begin(page, url);
  } else {
    await row.begin(page, url);
    await end(page, path, moment);
  }
  const says = page.getByText(row.says).first();
  await row.ask(page);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).endedWorkers.ended === 1);
  const there = row.there(page);
  const again = says.waitFor().then(async () => {
    const button = page.getByRole("button", { name: row.again, exact: true }).first();
    if (await button.isVisible()) await button.click();
    await row.there(page);
  });
  again.catch(() => {});
  await Promise.any([there, again]);
  if (row.kept) assert.deepEqual((await moves(page)).slice(0, row.kept.length), row.kept);
}

for (const [path, { moments = MOMENTS }] of Object.entries(ROWS)) {
  pageTest(`the page survives a worker's end: ${path}`, { expected: /./ }, async (page, url) => {
    const one = async (/** @type {Moment} */ moment) => {
      const context = await freshVisitor(page);
      await context.addInitScript(mayEnd, MESSAGES);
      await endAt(await context.newPage(), url, path, moment).catch((thrown) => {
        throw new Error(`it ${moment}: ${thrown.message ?? thrown}`, { cause: thrown });
      });
      await context.close();
    };
    await Promise.all(moments.map(one));
  });
}

pageTest(
  "a turn sent while the referee restarts is played",
  { expected: /./ },
  async (page, url) => {
    await page.context().addInitScript(mayEnd, MESSAGES);
    await beginGame(page, url, ["person", 1], FUGITIVE);
    await mayChoose(page);
    /** @type {() => void} */
    let goOn = () => {};
    const held = new Promise((resolve) => (goOn = () => resolve(null)));
    await page.route("**/workers/referee.js", async (route) => {
      await held;
      await route.continue();
    });
    await end(page, "workers/referee.js", "rests");
    await page.getByText(/The referee stopped/).waitFor();
    await send(page, "1 2 3 4");
    goOn();
    await turnAfter(page, 3);
    assert.equal((await moves(page))[0], "1 2 3 4");
  },
);
