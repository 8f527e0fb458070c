// Events at boards, in every view and language. Each event happens without a pointer, which would scroll, and is over when
// the page shows it.

import { readFile } from "node:fs/promises";
import { loadRules } from "../../tools/rules.mjs";
import { codeOfSet } from "../../www/play/puzzle/teacher-set.js";
import { QUESTION_LINK, RIGHT_CITIES, WRONG_CITIES } from "./deeds.mjs";
import { withPage } from "./elsewhere.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {readonly [name: string, happen: (page: Page) => Promise<unknown>]} Event */

/**
 * A view with a board, and its events, one after the other.
 * @typedef {{ name: string, use: (page: Page, url: string, act: () => Promise<void>) => Promise<void>, events: readonly Event[] }} View
 */

const dots = await loadRules("dots");
const file = new URL("../../www/games/dots/puzzles.txt", import.meta.url);
/** A puzzle of dots that a losing move refutes and two moves solve. */
const WRONG = "F1W";
const RIGHT = ["F4W", "F1W"];
const [, , , { text }] = dots.readPuzzles(await readFile(file, "utf8"));
const PUZZLE = dots.Puzzle.read(text).link();

const SET = codeOfSet({
  title: "Leads",
  hints: true,
  shuffled: false,
  tries: 3,
  puzzles: [
    { link: PUZZLE, prompt: "Keep your lead.", wrong: "Count once more." },
    { link: PUZZLE },
  ],
});

/** Presses the element of a selector, without scrolling. @param {string} selector */
const press = (selector) => (/** @type {Page} */ page) =>
  page.locator(selector).first().dispatchEvent("click");

/** @param {string} action */
const act = (action) => press(`[data-action=${action}]`);

/** Waits until the page shows something. @param {string} selector */
const shown = (selector) => (/** @type {Page} */ page) => page.locator(selector).first().waitFor();

/** Waits until that many moves have been played. @param {number} count */
const played = (count) => (/** @type {Page} */ page) =>
  page.locator(`.playback input[max="${count}"]`).first().waitFor({ state: "attached" });

/** @param {((page: Page) => Promise<unknown>)[]} steps */
const all =
  (...steps) =>
  async (/** @type {Page} */ page) => {
    for (const step of steps) await step(page);
  };

