// Texts and links as mail programs, chats and redirects leave them.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import init, * as engines from "../../../pkg/wasm/engines.js";
import { decodedLink, nameInLink } from "../../../www/games/names-in-text.js";
import { parseRoute } from "../../../www/play/addresses.js";
import { codeOfSet, setCodeIn } from "../../../www/play/puzzle/teacher-set.js";
import { readUnfolded, unquoted } from "../../../www/play/share/pasted.js";

const module = new URL("../../../pkg/wasm/engines_bg.wasm", import.meta.url);
await init({ module_or_path: await readFile(module) });

const folder = new URL("../../records/", import.meta.url);
const names = (await readdir(folder)).filter((file) => /-00\d\.rec$/.test(file));
const records = await Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
assert.ok(records.length > 20);

/** @param {string} text */
const record = (text) => engines.Scene.fromRecord(text).record();

/** @param {string} text @returns {Promise<{ read: string } | { line: number, thrown: any }>} */
async function read(text) {
  try {
    return { read: record(text) };
  } catch (thrown) {
    return { line: /** @type {any} */ (thrown).line ?? 0, thrown };
  }
}

/** @param {string} text @param {(line: string) => string} change */
const eachLine = (text, change) => text.trimEnd().split("\n").map(change).join("\n");

test("quoted texts and code blocks are read as their content", () => {
  for (const text of records) {
    const quotations = [
      eachLine(text, (line) => `> ${line}`),
      eachLine(text, (line) => `>${line}`),
      eachLine(text, (line) => `> > ${line}`),
      `On Monday Ada wrote:\n${eachLine(text, (line) => `> ${line}`)}\n\nWhat do you think?\n`,
      `Look:\n\`\`\`\n${text}\`\`\`\nIs it not nice?`,
      `~~~text\r\n${text.replaceAll("\n", "\r\n")}~~~\r\n`,
      `${text}\`\`\``,
      `> \`\`\`\n${eachLine(text, (line) => `> ${line}`)}\n> \`\`\``,
    ];
    for (const quoted of quotations) assert.equal(record(unquoted(quoted)), record(text), quoted);
    assert.equal(unquoted(text), text);
  }
  const log = ">> 7 7\n<< C4N\n";
  assert.equal(unquoted(log), log);
});

test("lines keep their numbers", () => {
  const text = "Hello,\n> ```\n> warren 1 dots\n> C4N\n> nonsense\n> ```\nYours";
  assert.throws(
    () => record(unquoted(text)),
    (thrown) => /** @type {any} */ (thrown).line === 5,
  );
});

/** Folds lines at a width as mail programs do: at spaces. @param {string} text @param {number} width */
const folded = (text, width) =>
  eachLine(text, (line) =>
    line.replaceAll(new RegExp(`(.{1,${width}})( |$)`, "g"), "$1\n").trimEnd(),
  );

/** The second half of a game, with a note: the line of its start is long. @param {string} text */
function secondHalf(text) {
  const scene = engines.Scene.fromRecord(text);
  const half = Math.floor(scene.length / 2);
  const moves = scene.moves().slice(half);
  const note = `# after 0: ${"A good place to think about what comes next. ".repeat(3).trim()}`;
  return [`warren 1 ${scene.game}`, `start ${scene.position(half)}`, note, ...moves, ""].join("\n");
}

test("folded lines are joined", async () => {
  for (const text of records.map(secondHalf)) {
    for (const width of [76, 65]) {
      const changed = folded(text, width);
      assert.notEqual(changed, text.trimEnd());
      assert.equal(await readUnfolded(changed, read), record(text), changed);
    }
  }
  const cut = "warren 1 dots\nC4=\nN\nG6N\n";
  assert.equal(await readUnfolded(cut, read), record("warren 1 dots\nC4N\nG6N\n"));
});

test("an unreadable move does not vanish in a comment", async () => {
  for (const words of ["A good place", "A good place to begin, as we have seen before."]) {
    const wrong = `warren 1 dots\n# after 0: ${words.repeat(2)}\nG6X\nA1N\n`;
    await assert.rejects(
      readUnfolded(wrong, read),
      (thrown) => /** @type {any} */ (thrown).line === 3,
    );
  }
});

test("if unfolding does not help, the error is that of the original text", async () => {
  const wrong = "warren 1 dots\nC4N\nG6X\nA1N\n";
  await assert.rejects(
    readUnfolded(wrong, read),
    (thrown) => /** @type {any} */ (thrown).line === 3,
  );
  let calls = 0;
  const never = async () => {
    calls += 1;
    return { line: calls, thrown: new Error("no") };
  };
  await assert.rejects(readUnfolded("x\n".repeat(100_000), never), /no/);
  assert.ok(calls < 100, `${calls} readings`);
});

const LINK = "JbrIY4BjYEhgcGiAoQWMDAA";

test("links behind redirects are found", () => {
  const site = "https://warren.example/";
  for (
    let times = 0, link = `${site}#${LINK}`;
    times < 4;
    times++, link = encodeURIComponent(link)
  ) {
    const text = `https://redirect.example/?to=${link}&from=mail`;
    assert.equal(engines.codeOfLink(decodedLink(text)), LINK, text);
    assert.equal(nameInLink(decodedLink(text)), "dots", text);
  }
  const set = codeOfSet({
    title: "A",
    hints: true,
    shuffled: false,
    tries: null,
    puzzles: [{ link: LINK }],
  });
  assert.equal(setCodeIn(encodeURIComponent(`${site}#/set/${set}`)), set);
  for (const text of ["%23", "100 %", "%E0%A4%A%23", "%25".repeat(50)]) {
    assert.doesNotThrow(() => decodedLink(text), text);
  }
  assert.deepEqual(parseRoute(`#%2Fset%2F${set}`), { kind: "set", code: set });
  assert.deepEqual(parseRoute(`#%252Fset%252F${set}`), { kind: "set", code: set });
});
