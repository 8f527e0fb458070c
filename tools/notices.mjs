/**
 * Writes `www/notices.txt`: the licences of all third-party code in the site and the package. The list comes from the build
 * itself: the crates in the WebAssembly modules, Rust's standard library, the packages in `www/vendor`, and code copied into our
 * files. The build fails if one of them has no licence text.
 *
 * `node tools/notices.mjs --native FILE` writes the licences of the native command.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compilerParts } from "./notices/compilers.mjs";
import { partsFrom, textOf } from "./notices/components.mjs";
import { IN_BACKTRACES, inC } from "./notices/native.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const MODULES = "wasm32-unknown-unknown";
/** The target of `tools/native.sh`. */
const NATIVE = "x86_64-unknown-linux-musl";
const SYSROOT = run("rustc", "--print", "sysroot");
/** The line before the names and before each licence; the page searches for it. */
const RULE = "-".repeat(72);
/** The copyright holders of Rust's own files. */
const OF_RUST = `Copyright (c) The Rust Project Contributors
Copyright (c) 2014 Alex Crichton
Copyright (c) 2019 The Crossbeam Project Developers`;

/** The known licences, the preferred ones first, each with words that occur in no other. @type {[string, RegExp][]} */
const LICENCES = [
  ["MIT", /permission is hereby granted, free of charge/i],
  ["ISC", /permission to use, copy, modify, and(\/or)? distribute/i],
  ["Unicode-3.0", /unicode license v3/i],
  ["Zlib", /this software is provided 'as-is'/i],
  ["Apache-2.0", /apache license\s+version 2\.0/i],
  ["Apache-2.0 WITH LLVM-exception", /apache license\s+version 2\.0[\s\S]*llvm exceptions/i],
  ["MPL-2.0", /mozilla public license,? version 2\.0/i],
  ["Python-2.0", /python software foundation license version 2/i],
  ["BSD-2-Clause", /redistribution and use in source and binary forms/i],
  ["BSD-3-Clause", /redistribution and use in source and binary forms[\s\S]*neither the name/i],
  [
    "bzip2-1.0.6",
    /redistribution and use in source and binary forms[\s\S]*origin of this software/i,
  ],
];

/** @type {[licence: string, holder: string]} */
const WASMI = ["MIT", "Copyright (c) 2018-2023 Parity Technologies"];

/**
 * The licence that we choose and the copyright holders, for packages without a licence file.
 * @type {Record<string, [licence: string, holder: string]>}
 */
const HOLDERS = {
  "@fluent/bundle": [
    "Apache-2.0",
    "Copyright Mozilla Foundation and the contributors to fluent.js",
  ],
  "keyutils-raw": ["BSD-3-Clause", "Copyright (c) 2018, Ben Boeckel"],
  maud: ["MIT", "Copyright (c) Chris Wong"],
  wasmi: WASMI,
  wasmi_collections: WASMI,
  wasmi_core: WASMI,
  wasmi_ir: WASMI,
  wasmparser: ["MIT", "Copyright (c) 2017 Mozilla Foundation"],
};

/**
 * A third-party component, or Warren itself.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} version
 * @property {string} licence the package's licence expression, such as `MIT OR Apache-2.0`
 * @property {string[]} texts the possible licence texts
 * @property {string[]} [authors] named if the licence names no copyright holder
 */

/** The components of the site and the package, by kind. @returns {Record<string, Part[]>} */
export function parts() {
  return {
    "Warren itself": [warren()],
    "In the WebAssembly modules": crates("warren", MODULES),
    "In Rust's standard library, which is in the modules too": standardLibrary(MODULES),
    "In the page's JavaScript": [...packages(), ...icons()],
    ...compilerParts(ofRust),
  };
}

/** The components of the native command of a release, by kind. @returns {Record<string, Part[]>} */
export function nativeParts() {
  return {
    "Warren itself": [warren()],
    "In the native command": crates("warren-command", NATIVE),
    "In Rust's standard library, which is in the command too": [
      ...standardLibrary(NATIVE),
      ...partsFrom(IN_BACKTRACES, ofRust),
    ],
    "In C libraries, which Rust brings for the command": cLibraries(),
  };
}

/** @returns {Part} */
function warren() {
  const [, version] = /^version = "(.+)"$/m.exec(read("Cargo.toml")) ?? [];
  return { name: "Warren", version, licence: "MIT", texts: [read("LICENSE")] };
}

/**
 * The crates compiled into a package for a target, without crates that only run at compile time.
 * @param {string} name the package
 * @param {string} target
 * @returns {Part[]}
 */
