/**
 * Makes a course file for a learning system: `node tools/course.mjs course.json [--to FOLDER]`. The JSON holds the title, the
 * items, the rule and the format, as docs/courses.md describes. A format can be `["scorm12", "cmi5"]`, too: one file for each.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { GAMES } from "../www/games/list.js";
import { nameInLink } from "../www/games/names-in-text.js";
import { courseOf } from "../www/outside/course/description.js";
import { courseFile, nameOfFile } from "../www/outside/course-file/file.js";
import { setCodeIn, setOfCode } from "../www/play/puzzle/teacher-set.js";

const www = fileURLToPath(new URL("../www/", import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: "string", default: "." } },
});

try {
  if (positionals.length !== 1) throw new Error("Which course? node tools/course.mjs course.json");
  await makeCourseFiles(positionals[0], values.to);
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}

/**
 * @param {string} file the course's JSON
 * @param {string} folder for the course files
 */
async function makeCourseFiles(file, folder) {
  const description = jsonOf(file, await readFile(file, "utf8"));
  const readItems = Array.isArray(description?.items)
    ? await Promise.all(description.items.map(itemOf))
    : [];
  const items = readItems.length > 0 ? readItems.map(({ item }) => item) : description?.items;
  const games = readItems.flatMap(({ games }) => games);
  const list = JSON.parse(await readFile(path.join(www, "course-files/list.json"), "utf8"));
  await mkdir(folder, { recursive: true });
  for (const format of [description?.format ?? "scorm12"].flat()) {
    const course = courseOf({ version: 1, ...description, format, items });
    const bytes = await courseFile(course, games, list, (at) => readFile(path.join(www, at)));
    const target = path.join(folder, nameOfFile(course));
    await writeFile(target, bytes);
    console.log(`${target}: ${items.length} items, ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
function jsonOf(file, text) {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new Error(`${file} is not JSON: ${thrown instanceof Error ? thrown.message : thrown}`);
  }
}

/**
 * Returns an item with its games, and only the code of its link.
 * @param {any} item
 * @param {number} at
 */
async function itemOf(item, at) {
  const name = `items[${at}]`;
  const { lesson, link, set } = item ?? {};
  if (typeof lesson === "string" && Object.hasOwn(GAMES, lesson)) return { item, games: [lesson] };
  if (typeof set === "string") return setItem(item, name);
  const text = lesson ?? link;
  if (typeof text !== "string") throw new Error(`${name} has no link, no lesson and no set`);
  const game = nameInLink(text);
  if (game === undefined) throw new Error(`${name}: this is not a link of Warren`);
  const { code, kind } = await readLink(game, text, name);
  const expectedKind = lesson === undefined ? "puzzle" : "lesson";
  if (kind === "game")
    throw new Error(`${name}: the link shows a game; allowed are puzzles and lessons`);
  if (kind !== expectedKind)
    throw new Error(
      `${name}: the link has a ${kind}, so write it as \`${kind === "puzzle" ? "link" : "lesson"}\``,
    );
  return { item: { ...item, [lesson === undefined ? "link" : "lesson"]: code }, games: [game] };
}

/**
 * @param {any} item a set of puzzles
 * @param {string} name
 */
function setItem(item, name) {
  const code = setCodeIn(item.set);
  if (code === null) throw new Error(`${name}: this is not the link of a set of puzzles`);
  const { puzzles, title } = setOfCode(code);
  const games = puzzles.map(({ link }, at) => {
    const game = nameInLink(link);
    if (game === undefined) throw new Error(`${name}: puzzle ${at + 1} is not a link of Warren`);
    return game;
  });
  return { item: { title, ...item, set: code }, games };
}

/**
 * @param {string} game
 * @param {string} text
 * @param {string} name of the item
 */
async function readLink(game, text, name) {
  const module = await import(pathToFileURL(path.join(www, `wasm/${game}.js`)).href);
  await module.default({ module_or_path: await readFile(path.join(www, `wasm/${game}_bg.wasm`)) });
  try {
    const code = module.codeOfLink(text);
    const scene = module.Scene.fromLink(code);
    const kind =
      scene.lesson !== undefined ? "lesson" : scene.puzzle !== undefined ? "puzzle" : "game";
    return { code, kind };
  } catch (thrown) {
    const problem = /** @type {any} */ (thrown);
    throw new Error(`${name}: ${problem?.message ?? problem?.text ?? String(thrown)}`);
  }
}
