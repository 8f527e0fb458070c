// The page of the visitor's games: results by level, the rating, and everything as one file.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsInBothThemes } from "../axe.mjs";
import { beginGame, cell, movesPlayed, pageTest } from "../page.mjs";

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };

pageTest(
  "results count by level, and go into another browser as a file",
  STILL,
  async (page, url) => {
    await page.goto(`${url}#/games`);
    await page.getByText("No results yet.").waitFor();
    for (const level of [1, 1, 2]) {
      await beginGame(page, url, ["person", level]);
      await cell(page, "D4").click();
      await movesPlayed(page, 2);
      await page.getByRole("button", { name: "Resign" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await page.getByRole("region", { name: "End of the game" }).waitFor();
    }
    await page.goto(url);
    await page.getByRole("link", { name: "Results and strength" }).click();
    const part = page.locator('.your-game[data-game="dots"]');
    const rows = () => part.locator("tbody tr").allInnerTexts();
    await part.waitFor();
    const cells = (await rows()).map((row) => row.split(/\t/));
    assert.deepEqual(
      cells.map((row) => row.slice(0, 4)),
      [
        ["1", "0", "0", "2"],
        ["2", "0", "0", "1"],
      ],
    );
    await part.getByText(/^Your strength: -?\d+ to \d+, about levels 1 to \d+$/).waitFor();
    await part.getByRole("img", { name: "Rating over 3 games: it has gone down" }).waitFor();
    await page.locator(".stored li canvas").nth(2).waitFor();
    assert.deepEqual(await faultsInBothThemes(page), []);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    const file = await readFile(await download.path(), "utf8");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText("No results yet.").waitFor();
    const field = page.locator('input[type="file"]');
    await field.setInputFiles({
      name: "other.json",
      mimeType: "application/json",
      buffer: Buffer.from("[]"),
    });
    await page.getByText("other.json holds nothing from Warren.").waitFor();
    const load = (/** @type {string} */ text) =>
      field.setInputFiles({
        name: "warren.json",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
    const damaged = JSON.parse(file);
    damaged.games[0].record = 7;
    await load(JSON.stringify(damaged));
    await page.getByText("Added 3 results and 2 games.").waitFor();
    await page.getByText("Could not be read: 1 game.").waitFor();
    await load(file);
    await page.getByText("Added 1 game.").waitFor();
    assert.equal((await rows()).length, 2);
    assert.equal(await page.locator(".stored li").count(), 3);
  },
);
