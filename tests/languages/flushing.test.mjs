// Writing and flushing by programs: the same table as for `warren match` (crates/command/tests/flushing.rs).

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pageTest } from "../browser/page.mjs";

const folder = new URL("../flushing/", import.meta.url);
/** @param {string} name */
const text = (name) => readFile(new URL(name, folder), "utf8");

/** @type {Record<string, string>} */
const TABLE = JSON.parse(await text("table.json"));

/** @type {Record<string, string>} */
const LANGUAGES = { py: "python", cpp: "cpp", c: "cpp", js: "javascript" };

/** The page's messages, in the words of the command. @type {Record<string, (ending: string) => string>} */
const WORDS = {
  buffered: (ending) =>
    `No answer arrived in time; the answer was still in the program’s buffer: flush after each answer, ${HOW[ending]}.`,
  unended: () => "It wrote `H` without a line break: an answer ends with one.",
};

/** @type {Record<string, string>} */
const HOW = {
  py: "in Python with `print(move, flush=True)`",
  cpp: "in C++ with `cout << move << endl;`",
  c: "in C with `fflush(stdout);`",
  js: "in JavaScript with `console.log(move)`",
};

for (const [name, verdict] of Object.entries(TABLE)) {
  const ending = name.split(".").at(-1) ?? "";
  pageTest(
    `${name}: ${verdict}`,
    { asWritten: true, expected: /Content-Security-Policy.*data:text/ },
    async (page, url) => {
      await page.goto(url);
      const language = LANGUAGES[ending];
      const message = await page.evaluate(playOnce, { language, source: await text(name) });
      const words = message?.replace(/[\u2066-\u2069]/g, "") ?? null;
      assert.equal(words, WORDS[verdict]?.(ending) ?? null);
    },
  );
}

/**
 * Plays a game of The Crossing against an engine, in the page.
 * @param {{ language: string, source: string }} program
 * @returns {Promise<string | null>} the reason why the program gave no answer; null without a fault
 */
async function playOnce({ language, source }) {
  const load = (/** @type {string} */ file) => import(new URL(file, location.href).href);
  const { loadWords } = await load("kit/page/i18n.js");
  await loadWords("program-log");
  const { loadGame } = await load("play/load.js");
  const { playGame } = await load("play/batches/game.js");
  const { ProgramSeat } = await load("play/match/program-seat.js");
  const { EngineProgram } = await load("play/match/engines.js");
  const { prepare } = await load("play/running/prepare.js");
  const { silenceText } = await load("app/table/program-end.js");
  const warren = await loadGame("crossing");
  const runnable = await prepare({ language, source });
  const { fault } = await playGame({
    warren,
    scene: warren.Scene.start("crossing", warren.drawStart("crossing", 2, 3)),
    players: [
      { kind: "program", program: "1", name: "Mine" },
      { kind: "engine", level: 1 },
    ],
    programs: {
      program: (
        /** @type {string} */ _,
        /** @type {any} */ seat,
        /** @type {number} */ seed,
        /** @type {any} */ listener,
      ) => new ProgramSeat(seat, seed, listener, { runnableOf: async () => runnable }),
      engine: (
        /** @type {string} */ game,
        /** @type {any} */ seat,
        /** @type {number} */ seed,
        /** @type {any} */ listener,
      ) => new EngineProgram(game, seat.level, seed, listener),
    },
    seed: 1,
    signals: [],
  });
  if (!fault) return null;
  return fault.silence ? silenceText(fault.silence) : JSON.stringify(fault);
}
