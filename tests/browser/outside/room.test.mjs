// Boards on other pages reserve their space before they have loaded, so that nothing below them moves.

import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { loadRules } from "../../../tools/rules.mjs";
import { codeOfSet } from "../../../www/play/puzzle/teacher-set.js";
import { withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const root = new URL("../../../", import.meta.url);
const read = (/** @type {string} */ file) => readFile(new URL(file, root), "utf8");

/** The most pixels left empty in English: three lines of text, for other languages; five if an author's words vary. */
const SPARE = 60;
const SPARE_OF_WORDS = 100;
/** Browser vendors call a layout shift below 0.1 good. */
const GOOD = 0.1;

/** The attributes of boards of a game, by mode. @param {string} game @returns {Promise<[string, string][]>} */
async function boardsOf(game) {
  const warren = await loadRules(game);
  const files = await readdir(new URL("tests/records", root));
  const records = files.filter((file) => file.startsWith(game) && /-\d+\.rec$/.test(file));
  const scenes = await Promise.all(
    records.map(async (file) => warren.Scene.fromRecord(await read(`tests/records/${file}`))),
  );
  // Between its first and last moves, a game shows all its controls.
  const scene = scenes.find(({ length }) => length > 10);
  if (!scene) throw new Error(`no game of ${game}`);
  const first = async (/** @type {string} */ file) => {
    const [, , text] = (await read(`www/games/${game}/${file}`)).split(/^(?:# .*\n)+\n?/m);
    return warren.Puzzle.read(text).link();
  };
  const link = await first("puzzles.txt");
  const setOf = (/** @type {{ link: string, prompt: string, wrong?: string }} */ puzzle) =>
    codeOfSet({ title: "Leads", hints: true, shuffled: false, tries: 3, puzzles: [puzzle] });
  const words = "Look at each cell at the edge before you move, and count what is there. ".repeat(
    2,
  );
  const asked = (await readdir(new URL(`www/games/${game}`, root))).includes("questions.txt");
  return [
    ...(asked
      ? /** @type {[string, string][]} */ ([["question", `link="${await first("questions.txt")}"`]])
      : []),
    ["linked game", `link="${scene.link(Math.floor(scene.length / 2))}"`],
    ["play", `game="${game}"`],
    ["watch", `mode="watch" link="${scene.link(Math.floor(scene.length / 2))}"`],
    ["engines", `mode="watch" game="${game}" level="1"`],
    ["puzzle", `link="${link}"`],
    ["lesson", `lesson="${game}"`],
    ["set", `set="${setOf({ link, prompt: "Keep your lead." })}"`],
    ["wordy set", `set="${setOf({ link, prompt: words, wrong: words })}"`],
  ];
}

const boards = (
  await Promise.all(
    ["dots", "rabbits", "mice", "fugitive", "crossing"].map(async (game) =>
      (await boardsOf(game)).map(([mode, attributes]) => ({ game, mode, attributes })),
    ),
  )
).flat();

const MODULE = `<script type="module" src="SITE/warren-board.js"></script>`;
const board = (/** @type {string} */ attributes, language = "en") =>
  `<warren-board language="${language}" ${attributes}></warren-board>`;

/**
 * The height of each board before it opens and with its content, and the height left empty.
 * @param {Page} page
 * @returns {Promise<{ before: number, after: number, spare: number }[]>}
 */
const heights = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const measured = [];
    for (const board of /** @type {NodeListOf<any>} */ (
      document.querySelectorAll("warren-board")
    )) {
      const before = board.offsetHeight;
      board.scrollIntoView();
      while (!board.state) await frame();
      const content = () => board.shadowRoot.querySelector(".embed-place > .embed-place > *");
      // Drawings and answers of the game's worker arrive shortly after the board is ready.
      for (let [same, height] = [0, 0]; same < 20; await frame()) {
        const now = content().offsetHeight;
        same = now === height ? same + 1 : 0;
        height = now;
      }
      const after = board.offsetHeight;
      measured.push({ before, after, spare: after - content().offsetHeight });
    }
    return measured;
  });

for (const [width, language] of /** @type {const} */ ([
  [320, "en"],
  [390, "en"],
  [640, "en"],
  [1000, "en"],
  [320, "ru"],
  [390, "fa"],
  [640, "ru"],
  [1000, "fa"],
])) {
  const viewport = { width, height: 800 };
  pageTest(
    `closed boards ${width} px wide are as high as open ones, ${language}`,
    { ...STILL, viewport },
    async (page, url) => {
      const far = `<div style="height: 1500px"></div>`;
      const all = boards.map(({ attributes }) => far + board(attributes, language)).join("");
      await withPage(
        page,
        url,
        `<style>body { margin: 0 }</style>${all}${far}${MODULE}`,
        async () => {
          await page.waitForFunction(() => customElements.get("warren-board"));
          // Once its picture for print is made, a board knows the content of its link.
          await page.waitForFunction(() =>
            [...document.querySelectorAll("warren-board")].every((board) =>
              board.shadowRoot?.querySelector(".embed-still"),
            ),
          );
          const measured = await heights(page);
          const wrong = measured.flatMap(({ after, before, spare }, i) => {
            const { game, mode } = boards[i];
            const most = ["question", "wordy set"].includes(mode) ? SPARE_OF_WORDS : SPARE;
            if (before === after && (language !== "en" || spare <= most)) return [];
            return [`${game} ${mode}: ${before} > ${after}, ${spare} empty`];
          });
          assert.deepEqual(wrong, []);
        },
      );
    },
  );
}

pageTest(
  "a board that resumes from stored work is no higher than before",
  STILL,
  async (page, url) => {
    const kept = `${board('game="dots" engine="off" keep')}${MODULE}`;
    await withPage(page, url, kept, async () => {
      await heights(page);
      await page.evaluate(() =>
        /** @type {any} */ (document.querySelector("warren-board")).play("D4N"),
      );
      await page.waitForFunction(() => localStorage.length > 0);
      // Its height until it comes near the viewport.
      await page.addInitScript(() => {
        Object.assign(window, {
          IntersectionObserver: class extends IntersectionObserver {
            /** @param {Element} element */
            observe(element) {
              requestAnimationFrame(() => {
                Object.assign(window, {
                  before: /** @type {HTMLElement} */ (element).offsetHeight,
                });
                super.observe(element);
              });
            }
          },
        });
      });
      await page.reload();
      await page.getByRole("button", { name: "Start afresh" }).waitFor();
      const [{ after }] = await heights(page);
      assert.equal(after, await page.evaluate(() => /** @type {any} */ (window).before));
    });
  },
);

/** The sum of a page's layout shifts so far, without those caused by input. @param {Page} page @returns {Promise<number>} */
const shifts = (page) => page.evaluate(() => /** @type {any} */ (window).shifted);

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 740 },
]) {
  pageTest(
    `twenty boards shift nothing on a page ${viewport.width} px wide`,
    { ...STILL, viewport },
    async (page, url) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of /** @type {any[]} */ (list.getEntries())) {
            if (!entry.hadRecentInput) /** @type {any} */ (window).shifted += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      const twenty = Array.from({ length: 20 }, (_, i) => boards[(i * 7) % boards.length]);
      const body = twenty
        .map(({ attributes }, i) => `<h2>${i + 1}</h2><p>An exercise.</p>${board(attributes)}`)
        .join("");
      await withPage(
        page,
        url,
        `${body}<p>The end.</p>`,
        async () => {
          // A page whose element arrives after its text, as on a slow connection.
          await page.evaluate((src) => {
            const script = document.createElement("script");
            script.type = "module";
            script.src = src;
            document.head.append(script);
          }, `${url}warren-board.js`);
          await page.evaluate(async () => {
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            const boards = /** @type {any[]} */ ([...document.querySelectorAll("warren-board")]);
            for (const board of boards) {
              const end = () => board.getBoundingClientRect().bottom > innerHeight;
              do {
                scrollBy(0, 100);
                await frame();
              } while (end() && scrollY + innerHeight < document.documentElement.scrollHeight - 1);
              while (!board.state) await frame();
            }
          });
          const shifted = await shifts(page);
          assert.ok(shifted < GOOD, `layout shift ${shifted}`);
        },
        `<style>warren-board:not(:defined) { display: block; min-height: 100vh }</style>`,
      );
    },
  );
}
