// The built site without a connection, and after another version of it is published, on a plain host, from a sub-path.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { send, turnAfter } from "../detectives.mjs";
import { buildSite, Host } from "../host.mjs";
import { beginGame, clickMove, FUGITIVE, movesPlayed, myTurn, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const BASE = "/course/a/warren/";
const WWW = fileURLToPath(new URL("../../../www", import.meta.url));

/** The browser's console messages without a connection, or with a wrong file. */
const NO_CONNECTION = /404 \(Not Found\)|net::ERR_|Failed to fetch|valid digest|ServiceWorker/;

/** @type {Promise<string> | undefined} */
let first;
/** @type {Promise<string> | undefined} */
let second;

/** The current site. */
const oldSite = () => {
  first ??= buildSite();
  return first;
};

/** A later version, in which a late-loaded part has another text. */
const newSite = () => {
  second ??= buildSite({
    "locales/en.editor.ftl": (words) => words.replace("edit-usual = ", "edit-usual = New: "),
    "index.html": (html) => html.replace("in the browser.", "in the browser, newly."),
  });
  return second;
};

const FROZEN = fileURLToPath(new URL("../../frozen/1/", import.meta.url));

/** An earlier version of the site, of which only the service worker is left, and a page that communicates with it. */
async function frozenSite() {
  const root = await mkdtemp(path.join(tmpdir(), "warren-frozen-"));
  after(() => rm(root, { recursive: true }));
  const kept = path.join(FROZEN, "worker");
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const file of (await readdir(kept)).filter((file) => !/worker|caches/.test(file))) {
    const content = await readFile(path.join(kept, file));
    hashes[file] = createHash("sha256").update(content).digest("base64");
    await writeFile(path.join(root, file), content);
  }
  const worker = await readFile(path.join(kept, "service-worker.js"), "utf8");
  const reduced = worker.replace(/FILES=\{.*?\}/, `FILES=${JSON.stringify(hashes)}`);
  await writeFile(path.join(root, "service-worker.js"), reduced);
  return root;
}

/** The current site, with a later version in one of its folders. */
async function siteWithin() {
  const root = await mkdtemp(path.join(tmpdir(), "warren-within-"));
  after(() => rm(root, { recursive: true }));
  await cp(await oldSite(), root, { recursive: true });
  await cp(await newSite(), path.join(root, "beta"), { recursive: true });
  return root;
}

/**
 * @param {string} root
 * @param {(host: Host) => Promise<void>} body
 */
async function hosted(root, body) {
  const host = new Host(root, BASE);
  await host.open();
  await body(host).finally(() => host.close());
}

/** Waits until all files are stored, and the page gets them from there. @param {Page} page */
const isKept = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/**
 * Makes the browser look for the new version.
 * @param {Page} page
 * @returns {Promise<string>} the outcome
 */
function lookForNew(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    // Some browsers finish looking before they report the result.
    const found = new Promise((resolve) =>
      registration.addEventListener("updatefound", resolve, { once: true }),
    );
    await registration.update();
    await found;
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    if (!worker) return "redundant";
    await new Promise((resolve) => {
      const settle = () => ["activated", "redundant"].includes(worker.state) && resolve(null);
      worker.addEventListener("statechange", settle);
      settle();
    });
    return worker.state;
  });
}

/** Waits until that many versions are stored. @param {Page} page @param {number} count */
async function versionsKept(page, count) {
  await page.evaluate(async (count) => {
    while ((await caches.keys()).length !== count) await new Promise((go) => setTimeout(go, 50));
  }, count);
}

/** The number of stored files of the only version. @param {Page} page */
const filesKept = (page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
  });

