// Plays a class of 48 programs, variants of the starters and hostile ones, in dots by the Swiss system, and kills the command
// midway: `make bench RUN="tournament [--rounds 7] [--time 50] [--kills 3] [--keep FOLDER]"`. Prints the games per hour,
// memory, open files and the processes still running.

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { reportFigure } from "./figures.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WARREN = path.join(ROOT, "target/release/warren");

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "7" },
    time: { type: "string", default: "50" },
    kills: { type: "string", default: "3" },
    keep: { type: "string" },
  },
});

execFileSync("cargo", ["build", "--release", "--quiet"], { cwd: ROOT, stdio: "inherit" });

/** The processes that ran before the bench. */
const before = new Set(await processes());

/** Hostile programs, as shell scripts. */
const HOSTILE = {
  silent: "exec sleep 1000",
  flood: "exec yes",
  crash: "read seat; kill -SEGV $$",
  illegal: "read seat; echo A1N; read rest",
  complains: "yes complaint >&2",
  "leaves children": "(setsid sleep 1000 &) ; sleep 1000 & read seat; exit 1",
  "ignores its end": 'trap "" TERM INT HUP; while true; do sleep 1; done',
  prompt: 'read seat; echo "your move: C4N"; read rest',
};

const folder = values.keep ?? (await mkdtemp(path.join(os.tmpdir(), "warren-class-")));
await writeClass();
const file = path.join(folder, "class.toml");
const index = path.join(folder, "class.results/games.jsonl");

const begun = performance.now();
const most = { memory: 0, files: 0, processes: 0 };
let kills = 0;
let status = null;
while (status === null) {
  const killAfter = kills < Number(values.kills) ? (await gamesPlayed()) + 30 : Infinity;
  status = await run(killAfter);
  if (status === null) kills += 1;
}
const hours = (performance.now() - begun) / 3_600_000;
const games = await gamesPlayed();
await setTimeout(1000);
console.log(`exit status ${status}; killed ${kills} times`);
console.log(
  `${games} games in ${(hours * 60).toFixed(1)} minutes: ${(games / hours).toFixed(0)} an hour`,
);
console.log(
  `the command: at most ${(most.memory / 1024).toFixed(1)} MiB, ${most.files} open files; at most ${most.processes} processes in all`,
);
console.log(`processes left: ${(await started()).join(", ") || "none"}`);
reportFigure(
  `${games} games, ${(games / hours).toFixed(0)} an hour; ` +
    `at most ${(most.memory / 1024).toFixed(1)} MiB, ${most.files} open files; ` +
    `processes left: ${(await started()).length || "none"}; games played twice: ${await twice()}`,
);
if (values.keep === undefined) await rm(folder, { recursive: true });
else console.log(`the tournament is in ${folder}`);

/** Writes the programs and the tournament's file. */
async function writeClass() {
  await mkdir(folder, { recursive: true });
  const python = await readFile(path.join(ROOT, "examples/dots/starter.py"), "utf8");
  const script = await readFile(path.join(ROOT, "examples/dots/starter.js"), "utf8");
  /** @type {string[]} */
  const programs = [];
  /** @param {string} name @param {string} run @param {string} file @param {string} text */
  const add = async (name, run, file, text) => {
    await writeFile(path.join(folder, file), text);
    programs.push(`[[program]]\nname = "${name}"\nrun = "${run}"\n`);
  };
  for (let number = 0; number < 26; number += 1) {
    const noise = `side) + random.random() * ${number / 4}`;
    const text = `import random\n${python.replace(/(?<=worth = lead\(.*)side\)$/m, noise)}`;
    await add(`Python ${number}`, `python3 py${number}.py`, `py${number}.py`, text);
  }
  for (let number = 0; number < 14; number += 1) {
    const noise = `side) + Math.random() * ${number / 2}`;
    const text = script.replace(/(?<=worth = lead\(.*)side\)(?=;$)/m, noise);
    await add(`JavaScript ${number}`, `node js${number}.js`, `js${number}.js`, text);
  }
  for (const [number, [name, text]] of Object.entries(HOSTILE).entries()) {
    await add(name, `sh bad${number}.sh`, `bad${number}.sh`, `${text}\n`);
  }
  const head = `game = "dots"\ndraw = "swiss"\nrounds = ${values.rounds}\nseed = 1\ntime = ${values.time}\nname = "A class of ${programs.length}"\n`;
  await writeFile(path.join(folder, "class.toml"), head + programs.join(""));
}

/**
 * Runs the command, and kills it after that many games. Returns its exit status; null if it was killed.
 * @param {number} killAfter
 */
async function run(killAfter) {
  const child = spawn(WARREN, ["tournament", file], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await watch(child.pid ?? 0);
    if ((await gamesPlayed()) >= killAfter) child.kill("SIGKILL");
    await Promise.race([ended, setTimeout(200)]);
  }
  const [code] = await ended;
  return code;
}

/** Records how much the command uses. @param {number} pid */
async function watch(pid) {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    most.memory = Math.max(most.memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    most.files = Math.max(most.files, (await readdir(`/proc/${pid}/fd`)).length);
    most.processes = Math.max(most.processes, (await started()).length);
  } catch {
    // The process has just ended.
  }
}

/** The numbers of all processes. */
async function processes() {
  return (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
}

/** The commands of the processes that have been started since the beginning. A program in a jail has no mark to identify it. */
async function started() {
  const commands = [];
  for (const pid of await processes()) {
    if (before.has(pid)) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command !== "") commands.push(command.replaceAll("\0", " ").trim());
  }
  return commands;
}

async function gamesPlayed() {
  return (await entries()).length;
}

async function entries() {
  const text = await readFile(index, "utf8").catch(() => "");
  const lines = text.split("\n").filter((line) => line.endsWith("}"));
  return lines.map((line) => JSON.parse(line)).filter(({ disturbed }) => disturbed === null);
}

/** The number of games that were played twice. */
async function twice() {
  const numbers = (await entries()).map(({ number }) => number);
  return numbers.length - new Set(numbers).size;
}
