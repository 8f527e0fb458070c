// The page in each language: from the browser, chosen in the header, kept; its direction; boards as they are everywhere.

import assert from "node:assert/strict";
import { pageTest, seriousFaults } from "./page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** What stands on the page, and which way it goes. */
const LANGUAGES = /** @type {const} */ ([
  { tag: "ru", locale: "ru-RU", name: "Русский", direction: "ltr", letters: /[а-яё]/i },
  { tag: "fa", locale: "fa-IR", name: "فارسی", direction: "rtl", letters: /[آ-ی]/ },
]);

/** Words of English sentences: none may be left. Notation, commands and names are not among them. */
const ENGLISH = /\b(the|and|with|your|move|game|board|play|turn|cells|moves|share|rules)\b/i;

/**
 * Sentences on the page that are in English, but for what is code.
 * @param {Page} page
 */
async function englishLeft(page) {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? "";
      if (text && !parent?.closest("code, pre, textarea, noscript, [lang='en'], option")) {
        found.push(text);
      }
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return found;
  });
  return texts.filter((text) => ENGLISH.test(text));
}

/** @param {Page} page */
async function fitsWidth(page) {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  assert.ok(content <= screen, `${content} px of content on ${screen} px of screen`);
}

for (const { tag, locale, name, direction, letters } of LANGUAGES) {
  pageTest(
    `${tag}: home, games, rules and puzzles are in the visitor’s language`,
    { locale, viewport: { width: 390, height: 844 }, reducedMotion: "reduce" },
    async (page, url) => {
      await page.goto(url);
      await page.locator(".card [data-game] , .card").first().waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), tag);
      assert.equal(await page.locator("html").getAttribute("dir"), direction);
      assert.match(await page.locator("main").innerText(), letters);
      assert.equal(await page.locator(".header select option:checked").innerText(), name);
      const look = async (/** @type {string} */ where) => {
        assert.deepEqual(await englishLeft(page), [], where);
        assert.deepEqual(await seriousFaults(page), [], where);
        await fitsWidth(page);
      };
      await look("home");
      for (const game of ["dots", "rabbits", "mice", "fugitive", "crossing"]) {
        await page.goto(url);
        await page.locator(`.games .card[data-game="${game}"] .button.primary`).click();
        await page.getByRole("dialog").waitFor();
        assert.deepEqual(await englishLeft(page), [], `${game}: new game`);
        await page
          .getByRole("dialog")
          .locator("button[type=submit], .button.primary")
          .first()
          .click();
        await page.locator(".game .board canvas").first().waitFor();
        // Boards are the same in all languages.
        const way = await page
          .locator(".game .board")
          .evaluate((board) => getComputedStyle(board).direction);
        assert.equal(way, "ltr");
        await page.locator(".tab#tab-rules").click();
        await page.locator("#panel-rules h2, #panel-rules h3").first().waitFor();
        await look(game);
        await page.goto(`${url}#/puzzles/${game}`);
        await page.locator(".puzzle-list a, .puzzles a, main a").first().waitFor();
        assert.deepEqual(await englishLeft(page), [], `${game}: puzzles`);
      }
    },
  );
}

/**
 * What is told of texts and a link that are wrong: where it is, what stands there, what is allowed. A text, and what the
 * sentence about it has to be.
 */
const WRONG = /** @type {const} */ ([
  {
    tag: "ru",
    locale: "ru-RU",
    records: [
      [
        "warren 1 dots\nC3N\nC9N\n",
        "Строка 3, «C9N». Ход — это столбец от A до G, строка от 1 до 7 и направление N, E, S или W, например E4N.",
      ],
      [
        "warren 1 dots\nC3N\nC3N\n",
        "Строка 3, «C3N». C3 — клетка соперника. Ходить можно в пустую или из своей.",
      ],
      [
        "warren 1 rabbits\nlimit 999\n",
        "Строка 2, «limit 999». Здесь стоит, сколько ходов у каждой стороны: от «limit 1» до «limit 240».",
      ],
      [
        "8\nC 1-2\nX 2-3\n",
        "Строка 3, «X 2-3». «X» — не вид дороги: есть C (автомобиль), T (поезд) и P (самолёт); END кончает карту.",
      ],
      [
        "warren 1 dots\ngoal lead 5 in 90\n",
        "Строка 2. Цель должна быть достижима за 1–12 ходов, а здесь 90.",
      ],
      [
        ">> 0\n<< C9N\n",
        "Строка 2, «C9N». Ход — это столбец от A до G, строка от 1 до 7 и направление N, E, S или W, например E4N.",
      ],
    ],
    draft: "«7/7/7 0». В позиции семь рядов, а здесь 3.",
    link: "Не удалось прочитать ссылку: в ней нет партии.",
  },
  {
    tag: "fa",
    locale: "fa-IR",
    records: [
      [
        "warren 1 dots\nC3N\nC9N\n",
        "خط ۳، «C9N»: حرکت یک ستون A تا G، یک سطر ۱ تا ۷ و یک جهت N, E, S, W است، مانند E4N.",
      ],
      [
        "warren 1 dots\nC3N\nC3N\n",
        "خط ۳، «C3N»: C3 از آنِ طرف دیگر است. در خانه‌ای خالی یا از خانهٔ خودتان بازی کنید.",
      ],
      ["warren 1 dots\ngoal lead 5 in 90\n", "خط ۲: باید در ۱ تا ۱۲ حرکت به هدف رسید، نه ۹۰ حرکت."],
    ],
    draft: "«7/7/7 0»: وضعیت هفت سطر دارد، نه ۳.",
    link: "پیوند خوانده نشد: هیچ بازی‌ای در آن نیست.",
  },
]);

for (const { tag, locale, records, draft, link } of WRONG) {
  pageTest(`${tag}: what is wrong is told in the language`, { locale }, async (page, url) => {
    // Without the marks that keep together what is written from left to right, or in one line.
    const told = async (/** @type {string} */ where) => {
      const place = page.locator(where).filter({ hasText: /./ });
      return (await place.innerText()).replace(/[\u2066-\u2069]/g, "").replaceAll("\u00A0", " ");
    };
    await page.goto(`${url}#%`);
    assert.ok((await told(".banner")).includes(link));
    await page.locator(".open-record-row button").click();
    const problem = page.locator(".open-record .problem-line");
    for (const [text, sentence] of records) {
      const before = await problem.textContent();
      await page.locator("#record").fill(text);
      await page.locator(".open-record button.primary").click();
      await page.waitForFunction(
        (before) => document.querySelector(".open-record .problem-line")?.textContent !== before,
        before,
      );
      assert.equal(await told(".open-record .problem-line"), sentence);
    }
    await page.goto(`${url}#/edit/dots`);
    await page.locator("#edit-text").fill("7/7/7 0");
    assert.equal(await told(".editor-text .problem-line"), draft);
  });
}

pageTest("a language is chosen in the header and kept", { locale: "en-GB" }, async (page, url) => {
  await page.goto(url);
  const choice = page.locator(".header select");
  await choice.waitFor();
  assert.equal(await choice.inputValue(), "en");
  await choice.selectOption("fa");
  await page.locator("html[lang=fa]").waitFor();
  await page.reload();
  await page.locator("html[lang=fa] .header select").waitFor();
  assert.equal(await page.locator(".header select").inputValue(), "fa");
  await page.locator(".header select").selectOption("ru");
  await page.locator("html[lang=ru][dir=ltr] .header select").waitFor();
});
