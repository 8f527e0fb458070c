// A program's worker that never answers, as with a text that a host has truncated.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Run } from "../../../www/play/running/run.js";

/** Waits until all settled promises have been handled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("after a silent start the text of the worker is fetched again", async () => {
  let fetched = 0;
  mock.method(globalThis, "fetch", async () => {
    fetched += 1;
    return new Response("0;");
  });
  mock.timers.enable({ apis: ["setTimeout"] });
  for (const count of [1, 2]) {
    /** @type {string[]} */
    const ended = [];
    const listener = {
      line: () => {},
      ended: (/** @type {any} */ { kind, reason }) => ended.push(`${kind} ${reason}`),
    };
    await new Promise((resolve) => {
      const start = () => {
        resolve(null);
        return () => {};
      };
      new Run({ language: "javascript", source: "" }, {}, listener, start);
    });
    await settled();
    mock.timers.tick(20_000);
    assert.deepEqual(ended, ["unstarted silent"]);
    assert.equal(fetched, count);
  }
  mock.reset();
});
