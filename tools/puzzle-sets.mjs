/**
 * Writes `www/puzzles/sets.json`, the data of the puzzles page, from each game's `puzzles.txt`, so that the page need not load
 * the games. Run `node tools/puzzle-sets.mjs` when a puzzle has been added or changed.
 */
import { readFile, realpath, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { loadRules } from "./rules.mjs";

/** The file to write. */
export const SETS = new URL("../www/puzzles/sets.json", import.meta.url);

/**
 * All shipped puzzles by game, one line each.
 * @returns {Promise<string>}
 */
export async function puzzleSets() {
  const sets = await Promise.all(
    Object.keys(GAMES).map(async (game) => {
      const puzzles = (await puzzlesOf(game)).map((puzzle) => `\n    ${JSON.stringify(puzzle)}`);
      return `\n  "${game}": [${puzzles}\n  ]`;
    }),
  );
  return `{${sets}\n}\n`;
}

/**
 * @param {string} game
 * @returns {Promise<import("../www/puzzle/sets.js").SetPuzzle[]>}
 */
async function puzzlesOf(game) {
  const text = await readFile(new URL(`../www/games/${game}/puzzles.txt`, import.meta.url), "utf8");
  const warren = await loadRules(game);
  return warren.readPuzzles(text).map(({ moves, text }) => {
    const puzzle = warren.Puzzle.read(text);
    const { seat, missing, level = null } = puzzle;
    const [link, start, goal] = [puzzle.link(), puzzle.start(), puzzle.goal()];
    puzzle.free();
    return { game, link, start, seat, level, missing, moves, goal };
  });
}

if (process.argv[1] && fileURLToPath(import.meta.url) === (await realpath(process.argv[1]))) {
  await writeFile(SETS, await puzzleSets());
}
