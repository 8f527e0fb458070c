// Programs in Python and C++: one of each, and how their compilers are loaded, stored and removed. `tests/languages` has the
// rest.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { play } from "../language-programs.mjs";
import { pageTest } from "../page.mjs";

/** Modules by their names, which exist only in the unbundled modules. */
const WRITTEN = { asWritten: true };

const PYTHON = `
import sys

print("ready")
name = input()
print("hello", name, open("connect.txt").read().split(), flush=True)
for line in sys.stdin:
    print(line.strip()[::-1], flush=True)
    print("turn", file=sys.stderr)
sys.exit(3)
`;

const WAYS_OUT = `
import js, pyodide.code, pyodide_js, socket, urllib.request
from pyodide.http import open_url

def tries(name, way):
    try:
        print(name, way())
    except BaseException as error:
        print(name, "shut")

tries("fetch", lambda: js.fetch("https://example.org/"))
tries("xhr", lambda: js.XMLHttpRequest.new())
tries("socket", lambda: socket.create_connection(("127.0.0.1", 80)).send(b"x"))
tries("urllib", lambda: urllib.request.urlopen("http://127.0.0.1/").read())
tries("open_url", lambda: open_url("http://127.0.0.1/").read())
tries("database", lambda: js.indexedDB.open("x"))
tries("page", lambda: js.parent.document)
tries("message", lambda: js.postMessage("x"))
tries("worker", lambda: js.Worker.new("x"))
tries("channel", lambda: js.BroadcastChannel.new("x"))
tries("script", lambda: js.importScripts("https://example.org/"))
tries("evaluate", lambda: pyodide.code.run_js("globalThis"))
tries("function", lambda: js.constructor.constructor("return globalThis")())
tries("package", lambda: __import__("micropip"))
`;

pageTest(
  "a Python program plays, and reaches nothing but its lines",
  // Firefox logs what Pyodide tries in vain.
  { ...WRITTEN, expected: /Content-Security-Policy/ },
  async (page, url) => {
    await page.goto(url);
    const played = await play(page, {
      language: "python",
      source: PYTHON,
      give: [["Ada"], ["one", "two"]],
      given: { files: [{ name: "connect.txt", content: "1 2\n" }] },
    });
    assert.deepEqual(played.said, [
      "ready",
      "hello Ada ['1', '2']",
      "eno",
      "!turn",
      "owt",
      "!turn",
    ]);
    assert.deepEqual(played.ended, { kind: "exit", message: "", trace: [], code: 3 });
    const loaded = played.progress.filter(([, , stage]) => stage === "loading");
    assert.ok(loaded.length > 10, `${loaded.length} steps`);
    assert.equal(loaded.at(-1)?.[0], loaded.at(-1)?.[1]);

    const failed = await play(page, {
      language: "python",
      source: "def f(x):\n    return 1 / x\n\nf(0)\n",
    });
    assert.equal(failed.ended?.message, "ZeroDivisionError: division by zero");
    assert.deepEqual(failed.ended?.trace, [
      { line: 2, column: 12, name: "f" },
      { line: 4, column: 1 },
    ]);

    const { said } = await play(page, { language: "python", source: WAYS_OUT });
    assert.equal(said.length, 14);
    assert.deepEqual(
      said.filter((line) => !line.endsWith(" shut")),
      [],
    );
  },
);

const CPP = `// Small headers, which are compiled soon.
#include <cstdio>
#include <cstring>

int main() {
  char line[100];
  puts("ready");
  fflush(stdout);
  while (fgets(line, sizeof line, stdin)) printf("%zu\\n", strlen(line) - 1), fflush(stdout);
  fputs("over", stderr);
  return 3;
}
`;

pageTest(
  "a C++ program is compiled and plays, or its errors are shown at their lines",
  WRITTEN,
  async (page, url) => {
    await page.goto(url);
    const { said, ended, progress } = await play(page, {
      language: "cpp",
      source: CPP,
      give: [["seven 7"], ["a", ""]],
    });
    assert.deepEqual(said, ["ready", "7", "1", "0", "!over"]);
    assert.deepEqual([ended?.kind, ended?.code], ["exit", 3]);
    assert.deepEqual(
      [...new Set(progress.map(([, , stage]) => stage))],
      ["loading", "starting", "compiling"],
    );

    const wrong = await play(page, {
      language: "cpp",
      source: CPP.replace("char line[100];", "char lime[100];"),
    });
    assert.deepEqual(wrong.faults?.[0], {
      line: 9,
      column: 16,
      message: "use of undeclared identifier 'line'; did you mean 'lime'?",
      severity: "error",
    });
  },
);

