// The files that the page fetches, and faults in fetching them. For each kind of file: the page says what is missing, and
// *Try again* works once the file arrives.

import assert from "node:assert/strict";
import { clickMove, moves } from "./page.mjs";

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("playwright-core").Route} Route
 * @typedef {import("playwright-core").Locator} Locator
 */

/**
 * A kind of file.
 * @typedef {Object} Kind
 * @property {string} name
 * @property {RegExp} files the paths of the files in the site
 * @property {string} [from] the page's address before the fault; without it the fault affects the first visit
 * @property {(page: Page) => Promise<void>} [prepare] actions there before the fault
 * @property {string} [to] the address that needs the files
 * @property {(page: Page) => Promise<void>} [act] an action that needs the files
 * @property {(page: Page) => Locator} there an element that is visible once they have arrived
 * @property {(page: Page) => Locator} [again] the button *Try again*, if the first on the page cannot be reached
 * @property {boolean} [isScript] whether a changed byte may have any effect: browsers have no hash of a module's imports, or of
 *   a page
 * @property {boolean} [isInGame] whether the request happens during a game in progress, which must survive
 * @property {boolean} [isOptional] whether the page can be used without them
 * @property {string[]} [unnoticed] faults that may pass unnoticed, since they change little: a letter of a text, half of a style sheet
 */

/**
 * Changes a file in transit.
 * @param {(content: Buffer) => Buffer} change
 * @returns {(route: Route) => Promise<void>}
 */
const changed = (change) => async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.body()) });
};

/** The ways in which a file fails to arrive. @type {Record<string, (route: Route) => Promise<void>>} */
export const FAULTS = {
  "does not come": () => new Promise(() => {}),
  "cannot be reached": (route) => route.abort(),
  "is not there": (route) => route.fulfill({ status: 404, body: "" }),
  "fails at the host": (route) => route.fulfill({ status: 500, body: "broken" }),
  "is a page of the host": (route) =>
    route.fulfill({ body: "<!doctype html><title>Home</title>", contentType: "text/html" }),
  "is cut": changed((content) => content.subarray(0, content.length / 2)),
  "has a wrong byte": changed((content) => {
    const copy = Buffer.from(content);
    copy[copy.length >> 1] ^= 0x15;
    return copy;
  }),
};

/** @param {Kind} kind @returns {string[]} the faults that files of this kind are tried with */
export const faultsOf = ({ isScript }) =>
  Object.keys(FAULTS).filter((fault) => !isScript || fault !== "has a wrong byte");

const HOME = "#/";

/** @param {string} name */
const press = (name) => async (/** @type {Page} */ page) => {
  await page.getByRole("button", { name, exact: true }).first().click();
};

