// The package in projects of React, Vue and Svelte, with Vite, and rendered on a server.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import path from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "../../tools/serve.mjs";
import { PUZZLES, told } from "../browser/elsewhere.mjs";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { htmlOf, playAndSolve } from "./page.mjs";
import { host, project, removeProjects } from "./project.mjs";

/** @typedef {import("playwright-core").Page} Page */

const run = promisify(execFile);
const TSC = fileURLToPath(new URL("../../www/node_modules/.bin/tsc", import.meta.url));

after(removeProjects);

/** @param {string} main the module of the page */
const pageOf = (main, content = "") =>
  htmlOf(`<main id="app">${content}</main>`, `<script type="module" src="./${main}"></script>`);

/**
 * Builds a project with Vite and opens it.
 * @param {Page} page
 * @param {string} root
 * @param {any[]} plugins
 * @param {() => Promise<void>} use
 */
async function withBuilt(page, root, plugins, use) {
  const { build } = await host("vite");
  await build({ root, base: "./", configFile: false, logLevel: "error", plugins });
  const site = await serve({ root: path.join(root, "dist") });
  try {
    await page.goto(site.url);
    await use();
  } finally {
    await site.close();
  }
}

const APP = `
import { useEffect, useRef, useState } from "react";
import type { BoardEvents, WarrenBoard } from "warren-games/react";
import "warren-games/react";

/** Comes after the board is ready, and learns all the same how it stands. */
function Moves({ board }: { board: WarrenBoard }) {
  const [count, setCount] = useState(board.state?.moves.length ?? -1);
  useEffect(() => {
    const heard = ({ detail }: BoardEvents["move"]) => setCount(detail.state.moves.length);
    board.addEventListener("move", heard);
    return () => board.removeEventListener("move", heard as EventListener);
  }, [board]);
  return <p id="count">{count} moves</p>;
}

export function App() {
  const [solved, setSolved] = useState("");
  const [ready, setReady] = useState<WarrenBoard | null>(null);
  const game = useRef<WarrenBoard>(null);
  return (
    <>
      <warren-board id="game" ref={game} game="dots" level={1} language="en" people={[1]} engine={true}
        onready={() => setReady(game.current)} />
      {ready && <Moves board={ready} />}
      <warren-board id="puzzle" link="${PUZZLES.dots}" analysis={false}
        onsolved={({ detail }) => setSolved(detail.solved.attempts + " attempts")} />
      <p id="solved">{solved}</p>
    </>
  );
}
`;

/**
 * An app that a server renders. React hangs the listeners of custom elements on what it has rendered itself, but not on what it
 * takes over, and its HTML leaves out lists and what is `false`.
 */
const SERVER_APP = `
import { useEffect, useRef, useState } from "react";
import type { BoardEvents, WarrenBoard } from "warren-games/react";
import "warren-games/react";

export function App() {
  const [moves, setMoves] = useState(-1);
  const [attempts, setAttempts] = useState(0);
  const game = useRef<WarrenBoard>(null);
  const puzzle = useRef<WarrenBoard>(null);
  useEffect(() => {
    const board = game.current!;
    const count = () => setMoves(board.state!.moves.length);
    // It may have been ready before.
    if (board.state) count();
    const types = ["ready", "move"] as const;
    for (const type of types) board.addEventListener(type, count);
    return () => types.forEach((type) => board.removeEventListener(type, count));
  }, []);
  useEffect(() => {
    const solved = ({ detail }: BoardEvents["solved"]) => setAttempts(detail.solved.attempts);
    puzzle.current!.addEventListener("solved", solved, { once: true });
  }, []);
  return (
    <>
      <warren-board id="game" ref={game} game="dots" level={1} language="en" people="1" />
      <warren-board id="puzzle" ref={puzzle} link="${PUZZLES.dots}" analysis="off" />
      <p id="count">{moves} moves</p>
      <p id="solved">{attempts} attempts</p>
    </>
  );
}
`;

const WRONG = `
import "warren-games/react";
// @ts-expect-error it is no mode
export const first = <warren-board mode="nothing" />;
// @ts-expect-error there is no such event
export const second = <warren-board onplayed={() => {}} />;
// @ts-expect-error an event has a detail of its own
export const third = <warren-board onend={({ detail }) => detail.solved} />;
`;

const REACT = {
  "app.tsx": APP,
  "wrong.tsx": WRONG,
  "main.tsx": `
    import { createRoot } from "react-dom/client";
    import { App } from "./app";
    createRoot(document.getElementById("app")!).render(<App />);`,
  "server-app.tsx": SERVER_APP,
  "server.tsx": `
    import { renderToString } from "react-dom/server";
    import { App } from "./server-app";
    console.log(renderToString(<App />));`,
  "hydrate.tsx": `
    import { hydrateRoot } from "react-dom/client";
    import { App } from "./server-app";
    hydrateRoot(document.getElementById("app")!, <App />);`,
  "index.html": pageOf("main.tsx"),
};

/**
 * What the app with React shows at last.
 * @param {Page} page
 */
