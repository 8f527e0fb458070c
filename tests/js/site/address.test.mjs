// The address of the site in the tags for previews of links.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withAddress } from "../../../tools/address.mjs";
import { gamePage } from "../../../tools/game-pages.mjs";
import { GAMES } from "../../../www/games/list.js";

const here = (/** @type {string} */ path) => new URL(path, import.meta.url);
const page = await readFile(here("../../../www/index.html"), "utf8");

/**
 * The tags for previews, by their names.
 * @param {string} html
 */
function tagsOf(html) {
  const tags = html.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">/g,
  );
  return new Map(Array.from(tags, ([, name, content]) => [name, content]));
}

test("with an address, the tags name the picture and the page", () => {
  for (const address of [
    "https://example.org/course/warren",
    "https://example.org/course/warren/?a=b#c",
  ]) {
    const tags = tagsOf(withAddress(page, address));
    assert.equal(tags.get("og:url"), "https://example.org/course/warren/");
    assert.equal(tags.get("og:image"), "https://example.org/course/warren/preview.png");
    assert.equal(tags.get("twitter:card"), "summary_large_image");
    assert.ok((tags.get("og:description")?.length ?? 0) > 20);
    assert.equal(tags.size, tagsOf(page).size);
  }
});

test("without an address, only the tags that need it are omitted", () => {
  const html = withAddress(page, undefined);
  assert.deepEqual(
    [...tagsOf(html).keys()],
    ["og:type", "og:site_name", "og:title", "og:description"],
  );
  const lines = (/** @type {string} */ text) =>
    text.split("\n").filter((line) => !/og:|twitter:/.test(line));
  assert.deepEqual(lines(html), lines(page));
});

test("an invalid address is refused", () => {
  for (const address of ["example.org", "ftp://example.org/", "javascript:alert(1)"]) {
    assert.throws(() => withAddress(page, address), /begins with https/);
  }
});

/**
 * Checks that the picture of a page has the size in its tags, and is small enough to load.
 * @param {Map<string, string>} tags
 * @param {string} file the page's, in `www`
 * @returns {Promise<string>} its content
 */
async function checkPicture(tags, file) {
  const picture = await readFile(new URL(tags.get("og:image") ?? "", here(`../../../www/${file}`)));
  assert.equal(picture.readUInt32BE(16), Number(tags.get("og:image:width")), file);
  assert.equal(picture.readUInt32BE(20), Number(tags.get("og:image:height")), file);
  assert.ok(picture.length <= 120_000, `${file}: ${picture.length} bytes`);
  return picture.toString("base64");
}

test("the site's picture exists", async () => {
  await checkPicture(tagsOf(page), "index.html");
});

test("each game has a page with its own name, sentence and picture", async () => {
  const site = "https://example.org/course/warren/";
  const games = Object.keys(GAMES);
  const previews = [];
  for (const game of games) {
    const file = `${game}/index.html`;
    const html = await gamePage(game);
    const written = await readFile(here(`../../../www/${file}`), "utf8");
    assert.equal(written, html, `www/${file} is old: run node tools/game-pages.mjs`);
    const picture = await checkPicture(tagsOf(html), file);

    const whole = withAddress(html, site, file);
    const tags = tagsOf(whole);
    assert.equal(tags.get("og:url"), `${site}${game}/`);
    assert.equal(tags.get("og:image"), `${site}games/${game}/preview.png`);
    assert.ok(whole.includes(`<link rel="canonical" href="${site}${game}/">`));
    assert.ok(whole.includes(`<title>${tags.get("og:title")} – Warren</title>`));
    assert.ok(whole.includes(`<meta name="description" content="${tags.get("og:description")}">`));
    previews.push([tags.get("og:title"), tags.get("og:description"), picture]);

    const plain = withAddress(html, undefined, file);
    assert.doesNotMatch(plain, /og:(url|image)|twitter:|canonical/);
    assert.equal(tagsOf(plain).get("og:title"), tags.get("og:title"));
  }
  for (const part of [0, 1, 2]) {
    assert.equal(
      new Set(previews.map((each) => each[part])).size,
      games.length,
      "no two are alike",
    );
  }
});
