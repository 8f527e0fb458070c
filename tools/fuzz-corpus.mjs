/**
 * Keeps the corpus of a fuzz target as one file, an input a line: a JSON string with a character for each byte.
 *
 *     node tools/fuzz-corpus.mjs unpack TARGET FOLDER   writes each input into a file of its own
 *     node tools/fuzz-corpus.mjs pack TARGET FOLDER     makes the corpus of the files in the folder
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const [order, target, folder] = process.argv.slice(2);
const corpus = fileURLToPath(new URL(`../fuzz/corpus/${target}.jsonl`, import.meta.url));

if (order === "unpack" && folder) await unpack();
else if (order === "pack" && folder) await pack();
else {
  console.error("What? node tools/fuzz-corpus.mjs unpack|pack TARGET FOLDER");
  process.exit(1);
}

/** A new target has no corpus yet. */
async function unpack() {
  await mkdir(folder, { recursive: true });
  const text = existsSync(corpus) ? await readFile(corpus, "utf8") : "";
  const lines = text.split("\n").filter(Boolean);
  for (const [at, line] of lines.entries()) {
    await writeFile(path.join(folder, `${at}`), Buffer.from(JSON.parse(line), "latin1"));
  }
}

/** The shortest input first, so that the same inputs always make the same file. */
async function pack() {
  const inputs = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name))),
  );
  inputs.sort((one, other) => one.length - other.length || one.compare(other));
  const lines = inputs.map((input) => `${JSON.stringify(input.toString("latin1"))}\n`);
  await writeFile(corpus, lines.join(""));
}
