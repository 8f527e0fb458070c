// The package in projects of each bundler, and without one. Nothing is copied or configured except as written here.

import assert from "node:assert/strict";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import { after } from "node:test";
import { promisify } from "node:util";
import { serve } from "../../tools/serve.mjs";
import { waitForEvents } from "../browser/elsewhere.mjs";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { BOARDS, bundledPage, htmlOf, playAndSolve, playToEnd } from "./page.mjs";
import { host, project, removeProjects } from "./project.mjs";

after(removeProjects);

const MAIN = `
import "warren-games/element";
import init, { games } from "warren-games";

init().then(() => { window.games = games(); });
`;
const SOURCE = {
  "main.js": MAIN,
  "index.html": htmlOf(BOARDS, '<script type="module" src="./main.js"></script>'),
};

/**
 * A test that plays on the page that a project has built.
 * @param {string} name
 * @param {Record<string, string>} files
 * @param {(root: string) => Promise<string>} build returns the folder to serve
 */
function hostTest(name, files, build) {
  pageTest(name, STILL, async (page) => {
    const folder = await build(await project(name.replaceAll(/\W+/g, "-"), files));
    const site = await serve({ root: folder, base: "/deep/down/" });
    try {
      await page.goto(site.url);
      await playAndSolve(page);
      if ("main.js" in files) await startsRules(page);
    } finally {
      await site.close();
    }
  });
}

/**
 * Waits for the rules, which load their own WebAssembly.
 * @param {import("playwright-core").Page} page
 */
const startsRules = (page) =>
  page.waitForFunction(() => /** @type {any} */ (window).games?.includes("dots"));

hostTest("Vite, built", SOURCE, async (root) => {
  const { build } = await host("vite");
  await build({ root, base: "./", configFile: false, logLevel: "error" });
  return path.join(root, "dist");
});

pageTest("Vite's development server", STILL, async (page) => {
  const { createServer } = await host("vite");
  const root = await project("vite-dev", SOURCE);
  const server = await createServer({ root, configFile: false, logLevel: "error" });
  try {
    await server.listen(0);
    await page.goto(server.resolvedUrls.local[0]);
    await playAndSolve(page);
    await startsRules(page);
  } finally {
    await server.close();
  }
});

hostTest("webpack", { "main.js": MAIN, "dist/index.html": bundledPage("script") }, async (root) => {
  const { default: webpack } = await host("webpack");
  const compiler = webpack({
    context: root,
    mode: "production",
    entry: "./main.js",
    output: { path: path.join(root, "dist"), filename: "out.js" },
    performance: { hints: false },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString());
  return path.join(root, "dist");
});

hostTest("Rollup", { "main.js": MAIN, "dist/index.html": bundledPage() }, async (root) => {
  const { rollup } = await host("rollup");
  const { default: nodeResolve } = await host("@rollup/plugin-node-resolve");
  const bundle = await rollup({ input: path.join(root, "main.js"), plugins: [nodeResolve()] });
  const dir = path.join(root, "dist");
  await bundle.write({ dir, format: "es", entryFileNames: "out.js" });
  await bundle.close();
  return dir;
});

hostTest("esbuild", { "main.js": MAIN, "dist/index.html": bundledPage() }, async (root) => {
  const { build } = await host("esbuild");
  const outdir = path.join(root, "dist");
  await build({
    absWorkingDir: root,
    entryPoints: { out: "main.js" },
    bundle: true,
    splitting: true,
    format: "esm",
    outdir,
    logLevel: "error",
  });
  return outdir;
});

hostTest(
  "esbuild, one file",
  { "main.js": MAIN, "dist/index.html": bundledPage("script") },
  async (root) => {
    const { build } = await host("esbuild");
    const outfile = path.join(root, "dist/out.js");
    await build({ absWorkingDir: root, entryPoints: ["main.js"], bundle: true, outfile });
    return path.join(root, "dist");
  },
);

hostTest(
  "an import map",
  {
    "index.html": htmlOf(
      BOARDS,
      `<script type="importmap">
        { "imports": { "warren-games/element": "./warren-games/dist/warren-board.js" } }
      </script>
      <script type="module">import "warren-games/element";</script>`,
    ),
  },
  async (root) => {
    // The server of the tests does not serve `node_modules`.
    await cp(path.join(root, "node_modules/warren-games"), path.join(root, "warren-games"), {
      recursive: true,
    });
    return root;
  },
);

pageTest("a script of another origin, by its address alone", STILL, async (page) => {
  const root = await project("cdn", {});
  // A CDN that reads the package's `unpkg` or `jsdelivr` field leads to this file.
  const cdn = await serve({ root: path.join(root, "node_modules") });
  await writeFile(
    path.join(root, "index.html"),
    htmlOf(
      BOARDS,
      `<script type="module" src="${cdn.url}warren-games/dist/warren-board.js"></script>`,
    ),
  );
  const site = await serve({ root });
  try {
    await page.goto(site.url);
    await playAndSolve(page);
    const moves = await playToEnd(page);
    const [{ result, state }] = await waitForEvents(page, "end");
    assert.deepEqual([result.reason, state.moves.length], ["rules", moves]);
  } finally {
    await site.close();
    await cdn.close();
  }
});
