// The page of examples, and the code for a frame from "Share".

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import http from "node:http";
import { faultsOn } from "../axe.mjs";
import { withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { beginGame, clickMove, movesPlayed, pageTest } from "../page.mjs";

pageTest("the page of examples grades a puzzle", STILL, async (page, url) => {
  await page.goto(`${url}examples/`);
  const graded = page.locator("section", { hasText: "A graded puzzle" });
  const board = graded.locator("warren-board");
  await board.scrollIntoViewIfNeeded();
  await board.locator(".game.puzzle canvas").first().waitFor();
  await board.getByRole("button", { name: "Hint", exact: true }).click();
  await board.locator(".status-text", { hasText: "south" }).waitFor();
  await board.evaluate((board) => {
    for (const step of "SEEN") /** @type {any} */ (board).play(step);
  });
  const grade = graded.getByText("85 points, in 1 attempt with 1 hint.");
  await grade.waitFor();
  await board.getByRole("button", { name: "Try again", exact: true }).click();
  const again = await board.evaluate((board) => {
    const puzzle = /** @type {any} */ (board);
    for (const step of "SEEN") puzzle.play(step);
    return puzzle.state.puzzle;
  });
  assert.deepEqual([again.solved, again.attempts], [true, 2]);
  assert.ok(await grade.isVisible(), "the grade stays after another solution");
  const frame = page.frameLocator("iframe");
  await frame.locator(".game .piece-handle").first().waitFor();
  const code = await page.locator("pre").allTextContents();
  assert.ok(code.length >= 9, `${code.length} pieces of code`);
  for (const each of code) assert.ok(each.includes(url), each);
  assert.deepEqual(await faultsOn(page), []);
});

pageTest("the code from Share shows the game on another page", STILL, async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginGame(page, url, ["person", "person"]);
  for (const [i, move] of ["C3E", "C5S"].entries()) {
    await clickMove(page, move);
    await movesPlayed(page, i + 1);
  }
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy code to embed" }).click();
  const how = page.getByRole("link", { name: "How to put it into a page" });
  assert.equal(await how.getAttribute("href"), `${url}examples/`);
  await page.getByRole("button", { name: "Copy code" }).click();
  await page.getByText("Code copied.").waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(code, /^<iframe src="[^"]*embed\.html\?mode=watch#[\w-]+"\s+title="Jumping Dots: /);
  await withPage(page, url, code, async () => {
    const frame = page.frameLocator("iframe");
    await frame.locator(".game .cell").first().waitFor();
    await frame.getByRole("button", { name: "One move back" }).click();
    await frame.getByRole("button", { name: "One move forward" }).click();
  });
});

// The test's page forbids inline styles; without them the frames have a border, which the test ignores.
const STRICT = { ...STILL, expected: /inline style/ };

