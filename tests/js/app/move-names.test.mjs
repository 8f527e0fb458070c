// The notation and numbers of moves for people, and the players of a game from elsewhere.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as warren from "../../../pkg/wasm/engines.js";
import { MoveNames } from "../../../www/app/table/move-names.js";
import { stepNotation as crossing } from "../../../www/games/crossing/notation.js";
import { notations as dots } from "../../../www/games/dots/notation.js";
import { firstRow } from "../../../www/games/fugitive/position.js";
import { arrowNotation as mice } from "../../../www/games/mice/notation.js";
import { turnNotation as rabbits } from "../../../www/games/rabbits/notation.js";
import { knownPlayer } from "../../../www/play/match/names.js";

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** @param {string} name */
const recorded = async (name) =>
  warren.Scene.fromRecord(
    await readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8"),
  );

test("an empty cell has no direction, and an arrow turns with the board", () => {
  const scene = warren.Scene.fromRecord("warren 1 dots\nD4N\nA1N\nD4E\n");
  const moves = scene.moves();
  assert.deepEqual(dots(scene, 0, moves, 0), ["D4", "A1", "D4→"]);
  assert.deepEqual(dots(scene, 0, moves, 1), ["D4", "A1", "D4←"]);
  // Moves other than the game's: later ones that depend on the first, and an illegal one.
  assert.deepEqual(dots(scene, 1, ["G7N", "D4S", "G7S"], 0), ["G7", "D4↓", "G7↓"]);
  assert.deepEqual(dots(scene, 1, ["D4N", "D4N", "G7N"], 0), ["D4↑", "D4N", "G7N"]);
  assert.equal(scene.length, 3, "the scene does not change");
});

test("pieces are named by direction, arrows by column and row, steps by arrows", () => {
  assert.equal(rabbits("NN-E---S"), "1,2↑ 4→ 8↓");
  assert.equal(mice("3 4 E"), "3,4→");
  assert.equal(mice("10 0 N"), "10,0↑");
  assert.equal(crossing("EH"), "→•");
  assert.equal(crossing("W"), "←");
});

test("a move has the number of its row, as the list shows it", async () => {
  const numbers = (
    /** @type {import("../../../www/wasm/warren.js").Scene} */ scene,
    module = {},
  ) => {
    const names = new MoveNames(scene.game, module, scene, { seats: scene.seats });
    const rows = Array.from({ length: Math.min(5, scene.length) }, (_, ply) => names.row(ply));
    return { rows, last: names.lastRow(scene.length), start: names.positionName(0) };
  };
  const game = await recorded("dots-005");
  assert.deepEqual(numbers(game), { rows: [1, 1, 2, 2, 3], last: 30, start: 0 });
  // The second side begins: its first move is in the first row, after an empty place.
  const later = warren.Scene.fromRecord(`warren 1 dots\nstart ${game.position(1)}\nA1N\n`);
  assert.deepEqual(later.due(0)[0], 1);
  const names = new MoveNames("dots", {}, later, { seats: 2 });
  assert.deepEqual([names.row(0), names.row(1)], [1, 2]);
  // In a puzzle the side to move begins a round.
  const asked = new MoveNames("dots", {}, later, { seats: 2, roundStart: 1 });
  assert.deepEqual([asked.row(0), asked.row(1), asked.row(2)], [1, 1, 2]);
  // Placements come before the first turn.
  const { rows } = numbers(await recorded("fugitive-006"), { firstRow });
  assert.deepEqual(rows, [0, 0, 1, 1, 2]);
  // If all sides move at once, each move has a row.
  const race = await recorded("crossing-000");
  const joint = numbers(race, { moveTexts: () => [] });
  assert.deepEqual(joint, { rows: [1, 2, 3, 4, 5], last: 180, start: 0 });
});

test("comments of a record name the players", () => {
  const about = ["seat 0: person", "seat 1: engine, level 12", "seat 2: Alpha, level 3", "helped"];
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => knownPlayer(about, seat)),
    [
      { kind: "person" },
      { kind: "engine", level: 12 },
      { kind: "program", name: "Alpha, level 3" },
      null,
    ],
  );
});

test("a game's record and link keep its details", () => {
  const scene = warren.Scene.fromRecord("warren 1 dots\n# seat 1: engine, level 4\nD4N\n");
  scene.tell("practice");
  const about = ["seat 1: engine, level 4", "practice"];
  assert.deepEqual(warren.Scene.fromLink(scene.link(1)).about(), about);
  assert.deepEqual(warren.Scene.fromRecord(scene.record()).about(), about);
  // A visitor who continues from there is another player.
  scene.play("A1N");
  assert.deepEqual(scene.about(), ["practice"]);
});
