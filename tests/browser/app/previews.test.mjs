// The first page at the address of each game, which exists for the previews of links: it takes the site's address and keeps the
// fragment. Such links are in chats and courses, so they must work forever.

import assert from "node:assert/strict";
import { GAMES } from "../../../www/games/list.js";
import { GAME, PUZZLES } from "../elsewhere.mjs";
import { buildSite, Host } from "../host.mjs";
import { afterPages, beginGame, clickMove, movesPlayed, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const BASE = "/course/warren/";

/** The browser's console message without a connection. */
const NO_CONNECTION = /net::ERR_|Failed to fetch|ServiceWorker/;

/** @type {Promise<string> | undefined} */
let built;

/**
 * The site as `make site URL=…` publishes it, at another address than that URL.
 * @param {(host: Host) => Promise<void>} body
 */
async function published(body) {
  built ??= buildSite({}, ["--url", "https://warren.example/"]);
  const host = new Host(await built, BASE);
  await host.open();
  afterPages(() => host.close());
  await body(host);
}

/** @param {Page} page */
const dialogOf = (page) => page.getByRole("dialog");

/**
 * Opens an address with a fragment, and checks that the page follows it.
 * @param {Page} page
 * @param {string} url of the site
 */
async function followsLinks(page, url) {
  await page.goto(`${url}dots/#${GAME}`);
  await page.locator("main.game[data-game=dots]").waitFor();
  assert.equal(page.url(), `${url}#${GAME}`);
  // The page only says which picture belongs to a link; the link says what opens.
  await page.goto(`${url}mice/index.html?from=a-course#${PUZZLES.crossing}`);
  await page.locator("main.game.puzzle[data-game=crossing]").waitFor();
  assert.equal(page.url(), `${url}?from=a-course#${PUZZLES.crossing}`);
  await page.goto(`${url}rabbits/#/puzzles/rabbits`);
  await page.locator(".puzzle-card").first().waitFor();
  assert.equal(page.url(), `${url}#/puzzles/rabbits`);
}

pageTest("the page of each game leads to a new game", {}, async (page, url) => {
  for (const game of Object.keys(GAMES)) {
    await page.goto("about:blank");
    await page.goto(`${url}${game}/`);
    await dialogOf(page).getByRole("button", { name: "Start" }).waitFor();
    assert.equal(page.url(), `${url}#/new/${game}`);
    await page.goBack();
    assert.equal(page.url(), "about:blank", "the page leaves no entry in the history");
  }
});

pageTest("links through the page of a game are followed", {}, followsLinks);

pageTest("they are followed from unbundled modules", { asWritten: true }, followsLinks);

pageTest("the page of a game needs no second page", { colorScheme: "light" }, async (page, url) => {
  await page.goto(url);
  await page.evaluate(() => localStorage.setItem("warren.theme", "dark"));
  await page.goto("about:blank");
  /** @type {string[]} */
  const documents = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  const address = `${url}crossing/?from=a-course#${PUZZLES.crossing}`;
  await page.goto(address);
  await page.locator("main.game.puzzle[data-game=crossing]").waitFor();
  assert.deepEqual(documents, [address.split("#")[0]]);
  const { base, theme } = await page.evaluate(() => ({
    base: document.baseURI,
    theme: document.documentElement.dataset.theme,
  }));
  assert.equal(base, `${url}?from=a-course#${PUZZLES.crossing}`, "links stay on the page");
  assert.equal(theme, "dark");
});

pageTest("a host may serve the page without the slash", {}, async (page, url) => {
  const body = await (await page.request.get(`${url}crossing/`)).text();
  await page.route(`${url}crossing`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${url}crossing#${PUZZLES.crossing}`);
  await page.locator("main.game.puzzle[data-game=crossing]").waitFor();
  assert.equal(page.url(), `${url}#${PUZZLES.crossing}`);
});

pageTest(
  "without script there is a link in each language",
  { javaScriptEnabled: false },
  async (page, url) => {
    await page.goto(`${url}fugitive/`);
    assert.equal(await page.getByRole("link").count(), 3);
    await page.locator("noscript p", { hasText: "needs JavaScript" }).waitFor();
    await page.getByRole("link", { name: "Fugitive and Detectives" }).click();
    await page.waitForURL(`${url}#/new/fugitive`);
    const said = await page.locator("noscript p").first().innerText();
    assert.match(said, /needs JavaScript/);
  },
);

pageTest(
  "a shared link of a published site uses the game's page, and works without a connection",
  { serviceWorkers: "allow", expected: NO_CONNECTION },
  async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await published(async (host) => {
      const { url } = host;
      const share = async () => {
        await page.locator(".controls").getByRole("button", { name: "Share" }).click();
        await dialogOf(page).getByRole("button", { name: "Copy link" }).click();
        await dialogOf(page).waitFor({ state: "detached" });
        return page.evaluate(() => navigator.clipboard.readText());
      };
      await beginGame(page, url, ["person", "person"]);
      await clickMove(page, "D4N");
      await movesPlayed(page, 1);
      const game = await share();
      await page.goto(`${url}#${PUZZLES.crossing}`);
      await page.locator("main.game.puzzle").waitFor();
      const puzzle = await share();
      assert.ok(game.startsWith(`${url}dots/#`), game);
      assert.equal(puzzle, `${url}crossing/?puzzle#${PUZZLES.crossing}`);

      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
      await host.close();
      await page.goto("about:blank");
      await page.goto(game);
      await movesPlayed(page, 1);
      assert.equal(page.url(), game.replace("dots/#", "#"));
      await page.goto(puzzle);
      await page.locator("main.game.puzzle").waitFor();
      assert.equal(page.url(), `${url}#${PUZZLES.crossing}`);
      await followsLinks(page, url);
      await page.goto(`${url}mice/`);
      await dialogOf(page).getByRole("button", { name: "Start" }).waitFor();
      assert.deepEqual(host.missing, []);
    });
  },
);
