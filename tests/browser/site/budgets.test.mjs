// The budget of a first visit: `benches/budgets.json` has the most kB, compressed. A change that needs more raises the
// budget in the same commit, where a reviewer sees it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { hostSite, openShared, sum, watch } from "../../../benches/host.mjs";
import { GAMES } from "../../../www/games/list.js";
import { launch } from "../browsers.mjs";

/** The smallest part of its budget that a size may have, so that gains last. */
const KEPT = 0.95;

/** @type {{ home: number, modules: Record<string, number>, visits: Record<string, number>, shared: Record<string, number> }} */
const BUDGETS = JSON.parse(
  await readFile(new URL("../../../benches/budgets.json", import.meta.url), "utf8"),
);

/**
 * The bytes of a visit without the icon. Only a browser with a window requests it.
 * @param {{ name: string, bytes: number }[]} sent
 */
const visit = (sent) => sum(sent.filter(({ name }) => !name.endsWith("favicon.svg")));

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget in kB
 */
function within(what, bytes, budget) {
  const size = bytes / 1000;
  const message = `${what}: ${size.toFixed(1)} kB, and benches/budgets.json allows ${budget} kB`;
  assert.ok(size <= budget, message);
  assert.ok(size > budget * KEPT, `${message}; lower it`);
}

test("the home page and each game's first board stay within their budgets", async () => {
  assert.deepEqual(Object.keys(BUDGETS.modules).sort(), Object.keys(GAMES).sort());
  const host = await hostSite({ ahead: false });
  const browser = await launch();
  try {
    // Files fetched later, for offline use, are not part of a first visit.
    const page = await browser.newPage({ serviceWorkers: "block" });
    await page.goto(host.url, { waitUntil: "networkidle" });
    within("the home page", visit(host.sent), BUDGETS.home);
    await page.close();
    for (const game of Object.keys(GAMES)) {
      const sent = await watch(host, browser, `embed.html?mode=watch&game=${game}`);
      const module = sent.filter(({ name }) => name.endsWith(`${game}_bg.wasm`));
      within(`the module of ${game}`, sum(module), BUDGETS.modules[game]);
      within(`the first board of ${game}`, visit(sent), BUDGETS.visits[game]);
      const shared = visit(await openShared(host, browser, game));
      within(`a shared game of ${game}`, shared, BUDGETS.shared[game]);
    }
  } finally {
    await browser.close();
    await host.close();
  }
});
