// Versions of a program against each other and over time: the comparison that ends when its answer is clear, the ratings, and
// the table of all results.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import {
  addProgram,
  allWorkersEnd,
  changeSource,
  comparison,
  many,
  start,
  starter,
  WRONG,
} from "../batches.mjs";
import { pageTest } from "../page.mjs";

/** @param {import("playwright-core").Page} page */
const versions = (page) => page.getByRole("region", { name: "Versions over time" });

/** @param {import("playwright-core").Page} page */
const matrix = (page) => page.getByRole("table", { name: "Results of all versions" });

const TO_START = { name: "Play until it is clear" };

pageTest("the new version plays until it is better", { asWritten: true }, async (page, url) => {
  await addProgram(page, url, WRONG);
  await comparison(page)
    .getByText(/^There is no earlier version yet\./)
    .waitFor();
  assert.equal(await comparison(page).getByRole("button", TO_START).count(), 0);
  await start(page, ["Level 1"], 2);
  await many(page).getByText("All 2 games are over.").first().waitFor();
  await changeSource(page, await starter("dots"));
  const earlier = comparison(page).getByRole("combobox", { name: "Earlier version" });
  assert.match((await earlier.locator("option").first().textContent()) ?? "", /^Version 1, /);
  assert.deepEqual(await faultsInBothThemes(page), []);

  await comparison(page).getByRole("button", TO_START).click();
  await comparison(page).getByText("Is version 2 better than version 1?").waitFor();
  const answer = comparison(page)
    .getByText(/^Version 2 is better than version 1: 100% of \d+ games \(\d+% to 100%\)\.$/)
    .first();
  await answer.waitFor();
  const [, games] = (await answer.innerText()).match(/of (\d+) games/) ?? [];
  assert.ok(Number(games) >= 46 && Number(games) < 100, `${games} games`);
  const evidence = comparison(page).getByText(/^Log-likelihood ratio/);
  const [ratio] = (await evidence.innerText()).match(/[+−]\d+\.\d\d/) ?? [];
  assert.ok(Number(ratio) >= 2.94, `${ratio}`);
  assert.match(await evidence.innerText(), /The test ends at −2\.94 or \+2\.94\.$/);
  await allWorkersEnd(page);
  assert.deepEqual(await faultsInBothThemes(page), []);
  // Nothing appears above what is read.
  assert.equal(await versions(page).count(), 0);

  // Its games open, and a reload keeps all of it.
  await page.reload();
  await answer.waitFor();
  assert.ok((await answer.innerText()).includes(`of ${games} games`));
  // Both versions have results now. Only one has played a level, so there is no chart.
  const row = matrix(page).getByRole("row").nth(1);
  await row.waitFor();
  assert.equal(await row.getByRole("rowheader").innerText(), "2");
  assert.match(
    (await row.getByRole("cell").allInnerTexts()).join("|"),
    new RegExp(`^\\|\\|100%\\s\\d+% to 100%\\s${games} games\\|$`),
  );
  assert.equal(await versions(page).locator("canvas").count(), 0);
  assert.deepEqual(await faultsInBothThemes(page), []);
  const listed = comparison(page).getByRole("listitem");
  assert.equal(await listed.count(), 5);
  await comparison(page).getByRole("button", { name: "Show more" }).click();
  assert.equal(await listed.count(), 25);
  await listed
    .first()
    .getByRole("link", { name: /^Game \d+ as/ })
    .click();
  await page.locator("main.game .verdict-line").first().waitFor();
});

pageTest(
  "a comparison that a reload interrupts resumes",
  { asWritten: true },
  async (page, url) => {
    await addProgram(page, url, await starter("dots"));
    await start(page, ["Level 1"], 2);
    await many(page).getByText("All 2 games are over.").first().waitFor();
    await changeSource(page, `// Another version.\n${await starter("dots")}`);
    await comparison(page).getByRole("button", TO_START).click();
    await comparison(page)
      .getByText(/^[1-9]\d* games are over\.$/)
      .first()
      .waitFor();
    await page.reload();
    await comparison(page)
      .getByText(/^Interrupted\. It is not clear yet whether version 2 is better than version 1: /)
      .first()
      .waitFor();
    const before = await comparison(page).getByRole("listitem").count();
    await comparison(page).getByRole("button", { name: "Go on" }).click();
    await comparison(page).getByRole("listitem").nth(before).waitFor();
    await comparison(page).getByRole("button", { name: "Cancel" }).click();
    await comparison(page)
      .getByText(/^Cancelled\. /)
      .first()
      .waitFor();
    await allWorkersEnd(page);
    // The batch and its games are as before.
    await many(page).getByText("All 2 games are over.").first().waitFor();
  },
);

