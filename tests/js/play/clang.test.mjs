// The page's input for the C++ compiler, and its reading of the output.

import assert from "node:assert/strict";
import { test } from "node:test";
import { diagnosticsIn, mayBeC, splitHeaders } from "../../../www/play/running/clang.js";

test("a program's first includes are compiled separately, and its lines keep their numbers", () => {
  const source = `// By me.
#include <iostream>
/* two */

  #  include <vector> // here
using namespace std;
int main() {}
`;
  assert.deepEqual(splitHeaders(source), {
    headers: "#include <iostream>\n#  include <vector>\n",
    lines: [2, 5],
    rest: "\n\n\n\n\nusing namespace std;\nint main() {}\n",
  });
});

test("comments before the includes may be long, and have quotation marks", () => {
  const { headers, lines } = splitHeaders(
    `/*\n * Don't "steal" this.\n */\n#include "bits/stdc++.h"\nint main() { puts("a // b"); }`,
  );
  assert.deepEqual([headers, lines], ['#include "bits/stdc++.h"\n', [4]]);
});

test("a comment among the includes makes no other headers", () => {
  const one = splitHeaders("#include <map>\n#include <set>\nint x;");
  const other = splitHeaders("// Maps\n#include <map>\n\n#include <set>\nint y;");
  assert.equal(one.headers, other.headers);
});

test("definitions before an include belong to it, and lines after the last do not", () => {
  const { headers, rest } = splitHeaders(
    "#pragma once\n#define A 1\n#include <cmath>\n#define B 2\n#ifdef B\n#include <map>\n#endif",
  );
  assert.equal(headers, "#pragma once\n#define A 1\n#include <cmath>\n");
  assert.equal(rest, "\n\n\n#define B 2\n#ifdef B\n#include <map>\n#endif");
});

for (const [what, source] of [
  ["nothing is included", "int main() {}"],
  ["there is nothing", ""],
  ["a condition comes first", "#if 1\n#include <map>\n#endif"],
  ["an include is in a comment", "/* a\n#include <map>\n*/ int main() {}"],
  ["a comment does not end", "/* a\n#include <map>\n"],
  ["an include is in a text", 'auto a = R"(\n#include <map>\n)";'],
  ["a definition goes over lines", "#define A \\\n 1\n#include <map>"],
]) {
  test(`nothing is compiled separately if ${what}`, () => {
    assert.deepEqual(splitHeaders(source), { headers: "", lines: [], rest: source });
  });
}

test("Windows line ends are recognised", () => {
  const { headers, rest } = splitHeaders("#include <map>\r\n\r\nint x;\r\n");
  assert.equal(headers, "#include <map>\n");
  assert.equal(rest, "\n\r\nint x;\r\n");
});

test("errors and warnings have their places", () => {
  const output = `program.cpp:8:114: error: no member named 'push_bck' in 'std::vector<int>'
program.cpp:9:5: warning: unused variable 'x' [-Wunused-variable]
program.cpp:9:1: note: declared here
1 warning and 1 error generated.
`;
  assert.deepEqual(diagnosticsIn(output, []), [
    {
      line: 8,
      column: 114,
      message: "no member named 'push_bck' in 'std::vector<int>'",
      severity: "error",
    },
    { line: 9, column: 5, message: "unused variable 'x'", severity: "warning" },
  ]);
});

test("an error in an include is at its line of the program", () => {
  const output = "headers.h:2:10: fatal error: 'nothing' file not found\n1 error generated.\n";
  assert.deepEqual(diagnosticsIn(output, [1, 4]), [
    { line: 4, column: 10, message: "'nothing' file not found", severity: "error" },
  ]);
});

test("an error in the library is where the program called it", () => {
  const output = `In file included from headers.h:1:
/usr/include/c++/v1/__algorithm/sort.h:940:14: error: no matching function for call to '__sort3'
/usr/include/c++/v1/__algorithm/sort.h:990:5: note: in instantiation of function template
program.cpp:12:3: note: in instantiation of function template specialization 'std::sort' requested here
program.cpp:30:3: note: candidate function not viable
`;
  assert.deepEqual(diagnosticsIn(output, [1]), [
    {
      line: 12,
      column: 3,
      message: "no matching function for call to '__sort3'",
      severity: "error",
    },
  ]);
});

test("the same error at the same line is reported once, and the place where the compiler stopped is not an error", () => {
  const output = `program.cpp:3:1: error: unknown type name 'a'
program.cpp:3:7: error: unknown type name 'a'
fatal error: too many errors emitted, stopping now [-ferror-limit=]
`;
  assert.equal(diagnosticsIn(output, []).length, 1);
});

test("a missing symbol is an error of the whole program", () => {
  assert.deepEqual(diagnosticsIn("wasm-ld: error: program.o: undefined symbol: f()\n", []), [
    { line: 0, column: 0, message: "undefined symbol: f()", severity: "error" },
  ]);
});

test("a program that includes only headers of C may be C", () => {
  assert.ok(mayBeC("#include <stdio.h>\n#include <sys/types.h>\n// #include <map>\nint main() {}"));
  for (const source of ["int main() {}", "#include <cstdio>", "#include <bits/stdc++.h>"]) {
    assert.ok(!mayBeC(source), source);
  }
});
