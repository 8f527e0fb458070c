// Stored projects: what was stored elsewhere may be anything.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isProject } from "../../../www/play/projects/store.js";

const PROJECT = {
  version: 1,
  id: "abc",
  kind: "set",
  title: "Three",
  game: "dots",
  updated: 1,
  content: {},
};

test("a value is a project only if each field has its type", () => {
  assert.ok(isProject(PROJECT));
  assert.ok(isProject({ ...PROJECT, game: null }));
  /** An object that cannot become a text. */
  const textless = { toString: 1, valueOf: 1 };
  for (const field of Object.keys(PROJECT)) {
    for (const value of [undefined, textless, ...(field === "game" ? [] : [null])]) {
      if (field === "content" && value !== undefined) continue;
      assert.equal(isProject({ ...PROJECT, [field]: value }), false, `${field}: ${typeof value}`);
    }
  }
  for (const value of [null, undefined, "abc", 5, []]) assert.equal(isProject(value), false);
});