/** A game in progress, with one move. @param {Page} page */
async function playOn(page) {
  await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
  const dialog = page.getByRole("dialog");
  for (const side of [/Red/, /Blue/]) {
    await dialog.getByRole("group", { name: side }).getByRole("radio", { name: "Person" }).check();
  }
  await dialog.getByRole("button", { name: "Start" }).click();
  await clickMove(page, "D4N");
  await page.locator(".move").first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** @param {Page} page */
const isHome = (page) => page.getByRole("button", { name: /^Options for / }).first();

/** @param {Page} page */
const hasPlayed = (page) => page.locator(".program-turns pre", { hasText: "<< D4N" });

/** Adds a program. @param {string} name @param {string} source */
const addProgram = (name, source) => async (/** @type {Page} */ page) => {
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(source) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.locator("main.program").waitFor();
};

/** A board in a frame. The page around it does not matter here. */
const FRAME = "embed.html?game=dots&language=en";

/** @param {Page} page */
const isInFrame = (page) => page.locator(".embedded .cell").first();

/** @type {Kind[]} */
export const KINDS = [
  // Scripts have no known hash: the browser notices a broken syntax, but not a changed letter.
  {
    name: "the first modules",
    unnoticed: ["has a wrong byte"],
    files: /^(main|module-\w+)\.js/,
    there: isHome,
  },
  { name: "the words", files: /^locales\/en\.ftl/, there: isHome, unnoticed: ["has a wrong byte"] },
  {
    name: "the modules of a view",
    isScript: true,
    files: /^module-/,
    from: HOME,
    to: "#/edit/dots",
    there: (page) => page.locator(".editor"),
  },
  {
    name: "the words of a view",
    files: /^locales\/en\.editor/,
    from: HOME,
    to: "#/edit/dots",
    there: (page) => page.locator(".editor"),
    unnoticed: ["has a wrong byte"],
  },
  {
    name: "the style of a view",
    files: /^styles\/editor/,
    from: HOME,
    to: "#/edit/dots",
    there: (page) => page.locator(".editor"),
    unnoticed: ["is cut", "has a wrong byte"],
  },
  {
    name: "the WebAssembly of a game",
    files: /^wasm\/dots-study_bg/,
    from: HOME,
    to: "#/edit/dots",
    there: (page) => page.locator(".editor"),
  },
  {
    name: "the JavaScript around WebAssembly",
    isScript: true,
    files: /^wasm\/dots-study\.js/,
    from: HOME,
    to: "#/edit/dots",
    there: (page) => page.locator(".editor"),
  },
  {
    name: "the index of puzzles",
    files: /^puzzles\/sets\.json/,
    from: "#/about",
    to: "#/puzzles/dots",
    there: (page) => page.locator(".puzzle-card").first(),
    unnoticed: ["has a wrong byte"],
  },
  {
    name: "the notices",
    files: /^notices\.txt/,
    from: HOME,
    to: "#/about",
    there: (page) => page.locator("summary", { hasText: /^Apache-2.0$/ }),
    unnoticed: ["is cut", "has a wrong byte"],
  },
  {
    name: "a dialog",
    isScript: true,
    files: /^module-/,
    from: HOME,
    act: press("Settings"),
    there: (page) => page.getByRole("dialog").getByText("Settings", { exact: true }),
  },
  {
    name: "the words of a dialog",
    files: /^locales\/en\.settings/,
    from: HOME,
    act: press("Settings"),
    there: (page) => page.getByRole("dialog").getByText("Settings", { exact: true }),
    unnoticed: ["has a wrong byte"],
  },
  {
    name: "the board of a game",
    files: /^module-/,
    isScript: true,
    from: HOME,
    act: press("Play now: Jumping Dots"),
    there: (page) => page.locator(".game .cell"),
  },
  {
    name: "the dialog to share a game",
    isInGame: true,
    files: /^module-/,
    isScript: true,
    from: HOME,
    prepare: playOn,
    act: press("Share"),
    there: (page) => page.getByRole("dialog").getByRole("button", { name: "Copy link" }),
  },
  {
    name: "the words and the styles of sharing",
    isInGame: true,
    files: /^(locales\/en\.share|styles\/share)/,
    unnoticed: ["has a wrong byte"],
    from: HOME,
    prepare: playOn,
    act: press("Share"),
    there: (page) => page.getByRole("dialog").getByRole("button", { name: "Copy link" }),
  },
  {
    name: "the rules of a game",
    isInGame: true,
    files: /^(module-|locales\/en\.rules|styles\/rules)/,
    unnoticed: ["has a wrong byte"],
    from: HOME,
    prepare: playOn,
    act: (page) => page.getByRole("tab", { name: "Rules" }).click(),
    there: (page) => page.getByRole("heading", { name: "A move" }),
  },
  {
    name: "the worker of an engine",
    files: /^workers\/engine/,
    isScript: true,
    from: HOME,
    prepare: playOn,
    act: async (page) => {
      await page.evaluate(() => location.assign("#/"));
      await press("Play Jumping Dots")(page);
      await clickMove(page, "D4N");
    },
    there: (page) => page.locator(".move").nth(1),
  },
  {
    name: "the worker of a referee",
    files: /^workers\/referee/,
    isScript: true,
    from: HOME,
    act: async (page) => {
      await page.getByRole("button", { name: "Options for Fugitive and Detectives" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
    },
    there: (page) => page.locator(".map-tray"),
  },
  {
    name: "the worker of an analyst",
    isInGame: true,
    files: /^workers\/analyst/,
    isScript: true,
    from: HOME,
    prepare: playOn,
    act: async (page) => {
      await page.getByRole("tab", { name: "Analysis" }).click();
      await page.getByRole("switch", { name: "Analyse" }).check();
    },
    there: (page) => page.locator(".best-line .tried"),
  },
  {
    name: "a part of a language",
    files: /^compilers\/python\//,
    from: "#/programs",
    prepare: addProgram("Mine.dots.py", 'print("D4N")\n'),
    act: async (page) => {
      await press("Play")(page);
      await page.getByRole("button", { name: /^Load .* MB$/ }).click();
    },
    again: (page) => page.getByRole("dialog").getByRole("button", { name: "Try again" }),
    there: hasPlayed,
  },
  {
    name: "the text of a program's worker",
    files: /^play\/running\/sandbox\/javascript\.js/,
    from: "#/programs",
    prepare: addProgram("Mine.dots.js", 'print("D4N");\n'),
    act: press("Play"),
    there: hasPlayed,
    unnoticed: ["has a wrong byte"],
  },
  {
    name: "the sandbox of programs",
    isScript: true,
    files: /^play\/running\/policy\.html/,
    from: "#/programs",
    prepare: addProgram("Mine.dots.js", 'print("D4N");\n'),
    act: press("Play"),
    there: hasPlayed,
    unnoticed: ["is cut"],
  },
  {
    name: "the modules of a board in a frame",
    isScript: true,
    files: /^(embed|module-\w+)\.js/,
    to: FRAME,
    there: isInFrame,
  },
  {
    name: "the style sheets of a board in a frame",
    files: /^style(s\/embed|s\/puzzle)?\.css/,
    to: FRAME,
    isOptional: true,
    there: isInFrame,
    unnoticed: ["is cut", "has a wrong byte"],
  },
  {
    name: "the words of a board in a frame",
    files: /^locales\/en/,
    to: FRAME,
    there: isInFrame,
    unnoticed: ["has a wrong byte"],
  },
  {
    name: "the WebAssembly of a board in a frame",
    files: /^wasm\/dots_bg/,
    to: FRAME,
    there: isInFrame,
  },
];

/**
 * Tests that files of a kind first fail to arrive, and then arrive.
 * @param {Page} page
 * @param {string} url
 * @param {Kind} kind
 * @param {string} fault
 */
export async function tryFault(page, url, kind, fault) {
  const label = `${kind.name}: ${fault}`;
  let isFaulty = true;
  let met = 0;
  const meet = (/** @type {Route} */ route) => {
    if (!isFaulty) return route.continue();
    met += 1;
    // The page may continue, and the test may end, while a file is in transit.
    return FAULTS[fault](route).catch(() => {});
  };
  const isOfKind = (/** @type {URL} */ { href }) => kind.files.test(href.slice(url.length));
  if (kind.from !== undefined) {
    await page.goto(url + kind.from);
    await page.locator("[data-ready] main").first().waitFor();
    await page.waitForLoadState("networkidle");
    await kind.prepare?.(page);
  }
  await page.route(isOfKind, meet);
  if (kind.from === undefined) await page.goto(url + (kind.to ?? ""), { waitUntil: "commit" });
  else if (kind.to) await page.evaluate((to) => location.assign(to), kind.to);
  await kind.act?.(page);
  const again = (kind.again?.(page) ?? page.getByRole("button", { name: "Try again" })).first();
  const there = kind.there(page).first();
  await (kind.unnoticed?.includes(fault) ? again.or(there).first() : again).waitFor();
  assert.ok(met > 0, `${label}: nothing was requested`);
  if (!(await again.isVisible())) return;
  if (!kind.isOptional) assert.equal(await there.isVisible(), false, `${label}: it is visible`);
  isFaulty = false;
  // A press opened the view. If the page has to be reloaded, the test presses again.
  const afresh = page.waitForEvent("domcontentloaded").then(async () => {
    await page.locator("[data-ready] main").first().waitFor();
    await kind.act?.(page);
    await there.waitFor();
  });
  afresh.catch(() => {});
  // A file that is late, or that the page requests again itself, removes the button before the press.
  await Promise.any([again.click(), again.waitFor({ state: "hidden" })]);
  await again.waitFor({ state: "hidden" });
  await Promise.any([there.waitFor(), afresh]);
  if (kind.isInGame) assert.deepEqual(await moves(page), ["D4N"], label);
}