async function usesReact(page) {
  await playAndSolve(page);
  await page.locator("#count", { hasText: "2 moves" }).waitFor();
  await page.locator("#solved", { hasText: "1 attempts" }).waitFor();
}

test("React's types know the element, its properties and its events", async () => {
  const root = await project("react-types", REACT);
  const how = ["--strict", "--skipLibCheck", "false", "--noEmit", "--jsx", "react-jsx"];
  const target = ["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"];
  await run(TSC, [...how, ...target, "app.tsx", "server-app.tsx", "wrong.tsx"], {
    cwd: root,
  }).catch(({ stdout }) => assert.fail(stdout));
});

pageTest("React, built with Vite", STILL, async (page) => {
  const { default: react } = await host("@vitejs/plugin-react");
  const root = await project("react", REACT);
  await withBuilt(page, root, [react()], () => usesReact(page));
});

pageTest("React, rendered by Node and taken over by the page", STILL, async (page) => {
  const { build } = await host("vite");
  const { default: react } = await host("@vitejs/plugin-react");
  const rendering = await project("react-server", REACT);
  const config = { configFile: false, logLevel: "error", plugins: [react()] };
  await build({ ...config, root: rendering, build: { ssr: "server.tsx" } });
  const { stdout } = await run("node", ["dist/server.js"], { cwd: rendering });
  assert.match(stdout, /<warren-board id="game" game="dots" level="1"/);
  const root = await project("react-hydrated", {
    ...REACT,
    "index.html": pageOf("hydrate.tsx", stdout.trim()),
  });
  await withBuilt(page, root, [react()], () => usesReact(page));
});

pageTest("React, with the element loaded later", STILL, async (page) => {
  const { default: react } = await host("@vitejs/plugin-react");
  const root = await project("react-late", {
    "main.jsx": `
      import { createRoot } from "react-dom/client";
      const app = createRoot(document.getElementById("app"));
      app.render(
        <>
          <warren-board id="game" game="dots" level={1} language="en" people={[1]} />
          <warren-board id="puzzle" link="${PUZZLES.dots}" engine="off" analysis="false" />
        </>,
      );
      window.load = () => import("warren-games/element");`,
    "index.html": pageOf("main.jsx"),
  });
  await withBuilt(page, root, [react()], async () => {
    await page.locator("#puzzle").waitFor({ state: "attached" });
    const state = await page.evaluate(async () => {
      const { game, puzzle, load } = /** @type {any} */ (window);
      // Set before there is such a property.
      game.level = 2;
      game.analysis = false;
      await load();
      return [game.level, game.analysis, game.people, puzzle.engine, puzzle.analysis];
    });
    assert.deepEqual(state, [2, false, [1], false, false]);
    await told(page, "ready");
  });
});

pageTest("Vue, built with Vite", STILL, async (page) => {
  const { default: vue } = await host("@vitejs/plugin-vue");
  const root = await project("vue", {
    "app.vue": `<script setup>
import { ref } from "vue";
import "warren-games/element";
const attempts = ref(0);
const moves = ref(0);
</script>
<template>
  <warren-board id="game" game="dots" :level="1" language="en" :people="[1]" :engine="true"
    @move="moves = $event.detail.state.moves.length" />
  <warren-board id="puzzle" link="${PUZZLES.dots}" :analysis="false"
    @solved="attempts = $event.detail.solved.attempts" />
  <p>{{ moves }} moves, {{ attempts }} attempts</p>
</template>`,
    "main.js": `
      import { createApp } from "vue";
      import App from "./app.vue";
      createApp(App).mount("#app");`,
    "index.html": pageOf("main.js"),
  });
  const isCustomElement = (/** @type {string} */ tag) => tag === "warren-board";
  const plugin = vue({ template: { compilerOptions: { isCustomElement } } });
  await withBuilt(page, root, [plugin], async () => {
    await playAndSolve(page);
    await page.getByText("2 moves, 1 attempts").waitFor();
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).puzzle.analysis), false);
  });
});

pageTest("Svelte, built with Vite", STILL, async (page) => {
  const { svelte } = await host("@sveltejs/vite-plugin-svelte");
  const root = await project("svelte", {
    "App.svelte": `<script>
  import "warren-games/element";
  let attempts = $state(0);
  let moves = $state(0);
</script>
<warren-board id="game" game="dots" level={1} language="en" people={[1]} engine={true}
  onmove={({ detail }) => (moves = detail.state.moves.length)}></warren-board>
<warren-board id="puzzle" link="${PUZZLES.dots}" analysis={false}
  onsolved={({ detail }) => (attempts = detail.solved.attempts)}></warren-board>
<p>{moves} moves, {attempts} attempts</p>`,
    "main.js": `
      import { mount } from "svelte";
      import App from "./App.svelte";
      mount(App, { target: document.getElementById("app") });`,
    "index.html": pageOf("main.js"),
  });
  await withBuilt(page, root, [svelte({ configFile: false })], async () => {
    await playAndSolve(page);
    await page.getByText("2 moves, 1 attempts").waitFor();
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).puzzle.analysis), false);
  });
});
