// Boards in frames: played, watched and solved on a page of another origin, which gets events and may send requests.

import assert from "node:assert/strict";
import { faultsOn } from "../axe.mjs";
import { forget, GAME, PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest } from "../page.mjs";

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

/** The content of the frame, to use like a page. @param {Page} page @returns {Page} */
const inside = (page) =>
  /** @type {any} */ (page.frames().find((frame) => frame.url().includes("embed.html")));

/** @param {Page} page @param {string} code that has `board` and `frame` */
const ask = (page, code) => page.evaluate(code);

/** @param {Page} page @param {string | RegExp} text */
const said = (page, text) => inside(page).locator(".status-text", { hasText: text }).waitFor();

pageTest("a game in a frame is played, by clicks and by the page", STILL, async (page, url) => {
  await withPage(page, url, framed("?game=dots&engine=off&language=en"), async () => {
    const [ready] = await waitForEvents(page, "ready");
    assert.deepEqual(
      { ...ready.state, position: null, link: "", progress: "" },
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
        link: "",
        progress: "",
      },
    );
    const board = inside(page);
    const address = board.url();
    await clickMove(board, "D4N");
    const [move] = await waitForEvents(page, "move");
    assert.deepEqual([move.seat, move.move, move.ply, move.state.due], [1, "D4N", 1, [2]]);
    await ask(page, 'board.play("D3N")');
    await waitForEvents(page, "move", 2);
    await ask(page, 'board.play("D3N")');
    const [{ message }] = await waitForEvents(page, "error");
    assert.notEqual(message, "");
    assert.equal(await board.getByRole("button", { name: /suggest/i }).count(), 0, "no engine");
    // The page gives the frame the height of its content.
    const [frame, content] = await Promise.all([
      page.locator("#frame").evaluate((frame) => frame.getBoundingClientRect().height),
      board.evaluate(() => document.body.scrollHeight),
    ]);
    assert.ok(frame >= content && frame > 400, `${frame} px for ${content} px`);
    assert.deepEqual(await faultsOn(board), []);

    await forget(page);
    await ask(page, `board.load({ link: "${GAME}", mode: "watch", theme: "dark" })`);
    const [watched] = await waitForEvents(page, "ready");
    assert.deepEqual([watched.state.moves.length, watched.state.shown], [12, 8]);
    await board.getByRole("button", { name: "One move forward" }).click();
    await ask(page, 'board.play("D4N")');
    const [refused] = await waitForEvents(page, "error");
    assert.equal(refused.message, "You can only watch this game.");
    await ask(page, 'board.option("mode", "play")');
    const [, played] = await waitForEvents(page, "ready", 2);
    assert.equal(played.state.moves.length, 8, "play continues from the shown position");
    await ask(page, 'board.option("level", 99)');
    await page.waitForFunction(() =>
      /** @type {any} */ (window).events.some((/** @type {any} */ { message }) =>
        /level cannot be “99”/.test(message ?? ""),
      ),
    );

    assert.equal(board.url(), address, "the address stays");
    // Only the played moves are stored.
    const keys = await board.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    assert.deepEqual(
      keys.map((key) => key.replace(/\w+$/, "")),
      keys.map(() => "warren:board:"),
    );

    await forget(page);
    await ask(
      page,
      `for (let i = 0; i < 3000; i++) {
        board.load({ game: "dots", level: 1 + (i % 12), engine: false });
        board.option("people", [1 + (i % 2)]);
        board.play("D4N");
      }
      board.load({ game: "mice", engine: false })`,
    );
    await inside(page).locator(".game[data-game=mice]").waitFor();
    await page.waitForFunction(() => /** @type {any} */ (window).board.state?.game === "mice");
    const opened = await waitForEvents(page, "ready");
    assert.ok(opened.length < 300, `${opened.length} boards were opened for 6,001 messages`);
  });
});

