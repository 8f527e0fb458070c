// The browser's back button, from another site: the page is the one that was left, and continues where it stopped.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { BROWSER } from "../browsers.mjs";
import { send, turnAfter } from "../detectives.mjs";
import { waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import {
  beginGame,
  clickEmpty,
  clickMove,
  FUGITIVE,
  moves,
  movesPlayed,
  myTurn,
  pageTest,
} from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const KEEPING = { keepsPages: true, ...STILL };

/** A game in which the engine hardly plays at first. */
const CORNERS = ["G7N", "A7N", "G1N", "A1N", "G4N"];

/** The time spent on another page, in ms: longer than any request made on leaving may last. */
const AWAY = 2200;

/**
 * Leaves for another site, does something, and returns with the browser's button.
 * @param {Page} page
 * @param {() => Promise<void>} [meanwhile] in another tab, which may make the browser discard the page
 * @returns {Promise<boolean>} whether the browser has kept the page; otherwise it has reloaded it
 */
async function leaveAndReturn(page, meanwhile) {
  const here = page.url();
  await page.evaluate(() => {
    Object.assign(window, { left: true });
  });
  await withPage(page, "", "", async () => {
    await page.waitForFunction((away) => performance.now() > away, AWAY);
    await meanwhile?.();
    if (BROWSER === "firefox") await page.goBack();
    // Playwright would wait forever for a restored page.
    else await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction((here) => location.href === here, here);
  });
  const isKept = await page.evaluate(() => "left" in window);
  /** @type {string[]} */
  const reasons = await page.evaluate(() => {
    /** @type {any} */
    const [{ notRestoredReasons }] = performance.getEntriesByType("navigation");
    return (notRestoredReasons?.reasons ?? []).map((/** @type {any} */ { reason }) => reason);
  });
  // If the page prevents its own restoring, the reason has a name. A busy browser has other reasons, without names.
  const mayBeKept = !isKept && !meanwhile;
  assert.deepEqual(mayBeKept ? reasons.filter((reason) => reason !== "masked") : [], []);
  return isKept;
}

/** @param {Page} page */
const playHere = (page) => page.getByRole("button", { name: "Play here" });

/** The seconds left to the near side, and the time of day in seconds. @param {Page} page */
function readClock(page) {
  return page.evaluate(() => {
    const text = document.querySelector(".bar.near .bar-clock")?.textContent ?? "";
    const [, minutes, seconds] = text.match(/(\d+):(\d+)/) ?? [];
    return { left: 60 * Number(minutes) + Number(seconds), now: Date.now() / 1000 };
  });
}

pageTest("a game resumes with its clock, its engine and its tab", KEEPING, async (page, url) => {
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: /Blue/ }).getByRole("radio", { name: "Engine" }).check();
  await dialog.getByLabel("Clock").selectOption({ value: "game-3" });
  await dialog.getByRole("button", { name: "Start" }).click();
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
  assert.equal(await myTurn(page), true);
  const before = await readClock(page);
  await leaveAndReturn(page);
  assert.equal(await myTurn(page), true);
  await playHere(page).waitFor({ state: "detached" });
  const after = await readClock(page);
  // It ran while the page was open, and stopped on another page; the rest allows for whole seconds.
  const most = after.now - before.now - AWAY / 1000 + 1;
  const ran = before.left - after.left;
  assert.ok(ran <= most, `the clock ran for ${ran} s, at most ${most} s allowed`);
  await clickEmpty(page, CORNERS);
  await movesPlayed(page, 4);

  // In the middle of a turn of the engine's.
  assert.equal(await myTurn(page), true);
  await clickEmpty(page, CORNERS);
  await leaveAndReturn(page);
  await movesPlayed(page, 6);
  assert.equal(await myTurn(page), true);
  assert.equal(await page.locator(".notice").count(), 0);
});

pageTest("a game with secrets resumes", KEEPING, async (page, url) => {
  await beginGame(page, url, ["person", 6], FUGITIVE);
  await send(page, "1 2 3 4");
  // In the middle of a turn of the engine's.
  await leaveAndReturn(page);
  await turnAfter(page, 3);
  await playHere(page).waitFor({ state: "detached" });
  assert.deepEqual((await moves(page))[0], "1 2 3 4");
});

