// The page's readers of outside data: texts of links and files, stored data, messages of pages around a board. Each reader
// accepts any input, and returns a value or reports an error in its own way. It throws no other errors, takes little time, and
// returns a value no larger than its input.

import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { deflateRawSync } from "node:zlib";
import { GAMES } from "../../../www/games/list.js";
import { nameInLink, nameInRecord, namesForLog } from "../../../www/games/names-in-text.js";
import { readDrawings } from "../../../www/kit/boards/drawings.js";
import {
  ByteWriter,
  bytesOfText,
  checksum,
  sealedText,
  textOfBytes,
} from "../../../www/kit/page/bytes.js";
import { Failure } from "../../../www/kit/page/failure.js";
import { setPreference } from "../../../www/kit/page/preferences.js";
import { handInsInText, handInsOf } from "../../../www/outside/collect/reading.js";
import { courseOf } from "../../../www/outside/course/description.js";
import { freshWork, readWork, writeWork } from "../../../www/outside/course/saved.js";
import { unfinishedCourse } from "../../../www/outside/course-file/draft.js";
import {
  optionsOfMessage,
  parametersOf,
  readOptions,
} from "../../../www/outside/embedding/options.js";
import { askedIn, saidIn } from "../../../www/outside/embedding/protocol.js";
import { parseRoute } from "../../../www/play/addresses.js";
import {
  MAX_STEPS,
  readScript,
  unfinishedScript,
  writeScript,
} from "../../../www/play/lesson/lesson.js";
import { lessonToContinue, progressOf } from "../../../www/play/lesson/progress.js";
import { readInfo } from "../../../www/play/match/engines.js";
import { isSeat } from "../../../www/play/match/seats.js";
import { isStored } from "../../../www/play/match/store.js";
import { readPiece, textOf } from "../../../www/play/moving/code.js";
import {
  allContent,
  mergeContent,
  readContent,
  writeContent,
} from "../../../www/play/moving/parts.js";
import { lastChoice } from "../../../www/play/new-game/last-choice.js";
import { linesOf } from "../../../www/play/notes/notes.js";
import { readCollection, writeCollection } from "../../../www/play/programs/file.js";
import { readCode } from "../../../www/play/programs/link.js";
import { readFileName } from "../../../www/play/programs/program.js";
import { readAnswers } from "../../../www/play/programs/test.js";
import { isProject } from "../../../www/play/projects/store.js";
import { readDay, readStoredDays } from "../../../www/play/puzzle/daily.js";
import { readFilter } from "../../../www/play/puzzle/filter.js";
import { readPuzzleOptions } from "../../../www/play/puzzle/options.js";
import { readStanding } from "../../../www/play/puzzle/rating.js";
import { unfinishedSet } from "../../../www/play/puzzle/set-draft.js";
import { allSolved } from "../../../www/play/puzzle/sets.js";
import {
  codeOfSet,
  progressAt,
  readSet,
  setCodeIn,
  setOfCode,
  writeSet,
} from "../../../www/play/puzzle/teacher-set.js";
import { codeOfHandIn, readHandIns } from "../../../www/play/scores/hand-in.js";
import { readProgress, writeProgress } from "../../../www/play/scores/progress.js";
import { readResults } from "../../../www/play/your-games/results.js";
import { changedText, changedValue, replacements } from "./changes.mjs";

/** @typedef {import("./random.mjs").Random} Random */

/**
 * @typedef {Object} Reader
 * @property {((random: Random) => unknown) & { damaged?: () => Iterable<unknown> }} input `damaged`: known inputs, each with one
 *   part replaced
 * @property {(input: any) => unknown} read returns the value, perhaps later, and checks it
 * @property {(thrown: unknown) => boolean} [isDeclared] whether the reader may throw this
 */

const [game] = Object.keys(GAMES);
const LINK = "EAJmm3lD4nYAA";

const SCRIPT = {
  title: "Begin",
  steps: [
    { say: "Play.", done: "Good.", wrong: "No.", accept: ["A1N", "B?*"] },
    { say: "Which?", ask: { answers: ["one", "two"], right: 1 } },
  ],
};

const SET = {
  title: "Three",
  hints: false,
  shuffled: true,
  tries: 3,
  puzzles: [{ link: LINK, prompt: "Win.", wrong: "No." }, { link: LINK }],
};