/** Deletes files, as the browser may when it is short of space. @param {Page} page */
const throwAway = (page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

/** The version of a page, by its description. @param {Page} page */
async function isNew(page) {
  const description = page.locator('meta[name="description"]');
  return (await description.getAttribute("content"))?.endsWith("newly.") ?? false;
}

/** Waits until the page has the new version. @param {Page} page */
const becomesNew = (page) =>
  page.locator('meta[name="description"][content$="newly."]').waitFor({ state: "attached" });

/** @param {Page} page */
const loadAgain = (page) =>
  page.locator(".notice").getByRole("button", { name: "Load again", exact: true });

/**
 * The text of a button whose words load with the editor.
 * @param {Page} page
 * @param {string} url
 */
async function usualStart(page, url) {
  await page.goto(`${url}#/edit/dots`);
  return page.getByRole("button", { name: /Usual start/ }).textContent();
}

pageTest(
  "after the first visit everything works without a connection",
  { serviceWorkers: "allow", expected: NO_CONNECTION },
  async (page) => {
    await hosted(await oldSite(), async (host) => {
      const { url } = host;
      /** @type {string[]} */
      const asked = [];
      page.on("request", (request) => {
        if (!request.isNavigationRequest()) asked.push(request.url().slice(url.length));
      });
      await page.goto(url);
      await isKept(page);
      await host.close();
      const unbound = asked.filter((path) => !/^module-|\?v=\w+$/.test(path));
      const withoutVersion = /^(favicon\.svg|icons\/.*|manifest\.webmanifest|service-worker\.js)$/;
      assert.deepEqual(
        unbound.filter((path) => !withoutVersion.test(path)),
        [],
        "a page requests files of its version",
      );
      assert.ok(asked.length > unbound.length + 5);

      // The test leaves each page after its workers have loaded: the browser may request files in transit from the host, in
      // vain.
      /** @type {string[]} */
      const failed = [];
      page.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // Without the drawings of puzzles, the page draws by the rules.
        const isDrawing = request.url().includes("/puzzles/drawings/");
        if (!/ABORTED/.test(reason) && !isDrawing) failed.push(`${request.url()}: ${reason}`);
      });

      // On the page of the first visit: parts that it has not needed yet.
      await page.getByRole("link", { name: "About Warren" }).click();
      await page.locator("summary", { hasText: /^Apache-2.0$/ }).waitFor();
      await page.evaluate(() => location.assign("#/new/dots"));
      await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
      await clickMove(page, "D4N");
      await movesPlayed(page, 2);

      await beginGame(page, url, ["person", 6]);
      await clickMove(page, "D4N");
      await movesPlayed(page, 2);
      assert.equal(await myTurn(page), true);
      await page.reload();
      await movesPlayed(page, 2);
      await page.locator(".move").first().click();
      await page.getByRole("tab", { name: "Analysis" }).click();
      await page.getByRole("switch", { name: "Analyse" }).check();
      await page.locator(".best-line").first().waitFor();
      await page.getByRole("tab", { name: "Rules" }).click();
      await page.getByRole("heading", { name: "A move" }).waitFor();

      await beginGame(page, `${url}index.html`, ["person", 6], FUGITIVE);
      await send(page, "1 2 3 4");
      await turnAfter(page, 3);

      await page.goto(`${url}?from=a-course#/puzzles/rabbits`);
      await page.locator(".puzzle-card canvas").first().waitFor();
      await page.locator(".puzzle-card").first().click();
      await page.locator(".game.puzzle").waitFor();
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.locator(".status-text", { hasText: "Look at" }).waitFor();
      assert.match((await usualStart(page, url)) ?? "", /^Usual start/);
      assert.deepEqual(failed, []);
      assert.deepEqual(host.missing, []);
    });
  },
);

pageTest(
  "another site in a folder of the site is independent",
  { serviceWorkers: "allow", expected: NO_CONNECTION },
  async (page) => {
    await hosted(await siteWithin(), async (host) => {
      await page.goto(host.url);
      await isKept(page);
      const inner = `${host.url}beta/`;
      await page.goto(`${inner}index.html`);
      await page.getByRole("button", { name: "Options for Jumping Dots" }).waitFor();
      assert.equal(await isNew(page), true);
      await page.waitForFunction(
        (scope) => navigator.serviceWorker.controller?.scriptURL.startsWith(scope),
        inner,
      );
      assert.equal(await loadAgain(page).count(), 0, "the outer version does not belong to it");
      await host.close();
      assert.equal(await usualStart(page, `${inner}index.html`), "New: Usual start");
      assert.equal(await usualStart(page, host.url), "Usual start");
    });
  },
);

