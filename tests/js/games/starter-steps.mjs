// The positions of a game as the referee knows them, in the form in which the starters' boards show them.

import { readdir, readFile } from "node:fs/promises";
import { loadRules } from "../../../tools/rules.mjs";

/**
 * A call of a board's method: its name in JavaScript and its argument. The first call of a game makes the board.
 * @typedef {[method: string, argument: unknown]} Call
 *
 * A call, and the state of the board after it: by name of a method or property, its value. `text` is the board as text.
 * @typedef {{call: Call, state: Record<string, unknown>}} Step
 */

const records = new URL("../../records/", import.meta.url);

/**
 * The records of a game, as scenes.
 * @param {string} game
 */
export async function scenesOf(game) {
  const { Scene, Log } = await loadRules(game);
  const files = await readdir(records);
  const names = files.filter(
    (name) => name.startsWith(`${game}-`) && /(?<!\.bad)\.rec$/.test(name),
  );
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, records), "utf8")));
  return texts.map((text, i) => ({ name: names[i], scene: Scene.fromRecord(text), Log }));
}

/** @param {unknown} value @returns {any} */
const any = (value) => value;

/** The boards of games without secrets show every position alike to all seats. */
const OPEN = {
  /** @param {any} scene @param {number} ply */
  dots(scene, ply) {
    const { board, scores } = any(scene.report(ply));
    return { moves: scene.options(ply), scores, text: board.join("\n") };
  },

  /** @param {any} scene @param {number} ply */
  rabbits(scene, ply) {
    const { cabbages, rabbits, hunters, scores, over } = any(scene.report(ply));
    const rows = cabbages.map((/** @type {string} */ row) => [...row]);
    const put = (/** @type {[number, number] | null} */ cell, /** @type {string} */ letter) => {
      if (cell) rows[cell[0]][cell[1]] = letter;
    };
    for (const [i, cell] of rabbits.entries()) put(cell, "12345678"[i]);
    for (const [i, cell] of hunters.entries()) put(cell, "ABCDEF"[i]);
    const text = rows.map((/** @type {string[]} */ row) => row.join("")).join("\n");
    // A caught rabbit has no step; its letter is always `-`.
    const moves = scene.options(ply).map((/** @type {string} */ letters) => letters || "-");
    return { ...(over ? {} : { moves }), scores, isOver: over, text };
  },

  /** @param {any} scene @param {number} ply */
  mice(scene, ply) {
    const { scores, over } = any(scene.report(ply));
    // `13 100 4,6/10,0 10E 2 0/0 6,2W/1,1W 11,10W1m/12,10W2c`
    const [width, , rockets, , , , arrows, animals] = scene.position(ply).split(" ");
    const size = Number(width);
    const last = size - 1;
    const rows = Array.from({ length: size }, () => Array(size).fill("."));
    const put = (/** @type {string} */ place, /** @type {string} */ letter) => {
      const [column, row] = place.split(",").map((number) => Number.parseInt(number, 10));
      rows[row][column] = letter;
    };
    const items = (/** @type {string} */ text) => text.match(/\d+,\d+[^/+,]*/g) ?? [];
    for (const arrow of items(arrows)) put(arrow, "^>v<"["NESW".indexOf(arrow.slice(-1))]);
    for (const kind of ["m", "c"])
      for (const group of items(animals)) if (group.includes(kind)) put(group, kind);
    for (const corner of [`0,0`, `0,${last}`, `${last},0`, `${last},${last}`]) put(corner, "o");
    for (const [player, cell] of items(rockets).entries()) put(cell, `${player}`);
    const text = rows.map((row) => row.join("")).join("\n");
    // After the last arrow the animals move once more, and nobody needs to know where they are.
    return over
      ? { scores, isOver: over }
      : { moves: scene.options(ply), scores, isOver: over, text };
  },
};

/**
 * The steps of a game without secrets: the board is made of what comes before the moves.
 * @param {keyof typeof OPEN} game
 * @param {any} scene
 * @param {any} Log
 * @returns {Step[]}
 */
function openSteps(game, scene, Log) {
  const { lines } = Log.of(scene, 0).opening();
  const given = { dots: null, rabbits: Number(lines[0]), mice: lines.slice(0, -1) }[game];
  const stateAt = (/** @type {number} */ ply) => OPEN[game](scene, ply);
  const played = scene.moves().map((/** @type {string} */ move, /** @type {number} */ i) => ({
    call: ["play", move],
    state: stateAt(i + 1),
  }));
  return [{ call: ["new", given], state: stateAt(0) }, ...played];
}

