// Sets up a batch, a ladder run or a comparison of a visitor's program, and stores its result with the program.

import { Failure } from "../../kit/page/failure.js";
import { randomSeed } from "../../kit/seed.js";
import { loadGame } from "../load.js";
import { failureIn, storeFailure } from "../programs/last-fault.js";
import { withChange } from "../programs/versions.js";
import { MAX_GAMES } from "./batch.js";
import { boardsOf } from "./boards.js";
import { setJob } from "./jobs.js";
import { claim, jobOf, loadRun, newRun, storeProgress } from "./runs.js";
import { DEFAULT_HYPOTHESES } from "./sprt.js";
import { loadPlayers } from "./starting.js";

/** @typedef {import("./player.js").Player} Player */

/** A visitor's program. @typedef {import("../programs/program.js").Program} Programmed */

/**
 * The functions for the visitor's programs, which the view passes in. `ensureProgram` loads what a program needs, if the
 * visitor agrees.
 * @typedef {Pick<typeof import("../programs/store.js"), "changeProgram" | "getProgram" | "storeVersion" | "listPrograms">
 *   & Pick<typeof import("../../app/programs/loading.js"), "ensureProgram">} Programs
 */

/** The number of seats in every game. In a game of space mice, two of the possible players take part. */
const SEATS = 2;

const FIRST_LEVEL = /** @type {const} */ ({ kind: "engine", level: 1 });

/**
 * Starts a batch.
 * @param {Programs} programs
 * @param {Programmed} program
 * @param {readonly Player[]} opponents
 * @param {number} games the number of games against each opponent
 */
export async function beginBatch(programs, program, opponents, games) {
  const [me, ...others] = await withVersions(programs, [playerOf(program), ...opponents]);
  const options = { opponents: others, games, seed: randomSeed() };
  const run = newRun({ program: program.id, game: program.game, kind: "batch", me, ...options });
  await play(programs, program, run.id, async () => ({ run, results: [] }));
}

/**
 * Starts a comparison of a program with one of its earlier versions.
 * @param {Programs} programs
 * @param {Programmed} program
 * @param {Player} earlier
 */
export async function beginComparison(programs, program, earlier) {
  const [me] = await withVersions(programs, [playerOf(program)]);
  const test = { hypotheses: DEFAULT_HYPOTHESES, games: MAX_GAMES, seed: randomSeed() };
  const about = {
    program: program.id,
    game: program.game,
    kind: /** @type {const} */ ("comparison"),
  };
  const run = newRun({ ...about, me, opponents: [earlier], ...test });
  await play(programs, program, run.id, async () => ({ run, results: [] }));
}

/**
 * Starts a ladder run.
 * @param {Programs} programs
 * @param {Programmed} program
 */
export async function beginLadderRun(programs, program) {
  const [me] = await withVersions(programs, [playerOf(program)]);
  const run = newRun({ program: program.id, game: program.game, kind: "climb", me });
  await play(programs, program, run.id, async () => ({ run, results: [] }));
}

/**
 * Resumes a run that was interrupted.
 * @param {Programs} programs
 * @param {Programmed} program
 * @param {string} id the run's id
 * @throws {Failure} if another tab is playing it
 */
export async function resumeRun(programs, program, id) {
  await ending;
  await play(programs, program, id, () => loadRun(program.id, id));
}

/** Resolves when the previous job has stopped completely. */
let ending = Promise.resolve();

/**
 * @param {Programs} programs
 * @param {Programmed} program
 * @param {string} runId
 * @param {() => ReturnType<typeof loadRun>} read reads the stored run, while no other tab plays it
 */
async function play(programs, program, runId, read) {
  const { game, id, name } = program;
  /** @type {ReturnType<typeof jobOf> | undefined} */
  let job;
  const release = await claim(runId, () => job?.cancel());
  if (!release) throw new Failure("batches-other-tab", {}, "another tab plays these games");
  try {
    const stored = await read();
    if (!stored) throw new Failure("batches-gone", {}, "the games have been removed");
    const { run, results } = stored;
    const opponents = run.kind === "climb" ? [FIRST_LEVEL] : run.opponents;
    const { setup, boards } = await setupOf(game, run.me, opponents);
    const startedJob = jobOf(setup, run, results);
    job = startedJob;
    storeProgress(run, startedJob);
    setJob({ program: id, name, run: runId, job: startedJob });
    ending = startedJob.run().then(async () => {
      boards.close();
      release();
      const summary = startedJob.summary(Date.now());
      const results = { [run.kind === "climb" ? "ladder" : "batch"]: summary };
      await storeResults(programs, id, run.me, results);
      const games = startedJob.results;
      if (games.length > 0 && run.me.kind === "program")
        await storeFailure(programs.changeProgram, run.me, failureIn(games, run.id));
    });
  } catch (thrown) {
    release();
    throw thrown;
  }
}

/** @param {Programmed} program @returns {Player} */
const playerOf = ({ id, name }) => ({ kind: "program", program: id, name });

/**
 * The players, with the current versions of the programs: later edits do not count while games are played.
 * @param {Programs} programs
 * @param {readonly Player[]} players
 */
function withVersions(programs, players) {
  return Promise.all(
    players.map(async (player) => {
      if (player.kind !== "program" || player.version !== undefined) return player;
      const version = await programs.storeVersion(player.program);
      return { ...player, version: version?.at };
    }),
  );
}

/**
 * @param {string} game
 * @param {Player} me
 * @param {readonly Player[]} opponents
 */
async function setupOf(game, me, opponents) {
  const [warren, { programs, ready }] = await Promise.all([
    loadGame(game),
    loadPlayers([me, ...opponents]),
  ]);
  const boards = boardsOf(game, SEATS);
  // In games with simultaneous moves, both players think at once.
  const thinkersPerGame = warren.Scene.start(game).due(0).length;
  const parallelGames = Math.max(
    1,
    Math.floor((navigator.hardwareConcurrency || 1) / thinkersPerGame),
  );
  const { sample } = boards;
  return { setup: { warren, game, me, programs, ready, parallelGames, sample }, boards };
}

/**
 * Stores results with a program, and with the version that played.
 * @param {Programs} programs
 * @param {string} id
 * @param {Player} me
 * @param {Partial<Programmed["results"]>} results null entries leave the stored ones unchanged
 */
async function storeResults(programs, id, me, results) {
  const newResults = Object.entries(results).filter(([, result]) => result !== null);
  if (newResults.length === 0) return;
  const withNew = (/** @type {{ results: Programmed["results"] }} */ { results: before }) => {
    return { results: { ...before, ...Object.fromEntries(newResults) } };
  };
  const at = me.kind === "program" ? me.version : null;
  const change = (/** @type {Programmed} */ program) => {
    return { ...withNew(program), versions: withChange(program.versions, at, withNew) };
  };
  // If nothing can be stored, the page still shows the results.
  await programs.changeProgram(id, change).catch(() => {});
}
