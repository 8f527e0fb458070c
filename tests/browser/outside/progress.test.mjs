// The progress of a visitor: a page stores a board's reports, and gives them to a board on another day.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { forget, PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest } from "../page.mjs";
import { loadEngines } from "../race.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} address behind `embed.html` */
const framed = (
  address,
) => `<iframe id="frame" title="A board" width="700" src="SITE/embed.html${address}"></iframe>
  <script type="module">
    import { connect } from "SITE/embedding/parent.js";
    window.board = connect(document.getElementById("frame"));
    gather(board);
  </script>`;

/** @param {Page} page @returns {Page} */
const inside = (page) =>
  /** @type {any} */ (page.frames().find((frame) => frame.url().includes("embed.html")));

/** @param {Page} page @param {Record<string, unknown>} options */
const load = (page, options) =>
  page.evaluate((options) => /** @type {any} */ (window).board.load(options), options);

/** The state that the board reported last. @param {Page} page @returns {Promise<any>} */
const stateOf = (page) => page.evaluate(() => /** @type {any} */ (window).board.state);

/** @param {Page} page @param {string} name */
const press = (page, name) => inside(page).getByRole("button", { name, exact: true }).click();

pageTest("a puzzle resumes where it stopped", STILL, async (page, url) => {
  await withPage(page, url, framed(`?language=en#${PUZZLES.dots}`), async (host) => {
    const [ready] = await waitForEvents(page, "ready");
    assert.equal(ready.state.link, PUZZLES.dots);
    const link = ready.state.link;
    await clickMove(inside(page), "F1W");
    const [failed] = await waitForEvents(page, "end");
    assert.deepEqual([failed.result.kind, failed.result.reason], ["failed", "wrong"]);
    const first = failed.state.progress;
    assert.match(first, /^[\w-]{10,3500}$/);
    assert.notEqual(first, ready.state.progress);

    await page.goto(host);
    await waitForEvents(page, "ready");
    await load(page, { link, progress: first, language: "en" });
    const [, again] = await waitForEvents(page, "ready", 2);
    assert.deepEqual(again.state.moves, ["F1W"]);
    assert.equal(again.state.over, true);
    assert.equal(again.state.progress, first, "the progress is unchanged");
    assert.equal((await page.evaluate("events.filter(({ type }) => type === 'end')")).length, 0);
    await press(page, "Try again");
    await clickMove(inside(page), "F4W");
    await waitForEvents(page, "move", 2);
    await clickMove(inside(page), "F1W");
    const [{ solved, state }] = await waitForEvents(page, "solved");
    assert.deepEqual(solved, { attempts: 2, hints: 0, solutionShown: false });

    await forget(page);
    await load(page, { link, progress: state.progress });
    const [done] = await waitForEvents(page, "ready");
    assert.deepEqual(done.state.puzzle, { ...solved, solved: true });
    assert.equal(done.state.progress, state.progress);
    await press(page, "Try again");
    await waitForEvents(page, "state");
    const events = await page.evaluate("events.map(({ type }) => type)");
    assert.deepEqual(events, ["ready", "state"], "it is not solved again");
  });
});

pageTest("a game resumes, and foreign progress is an error", STILL, async (page, url) => {
  await withPage(page, url, framed("?game=dots&engine=off&language=en"), async () => {
    await waitForEvents(page, "ready");
    await clickMove(inside(page), "D4N");
    await waitForEvents(page, "move");
    await page.evaluate('board.play("D3N")');
    await waitForEvents(page, "move", 2);
    await press(page, "Undo");
    await waitForEvents(page, "state");
    const { progress } = await stateOf(page);

    await forget(page);
    await load(page, { game: "dots", engine: false, progress });
    const [ready] = await waitForEvents(page, "ready");
    assert.deepEqual(ready.state.moves, ["D4N"]);
    assert.equal(ready.state.progress, progress);
    await press(page, "Redo");
    const [redone] = await waitForEvents(page, "move");
    assert.deepEqual(
      redone.state.moves,
      ["D4N", "D3N"],
      "a move that was taken back can be replayed",
    );

    for (const [options, why] of /** @type {const} */ ([
      [{ game: "rabbits", progress }, "another game"],
      [{ game: "dots", progress: `${progress.slice(0, -2)}AA` }, "damaged"],
      [{ link: PUZZLES.dots, progress }, "a puzzle"],
      [{ game: "dots", progress: "!" }, "no progress"],
    ])) {
      await forget(page);
      await load(page, { ...options, engine: false, keep: "off" });
      const [[{ message }], [{ state }]] = await Promise.all([
        waitForEvents(page, "error"),
        waitForEvents(page, "ready"),
      ]);
      assert.match(message, /progress cannot be/, why);
      assert.deepEqual(state.moves, [], why);
    }
  });
});

pageTest("an engine that was thinking resumes", STILL, async (page, url) => {
  await withPage(page, url, framed("?game=dots&level=1&language=en"), async () => {
    await waitForEvents(page, "ready");
    await clickMove(inside(page), "D4N");
    // The engine has not answered yet.
    const [{ state }] = await waitForEvents(page, "move");
    assert.deepEqual(state.moves, ["D4N"]);
    await forget(page);
    await load(page, { game: "dots", level: 1, progress: state.progress });
    const [move] = await waitForEvents(page, "move");
    assert.deepEqual([move.seat, move.ply], [2, 2]);

    await forget(page);
    await press(page, "Suggest a move");
    const [suggested] = await waitForEvents(page, "suggestion");
    assert.equal((await waitForEvents(page, "hint")).length, 1);
    assert.notEqual(suggested.state.progress, move.state.progress);
  });
});

pageTest("a lesson resumes at its step", STILL, async (page, url) => {
  await withPage(page, url, framed("?lesson=dots&language=en"), async () => {
    const [ready] = await waitForEvents(page, "ready");
    await inside(page).getByRole("button", { name: "Show", exact: false }).first().click();
    const [{ state }] = await waitForEvents(page, "hint");
    assert.notEqual(state.progress, ready.state.progress);
    await forget(page);
    await load(page, { lesson: "dots", language: "ru", progress: state.progress });
    const [again] = await waitForEvents(page, "ready");
    assert.equal(again.state.progress, state.progress);
    await forget(page);
    await load(page, { lesson: "mice", progress: state.progress });
    await waitForEvents(page, "error");
  });
});

pageTest("a game with secrets is stored after its end", STILL, async (page, url) => {
  const { Scene } = await loadEngines();
  const record = new URL("../../records/fugitive-006.rec", import.meta.url);
  const scene = Scene.fromRecord(await readFile(record, "utf8"));
  const [link, start] = [scene.link(scene.length), scene.link(0)];
  await withPage(page, url, framed("?game=fugitive&engine=off&language=en"), async () => {
    const [ready] = await waitForEvents(page, "ready");
    assert.equal(ready.state.progress, null);
    await forget(page);
    await load(page, { link, engine: false });
    const [{ state }] = await waitForEvents(page, "ready");
    assert.equal(state.over, true);
    await forget(page);
    await load(page, { link, engine: false, progress: state.progress });
    const [again] = await waitForEvents(page, "ready");
    assert.deepEqual([again.state.over, again.state.moves], [true, state.moves]);
    assert.equal(again.state.moves.length, scene.length);
    await forget(page);
    await load(page, { link: start, engine: false, progress: state.progress });
    await waitForEvents(page, "error");
  });
});
