// The dialog to share a game or a puzzle, and the code that puts a board on another page.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import { PUZZLES, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { beginGame, clickMove, movesPlayed, openMore, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const CLIPBOARD = { ...STILL, permissions: ["clipboard-read", "clipboard-write"] };

/** @param {Page} page */
const openShare = (page) => page.locator("[data-action=share]").first().click();

/** @param {Page} page */
async function openPuzzle(page, /** @type {string} */ url) {
  await page.goto(`${url}#${PUZZLES.dots}`);
  await page.locator(".puzzle .cell").first().waitFor();
}

/** The names of what can be pressed in the dialog, besides "Close" and "More". @param {Page} page */
async function ways(page) {
  const controls = page.getByRole("dialog").locator(":is(button, a):not([aria-label='Close'])");
  const seen = [];
  for (const control of await controls.all()) {
    const label = control.locator(".share-way-label");
    const name = (await label.count()) > 0 ? label : control;
    if (await control.isVisible()) seen.push(await name.textContent());
  }
  return seen;
}

const FIRST = ["Copy link", "Picture…", "Copy code to embed…"];

pageTest(
  "sharing begins with three ways, and has the others behind More",
  STILL,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"]);
    await clickMove(page, "C3E");
    await movesPlayed(page, 1);
    await openShare(page);
    const dialog = page.getByRole("dialog", { name: "Share this game" });
    const link = dialog.getByRole("button", { name: "Copy link" });
    await link.waitFor();
    assert.ok(await link.evaluate((link) => link === document.activeElement));
    assert.equal(await dialog.locator(".button.primary").count(), 1);
    assert.deepEqual(await ways(page), FIRST);
    assert.equal(await dialog.getByRole("img").count(), 0, "no code yet");
    // The keys reach everything in this order.
    for (const _ of FIRST) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog.getByRole("img", { name: "QR code of the link" }).waitFor();
    const others = [
      "Copy for a chat",
      "Copy as text",
      "Save as file",
      "Make a lesson of it",
      "Copy log",
    ];
    assert.deepEqual(await ways(page), [...FIRST, ...others]);
    assert.deepEqual(await faultsInBothThemes(page), []);

    await page.keyboard.press("Escape");
    await openPuzzle(page, url);
    await openShare(page);
    await page.getByRole("dialog", { name: "Share this puzzle" }).waitFor();
    assert.deepEqual(await ways(page), FIRST);
    await openMore(page);
    const pages = ["Save for a course", "Add your own words", "Change this puzzle"];
    assert.deepEqual(await ways(page), [...FIRST, ...others.slice(0, 3), ...pages]);
  },
);

