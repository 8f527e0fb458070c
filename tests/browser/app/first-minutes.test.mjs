// The first visit: the page says what Warren is, and one press begins a game, a puzzle or a program.

import assert from "node:assert/strict";
import { faultsInBothThemes } from "../axe.mjs";
import {
  beginGame,
  cell,
  MICE,
  movesPlayed,
  myTurn,
  openText,
  pageTest,
  RABBITS,
} from "../page.mjs";

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };
const PHONE = { ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true };

pageTest("a visitor's second press is the first move", STILL, async (page, url) => {
  await page.goto(url);
  await page.getByRole("heading", { name: "Five games from programming contests" }).waitFor();
  await page.getByRole("button", { name: "Play now: Jumping Dots" }).click();
  await cell(page, "D4").click();
  await movesPlayed(page, 2);
  assert.deepEqual(await page.locator(".bar-name").allTextContents(), ["Engine, level 1", "You"]);

  // A returning visitor first sees the game that was left.
  await page.goto(`${url}#/`);
  await page.locator(".continue").waitFor();
  const sections = await page
    .locator(".home-page > section")
    .evaluateAll((all) => all.map((each) => each.className));
  assert.deepEqual(sections.slice(0, 3), ["continue", "today", "games"]);
  assert.equal(await page.locator(".home-page .primary").count(), 1, "one primary button");
  assert.deepEqual(await faultsInBothThemes(page), []);
});

pageTest("the game and the players of last time begin at once", PHONE, async (page, url) => {
  await page.goto(url);
  await page.getByRole("button", { name: "Options for Space Mice" }).tap();
  const dialog = page.getByRole("dialog");
  const level = dialog.getByRole("combobox", { name: /^Level of Blue/ });
  await level.waitFor();
  const names = await level.locator("option").allTextContents();
  for (const name of ["Level 1, beginner", "Level 3, easy", "Level 12, full strength"]) {
    assert.ok(names.includes(name), name);
  }
  await level.selectOption("5");
  await dialog.getByRole("button", { name: "Start" }).tap();
  await page.locator('.game[data-game="mice"]').waitFor();
  await page.goto(`${url}#/`);
  await page.getByRole("button", { name: "Play Space Mice" }).tap();
  await page.locator(".bar-name", { hasText: "Engine, level 5" }).waitFor();
  assert.ok(await myTurn(page));
});