/** Does something, and waits until the line under the board changes. @param {(page: Page) => Promise<unknown>} happen */
const withStatusChange = (happen) => async (/** @type {Page} */ page) => {
  const line = page.locator(".status-text").first();
  const before = await line.textContent();
  await happen(page);
  for (;;) {
    if ((await line.textContent()) !== before) return;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

/** @param {string} move */
const dotsMove = (move) => async (/** @type {Page} */ page) => {
  await press(`.cell[data-cell=${move.slice(0, 2)}]`)(page);
  const handle = page.locator(`.handle[data-direction=${move[2]}]`);
  if (await handle.count()) await handle.first().dispatchEvent("click");
};

/** @param {string} move */
const rabbitsMove = (move) => (/** @type {Page} */ page) =>
  page
    .locator(".tray input")
    .first()
    .evaluate((field, move) => {
      const input = /** @type {HTMLInputElement} */ (field);
      input.value = move;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    }, move);

/** @param {string} cities */
const answer = (cities) => async (/** @type {Page} */ page) => {
  await page
    .locator(".question-field")
    .first()
    .evaluate((field, cities) => {
      const input = /** @type {HTMLInputElement} */ (field);
      input.value = cities;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, cities);
  await press(".question-entry .primary")(page);
};

/** A game of dots with a note on its second position, shown from its beginning. */
const NOTED = dots.Scene.fromRecord(
  "warren 1 dots\n# after 1: Red begins in the middle.\nD4N\nA1N\n",
).link(0);

/** @type {readonly Event[]} */
const PUZZLE_EVENTS = [
  ["a refused move", withStatusChange(press(".cell"))],
  ["a hint", withStatusChange(act("hint"))],
  ["a second hint", withStatusChange(act("hint"))],
  ["a wrong move", all(dotsMove(WRONG), shown(".status .button:not([hidden])"))],
  ["begun again", all(act("again"), shown(".status-text:not(.verdict-line)"))],
  ["a right move", all(dotsMove(RIGHT[0]), played(2))],
  ["solved", all(dotsMove(RIGHT[1]), shown(".verdict-line"))],
  ["looked back", withStatusChange(press(".playback .icon-button"))],
  ["given up", all(act("again"), withStatusChange(act("give-up")), shown(".verdict-line"))],
];

/** @type {readonly Event[]} */
const SET_EVENTS = [
  ["a hint", withStatusChange(act("hint"))],
  ["a wrong move", all(dotsMove(WRONG), shown(".set-said:not(.unspoken) > p"))],
  ["begun again", all(act("again"), shown(".status-text:not(.verdict-line)"))],
  ["solved", all(dotsMove(RIGHT[0]), played(2), dotsMove(RIGHT[1]), shown(".verdict-line"))],
];

/** @type {readonly Event[]} */
const QUESTION_EVENTS = [
  ["a wrong answer", all(answer(WRONG_CITIES), shown(".question.failed"))],
  ["begun again", all(act("again"), shown(".question:not(.failed)"))],
  ["a right answer", all(answer(RIGHT_CITIES), shown(".question:not(.failed) .verdict-line"))],
];

/** @type {readonly Event[]} */
const LESSON_EVENTS = [
  ["a refused move", withStatusChange(rabbitsMove("XXXXXXXX"))],
  ["a wrong move", all(rabbitsMove("N-------"), shown(".coach-feedback.wrong"))],
  ["the right move shown", press(".coach-buttons .button:not([hidden])")],
  ["praise", all(rabbitsMove("S-------"), shown(".coach-feedback.done"))],
];

/** @type {readonly Event[]} */
const GAME_EVENTS = [
  ["a move and its answer", all(dotsMove("D4N"), played(2))],
  ["looked back", withStatusChange(press(".playback .icon-button"))],
  ["back again", withStatusChange(press(".status .button"))],
];

/** @type {readonly Event[]} */
const NOTE_EVENTS = [
  ["a note is shown", all(press(".playback .icon-button:nth-child(3)"), shown(".note"))],
  ["it is hidden", withStatusChange(press(".playback .icon-button"))],
];

/** A new game begins, with a button for the way back. @type {Event} */
const NEW_GAME = ["a new game", all(act("new-game"), shown(".notices .button"))];

/** Opens an address of the site, and waits for a board's piece. @param {string} hash @param {string} piece @returns {View["use"]} */
const opened = (hash, piece) => async (page, url, act) => {
  await page.goto(`${url}${hash}`);
  await page.locator(piece).first().waitFor();
  await act();
};

/** Begins a game from the home page. @param {string} game @param {string} piece @returns {View["use"]} */
const begun = (game, piece) => async (page, url, act) => {
  await page.goto(url);
  await press(`.games .card[data-game=${game}] .play`)(page);
  await page.locator(piece).first().waitFor();
  await act();
};

/** Opens an element in another site's page. @param {string} attributes @param {string} piece @returns {View["use"]} */
const embedded = (attributes, piece) => async (page, url, act) => {
  const language = await page.evaluate(() => navigator.language.slice(0, 2));
  const body = `<warren-board language="${language}" ${attributes}></warren-board><p>The end.</p>
    <script type="module" src="SITE/warren-board.js"></script>`;
  await withPage(page, url, body, async () => {
    await page.locator(piece).first().waitFor();
    await act();
  });
};

const CELL = ".game .cell";
const FIELD = ".question-field";
const TURN = ".game .tray input";

/** @type {readonly View[]} */
export const VIEWS = [
  {
    name: "game",
    use: begun("dots", CELL),
    events: [
      ...GAME_EVENTS,
      ["a suggestion", withStatusChange(act("suggest"))],
      ["resigned", all(act("resign"), press("dialog .primary"), shown(".verdict-line"))],
    ],
  },
  {
    name: "game of rabbits",
    use: begun("rabbits", TURN),
    events: [
      ["a refused move", withStatusChange(rabbitsMove("XXXXXXXX"))],
      ["a move and its answer", all(rabbitsMove("--------"), played(2))],
      ["resigned", all(act("resign"), press("dialog .primary"), shown(".verdict-line"))],
    ],
  },
  { name: "game with a note", use: opened(`#${NOTED}`, CELL), events: NOTE_EVENTS },
  { name: "puzzle", use: opened(`#${PUZZLE}`, CELL), events: PUZZLE_EVENTS },
  { name: "set", use: opened(`#/set/${SET}`, CELL), events: SET_EVENTS },
  { name: "question", use: opened(`#${QUESTION_LINK}`, FIELD), events: QUESTION_EVENTS },
  { name: "lesson", use: opened("#/learn/rabbits", TURN), events: LESSON_EVENTS },
  {
    name: "embedded game",
    use: embedded(`game="dots"`, CELL),
    events: [...GAME_EVENTS, NEW_GAME],
  },
  { name: "embedded puzzle", use: embedded(`link="${PUZZLE}"`, CELL), events: PUZZLE_EVENTS },
  { name: "embedded set", use: embedded(`set="${SET}"`, CELL), events: SET_EVENTS },
  {
    name: "embedded question",
    use: embedded(`link="${QUESTION_LINK}"`, FIELD),
    events: QUESTION_EVENTS,
  },
  { name: "embedded lesson", use: embedded(`lesson="rabbits"`, TURN), events: LESSON_EVENTS },
  {
    name: "game in a frame",
    use: opened("embed.html?game=dots", CELL),
    events: [...GAME_EVENTS, NEW_GAME],
  },
  { name: "puzzle in a frame", use: opened(`embed.html#${PUZZLE}`, CELL), events: PUZZLE_EVENTS },
  { name: "set in a frame", use: opened(`embed.html#/set/${SET}`, CELL), events: SET_EVENTS },
];
