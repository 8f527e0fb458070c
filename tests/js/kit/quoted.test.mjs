// Texts of others as one line that does not affect the text around it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readableText } from "../../../www/kit/page/quoted.js";

/** A text, its shown form, and the maximum number of characters. @type {[string, string, number?][]} */
const TEXTS = [
  ["Keep your lead.", "Keep your lead."],
  // Line breaks, and characters that are invisible or reverse the text after them.
  [" one\r\n\ttwo\u2028three\u0000 ", "one two three"],
  ["safe\u202egnp.exe\u2066", "safe gnp.exe"],
  ["\ufefftag\u{e0041}", "tag"],
  // Words of Persian and families of emoji need their joiners.
  ["می\u200cرود", "می\u200cرود"],
  ["👩\u200d👧", "👩\u200d👧"],
  // Accents stay, but not piles of them.
  ["e\u0301", "e\u0301"],
  [`a${"\u0300".repeat(50)}b`, `a${"\u0300".repeat(3)}b`],
  ["abcdef", "abcd…", 5],
  ["🐇🐇🐇", "🐇…", 2],
  // Half a character is dropped.
  ["a\ud83d", "a"],
  ["", ""],
];

for (const [text, shown, longest] of TEXTS) {
  test(`${JSON.stringify(text.slice(0, 20))} is readable`, () => {
    assert.equal(readableText(text, longest), shown);
  });
}

test("a text of any length is shown at once, and within the limit", () => {
  const long = readableText(" \u202e\u0300".repeat(1e6));
  assert.ok(long.length <= 1200, String(long.length));
  assert.equal(readableText("x".repeat(1e6)).length, 600);
});
