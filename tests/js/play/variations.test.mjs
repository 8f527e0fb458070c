// Moves tried beside a game: the variation that has them, the effect of the game's moves, the limit.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as warren from "../../../pkg/wasm/engines.js";
import { Variations } from "../../../www/play/match/variations.js";

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

/** @param {string} name */
const record = (name) => readFile(new URL(`../../records/${name}.rec`, import.meta.url), "utf8");

/**
 * @param {string} text of a record
 * @param {boolean} [isHidden]
 */
function gameOf(text, isHidden = false) {
  const scene = /** @type {any} */ (warren.Scene.fromRecord(text));
  return { scene, variations: new Variations(isHidden, () => scene) };
}

const DOTS = "warren 1 dots\nD4N\nA1N\nB7N\nG1N\n";

test("a variation has the tried moves, and leaves the game unchanged", () => {
  const { scene, variations } = gameOf(DOTS);
  assert.ok(variations.showMoves(2, ["C7N"]));
  assert.deepEqual(variations.whole?.moves(), ["D4N", "A1N", "C7N"]);
  assert.ok(variations.showMoves(3, ["F1N"]), "the variation continues");
  assert.ok(variations.showMoves(3, ["F2N"]), "another move makes another variation");
  const kept = variations.list.map(({ startPly, moves, seatsToMove }) => ({
    startPly,
    moves,
    seatsToMove,
  }));
  assert.deepEqual(kept, [
    { startPly: 2, moves: ["C7N", "F1N"], seatsToMove: [0, 1] },
    { startPly: 2, moves: ["C7N", "F2N"], seatsToMove: [0, 1] },
  ]);
  assert.equal(variations.current, variations.list[1]);
  variations.select(variations.list[0].id);
  assert.deepEqual(variations.whole?.moves(), ["D4N", "A1N", "C7N", "F1N"]);
  assert.deepEqual(scene.moves(), ["D4N", "A1N", "B7N", "G1N"]);
  variations.leave();
  assert.equal(variations.whole, scene);
  variations.close();
});

test("the moves of the game, and known ones, make no branch", () => {
  const { scene, variations } = gameOf(DOTS);
  assert.ok(variations.showMoves(2, ["B7N"]));
  assert.deepEqual([variations.list, variations.whole], [[], scene]);
  variations.showMoves(1, ["A1N", "C7N", "F1N"]);
  assert.deepEqual(variations.current?.startPly, 2, "the game's moves do not belong to the branch");
  variations.leave();
  variations.showMoves(2, ["C7N"]);
  assert.equal(variations.list.length, 1);
  assert.deepEqual(variations.current?.moves, ["C7N", "F1N"]);
  variations.showMoves(0, ["D4N", "A1N", "B7N"]);
  assert.equal(variations.current, null, "back in the game");
  variations.close();
});

test("branches disappear with the moves that they begin after", () => {
  const { scene, variations } = gameOf(DOTS);
  variations.showMoves(1, ["C7N"]);
  variations.showMoves(3, ["F1N"]);
  variations.leave();
  variations.showMoves(4, ["F1N"]);
  assert.deepEqual(
    variations.list.map(({ startPly }) => startPly),
    [1, 4],
    "the second was tried in the first",
  );
  scene.play("F7N");
  variations.follow();
  assert.equal(variations.list.length, 2, "a longer game removes none");
  scene.cut(3);
  scene.play("E7N");
  variations.follow();
  assert.deepEqual(
    variations.list.map(({ startPly }) => startPly),
    [1],
  );
  assert.equal(variations.current, null);
  scene.cut(0);
  variations.follow();
  assert.deepEqual(variations.state, { variation: null, variations: [] });
  variations.close();
});

test("moves that are not legal make no branch", () => {
  const { variations } = gameOf(DOTS);
  assert.throws(() => variations.showMoves(2, ["C7N", "C7N"]));
  assert.deepEqual(variations.state, { variation: null, variations: [] });
  variations.close();
});

test("the number of branches is limited, and none is longer than a game", () => {
  const { variations } = gameOf(DOTS);
  const columns = [..."ABCDEFG"].flatMap((column) => [`${column}2N`, `${column}6N`]);
  for (const move of columns.slice(0, 12)) {
    variations.leave();
    variations.showMoves(4, [move]);
  }
  assert.equal(variations.list.length, 8);
  assert.deepEqual(variations.current?.moves, [columns[11]]);
  assert.ok(
    !variations.showMoves(
      4,
      Array.from({ length: 501 }, () => "A7N"),
    ),
  );
  variations.close();
});

test("if all move at once, the others move as in the game", async () => {
  const { scene, variations } = gameOf(await record("crossing-000"), true);
  const played = scene.moves();
  const other = played[30][1];
  const step = ["N", "E", "H"].find((each) => each !== played[30][0]) ?? "H";
  assert.equal(
    variations.moveWith(30, 2, step),
    step + other,
    "the first player's, visible to all",
  );
  assert.equal(variations.moveWith(30, 0, step), step + other);
  assert.equal(variations.moveWith(30, 1, "H"), `${played[30][0]}H`);
  // The token starts in a corner.
  assert.throws(
    () => variations.moveWith(0, 0, "W"),
    /** @param {any} thrown */ ({ rule }) => {
      return rule === "crossing-off-board";
    },
  );
  variations.showMoves(30, [step + other]);
  assert.equal(variations.seenFrom(0)?.moves().at(-1), `${step}?`, "a side's view hides the other");
  assert.equal(variations.seenFrom(2)?.moves().at(-1), step + other);
  variations.close();
});

test("a viewer of everything tries the moves of all sides", async () => {
  const { scene, variations } = gameOf(await record("fugitive-006"), true);
  const all = scene.sight(2);
  const played = scene.moves();
  for (const ply of [0, 1, 2, 3, 14, 15]) {
    assert.equal(all.check(ply, played[ply]), null, `move ${ply}`);
    assert.equal(variations.moveWith(ply, 2, played[ply]), played[ply]);
  }
  assert.equal(all.check(3, "T 1")?.rule, "fugitive-detectives-turn");
  assert.ok(scene.sight(0).check(2, played[2]), "a side moves only its own pieces");
  assert.throws(() => variations.moveWith(2, 0, played[2]));
  all.free();
  variations.close();
});
