// Projects that render their pages on a server, or when they are built, and actions on such a page.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { PUZZLES } from "../browser/elsewhere.mjs";
import { GATHER, playAndSolve } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const run = promisify(execFile);
const DOCUMENT = await readFile(new URL("../../docs/embedding.md", import.meta.url), "utf8");

/** Disables the hosts' telemetry. */
const ALONE = {
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NO_UPDATE_NOTIFIER: "1",
  CI: "1",
};

/** The script that gathers the events of boards, without its tag. */
export const GATHERING = GATHER.replace(/<\/?script>/g, "");

/**
 * The first example of a section of docs/embedding.md.
 * @param {string} title
 * @param {string} language
 */
export function exampleOf(title, language) {
  const section = DOCUMENT.split(`### ${title}\n`)[1];
  const [, code] = section?.match(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s")) ?? [];
  assert.ok(code, `there is no example of ${title}`);
  return code;
}

/** React components: the documented one, and one with a game that lists its events. */
export const IN_REACT = {
  "puzzle.jsx": exampleOf("React", "jsx"),
  "game.jsx": `"use client";
import { useState } from "react";
import { WarrenBoard } from "warren-games/react";

export function Game() {
  const [heard, setHeard] = useState([]);
  const hear = ({ type, detail }) =>
    setHeard((before) => [...before, type + " " + detail.state.moves.length]);
  return (
    <div id="game">
      <WarrenBoard game="dots" level={1} language="en" people={[1]} onReady={hear} onMove={hear} />
      <p id="heard">{heard.join(", ")}</p>
    </div>
  );
}
`,
};

/** The link of the puzzle on the pages. */
export const LINK = PUZZLES.dots;

/**
 * Runs a program of a package in a project.
 * @param {string} root
 * @param {string} program its file, from the project's packages
 * @param {...string} args
 */
export async function runIn(root, program, ...args) {
  const file = path.join(root, "node_modules", program);
  await run(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...ALONE },
    maxBuffer: 2 ** 25,
  }).catch(({ stdout, stderr }) => assert.fail(stdout + stderr));
}

/**
 * Starts a project's server, and stops it after use.
 * @param {string} root
 * @param {(port: number) => { file: string, args?: string[], env?: Record<string, string> }} serverOn the server at a port
 * @param {(url: string) => Promise<void>} use
 */
export async function withServer(root, serverOn, use) {
  const port = await freePort();
  const { file, args = [], env = {} } = serverOn(port);
  const server = spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, ...ALONE, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (said += text));
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const url = `http://localhost:${port}/`;
  try {
    while (!(await answers(url))) {
      assert.equal(server.exitCode, null, `the server has ended: ${said}`);
      await setTimeout(50);
    }
    await use(url);
  } finally {
    server.kill();
    await ended;
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Whether a server answers.
 * @param {string} url
 */
const answers = (url) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/**
 * Plays on a page that is loaded directly, and then opens the same page by a link, in the same document.
 * @param {Page} page
 * @param {string} url of the first page, which has the link
 * @param {string} name of the link and, in small letters, in the address of the page with the boards
 * @param {() => Promise<void>} [use] actions there
 */
export async function bothWays(page, url, name, use = () => playsAll(page)) {
  const address = `${url}${name.toLowerCase()}`;
  const hasArrived = (/** @type {URL} */ { href }) => href.replace(/\/$/, "") === address;
  await page.goto(address);
  await use();
  await page.goto(url);
  await page.evaluate(() => {
    /** @type {any} */ (window).isSameDocument = true;
  });
  await page.getByRole("link", { name, exact: true }).click();
  await page.waitForURL(hasArrived);
  await use();
  assert.ok(await page.evaluate(() => /** @type {any} */ (window).isSameDocument));
}

/**
 * Plays the game and the puzzle, and checks the events of both on the page.
 * @param {Page} page
 */
export async function playsAll(page) {
  const heard = page.locator("#heard");
  await heard.getByText("ready 0", { exact: true }).waitFor();
  await hasNoHints(page);
  await playAndSolve(page);
  await page.getByText("Solved in attempt 1.").waitFor();
  await heard.getByText("ready 0, move 1, move 2", { exact: true }).waitFor();
}

/**
 * Checks that the puzzle offers no help.
 * @param {Page} page
 */
async function hasNoHints(page) {
  const puzzle = page.locator("#puzzle");
  await puzzle.scrollIntoViewIfNeeded();
  await puzzle.locator(".cell").first().waitFor();
  const help = puzzle.locator('[data-action="hint"], [data-action="give-up"]');
  assert.equal(await help.count(), 0, "the puzzle offers help");
}
