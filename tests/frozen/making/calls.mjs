// Calls of the package over all that it exports, with what came back.

import { readFile } from "node:fs/promises";
import { make } from "../calling.mjs";
import { MAP } from "./stored.mjs";

/** @typedef {import("../calling.mjs").Call} Call */
/** @typedef {Omit<Call, "call" | "args">} How */
/** @typedef {(call: string, args?: unknown[], how?: How) => any} Ask */

/** @param {string} name */
const the = (name) => ({ $: name });

/** Only fields and types are frozen: an engine may get better, a seed may draw another board. @type {How} */
const SHAPE = { holds: "shape" };

/** @param {string} name of a file of the project */
const read = (name) => readFile(new URL(`../../../${name}`, import.meta.url), "utf8");

/** The lines before the moves of the crossing, and of its moves so many. */
const CROSSING_LINES = 25 + 12;

/** @param {string} record */
async function recordOf(record) {
  const text = await read(`tests/records/${record}.rec`);
  return record.startsWith("crossing")
    ? `${text.trim().split("\n").slice(0, CROSSING_LINES).join("\n")}\n`
    : text;
}

/** Each with the comment before it. @param {string} text of several puzzles */
const puzzlesIn = (text) => text.split(/\n\n/).slice(1);

/** A game to ask everything of: a record, a move that may not be played, and lines that its draft understands. */
const GAMES = [
  { game: "dots", record: "dots-005", wrong: "Z9N", edits: ["add 0 A1", "put 1 B2 3", "side 1"] },
  {
    game: "rabbits",
    record: "rabbits-007",
    wrong: "NNN",
    edits: ["cabbage 1,1 0", "move 10,9 8,9", "number limit 100"],
  },
  {
    game: "mice",
    record: "mice-example",
    wrong: "9 9 W",
    edits: ["number size 5", "rocket 0 1,1", "mouse 2,2 N", "door 0,1"],
  },
  {
    game: "fugitive",
    record: "fugitive-006",
    wrong: "P 99",
    edits: ["number cities 6", "road C 1 2", "detective 1", "add-city"],
  },
  {
    game: "crossing",
    record: "crossing-000",
    wrong: "XX",
    edits: ["height 3,3 5", "token 0 1,0", "number turn 3"],
  },
];

/**
 * What a game is, and a game of it.
 * @param {Ask} ask
 * @param {typeof GAMES[number]} game
 */
async function askGame(ask, { game, record, wrong, edits }) {
  for (const call of ["isHidden", "isStartSecret", "idleAnswer", "contestClock"]) ask(call, [game]);
  ask("reviewNodes", [game], SHAPE);
  const text = await recordOf(record);
  ask("gameOfRecord", [text]);
  ask("Scene.fromRecord", [text], { as: "scene" });
  for (const property of ["game", "length", "seats", "point", "viewpoint"]) {
    ask(`scene.${property}`);
  }
  const moves = ask("scene.moves", []);
  ask("scene.record", []);
  ask("scene.headless", []);
  ask("scene.end", []);
  ask("scene.outcome", [moves.length]);
  for (const ply of new Set([0, moves.length >> 1, moves.length])) {
    for (const call of ["due", "position", "options", "report", "setting"]) {
      ask(`scene.${call}`, [ply]);
    }
    ask("scene.link", [ply]);
  }
  ask("scene.setting", []);
  const link = ask("scene.link", [1, 0]);
  ask("gameOfLink", [link]);
  ask("puzzleOfLink", [link]);
  ask("shortestLink", [link]);
  ask("Scene.fromLink", [link], { as: "linked" });
  ask("linked.point");
  ask("linked.viewpoint");
  ask("linked.free", []);
  ask("scene.effects", [0, moves[0]]);
  ask("scene.check", [0, moves[0]]);
  ask("scene.check", [0, wrong]);
  ask("scene.told", [0, 0]);
  ask("scene.copy", [], { as: "copy" });
  ask("copy.cut", [2]);
  ask("copy.play", [moves[2]]);
  ask("copy.play", [wrong]);
  ask("copy.finish", [0, "late"]);
  ask("copy.record", []);
  ask("copy.free", []);
  ask("Log.of", [the("scene"), 0], { as: "log" });
  const log = ask("log.text", []);
  const opening = ask("log.opening", []);
  const said = ask("log.said", []);
  ask("log.record", []);
  ask("log.game");
  ask("log.seat");
  ask("log.free", []);
  ask("Log.read", [log], { as: "log" });
  ask("log.text", []);
  ask("Log.told", [game, opening, said], { as: "log" });
  ask("log.text", []);
  ask("scene.free", []);
  askReferee(ask, text, moves, wrong);
  askDraft(ask, game, edits, text);
}

