// The visitor's permitted actions in the position on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { explores, maySuggest, modeOf } from "../../../www/play/match/mode.js";

const PERSON = { kind: "person", clock: null };
const ENGINE = { kind: "engine", level: 1, clock: null };
const ENGINES = [ENGINE, ENGINE];
const VARIATION = { id: 1, startPly: 1, moves: ["a"], seatsToMove: [0] };
const OVER = { outcome: {}, reason: "over", seat: null, problem: null };

/** The state of a game of a person against an engine, at the person's turn after two moves. */
const USUAL = {
  variation: null,
  curtain: null,
  due: [0],
  elsewhere: false,
  isWatched: false,
  length: 2,
  paused: false,
  seats: [PERSON, ENGINE],
  shown: 2,
  verdict: null,
  viewpoint: 0,
  views: [],
};

/** A game that is known completely, in which seat 0 is to move. */
const KNOWN = { isLog: false, mayOpen: false, next: [0] };
/** A game with secrets, as a player sees it. */
const SECRET = { ...KNOWN, next: [] };

/**
 * The special state, the mode, and whether a new game may continue from there.
 * @type {Record<string, [state: object, facts: typeof KNOWN, kind: string, mayContinue: boolean, more?: object]>}
 */
const TABLE = {
  "a person's turn": [{}, KNOWN, "playing", true],
  "an engine's turn": [{ due: [1] }, { ...KNOWN, next: [1] }, "waiting", true],
  "both are to move, one is an engine": [{ due: [0, 1] }, KNOWN, "playing", true],
  "a person's turn in a game with secrets": [{ views: [0] }, SECRET, "playing", false],
  "an earlier position": [{ shown: 1 }, KNOWN, "exploring", true, { mayMove: true }],
  "an earlier position of a game with secrets": [
    { shown: 1, views: [0] },
    SECRET,
    "reviewing",
    false,
  ],
  "a variation": [{ variation: VARIATION }, KNOWN, "exploring", true, { mayMove: true }],
  "the end of a variation": [{ variation: VARIATION }, SECRET, "reviewing", false],
  "the end of the game": [{ verdict: OVER, due: [] }, SECRET, "over", false],
  "the end of the game by forfeit": [{ verdict: OVER, due: [] }, KNOWN, "over", true],
  "an earlier position of a game that is over": [
    { verdict: OVER, due: [], shown: 1 },
    KNOWN,
    "exploring",
    true,
    { mayMove: true },
  ],
  "the view of a side that is not to move": [
    { verdict: OVER, due: [], shown: 1, views: [0, 1, 2], viewpoint: 1 },
    KNOWN,
    "exploring",
    true,
    { mayMove: false },
  ],
  "the view of everything": [
    { verdict: OVER, due: [], shown: 1, views: [0, 1, 2], viewpoint: 2 },
    KNOWN,
    "exploring",
    true,
    { mayMove: true },
  ],
  "engines play": [{ seats: ENGINES }, KNOWN, "waiting", true],
  "engines stand still": [
    { seats: ENGINES, paused: true },
    KNOWN,
    "paused",
    true,
    { mayMove: true },
  ],
  "engines stood still at their end": [
    { seats: ENGINES, paused: true, verdict: OVER, due: [] },
    SECRET,
    "over",
    false,
  ],
  "an earlier position while engines stand still": [
    { seats: ENGINES, paused: true, shown: 1 },
    KNOWN,
    "exploring",
    true,
    { mayMove: true },
  ],
  "the curtain is down": [{ curtain: 1 }, SECRET, "covered", false, { mayOpen: false }],
  "the curtain of a shared game": [
    { curtain: 0 },
    { ...SECRET, mayOpen: true },
    "covered",
    false,
    { mayOpen: true },
  ],
  "a shared game with secrets, shown completely": [
    { isWatched: true, views: [0, 1, 2], viewpoint: 2 },
    KNOWN,
    "exploring",
    true,
    { mayMove: true },
  ],
  "a log that ends with its seat's turn": [
    { isWatched: true, views: [0] },
    { ...SECRET, isLog: true },
    "watching",
    false,
    { isDue: true },
  ],
  "a log that ends with another's turn": [
    { isWatched: true, views: [0], due: [1] },
    { ...SECRET, isLog: true },
    "watching",
    false,
    { isDue: false },
  ],
  "an earlier position of a log": [
    { isWatched: true, views: [0], shown: 1 },
    { ...SECRET, isLog: true },
    "watching",
    false,
    { isDue: false },
  ],
  "another tab plays": [{ elsewhere: true }, KNOWN, "elsewhere", false],
  "another tab plays, an earlier position": [
    { elsewhere: true, shown: 1 },
    KNOWN,
    "elsewhere",
    false,
  ],
  "another tab plays behind the curtain": [
    { elsewhere: true, curtain: 1 },
    SECRET,
    "elsewhere",
    false,
  ],
};

for (const [name, [state, facts, kind, mayContinue, more]] of Object.entries(TABLE)) {
  test(`the mode: ${name}`, () => {
    const now = /** @type {any} */ ({ ...USUAL, ...state });
    assert.deepEqual(modeOf(now, facts), { kind, mayContinue, ...more });
  });
}

test("moves are variations, and suggested, in the modes that allow it", () => {
  const modes = Object.values(TABLE).map(([state, facts]) =>
    modeOf(/** @type {any} */ ({ ...USUAL, ...state }), facts),
  );
  const kinds = (
    /** @type {(mode: import("../../../www/play/match/mode.js").Mode) => boolean} */ which,
  ) => [...new Set(modes.filter(which).map(({ kind }) => kind))];
  assert.deepEqual(kinds(explores), ["exploring", "paused"]);
  assert.deepEqual(kinds(maySuggest), ["playing", "exploring", "paused", "watching"]);
  assert.equal(maySuggest({ kind: "exploring", mayMove: false, mayContinue: true }), false);
});
