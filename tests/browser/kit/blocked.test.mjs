// WASI programs in a browser that cannot suspend them, such as WebKit: their workers are blocked while they wait, and the
// site's service worker sends them their lines. Here the test disables suspension in the other browsers.

import assert from "node:assert/strict";
import { after } from "node:test";
import { BROWSER } from "../browsers.mjs";
import { openKeptSite, takeNewest } from "../kept-site.mjs";
import { pageTest } from "../page.mjs";
import { duringPause, run, rust } from "../programs.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../programs.mjs").Reports} Reports */

const site = await openKeptSite();
after(() => site.close());

/** Only Chromium's protocol can remove a service worker. */
const inChromium = BROWSER !== "firefox";

/** In the page. */
function forget() {
  if ("WebAssembly" in globalThis) Reflect.deleteProperty(WebAssembly, "Suspending");
}

/**
 * @param {string} name
 * @param {(page: Page) => Promise<void>} body
 */
function blockedTest(name, body) {
  pageTest(name, { serviceWorkers: "allow", expected: /./ }, async (page) => {
    await site.publish();
    await page.context().addInitScript(forget);
    await page.goto(`${site.url}blank.html`);
    await body(page);
  });
}

/** @param {Reports} reports */
const texts = ({ lines }) => lines.map(({ text }) => text);

const EXIT = { kind: "exit", message: "", trace: [], code: 0 };

blockedTest("a program reads its lines though it cannot be suspended", async (page) => {
  const files = [{ name: "connect.txt", content: "1 2 C\n" }];
  const reports = await run(
    page,
    rust(),
    [
      ["give", "echo one", "echo two"],
      ["line", 2],
      ["give", "file connect.txt", "random", "sleep"],
      ["line", 5],
      ["give", "echo last"],
      ["finish"],
    ],
    { files, seed: 7 },
  );
  const lines = ["one", "two", 'Ok("1 2 C\\n")', "d70d3259e4e1cb63", "slept", "last", "bye"];
  assert.deepEqual([texts(reports), reports.ended], [lines, [EXIT]]);
  // The program's time includes its sleep, but not the transport of a line.
  assert.ok(reports.lines[4].took >= 20, "it slept");
  const trap = await run(page, rust(), [["give", "panic"]]);
  assert.deepEqual([trap.ended[0].kind, trap.ended[0].reason], ["trap", "unreachable"]);
  const exit = await run(page, rust(), [["give", "exit 3"]]);
  assert.deepEqual(exit.ended[0].code, 3);
});

blockedTest("a blocked program is ended at once, waiting or not", async (page) => {
  const waiting = await run(page, rust(), [["said", 1], ["end"]]);
  assert.deepEqual(waiting.ended, []);
  const endless = await run(page, rust(), [["give", "loop"], ["said", 1], ["end"]]);
  assert.deepEqual(endless.ended, []);
  const flood = await run(page, rust(), [["give", "flood"]]);
  assert.deepEqual([flood.lines.length, flood.ended[0].kind], [64, "flood"]);
  assert.equal((await run(page, rust(), [["finish"]])).ended[0].kind, "exit");
  await Promise.all(page.workers().map((worker) => worker.waitForEvent("close")));
});

/** Three lines for a running program, with a pause before each. @type {import("../programs.mjs").Step[]} */
const THREE = [
  ["said", 1],
  ["pause"],
  ["give", "echo 1"],
  ["line", 1],
  ["pause"],
  ["give", "echo 2"],
  ["line", 2],
  ["pause"],
  ["give", "echo 3"],
  ["line", 3],
  ["finish"],
];

blockedTest(
  "a program survives service workers of new versions, or the page says that it cannot",
  async (page) => {
    const running = run(page, rust(), THREE);
    for (const version of ["00000000000a", "00000000000b", "00000000000c"]) {
      const going = duringPause(page, async () => {
        await site.publish(version);
        await page.evaluate(takeNewest);
      });
      // In Firefox a worker has no service worker after its first one is replaced.
      const isLost = await Promise.race([running.then(() => true), going.catch(() => false)]);
      if (isLost) break;
    }
    const reports = await running;
    if (inChromium) assert.deepEqual(texts(reports), ["1", "2", "3", "bye"]);
    else assert.equal(reports.ended[0].reason, "uncontrolled");
    assert.deepEqual(texts(await run(page, rust(), [["finish"]])), ["bye"]);
  },
);

if (inChromium) {
  blockedTest("a program goes on when the browser ends the service worker", async (page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("ServiceWorker.enable");
    const reports = run(page, rust(), THREE);
    for (let turn = 0; turn < 3; turn += 1) {
      await duringPause(page, () => browser.send("ServiceWorker.stopAllWorkers"));
    }
    assert.deepEqual(texts(await reports), ["1", "2", "3", "bye"]);
  });

  blockedTest("a page that was loaded past the service worker gets it back", async (page) => {
    assert.deepEqual(texts(await run(page, rust(), [["finish"]])), ["bye"]);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.reload", { ignoreCache: true });
    await page.waitForFunction(
      () => document.readyState === "complete" && !navigator.serviceWorker.controller,
    );
    assert.deepEqual(texts(await run(page, rust(), [["finish"]])), ["bye"]);
  });

  blockedTest("a program that lost its lines says so, and the next one has some", async (page) => {
    const browser = await page.context().newCDPSession(page);
    const reports = run(page, rust(), THREE);
    await duringPause(page, async () => {
      const { origin } = new URL(site.url);
      await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers" });
      await browser.send("ServiceWorker.enable");
      await browser.send("ServiceWorker.stopAllWorkers");
    });
    const { ended, ready } = await reports;
    assert.deepEqual(
      [ready.length, ended[0].kind, ended[0].reason],
      [1, "unstarted", "uncontrolled"],
    );
    assert.deepEqual(texts(await run(page, rust(), [["finish"]])), ["bye"]);
  });
}

blockedTest(
  "without a service worker, a program does not start, and the page says why",
  async (page) => {
    await page.evaluate(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("not allowed"));
    });
    const { ended, ready } = await run(page, rust());
    assert.deepEqual(
      [ready.length, ended[0].kind, ended[0].reason],
      [0, "unstarted", "uncontrolled"],
    );
  },
);
