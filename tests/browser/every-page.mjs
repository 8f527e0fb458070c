// Every kind of page of the site, each in a state that shows most of it. Opening them uses no words of any language, so that a
// test can check each page in every language.

import { readFile } from "node:fs/promises";
import { codesOf } from "../../www/play/moving/code.js";
import { codeOf } from "../../www/play/programs/link.js";
import { PUZZLES } from "./elsewhere.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @typedef {{ name: string, open: (page: Page, url: string) => Promise<void> }} EveryPage */

/** The beginning of the statement's example of Rabbit Hunt, as a program read and wrote it. */
const LOG = ">> 120\n>> 0\n<< SWNNWSSE\n>> WSESWE\n<< SWWEWEEE\n";

/**
 * The codes of links that must stay readable forever, by their record's name.
 * @returns {Promise<Map<string, string>>}
 */
async function codes() {
  const text = await readFile(new URL("../links/version-2.txt", import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split(" "))));
}

/**
 * Goes to an address of the site. If the site is already open, only its view changes, which takes a fraction of the time.
 * @param {Page} page
 * @param {string} url
 * @param {string} fragment with its `#`
 */
async function go(page, url, fragment) {
  const address = new URL(fragment, url).href;
  const [open] = page.url().split("#");
  if (open !== url) await page.goto(address);
  // The page ignores its current address, so the test visits another first.
  else if (page.url() === address) await leaveFor(page, "#/again");
  if (page.url() !== address) await leaveFor(page, fragment);
  await page.locator("html[data-ready] main:not([data-left])").waitFor();
}

/**
 * Changes the address, and waits until the view has changed.
 * @param {Page} page
 * @param {string} fragment with its `#`
 */
async function leaveFor(page, fragment) {
  await page.evaluate((fragment) => {
    document.querySelector("main")?.setAttribute("data-left", "");
    location.hash = fragment;
  }, fragment);
  await page.locator("main:not([data-left])").waitFor();
}

/**
 * @param {string} fragment with its `#`
 * @param {string} shown an element that appears last
 * @returns {EveryPage["open"]}
 */
function at(fragment, shown) {
  return async (page, url) => {
    await go(page, url, fragment);
    await page.locator(shown).first().waitFor();
  };
}

/** Its elements open when they come near the viewport. @type {EveryPage["open"]} */
async function openExamples(page, url) {
  await page.goto(`${url}examples/`);
  await page.locator("warren-board").first().scrollIntoViewIfNeeded();
  await page.locator("warren-board .cell").first().waitFor();
}

/**
 * A page beside the site's own.
 * @param {string} address
 * @param {string} shown
 * @returns {EveryPage["open"]}
 */
function beside(address, shown) {
  return async (page, url) => {
    await page.goto(url + address);
    await page.locator(shown).first().waitFor();
  };
}

/**
 * @param {string} record
 * @param {string} shown
 * @returns {EveryPage["open"]}
 */
function link(record, shown) {
  return async (page, url) => at(`#${(await codes()).get(record)}`, shown)(page, url);
}

/**
 * A page that opens after several presses on another page.
 * @param {EveryPage["open"]} open
 * @param {readonly string[]} pressed
 * @param {string} shown
 * @returns {EveryPage["open"]}
 */
function after(open, pressed, shown) {
  return async (page, url) => {
    await open(page, url);
    for (const each of pressed) await page.locator(each).first().click();
    await page.locator(shown).first().waitFor();
  };
}

/** The code of a program's link. */
const SHARED = codeOf({
  name: "Shared",
  game: "dots",
  language: "javascript",
  source: "// A program\nprint(`C3N`);\n",
});

/** The code of a link from another device. */
const MOVED = codesOf('{"warren":1,"choices":{"theme":"dark"}}', 8000, 1);

const GAMES = ["rabbits", "mice", "dots", "fugitive", "crossing"];

