/**
 * Checks whether the tests notice faults: `node tools/mutants.mjs [--count 200] [--seed 1] [--room NAME] [--longest 240]`.
 *
 * cargo-mutants lists all small changes of the shared parts and of each game's rules and protocol. A seed samples the same
 * number from each room. Each is applied to a copy of the last commit, where the tests of that room must fail. The exit status
 * is 1 if a mutant survives that `tests/mutants.txt` does not explain.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/** @typedef {{ name: string, file: string }} Mutant */
/** @typedef {{ name: string, files: string[], tests: string[] }} Room */

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = path.join(root, "target/mutants");
const tree = path.join(folder, "tree");

/** The tests that run for every room. */
const SHARED_TESTS = ["conformance", "records", "observation", "links"];

process.env.PATH = `${path.join(root, ".tools/bin")}:${process.env.PATH}`;

const { values: options } = parseArgs({
  options: {
    count: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    room: { type: "string" },
    // The maximum time for the tests of one mutant, in seconds. A mutant that takes longer counts as noticed: it hangs.
    longest: { type: "string", default: "240" },
  },
});

/** @returns {Promise<Room[]>} the shared parts first */
async function listRooms() {
  const tests = (await readdir(path.join(root, "tests"))).map((name) => name.replace(/\.rs$/, ""));
  const games = (await readdir(path.join(root, "src/games"), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      files: [
        `src/games/${name}/rules/**`,
        `src/games/${name}/protocol.rs`,
        `src/games/${name}/protocol/**`,
      ],
      tests: ["perft", "referee", `rules_${name}`].filter((test) => tests.includes(test)),
    }));
  return [
    {
      name: "core",
      files: ["src/core/**"],
      tests: ["referee", "log", "rules_text", "perft", "check"],
    },
    ...games,
  ];
}

/**
 * Samples without replacement, with a generator that is reproducible by its seed (mulberry32).
 * @template T
 * @param {readonly T[]} all
 * @param {number} count
 * @param {number} seed
 */
function sample(all, count, seed) {
  const remaining = [...all];
  const sampled = [];
  let state = seed;
  while (sampled.length < count && remaining.length > 0) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const at = ((mixed ^ (mixed >>> 14)) >>> 0) % remaining.length;
    sampled.push(...remaining.splice(at, 1));
  }
  return sampled;
}

/** @param {Room} room @returns {Mutant[]} */
function listMutants(room) {
  const files = room.files.flatMap((file) => ["--file", file]);
  const listed = execFileSync(
    "cargo",
    ["mutants", "--package", "warren", "--list", "--json", ...files],
    {
      cwd: tree,
      maxBuffer: 1 << 28,
      encoding: "utf8",
    },
  );
  return JSON.parse(listed);
}

/**
 * Applies each mutant and runs the tests.
 * @param {Room} room
 * @param {readonly Mutant[]} mutants
 * @returns {Promise<{ name: string, outcome: string }[]>}
 */
async function tryMutants(room, mutants) {
  const output = path.join(folder, room.name);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const onlyTheseMutants = mutants.flatMap(({ name }) => ["--re", `^${escaped(name)}$`]);
  const tests = [...SHARED_TESTS, ...room.tests].flatMap((test) => ["--test", test]);
  const packages = ["--package", "warren", "--test-package", "warren,warren-command"];
  const cargoOptions = [
    ...packages,
    "--in-place",
    "--baseline",
    "skip",
    "--timeout",
    options.longest,
  ];
  const files = room.files.flatMap((file) => ["--file", file]);
  spawnSync(
    "cargo",
    [
      "mutants",
      ...cargoOptions,
      "--output",
      output,
      ...files,
      ...onlyTheseMutants,
      "--",
      "--lib",
      ...tests,
    ],
    {
      cwd: tree,
      stdio: "inherit",
      env: {
        ...process.env,
        CARGO_TARGET_DIR: path.join(folder, "build"),
        CARGO_PROFILE_TEST_DEBUG: "0",
        CARGO_PROFILE_DEV_DEBUG: "0",
      },
    },
  );
  const outcomes = await readFile(path.join(output, "mutants.out/outcomes.json"), "utf8");
  return JSON.parse(outcomes).outcomes.flatMap((/** @type {any} */ { scenario, summary }) =>
    scenario.Mutant ? [{ name: scenario.Mutant.name, outcome: summary }] : [],
  );
}

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** A mutant's name without line and column, which change with every edit above. @param {string} name */
const withoutPosition = (name) => name.replace(/^([^:]+):\d+:\d+: /, "$1: ");

/** The explained survivors: one per line, with the explanation after ` # `. */
async function readExplained() {
  const text = await readFile(path.join(root, "tests/mutants.txt"), "utf8");
  return new Set(
    text
      .split("\n")
      .flatMap((line) => (line && !line.startsWith("#") ? [line.split(" # ")[0]] : [])),
  );
}

/** Checks out the last commit in a copy that stays, so that little is compiled again. */
async function copyLastCommit() {
  await mkdir(folder, { recursive: true });
  if (!existsSync(tree)) execFileSync("git", ["clone", "--quiet", "--shared", root, tree]);
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  execFileSync("git", ["fetch", "--quiet", "origin", commit], { cwd: tree });
  execFileSync("git", ["checkout", "--quiet", "--force", commit], { cwd: tree });
  // The linter accepts only one configuration below the top folder.
  await rm(path.join(tree, "biome.json"));
}

await copyLastCommit();
const [rooms, explained] = await Promise.all([listRooms(), readExplained()]);
const selectedRooms = rooms.filter(
  ({ name }) => options.room === undefined || name === options.room,
);
if (selectedRooms.length === 0) {
  console.error(
    `There is no room ${options.room}; there are: ${rooms.map(({ name }) => name).join(", ")}`,
  );
  process.exit(2);
}
// The remainder goes to the shared parts.
const perRoom = Math.floor(Number(options.count) / rooms.length);
const inSharedParts = Number(options.count) - perRoom * (rooms.length - 1);
let unexplained = 0;
const lines = [];
for (const room of selectedRooms) {
  const all = listMutants(room);
  const outcomes = await tryMutants(
    room,
    sample(all, room === rooms[0] ? inSharedParts : perRoom, Number(options.seed)),
  );
  const count = (/** @type {string[]} */ ...kinds) =>
    outcomes.filter(({ outcome }) => kinds.includes(outcome)).length;
  const survivors = outcomes.filter(({ outcome }) => outcome === "MissedMutant");
  const missed = survivors.filter(({ name }) => !explained.has(withoutPosition(name)));
  unexplained += missed.length;
  lines.push(
    `${room.name}: ${outcomes.length} of ${all.length} mutants, ${count("CaughtMutant", "Timeout")} noticed (${count("Timeout")} by their time), ` +
      `${count("Unviable")} not compiled, ${survivors.length - missed.length} explained, ${missed.length} missed`,
    ...missed.map(({ name }) => `  ${name}`),
  );
}
console.log(lines.join("\n"));
process.exitCode = unexplained > 0 ? 1 : 0;
