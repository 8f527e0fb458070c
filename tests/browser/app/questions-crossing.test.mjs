// Questions of The Crossing: the earlier turns are viewed, an answer consists of words or of steps, and a wrong one is refuted
// by a consistent world, on the board.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { loadRules } from "../../../tools/rules.mjs";
import { faultsInBothThemes } from "../axe.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 320, height: 740 }, hasTouch: true };

const file = new URL("../../../www/games/crossing/questions.txt", import.meta.url);
const warren = await loadRules("crossing");
const QUESTIONS = warren.readPuzzles(await readFile(file, "utf8")).map(({ tempting, text }) => {
  const puzzle = warren.Puzzle.read(text);
  const right = puzzle.outlook([]).keeps;
  return { puzzle, kind: puzzle.goal().kind, right, tempting: tempting ?? "" };
});

/** @param {Page} page @param {string} url @param {string} kind */
async function open(page, url, kind) {
  const found = QUESTIONS.find((each) => each.kind === kind);
  assert.ok(found);
  await page.goto(`${url}#${found.puzzle.link()}`);
  await page.locator(".question .cell").first().waitFor();
  return found;
}

/** @param {Page} page @param {RegExp} words */
const says = (page, words) =>
  page.locator(".question .status-text").filter({ hasText: words }).waitFor();

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** The button beside the verdict. @param {Page} page */
const again = (page) => page.locator(".status").getByRole("button", { name: "Try again" });

/** @param {Page} page @param {string} label @param {string} answer */
async function write(page, label, answer) {
  const field = page.getByRole("textbox", { name: label });
  await field.fill(answer);
  await field.press("Enter");
}

/** The name of a phase, such as `-1, rising` for `-1U`. @param {string} word */
const phaseName = (word) => `${word.slice(0, -1)}, ${word.endsWith("U") ? "rising" : "sinking"}`;

pageTest("which phases: buttons mark them, and the answer is checked", PHONE, async (page, url) => {
  const { puzzle, right } = await open(page, url, "phases");
  const words = right[0].split(" ");
  const known = puzzle.known();
  assert.ok(known);
  assert.equal(await button(page, "Check").isDisabled(), true, "nothing is marked yet");
  assert.deepEqual(await faultsInBothThemes(page), []);
  const marked = `${known.about[0]} marked yellow`;
  await page.locator(".board li", { hasText: marked }).waitFor({ state: "attached" });
  // The asked island is hidden now. The first turn shows it if it was in the window.
  const turns = known.told.length;
  const turn = (/** @type {number} */ at) =>
    page.locator(".question-turn", { hasText: `Turn ${at} of ${turns}` }).waitFor();
  await turn(turns);
  const [row, column] = known.about[0].split(",");
  const island = page.locator(`.cell[data-cell="${row} ${column}"]`);
  assert.match((await island.getAttribute("aria-label")) ?? "", /out of sight/);
  let seen = 0;
  for (let at = turns - 1; at >= 0; at--) {
    await button(page, "Earlier").tap();
    await turn(at);
    if (!/out of sight/.test((await island.getAttribute("aria-label")) ?? "")) seen += 1;
  }
  assert.ok(seen > 0, "the island was in a window");
  assert.equal(await button(page, "Earlier").isDisabled(), true);
  const wrong = known.words.find((word) => !words.includes(word)) ?? "";
  await button(page, phaseName(wrong)).tap();
  await button(page, "Check").tap();
  await says(page, /^Not possible: .* missing: the board shows a world/);
  assert.doesNotMatch((await island.getAttribute("aria-label")) ?? "", /out of sight/);
  await again(page).tap();
  await button(page, phaseName(wrong)).tap();
  for (const word of words) await button(page, phaseName(word)).tap();
  const field = page.getByRole("textbox", { name: "Or as text, with spaces" });
  assert.equal(await field.inputValue(), words.join(" "));
  await button(page, "Check").tap();
  await says(page, /^Right, in /);
  await page.goto(`${url}#/puzzles/crossing`);
  await page.locator(".puzzle-count", { hasText: /^1 of / }).waitFor();
});

