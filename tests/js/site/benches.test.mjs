// The commands of benches/README.md: each runs as written, in a fresh clone.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** @param {string} file from the top folder */
const at = (file) => new URL(`../../../${file}`, import.meta.url);

/** @param {string} file from the top folder */
const read = (file) => readFileSync(at(file), "utf8");

const commands = [
  ...read("benches/README.md").matchAll(/`((?:make|cargo bench|node|npm) [^`]*)`/g),
].map(([, command]) => command);

test("the command that runs a bench installs its packages", () => {
  assert.ok(commands.length > 20);
  for (const command of commands) {
    const bench = command.match(/^make bench RUN="(\w+)[^"]*"$/)?.[1];
    const native = command.match(/^cargo bench --bench (\w+)/)?.[1];
    if (bench) assert.ok(existsSync(at(`benches/${bench}.mjs`)), command);
    else if (native)
      assert.match(read("benches/Cargo.toml"), new RegExp(`name = "${native}"`), command);
    else
      assert.match(
        command,
        /^make (instructions|lighthouse|site|soak|test|times)\b/,
        `${command} brings nothing with it`,
      );
  }
});
