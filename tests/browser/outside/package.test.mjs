// The npm package: packed, installed in an empty project, used from Node and, as files of another origin, on a page.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { serve } from "../../../tools/serve.mjs";
import { assertSameShape } from "../../frozen/alike.mjs";
import { make } from "../../frozen/calling.mjs";
import { fixture, GENERATIONS } from "../../frozen/generations.mjs";
import { PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { npm, packedIn } from "../packed.mjs";
import { afterPages, clickMove, pageTest } from "../page.mjs";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const TSC = path.join(ROOT, "www/node_modules/.bin/tsc");

/** @type {string} */
let project;
/** @type {string} */
let installed;

before(async () => {
  project = await mkdtemp(path.join(tmpdir(), "warren-package-"));
  const packed = await packedIn(project);
  await writeFile(path.join(project, "package.json"), '{ "type": "module", "private": true }');
  await npm(project, "install", packed);
  installed = path.join(project, "node_modules/warren-games");
});

after(() => rm(project, { recursive: true }));

test("the types match the package, and a strictly typed program runs in Node", async () => {
  for (const file of ["match.ts", "page.ts", "values.mjs"]) {
    await cp(path.join(ROOT, "tests/package", file), path.join(project, file));
  }
  const { stdout: values } = await run("node", ["values.mjs", ROOT], {
    cwd: project,
    maxBuffer: 2 ** 25,
  });
  await writeFile(path.join(project, "values.ts"), values);
  const how = ["--strict", "--skipLibCheck", "false", "--module", "nodenext"];
  const target = ["--target", "es2022", "--outDir", "compiled"];
  const node = ["--typeRoots", path.join(ROOT, "www/node_modules/@types"), "--types", "node"];
  await run(TSC, [...how, ...target, ...node, "match.ts", "page.ts", "values.ts"], {
    cwd: project,
  }).catch(({ stdout, stderr }) => assert.fail(stdout + stderr));
  const { stdout } = await run("node", ["compiled/match.js"], { cwd: project });
  const { games, moves, length, link, verdict } = JSON.parse(stdout);
  assert.ok(games.includes("dots") && games.length === 5, games.join());
  assert.ok(moves > 10 && length === moves, `${moves} moves, ${length} in the scene`);
  assert.match(link, /^[\w-]+$/);
  assert.equal(verdict?.reason, "over");
});

test("in Node it brings its WebAssembly, throws errors, and defines no element", async () => {
  await cp(path.join(ROOT, "tests/package/node.mjs"), path.join(project, "node.mjs"));
  await cp(path.join(ROOT, "tests/package/react"), path.join(project, "node_modules/react"), {
    recursive: true,
  });
  const { stdout } = await run("node", ["node.mjs"], { cwd: project });
  assert.equal(stdout, "all is as it should be\n");
});

test("calls of earlier versions throw the same errors", async () => {
  const module = path.join(installed, "dist/wasm/engines.js");
  const engines = await import(pathToFileURL(module).href);
  await engines.default();
  for (const generation of GENERATIONS) {
    /** @type {import("../../frozen/calling.mjs").Objects} */
    let objects = new Map();
    let thrown = 0;
    for (const call of await fixture(generation, "calls")) {
      if (call.title) objects = new Map();
      else {
        const given = make(engines, objects, call);
        assert.equal("throws" in given, "throws" in call, JSON.stringify(call));
        if (!call.throws) continue;
        assertSameShape(given.throws, call.throws, JSON.stringify(call));
        thrown += 1;
      }
    }
    assert.ok(thrown > 20, `${thrown} calls have thrown`);
  }
});

test("the package has the licences of its contents", async () => {
  const notices = await readFile(path.join(installed, "NOTICES.txt"), "utf8");
  assert.equal(notices, await readFile(path.join(ROOT, "www/notices.txt"), "utf8"));
});

pageTest("the package's element works from another origin", STILL, async (page) => {
  const files = await serve({ root: path.join(installed, "dist") });
  afterPages(files.close);
  const body = `<warren-board id="game" game="dots" level="1" language="en"></warren-board>
    <warren-board id="puzzle" link="${PUZZLES.crossing}"></warren-board>
    <script>gather(game); gather(puzzle)</script>
    <script type="module" src="SITE/warren-board.js"></script>`;
  await withPage(page, files.url, body, async () => {
    await waitForEvents(page, "ready", 2);
    const game = /** @type {import("../page.mjs").Page} */ (/** @type {any} */ (page));
    await clickMove(game, "D4N");
    await waitForEvents(page, "move", 2);
    await page.evaluate(() => {
      for (const step of "SEEN") /** @type {any} */ (window).puzzle.play(step);
    });
    const [{ solved }] = await waitForEvents(page, "solved");
    assert.deepEqual(solved, { attempts: 1, hints: 0, solutionShown: false });
    assert.equal(await page.locator(".embed-mark").count(), 0, "there is no link to a site");
  });
  await withPage(
    page,
    files.url,
    `<iframe id="frame" sandbox="allow-scripts" title="A board" width="600" height="500"
       src="SITE/embed.html?game=dots&level=1"></iframe>
     <script type="module">
       import { connect } from "SITE/frame.js";
       window.board = connect(document.getElementById("frame"));
       gather(board);
     </script>`,
    async () => {
      await waitForEvents(page, "ready");
      await page.evaluate(() => /** @type {any} */ (window).board.play("D4N"));
      await waitForEvents(page, "move", 2);
    },
  );
});

pageTest(
  "a project built with Vite plays all games under the documented policy, with nothing copied",
  // Browsers request the icon of a page, which the policy forbids.
  { ...STILL, expected: /favicon/ },
  async (page) => {
    const documents = await readFile(path.join(ROOT, "docs/embedding.md"), "utf8");
    const [, policy] = documents.match(/```csp-package\n(.*)\n/) ?? [];
    const root = path.join(project, "vite");
    await mkdir(root);
    await writeFile(
      path.join(root, "main.js"),
      `import "warren-games/element";
      import init, { games } from "warren-games";
      window.events = [];
      for (const type of ["ready", "move", "solved", "error"]) {
        addEventListener(type, ({ target, detail }) => {
          if (target.localName === "warren-board") events.push({ type, id: target.id, ...detail });
        }, true);
      }
      init().then(() => { window.games = games(); });`,
    );
    const boards = ["dots", "fugitive", "crossing", "mice", "rabbits"].map(
      (game) => `<warren-board id="${game}" game="${game}" level="1" language="en"></warren-board>`,
    );
    await writeFile(
      path.join(root, "index.html"),
      `<!doctype html><html lang="en"><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="${policy}">
      <title>A project</title><script type="module" src="./main.js"></script>
      <warren-board id="puzzle" link="${PUZZLES.crossing}"></warren-board>${boards.join("")}</html>`,
    );
    await build({ root, configFile: false, logLevel: "error", base: "./" });
    const files = await serve({ root: path.join(root, "dist") });
    afterPages(files.close);
    const heard = (/** @type {string} */ type, /** @type {string} */ id, count = 1) =>
      page.waitForFunction(
        ({ type, id, count }) =>
          /** @type {any} */ (window).events.filter(
            (/** @type {any} */ each) => each.type === type && each.id === id,
          ).length >= count,
        { type, id, count },
      );
    await page.goto(files.url);
    await page.waitForFunction(() => /** @type {any} */ (window).games?.length === 5);
    // A worker that knows puzzles checks the solution.
    await heard("ready", "puzzle");
    await page.evaluate(() => {
      for (const step of "SEEN") /** @type {any} */ (window).puzzle.play(step);
    });
    await heard("solved", "puzzle");
    // The engine answers, in a worker.
    await page.locator("#dots").scrollIntoViewIfNeeded();
    await heard("ready", "dots");
    await clickMove(/** @type {any} */ (page), "D4N");
    await heard("move", "dots", 2);
    // A worker lays out the map.
    await page.locator("#fugitive").scrollIntoViewIfNeeded();
    await heard("ready", "fugitive");
    // A referee keeps the secrets in a worker, which starts another one for the engine.
    await page.locator("#crossing").scrollIntoViewIfNeeded();
    await heard("ready", "crossing");
    await page.evaluate(() => /** @type {any} */ (window).crossing.play("H"));
    await heard("move", "crossing");
    for (const id of ["mice", "rabbits"]) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      await heard("ready", id);
    }
    assert.deepEqual(await waitForEvents(page, "error", 0), []);
  },
);
