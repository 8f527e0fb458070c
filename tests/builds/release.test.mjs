// A release has the same bytes, whatever the rights of new files are.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Makes a release.
 * @param {string} umask the rights that new files do not get
 * @returns {Promise<string>} the hashes of its files
 */
async function release(umask) {
  execFileSync("bash", ["-c", `umask ${umask} && make release`], { cwd: root, stdio: "pipe" });
  return readFile(`${root}target/release-files/SHA256SUMS`, "utf8");
}

test("a release is the same under any umask", async () => {
  const usual = await release("022");
  assert.match(usual, /warren-site\.tar\.gz/);
  assert.equal(await release("077"), usual);
  assert.equal(await release("002"), usual);
});
