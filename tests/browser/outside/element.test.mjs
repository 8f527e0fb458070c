// `<warren-board>` on a page of another origin: played and solved, changed by attributes, many at once with few workers, closed
// when out of view.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsOn } from "../axe.mjs";
import { BROWSER } from "../browsers.mjs";
import { forget, PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest } from "../page.mjs";
import { loadEngines } from "../race.mjs";

/** @typedef {import("playwright-core").Page} Page */

const MODULE = `<script type="module" src="SITE/warren-board.js"></script>`;

/** A game that ended by its rules. */
const RECORD = new URL("../../records/dots-001.rec", import.meta.url);

/** A board whose events are gathered; more of them are `board` with a number. @param {string} attributes @param {string} [id] */
const boardOf = (attributes, id = "board") =>
  `<warren-board id="${id}" language="en" ${attributes}></warren-board><script>gather(${id})</script>`;

/**
 * The workers that a page has started and not ended: the most so far, and the current number. Workers of workers end
 * with them; drivers do not always hear of that.
 * @param {Page} page
 */
async function watchWorkers(page) {
  await page.addInitScript(() => {
    const counts = { now: 0, most: 0 };
    Object.assign(window, { counts });
    window.Worker = class extends Worker {
      #isEnded = false;

      /** @param {ConstructorParameters<typeof Worker>} how */
      constructor(...how) {
        super(...how);
        counts.now += 1;
        counts.most = Math.max(counts.most, counts.now);
      }

      terminate() {
        super.terminate();
        if (!this.#isEnded) counts.now -= 1;
        this.#isEnded = true;
      }
    };
  });
  return {
    most: () => page.evaluate(() => /** @type {any} */ (window).counts.most),
    /** Waits until there are at most that many workers. @param {number} count */
    atMost: (count) =>
      page.waitForFunction((count) => /** @type {any} */ (window).counts.now <= count, count),
  };
}

/** @param {Awaited<ReturnType<typeof watchWorkers>>} workers */
async function few(workers) {
  const most = await workers.most();
  assert.ok(most <= 4, `${most} workers at a time`);
  await workers.atMost(4);
}

/** @param {Page} page @param {Record<string, unknown>} options */
const load = (page, options) =>
  page.evaluate((options) => /** @type {any} */ (window).board.load(options), options);

/** Changes that another site's page must not notice. @param {Page} page */
const traces = (page) =>
  page.evaluate(() => ({
    address: location.href,
    kept: localStorage.length + sessionStorage.length,
    theme: document.documentElement.getAttribute("data-theme"),
    language: document.documentElement.lang,
    sheets: document.head.querySelectorAll("link[rel=stylesheet], style").length,
  }));

pageTest(
  "a game is played against an engine, and every attribute can be changed",
  STILL,
  async (page, url) => {
    const workers = await watchWorkers(page);
    await withPage(page, url, boardOf('game="dots" level="1"') + MODULE, async () => {
      const before = await traces(page);
      const [{ state }] = await waitForEvents(page, "ready");
      assert.deepEqual([state.game, state.mode, state.due], ["dots", "play", [1]]);
      await clickMove(page, "D4N");
      const moves = await waitForEvents(page, "move", 2);
      assert.deepEqual(
        moves.map(({ seat, ply }) => [seat, ply]),
        [
          [1, 1],
          [2, 2],
        ],
      );
      const known = await page.evaluate(() => {
        const { analysis, game, level, people, state } = /** @type {any} */ (window).board;
        return { analysis, game, level, people, moves: state.moves.length };
      });
      assert.deepEqual(known, { analysis: true, game: "dots", level: 1, people: null, moves: 2 });
      assert.deepEqual(await faultsOn(page), []);

      await forget(page);
      await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        board.engine = false;
        board.theme = "dark";
        board.viewpoint = 2;
      });
      await waitForEvents(page, "ready");
      await page.locator("warren-board[data-theme=dark]").waitFor();
      await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        board.play("D4N");
        board.play("D3N");
        board.play("Z9");
      });
      await waitForEvents(page, "move", 2);
      assert.equal((await waitForEvents(page, "error")).length, 1);

      await forget(page);
      await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        board.theme = "purple";
      });
      const [{ message: refused }] = await waitForEvents(page, "error");
      assert.match(refused, /theme cannot be “purple”/);

      await forget(page);
      await page.evaluate(() => {
        const { board } = /** @type {any} */ (window);
        board.load({ game: "rabbits", people: [], level: 1, mode: "watch" });
        board.setAttribute("level", "40");
      });
      const [{ message }] = await waitForEvents(page, "error");
      assert.match(message, /level cannot be “40”/);
      await waitForEvents(page, "move");
      assert.equal((await waitForEvents(page, "ready")).length, 1, "opened once for all changes");

      await page.evaluate(() => /** @type {any} */ (window).board.remove());
      await page.waitForFunction(() => document.querySelector("warren-board") === null);
      await workers.atMost(0);
      assert.deepEqual(await traces(page), before);
    });
  },
);