pageTest("a puzzle and the programs are opened with one press", STILL, async (page, url) => {
  await page.goto(url);
  await page.getByRole("link", { name: "Write a program" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Write a program for Jumping Dots" }).waitFor();
  await page.getByText("On your own computer").click();
  await page.getByText(/^target\/release\/warren match dots/).waitFor();
  await page.goBack();
  await page.locator(".today a[href='#/today/rabbits']").click();
  await page.locator(".game.puzzle").waitFor();
});

pageTest(
  "a first visit draws today's five boards without the rules, and marks what is solved",
  STILL,
  async (page, url) => {
    /** @type {string[]} */
    const modules = [];
    page.on("request", (request) => {
      if (request.url().includes(".wasm")) modules.push(request.url());
    });
    await page.clock.setFixedTime(new Date(2026, 10, 25, 12));
    await page.goto(url);
    await page.locator(".day-board canvas").nth(4).waitFor();
    await page.getByText("one for each game, new every day").waitFor();
    await page.getByRole("img", { name: "November: no puzzle solved yet" }).waitFor();
    assert.equal(await page.locator(".month i").count(), 30);
    assert.equal(await page.locator(".home-page .primary").count(), 1, "one primary button");
    assert.deepEqual(modules, []);

    // The result of a puzzle, as solving it stores it.
    const day = Date.UTC(2026, 10, 25) / 86_400_000;
    await page.locator(".day-board[data-game=dots]").click();
    await page.locator(".game.puzzle").waitFor();
    await page.evaluate((day) => {
      const done = { dots: [{ day, tries: 1, hints: 0 }] };
      localStorage.setItem("warren.puzzle-days", JSON.stringify({ spans: [[day, day]], done }));
    }, day);
    await page.goBack();
    await page.getByText("1 of 5 solved").waitFor();
    await page.getByText("1 day in a row").waitFor();
    await page.getByRole("img", { name: "November: puzzles solved on 1 day" }).waitFor();
    await page.locator(".day-board[data-game=dots] .day-done").waitFor();
    assert.equal(await page.locator(".day-done").count(), 1);
    assert.deepEqual(await faultsInBothThemes(page), []);
  },
);

for (const [width, columns] of [
  [390, [1, 1, 1, 1, 1]],
  [768, [3, 2]],
  [1280, [5]],
]) {
  pageTest(
    `at ${width} px no row of games has a single card beside rows of more`,
    { ...STILL, viewport: { width: Number(width), height: 800 } },
    async (page, url) => {
      await page.goto(url);
      await page.locator(".games .card").nth(4).waitFor();
      const tops = await page
        .locator(".games .card")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      assert.deepEqual(rows, columns);
    },
  );
}

for (const locale of ["ru-RU", "fa-IR"]) {
  pageTest(
    `on a small phone no word and no row of the cards breaks in ${locale}`,
    { ...STILL, locale, viewport: { width: 320, height: 640 } },
    async (page, url) => {
      await page.goto(url);
      await page.locator(".games .card h3").first().waitFor();
      const broken = await page.locator(".games .card h3").evaluateAll((names) =>
        names.flatMap((name) => {
          const text = /** @type {Text} */ (name.firstChild);
          return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
      assert.deepEqual(broken, []);
      const rows = await page
        .locator(".card-buttons")
        .evaluateAll((all) =>
          all.map(
            (each) =>
              new Set([...each.children].map((one) => one.getBoundingClientRect().top)).size,
          ),
        );
      assert.deepEqual(rows, [1, 1, 1, 1, 1]);
    },
  );
}

/** Resigns the game on the page. @param {import("playwright-core").Page} page */
async function resign(page) {
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
}

pageTest(
  "a game that is over offers the next one, and keeps the level",
  PHONE,
  async (page, url) => {
    const card = page.getByRole("region", { name: "End of the game" });
    const next = page.getByRole("region", { name: "What’s next" });
    const buttons = () => next.locator(".ending-buttons button:visible").allTextContents();
    const begun = (/** @type {string} */ name) =>
      page.locator(".bar-name", { hasText: name }).waitFor();
    await beginGame(page, url, ["person", 3]);
    await cell(page, "D4").click();
    await movesPlayed(page, 2);
    assert.equal(await card.count(), 0);
    await resign(page);
    await card.getByRole("heading", { name: "You resigned. The engine wins." }).waitFor();
    const offered = ["Play again", "Easier: level 2", "Change sides", "Review", "Share"];
    assert.deepEqual(await buttons(), offered);
    await page.getByText("Go back through the moves, or try others.").waitFor();
    assert.deepEqual(await faultsInBothThemes(page), []);
    await next.getByRole("button", { name: "Easier: level 2" }).tap();
    await begun("Engine, level 2");
    await page.goto(`${url}#/`);
    await page.getByRole("button", { name: "Play Jumping Dots" }).tap();
    await begun("Engine, level 2");
    assert.deepEqual(await page.locator(".bar-name").allTextContents(), ["Engine, level 2", "You"]);
    await resign(page);
    await next.getByRole("button", { name: "Change sides" }).tap();
    await movesPlayed(page, 1);
    await page.locator('.bar.near[data-seat="1"]', { hasText: "You" }).waitFor();
    await resign(page);
    await card.getByRole("button", { name: "Close" }).tap();
    await card.waitFor({ state: "detached" });
  },
);

pageTest(
  "on a small phone the end scrolls into view",
  { ...STILL, viewport: { width: 320, height: 640 }, hasTouch: true },
  async (page, url) => {
    await beginGame(page, url, ["person", 3], RABBITS);
    await resign(page);
    const share = page.locator(".ending-buttons button", { hasText: "Share" });
    await share.waitFor();
    const isFree = await share.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height - 2) === button;
    });
    assert.ok(isFree, "the last button is above the row of buttons at the edge");
  },
);

pageTest("two games with the sides changed count together", STILL, async (page, url) => {
  const ending = page.getByRole("region", { name: "What’s next" });
  const buttons = () => ending.locator(".ending-buttons button:visible").allTextContents();
  await beginGame(page, url, ["person", 1], RABBITS);
  await resign(page);
  await ending.getByText("Change sides, and the points of both games add up.").waitFor();
  const offered = ["Change sides", "Play again", "Share"];
  assert.deepEqual(await buttons(), offered);
  await ending.getByRole("button", { name: "Change sides" }).click();
  await movesPlayed(page, 1);
  await page.locator('.bar.near[data-seat="1"]', { hasText: "You" }).waitFor();
  await resign(page);
  await ending.getByText(/^Both games together: you \d+, your opponent \d+\./).waitFor();
  assert.equal(await ending.getByText("One side has the harder task").count(), 0);
});

pageTest("a player of four who did not win sees the place reached", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1, 1, 1], MICE, "four");
  await resign(page);
  const ending = page.getByRole("region", { name: "What’s next" });
  await ending.getByText("You came fourth of four.").waitFor();
});

