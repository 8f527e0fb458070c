// The work of a learner at a board on another site's page survives a reload, where it is stored.

import assert from "node:assert/strict";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { faultsOn } from "../axe.mjs";
import { forget, PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const AFRESH = "Not you? Start afresh";
const SET = codeOfSet({
  title: "Leads",
  hints: true,
  shuffled: false,
  tries: null,
  puzzles: [{ link: PUZZLES.dots }, { link: PUZZLES.dots }, { link: PUZZLES.dots }],
});

/** @param {string} options of the frame @param {string} [attributes] */
const framed = (options, attributes = "") =>
  `<iframe id="frame" title="A board" width="700" ${attributes}
    src="SITE/embed.html?language=en&${options}"></iframe>
  <script type="module">
    import { connect } from "SITE/embedding/parent.js";
    window.board = connect(document.getElementById("frame"));
    gather(board);
  </script>`;

/** @param {string} attributes */
const element = (attributes) => `<script type="module" src="SITE/warren-board.js"></script>
  <warren-board id="board" set="${SET}" language="en" ${attributes}></warren-board>
  <script>gather(document.getElementById("board"));</script>`;

/** @param {Page} page @returns {Page} */
const inside = (page) =>
  /** @type {any} */ (page.frames().find((frame) => frame.url().includes("embed.html")));

/** @param {Page} board */
const afresh = (board) => board.getByRole("button", { name: AFRESH });

/** Solves the puzzle on the board, and goes to the next. @param {Page} page @param {Page} board */
async function solve(page, board) {
  await forget(page);
  await clickMove(board, "F4W");
  await waitForEvents(page, "move", 2);
  await clickMove(board, "F1W");
  await waitForEvents(page, "state");
  await board.getByRole("button", { name: "Next", exact: true }).click();
  await waitForEvents(page, "state", 2);
}

/** Opens a page again, and returns the first event of its board. @param {Page} page @param {string} host */
async function again(page, host) {
  await page.goto("about:blank");
  await page.goto(host);
  const [{ state }] = await waitForEvents(page, "ready");
  return state;
}

pageTest(
  "a set in a frame resumes after a reload, until it is restarted",
  STILL,
  async (page, url) => {
    await withPage(page, url, framed(`set=${SET}&hand_in=on`), async (host) => {
      await waitForEvents(page, "ready");
      assert.equal(await afresh(inside(page)).count(), 0, "there is no stored work yet");
      await solve(page, inside(page));
      await solve(page, inside(page));
      const state = await again(page, host);
      assert.deepEqual([state.set.puzzle, state.set.solved], [3, 2]);
      await inside(page).getByText("You are back where you left off.").waitFor();
      assert.deepEqual(await faultsOn(inside(page)), []);
      // Another learner at the same computer.
      await inside(page).getByRole("button", { name: "Hand in" }).click();
      await inside(page)
        .getByLabel(/name or number/)
        .fill("Zoë");
      await page.keyboard.press("Escape");
      await forget(page);
      await afresh(inside(page)).click();
      const [{ state: fresh }] = await waitForEvents(page, "ready");
      assert.deepEqual([fresh.set.puzzle, fresh.set.solved], [1, 0]);
      assert.equal(await afresh(inside(page)).count(), 0);
      await inside(page).getByRole("button", { name: "Hand in" }).click();
      assert.equal(
        await inside(page)
          .getByLabel(/name or number/)
          .inputValue(),
        "",
      );
      const later = await again(page, host);
      assert.deepEqual([later.set.puzzle, later.set.solved], [1, 0]);
    });
  },
);

pageTest(
  "a page chooses the name under which a frame stores work, and whether it does",
  STILL,
  async (page, url) => {
    await withPage(page, url, framed(`set=${SET}&keep=week-1`), async (host) => {
      await waitForEvents(page, "ready");
      await solve(page, inside(page));
      const load = (/** @type {Record<string, unknown>} */ options) =>
        page.evaluate(
          (options) => /** @type {any} */ (globalThis).board.load({ language: "en", ...options }),
          options,
        );
      for (const [keep, puzzle] of /** @type {const} */ ([
        ["week-2", 1],
        ["off", 1],
        ["week-1", 2],
      ])) {
        await forget(page);
        await load({ set: SET, keep });
        assert.equal((await waitForEvents(page, "ready"))[0].state.set.puzzle, puzzle, keep);
      }
      const progress = await page.evaluate("board.state.progress");
      await forget(page);
      await load({ set: SET, keep: "off" });
      await waitForEvents(page, "ready");
      await solve(page, inside(page));
      await solve(page, inside(page));
      const further = await page.evaluate("board.state.progress");
      assert.notEqual(further, progress);
      // The page's progress takes precedence over the stored one.
      await forget(page);
      await load({ set: SET, keep: "week-1", progress: further });
      assert.equal((await waitForEvents(page, "ready"))[0].state.set.puzzle, 3);
      assert.equal(await afresh(inside(page)).count(), 0);
      assert.equal((await again(page, host)).set.puzzle, 2, "no work has been done since");
    });
  },
);

pageTest(
  "an element stores nothing in the page's storage, unless an attribute asks for it",
  STILL,
  async (page, url) => {
    const stored = () => page.evaluate(() => Object.keys(localStorage));
    await withPage(page, url, element(""), async (host) => {
      await waitForEvents(page, "ready");
      await solve(page, page);
      assert.deepEqual(await stored(), []);
      assert.equal((await again(page, host)).set.puzzle, 1);
    });
    await withPage(page, url, element("keep"), async (host) => {
      await waitForEvents(page, "ready");
      await solve(page, page);
      assert.deepEqual(
        (await stored()).map((key) => key.split(":")[1]),
        ["board"],
      );
      assert.equal((await again(page, host)).set.puzzle, 2);
      assert.equal(await page.evaluate("document.querySelector('warren-board').keep"), true);
      await forget(page);
      await afresh(page).click();
      assert.equal((await waitForEvents(page, "ready"))[0].state.set.puzzle, 1);
    });
  },
);

// The site does not have the module of notebooks.
pageTest(
  "a notebook stores nothing, whatever its options say",
  { ...STILL, asWritten: true },
  async (page, url) => {
    const notebook = `<div id="cell"></div><script type="module">
    import "SITE/warren-board.js";
    import { show } from "SITE/outside/notebook/board.js";
    const values = { _options: { set: "${SET}", language: "en", keep: "on", bots: [] }, output: "" };
    const model = { get: (name) => values[name], on() {}, off() {}, send() {} };
    show(model, {}, document.getElementById("cell"));
    gather(document.querySelector("warren-board"));
  </script>`;
    await withPage(page, url, notebook, async () => {
      await waitForEvents(page, "ready");
      await solve(page, page);
      assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), []);
    });
  },
);

