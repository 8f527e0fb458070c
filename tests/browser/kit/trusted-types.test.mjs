// Trusted Types, where the browser supports them: the pages make neither HTML nor scripts from foreign texts, and still work.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { successfulAttacks } from "../attacked.mjs";
import { PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest } from "../page.mjs";

for (const [name, address] of Object.entries({
  "the site": `#${PUZZLES.dots}`,
  "the page of a game": `dots/#${PUZZLES.dots}`,
  "a board in a frame": `embed.html?language=en#${PUZZLES.dots}`,
})) {
  const how = { ...STILL, expected: /This document requires 'Trusted/ };
  pageTest(`nothing foreign becomes HTML or a script: ${name}`, how, async (page, url) => {
    await page.goto(`${url}${address}`);
    // Icons are drawn and workers run: the site's own code passes.
    await page.locator(".puzzle .controls svg path").first().waitFor({ state: "attached" });
    await clickMove(page, "F1W");
    await page.getByText("That puts the goal out of reach.").first().waitFor();
    if (!(await page.evaluate("'trustedTypes' in window"))) return;
    assert.deepEqual(await page.evaluate(successfulAttacks), []);
  });
}

pageTest("elements work on a page that requires Trusted Types", STILL, async (page, url) => {
  const document = await readFile(new URL("../../../docs/embedding.md", import.meta.url), "utf8");
  const [, policy] = document.match(/```csp-trusted-types\n(.*)\n/) ?? [];
  assert.ok(policy);
  // One element starts engines, and one a referee that keeps secrets.
  for (const attributes of ['game="dots" level="1"', 'game="crossing" mode="watch"']) {
    const board = `<script type="module" src="SITE/warren-board.js"></script>
      <warren-board id="board" language="en" ${attributes}></warren-board><script>gather(board)</script>`;
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const play = async () => {
      await waitForEvents(page, "ready");
      if (attributes.includes("dots")) await clickMove(page, "E4N");
      await waitForEvents(page, "move", 2);
      await page.locator("warren-board svg path").first().waitFor({ state: "attached" });
      // A board does not control HTML or scripts elsewhere on the page.
      assert.equal(await page.evaluate("globalThis.trustedTypes?.defaultPolicy ?? null"), null);
    };
    await withPage(page, url, board, play, head);
  }
});
