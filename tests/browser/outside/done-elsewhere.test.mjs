// The deeds of a learner at a puzzle stay done on another site's page and in a course file, however the learner begins again.

import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../../../tools/serve.mjs";
import { courseOf } from "../../../www/outside/course/description.js";
import { courseFile } from "../../../www/outside/course-file/file.js";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { readHandIns } from "../../../www/play/scores/hand-in.js";
import { readProgress } from "../../../www/play/scores/progress.js";
import { unzipSync } from "../../../www/vendor/fflate.js";
import { ASKED, DOTS, press, QUESTION_LINK } from "../deeds.mjs";
import { PUZZLES } from "../elsewhere.mjs";
import { freshVisitor, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../deeds.mjs").Deed} Deed */

/** @param {string} link */
const setOf = (link) =>
  codeOfSet({ title: "One", hints: true, shuffled: false, tries: null, puzzles: [{ link }] });

/** @param {string} options */
const framed = (
  options,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
  <link rel="icon" href="data:,">
  <iframe id="frame" title="A board" width="700" allow="clipboard-write"
    src="SITE/embed.html?language=en&hand_in=on&${options}"></iframe>
  <script type="module">
    import { connect } from "SITE/embedding/parent.js";
    window.board = connect(document.getElementById("frame"));
    board.addEventListener("solved", ({ detail }) => { window.solved = detail.solved; });
  </script>`;

/** A learning system with the object of SCORM 1.2, which stores commits. */
const SYSTEM = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A learning system</title>
  <link rel="icon" href="data:,">
  <script>
    const values = JSON.parse(localStorage.getItem("kept") ?? "{}");
    const keep = () => { localStorage.setItem("kept", JSON.stringify(values)); return "true"; };
    window.API = {
      LMSInitialize: () => "true",
      LMSGetValue: (name) => values[name] ?? "",
      LMSSetValue: (name, value) => { values[name] = String(value); return "true"; },
      LMSCommit: keep,
      LMSFinish: keep,
      LMSGetLastError: () => "0",
      LMSGetErrorString: () => "",
    };
  </script>
  <iframe title="A course" width="700" height="900" src="course.html"></iframe>`;

/**
 * Writes a course with one item, and the page of the learning system, into a folder.
 * @param {string} root
 * @param {{ link: string } | { set: string }} item
 */
async function writeCourse(root, item) {
  const www = new URL("../../../www/", import.meta.url);
  const list = JSON.parse(await readFile(new URL("course-files/list.json", www), "utf8"));
  const course = courseOf({
    version: 1,
    format: "scorm12",
    title: "One",
    language: "en",
    items: [item],
  });
  const zip = await courseFile(course, ["dots", "fugitive"], list, (at) =>
    readFile(new URL(at, www)),
  );
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await writeFile(path.join(root, "index.html"), SYSTEM);
}

/** The document of the frame. @param {Page} page @returns {Page} */
const inside = (page) => /** @type {any} */ (page.frames()[1]);

/** @param {number} tries @param {number} hints @param {boolean} isShown */
const line = (tries, hints, isShown) =>
  `${tries} ${tries === 1 ? "try" : "tries"}, ${hints} hints${isShown ? ", shown" : ""}`;

/** The text of the handed-in progress. @param {Page} page */
async function handedIn(page) {
  const board = inside(page);
  await press(board, "Hand in");
  await board.getByLabel(/name or number/).fill("Zoë");
  await press(board, "Copy");
  await board.getByText("Copied.").waitFor();
  const [{ handIn }] = readHandIns(await page.evaluate(() => navigator.clipboard.readText()));
  return readProgress(handIn?.progress ?? "");
}

/** The reports of a puzzle's board, and the handed-in progress. @param {Page} page */
async function ofPuzzle(page) {
  await page.waitForFunction("window.solved");
  const reported = await page.evaluate("[window.solved, board.state.puzzle]");
  const progress = await handedIn(page);
  assert.ok(progress?.kind === "puzzle" && progress.solved);
  const { attempt, hints, solutionShown } = progress.solved;
  const lines = /** @type {any[]} */ (reported).map((each) =>
    line(each.attempts, each.hints, each.solutionShown),
  );
  assert.deepEqual(lines, [lines[0], lines[0]]);
  assert.equal(line(attempt, hints, solutionShown), lines[0]);
  return lines[0];
}

/** The results that a set's board shows and reports, and the handed-in progress. @param {Page} page */
async function ofSet(page) {
  await press(inside(page), "To the result");
  const shown = await inside(page).locator(".set-lines li").innerText();
  const [reported] = /** @type {any} */ (await page.evaluate("board.state.set.results"));
  const progress = await handedIn(page);
  assert.ok(progress?.kind === "set" && progress.results[0]);
  const [{ hints, isSolved, tries }] = progress.results;
  assert.deepEqual(reported, { attempts: tries, hints, solved: isSolved });
  return shown.replace("Puzzle 1. ", "");
}

/** The points that the course shows, and those stored by the learning system. @param {Page} page */
async function ofCourse(page) {
  const course = inside(page);
  await course.locator(".course-reached", { hasText: /^Done/ }).waitFor();
  await kept(page);
  const shown = await course.locator(".course-reached").innerText();
  const points = /Score: (\d+)/.exec(shown)?.[1];
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("kept") ?? "{}"));
  assert.equal(stored["cmi.core.score.raw"], points);
  assert.equal(stored["cmi.objectives.0.score.raw"], points);
  return points;
}

