// The view of a game that a forfeit has ended: the score, without remaining turns or arrows.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import init, { Scene } from "../../../pkg/wasm/engines.js";
import { tallies as miceTallies } from "../../../www/games/mice/words.js";
import { tallies as rabbitsTallies } from "../../../www/games/rabbits/words.js";

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

for (const [game, tallies] of /** @type {const} */ ([
  ["rabbits", rabbitsTallies],
  ["mice", miceTallies],
])) {
  test(`${game}: remaining turns are hidden after a forfeit`, () => {
    const start = Scene.start(game);
    const scene = Scene.fromRecord(`${start.record()}end 0 resigns\n`);
    const figures = (/** @type {Scene} */ shown) =>
      tallies(shown, 0).map(({ figures }) => figures.map(({ value }) => value));
    const whole = figures(start);
    assert.ok(whole.every(([, left]) => Number(left) > 0));
    assert.deepEqual(
      figures(scene),
      whole.map(([points]) => [points]),
    );
    scene.free();
    start.free();
  });
}