function crates(name, target) {
  const edges = ["--edges", "normal,no-proc-macro", "--prefix", "none"];
  const tree = run("cargo", "tree", "--locked", "--package", name, "--target", target, ...edges);
  const compiled = new Set(tree.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
  const platform = ["--format-version", "1", "--filter-platform", target];
  const { packages } = JSON.parse(run("cargo", "metadata", "--locked", ...platform));
  return packages
    .filter((/** @type {any} */ { name, version }) => compiled.has(`${name} v${version}`))
    .filter((/** @type {any} */ { source }) => source !== null)
    .map((/** @type {any} */ { authors, name, version, license, manifest_path }) => ({
      name,
      version,
      authors,
      licence: license,
      texts: textsIn(name, path.dirname(manifest_path)),
    }))
    .sort((/** @type {Part} */ a, /** @type {Part} */ b) => (a.name < b.name ? -1 : 1));
}

/**
 * Rust itself, and the crates in its standard library for a target, from its file of copyrights.
 * @param {string} target
 */
function standardLibrary(target) {
  const [version] = run("rustc", "--version").match(/\d[\d.]*/) ?? [""];
  const library = readdirSync(path.join(SYSROOT, "lib/rustlib", target, "lib"));
  const built = library.map((file) => /^lib(\w+)-\w+\.rlib$/.exec(file)?.[1]);
  const others = ofRust("COPYRIGHT-library.html")
    .split(/<h3>\s*📦\s*/u)
    .slice(1);
  const mit = ofRust("licenses/MIT.txt").replace(/^.*copyright \(.*$/im, OF_RUST);
  return [
    { name: "The Rust standard library", version, licence: "MIT", texts: [mit] },
    {
      name: "Unicode data in the Rust standard library",
      version,
      licence: "Unicode-3.0",
      texts: [ofRust("licenses/Unicode-3.0.txt")],
    },
    ...others.map(partIn).filter(({ name }) => built.includes(name.replaceAll("-", "_"))),
  ];
}

/** The C libraries that Rust links into the command. @returns {Part[]} */
function cLibraries() {
  const library = path.join(SYSROOT, "lib/rustlib", NATIVE, "lib/self-contained/libc.a");
  const [, musl] = /\0(\d+\.\d+\.\d+)\0/.exec(readFileSync(library, "latin1")) ?? [];
  const [, llvm] = /^LLVM version: (.+)$/m.exec(run("rustc", "-vV")) ?? [];
  if (!musl || !llvm) throw new Error("the version of musl or of LLVM is missing in Rust's files");
  return partsFrom(inC(musl, llvm), ofRust);
}

/** @param {string} html a crate's entry in Rust's file of copyrights @returns {Part} */
function partIn(html) {
  const [, name, version] = /^([\w-]+?)-(\d[\w.+-]*)/.exec(html) ?? [];
  const licence = /License:<\/b>\s*([^<]+)/.exec(html)?.[1].trim() ?? "";
  const texts = [...html.matchAll(/<pre>([\s\S]*?)<\/pre>/g)].map(([, text]) => unescaped(text));
  return { name, version, licence, texts };
}

/** A file of Rust's notices. @param {string} file */
function ofRust(file) {
  const found = path.join(SYSROOT, "share/doc/rust", file);
  if (existsSync(found)) return readFileSync(found, "utf8");
  throw new Error(`${found} is missing, which lists Rust's licences; rustup installs it`);
}

/** The packages in `www/vendor`, and esbuild, which puts some of its own code into its output. @returns {Part[]} */
function packages() {
  return [...dependenciesOf("www/package.json"), "esbuild"].map((name) => {
    const folder = path.join(root, "www/node_modules", name);
    const about = JSON.parse(read(`www/node_modules/${name}/package.json`));
    const { version, license: licence } = about;
    return { name, version, licence, texts: textsIn(name, folder) };
  });
}

/** The direct and indirect dependencies of a package. @param {string} file its `package.json` */
function dependenciesOf(file) {
  const found = new Set(Object.keys(JSON.parse(read(file)).dependencies));
  for (const name of found) {
    const { dependencies } = JSON.parse(read(`www/node_modules/${name}/package.json`));
    for (const other of Object.keys(dependencies ?? {})) found.add(other);
  }
  return found;
}

/** The icons, which are copied into one of our files. Some of them come from Feather. @returns {Part[]} */
function icons() {
  const version = /Lucide ([\d.]+)/.exec(read("www/kit/page/icons.js"))?.[1] ?? "";
  return [
    { name: "Lucide", version, licence: "ISC", texts: [read("tools/notices/lucide.txt")] },
    { name: "Feather", version: "", licence: "MIT", texts: [read("tools/notices/feather.txt")] },
  ];
}

/**
 * Files that may be a package's licences, in its folder or in a subfolder for licences.
 * @param {string} name
 * @param {string} folder
 */
function textsIn(name, folder) {
  if (Object.hasOwn(HOLDERS, name)) return [textOf(...HOLDERS[name], ofRust)];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /^(licen[cs]e|copying)/i.test(name))
    .flatMap((entry) => {
      const found = path.join(folder, entry.name);
      return entry.isDirectory() ? readdirSync(found).map((file) => path.join(found, file)) : found;
    })
    .map((file) => readFileSync(file, "utf8"));
}

/** @param {string} command @param {...string} args */
function run(command, ...args) {
  const options = { cwd: root, encoding: /** @type {const} */ ("utf8"), maxBuffer: 2 ** 26 };
  return execFileSync(command, args, options).trim();
}

/** @param {string} file a file of the project */
function read(file) {
  return readFileSync(path.join(root, file), "utf8");
}

/** @param {string} html */
function unescaped(html) {
  const named = new Map([
    ["lt", "<"],
    ["gt", ">"],
    ["amp", "&"],
    ["quot", '"'],
  ]);
  return html.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (named.get(name) ?? ""),
  );
}

