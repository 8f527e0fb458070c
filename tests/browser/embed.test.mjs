// Boards in frames: played, watched and solved on a page of another origin, which is told of it and may ask for more.

import assert from "node:assert/strict";
import { faultsOn } from "./axe.mjs";
import { forget, GAME, PUZZLES, told, withPage } from "./elsewhere.mjs";
import { STILL } from "./mice.mjs";
import { clickMove, pageTest } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** @param {string} address behind `embed.html` */
const framed = (
  address,
) => `<iframe id="frame" title="A board" width="700" src="SITE/embed.html${address}"></iframe>
  <script type="module">
    import { connect } from "SITE/embedding/parent.js";
    window.board = connect(document.getElementById("frame"));
    gather(board);
  </script>`;

/** What is in the frame, of which one asks what one asks of a page. @param {Page} page @returns {Page} */
const inside = (page) =>
  /** @type {any} */ (page.frames().find((frame) => frame.url().includes("embed.html")));

/** @param {Page} page @param {string} code that has `board` and `frame` */
const ask = (page, code) => page.evaluate(code);

/** @param {Page} page @param {string | RegExp} text */
const said = (page, text) => inside(page).locator(".status-text", { hasText: text }).waitFor();

pageTest("a game in a frame is played, by clicks and by the page", STILL, async (page, url) => {
  await withPage(page, url, framed("?game=dots&engine=off&language=en"), async () => {
    const [ready] = await told(page, "ready");
    assert.deepEqual(
      { ...ready.state, position: null },
      {
        mode: "play",
        game: "dots",
        moves: [],
        shown: 0,
        position: null,
        due: [1],
        scores: [2, 2],
        over: false,
        puzzle: null,
      },
    );
    const board = inside(page);
    const address = board.url();
    await clickMove(board, "D4N");
    const [move] = await told(page, "move");
    assert.deepEqual([move.seat, move.move, move.ply, move.state.due], [1, "D4N", 1, [2]]);
    await ask(page, 'board.play("D3N")');
    await told(page, "move", 2);
    await ask(page, 'board.play("D3N")');
    const [{ message }] = await told(page, "error");
    assert.notEqual(message, "");
    assert.equal(await board.getByRole("button", { name: /suggest/i }).count(), 0, "no engine");
    // As high as what is on it, which the frame was given by the page.
    const [frame, content] = await Promise.all([
      page.locator("#frame").evaluate((frame) => frame.getBoundingClientRect().height),
      board.evaluate(() => document.body.scrollHeight),
    ]);
    assert.ok(frame >= content && frame > 400, `${frame} px for ${content} px`);
    assert.deepEqual(await faultsOn(board), []);

    await forget(page);
    await ask(page, `board.load({ link: "${GAME}", mode: "watch", theme: "dark" })`);
    const [watched] = await told(page, "ready");
    assert.deepEqual([watched.state.moves.length, watched.state.shown], [12, 8]);
    await board.getByRole("button", { name: "One move forward" }).click();
    await ask(page, 'board.play("D4N")');
    const [refused] = await told(page, "error");
    assert.equal(refused.message, "This game is only watched.");
    await ask(page, 'board.option("mode", "play")');
    const [, played] = await told(page, "ready", 2);
    assert.equal(played.state.moves.length, 8, "it is played from where it is shown");
    await ask(page, 'board.option("level", 99)');
    await page.waitForFunction(() =>
      /** @type {any} */ (window).told.some((/** @type {any} */ { message }) =>
        /level cannot be “99”/.test(message ?? ""),
      ),
    );

    assert.equal(board.url(), address, "the address stays");
    assert.deepEqual(
      await board.evaluate(() => [localStorage.length, sessionStorage.length]),
      [0, 0],
    );
  });
});

