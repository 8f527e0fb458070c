// Texts of others that look like the site's: they appear in quotation marks, under a caption that names their author, and
// nowhere else.

import assert from "node:assert/strict";
import { loadRules } from "../../../tools/rules.mjs";
import { codeOf } from "../../../www/play/programs/link.js";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { codeOfHandIn } from "../../../www/play/scores/hand-in.js";
import { GAME, PUZZLES, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, movesPlayed, openText, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/** Hostile words: with a line break, and with characters that reverse the text after them. */
const HOSTILE = "Warren security notice: enter your password";
const WORDS = `${HOSTILE} \u202eno`;

const SENDER = "Written by the sender of this link";
const AUTHOR = "Written by the author of this page";

const { Scene } = await loadRules("dots");

/** A record with comments. @param {string[]} comments @param {string} [moves] */
const recordOf = (comments, moves = "D4N\n") =>
  `warren 1 dots\n${comments.map((line) => `# ${line}\n`).join("")}${moves}`;

/** The code of a game's link. @param {string[]} comments */
const linkOf = (comments) => Scene.fromRecord(recordOf(comments)).link(1, undefined);

/** The code of a lesson's link. @param {string} kind `ask` for a question */
function lessonOf(kind) {
  const scene = Scene.fromRecord(recordOf([]));
  const [done, wrong] = [`Done. ${WORDS}`, `Wrong. ${WORDS}`];
  const ask = { answers: [`Answer. ${WORDS}`, "No"], right: 0 };
  const asked = kind === "ask" ? [{ say: "?", ask }] : [];
  const steps = [...asked, { say: `Say. ${WORDS}`, done, wrong }];
  scene.teach(JSON.stringify({ title: `Title. ${WORDS}`, steps }));
  return scene.link(1, 0);
}

const SET = codeOfSet({
  title: `Title. ${WORDS}`,
  hints: true,
  shuffled: false,
  tries: 1,
  puzzles: [{ link: PUZZLES.dots, prompt: `Prompt. ${WORDS}`, wrong: `Wrong. ${WORDS}` }],
});
/** A set without words before the puzzle; then the title has the caption. */
const BRIEF = codeOfSet({
  title: WORDS,
  hints: true,
  shuffled: false,
  tries: null,
  puzzles: [{ link: PUZZLES.dots }],
});

const PROGRAM = await codeOf({
  name: HOSTILE,
  game: "dots",
  language: "javascript",
  source: "await readLine();\nprint('D4N');\nawait readLine();\n",
});

const HAND_IN = codeOfHandIn({
  name: HOSTILE,
  game: "dots",
  link: GAME,
  isBuiltIn: false,
  progress: null,
  started: 1_700_000_000,
  ended: 1_700_000_600,
  seconds: 600,
  version: "",
});

/** The first visible element with hostile words. @param {Page} page @param {string} at */
const seen = (page, at) => page.locator(at).filter({ hasText: HOSTILE }).first().waitFor();

/** @param {string} address */
const frame = (address) =>
  `<iframe id="frame" title="A board" width="700" height="900" src="SITE/embed.html${address}"></iframe>`;

/** @param {string} attributes */
const element = (attributes) => `<script type="module" src="SITE/warren-board.js"></script>
  <warren-board id="board" language="en" ${attributes}></warren-board>`;

/** @param {Page} page @returns {Page} */
const inside = (page) =>
  /** @type {any} */ (page.frames().find((frame) => frame.url().includes("embed.html")));

/**
 * @typedef {Object} Place
 * @property {(page: Page, url: string) => Promise<void>} open waits until the words are visible
 * @property {string} [body] of a page of another origin that contains the place
 * @property {boolean} [isFrame] whether it is in a frame there
 * @property {RegExp} [by] the caption in view; none for the visitor's own games and lists
 */

/** @param {string} fragment @param {string} at @returns {Place} */
const linked = (fragment, at) => ({
  open: async (page, url) => {
    await page.goto(`${url}#${fragment}`);
    await seen(page, at);
  },
  by: new RegExp(`^${SENDER}$`),
});

/** @param {Page} page @param {string} url */
async function playsProgram(page, url) {
  await page.goto(`${url}#/shared-program/${PROGRAM}`);
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByRole("tab", { name: "Program" }).waitFor();
  await seen(page, ".bar-name");
}

/** Every place where words of others reach the page. @type {Record<string, Place>} */
const PLACES = {
  "a note": linked(linkOf([`after 1: ${WORDS}`]), ".note"),
  "a note of a game that is kept and opened again": {
    open: async (page, url) => {
      await page.goto(`${url}#${linkOf([`after 0: ${WORDS}`, `after 1: ${WORDS}`])}`);
      await clickMove(page, "A1N");
      await movesPlayed(page, 2);
      await page.waitForURL(/#\/game\//);
      await page.reload();
      await page.getByRole("button", { name: /^Move 1, Red/ }).click();
      await seen(page, ".note");
    },
    by: new RegExp(`^${SENDER}$`),
  },
  "a player's name": linked(linkOf([`seat 0: ${WORDS}`]), ".bar-name"),
  "a note in a log": {
    open: async (page, url) => {
      await openText(
        page,
        url,
        `warren 1 dots log\n# seat 1: A\n# after 1: ${WORDS}\n>> 1\n>> C4N\n`,
      );
      await seen(page, ".note");
    },
    by: new RegExp(`^${SENDER}$`),
  },
  "an answer that did not count": {
    open: async (page, url) => {
      const log = `warren 1 dots log\n# seat 1: A\n>> 1\n>> C4N\n<< ${HOSTILE}\t12 ms, refused\n`;
      await openText(page, url, log);
      await seen(page, ".moves-about");
    },
  },
  "what a set asks": linked(`/set/${SET}`, ".set-prompt"),
  "the title of a set": linked(`/set/${BRIEF}`, ".script-panel"),
  "what a set says to a wrong answer, and its result": {
    open: async (page, url) => {
      await page.goto(`${url}#/set/${SET}`);
      await clickMove(page, "F1W");
      await seen(page, ".set-said:not(.unspoken) > p");
    },
    by: new RegExp(`^${SENDER}$`),
  },
  "the result of a set": {
    open: async (page, url) => {
      await page.goto(`${url}#/set/${SET}`);
      await clickMove(page, "F1W");
      await seen(page, ".set-said:not(.unspoken) > p");
      await page.reload();
      await seen(page, ".set-result");
    },
    by: new RegExp(`^${SENDER}$`),
  },
  "a lesson": linked(lessonOf("move"), ".coach"),
  "a lesson's answers": linked(lessonOf("ask"), ".coach-answers"),
  "what a lesson says when a step is done": {
    open: async (page, url) => {
      await page.goto(`${url}#${lessonOf("move")}`);
      await clickMove(page, "D4N");
      await seen(page, ".coach-feedback");
    },
    by: new RegExp(`^${SENDER}$`),
  },
  "what a lesson says to another move": {
    open: async (page, url) => {
      await page.goto(`${url}#${lessonOf("move")}`);
      await clickMove(page, "C4N");
      await seen(page, ".coach-feedback.wrong");
    },
    by: new RegExp(`^${SENDER}$`),
  },
  "a lesson that is changed": {
    open: async (page, url) => {
      await page.goto(`${url}#/teach/${lessonOf("ask")}`);
      await page.locator("#teach-name").waitFor();
    },
  },
  "a course with a lesson": {
    open: async (page, url) => {
      await page.goto(`${url}#/course/${lessonOf("ask")}`);
      await page.locator(".course-file-items input").waitFor();
    },
  },
  "a shared program": linked(`/shared-program/${PROGRAM}`, ".program-bar"),
  "a program to beat": linked(`/beat-program/${PROGRAM}`, ".program-bar"),
  "a shared program that plays": { open: playsProgram },
  "its games": {
    open: async (page, url) => {
      await playsProgram(page, url);
      await page.goto(`${url}#/games`);
      await seen(page, ".stored-players");
      await page.goto(url);
      await seen(page, ".stored-players");
    },
  },
  "many of its games": {
    open: async (page, url) => {
      await playsProgram(page, url);
      await page.goto(`${url}#/programs`);
      await page.locator(".program-row a").first().click();
      await page.locator("main.program").waitFor();
      await page.goto(`${page.url()}/games`);
      await seen(page, "h1");
    },
  },
  "what was handed in": {
    open: async (page, url) => {
      await page.goto(`${url}#/collect`);
      await page.locator("#collect-text").fill(HAND_IN);
      await page.getByRole("button", { name: "Read the text" }).click();
      await seen(page, ".collect-table");
    },
    by: /^Learners entered the names below/,
  },
  "a set in a frame": {
    body: frame(`?language=en#/set/${SET}`),
    isFrame: true,
    open: (page) => seen(page, ".embed-set"),
    by: new RegExp(`^${AUTHOR}$`),
  },
  "a set in a frame, after a wrong answer": {
    body: frame(`?language=en#/set/${SET}`),
    isFrame: true,
    open: async (page) => {
      await clickMove(page, "F1W");
      await seen(page, ".set-said:not(.unspoken) > p");
    },
    by: new RegExp(`^${AUTHOR}$`),
  },
  "a set without a page around it": {
    open: async (page, url) => {
      await page.goto(`${url}embed.html?language=en#/set/${SET}`);
      await seen(page, ".embed-set");
    },
    by: new RegExp(`^${SENDER}$`),
  },
  "a set as an element": {
    body: element(`set="${SET}"`),
    open: (page) => seen(page, ".embed-set"),
    by: new RegExp(`^${AUTHOR}$`),
  },
  "a lesson as an element": {
    body: element(`link="${lessonOf("move")}"`),
    open: (page) => seen(page, ".coach"),
    by: new RegExp(`^${AUTHOR}$`),
  },
  "a note as an element": {
    body: element(`link="${linkOf([`after 1: ${WORDS}`])}" mode="watch"`),
    open: (page) => seen(page, ".note"),
    by: new RegExp(`^${AUTHOR}$`),
  },
  "a note in a frame that can be played on": {
    body: frame(`?mode=play&language=en#${linkOf([`after 1: ${WORDS}`])}`),
    isFrame: true,
    open: (page) => seen(page, ".note"),
    by: new RegExp(`^${AUTHOR}$`),
  },
};

/**
 * Finds hostile words that look like the site's. Runs in the page.
 * @param {{ hostile: string, captions: string[] }} words
 */
function misplaced({ hostile, captions }) {
  /** @type {string[]} */
  const found = [];
  const isQuoted = (/** @type {string} */ text) => {
    const rest = text.replace(/“[^“”]*”/g, "");
    return !rest.includes(hostile) && !/[\u202a-\u202e]/.test(text);
  };
  const own = "h1, h2, h4, h5, h6, legend, label, [role=status], [role=alert], .notice, .banner";
  /** @param {Element} at */
  const check = (at) => {
    for (const name of ["aria-label", "title", "alt", "aria-description", "placeholder"]) {
      const value = at.getAttribute(name) ?? "";
      if (value.includes(hostile) && !isQuoted(value)) found.push(`${name}: ${value}`);
    }
    const text = [...at.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent)
      .join("");
    if (text.includes(hostile)) {
      const where = `${at.localName}.${at.className}: ${text}`;
      const isElement = at.localName === "q" && at.closest(".foreign") !== null;
      const isChoice = at.localName === "q" && at.closest(".coach-answers") !== null;
      const isCell = at.localName === "bdi" && at.closest("th[scope=row]") !== null;
      const isRow = at.closest(".program-row, main.program:not(.shared-program)") !== null;
      if (!isElement && !isChoice && !isCell && !isRow && !isQuoted(text)) found.push(where);
      if (isElement && !at.closest(".foreign")?.querySelector(".foreign-by")) {
        const isTitled = at.closest(".coach")?.querySelector(".foreign-by");
        if (!isTitled) found.push(`without a caption, ${where}`);
      }
      if (/[\u202a-\u202e]/.test(text)) found.push(`turned around, ${where}`);
      if (at.closest(own) && !(at.closest("h1") && isQuoted(text))) found.push(`ours, ${where}`);
      const live = at.closest("[aria-live]");
      const said = live?.textContent ?? "";
      if (live && !captions.some((caption) => said.includes(caption))) found.push(`said, ${where}`);
    }
    if (at.shadowRoot) for (const child of at.shadowRoot.querySelectorAll("*")) check(child);
  };
  for (const at of document.querySelectorAll("body, body *")) {
    if (!at.closest("script, iframe")) check(at);
  }
  if (document.title.includes(hostile) && !isQuoted(document.title)) {
    found.push(`title: ${document.title}`);
  }
  return found;
}

/** @param {Page} page @param {Place} place */
async function check(page, { by }) {
  const words = { hostile: HOSTILE, captions: [SENDER, AUTHOR] };
  assert.deepEqual(await page.evaluate(misplaced, words), []);
  if (!by) return;
  const shown = page.locator(".foreign-by:not(.unseen)").filter({ visible: true });
  assert.deepEqual(
    (await shown.allTextContents()).map((text) => by.test(text)),
    [true],
    "one caption is in view",
  );
}

for (const [name, place] of Object.entries(PLACES)) {
  pageTest(`${name} is shown as another person's words`, STILL, async (page, url) => {
    if (place.body === undefined) {
      await place.open(page, url);
      await check(page, place);
      return;
    }
    await withPage(page, url, place.body, async () => {
      if (place.isFrame)
        await page.locator("#frame").contentFrame().locator("h1").waitFor({ state: "attached" });
      const board = place.isFrame ? inside(page) : page;
      await place.open(board, url);
      await check(board, place);
    });
  });
}

pageTest(
  "the visitor's note stays plain, and replaces another person's",
  STILL,
  async (page, url) => {
    await page.goto(`${url}#${linkOf([`after 1: ${WORDS}`])}`);
    await seen(page, ".note .foreign q");
    await page.getByRole("button", { name: "Note", exact: true }).click();
    await page.getByRole("textbox", { name: /^Note on: / }).fill("My own words.");
    await page.getByRole("button", { name: "Done" }).click();
    await page.locator(".note-text", { hasText: "My own words." }).waitFor();
    assert.equal(await page.locator(".note q").count(), 0);
    await page.reload();
    await page.locator(".note-text", { hasText: "My own words." }).waitFor();
    assert.equal(await page.getByText(SENDER).count(), 0);
  },
);
