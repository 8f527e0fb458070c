// The report of a tournament, opened from the file system as written by `warren tournament report`.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { faultsOn } from "../axe.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const here = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
const SITE = here("../../../target/site");

const CUP = `name = "Cup"
game = "dots"
[[program]]
name = "One"
run = "warren:1"
[[program]]
name = "<b>Ж & co</b>"
run = "warren:2"
[[program]]
name = "A name that is as long as a name in a tournament may be, no"
run = "warren:3"
`;

/** A game whose map a worker lays out. */
const HUNT = `game = "fugitive"
time_factor = 100
[[program]]
run = "warren:1"
[[program]]
run = "warren:2"
`;

/** @type {string} */
let folder;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "warren-report-"));
  await writeFile(path.join(folder, "cup.toml"), CUP);
  await writeFile(path.join(folder, "hunt.toml"), HUNT);
  const warren = (/** @type {string[]} */ ...words) => {
    const cargo = [
      "run",
      "--quiet",
      "--locked",
      "--manifest-path",
      here("../../../Cargo.toml"),
      "--",
    ];
    execFileSync("cargo", [...cargo, "tournament", ...words], { cwd: folder, stdio: "pipe" });
  };
  for (const name of ["cup", "hunt"]) {
    warren(`${name}.toml`);
    warren("report", `${name}.toml`, "--site", SITE);
  }
});

after(() => rm(folder, { recursive: true, force: true }));

/** @param {string} page @param {string} [report] */
const addressOf = (page, report = "cup.report") =>
  pathToFileURL(path.join(folder, report, page)).href;

/** @param {Page} page */
async function fits(page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${page.url()} is too wide by ${over} px`);
}

const PHONE = { viewport: { width: 320, height: 640 } };

pageTest("all kinds of pages of a report fit on a small phone", PHONE, async (page) => {
  for (const name of ["index.html", "games.html", "program-2.html", "games/0001.html"]) {
    await page.goto(addressOf(name));
    await fits(page);
    // The board's marks are in its shadow tree.
    const marks = await page.evaluate(() => document.querySelectorAll("main b").length);
    assert.equal(marks, 0, "no name becomes a mark");
    assert.deepEqual(await faultsOn(page), [], name);
  }
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  const title = `a game of a report is replayed by clicks, in the ${colorScheme}`;
  pageTest(title, { ...PHONE, colorScheme }, async (page) => {
    assert.ok(existsSync(path.join(SITE, "report/dots.js")), "make site");
    await page.goto(addressOf("index.html"));
    await page.getByRole("link", { name: "All games" }).click();
    await page.getByRole("table").getByRole("link", { name: "1", exact: true }).click();
    const slider = page.getByRole("slider").first();
    await slider.waitFor();
    const start = Number(await slider.inputValue());
    await page.getByRole("button", { name: "One move forward" }).click();
    await page.waitForFunction(
      ([start]) => {
        const board = document.querySelector("warren-board");
        return /** @type {any} */ (board).state?.shown === start + 1;
      },
      [start],
    );
    // The scheme is not set in Firefox.
    const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
    const theme = await page.locator("warren-board").getAttribute("data-theme");
    assert.equal(theme, isDark ? "dark" : "light");
    await fits(page);
  });
}

pageTest("a map in a report is laid out without the site", {}, async (page) => {
  await page.goto(addressOf("games/0001.html", "hunt.report"));
  await page.getByRole("button", { name: "One move forward" }).click();
  // The notice would stay if the map could not be laid out.
  await page.locator(".map-waiting").waitFor({ state: "hidden" });
});
