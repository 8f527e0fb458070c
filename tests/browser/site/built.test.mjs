// A visit to the built site, whose modules are bundled in few files: from page to page, each with everything it needs, and the
// first with little more.

import assert from "node:assert/strict";
import { startLink } from "../../../benches/host.mjs";
import { PUZZLES } from "../elsewhere.mjs";
import { buildSite, Host } from "../host.mjs";
import { afterPages, beginGame, clickMove, movesPlayed, openMore, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const BASE = "/course/warren/";

/** @type {Promise<string> | undefined} */
let built;

/**
 * @param {Page} page
 * @param {(url: string, asked: Set<string>) => Promise<void>} body with the site's address and the files asked for
 */
async function visit(page, body) {
  built ??= buildSite();
  const host = new Host(await built, BASE);
  await host.open();
  /** @type {Set<string>} */
  const asked = new Set();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (host.url.startsWith(origin)) asked.add(pathname.slice(BASE.length));
  });
  afterPages(() => host.close());
  await body(host.url, asked);
  assert.deepEqual(host.missing, []);
}

/** @param {Iterable<string>} files */
const modules = (files) => [...files].filter((file) => file.startsWith("module-")).sort();

/** The modules that the page has hinted at. @param {Page} page */
async function hinted(page) {
  const hints = await page
    .locator("link[rel=modulepreload]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(2) ?? ""));
  return modules(hints);
}

/** @param {Iterable<string>} files @param {Iterable<string>} others */
const without = (files, others) => [...files].filter((file) => ![...others].includes(file));

/** Files that load last: for offline use, and the moves that cards replay. */
const IDLE = 2;

pageTest("every page of the built site loads", { serviceWorkers: "allow" }, async (page) => {
  await visit(page, async (url, asked) => {
    await page.goto(url);
    await page.locator(".home-page .picture canvas").nth(4).waitFor();
    const first = modules(asked);
    const hints = await hinted(page);
    assert.ok(first.length <= 7 + IDLE, `${first.length} files of modules for the home page`);
    assert.deepEqual(
      without(hints, first),
      [],
      "the home page hints only at modules that it needs",
    );
    assert.ok(
      without(first, hints).length <= IDLE,
      "the home page hints at all modules that it needs",
    );
    const unneeded =
      /engines|puzzles\/(?!days|drawings)|workers|starters|running|compilers|\.\w+\.ftl/;
    assert.deepEqual(
      [...asked].filter((file) => unneeded.test(file)),
      [],
    );

    await page.getByRole("link", { name: "About Warren" }).click();
    await page.getByText("Apache-2.0", { exact: true }).click();
    await page.getByText("contributors to fluent.js").waitFor();
    await page.getByText(/^Version \d+\.\d+\.\d+, build \w{12}$/).waitFor();

    await beginGame(page, url, ["person", "person"]);
    await clickMove(page, "D4N");
    await movesPlayed(page, 1);
    await page.getByRole("tab", { name: "Analysis" }).click();
    await page.getByRole("switch", { name: "Analyse" }).check();
    await page.locator(".best-line").first().waitFor();
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByRole("heading", { name: "A move" }).waitFor();
    await page.locator(".controls").getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog");
    await openMore(page);
    await dialog.locator(".share-code svg, .share-code canvas").first().waitFor();
    await dialog.getByRole("button", { name: "Picture…" }).click();
    await page.getByRole("dialog").locator("img, canvas").first().waitFor();

    await page.goto(`${url}#/puzzles`);
    await page.locator(".puzzle-card canvas").first().waitFor();
    await page.locator(".puzzle-set[data-game=dots] .puzzle-card").first().click();
    await page.locator(".game.puzzle .cell").first().waitFor();
    await page.goto(`${url}#/edit/rabbits`);
    await page.locator(".editor canvas").first().waitFor();

    const late = /^(starters|running|compilers)\/|programs/;
    assert.deepEqual(
      [...asked].filter((file) => late.test(file)),
      [],
    );
    const before = new Set(asked);
    await page.goto(`${url}#/programs`);
    await page.getByRole("button", { name: "Write a program for Jumping Dots" }).waitFor();
    const listed = without(modules(asked), before);
    const sizes = await Promise.all(
      listed.map(async (file) => (await (await page.request.get(url + file)).body()).length),
    );
    const size = sizes.reduce((sum, each) => sum + each, 0);
    assert.ok(size < 120_000, `${size} bytes of modules for the list, which needs no editor`);
    await page.getByRole("button", { name: "Write a program for Jumping Dots" }).click();
    await page.locator("main.program .cm-line").first().waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator(".program-turns .wrote").first().waitFor();

    await page.goto(`${url}embed.html?game=mice`);
    await page.locator(".game .cell").first().waitFor();
    await page.goto(`${url}examples/index.html`);
    // Elements open when they come near the viewport.
    await page.locator("warren-board").first().scrollIntoViewIfNeeded();
    await page.locator("warren-board .game .cell").first().waitFor();
  });
});

pageTest("the first page is drawn before any other file arrives", {}, async (page) => {
  await visit(page, async (url) => {
    /** @type {(() => Promise<void>)[]} */
    const held = [];
    await page.route(
      (address) => address.href !== url,
      (route) => void held.push(() => route.continue()),
    );
    await page.goto(url, { waitUntil: "commit" });
    const card = page.locator(".home-page.outline .card");
    await card.waitFor();
    const style = await card.evaluate((element) => {
      const { backgroundColor, borderRadius } = getComputedStyle(element);
      return { backgroundColor, borderRadius };
    });
    assert.notEqual(style.backgroundColor, "rgba(0, 0, 0, 0)");
    assert.notEqual(style.borderRadius, "0px");
    assert.ok(held.length > 0, "files are still held");
    for (const release of held) await release();
    await page.unroute((address) => address.href !== url);
    await page.locator(".home-page:not(.outline)").waitFor();
  });
});

pageTest(
  "a shared game's link hints at the board of that game",
  { serviceWorkers: "allow" },
  async (page) => {
    await visit(page, async (url, asked) => {
      for (const game of ["rabbits", "mice", "dots", "fugitive", "crossing"]) {
        await page.goto("about:blank");
        asked.clear();
        // A game that goes on: the modules for the end come with it.
        await page.goto(url + (await startLink(game)));
        await page.locator(`main.game[data-game=${game}]`).waitFor();
        const hints = await hinted(page);
        assert.deepEqual(without(hints, asked), [], `${game}: nothing is hinted at in vain`);
        // The rules of games with secrets load with the engines, after the link has been read.
        if (["fugitive", "crossing"].includes(game)) continue;
        const others = without(modules(asked), hints);
        assert.ok(others.length <= IDLE, `${game}: all is hinted at, but ${others}`);
      }
    });
  },
);

pageTest("a puzzle's page requests all its files together", {}, async (page) => {
  const board = page.locator(".game.puzzle .cell").first();
  await visit(page, async (url, asked) => {
    /** Holds some files until the texts and the index of the puzzles have been requested. @param {RegExp} held */
    const hold = async (held) => {
      await page.goto("about:blank");
      asked.clear();
      await page.unrouteAll();
      await page.route(held, async (route) => {
        while (!["puzzles/sets.json", "locales/en.puzzles.ftl"].every((file) => asked.has(file))) {
          await page.waitForEvent("request");
        }
        await route.continue();
      });
    };
    await hold(/dots_bg\.wasm/);
    await page.goto(`${url}dots/?puzzle#${PUZZLES.dots}`);
    await board.waitFor();
    assert.equal(page.url(), `${url}#${PUZZLES.dots}`);

    // Without the mark of a shared puzzle, the page knows that it is one as soon as the game's module has read the link.
    await hold(/^$/);
    let isRead = false;
    page.once("response", function see(response) {
      if (response.url().includes("dots_bg.wasm")) isRead = true;
      else page.once("response", see);
    });
    await page.route(/module-/, async (route) => {
      while (isRead && !asked.has("puzzles/sets.json")) await page.waitForEvent("request");
      await route.continue();
    });
    await page.goto(`${url}#${PUZZLES.dots}`);
    await board.waitFor();
  });
});
