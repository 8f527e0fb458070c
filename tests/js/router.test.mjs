// Addresses within the site, also with what chats put behind them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRoute } from "../../www/router.js";

const CODE = "ARwiAAAAgAAAAAIAAAA-_x";

/** What chats and mail programs leave behind an address. */
const BEHIND = ["", ".", ")", ",", ">", "%20", "&fbclid=x", "?utm_source=y", "\n", "%0Ahello", "_"];

test("places are found, whatever stands behind their addresses", () => {
  for (const behind of BEHIND) {
    const at = (/** @type {string} */ address) => parseRoute(`#${address}${behind}`);
    assert.deepEqual(at("/about"), { kind: "about" }, behind);
    assert.deepEqual(at("/puzzles"), { kind: "puzzles", game: null }, behind);
    assert.deepEqual(at("/puzzles/mice"), { kind: "puzzles", game: "mice" }, behind);
    assert.deepEqual(at("/new/dots"), { kind: "new", game: "dots" }, behind);
  }
});

test("a link to the editor keeps all that may belong to its code", () => {
  assert.deepEqual(parseRoute(`#/edit/${CODE}.`), { kind: "edit", what: `${CODE}.` });
  assert.deepEqual(parseRoute(`#/edit/${CODE}%0A${CODE}`), {
    kind: "edit",
    what: `${CODE}\n${CODE}`,
  });
});

test("what is no place is the home page, what is no address a link", () => {
  for (const text of ["", "#", "#/", "#/aboutus", "#/puzzles/mice/1", "#/new", "#/edit/"]) {
    assert.deepEqual(parseRoute(text), { kind: "home" }, text);
  }
  assert.deepEqual(parseRoute(`#${CODE}.`), { kind: "shared", code: `${CODE}.` });
});
