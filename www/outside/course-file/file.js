// Makes course files: a zip with a course, the page that shows it, and all files that the page needs.

import { zipSync } from "../../vendor/fflate.js";
import { manifestOf } from "./manifests.js";

/**
 * @typedef {import("../course/description.js").Course} Course
 */

/**
 * The files of a course file. Each pair is a path in the course file, and one in the site.
 * @typedef {Object} CourseFiles
 * @property {[file: string, at: string][]} all needed by every course
 * @property {Record<string, [file: string, at: string][]>} games also needed, by game
 */

/** The time of all files in a zip. It is fixed, so the same course always gives the same bytes. */
const FILE_TIME = new Date(2000, 0, 1);

/**
 * Puts a course file together.
 * @param {Course} course
 * @param {readonly string[]} games the games of its items
 * @param {CourseFiles} list
 * @param {(path: string) => Promise<Uint8Array>} read reads a file of the site
 * @returns {Promise<Uint8Array>}
 */
export async function courseFile(course, games, list, read) {
  const parts = [
    ...list.all,
    ...[...new Set(games)].sort().flatMap((game) => list.games[game] ?? []),
  ];
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  const contents = await Promise.all(parts.map(([, at]) => read(at)));
  parts.forEach(([file], i) => {
    files[file] = contents[i];
  });
  const encoder = new TextEncoder();
  files["course.json"] = encoder.encode(`${JSON.stringify(course, null, 2)}\n`);
  const [name, manifest] = manifestOf(course, await idOf(course), Object.keys(files));
  // Some systems expect the manifest to be the first file of a zip.
  const allFiles = { [name]: encoder.encode(manifest), ...files };
  // No worker is needed: zipping one or two megabytes takes a tenth of a second.
  return zipSync(allFiles, { level: 6, mtime: FILE_TIME });
}

/**
 * The name of a course file.
 * @param {Course} course
 */
export function nameOfFile({ format, title }) {
  const words = title
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return `${words || "warren"}-${format}.zip`;
}

/**
 * A UUID of a course, derived from its content, so that the same course always has the same one.
 * @param {Course} course
 */
async function idOf(course) {
  const bytes = new TextEncoder().encode(JSON.stringify([course.title, course.items]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  // Version 8, for custom UUIDs, and the usual variant (RFC 9562).
  hash[6] = (hash[6] & 0x0f) | 0x80;
  hash[8] = (hash[8] & 0x3f) | 0x80;
  const text = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [8, 12, 16, 20, 32].map((end, i, ends) => text.slice(ends[i - 1] ?? 0, end)).join("-");
}
