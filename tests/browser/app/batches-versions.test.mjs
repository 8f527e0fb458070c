// Versions of a program against each other and over time: the comparison that ends when its answer is clear.

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
  assert.match(await earlier.innerText(), /^Version 1, /);
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

  // Its games open, and a reload keeps all of it.
  await page.reload();
  await answer.waitFor();
  assert.ok((await answer.innerText()).includes(`of ${games} games`));
  const listed = comparison(page).getByRole("listitem");
  assert.equal(await listed.count(), 20);
  await listed
    .first()
    .getByRole("button", { name: /^Game 1 / })
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
