// Python programs and the page's messages, with real programs.

import assert from "node:assert/strict";
import { play } from "../browser/language-programs.mjs";
import { pageTest } from "../browser/page.mjs";

/** @typedef {import("../browser/language-programs.mjs").Result} Result */
/** @typedef {import("../browser/language-programs.mjs").Played} Played */

/**
 * A program, its input, and the expected outcome.
 * @typedef {Omit<Played, "language"> & {said?: string[], ended?: Partial<NonNullable<Result["ended"]>>}} Case
 */

const EXITED = { kind: /** @type {const} */ ("exit"), message: "", trace: [], code: 0 };

/** @type {Record<string, Case>} */
const CASES = {
  "lines are read in all the usual ways": {
    source: `
import os, sys, fileinput
sys.stdout.reconfigure(line_buffering=True)
print("?")
print(repr(input()))
print(repr(sys.stdin.readline()))
print(repr(next(sys.stdin)))
print(repr(sys.stdin.buffer.readline()))
print(repr(open(0).readline()))
print(os.read(0, 3), os.read(0, 100))
print([line.strip() for line in sys.stdin])
print(repr(sys.stdin.read()), repr(sys.stdin.readline()))
`,
    give: [["one"], ["two"], ["three"], ["four"], ["five"], ["six seven"], ["eight", "nine"]],
    said: [
      "?",
      "'one'",
      "'two\\n'",
      "'three\\n'",
      "b'four\\n'",
      "'five\\n'",
      "b'six' b' seven\\n'",
      "['eight', 'nine']",
      "'' ''",
    ],
    ended: EXITED,
  },
  "the end of the input is an error where a line was wanted": {
    source: 'print("?")\nprint(input("name "))\ninput()',
    give: [["Ada"]],
    said: ["?", "name Ada"],
    ended: {
      kind: "error",
      message: "EOFError: EOF when reading a line",
      trace: [{ line: 3, column: 1 }],
      code: 1,
    },
  },
  "what is printed comes before `input()` waits": {
    source: `
import sys
sys.stdout.write("a line\\n")
sys.stdout.write("half ")
sys.stdout.write("é\\n")
print("no end", end="")
input()
print()
`,
    give: [[], ["go on"]],
    said: ["a line", "half é", "no end"],
    ended: EXITED,
  },
  "a syntax error has its line and column": {
    source: 'print("never")\nif True\n    pass',
    said: [
      '!  File "program.py", line 2',
      "!    if True",
      "!           ^",
      "!SyntaxError: expected ':'",
    ],
    ended: {
      kind: "error",
      message: "SyntaxError: expected ':'",
      trace: [{ line: 2, column: 8 }],
      code: 1,
    },
  },
  "an error that another caused": {
    source: `
def inner():
    raise KeyError("k")

try:
    inner()
except KeyError as error:
    raise ValueError("v") from error
`,
    ended: { kind: "error", message: "ValueError: v", trace: [{ line: 8, column: 5 }], code: 1 },
  },
  "a text as its exit code goes to standard error": {
    source: 'import sys\nsys.exit("no more moves")',
    said: ["!no more moves"],
    ended: { ...EXITED, code: 1 },
  },
  "it is left at once": {
    source:
      'import atexit, os\natexit.register(print, "never")\nprint("last", flush=True)\nos._exit(4)',
    said: ["last"],
    ended: { ...EXITED, code: 4 },
  },
  "what is registered for the end runs": {
    source: 'import atexit\natexit.register(print, "bye")\nprint("last")',
    said: ["last", "bye"],
    ended: EXITED,
  },
  "a recursion without end is an error": {
    source: "def f(n):\n    return f(n + 1)\n\nf(0)",
    ended: { kind: "error", message: "RecursionError: maximum recursion depth exceeded", code: 1 },
  },
  "a deep recursion is none": {
    source: `
import sys
sys.setrecursionlimit(200_000)

def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)

print(depth(100_000))
`,
    said: ["100000"],
    ended: EXITED,
  },
  "a recursion too deep for the browser ends with its places, and no line": {
    source: `
import sys
sys.setrecursionlimit(10**9)

class Deep:
    def __lt__(self, other):
        return sorted([Deep(), Deep()])[0] is self

sorted([Deep(), Deep()])
`,
    ended: { kind: "trap", reason: "stack" },
  },
  "all its memory is an error by name": {
    source: "rows = []\nwhile True:\n    rows.append(bytearray(1_000_000))",
    ended: {
      kind: "memory",
      message: "MemoryError",
      trace: [{ line: 3, column: 17 }],
      code: 1,
    },
  },
  "a memory error can be caught": {
    source: `
try:
    rows = [bytearray(1_000_000) for _ in range(10_000)]
except MemoryError:
    print("caught")
`,
    said: ["caught"],
    ended: EXITED,
  },
  "it is a program like any other": {
    source: `
import sys, __main__
from dataclasses import dataclass
import pickle

@dataclass
class Point:
    x: int

print(__name__, __file__, sys.argv, __main__.Point is Point)
print(pickle.loads(pickle.dumps(Point(3))))
`,
    said: ["__main__ program.py ['program.py'] True", "Point(x=3)"],
    ended: EXITED,
  },
  "asyncio waits, and reads": {
    source: `
import asyncio

async def main():
    print("?")
    print(input())
    await asyncio.sleep(0.01)
    print(input())

asyncio.run(main())
`,
    give: [["one"], ["two"]],
    said: ["?", "one", "two"],
    ended: EXITED,
  },
  "there are no other programs and no threads": {
    source: `
import subprocess, threading
for start in (lambda: subprocess.run(["ls"]), threading.Thread(target=print).start):
    try:
        start()
    except (OSError, RuntimeError) as error:
        print(type(error).__name__)
`,
    said: ["OSError", "RuntimeError"],
    ended: EXITED,
  },
  "Python itself failing harms nothing": {
    source: "import ctypes\nctypes.string_at(0xFFFFFFF0, 100)",
    ended: { kind: "trap", trace: [{ line: 2 }] },
  },
  "a flood is cut": {
    source: 'while True:\n    print("x")',
    ended: { kind: "flood" },
  },
};

