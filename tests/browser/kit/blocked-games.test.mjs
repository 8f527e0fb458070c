// Games of WASI programs where the browser cannot suspend them: if the service worker that sends them their lines is removed
// the page restores it, restarts the program, and says so. Here the test disables suspension in Chromium, since
// only its protocol can remove a service worker.

import assert from "node:assert/strict";
import { BROWSER } from "../browsers.mjs";
import { pageTest } from "../page.mjs";
import { compiled } from "../programs.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const turns = (page) => page.locator(".program-turns > li");

/**
 * Waits until the program has had more turns.
 * @param {Page} page
 * @param {number} count
 */
const reach = (page, count) =>
  turns(page)
    .nth(count - 1)
    .waitFor({ state: "attached" });

/**
 * Removes the site's service worker, as a browser may when it needs space.
 * @param {Page} page
 */
async function takeAway(page) {
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers" });
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.stopAllWorkers");
  await browser.detach();
}

/**
 * A game of a Rust program against the engine of level 1, which has begun.
 * @param {Page} page
 * @param {string} url
 */
async function begin(page, url) {
  await page.context().addInitScript(() => {
    if ("WebAssembly" in globalThis) Reflect.deleteProperty(WebAssembly, "Suspending");
  });
  await page.goto(`${url}#/programs`);
  const { base64 } = compiled("examples/dots/starter.rs", "2024");
  const buffer = Buffer.from(base64, "base64");
  const file = { name: "Mine.dots.wasm", mimeType: "application/wasm", buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.program").waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("tab", { name: "Program" }).waitFor();
}

if (BROWSER !== "firefox") {
  pageTest(
    "a game continues however often the service worker is removed",
    { asBuilt: true, serviceWorkers: "allow", expected: /./ },
    async (page, url) => {
      await begin(page, url);
      await reach(page, 3);
      for (const seen of [3, 6]) {
        await takeAway(page);
        const notice = page.getByText("cut the program off from its lines").last();
        await notice.waitFor();
        await page.getByText("repeated").first().waitFor();
        await reach(page, seen + 3);
        // The newest turn is in view.
        await page.waitForFunction(() => {
          const newest = document.querySelector(".program-turns > .shown");
          const { bottom } = newest?.getBoundingClientRect() ?? { bottom: Number.NaN };
          return (
            bottom <=
            (document.querySelector("[role=tabpanel]:not([hidden])")?.getBoundingClientRect()
              .bottom ?? 0) +
              1
          );
        });
        await page.getByRole("button", { name: "Dismiss" }).first().click();
      }
      assert.equal(await page.locator(".program-end").isVisible(), false, "neither side has lost");
    },
  );

  pageTest(
    "a program starts although the service worker was removed",
    { asBuilt: true, serviceWorkers: "allow", expected: /./ },
    async (page, url) => {
      await begin(page, url);
      await reach(page, 1);
      await page.goto(`${url}#/programs`);
      await takeAway(page);
      await page.getByRole("link", { name: "Mine" }).first().click();
      await page.getByRole("button", { name: "Play", exact: true }).click();
      await reach(page, 2);
    },
  );
}
