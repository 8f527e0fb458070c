// C++ programs and the page's messages, with real programs and the whole library.

import assert from "node:assert/strict";
import { BROWSER } from "../browser/browsers.mjs";
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
  "lines are read and written as usual, and headers are compiled once",
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

    // All of it is stored for another visit.
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

pageTest("errors are reported at their lines", WRITTEN, async (page, url) => {
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
  const warnings = await page.evaluate(async () => {
    const { prepare } = await import(new URL("play/running/prepare.js", location.href).href);
    const program = { language: "cpp", source: "int main() {\n  int unused;\n}" };
    // The second time it comes from the cache.
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

const EXCEPTIONS = `#include <any>
#include <exception>
#include <functional>
#include <iostream>
#include <map>
#include <new>
#include <optional>
#include <regex>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

using namespace std;

struct Guard { ~Guard() { cout << "left "; } };
struct Base { virtual ~Base() {} };
struct Derived : Base {};
struct Other : Base {};
struct Own : virtual exception { const char *what() const noexcept override { return "own"; } };
struct Both : Own, Base {};

void deep(int depth) { Guard guard; if (depth == 0) throw 5; deep(depth - 1); }
template <class F> void report(const char *name, F call) {
  cout << name << ' ';
  try { call(); cout << "nothing"; }
  catch (int number) { cout << number; }
  catch (const char *text) { cout << text; }
  catch (const out_of_range &) { cout << "out_of_range"; }
  catch (const invalid_argument &) { cout << "invalid_argument"; }
  catch (const length_error &) { cout << "length_error"; }
  catch (const bad_alloc &) { cout << "bad_alloc"; }
  catch (const ios_base::failure &) { cout << "failure"; }
  catch (const runtime_error &error) { cout << error.what(); }
  catch (const exception &error) { cout << "exception"; }
  cout << endl;
}

int main() {
  report("int", [] { deep(2); });
  report("text", [] { throw "text"; });
  report("at", [] { vector<int> none; none.at(1) = 2; });
  report("string", [] { string("abc").at(7) = 'x'; });
  report("substr", [] { cout << string("abc").substr(7); });
  report("stoi", [] { cout << stoi("x"); });
  report("range", [] { cout << stoi("99999999999"); });
  report("map", [] { map<int, int> none; cout << none.at(1); });
  report("length", [] { vector<int> all; all.reserve(-1); });
  report("new", [] { volatile size_t size = 2000000000; cout << (void *)new char[size]; });
  report("cast", [] { Derived one; Base &base = one; cout << &dynamic_cast<Other &>(base); });
  report("any", [] { any one = 1; cout << any_cast<string>(one); });
  report("optional", [] { optional<int> none; cout << none.value(); });
  report("variant", [] { variant<int, string> one = 1; cout << get<string>(one); });
  report("function", [] { function<void()> none; none(); });
  report("regex", [] { regex wrong("("); });
  report("cin", [] { cin.exceptions(ios::failbit); int number; cin >> number; });
  report("base", [] { try { throw Both(); } catch (Base &) { cout << "base "; throw; } });
  exception_ptr kept;
  try { throw runtime_error("kept"); } catch (...) { kept = current_exception(); }
  report("kept", [&] { rethrow_exception(kept); });
  report("again", [&] { try { rethrow_exception(kept); } catch (...) { rethrow_exception(current_exception()); } });
  report("nested", [] {
    try { try { throw runtime_error("inner"); } catch (...) { throw_with_nested(logic_error("outer")); } }
    catch (exception &error) { rethrow_if_nested(error); }
  });
  long long sum = 0;
  for (int i = 0; i < 20000; i += 1) try { throw i; } catch (int number) { sum += number; }
  cout << sum << ' ' << uncaught_exceptions() << endl;
}
`;

pageTest(
  "exceptions are thrown and caught, those of the library too",
  WRITTEN,
  async (page, url) => {
    await page.goto(url);
    const { said, ended } = await cpp(page, EXCEPTIONS);
    assert.deepEqual(said, [
      "int left left left 5",
      "text text",
      "at out_of_range",
      "string out_of_range",
      "substr out_of_range",
      "stoi invalid_argument",
      "range out_of_range",
      "map out_of_range",
      "length length_error",
      "new bad_alloc",
      "cast exception",
      "any exception",
      "optional exception",
      "variant exception",
      "function exception",
      "regex The expression contained mismatched ( and ).",
      "cin failure",
      "base base exception",
      "kept kept",
      "again kept",
      "nested inner",
      "199990000 0",
    ]);
    assert.equal(ended?.kind, "exit");
  },
);

/**
 * Ways in which a program fails: its statements, and the reason, the message and the line that the page gets. The line is
 * that of the first statement with a mark.
 * @type {[statements: string, reason: string, message?: string][]}
 */
const FAILURES = [
  ["assert(n > 1000); //!", "assert", "n > 1000"],
  ["abort(); //!", "abort"],
  ["terminate(); //!", "terminate"],
  ["int *none = n > 1000 ? &n : nullptr;\n*none = 3; //!", "null"],
  ["Node *none = n > 1000 ? new Node : nullptr;\ncout << none->next->value; //!", "null"],
  ["auto all = (volatile int *)(0x7fff0000 + n);\n*all = 3; //!", "memory"],
  ["cout << 7 / (n - n); //!", "division"],
  ["cout << 7 % (n - n); //!", "division"],
  ["vector<int> all(n);\ncout << all.at(n + 5); //!", "exception", "std::out_of_range: vector"],
  ["cout << fetch(n); //!", "exception", "std::out_of_range: vector"],
  ['throw runtime_error("all is lost"); //!', "exception", "std::runtime_error: all is lost"],
  ["throw n; //!", "exception", "int"],
  ["cout << stoi(string(n, 'x')); //!", "exception", "std::invalid_argument: stoi: no conversion"],
  ['[]() noexcept { throw logic_error("quiet"); //!\n}();', "exception", "std::logic_error: quiet"],
  ["try { throw Own(n); //!\n} catch (Own &) { throw; }", "exception", "Own"],
];

/** The headless shell itself crashes when a program leaves its memory. */
const TRAPS_MEMORY = BROWSER !== "headless-shell";

/** @param {string} statements */
const failing = (statements) => `#include <cassert>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;
struct Node { int value; Node *next; };
struct Own { int value; };
int fetch(int n) { vector<int> all(n); return all.at(n); }
int main() {
  cout << "?" << endl;
  int n;
  cin >> n;
  ${statements}
}
`;

pageTest("a program that fails says why and at which line", WRITTEN, async (page, url) => {
  await page.goto(url);
  for (const [statements, reason, message] of FAILURES) {
    if (reason === "memory" && !TRAPS_MEMORY) continue;
    const source = failing(statements);
    const mark = source.split("\n").findIndex((line) => line.includes("//!")) + 1;
    // A function's line may be named before that of its call.
    const lines = statements.includes("fetch") ? [11, mark] : [mark];
    const { said, ended, faults } = await cpp(page, source, [["3"]]);
    const label = `${statements}: ${JSON.stringify([said, ended, faults])}`;
    assert.deepEqual([ended?.kind, ended?.reason], ["trap", reason], label);
    if (message !== undefined) assert.equal(ended?.message, message, label);
    const trace = (ended?.trace ?? []).map(({ line }) => line);
    assert.deepEqual(trace.slice(0, lines.length), lines, label);
  }
});

pageTest(
  "too deep calls, a full memory and `exit` end a program as they are",
  WRITTEN,
  async (page, url) => {
    await page.goto(url);
    // Frames of two sizes: the browser's stack is full first, or the program's, below which there is no memory.
    for (const size of TRAPS_MEMORY ? [1, 4000] : [1]) {
      const { ended: deep } = await cpp(
        page,
        `#include <cstdio>
struct Guard { int all[${size}]; Guard(int n) { all[n % ${size}] = n; } ~Guard() noexcept { all[0] = 0; } };
int deep(int n) {
  Guard guard(n);
  volatile int *own = guard.all;
  return n == 0 ? 0 : deep(n - 1) + own[n % ${size}];
}
int main() { volatile int n = 10000000; printf("%d", deep(n)); }
`,
      );
      assert.deepEqual([deep?.kind, deep?.reason], ["trap", "stack"], JSON.stringify(deep));
      assert.ok([2, 3, 4, 5, 6].includes(deep?.trace[0]?.line ?? 0), JSON.stringify(deep));
    }
    const { ended: full } = await cpp(
      page,
      "#include <vector>\nint main() { std::vector<std::vector<int>> all; for (;;) all.emplace_back(1 << 20, 1); }\n",
    );
    assert.deepEqual([full?.kind, full?.trace[0]?.line], ["memory", 2], JSON.stringify(full));
    // `exit` does not run the destructors of a function's locals.
    const left = await cpp(
      page,
      `#include <cstdlib>
#include <iostream>
struct Guard { ~Guard() { std::cout << "left" << std::endl; } };
void leave() noexcept { Guard guard; std::exit(3); }
int main() { try { leave(); } catch (...) { std::cout << "caught" << std::endl; } }
`,
    );
    assert.deepEqual([left.said, left.ended?.kind, left.ended?.code], [[], "exit", 3]);
  },
);

pageTest("the whole library, and C", WRITTEN, async (page, url) => {
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

pageTest("a compilation can be cancelled, and the next one runs", WRITTEN, async (page, url) => {
  await page.goto(url);
  const outcome = await page.evaluate(async (source) => {
    const { prepare } = await import(new URL("play/running/prepare.js", location.href).href);
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

for (const [locale, words] of /** @type {const} */ ([
  ["en-GB", "The program crashed: it threw an exception and nothing caught it. (line 17)"],
  ["ru-RU", "Программа аварийно завершилась: исключение никто не перехватил. (строка 17)"],
  ["fa-IR", "برنامه از کار افتاد: استثنایی پرتاب شد و هیچ‌جا گرفته نشد. (خط ۱۷)"],
])) {
  pageTest(
    `${locale}: the page reports a failure in its language`,
    { ...WRITTEN, locale },
    async (page, url) => {
      await page.goto(url);
      const { ended } = await cpp(page, failing("vector<int> all(n);\n  cout << all.at(n);"), [
        ["3"],
      ]);
      assert.ok(ended);
      const texts = await page.evaluate(async (ended) => {
        const load = (/** @type {string} */ file) => import(new URL(file, location.href).href);
        const { loadWords } = await load("kit/page/i18n.js");
        const { programEndParts } = await load("app/table/program-end.js");
        await loadWords("program-log");
        const code = (/** @type {string} */ text) => document.createTextNode(text);
        return programEndParts(ended, code).map((/** @type {Node} */ { textContent }) =>
          textContent?.replace(/[\u2066-\u2069]/g, ""),
        );
      }, ended);
      assert.deepEqual(texts, [words, "std::out_of_range: vector"]);
    },
  );
}

pageTest("clock() counts the program's own time", WRITTEN, async (page, url) => {
  await page.goto(url);
  const own = await cpp(
    page,
    `#include <chrono>
#include <ctime>
#include <iostream>
#include <string>
#include <thread>
using namespace std;
using namespace chrono;
int main() {
  auto start = steady_clock::now();
  clock_t own_start = clock();
  cout << "?" << endl;
  for (string line; getline(cin, line);) this_thread::sleep_for(200ms);
  while (clock() - own_start < CLOCKS_PER_SEC / 20) {}
  auto own = duration<double>(double(clock() - own_start) / CLOCKS_PER_SEC);
  cout << (own >= 50ms) << (steady_clock::now() - start - own >= 200ms) << endl;
}
`,
    [["a line"]],
  );
  assert.deepEqual([own.said, own.ended?.kind], [["?", "11"], "exit"]);
});
