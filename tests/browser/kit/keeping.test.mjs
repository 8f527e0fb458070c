// Stored games, links and the theme last; and the page's messages when something is missing.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { serve } from "../../../tools/serve.mjs";
import {
  afterPages,
  beginGame,
  board,
  clickMove,
  moves,
  movesPlayed,
  openMore,
  openText,
  pageTest,
  tallies,
} from "../page.mjs";
import { loadEngines } from "../race.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
async function playThree(page) {
  for (const [i, move] of ["C3E", "C5S", "E5W"].entries()) {
    await clickMove(page, move);
    await movesPlayed(page, i + 1);
  }
}

pageTest("a reload keeps the game, and the home page continues it", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  await playThree(page);
  const [cells, list, numbers] = [await board(page), await moves(page), await tallies(page)];
  await page.reload();
  await movesPlayed(page, 3);
  assert.deepEqual(await board(page), cells);
  assert.deepEqual(await moves(page), list);
  assert.deepEqual(await tallies(page), numbers);

  await page.getByRole("link", { name: "Warren" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await movesPlayed(page, 3);
  assert.deepEqual(await board(page), cells);
});

pageTest("a stored game can be deleted", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  const game = page.url();
  await page.goto(url);
  const row = page.locator(".stored li");
  assert.equal(await row.locator(".stored-title").textContent(), "Jumping Dots");
  assert.equal(await row.locator(".stored-players").textContent(), "Red – Blue");
  await page.getByRole("button", { name: /^Delete Jumping Dots: Red – Blue/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.locator(".stored").waitFor({ state: "detached" });
  await page.goto(game);
  await page.getByText("This game is not stored in this browser").waitFor();
});

pageTest("an unreadable stored game is saved unchanged, and deleted", {}, async (page, url) => {
  await page.goto(url);
  const seats = [0, 1].map(() => ({ kind: "person", clock: null }));
  const sound = {
    version: 1,
    id: "x",
    game: "dots",
    record: "warren 1 dots\n",
    seats,
    viewpoint: 0,
  };
  const kept = {
    ...sound,
    marks: {},
    left: [null, null],
    undone: [],
    paused: false,
    over: false,
  };
  const text = JSON.stringify({ ...kept, length: 0, updated: 9e15 });
  await page.evaluate((text) => localStorage.setItem("warren:game:x", text), text);
  await page.goto(`${url}#/game/x`);
  await page
    .getByText("This game is stored in this browser, but this page cannot read it.")
    .waitFor();
  const row = page.getByRole("listitem").filter({ hasText: "A stored game that cannot be read" });
  const saved = page.waitForEvent("download");
  await row.getByRole("button", { name: "Save as file" }).click();
  assert.equal(await readFile(await (await saved).path(), "utf8"), text);
  await row.getByRole("button", { name: "Delete the game that cannot be read" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.locator(".stored").waitFor({ state: "detached" });
});

pageTest("a shared link shows the same game to another visitor", {}, async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginGame(page, url, ["person", "person"]);
  await playThree(page);
  await page.clock.install();
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  // The notice stays while it has the focus, and returns it to the page.
  const dismiss = page.locator(".notice").getByRole("button", { name: "Dismiss" });
  await dismiss.focus();
  await page.clock.fastForward(60_000);
  await dismiss.press("Enter");
  assert.equal(await page.locator(".notice").count(), 0);
  assert.ok(await page.locator("main").evaluate((main) => main === document.activeElement));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [cells, list] = [await board(page), await moves(page)];

  const browser = page.context().browser();
  assert.ok(browser);
  const other = await browser.newContext();
  try {
    const visitor = await other.newPage();
    await visitor.goto(link);
    await movesPlayed(visitor, 3);
    assert.deepEqual(await board(visitor), cells);
    assert.deepEqual(await moves(visitor), list);
    await visitor.getByText("A shared game: Blue to move. You play both sides.").waitFor();
    await visitor.getByRole("button", { name: "Flip the board" }).click();
    assert.equal(visitor.url(), link, "viewing does not change the address");
    await clickMove(visitor, "G7N");
    await movesPlayed(visitor, 4);
    await visitor.getByText("Red to move.", { exact: true }).waitFor();
    assert.match(visitor.url(), /#\/game\/\w+$/, "a played game has its own address");
    await visitor.reload();
    await movesPlayed(visitor, 4);
  } finally {
    await other.close();
  }
});

pageTest("a link that cannot be copied is shown", {}, async (page, url) => {
  await page.addInitScript(() => {
    // A blank page has no clipboard.
    const { clipboard } = navigator;
    if (clipboard) clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await beginGame(page, url, ["person", "person"]);
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this game" }).inputValue();
  await page.goto("about:blank");
  await page.goto(link);
  await page.locator(".game .cell").first().waitFor();
});

pageTest("a game is copied as text, and opened from it", {}, async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await beginGame(page, url, ["person", "person"]);
  await playThree(page);
  const [cells, list] = [await board(page), await moves(page)];
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await openMore(page);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByText("Text copied.").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(text, ["warren 1 dots", ...list, ""].join("\n"));
  await openText(page, url, text);
  await movesPlayed(page, 3);
  assert.deepEqual([await board(page), await moves(page)], [cells, list]);
});

pageTest("a game is saved as a file, and opened from it", {}, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  await playThree(page);
  const list = await moves(page);
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await openMore(page);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as file" }).click(),
  ]);
  assert.equal(saved.suggestedFilename(), "warren-dots.txt");
  await page.getByText("Saved as warren-dots.txt.").waitFor();
  await page.goto(url);
  await page.getByRole("button", { name: "Open a game from text" }).click();
  await page.getByLabel("Choose a file").setInputFiles({
    name: "large.txt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(300_000, "a"),
  });
  await page.getByText("The file is too large to be a game: it has 300 kB.").waitFor();
  await page.getByLabel("Choose a file").setInputFiles(await saved.path());
  await page.waitForFunction(() => document.querySelector("textarea")?.value !== "");
  await page.getByRole("dialog").getByRole("button", { name: "Open" }).click();
  await movesPlayed(page, 3);
  assert.deepEqual(await moves(page), list);
});

pageTest("a file is dropped into the dialog", {}, async (page, url) => {
  await page.goto(url);
  await page.getByRole("button", { name: "Open a game from text" }).click();
  await page.getByRole("dialog").evaluate((dialog) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["warren 1 dots\nC4N\n"], "game.rec"));
    dialog.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
  });
  await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("C4N"));
  await page.getByRole("dialog").getByRole("button", { name: "Open" }).click();
  await movesPlayed(page, 1);
});

