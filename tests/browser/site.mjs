// The site with a test's engine.

import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/serve.mjs";
import { publishedWords } from "../../tools/words.mjs";
import { afterPages } from "./page.mjs";

const WWW = fileURLToPath(new URL("../../www", import.meta.url));

/**
 * Serves the site, with another worker in place of the engine's, until the test's pages are closed.
 * @param {string} source of that worker
 * @returns {Promise<string>} the site's address
 */
export async function siteWithEngine(source) {
  const root = await mkdtemp(path.join(tmpdir(), "warren-site-"));
  afterPages(() => rm(root, { recursive: true }));
  const isOurs = (/** @type {string} */ file) => path.basename(file) !== "node_modules";
  await cp(WWW, root, { recursive: true, filter: isOurs });
  // The server composes language files only for `www` itself.
  const files = new Map(await publishedWords(WWW)).set("workers/engine.js", source);
  await Promise.all([...files].map(([file, text]) => writeFile(path.join(root, file), text)));
  const site = await serve({ root });
  afterPages(site.close);
  return site.url;
}
