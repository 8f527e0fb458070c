// Helpers shared by the benches that visit the built site: a plain server, and links.

import { readdir, readFile } from "node:fs/promises";
import http from "node:http";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadRules } from "../tools/rules.mjs";
import { serve } from "../tools/serve.mjs";

/** The time for which browsers may cache a file without revalidation, in seconds, as on GitHub Pages. */
const KEPT = 600;

/**
 * Serves `target/site` on this machine, compressed, as static servers do.
 * @param {{ ahead?: boolean }} [how] with `ahead` everything is compressed first, since compression would affect measured times
 * @returns {Promise<{url: string, sent: {name: string, bytes: number}[], close: () => Promise<void>}>} the address, ending in
 *   `/`, and a growing list of the responses: their sizes are compressed, without headers. A new list in its place gets
 *   those sent from then on
 * @throws if the site has not been built
 */
export async function hostSite({ ahead = true } = {}) {
  const root = fileURLToPath(new URL("../target/site", import.meta.url));
  const site = await serve({ root });
  /** The answers by path. @type {Map<string, Answer>} */
  const answers = new Map();
  for (const file of ahead ? await readdir(root, { recursive: true }) : []) {
    answers.set(file, await compressed(new URL(file, site.url)));
  }
  const host = { url: "", sent: /** @type {{name: string, bytes: number}[]} */ ([]), close };
  const server = http.createServer(async (request, response) => {
    // A request of a closed page goes into that page's list, even if the answer is later.
    const { sent } = host;
    const asked = request.url?.slice(1).split("?")[0] ?? "";
    const answer = answers.get(asked) ?? (await compressed(new URL(asked, site.url)));
    answers.set(asked, answer);
    const { status, type, body } = answer;
    response.writeHead(status, {
      "content-type": type,
      "content-encoding": "gzip",
      "content-length": body.length,
      "cache-control": `max-age=${KEPT}`,
    });
    response.end(body);
    sent.push({ name: asked, bytes: body.length });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  host.url = `http://127.0.0.1:${port}/`;
  return host;

  async function close() {
    server.close();
    server.closeAllConnections();
    await site.close();
  }
}

/** @typedef {{status: number, type: string, body: Buffer}} Answer */

/**
 * @param {URL} address
 * @returns {Promise<Answer>}
 */
async function compressed(address) {
  const answer = await fetch(address);
  return {
    status: answer.status,
    type: answer.headers.get("content-type") ?? "application/octet-stream",
    body: gzipSync(Buffer.from(await answer.arrayBuffer())),
  };
}

/**
 * Loads a board in a frame with an empty cache, and waits until both engines have made their first move.
 * @param {Host} host
 * @param {import("playwright-core").Browser} browser
 * @param {string} address relative to the site's
 */
export function watch(host, browser, address) {
  return visit(host, browser, address, async (page) => {
    await page.waitForFunction(
      () => Number(document.querySelector("input.scrubber")?.getAttribute("max")) > 1,
    );
  });
}

/**
 * Opens a shared game with an empty cache, and waits until nothing more is requested.
 * @param {Host} host
 * @param {import("playwright-core").Browser} browser
 * @param {string} game
 */
export async function openShared(host, browser, game) {
  return visit(host, browser, await startLink(game), async (page) => {
    await page.locator("main.game").waitFor();
    await page.waitForLoadState("networkidle");
  });
}

/** @typedef {Awaited<ReturnType<typeof hostSite>>} Host */

/**
 * Visits an address on a phone's screen with an empty cache. Files for offline use are not part of a visit.
 * @param {Host} host
 * @param {import("playwright-core").Browser} browser
 * @param {string} address relative to the site's
 * @param {(page: import("playwright-core").Page) => Promise<void>} wait
 * @returns {Promise<{name: string, bytes: number}[]>} the responses sent until the wait is over
 */
async function visit(host, browser, address, wait) {
  host.sent = [];
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.goto(host.url + address);
    await wait(page);
    return [...host.sent];
  } finally {
    await context.close();
  }
}

/** @param {{bytes: number}[]} resources */
export const sum = (resources) => resources.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The fragment of a link to the usual start of a game.
 * @param {string} game
 */
export async function startLink(game) {
  const { Scene } = await loadRules(game);
  const start = Scene.start(game);
  const link = start.link(0, 0);
  start.free();
  return `#${link}`;
}

/**
 * The link to the first puzzle of a game, as it is shared.
 * @param {string} game
 */
export async function puzzleLink(game) {
  const file = new URL(`../www/puzzles/${game}/00.json`, import.meta.url);
  const [{ link }] = JSON.parse(await readFile(file, "utf8"));
  return `${game}/?puzzle#${link}`;
}
