// Every game by keys alone, from the home page to the verdict: no test here uses a pointer, and the focus is visible
// wherever it goes.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { beginGame, movesPlayed, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

/** More tab stops than any page has before an element that is looked for here. */
const FAR = 60;

/** A record without its last moves. @param {string} name @param {number} without */
async function record(name, without) {
  const text = await readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8");
  return text.trimEnd().split("\n").slice(0, -without).join("\n");
}

/** @param {Locator} wanted */
const hasFocus = (wanted) =>
  wanted.evaluateAll((all) => all.some((each) => each.contains(document.activeElement)));

/**
 * Returns what is wrong with the visible focus, or null.
 * @param {Page} page
 */
function unseen(page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // If the control covers its label or picture, these show the focus.
    const { nextElementSibling: next, parentElement: around } = focused;
    const shown = [focused, focused.closest("label"), next, around];
    const isOutlined = shown.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isInSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return isOutlined && isInSight ? null : focused.outerHTML.slice(0, 200);
  });
}

/**
 * Goes to an element with the tab key, forward or backward.
 * @param {Page} page
 * @param {Locator} wanted
 */
async function tabTo(page, wanted) {
  await wanted.first().waitFor();
  const isBehind = await wanted.first().evaluate((it) => {
    const from = document.activeElement ?? document.body;
    return (from.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  for (let stops = 0; stops < FAR; stops++) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press(isBehind ? "Shift+Tab" : "Tab");
    assert.equal(await unseen(page), null, "the focus is not visible");
  }
  assert.fail(`the tab key does not lead to ${wanted}`);
}

/**
 * @param {Page} page
 * @param {Locator} wanted
 */
async function enter(page, wanted) {
  await tabTo(page, wanted);
  await page.keyboard.press("Enter");
}

/**
 * Opens a game between people from text, from the home page.
 * @param {Page} page
 * @param {string} url
 * @param {string} text
 */
async function open(page, url, text) {
  await page.goto(url);
  const button = page.getByRole("button", { name: "Open a game from text" });
  await enter(page, button);
  await page.getByRole("dialog").waitFor();
  // The dialog keeps the focus, and returns it.
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.ok(await hasFocus(button));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator("#record"));
  await page.keyboard.insertText(text);
  await enter(page, page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }));
  await page.locator("main.game").waitFor();
}

/**
 * Goes from the cell that has the focus to another by arrow keys.
 * @param {Page} page
 * @param {string} name
 */