pageTest("messages of other frames and programs are ignored", STILL, async (page, url) => {
  await withPage(page, url, framed("?game=dots&engine=off&language=en"), async () => {
    await waitForEvents(page, "ready");
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
    const [{ state }] = await waitForEvents(page, "move");
    assert.equal(state.game, "dots");
    const all = await page.evaluate(() => /** @type {any} */ (window).events);
    assert.deepEqual(
      all.map((/** @type {any} */ { type }) => type),
      ["ready", "move"],
    );
  });
});

pageTest(
  "a puzzle in a frame is solved, and its events reveal no solution",
  STILL,
  async (page, url) => {
    await withPage(
      page,
      url,
      framed(`?analysis=off&keep=off&language=en#${PUZZLES.dots}`),
      async () => {
        const [{ state }] = await waitForEvents(page, "ready");
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
        const [{ result }] = await waitForEvents(page, "end");
        assert.deepEqual([result.kind, result.reason], ["failed", "wrong"]);
        await said(page, "That puts the goal out of reach.");
        assert.equal(await board.getByRole("button", { name: "Show why" }).count(), 0);
        await board.getByRole("button", { name: "Take the move back" }).click();
        await clickMove(board, "F4W");
        await waitForEvents(page, "move", 3);
        // The board has not reported this attempt, which continues.
        await board.getByRole("button", { name: "Try again", exact: true }).click();
        await clickMove(board, "F4W");
        await waitForEvents(page, "move", 5);
        await clickMove(board, "F1W");
        const [{ solved }] = await waitForEvents(page, "solved");
        assert.deepEqual(solved, { attempts: 2, hints: 0, solutionShown: false });
        await said(page, "Solved.");

        await forget(page);
        await ask(page, 'board.option("analysis", "on")');
        await waitForEvents(page, "ready");
        await board.getByRole("button", { name: "Hint", exact: true }).click();
        await said(page, "Look at F4.");
        const [hinted] = await waitForEvents(page, "hint");
        assert.equal(hinted.state.puzzle.hints, 1);
        assert.equal((await waitForEvents(page, "hint")).length, 1);
        await board.getByRole("button", { name: "Give up", exact: true }).click();
        const [given] = await waitForEvents(page, "end");
        assert.equal(given.result.kind, "given-up");
        await board.getByRole("button", { name: "Try again", exact: true }).first().click();
        await clickMove(board, "F4W");
        await waitForEvents(page, "move", 2);
        await clickMove(board, "F1W");
        const [late] = await waitForEvents(page, "solved");
        assert.deepEqual(late.solved, { attempts: 2, hints: 1, solutionShown: true });
        assert.equal(await board.evaluate(() => localStorage.length), 0, "no mark is stored");
      },
    );
  },
);

