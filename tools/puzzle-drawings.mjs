/**
 * Writes `www/puzzles/drawings/GAME/AT.json`, from which pages draw the first position of each shipped puzzle without the
 * rules: `node tools/puzzle-drawings.mjs [GAME…]`, after the games have been compiled.
 */
import { mkdir, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { drawingFile } from "../www/play/puzzle/drawings.js";
import { loadRules } from "./rules.mjs";

const www = new URL("../www/", import.meta.url);

/**
 * Returns the drawings of a game's puzzles, in the order of the set.
 * @param {string} game
 * @returns {Promise<import("../www/kit/boards/board.js").Replay[]>}
 */
export async function drawingsOf(game) {
  const folder = new URL(`puzzles/${game}/`, www);
  const files = (await readdir(folder).catch(() => [])).sort();
  if (files.length === 0) return [];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  const { Scene } = await loadRules(game);
  const { frameAt, sharedBy } = await import(new URL(`games/${game}/frames.js`, www).href);
  return texts
    .flatMap((text) => JSON.parse(text))
    .map(({ isQuestion, missing, seat, start }) => {
      const scene = Scene.start(game, start);
      // The picture of a question shows only the knowledge of its seat.
      const view = isQuestion ? scene.sight(seat) : scene;
      const drawing = { shared: sharedBy(view), frames: [frameAt(view, 0, missing)] };
      scene.free();
      return drawing;
    });
}

if (process.argv[1] && fileURLToPath(import.meta.url) === (await realpath(process.argv[1]))) {
  const [, , ...games] = process.argv;
  for (const game of games.length > 0 ? games : Object.keys(GAMES)) {
    const folder = new URL(`puzzles/drawings/${game}/`, www);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const [at, drawing] of (await drawingsOf(game)).entries()) {
      await writeFile(new URL(drawingFile(game, at), www), `${JSON.stringify(drawing)}\n`);
    }
  }
}
