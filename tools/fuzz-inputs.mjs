/**
 * Writes first inputs for the fuzz targets, from what the tests and the page have: `node tools/fuzz-inputs.mjs FOLDER`, a folder for
 * each target in it.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const [to] = process.argv.slice(2);
if (to === undefined) {
  console.error("Where to? node tools/fuzz-inputs.mjs target/fuzz/first");
  process.exit(1);
}

/** The games in the order of the list, by which a first byte chooses. */
const list = await readFile(path.join(root, "src/games/mod.rs"), "utf8");
const ORDER = Array.from(list.matchAll(/^ +\w+ = \d+ => (\w+)::/gm), ([, game]) => game);

/** The longest input. Longer ones are cut. */
const LONGEST = 4096;
/** The most puzzles of a game. */
const PUZZLES = 24;

/** @param {string} target @param {string} name @param {string | Uint8Array} content */
async function put(target, name, content) {
  const folder = path.join(to, target);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), Buffer.from(content).subarray(0, LONGEST));
}

/** An input whose first byte chooses the game. @param {string} game @param {string} text */
const chosen = (game, text) =>
  Buffer.concat([Buffer.from([ORDER.indexOf(game)]), Buffer.from(text)]);

const records = (await readdir(path.join(root, "tests/records"))).filter((name) =>
  name.endsWith(".rec"),
);
for (const name of records) {
  const text = await readFile(path.join(root, "tests/records", name), "utf8");
  await put("record", name, text);
  const game = ORDER.find((each) => name.startsWith(each));
  if (game) await put("draft", name, chosen(game, text));
}
for (const name of await readdir(path.join(root, "tests/links"))) {
  const text = await readFile(path.join(root, "tests/links", name), "utf8");
  for (const [at, line] of text.split("\n").slice(0, 200).entries()) {
    const [, code] = /([\w-]{12,})\s*$/.exec(line) ?? [];
    if (code) await put("link", `${name}-${at}`, code);
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
      await put("puzzle", `${game}-${file}-${at}`, `${lines.join("\n")}\n---\n${tempting}\n`);
      const [start] = lines.filter((line) => line.startsWith("start "));
      if (start) {
        const position = start.slice("start ".length);
        await put(
          "draft",
          `${game}-${file}-${at}`,
          chosen(game, `${position}\n---\nside 1\nnumber ply 3\n`),
        );
        await put("memory", `${game}-${file}-${at}`, chosen(game, `${position}\n>${tempting}\n`));
      }
    }
  }
}
const logs = await readdir(path.join(root, "tests/logs")).catch(() => []);
for (const name of logs) {
  await put("log", name, await readFile(path.join(root, "tests/logs", name)));
}
