// The same WASI programs, seed and start give the same game in the page as natively (`crates/command/tests/programs_wasi.rs`).

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pageTest } from "../page.mjs";
import { compiled } from "../programs.mjs";

/** @typedef {import("../../../www/wasm/warren.js").Scene} Scene */

/** @param {string} name */
const text = (name) => readFile(new URL(`../../programs/${name}`, import.meta.url), "utf8");

/** @param {string} record */
const withoutComments = (record) =>
  record
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .trim();

/** In the page. @param {{modules: string[], start: string, seed: number}} what */
async function play({ modules, start, seed }) {
  const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
  /** @type {[any, any, any]} */
  const [{ loadGame }, { playGame }, { ProgramSeat }] = await Promise.all([
    import(at("play/load.js")),
    import(at("play/batches/game.js")),
    import(at("play/match/program-seat.js")),
  ]);
  const warren = await loadGame("crossing");
  /** @type {import("../../../www/play/match/seats.js").StartProgram} */
  const program = (_, seat, own, listener) => {
    const bytes = Uint8Array.from(atob(seat.program), (each) => each.charCodeAt(0));
    const runnableOf = async () => ({ language: "wasi", module: bytes });
    return new ProgramSeat(seat, own, listener, { runnableOf });
  };
  const players = modules.map((program, seat) => ({ kind: "program", program, name: `${seat}` }));
  const { record } = await playGame({
    warren,
    scene: warren.Scene.fromRecord(start),
    players,
    programs: { program },
    seed,
    signals: [],
  });
  return /** @type {string} */ (record);
}

pageTest(
  "WASI programs play the game that they play natively",
  { asWritten: true },
  async (page, url) => {
    await page.goto(url);
    const programs = ["tests/programs/chance.rs", "examples/crossing/starter.rs"];
    const modules = programs.map((place) => compiled(place, "2024").base64);
    const [start, known] = await Promise.all([text("chance.start.rec"), text("chance.rec")]);
    const [same, other] = await Promise.all(
      [5, 6].map((seed) => page.evaluate(play, { modules, start, seed })),
    );
    assert.equal(withoutComments(same), withoutComments(known));
    assert.notEqual(withoutComments(other), withoutComments(known), "the seed decides");
  },
);