/**
 * @param {Ask} ask
 * @param {string} text
 * @param {string[]} moves
 * @param {string} wrong
 */
function askReferee(ask, text, moves, wrong) {
  const rules = { clock: null, startUp: 0, lenient: false };
  ask("Scene.fromRecord", [text], { as: "scene" });
  ask("scene.cut", [moves.length - 1]);
  ask("new Referee", [the("scene"), [rules, rules]], { as: "referee" });
  const orders = ask("referee.begin", []);
  ask("referee.left", [0]);
  const { seat } = orders.find((/** @type {any} */ { due }) => due);
  ask("referee.line", [seat, wrong, 5]);
  ask("referee.scene", [], { as: "judged" });
  ask("judged.end", []);
  const clock = { perMove: 1000 };
  ask("new Referee", [the("scene"), [rules, rules].map((rule) => ({ ...rule, clock }))], {
    as: "referee",
  });
  ask("referee.begin", []);
  ask("referee.left", [0]);
  ask("referee.tick", [2000]);
  ask("new Referee", [the("scene"), [rules, rules]], { as: "referee" });
  ask("referee.begin", []);
  ask("referee.resign", [0]);
  ask("new Referee", [the("scene"), [rules, rules]], { as: "referee" });
  ask("referee.begin", []);
  ask("referee.exit", [1]);
}

/**
 * @param {Ask} ask
 * @param {string} game
 * @param {string[]} edits
 * @param {string} text
 */
function askDraft(ask, game, edits, text) {
  ask("Draft.empty", [game], { as: "draft" });
  for (const edit of edits) ask("draft.apply", [edit]);
  ask("draft.apply", ["nothing"]);
  ask("draft.game");
  ask("draft.content", []);
  ask("draft.problems", []);
  const kept = ask("draft.kept", []);
  ask("draft.lines", []);
  ask("Draft.restore", [game, kept], { as: "draft" });
  ask("draft.kept", []);
  // The usual map of fugitive is long, and in the records of usual games anyway.
  if (game !== "fugitive") {
    ask("Draft.usual", [game], { as: "draft" });
    ask("draft.lines", []);
  }
  ask("Draft.read", [game, text], { as: "draft" });
  ask("draft.problems", []);
  ask("draft.boardText", []);
  ask("draft.scene", [], { as: "scene" });
  ask("scene.record", []);
}

/** What each seat sees of a game with secrets. @param {Ask} ask */
async function askSights(ask) {
  for (const { record, answer, wrong } of [
    { record: "fugitive-006", answer: null, wrong: "C 999" },
    { record: "crossing-000", answer: "H", wrong: "Q" },
  ]) {
    const text = await recordOf(record);
    ask("Scene.fromRecord", [text], { as: "scene" });
    ask("scene.cut", [9]);
    for (const view of [0, 1, 2]) {
      ask("scene.sight", [view], { as: "sight" });
      for (const property of ["game", "length", "seats", "view"]) ask(`sight.${property}`);
      const moves = ask("sight.moves", []);
      for (const ply of [0, 5, 9]) {
        for (const call of ["due", "options", "outcome", "position"]) ask(`sight.${call}`, [ply]);
      }
      ask("sight.report", [9]);
      ask("sight.setting", []);
      ask("sight.effects", [4, moves[4]]);
      ask("sight.check", [9, wrong]);
      ask("sight.copy", [], { as: "other" });
      ask("other.length");
    }
    if (answer) ask("scene.moveWith", [9, 0, answer]);
    ask("scene.seal", [], SHAPE);
    // With chance in it, so only as what is read.
    ask("Scene.unseal", [sealed(text)], { as: "scene" });
    ask("scene.record", []);
  }
  ask("Scene.fromRecord", [`${MAP}1 2 3 4\n12\nT 17\n`], { as: "scene" });
  const { files, lines, position, transcript } = ask("scene.told", [3, 0]);
  ask("Sight.begin", ["fugitive", 0, files, lines, position], { as: "sight" });
  for (const each of transcript) {
    if ("heard" in each) ask("sight.hear", [each.heard]);
    else ask("sight.say", [each.answered]);
  }
  ask("sight.moves", []);
  ask("sight.hear", ["nonsense"]);
}

