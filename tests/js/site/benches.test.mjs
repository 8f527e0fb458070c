// The claims about speed and strength: their commands, their table, and the files that benches write.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { readResults } from "../../../benches/figures.mjs";
import { benchTable } from "../../../tools/bench-table.mjs";

/** @param {string} file from the top folder */
const at = (file) => new URL(`../../../${file}`, import.meta.url);

/** @param {string} file from the top folder */
const read = (file) => readFileSync(at(file), "utf8");

/**
 * The bench that a command runs, from the top folder; `undefined` for a command that runs none.
 * @param {string} command
 */
function benchOf(command) {
  const native = command.match(/^cargo bench --bench (\w+)/)?.[1];
  if (native) return `benches/${native}.rs`;
  const module = command.match(/^make (?:bench RUN="|)(\w+)[^"]*"?$/)?.[1] ?? "";
  return existsSync(at(`benches/${module}.mjs`)) ? `benches/${module}.mjs` : undefined;
}

const results = readResults();

test("each command installs what it needs and runs as it is", () => {
  const commands = [...read("benches/README.md").matchAll(/`((?:make|cargo|npm) [^`]*)`/g)];
  assert.ok(commands.length > 20);
  for (const [, command] of commands) {
    const bench = benchOf(command);
    if (bench?.endsWith(".rs")) {
      assert.match(
        read("benches/Cargo.toml"),
        new RegExp(`path = "${path.basename(bench)}"`),
        command,
      );
    } else if (!bench) assert.match(command, /^make (instructions|site|test|times)\b/, command);
  }
});

test("each claim has a bench that reports its figure", () => {
  for (const [name, result] of results) {
    const bench = benchOf(result.command);
    assert.ok(bench, `${name}: ${result.command}`);
    assert.match(read(bench), /report_?figure\(/i, bench);
    for (const text of [result.claim, result.figure, result.machine]) assert.ok(text, name);
    assert.match(result.date, /^\d{4}-\d\d-\d\d$/, name);
  }
  const commands = new Set(results.map(([, { command }]) => command));
  assert.equal(commands.size, results.length, "each command has one claim");
});

test("the table in benches/README.md is that of the results", () => {
  assert.ok(read("benches/README.md") === benchTable(), "run node tools/bench-table.mjs");
});

test("a bench writes its figure when asked, into the result with its command", (t) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "warren-benches-"));
  const inFolder = (/** @type {string} */ file) => path.join(folder, file);
  t.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(inFolder("results"));
  copyFileSync(at("benches/figures.mjs"), inFolder("figures.mjs"));
  for (const bench of ["blank", "soak"]) {
    const source = 'import { reportFigure } from "./figures.mjs";\nreportFigure("5 ms");\n';
    writeFileSync(inFolder(`${bench}.mjs`), source);
  }
  /** @param {string} file @param {string} command */
  const addClaim = (file, command) =>
    writeFileSync(inFolder(file), JSON.stringify({ claim: "It is fast", command, figure: "6 ms" }));
  addClaim("results/blank.json", 'make bench RUN="blank --moves 7"');
  addClaim("results/soak.json", "make soak HOURS=8");
  /** @param {string} bench @param {string[]} words @param {string} [record] */
  const run = (bench, words, record) => {
    const env = { ...process.env, RECORD: record };
    const options = /** @type {const} */ ({ env, encoding: "utf8", stdio: "pipe" });
    return execFileSync(process.execPath, [inFolder(bench), ...words], options);
  };
  const resultIn = (/** @type {string} */ file) => JSON.parse(readFileSync(inFolder(file), "utf8"));

  assert.equal(run("blank.mjs", ["--moves", "7"]), "5 ms\n");
  assert.equal(resultIn("results/blank.json").figure, "6 ms");
  run("blank.mjs", ["--moves", "7"], "yes");
  const { claim: unchanged, figure, date, machine } = resultIn("results/blank.json");
  assert.deepEqual([unchanged, figure], ["It is fast", "5 ms"]);
  assert.match(date, /^\d{4}-\d\d-\d\d$/);
  assert.match(machine, /^\d+ cores, /);
  run("soak.mjs", ["--hours", "8"], "yes");
  assert.equal(resultIn("results/soak.json").figure, "5 ms");
  assert.throws(() => run("blank.mjs", ["--moves", "8"], "yes"), /RUN="blank --moves 8"/);
});
