// The npm package as published: filled and packed.

import { execFile } from "node:child_process";
import { cp, readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Packs the package.
 * @param {string} folder for the package's file, and a folder with its content
 * @returns {Promise<string>} the path of the file
 */
export async function packedIn(folder) {
  const source = path.join(folder, "source");
  // Its folders are built.
  for (const file of await readdir(path.join(ROOT, "pkg"), { withFileTypes: true })) {
    if (file.isFile()) await cp(path.join(ROOT, "pkg", file.name), path.join(source, file.name));
  }
  await run("node", [path.join(ROOT, "tools/package.mjs"), source]);
  await npm(folder, "pack", source);
  const [packed] = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
  return path.join(folder, packed);
}

/**
 * Runs npm without the network.
 * @param {string} folder
 * @param {string[]} args
 */
export const npm = (folder, ...args) =>
  run("npm", [...args, "--offline", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
  });
