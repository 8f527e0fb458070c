// Runs programs of a visitor in a page, with the site's module for that.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../www/play/running/prepare.js").Runnable} Runnable */
/** @typedef {import("../../www/play/running/sandbox/begin.js").Resources} Given */
/** @typedef {import("../../www/play/running/sandbox/begin.js").Ending} Ending */

/**
 * A step in running a program: give lines, close its input, end it, pause until {@link duringPause} resumes, or wait
 * until it has sent a number of reports of a kind in all.
 * @typedef {["give", ...lines: string[]] | ["finish"] | ["end"] | ["pause"]
 *   | [report: "ready" | "line" | "said" | "partial" | "ended", count: number]} Step
 */

/**
 * @typedef {{text: string, took: number}} Written
 * All reports by kind, each in order, and the times when lines were given, in ms since 1970.
 * @typedef {{
 *   given: number[],
 *   ready: null[],
 *   lines: Written[],
 *   said: Written[],
 *   unsaid: number[],
 *   partial: string[],
 *   ended: Ending[],
 * }} Reports
 */

/** @param {string} source @returns {Runnable} */
export const javascript = (source) => ({ language: "javascript", source });

/**
 * A Rust program as a WASI module.
 * @param {string} place its file, from the root of the project
 * @param {string} [edition] of Rust
 */
export function compiled(place, edition = "2021") {
  const folder = mkdtempSync(path.join(tmpdir(), "warren-wasi-"));
  try {
    const source = fileURLToPath(new URL(`../../${place}`, import.meta.url));
    const module = path.join(folder, "program.wasm");
    const options = ["--edition", edition, "-C", "opt-level=1", "-C", "strip=symbols"];
    execFileSync("rustc", [...options, "--target", "wasm32-wasip1", source, "-o", module]);
    return { language: /** @type {const} */ ("wasi"), base64: readFileSync(module, "base64") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @type {ReturnType<typeof compiled> | undefined} */
let made;

/** A Rust program that does what its lines say. */
export const rust = () => {
  made ??= compiled("tests/wasi/every-call.rs");
  return made;
};

/**
 * Runs a program in a page of the site, until it ends or is ended.
 * @param {Page} page
 * @param {Runnable | {language: "wasi", base64: string}} runnable
 * @param {Step[]} [steps]
 * @param {Partial<Given>} [given]
 * @returns {Promise<Reports>}
 */
export function run(page, runnable, steps = [], given = {}) {
  return page.evaluate(runInPage, { runnable, steps, given });
}

/**
 * Waits until a program's steps pause, does something, and resumes them.
 * @param {Page} page
 * @param {() => Promise<unknown>} meanwhile
 */
export async function duringPause(page, meanwhile) {
  await page.waitForFunction(() => "goOn" in globalThis);
  await meanwhile();
  await page.evaluate(() => {
    const { goOn } = /** @type {any} */ (globalThis);
    Reflect.deleteProperty(globalThis, "goOn");
    goOn();
  });
}

/**
 * In the page: what {@link run} does.
 * @param {{runnable: any, steps: Step[], given: Partial<Given>}} what
 */
export async function runInPage({ runnable, steps, given }) {
  const at = new URL("play/running/run.js", document.baseURI).href;
  /** @type {typeof import("../../www/play/running/run.js")} */
  const { Run } = await import(at);
  if (runnable.base64) {
    const bytes = Uint8Array.from(atob(runnable.base64), (each) => each.charCodeAt(0));
    runnable = { language: runnable.language, module: bytes };
  }
  /** @type {Reports} */
  const reports = { given: [], ready: [], lines: [], said: [], unsaid: [], partial: [], ended: [] };
  /** @type {Record<string, () => number>} */
  const counts = {
    ready: () => reports.ready.length,
    line: () => reports.lines.length,
    said: () => reports.said.length,
    partial: () => reports.partial.length,
    ended: () => reports.ended.length,
  };
  let heard = () => {};
  const hear = (/** @type {any[]} */ list, /** @type {any} */ report) => {
    list.push(report);
    heard();
  };
  const program = new Run(runnable, given, {
    ready: () => hear(reports.ready, null),
    line: (text, took) => hear(reports.lines, { text, took }),
    said: (text, took) => hear(reports.said, { text, took }),
    unsaid: (characters) => hear(reports.unsaid, characters),
    partial: (text) => hear(reports.partial, text),
    ended: (ending) => hear(reports.ended, ending),
  });
  for (const [step, ...parts] of [...steps, /** @type {Step} */ (["ended", 1])]) {
    if (step === "give") {
      reports.given.push(Date.now());
      program.give(/** @type {string[]} */ (parts));
    } else if (step === "finish") program.finish();
    else if (step === "end") {
      program.end();
      return reports;
    } else if (step === "pause") {
      await new Promise((resolve) => Object.assign(globalThis, { goOn: resolve }));
    } else {
      const isThere = () => counts[step]() >= Number(parts[0]);
      await new Promise((resolve) => {
        heard = () => {
          // An ended program sends no more reports.
          if (isThere() || reports.ended.length > 0) resolve(undefined);
        };
        heard();
      });
      if (!isThere()) return reports;
    }
  }
  return reports;
}
