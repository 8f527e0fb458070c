// Other people's projects: a folder with some files, the packed package and other installed packages.

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { packedIn } from "../browser/packed.mjs";

const run = promisify(execFile);
/** The repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const INSTALLED = fileURLToPath(new URL("node_modules", import.meta.url));
const require = createRequire(import.meta.url);

/**
 * A package of the hosts. `make check-all` installs them in this folder; other tests do not need them.
 * @param {string} name
 * @returns {Promise<any>}
 */
export async function host(name) {
  return import(pathToFileURL(require.resolve(name)).href);
}

const target = path.join(ROOT, "target");
await mkdir(target, { recursive: true });

/** The folder of all projects. Some hosts accept no packages from outside the project's repository. */
const folder = await mkdtemp(path.join(target, "hosts-"));

/** The packed package. */
export const PACKED = await packedIn(folder);

/** Removes all projects. */
export const removeProjects = () => rm(folder, { recursive: true });

/**
 * Makes a project.
 * @param {string} name
 * @param {Record<string, string>} files by path
 * @returns {Promise<string>} its folder
 */
export async function project(name, files) {
  const root = path.join(folder, name);
  const modules = path.join(root, "node_modules");
  const ours = path.join(modules, "warren-games");
  await mkdir(ours, { recursive: true });
  await run("tar", ["xzf", PACKED, "-C", ours, "--strip-components=1"]);
  for (const each of await readdir(INSTALLED)) {
    if (!each.startsWith(".")) await symlink(path.join(INSTALLED, each), path.join(modules, each));
  }
  const all = { "package.json": '{ "type": "module", "private": true }', ...files };
  for (const [file, content] of Object.entries(all)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  return root;
}