pageTest(
  "the code of a frame has the board's height",
  { ...STRICT, asWritten: true },
  async (page, url) => {
    await page.goto(`${url}embed.html?game=dots&engine=off`);
    await page.locator(".cell").first().waitFor();
    /** @param {string} file */
    const read = (file) => readFile(new URL(`../../../${file}`, import.meta.url), "utf8");
    const games = ["dots", "rabbits", "mice", "fugitive", "crossing"];
    const records = (await readdir(new URL("../../records", import.meta.url))).filter((file) =>
      /-\d+\.rec$/.test(file),
    );
    const texts = await Promise.all(
      games.map(async (game) => ({
        game,
        records: await Promise.all(
          records
            .filter((file) => file.startsWith(game))
            .map((file) => read(`tests/records/${file}`)),
        ),
        puzzle: (await read(`www/games/${game}/puzzles.txt`)).split(/^(?:# .*\n)+\n?/m)[2],
      })),
    );
    const heights = await page.evaluate(
      async ({ texts, url }) => {
        const [{ frameCode }, { GAMES }, { loadGame }] = await Promise.all([
          import(`${url}app/share/frame-code.js`),
          import(`${url}games/list.js`),
          import(`${url}play/load.js`),
        ]);
        const framesOf = async (/** @type {typeof texts[number]} */ { game, records, puzzle }) => {
          const { Puzzle, Scene } = await loadGame(game);
          const scenes = records.map((text) => Scene.fromRecord(text));
          // Between its first and last moves, a game shows all its controls.
          const scene = scenes.find(({ length }) => length > 10);
          return [
            [game, "play", `?game=${game}`],
            [game, "watch", `?mode=watch#${scene.link(Math.floor(scene.length / 2))}`],
            [game, "puzzle", `#${Puzzle.read(puzzle).link()}`],
          ];
        };
        const frames = (await Promise.all(texts.map(framesOf))).flat();
        const code = (/** @type {string[]} */ [game, mode, address]) =>
          frameCode(`embed.html${address}`, "", GAMES[game].frameHeights[mode]);
        // The page lets no text become HTML.
        const elements = frames.map(code).map((html) => {
          const frame = document.createElement("iframe");
          for (const [, name, value] of html.matchAll(/([a-z-]+)="([^"]*)"/g)) {
            frame.setAttribute(name, value.replaceAll("&amp;", "&"));
          }
          return frame;
        });
        document.body.replaceChildren(...elements);
        const boardIn = (/** @type {HTMLIFrameElement} */ frame) =>
          frame.contentDocument?.getElementById("board");
        await new Promise((resolve) => {
          const waiting = new Set(
            elements.map((frame) => /** @type {unknown} */ (frame.contentWindow)),
          );
          addEventListener("message", ({ data, source }) => {
            if (data.type === "ready") waiting.delete(source);
            if (waiting.size === 0) resolve(undefined);
          });
        });
        const measure = () =>
          elements.map((frame, i) => [
            ...frames[i].slice(0, 2),
            frame.clientHeight - (boardIn(frame)?.offsetHeight ?? 0),
          ]);
        // Boards are drawn shortly after they are ready.
        for (let before = ""; before !== String(measure()); ) {
          before = String(measure());
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
        return measure();
      },
      { texts, url },
    );
    const isFit = (/** @type {unknown} */ spare) => Number(spare) >= 0 && Number(spare) <= 40;
    const unfit = heights.filter(([, , spare]) => !isFit(spare));
    assert.deepEqual(unfit, [], "nothing scrolls, and at most the height of a line is unused");
  },
);

/** A policy from the documentation. @param {string} kind @param {string} url of the site */
async function policyOf(kind, url) {
  const text = await readFile(new URL("../../../docs/embedding.md", import.meta.url), "utf8");
  const [, policy] = text.match(new RegExp(`\`\`\`csp-${kind}\n(.*)\n`)) ?? [];
  return policy.replaceAll("https://warren.example", new URL(url).origin);
}

for (const [kind, body, script] of [
  [
    "element",
    '<script type="module" src="SITE/warren-board.js"></script><warren-board game="dots" level="1" language="en"></warren-board>',
    'const board = document.querySelector("warren-board");',
  ],
  [
    "frame",
    '<iframe src="SITE/embed.html?game=dots&level=1&language=en" title="Dots" width="640" height="776"></iframe>',
    'import { connect } from "SITE/embedding/parent.js"; const board = connect(document.querySelector("iframe"));',
  ],
]) {
  const test = `a page with the documented policy for ${kind}s plays against an engine`;
  pageTest(test, { ...STILL, expected: /favicon/ }, async (page, url) => {
    const policy = await policyOf(kind, url);
    const [html, course] = [body, script].map((text) => text.replaceAll("SITE/", url));
    const server = http.createServer((request, response) => {
      const isScript = request.url === "/course.js";
      response.writeHead(200, {
        "Content-Type": isScript ? "text/javascript" : "text/html",
        "Content-Security-Policy": policy,
      });
      response.end(
        isScript
          ? `${course} window.moves = []; board.addEventListener("ready", () => board.play("D4N"));
             board.addEventListener("move", ({ detail }) => window.moves.push(detail.seat));`
          : `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>${html}
             <script type="module" src="course.js"></script></html>`,
      );
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    await page.goto(`http://localhost:${port}/`);
    await page.waitForFunction(() => /** @type {any} */ (window).moves?.length === 2);
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).moves), [1, 2]);
    server.closeAllConnections();
    server.close();
  });
}
