// The positions that may be analysed, and reviews of a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { analysisOf, isContested } from "../../../www/play/analysis/access.js";
import { evaluationsOf, isAmount } from "../../../www/play/analysis/evaluation-words.js";
import { modeOf } from "../../../www/play/match/mode.js";

/** @typedef {import("../../../www/play/analysis/reviewing.js").JudgedMove} JudgedMove */

const PERSON = { kind: "person", clock: null };
const TIMED = { kind: "person", clock: { perMove: 1000 } };
const ENGINE = { kind: "engine", level: 1 };

/**
 * A session after two moves of an open game, with another state.
 * @param {object} state
 * @param {object} [session]
 * @returns {any}
 */
function sessionWith(state, session = {}) {
  const whole = { due: () => [0], position: () => "here" };
  const all = { whole, knowledge: () => "lines", ...session };
  /** @type {any} */
  const now = {
    game: "dots",
    about: [],
    variation: null,
    curtain: null,
    due: [0],
    elsewhere: false,
    isWatched: false,
    length: 2,
    line: ["a", "b"],
    paused: false,
    seats: [PERSON, PERSON],
    shown: 2,
    verdict: null,
    viewpoint: 0,
    views: [],
    ...state,
  };
  const mode = modeOf(now, { isLog: false, mayOpen: false, next: all.whole?.due() ?? [] });
  return { ...all, state: { ...now, mode } };
}

/** @param {any} session @param {number | null} [chosen] */
const whyNot = (session, chosen = null) => {
  const position = analysisOf(session, chosen);
  return "refusal" in position ? position.refusal : null;
};

test("a person who plays against a person or a clock gets no help in the current position", () => {
  assert.equal(isContested(/** @type {any} */ ([PERSON, PERSON])), false);
  assert.equal(isContested(/** @type {any} */ ([ENGINE, ENGINE])), false);
  for (const [refusal, ...seats] of /** @type {const} */ ([
    ["live", PERSON, ENGINE],
    ["clock", TIMED, PERSON],
    ["clock", TIMED, ENGINE],
  ])) {
    assert.equal(isContested(/** @type {any} */ (seats)), true);
    assert.equal(whyNot(sessionWith({ seats })), refusal);
    assert.equal(whyNot(sessionWith({ seats, shown: 1 })), null, "an earlier position");
    assert.equal(whyNot(sessionWith({ seats, variation: { startPly: 2 } })), null, "in a branch");
    assert.equal(whyNot(sessionWith({ seats, verdict: {} })), null, "over");
  }
  assert.equal(whyNot(sessionWith({})), null);
  assert.equal(whyNot(sessionWith({ elsewhere: true })), "elsewhere");
  assert.equal(whyNot(sessionWith({ curtain: 1 })), "covered");
  const over = sessionWith({ verdict: {} }, { whole: { due: () => [] } });
  assert.equal(whyNot(over), "over");
});

test("a person who has asked for help gets it at the person's turns, but not against a clock", () => {
  const helped = (/** @type {object} */ state) =>
    sessionWith({ about: ["helped"], seats: [PERSON, ENGINE], ...state });
  const own = analysisOf(helped({}), null);
  assert.ok(!("refusal" in own) && own.isPlayed);
  assert.equal(whyNot(helped({ due: [1] })), "wait");
  assert.equal(whyNot(helped({ seats: [TIMED, ENGINE] })), "clock");
});

test("with secrets only the person's own turn may be analysed, or the view of the side to move", () => {
  const secret = (/** @type {object} */ state) =>
    sessionWith({ views: [0], seats: [PERSON, ENGINE], ...state }, { whole: null });
  const own = analysisOf(secret({}), null);
  assert.ok(!("refusal" in own) && own.isPlayed);
  assert.equal(own.knowledge(), "lines");
  assert.equal(whyNot(secret({ due: [1] })), "turn");
  assert.equal(whyNot(secret({ shown: 1 })), "turn");
  assert.equal(whyNot(secret({ seats: [PERSON, PERSON] })), "secret");
  assert.equal(whyNot(secret({ seats: [TIMED, ENGINE] })), "clock");

  const both = { due: () => [0, 1], told: (/** @type {number[]} */ ...asked) => asked };
  const open = (/** @type {number} */ viewpoint, whole = both) =>
    sessionWith({ views: [0, 1, 2], verdict: {}, viewpoint }, { whole });
  const all = analysisOf(open(2), 1);
  assert.ok(!("refusal" in all));
  assert.deepEqual([all.seat, all.seats, all.isHidden], [1, [0, 1], true]);
  assert.deepEqual(all.knowledge(), [2, 1]);
  const one = analysisOf(open(0), 1);
  assert.ok(!("refusal" in one));
  assert.deepEqual([one.seat, one.seats], [0, [0]]);
  assert.equal(whyNot(open(0, { ...both, due: () => [1] })), "view");
});

/**
 * @param {number} ply
 * @param {number} seat
 * @param {object} best
 * @param {object} also
 * @returns {JudgedMove}
 */
const found = (ply, seat, best, also) =>
  /** @type {any} */ ({ ply, seat, report: { lines: [{ score: best }], also: { score: also } } });

const points = (/** @type {number} */ value) => ({ kind: "points", value });

test("values of a game's positions are from the first side's view", () => {
  const scene = /** @type {any} */ (null);
  const game = [
    found(0, 0, points(3), points(2)),
    found(1, 1, points(-2), points(-4)),
    found(2, 0, points(4), { kind: "loss", plies: 3 }),
  ];
  assert.deepEqual(evaluationsOf(game, scene, 2, {}), [
    { ply: 0, value: 3 },
    { ply: 1, value: 2 },
    { ply: 2, value: 4 },
    { ply: 3, value: Number.NEGATIVE_INFINITY },
  ]);
  const three = evaluationsOf(game.slice(0, 2), scene, 3, {});
  assert.deepEqual(
    three,
    [{ ply: 0, value: 3 }],
    "the value for another of several sides says nothing about the first",
  );
  const lead = (/** @type {any} */ _, /** @type {(number | null)[]} */ [one, other]) =>
    one === null || other === null ? null : one - other;
  const joint = [found(0, 0, points(5), points(5)), found(0, 1, points(3), points(2))];
  assert.deepEqual(evaluationsOf(joint, scene, 2, { lead })[0], { ply: 0, value: 2 });
  assert.deepEqual([isAmount(game[0]), isAmount(game[2])], [true, false]);
});
