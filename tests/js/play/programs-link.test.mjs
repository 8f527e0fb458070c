// Programs in links: they are read unchanged, and damaged ones are refused without growing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { challengeAddress, parseRoute, sharedProgramAddress } from "../../../www/play/addresses.js";
import { codeOf, crc32, readCode } from "../../../www/play/programs/link.js";
import { MAX_TEXT_BYTES } from "../../../www/play/programs/program.js";

/** @typedef {import("../../../www/play/programs/link.js").SharedProgram} SharedProgram */

/** @type {SharedProgram} */
const BOT = {
  name: "Мой бот «Ё» 🐇",
  game: "dots",
  language: "javascript",
  source: 'const me = await readLine();\nprint("C4N"); // نخست\n',
};

/** @param {SharedProgram} program */
async function coded(program) {
  const code = await codeOf(program);
  assert.ok(code !== null);
  return code;
}

/** @param {string} code */
const refused = (code, id = "programs-link-damaged") =>
  assert.rejects(readCode(code), { name: "Failure", id });

/**
 * The code of a link with this content and the right checksum.
 * @param {Uint8Array} packed
 * @param {number} [version]
 */
function sealed(packed, version = 1) {
  const bytes = Buffer.alloc(5 + packed.length);
  bytes[0] = version;
  bytes.writeUInt32BE(crc32(packed), 1);
  bytes.set(packed, 5);
  return bytes.toString("base64url");
}

/** @param {string | Buffer} content */
const packed = (content) => sealed(deflateRawSync(content));

test("a program is read unchanged", async () => {
  const code = await coded(BOT);
  assert.match(code, /^[\w-]+$/);
  assert.deepEqual(await readCode(code), BOT);
  /** @type {SharedProgram} */
  const empty = { ...BOT, language: "python", source: "" };
  assert.deepEqual(await readCode(await coded(empty)), empty);
});

test("a module is read byte by byte", async () => {
  const source = Uint8Array.from({ length: 1000 }, (_, at) => (at * 37) % 256);
  const back = await readCode(await coded({ ...BOT, language: "wasi", source }));
  assert.deepEqual(back.source, source);
});

test("text that chats append to a link is not part of it", async () => {
  const code = await coded(BOT);
  for (const behind of [".", ")", ">", " and more", "&fbclid=x", "?utm_source=y", "\n"]) {
    assert.deepEqual(await readCode(code + behind), BOT, behind);
  }
});

test("a program's address is not that of a game", async () => {
  const code = await coded(BOT);
  assert.deepEqual(parseRoute(sharedProgramAddress(code)), {
    kind: "shared-program",
    code,
    isChallenge: false,
  });
  assert.deepEqual(parseRoute(challengeAddress(code)), {
    kind: "shared-program",
    code,
    isChallenge: true,
  });
  assert.deepEqual(parseRoute(`#${code}`), { kind: "shared", code });
});

test("each damaged character is noticed", async () => {
  const code = await coded(BOT);
  // The last character may hold bits that belong to no byte.
  for (let at = 0; at < code.length - 1; at++) {
    const other = code[at] === "A" ? "B" : "A";
    const damaged = code.slice(0, at) + other + code.slice(at + 1);
    await assert.rejects(readCode(damaged), { name: "Failure" }, `at ${at}`);
  }
  for (let length = 0; length < code.length; length += 3) await refused(code.slice(0, length));
});

test("a link of a later version says so", async () => {
  await refused(sealed(deflateRawSync("[]\n"), 2), "programs-link-later");
});

test("the content must be a program", async () => {
  assert.equal((await readCode(packed('["dots","javascript","x"]\n'))).name, "x");
  for (const content of [
    "",
    "no first line",
    "null\n",
    "{}\n",
    '["chess","javascript","x"]\n',
    '["dots","basic","x"]\n',
    '["dots","toString","x"]\n',
    '["dots","javascript",""]\n',
    '["dots","javascript",7]\n',
    Buffer.concat([Buffer.from('["dots","javascript","x"]\n'), Buffer.from([0xff, 0xfe])]),
  ]) {
    await refused(packed(content));
  }
});

test("a link never unpacks to more than a program", async () => {
  const line = '["dots","javascript","x"]\n';
  const whole = await readCode(packed(line + "x".repeat(MAX_TEXT_BYTES)));
  assert.equal(whole.source.length, MAX_TEXT_BYTES);
  await refused(packed(line + "x".repeat(MAX_TEXT_BYTES + 1)));
  // A link of 87,000 characters that would unpack to 64 MB.
  const bomb = packed(Buffer.alloc(64 * 1024 * 1024));
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  });
  await refused(bomb);
  clearInterval(watch);
  assert.ok(most < 16 * 1024 * 1024, `${most} bytes at once`);
});

test("a program that is too large for a link has none", async () => {
  assert.equal(await codeOf({ ...BOT, source: "x".repeat(MAX_TEXT_BYTES + 1) }), null);
});
