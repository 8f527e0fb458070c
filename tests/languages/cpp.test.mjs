// What C++ programs do and are told, with real programs and the whole library.

import assert from "node:assert/strict";
import { play } from "../browser/language-programs.mjs";
import { pageTest } from "../browser/page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const WRITTEN = { asWritten: true };

/** @param {Page} page @param {string} source @param {string[][]} [give] */
const cpp = (page, source, give) => play(page, { language: "cpp", source, give });

/** The steps of a compilation, by number. @param {import("../browser/language-programs.mjs").Result} result */
const stepsOf = ({ progress }) =>
  progress.filter(([, , stage]) => stage === "compiling").map(([done]) => done);

const LINES = `/* Sorts the numbers
   of each line. */
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using namespace std;

int main() {
  int count;
  cin >> count;
  cin.ignore();
  string line;
  while (getline(cin, line)) {
    istringstream words(line);
    vector<int> numbers;
    for (int number; words >> number;) numbers.push_back(number);
    sort(numbers.begin(), numbers.end());
    for (int number : numbers) cout << number * count << ' ';
    cout << endl;
  }
}
`;

pageTest(
  "lines are read and written as everywhere, and headers are compiled once",
  WRITTEN,
  async (page, url) => {
    await page.goto(url);
    const asked = LINES.replace("  cin >> count;", '  cout << "?" << endl;\n  cin >> count;');
    const whole = await cpp(page, asked, [["2", "3 1 2"], ["5 -1"]]);
    assert.deepEqual(whole.said, ["?", "2 4 6 ", "-2 10 "]);
    assert.equal(whole.ended?.kind, "exit");
    assert.deepEqual(stepsOf(whole), [0, 1, 2]);
    const same = await cpp(page, asked, [["7", "1"]]);
    assert.deepEqual([same.said, stepsOf(same)], [["?", "7 "], []]);
    const changed = await cpp(page, asked.replace("number * count", "number + count"), [
      ["2", "1 0"],
    ]);
    assert.deepEqual(
      [changed.said, stepsOf(changed)],
      [
        ["?", "2 3 "],
        [1, 2],
      ],
    );

    // All of it is kept for another visit.
    await page.reload();
    const kept = await cpp(page, asked, [["2", "3 1 2"]]);
    assert.deepEqual([kept.said, kept.progress], [["?", "2 4 6 "], []]);
    const again = await cpp(page, asked.replace("number * count", "number - count"), [
      ["2", "1 0"],
    ]);
    assert.deepEqual(
      [again.said, stepsOf(again)],
      [
        ["?", "-2 -1 "],
        [1, 2],
      ],
    );
  },
);

pageTest("what is wrong is told at its line", WRITTEN, async (page, url) => {
  await page.goto(url);
  const faultsOf = async (/** @type {string} */ source) =>
    (await cpp(page, source)).faults?.map(({ line, message, severity, reason }) =>
      [line, severity, reason ?? message].join(" "),
    );
  assert.deepEqual(await faultsOf(LINES.replace("push_back", "push")), [
    "19 error no member named 'push' in 'std::vector<int>'",
  ]);
  assert.deepEqual(await faultsOf(LINES.replace("<sstream>", "<stream>")), [
    "5 error 'stream' file not found",
  ]);
  assert.deepEqual(await faultsOf("int f() { return 1; }"), [
    "0 error the program has no function 'main'",
  ]);
  assert.deepEqual(await faultsOf("void f();\nint main() { f(); }"), [
    "0 error undefined symbol: f()",
  ]);
  const inLibrary = await faultsOf(
    LINES.replace(
      "sort(numbers.begin(), numbers.end());",
      "struct A {}; vector<A> all;\nsort(all.begin(), all.end());",
    ),
  );
  assert.ok(
    inLibrary?.some((fault) => fault.startsWith("21 error invalid operands")),
    String(inLibrary),
  );
  assert.deepEqual(await faultsOf("int main() { throw 1; }"), [
    "1 error cannot use 'throw' with exceptions disabled",
  ]);
  const warnings = await page.evaluate(async () => {
    const { prepare } = await import(new URL("running/prepare.js", location.href).href);
    const program = { language: "cpp", source: "int main() {\n  int unused;\n}" };
    // The second time it is found where it was kept.
    return [(await prepare(program)).warnings, (await prepare(program)).warnings];
  });
  const unused = {
    line: 2,
    column: 7,
    message: "unused variable 'unused'",
    severity: "warning",
  };
  assert.deepEqual(warnings, [[unused], [unused]]);
});

pageTest("all of the library, and C", WRITTEN, async (page, url) => {
  await page.goto(url);
  const all = await cpp(
    page,
    `#include <bits/stdc++.h>
using namespace std;
int main() {
  mt19937 random(5);
  unordered_map<string, vector<int>> map{{"a", {3, 1, 2}}};
  ranges::sort(map["a"]);
  cout << map["a"][0] << ' ' << regex_replace("b1", regex("[0-9]"), "2") << ' ' << random() << ' ' << (clock() >= 0) << endl;
  printf("%.3Lf %lld\\n", 1.5L, 1LL << 40);
}
`,
  );
  assert.deepEqual(all.said, ["1 b2 953453411 1", "1.500 1099511627776"]);
  const c = await cpp(
    page,
    `#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int *new = malloc(3 * sizeof *new);
  new[2] = 7;
  printf("%d\\n", new[2]);
}
`,
  );
  assert.deepEqual(c.said, ["7"]);
});

pageTest("a compilation can be given up, and the next one goes on", WRITTEN, async (page, url) => {
  await page.goto(url);
  const outcome = await page.evaluate(async (source) => {
    const { prepare } = await import(new URL("running/prepare.js", location.href).href);
    const leaving = new AbortController();
    const first = prepare(
      { language: "cpp", source },
      (/** @type {number} */ _done, /** @type {number} */ _whole, /** @type {string} */ stage) => {
        if (stage === "compiling") leaving.abort();
      },
      leaving.signal,
    ).then(
      () => "compiled",
      (/** @type {Error} */ error) => error.name,
    );
    const name = await first;
    const { module } = await prepare({ language: "cpp", source: "int main() {}" });
    return [name, module.length > 1000];
  }, LINES);
  assert.deepEqual(outcome, ["AbortError", true]);
});
