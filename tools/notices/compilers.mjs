/**
 * What is in Python and in the C++ compiler, as their packages are built. These name neither all of it nor its licences, so it
 * is written down here. What is in the public domain (SQLite, liblzma, dlmalloc) wants no notice.
 */
import { existsSync, readFileSync } from "node:fs";
import { LLVM, MUSL, partsFrom, WITH_EXCEPTION } from "./components.mjs";

/** @typedef {import("../notices.mjs").Part} Part */
/** @typedef {import("./components.mjs").Component} Component */

/**
 * @param {string} pyodide the version
 * @param {string} python
 * @returns {Component[]}
 */
const inPython = (pyodide, python) => [
  [
    "Pyodide",
    "MPL-2.0",
    `Copyright (c) 2019 Mozilla and the Pyodide contributors; its source: https://github.com/pyodide/pyodide/tree/${pyodide}`,
    pyodide,
  ],
  ["CPython", "Python-2.0", "Copyright (c) 2001 Python Software Foundation", python],
  ["HACL* in CPython", "MIT", "Copyright (c) 2022-2023 HACL* Contributors"],
  ["libmpdec in CPython", "BSD-2-Clause", "Copyright (c) 2008-2020 Stefan Krah"],
  [
    "Expat in CPython",
    "MIT",
    "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper\nCopyright (c) 2001-2025 Expat maintainers",
  ],
  ["libffi", "MIT", "Copyright (c) 1996-2025 Anthony Green, Red Hat, Inc and others"],
  ["zlib", "Zlib", "Copyright (c) 1995-2024 Jean-loup Gailly and Mark Adler"],
  ["bzip2", "bzip2-1.0.6", "Copyright (c) 1996-2019 Julian R Seward"],
  ["Zstandard", "BSD-3-Clause", "Copyright (c) Meta Platforms, Inc. and affiliates"],
  ["Emscripten", "MIT", "Copyright (c) 2010-2014 Emscripten authors"],
  ["musl in Emscripten", "MIT", MUSL],
  ["LLVM's runtime libraries in Emscripten", WITH_EXCEPTION, LLVM],
  ["error-stack-parser and stackframe", "MIT", "Copyright (c) 2017 Eric Wendelin"],
];

/**
 * @param {string} clang the version
 * @returns {Component[]}
 */
const inCompiler = (clang) => [
  ["@yowasp/clang", "ISC", "Copyright (c) Catherine <whitequark@whitequark.org>", clang],
  ["LLVM, Clang, LLD, libc++, libc++abi and compiler-rt", WITH_EXCEPTION, LLVM],
  [
    "Regular expressions in LLVM",
    "BSD-3-Clause",
    "Copyright (c) 1992, 1993, 1994 Henry Spencer\nCopyright (c) 1992, 1993, 1994 The Regents of the University of California",
  ],
  ["xxHash in LLVM", "BSD-2-Clause", "Copyright (c) 2012-2023 Yann Collet"],
  ["wasi-libc", "MIT", "Copyright (c) the wasi-libc authors"],
  ["cloudlibc in wasi-libc", "BSD-2-Clause", "Copyright (c) 2015-2017 Nuxi, https://nuxi.nl/"],
  ["musl in wasi-libc", "MIT", MUSL],
  ["jco's code for components", WITH_EXCEPTION, "Copyright (c) the jco authors"],
  ["nanotar", "MIT", "Copyright (c) Pooya Parsa <pooya@pi0.io>"],
];

/** The version of Python in Pyodide. @returns {string} */
function pythonVersion() {
  const lock = new URL("../../www/node_modules/pyodide/pyodide-lock.json", import.meta.url);
  return JSON.parse(readFileSync(lock, "utf8")).info.python;
}

/**
 * The parts of what this build has, by kind.
 * @param {(file: string) => string} ofRust reads a file of Rust's own notices
 * @returns {Record<string, Part[]>}
 */
export function compilerParts(ofRust) {
  const list = new URL("../../www/compilers/list.json", import.meta.url);
  const there = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  const [pyodide, clang] = ["python", "cpp"].map(
    (language) => there[language]?.about.split(" ")[1],
  );
  return {
    ...(pyodide && {
      "In Python, which is loaded when somebody asks for it": partsFrom(
        inPython(pyodide, pythonVersion()),
        ofRust,
      ),
    }),
    ...(clang && {
      "In the C++ compiler, which is loaded when somebody asks for it": partsFrom(
        inCompiler(clang),
        ofRust,
      ),
    }),
  };
}