pageTest("which phases: answered by keys alone", {}, async (page, url) => {
  const { right, tempting } = await open(page, url, "phases");
  await write(page, "Or as text, with spaces", "9");
  await says(page, /phases of the island, each with U/);
  await write(page, "Or as text, with spaces", tempting.toLowerCase());
  await page.locator(".question.failed").waitFor();
  await again(page).click();
  await write(page, "Or as text, with spaces", right[0].replace("-", "\u2212"));
  await says(page, /^Right, in /);
});

pageTest("when is it dry: buttons mark turns, and a wrong turn is shown", {}, async (page, url) => {
  const { puzzle, right } = await open(page, url, "dry");
  const words = right[0].split(" ");
  const name = (/** @type {string} */ word) => (word === "0" ? "now" : word);
  const known = puzzle.known();
  assert.ok(known);
  const wrong = known.words.find((word) => !words.includes(word)) ?? "";
  for (const word of [...words, wrong]) await button(page, name(word)).click();
  await button(page, "Check").click();
  await says(page, new RegExp(`^Not surely above water: ${name(wrong)}\\.`));
  const last = known.told.length + Number(wrong);
  await page.locator(".question-turn", { hasText: `Turn ${last} of ${last}` }).waitFor();
  const [row, column] = known.about[0].split(",");
  const island = page.locator(`.cell[data-cell="${row} ${column}"]`);
  assert.match((await island.getAttribute("aria-label")) ?? "", /under water|below water/);
  await again(page).click();
  await button(page, name(wrong)).click();
  await button(page, "Check").click();
  await says(page, /^Right, in /);
});

/**
 * Presses the cells of a plan on the board.
 * @param {Page} page
 * @param {[number, number]} from
 * @param {string} plan
 */
async function walk(page, [row, column], plan) {
  /** @type {Record<string, [number, number]>} */
  const by = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1], H: [0, 0] };
  let cell = [row, column];
  for (const [i, step] of [...plan].entries()) {
    cell = [cell[0] + by[step][0], cell[1] + by[step][1]];
    const pressed = page.locator(`.cell[data-cell="${cell.join(" ")}"]`);
    await pressed.scrollIntoViewIfNeeded();
    const box = await pressed.boundingBox();
    assert.ok(box);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const field = page.getByRole("textbox", { name: "Or as letters" });
    assert.equal(await field.inputValue(), plan.slice(0, i + 1));
  }
}

/** The cell of a question's token. @param {(typeof QUESTIONS)[0]["puzzle"]} puzzle */
function tokenOf(puzzle) {
  const [start] = puzzle.known()?.position ?? [];
  const [row, column] = start.split(" ")[3].split("+")[0].split(",").map(Number);
  return /** @type {[number, number]} */ ([row, column]);
}

pageTest("a safe way: presses mark cells, and a wet one is refuted", PHONE, async (page, url) => {
  const { puzzle, right, tempting } = await open(page, url, "safe");
  assert.deepEqual(await faultsInBothThemes(page), []);
  await walk(page, tokenOf(puzzle), tempting);
  await page
    .locator(".board li", { hasText: /^Arrow from .* blue$|→|arrow/i })
    .first()
    .waitFor({ state: "attached" });
  await button(page, "Take back the last step").tap();
  const field = page.getByRole("textbox", { name: "Or as letters" });
  assert.equal(await field.inputValue(), tempting.slice(0, -1));
  await field.fill(tempting);
  await button(page, "Check").tap();
  await says(page, /^Not safe: here is a world that fits .* drowns at step \d/);
  await again(page).tap();
  await field.fill(right[0].slice(0, -1));
  await button(page, "Check").tap();
  await says(page, /^Not so: this way does not reach the goal/);
  await again(page).tap();
  await field.fill("");
  await walk(page, tokenOf(puzzle), right[0]);
  await button(page, "Check").tap();
  await says(page, /^Right, in /);
});

pageTest("the likeliest way: any equally likely way is right", {}, async (page, url) => {
  const { right, tempting } = await open(page, url, "odds");
  /** @type {Record<string, string>} */
  const names = { N: "North", E: "East", S: "South", W: "West", H: "Hold" };
  for (const step of tempting) await button(page, names[step]).click();
  await button(page, "Check").click();
  await says(page, /^Not the best: this way holds in \d+ % of the worlds, the best one in \d+ %/);
  for (const plan of right) {
    await page.locator(".controls").getByRole("button", { name: "Try again" }).click();
    await write(page, "Or as letters", plan);
    await says(page, /^Right: this way holds in \d+ % of the worlds/);
  }
});