/** Set while calls are made, of the module that makes them. @type {(record: string) => string} */
let sealed;

/** @param {Ask} ask */
async function askPuzzles(ask) {
  for (const game of ["dots", "rabbits", "mice", "fugitive", "crossing"]) {
    const [first] = puzzlesIn(await read(`www/games/${game}/puzzles.txt`));
    ask("readPuzzles", [first]);
    ask("Puzzle.read", [first], { as: "puzzle" });
    for (const property of ["game", "isQuick", "level", "missing", "others", "seat"]) {
      ask(`puzzle.${property}`);
    }
    for (const call of ["goal", "link", "script", "start", "text"]) ask(`puzzle.${call}`, []);
    const { solution } = ask("puzzle.proof", [], SHAPE);
    ask("solvePuzzle", [first], SHAPE);
    ask("puzzle.judge", [[]]);
    ask("puzzle.outlook", [[]], SHAPE);
    ask("puzzle.reply", [[]], SHAPE);
    ask("puzzle.check", [[], "nonsense"]);
    if (!solution) continue;
    ask("puzzle.check", [[], solution[0]]);
    if (game !== "mice") ask("puzzle.moveOf", [solution[0]]);
    ask("puzzle.judge", [solution]);
  }
}

/** Engines, analysis, boards and puzzles made: their forms alone. @param {Ask} ask */
async function askEngines(ask) {
  for (const game of ["dots", "rabbits", "mice", "fugitive", "crossing"]) {
    const text = game === "fugitive" ? MAP : await recordOf(`${game}-00${game === "mice" ? 1 : 0}`);
    ask("Scene.fromRecord", [text], { as: "scene" });
    ask("scene.cut", [0]);
    const { files, lines, position, transcript } = ask("scene.told", [0, 0], SHAPE);
    ask("new Engine", [game, 1, 7], { as: "engine" });
    ask("engine.start", [files, lines, position, 0, transcript]);
    ask("engine.share", [1000, 0], SHAPE);
    ask("engine.think", [1], SHAPE);
    ask("engine.best", [], SHAPE);
    ask("engine.answer", [], SHAPE);
    ask("new Analyst", [game, 2, 7], { as: "analyst" });
    ask("analyst.start", [files, lines, position, 0, transcript, null]);
    ask("analyst.spend", [2000], SHAPE);
    ask("analyst.think", [1], SHAPE);
  }
  ask("new Engine", ["dots", 1, 7], { as: "engine" });
  ask("engine.start", [[], ["1"], null, 1, []]);
  ask("engine.hear", ["D4N"]);
  for (const [game, seats] of [
    ["mice", 3],
    ["crossing", 2],
  ]) {
    ask("drawStart", [game, seats, 1], SHAPE);
  }
  ask("drawStart", ["dots", 2, 1]);
  ask("fugitiveMap", [20, 1], SHAPE);
  const board = { size: 7, players: 2, doors: 4, turns: 6 };
  ask("miceBoard", [board, 1], SHAPE);
  ask("micePuzzle", [{ ...board, missing: 1, aim: "points" }, 1], SHAPE);
  ask("crossingPuzzle", ["easy", 1], SHAPE);
  ask("Scene.fromRecord", [await recordOf("mice-example")], { as: "scene" });
  const position = ask("scene.position", [2]);
  ask("miceAhead", [position, "1 0 S", 3]);
  ask("Scene.fromRecord", [await recordOf("crossing-001")], { as: "scene" });
  ask("scene.sight", [2], { as: "sight" });
  ask("crossingRoute", [the("sight"), 0, 0], SHAPE);
}