/**
 * Stores versions of the program whose games are shown, and batches of each against levels. A version wins all games against
 * the levels up to its own, and half of the others.
 * @param {import("playwright-core").Page} page
 * @param {number} count
 */
async function storeVersions(page, count) {
  const [, id] = page.url().match(/program\/([\w-]+)\/games/) ?? [];
  await page.evaluate(
    async ({ id, count }) => {
      const [store, { storeRun }] = await Promise.all(
        ["/play/programs/store.js", "/play/batches/run-store.js"].map((path) => import(path)),
      );
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      await store.changeProgram(id, () => ({
        versions: numbers.map((at) => ({
          ...{ at: 1e12 * at, source: `${at}` },
          label: at === 2 ? "faster" : "",
        })),
      }));
      for (const version of numbers) {
        const games = [0, 1].flatMap((opponent) =>
          Array.from({ length: 20 }, (_, number) => ({
            ...{ opponent, number, seat: number % 2, mine: 20, theirs: 20, length: 50 },
            result: opponent < version ? 1 : Math.floor(number / 2) % 2,
            ...{ slowest: 4, fault: null, record: `${version} ${opponent} ${number}` },
            ...{ seed: number, said: "" },
          })),
        );
        const run = {
          ...{ id: `run-${version}`, program: id, game: "dots", kind: "batch" },
          me: { kind: "program", program: id, name: "Mine", version: 1e12 * version },
          opponents: [1, 2].map((level) => ({ kind: "engine", level })),
          ...{ at: 1e12 * version + 1, games: 20, seed: 1, done: 40, leftOut: [], passed: 0 },
          ...{ isOver: true, size: 1000 },
        };
        await storeRun(run, games);
      }
    },
    { id, count },
  );
  await page.reload();
  await many(page).waitFor();
}

/** Whether anything is drawn on a canvas. @param {import("playwright-core").Locator} canvas */
const isDrawn = (canvas) =>
  canvas.evaluate((element) => {
    const { height, width } = /** @type {HTMLCanvasElement} */ (element);
    const context = /** @type {HTMLCanvasElement} */ (element).getContext("2d");
    return context?.getImageData(0, 0, width, height).data.some((part) => part > 0) ?? false;
  });

pageTest("versions have ratings and a table of results", { asWritten: true }, async (page, url) => {
  /** @type {string[]} */
  const requested = [];
  page.on("request", (request) => requested.push(request.url()));
  const isChartLoaded = () => requested.some((address) => address.includes("vendor/uplot"));
  await addProgram(page, url, WRONG);
  await storeVersions(page, 1);
  await many(page).getByText("All 40 games are over.").first().waitFor();
  assert.equal(await versions(page).count(), 0);
  assert.equal(isChartLoaded(), false);

  await page.setViewportSize({ width: 320, height: 700 });
  await storeVersions(page, 3);
  await versions(page).locator("canvas").waitFor();
  assert.equal(isChartLoaded(), true);
  assert.equal(await isDrawn(versions(page).locator("canvas")), true);
  assert.deepEqual(await matrix(page).getByRole("columnheader").allInnerTexts(), [
    ...["Version", "Rating", "Level 1", "Level 2"],
  ]);
  assert.deepEqual(await matrix(page).getByRole("rowheader").allInnerTexts(), [
    ...["3", "2 · faster", "1"],
  ]);
  const cells = async (/** @type {number} */ row) =>
    matrix(page).getByRole("row").nth(row).getByRole("cell").allInnerTexts();
  const [rating, first, second] = await cells(3);
  assert.match(rating, /^\d+\s\d+ to \d+\s40 games$/);
  assert.match(first, /^100%\s\d+% to 100%\s20 games$/);
  assert.match(second, /^50%\s\d+% to \d+%\s20 games$/);
  const ratingIn = async (/** @type {number} */ row) => Number.parseInt((await cells(row))[0], 10);
  // The later versions have beaten both levels: 700 and 940 points.
  assert.ok((await ratingIn(2)) > 940 && (await ratingIn(2)) > (await ratingIn(3)));
  assert.deepEqual(await faultsInBothThemes(page), []);

  // The table scrolls, and the page does not.
  const place = versions(page).getByRole("region", { name: "Results of all versions" });
  const widths = (/** @type {Element} */ box) => [box.scrollWidth, box.clientWidth];
  const [tableWidth, placeWidth] = await place.evaluate(widths);
  assert.ok(tableWidth > placeWidth, `${tableWidth} in ${placeWidth}`);
  const [pageWidth, windowWidth] = await page.locator("html").evaluate(widths);
  assert.equal(pageWidth, windowWidth);
});
