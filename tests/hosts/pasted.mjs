// Code from the page of examples, pasted into the pages of other tools.

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PUZZLES } from "../browser/elsewhere.mjs";

/** @typedef {import("playwright-core").Page} Page */

const run = promisify(execFile);

/** The environment that `make hosts` fills. */
const BIN = fileURLToPath(new URL("../../target/hosts/bin/", import.meta.url));

/**
 * Runs a program of a host that is written in Python.
 * @param {string} program
 * @param {string[]} args
 * @param {string} [cwd]
 */
export const python = (program, args, cwd) => run(path.join(BIN, program), args, { cwd });

/**
 * Returns the code on the page of examples for a tool.
 * @param {Page} page
 * @param {string} url of the site
 * @param {string} tool
 * @returns {Promise<string>}
 */
export async function codeFor(page, url, tool) {
  await page.goto(`${url}examples/`);
  const part = page
    .locator("section > div", { has: page.getByRole("heading", { name: tool, exact: true }) })
    .locator("pre");
  return (await part.textContent()) ?? "";
}

/**
 * Turns the code of an element into that of the game or the puzzle that the tests play.
 * @param {string} code of a board of dots
 */
export function codesOf(code) {
  const usual = 'game="dots"';
  if (!code.includes(usual)) throw new Error(`The code has no ${usual}: ${code}`);
  return {
    game: code.replace(usual, 'id="game" game="dots" level="1" language="en"'),
    puzzle: code.replace(usual, `id="puzzle" link="${PUZZLES.dots}"`),
  };
}

/**
 * A temporary folder with files, for the tests of this file.
 * @param {Record<string, string>} files by path
 * @returns {Promise<{ root: string, remove: () => Promise<void> }>}
 */
export async function folderWith(files) {
  const root = await mkdtemp(path.join(tmpdir(), "warren-documents-"));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  return { root, remove: () => rm(root, { recursive: true }) };
}
