// Measures a newcomer's path to a first program: `make bench RUN="first_program [--language python]"`.
//
// The built site is served compressed, as by static servers, to a browser with an empty cache. A visitor goes from the home
// page to the programs, begins one for Jumping Dots in the language, and presses Play at once. The bench counts the time from
// the first navigation to the end of the first game against level 1, and the bytes over the wire until then. The visitor agrees
// at once to every question, such as whether to load a language. The service worker, which stores the whole site for later, is
// blocked: a newcomer does not need its bytes.

import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";
import { reportFigure } from "./figures.mjs";
import { hostSite } from "./host.mjs";

const NAMES = /** @type {Record<string, string>} */ ({
  javascript: "JavaScript",
  python: "Python",
  cpp: "C++",
});

const { values } = parseArgs({
  options: { language: { type: "string", default: "javascript" } },
});
const host = await hostSite();
const browser = await launch();
try {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  const begun = performance.now();
  const since = () => ((performance.now() - begun) / 1000).toFixed(1);
  await page.goto(host.url);
  await page.getByRole("link", { name: "Programs" }).first().click();
  const language = page.getByRole("combobox", { name: "Language" });
  await language.selectOption({ label: NAMES[values.language] });
  await page.getByRole("button", { name: /Write a program for Jumping Dots/ }).click();
  await page.locator("main.program").waitFor();
  const shown = since();
  console.log(`the program's page: ${shown} s, ${kilobytes()} kB`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const load = page.getByRole("dialog").getByRole("button", { name: /Load/ });
  const first = page.locator(".program-turns .wrote").first();
  await first.or(load).first().waitFor();
  if (await load.isVisible()) await load.click();
  await first.waitFor();
  const moved = since();
  console.log(`its first move: ${moved} s, ${kilobytes()} kB`);
  await page.getByRole("button", { name: "Play again" }).waitFor();
  const result = await page.locator(".ending h2, .ending p").first().textContent();
  const ended = since();
  console.log(`the end of its first game: ${ended} s, ${kilobytes()} kB (${result})`);
  const megabytes = (Number(kilobytes()) / 1000).toFixed(1);
  reportFigure(`page ${shown} s, first move ${moved} s, end ${ended} s; ${megabytes} MB`);
} finally {
  await browser.close();
  await host.close();
}

function kilobytes() {
  const all = host.sent.reduce((sum, { bytes }) => sum + bytes, 0);
  return (all / 1000).toFixed(1);
}
