// The logs of finished games as text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ProgramLog } from "../../../www/play/match/program-log.js";
import { logsText, readLogs } from "../../../www/play/match/stored-logs.js";

function sampleLog() {
  const log = new ProgramLog();
  log.due(3000);
  log.read(["0", "limit 120"]);
  log.said("thinking\n", 1.25, 1);
  log.wrote("C3N", 12.3456);
  log.answered(false);
  log.due(1000);
  log.read(["F4N"]);
  log.partial("C");
  log.end = { kind: "error", message: "Error: lost", trace: [{ line: 6, name: "think" }] };
  log.problem = {
    rule: "late",
    arguments: { limit: "1000" },
    found: null,
    line: null,
    sentence: "Late.",
  };
  return log;
}

test("logs are read as they were, with times to a tenth of a millisecond", () => {
  const log = sampleLog();
  const [none, read] = readLogs(logsText([undefined, log]));
  assert.equal(none, undefined);
  assert.deepEqual(read?.turns[0], {
    ...log.turns[0],
    wrote: [{ text: "C3N", took: 12.3 }],
    said: [{ text: "thinking\n", took: 1.3 }],
  });
  assert.deepEqual(read?.turns[1], log.turns[1]);
  assert.deepEqual(read?.end, log.end);
  assert.deepEqual(read?.problem, log.problem);
  assert.equal(read?.silence, null);
});

test("a damaged text gives no logs", () => {
  const text = logsText([sampleLog()]);
  for (const damaged of [
    "",
    "{}",
    "[1]",
    text.slice(0, -3),
    text.replace('"turns":[', '"turns":[null,'),
    text.replace('"read":["0"', '"read":[0'),
    text.replace('"wrote":[["C3N",12.3]]', '"wrote":[["C3N"]]'),
    text.replace('"limit":3000', '"limit":"3000"'),
    text.replace('"kind":"error"', '"kind":"unknown"'),
    text.replace('"line":6', '"line":null'),
    text.replace('"arguments":{"limit":"1000"}', '"arguments":{"limit":{}}'),
  ]) {
    assert.notEqual(damaged, text);
    assert.deepEqual(readLogs(damaged), [], damaged);
  }
});

test("a log keeps the last messages within its limit", () => {
  const log = new ProgramLog(10);
  for (const [index, text] of ["123456", "abcdef"].entries()) {
    log.read(["line"]);
    log.said(text, 0, index + 1);
    log.wrote("A1N", 1);
    log.answered(false);
  }
  assert.deepEqual(
    log.turns.map(({ said, isCut }) => [said.map(({ text }) => text).join(""), isCut]),
    [
      ["", true],
      ["abcdef", false],
    ],
  );
});
