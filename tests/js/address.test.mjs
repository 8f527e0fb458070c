// The address of the site in the tags that previews of links are made from.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { withAddress } from "../../tools/address.mjs";

const here = (/** @type {string} */ path) => new URL(path, import.meta.url);
const page = await readFile(here("../../www/index.html"), "utf8");

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

test("with an address, the picture and the page are told by it", () => {
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

test("without one, the tags that need it are left out, and nothing else", () => {
  const html = withAddress(page, undefined);
  assert.deepEqual(
    [...tagsOf(html).keys()],
    ["og:type", "og:site_name", "og:title", "og:description"],
  );
  const lines = (/** @type {string} */ text) =>
    text.split("\n").filter((line) => !/og:|twitter:/.test(line));
  assert.deepEqual(lines(html), lines(page));
});

test("what is no address is refused", () => {
  for (const address of ["example.org", "ftp://example.org/", "javascript:alert(1)"]) {
    assert.throws(() => withAddress(page, address), /begins with https/);
  }
});

test("the picture is as large as the tags tell, and small enough to be loaded", async () => {
  const tags = tagsOf(page);
  const picture = await readFile(here("../../www/preview.png"));
  assert.equal(picture.readUInt32BE(16), Number(tags.get("og:image:width")));
  assert.equal(picture.readUInt32BE(20), Number(tags.get("og:image:height")));
  assert.ok(picture.length <= 120_000, `${picture.length} bytes`);
});
