// The language of the page: the browser's, or the one chosen in the settings, which is stored; its direction; boards, which are
// the same everywhere. Other tests check the text of each page in each language.

import assert from "node:assert/strict";
import { pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Opens the settings, in any language. @param {Page} page */
const openSettings = (page) => page.locator(".header > .named:last-child").click();

/** The language that the settings mark. @param {Page} page */
const pressed = (page) => page.locator('.languages [aria-pressed="true"]').textContent();

for (const { tag, locale, direction, letters } of [
  { tag: "ru", locale: "ru-RU", direction: "ltr", letters: /[а-яё]/i },
  { tag: "fa", locale: "fa-IR", direction: "rtl", letters: /[آ-ی]/ },
]) {
  pageTest(`${tag}: the page is in the browser's language`, { locale }, async (page, url) => {
    await page.goto(url);
    await page.locator('.card[data-game="dots"] .options').click();
    assert.equal(await page.locator("html").getAttribute("lang"), tag);
    assert.equal(await page.locator("html").getAttribute("dir"), direction);
    assert.match(await page.locator("main").innerText(), letters);
    await page.locator("dialog[open] .button.primary").click();
    // Boards are the same in all languages.
    const board = page.locator(".game .board");
    await board.locator("canvas").first().waitFor();
    assert.equal(await board.evaluate((board) => getComputedStyle(board).direction), "ltr");
  });
}

/**
 * The messages about faulty texts and a faulty link: the place, the text there, what is allowed. Each record is a text and
 * the expected sentence about it.
 */
const WRONG = /** @type {const} */ ([
  {
    tag: "ru",
    locale: "ru-RU",
    records: [
      [
        "warren 1 dots\nC3N\nC9N\n",
        "Строка 3, «C9N». Ход — это столбец от A до G, ряд от 1 до 7 и направление N, E, S или W, например E4N.",
      ],
      [
        "warren 1 dots\nC3N\nC3N\n",
        "Строка 3, «C3N». C3 — клетка соперника. Ходить можно в пустую или из своей.",
      ],
      [
        "warren 1 rabbits\nlimit 999\n",
        "Строка 2, «limit 999». В этой строке — сколько ходов у каждой стороны: от «limit 1» до «limit 240».",
      ],
      [
        "8\nC 1-2\nX 2-3\n",
        "Прочитано как «Беглец и сыщики». Строка 3, «X 2-3». Вида дороги «X» нет: есть C (автомобиль), T (поезд) и P (самолёт); END стоит в конце карты.",
      ],
      [
        "warren 1 dots\ngoal lead 5 in 90\n",
        "Строка 2. Цель должна быть достижима за 1–12 ходов, а здесь 90.",
      ],
      [
        ">> 0\n<< C9N\n",
        "Строка 2, «C9N». Ход — это столбец от A до G, ряд от 1 до 7 и направление N, E, S или W, например E4N.",
      ],
    ],
    draft: "«7/7/7 0». В позиции семь рядов, а здесь 3.",
    link: "Не удалось прочитать ссылку: это не ссылка Warren.",
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
        "خط ۳، «C3N»: C3 مال طرف دیگر است. در خانه‌ای خالی یا از یکی از خانه‌های خودتان بازی کنید.",
      ],
      ["warren 1 dots\ngoal lead 5 in 90\n", "خط ۲: باید در ۱ تا ۱۲ حرکت به هدف رسید، نه ۹۰ حرکت."],
    ],
    draft: "«7/7/7 0»: وضعیت هفت سطر دارد، نه ۳.",
    link: "پیوند خوانده نشد: این پیوندِ Warren نیست.",
  },
]);

for (const { tag, locale, records, draft, link } of WRONG) {
  pageTest(`${tag}: errors are reported in the language`, { locale }, async (page, url) => {
    // Without the marks that isolate left-to-right text or prevent line breaks.
    const textIn = async (/** @type {string} */ where) => {
      const place = page.locator(where).filter({ hasText: /./ });
      return (await place.innerText()).replace(/[\u2066-\u2069]/g, "").replaceAll("\u00A0", " ");
    };
    await page.goto(`${url}#%`);
    assert.ok((await textIn(".banner")).includes(link));
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
      assert.equal(await textIn(".open-record .problem-line"), sentence);
    }
    await page.goto(`${url}#/edit/dots`);
    await page.locator("#edit-text").fill("7/7/7 0");
    assert.equal(await textIn(".editor-text .problem-line"), draft);
  });
}

pageTest("a language from the settings is stored", { locale: "en-GB" }, async (page, url) => {
  await page.goto(url);
  await openSettings(page);
  assert.equal(await pressed(page), "English");
  await page.getByRole("button", { name: "فارسی" }).click();
  await page.locator("html[lang=fa][dir=rtl] .header").waitFor();
  await page.reload();
  await page.locator("html[lang=fa] .header").waitFor();
  await openSettings(page);
  assert.equal(await pressed(page), "فارسی");
  await page.getByRole("button", { name: "Русский" }).press("Enter");
  await page.locator("html[lang=ru][dir=ltr] .header").waitFor();
});

pageTest("keys go through the languages, and only Enter chooses", {}, async (page, url) => {
  await page.goto(url);
  await openSettings(page);
  const language = (/** @type {string} */ name) => page.getByRole("button", { name });
  await language("English").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  assert.ok(await language("فارسی").evaluate((button) => button === document.activeElement));
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.keyboard.press("Enter");
  await page.locator("html[lang=fa] .header").waitFor();
});

/** In the page: gathers the texts written on canvases. */
function gatherWritten() {
  /** @type {Set<string>} */
  const written = new Set();
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
    written.add(text);
    fillText.call(this, text, ...where);
  };
  Object.assign(globalThis, { written });
}

pageTest(
  "in Persian, pieces and cities have Persian digits, like the sentences",
  {},
  async (page, url) => {
    await page.addInitScript(gatherWritten);
    const written = () =>
      page.evaluate(() =>
        [.../** @type {any} */ (globalThis).written].filter((text) => /\p{Nd}/u.test(text)),
      );
    await page.goto(`${url}embed.html?game=fugitive&language=fa&people=all`);
    await page.locator(".board canvas").first().waitFor();
    await page.waitForFunction(() => /** @type {any} */ (globalThis).written.has("۱"));
    assert.deepEqual(
      (await written()).filter((text) => /\d/.test(text)),
      [],
    );
    await page.goto(`${url}embed.html?game=rabbits&language=fa&people=all`);
    // Coordinates keep the contest's digits.
    await page.waitForFunction(() => /** @type {any} */ (globalThis).written.has("۸"));
  },
);
