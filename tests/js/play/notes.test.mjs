// Notes on the positions of a game, as the comments of its record.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadRules } from "../../../tools/rules.mjs";
import {
  drawnComment,
  drawnOver,
  lineOf,
  linesOf,
  MAX_DRAWN,
  MAX_NOTE_LENGTH,
  noteAt,
  notedPlies,
  sentenceComment,
} from "../../../www/play/notes/notes.js";

const ABOUT = [
  "seat 0: person",
  "after 2: Blue: a trap",
  "after 2 draws: mark D4; arrow D4 E5 red",
  "after 12 draws: text D4 !",
  "helped",
];

test("a note is read from the comments of a record", () => {
  const lines = ["mark D4", "arrow D4 E5 red"];
  assert.deepEqual(noteAt(ABOUT, 2), { text: "Blue: a trap", lines });
  assert.deepEqual(noteAt(ABOUT, 12), { text: "", lines: ["text D4 !"] });
  assert.deepEqual(noteAt(ABOUT, 1), { text: "", lines: [] });
  assert.deepEqual([...notedPlies(ABOUT)], [2, 12]);
});

test("repeating a drawing removes it, and another colour replaces it", () => {
  const mark = lineOf("D4", "D4", "green");
  const arrow = lineOf("D4", "E5", "red");
  assert.deepEqual([mark, arrow], ["mark D4 green", "arrow D4 E5 red"]);
  const both = drawnOver(drawnOver([], mark), arrow);
  assert.deepEqual(both, [mark, arrow]);
  assert.deepEqual(drawnOver(both, mark), [arrow]);
  assert.deepEqual(drawnOver(both, lineOf("D4", "E5", "blue")), [mark, "arrow D4 E5 blue"]);
  assert.deepEqual(drawnOver(["mark D4"], mark), [mark]);
});

test("a game's record and link keep its notes, and drop deleted ones", async () => {
  const { Scene } = await loadRules("dots");
  const scene = Scene.fromRecord("warren 1 dots\nD4N\nA1N\n");
  const long = `${"💡".repeat(MAX_NOTE_LENGTH)}\nsecond line`;
  for (const text of ["One\nline only", "سلام", long, "x".repeat(2 * MAX_NOTE_LENGTH)]) {
    scene.tell(sentenceComment(2, text));
    scene.tell(drawnComment(2, ["mark D4 red", "arrow D4 E5 blue"]));
    const { text: kept, lines } = noteAt(scene.about(), 2);
    assert.ok(text.replace("\n", " ").startsWith(kept) && kept.length > 3, kept);
    assert.ok(kept.length <= MAX_NOTE_LENGTH);
    assert.deepEqual(lines, ["mark D4 red", "arrow D4 E5 blue"]);
    for (const other of [Scene.fromRecord(scene.record()), Scene.fromLink(scene.link(2))]) {
      assert.deepEqual(noteAt(other.about(), 2), { text: kept, lines });
    }
  }
  scene.tell(sentenceComment(2, " \n "));
  scene.tell(drawnComment(2, []));
  assert.deepEqual(scene.about(), []);
  // A note on moves that were taken back is dropped.
  scene.tell(sentenceComment(1, "Begins in the middle."));
  scene.tell(sentenceComment(2, "Answers in a corner."));
  scene.cut(1);
  assert.deepEqual([...notedPlies(scene.about())], [1]);
});

test("a text with drawings is split into lines, up to a position's limit", () => {
  assert.deepEqual(linesOf(" mark D4 ;; arrow D4 E5\ttwo \n"), ["mark D4", "arrow D4 E5 two"]);
  assert.equal(linesOf("mark D4;".repeat(1000)).length, MAX_DRAWN);
});
