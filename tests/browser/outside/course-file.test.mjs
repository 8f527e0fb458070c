// Saving a course file: from a puzzle's link to the zip.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../../../tools/serve.mjs";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { unzipSync } from "../../../www/vendor/fflate.js";
import { faultsOn } from "../axe.mjs";
import { PUZZLES } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { afterPages, clickMove, openMore, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** The WebAssembly files in a course file with these games. @param {string[]} games */
const modulesOf = (...games) =>
  games.flatMap((game) => [`wasm/${game}_bg.wasm`, `wasm/${game}-study_bg.wasm`]);

/** Saves the file, and unpacks it. @param {Page} page */
async function saved(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save the file").click(),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const text = (/** @type {string} */ file) => new TextDecoder().decode(files[file]);
  return {
    file: download.suggestedFilename(),
    files,
    text,
    course: JSON.parse(text("course.json")),
  };
}

pageTest("a shared puzzle and others are saved for a course", STILL, async (page, url) => {
  await page.goto(`${url}#${PUZZLES.dots}`);
  await page.locator(".puzzle .cell").first().waitFor();
  await button(page, "Share").click();
  await openMore(page);
  await page.getByRole("link", { name: "Save for a course" }).click();
  const rows = page.locator(".course-file-items > li");
  await rows.first().waitFor();

  await page.getByText("Space Mice", { exact: true }).click();
  await page.getByLabel("Lesson: Space Mice").check();
  await page.getByLabel(/^2\. /).check();
  await button(page, "Move item 3 up").click();
  assert.equal(await page.evaluate(() => document.activeElement?.ariaLabel), "Move item 2 up");
  await page.getByLabel("Title of item 1").fill("Rows");
  await page.getByLabel("Title of the course").fill("Week 1: rows & mice");
  await page.getByLabel("Points off for each hint").fill("101");
  await button(page, "Save the file").click();
  await page.getByText("Points are numbers from 0 to 100.").waitFor();
  await page.getByLabel("Points off for each hint").fill("5");
  await page.getByLabel("Format").selectOption("scorm2004");
  await page.getByRole("combobox", { name: "Language" }).selectOption("fa");
  assert.deepEqual(await faultsOn(page), []);

  const { course, file, files, text } = await saved(page);
  assert.equal(file, "Week-1-rows-mice-scorm2004.zip");
  assert.deepEqual(course.items, [
    { title: "Rows", link: PUZZLES.dots },
    { title: "Space Mice: puzzle 2", link: course.items[1].link },
    { title: "Lesson: Space Mice", lesson: "mice" },
  ]);
  assert.deepEqual(course.rule, { attempt: 20, hint: 5, solution: 100, pass: 60 });
  assert.equal(course.language, "fa");
  assert.match(text("imsmanifest.xml"), /<title>Week 1: rows &amp; mice<\/title>/);
  assert.deepEqual(
    Object.keys(files).filter((name) => name.endsWith(".wasm")),
    modulesOf("dots", "mice"),
    "only the modules of its games",
  );
  await page.getByText(`Saved as ${file}`).waitFor();
});

pageTest(
  "links are added, and lines that a course cannot hold are reported",
  STILL,
  async (page, url) => {
    await page.goto(`${url}#/teach`);
    await page.getByRole("link", { name: "Make a course file" }).click();
    await page.getByText("You have not chosen anything yet.").waitFor();
    await button(page, "Save the file").click();
    await page
      .locator(".course-file-status", { hasText: "You have not chosen anything yet." })
      .waitFor();
    const links = page.getByLabel(/^Links to other/);
    await links.fill(`${url}#${PUZZLES.crossing}\n\nnothing\n${PUZZLES.crossing}`);
    await button(page, "Add links").click();
    await page.getByText(/^Line 3: /).waitFor();
    assert.equal(await links.inputValue(), "nothing", "the accepted links are gone from the field");
    assert.equal(await page.locator(".course-file-items > li").count(), 1, "not twice");
    await button(page, "Remove item 1").click();
    await page.getByText("You have not chosen anything yet.").first().waitFor();
  },
);

pageTest(
  "a set of puzzles is an item of a course, with points for each puzzle",
  STILL,
  async (page, url) => {
    const set = codeOfSet({
      title: "Leads",
      hints: true,
      shuffled: false,
      tries: 1,
      puzzles: [{ link: PUZZLES.dots }, { link: PUZZLES.crossing }],
    });
    await page.goto(`${url}#/course`);
    await page.getByLabel(/^Links to other/).fill(`${url}#/set/${set}`);
    await button(page, "Add links").click();
    await page.locator(".course-file-items > li").waitFor();
    assert.equal(await page.getByLabel("Title of item 1").inputValue(), "Leads");
    const { course, files } = await saved(page);
    assert.deepEqual(course.items, [{ title: "Leads", set }]);
    assert.deepEqual(
      Object.keys(files).filter((name) => name.endsWith(".wasm")),
      modulesOf("crossing", "dots"),
    );

    const root = await mkdtemp(path.join(tmpdir(), "warren-course-"));
    for (const [name, bytes] of Object.entries(files)) {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    const site = await serve({ root });
    afterPages(() => rm(root, { recursive: true }));
    afterPages(site.close);
    await page.goto(`${site.url}course.html`);
    await clickMove(page, "F4W");
    await page.locator(".playback input[max='2']").waitFor({ state: "attached" });
    await clickMove(page, "F1W");
    const reached = page.locator(".course-reached");
    await reached.getByText("0 of 1 done. Score so far: 50 of 100.").waitFor();
    await button(page, "Next").click();
    await page.getByText("Puzzle 2 of 2").first().waitFor();
    await button(page, "To the result").click();
    await reached.getByText("Done. Score: 50 of 100. You need 60 to pass.").waitFor();
  },
);
