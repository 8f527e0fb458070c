// The content of a course file: `course.json`, written by the page that makes course files and by `make course`.

/**
 * An item of a course: a puzzle, by its link; a lesson, by its link or by the game that it comes with; or a set of puzzles, by the
 * code of its link.
 * @typedef {{ title?: string, link?: string, lesson?: string, set?: string }} Item
 */

/**
 * The points deducted from an item's 100 points, and the average points needed to pass.
 * @typedef {Object} Rule
 * @property {number} attempt for each attempt after the first
 * @property {number} hint for each hint
 * @property {number} solution once, if a solution was shown
 * @property {number} pass the points needed to pass; 0 if everyone who finishes passes
 */

/**
 * @typedef {Object} Course
 * @property {1} version
 * @property {"scorm12" | "scorm2004" | "cmi5"} format the standard by which the learning system receives reports
 * @property {string} title
 * @property {string | null} language `en`, `ru` or `fa`; null for the learner's
 * @property {boolean} help whether the boards offer hints and solutions
 * @property {Rule} rule
 * @property {Item[]} items
 */

/** @type {Rule} */
export const USUAL_RULE = { attempt: 20, hint: 10, solution: 100, pass: 60 };

/** The maximum number of items. Their results must fit into the 4,096 characters that SCORM 1.2 stores. */
export const MAX_ITEMS = 60;

/** The maximum length of a title, in characters. */
export const MAX_TITLE_LENGTH = 200;

/** The formats, in the order in which they are offered. @type {readonly Course["format"][]} */
export const FORMATS = ["scorm12", "scorm2004", "cmi5"];

/** The names of a rule's numbers. @type {readonly (keyof Rule)[]} */
export const RULE = ["attempt", "hint", "solution", "pass"];

const LANGUAGES = ["en", "ru", "fa"];

/**
 * Reads a course.
 * @param {unknown} value parsed JSON
 * @returns {Course}
 * @throws {Error} states which part is wrong and what is allowed
 */
export function courseOf(value) {
  const fields = objectOf(value, "the course");
  const { format, help = true, items, language = null, rule = {}, title, version } = fields;
  check(version === 1, "version", "1");
  check(FORMATS.includes(format), "format", FORMATS.join(", "));
  check(language === null || LANGUAGES.includes(language), "language", LANGUAGES.join(", "));
  check(typeof help === "boolean", "help", "true, false");
  check(
    Array.isArray(items) && items.length > 0 && items.length <= MAX_ITEMS,
    "items",
    `1 to ${MAX_ITEMS} items`,
  );
  return {
    version: 1,
    format,
    title: titleOf(title, "title"),
    language,
    help,
    rule: ruleOf(rule),
    items: items.map(itemOf),
  };
}

/** @param {unknown} value */
function ruleOf(value) {
  const fields = objectOf(value, "rule");
  const rule = { ...USUAL_RULE };
  for (const [name, points] of Object.entries(fields)) {
    const knownField = RULE.find((each) => each === name);
    if (!knownField) throw new Error(`rule.${name} is unknown; allowed are ${RULE.join(", ")}`);
    const isValid = typeof points === "number" && points >= 0 && points <= 100;
    check(isValid, `rule.${name}`, "a number from 0 to 100");
    rule[knownField] = points;
  }
  return rule;
}

/**
 * @param {unknown} value
 * @param {number} at
 * @returns {Item}
 */
function itemOf(value, at) {
  const name = `items[${at}]`;
  const { lesson, link, set, title } = objectOf(value, name);
  const shown = [link, lesson, set].filter((text) => text !== undefined);
  const isValid = shown.length === 1 && typeof shown[0] === "string" && /^[\w-]+$/.test(shown[0]);
  check(isValid, name, "a link, a lesson or a set");
  const item = title === undefined ? {} : { title: titleOf(title, `${name}.title`) };
  if (set !== undefined) return { ...item, set };
  return link === undefined ? { ...item, lesson } : { ...item, link };
}

/**
 * @param {unknown} value
 * @param {string} name
 */
function titleOf(value, name) {
  const isValid =
    typeof value === "string" && value.trim() !== "" && value.length <= MAX_TITLE_LENGTH;
  check(isValid, name, `a text of at most ${MAX_TITLE_LENGTH} characters`);
  return /** @type {string} */ (value).trim();
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {Record<string, any>}
 */
function objectOf(value, name) {
  check(typeof value === "object" && value !== null && !Array.isArray(value), name, "an object");
  return /** @type {Record<string, any>} */ (value);
}

/**
 * @param {boolean} isValid
 * @param {string} name
 * @param {string} allowed
 */
function check(isValid, name, allowed) {
  if (!isValid) throw new Error(`${name} cannot be used; allowed is: ${allowed}`);
}
