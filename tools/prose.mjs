// Checks the English of documents, comments and the page's texts by the rules of docs/style.md that a machine can check.
// Usage: node tools/prose.mjs [FILE…]; without files, all that git tracks.

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { proseOf } from "./prose/extract.mjs";
import { rules } from "./prose/rules.mjs";

const root = path.join(import.meta.dirname, "..");
const load = createRequire(path.join(root, "www/package.json"));
const { TextlintKernel } = load("@textlint/kernel");
const markdown = load("@textlint/textlint-plugin-markdown").default;

/** Texts of others, and files that stay as they are. The icons' file begins with their licence. */
const EXCLUDED = /^(tests\/frozen|tools\/notices)\/|\/fixtures\/|^LICENSE$|\/icons\.js$/;

const givenFiles = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)));
const tracked = execFileSync("git", ["ls-files", ...givenFiles], { cwd: root, encoding: "utf8" });
const files = tracked.split("\n").filter((file) => file !== "" && !EXCLUDED.test(file));

const kernel = new TextlintKernel();
let [checked, problems] = [0, 0];
for (const file of files) {
  const prose = proseOf(file, await readFile(path.join(root, file), "utf8"));
  if (prose === null) continue;
  checked += 1;
  const { messages } = await kernel.lintText(prose, {
    ext: ".md",
    filePath: file,
    plugins: [{ pluginId: "markdown", plugin: markdown }],
    rules,
  });
  problems += messages.length;
  for (const { line, message } of messages) console.error(`${file}:${line}: ${message}`);
}
console.log(`${checked} files checked, ${problems} problems`);
process.exitCode = problems > 0 ? 1 : 0;
