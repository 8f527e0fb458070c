/**
 * Reports the Rust tests' coverage by part: `node tools/coverage.mjs`. A part is a folder of the library, a game or a crate.
 *
 * Only the nightly compiler counts branches. The tool that reads its counts must have the same version of LLVM.
 *
 * The report is printed even if a test fails. `make test` says whether the tests pass.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The version of LLVM in the nightly compiler. */
function llvmVersion() {
  const printed = execFileSync("rustc", ["+nightly", "--version", "--verbose"], {
    encoding: "utf8",
  });
  const [, version] = /LLVM version: (\d+)/.exec(printed) ?? [];
  return version;
}

/** Rust's tools if rustup has them, otherwise those of the system. */
function llvmTools() {
  const folder = `/usr/lib/llvm-${llvmVersion()}/bin`;
  return existsSync(folder)
    ? { LLVM_COV: `${folder}/llvm-cov`, LLVM_PROFDATA: `${folder}/llvm-profdata` }
    : {};
}

/** @typedef {{ count: number, covered: number }} Share */
/** @typedef {{ lines: Share, branches: Share }} Coverage */

/** @returns {{ filename: string, summary: Coverage }[]} */
function measure() {
  const options = ["--branch", "--json", "--summary-only", "--locked", "--ignore-run-fail"];
  const report = execFileSync("cargo", ["+nightly", "llvm-cov", ...options], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PATH: `${path.join(root, ".tools/bin")}:${process.env.PATH}`,
      ...llvmTools(),
    },
  });
  return JSON.parse(report).data[0].files;
}

/** @param {string} file */
function reportedPartOf(file) {
  const [top, part, ...rest] = path.relative(root, file).split(path.sep);
  if (top === "crates") return part;
  return part === "games" && rest.length > 1 ? `${part}/${rest[0]}` : part;
}

/** @param {Share} share */
const percent = ({ count, covered }) =>
  count === 0 ? "–" : `${((100 * covered) / count).toFixed(1)} % of ${count}`;

/** @type {Map<string, Coverage>} */
const parts = new Map();
for (const { filename, summary } of measure()) {
  const isOurs = ["src", "crates/arena/src", "crates/command/src"].some((folder) =>
    filename.startsWith(path.join(root, folder, "/")),
  );
  if (!isOurs) continue;
  const part = reportedPartOf(filename);
  const total = parts.get(part) ?? {
    lines: { count: 0, covered: 0 },
    branches: { count: 0, covered: 0 },
  };
  for (const kind of /** @type {const} */ (["lines", "branches"])) {
    total[kind].count += summary[kind].count;
    total[kind].covered += summary[kind].covered;
  }
  parts.set(part, total);
}
console.log("| part | lines | branches |\n| --- | --- | --- |");
for (const [part, { lines, branches }] of [...parts].sort(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`| ${part} | ${percent(lines)} | ${percent(branches)} |`);
}