/**
 * The steps of a seat in The Crossing: what it sees, then its move.
 * @param {any} scene
 * @param {any} Log
 * @param {number} seat
 * @returns {Step[]}
 */
function crossingSteps(scene, Log, seat) {
  const log = Log.of(scene, seat);
  const sight = scene.sight(seat);
  const steps = /** @type {Step[]} */ ([{ call: ["new", log.opening().lines], state: {} }]);
  let ply = 0;
  for (const { heard, answered } of log.said()) {
    if (answered) {
      ply += 1;
      const [score] = [sight.report(ply).scores[seat]];
      steps.push({ call: ["play", answered[0]], state: { score, turn: ply } });
      continue;
    }
    const { players, islands } = sight.report(ply);
    const cells = islands.map((/** @type {{phases: number[]}} */ { phases }) =>
      phases.length > 2 ? "?" : [...phases].sort((a, b) => a - b).join("/"),
    );
    const text = Array.from({ length: 8 }, (_, row) =>
      cells.slice(8 * row, 8 * row + 8).join(" "),
    ).join("\n");
    const options = sight.options(ply)[seat] ?? [];
    const moves = options.map((/** @type {{step: string}} */ { step }) => step);
    const isOver = scene.outcome(ply) !== null;
    const { cell } = players[seat];
    steps.push({ call: ["see", heard], state: { ...(isOver ? {} : { moves }), cell, text } });
  }
  return steps;
}

/**
 * The steps of a side in Fugitive and Detectives: placements and moves of both, as the side learns of them.
 * @param {any} scene
 * @param {any} Log
 * @param {number} seat
 * @returns {Step[]}
 */
function fugitiveSteps(scene, Log, seat) {
  const log = Log.of(scene, seat);
  const sight = scene.sight(seat);
  const steps = /** @type {Step[]} */ ([{ call: ["new", log.opening().files[0].text], state: {} }]);
  /** @type {string[]} */
  const lines = log.said().flatMap((/** @type {any} */ { heard, answered }) => answered ?? [heard]);
  for (let ply = 1; lines.length > 0 && lines[0] !== "Quit"; ply++) {
    /** @type {Call} */
    let call = ["playFugitive", lines[0]];
    if (ply === 2) call = ["startFugitive", Number(lines[0])];
    else if (ply === 1 || ply % 2 === 0) call = ["playDetectives", lines.slice(0, 4).map(Number)];
    lines.splice(0, call[0] === "playDetectives" ? 4 : 1);
    steps.push({ call, state: fugitiveState(scene, sight, ply) });
  }
  return steps;
}

/** @param {any} scene @param {any} sight @param {number} ply */
function fugitiveState(scene, sight, ply) {
  const { detectives, fugitive, belief, turn, over } = sight.report(ply);
  const { stage, roads } = sight.options(ply);
  const used = scene.report(ply).announcements_used;
  const possible = [...belief].sort((a, b) => a - b);
  const moves = roads.map((/** @type {[string, number][]} */ ways) =>
    stage === "run"
      ? ways.map(([kind, city]) => `${kind} ${city}`)
      : [...new Set(ways.map(([, city]) => city))],
  );
  return {
    turn,
    scores: [20 - used, used],
    text: ["detectives", ...detectives, "fugitive", ...possible].join(" "),
    ...(over ? {} : { fugitive: fugitive ?? 0 }),
    ...(stage === "chase" && { detectivesMoves: moves }),
    ...(stage === "run" && moves.length > 0 && { fugitiveMoves: moves[0] }),
  };
}

/** Games with secrets: the steps of a seat. */
const SECRET = { crossing: crossingSteps, fugitive: fugitiveSteps };

/**
 * The steps of a game: one list, or one for each seat in a game with secrets.
 * @param {string} game
 * @param {{scene: any, Log: any}} record
 * @returns {Step[][]}
 */
export function stepsOf(game, { scene, Log }) {
  if (game in OPEN) return [openSteps(/** @type {keyof typeof OPEN} */ (game), scene, Log)];
  const steps = SECRET[/** @type {keyof typeof SECRET} */ (game)];
  return [0, 1].map((seat) => steps(scene, Log, seat));
}
