// The manifest with which browsers install the site: its pictures exist, and its shortcuts lead somewhere.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { publishedWords } from "../../../tools/words.mjs";
import { GAMES } from "../../../www/games/list.js";
import { LANGUAGES } from "../../../www/kit/page/i18n.js";
import { parseRoute } from "../../../www/play/addresses.js";

const www = new URL("../../../www/", import.meta.url);
/**
 * @type {{start_url: string, scope: string, description: string, lang: string,
 *   description_localized: Record<string, string>,
 *   shortcuts: {name: string, name_localized: Record<string, string>, url: string}[],
 *   icons: {src: string, sizes: string, type: string, purpose?: string}[]}}
 */
const manifest = JSON.parse(await readFile(new URL("manifest.webmanifest", www), "utf8"));

test("all addresses are relative, so that the site can be anywhere", () => {
  const addresses = [
    manifest.start_url,
    manifest.scope,
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
  ];
  for (const address of addresses) assert.match(address, /^\.\//);
});

test("the icons exist, with the declared sizes", async () => {
  const purposes = new Set();
  for (const { src, sizes, type, purpose } of manifest.icons) {
    purposes.add(purpose);
    const content = await readFile(new URL(src, www));
    if (type !== "image/png") continue;
    assert.equal(`${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`, sizes, src);
  }
  assert.ok(purposes.has("maskable"));
});

test("each game has a shortcut", async () => {
  const routes = manifest.shortcuts.map(({ url }) => parseRoute(new URL(url, www).hash));
  const games = Object.keys(GAMES);
  const begun = routes.flatMap((route) => (route.kind === "new" ? [route.game] : []));
  assert.deepEqual(begun.sort(), games.sort());
  for (const { kind } of routes) assert.notEqual(kind, "home");
});

test("its names in every language are those of the page", async () => {
  const others = [...LANGUAGES.keys()].filter((language) => language !== manifest.lang);
  for (const localized of [
    manifest.description_localized,
    ...manifest.shortcuts.map((shortcut) => shortcut.name_localized),
  ]) {
    assert.deepEqual(Object.keys(localized), others);
  }
  const published = await publishedWords(fileURLToPath(www));
  for (const language of LANGUAGES.keys()) {
    const words = published.get(`locales/${language}.ftl`) ?? "";
    for (const { name, name_localized: localized, url } of manifest.shortcuts) {
      const route = parseRoute(new URL(url, www).hash);
      const message = route.kind === "new" ? `${route.game}-name` : `part-${route.kind}`;
      const said = language === manifest.lang ? name : localized[language];
      assert.ok(words.includes(`\n${message} = ${said}\n`), `${language}: ${message}, ${said}`);
    }
  }
});
