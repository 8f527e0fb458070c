// The sounds of moves: captures and deliveries, which the page celebrates, differ from other moves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadRules } from "../../../tools/rules.mjs";
import { LESSON as DOTS } from "../../../www/games/dots/lesson.js";
import { soundOf as soundOfDots } from "../../../www/games/dots/sounds.js";
import { LESSON as MICE } from "../../../www/games/mice/lesson.js";
import { soundOf as soundOfMice } from "../../../www/games/mice/sounds.js";

/** @param {string} game @param {string} record */
const sceneOf = async (game, record) => (await loadRules(game)).Scene.fromRecord(record);

test("a move of dots that captures sounds like a capture", async () => {
  const scene = await sceneOf("dots", "record" in DOTS ? DOTS.record : "");
  const sounds = [0, 2, 4].map((ply) => soundOfDots(scene, ply));
  assert.deepEqual(sounds, ["move", "move", "take"]);
});

test("mice in a rocket sound like a delivery, and a cat in it like a loss, with the arrow before", async () => {
  const scene = await sceneOf("mice", "record" in MICE ? MICE.record : "");
  const sounds = Array.from({ length: scene.length }, (_, ply) => soundOfMice(scene, ply));
  assert.deepEqual(sounds.slice(0, 6), ["move", "move", "move", "deliver", "loss", "deliver"]);
});
