// Sets up a batch or a climb of a visitor's program, and keeps what comes of it with the program.

import { GAMES } from "../games/list.js";
import { loadGame } from "../load.js";
import { randomSeed } from "../seed.js";
import { Batch } from "./batch.js";
import { boardsOf } from "./boards.js";
import { keepBatch, keepLadder } from "./jobs.js";
import { Ladder } from "./ladder.js";
import { loadPlayers } from "./starting.js";

/** @typedef {import("./player.js").Player} Player */

/** A visitor's program. @typedef {import("../programs/program.js").Program} Programmed */

/**
 * The visitor's programs, which whoever shows batches hands over. `ensureProgram` loads what a program needs, if the visitor
 * agrees.
 * @typedef {Pick<typeof import("../programs/store.js"), "changeProgram" | "getProgram" | "keepVersion" | "listPrograms">
 *   & Pick<typeof import("../programs/loading.js"), "ensureProgram">} Programs
 */

/** The seats of every game here. Of the space mice, two of the players that there may be play. */
const SEATS = 2;

/**
 * Starts a batch.
 * @param {Programs} programs
 * @param {Programmed} program
 * @param {readonly Player[]} opponents
 * @param {number} games against each
 */
export async function beginBatch(programs, program, opponents, games) {
  const [me, ...others] = await pinned(programs, [playerOf(program), ...opponents]);
  const { table, boards, isUnequal } = await tableOf(program.game, me, others);
  const batch = new Batch(
    { ...table, opponents: others },
    { games, seed: randomSeed(), isUnequal },
  );
  keepBatch({ program: program.id, name: program.name, job: batch });
  batch.run().then(async () => {
    boards.close();
    await keep(programs, program.id, { batch: batch.summary(Date.now()) });
  });
  return batch;
}

/**
 * Starts a climb.
 * @param {Programs} programs
 * @param {Programmed} program
 */
export async function beginClimb(programs, program) {
  const [me] = await pinned(programs, [playerOf(program)]);
  const { table, boards, isUnequal } = await tableOf(program.game, me, [
    { kind: "engine", level: 1 },
  ]);
  const ladder = new Ladder(table, isUnequal);
  keepLadder({ program: program.id, name: program.name, job: ladder });
  ladder.run().then(async () => {
    boards.close();
    await keep(programs, program.id, { ladder: ladder.summary(Date.now()) });
  });
  return ladder;
}

/** @param {Programmed} program @returns {Player} */
const playerOf = ({ id, name }) => ({ kind: "program", program: id, name });

/**
 * The players, with programs as they are now: what their authors change while games are played does not count.
 * @param {Programs} programs
 * @param {readonly Player[]} players
 */
function pinned(programs, players) {
  return Promise.all(
    players.map(async (player) => {
      if (player.kind !== "program" || player.version !== undefined) return player;
      const version = await programs.keepVersion(player.program);
      return { ...player, version };
    }),
  );
}

/**
 * @param {string} game
 * @param {Player} me
 * @param {readonly Player[]} opponents
 */
async function tableOf(game, me, opponents) {
  const [warren, { programs, ready }] = await Promise.all([
    loadGame(game),
    loadPlayers([me, ...opponents]),
  ]);
  const boards = boardsOf(game, SEATS);
  // Where both answer at once, both think at once.
  const thinking = warren.Scene.start(game).due(0).length;
  const atOnce = Math.max(1, Math.floor((navigator.hardwareConcurrency || 1) / thinking));
  const { draw } = boards;
  const isUnequal = GAMES[game].unequal ?? false;
  return { table: { warren, game, me, programs, ready, atOnce, draw }, boards, isUnequal };
}

/**
 * @param {Programs} programs
 * @param {string} id
 * @param {Partial<Programmed["results"]>} results those that are null stay as they were
 */
async function keep(programs, id, results) {
  const news = Object.entries(results).filter(([, result]) => result !== null);
  if (news.length === 0) return;
  const change = (/** @type {Programmed} */ { results: before }) => {
    return { results: { ...before, ...Object.fromEntries(news) } };
  };
  // If nothing can be stored, the results stand on the page all the same.
  await programs.changeProgram(id, change).catch(() => {});
}
