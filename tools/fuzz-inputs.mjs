/**
 * Writes first inputs for the fuzz targets, from their corpora and from the data of the tests and the page:
 * `node tools/fuzz-inputs.mjs FOLDER`. The folder gets a subfolder for each target, and `words.dict`, the words that the
 * readers know.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as engines from "../pkg/wasm/engines.js";
import { GAMES } from "../www/games/list.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const [targetFolder] = process.argv.slice(2);
if (targetFolder === undefined) {
  console.error("Where to? node tools/fuzz-inputs.mjs target/fuzz/first");
  process.exit(1);
}

/** The games in the order of the list, from which a first byte chooses. */
const list = await readFile(path.join(root, "src/games/mod.rs"), "utf8");
const ORDER = Array.from(list.matchAll(/^ +\w+ = \d+ => (\w+)::/gm), ([, game]) => game);

engines.initSync({ module: await readFile(path.join(root, "pkg/wasm/engines_bg.wasm")) });

/** The maximum length of an input, in bytes. Longer ones are truncated. */
const MAX_BYTES = 4096;
/** The maximum number of puzzles per game. */
const MAX_PUZZLES = 24;

/** @param {string} target @param {string} name @param {string | Uint8Array} content */
async function writeInput(target, name, content) {
  const folder = path.join(targetFolder, target);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), Buffer.from(content).subarray(0, MAX_BYTES));
}

/** An input whose first byte chooses the game. @param {string} game @param {string} text */
const withGame = (game, text) =>
  Buffer.concat([Buffer.from([ORDER.indexOf(game)]), Buffer.from(text)]);

/** An answer in the target's format: its lines, separated by `|`. @param {string} move */
const answers = (move) => [move, move.replaceAll(" ", "|"), ...move];

/** A link, and its bits without the checksum, which the target adds. @param {string} name @param {string} code */
async function writeLink(name, code) {
  await writeInput("link", name, code);
  const bytes = Buffer.from(code, "base64url");
  await writeInput(
    "link",
    `${name}-bits`,
    Buffer.concat([bytes.subarray(0, 1), bytes.subarray(4)]),
  );
}

/** The code of a link; undefined if its target is refused. @param {() => string} code */
function unlessRefused(code) {
  try {
    return code();
  } catch {
    return undefined;
  }
}