pageTest(
  "a game is put on a page with the chosen level and language",
  CLIPBOARD,
  async (page, url) => {
    await beginGame(page, url, ["person", "person"]);
    for (const [i, move] of ["C3E", "C5S"].entries()) {
      await clickMove(page, move);
      await movesPlayed(page, i + 1);
    }
    await openShare(page);
    await page.getByRole("button", { name: "Copy code to embed" }).click();
    const dialog = page.getByRole("dialog", { name: "A board on your page" });
    const code = dialog.getByRole("textbox", { name: "Code for a frame" });
    const preview = page.frameLocator(".embedding-frame iframe");
    const level = dialog.getByRole("combobox", { name: "Engine" });
    const help = dialog.getByRole("checkbox", { name: "Visitors may ask for a good move" });
    assert.match(await code.inputValue(), /embed\.html\?mode=watch#[\w-]+"/);
    assert.ok(await level.isHidden(), "nobody plays");
    await preview.getByRole("button", { name: "One move back" }).waitFor();

    await dialog
      .getByRole("combobox", { name: "Visitors" })
      .selectOption("play on from this position");
    assert.match(await code.inputValue(), /embed\.html#[\w-]+"/, "usual options need no words");
    await preview.getByRole("button", { name: "Suggest a move" }).waitFor();
    await level.selectOption("Level 1, beginner");
    await help.uncheck();
    await dialog.getByRole("combobox", { name: "Language" }).selectOption("Русский");
    await dialog.getByRole("checkbox", { name: "With a button to hand in" }).check();
    assert.match(
      await code.inputValue(),
      /embed\.html\?level=1&amp;analysis=off&amp;language=ru&amp;hand_in=on#[\w-]+"[\s\S]* allow="clipboard-write"/,
    );
    await preview.getByRole("button", { name: "Сдать работу" }).waitFor();
    assert.deepEqual(await faultsInBothThemes(page), []);

    await dialog.getByRole("button", { name: "Back" }).click();
    await page.getByRole("button", { name: "Copy code to embed" }).click();
    await dialog
      .getByRole("combobox", { name: "Visitors" })
      .selectOption("play on from this position");
    await level.selectOption("Level 2, easy");
    await help.uncheck();
    await dialog.getByRole("combobox", { name: "Language" }).selectOption("Русский");
    await dialog.getByRole("button", { name: "Copy code" }).click();
    await page.getByText("Code copied.").waitFor();
    assert.ok(
      await page
        .locator("[data-action=share]")
        .first()
        .evaluate((share) => share === document.activeElement),
    );
    const html = await page.evaluate(() => navigator.clipboard.readText());
    await withPage(page, url, html, async () => {
      const frame = page.frameLocator("iframe");
      await frame.locator(".bar", { hasText: "Движок, уровень 2" }).waitFor();
      await frame.getByRole("button", { name: "Совет движка" }).waitFor({ state: "detached" });
      await frame.locator(".move, .status-text").first().waitFor();
    });
  },
);

pageTest(
  "a puzzle is put on a page without help, to be handed in",
  CLIPBOARD,
  async (page, url) => {
    await openPuzzle(page, url);
    await openShare(page);
    await page.getByRole("button", { name: "Copy code to embed" }).click();
    const dialog = page.getByRole("dialog", { name: "A board on your page" });
    const fields = dialog.locator(".embedding-fields :is(select, input):visible");
    assert.deepEqual(
      await fields.evaluateAll((fields) =>
        fields.map((field) => /** @type {HTMLInputElement} */ (field).labels?.[0].textContent),
      ),
      [
        "Language",
        "Visitors may ask for hints and the solution",
        "With a button to hand in the work",
      ],
    );
    await dialog.getByRole("checkbox", { name: "Visitors may ask for hints" }).uncheck();
    await dialog.getByRole("checkbox", { name: "With a button to hand in" }).check();
    await dialog.getByRole("button", { name: "Copy code" }).click();
    await page.getByText("Code copied.").waitFor();
    const html = await page.evaluate(() => navigator.clipboard.readText());
    await withPage(page, url, html, async () => {
      const frame = page.frameLocator("iframe");
      await frame.getByRole("button", { name: "Hand in" }).waitFor();
      assert.equal(await frame.getByRole("button", { name: "Hint" }).count(), 0);
      assert.equal(await frame.getByRole("button", { name: "Give up" }).count(), 0);
    });
  },
);

pageTest("a set of puzzles is put on a page in a language", CLIPBOARD, async (page, url) => {
  await page.goto(`${url}#/set/${PUZZLES.dots}`);
  await page.locator(".set-chosen li").waitFor();
  await page.getByRole("button", { name: "Copy code to embed" }).click();
  const dialog = page.getByRole("dialog", { name: "A board on your page" });
  await dialog.getByRole("combobox", { name: "Language" }).selectOption("فارسی");
  await dialog.getByRole("button", { name: "Copy code" }).click();
  await page.getByText("Code copied.").waitFor();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(html, /embed\.html\?language=fa#\/set\/[\w-]+"/);
  await withPage(page, url, html, async () => {
    const frame = page.frameLocator("iframe");
    await frame.locator('[dir="rtl"] .game.puzzle').first().waitFor();
  });
});

pageTest("code that cannot be copied is selected", STILL, async (page, url) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await openPuzzle(page, url);
  await openShare(page);
  await page.getByRole("button", { name: "Copy code to embed" }).click();
  const dialog = page.getByRole("dialog", { name: "A board on your page" });
  await dialog.getByRole("button", { name: "Copy code" }).click();
  await dialog.getByText("The browser did not let the page copy. Copy it here:").waitFor();
  assert.match(await page.evaluate(() => String(getSelection())), /^<iframe [\s\S]*<\/iframe>$/);
});
