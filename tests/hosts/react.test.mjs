// The package in projects of React, with Vite: the component and the element, made by the page or rendered on a server.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PUZZLES, waitForEvents } from "../browser/elsewhere.mjs";
import { STILL } from "../browser/mice.mjs";
import { pageTest } from "../browser/page.mjs";
import { playAndSolve } from "./page.mjs";
import { host, project, removeProjects } from "./project.mjs";
import { pageOf, withBuilt } from "./vite.mjs";

/** @typedef {import("playwright-core").Page} Page */

const run = promisify(execFile);
const TSC = fileURLToPath(new URL("../../www/node_modules/.bin/tsc", import.meta.url));

after(removeProjects);

/** The element in JSX, and code that checks the types of both. */
const ELEMENT_APP = `
import { useEffect, useRef, useState } from "react";
import type { BoardEvents, WarrenBoard } from "warren-games/react";
import "warren-games/react";

/** Mounts after the board is ready, and still learns its state. */
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

/** The component in an app that lists its events, with handlers that each rendering replaces. */
const APP = `
import { StrictMode, useRef, useState } from "react";
import { type BoardEvents, WarrenBoard } from "warren-games/react";

function Boards() {
  const [heard, setHeard] = useState<string[]>([]);
  const [moves, setMoves] = useState(0);
  const game = useRef<WarrenBoard>(null);
  const hear = (event: BoardEvents["ready" | "solved"]) => {
    const { id, state } = event.target as WarrenBoard;
    const { again, state: { moves } } = event.detail;
    if (state === null) throw new Error("the board is not ready");
    const line = [id, event.type, moves.length, again ? "again" : ""].join(" ").trim();
    setHeard((before) => [...before, line]);
  };
  return (
    <>
      <WarrenBoard id="game" ref={game} game="dots" level={1} language="en" people={[1]} handIn={false}
        className="wide" data-kind="game" aria-hidden={false} style={{ maxWidth: "60rem" }}
        onReady={hear} onMove={() => setMoves(moves + 1) /* of the last rendering */} />
      <p id="count">{moves} of {game.current?.state?.moves.length} moves</p>
      <WarrenBoard id="puzzle" link="${PUZZLES.dots}" analysis={false} hand_in={true}
        onReady={hear} onSolved={hear} />
      <p id="heard">{heard.join(", ")}</p>
      <WarrenBoard id="pair" game="dots" people={[1, 2]} hidden />
    </>
  );
}

export const App = () => <StrictMode><Boards /></StrictMode>;
`;

/** An app whose board has an impossible option, and can be removed. */
const FAULTY_APP = `
import { useState } from "react";
import { WarrenBoard } from "warren-games/react";

