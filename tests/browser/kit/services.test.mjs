// A browser's services may be missing or refused: by its settings, by its age, in a private window, on a page from an
// insecure address. The first screen, a game and a puzzle work without each service, or say why they do not.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { clickMove, freshVisitor, movesPlayed, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const www = new URL("../../../www/", import.meta.url);

/** The folders without modules of the page. */
const OTHERS =
  /^(node_modules|vendor|wasm|compilers|course-files|starters|examples|course|notebook)\//;

/** The services that a page of the site may request, by the names in its modules. */
const ASKED =
  /\bnavigator\.(\w+)|\{ (\w+) \} = [^;]*\bnavigator\b|\b(localStorage|sessionStorage|caches|crypto\.subtle|crypto\.randomUUID|history)\b|\bnew (Worker|BroadcastChannel|AudioContext|ClipboardItem|OffscreenCanvas|Notification|SharedWorker|EventSource|WebSocket|\w+Observer|CompressionStream|DecompressionStream)\b|\b(WebAssembly|createImageBitmap|requestIdleCallback|scheduler|openDB|showSaveFilePicker|requestFullscreen)\b/g;

/**
 * A service. In the page, `holder` has it under each of `names`.
 * @typedef {{ holder: string, names: string[], isNew?: boolean, says?: RegExp }} Service
 * `isNew` if older browsers or insecure pages lack it, and none refuses it; `says` is the page's text in the place of a game
 */

/** By the names in the modules. @type {Record<string, Service>} */
const SERVICES = {
  AudioContext: { holder: "globalThis", names: ["AudioContext"] },
  BroadcastChannel: { holder: "globalThis", names: ["BroadcastChannel"] },
  ClipboardItem: { holder: "globalThis", names: ["ClipboardItem"] },
  CompressionStream: { isNew: true, holder: "globalThis", names: ["CompressionStream"] },
  DecompressionStream: { isNew: true, holder: "globalThis", names: ["DecompressionStream"] },
  WebAssembly: {
    holder: "globalThis",
    names: ["WebAssembly"],
    says: /The games need WebAssembly, which this browser does not run here/,
  },
  Worker: { holder: "globalThis", names: ["Worker"] },
  caches: { holder: "globalThis", names: ["caches"] },
  canShare: { holder: "navigator", names: ["canShare"] },
  clipboard: { holder: "navigator", names: ["clipboard"] },
  connection: { isNew: true, holder: "navigator", names: ["connection"] },
  "crypto.randomUUID": { isNew: true, holder: "crypto", names: ["randomUUID"] },
  "crypto.subtle": { isNew: true, holder: "crypto", names: ["subtle"] },
  hardwareConcurrency: { isNew: true, holder: "navigator", names: ["hardwareConcurrency"] },
  history: { holder: "history", names: ["pushState", "replaceState"] },
  localStorage: { holder: "globalThis", names: ["localStorage"] },
  locks: { holder: "navigator", names: ["locks"] },
  openDB: { holder: "globalThis", names: ["indexedDB"] },
  requestIdleCallback: { isNew: true, holder: "globalThis", names: ["requestIdleCallback"] },
  scheduler: { isNew: true, holder: "globalThis", names: ["scheduler"] },
  serviceWorker: { holder: "navigator", names: ["serviceWorker"] },
  sessionStorage: { holder: "globalThis", names: ["sessionStorage"] },
  share: { holder: "navigator", names: ["share"] },
  vibrate: { holder: "navigator", names: ["vibrate"] },
};

/** Services of every browser that can run the page's modules, and those that only the tests of programs need. */
const GIVEN = [
  "IntersectionObserver",
  "MutationObserver",
  "ResizeObserver",
  "languages",
  "userAgent",
];

