// Boards beside each other on a page: the name for handing in is entered once, and a new game begins.

import assert from "node:assert/strict";
import { forget, GAME, PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest } from "../page.mjs";

const MODULE = `<script type="module" src="SITE/warren-board.js"></script>`;

for (const [kind, boards] of /** @type {const} */ ([
  [
    "elements",
    `${[1, 2, 3].map(() => `<warren-board language="en" hand_in="on" link="${PUZZLES.dots}"></warren-board>`).join("")}${MODULE}`,
  ],
  [
    "frames",
    [1, 2, 3]
      .map(
        (i) =>
          `<iframe title="${i}" width="500" height="800" src="SITE/embed.html?hand_in=on&language=en&keep=${i}#${PUZZLES.dots}"></iframe>`,
      )
      .join(""),
  ],
])) {
  pageTest(
    `a name entered at one of several ${kind} is known at the others`,
    STILL,
    async (page, url) => {
      await withPage(page, url, boards, async () => {
        const places =
          kind === "frames"
            ? [0, 1, 2].map((i) => page.frameLocator("iframe").nth(i).locator("body"))
            : [0, 1, 2].map((i) => page.locator("warren-board").nth(i));
        const open = async (/** @type {number} */ i) => {
          const button = places[i].getByRole("button", { name: "Hand in", exact: true });
          await page.locator("warren-board, iframe").nth(i).scrollIntoViewIfNeeded();
          assert.equal((await button.innerText()).trim(), "Hand in", "its label is visible");
          await button.click();
          return places[i].locator(".hand-in-name");
        };
        const close = (/** @type {number} */ i) =>
          places[i].getByRole("button", { name: "Close", exact: true }).click();
        const first = await open(0);
        assert.equal(await first.inputValue(), "");
        await first.fill("Ada");
        await Promise.all([
          page.waitForEvent("download"),
          places[0].getByRole("button", { name: "Save as file" }).click(),
        ]);
        await close(0);
        const second = await open(1);
        assert.equal(await second.inputValue(), "Ada");
        await second.fill("Bob");
        await Promise.all([
          page.waitForEvent("download"),
          places[1].getByRole("button", { name: "Save as file" }).click(),
        ]);
        await close(1);
        for (const i of [2, 0]) {
          assert.equal(await (await open(i)).inputValue(), "Bob", "the last one counts");
          await close(i);
        }
        const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
        assert.equal(stored, 0);
      });
    },
  );
}

pageTest("a new game begins, and the old one can be restored", STILL, async (page, url) => {
  const board = `<warren-board id="board" language="en" game="dots" engine="off"></warren-board>
    <script>gather(document.getElementById("board"));</script>${MODULE}`;
  await withPage(page, url, board, async () => {
    await waitForEvents(page, "ready");
    await clickMove(page, "D4N");
    await waitForEvents(page, "move");
    await forget(page);
    await page.getByRole("button", { name: "New game" }).click();
    const [{ state }] = await waitForEvents(page, "ready");
    assert.deepEqual(state.moves, []);
    await page.getByRole("button", { name: "Go back" }).click();
    const [back] = await waitForEvents(page, "state");
    assert.deepEqual(back.state.moves, ["D4N"]);
  });
});

pageTest("a board with a linked game offers no new game", STILL, async (page, url) => {
  const board = `<warren-board id="board" language="en" engine="off" link="${GAME}"></warren-board>
    <script>gather(document.getElementById("board"));</script>${MODULE}`;
  await withPage(page, url, board, async () => {
    await waitForEvents(page, "ready");
    await page.getByRole("button", { name: "Undo" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "New game" }).count(), 0);
  });
});
