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
const [to] = process.argv.slice(2);
if (to === undefined) {
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
const PUZZLES = 24;

/** @param {string} target @param {string} name @param {string | Uint8Array} content */
async function put(target, name, content) {
  const folder = path.join(to, target);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), Buffer.from(content).subarray(0, MAX_BYTES));
}

/** An input whose first byte chooses the game. @param {string} game @param {string} text */
const chosen = (game, text) =>
  Buffer.concat([Buffer.from([ORDER.indexOf(game)]), Buffer.from(text)]);

/** An answer in the target's format: its lines, separated by `|`. @param {string} move */
const answers = (move) => [move, move.replaceAll(" ", "|"), ...move];

/** A link, and its bits without the checksum, which the target adds. @param {string} name @param {string} code */
async function putLink(name, code) {
  await put("link", name, code);
  const bytes = Buffer.from(code, "base64url");
  await put("link", `${name}-bits`, Buffer.concat([bytes.subarray(0, 1), bytes.subarray(4)]));
}

/** The code of a link; undefined if its target is refused. @param {() => string} code */
function accepted(code) {
  try {
    return code();
  } catch {
    return undefined;
  }
}

/** Writes the inputs from a record. @param {string} name @param {string} text */
async function putRecord(name, text) {
  const game = named(text);
  await put("record", name, text);
  const code = accepted(() => engines.Scene.fromRecord(text).link(0));
  if (code) await putLink(name, code);
  if (!ORDER.includes(game)) return;
  await put("draft", name, chosen(game, text));
  const lines = text.split("\n").filter((line) => !/^(#|warren|$)/.test(line));
  const own = lines.join("\n");
  await put("start", name, chosen(game, own));
  await put("rules", name, chosen(game, `${own}\n---\n${own}\n1\n7\n`));
  await put("answer", name, chosen(game, `${own}\n---\n${lines.flatMap(answers).join("\n")}`));
  const events = `.\n.\n.\ntick 5\n0 9 ${lines.at(-1)}\n.\nexit 1\n`;
  for (const rules of [" ", "'"]) {
    const all = `${rules}${own}\n---\n${".\n".repeat(lines.length)}`;
    await put("referee", `${name}-all-${rules.charCodeAt(0)}`, chosen(game, all));
    const some = `${rules}${own}\n---\n${events}`;
    await put("referee", `${name}-${rules.charCodeAt(0)}`, chosen(game, some));
  }
}

/** Writes the inputs from a puzzle, with a tempting wrong answer. @param {string} name @param {string} game @param {string[]} lines @param {string} tempting */
async function putPuzzle(name, game, lines, tempting) {
  await put("puzzle", name, `${lines.join("\n")}\n---\n${tempting}\n`);
  await put("solved", name, `${lines.join("\n")}\n`);
  const code = accepted(() => engines.Puzzle.read(lines.join("\n")).link());
  if (code) await putLink(name, code);
  const [start] = lines.filter((line) => line.startsWith("start "));
  const [goal] = lines.filter((line) => line.startsWith("goal "));
  if (!start || !ORDER.includes(game)) return;
  if (goal) {
    const text = `${goal.slice("goal ".length)}\n---\n${start}`;
    await put("goal", name, chosen(game, text));
  }
  const position = start.slice("start ".length);
  await put("draft", name, chosen(game, `${position}\n---\nside 1\nnumber ply 3\n`));
  await put("memory", name, chosen(game, `${position}\n>${tempting}\n`));
  const moves = `${position}\n---\n${tempting}\n`;
  await put("position", name, chosen(game, moves));
  await put("rules", name, chosen(game, `start ${moves}1\n23\n456\n`));
}

/** The game that a record or a puzzle names. @param {string} text */
const named = (text) => /^warren \d+ (\w+)/m.exec(text)?.[1] ?? "";

for (const name of await readdir(path.join(root, "tests/records"))) {
  if (!name.endsWith(".rec")) continue;
  const text = await readFile(path.join(root, "tests/records", name), "utf8");
  await putRecord(name, text);
}
for (const file of await readdir(path.join(root, "fuzz/corpus"))) {
  const target = path.basename(file, ".jsonl");
  const corpus = await readFile(path.join(root, "fuzz/corpus", file), "utf8");
  for (const [at, line] of corpus.split("\n").filter(Boolean).entries()) {
    const input = Buffer.from(JSON.parse(line), "latin1");
    await put(target, `corpus-${at}`, input);
    // Inputs in one reader's corpus may reach new code in others.
    const text = input.toString();
    if (target === "record") await putRecord(`record-${at}`, text);
    if (target === "puzzle") {
      const [puzzle, tempting = ""] = text.split("\n---\n");
      await putPuzzle(`puzzle-${at}`, named(puzzle), puzzle.split("\n"), tempting);
      await put("set", `puzzle-${at}`, `# 1\n${puzzle}`);
    }
  }
}
for (const name of await readdir(path.join(root, "tests/links"))) {
  const text = await readFile(path.join(root, "tests/links", name), "utf8");
  for (const [at, line] of text.split("\n").slice(0, 200).entries()) {
    const [, code] = /([\w-]{12,})\s*$/.exec(line) ?? [];
    if (code) await putLink(`${name}-${at}`, code);
  }
}
for (const game of Object.keys(GAMES)) {
  for (const file of ["puzzles.txt", "questions.txt"]) {
    const text = await readFile(path.join(root, "www/games", game, file), "utf8").catch(() => "");
    const puzzles = text.split(/^(?=# \d)/m).slice(1);
    const step = Math.max(1, Math.floor(puzzles.length / PUZZLES));
    for (let at = 0; at < puzzles.length; at += step) {
      const [puzzle] = puzzles[at].split(/\n\n/);
      const [, tempting = ""] = /tempting (.+)$/m.exec(puzzle) ?? [];
      const lines = puzzle.split("\n").filter((line) => !line.startsWith("#"));
      await putPuzzle(`${game}-${file}-${at}`, game, lines, tempting);
      await put("set", `${game}-${file}-${at}`, puzzles.slice(at, at + 2).join(""));
    }
  }
}
/** A line of a log in the target's format: the line read, or after `>` the line written. @param {string} line */
const said = (line) =>
  line
    .replace(/^\d* ?>> ?/, "")
    .replace(/^\d* ?<< ?/, ">")
    .split("\t")[0];

for (const game of ORDER) {
  const folder = path.join(root, "examples", game);
  for (const name of (await readdir(folder)).filter((each) => each.endsWith(".log"))) {
    const text = await readFile(path.join(folder, name), "utf8");
    await put("log", `${game}-${name}`, text);
    const lines = text.split("\n").slice(1);
    const first = lines.findIndex((line) => />>|<</.test(line));
    const file = lines.slice(0, first).map((line) => `=${line}`);
    const transcript = ["", ...file, ...lines.slice(first).map(said)].join("\n");
    await put("memory", `${game}-${name}`, chosen(game, transcript));
  }
  for (const requests of ["", "0 7\n1 3\n2 4\n3 6\n", "4 30\n5 50\n6 20\n7 90\n", "0 0\n4 255\n"]) {
    await put("made", `${game}-${requests.length}`, chosen(game, `seedseed${requests}`));
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
  await put("tournament", `${game}-results`, `${head}${programs.join("")}\n---\n${index}`);
  const text = template
    .replaceAll("GAME", game)
    .replaceAll("TIME", "50")
    .replaceAll(/^#(?! )/gm, "");
  await put("tournament", `${game}-template`, text);
}

const sources = (await readdir(path.join(root, "src"), { recursive: true })).filter((name) =>
  name.endsWith(".rs"),
);
const words = new Set();
for (const name of sources) {
  const source = await readFile(path.join(root, "src", name), "utf8");
  for (const [word] of source.matchAll(/"[a-z][a-z-]{1,20} ?"/g)) words.add(word);
}
await writeFile(path.join(to, "words.dict"), `${[...words].sort().join("\n")}\n`);
