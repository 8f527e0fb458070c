// Batches on a page that the browser suspends and restores: no player loses because of that time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { level, MINE, open, playersThat, warren } from "./batches-players.mjs";

/** The page's events. */
const page = new EventTarget();
Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
const { Batch } = await import("../../../www/play/batches/batch.js");

/** @param {"pagehide" | "pageshow"} type */
const turn = (type) => page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

test("a game that was suspended with its page is replayed from its start", async () => {
  let asked = 0;
  const programs = playersThat("program", (listener) => {
    asked += 1;
    if (asked === 1) {
      turn("pagehide");
      // The answer under way still arrives, with the time away in it.
      listener.line("D4N", 60_000);
    } else {
      listener.line("Z9N", 1);
    }
  });
  const setup = {
    warren,
    game: "dots",
    me: MINE,
    opponents: [level(1)],
    parallelGames: 1,
    programs,
  };
  const batch = new Batch(
    { ...setup, sample: async () => null, ready: async () => {} },
    { games: 2, seed: 5, isUnequal: false },
  );
  const all = batch.run();
  while (asked === 0) await new Promise(setImmediate);
  for (let times = 0; times < 5; times++) await new Promise(setImmediate);
  assert.deepEqual(
    [asked, open.now, batch.done],
    [1, 0, 0],
    "no player runs while the page is suspended",
  );
  turn("pageshow");
  await all;
  assert.equal(batch.status, "done");
  const faults = batch.results.map(({ number, fault }) => [number, fault?.kind]);
  assert.deepEqual(faults, [
    [0, "illegal"],
    [1, "illegal"],
  ]);
  assert.deepEqual(batch.leftOut, []);
});