export function App() {
  const [heard, setHeard] = useState([]);
  const [isThere, setThere] = useState(true);
  const hear = ({ type, detail }) => setHeard((before) => [...before, type + " " + (detail.again ?? "at once")]);
  return (
    <>
      <button onClick={() => setThere(false)}>Remove</button>
      <p id="heard">{heard.join(", ")}</p>
      {isThere && <WarrenBoard id="board" game="dots" level={99} onerror={hear} onready={hear} />}
    </>
  );
}
`;

const WRONG = `
import { WarrenBoard } from "warren-games/react";
// @ts-expect-error it is no mode
export const first = <warren-board mode="nothing" />;
// @ts-expect-error there is no such event
export const second = <warren-board onplayed={() => {}} />;
// @ts-expect-error an event has a detail of its own
export const third = <warren-board onend={({ detail }) => detail.solved} />;
// @ts-expect-error it is no mode
export const fourth = <WarrenBoard mode="nothing" />;
// @ts-expect-error there is no such event
export const fifth = <WarrenBoard onPlayed={() => {}} />;
// @ts-expect-error an event has a detail of its own
export const sixth = <WarrenBoard onEnd={({ detail }) => detail.solved} />;
// @ts-expect-error a board has no children
export const seventh = <WarrenBoard>No board</WarrenBoard>;
`;

const RENDER = `
  import { renderToString } from "react-dom/server";
  import { App } from "./app";
  console.log(renderToString(<App />));`;

/** \`takeOver\` hydrates. Until then the page has what the server has rendered, and the element. */
const HYDRATE = `
  import { hydrateRoot } from "react-dom/client";
  import { App } from "./app";
  window.takeOver = () => hydrateRoot(document.getElementById("app")!, <App />);`;

const MAKE = `
  import { createRoot } from "react-dom/client";
  import { App } from "./app";
  createRoot(document.getElementById("app")!).render(<App />);`;

/** React's own checks: effects run twice, and it reports differences from the server's HTML. */
const IN_DEVELOPMENT = { define: { "process.env.NODE_ENV": '"development"' } };

/** @param {object} [config] */
async function withReact(config) {
  const { default: react } = await host("@vitejs/plugin-react");
  return { plugins: [react()], ...config };
}

/**
 * Returns the HTML of an app as rendered by a server.
 * @param {string} name
 * @param {string} app
 * @returns {Promise<string>} HTML
 */
async function rendered(name, app) {
  const { build } = await host("vite");
  const root = await project(`${name}-server`, { "app.tsx": app, "server.tsx": RENDER });
  const config = { root, configFile: false, logLevel: "error", build: { ssr: "server.tsx" } };
  await build({ ...config, ...(await withReact()) });
  const { stdout } = await run("node", ["dist/server.js"], { cwd: root });
  return stdout.trim();
}

/**
 * Opens a page that a server has rendered. It is hydrated when the test asks for that.
 * @param {Page} page
 * @param {string} name
 * @param {string} app
 * @param {(html: string) => Promise<void>} use
 */
async function withRendered(page, name, app, use) {
  const html = await rendered(name, app);
  const files = { "app.tsx": app, "main.tsx": HYDRATE, "index.html": pageOf("main.tsx", html) };
  const root = await project(name, files);
  await withBuilt(page, root, await withReact(IN_DEVELOPMENT), () => use(html));
}

const takeOver = (/** @type {Page} */ page) =>
  page.evaluate(() => void (/** @type {any} */ (window).takeOver()));

/**
 * Waits until the app has listed exactly these events.
 * @param {Page} page
 * @param {string} all
 */
const heard = (page, all) => page.locator("#heard").getByText(all, { exact: true }).waitFor();

test("React's types know the component, the element, their options and events", async () => {
  const files = { "element.tsx": ELEMENT_APP, "component.tsx": APP, "wrong.tsx": WRONG };
  const root = await project("react-types", files);
  const how = ["--strict", "--skipLibCheck", "false", "--noEmit", "--jsx", "react-jsx"];
  const target = ["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"];
  await run(TSC, [...how, ...target, ...Object.keys(files)], { cwd: root }).catch(({ stdout }) =>
    assert.fail(stdout),
  );
});

pageTest("the component, made by the page", STILL, async (page) => {
  const files = { "app.tsx": APP, "main.tsx": MAKE, "index.html": pageOf("main.tsx") };
  const root = await project("react", files);
  await withBuilt(page, root, await withReact(IN_DEVELOPMENT), async () => {
    await playAndSolve(page);
    await page.locator("#count", { hasText: "2 of 2 moves" }).waitFor();
    await heard(page, "game ready 0, puzzle ready 0, puzzle solved 3");
    const attributes = await page.locator("#game").evaluate((board) => ({
      class: board.className,
      kind: board.dataset.kind,
      isHidden: board.getAttribute("aria-hidden"),
      width: board.style.maxWidth,
    }));
    assert.deepEqual(attributes, {
      class: "wide",
      kind: "game",
      isHidden: "false",
      width: "60rem",
    });
  });
});

pageTest("the component, rendered by a server and hydrated at once", STILL, async (page) => {
  await withRendered(page, "react-hydrated", APP, async (html) => {
    assert.match(html, /<warren-board id="game"[^>]* people="1" hand_in="off" class="wide"/);
    assert.match(html, /<warren-board id="puzzle"[^>]* analysis="off" hand_in="on"/);
    assert.match(html, /<warren-board id="pair"[^>]* people="1\+2" hidden=""/);
    await takeOver(page);
    await playAndSolve(page);
    await page.locator("#count", { hasText: "2 of 2 moves" }).waitFor();
    assert.match(
      await page.locator("#heard").innerText(),
      /^game ready 0( again)?, puzzle ready 0( again)?, puzzle solved 3$/,
    );
  });
});

pageTest("the component, hydrated after the game", STILL, async (page) => {
  await withRendered(page, "react-late", APP, async () => {
    await playAndSolve(page);
    await takeOver(page);
    await heard(page, "game ready 2 again, puzzle ready 3 again, puzzle solved 3 again");
    // Other listeners get no event twice, and from now on none is missed.
    assert.equal((await waitForEvents(page, "ready")).length, 2);
    assert.equal(await page.locator('#puzzle [data-action="hint"]').count(), 0);
  });
});

pageTest("the component gets earlier errors, and stops listening", STILL, async (page) => {
  await withRendered(page, "react-faulty", FAULTY_APP, async () => {
    await waitForEvents(page, "ready");
    await takeOver(page);
    await heard(page, "error true, ready true");
    const board = await page.locator("#board").elementHandle();
    const announce = () =>
      board?.evaluate((each) => each.dispatchEvent(new CustomEvent("error", { detail: {} })));
    await announce();
    await heard(page, "error true, ready true, error at once");
    await page.getByRole("button", { name: "Remove" }).click();
    await page.locator("#board").waitFor({ state: "detached" });
    await announce();
    await heard(page, "error true, ready true, error at once");
  });
});

pageTest("the element in JSX", STILL, async (page) => {
  const files = { "app.tsx": ELEMENT_APP, "main.tsx": MAKE, "index.html": pageOf("main.tsx") };
  const root = await project("react-element", files);
  await withBuilt(page, root, await withReact(), async () => {
    await playAndSolve(page);
    await page.locator("#count", { hasText: "2 moves" }).waitFor();
    await page.locator("#solved", { hasText: "1 attempts" }).waitFor();
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).puzzle.analysis), false);
  });
});

pageTest("the element in JSX, loaded later", STILL, async (page) => {
  const root = await project("react-element-late", {
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
  await withBuilt(page, root, await withReact(), async () => {
    await page.locator("#puzzle").waitFor({ state: "attached" });
    const state = await page.evaluate(async () => {
      const { game, puzzle, load } = /** @type {any} */ (window);
      // Set before the property exists.
      game.level = 2;
      game.analysis = false;
      await load();
      return [game.level, game.analysis, game.people, puzzle.engine, puzzle.analysis];
    });
    assert.deepEqual(state, [2, false, [1], false, false]);
    await waitForEvents(page, "ready");
  });
});