pageTest("a game is stored if a person plays it", STILL, async (page, url) => {
  await withPage(page, url, framed("game=dots&people=all"), async (host) => {
    await waitForEvents(page, "ready");
    await clickMove(inside(page), "D4N");
    await waitForEvents(page, "move");
    assert.deepEqual((await again(page, host)).moves, ["D4N"]);
  });
  await withPage(page, url, framed("game=dots&mode=watch"), async (host) => {
    await waitForEvents(page, "move", 2);
    assert.equal(
      await inside(page).evaluate(
        () => Object.keys(localStorage).filter((key) => key.startsWith("warren:board:")).length,
      ),
      1,
      "a game without people is not stored",
    );
    assert.deepEqual((await again(page, host)).moves.length, 0);
  });
});

const UNKEPT = "The browser does not let this board store your work.";

pageTest("a frame that cannot store says so beside Hand in", STILL, async (page, url) => {
  const sandbox = 'sandbox="allow-scripts"';
  await withPage(page, url, framed(`set=${SET}&hand_in=on`, sandbox), async () => {
    await waitForEvents(page, "ready");
    await clickMove(inside(page), "F4W");
    await inside(page).getByText(UNKEPT).waitFor();
    assert.deepEqual(await faultsOn(inside(page)), []);
  });
  await withPage(page, url, framed(`set=${SET}`, sandbox), async () => {
    await waitForEvents(page, "ready");
    await clickMove(inside(page), "F4W");
    await waitForEvents(page, "move", 2);
    assert.equal(await inside(page).getByText(UNKEPT).count(), 0);
  });
  await withPage(page, url, framed(`set=${SET}&hand_in=on&keep=off`, sandbox), async () => {
    await waitForEvents(page, "ready");
    await clickMove(inside(page), "F4W");
    await waitForEvents(page, "move", 2);
    assert.equal(await inside(page).getByText(UNKEPT).count(), 0);
  });
});