pageTest("a restored tab sees that another tab has played on", KEEPING, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
  const game = page.url();
  const other = await page.context().newPage();
  const meanwhile = async () => {
    await other.goto(game);
    await movesPlayed(other, 2);
    assert.equal(await playHere(other).count(), 0, "a page that was left does not hold its game");
    await other.getByRole("button", { name: "Undo" }).click();
    await other.locator(".move").first().waitFor({ state: "detached" });
  };
  await leaveAndReturn(page, meanwhile);
  await page.locator(".move").first().waitFor({ state: "detached" });
  await playHere(page).waitFor();
  await other.close();
  await playHere(page).waitFor({ state: "detached" });
  await clickMove(page, "E5N");
  await movesPlayed(page, 2);
});

pageTest("a program's text is from the tab that changed it last", KEEPING, async (page, url) => {
  await page.goto(`${url}#/programs`);
  await page.getByRole("button", { name: "Write a program for Jumping Dots" }).click();
  const code = (/** @type {Page} */ of) => of.getByRole("textbox", { name: /^Source of / });
  const saved = (/** @type {Page} */ on) => on.getByText("Saved", { exact: true }).waitFor();
  const type = async (/** @type {Page} */ on, /** @type {string} */ text) => {
    // A tab may write only when no other does; then it says so.
    await saved(on);
    await code(on).focus();
    await on.keyboard.press("ControlOrMeta+Home");
    await on.keyboard.type(text);
    await saved(on);
  };
  await type(page, "// here\n");
  const address = page.url();
  const other = await page.context().newPage();
  const meanwhile = async () => {
    await other.goto(address);
    await other.locator(".cm-line", { hasText: "// here" }).waitFor();
    await type(other, "// there\n");
  };
  // Browsers discard a page that gets a message, or keep it and send it no messages.
  await leaveAndReturn(page, meanwhile);
  await page.locator(".cm-line", { hasText: "// there" }).waitFor();
  await other.close();
  await type(page, "// here again\n");
  assert.equal(await page.locator(".cm-line").nth(1).textContent(), "// there");
});

/** Firefox keeps these pages, but Playwright cannot use a restored page in Firefox. @type {typeof pageTest} */
const keptTest = (...args) => {
  if (BROWSER !== "firefox") pageTest(...args);
};

keptTest("games of programs are not lost by who goes away", KEEPING, async (page, url) => {
  const starter = new URL("../../../examples/dots/starter.js", import.meta.url);
  const source = (await readFile(starter, "utf8")).replace(
    "if (isMine) print(move);",
    // So that the page is left in the middle of an answer.
    `const since = performance.now();
     if (isMine && turn < 12) while (performance.now() - since < 300);
     if (isMine) print(move);`,
  );
  await page.goto(`${url}#/programs`);
  const buffer = Buffer.from(source);
  const file = { name: "Slow.dots.js", mimeType: "text/javascript", buffer };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.program").waitFor();
  await page.goto(`${page.url()}/games`);
  const many = page.getByRole("region", { name: "Many games" });
  const begin = async () => {
    await many.getByRole("spinbutton").press("Control+A");
    await page.keyboard.type("2");
    await many.getByRole("button", { name: "Start" }).click();
  };
  await begin();
  await page.locator("iframe").first().waitFor({ state: "attached" });
  const isKept = await leaveAndReturn(page);
  // A batch belongs to its page.
  if (!isKept) await begin();
  await many.getByText("All 2 games are over.").first().waitFor();
  const cells = many.getByRole("table", { name: "Results" }).getByRole("row").nth(1);
  assert.equal((await cells.getByRole("cell").allInnerTexts())[7], "none");
});

keptTest("a board on another site's page goes on", KEEPING, async (page, url) => {
  const board = `<iframe title="A board" width="700" height="900"
      src="SITE/embed.html?game=dots&level=6&people=1&language=en"></iframe>
    <script type="module">
      import { connect } from "SITE/embedding/parent.js";
      window.board = connect(document.querySelector("iframe"));
      gather(board);
    </script>`;
  await withPage(page, url, board, async () => {
    await waitForEvents(page, "ready");
    await page.frameLocator("iframe").locator('.cell[data-cell="D4"]').click();
    if (!(await leaveAndReturn(page))) return;
    await waitForEvents(page, "move", 2);
    // Playwright loses the frame of a restored page.
    await page.evaluate("board.play('G7N')");
    const all = await waitForEvents(page, "move", 4);
    assert.deepEqual(
      all.map(({ seat, ply }) => [seat, ply]),
      [1, 2, 3, 4].map((ply) => [ply % 2 === 1 ? 1 : 2, ply]),
    );
    assert.equal(await page.evaluate("events.some(({ type }) => type === 'error')"), false);
  });
});