/** A test language in pieces: their contents, before they are compressed together. */
const PIECE = 100;

/** @param {string} content */
function listedAs(content) {
  const compressed = gzipSync(content, { level: 0 });
  /** @type {Map<string, Buffer>} */
  const pieces = new Map();
  /** @type {[string, number][]} */
  const listed = [];
  for (let from = 0; from < compressed.length; from += PIECE) {
    const piece = compressed.subarray(from, from + PIECE);
    const hash = createHash("sha256").update(piece).digest("hex");
    pieces.set(hash, piece);
    listed.push([hash, piece.length]);
  }
  const files = { file: { size: content.length, pieces: listed } };
  const about = { about: "Test 1", bytes: compressed.length, size: content.length, files };
  return { list: { python: about }, pieces };
}

pageTest(
  "the files of a language are loaded in pieces, checked, stored and removed",
  { ...WRITTEN, expected: /compilers\/python|integrity|digest/i },
  async (page, url) => {
    const first = listedAs("a".repeat(PIECE - 15) + "b".repeat(PIECE) + "c".repeat(PIECE));
    const second = listedAs("a".repeat(PIECE - 15) + "b".repeat(PIECE) + "d".repeat(PIECE));
    let served = first;
    let broken = "";
    /** The pieces that were requested. @type {string[]} */
    const asked = [];
    await page.route("**/compilers/**", (route) => {
      const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
      if (name === "list.json") return route.fulfill({ json: served.list });
      const hash = name.replace(".bin", "");
      asked.push(hash);
      const body = served.pieces.get(hash) ?? Buffer.from("");
      return route.fulfill({ body: hash === broken ? Buffer.from("something else") : body });
    });
    const inPage = async (/** @type {string} */ call) => {
      asked.length = 0;
      return page.evaluate(async (call) => {
        const load = (/** @type {string} */ file) => import(new URL(file, location.href).href);
        const compilers = await load("play/running/compilers.js");
        const { inflated } = await load("play/running/packed.js");
        /** @type {number[]} */
        const progress = [];
        const onProgress = (/** @type {number} */ done) => progress.push(done);
        switch (call) {
          case "load":
            await compilers.load("python", onProgress);
            return progress;
          case "isLoaded":
            return compilers.isLoaded("python");
          case "isThere":
            return [await compilers.isThere("python"), await compilers.isThere("cpp")];
          case "content":
            return inflated(await compilers.compressedFile("python", "file")).text();
          default:
            await compilers.remove("python");
            return (await (await caches.open((await caches.keys())[0])).keys()).length;
        }
      }, call);
    };
    const { bytes, files } = first.list.python;
    const hashes = files.file.pieces.map(([hash]) => hash);
    assert.ok(hashes.length > 2);

    await page.goto(url);
    assert.deepEqual(await inPage("isThere"), [true, false]);
    assert.equal(await inPage("isLoaded"), false);
    // A damaged piece is rejected, and the others are not requested again.
    broken = hashes[1];
    await assert.rejects(inPage("load"));
    assert.equal(await inPage("isLoaded"), false);
    broken = "";
    await page.reload();
    const progress = await inPage("load");
    assert.equal(progress.at(-1), bytes);
    assert.ok(progress[0] >= PIECE, String(progress));
    assert.ok(asked.includes(hashes[1]) && !asked.includes(hashes[0]), String(asked));
    assert.equal(await inPage("isLoaded"), true);

    // It survives a reload; for a new version only new pieces are loaded, and old ones are deleted.
    await page.reload();
    assert.equal(await inPage("isLoaded"), true);
    assert.deepEqual([await inPage("load"), asked], [[bytes], []]);
    served = second;
    await page.reload();
    assert.equal(await inPage("isLoaded"), false);
    await inPage("load");
    assert.deepEqual(
      asked.toSorted(),
      [...second.pieces.keys()].filter((hash) => !hashes.includes(hash)).toSorted(),
    );
    assert.match(await inPage("content"), /^a+b+d+$/);
    assert.equal(await inPage("remove"), 0);
    assert.equal(await inPage("isLoaded"), false);
  },
);
