// Hand-ins as text, read from any file that a teacher may receive.

import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { checksum } from "../../../www/kit/page/bytes.js";
import { csvOf } from "../../../www/outside/collect/csv.js";
import { handInsInText, handInsOf } from "../../../www/outside/collect/reading.js";
import { median, summaries } from "../../../www/outside/collect/summary.js";
import { codeOfHandIn, fileOfHandIn, readHandIns } from "../../../www/play/scores/hand-in.js";

/** @type {import("../../../www/play/scores/hand-in.js").HandIn} */
const HAND_IN = {
  name: "Анна, 7b",
  game: "dots",
  link: "JbrIY4BjYEhgcGiAoQWMDAA",
  isBuiltIn: false,
  progress: "EJEJ",
  started: 1_700_000_000,
  ended: 1_700_000_300,
  seconds: 250,
  version: "abc",
};

const CODE = codeOfHandIn(HAND_IN);

/** @param {AsyncIterable<import("../../../www/outside/collect/reading.js").CollectedEntry>} found */
async function all(found) {
  const list = [];
  for await (const each of found) list.push(each);
  return list;
}

test("a hand-in is read as it was written, wherever lines are broken", () => {
  const broken = CODE.replace(/(.{20})/g, "$1\r\n  ");
  for (const text of [
    CODE,
    `> ${CODE} bye`,
    `a\n${CODE}`,
    broken.replace(/^[^:]*:/, "warren-hand-in:"),
  ]) {
    assert.deepEqual(
      [...readHandIns(text)].map(({ handIn }) => handIn),
      [HAND_IN],
    );
  }
  const other = { ...HAND_IN, link: null, progress: null, isBuiltIn: true, name: "5" };
  const two = `${CODE}\n\nWarren: hand-in of 5\n${codeOfHandIn(other)}`;
  assert.deepEqual(
    [...readHandIns(two)].map(({ handIn }) => handIn),
    [HAND_IN, other],
  );
});

/** Hand-ins of the first version: learners may keep such files for a long time. */
const FIRST_VERSION =
  "warren-hand-in:8fBmA94FDNCQ0L3QvdCwLCA3YgRkb3RzF0picklZNEJqWUVoZ2NHaUFvUVdNREFBBEVKRUoDYWJjgOLPqgas5M-qBvoB.";

test("hand-ins of the first version are read", () => {
  assert.deepEqual([...readHandIns(FIRST_VERSION)][0].handIn, HAND_IN);
});

test("a damaged hand-in is skipped, and stops nothing", () => {
  const code = CODE.slice("warren-hand-in:".length, -1);
  for (let at = 0; at < code.length; at++) {
    for (const put of ["A", "_", ""]) {
      const damaged = `${code.slice(0, at)}${put}${code.slice(at + 1)}`;
      if (damaged === code) continue;
      const [first, second] = readHandIns(`warren-hand-in:${damaged}.\n${CODE}`);
      assert.deepEqual([first.handIn, second.handIn], [null, HAND_IN], damaged);
    }
  }
  const cut = CODE.slice(0, -9);
  for (const between of ["", "\n", "\nWarren: hand-in of 5\n"]) {
    const read = [...readHandIns(`${cut}${between}${CODE}${between}${cut}`)];
    assert.deepEqual(
      read.map(({ handIn }) => handIn),
      [null, HAND_IN, null],
      "a truncated hand-in takes nothing from the next",
    );
  }
  const html = `<p>${CODE.slice(0, 60)}<br>${CODE.slice(60)}</p>`;
  assert.deepEqual([...handInsInText(html, "a.html")], [{ file: "a.html", handIn: HAND_IN }]);
  assert.deepEqual(
    [...handInsInText("hello", "b.txt")],
    [{ file: "b.txt", problem: "collect-nothing" }],
  );
});

test("a text with too many hand-ins counts only the first", () => {
  const found = [...handInsInText(`${CODE}\n`.repeat(2500), "many.txt")];
  assert.equal(found.length, 2001);
  assert.deepEqual(found[1999], { file: "many.txt", handIn: HAND_IN });
  assert.deepEqual(found[2000], { file: "many.txt", problem: "collect-many" });
});

/**
 * A zip as learning systems make it.
 * @param {[path: string, content: string, method?: number][]} files
 */