// ---- the choice and format of licences

/**
 * The licence texts required for a component. Among alternative licences it chooses the first known one.
 * @param {Part} part
 * @returns {{ licence: string, text: string }[]}
 */
export function licencesOf({ name, licence, texts }) {
  const groups = licence.replaceAll("/", " OR ").split(" AND ");
  return groups.map((group) => {
    const alternatives = group.replace(/[()]/g, "").trim().split(/ OR /);
    for (const [licenceName, words] of LICENCES) {
      const text = alternatives.includes(licenceName) && texts.find((each) => words.test(each));
      if (text) return { licence: licenceName, text: text.trim() };
    }
    throw new Error(`${name} (${licence}) has no licence text that tools/notices.mjs can hand out`);
  });
}

/**
 * The copyright lines of a licence text, and the text without them.
 * @param {string} licence
 * @param {string} text
 */
function splitLicence(licence, text) {
  const words = LICENCES.find(([licenceName]) => licenceName === licence)?.[1] ?? /^/;
  const begin = text.search(words);
  const isHolder = (/** @type {string} */ line) => /copyright|\(c\)|©/i.test(line);
  const isDated = (/** @type {string} */ line) => /^\s*copyright .*\d{4}/i.test(line);
  const before = text.slice(0, begin).split("\n").filter(isHolder);
  const lines = text.slice(begin).split("\n");
  return {
    holders: [...before, ...lines.filter(isDated)].map((line) => line.trim()),
    body: lines
      .filter((line) => !isDated(line))
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
}

/** @param {Part} part */
export const named = ({ name, version }) => `${name} ${version}`.trim();

/** @param {Part} part */
function byAuthors({ authors = [] }) {
  const names = authors.map((author) => author.replace(/ <.*>/, ""));
  return names.length > 0 ? [`By ${names.join(", ")}`] : [];
}

/**
 * The complete text of the notices.
 * @param {Record<string, Part[]>} kinds the parts by kind
 */
function noticesText(kinds) {
  const about =
    "Warren contains code that other people wrote. Their names come first. Each licence text stands here once, after the\n" +
    "names and copyrights of everything that it is for.";
  /** @type {Map<string, { licence: string, body: string, lines: string[] }>} by the words of the licence */
  const texts = new Map();
  const sections = Object.entries(kinds).map(([title, all]) => {
    const lines = all.map((part) => {
      for (const { licence, text } of licencesOf(part)) {
        const { holders, body } = splitLicence(licence, text);
        const key = body.toLowerCase().replace(/\W+/g, " ");
        const entry = texts.get(key) ?? { licence, body, lines: [] };
        texts.set(key, entry);
        entry.lines.push(
          [named(part), ...(holders.length > 0 ? holders : byAuthors(part))].join("\n    "),
        );
      }
      return `  ${named(part)} (${part.licence})`;
    });
    return `${title}:\n${lines.join("\n")}`;
  });
  const licences = [...texts.values()].map(
    ({ licence, body, lines }) => `${licence}\n\n${lines.join("\n")}\n\n${body}`,
  );
  const head = `${named(warren())}\n\n${about}`;
  return `${[head, sections.join("\n\n"), ...licences].join(`\n\n${RULE}\n`)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [option, file] = process.argv.slice(2);
  if (option === "--native") await writeFile(file, noticesText(nativeParts()));
  else await writeFile(path.join(root, "www/notices.txt"), noticesText(parts()));
}