pageTest(
  "the first three turns explain what a turn is, and later ones do not",
  STILL,
  async (page, url) => {
    const help = page.getByRole("region", { name: "How to move" });
    const play = async (/** @type {string} */ name, /** @type {number} */ moves) => {
      await cell(page, name).click();
      await movesPlayed(page, moves);
      await myTurn(page);
    };
    const free = async () => {
      const names = await page
        .locator('.cell[aria-label$="empty"]')
        .evaluateAll((cells) =>
          cells.map((each) => /** @type {HTMLElement} */ (each).dataset.cell),
        );
      return String(names[0]);
    };
    await page.goto(url);
    await page.getByRole("button", { name: "Play now: Jumping Dots" }).click();
    await help.getByText(/^Press an empty cell to put a dot there\./).waitFor();
    await help.getByRole("link", { name: "Learn it step by step" }).waitFor();
    assert.deepEqual(await faultsInBothThemes(page), []);
    await play("D4", 2);
    for (const moves of [4, 6]) {
      assert.ok(await help.isVisible());
      await play(await free(), moves);
    }
    await help.waitFor({ state: "hidden" });
    await page.goto(`${url}#/`);
    await page.getByRole("button", { name: "Play Jumping Dots" }).click();
    await page.locator(".status").getByText("Your move.").waitFor();
    assert.equal(await help.isVisible(), false);

    // In another game it appears again, until it is closed.
    await page.goto(`${url}#/`);
    await page.getByRole("button", { name: "Play Rabbit Hunt" }).click();
    await help.getByText(/^Press a rabbit, then a cell/).waitFor();
    await help.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await page.locator(".status").getByText("Your move.").waitFor();
  },
);

pageTest(
  "a question mark lists the keys of the board and of the page",
  STILL,
  async (page, url) => {
    const dialog = page.getByRole("dialog", { name: "Keys" });
    await page.goto(url);
    await page.getByRole("heading", { name: "Five games from programming contests" }).waitFor();
    await page.keyboard.press("?");
    await dialog.getByText("this list").waitFor();
    assert.equal(await dialog.getByRole("heading", { name: /^The board/ }).count(), 0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Play Rabbit Hunt" }).click();
    await page.locator(".piece-handle").first().focus();
    await page.keyboard.press("?");
    await dialog.getByText("choose a piece").waitFor();
    assert.deepEqual(await faultsInBothThemes(page), []);
    await page.keyboard.press("Escape");
    // In a field it is a character.
    await page.getByRole("textbox", { name: "The turn in letters" }).focus();
    await page.keyboard.type("?");
    assert.equal(await dialog.count(), 0);
  },
);

pageTest("a control explains itself when it is first reached", STILL, async (page, url) => {
  const line = page.locator(".status-text");
  await beginGame(page, url, ["person", 1]);
  const share = page.locator(".controls").getByRole("button", { name: "Share" });
  await share.hover();
  await line.filter({ hasText: "Gives a link, a picture or a text of the game." }).waitFor();
  await page.locator(".bar.near").hover();
  await line.filter({ hasText: "Press an empty cell to put a dot there." }).waitFor();
  await share.hover();
  assert.equal(await line.textContent(), "Press an empty cell to put a dot there.");
});

pageTest("a longer game that has ended is reviewed automatically", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  for (let turn = 0; turn < 6; turn++) {
    const empty = page.locator('.cell[aria-label$="empty"]');
    await (turn === 0 ? cell(page, "D4") : empty.first()).click();
    await movesPlayed(page, 2 * turn + 2);
    await myTurn(page);
  }
  await resign(page);
  await page.locator(".review-side").nth(1).waitFor({ state: "attached" });
  assert.ok(await page.locator(".moves").isVisible(), "the list of moves stays");
});