/** What cannot be. @param {Ask} ask */
function askWrongly(ask) {
  ask("Scene.start", ["chess"]);
  ask("Scene.start", ["rabbits", ["limit 150"]], { as: "scene" });
  ask("scene.record", []);
  ask("Scene.start", ["dots", null], { as: "scene" });
  ask("scene.record", []);
  ask("Scene.fromRecord", ["warren 1 dots\nD4N\nZ9N\n"]);
  ask("Scene.fromRecord", ["warren 2 dots\n"]);
  ask("Scene.fromLink", ["!"]);
  ask("Log.read", ["nonsense"]);
  ask("Puzzle.read", ["warren 1 dots\n"]);
  ask("gameOfRecord", ["nonsense"]);
  ask("gameOfLink", ["!"]);
}

/**
 * @param {Record<string, any>} module the package
 * @returns {Promise<{ title: string, calls: Call[] }[]>}
 */
export async function makeCalls(module) {
  /** @type {{ title: string, calls: Call[] }[]} */
  const scripts = [];
  sealed = (record) => module.Scene.fromRecord(record).seal();
  const script = async (/** @type {string} */ title, /** @type {(ask: Ask) => unknown} */ body) => {
    console.log(`calls: ${title}`);
    /** @type {Call[]} */
    const calls = [];
    /** @type {Map<string, any>} */
    const objects = new Map();
    await body((call, args, how) => {
      const asked = { call, ...(args && { args }), ...how };
      const answer = make(module, objects, asked);
      calls.push({ ...asked, ...(asked.holds === "shape" ? outlined(answer) : answer) });
      return answer.returns;
    });
    scripts.push({ title, calls });
  };
  await script("what there is", (ask) => {
    ask("start", []);
    ask("games", []);
    ask("levels", []);
    ask("seed", [], SHAPE);
  });
  for (const game of GAMES) await script(game.game, (ask) => askGame(ask, game));
  await script("secrets", askSights);
  await script("puzzles", askPuzzles);
  await script("engines", askEngines);
  await script("what cannot be", askWrongly);
  const missing = missingIn(module, scripts);
  if (missing.length > 0) throw new Error(`Nothing is frozen of ${missing.join(", ")}`);
  return scripts;
}

/** The same with one element of each list, which tells the form of all. @param {any} value @returns {any} */
function outlined(value) {
  if (Array.isArray(value)) return value.slice(0, 1).map(outlined);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, outlined(each)]));
}

/** What belongs to JavaScript and to loading, not to Warren. */
const NOT_OURS = /^(default|initSync|constructor|length|name|prototype|free|__.*)$/;

/**
 * The functions, methods and properties that no script calls.
 * @param {Record<string, any>} module
 * @param {{ calls: Call[] }[]} scripts
 */
function missingIn(module, scripts) {
  const called = new Set(scripts.flatMap(({ calls }) => calls.map(({ call }) => call)));
  const methods = new Set([...called].map((call) => call.split(".").at(-1)));
  return Object.keys(module)
    .filter((name) => !NOT_OURS.test(name))
    .flatMap((name) => {
      if (!/^[A-Z]/.test(name)) return called.has(name) ? [] : [name];
      const own = Object.getOwnPropertyNames(module[name].prototype).filter(
        (method) => !NOT_OURS.test(method) && !methods.has(method),
      );
      const made = Object.getOwnPropertyNames(module[name]).filter(
        (method) => !NOT_OURS.test(method) && !called.has(`${name}.${method}`),
      );
      return [...own, ...made].map((method) => `${name}.${method}`);
    });
}