pageTest("a closed puzzle is solved when it is in view again", STILL, async (page, url) => {
  const body = `${boardOf(`link="${PUZZLES.dots}"`)}<p style="height: 4000px"></p><a id="end" href="#">End</a>`;
  await withPage(page, url, body + MODULE, async () => {
    await waitForEvents(page, "ready");
    await clickMove(page, "F1W");
    await waitForEvents(page, "end");
    // The error is known when the board is in view again, and is not reported again.
    await page.locator("#end").scrollIntoViewIfNeeded();
    await page.locator(".game.puzzle").waitFor({ state: "detached" });
    await page.locator("warren-board").scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Show why" }).click();
    await page.locator(".status-text", { hasText: "You have " }).waitFor();
    await page.getByRole("button", { name: "Take the move back" }).click();
    await clickMove(page, "F4W");
    await waitForEvents(page, "move", 3);
    const height = await page.evaluate(() => document.body.scrollHeight);
    await page.locator("#end").scrollIntoViewIfNeeded();
    await page.locator(".game.puzzle").waitFor({ state: "detached" });
    const away = await page.evaluate(() => [
      document.body.scrollHeight,
      /** @type {any} */ (window).board.state.moves.length,
    ]);
    assert.deepEqual(
      away,
      [height, 2],
      "the page has the same height, and the board's state is known",
    );
    await page.evaluate(() => /** @type {any} */ (window).board.play("F1W"));
    assert.match((await waitForEvents(page, "error"))[0].message, /not ready/);
    await page.locator("warren-board").scrollIntoViewIfNeeded();
    await page.locator(".game.puzzle .cell").first().waitFor();
    await clickMove(page, "F1W");
    const [{ solved }] = await waitForEvents(page, "solved");
    assert.deepEqual(solved, { attempts: 2, hints: 0, solutionShown: false });
    assert.equal((await waitForEvents(page, "ready")).length, 1);
    assert.equal((await waitForEvents(page, "end")).length, 1);
  });
});

pageTest("a page that listens late learns what it has missed", STILL, async (page, url) => {
  const missed = () =>
    page.evaluate(() =>
      /** @type {any} */ (window).board.missed.map((/** @type {any} */ { type, detail }) => {
        const { again, message, state } = detail;
        return [type, again, message ?? state.moves.length];
      }),
    );
  const attributes = `link="${PUZZLES.dots}" level="99"`;
  await withPage(page, url, boardOf(attributes) + MODULE, async () => {
    await waitForEvents(page, "ready");
    const [{ message }] = await waitForEvents(page, "error");
    const before = [
      ["error", true, message],
      ["ready", true, 0],
    ];
    assert.deepEqual(await missed(), before);
    await clickMove(page, "F4W");
    await waitForEvents(page, "move", 2);
    await clickMove(page, "F1W");
    await waitForEvents(page, "solved");
    assert.deepEqual(await missed(), [before[0], ["ready", true, 3], ["solved", true, 3]]);
    assert.equal((await waitForEvents(page, "ready")).length, 1, "other listeners get it once");
    // Errors of earlier options are discarded.
    await page.evaluate(() => /** @type {any} */ (window).board.setAttribute("level", "3"));
    await waitForEvents(page, "ready", 2);
    assert.deepEqual(await missed(), [["ready", true, 0]]);
  });
});