/** Writes the inputs from a record. @param {string} name @param {string} text */
async function writeRecordInputs(name, text) {
  const game = gameNamedIn(text);
  await writeInput("record", name, text);
  const code = unlessRefused(() => engines.Scene.fromRecord(text).link(0));
  if (code) await writeLink(name, code);
  if (!ORDER.includes(game)) return;
  await writeInput("draft", name, withGame(game, text));
  const lines = text.split("\n").filter((line) => !/^(#|warren|$)/.test(line));
  const ownLines = lines.join("\n");
  await writeInput("start", name, withGame(game, ownLines));
  await writeInput("rules", name, withGame(game, `${ownLines}\n---\n${ownLines}\n1\n7\n`));
  await writeInput(
    "answer",
    name,
    withGame(game, `${ownLines}\n---\n${lines.flatMap(answers).join("\n")}`),
  );
  const events = `.\n.\n.\ntick 5\n0 9 ${lines.at(-1)}\n.\nexit 1\n`;
  for (const rules of [" ", "'"]) {
    const all = `${rules}${ownLines}\n---\n${".\n".repeat(lines.length)}`;
    await writeInput("referee", `${name}-all-${rules.charCodeAt(0)}`, withGame(game, all));
    const some = `${rules}${ownLines}\n---\n${events}`;
    await writeInput("referee", `${name}-${rules.charCodeAt(0)}`, withGame(game, some));
  }
}

/** Writes the inputs from a puzzle, with a tempting wrong answer. @param {string} name @param {string} game @param {string[]} lines @param {string} tempting */
async function writePuzzleInputs(name, game, lines, tempting) {
  await writeInput("puzzle", name, `${lines.join("\n")}\n---\n${tempting}\n`);
  await writeInput("solved", name, `${lines.join("\n")}\n`);
  const code = unlessRefused(() => engines.Puzzle.read(lines.join("\n")).link());
  if (code) await writeLink(name, code);
  const [start] = lines.filter((line) => line.startsWith("start "));
  const [goal] = lines.filter((line) => line.startsWith("goal "));
  if (!start || !ORDER.includes(game)) return;
  if (goal) {
    const text = `${goal.slice("goal ".length)}\n---\n${start}`;
    await writeInput("goal", name, withGame(game, text));
  }
  const position = start.slice("start ".length);
  await writeInput("draft", name, withGame(game, `${position}\n---\nside 1\nnumber ply 3\n`));
  await writeInput("memory", name, withGame(game, `${position}\n>${tempting}\n`));
  const moves = `${position}\n---\n${tempting}\n`;
  await writeInput("position", name, withGame(game, moves));
  await writeInput("rules", name, withGame(game, `start ${moves}1\n23\n456\n`));
}

/** The game that a record or a puzzle names. @param {string} text */
const gameNamedIn = (text) => /^warren \d+ (\w+)/m.exec(text)?.[1] ?? "";

for (const name of await readdir(path.join(root, "tests/records"))) {
  if (!name.endsWith(".rec")) continue;
  const text = await readFile(path.join(root, "tests/records", name), "utf8");
  await writeRecordInputs(name, text);
}
for (const file of await readdir(path.join(root, "fuzz/corpus"))) {
  const target = path.basename(file, ".jsonl");
  const corpus = await readFile(path.join(root, "fuzz/corpus", file), "utf8");
  for (const [at, line] of corpus.split("\n").filter(Boolean).entries()) {
    const input = Buffer.from(JSON.parse(line), "latin1");
    await writeInput(target, `corpus-${at}`, input);
    // Inputs in one reader's corpus may reach new code in others.
    const text = input.toString();
    if (target === "record") await writeRecordInputs(`record-${at}`, text);
    if (target === "puzzle") {
      const [puzzle, tempting = ""] = text.split("\n---\n");
      await writePuzzleInputs(`puzzle-${at}`, gameNamedIn(puzzle), puzzle.split("\n"), tempting);
      await writeInput("set", `puzzle-${at}`, `# 1\n${puzzle}`);
    }
  }
}
for (const name of await readdir(path.join(root, "tests/links"))) {
  const text = await readFile(path.join(root, "tests/links", name), "utf8");
  for (const [at, line] of text.split("\n").slice(0, 200).entries()) {
    const [, code] = /([\w-]{12,})\s*$/.exec(line) ?? [];
    if (code) await writeLink(`${name}-${at}`, code);
  }
}
for (const game of Object.keys(GAMES)) {
  for (const file of ["puzzles.txt", "questions.txt"]) {
    const text = await readFile(path.join(root, "www/games", game, file), "utf8").catch(() => "");
    const puzzles = text.split(/^(?=# \d)/m).slice(1);
    const step = Math.max(1, Math.floor(puzzles.length / MAX_PUZZLES));
    for (let at = 0; at < puzzles.length; at += step) {
      const [puzzle] = puzzles[at].split(/\n\n/);
      const [, tempting = ""] = /tempting (.+)$/m.exec(puzzle) ?? [];
      const lines = puzzle.split("\n").filter((line) => !line.startsWith("#"));
      await writePuzzleInputs(`${game}-${file}-${at}`, game, lines, tempting);
      await writeInput("set", `${game}-${file}-${at}`, puzzles.slice(at, at + 2).join(""));
    }
  }
}
/** A line of a log in the target's format: the line read, or after `>` the line written. @param {string} line */
const transcriptLine = (line) =>
  line
    .replace(/^\d* ?>> ?/, "")
    .replace(/^\d* ?<< ?/, ">")
    .split("\t")[0];

for (const game of ORDER) {
  const folder = path.join(root, "examples", game);
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(".log"))) {
    const text = await readFile(path.join(folder, name), "utf8");
    await writeInput("log", `${game}-${name}`, text);
    const lines = text.split("\n").slice(1);
    const first = lines.findIndex((line) => />>|<</.test(line));
    const file = lines.slice(0, first).map((line) => `=${line}`);
    const transcript = ["", ...file, ...lines.slice(first).map(transcriptLine)].join("\n");
    await writeInput("memory", `${game}-${name}`, withGame(game, transcript));
  }
  for (const requests of ["", "0 7\n1 3\n2 4\n3 6\n", "4 30\n5 50\n6 20\n7 90\n", "0 0\n4 255\n"]) {
    await writeInput("made", `${game}-${requests.length}`, withGame(game, `seedseed${requests}`));
  }
}

const template = await readFile(
  path.join(root, "crates/command/src/tournament/template.toml"),
  "utf8",
);
const fault = { seat: 0, kind: "late", fault: "is late", number: 1, answered: 0 };
const PAIRINGS = ["round-robin", "swiss", "knockout", "gauntlet"];
for (const [at, game] of ORDER.entries()) {
  const pairing = PAIRINGS[at % PAIRINGS.length];
  const challenger = pairing === "gauntlet" ? 'challenger = "1"\n' : "";
  const programs = Array.from(
    { length: 2 + at },
    (_, name) => `[[program]]\nname = "${name}"\nrun = "x"\n`,
  );
  const head = `game = "${game}"\ndraw = "${pairing}"\nrounds = 2\n${challenger}`;
  const entries = [1, 2, 3, 4].map((number) => ({
    number,
    programs: number % 2 ? ["0", "1"] : ["1", "0"],
    scores: [number, 2],
    places: [1 + (number % 2), 2 - (number % 2)],
    forfeit: number === 3 ? fault : null,
    disturbed: number === 4 ? fault : null,
    answers: [3, 4],
    first: [1.5, 2],
    mean: [1, 1],
    slowest: [9, 9],
  }));
  const index = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  await writeInput("tournament", `${game}-results`, `${head}${programs.join("")}\n---\n${index}`);
  const text = template
    .replaceAll("GAME", game)
    .replaceAll("TIME", "50")
    .replaceAll(/^#(?! )/gm, "");
  await writeInput("tournament", `${game}-template`, text);
}

const sources = (await readdir(path.join(root, "src"), { recursive: true })).filter((name) =>
  name.endsWith(".rs"),
);
const words = new Set();
for (const name of sources) {
  const source = await readFile(path.join(root, "src", name), "utf8");
  for (const [word] of source.matchAll(/"[a-z][a-z-]{1,20} ?"/g)) words.add(word);
}
await writeFile(path.join(targetFolder, "words.dict"), `${[...words].sort().join("\n")}\n`);
