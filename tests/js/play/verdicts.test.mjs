// The end of a game in words: for a single person, and about the sides if several people or none play. And figures.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { publishedWords } from "../../../tools/words.mjs";
import { countText, loadLanguage, numeral } from "../../../www/kit/page/i18n.js";
import { verdictText } from "../../../www/play/match/names.js";

/** @typedef {import("../../../www/play/match/store.js").Seat} Seat */

/** @type {Seat} */
const PERSON = { kind: "person", clock: null };
/** @type {Seat} */
const ENGINE = { kind: "engine", level: 6, clock: null };

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
  assert.equal(verdictOf("dots", seats, 0, "resigns"), "You resigned. Blue wins.");
  assert.equal(verdictOf("dots", seats, 0, "late"), "You ran out of time. Blue wins.");
  assert.equal(verdictOf("dots", seats, 0, "illegal"), "You made an illegal move. Blue wins.");
  assert.equal(verdictOf("dots", seats, 1, "crashed"), "Blue’s program stopped. You win.");
  assert.equal(verdictOf("dots", seats, 1, "silent"), "Blue’s program did not answer. You win.");
  assert.equal(verdictOf("rabbits", [ENGINE, PERSON], 1, "resigns"), "You resigned. Rabbits win.");
  await loadLanguage("ru", null);
  assert.equal(verdictOf("dots", seats, 0, "resigns"), "Вы сдались. Синие победили.");
  assert.equal(verdictOf("dots", seats, 1, "late"), "Синие: время вышло. Вы победили.");
  await loadLanguage("fa", null);
  const plain = (/** @type {string} */ text) => text.replace(/[\u2066-\u2069\u200f]/g, "");
  assert.equal(plain(verdictOf("dots", seats, 0, "resigns")), "شما تسلیم شدید. آبی برد.");
  assert.equal(plain(verdictOf("dots", seats, 1, "late")), "زمان آبی تمام شد. شما بردید.");
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
  // Several sides win together.
  const four = [PERSON, ENGINE, ENGINE, ENGINE];
  assert.equal(verdictOf("mice", four, 0, "resigns"), "You resigned. Blue, Gold, and Violet win.");
});

test("a single figure is visible, a zero too, and a name of digits is not grouped", async () => {
  await loadLanguage("en", null);
  assert.deepEqual([countText(0), countText(12), numeral(1234)], ["0", "12", "1234"]);
  await loadLanguage("fa", null);
  assert.deepEqual([countText(0), countText(12), numeral(1234)], ["صفر", "۱۲", "۱۲۳۴"]);
});