pageTest(
  "a page keeps its version until it is reloaded",
  { serviceWorkers: "allow", expected: NO_CONNECTION },
  async (page) => {
    await hosted(await oldSite(), async (host) => {
      const { url } = host;
      await page.goto(url);
      await isKept(page);
      const idle = await page.context().newPage();
      await idle.goto(`${url}#/puzzles`);
      const playing = await page.context().newPage();
      await playing.goto(url);
      await playing.getByRole("button", { name: "Options for Jumping Dots" }).click();
      await playing.getByLabel("Clock").selectOption({ value: "move-30" });
      await playing.getByRole("button", { name: "Start" }).click();
      await playing.locator(".game .cell").first().waitFor();

      host.root = await newSite();
      assert.equal(await lookForNew(page), "activated");
      await loadAgain(page).waitFor();
      await loadAgain(idle).waitFor();
      await loadAgain(playing).waitFor();
      // A part that has not been loaded yet.
      assert.equal(await usualStart(page, url), "Usual start");
      await versionsKept(page, 2);

      await loadAgain(page).click();
      await page.getByRole("button", { name: "New: Usual start" }).waitFor();
      assert.equal(await isNew(page), true);
      await becomesNew(idle);
      // The update does not interrupt a game against the clock.
      assert.equal(await isNew(playing), false);
      const game = playing.url();
      assert.equal(await usualStart(playing, url), "Usual start");
      await playing.goto(game);
      await loadAgain(playing).click();
      await becomesNew(playing);
      await playing.locator(".game .cell").first().waitFor();
      await versionsKept(playing, 1);
    });
  },
);

pageTest(
  "a damaged version replaces nothing, and files that the browser deletes are fetched again",
  { serviceWorkers: "allow", expected: NO_CONNECTION },
  async (page) => {
    await hosted(await oldSite(), async (host) => {
      const { url } = host;
      await page.goto(url);
      await isKept(page);

      host.root = await newSite();
      host.broken.add("wasm/dots_bg.wasm");
      assert.equal(await lookForNew(page), "redundant");
      await page.reload();
      assert.equal(await isNew(page), false);
      assert.equal(await usualStart(page, url), "Usual start");
      host.broken.clear();
      assert.equal(await lookForNew(page), "activated");
      await loadAgain(page).click();
      await page.getByRole("button", { name: "New: Usual start" }).waitFor();

      await versionsKept(page, 1);
      const all = await filesKept(page);
      await throwAway(page);
      await page.reload();
      while ((await filesKept(page)) < all);
      await host.close();
      await beginGame(page, url, ["person", 1]);

      // A missing file of the page's version is not replaced with another version's.
      await host.open();
      await throwAway(page);
      host.root = await oldSite();
      await page.goto(`${url}#/puzzles/dots`);
      await page.getByText("could not be shown").waitFor();
      await page.reload();
      await page.locator(".puzzle-card").first().waitFor();
      assert.equal(await isNew(page), false);

      // The worker without a version replaces any other, and unregisters.
      host.root = WWW;
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        // The browser may report that the worker unregistered before its update was done, as intended.
        await registration?.update().catch(() => {});
      });
      await versionsKept(page, 0);
      await page.evaluate(async () => {
        while (await navigator.serviceWorker.getRegistration()) {
          await new Promise((go) => setTimeout(go, 50));
        }
      });
    });
  },
);

pageTest(
  "an earlier version works until it is reloaded, and its games are kept",
  { serviceWorkers: "allow", expected: NO_CONNECTION },
  async (page) => {
    const read = async (/** @type {string} */ file) =>
      JSON.parse(await readFile(path.join(FROZEN, file), "utf8"));
    const { games, local } = await read("stored.json");
    const [{ name }] = await read("worker/caches.json");
    await hosted(await frozenSite(), async (host) => {
      const { url } = host;
      const names = () => page.evaluate(() => caches.keys());
      const part = () => page.evaluate(() => /** @type {any} */ (globalThis).partOfSite());
      await page.goto(url);
      await isKept(page);
      assert.deepEqual(await names(), [name.replace("SITE/", url)]);
      await page.evaluate((local) => Object.assign(localStorage, local), local);
      const old = await part();

      host.root = await oldSite();
      assert.equal(await lookForNew(page), "activated");
      const again = page.getByRole("button");
      await again.waitFor();
      assert.equal(await part(), old, "an open page gets its own version's files");
      await versionsKept(page, 2);

      await again.click();
      await page
        .locator(".stored li")
        .nth(games.length - 1)
        .waitFor();
      await versionsKept(page, 1);
      assert.ok(!(await names()).includes(name.replace("SITE/", url)));
    });
  },
);
