// What `make site` writes, served as a static host does, from a sub-path: its modules are put together, so what is found
// beside a module (the worker, the WebAssembly, the words) is looked for from another place than in `www`.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";
import { send, turnAfter } from "./detectives.mjs";
import { beginGame, clickMove, FUGITIVE, movesPlayed, myTurn, pageTest } from "./page.mjs";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

pageTest("the built site plays from a sub-path", {}, async (page) => {
  execFileSync(process.execPath, [here("../../tools/site.mjs")]);
  const host = await serve({ root: here("../../target/site"), base: "/course/warren/" });
  try {
    /** @type {string[]} */
    const missing = [];
    page.on("response", (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await beginGame(page, host.url, ["person", 6]);
    await clickMove(page, "D4N");
    await movesPlayed(page, 2);
    assert.equal(await myTurn(page), true);
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByRole("heading", { name: "A move" }).waitFor();
    const game = page.url();
    await page.getByRole("link", { name: "Warren" }).click();
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL(game);
    await beginGame(page, host.url, ["person", 6], FUGITIVE);
    await send(page, "1 2 3 4");
    await turnAfter(page, 3);
    assert.deepEqual(missing, []);
  } finally {
    await host.close();
  }
});
