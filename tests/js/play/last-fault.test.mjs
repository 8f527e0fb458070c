// The failure of a program's last game, as it is stored with the program and read again.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  failureIn,
  failureOf,
  lastFaultOf,
  storeFailure,
} from "../../../www/play/programs/last-fault.js";
import { newProgram } from "../../../www/play/programs/program.js";

/** @typedef {import("../../../www/play/programs/program.js").Program} Program */

const source = "const lines = [];\nnothing.at(all);\n";

/** @param {Partial<Program>} [changes] */
const programWith = (changes) => ({
  ...newProgram({ name: "P", game: "dots", language: "javascript", source }),
  changed: 1000,
  ...changes,
});

const end = {
  kind: /** @type {const} */ ("error"),
  message: "ReferenceError: nothing is not defined",
  trace: [{ line: 2, column: 1 }, { line: 9 }],
};

/**
 * Stores a failure as the page does.
 * @param {Program} program
 * @param {Omit<Parameters<typeof storeFailure>[1], "program">} played
 * @param {ReturnType<typeof failureOf>} failure
 * @returns {Promise<Program>}
 */
async function stored(program, played, failure) {
  let changed = program;
  await storeFailure(
    async (id, change) => {
      assert.equal(id, program.id);
      changed = { ...program, ...change(program) };
      return changed;
    },
    { program: program.id, ...played },
    failure,
  );
  return changed;
}

test("the line of a failure is read again, but not for an edited source", async () => {
  const failure = failureOf(end, "abc");
  const program = await stored(programWith(), { began: 1000 }, failure);
  const fault = lastFaultOf(program);
  assert.deepEqual([fault?.line, fault?.column, fault?.game], [2, 1, "abc"]);
  assert.equal(fault?.message, end.message);
  for (const edited of [`${source} `, source.replace("all", "any"), ""])
    assert.equal(lastFaultOf({ ...program, source: edited }), null, edited);
});

test("a game of an earlier source marks nothing", async () => {
  const failure = failureOf(end, "abc");
  const editedMeanwhile = await stored(programWith({ changed: 1001 }), { began: 1000 }, failure);
  assert.equal(lastFaultOf(editedMeanwhile), null);
  const versions = [
    { number: 1, at: 1, label: "", source: "0;", results: {} },
    { number: 2, at: 2, label: "", source, results: {} },
  ];
  const ofOlder = await stored(programWith({ versions }), { version: 1 }, failure);
  assert.equal(lastFaultOf(ofOlder), null);
  const ofSame = await stored(programWith({ versions }), { version: 2 }, failure);
  assert.equal(lastFaultOf(ofSame)?.line, 2);
});

test("a later game without a failure removes the mark, and keeps the other results", async () => {
  const ladder = { at: 2, version: 1, passed: 1, levels: 12, rungs: [{ won: 6, played: 6 }] };
  const failed = await stored(
    programWith({ results: { ladder } }),
    { began: 1000 },
    failureOf(end, "abc"),
  );
  assert.equal(lastFaultOf(failed)?.line, 2);
  const played = await stored(failed, { began: 2000 }, null);
  assert.equal(lastFaultOf(played), null);
  assert.deepEqual(played.results.ladder, ladder);
});

test("only a failure in a known line is one", () => {
  assert.equal(failureOf(null, "abc"), null);
  assert.equal(failureOf({ ...end, trace: [] }, "abc"), null);
  assert.equal(failureOf({ ...end, trace: [{ line: 0 }] }, "abc"), null);
  assert.equal(failureOf({ ...end, kind: "exit" }, "abc"), null);
});

test("of many games, the last in which the program itself failed counts", () => {
  const fault = {
    seat: 0,
    kind: /** @type {const} */ ("trap"),
    problem: null,
    message: "",
    said: "",
  };
  /** @param {number} seat @param {object | null} fault */
  const result = (seat, fault) => /** @type {any} */ ({ seat, fault, opponent: 0, number: 8 });
  const results = [
    result(0, { ...fault, line: 3, reason: "division" }),
    result(0, { ...fault, line: 5, reason: "null" }),
    result(1, { ...fault, line: 7 }),
    result(0, { ...fault, kind: "late" }),
    result(0, null),
  ];
  const failure = failureIn(results, "run-1");
  assert.deepEqual([failure?.line, failure?.reason, failure?.game], [5, "null", null]);
  assert.deepEqual(failure?.played, { run: "run-1", opponent: 0, number: 8 });
  assert.equal(failureIn(results.slice(2), "run-1"), null);
});

test("a damaged stored failure is ignored", async () => {
  const { results } = await stored(programWith(), { began: 1000 }, failureOf(end, "abc"));
  const { fault } = results;
  assert.notEqual(lastFaultOf({ results, source }), null);
  for (const damage of [
    { line: 0 },
    { line: 1.5 },
    { line: "2" },
    { column: -1 },
    { kind: "late" },
    { message: "x".repeat(501) },
    { message: null },
    { reason: {} },
    { game: "a/b" },
    { game: undefined },
    { played: { run: "a/b", opponent: 0, number: 8 } },
    { played: { run: "a", opponent: 0 } },
    { played: 3 },
    { source: 7 },
  ]) {
    const damaged = /** @type {any} */ ({ fault: { ...fault, ...damage } });
    assert.equal(lastFaultOf({ results: damaged, source }), null, JSON.stringify(damage));
  }
  for (const other of [undefined, null, {}, { fault: 3 }, { fault: null }])
    assert.equal(lastFaultOf({ results: /** @type {any} */ (other), source }), null);
});
