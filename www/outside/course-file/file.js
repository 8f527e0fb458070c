// A course file: a zip with a course, the page that shows it, and all that the page needs.

import { zipSync } from "../../vendor/fflate.js";
import { manifestOf } from "./manifests.js";

/**
 * @typedef {import("../course/description.js").Course} Course
 */

/**
 * What a course file is made of. Each pair is a path in the course file, and where the site has it.
 * @typedef {Object} CourseFiles
 * @property {[file: string, at: string][]} all what every course needs
 * @property {Record<string, [file: string, at: string][]>} games what it needs besides for each of its games
 */

/** The time of all files in a zip: the same course always gives the same bytes. */
const TIME = new Date(2000, 0, 1);

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
  const texts = new TextEncoder();
  files["course.json"] = texts.encode(`${JSON.stringify(course, null, 2)}\n`);
  const [name, manifest] = manifestOf(course, await idOf(course), Object.keys(files));
  // Some systems look at the first file of a zip.
  const all = { [name]: texts.encode(manifest), ...files };
  // At once rather than in a worker: a megabyte or two take a tenth of a second.
  return zipSync(all, { level: 6, mtime: TIME });
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
 * A UUID of a course: made from what it holds, so that the same course has the same one whenever it is made.
 * @param {Course} course
 */
async function idOf(course) {
  const bytes = new TextEncoder().encode(JSON.stringify([course.title, course.items]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  // Version 8, for what is made in a way of one's own, and the usual variant (RFC 9562).
  hash[6] = (hash[6] & 0x0f) | 0x80;
  hash[8] = (hash[8] & 0x3f) | 0x80;
  const text = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [8, 12, 16, 20, 32].map((end, i, ends) => text.slice(ends[i - 1] ?? 0, end)).join("-");
}
