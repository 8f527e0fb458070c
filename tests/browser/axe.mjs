// Audits of a page with axe-core.

import { readFile } from "node:fs/promises";

/** @typedef {import("playwright-core").Page} Page */

/** Rules to check on a page: `all`, only those about colours, or all the others, which take half of the time. */
/** @typedef {"all" | "colours" | "structure"} Asked */

/** @type {Record<Asked, object>} */
const RULES = {
  all: {},
  colours: { runOnly: ["color-contrast", "link-in-text-block"] },
  structure: { rules: { "color-contrast": { enabled: false } } },
};

const source = readFile(
  new URL("../../www/node_modules/axe-core/axe.min.js", import.meta.url),
  "utf8",
);

/**
 * Returns the findings of axe-core, including advice on good practice. It is loaded once per document.
 * @param {Page} page
 * @param {Asked} [asked]
 * @returns {Promise<string[]>}
 */
export async function faultsOn(page, asked = "all") {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(await source);
  return page.evaluate(async (rules) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
      // Without its analysis of style sheets, which adds a sheet that our policy forbids.
      preload: false,
      // The list omits passed rules.
      resultTypes: ["violations"],
      ...rules,
    });
    return violations.map(
      (/** @type {any} */ { id, nodes }) =>
        `${id}: ${nodes.map((/** @type {any} */ { target }) => target).join(" ")} ${nodes[0].failureSummary}`,
    );
  }, RULES[asked]);
}

/**
 * Returns the findings of axe-core, in light and dark.
 * @param {Page} page
 */
export async function faultsInBothThemes(page) {
  const faults = await faultsOn(page);
  await page.emulateMedia({ colorScheme: "dark" });
  faults.push(...(await faultsOn(page, "colours")));
  await page.emulateMedia({ colorScheme: "light" });
  return faults;
}