const PROJECT = { version: 1, id: "abc", kind: "set", title: "Three", game, updated: 1 };
const WISH = { id: "win", value: 3, moves: 2, level: 4, script: "A1N\n?" };

const PROGRESSES = /** @type {import("../../../www/play/scores/progress.js").Progress[]} */ ([
  {
    kind: "game",
    id: 7,
    code: LINK.slice(0, 12),
    shown: 3,
    paused: true,
    suggestions: 1,
    takenBack: 2,
  },
  { kind: "lesson", id: 9, at: 2, attempts: 3, hints: 1, wrong: 4, isOver: false },
  {
    kind: "set",
    id: 4,
    seed: 77,
    at: 1,
    results: [{ tries: 1, hints: 0, isSolved: true }, null],
    before: { tries: 2, hints: 1 },
    puzzle: null,
  },
  {
    kind: "puzzle",
    id: 5,
    helped: false,
    isLost: true,
    solutionShown: false,
    givenUp: false,
    isStuck: false,
    isReported: true,
    attempts: 2,
    hints: 1,
    takenBack: 0,
    moves: ["A1N", "B2S"],
    wrong: { at: 1, least: 2, line: ["A1N"] },
    wrongAnswers: [{ attempt: 1, moves: ["C3E"] }],
    solved: { attempt: 2, hints: 1, solutionShown: false, moves: ["A1N"] },
  },
]);

const HAND_IN = {
  name: "Ada",
  game,
  link: LINK,
  isBuiltIn: false,
  progress: writeProgress(PROGRESSES[3]),
  started: 1_700_000_000,
  ended: 1_700_000_900,
  seconds: 800,
  version: "0.1.0",
};

const PROGRAM = {
  id: "abc",
  name: "Mine",
  game,
  language: /** @type {const} */ ("python"),
  source: "print(input())\n",
  changed: 1_700_000_000_000,
  versions: [{ at: 1_700_000_000_000, label: "one", source: "print(1)\n" }],
  tests: [
    { name: "first", record: "x", seat: 0, seed: 1, expected: { answers: ["A1N"], must: true } },
  ],
  results: {
    batch: { at: 1, won: 2, drawn: 0, lost: 1, against: { level: 3 }, lead: null, rate: null },
  },
};

const STORED = {
  version: 1,
  id: "abc",
  game,
  record: "warren 1 x\n",
  seats: [
    { kind: "person", clock: { perMove: 1000 } },
    { kind: "engine", level: 3 },
    { kind: "program", program: "abc", name: "Mine" },
  ],
  viewpoint: 1,
  marks: { 3: "late" },
  left: [null, 3000, 1],
  undone: ["A1N"],
  paused: false,
  over: false,
  length: 3,
  updated: 1_700_000_000_000,
};

const COURSE = {
  version: 1,
  format: "scorm12",
  title: "A course",
  language: "fa",
  help: true,
  rule: { attempt: 20, pass: 60 },
  items: [{ title: "One", link: LINK }, { lesson: game }, { set: "abc" }],
};
const ITEMS = courseOf(COURSE).items;
const WORK = writeWork(
  { ...freshWork(ITEMS), at: 1, progress: new Map([[0, "abc"]]) },
  ITEMS,
  4096,
);

const STANDING = { rating: 1500, deviation: 100, volatility: 0.06, counted: ["pabc"] };
const KEPT = { spans: [[20_500, 20_510]], done: { [game]: [{ day: 20_500, tries: 1, hints: 0 }] } };
const RESULT = {
  id: "a",
  game,
  level: 3,
  seat: 0,
  result: 0.5,
  mine: 3,
  theirs: 4,
  at: 1,
  helped: false,
};

const MOVED = {
  warren: 1,
  games: [STORED],
  results: [RESULT],
  programs: [PROGRAM],
  projects: [
    {
      version: 1,
      id: "a",
      kind: "set",
      title: "A",
      game: null,
      updated: 1,
      content: { puzzles: [] },
    },
  ],
  choices: { theme: "dark" },
  progress: {
    done: { p1: { tries: 1, hints: 0, isSolved: true, isShown: false } },
    solved: { p1: "alone" },
    sets: { p2: { seed: 1, results: [{ tries: 1, hints: 0, isSolved: true }, null] } },
    days: KEPT,
    ratings: { [game]: STANDING },
    lessons: { [game]: 3 },
  },
};

