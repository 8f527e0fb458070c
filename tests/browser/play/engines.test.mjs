// Engines that hang, engines that die and engines that do not start: the page says so, plays the last move that was reported, and
// goes on with a fresh worker, or waits. The worker that visitors get is served with a few lines added that make it misbehave.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beginGame, clickMove, moves, movesPlayed, myTurn, pageTest } from "../page.mjs";

const WORKER = "**/workers/engine.js*";
const source = await readFile(new URL("../../../www/workers/engine.js", import.meta.url), "utf8");

/**
 * Serves sound workers but for the first few.
 * @param {import("playwright-core").Page} page
 * @param {string} faulty their source
 * @param {number} times how many are faulty
 * @returns {Promise<() => number>} tells how many workers there have been
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
 * A worker that does something once it has thought and told what it found.
 * @param {string} fault
 */
function faultyWhileThinking(fault) {
  const told = 'if (info) report({ type: "info", job, text: info });';
  assert.equal(source.split(told).length, 2, "the worker tells what it found in one place");
  return source.replace(told, `${told}\n    if (info) { ${fault} }`);
}

/**
 * Plays a move against a faulty engine, then one against the engine that has taken its place.
 * @param {import("playwright-core").Page} page
 * @param {string} url
 * @param {string} fault
 * @param {RegExp} notice what the page says
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
  assert.equal(workers(), 2, "one fresh worker");
  assert.equal(await myTurn(page), true);
}

pageTest(
  "an engine that hangs is helped along and replaced",
  { asWritten: true },
  async (page, url) => {
    await playOn(page, url, "for (;;);", /did not answer in time\. Its last reported move/);
  },
);

pageTest(
  "an engine that dies is helped along and replaced",
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
  "an engine that stops at once each time decides no game",
  { asWritten: true },
  async (page, url) => {
    const told = '  report({ type: "info", job, text: `info pv ';
    assert.equal(source.split(told).length, 2, "the worker tells its first move in one place");
    const fault = source.replace(told, `  throw new Error("made to fail");\n${told}`);
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
  "a game of engines pauses, goes on by single moves, and goes on",
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
    assert.equal((await moves(page)).length, paused + 2, "no move but those that were asked for");
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
