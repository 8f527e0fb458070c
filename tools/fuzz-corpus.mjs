/**
 * Makes the corpus of a fuzz target from the files in a folder: `node tools/fuzz-corpus.mjs TARGET FOLDER`. Each line is an
 * input, as a JSON string. A character of it is a byte.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const [target, folder] = process.argv.slice(2);
if (!folder) {
  console.error("Of what? node tools/fuzz-corpus.mjs link target/fuzz/cover/link");
  process.exit(1);
}
const names = await readdir(folder);
const inputs = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
// The same inputs always make the same file.
inputs.sort((one, other) => one.length - other.length || one.compare(other));
const lines = inputs.map((input) => `${JSON.stringify(input.toString("latin1"))}\n`);
const corpus = fileURLToPath(new URL(`../fuzz/corpus/${target}.jsonl`, import.meta.url));
await writeFile(corpus, lines.join(""));
