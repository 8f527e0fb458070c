// Each write of the page into the browser's storage fails once: the page says so and continues, the data stored before is
// intact, and the next write succeeds.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addProgram, many, start, WRONG } from "../batches.mjs";
import { beginGame, clickMove, movesPlayed, pageTest } from "../page.mjs";
import { WRITERS } from "../writers.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The choice of the theme in the settings. @param {Page} page */
const themeList = (page) => page.getByRole("combobox", { name: "Theme" });

const UNKEPT = "This browser does not let the page store anything more.";

const KEPT_HERE = "Anything you do now lasts until you close this tab.";

/**
 * In the page: `failWrites(key, reason)` makes the next write of such a key fail, and counts failures.
 */
function mayFail() {
  let failing = "";
  let reason = "";
  const counts = { failed: 0 };
  const fails = (/** @type {unknown} */ key) => {
    if (failing === "" || !String(key).startsWith(failing)) return false;
    failing = "";
    counts.failed += 1;
    return true;
  };
  const refusal = () => new DOMException("made to fail", reason);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, text) {
    if (fails(key)) throw refusal();
    setItem.call(this, key, text);
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    if (!fails(`database ${this.name}`)) return put.apply(this, given);
    // As with a full disk: the whole transaction is rolled back.
    if (reason === "AbortError") {
      const request = put.apply(this, given);
      this.transaction.abort();
      return request;
    }
    throw refusal();
  };
  const failWrites = (/** @type {string} */ key, /** @type {string} */ why) => {
    failing = key;
    reason = why;
  };
  Object.assign(globalThis, { failWrites, failedWrites: counts });
}

/** @param {Page} page @param {string} key @param {string} reason */
const fail = (page, key, reason) =>
  page.evaluate(
    ([key, reason]) => /** @type {any} */ (globalThis).failWrites(key, reason),
    [key, reason],
  );

/** @param {Page} page @param {string} area @param {RegExp} key */
const storedText = (page, area, key) =>
  page.evaluate(
    ([area, key]) => {
      const storage = /** @type {any} */ (globalThis)[area];
      const found = Object.keys(storage).find((each) => new RegExp(key).test(each));
      return found ? storage.getItem(found) : null;
    },
    [area, key.source],
  );

/** The text field of the code editor. @param {Page} page */
const code = (page) => page.getByRole("textbox", { name: /^Source of / });

/**
 * A kind of write: `begin` leads to a first write, which is stored; `write` makes a write that fails; `check` sees that the
 * page continues, that the stored data is intact, and that the next write is stored.
 * @typedef {Object} Row
 * @property {string} key the beginning of the key
 * @property {string} message
 * @property {string[]} reasons
 * @property {(page: Page, url: string) => Promise<void>} begin
 * @property {(page: Page) => Promise<void>} write
 * @property {(page: Page) => Promise<void>} check
 */

const REASONS = ["QuotaExceededError", "SecurityError"];

/** The list of stored batches. @param {Page} page */
const batches = (page) => many(page).getByRole("combobox", { name: "Played on" });

