// Playback of a game of Space Mice: at a speed, stopped between two cells, stepped, scrubbed; while others play on.

import assert from "node:assert/strict";
import { ARROWS, EXAMPLE, openStored, picture, STILL, status } from "../mice.mjs";
import { cell, movesPlayed, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {("person" | number)[]} */
const PEOPLE = ["person", "person"];
const WHOLE = { lines: [...EXAMPLE, ...ARROWS], seats: PEOPLE };

/** @param {Page} page */
const scrubber = (page) => page.getByRole("slider", { name: "Turns" });

/** The moment of playback, in moves from the start. @param {Page} page */
const moment = async (page) => Number(await scrubber(page).inputValue());

/** Waits for the words of the scrubber. @param {Page} page @param {string} text */
const at = (page, text) => page.locator(`.scrubber[aria-valuetext="${text}"]`).waitFor();

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Waits until playback has passed a moment. @param {Page} page @param {number} least */
const past = (page, least) =>
  page.waitForFunction(
    (least) => {
      const input = /** @type {HTMLInputElement | null} */ (document.querySelector(".scrubber"));
      return Number(input?.value) > least;
    },
    least,
    { polling: "raf" },
  );

pageTest("a finished game is played back, and stopped between two cells", {}, async (page, url) => {
  await openStored(page, url, WHOLE);
  await at(page, "Move 4 (Blue) of 4, after 2,0→");
  await page.getByRole("combobox", { name: "Speed" }).selectOption("0.25");
  await press(page, "Replay the moves");
  await past(page, 0.2);
  await press(page, "Stop the replay");
  const stopped = await moment(page);
  assert.ok(stopped > 0.2 && stopped < 7 && !Number.isInteger(stopped), String(stopped));
  const here = await picture(page);
  await page.getByText("Back to game").waitFor();
  assert.equal(await picture(page), here, "the animals stand still");
  assert.equal(await moment(page), stopped);
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await press(page, "Replay the moves");
  await at(page, "Move 4 (Blue) of 4, after 2,0→");
  await page.getByRole("button", { name: "Replay the moves" }).waitFor();
  await page.getByText("A draw. Red and Blue have 8 points each.").first().waitFor();
  await page.reload();
  await scrubber(page).waitFor();
  assert.equal(await page.getByRole("combobox", { name: "Speed" }).inputValue(), "4", "kept");
  await openStored(page, url, { lines: EXAMPLE, seats: PEOPLE });
  await scrubber(page).waitFor();
  const speed = await page.getByRole("combobox", { name: "Speed" }).inputValue();
  assert.equal(speed, "1", "a game under way has the usual speed");
});

pageTest(
  "buttons and keys go turn by turn; the list and the chart follow",
  {},
  async (page, url) => {
    await openStored(page, url, WHOLE);
    await scrubber(page).focus();
    await page.keyboard.press("Home");
    await at(page, "Start, before move 1 of 4");
    await page.getByRole("img", { name: "at the start: Red 0, Blue 0" }).waitFor();
    await page.keyboard.press("ArrowRight");
    await at(page, "Move 1 (Red) of 4, after 2,0←");
    assert.equal(await page.locator(".move[aria-current]").textContent(), "2,0←");
    await press(page, "One move forward");
    await press(page, "One move forward");
    await at(page, "Move 2 (Red) of 4, after 1,0↓");
    await press(page, "One move back");
    await at(page, "Move 1 (Blue) of 4, after 2,2→");
    await page.keyboard.press("ArrowLeft");
    assert.equal(await status(page), "Move 1 (Blue): try a move here.", "not a key of the buttons");
    await page.locator(".move").nth(5).click();
    await at(page, "Move 3 (Blue) of 4, after 0,1↓");
    await page.keyboard.press("ArrowLeft");
    await at(page, "Move 3 (Red) of 4, after 2,1←");
    await scrubber(page).focus();
    await page.keyboard.press("End");
    await at(page, "Move 4 (Blue) of 4, after 2,0→");
    assert.equal(await moment(page), 8);
  },
);

pageTest(
  "a drag along the scrubber goes through the turns, and through a turn",
  {},
  async (page, url) => {
    await openStored(page, url, WHOLE);
    const box = await scrubber(page).boundingBox();
    assert.ok(box);
    const y = box.y + box.height / 2;
    // The knob's middle does not reach the very ends.
    const x = (/** @type {number} */ turn) => box.x + 9 + (turn / 8) * (box.width - 18);
    await page.mouse.move(x(8), y);
    await page.mouse.down();
    await page.mouse.move(x(3.4), y, { steps: 5 });
    await at(page, "Move 2 (Blue) of 4, after 1,1→");
    const early = await picture(page);
    await page.mouse.move(x(3.7), y);
    await at(page, "Move 2 (Blue) of 4, after 1,1→");
    assert.notEqual(await picture(page), early, "the animals are further on their way");
    await page.mouse.up();
    const stopped = await moment(page);
    assert.ok(stopped > 3.5 && stopped < 4, String(stopped));
    await press(page, "One move forward");
    await page.waitForFunction(() => {
      const input = /** @type {HTMLInputElement | null} */ (document.querySelector(".scrubber"));
      return input?.value === "4";
    });
  },
);

pageTest(
  "the space bar plays and stops, on the bar and on a board without a move",
  {},
  async (page, url) => {
    await openStored(page, url, WHOLE);
    await cell(page, "2 2").focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Stop the replay" }).waitFor();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Replay the moves" }).waitFor();
    assert.equal(await page.locator(".handles:visible").count(), 0);
    await scrubber(page).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Stop the replay" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Replay the moves" }).waitFor();
  },
);

