/**
 * Writes `www/puzzles`, the data of the puzzles page, from each game's `puzzles.txt` and `questions.txt`, so that the page need not load the games.
 * `sets.json` is an index of all puzzles, `days.json` has what finds a day's puzzles, and each `GAME/NN.json` has a dozen
 * puzzles. Run `node tools/puzzle-sets.mjs` when a puzzle
 * has been added or changed.
 */
import { mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { DAYS_FILE } from "../www/play/puzzle/drawings.js";
import { DOZEN, dozenFile, keyOf, readIndex } from "../www/play/puzzle/sets.js";
import { loadRules } from "./rules.mjs";

/** The files of a game with puzzles; some games have no questions. */
const FILES = ["puzzles.txt", "questions.txt"];

/** The folder to write. */
export const SETS = new URL("../www/puzzles/", import.meta.url);

/**
 * Returns the files with all shipped puzzles: their contents by their paths in `www`.
 * @returns {Promise<Map<string, string>>}
 */
export async function puzzleSets() {
  /** @type {Map<string, string>} */
  const files = new Map();
  const index = [];
  for (const game of Object.keys(GAMES)) {
    const entries = await puzzlesOf(game);
    const themes = [...new Set(entries.flatMap(({ traits }) => traits?.themes ?? []))];
    const rows = entries.map(({ puzzle, traits }) => {
      const numbers = (traits?.themes ?? []).map((theme) => themes.indexOf(theme));
      return JSON.stringify([keyOf(puzzle.link), traits?.rating ?? null, numbers, puzzle.moves]);
    });
    const lines = rows.map((row) => `\n    ${row}`);
    index.push(`\n  "${game}": {"themes":${JSON.stringify(themes)},"puzzles":[${lines}\n  ]}`);
    for (let first = 0; first < entries.length; first += DOZEN) {
      const puzzles = entries.slice(first, first + DOZEN).map(({ puzzle }) => puzzle);
      const text = puzzles.map((puzzle) => `\n  ${JSON.stringify(puzzle)}`);
      files.set(dozenFile(game, first), `[${text}\n]\n`);
    }
  }
  const sets = `{${index}\n}\n`;
  files.set("puzzles/sets.json", sets);
  files.set(DAYS_FILE, daysOf(JSON.parse(sets)));
  return files;
}

/**
 * Returns the file with the places of each game's puzzles, sorted by rating.
 * @param {Record<string, Parameters<typeof readIndex>[1]>} sets
 */
function daysOf(sets) {
  const lines = Object.entries(sets).map(([game, set]) => {
    const sorted = readIndex(game, set).sort((a, b) => a.rating - b.rating || a.at - b.at);
    const distances = sorted.map(({ at }, rank) => at - (sorted[rank - 1]?.at ?? 0));
    return `\n  "${game}": ${JSON.stringify(distances)}`;
  });
  return `{${lines}\n}\n`;
}

/**
 * @param {string} game
 * @returns {Promise<{ puzzle: import("../www/play/puzzle/sets.js").SetPuzzle, traits: import("../www/wasm/warren.js").PuzzleTraits | null }[]>}
 */
async function puzzlesOf(game) {
  const warren = await loadRules(game);
  const texts = await Promise.all(
    FILES.map((file) =>
      readFile(new URL(`../www/games/${game}/${file}`, import.meta.url), "utf8").catch(() => ""),
    ),
  );
  return texts
    .flatMap((text) => warren.readPuzzles(text))
    .map(({ moves, text, traits }) => {
      const puzzle = warren.Puzzle.read(text);
      const { seat, missing, level = null, others } = puzzle;
      const [link, start, goal] = [puzzle.link(), puzzle.start(), puzzle.goal()];
      puzzle.free();
      const origin =
        traits && traits.levels.length > 0 ? { levels: traits.levels, ply: traits.ply } : null;
      const isQuestion = others === "question";
      const published = { game, link, start, seat, level, missing, moves, goal, origin };
      return { puzzle: isQuestion ? { ...published, isQuestion } : published, traits };
    });
}

if (process.argv[1] && fileURLToPath(import.meta.url) === (await realpath(process.argv[1]))) {
  // The drawings in it are built from these files.
  await rm(SETS, { recursive: true, force: true });
  for (const [file, text] of await puzzleSets()) {
    const target = new URL(`../www/${file}`, import.meta.url);
    await mkdir(new URL(".", target), { recursive: true });
    await writeFile(target, text);
  }
}