/** A game in which red gives its cells away and resigns. */
const LOST = `warren 1 dots
D4N
E4N
A1N
E4W
A2N
D4N
end 0 resigns
`;

pageTest("a reviewed game says what decided it", STILL, async (page, url) => {
  await openText(page, url, LOST);
  const ending = page.getByRole("region", { name: "What’s next" });
  await ending.getByRole("button", { name: "Review" }).click();
  await ending.getByText(/^The deciding move: \d+\. \S+ \(Red\) .+; \S+ was better\.$/).waitFor();
  await ending.getByRole("button", { name: /^The deciding move: .*Show this position$/ }).click();
  await page
    .locator(".status")
    .getByText(/^(Move \d|Start)/)
    .waitFor();
  assert.ok(await ending.isVisible());
});

pageTest("a picture of the rules is played", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await page.getByRole("tab", { name: "Rules" }).click();
  const picture = page.locator(".figure").filter({ hasText: "B3E takes D3 from blue." });
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    picture.getByRole("link", { name: "Play it" }).click(),
  ]);
  await cell(opened, "B3").click();
  await opened.locator('.handle[data-direction="E"]').click();
  await opened.locator('.cell[data-cell="D3"][aria-label^="D3, Red"]').waitFor();
  // The game being played stays as it is.
  await cell(page, "D4").waitFor();
});

pageTest("the rules explain what programs read and write", STILL, async (page, url) => {
  await beginGame(page, url, ["person", 1]);
  await page.getByRole("tab", { name: "Rules" }).click();
  const rules = page.getByRole("tabpanel", { name: "Rules" });
  // Parts of the rules that a first look does not need load on demand.
  assert.equal(await rules.getByText("What the program reads first").count(), 0);
  await rules.getByText("For programs").click();
  await rules.getByRole("heading", { name: "What the program reads first" }).waitFor();
  const session = await rules.locator(".protocol pre").first().textContent();
  assert.match(session ?? "", /^>> 0\n<< [A-G][1-7][NESW]\n>> [A-G][1-7][NESW]\n/);
  // Notation is shown as it is written.
  await rules.locator("li code", { hasText: /^0$/ }).first().waitFor();
  await rules.getByText("For programs").click();
  await rules
    .getByRole("heading", { name: "What the program reads first" })
    .waitFor({ state: "hidden" });
});

/** The first pictures that a card shows, one after the other. @param {import("playwright-core").Page} page */
const shown = (page) =>
  page.evaluate(async () => {
    const seen = new Set();
    while (seen.size < 5) {
      await new Promise(requestAnimationFrame);
      const canvas = document.querySelector('.card[data-game="rabbits"] canvas');
      if (canvas instanceof HTMLCanvasElement) seen.add(canvas.toDataURL());
    }
    return seen.size;
  });

pageTest("a card replays a few moves under the mouse", {}, async (page, url) => {
  await page.goto(url);
  await page.locator('.card[data-game="rabbits"] .picture canvas').first().waitFor();
  await page.locator('.card[data-game="rabbits"] .picture').hover();
  assert.equal(await shown(page), 5);
});

pageTest(
  "without a mouse, a card that is seen replays a few moves",
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  async (page, url) => {
    await page.goto(url);
    await page.locator('.card[data-game="rabbits"]').scrollIntoViewIfNeeded();
    assert.equal(await shown(page), 5);
  },
);

pageTest(
  "a card does not move for visitors who prefer no motion",
  { ...STILL, asBuilt: true },
  async (page, url) => {
    /** @type {string[]} */
    const loaded = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => {
        Object.assign(globalThis, { isAllLoaded: true });
        return new Promise(() => {});
      };
    });
    await page.goto(url);
    await page.locator(".card canvas").first().waitFor();
    // The files for offline use are the last that a visit loads.
    await page.waitForFunction(() => "isAllLoaded" in globalThis);
    const before = loaded.length;
    await page.locator('.card[data-game="dots"] .picture').hover();
    await page.locator('.card[data-game="mice"] .picture').hover();
    await page.getByRole("button", { name: "Play Jumping Dots" }).focus();
    assert.deepEqual(loaded.slice(before), [], "nothing more is loaded");
  },
);