pageTest(
  "the requested game opens, whatever was on the board",
  { ...STILL, asWritten: true },
  async (page, url) => {
    // Set before the element is defined.
    const early = `<section id="other"></section><script>Object.assign(board, { level: 3, theme: "dark" })</script>`;
    await withPage(page, url, boardOf('game="dots" level="1"') + early + MODULE, async () => {
      await waitForEvents(page, "ready");
      await page.locator('warren-board[level="3"][data-theme=dark]').waitFor();

      await forget(page);
      await page.evaluate(() => {
        const { board, other } = /** @type {any} */ (window);
        Object.assign(board, { level: 2, game: "mice" });
        other.append(board);
      });
      const [{ state: moved }] = await waitForEvents(page, "ready");
      assert.equal(moved.game, "mice");

      // Moved while it opens.
      await forget(page);
      await page.evaluate(async (link) => {
        const { board, other } = /** @type {any} */ (window);
        board.link = link;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        other.before(board);
      }, PUZZLES.dots);
      const [{ state: posed }] = await waitForEvents(page, "ready");
      assert.deepEqual([posed.game, posed.mode], ["dots", "puzzle"]);

      // A late load does not replace a later request.
      await forget(page);
      const isHeld = new Promise((held) =>
        page.route(/games\/fugitive\/index\.js/, (route) => held(route)),
      );
      await load(page, { game: "fugitive" });
      const late = await isHeld;
      await load(page, { game: "dots" });
      const [{ state: last }] = await waitForEvents(page, "ready");
      assert.deepEqual([last.game, last.mode], ["dots", "play"]);
      await late.continue();
      await page.evaluate(() => {
        const next = document.createElement("warren-board");
        next.setAttribute("game", "fugitive");
        /** @type {any} */ (window).gather(next);
        document.querySelector("main")?.append(next);
      });
      await waitForEvents(page, "ready", 2);
      assert.ok(await page.locator("#board .game[data-game=dots] .cell").first().isVisible());
    });
  },
);

pageTest("a move reports its seat while others are tried", STILL, async (page, url) => {
  await withPage(page, url, boardOf('game="dots" mode="watch" level="1"') + MODULE, async () => {
    const [first] = await waitForEvents(page, "move");
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByRole("slider", { name: "Turns" }).fill("0");
    await page.waitForFunction(() => /** @type {any} */ (window).board.state.shown === 0);
    await clickMove(page, first.move === "D4N" ? "D3N" : "D4N");
    await page.waitForFunction(() => /** @type {any} */ (window).board.state.shown === 1);
    await forget(page);
    for (const count of [1, 2]) {
      await page.getByRole("button", { name: "Play one move" }).click();
      await waitForEvents(page, "move", count);
    }
    for (const { ply, seat, state } of await waitForEvents(page, "move")) {
      assert.deepEqual([seat, state.moves.length], [ply % 2 === 1 ? 1 : 2, 1], `move ${ply}`);
    }
  });
});

const TEN = Array.from({ length: 10 }, (_, i) =>
  boardOf('game="dots" mode="watch" level="1"', `board${i}`),
);
const GRID = `<style>.grid { display: grid; grid-template-columns: repeat(5, 1fr); gap: 8px }</style>`;

