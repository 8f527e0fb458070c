// The end of a game in words: for a single person, and about the sides if several people or none play. And figures.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { publishedWords } from "../../../tools/words.mjs";
import { countText, loadLanguage, numeral } from "../../../www/kit/page/i18n.js";
import { verdictText } from "../../../www/play/match/names.js";
import { standing } from "../../../www/play/match/standing.js";

/** @typedef {import("../../../www/play/match/store.js").Seat} Seat */

/** @type {Seat} */
const PERSON = { kind: "person", clock: null };
/** @type {Seat} */
const ENGINE = { kind: "engine", level: 6, clock: null };
/** @type {Seat} */
const PROGRAM = { kind: "program", program: "1", name: "Basil", clock: null };

const published = await publishedWords(fileURLToPath(new URL("../../../www/", import.meta.url)));

before(() => {
  Object.assign(globalThis, { navigator: { languages: [] } });
  globalThis.fetch = async (address) => {
    const file = String(address).match(/locales\/[\w.]+\.ftl/)?.[0] ?? "";
    return new Response(published.get(file) ?? assert.fail(String(address)));
  };
});

/**
 * @param {string} game
 * @param {Seat[]} seats
 * @param {number} loser
 * @param {"resigns" | "late" | "illegal" | "crashed" | "silent"} reason
 */
function verdictOf(game, seats, loser, reason) {
  const places = seats.map((_, seat) => (seat === loser ? seats.length : 1));
  const scores = seats.map(() => 0);
  const winner = seats.length === 2 ? 1 - loser : null;
  const outcome = /** @type {any} */ ({ winner, scores, places, forfeit: loser });
  return verdictText(game, seats, { outcome, reason, seat: loser, problem: null });
}

test("a verdict calls a single person “you”", async () => {
  await loadLanguage("en", null);
  const seats = [PERSON, ENGINE];
  assert.equal(verdictOf("dots", seats, 0, "resigns"), "You resigned. The engine wins.");
  assert.equal(verdictOf("dots", seats, 0, "late"), "You ran out of time. The engine wins.");
  const illegal = "You made an illegal move. The engine wins.";
  assert.equal(verdictOf("dots", seats, 0, "illegal"), illegal);
  assert.equal(verdictOf("dots", seats, 1, "crashed"), "The engine stopped. You win.");
  assert.equal(verdictOf("dots", seats, 1, "silent"), "The engine did not answer. You win.");
  const hunters = [ENGINE, PERSON];
  assert.equal(verdictOf("rabbits", hunters, 1, "resigns"), "You resigned. The engine wins.");
  const withProgram = [PERSON, PROGRAM];
  assert.equal(verdictOf("dots", withProgram, 0, "resigns"), "You resigned. “Basil” wins.");
  assert.equal(verdictOf("dots", withProgram, 1, "crashed"), "“Basil” stopped. You win.");
  await loadLanguage("ru", null);
  assert.equal(verdictOf("dots", seats, 0, "resigns"), "Вы сдались. Движок победил.");
  assert.equal(verdictOf("dots", seats, 1, "late"), "Движок: время вышло. Вы победили.");
  await loadLanguage("fa", null);
  const plain = (/** @type {string} */ text) => text.replace(/[\u2066-\u2069\u200f]/g, "");
  assert.equal(plain(verdictOf("dots", seats, 0, "resigns")), "شما تسلیم شدید. رایانه برد.");
  assert.equal(plain(verdictOf("dots", seats, 1, "late")), "زمان رایانه تمام شد. شما بردید.");
});

test("if several people or none play, the sides have their names", async () => {
  await loadLanguage("en", null);
  for (const seats of [
    [PERSON, PERSON],
    [ENGINE, ENGINE],
  ]) {
    assert.equal(verdictOf("dots", seats, 0, "resigns"), "Red resigns. Blue wins.");
    assert.equal(verdictOf("rabbits", seats, 1, "late"), "Hunters ran out of time. Rabbits win.");
  }
  // Several sides win together. The engines would all have the same name.
  const four = [PERSON, ENGINE, ENGINE, ENGINE];
  assert.equal(verdictOf("mice", four, 0, "resigns"), "You resigned. Blue, Gold, and Violet win.");
});

test("the winner of a finished game is named by who it is, and a draw names both", async () => {
  const seats = [PERSON, ENGINE];
  /** @param {number | null} winner @param {number[]} scores */
  const over = (winner, scores) => {
    const places = scores.map((score) => (score === Math.max(...scores) ? 1 : 2));
    const outcome = /** @type {any} */ ({ winner, scores, places, forfeit: null });
    const verdict = { outcome, reason: /** @type {const} */ ("over"), seat: null, problem: null };
    return verdictText("mice", seats, verdict);
  };
  await loadLanguage("en", null);
  assert.equal(over(1, [3, 8]), "The engine wins with 8 points. You have 3.");
  assert.equal(over(null, [8, 8]), "A draw. You and the engine have 8 points each.");
  await loadLanguage("ru", null);
  assert.equal(over(1, [3, 8]), "Движок победил: 8 очков. У вас 3.");
  assert.equal(over(null, [8, 8]), "Ничья. Вы и движок набрали по 8 очков.");
});

test("text for other people has the names of the sides", async () => {
  await loadLanguage("en", null);
  const outcome = /** @type {any} */ ({ winner: 1, scores: [0, 0], places: [2, 1], forfeit: 0 });
  const text = standing(
    /** @type {any} */ ({
      about: [],
      game: "dots",
      seats: [PERSON, ENGINE],
      shown: 4,
      length: 4,
      due: [],
      verdict: { outcome, reason: "resigns", seat: 0, problem: null },
    }),
    [0, 0],
    { positionName: String, lastRow: Number },
  );
  assert.equal(text, "Jumping Dots: Red against Blue (engine, level 6). Red resigns. Blue wins.");
});

test("a single figure is visible, a zero too, and a name of digits is not grouped", async () => {
  await loadLanguage("en", null);
  assert.deepEqual([countText(0), countText(12), numeral(1234)], ["0", "12", "1234"]);
  await loadLanguage("fa", null);
  assert.deepEqual([countText(0), countText(12), numeral(1234)], ["صفر", "۱۲", "۱۲۳۴"]);
});