const options = {
  asWritten: true,
  // Pyodide tries the import of classic workers, which the policy refuses.
  expected: /Content-Security-Policy|Content Security Policy/,
};

pageTest("Python programs behave as elsewhere", options, async (page, url) => {
  await page.goto(url);
  /** @type {Record<string, Case>} */
  const found = {};
  for (const [name, { said, ended, ...program }] of Object.entries(CASES)) {
    const result = await play(page, { language: "python", ...program });
    const isSaid = (/** @type {string} */ line) => line.startsWith("!");
    const lines = said?.some(isSaid) ? result.said : result.said.filter((line) => !isSaid(line));
    const ending = Object.keys(ended ?? {}).map((key) => [
      key,
      /** @type {any} */ (result.ended)?.[key],
    ]);
    found[name] = {
      ...program,
      ...(said && { said: lines }),
      ...(ended && { ended: Object.fromEntries(ending) }),
    };
    // Otherwise a failure of Python itself would be read as the program's answer.
    assert.ok(!lines.some((line) => /^Stack|^ +File/.test(line)), name);
  }
  assert.deepEqual(found, CASES);
});

pageTest("the same seed gives the same random numbers", options, async (page, url) => {
  await page.goto(url);
  const source = `
import os, random, secrets, uuid
print(random.random(), random.sample(range(100), 5), os.urandom(4).hex(), secrets.token_hex(4), uuid.uuid4())
print(list({"rabbit", "hunter", "cabbage", "maze"}))
`;
  const run = async (/** @type {number} */ seed) =>
    (await play(page, { language: "python", source, given: { seed } })).said;
  const [one, again, other] = [await run(5), await run(5), await run(6)];
  assert.equal(one.length, 2);
  assert.deepEqual(again, one);
  assert.notEqual(other[0], one[0]);
});