pageTest(
  "ten boards share everything that can be shared",
  { ...STILL, asWritten: true, viewport: { width: 1400, height: 1000 } },
  async (page, url) => {
    const workers = await watchWorkers(page);
    const body = `${GRID}<div class="grid">${TEN.join("")}</div><p style="height: 5000px"></p><a id="end" href="#">End</a>`;
    await withPage(page, url, body + MODULE, async () => {
      const before = await traces(page);
      await waitForEvents(page, "ready", 10);
      const lengths = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("warren-board")].map(
            (board) => /** @type {any} */ (board).state?.moves.length ?? 0,
          ),
        );
      await page.waitForFunction(() =>
        [...document.querySelectorAll("warren-board")].every(
          (board) => /** @type {any} */ (board).state?.moves.length >= 3,
        ),
      );
      await few(workers);
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name.replace(/.*\//, "")),
      );
      for (const file of ["warren-board.js", "game-board.js", "dots.js", "dots_bg.wasm"]) {
        assert.equal(loaded.filter((name) => name === file).length, 1, file);
      }
      await page.locator("#end").scrollIntoViewIfNeeded();
      await page.locator(".game").first().waitFor({ state: "detached" });
      await workers.atMost(0);
      const away = await lengths();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      assert.deepEqual(await lengths(), away, "boards out of view do not play");
      await page.locator("#board0").scrollIntoViewIfNeeded();
      await page.waitForFunction((away) => {
        const { board0 } = /** @type {any} */ (window);
        return board0.state.moves.length > away;
      }, away[0]);
      await few(workers);
      assert.deepEqual(await traces(page), before);
    });
  },
);

const SECRET = [0, 1, 2].map((i) => boardOf('game="fugitive" level="1"', `board${i}`));

pageTest(
  "games with secrets make room for each other",
  { ...STILL, viewport: { width: 1400, height: 1000 } },
  async (page, url) => {
    const workers = await watchWorkers(page);
    await withPage(
      page,
      url,
      `${GRID}<div class="grid">${SECRET.join("")}</div>${MODULE}`,
      async () => {
        await waitForEvents(page, "ready", 3);
        for (const id of ["board0", "board1", "board2"]) {
          const tray = page.locator(`#${id} .map-tray`);
          await tray.getByRole("textbox").waitFor();
        }
        const states = await page.evaluate(() =>
          [...document.querySelectorAll("warren-board")].map(
            (board) => /** @type {any} */ (board).state.position,
          ),
        );
        assert.deepEqual(
          states,
          [null, null, null],
          "the page does not learn the fugitive's place",
        );
        // Each continues although the others have used the workers meanwhile.
        for (const id of ["board0", "board1", "board2"]) {
          await page.evaluate((id) => /** @type {any} */ (window)[id].play("1 3 5 7"), id);
          await page.waitForFunction((id) => {
            const { state } = /** @type {any} */ (window)[id];
            return state.moves.length >= 2 && (state.over || state.due.includes(1));
          }, id);
        }
        await few(workers);
      },
    );
  },
);

/** Whether a canvas shows a light board with something on it. @param {Element} canvas */
function hasBoard(canvas) {
  const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
  const context = /** @type {HTMLCanvasElement} */ (canvas).getContext("2d");
  const data = context?.getImageData(0, 0, width, height).data ?? [];
  const colours = new Set();
  for (let at = 0; at < data.length; at += 4)
    colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
  return `${data[0]},${data[1]},${data[2]}` === "239,234,224" && colours.size > 10;
}

pageTest(
  "boards that left the view, puzzles and games with secrets have pictures for print",
  STILL,
  async (page, url) => {
    const games = ["dots", "fugitive", "crossing"].map((game) =>
      boardOf(`game="${game}"`, `far_${game}`),
    );
    const puzzle = boardOf(`link="${PUZZLES.dots}"`, "far_puzzle");
    const boards = `${boardOf('game="dots"')}<div style="height: 4000px"></div>${puzzle}${games.join("")}${MODULE}`;
    await withPage(page, url, boards, async () => {
      await waitForEvents(page, "ready");
      for (const id of ["far_dots", "far_fugitive", "far_crossing", "far_puzzle"]) {
        const still = page.locator(`#${id} .embed-still canvas`);
        await still.waitFor({ state: "attached" });
        assert.ok(await still.evaluate(hasBoard), id);
      }
      assert.equal(await page.locator("#board .embed-still").count(), 0, "it is open");
      await clickMove(page, "D4N");
      await waitForEvents(page, "move", 2);
      await page.locator("#far_puzzle").scrollIntoViewIfNeeded();
      await page.locator("#board .game").waitFor({ state: "detached" });
      assert.ok(await page.locator("#board .embed-still canvas").evaluate(hasBoard));
      await page.locator("#far_puzzle .board canvas").first().waitFor();
      await page.locator("#far_puzzle .embed-still").waitFor({ state: "detached" });
    });
  },
);