pageTest("if copying is refused, the text is shown", {}, async (page, url) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await beginGame(page, url, ["person", "person"]);
  await playThree(page);
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await openMore(page);
  await page.getByRole("button", { name: "Copy as text" }).click();
  const field = page.getByRole("textbox", { name: "This game as text" });
  const text = ["warren 1 dots", ...(await moves(page)), ""].join("\n");
  assert.equal(await field.inputValue(), text);
});

pageTest("an unreadable link shows one sentence, and the page works", {}, async (page, url) => {
  await page.goto(`${url}#nonsense`);
  const problem = page.getByRole("alert").filter({ hasText: "The link could not be read" });
  await problem.waitFor();
  await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await page.locator(".game .cell").first().waitFor();
});

pageTest("an unknown address is reported on the home page", {}, async (page, url) => {
  const alert = page.getByRole("alert").filter({ hasText: "There is no page at this address." });
  for (const address of ["#/nonsense", "#/new/chess", "#/puzzles/chess"]) {
    await page.goto("about:blank");
    await page.goto(url + address);
    await alert.waitFor();
    assert.equal(await page.locator("dialog[open]").count(), 0);
  }
  await page.getByRole("link", { name: "Puzzles", exact: false }).first().click();
  await alert.waitFor({ state: "detached" });
  await page.goto(`${url}#/`);
  await page.getByRole("button", { name: "Options for Jumping Dots" }).waitFor();
  assert.ok(await alert.isHidden());
});

