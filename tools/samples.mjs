/**
 * Writes the data of the home page's cards, so that the page needs no rules for them. For each game with a `sample.rec`, it
 * writes the report of the last position to `sample.js` beside it, and for each game the last moves of `replay.rec` to
 * `replay.js`. Run `node tools/samples.mjs` after `make build`.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { loadRules } from "./rules.mjs";

const games = new URL("../www/games/", import.meta.url);

/**
 * Returns the text of a game's sample module.
 * @param {string} game
 * @returns {Promise<string | null>} null for a game whose sample is written by hand
 */
export async function sampleOf(game) {
  const record = await readFile(new URL(`${game}/sample.rec`, games), "utf8").catch(() => null);
  if (record === null) return null;
  const { Scene } = await loadRules(game);
  const scene = Scene.fromRecord(record);
  const { length } = scene;
  const move = scene.moves()[length - 1];
  const sample = {
    report: scene.report(length),
    setting: scene.setting(length),
    effects: length > 0 ? scene.effects(length - 1, move) : [],
    due: length > 0 ? Array.from(scene.due(length - 1)) : [],
  };
  scene.free();
  return `// The position on the home page's card, as the rules report it. tools/samples.mjs writes this from sample.rec.

// biome-ignore format: written by a tool
export const SAMPLE = ${JSON.stringify(sample)};
`;
}

/** The number of moves that a card replays. */
const REPLAYED_MOVES = 8;

/**
 * Returns the text of a game's replay module: the data for the pictures of the last moves of `replay.rec`.
 * @param {string} game
 */
export async function replayOf(game) {
  const record = await readFile(new URL(`${game}/replay.rec`, games), "utf8");
  const { Scene } = await loadRules(game);
  const { frameAt, sharedBy, REPLAY_VIEWER } = await import(
    new URL(`${game}/frames.js`, games).href
  );
  const scene = Scene.fromRecord(record);
  const view = REPLAY_VIEWER === undefined ? scene : scene.sight(REPLAY_VIEWER);
  const { length } = scene;
  const plies = Array.from(
    { length: Math.min(REPLAYED_MOVES, length) },
    (_, i) => length - REPLAYED_MOVES + i + 1,
  );
  const replay = {
    shared: sharedBy(view),
    frames: plies.filter((ply) => ply > 0).map((ply) => frameAt(view, ply)),
  };
  scene.free();
  return `// The moves that the home page's card replays. tools/samples.mjs writes this from replay.rec.

// biome-ignore format: written by a tool
export const REPLAY = ${JSON.stringify(replay)};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const game of Object.keys(GAMES)) {
    const sample = await sampleOf(game);
    if (sample !== null) await writeFile(new URL(`${game}/sample.js`, games), sample);
    await writeFile(new URL(`${game}/replay.js`, games), await replayOf(game));
  }
}
