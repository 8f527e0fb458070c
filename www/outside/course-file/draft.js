// Reads an unfinished course from the visitor's projects or from a course file.

import { Failure } from "../../kit/page/failure.js";
import { filesOfZip } from "../collect/zip.js";
import {
  courseOf,
  FORMATS,
  MAX_ITEMS,
  MAX_TITLE_LENGTH,
  RULE,
  USUAL_RULE,
} from "../course/description.js";
import { itemNamedBy } from "./links.js";

/** @typedef {import("./choice.js").ChosenItem} ChosenItem */
/** @typedef {import("../course/description.js").Course} Course */

/**
 * A course that may have no title or items yet. A missing number of the rule is null.
 * @typedef {Object} UnfinishedCourse
 * @property {string} title
 * @property {Course["format"]} format
 * @property {string} language empty for the learner's
 * @property {boolean} help
 * @property {Record<keyof Course["rule"], number | null>} rule
 * @property {ChosenItem[]} items
 * @property {string} links typed, but not added yet
 */

/** The file that describes the course in a course file, and its maximum size. */
const [COURSE_FILE, MAX_BYTES] = ["course.json", 1_000_000];

/** The possible languages of a course; empty for the learner's. */
const LANGUAGES = ["", "en", "ru", "fa"];

/**
 * Reads a stored course.
 * @param {any} content
 * @returns {UnfinishedCourse}
 */
export function unfinishedCourse(content) {
  const { format, help, items, language, links, rule, title } = Object(content);
  const numbers = RULE.map((name) => {
    const points = Object(rule)[name];
    return [name, points === null || Number.isFinite(points) ? points : USUAL_RULE[name]];
  });
  return {
    title: textOf(title),
    format: FORMATS.includes(format) ? format : FORMATS[0],
    language: LANGUAGES.includes(language) ? language : "",
    help: help !== false,
    rule: Object.fromEntries(numbers),
    links: typeof links === "string" ? links.slice(0, MAX_BYTES) : "",
    items: (Array.isArray(items) ? items.slice(0, MAX_ITEMS) : []).flatMap(itemOf),
  };
}

/**
 * Reads the course of a course file.
 * @param {Blob} zip
 * @returns {Promise<UnfinishedCourse>}
 * @throws {Failure} if it is not a course file
 */
export async function courseOfFile(zip) {
  const course = await readDescription(zip).catch(() => {
    throw new Failure("course-file-unreadable", {}, "no course can be read in the file");
  });
  const items = await Promise.all(
    course.items.map(async (item) => {
      const chosen = await itemNamedBy(item.link ?? item.set ?? String(item.lesson));
      return { ...chosen, title: item.title ?? "" };
    }),
  );
  return { ...course, language: course.language ?? "", links: "", items };
}

/** @param {Blob} zip */
async function readDescription(zip) {
  const entry = (await filesOfZip(zip, MAX_BYTES)).find(({ path }) => path === COURSE_FILE);
  if (!entry) throw new Error(`there is no ${COURSE_FILE}`);
  return courseOf(JSON.parse(new TextDecoder().decode(await entry.read())));
}

/** @param {any} item @returns {ChosenItem[]} empty if the item cannot be read */
function itemOf(item) {
  const { games, lesson, link, set, title } = Object(item);
  const identifiers = [link, lesson, set].filter((text) => text !== undefined);
  const isValid =
    identifiers.length === 1 &&
    typeof identifiers[0] === "string" &&
    /^[\w-]+$/.test(identifiers[0]) &&
    Array.isArray(games) &&
    games.every((game) => typeof game === "string");
  return isValid ? [{ games, title: textOf(title), link, lesson, set }] : [];
}

/** @param {unknown} text */
const textOf = (text) => (typeof text === "string" ? text.slice(0, MAX_TITLE_LENGTH) : "");
