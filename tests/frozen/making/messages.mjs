// What a board in a frame and the page around it say to each other.

import { readFile } from "node:fs/promises";
import { GAME, PUZZLES } from "../../browser/elsewhere.mjs";
import { loadEngines } from "../../browser/race.mjs";
import { awaited, hear, take, withFrame } from "../framing.mjs";
import { MAP } from "./stored.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../framing.mjs").Step} Step */
/** @typedef {Omit<Step, "hears"> & { types: string[] }} Planned */

/** @param {Record<string, unknown>} asked @param {string[]} types that come of it @returns {Planned} */
const ask = (asked, ...types) => ({ ask: /** @type {any} */ ({ warren: 1, ...asked }), types });

/** @param {string} move @param {string[]} types */
const play = (move, ...types) => ask({ type: "play", move }, ...types);

/** @param {string} name @param {unknown} value @param {string[]} types */
const option = (name, value, ...types) => ask({ type: "option", name, value }, ...types);

/** @param {Step["press"]} press @param {string[]} types @returns {Planned} */
const press = (press, ...types) => ({ press, types });

/** @param {Planned} planned @returns {Planned} */
const shape = (planned) => ({ ...planned, holds: "shape" });

const READY = ["listening", "resize", "ready"];

/** The link of a record, shown before its last move. @param {string} record @param {number} [before] */
async function linkOf(record, before = 1) {
  const { Scene } = await loadEngines();
  const text = record.startsWith("warren")
    ? record
    : await readFile(new URL(`../../records/${record}.rec`, import.meta.url), "utf8");
  const scene = Scene.fromRecord(text);
  return { link: scene.link(scene.length - before), last: scene.moves().at(-1) ?? "" };
}

/** @returns {Promise<{ name: string, address: string, first: string[], steps: Planned[] }[]>} */
async function talks() {
  const [dots, mice, fugitive, crossing, map, race] = await Promise.all([
    linkOf("dots-001"),
    linkOf("mice-example"),
    linkOf("fugitive-006"),
    linkOf("crossing-000"),
    linkOf(MAP, 0),
    linkOf("crossing-001"),
  ]);
  return [
    {
      name: "a game played, watched and changed",
      address: "?game=dots&engine=off&language=en",
      first: READY,
      steps: [
        play("D4N", "move"),
        play("D4N", "error"),
        play("nonsense", "error"),
        play("D3N", "move"),
        press("undo", "state"),
        ask({ type: "scheme", dark: true }),
        option("theme", "purple", "error"),
        ask({ type: "hello" }, "resize", "ready"),
        ask({ type: "load", options: { link: GAME, mode: "watch", theme: "dark" } }, "ready"),
        play("D4N", "error"),
        option("mode", "play", "ready"),
        option("level", 99, "error", "ready"),
        option("viewpoint", 2, "ready"),
        ask({ type: "load", options: { game: "rabbits", engine: false } }, "ready"),
        play("SWNNWSSE", "move"),
      ],
    },
    {
      name: "a game won",
      address: `?engine=off#${dots.link}`,
      first: READY,
      steps: [play(dots.last, "move", "end")],
    },
    {
      name: "a game drawn",
      address: `#${mice.link}&engine=off`,
      first: READY,
      steps: [play(mice.last, "move", "end")],
    },
    {
      name: "games with secrets, watched",
      address: `?mode=watch&link=${fugitive.link}`,
      first: READY,
      steps: [ask({ type: "load", options: { mode: "watch", link: crossing.link } }, "ready")],
    },
    {
      name: "games with secrets, played",
      address: `?engine=off#${map.link}`,
      first: READY,
      steps: [
        play("1 2 3 4", "move"),
        ask({ type: "load", options: { link: race.link, engine: false } }, "ready"),
        press("curtain"),
        play("H"),
        press("curtain"),
        play("N", "move"),
      ],
    },
    {
      name: "a game of engines",
      address: "?game=dots&mode=watch&level=1",
      first: READY,
      steps: [shape({ types: ["move"] })],
    },
    {
      name: "a puzzle lost, solved and given up",
      address: `#${PUZZLES.dots}`,
      first: READY,
      steps: [
        play("F1W", "move", "end"),
        press("again", "state"),
        shape(play("F4W", "move", "move")),
        shape(play("F1W", "move", "solved")),
        ask({ type: "load", options: { mode: "puzzle", link: PUZZLES.crossing } }, "ready"),
        press("give up", "end"),
      ],
    },
    {
      name: "what cannot be opened",
      address: `?mode=puzzle&level=99#${GAME}`,
      first: ["listening", "error", "error"],
      steps: [
        play("D4N", "error"),
        ask({ type: "hello" }, "error", "error"),
        ask({ type: "load", options: { link: "AAAA" } }, "error"),
        ask({ type: "load", options: { game: "dots", mode: "nothing" } }, "error", "ready"),
      ],
    },
  ];
}

/**
 * @param {Page} page
 * @param {string} url
 * @returns {Promise<import("../framing.mjs").Talk[]>}
 */
export async function makeMessages(page, url) {
  const made = [];
  for (const { name, address, first, steps } of await talks()) {
    console.log(`messages: ${name}`);
    /** @type {Step[]} */
    const taken = [];
    await withFrame(page, url, address, async () => {
      for (const { types, ...step } of [{ types: first }, ...steps]) {
        await take(page, step);
        const heard = await hear(page, types);
        taken.push({ ...step, hears: awaited(heard, types) });
      }
    });
    made.push({ name, address, steps: taken });
  }
  return made;
}
