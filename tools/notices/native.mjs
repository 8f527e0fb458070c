/**
 * Code in a static executable that Rust's file of copyrights for the standard library leaves out: crates that read backtraces,
 * and C libraries.
 */
import { LLVM, MUSL, WITH_EXCEPTION } from "./components.mjs";

/** @typedef {import("./components.mjs").Component} Component */

/** @type {Component[]} */
export const IN_BACKTRACES = [
  ["addr2line", "MIT", "Copyright (c) 2016-2018 The gimli Developers", "0.25.1"],
  ["object", "MIT", "Copyright (c) 2015 The Gimli Developers", "0.37.3"],
  [
    "miniz_oxide",
    "MIT",
    "Copyright 2013-2014 RAD Game Tools and Valve Software\nCopyright 2010-2014 Rich Geldreich and Tenacious Software LLC\nCopyright (c) 2017 Frommi\nCopyright (c) 2017-2024 oyvindln",
    "0.8.9",
  ],
  ["adler2", "MIT", "Copyright (c) Jonas Schievink", "2.0.1"],
  ["memchr", "MIT", "Copyright (c) 2015 Andrew Gallant", "2.7.6"],
];

/**
 * @param {string} musl the version
 * @param {string} llvm
 * @returns {Component[]}
 */
export const inC = (musl, llvm) => [
  ["musl", "MIT", MUSL, musl],
  ["LLVM's libunwind", WITH_EXCEPTION, LLVM, llvm],
];