function zipOf(files) {
  const [parts, table] = [/** @type {Buffer[]} */ ([]), /** @type {Buffer[]} */ ([])];
  let place = 0;
  for (const [path, content, method = 8] of files) {
    const [name, plain] = [Buffer.from(path), Buffer.from(content)];
    const data = method === 8 ? deflateRawSync(plain) : plain;
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(checksum(plain), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(plain.length, 8);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(method, 8);
    sizes.copy(local, 14);
    local.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(method, 10);
    sizes.copy(listed, 16);
    listed.writeUInt16LE(name.length, 28);
    listed.writeUInt32LE(place, 42);
    parts.push(local, name, data);
    table.push(listed, name);
    place += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(table).length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...parts, ...table, end]);
}

test("a zip of all submissions is read, and faults in it are reported", async () => {
  const zip = zipOf([
    ["Anna_1_file_/anna-dots.warren.txt", CODE],
    ["Boris_2_file_/essay.txt", "an essay", 0],
    ["Boris_2_file_/", "", 0],
    ["__MACOSX/._x", "x"],
    ["Cem_3_file_/cem.txt", "x".repeat(3_000_000)],
    ["Dana_4_file_/dana.txt", `${CODE.slice(0, 50)}A${CODE.slice(50)}`],
  ]);
  const [found, cut] = [zip, zip.subarray(0, zip.length - 200)].map((bytes) =>
    all(handInsOf([{ name: "all.zip", content: new Blob([new Uint8Array(bytes)]) }])),
  );
  assert.deepEqual(await found, [
    { file: "all.zip/Anna_1_file_/anna-dots.warren.txt", handIn: HAND_IN },
    { file: "all.zip/Boris_2_file_/essay.txt", problem: "collect-nothing" },
    { file: "all.zip/Cem_3_file_/cem.txt", problem: "collect-large" },
    { file: "all.zip/Dana_4_file_/dana.txt", problem: "collect-damaged" },
  ]);
  assert.deepEqual(await cut, [{ file: "all.zip", problem: "collect-zip-damaged" }]);
  // The reader finishes with a result or an error, whichever byte changes.
  for (let at = 0; at < zip.length; at += 7) {
    const damaged = new Uint8Array(zip);
    damaged[at] ^= 0xff;
    const heard = await all(handInsOf([{ name: "all.zip", content: new Blob([damaged]) }]));
    assert.ok(heard.length > 0 && heard.length <= 6, `${heard.length} things at byte ${at}`);
  }
});

test("a table for spreadsheets has no formulas and all letters", () => {
  const text = csvOf([
    ["Name", "n"],
    ["=HYPERLINK(1)", 3],
    ['Анна, "A"', null],
    ["-1", -1],
    ["@x\r\ny", 0],
  ]);
  assert.equal(
    text,
    '\ufeffName,n\r\n\'=HYPERLINK(1),3\r\n"Анна, ""A""",\r\n\'-1,-1\r\n"\'@x\r\ny",0\r\n',
  );
});

test("totals show who solved a puzzle and the most frequent errors", () => {
  assert.deepEqual([median([]), median([3]), median([4, 1, 2]), median([1, 2])], [null, 3, 2, 1.5]);
  const row = (
    /** @type {string} */ outcome,
    /** @type {number} */ attempts,
    /** @type {string[]} */ ...wrong
  ) =>
    /** @type {any} */ ({
      subject: { key: "a" },
      outcome,
      attempts,
      tried: wrong.map((move, at) => ({
        attempt: at + 1,
        moves: [move],
        code: "",
        isSolution: false,
      })),
    });
  const rows = [row("solved", 2, "F1W"), row("unsolved", 9, "A1N", "F1W"), row("solved", 1)];
  const [{ count, median: middle, solved, wrong }] = summaries(rows, (_, { moves }) =>
    moves.join(),
  );
  assert.deepEqual([count, solved, middle], [3, 2, 1.5]);
  assert.deepEqual(
    wrong.map(({ count, tried }) => [tried.moves[0], count]),
    [
      ["F1W", 2],
      ["A1N", 1],
    ],
  );
});

test("any name makes a file name", () => {
  assert.equal(fileOfHandIn("Анна 7b", "dots"), "Анна-7b-dots.warren.txt");
  assert.equal(fileOfHandIn("../../etc: <x>", "mice"), "etc-x-mice.warren.txt");
  assert.equal(fileOfHandIn("...", "mice"), "warren-mice.warren.txt");
});
