// Links: ways to share them, damaged or long links, and games stored in the browser beside them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsOn } from "../axe.mjs";
import {
  beginGame,
  clickMove,
  moves,
  movesPlayed,
  openMore,
  openText,
  pageTest,
} from "../page.mjs";
import { readQrCode } from "../scanned.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { width: 320, height: 568 };

/**
 * Links that the Rust tests use, too, by the name of their record.
 * @param {number} version
 * @returns {Promise<Map<string, string>>}
 */
async function keptLinks(version) {
  const file = new URL(`../../links/version-${version}.txt`, import.meta.url);
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => /^\w/.test(line));
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split(" "))));
}

/** @param {Page} page */
const shareDialog = (page) => page.getByRole("dialog", { name: "Share this game" });

/** The text of the QR code in the dialog. @param {Page} page */
const scannedCode = (page) =>
  readQrCode(shareDialog(page).getByRole("img", { name: "QR code of the link" }));

/** @param {Page} page */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

pageTest(
  "a game is shared as a link, a QR code and a line for a chat",
  { colorScheme: "dark" },
  async (page, url) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await beginGame(page, url, ["person", "person"]);
    for (const [i, move] of ["C3E", "C5S", "E5W"].entries()) {
      await clickMove(page, move);
      await movesPlayed(page, i + 1);
    }
    await page.locator(".controls").getByRole("button", { name: "Share" }).click();
    const words = shareDialog(page).getByText(/^Jumping Dots: Red against Blue\. /);
    const line = await words.textContent();
    const cells = async (/** @type {string} */ bar) =>
      page.locator(`.bar[data-seat="${bar}"] .bar-score b`).textContent();
    const standing = `${await cells("0")} to ${await cells("1")}, Blue to move.`;
    assert.equal(line, `Jumping Dots: Red against Blue. ${standing}`);
    await openMore(page);
    const code = await scannedCode(page);
    assert.deepEqual(await faultsOn(page), []);
    await shareDialog(page).getByRole("button", { name: "Copy link" }).click();
    await page.getByText("Link copied.").waitFor();
    const link = await copied(page);
    assert.equal(code, link);

    await page.setViewportSize(PHONE);
    await page.locator(".controls").getByRole("button", { name: "Share" }).click();
    await openMore(page);
    assert.equal(await scannedCode(page), link, "the code is read from a small screen too");
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll("dialog, dialog *")].some(
        (each) => each.getBoundingClientRect().right > innerWidth,
      ),
    );
    assert.equal(wide, false, "nothing leaves the screen");
    await shareDialog(page).getByRole("button", { name: "Copy for a chat" }).click();
    await page.getByText("Text and link copied.").waitFor();
    assert.equal(await copied(page), `${line}\n${link}`);

    await page.goto(`${url}#${(await keptLinks(2)).get("dots-001")}`);
    await movesPlayed(page, 2);
    await page.locator(".controls").getByRole("button", { name: "Share" }).click();
    await shareDialog(page)
      .getByText(/^Jumping Dots: Red against Blue\. .* after move 1 \(Red\) of 119\.$/)
      .waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".move").last().click();
    await page.locator(".controls").getByRole("button", { name: "Share" }).click();
    await shareDialog(page)
      .getByText(/^Jumping Dots: Red against Blue\. (Red|Blue) wins, \d+ cells to \d+\.$/)
      .waitFor();
  },
);

/** An unlikely game of Space Mice: most cells full of animals, no two alike. */
function crowd() {
  const size = 25;
  const last = size - 1;
  let state = 1;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const animals = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isPit = x % last === 0 && y % last === 0;
      const isRocket = x === y && (x === 5 || x === 19);
      if (isPit || isRocket) continue;
      const ahead = { N: y > 0, E: x < last, S: y < last, W: x > 0 };
      for (const [heading, isOpen] of Object.entries(ahead)) {
        const [mice, cats] = [random(6), random(3)];
        if (!isOpen || mice + cats === 0) continue;
        animals.push(`${x},${y}${heading}${mice ? `${mice}m` : ""}${cats ? `${cats}c` : ""}`);
      }
    }
  }
  return `warren 1 mice\nstart ${size} 100 5,5/19,19 12N 1 0/0 -/- ${animals.join("/")}\n`;
}

pageTest("a game too long for a link is shared as a file", {}, async (page, url) => {
  const record = crowd();
  await openText(page, url, record);
  await page.locator(".game .cell").first().waitFor();
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  const dialog = shareDialog(page);
  await dialog.getByText(/The link has [89],\d{3} characters.*longer than 8,000/).waitFor();
  const ways = dialog.locator(".share-ways").getByRole("button");
  assert.deepEqual(await ways.allTextContents(), [
    "Save as file",
    "Copy as text",
    "Picture…",
    "Copy log",
  ]);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save as file" }).click(),
  ]);
  assert.equal(saved.suggestedFilename(), "warren-mice.txt");
  assert.equal(await readFile(await saved.path(), "utf8"), record);
});

pageTest(
  "a link takes precedence over a stored game, and a damaged link breaks nothing",
  {},
  async (page, url) => {
    await beginGame(page, url, ["person", "person"]);
    await clickMove(page, "C3E");
    await movesPlayed(page, 1);
    const stored = page.url();

    const [first, second] = [await keptLinks(1), await keptLinks(2)];
    const links = [first.get("dots-005") ?? "", second.get("dots-005") ?? ""];
    const sentence = (/** @type {RegExp} */ reason) =>
      page.getByRole("alert").filter({ hasText: reason });
    const go = (/** @type {string} */ code) =>
      page.evaluate((code) => {
        location.hash = code;
      }, code);
    for (const link of links) {
      await go(link);
      await movesPlayed(page, 60);
      await go(link.slice(0, -3));
      await sentence(/could not be read.*its end is missing/).waitFor();
      const other = link[4] === "A" ? "Q" : "A";
      await go(link.slice(0, 4) + other + link.slice(5));
      await sentence(/could not be read.*damaged/).waitFor();
    }
    await go("RQAAAAAA");
    await sentence(/could not be read.*newer version/).waitFor();
    await go("%E0%A4%A");
    await sentence(/could not be read.*not a Warren link/).waitFor();
    // Deflated.
    await go(second.get("rabbits-cleared") ?? "");
    await movesPlayed(page, 309);
    await page.goto(stored);
    await movesPlayed(page, 1);
    assert.deepEqual(await moves(page), ["C3E"], "the stored game is unchanged");
  },
);

pageTest("a line from a chat with a link in it opens as text", {}, async (page, url) => {
  const link = (await keptLinks(2)).get("dots-005") ?? "";
  await openText(page, url, `Look at this: https://example.org/warren/#${link}. What a game!`);
  await movesPlayed(page, 60);
  await openText(page, url, "Look at this: https://example.org/of-somebody-else");
  await page.getByText(/not a Warren link/).waitFor();
});