/** The selector of each game's board when it is ready. @type {Record<string, string>} */
const BOARDS = {
  rabbits: ".game .piece-handle",
  mice: ".game .cell",
  dots: ".game .cell",
  fugitive: ".game .map-tray",
  crossing: ".game .cell",
};

const RECORDS = {
  rabbits: "rabbits-002",
  mice: "mice-001",
  dots: "dots-001",
  crossing: "crossing-000",
};

const home = at("#/", ".card canvas");
const dots = link(RECORDS.dots, BOARDS.dots);

/** A small program of dots, whose page opens. @type {EveryPage["open"]} */
async function program(page, url) {
  await at("#/programs", ".programs-game canvas")(page, url);
  await page.locator('.programs input[type="file"]').setInputFiles({
    name: "Mine.dots.js",
    mimeType: "text/javascript",
    buffer: Buffer.from("// A program\nconst me = await readLine();\nprint(me);\n"),
  });
  await page.locator("main.program .cm-line").first().waitFor();
}

const share = after(dots, ["[data-action=share]"], "dialog[open] .button");

/** @type {readonly EveryPage[]} */
export const EVERY_PAGE = [
  { name: "home", open: home },
  ...GAMES.map((game) => ({
    name: `new game of ${game}`,
    open: after(home, [`.card[data-game=${game}] .options`], "dialog[open] fieldset"),
  })),
  { name: "settings", open: after(home, [".header > .named:last-child"], "dialog .settings") },
  { name: "open a game", open: after(home, [".open-record-row button"], "#record") },
  ...Object.entries(RECORDS).map(([game, record]) => ({
    name: `game of ${game}`,
    open: link(record, BOARDS[game]),
  })),
  {
    name: "game of fugitive",
    open: after(link("fugitive-002", ".curtain"), [".curtain-all button"], BOARDS.fugitive),
  },
  {
    name: "game of dots with a chosen cell",
    open: after(dots, ['.cell[data-cell="E3"]'], ".handle"),
  },
  {
    name: "first game of rabbits",
    open: after(home, [".card[data-game=rabbits] .play"], ".first-turns button"),
  },
  {
    name: "end of a game",
    open: after(
      after(home, [".card[data-game=dots] .play"], BOARDS.dots),
      ["[data-action=resign]", "dialog .button.primary"],
      ".ending-card",
    ),
  },
  { name: "curtain", open: link("fugitive-002", ".curtain button") },
  { name: "analysis", open: after(dots, ["#tab-analysis"], "#panel-analysis .review button") },
  ...Object.entries(RECORDS).map(([game, record]) => ({
    name: `rules of ${game}`,
    open: after(link(record, BOARDS[game]), ["#tab-rules"], "#panel-rules canvas"),
  })),
  {
    name: "rules of fugitive",
    open: after(
      link("fugitive-002", ".curtain"),
      [".curtain-all button", "#tab-rules"],
      "#panel-rules canvas",
    ),
  },
  { name: "share", open: share },
  {
    name: "pictures",
    open: after(share, ["dialog .share-way:nth-child(2)"], ".picture-dialog[open] img"),
  },
  {
    name: "code for a page",
    open: after(share, ["dialog .share-way:nth-child(3)"], ".embedding-frame iframe"),
  },
  {
    name: "log",
    open: async (page, url) => {
      await after(home, [".open-record-row button"], "#record")(page, url);
      await page.locator("#record").fill(LOG);
      await page.locator("dialog .button.primary").click();
      await page.locator(".game .move").first().waitFor();
    },
  },
  ...GAMES.map((game) => ({
    name: `editor of ${game}`,
    open: at(`#/edit/${game}`, ".editor [data-cell]"),
  })),
  { name: "puzzles", open: at("#/puzzles", ".puzzle-sets li a canvas") },
  { name: "today’s puzzles", open: at("#/today", ".puzzle-today li a canvas") },
  { name: "making a set", open: at("#/set", ".set-maker select") },
  ...GAMES.map((game) => ({
    name: `puzzle of ${game}`,
    open: after(
      at(`#/puzzles/${game}`, ".puzzle-sets li a"),
      [".puzzle-sets li a"],
      ".puzzle canvas",
    ),
  })),
  { name: "lessons", open: at("#/learn", ".lessons canvas") },
  { name: "for teachers", open: at("#/teach", ".teachers .card") },
  { name: "lesson of dots", open: at("#/learn/dots", ".coach") },
  { name: "lesson of fugitive", open: at("#/learn/fugitive", ".coach") },
  {
    name: "writing a lesson",
    open: async (page, url) =>
      at(`#/teach/${(await codes()).get(RECORDS.dots)}`, ".teach-step")(page, url),
  },
  { name: "embedded lesson", open: beside("embed.html?lesson=crossing", ".coach") },
  { name: "embedded game", open: beside("embed.html?game=rabbits", ".game .piece-handle") },
  { name: "embedded puzzle", open: beside(`embed.html#${PUZZLES.crossing}`, ".puzzle .cell") },
  { name: "your games", open: at("#/games", ".moving button") },
  {
    name: "from another device",
    open: async (page, url) => {
      const { codes } = await MOVED;
      await at(`#/move/${codes?.[0]}`, ".arrival .primary")(page, url);
    },
  },
  { name: "collecting", open: at("#/collect", ".collect textarea") },
  { name: "making a course file", open: at("#/course/dots", ".course-file-items input") },
  { name: "programs, before the first", open: at("#/programs", ".programs-game canvas") },
  {
    name: "writing a program",
    open: after(program, [], "main.program canvas, main.program [role=tab]"),
  },
  {
    name: "a program’s last game",
    open: after(program, ["#tab-last-game"], ".program-last p"),
  },
  {
    name: "games of a program",
    open: after(program, [".program-games"], ".batches input[type=checkbox]"),
  },
  {
    name: "versions of a program",
    open: after(program, ["#tab-versions", ".version-keep .button"], ".program-versions li"),
  },
  {
    name: "comparison of versions",
    open: async (page, url) => {
      await after(
        program,
        ["#tab-versions", ".version-keep .button"],
        ".program-versions li",
      )(page, url);
      await page.locator(".program-source .cm-content").click();
      await page.keyboard.type("x");
      await page.locator(".version-source .button").click();
      await page.locator(".diff .cm-content").first().waitFor();
    },
  },
  {
    name: "whom a program plays",
    open: after(program, [".program-against"], "#program-level"),
  },
  {
    name: "what one may do with a program",
    open: after(program, [".program-buttons > :last-child"], ".program-actions"),
  },
  {
    name: "sharing a program",
    open: after(
      program,
      [".program-buttons > :last-child", ".program-actions > :nth-last-child(3)"],
      ".share-ways",
    ),
  },
  {
    name: "finding in a program",
    open: after(
      program,
      [".program-buttons > :last-child", ".program-actions > :nth-child(2)"],
      ".cm-search",
    ),
  },
  { name: "programs", open: after(program, ['.site-parts [href="#/programs"]'], ".program-row") },
  {
    name: "programs that were refused",
    open: async (page, url) => {
      await at("#/programs", ".programs-game canvas")(page, url);
      await page.locator('.programs input[type="file"]').setInputFiles({
        name: "notes.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("x"),
      });
      await page.locator(".programs-refused p").waitFor();
    },
  },
  {
    name: "a shared program",
    open: async (page, url) => at(`#/shared-program/${await SHARED}`, ".cm-line")(page, url),
  },
  {
    name: "a program to beat",
    open: async (page, url) =>
      at(`#/beat-program/${await SHARED}`, ".program-challenge")(page, url),
  },
  { name: "a damaged link of a program", open: at("#/shared-program/x", ".programs .banner") },
  { name: "about", open: at("#/about", ".about details") },
  { name: "examples", open: openExamples },
];
