/** Components whose packages have no files with their licences and holders, so that these are written down. */
import { readFileSync } from "node:fs";

/** @typedef {import("../notices.mjs").Part} Part */

/**
 * A component: its name, its licence, whose it is, and its version.
 * @typedef {[name: string, licence: string, holder: string, version?: string]} Component
 */

export const WITH_EXCEPTION = "Apache-2.0 WITH LLVM-exception";
export const LLVM =
  "Copyright (c) 2003-2019 University of Illinois at Urbana-Champaign, and the LLVM contributors";
export const MUSL = "Copyright (c) 2005-2020 Rich Felker, et al.";

/** The files of licences, of ours or of Rust's. @type {Record<string, string[]>} */
const TEXTS = {
  "MPL-2.0": ["notices/mpl-2.0.txt"],
  "Python-2.0": ["notices/python.txt"],
  "BSD-3-Clause": ["notices/bsd-3-clause.txt"],
  "bzip2-1.0.6": ["notices/bzip2.txt"],
  Zlib: ["notices/zlib.txt"],
  "BSD-2-Clause": ["rust/BSD-2-Clause.txt"],
  ISC: ["rust/ISC.txt"],
  MIT: ["rust/MIT.txt"],
  "Apache-2.0": ["rust/Apache-2.0.txt"],
  [WITH_EXCEPTION]: ["rust/Apache-2.0.txt", "rust/LLVM-exception.txt"],
};

/**
 * The text of a licence, with the holder.
 * @param {string} licence
 * @param {string} holder
 * @param {(file: string) => string} ofRust reads a file of Rust's own notices
 */
export function textOf(licence, holder, ofRust) {
  const text = (/** @type {string} */ file) =>
    file.startsWith("rust/")
      ? ofRust(file.replace("rust", "licenses"))
      : readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
  // Without the line for a holder that some have.
  const body = TEXTS[licence]
    .map(text)
    .join("\n\n")
    .replace(/^.*<(year|copyright).*$/im, "");
  return `${holder}\n\n${body}`;
}

/**
 * The parts that components are.
 * @param {Component[]} components
 * @param {(file: string) => string} ofRust reads a file of Rust's own notices
 * @returns {Part[]}
 */
export const partsFrom = (components, ofRust) =>
  components.map(([name, licence, holder, version = ""]) => {
    return { name, version, licence, texts: [textOf(licence, holder, ofRust)] };
  });
