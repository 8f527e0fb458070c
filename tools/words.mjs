/**
 * Composes the published language files: the page's texts, `locales/LANGUAGE.ftl` and `locales/LANGUAGE.PART.ftl`, and in the
 * same files those of each game, which `www` has in the game's folder. The texts of a game's board are in a file of their own,
 * `locales/LANGUAGE.GAME.ftl`.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { GAMES } from "../www/games/list.js";

/** In a game's file, the heading of texts that belong to a part of the page. */
const PART = /^### (.*)\n/m;

/** The heading of texts that only the game's own board needs. */
const OF_BOARD = "board";

/** The last line of a published file: without it the file is truncated. */
const END = "# end\n";

/** A game's language file. */
export const OF_GAME = /^games\/\w+\/words\.\w+\.ftl$/;

/**
 * Returns the complete files of `locales`.
 * @param {string} www the folder of the site
 * @returns {Promise<Map<string, string>>} the texts by the file's path
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
      const parts = partsOf(await read(file));
      if (!parts.some(([part]) => part === OF_BOARD))
        throw new Error(`${file} has no texts under "### ${OF_BOARD}"`);
      for (const [part, text] of parts) {
        if (part === OF_BOARD) {
          words.set(`${language}.${game}.ftl`, text);
          continue;
        }
        const name = part === "" ? `${language}.ftl` : `${language}.${part}.ftl`;
        if (!words.has(name)) throw new Error(`${file} has words of ${part}, which is no part`);
        words.set(name, `${words.get(name)}${text}`);
      }
    }
  }
  return new Map([...words].map(([name, text]) => [`locales/${name}`, withoutNotes(text) + END]));
}

/**
 * Returns the texts of a game's file, by part of the page; the part is empty for texts that are always loaded.
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
 * Returns a text without its comments.
 * @param {string} text
 */
const withoutNotes = (text) => text.replace(/^(#.*)?\n/gm, "");
