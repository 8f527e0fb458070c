/**
 * Counts the instructions of the hot paths and compares them with `benches/hot_paths/baselines.json`:
 * `node tools/instructions.mjs [--record]`. The exit status is 1 if a path takes 5 % more than its baseline, or 5 % less, so that
 * a gain is kept. With `--record` it writes the baselines instead.
 */
import { execFileSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = path.join(root, "target");
const summaries = path.join(target, "instructions");
const file = path.join(root, "benches/hot_paths/baselines.json");
/** The part of a baseline by which a count may differ. */
const MAX_DEVIATION = 0.05;

/** @typedef {{ compiler: string, counts: Record<string, number> }} Baselines */

/** @returns {Promise<Baselines["counts"]>} the instructions by path and game, such as `think dots` */
async function countInstructions() {
  await rm(summaries, { recursive: true, force: true });
  const bench = ["--locked", "--package", "warren-hot-paths", "--profile", "hot-paths"];
  const options = ["--save-summary=json", "--callgrind-args=--cache-sim=no"];
  execFileSync("cargo", ["bench", ...bench, "--bench", "instructions", "--", ...options], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PATH: `${path.join(root, ".tools/bin")}:${process.env.PATH}`,
      CARGO_TARGET_DIR: target,
      GUNGRAUN_HOME: summaries,
    },
  });
  /** @type {[string, number][]} */
  const counts = [];
  for (const name of await readdir(summaries, { recursive: true })) {
    if (path.basename(name) !== "summary.json") continue;
    const summary = JSON.parse(await readFile(path.join(summaries, name), "utf8"));
    const { metrics } = summary.profiles[0].data.total;
    counts.push([`${summary.function_name} ${summary.id}`, metrics.Ir.values.new]);
  }
  return Object.fromEntries(counts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The compiler's version. Another version generates other instructions. */
const compiler = () => execFileSync("rustc", ["--version"], { cwd: root, encoding: "utf8" }).trim();

/**
 * @param {Baselines} baselines
 * @param {Baselines["counts"]} counts
 * @returns {string[]} the differences from the baselines
 */
function compare(baselines, counts) {
  const names = new Set([...Object.keys(baselines.counts), ...Object.keys(counts)]);
  const faults = [];
  for (const name of names) {
    const [before, now] = [baselines.counts[name], counts[name]];
    const ratio = now / before;
    console.log(`${name.padEnd(20)} ${String(now).padStart(12)} ${ratio.toFixed(3)}`);
    if (before === undefined) faults.push(`${name} has no baseline.`);
    else if (now === undefined) faults.push(`${name} is not measured any more.`);
    else if (Math.abs(ratio - 1) > MAX_DEVIATION)
      faults.push(`${name} takes ${now} instructions; the baseline is ${before}.`);
  }
  return faults;
}

const counts = await countInstructions();
if (process.argv.includes("--record")) {
  const recorded = { compiler: compiler(), counts };
  await writeFile(file, `${JSON.stringify(recorded, null, 2)}\n`);
} else {
  /** @type {Baselines} */
  const baselines = JSON.parse(await readFile(file, "utf8"));
  const faults = compare(baselines, counts);
  if (faults.length > 0) {
    console.error(faults.join("\n"));
    if (compiler() !== baselines.compiler)
      console.error(`The baselines are from ${baselines.compiler}; this is ${compiler()}.`);
    console.error("If this is meant, write new baselines: make instructions RECORD=yes");
    process.exitCode = 1;
  }
}