test("each service that the page asks for has a row", async () => {
  const files = (await readdir(www, { recursive: true })).filter(
    (file) => file.endsWith(".js") && !OTHERS.test(file),
  );
  const asked = new Set();
  for (const file of files) {
    const code = (await readFile(new URL(file, www), "utf8")).replace(
      /^\s*(\*|\/\/|\/\*).*$/gm,
      "",
    );
    for (const [, ...names] of code.matchAll(ASKED)) asked.add(names.find(Boolean));
  }
  assert.deepEqual([...asked].sort(), [...Object.keys(SERVICES), ...GIVEN].sort());
});

/** The ways in which a browser refuses: the service is missing, or a call of it fails. */
const WAYS = ["missing", "failing"];

/** In the page. @param {[way: string, refused: { holder: string, names: string[] }[]]} given */
function refuse([way, refused]) {
  const fail = () => {
    throw new DOMException("refused", "SecurityError");
  };
  for (const { holder, names } of refused) {
    const held = /** @type {any} */ (globalThis)[holder] ?? globalThis;
    for (const name of names) {
      const get = way === "missing" ? () => undefined : fail;
      // For a function, only the call fails.
      const isFunction = typeof held[name] === "function";
      const value = class {
        constructor() {
          fail();
        }
      };
      const called = /^[A-Z]/.test(name) ? value : fail;
      Object.defineProperty(
        held,
        name,
        way === "failing" && isFunction ? { value: called } : { get },
      );
    }
  }
}

/**
 * The first screen, a game and a puzzle.
 * @param {Page} page
 * @param {string} url
 * @param {string} puzzle the code of a puzzle's link
 * @param {RegExp | undefined} says
 */
async function useAll(page, url, puzzle, says) {
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
  if (says) {
    await page.getByText(says).first().waitFor();
    await page.evaluate((code) => location.assign(`#${code}`), puzzle);
    await page.getByRole("alert").filter({ hasText: says }).waitFor();
    return;
  }
  const dialog = page.getByRole("dialog");
  for (const side of [/Red/, /Blue/]) {
    await dialog.getByRole("group", { name: side }).getByRole("radio", { name: "Person" }).check();
  }
  await dialog.getByRole("button", { name: "Start" }).click();
  await clickMove(page, "D4N");
  await movesPlayed(page, 1);
  await page.evaluate((code) => location.assign(`#${code}`), puzzle);
  await page.locator(".game.puzzle .cell").first().waitFor();
  await page.evaluate(() => location.assign("#/programs"));
  await page.getByRole("button", { name: "Write a program for Jumping Dots" }).waitFor();
}

/** Each service, in one way in turn, then all dispensable ones at once; with FAULTS=all each in each way. */
const TRIED = Object.entries(SERVICES).flatMap(([name, { isNew, says, ...service }], i) =>
  (isNew ? ["missing"] : process.env.FAULTS === "all" ? WAYS : [WAYS[i % 2]]).map((way) => ({
    label: `${name} is ${way}`,
    way,
    refused: [service],
    says,
  })),
);
for (const way of WAYS) {
  const refused = Object.values(SERVICES).filter(
    ({ isNew, says }) => !says && !(isNew && way === "failing"),
  );
  TRIED.push({ label: `all are ${way}`, way, refused, says: undefined });
}

pageTest(
  "games can be played if the browser refuses a service",
  { expected: /./ },
  async (page, url) => {
    const dozen = await readFile(new URL("puzzles/dots/00.json", www), "utf8");
    const [{ link }] = JSON.parse(dozen);
    const waiting = [...TRIED];
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { refused, says, label, way } = next;
        const context = await freshVisitor(page);
        await context.addInitScript(
          refuse,
          /** @type {[string, typeof refused]} */ ([way, refused]),
        );
        const fresh = await context.newPage();
        await useAll(fresh, url, link, says).catch((thrown) => {
          throw new Error(`${label}: ${thrown.message}`, { cause: thrown });
        });
        await context.close();
      }
    };
    await Promise.all(Array.from({ length: 4 }, lane));
  },
);