pageTest("boards far from the screen are printed, too", STILL, async (page, url) => {
  const far = boardOf('game="mice" mode="watch" theme="dark"', "board2");
  const boards = `${boardOf('game="dots"')}<div style="height: 4000px"></div>${far}${MODULE}`;
  await withPage(page, url, boards, async () => {
    await waitForEvents(page, "ready");
    assert.equal(await page.locator("#board2 .board:visible").count(), 0);
    // A browser prints at once. So a picture is ready before a print, and is not visible on the screen.
    const still = page.locator("#board2 .embed-still canvas");
    await still.waitFor({ state: "attached" });
    assert.ok(await still.isHidden());
    assert.equal(await page.locator("#board2 .board:visible").count(), 0, "it is not open");
    assert.ok(await still.evaluate(hasBoard));
    // Firefox cannot show a page as on paper on command, but only announce a print.
    if (BROWSER === "firefox") {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await page.locator("#board2 .board canvas").waitFor();
      return;
    }
    await page.emulateMedia({ media: "print" });
    await page.locator("#board2 canvas").first().waitFor();
    await still.waitFor({ state: "detached" });
    await page.locator("#board2 .board canvas").waitFor();
    assert.ok(await page.locator("#board2 .controls").isHidden());
    const text = await page
      .locator("#board2 .bar.near")
      .evaluate((bar) => getComputedStyle(bar).color);
    assert.equal(text, "rgb(30, 34, 38)", "and light");
  });
});

pageTest(
  "a board whose workers are refused says so and waits, and no side wins",
  { ...STILL, expected: /Content Security Policy|worker/i },
  async (page, url) => {
    await page.route("**/en.ftl*", (route) => route.fulfill({ body: "<!doctype html>" }));
    const use = async () => {
      const tryAgain = page.getByRole("button", { name: "Try again" });
      await waitForEvents(page, "error");
      await page.getByText("Warren could not be loaded.").waitFor();
      await page.unroute("**/en.ftl*");
      await forget(page);
      await tryAgain.click();
      await clickMove(page, "D4N");
      await waitForEvents(page, "move");
      const [{ message }] = await waitForEvents(page, "error");
      assert.equal(message, "The engine did not start.");
      await tryAgain.click();
      await waitForEvents(page, "error", 2);

      await load(page, { game: "crossing", people: "1" });
      const [, , refused] = await waitForEvents(page, "error", 3);
      assert.equal(refused.message, "This board cannot be shown: The referee did not start.");
      await tryAgain.click();
      await waitForEvents(page, "error", 4);

      await load(page, { game: "fugitive" });
      await waitForEvents(page, "error", 5);
      const all = await page.evaluate(() => /** @type {any} */ (window).events);
      const types = all.map((/** @type {any} */ { type }) => type);
      assert.ok(!types.includes("end"), types.join(" "));

      // A game between people needs no workers: it ends, and the page reports why.
      const scene = (await loadEngines()).Scene.fromRecord(await readFile(RECORD, "utf8"));
      const [move] = scene.moves().slice(-1);
      await load(page, { link: scene.link(scene.length - 1), engine: false });
      scene.free();
      await waitForEvents(page, "ready", 2);
      await page.evaluate((move) => /** @type {any} */ (window).board.play(move), move);
      const [{ result }] = await waitForEvents(page, "end");
      assert.equal(result.reason, "rules");
    };
    const policy = `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'">`;
    await withPage(page, url, boardOf('game="dots" level="1"') + MODULE, use, policy);
  },
);