async function goTo(page, name) {
  await tabTo(page, page.locator(".cells"));
  const [right, down] = await page.locator(".cells").evaluate((grid, name) => {
    const rows = [...grid.querySelectorAll(".cells-row")].map((row) => [
      .../** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll(".cell")),
    ]);
    /** @param {(cell: HTMLElement) => boolean} is @returns {[number, number]} */
    const placeOf = (is) => {
      const y = rows.findIndex((row) => row.some(is));
      return [rows[y].findIndex(is), y];
    };
    const from = placeOf((cell) => cell === document.activeElement);
    const to = placeOf((cell) => cell.dataset.cell === name);
    return [to[0] - from[0], to[1] - from[1]];
  }, name);
  const go = async (/** @type {string} */ key, /** @type {number} */ times) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  await go(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
  await go(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  assert.ok(await hasFocus(page.locator(`.cell[data-cell="${name}"]`)));
}

/**
 * Waits for the end, which is announced once, with the final move.
 * @param {Page} page
 * @param {RegExp} announcement
 */
async function end(page, announcement) {
  await page.locator(".verdict-line").first().waitFor();
  const said = String(await page.locator("main > [aria-live]").textContent());
  const verdict = String(await page.locator(".verdict-line").first().textContent());
  assert.match(said, announcement);
  assert.equal(said.split(verdict).length, 2, `“${verdict}” once in “${said}”`);
}

pageTest("a game of dots is begun and ended by keys", STILL, async (page, url) => {
  await page.goto(url);
  const button = page.getByRole("button", { name: "Options for Jumping Dots" });
  await enter(page, button);
  const dialog = page.getByRole("dialog");
  for (const side of [/Red/, /Blue/]) {
    const group = dialog.getByRole("group", { name: side });
    const person = group.getByRole("radio", { name: "Person" });
    await tabTo(page, group.getByRole("radio"));
    if (!(await person.isChecked())) await page.keyboard.press("ArrowLeft");
    assert.ok(await person.isChecked());
  }
  await enter(page, dialog.getByRole("button", { name: "Start" }));
  await page.locator(".game .cells").waitFor();
  await goTo(page, "D4");
  await page.keyboard.press("Enter");
  await page.locator(".move").first().waitFor();
  assert.ok(await hasFocus(page.locator('.cell[data-cell="D4"]')), "the focus stays on the board");
  assert.equal(await page.locator('.cells [tabindex="0"]').count(), 1);
  await goTo(page, "A1");
  await page.keyboard.press("Enter");
  // A handle disappears when it is pressed: its cell then has the focus.
  await goTo(page, "D4");
  await page.keyboard.press("Enter");
  await enter(page, page.locator('.handle[data-direction="N"]'));
  await page.locator(".move").nth(2).waitFor();
  assert.ok(await hasFocus(page.locator('.cell[data-cell="D4"]')), "the focus is lost");
  // A repeated refusal is announced again.
  const speech = page.locator("main > [aria-live]");
  await page.keyboard.press("Enter");
  const refused = String(await speech.textContent());
  assert.match(refused, /^D4 is the other side’s/);
  await page.keyboard.press("Enter");
  const again = String(await speech.textContent());
  assert.notEqual(again, refused);
  assert.equal(again.trim(), refused);
  // The button that leads back disappears, and the page takes the focus.
  await tabTo(page, page.locator(".moves"));
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await enter(page, page.getByRole("button", { name: "Back to game" }));
  assert.ok(await page.locator("main").evaluate((main) => main === document.activeElement));

  await open(page, url, await record("dots-001", 1));
  await goTo(page, "F7");
  await page.keyboard.press("Enter");
  const north = await page.locator('.handle[data-direction="N"]').getAttribute("data-seen");
  await page.keyboard.press(north === "N" ? "ArrowUp" : "ArrowDown");
  await page.keyboard.press("Enter");
  await end(page, /F7/);

  // The list of moves is one stop, too; left and right step through the game from there.
  await tabTo(page, page.locator(".moves"));
  assert.equal(await page.locator('.moves [tabindex="0"]').count(), 1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  assert.ok(await hasFocus(page.locator('.move[aria-current="step"]')));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".move").nth(2).getAttribute("aria-current"), "step");
});

pageTest("a game of rabbits is ended by keys", STILL, async (page, url) => {
  await open(page, url, await record("rabbits-002", 1));
  await tabTo(page, page.locator(".piece-handle"));
  for (const [piece, step] of ["e", "ArrowLeft", "-", "ArrowDown", "n", "ArrowRight"].entries()) {
    await page.keyboard.press(String(piece + 1));
    assert.equal(await unseen(page), null);
    await page.keyboard.press(step);
  }
  assert.ok(await hasFocus(page.locator(".piece-handles")));
  await page.keyboard.press("Enter");
  await end(page, /Hunters/);
});

pageTest("a game of mice is ended by keys", STILL, async (page, url) => {
  await open(page, url, await record("mice-example", 1));
  await goTo(page, "2 0");
  await page.keyboard.press("Enter");
  await enter(page, page.locator('.handle[data-direction="E"]'));
  await end(page, /2,0→/);
  assert.ok(await hasFocus(page.locator('.cell[data-cell="2 0"]')), "the focus is lost");
});

pageTest("a game of fugitive is ended by keys", STILL, async (page, url) => {
  await open(page, url, await record("fugitive-into-on-announcement", 1));
  await enter(page, page.getByRole("button", { name: "Show my side" }));
  await page.locator(".map-handle").first().waitFor();
  assert.equal(await page.locator('.map-handles [tabindex="0"]').count(), 1);
  // Screen readers also announce where the roads of the map lead.
  const roads = page.getByRole("list", { name: "All cities and their roads" });
  assert.match(String(await roads.textContent()), /10: .*car 9/);
  await tabTo(page, page.locator(".map-handle"));
  await page.keyboard.press("Enter");
  for (let roads = 0; roads < FAR; roads++) {
    await page.keyboard.press("ArrowRight");
    if (/\b9\b/.test(String(await page.locator(".status-text").textContent()))) break;
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await end(page, /\b9\b/);
});

pageTest("a race is ended by keys", STILL, async (page, url) => {
  await open(page, url, await record("crossing-still", 1));
  const lift = page.getByRole("button", { name: "Show my side" });
  const settings = page.getByRole("button", { name: "Settings" });
  for (const side of ["Player 1", "Player 2"]) {
    await page.locator(".curtain").filter({ hasText: side }).waitFor();
    await enter(page, lift);
    await tabTo(page, page.locator(".cells"));
    // Keys in the header do not act on the board.
    await tabTo(page, settings);
    for (const key of ["ArrowDown", "h"]) {
      await page.keyboard.press(key);
      assert.equal(await page.locator(".curtain, .verdict-line").count(), 0, `${key} plays`);
    }
    await tabTo(page, page.locator(".cells"));
    await page.keyboard.press("h");
  }
  await end(page, /./);
});

/** The keys of `C4N` on keyboards of other alphabets, and while an input method composes. */
const TYPED = {
  Russian: [
    { key: "с", code: "KeyC" },
    { key: "4", code: "Digit4" },
    { key: "т", code: "KeyN" },
  ],
  Persian: [
    { key: "ز", code: "KeyC" },
    { key: "۴", code: "Digit4" },
    { key: "د", code: "KeyN" },
  ],
};

pageTest("keyboards of other alphabets play", STILL, async (page, url) => {
  const press = (/** @type {{ key: string, code: string, isComposing?: boolean }[]} */ keys) =>
    page.evaluate((keys) => {
      const cell = /** @type {HTMLElement} */ (document.querySelector('.cell[data-cell="A1"]'));
      cell.focus();
      for (const key of keys) {
        cell.dispatchEvent(
          new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }),
        );
      }
    }, keys);
  for (const [name, keys] of Object.entries(TYPED)) {
    await beginGame(page, url, ["person", "person"]);
    await press(keys.map((key) => ({ ...key, isComposing: true })));
    assert.equal(await page.locator(".move").count(), 0, `${name}: an input method composes`);
    await press(keys);
    await movesPlayed(page, 1);
  }
});