const ROUTES = [
  `#/game/abc`,
  `#/new/${game}`,
  `#/puzzles/${game}/theme-row/easy/solved`,
  `#/today/${game}/2026-02-03`,
  "#/set/abc",
  `#/learn/${game}`,
  "#/teach/abc%20",
  "#/edit/abc",
  "#/shared-program/abc",
  "#/course",
  "#/move/abc",
  `#${LINK}`,
  "#/",
];

/** @param {unknown} thrown */
const isFailure = (thrown) => thrown instanceof Failure;
/** @param {unknown} thrown */
const isSyntaxError = (thrown) => thrown instanceof SyntaxError;
/** @param {unknown} thrown */
const isOwnError = (thrown) => thrown instanceof Error && thrown.constructor === Error;

/** Changed texts. @param {...string} corpus @returns {(random: Random) => string} */
const texts =
  (...corpus) =>
  (random) =>
    changedText(random, corpus);

/** Changed values. @param {...unknown} corpus */
const values = (...corpus) =>
  Object.assign((/** @type {Random} */ random) => changedValue(random, random.pick(corpus)), {
    damaged: () => corpus.flatMap((value) => [...replacements(value)]),
  });

/** Changed values as JSON; sometimes the text is changed, too. @param {...unknown} corpus */
const json = (...corpus) => {
  const { damaged } = values(...corpus);
  const input = (/** @type {Random} */ random) => {
    const text = textOfValue(changedValue(random, random.pick(corpus)));
    return random.once(3) ? changedText(random, [text]) : text;
  };
  return Object.assign(input, { damaged: () => damaged().map(textOfValue) });
};

/** @param {unknown} value */
function textOfValue(value) {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "{}";
  }
}

/** Sealed texts with changed bytes and the right checksum. @param {...string} corpus */
const sealed =
  (...corpus) =>
  (/** @type {Random} */ random) => {
    const bytes = Array.from(bytesOfText(random.pick(corpus)));
    const [kind] = bytes;
    const content = bytes.slice(5);
    for (let left = random.below(4); left > 0; left--) {
      const at = random.below(content.length + 1);
      if (random.once(2)) content[at] = random.below(256);
      else
        content.splice(
          at,
          random.below(3),
          ...Array.from({ length: random.below(4) }, () => random.below(256)),
        );
    }
    return sealedText(
      random.once(20) ? random.below(256) : kind,
      content.map((byte) => byte ?? 0),
    );
  };

/**
 * The code of a program's link: either its content or the packed bytes are changed, with the right checksum.
 * @param {Random} random
 */