pageTest(
  "the theme is stored, and applies before the first paint",
  { colorScheme: "light" },
  async (page, url) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.goto(url);
    assert.equal(await theme(), "light");
    const choose = async (/** @type {string} */ name) => {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("combobox", { name: "Theme" }).selectOption(name);
    };
    await choose("Dark");
    assert.equal(await theme(), "dark");
    await page.addInitScript(() => {
      /** @type {{ theme: string | undefined, at: number }[]} */
      const themes = [];
      /** @type {any} */ (globalThis).themes = themes;
      const note = () => {
        themes.push({ theme: document.documentElement.dataset.theme, at: performance.now() });
      };
      const options = { attributeFilter: ["data-theme"], subtree: true };
      new MutationObserver(note).observe(document, options);
    });
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const [themes, painted] = await page.evaluate(() => [
      /** @type {any} */ (globalThis).themes,
      performance.getEntriesByType("paint")[0].startTime,
    ]);
    assert.ok(themes[0].at <= painted, `${themes[0].at} before ${painted}`);
    assert.deepEqual([...new Set(themes.map((/** @type {any} */ { theme }) => theme))], ["dark"]);
    await choose("Same as the system");
    assert.equal(await theme(), "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  },
);

pageTest(
  "a game that cannot be loaded is reported, with a way out",
  { expected: /_bg\.wasm|Failed to load resource/ },
  async (page, url) => {
    await page.route("**/*.wasm*", (route) => route.abort());
    await page.goto(`${url}#/edit/dots`);
    await page.locator(".banner").waitFor();
    await page.unroute("**/*.wasm*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".editor").waitFor();
  },
);

/** The messages for a game whose module the host lacks, for missing puzzles, and for a view without a connection. */
const FAILURES = [
  {
    locale: "en-GB",
    module: /could not be shown.*\(The site answered 404 for wasm\/dots-study_bg.wasm\.\)/,
    puzzles: "There is no puzzle: The site answered 404 for puzzles/sets.json.",
    view: /could not be shown.*\(A part of the page could not be loaded\.\)/,
  },
  {
    locale: "ru-RU",
    module: /Не удалось показать.*\(На запрос wasm\/dots-study_bg.wasm сайт ответил 404\.\)/,
    puzzles: "Задачи нет: На запрос puzzles/sets.json сайт ответил 404.",
    view: /Не удалось показать.*\(Не удалось загрузить часть страницы\.\)/,
  },
  {
    locale: "fa-IR",
    module: /نمایش داده نشد.*\(سایت به درخواست wasm\/dots-study_bg.wasm پاسخ 404 داد\.\)/,
    puzzles: "معمایی نیست: سایت به درخواست puzzles/sets.json پاسخ 404 داد.",
    view: /نمایش داده نشد.*\(بخشی از صفحه بارگذاری نشد\.\)/,
  },
];

for (const { locale, module, puzzles, view } of FAILURES) {
  pageTest(
    `a failure to load is reported in the visitor’s language: ${locale}`,
    { asWritten: true, locale, expected: /404|Failed to load resource|ERR_FAILED/ },
    async (page, url) => {
      /** Returns a text without the marks of writing directions, and with ASCII digits. */
      const textIn = async (/** @type {string} */ place) => {
        const text = await page.locator(place).first().innerText();
        return text
          .replace(/[\u2066-\u2069\u200e\u200f]/g, "")
          .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
      };
      const missing = { status: 404, body: "" };
      await page.route("**/dots-study_bg.wasm*", (route) => route.fulfill(missing));
      await page.goto(`${url}?module#/edit/dots`);
      await page.locator(".banner").waitFor();
      assert.match(await textIn(".banner"), module);
      await page.unroute("**/dots-study_bg.wasm*");

      await page.route("**/puzzles/sets.json*", (route) => route.fulfill(missing));
      await page.goto(`${url}?puzzles#/puzzles/dots`);
      await page.getByText("sets.json").waitFor();
      assert.ok((await textIn("#app")).includes(puzzles), await textIn("#app"));

      await page.route("**/app/editor/page.js", (route) => route.abort());
      await page.goto(`${url}?editor#/edit/dots`);
      await page.locator(".banner").waitFor();
      assert.match(await textIn("body"), view);
    },
  );
}

pageTest(
  "a script that cannot be loaded is reported in plain words",
  { asWritten: true, expected: /Failed to load resource/ },
  async (page, url) => {
    const unloaded = page.getByText("Warren could not be loaded.");
    const tryAgain = page.getByRole("button", { name: "Try again" });
    await page.route("**/main.js", (route) => route.abort());
    await page.goto(url);
    await unloaded.waitFor();

    // A host that answers with its own page for a missing file.
    await page.unroute("**/main.js");
    await page.route("**/en.ftl*", (route) =>
      route.fulfill({ body: "<!doctype html><title>Home</title>", contentType: "text/html" }),
    );
    await tryAgain.click();
    await page.getByText("locales/en.ftl came without the page’s texts").waitFor();
    await unloaded.waitFor();

    // A fault of the home page itself.
    await page.unroute("**/en.ftl*");
    const body = 'export function homeView() { throw new Error("made to fail"); }';
    await page.route("**/app/home/page.js", (route) =>
      route.fulfill({ body, contentType: "text/javascript" }),
    );
    await tryAgain.click();
    await page.getByText("made to fail").waitFor();
    await unloaded.waitFor();

    await page.unroute("**/app/home/page.js");
    await tryAgain.click();
    await page.getByRole("button", { name: "Options for Jumping Dots" }).waitFor();
  },
);

/** The services that browsers may refuse to a page, each by a name of this test. */
const SERVICES = [
  "locks",
  "storage",
  "room",
  "address",
  "channels",
  "offline",
  "databases",
  "quota",
  "clipboard",
  "sharing",
];

pageTest("games can be played if the browser refuses its services", {}, async (page, url) => {
  await page.addInitScript(() => {
    const asked = new URLSearchParams(location.search).get("without")?.split(" ") ?? [];
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    const reject = async () => refuse();
    /** @param {object} holder @param {string[]} names */
    const refuseAll = (holder, ...names) => {
      for (const name of names) Object.defineProperty(holder, name, { get: refuse });
    };
    /** @type {Record<string, () => void>} */
    const ways = {
      locks: () => {
        LockManager.prototype.request = reject;
      },
      storage: () => refuseAll(globalThis, "localStorage", "sessionStorage"),
      room: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
      address: () => {
        history.pushState = refuse;
        history.replaceState = refuse;
      },
      channels: () => refuseAll(globalThis, "BroadcastChannel"),
      offline: () => refuseAll(navigator, "serviceWorker"),
      databases: () => refuseAll(globalThis, "indexedDB", "caches"),
      quota: () => refuseAll(navigator, "storage"),
      clipboard: () => refuseAll(navigator, "clipboard"),
      sharing: () => refuseAll(navigator, "share", "canShare"),
    };
    for (const name of asked) ways[name]();
  });
  const engines = await loadEngines();
  const scene = engines.Scene.start("dots");
  const link = scene.link(0);
  scene.free();
  for (const without of [...SERVICES, SERVICES.join(" ")]) {
    await page.goto(`${url}?without=${encodeURIComponent(without)}#${link}`);
    await clickMove(page, "D4N");
    await movesPlayed(page, 1);
  }
  await page.getByRole("link", { name: "Warren" }).click();
  await page.getByRole("button", { name: "Options for Jumping Dots" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
});

pageTest("the site works from a sub-path", {}, async (page) => {
  const site = await serve({ base: "/course/warren/" });
  afterPages(site.close);
  await beginGame(page, site.url, ["person", 1]);
  await clickMove(page, "D4N");
  await movesPlayed(page, 2);
});

/** In the page: makes the browser store nothing, as if its owner blocked all cookies. */
function blockStorage() {
  for (const area of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, area, {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  }
  IDBFactory.prototype.open = () => {
    throw new DOMException("refused", "SecurityError");
  };
}

pageTest(
  "if the browser stores nothing, everything lasts until the tab is closed",
  {},
  async (page, url) => {
    await page.addInitScript(blockStorage);
    await beginGame(page, url, ["person", "person"]);
    await playThree(page);
    const cells = await board(page);
    const notice = page.getByText("This browser does not let the page store anything more.");
    await notice.waitFor();

    await page.getByRole("link", { name: "Programs" }).click();
    await page.getByRole("button", { name: "Write a program for Jumping Dots" }).waitFor();
    await page.goBack();
    await movesPlayed(page, 3);
    assert.deepEqual(await board(page), cells);
    await page.getByRole("link", { name: "Warren" }).click();
    await page.getByRole("link", { name: "Continue" }).click();
    await movesPlayed(page, 3);
    assert.equal(await notice.count(), 1);

    const asked = page.waitForEvent("dialog");
    const reload = page.reload().catch(() => {});
    const dialog = await asked;
    assert.equal(dialog.type(), "beforeunload");
    await dialog.dismiss();
    await reload;
    assert.deepEqual(await board(page), cells);
  },
);

pageTest("a record from an e-mail is read, and an error names its game", {}, async (page, url) => {
  const mail = "On Monday Ada wrote:\n> ```\n> warren 1 dots\n> C4N\n> G6N\n> ```\nWell played!";
  await openText(page, url, mail);
  await movesPlayed(page, 2);
  await openText(page, url, "C4N\nG6X\n");
  const reason = page.getByRole("dialog").getByRole("alert");
  await reason.filter({ hasText: /^Read as Jumping Dots\. Line 2, “G6X”/ }).waitFor();
});
