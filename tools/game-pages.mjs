/**
 * Writes the page of each game, `www/NAME/index.html`: `node tools/game-pages.mjs [NAME…]`.
 *
 * A chat that shows a preview of a link requests the page without the part after `#`. So each game has a page with its own
 * name and picture, which leads to the site (`www/lead-on.js`).
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { LANGUAGES, RIGHT_TO_LEFT } from "../www/kit/page/i18n.js";
import { FluentBundle, FluentResource } from "../www/vendor/fluent-bundle.js";

const pathOf = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
const WWW = pathOf("../www");

/** A line of the template that is repeated for each language. */
const LINE_PER_LANGUAGE = /^.*\{language\}.*\n/gm;

/** Comments in a page for its authors. */
const HTML_COMMENTS = /^ *<!--[\s\S]*?-->\n/gm;

/**
 * Returns the name of a game, and the sentence on its card.
 * @param {string} www the folder of the site
 * @param {string} game
 * @param {string} language
 * @returns {Promise<{ name: string, sentence: string }>}
 */
export async function gameWords(www, game, language) {
  const file = path.join(www, "games", game, `words.${language}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await readFile(file, "utf8")));
  const text = (/** @type {string} */ id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${file} has no ${id}`);
    return bundle.formatPattern(pattern);
  };
  return { name: text(`${game}-name`), sentence: text(`${game}-sentence`) };
}

/**
 * Returns the page of a game.
 * @param {string} game
 * @returns {Promise<string>}
 */
export async function gamePage(game) {
  const template = (await readFile(pathOf("game-page.html"), "utf8")).replace(HTML_COMMENTS, "");
  const words = await Promise.all(
    Array.from(LANGUAGES.keys(), async (language) => {
      const direction = RIGHT_TO_LEFT.has(language) ? "rtl" : "ltr";
      return { game, language, direction, ...(await gameWords(WWW, game, language)) };
    }),
  );
  const html = template.replace(LINE_PER_LANGUAGE, (line) =>
    words.map((each) => withWords(line, each)).join(""),
  );
  // Chats do not send their readers' language.
  return withWords(html, words[0]);
}

/**
 * Returns a part of the template with the words filled in.
 * @param {string} html
 * @param {Record<string, string>} words
 */
function withWords(html, words) {
  return html.replace(/\{(\w+)\}/g, (_, name) => escaped(words[name]));
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , ...chosenGames] = process.argv;
  for (const game of chosenGames.length > 0 ? chosenGames : Object.keys(GAMES)) {
    await mkdir(path.join(WWW, game), { recursive: true });
    await writeFile(path.join(WWW, game, "index.html"), await gamePage(game));
  }
}
