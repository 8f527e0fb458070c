// Course files: their content, their stored work, and their points.

import assert from "node:assert/strict";
import { test } from "node:test";
import { courseOf, MAX_ITEMS, USUAL_RULE } from "../../../www/outside/course/description.js";
import { freshWork, readWork, writeWork } from "../../../www/outside/course/saved.js";
import {
  isDone,
  NOT_BEGUN,
  pointsOf,
  resultOfSet,
  scoreOf,
} from "../../../www/outside/course/score.js";
import { unfinishedCourse } from "../../../www/outside/course-file/draft.js";
import { nameOfFile } from "../../../www/outside/course-file/file.js";
import { manifestOf } from "../../../www/outside/course-file/manifests.js";

/** The maximum length of data that SCORM 1.2 stores. */
const MAX_LENGTH = 4096;

const COURSE = {
  version: 1,
  format: "scorm12",
  title: "Rows",
  items: [{ link: "abc-_9", title: "First" }, { lesson: "dots" }],
};

const items = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => ({ link: `link-${at}` }));

test("a course is read, and omitted fields have defaults", () => {
  const { help, items, language, rule } = courseOf(COURSE);
  assert.deepEqual({ help, language, rule }, { help: true, language: null, rule: USUAL_RULE });
  assert.deepEqual(items, [{ title: "First", link: "abc-_9" }, { lesson: "dots" }]);
  assert.equal(courseOf({ ...COURSE, rule: { hint: 5 } }).rule.hint, 5);
});

test("an impossible field of a course is named, with the allowed values", () => {
  /** @type {[object, RegExp][]} */
  const faults = [
    [{ version: 2 }, /version .* 1/],
    [{ format: "scorm" }, /format .* scorm12, scorm2004, cmi5/],
    [{ title: " " }, /title/],
    [{ title: "x".repeat(201) }, /title .* 200/],
    [{ items: [] }, /items .* 1 to 60/],
    [{ items: items(MAX_ITEMS + 1) }, /items .* 1 to 60/],
    [{ items: [{ link: "a", lesson: "dots" }] }, /items\[0\]/],
    [{ items: [{ link: "javascript:alert(1)" }] }, /items\[0\]/],
    [{ items: [{ link: "a", set: "b" }] }, /items\[0\] .* a set/],
    [{ rule: { hint: -1 } }, /rule\.hint .* 0 to 100/],
    [{ rule: { hints: 1 } }, /rule\.hints is unknown/],
    [{ language: "de" }, /language .* en, ru, fa/],
  ];
  for (const [change, message] of faults) {
    assert.throws(() => courseOf({ ...COURSE, ...change }), { message });
  }
  for (const value of [null, [], "course", 7]) assert.throws(() => courseOf(value), /an object/);
});

test("points are lost by attempts, hints and a solution", () => {
  const solved = { attempts: 1, hints: 0, solutionShown: false, isSolved: true };
  assert.equal(pointsOf(NOT_BEGUN, USUAL_RULE), 0);
  assert.equal(pointsOf(solved, USUAL_RULE), 100);
  assert.equal(pointsOf({ ...solved, attempts: 3, hints: 2 }, USUAL_RULE), 40);
  assert.equal(pointsOf({ ...solved, attempts: 9 }, USUAL_RULE), 0, "never below zero");
  assert.equal(pointsOf({ ...solved, solutionShown: true }, USUAL_RULE), 0);
  assert.equal(pointsOf({ ...solved, isSolved: false }, USUAL_RULE), 0);
});

test("a set has the average of its puzzles, and is complete with its result", () => {
  const solved = { attempts: 2, hints: 1, solved: true };
  const failed = { attempts: 3, hints: 0, solved: false };
  const set = { title: "Leads", puzzle: 2, puzzles: 3, solved: 1, results: [solved, failed, null] };
  const reached = resultOfSet(set, false, USUAL_RULE);
  assert.equal(pointsOf(reached, USUAL_RULE), 23, "70 of 300");
  assert.deepEqual([reached.attempts, reached.hints, isDone(reached)], [5, 1, false]);
  assert.equal(isDone(resultOfSet(set, true, USUAL_RULE)), true);
  const all = { ...set, puzzles: 1, results: [{ ...solved, attempts: 1, hints: 0 }] };
  const whole = resultOfSet(all, true, USUAL_RULE);
  assert.deepEqual([whole.isSolved, whole.solutionShown, whole.points], [true, false, 100]);
});