pageTest("the space bar still chooses a cell on a turn", STILL, async (page, url) => {
  await openStored(page, url, { lines: [...EXAMPLE, ...ARROWS.slice(0, 4)], seats: PEOPLE });
  await movesPlayed(page, 4);
  await cell(page, "3 3").focus();
  await page.keyboard.press("Space");
  assert.equal(await status(page), "3 3: choose where the arrow points.");
  await page.getByRole("button", { name: "Replay the moves" }).waitFor();
});

pageTest("without motion a game is played back in steps", STILL, async (page, url) => {
  await openStored(page, url, WHOLE);
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4");
  await page.evaluate(() => {
    const input = /** @type {HTMLInputElement} */ (document.querySelector(".scrubber"));
    const seen = new Set();
    const look = () => {
      seen.add(input.value);
      document.body.dataset.seen = [...seen].join(" ");
      requestAnimationFrame(look);
    };
    look();
  });
  await press(page, "Replay the moves");
  await page.getByRole("button", { name: "Stop the replay" }).waitFor();
  await page.getByRole("button", { name: "Replay the moves" }).waitFor();
  const seen = await page.evaluate(() => document.body.dataset.seen);
  assert.equal(seen, "8 0 1 2 3 4 5 6 7");
});

pageTest("engines play on while the visitor looks back", STILL, async (page, url) => {
  const board = ["7 7", "2", "2", "60", "1 2", "5 2", "3 N", "3 S"];
  await openStored(page, url, { lines: board, seats: [1, 1] });
  await movesPlayed(page, 3);
  await scrubber(page).focus();
  await page.keyboard.press("Home");
  await page.getByText("Start: try a move here.").waitFor();
  const before = Number(await page.locator(".move").count());
  await movesPlayed(page, before + 2);
  assert.equal(await moment(page), 0, "the board stays at the earlier moment");
  await page.getByRole("button", { name: "Back to game" }).click();
  await page
    .getByText(/thinking/)
    .first()
    .waitFor();
  await movesPlayed(page, before + 4);
  const length = Number(await scrubber(page).getAttribute("max"));
  assert.ok(length >= before + 4);
});
