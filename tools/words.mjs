/**
 * The words of the site as they are published: those of the page, `locales/LANGUAGE.ftl` and `locales/LANGUAGE.PART.ftl`,
 * and in the same files those of each game, which `www` has in the game's folder. In files of their own there would be a
 * further one to wait for wherever a game is opened.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { GAMES } from "../www/games/list.js";

/** Begins, in a game's file, the words that come with those of a part of the page. */
const PART = /^### (.*)\n/m;

/** A language's file of a game. */
export const OF_GAME = /^games\/\w+\/words\.\w+\.ftl$/;

/**
 * The files of `locales` with all that belongs into them.
 * @param {string} www the folder that they are in
 * @returns {Promise<Map<string, string>>} the words by the file's path
 */
export async function publishedWords(www) {
  const read = (/** @type {string} */ file) => readFile(path.join(www, file), "utf8");
  const names = (await readdir(path.join(www, "locales"))).sort();
  const words = new Map(
    await Promise.all(
      names.map(async (name) => /** @type {const} */ ([name, await read(`locales/${name}`)])),
    ),
  );
  const languages = names.flatMap((name) => name.match(/^(\w+)\.ftl$/)?.[1] ?? []);
  for (const language of languages) {
    for (const game of Object.keys(GAMES)) {
      const file = `games/${game}/words.${language}.ftl`;
      for (const [part, text] of partsOf(await read(file))) {
        const name = part === "" ? `${language}.ftl` : `${language}.${part}.ftl`;
        if (!words.has(name)) throw new Error(`${file} has words of ${part}, which is no part`);
        words.set(name, `${words.get(name)}${text}`);
      }
    }
  }
  return new Map([...words].map(([name, text]) => [`locales/${name}`, withoutNotes(text)]));
}

/**
 * The words of a game's file, by the part of the page, empty for those that come at once.
 * @param {string} text
 * @returns {[part: string, text: string][]}
 */
function partsOf(text) {
  const [atOnce, ...rest] = text.split(PART);
  const late = rest.flatMap((part, i) =>
    i % 2 === 0 ? [/** @type {[string, string]} */ ([part, rest[i + 1]])] : [],
  );
  return [["", atOnce], ...late];
}

/**
 * Without what is noted for who writes words.
 * @param {string} text
 */
const withoutNotes = (text) => text.replace(/^(#.*)?\n/gm, "");