/** Waits until the learning system has stored everything. @param {Page} page */
const kept = (page) => inside(page).locator(".course-kept", { hasText: "Saved" }).waitFor();

/**
 * A place with a puzzle. `write` writes its page into a folder; `kept` waits until the deeds are stored; `result` reads
 * the final result, and `results` are the expected ones after each deed.
 * @typedef {Object} Place
 * @property {(root: string, url: string) => Promise<void>} write
 * @property {typeof DOTS | typeof ASKED} puzzle
 * @property {(page: Page) => Promise<void>} [kept]
 * @property {(page: Page) => Promise<unknown>} result
 * @property {Partial<Record<Deed, string>>} results
 * @property {readonly string[]} ways
 */

/** @param {string} options @returns {Place["write"]} */
const frame = (options) => (root, url) =>
  writeFile(path.join(root, "index.html"), framed(options).replaceAll("SITE/", url));

const ALL = ["reload", "Back", "a second tab", "closed and opened"];
// A learning system sends a course its state when it opens, and has one learner in one tab.
const ALONE = ALL.filter((way) => way !== "a second tab");
const PUZZLE = {
  "wrong move": "2 tries, 0 hints",
  hint: "1 try, 1 hints",
  "shown solution": "2 tries, 0 hints, shown",
};
const SET = {
  "wrong move": "Solved: 2 tries, no hints.",
  hint: "Solved: 1 try, 1 hint.",
  "shown solution": "Not solved, the solution was shown: 1 try, no hints.",
};
const COURSE = { "wrong move": "80", hint: "90", "shown solution": "0" };

/** @type {Record<string, Place>} */
const PLACES = {
  embedded: {
    write: frame(`link=${PUZZLES.dots}`),
    puzzle: DOTS,
    result: ofPuzzle,
    results: PUZZLE,
    ways: ALL,
  },
  "an embedded question": {
    write: frame(`link=${QUESTION_LINK}`),
    puzzle: ASKED,
    result: ofPuzzle,
    results: PUZZLE,
    ways: ALL,
  },
  "in an embedded set": {
    write: frame(`set=${setOf(PUZZLES.dots)}`),
    puzzle: DOTS,
    result: ofSet,
    results: SET,
    ways: ALL,
  },
  "a question in an embedded set": {
    write: frame(`set=${setOf(QUESTION_LINK)}`),
    puzzle: ASKED,
    result: ofSet,
    results: SET,
    ways: ALL,
  },
  "in a course file": {
    write: (root) => writeCourse(root, { link: PUZZLES.dots }),
    puzzle: DOTS,
    kept,
    result: ofCourse,
    results: COURSE,
    ways: ALONE,
  },
  "in a set of a course file": {
    write: (root) => writeCourse(root, { set: setOf(PUZZLES.dots) }),
    puzzle: DOTS,
    kept,
    result: ofCourse,
    results: COURSE,
    ways: ALONE,
  },
};

/**
 * Ways to begin again after a deed. They return the page on which the puzzle is open again.
 * @type {Record<string, (page: Page, address: string, act: () => Promise<void>, there: (page: Page) => Promise<void>) => Promise<Page>>}
 */
const WAYS = {
  reload: async (page, _, act) => {
    await act();
    await page.reload();
    return page;
  },
  Back: async (page, address, act) => {
    await act();
    await page.goto(`${address}nothing.html`);
    await page.goBack();
    return page;
  },
  "a second tab": async (page, address, act, there) => {
    const other = await page.context().newPage();
    await other.goto(address);
    await there(other);
    await page.bringToFront();
    await act();
    await other.bringToFront();
    return other;
  },
  "closed and opened": async (page, address, act) => {
    await act();
    const context = page.context();
    await page.close();
    const other = await context.newPage();
    await other.goto(address);
    return other;
  },
};

for (const [name, place] of Object.entries(PLACES)) {
  for (const [deed, act] of Object.entries(place.puzzle.deeds)) {
    pageTest(`a ${deed} stays done: ${name}`, {}, async (page, url) => {
      const root = await mkdtemp(path.join(tmpdir(), "warren-done-"));
      await place.write(root, url);
      await writeFile(
        path.join(root, "nothing.html"),
        '<!doctype html><link rel="icon" href="data:,">',
      );
      const site = await serve({ root });
      const there = (/** @type {Page} */ page) => place.puzzle.there(inside(page));
      const one = async (/** @type {string} */ way) => {
        const context = await freshVisitor(page);
        await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
        const first = await context.newPage();
        await first.goto(site.url);
        await there(first);
        const deeds = async () => {
          await act(inside(first));
          await place.kept?.(first);
        };
        const then = await WAYS[way](first, site.url, deeds, there);
        await there(then);
        const again = inside(then).getByRole("button", { name: "Try again", exact: true }).first();
        if (await again.isEnabled()) await again.click();
        await place.puzzle.solve(inside(then));
        const expected = place.results[/** @type {Deed} */ (deed)];
        assert.equal(await place.result(then), expected, way);
        await context.close();
      };
      try {
        for (const way of place.ways) await one(way);
      } finally {
        await site.close();
        await rm(root, { recursive: true });
      }
    });
  }
}
