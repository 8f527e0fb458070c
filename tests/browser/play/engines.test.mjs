// Engines that hang, engines that die and engines that do not start: the page says so, plays the last move that was reported, and
// continues with a new worker, or waits. The test serves the ordinary worker with a few added lines that make it misbehave.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beginGame, clickMove, moves, movesPlayed, myTurn, pageTest } from "../page.mjs";

const WORKER = "**/workers/engine.js*";
const source = await readFile(new URL("../../../www/workers/engine.js", import.meta.url), "utf8");

/**
 * Serves faulty workers first, then sound ones.
 * @param {import("playwright-core").Page} page
 * @param {string} faulty their source
 * @param {number} times how many are faulty
 * @returns {Promise<() => number>} returns the number of workers so far
 */
async function serveWorkers(page, faulty, times) {
  let workers = 0;
  await page.route(WORKER, (route) => {
    workers += 1;
    const body = workers <= times ? faulty : source;
    return route.fulfill({ body, contentType: "text/javascript" });
  });
  return () => workers;
}

/**
 * Returns a worker that does something once it has thought and reported.
 * @param {string} fault
 */
function faultyWhileThinking(fault) {
  const reporting = 'if (info) report({ type: "info", job, text: info });';
  assert.equal(source.split(reporting).length, 2, "the worker reports in one place");
  return source.replace(reporting, `${reporting}\n    if (info) { ${fault} }`);
}

/**
 * Plays a move against a faulty engine, then one against the engine that replaces it.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} fault
 * @param {RegExp} notice the page's message
 */
async function playOn(page, url, fault, notice) {
  const workers = await serveWorkers(page, faultyWhileThinking(fault), 1);
  await beginGame(page, url, ["person", 6]);
  await clickMove(page, "D4N");
  await page.getByText(notice).first().waitFor();
  await movesPlayed(page, 2);
  assert.equal(await myTurn(page), true);
  const [, reported] = await moves(page);
  assert.ok(
    (await page.getByText(notice).first().textContent())?.includes(reported.trim().slice(0, 3)),
  );
  await clickMove(page, "D4N");
  await movesPlayed(page, 4);
  assert.equal(workers(), 2, "one new worker");
  assert.equal(await myTurn(page), true);
}

pageTest(
  "the last reported move of a hanging engine is played, and the engine replaced",
  { asWritten: true },
  async (page, url) => {
    await playOn(page, url, "for (;;);", /did not answer in time\. Its last reported move/);
  },
);

pageTest(
  "the last reported move of a dying engine is played, and the engine replaced",
  { asWritten: true },
  async (page, url) => {
    const fault = 'throw new Error("made to fail");';
    await playOn(page, url, fault, /The engine stopped\. Its last reported move/);
  },
);

/** @param {import("playwright-core").Page} page */
const tryAgain = (page) => page.getByRole("button", { name: "Try again" }).click();

pageTest(
  "an engine that does not start is tried three times, then the game waits",
  { asWritten: true, expected: /made to fail/ },
  async (page, url) => {
    const workers = await serveWorkers(page, 'throw new Error("made to fail");', 5);
    await beginGame(page, url, ["person", 6]);
    await page.locator(".status").getByText("The engine did not start.").waitFor();
    assert.equal(workers(), 3);
    await clickMove(page, "D4N");
    await movesPlayed(page, 1);
    await page.locator(".status").getByText("The engine did not start.").waitFor();
    await tryAgain(page);
    await movesPlayed(page, 2);
    assert.equal(workers(), 6);
    assert.equal(await myTurn(page), true);
  },
);

pageTest(
  "an engine that always stops at once never decides a game",
  { asWritten: true },
  async (page, url) => {
    const firstReport = '  report({ type: "info", job, text: `info pv ';
    assert.equal(
      source.split(firstReport).length,
      2,
      "the worker reports its first move in one place",
    );
    const fault = source.replace(firstReport, `  throw new Error("made to fail");\n${firstReport}`);
    await serveWorkers(page, fault, 3);
    await beginGame(page, url, ["person", 6]);
    await clickMove(page, "D4N");
    await page.locator(".status").getByText("The engine stopped three times.").waitFor();
    assert.equal(await page.locator(".verdict-line").count(), 0);
    await tryAgain(page);
    await movesPlayed(page, 2);
  },
);

pageTest(
  "a game of engines pauses, advances by single moves, and continues",
  { asWritten: true },
  async (page, url) => {
    const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
    await beginGame(page, url, [1, 1]);
    await movesPlayed(page, 2);
    await button("Pause").click();
    await button("Go on").waitFor();
    const paused = (await moves(page)).length;
    for (const step of [1, 2]) {
      await button("Play one move").click();
      await movesPlayed(page, paused + step);
    }
    assert.equal((await moves(page)).length, paused + 2, "only the requested moves were played");
    await button("Undo").click();
    await page
      .locator(".move")
      .nth(paused + 1)
      .waitFor({ state: "detached" });
    await button("Redo").click();
    await movesPlayed(page, paused + 2);
    await button("Go on").click();
    await movesPlayed(page, paused + 4);
  },
);
