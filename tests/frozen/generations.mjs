// The generations of fixtures that there are, and what is in them.

import { readdir, readFile } from "node:fs/promises";

const entries = await readdir(new URL(".", import.meta.url), { withFileTypes: true });

/** Their names, which are those of their folders. */
export const GENERATIONS = entries
  .filter((entry) => entry.isDirectory() && entry.name !== "making")
  .map(({ name }) => name);

/**
 * @param {string} generation
 * @param {string} file without its ending
 */
export async function fixture(generation, file) {
  return JSON.parse(await readFile(new URL(`${generation}/${file}.json`, import.meta.url), "utf8"));
}