pageTest("messages of others, and others' messages, are ignored", STILL, async (page, url) => {
  await withPage(page, url, framed("?game=dots&engine=off&language=en"), async () => {
    await told(page, "ready");
    await ask(
      page,
      `(() => {
        const { contentWindow } = document.getElementById("frame");
        const load = { type: "load", options: { game: "rabbits" } };
        for (const odd of [null, 1, "load", [], {}, load, { ...load, warren: 2 }, { warren: 1 },
          { warren: 1, type: "load" }, { warren: 1, type: "load", options: [] }, { warren: 1, type: "play", move: 7 },
          { warren: 1, type: "option", name: "toString", value: 1 }, { warren: 1, type: "nothing" },
          { warren: 1, type: "play", move: "x".repeat(1000) }]) contentWindow.postMessage(odd, "*");
        // Neither of these comes from the page's board.
        postMessage({ warren: 1, type: "solved", solved: { attempts: 1 } }, "*");
        const other = document.createElement("iframe");
        other.srcdoc = "<script>parent.frames[0].postMessage({ warren: 1, type: 'load', options: { game: 'rabbits' } }, '*');" +
          "parent.postMessage({ warren: 1, type: 'solved' }, '*'); parent.postMessage('over', '*')</" + "script>";
        return new Promise((resolve) => {
          addEventListener("message", ({ data }) => data === "over" && resolve());
          document.body.append(other);
        });
      })()`,
    );
    await ask(page, 'board.play("D4N")');
    const [{ state }] = await told(page, "move");
    assert.equal(state.game, "dots");
    const all = await page.evaluate(() => /** @type {any} */ (window).told);
    assert.deepEqual(
      all.map((/** @type {any} */ { type }) => type),
      ["ready", "move"],
    );
  });
});

pageTest(
  "a puzzle in a frame is solved, and nothing is told that helps",
  STILL,
  async (page, url) => {
    await withPage(page, url, framed(`?analysis=off&language=en#${PUZZLES.dots}`), async () => {
      const [{ state }] = await told(page, "ready");
      assert.deepEqual(state.puzzle, {
        solved: false,
        attempts: 1,
        hints: 0,
        solutionShown: false,
      });
      const board = inside(page);
      for (const name of ["Hint", "Give up", "Share", "Next"]) {
        assert.equal(await board.getByRole("button", { name, exact: true }).count(), 0, name);
      }
      await clickMove(board, "F1W");
      const [{ result }] = await told(page, "end");
      assert.equal(result.kind, "failed");
      await said(page, "That puts the goal out of reach.");
      assert.equal(await board.getByRole("button", { name: "Show why" }).count(), 0);
      await board.getByRole("button", { name: "Back to before it" }).click();
      await clickMove(board, "F4W");
      await told(page, "move", 3);
      await clickMove(board, "F1W");
      const [{ solved }] = await told(page, "solved");
      assert.deepEqual(solved, { attempts: 2, hints: 0, solutionShown: false });
      await said(page, "Solved.");

      await forget(page);
      await ask(page, 'board.option("analysis", "on")');
      await told(page, "ready");
      await board.getByRole("button", { name: "Hint", exact: true }).click();
      await said(page, "Look at F4.");
      await board.getByRole("button", { name: "Give up", exact: true }).click();
      const [given] = await told(page, "end");
      assert.equal(given.result.kind, "given-up");
      await board.getByRole("button", { name: "Try again", exact: true }).first().click();
      await clickMove(board, "F4W");
      await told(page, "move", 2);
      await clickMove(board, "F1W");
      const [late] = await told(page, "solved");
      assert.deepEqual(late.solved, { attempts: 2, hints: 1, solutionShown: true });
      assert.equal(await board.evaluate(() => localStorage.length), 0, "no mark is kept");
    });
  },
);

pageTest("what cannot be opened is said, also on a small screen", PHONE, async (page, url) => {
  await page.goto(`${url}embed.html?mode=puzzle&language=en#${GAME}`);
  await page
    .getByRole("alert")
    .getByText(/the link poses no puzzle/)
    .waitFor();
  await page.goto(`${url}embed.html?language=en&game=mice`);
  await page.locator(".game .cell").first().waitFor();
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(content <= screen, `${content} px of content on ${screen} px of screen`);
  assert.deepEqual(await faultsOn(page), []);
});
