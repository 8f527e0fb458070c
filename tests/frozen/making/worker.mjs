// The service worker of the built site, what its caches hold after a visit, and a page of its version that is small enough to
// be kept: no more of the site's own than what speaks with the worker.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** @typedef {import("playwright-core").Page} Page */

const www = new URL("../../../www/", import.meta.url);
// The packages are installed in `www`, where a bare import from this folder does not look.
const esbuild = createRequire(new URL("package.json", www))("esbuild");

const PAGE = `
import { workOffline } from "./offline.js";
import { fileOfSite, VERSION } from "./site.js";

const offer = (_, label, act) => {
  const button = document.createElement("button");
  button.textContent = label;
  button.addEventListener("click", act);
  document.body.append(button);
};
globalThis.partOfSite = async () => (await fetch(fileOfSite("part.txt"))).text();
document.documentElement.dataset.version = VERSION;
workOffline({ notices: { offer }, isBusy: () => false });
`;

/**
 * @param {Page} page of a fresh visitor
 * @param {string} url of the built site
 * @param {string} site its folder
 * @returns {Promise<Record<string, string>>} contents by the file's name
 */
export async function makeWorker(page, url, site) {
  console.log("worker");
  const worker = await readFile(`${site}/service-worker.js`, "utf8");
  const version = /VERSION="(\w+)"/.exec(worker)?.[1] ?? "";
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const kept = await page.evaluate(async (url) => {
    const all = [];
    for (const name of await caches.keys()) {
      const files = (await (await caches.open(name)).keys()).map((each) =>
        each.url.slice(url.length),
      );
      all.push({ name: name.replace(url, "SITE/"), files: files.sort() });
    }
    return all;
  }, url);
  const { outputFiles } = await esbuild.build({
    absWorkingDir: fileURLToPath(www),
    stdin: { contents: PAGE, resolveDir: fileURLToPath(www) },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    define: { "globalThis.WARREN_VERSION": JSON.stringify(version) },
    write: false,
  });
  return {
    "service-worker.js": worker,
    "caches.json": `${JSON.stringify(kept, null, 2)}\n`,
    "page.js": outputFiles[0].text,
    "index.html": `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>Warren</title>
  <link rel="icon" href="data:,">
  <script type="module" src="./page.js?v=${version}"></script>
  <body></body>
</html>
`,
    "part.txt": `a part of version ${version}\n`,
  };
}
