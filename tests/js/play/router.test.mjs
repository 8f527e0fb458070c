// Addresses within the site, also with text that chats append.

import assert from "node:assert/strict";
import { test } from "node:test";
import { changeAddress, parseRoute, startRouter } from "../../../www/play/addresses.js";

const CODE = "ARwiAAAAgAAAAAIAAAA-_x";

/** Text that chats and mail programs append to an address. */
const BEHIND = ["", ".", ")", ",", ">", "%20", "&fbclid=x", "?utm_source=y", "\n", "%0Ahello", "_"];

test("places are found, whatever follows their addresses", () => {
  for (const behind of BEHIND) {
    const at = (/** @type {string} */ address) => parseRoute(`#${address}${behind}`);
    assert.deepEqual(at("/about"), { kind: "about" }, behind);
    assert.deepEqual(at("/collect"), { kind: "collect" }, behind);
    assert.deepEqual(at("/puzzles"), { kind: "puzzles", game: null }, behind);
    assert.deepEqual(at("/puzzles/mice"), { kind: "puzzles", game: "mice" }, behind);
    assert.deepEqual(at("/puzzles/mice/theme-last-move/hard/unsolved"), {
      kind: "puzzles",
      game: "mice",
      filter: "theme-last-move/hard/unsolved",
    });
    assert.deepEqual(at("/puzzles/mice/themes"), { kind: "themes", game: "mice" }, behind);
    assert.deepEqual(at("/set"), { kind: "set", code: "" }, behind);
    assert.deepEqual(at("/today"), { kind: "today", game: null, date: null }, behind);
    assert.deepEqual(at("/today/dots"), { kind: "today", game: "dots", date: null }, behind);
    assert.deepEqual(at("/today/dots/2026-11-25"), {
      kind: "today",
      game: "dots",
      date: "2026-11-25",
    });
    assert.deepEqual(at("/new/dots"), { kind: "new", game: "dots" }, behind);
    const games = { kind: "program-games", id: "a-1" };
    assert.deepEqual(at("/program/a-1/games"), { ...games, played: null }, behind);
    const played = { run: "b-2", opponent: 3, number: 14 };
    assert.deepEqual(at("/program/a-1/games/b-2/3-14"), { ...games, played }, behind);
  }
});

test("a link to the editor keeps everything that may belong to its code", () => {
  assert.deepEqual(parseRoute(`#/edit/${CODE}.`), { kind: "edit", what: `${CODE}.` });
  assert.deepEqual(parseRoute(`#/edit/${CODE}%0A${CODE}`), {
    kind: "edit",
    what: `${CODE}\n${CODE}`,
  });
});

test("a link from another device keeps everything that may belong to its code", () => {
  assert.deepEqual(parseRoute(`#/move/${CODE}.`), { kind: "move", code: `${CODE}.` });
});

test("an empty address leads home, an unknown place is recognised, other texts are links", () => {
  for (const text of ["", "#", ...BEHIND.map((behind) => `#/${behind}`)]) {
    assert.deepEqual(parseRoute(text), { kind: "home" }, text);
  }
  for (const text of ["#/nonsense", "#/aboutus", "#/puzzles/mice/1", "#/new", "#/edit/", "#/Ой"]) {
    assert.deepEqual(parseRoute(text), { kind: "unknown" }, text);
  }
  assert.deepEqual(parseRoute(`#${CODE}.`), { kind: "shared", code: `${CODE}.` });
});

test("each address is followed once, also if its event is late", () => {
  /** @type {() => void} */
  let changed = () => {};
  const location = { hash: "#/game/first" };
  const move = (/** @type {null} */ _, /** @type {string} */ __, /** @type {string} */ hash) => {
    location.hash = hash;
  };
  Object.assign(globalThis, {
    location,
    history: { pushState: move, replaceState: move },
    addEventListener: (/** @type {string} */ _, /** @type {() => void} */ listener) => {
      changed = listener;
    },
  });
  /** @type {string[]} */
  const followed = [];
  startRouter((route) => followed.push(route.kind));
  changed();
  assert.deepEqual(followed, ["game"], "the page began at this address");
  location.hash = "#/about";
  changed();
  assert.deepEqual(followed, ["game", "about"]);
  changeAddress("#/puzzles", "push");
  location.hash = "#/about";
  changed();
  assert.deepEqual(followed, ["game", "about", "about"], "back from an address without a view");
});