function programCode(random) {
  const { language, name, source } = PROGRAM;
  const line = textOfValue(changedValue(random, [game, language, name]));
  const packed = Array.from(deflateRawSync(changedText(random, [`${line}\n${source}`])));
  if (random.once(3)) packed[random.below(packed.length)] = random.below(256);
  const sum = checksum(packed);
  const head = [1, sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
  const code = textOfBytes([...head, ...packed]);
  return random.once(4) ? changedText(random, [code]) : code;
}

/** The code of a link from another device. @param {Random} random */
function movingCode(random) {
  const packed = new Uint8Array(deflateRawSync(changedText(random, [JSON.stringify(MOVED)])));
  if (random.once(3)) packed[random.below(packed.length)] = random.below(256);
  const to = new ByteWriter();
  const [count, at] = random.once(2) ? [1, 0] : [random.below(9), random.below(9)];
  for (const each of [random.once(9) ? 2 : 1, checksum(packed) >>> 1, count, at])
    to.writeNumber(each);
  to.writeBlock(packed);
  const code = sealedText(0xf4, to.bytes);
  return random.once(4) ? changedText(random, [code]) : code;
}

/** A message: only values that can be sent. @param {...unknown} corpus */
const messages =
  (...corpus) =>
  (/** @type {Random} */ random) =>
    structuredClone(changedValue(random, random.pick(corpus)));

/** The name of a program's place: a letter and a digit. @param {string} text */
const naming = (text) => (/^[a-z]\d$/i.test(text) ? text.toUpperCase() : null);

/** @type {Record<string, Reader>} */
export const READERS = {
  lesson: {
    input: json(SCRIPT),
    read: (text) => {
      const script = readScript(text);
      assert.ok(script.steps.length <= MAX_STEPS);
      assert.deepEqual(readScript(writeScript(script)), script);
      return script;
    },
    isDeclared: isFailure,
  },
  set: {
    input: json(SET),
    read: (text) => {
      const set = readSet(text);
      assert.deepEqual(readSet(writeSet(set)), set);
      assert.deepEqual(setOfCode(codeOfSet(set)), set);
      return set;
    },
    isDeclared: isFailure,
  },
  project: {
    input: json({ ...PROJECT, content: { ...SCRIPT, ...SET, ...COURSE, ...WISH, script: SCRIPT } }),
    read: (text) => {
      const project = JSON.parse(text);
      if (!isProject(project)) return null;
      const { content } = project;
      for (const read of [unfinishedSet, unfinishedCourse, unfinishedScript, readPuzzleOptions]) {
        const made = read(content);
        assert.deepEqual(read(JSON.parse(JSON.stringify(made))), made);
      }
      return project;
    },
    isDeclared: (thrown) => thrown instanceof SyntaxError,
  },
  "set-code": {
    input: sealed(codeOfSet(readSet(JSON.stringify(SET)))),
    read: (code) => [setCodeIn(code), setOfCode(code)][1],
    isDeclared: isFailure,
  },
  progress: {
    input: sealed(...PROGRESSES.map(writeProgress)),
    read: (text) => {
      const progress = readProgress(text);
      if (progress) assert.deepEqual(readProgress(writeProgress(progress)), progress);
      return progress;
    },
  },
  "hand-in": {
    input: (random) => {
      const [, code] = /:(.*)\./.exec(codeOfHandIn(HAND_IN)) ?? [];
      const text = `Dear teacher, warren-hand-in:${sealed(code)(random)}. Yours`;
      return random.once(2) ? text : changedText(random, [text]);
    },
    read: (text) => [[...readHandIns(text)], [...handInsInText(text, "a.html")]],
  },
  "handed-in file": {
    input: (random) => {
      const text = changedText(random, [
        `PK\u0003\u0004${codeOfHandIn(HAND_IN)}`,
        "PK\u0005\u0006",
      ]);
      return Buffer.from(text, random.once(2) ? "latin1" : "utf8");
    },
    read: async (/** @type {Buffer} */ bytes) => {
      const found = [];
      const content = new Blob([new Uint8Array(bytes)]);
      for await (const each of handInsOf([{ name: "a.zip", content }])) found.push(each);
      return found;
    },
  },
  "program-link": {
    input: programCode,
    read: readCode,
    isDeclared: isFailure,
  },
  programs: {
    input: json(JSON.parse(writeCollection([/** @type {any} */ (PROGRAM)]))),
    read: (text) => {
      const read = readCollection(text);
      if (!read) return null;
      const { programs } = read;
      assert.deepEqual(readCollection(writeCollection(programs)), { programs, unread: [] });
      return read;
    },
  },
  "moving-link": {
    input: movingCode,
    read: async (code) => {
      const piece = readPiece(code);
      return piece.count === 1 ? textOf([piece]) : piece;
    },
    isDeclared: isFailure,
  },
  "moving-file": {
    input: json(MOVED),
    read: async (text) => {
      const content = readContent(text);
      if (content) await mergeContent(content);
      // Everything stored is exported again, whatever was imported.
      const stored = await allContent();
      if (Object.keys(stored).length > 0) assert.ok(readContent(writeContent(stored)));
      return content;
    },
  },
  "file-name": { input: texts(`Mine.${game}.py`, "a.tar.gz", ".wasm"), read: readFileName },
  "program-tests": { input: texts("A1N\n  B2S  E\n\n"), read: readAnswers },
  results: { input: json([RESULT, RESULT]), read: readResults, isDeclared: isSyntaxError },
  "stored-game": { input: values(STORED), read: (value) => [isStored(value), isSeat(value)] },
  days: { input: values(KEPT), read: readStoredDays },
  day: { input: texts("2026-02-03", "1970-01-01"), read: readDay },
  standing: { input: values(STANDING), read: readStanding },
  filter: { input: texts("theme-row/easy/solved"), read: readFilter },
  preferences: {
    input: json(
      { a: 3, b: "done" },
      { p1: "helped", p2: "alone" },
      { p1: { seed: 1, results: [{ tries: 1, hints: 0, isSolved: true }] } },
      { levels: [null, 3, STORED.seats[2]], clock: "none", practice: true },
    ),
    read: (text) => {
      for (const name of ["lessons", "puzzles-solved", "puzzle-sets", `new-game.${game}`]) {
        setPreference(name, text);
      }
      const at = progressOf("a");
      assert.ok(at === null || (Number.isInteger(at) && at >= 0), `step ${at}`);
      return [
        at,
        lessonToContinue(),
        [...allSolved()],
        progressAt("x", 3, () => 1),
        lastChoice(game),
      ];
    },
  },
  course: { input: values(COURSE), read: courseOf, isDeclared: isOwnError },
  "course-work": {
    input: texts(WORK, "1;abc;0;1.2.3.100,,;0:abc,1:def"),
    read: (text) => {
      const work = readWork(text, ITEMS);
      return work && { ...work, progress: [...work.progress] };
    },
  },
  options: {
    input: texts(`?mode=puzzle&game=${game}&people=1%2B2&level=3#${LINK}`, "#/set/abc&theme=dark"),
    read: (text) => {
      const [search, hash = ""] = text.split(/(?=#)/);
      return readOptions(parametersOf({ search, hash }));
    },
  },
  "options in a message": {
    input: messages({ mode: "play", people: [1, 2], level: 3, engine: true, link: LINK }),
    read: (given) => readOptions(optionsOfMessage(Object(given))),
  },
  asked: {
    input: messages(
      { warren: 1, type: "hello" },
      { warren: 1, type: "scheme", dark: true },
      { warren: 1, type: "load", options: { mode: "play" } },
      { warren: 1, type: "play", move: "A1N" },
      { warren: 1, type: "option", name: "theme", value: "dark" },
    ),
    read: (data) => {
      const asked = askedIn(data);
      if (asked?.type === "load") readOptions(optionsOfMessage(asked.options));
      if (asked?.type === "option") readOptions(optionsOfMessage({ [asked.name]: asked.value }));
      return asked;
    },
  },
  said: {
    input: messages({ warren: 1, type: "resize", height: 100 }, { warren: 1, type: "error" }),
    read: saidIn,
  },
  route: {
    input: texts(...ROUTES),
    read: (text) => {
      const route = parseRoute(text);
      assert.ok(isDeepStrictEqual(parseRoute(text), route));
      return route;
    },
  },
  names: {
    input: texts(`warren 1 ${game}\nA1N\n`, `https://example.org/#${LINK}`, "1 >> 3\n2 << A1N\n"),
    read: (text) => [nameInRecord(text), nameInLink(text), namesForLog(text)],
  },
  drawings: {
    input: texts("mark A1 red 0.5\narrow A1 B2 blue\ntext C3 hello\n", "mark ; arrow"),
    read: (text) => [readDrawings(text, naming), linesOf(text)],
  },
  info: {
    input: texts("info depth 3 score points 12 nodes 900 time 5 pv A1N B2S plan a b"),
    read: readInfo,
  },
};

/** The maximum ratio of the value's size to the input's: each text may be split into lists and get names. */
const [TIMES, BEYOND] = [40, 20_000];

/**
 * Runs a reader once on a random input, and checks the result.
 * @param {string} name
 * @param {Random} random
 */
export const readOnce = (name, random) => readInput(name, READERS[name].input(random));

/**
 * Runs a reader on an input, and checks the result.
 * @param {string} name
 * @param {unknown} given
 */
export async function readInput(name, given) {
  const { isDeclared = () => false, read } = READERS[name];
  const length = textOfValue(given).length;
  try {
    const result = textOfValue(await read(given));
    assert.ok(result.length <= TIMES * length + BEYOND, `${result.length} from ${length}`);
  } catch (thrown) {
    if (isDeclared(thrown)) return;
    throw new Error(`${name} with ${shown(given)}`, { cause: thrown });
  }
}

/** @param {unknown} given */
const shown = (given) =>
  (typeof given === "string" ? JSON.stringify(given) : textOfValue(given)).slice(0, 2000);
