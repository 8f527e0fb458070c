/** Writes `target/site`, a copy of what `www` publishes, and tells how large it is. */
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { publishedType } from "./published.mjs";

const www = fileURLToPath(new URL("../www/", import.meta.url));
const site = fileURLToPath(new URL("../target/site/", import.meta.url));

const files = await published("");
const strangers = files.filter((file) => publishedType(file) === undefined);
if (strangers.length > 0) {
  console.error(
    `No type is known for ${strangers.map((file) => `www/${file}`).join(", ")}: ` +
      "add the ending to TYPES in tools/published.mjs, or move the file out of www.",
  );
  process.exit(1);
}

await rm(site, { recursive: true, force: true });
let plain = 0;
let compressed = 0;
for (const file of files) {
  const content = await readFile(path.join(www, file));
  plain += content.length;
  compressed += gzipSync(content, { level: 9 }).length;
  await mkdir(path.dirname(path.join(site, file)), { recursive: true });
  await copyFile(path.join(www, file), path.join(site, file));
}
console.log(
  `target/site: ${files.length} files, ${kilobytes(plain)} (${kilobytes(compressed)} gzipped)`,
);

/**
 * The files of a folder of `www` and of those inside it, sorted, without what is for the tools alone.
 * @param {string} folder relative to `www`, empty or ending in `/`
 * @returns {Promise<string[]>}
 */
async function published(folder) {
  const entries = await readdir(path.join(www, folder), { withFileTypes: true });
  const inside = await Promise.all(
    entries
      .map((entry) => ({ entry, file: folder + entry.name }))
      .filter(({ file }) => publishedType(file) !== null)
      .map(({ entry, file }) => (entry.isDirectory() ? published(`${file}/`) : [file])),
  );
  return inside.flat().sort();
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