/** By the module that writes. @type {Record<string, Row>} */
const ROWS = {
  "play/batches/run-store.js": {
    key: "database games",
    message: KEPT_HERE,
    reasons: ["QuotaExceededError", "DataError", "AbortError"],
    begin: async (page, url) => {
      await addProgram(page, url, WRONG);
      await start(page, ["Level 1"], 2);
      await many(page).getByText("All 2 games are over.").first().waitFor();
    },
    write: (page) => start(page, ["Level 1"], 4),
    check: async (page) => {
      await many(page).getByText("All 4 games are over.").first().waitFor();
      await page.reload();
      // The rejected game is stored with the next one, and the earlier batch is intact.
      await many(page).getByText("All 4 games are over.").first().waitFor();
      assert.equal(await many(page).getByRole("listitem").count(), 4);
      await batches(page).selectOption({ index: 1 });
      await many(page).getByText("All 2 games are over.").first().waitFor();
      assert.equal(await many(page).getByRole("listitem").count(), 2);
    },
  },
  "play/match/store.js": {
    key: "warren:game:",
    message: UNKEPT,
    reasons: REASONS,
    begin: async (page, url) => {
      await beginGame(page, url, ["person", "person"]);
      await clickMove(page, "D4N");
      await movesPlayed(page, 1);
    },
    write: (page) => clickMove(page, "A1N"),
    check: async (page) => {
      await movesPlayed(page, 2);
      assert.match(await storedText(page, "localStorage", /^warren:game:/), /"length":1/);
      await clickMove(page, "G7N");
      await movesPlayed(page, 3);
      assert.match(await storedText(page, "localStorage", /^warren:game:/), /"length":3/);
    },
  },
  "play/your-games/results.js": {
    key: "warren:results",
    message: UNKEPT,
    reasons: REASONS,
    begin: async (page, url) => {
      await beginGame(page, url, ["person", 1]);
      await page.evaluate(() => localStorage.setItem("warren:results", "[]"));
    },
    write: async (page) => {
      await page.getByRole("button", { name: "Resign" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    },
    check: async (page) => {
      await page.getByText("You resigned. The engine wins.").first().waitFor();
      assert.equal(await storedText(page, "localStorage", /^warren:results/), "[]");
      assert.match(await storedText(page, "localStorage", /^warren:game:/), /"over":true/);
    },
  },
  "kit/page/preferences.js": {
    key: "warren.theme",
    message: UNKEPT,
    reasons: REASONS,
    begin: async (page, url) => {
      await page.goto(url);
      await page.getByRole("button", { name: "Settings" }).click();
      await themeList(page).selectOption("Light");
    },
    write: async (page) => {
      await themeList(page).selectOption("Dark");
    },
    check: async (page) => {
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
      assert.equal(await storedText(page, "localStorage", /^warren.theme/), "light");
      await themeList(page).selectOption("Same as the system");
      await themeList(page).selectOption("Light");
      assert.equal(await storedText(page, "localStorage", /^warren.theme/), "light");
    },
  },
  "play/projects/store.js": {
    key: "warren:project:",
    message: UNKEPT,
    reasons: REASONS,
    begin: async (page, url) => {
      await page.goto(`${url}#/edit/dots`);
      await page.locator('.cell[data-cell="A1"]').click();
      await page.locator('.cell[data-cell="A1"]:not([aria-label$="empty"])').waitFor();
    },
    write: (page) => page.locator('.cell[data-cell="B2"]').click(),
    check: async (page) => {
      await page.locator('.cell[data-cell="B2"]:not([aria-label$="empty"])').waitFor();
      const before = await storedText(page, "localStorage", /^warren:project:/);
      await page.locator('.cell[data-cell="C3"]').click();
      await page.locator('.cell[data-cell="C3"]:not([aria-label$="empty"])').waitFor();
      assert.notEqual(await storedText(page, "localStorage", /^warren:project:/), before);
    },
  },
  "outside/embedding/keep.js": {
    key: "warren:board:",
    message: "The browser does not let this board store your work.",
    reasons: REASONS,
    begin: async (page, url) => {
      await page.goto(`${url}embed.html?game=dots&people=all&hand_in=on`);
      await clickMove(page, "D4N");
      await page.waitForFunction(() =>
        Object.keys(localStorage).some((key) => key.startsWith("warren:board:")),
      );
    },
    write: (page) => clickMove(page, "A1N"),
    check: async (page) => {
      const before = await storedText(page, "localStorage", /^warren:board:/);
      assert.match(before, /"progress":"/);
      await clickMove(page, "G7N");
      await page.waitForFunction((before) => !Object.values(localStorage).includes(before), before);
      await page.reload();
      await page.getByText("You are back where you left off.").waitFor();
    },
  },
  "play/programs/store.js": {
    key: "database contents",
    message: UNKEPT,
    reasons: ["QuotaExceededError", "DataError", "AbortError"],
    begin: async (page, url) => {
      await page.goto(`${url}#/programs`);
      await page.getByRole("button", { name: "Write a program for Jumping Dots" }).click();
      await code(page).click();
      await page.getByText("Saved", { exact: true }).waitFor();
    },
    write: async (page) => {
      await page.keyboard.press("ControlOrMeta+Home");
      await page.keyboard.type("// mine\n");
    },
    check: async (page) => {
      await page.getByText("Until this tab is closed", { exact: true }).waitFor();
      await page.getByRole("link", { name: "Programs" }).click();
      await page.goBack();
      await page.locator(".cm-line", { hasText: "// mine" }).waitFor();
      await code(page).click();
      await page.keyboard.type("// more\n");
      await page.getByText("Saved", { exact: true }).waitFor();
      await page.reload();
      await page.locator(".cm-line", { hasText: "// mine" }).waitFor();
    },
  },
};

test("each writer with a message on the page has a row", () => {
  const shown = Object.keys(WRITERS).filter((module) => WRITERS[module] === "shown");
  // The others write through this module.
  assert.deepEqual(
    shown.filter((module) => module !== "kit/page/storage.js").sort(),
    Object.keys(ROWS).sort(),
  );
});

for (const [module, { begin, check, key, reasons, message, write }] of Object.entries(ROWS)) {
  pageTest(`a failed write is reported, and nothing is lost: ${module}`, {}, async (page, url) => {
    await page.addInitScript(mayFail);
    for (const reason of reasons) {
      await page.goto("about:blank");
      await begin(page, url);
      await fail(page, key, reason);
      await write(page);
      await page.getByText(message).first().waitFor();
      assert.equal(
        await page.evaluate(() => /** @type {any} */ (globalThis).failedWrites.failed),
        1,
        reason,
      );
      await check(page);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  });
}