pageTest("a failure to open is reported, also on a small screen", PHONE, async (page, url) => {
  await page.goto(`${url}embed.html?mode=puzzle&language=en#${GAME}`);
  await page
    .getByRole("alert")
    .getByText(/the link holds no puzzle/)
    .waitFor();
  const alert = page.getByRole("alert");
  await page.goto(`${url}embed.html?language=en&game=Dots`);
  await alert.getByText(/cannot be shown: game cannot be “Dots”/).waitFor();
  await page.goto(`${url}embed.html?language=en&lesson=chess`);
  await alert.getByText(/lesson cannot be “chess”. Allowed: rabbits, mice/).waitFor();
  await page.goto(`${url}embed.html?language=en&link=https://example.org/a-page-of-theirs`);
  await alert.getByText(/not a Warren link/).waitFor();
  assert.equal(await page.locator(".cell, .piece-handle").count(), 0, "no other game is shown");
  await page.goto(`${url}embed.html?language=en&mode=watch#${GAME}.`);
  await page.locator(".game[data-game=dots] .cell").first().waitFor();
  await page.goto(`${url}embed.html?language=en&game=dots&people=3`);
  await alert.getByText(/people cannot be “3”/).waitFor();
  await page
    .getByText("Red, choose a cell")
    .or(page.getByText(/your move/i))
    .first()
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

pageTest("a frame in a sandbox plays, and reports a suggestion", STILL, async (page, url) => {
  const body = framed("?game=dots&level=1&language=en").replace(
    "<iframe ",
    '<iframe sandbox="allow-scripts" ',
  );
  await withPage(page, url, body, async () => {
    await waitForEvents(page, "ready");
    const board = page.frameLocator("#frame");
    await board.getByRole("button", { name: /suggest/i }).click();
    const [{ state }] = await waitForEvents(page, "hint");
    assert.deepEqual(state.moves, []);
    await ask(page, 'board.play("D4N")');
    await waitForEvents(page, "move", 2);
    const all = await page.evaluate(() => /** @type {any} */ (window).events);
    assert.deepEqual(
      all.map((/** @type {any} */ { type }) => type),
      ["ready", "hint", "suggestion", "move", "move"],
    );
    // A game with secrets has workers that start others.
    await forget(page);
    await ask(page, 'board.load({ game: "crossing", level: 1 }); board.play("H")');
    await waitForEvents(page, "move");
  });
});

/** Connects with an existing frame. @param {Page} page @param {string} id @param {string} url of the site */
const connectLate = (page, id, url) =>
  page.evaluate(
    async ({ id, url }) => {
      const { connect } = await import(`${url}embedding/parent.js`);
      const here = /** @type {any} */ (window);
      here[`${id}Board`] = connect(document.getElementById(id));
      here.gather(here[`${id}Board`]);
    },
    { id, url },
  );

pageTest(
  "a language that fails to load changes nothing, and a late one is not mixed with the next",
  { ...STILL, expected: /Failed to load resource/ },
  async (page, url) => {
    await page.route("**/en.ftl*", (route) => route.abort());
    await withPage(page, url, framed("?game=dots&engine=off&language=en"), async () => {
      const unloaded = page.frameLocator("#frame").getByText("Warren could not be loaded.");
      await unloaded.waitFor();
      await waitForEvents(page, "error");
      await page.unroute("**/en.ftl*");
      await ask(page, 'board.option("engine", "off")');
      await waitForEvents(page, "ready");
      await unloaded.waitFor({ state: "hidden" });

      await forget(page);
      await page.route("**/fa.ftl*", (route) => route.abort());
      await ask(page, 'board.option("language", "fa")');
      await ask(page, 'board.option("theme", "purple")');
      const errors = await waitForEvents(page, "error", 2);
      assert.equal(errors[0].message, "A part of the page could not be loaded.");
      assert.match(errors[1].message, /theme cannot be “purple”/);
      const board = inside(page);
      await clickMove(board, "D4N");
      const [{ state }] = await waitForEvents(page, "move");
      assert.deepEqual(state.moves, ["D4N"], "the game continues");
      const spoken = () =>
        board.evaluate(() => [
          document.documentElement.lang,
          document.body.innerText + document.querySelector(".cell")?.ariaLabel,
        ]);
      const [language, english] = await spoken();
      assert.equal(language, "en");
      assert.match(english, /empty/);

      await forget(page);
      await page.unroute("**/fa.ftl*");
      /** @type {Record<string, () => Promise<void>>} */
      const held = {};
      const isHeld = (/** @type {string} */ name) =>
        new Promise((resolve) =>
          page.route(`**/${name}.ftl*`, (route) => {
            held[name] = () => route.continue();
            resolve(undefined);
          }),
        );
      const [ru, fa] = [isHeld("ru"), isHeld("fa")];
      await ask(page, 'board.option("language", "ru")');
      await ru;
      await ask(page, 'board.option("language", "fa")');
      await fa;
      const came = page.waitForResponse("**/ru.ftl*");
      await held.ru();
      await (await came).finished();
      await held.fa();
      await waitForEvents(page, "ready");
      const [now, persian] = await spoken();
      assert.equal(now, "fa");
      assert.match(persian, /\p{Script=Arabic}/u);
      assert.doesNotMatch(persian, /\p{Script=Cyrillic}/u);
    });
  },
);

pageTest("requests before the frame has loaded are not lost", STILL, async (page, url) => {
  const early = `board.load({ game: "dots", engine: false, language: "en" }); board.play("D4N");`;
  const body = framed("?game=rabbits&engine=off").replace(
    "gather(board);",
    `gather(board); ${early}`,
  );
  await withPage(page, url, body, async () => {
    const [{ move, state }] = await waitForEvents(page, "move");
    assert.deepEqual([move, state.game], ["D4N", "dots"]);
    assert.equal((await page.evaluate(() => /** @type {any} */ (window).events)).length, 2);
  });
});

pageTest("a late listener gets an error, once", STILL, async (page, url) => {
  const body = `<iframe id="odd" src="SITE/embed.html?game=dots&engine=off&level=99&language=en"></iframe>
    <iframe id="bad" src="SITE/embed.html?mode=puzzle&language=en#${GAME}"></iframe>`;
  await withPage(page, url, body, async () => {
    await page.frameLocator("#odd").locator(".cell").first().waitFor();
    await page.frameLocator("#bad").getByRole("alert").getByText("no puzzle").waitFor();
    await connectLate(page, "odd", url);
    await waitForEvents(page, "ready");
    await connectLate(page, "bad", url);
    await waitForEvents(page, "error", 2);
    // A repeated event would arrive before these.
    await ask(page, 'document.documentElement.style.colorScheme = "dark"');
    for (const id of ["odd", "bad"]) {
      await page.frameLocator(`#${id}`).locator("html[data-theme=dark]").waitFor();
      await ask(page, `${id}Board.play("Z9")`);
    }
    await waitForEvents(page, "error", 4);
    const all = await page.evaluate(() => /** @type {any} */ (window).events);
    assert.deepEqual(
      all.map((/** @type {any} */ { type, again }) => [type, again ?? false]).slice(0, 3),
      [
        ["error", true],
        ["ready", true],
        ["error", true],
      ],
    );
    assert.match(all[0].message, /level cannot be “99”/);
    assert.match(all[2].message, /the link holds no puzzle/);
    assert.equal(all.length, 5);
  });
});

pageTest("a frame that loads again is as dark as its page", STILL, async (page, url) => {
  const body = `<style>html { color-scheme: dark }</style>${framed("?game=dots&engine=off")}`;
  await withPage(page, url, body, async () => {
    await waitForEvents(page, "ready");
    const shown = page.frameLocator("#frame").locator("html[data-theme=dark]");
    await shown.locator(".game[data-game=dots]").waitFor();
    await ask(page, 'document.getElementById("frame").src += "&game=rabbits".replace("&", "#")');
    await shown.locator(".game[data-game=rabbits]").waitFor();
    await waitForEvents(page, "ready", 2);
    assert.equal(await ask(page, "board.state.game"), "rabbits");
  });
});

// Browsers do not lay out a frame of another origin out of view.
const HIGH = { ...STILL, viewport: { width: 1280, height: 1600 } };

pageTest("a frame with a border keeps its assigned height", HIGH, async (page, url) => {
  const style = "<style>* { box-sizing: border-box } iframe { border: 2px solid }</style>";
  const frames = [
    '<iframe id="free" width="700"',
    // The height that its board would have in the layout for lower frames.
    '<iframe id="low" width="900" height="581"',
  ].map((frame) => `${frame} src="SITE/embed.html?game=dots&engine=off&language=en"></iframe>`);
  await withPage(page, url, style + frames.join(""), async () => {
    for (const id of ["free", "low"]) await connectLate(page, id, url);
    await waitForEvents(page, "ready", 2);
    for (const [id, expected] of [
      ["free", ["48rem", "flex"]],
      ["low", ["577px", "flex"]],
    ]) {
      const frame = await page.locator(`#${id}`).elementHandle();
      const content = /** @type {import("playwright-core").Frame} */ (await frame?.contentFrame());
      const fitted = await content.waitForFunction(() => {
        const { offsetHeight, style } = /** @type {HTMLElement} */ (
          document.getElementById("board")
        );
        const layout = getComputedStyle(
          /** @type {Element} */ (document.querySelector(".embedded:not(.embed-loading)")),
        );
        return (
          offsetHeight === innerHeight && [style.getPropertyValue("--embed-height"), layout.display]
        );
      });
      assert.deepEqual(await fitted.jsonValue(), expected, String(id));
    }
  });
});
