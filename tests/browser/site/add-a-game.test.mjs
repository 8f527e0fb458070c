// The steps of docs/add-a-game.md, followed: a patch adds Nim to a copy of the repository, the game is built, and a visitor plays
// it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { after, test } from "node:test";
import { launch } from "../browsers.mjs";

const root = path.join(import.meta.dirname, "../../..");
const copy = path.join(root, "target/add-a-game");
const patch = path.join(root, "tests/add-a-game/nim.patch");

/** The folders that the build makes or fills: the copy shares them. */
const SHARED = [".tools", "target", "www/node_modules"];
/** The built parts of the site that the copy has, too. */
const BUILT = ["www/puzzles/drawings", "www/vendor", "www/wasm"];

/** Keeps git from taking the copy for a folder of this repository. */
const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(copy) };

/** @param {string} command @param {string[]} given */
const run = (command, ...given) =>
  execFileSync(command, given, { cwd: copy, encoding: "utf8", env, stdio: "pipe" });

/** The repository with the patch and the game's module. */
function patchedCopy() {
  rmSync(copy, { recursive: true, force: true });
  const tracked = execFileSync(
    "git",
    ["ls-files", "-z", "Cargo.*", "benches", "crates", "fuzz", "src", "tools", "www"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  for (const file of tracked.split("\0").filter(Boolean)) {
    cpSync(path.join(root, file), path.join(copy, file), { preserveTimestamps: true });
  }
  for (const folder of BUILT) {
    cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  }
  for (const folder of SHARED) symlinkSync(path.join(root, folder), path.join(copy, folder));
  run("git", "apply", patch);
  run("tools/wasm.sh", "nim");
}

test("the page names the number of files that the patch touches", () => {
  const files = readFileSync(patch, "utf8").match(/^diff --git /gm)?.length ?? 0;
  const document = readFileSync(path.join(root, "docs/add-a-game.md"), "utf8");
  assert.match(document, new RegExp(`\\b${files} files\\b`));
  assert.ok(files <= 12, `${files} files`);
});

test("a game that the patch adds can be played to its end", async () => {
  patchedCopy();
  // The server reads the list of games beside it.
  const { serve } = await import(path.join(copy, "tools/serve.mjs"));
  const site = await serve({ root: path.join(copy, "www") });
  after(site.close);
  const browser = await launch();
  after(() => browser.close());
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });

  await page.goto(site.url);
  await page.getByRole("button", { name: "Play Nim" }).click();
  await page.getByRole("heading", { name: "Nim", level: 1 }).waitFor();
  const counters = page.getByRole("button", { name: /^Heap \d: take / });
  const verdict = page.locator(".verdict-line").first();
  for (let turn = 0; turn < 12; turn += 1) {
    await page.locator(".bar.near.due, .verdict-line").first().waitFor();
    if ((await verdict.count()) > 0) break;
    await counters.last().click();
  }
  assert.match(await verdict.innerText(), /last counter/);
  assert.equal(await counters.count(), 0);

  const over = await verdict.innerText();
  await page.reload();
  await verdict.waitFor();
  assert.equal(await verdict.innerText(), over);
  assert.deepEqual(faults, []);
});