pageTest("the answer is shown on request", {}, async (page, url) => {
  for (const kind of ["phases", "dry", "safe", "odds"]) {
    await open(page, url, kind);
    await button(page, "Give up").click();
    await says(page, /^The answer: /);
  }
});

pageTest("hints for phases ring one phase after another", {}, async (page, url) => {
  const { right } = await open(page, url, "phases");
  const [first] = right[0].split(" ");
  await button(page, "Hint").click();
  await says(page, /You have 0 right and 0 wrong\.$/);
  await button(page, "Hint").click();
  await says(page, new RegExp(`^Missing: ${phaseName(first)}\\.$`));
  await page.locator(`.hinted[aria-label="${phaseName(first)}"]`).waitFor();
  await button(page, phaseName(first)).click();
  await page.locator(".hinted").waitFor({ state: "detached" });
});

pageTest("hints for a plan lead from step to step", {}, async (page, url) => {
  const { right, tempting } = await open(page, url, "safe");
  const field = page.getByRole("textbox", { name: "Or as letters" });
  const common = [...tempting].findIndex((_, i) =>
    right.every((plan) => !plan.startsWith(tempting.slice(0, i + 1))),
  );
  await field.fill(tempting);
  await button(page, "Hint").click();
  await says(page, new RegExp(`^Step ${common + 1} leads the wrong way\\.$`));
  await field.fill("");
  await button(page, "Hint").click();
  await says(page, /^A right next step: (North|East|South|West|Hold)\.$/);
  await button(page, "Hint").click();
  await says(page, new RegExp(`^A right answer: ${[...right[0]].join(" ")}\\.$`));
});

pageTest(
  "phases are pictures of the island, in the order of its cycle",
  PHONE,
  async (page, url) => {
    const { puzzle } = await open(page, url, "phases");
    const words = puzzle.known()?.words ?? [];
    const buttons = page.locator(".question-pictures button:has(canvas)");
    await buttons.nth(words.length - 1).waitFor();
    const shown = await buttons.evaluateAll((all) =>
      all.map((each) => ({
        name: each.getAttribute("aria-label") ?? "",
        pressed: each.getAttribute("aria-pressed"),
        width: each.getBoundingClientRect().width,
        isInside: each.getBoundingClientRect().right <= innerWidth,
      })),
    );
    assert.equal(shown.length, words.length);
    assert.deepEqual(shown.map(({ name }) => name).sort(), words.map(phaseName).sort());
    const rising = shown.slice(0, shown.length / 2);
    assert.ok(rising.every(({ name }) => name.endsWith("rising")));
    for (const { isInside, name, pressed, width } of shown) {
      assert.ok(isInside && width >= 44, `${name} is ${width} wide`);
      assert.equal(pressed, "false");
    }
    const picture = async (/** @type {number} */ at) =>
      (await buttons.nth(at).locator("canvas").screenshot()).toString("hex");
    assert.notEqual(await picture(0), await picture(6), "each phase looks different");
    await buttons.first().tap();
    assert.equal(await buttons.first().getAttribute("aria-pressed"), "true");
    assert.deepEqual(await faultsInBothThemes(page), []);
  },
);

pageTest("the tasks of questions are short", PHONE, async (page, url) => {
  const tasks = {
    phases: /^Which phases can the marked island have now\? Mark every one\.$/,
    dry: /surely above water\? Mark every turn\.$/,
    safe: /on which you cannot drown: at most \d+ steps\.$/,
    odds: /^Plan the safest way to the top right corner: at most \d+ steps\.$/,
  };
  for (const [kind, task] of Object.entries(tasks)) {
    await open(page, url, kind);
    const heading = page.locator(".task h2").filter({ hasText: task });
    await heading.waitFor();
    const { height, line } = await heading.evaluate((one) => ({
      height: one.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(one).lineHeight),
    }));
    assert.ok(height <= 3 * line + 1, `${kind}: ${height / line} lines`);
  }
});
