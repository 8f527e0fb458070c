// The figures of the benches in JavaScript: printed, and with `RECORD=yes` in the environment written into `benches/results`.
// `figures.rs` does the same for the benches in Rust.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/**
 * A claim, and what a bench measured.
 * @typedef {object} Result
 * @property {string} claim a plain statement
 * @property {string} command which runs from the top folder of a fresh clone
 * @property {string} figure with its 95 % interval where there is one
 * @property {string} [target]
 * @property {string} date as `2026-11-28`
 * @property {string} machine
 */

const FOLDER = new URL("results/", import.meta.url);

/** The benches with their own target in the Makefile, whose variables are the options. */
const TARGETS = ["lighthouse", "soak"];

/** The file for this run's figure. A bench without one fails before it measures. */
const file = process.env.RECORD === "yes" ? fileOf(commandOf(process.argv)) : undefined;

/**
 * All results, by file name.
 * @returns {[name: string, result: Result][]}
 */
export function readResults() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  return names
    .sort()
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))]);
}

/**
 * Prints the figure of a bench. With `RECORD=yes`, also writes it into the result that has the command of this run.
 * @param {string} figure
 */
export function reportFigure(figure) {
  console.log(figure);
  if (!file) return;
  const result = JSON.parse(readFileSync(file, "utf8"));
  const date = new Date().toISOString().slice(0, 10);
  const text = JSON.stringify({ ...result, date, figure, machine: machine() }, null, 2);
  writeFileSync(file, `${text}\n`);
}

/**
 * The command that runs a bench, as the table of results shows it.
 * @param {string[]} argv
 */
function commandOf([, script = "", ...options]) {
  const bench = path.basename(script, ".mjs");
  const words = [bench, ...options].join(" ");
  if (!TARGETS.includes(bench)) return `make bench RUN="${words}"`;
  const variables = words.replace(/ --(\w+) /g, (_, option) => ` ${option.toUpperCase()}=`);
  return `make ${variables}`;
}

/**
 * @param {string} command
 * @throws if no result has this command
 */
function fileOf(command) {
  const found = readResults().find(([, result]) => result.command === command);
  if (found) return new URL(found[0], FOLDER);
  throw new Error(
    `No file in benches/results has the command '${command}'. Write one with a claim and this command.`,
  );
}

/** The machine in a few words. */
function machine() {
  const model = os.cpus()[0]?.model.trim() ?? os.arch();
  return `${os.availableParallelism()} cores, ${model}, ${process.platform}`;
}
