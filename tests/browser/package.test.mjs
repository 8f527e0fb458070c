// The npm package: packed, installed in an empty project, used from Node and, as files of another origin, on a page.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "../../tools/serve.mjs";
import { PUZZLES, told, withPage } from "./elsewhere.mjs";
import { STILL } from "./mice.mjs";
import { clickMove, pageTest } from "./page.mjs";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TSC = path.join(ROOT, "www/node_modules/.bin/tsc");

/** A match between two levels, as README and types promise; prints the verdict and the moves. */
const MATCH = `
import { readFile } from "node:fs/promises";
import init, { Engine, Referee, Scene, games } from "warren-games";

const wasm = new URL(import.meta.resolve("warren-games/engines_bg.wasm"));
await init({ module_or_path: await readFile(wasm) });
const engines = [1, 3].map((level) => new Engine("dots", level, 7));
const rules = engines.map(() => ({ clock: null, startUp: 0, lenient: true }));
const referee = new Referee(Scene.start("dots"), rules);
let verdict = null;
let moves = 0;
const orders = referee.begin();
for (let order = orders.shift(); order && moves < 400; order = orders.shift()) {
  if (order.type === "played") moves += 1;
  if (order.type === "verdict") verdict = order;
  if (order.type !== "start" && order.type !== "send") continue;
  const engine = engines[order.seat];
  if (order.type === "start") {
    engine.start(order.files, order.lines, order.position, order.seat, order.transcript);
  } else for (const line of order.lines) engine.hear(line);
  if (!order.due) continue;
  while (!engine.think(5).done && Math.random() < 0.5);
  for (const line of engine.answer()) orders.push(...referee.line(order.seat, line, 1));
}
const scene = referee.scene();
console.log(JSON.stringify({ games: games(), moves, length: scene.length, link: scene.link(0), verdict }));
`;

const TYPES = `
import type { Options } from "warren-games/element";
import "warren-games/element";
import { connect } from "warren-games/frame";
import init, { Scene } from "warren-games";

const board = document.querySelector("warren-board")!;
const options: Options = { game: "dots", people: [1], level: 3 };
board.load(options);
board.level = 5;
board.addEventListener("solved", ({ detail }) => {
  const attempts: number = detail.solved.attempts;
  console.log(attempts, board.state?.puzzle?.hints);
});
const frame = connect(document.querySelector("iframe")!, { origin: "https://example.org" });
frame.option("analysis", false);
frame.addEventListener("move", ({ detail }) => console.log(detail.ply));
await init();
Scene.start("dots").free();
// @ts-expect-error it is no mode
board.mode = "nothing";
`;

/** @type {string} */
let project;
/** @type {string} */
let installed;

before(async () => {
  project = await mkdtemp(path.join(tmpdir(), "warren-package-"));
  const source = path.join(project, "source");
  for (const file of await readdir(path.join(ROOT, "pkg"))) {
    if (file !== "dist") await cp(path.join(ROOT, "pkg", file), path.join(source, file));
  }
  await run("node", [path.join(ROOT, "tools/package.mjs"), source]);
  const npm = (/** @type {string[]} */ ...args) =>
    run("npm", [...args, "--offline", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: project,
    });
  await npm("pack", source);
  const [packed] = (await readdir(project)).filter((file) => file.endsWith(".tgz"));
  await writeFile(path.join(project, "package.json"), '{ "type": "module", "private": true }');
  await npm("install", `./${packed}`);
  installed = path.join(project, "node_modules/warren-games");
});

after(() => rm(project, { recursive: true }));

test("rules and engines play a game in Node", async () => {
  await writeFile(path.join(project, "match.mjs"), MATCH);
  const { stdout } = await run("node", ["match.mjs"], { cwd: project });
  const { games, moves, length, link, verdict } = JSON.parse(stdout);
  assert.ok(games.includes("dots") && games.length === 5, games.join());
  assert.ok(moves > 10 && length === moves, `${moves} moves, ${length} in the scene`);
  assert.match(link, /^[\w-]+$/);
  assert.equal(verdict?.reason, "over");
});

test("the package has the licences of what is in it", async () => {
  const notices = await readFile(path.join(installed, "NOTICES.txt"), "utf8");
  assert.equal(notices, await readFile(path.join(ROOT, "www/notices.txt"), "utf8"));
});

test("the types are those of what is there", async () => {
  await writeFile(path.join(project, "use.ts"), TYPES);
  const how = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022"];
  const lib = ["--lib", "es2022,dom,dom.iterable,esnext.disposable", "--types", ""];
  await run(TSC, [...how, ...lib, "use.ts"], { cwd: project }).catch(({ stdout, stderr }) =>
    assert.fail(stdout + stderr),
  );
});

pageTest("the package's element works from another origin", STILL, async (page) => {
  const files = await serve({ root: path.join(installed, "dist") });
  try {
    const body = `<warren-board id="game" game="dots" level="1" language="en"></warren-board>
      <warren-board id="puzzle" link="${PUZZLES.crossing}"></warren-board>
      <script>gather(game); gather(puzzle)</script>
      <script type="module" src="SITE/warren-board.js"></script>`;
    await withPage(page, files.url, body, async () => {
      await told(page, "ready", 2);
      const game = /** @type {import("./page.mjs").Page} */ (/** @type {any} */ (page));
      await clickMove(game, "D4N");
      await told(page, "move", 2);
      await page.evaluate(() => {
        for (const step of "SEEN") /** @type {any} */ (window).puzzle.play(step);
      });
      const [{ solved }] = await told(page, "solved");
      assert.deepEqual(solved, { attempts: 1, hints: 0, solutionShown: false });
      assert.equal(await page.locator(".embed-mark").count(), 0, "there is no site beside it");
    });
    await withPage(
      page,
      files.url,
      `<iframe id="frame" title="A board" width="600" height="500" src="SITE/embed.html?game=dots&engine=off"></iframe>
       <script type="module">
         import { connect } from "SITE/frame.js";
         window.board = connect(document.getElementById("frame"));
         gather(board);
       </script>`,
      async () => {
        await told(page, "ready");
      },
    );
  } finally {
    await files.close();
  }
});
