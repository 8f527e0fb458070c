// Links: those that the native command writes of records and of puzzles, and those that people copy from *Share*.

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { linkOf } from "../../browser/detectives.mjs";
import { openText } from "../../browser/page.mjs";
import { loadEngines } from "../../browser/race.mjs";
import { opened } from "../opened.mjs";

/** @typedef {import("playwright-core").Page} Page */

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Records of every game: without moves, under way, over, ended by a forfeit. */
const RECORDS = [
  "dots-centre-own",
  "dots-000",
  "dots-003",
  "dots-005",
  "dots-001",
  "rabbits-001",
  "rabbits-example",
  "rabbits-007",
  "rabbits-cleared",
  "mice-000",
  "mice-unfinished",
  "mice-example",
  "mice-001",
  "fugitive-map-only",
  "fugitive-placed",
  "fugitive-into-on-announcement",
  "fugitive-003",
  "fugitive-006",
  "crossing-001",
  "crossing-000",
  "crossing-still",
];

/** What is shared on the page: a record, the move that is pressed before, and whether the board is turned. */
const SHARED = [
  { record: "dots-005", move: 8, turned: true },
  { record: "dots-000", move: null, turned: true },
  { record: "rabbits-example", move: 1, turned: false },
  { record: "mice-example", move: 3, turned: false },
  { record: "fugitive-006", move: null, turned: false },
  { record: "crossing-000", move: null, turned: false },
];

/**
 * @param {Page} page of a visitor who may use the clipboard
 * @param {string} url
 * @param {string} warren the native command
 */
export async function makeLinks(page, url, warren) {
  const engines = await loadEngines();
  /** @type {{ name: string, code: string }[]} */
  const links = [];
  const add = (/** @type {string} */ name, /** @type {string} */ code) => {
    console.log(`links: ${name}`);
    links.push({ name, code });
  };
  const command = (/** @type {string} */ text, /** @type {string[]} */ ...options) =>
    execFileSync(warren, ["link", ...options, "-"], { input: text, encoding: "utf8" }).trim();
  for (const record of RECORDS) {
    const text = await readFile(`${root}tests/records/${record}.rec`, "utf8");
    const { length, seats } = engines.Scene.fromRecord(text);
    const [at, near] = [String(length >> 1), String(seats - 1)];
    add(`warren link ${record}`, command(text));
    add(
      `warren link ${record} --at ${at} --viewpoint ${near}`,
      command(text, "--at", at, "--viewpoint", near),
    );
  }
  for (const game of engines.games()) {
    const file = `${game}.txt`;
    const text = await readFile(`${root}www/games/${game}/puzzles.txt`, "utf8");
    for (const [i, puzzle] of text
      .split(/^(?=warren 1 )/m)
      .slice(1)
      .entries()) {
      add(`warren link, puzzle ${i + 1} of ${file}`, command(puzzle));
    }
  }
  for (const { record, move, turned } of SHARED) {
    const name = `Share: ${record}${move === null ? "" : ` after ${move}`}${turned ? ", turned" : ""}`;
    const text = await readFile(`${root}tests/records/${record}.rec`, "utf8");
    await openText(page, url, text);
    await page.locator(".game .board canvas, .curtain").first().waitFor();
    if (move !== null)
      await page
        .locator(".move")
        .nth(move - 1)
        .click();
    if (turned) await page.getByRole("button", { name: "Turn the board" }).click();
    add(name, new URL(await linkOf(page)).hash.slice(1));
  }
  return links.map((link) => ({ ...link, opens: opened(engines, link.code) }));
}
