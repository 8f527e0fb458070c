// Projects that Vite builds into a page.

import path from "node:path";
import { serve } from "../../tools/serve.mjs";
import { htmlOf } from "./page.mjs";
import { host } from "./project.mjs";

/**
 * The page of a project.
 * @param {string} main its module
 * @param {string} [content] HTML inside its `#app`
 */
export const pageOf = (main, content = "") =>
  htmlOf(`<main id="app">${content}</main>`, `<script type="module" src="./${main}"></script>`);

/**
 * Builds a project with Vite and opens it.
 * @param {import("playwright-core").Page} page
 * @param {string} root
 * @param {object} config
 * @param {() => Promise<void>} use
 */
export async function withBuilt(page, root, config, use) {
  const { build } = await host("vite");
  await build({ root, base: "./", configFile: false, logLevel: "error", ...config });
  const site = await serve({ root: path.join(root, "dist") });
  try {
    await page.goto(site.url);
    await use();
  } finally {
    await site.close();
  }
}
