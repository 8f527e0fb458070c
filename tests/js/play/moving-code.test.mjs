// The codes of data for another device: whole, in pieces, in any order, and damaged.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { ByteWriter, checksum, sealedText } from "../../../www/kit/page/bytes.js";
import { preference } from "../../../www/kit/page/preferences.js";
import { codesOf, MAX_CODES, readPiece, textOf } from "../../../www/play/moving/code.js";
import {
  forgetPieces,
  scannedPieces,
  storePiece,
} from "../../../www/play/moving/scanned-pieces.js";

/** A text that hardly compresses. @param {number} length */
function dense(length) {
  let state = 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return String.fromCharCode(33 + ((state >>> 16) % 90));
  }).join("");
}

/** @param {string} text @param {number} longest @param {number} most */
async function codes(text, longest, most) {
  const { codes } = await codesOf(text, longest, most);
  assert.ok(codes);
  return codes;
}

/** @param {string} id */
const failure = (id) => (/** @type {any} */ thrown) => thrown.id === id;

/**
 * A code as {@link codesOf} makes it.
 * @param {Uint8Array} packed
 * @param {{ version?: number, count?: number, at?: number, kind?: number }} [changes]
 */
function codeWith(packed, { at = 0, count = 1, kind = 0xf4, version = 1 } = {}) {
  const to = new ByteWriter();
  for (const each of [version, checksum(packed) >>> 1, count, at]) to.writeNumber(each);
  to.writeBlock(packed);
  return sealedText(kind, to.bytes);
}

test("a text is read from one code, whatever chats append", async () => {
  const text = `{"a":"ж ${dense(200)}"}`;
  const [code] = await codes(text, 8000, 1);
  for (const behind of ["", ".", "?utm=1", "\n hello"]) {
    assert.equal(await textOf([readPiece(code + behind)]), text);
  }
});

test("a longer text is read from pieces scanned in any order", async () => {
  const text = dense(4000);
  const { codes: none, length } = await codesOf(text, 1200, 1);
  assert.equal(none, null);
  assert.ok(length > 3600);
  const all = await codes(text, 1200, MAX_CODES);
  assert.ok(all.length > 2 && all.every((code) => code.length <= 1200));
  const last = /** @type {string} */ (all.at(-1));
  for (const code of [last, ...all.slice(1, -1)]) {
    const here = scannedPieces(storePiece(`${code}. Yours`));
    assert.equal(here[0], null);
  }
  const here = scannedPieces(storePiece(all[0]));
  assert.equal(await textOf(here.filter((piece) => piece !== null)), text);
  // The pieces of another code do not belong to it.
  const [other] = await codes(dense(3999), 1200, MAX_CODES);
  assert.equal(scannedPieces(storePiece(other)).filter(Boolean).length, 1);
  forgetPieces();
  assert.equal(preference("moving.0"), null);
  assert.equal(scannedPieces(readPiece(last)).filter(Boolean).length, 1);
});

test("damaged, foreign or oversized codes are refused", async () => {
  const [code] = await codes("{}", 8000, 1);
  const packed = new Uint8Array(deflateRawSync("{}"));
  assert.equal(await textOf([readPiece(codeWith(packed))]), "{}");
  const wrong = [
    "",
    "x",
    code.slice(1),
    code.slice(0, -2),
    `${code[0]}${code[1] === "A" ? "B" : "A"}${code.slice(2)}`,
    "A".repeat(10_001),
    codeWith(packed, { kind: 0xf2 }),
    codeWith(packed, { count: 0 }),
    codeWith(packed, { count: MAX_CODES + 1 }),
    codeWith(packed, { count: 2, at: 2 }),
    codeWith(new Uint8Array()),
  ];
  for (const each of wrong) {
    assert.throws(() => readPiece(each), failure("moving-damaged"), each.slice(0, 40));
  }
  assert.throws(() => readPiece(codeWith(packed, { version: 2 })), failure("moving-later"));
  for (const bytes of [Uint8Array.of(7, 7, 7), new Uint8Array(deflateRawSync(Buffer.of(255)))]) {
    await assert.rejects(textOf([readPiece(codeWith(bytes))]), failure("moving-damaged"));
  }
  await assert.rejects(textOf([]), failure("moving-damaged"));
});

test("a code that would unpack to too much is refused early", async () => {
  const bomb = new Uint8Array(deflateRawSync(Buffer.alloc(5_000_000), { level: 9 }));
  const code = codeWith(bomb);
  assert.ok(code.length < 10_000);
  await assert.rejects(textOf([readPiece(code)]), failure("moving-damaged"));
  assert.equal((await codesOf("a".repeat(600_000), 8000, 1)).codes, null);
});