test("a course is passed or failed once every item is complete", () => {
  const solved = { attempts: 1, hints: 0, solutionShown: false, isSolved: true };
  const shown = { ...solved, isSolved: false, solutionShown: true };
  assert.deepEqual(scoreOf([solved, NOT_BEGUN], USUAL_RULE), {
    points: 50,
    done: 1,
    isComplete: false,
    isPassed: null,
  });
  assert.equal(scoreOf([solved, shown], USUAL_RULE).isPassed, false);
  assert.equal(scoreOf([solved, shown], { ...USUAL_RULE, pass: 50 }).isPassed, true);
});

test("stored work is read again", () => {
  const two = items(2);
  const work = freshWork(two);
  work.at = 1;
  work.results[0] = { attempts: 3, hints: 2, solutionShown: true, isSolved: true };
  work.results[1] = { attempts: 5, hints: 0, solutionShown: true, isSolved: false, points: 23 };
  work.progress.set(0, "abc").set(1, "x-_9");
  assert.deepEqual(readWork(writeWork(work, two, MAX_LENGTH), two), work);
});

test("the results of the largest course always fit, and the newest progress", () => {
  const all = items(MAX_ITEMS);
  const work = freshWork(all);
  for (const at of all.keys()) {
    work.results[at] = { attempts: 12_345, hints: 12_345, solutionShown: true, isSolved: true };
    work.progress.set(at, "p".repeat(1000));
  }
  work.at = 7;
  const text = writeWork(work, all, MAX_LENGTH);
  assert.ok(text.length <= MAX_LENGTH, String(text.length));
  const read = readWork(text, all);
  assert.equal(read?.results.length, MAX_ITEMS);
  assert.equal(read?.results[59].attempts, 9999);
  assert.deepEqual(
    [...(read?.progress.keys() ?? [])],
    [58, 59, 7].slice(-(read?.progress.size ?? 0)),
  );
  assert.ok(read?.progress.has(7), "the progress of the item on the page comes first");
});

test("damaged texts, and texts of other items, are ignored", () => {
  const two = items(2);
  const text = writeWork(freshWork(two), two, MAX_LENGTH);
  assert.notEqual(readWork(text, two), null);
  assert.equal(readWork(text, items(3)), null);
  assert.equal(readWork(text, [two[1], two[0]]), null, "in another order");
  for (const damaged of [
    "",
    ";",
    "1;;;;",
    text.replace("1;", "2;"),
    text.replace(",", ";"),
    "é".repeat(99),
  ]) {
    assert.equal(readWork(damaged, two), null, damaged);
  }
  assert.equal(readWork(`${text}9:abc,1:<b>`, two)?.progress.size, 0, "no such item, no such text");
});

test("manifests name the page and escape the texts of authors", () => {
  for (const [format, file] of [
    ["scorm12", "imsmanifest.xml"],
    ["scorm2004", "imsmanifest.xml"],
    ["cmi5", "cmi5.xml"],
  ]) {
    const course = courseOf({ ...COURSE, format, title: `A < B & "C" \u0001\ud800` });
    const [name, text] = manifestOf(course, "id", ["course.html", "a&b.js"]);
    assert.equal(name, file);
    assert.match(text, /A &lt; B &amp; &quot;C&quot; </);
    assert.match(text, /course\.html/);
    if (format !== "cmi5") assert.match(text, /href="a&amp;b\.js"/);
    else assert.match(text, /moveOn="CompletedAndPassed" masteryScore="0\.6"/);
  }
});

test("the file is named after the title and the format", () => {
  const named = (/** @type {string} */ title) => nameOfFile(courseOf({ ...COURSE, title }));
  assert.equal(named("Ряды и столбцы!"), "Ряды-и-столбцы-scorm12.zip");
  assert.equal(named("../.."), "warren-scorm12.zip");
});

test("a stored course keeps its readable items", () => {
  const games = ["dots"];
  /** An object that cannot become a text. */
  const textless = { toString: 1, valueOf: 1 };
  const { items } = unfinishedCourse({
    items: [{ games, link: "abc" }, { games, link: textless }, { games, lesson: null }, null],
  });
  assert.deepEqual(
    items.map(({ link }) => link),
    ["abc"],
  );
});
