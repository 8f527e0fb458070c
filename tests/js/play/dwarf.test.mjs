// Debug information of visitors' modules.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placesOf } from "../../../www/play/running/sandbox/dwarf.js";
import { encodeNumber } from "../../../www/play/running/sandbox/wasm-sections.js";

/** @param {string} name @param {number[]} content */
function named(name, content) {
  const text = [...new TextEncoder().encode(name)];
  const whole = [...encodeNumber(text.length), ...text, ...content];
  return [0, ...encodeNumber(whole.length), ...whole];
}

/** @param {Record<string, number[]>} sections */
const moduleWith = (sections) =>
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...Object.entries(sections).flatMap(([name, content]) => named(name, content)),
  ]);

/** A unit of DWARF 4 with addresses of four bytes, whose abbreviations are at 0. @param {number[]} entries */
const unit = (entries) => [entries.length + 7, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4, ...entries];

test("without debug information there are no places", () => {
  assert.deepEqual(placesOf(moduleWith({ name: [0] }), "program.cpp")(1), []);
});

test("reading debug information ends for any module", () => {
  // A text without an end, and a terminated text.
  const endless = {
    ".debug_abbrev": [1, 0x11, 0, 0x10, 0x17, 0, 0, 0],
    ".debug_info": unit([1, 0, 0, 0, 0]),
    ".debug_line": [60, 1, 1, 1, 4, 1, 50, 1, 1, 1, ...Array(60).fill(1)],
  };
  assert.throws(() => placesOf(moduleWith(endless), "program.cpp"), RangeError);

  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const bytes = (/** @type {number} */ length) =>
    Array.from({ length }, () => (random(3) === 0 ? random(256) : random(20)));
  let read = 0;
  for (let i = 0; i < 3000; i += 1) {
    const module = moduleWith({
      ".debug_abbrev": random(2) ? endless[".debug_abbrev"] : bytes(30),
      ".debug_info": unit([1, 0, 0, 0, 0, ...bytes(random(40))]),
      ".debug_line": [random(80), 0, 0, 0, 4, 0, random(50), 0, 0, 0, ...bytes(70)],
      ".debug_ranges": bytes(20),
      ".debug_str": bytes(20),
    });
    try {
      placesOf(module, "program.cpp")(random(100));
      read += 1;
    } catch (error) {
      assert.ok(error instanceof RangeError, String(error));
    }
  }
  assert.ok(read > 0, "some sections are read");
});
