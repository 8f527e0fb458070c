// Trusted Types, where the browser has them: the pages make no HTML and no script from foreign texts, and play all the same.

import assert from "node:assert/strict";
import { attacked } from "./attacked.mjs";
import { PUZZLES } from "./elsewhere.mjs";
import { STILL } from "./mice.mjs";
import { clickMove, pageTest } from "./page.mjs";

for (const [name, address] of Object.entries({
  "the site": `#${PUZZLES.dots}`,
  "a board in a frame": `embed.html?language=en#${PUZZLES.dots}`,
})) {
  const how = { ...STILL, expected: /This document requires 'Trusted/ };
  pageTest(`nothing foreign becomes HTML or a script: ${name}`, how, async (page, url) => {
    await page.goto(`${url}${address}`);
    // Icons are drawn and workers run: what is ours passes.
    await page.locator(".puzzle .controls svg path").first().waitFor({ state: "attached" });
    await clickMove(page, "F1W");
    await page.getByText("That puts the goal out of reach.").first().waitFor();
    if (!(await page.evaluate("'trustedTypes' in window"))) return;
    assert.deepEqual(await page.evaluate(attacked), []);
  });
}

pageTest("the page of a game leads on, with its own policy", STILL, async (page, url) => {
  await page.goto(`${url}dots/`);
  await page.waitForURL(/#\/new\/dots$/);
});
