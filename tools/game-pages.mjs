/**
 * Writes the page of each game, `www/NAME/index.html`: `node tools/game-pages.mjs [NAME…]`.
 *
 * A chat that shows a preview of a link requests the page without the part after `#`. So each game has a first page with its
 * own name and picture. `www/early.js` gives it the site's address.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "../www/games/list.js";
import { LANGUAGES, RIGHT_TO_LEFT } from "../www/kit/page/i18n.js";
import { FluentBundle, FluentResource } from "../www/vendor/fluent-bundle.js";

const pathOf = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
const WWW = pathOf("../www");

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
 * Returns the page of a game: the first page of the site with the game's name, sentence and picture, for a folder of its own.
 * @param {string} game
 * @returns {Promise<string>}
 */
export async function gamePage(game) {
  const words = new Map();
  for (const language of LANGUAGES.keys()) {
    words.set(language, await gameWords(WWW, game, language));
  }
  // Chats do not send their readers' language.
  const { name, sentence } = words.get("en");
  const links = Array.from(words, ([language, each]) => linkTo(game, language, each)).join("");
  let html = await readFile(path.join(WWW, "index.html"), "utf8");
  for (const [pattern, replacement] of /** @type {[RegExp, string][]} */ ([
    [/<html lang="en"/, `$& data-page="${game}"`],
    [/^ *<meta charset="utf-8">\n/m, '$&    <base href="../">\n'],
    [/base-uri 'none'/, "base-uri 'self'"],
    [/(?<=<title>)/, `${escaped(name)} – `],
    [/(?<=name="description" content=")[^"]*/, escaped(sentence)],
    [/(?<=^( *)<meta name="description" .*\n)/m, '$1<link rel="canonical" href="./">\n'],
    [/(?<="og:title" content=")[^"]*/, escaped(name)],
    [/(?<="og:description" content=")[^"]*/, escaped(sentence)],
    [/(?<="og:image" content=")[^"]*/, `../games/${game}/preview.png`],
    [/(?<="og:image:alt" content=")[^"]*/, `${escaped(name)}: a board in the middle of a game.`],
    [/\{game\}/g, game],
    [/\{number\}/g, String(GAMES[game].number)],
    [/(?<=<noscript>\n)/, links],
    [/^ *<!--[\s\S]*?-->\n/gm, ""],
  ])) {
    if (!pattern.test(html)) throw new Error(`www/index.html has no place for ${pattern}`);
    html = html.replace(pattern, replacement);
  }
  return html;
}

/**
 * Returns a link to a new game, for browsers without scripts.
 * @param {string} game
 * @param {string} language
 * @param {{ name: string, sentence: string }} words
 */
function linkTo(game, language, { name, sentence }) {
  const direction = RIGHT_TO_LEFT.has(language) ? ' dir="rtl"' : "";
  const link = `<a href="#/new/${game}">${escaped(name)}</a>`;
  return `      <p class="plain" lang="${language}"${direction}>${link}: ${escaped(sentence)}</p>\n`;
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
