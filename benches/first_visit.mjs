// Measures the cost of a first visit: `make bench RUN="first_visit [--rounds 5] [--url https://localhost:8443/]"`.
//
// The built site is served compressed, as by static servers, to a browser with an empty cache. The bench counts the bytes
// over the wire for the home page, for a shared game, and for a board of each game in a frame until engines have moved, both
// from the game's usual start and from a link. It also measures the time from navigation until a board is playable, with the
// browser's own throttling set to a Moto G Power on slow 4G: the mobile preset of Lighthouse's devtools throttling. `--url` names
// another host of the same site for these visits, such as nginx with HTTP/2. Its certificate is not checked.

import { parseArgs } from "node:util";
import { GAMES } from "../www/games/list.js";
import { launch, quantile } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";
import { hostSite, startLink, sum, watch } from "./host.mjs";

/** Converts kilobits a second to bytes a second, as DevTools expects. */
const kilobits = (/** @type {number} */ number) => (number * 1024) / 8;

const PHONE = {
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: kilobits(1474.56),
    uploadThroughput: kilobits(675),
  },
  slowdown: 4,
  screen: { width: 412, height: 823 },
};

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, url: { type: "string" } },
});
const host = await hostSite();
const browser = await launch();
try {
  // The form that *Share* copies: each game has a page of its own.
  const link = `dots/${await startLink("dots")}`;
  const home = await visit(host.url, { cell: false, throttled: false });
  print("home", home.resources);
  const board = await visit(host.url + link, { cell: true, throttled: false });
  print("a board", board.resources);
  const sizes = [];
  for (const game of Object.keys(GAMES)) {
    const usual = await watch(host, browser, `embed.html?mode=watch&game=${game}`);
    const linked = await watch(host, browser, `embed.html?mode=watch${await startLink(game)}`);
    const [bytes, fromLink] = [usual, linked].map((all) => (sum(all) / 1000).toFixed(1));
    console.log(`${game} until engines have moved: ${bytes} kB; from a link ${fromLink} kB`);
    sizes.push(`${game} ${bytes}`);
  }
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const { playable } = await visit((values.url ?? host.url) + link, {
      cell: true,
      throttled: true,
    });
    times.push(playable);
  }
  times.sort((a, b) => a - b);
  const [least, median, most] = [0, 0.5, 1].map((part) => quantile(times, part).toFixed(0));
  reportFigure(
    `home ${(sum(home.resources) / 1000).toFixed(1)} kB; with engines: ${sizes.join(", ")} kB; ` +
      `playable on a phone after ${median} ms (${least} to ${most})`,
  );
} finally {
  await browser.close();
  await host.close();
}

/**
 * Loads an address with an empty cache, and waits until its board is playable.
 * @param {string} url
 * @param {{cell: boolean, throttled: boolean}} how with `cell`, plays a move to check that it is possible
 */
async function visit(url, { cell, throttled }) {
  const context = await browser.newContext({ viewport: PHONE.screen, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    /** @type {Map<string, string>} */
    const names = new Map();
    /** @type {{name: string, bytes: number}[]} */
    const resources = [];
    devtools.on("Network.requestWillBeSent", ({ requestId, request }) =>
      names.set(requestId, new URL(request.url).pathname),
    );
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
      resources.push({ name: names.get(requestId) ?? "", bytes: encodedDataLength }),
    );
    if (throttled) {
      await devtools.send("Network.emulateNetworkConditions", PHONE.network);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: PHONE.slowdown });
    }
    // The page itself reports the moment: a script that asks for it would slow the page down.
    await devtools.send("Runtime.enable");
    await devtools.send("Runtime.addBinding", { name: "reportPlayable" });
    /** @type {Promise<number>} */
    const reported = new Promise((resolve) => {
      devtools.on("Runtime.bindingCalled", ({ payload }) => resolve(Number(payload)));
    });
    await page.addInitScript(() => {
      const look = () => {
        const button = document.querySelector('button[data-cell="D4"]');
        if (button) /** @type {any} */ (globalThis).reportPlayable(String(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(url, { waitUntil: cell ? "commit" : "networkidle" });
    if (!cell) return { resources, playable: Number.NaN };
    const playable = await reported;
    await page.click('button[data-cell="D4"]');
    await page.waitForSelector('button[data-cell="D4"][aria-label*="1 dot"]');
    if (!throttled) await page.waitForLoadState("networkidle");
    return { resources, playable };
  } finally {
    await context.close();
  }
}

/**
 * @param {string} what
 * @param {{name: string, bytes: number}[]} resources
 */
function print(what, resources) {
  console.log(`${what}: ${(sum(resources) / 1000).toFixed(1)} kB in ${resources.length} files`);
  for (const { name, bytes } of resources.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8)) {
    console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)} kB ${name}`);
  }
}
