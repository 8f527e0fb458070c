/**
 * Adds a generation of fixtures: `node tests/frozen/make.mjs NAME` writes `tests/frozen/NAME` by using the built site, the package
 * and the native command, after `make site`, `make pkg` and `cargo build --release`. Generations are never written again: what
 * users have from a version stays as it is.
 */
import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "../../tools/serve.mjs";
import { launch } from "../browser/browsers.mjs";
import { makeCalls } from "./making/calls.mjs";
import { makeLinks } from "./making/links.mjs";
import { makeMessages } from "./making/messages.mjs";
import { makeStored } from "./making/stored.mjs";
import { makeWorker } from "./making/worker.mjs";

const here = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string", default: here("../../target/site") },
    warren: { type: "string", default: here("../../target/release/warren") },
  },
});
const [name] = positionals;
if (!/^\w+$/.test(name ?? "")) throw new Error("name the new generation, such as 2");
const folder = here(name);
const isThere = await access(folder).then(
  () => true,
  () => false,
);
if (isThere) throw new Error(`tests/frozen/${name} is there already, and stays as it is`);

const site = await serve({ root: values.site });
const browser = await launch();
try {
  const stored = await makeStored(await visitor(), site.url);
  const links = await makeLinks(await visitor(), site.url, values.warren);
  const messages = await makeMessages(await visitor(), site.url);
  const worker = await makeWorker(await visitor(), site.url, values.site);
  const calls = await makeCalls(await thePackage());
  await put("stored.json", JSON.stringify(stored, null, 2));
  await put("links.json", lines(links));
  await put("messages.json", JSON.stringify(messages, null, 2));
  await put("calls.json", lines(calls.flatMap(({ title, calls }) => [{ title }, ...calls])));
  for (const [file, content] of Object.entries(worker)) await put(`worker/${file}`, content);
} finally {
  await browser.close();
  await site.close();
}

/** A fresh visitor's page. */
async function visitor() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  return context.newPage();
}

async function thePackage() {
  const dist = new URL("../../pkg/dist/wasm/", import.meta.url);
  const module = await import(new URL("engines.js", dist).href);
  await module.default({ module_or_path: await readFile(new URL("engines_bg.wasm", dist)) });
  return module;
}

/** A list with an entry a line. @param {unknown[]} list */
function lines(list) {
  return `[\n${list.map((each) => JSON.stringify(each)).join(",\n")}\n]`;
}

/**
 * @param {string} file
 * @param {string} content
 */
async function put(file, content) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content.endsWith("\n") ? content : `${content}\n`);
}
