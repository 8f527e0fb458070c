// Builds in one clone do not disturb each other, in any order.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { utimes } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Commands that build, and the output at which a command is stopped. @type {[command: string, until?: RegExp][]} */
const COMMANDS = [
  ["cargo build --locked --release"],
  ["cargo test --locked --no-run"],
  ["make instructions"],
  ["make fuzz MINUTES=1 RUN=log"],
  ["make times RUN=dots", /Benchmarking|Collecting/],
  ["make build GAME=dots"],
  ["make pkg"],
  ["make native"],
];

/**
 * Runs a command to its end, or stops it with all its child processes.
 * @param {string} command
 * @param {RegExp} [until] the output at which it is stopped
 */
async function run(command, until) {
  const child = spawn("bash", ["-c", command], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let isStopped = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      if (isStopped || !until?.test(output)) return;
      isStopped = true;
      process.kill(-Number(child.pid));
    });
  }
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (until) assert.ok(isStopped, `${command} ended before it printed ${until}:\n${output}`);
  else assert.equal(code, 0, `${command}:\n${output}`);
}

test("commands that build work in each order", async (t) => {
  // All of them compile the library again.
  const now = new Date();
  await utimes(new URL("../../src/lib.rs", import.meta.url), now, now);
  for (const [i, first] of COMMANDS.entries()) {
    await t.test(first[0], () => run(...first));
    for (const second of COMMANDS.slice(i + 1)) {
      await t.test(`${second[0]}, then ${first[0]}`, async () => {
        await run(...second);
        await run(...first);
      });
    }
  }
});
