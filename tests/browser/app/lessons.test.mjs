// Lessons as a learner goes through them: each game's in each language, by mouse; interrupted and continued; wrong tries.

import assert from "node:assert/strict";
import { LESSON } from "../../../www/games/fugitive/lesson.js";
import { layout } from "../../../www/kit/maps/layout.js";
import { faultsInBothThemes } from "../axe.mjs";
import { mapOf, mayChoose, pointOf } from "../detectives.mjs";
import { waitForEvents, withPage } from "../elsewhere.mjs";
import { beginGame, cell, clickMove, movesPlayed, openMore, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STILL = { reducedMotion: /** @type {const} */ ("reduce") };
const PHONE = { ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true };

/** @param {Page} page */
const coach = (page) => page.locator(".coach");

/** @param {Page} page */
const next = (page) => coach(page).locator(".coach-buttons > .button.primary:visible");

/** Plays a move on the board in place of typing it. @type {Record<string, (page: Page, move: string) => Promise<void>>} */
const HANDS = {
  dots: async (page, move) => {
    await cell(page, move.slice(0, 2)).click();
    const handle = page.locator(`.handle[data-direction="${move[2]}"]`);
    if (await handle.isVisible()) await handle.click();
  },
  mice: async (page, move) => {
    const [column, row, heading] = move.split(" ");
    await cell(page, `${column} ${row}`).click();
    await page.locator(`.handle[data-direction="${heading}"]`).click();
  },
  rabbits: async (page, move) => {
    await page.locator(".piece-handle:visible").first().focus();
    for (const [i, letter] of [...move].entries()) {
      if (letter === "-") continue;
      await page.keyboard.press(String(i + 1));
      await page.keyboard.press(letter.toLowerCase());
    }
    await page.keyboard.press("Enter");
  },
  fugitive: async (page, move) => {
    await page.locator(".map-text").fill(move);
    await page.locator(".map-send:enabled").click();
  },
  crossing: async (page, move) => {
    await page.locator(`.crossing-pad [data-letter="${move}"]`).click();
  },
};

/** The coach's text after a right answer, and before one. */
const PRAISE = ".coach-feedback.done";
const UNFINISHED = ".coach-feedback:not(.done)";

/** The moves and the answers of each lesson, in order. @type {Record<string, (string | number)[]>} */
const LESSONS = {
  dots: ["D4N", "B2E", "F2N", 2, "B6E", 1, "F4W"],
  mice: ["1 3 E", 1, "5 1 S", "3 5 N", 1, 1, "1 5 E"],
  rabbits: ["S-------", 1, "WE------", "-S------", 0, 1, "WS------"],
  fugitive: ["1 2 9 10", 0, "2 3 8 9", 0, "5 4 7 10", 0],
  crossing: [1, "H", 0, "N", "E", "E", "H", "E"],
};

/**
 * Does what a step asks for, and goes to the next.
 * @param {Page} page
 * @param {string} game
 * @param {string | number} deed
 */
async function doStep(page, game, deed) {
  if (typeof deed === "number")
    await coach(page).locator(".coach-answers button").nth(deed).click();
  else await HANDS[game](page, deed);
  await coach(page).locator(PRAISE).waitFor();
  await next(page).click();
}

for (const locale of ["en-GB", "ru-RU", "fa-IR"]) {
  for (const [game, deeds] of Object.entries(LESSONS)) {
    pageTest(
      `the lesson of ${game} is learned in ${locale}`,
      { ...STILL, locale },
      async (page, url) => {
        await page.goto(url);
        await page.locator(`.card[data-game="${game}"] a[href="#/learn/${game}"]`).click();
        /** @type {Set<string>} */
        const said = new Set();
        for (const deed of deeds) {
          await coach(page).locator(UNFINISHED).waitFor({ state: "attached" });
          said.add(String(await coach(page).locator(".coach-say").textContent()));
          await doStep(page, game, deed);
        }
        assert.equal(said.size, deeds.length, "each step has its own text");
        // The last button begins a game.
        await coach(page).locator(".coach-count").waitFor();
        await next(page).click();
        await page.locator(`main.game[data-game="${game}"]:not(.lesson)`).waitFor();
      },
    );
  }
}

pageTest("a wrong try is answered kindly, and the move can be shown", STILL, async (page, url) => {
  await page.goto(`${url}#/learn/dots`);
  await cell(page, "A1").click();
  await coach(page)
    .getByText("That is a move, too. For this step press D4, in the middle.")
    .waitFor();
  assert.equal(await cell(page, "A1").getAttribute("aria-label"), "A1, empty");
  await page.getByRole("button", { name: "Show me" }).click();
  await page
    .locator("main > [aria-live]")
    .filter({ hasText: /The move: D4$/ })
    .waitFor();
  assert.deepEqual(await faultsInBothThemes(page), []);
  await doStep(page, "dots", "D4N");
  // A forbidden move is reported as in a game.
  await cell(page, "B4").click();
  await page
    .locator(".status")
    .getByText(/^B4 is the other side’s\./)
    .waitFor();
  await doStep(page, "dots", "B2E");
  await doStep(page, "dots", "F2N");
  await coach(page).getByRole("button", { name: "Take it" }).click();
  await coach(page).getByText("There is no room for another dot on D6.").waitFor();
  await page.getByRole("button", { name: "One step back" }).click();
  await coach(page).getByText("Step 3 of 7").waitFor();
  assert.equal(await cell(page, "F4").getAttribute("aria-label"), "F4, Blue, 3 dots");
});

pageTest("a lesson is interrupted, continued, and completed by keys", STILL, async (page, url) => {
  await page.goto(`${url}#/learn/dots`);
  const card = page.getByRole("link", { name: "Learn Jumping Dots" });
  await page.locator('.cell[tabindex="0"]').focus();
  await page.keyboard.type("D4N");
  // The button for the next step has the focus, and then the board again.
  await page.locator(".coach .button.primary:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".board :focus").waitFor();
  await page.keyboard.type("B2E");
  await page.locator(".coach .button.primary:focus").waitFor();
  // The home page begins with the unfinished lesson.
  await page.goto(`${url}#/`);
  const left = page.locator(".home-page > section").first();
  await left.getByText("Lesson, step 2").waitFor();
  await left.getByRole("link", { name: "Continue the lesson: Jumping Dots" }).click();
  await coach(page).getByText("Step 2 of 7").waitFor();
  await page.goto(`${url}#/`);
  await card.click();
  await coach(page).getByText("Step 2 of 7").waitFor();
  for (const deed of LESSONS.dots.slice(1)) await doStep(page, "dots", deed);
  await coach(page).getByText("That was it. Now you can play.").waitFor();
  await page.getByRole("button", { name: "Once more from the start" }).click();
  await coach(page).getByText("Step 1 of 7").waitFor();
  await page.goto(`${url}#/`);
  await card.waitFor();
  assert.equal(await page.locator(".continue").count(), 0, "there is nothing to continue");
});

/** Taps a handle beside the chosen cell. @param {Page} page @param {string} direction */
const tapHandle = (page, direction) => page.locator(`.handle[data-direction="${direction}"]`).tap();

/** Taps a place a number of cells from a rabbit. @param {Page} page @param {number} rabbit @param {number[]} steps */
async function tapNear(page, rabbit, [right, down]) {
  const piece = await page
    .locator(".piece-handle")
    .nth(rabbit - 1)
    .boundingBox();
  const cell = await page.locator(".pieces canvas").first().boundingBox();
  assert.ok(piece && cell);
  const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2];
  await page.touchscreen.tap(x + right * cell.width, y + down * cell.width);
}

/** Taps cities of the lesson's map. @param {Page} page @param {number[]} cities */
async function tapCities(page, cities) {
  await mayChoose(page);
  const places = layout(mapOf("record" in LESSON ? LESSON.record.split("\n").slice(1) : []));
  for (const city of cities) {
    const { x, y } = await pointOf(page, places[city - 1]);
    await page.touchscreen.tap(x, y);
  }
}

/** @param {Page} page @param {number} answer */
const tapAnswer = (page, answer) => coach(page).locator(".coach-answers button").nth(answer).tap();

/** @param {Page} page @param {string | RegExp} name */
const tapButton = (page, name) => page.getByRole("button", { name, exact: true }).tap();

/**
 * The texts of the first three steps, and taps that do just that.
 * @type {Record<string, [RegExp, (page: Page) => Promise<void>][]>}
 */
const FINGERS = {
  dots: [
    [/Press the empty cell D4\.$/, (page) => cell(page, "D4").tap()],
    [
      /Press B2, then the east arrow\.$/,
      async (page) => {
        await cell(page, "B2").tap();
        await tapHandle(page, "E");
      },
    ],
    [
      /Take Blue’s F4 from F2\.$/,
      async (page) => {
        await cell(page, "F2").tap();
        await cell(page, "F4").tap();
      },
    ],
  ],
  mice: [
    [
      /: press 1 3, then the east arrow, then Place\.$/,
      async (page) => {
        await cell(page, "1 3").tap();
        await tapHandle(page, "E");
        await tapButton(page, "Place");
      },
    ],
    [/What is a cat worth in your rocket\?$/, (page) => tapAnswer(page, 1)],
    [
      /: an arrow on 5 1, pointing south\.$/,
      async (page) => {
        await cell(page, "5 1").tap();
        await tapHandle(page, "S");
        await tapButton(page, "Place");
      },
    ],
  ],
  rabbits: [
    [
      /Press rabbit 1, then the cabbage just below it, then Send\.$/,
      async (page) => {
        await tapNear(page, 1, [0, 0]);
        await tapNear(page, 1, [0, 1]);
        await tapButton(page, /^Send/);
      },
    ],
    [/Can it come straight down to row 12\?$/, (page) => tapAnswer(page, 1)],
    [
      /Send rabbit 1 one cell west, rabbit 2 one cell east\.$/,
      async (page) => {
        await tapNear(page, 1, [0, 0]);
        await tapNear(page, 1, [-1, 0]);
        await tapNear(page, 2, [0, 0]);
        await tapNear(page, 2, [1, 0]);
        await tapButton(page, /^Send/);
      },
    ],
  ],
  fugitive: [
    [
      /: press 1, 2, 9 and 10 in this order, then Send\.$/,
      async (page) => {
        await tapCities(page, [1, 2, 9, 10]);
        await tapButton(page, /^Send/);
      },
    ],
    [/Which cities does the glow show\?$/, (page) => tapAnswer(page, 0)],
    [
      /Press C\s2, C\s3, C\s8 and C\s9 in turn, then Send\.$/,
      async (page) => {
        const roads = page.locator('.map-road:has([data-kind="C"])');
        for (const city of [/^2$/, /^3$/, /^8$/, /^9$/])
          await roads.filter({ hasText: city }).tap();
        await tapButton(page, /^Send/);
      },
    ],
  ],
  crossing: [
    [/Where could it step now\?$/, (page) => tapAnswer(page, 1)],
    [/: press the hedgehog\.$/, (page) => cell(page, "7 0").tap()],
    [/And next turn\?$/, (page) => tapAnswer(page, 0)],
  ],
};

for (const [game, steps] of Object.entries(FINGERS)) {
  pageTest(`a finger does what the lesson of ${game} says`, PHONE, async (page, url) => {
    await page.goto(`${url}#/learn/${game}`);
    for (const [says, does] of steps) {
      await coach(page).locator(".coach-say", { hasText: says }).waitFor();
      await coach(page).locator(UNFINISHED).waitFor({ state: "attached" });
      await does(page);
      await coach(page).locator(PRAISE).waitFor();
      assert.ok(await isWholeOnScreen(page), "all that the coach says is on the screen");
      await next(page).tap();
    }
  });
}

pageTest(
  "after a first tap that plays nothing, the page suggests a second",
  PHONE,
  async (page, url) => {
    await page.addInitScript(() => localStorage.setItem("warren.one-tap", "off"));
    await page.goto(`${url}#/learn/dots`);
    await coach(page)
      .getByText(/Tap the empty cell D4 twice\.$/)
      .waitFor();
    await cell(page, "D4").tap();
    await page.locator(".status").getByText("D4: tap again to play.").waitFor();
    await cell(page, "D4").tap();
    await coach(page).locator(PRAISE).waitFor();
  },
);

/** Whether the coach's whole text and the buttons are on the screen. @param {Page} page */
const isWholeOnScreen = (page) =>
  coach(page).evaluate((each) => {
    const { bottom, top } = each.getBoundingClientRect();
    return top >= 0 && Math.floor(bottom) <= innerHeight;
  });

for (const [game, viewport] of Object.entries({
  dots: { width: 390, height: 844 },
  fugitive: { width: 320, height: 640 },
})) {
  pageTest(
    `the button for the next step is visible on a screen of ${viewport.width} by ${viewport.height}`,
    { ...STILL, viewport },
    async (page, url) => {
      await page.goto(`${url}#/learn/${game}`);
      for (const deed of LESSONS[game]) {
        await coach(page).locator(UNFINISHED).waitFor({ state: "attached" });
        if (typeof deed === "number")
          await coach(page).locator(".coach-answers button").nth(deed).click();
        else await HANDS[game](page, deed);
        await coach(page).locator(PRAISE).waitFor();
        assert.ok(await isWholeOnScreen(page), `after ${deed}`);
        // Only the right answer remains.
        assert.ok((await coach(page).locator(".coach-answers button:visible").count()) <= 1);
        await next(page).click();
      }
    },
  );
}

pageTest("an address without a lesson is reported", {}, async (page, url) => {
  await page.goto(`${url}#/learn/chess`);
  await page.getByRole("alert").filter({ hasText: "There is no page at this address." }).waitFor();
});

const CLIPBOARD = { ...STILL, permissions: ["clipboard-read", "clipboard-write"] };

pageTest("a teacher writes a lesson, and a learner completes it", CLIPBOARD, async (page, url) => {
  await beginGame(page, url, ["person", "person"]);
  for (const [i, move] of ["C4N", "A1N", "D4N"].entries()) {
    await clickMove(page, move);
    await movesPlayed(page, i + 1);
  }
  await page.locator(".controls").getByRole("button", { name: "Share" }).click();
  await openMore(page);
  await page.getByRole("link", { name: "Make a lesson of it" }).click();
  const steps = page.locator(".teach-step");
  await steps.nth(1).waitFor();
  assert.equal(await steps.count(), 2, "the moves of one side");
  const name = page.getByRole("textbox", { name: "Name of the lesson" });
  assert.equal(await name.inputValue(), "Learn Jumping Dots");
  await name.fill("Two dots");
  const says = page.getByRole("textbox", { name: "Explanation and task" });
  assert.equal(await says.first().inputValue(), "Play C4.");
  await says.first().fill("Begin left of the middle.");
  await page
    .getByRole("textbox", { name: /^Other moves that are right/ })
    .first()
    .fill("C5?");
  await page
    .getByRole("textbox", { name: /^Text after a wrong try/ })
    .first()
    .fill("More to the left.");
  await steps.nth(1).getByRole("button", { name: "Ask something first" }).click();
  assert.equal(await steps.count(), 3);
  await page.getByRole("textbox", { name: "The question" }).fill("Whose turn is it?");
  const answers = page.getByRole("textbox", { name: /^Answers/ });
  await answers.fill("Blue’s");
  await page.getByText("The question of step 2 needs two to 6 answers.").waitFor();
  assert.ok(await page.getByRole("button", { name: "Copy link" }).isDisabled());
  await answers.fill("Blue’s\n* Red’s\nNobody’s");
  await page.getByText("The lesson is complete.").waitFor();
  assert.deepEqual(await faultsInBothThemes(page), []);

  // The address holds the whole lesson.
  await page.reload();
  assert.equal(await name.inputValue(), "Two dots");
  assert.equal(await answers.inputValue(), "Blue’s\n* Red’s\nNobody’s");
  await page.getByRole("button", { name: "Copy code to embed" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy code" }).click();
  await page.getByText("Code copied.").waitFor();
  const frame = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(frame, /^<iframe src="[^"]+embed\.html#[\w-]+"\s+title="Two dots"/);
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto("about:blank");
  await page.goto(link);
  await coach(page).getByText("Begin left of the middle.").waitFor();
  await cell(page, "E4").click();
  await coach(page).getByText("More to the left.").waitFor();
  await cell(page, "C4").click();
  await next(page).click();
  await coach(page).getByRole("button", { name: "Blue’s" }).click();
  await coach(page).getByText("Not quite. Try another answer.").waitFor();
  await coach(page).getByRole("button", { name: "Red’s" }).click();
  await next(page).click();
  await cell(page, "D4").click();
  await next(page).click();
  await coach(page).getByText("That was it. Now you can play.").waitFor();
  await page.getByRole("link", { name: "Change this lesson" }).click();
  await steps.nth(2).waitFor();
  assert.equal(await steps.count(), 3);
  await steps.nth(1).getByRole("button", { name: "Remove the question" }).click();
  await steps.first().getByRole("button", { name: "End the lesson here" }).click();
  assert.equal(await steps.count(), 1);
  await page.getByRole("combobox", { name: "Side of the learner" }).selectOption({ label: "Blue" });
  assert.equal(await says.first().inputValue(), "Play A1.");
});

const COURSE = `<script type="module" src="SITE/warren-board.js"></script>
<warren-board id="board" language="en" lesson="dots"></warren-board><script>gather(board)</script>`;

pageTest("a lesson in a course page reports to the page", STILL, async (page, url) => {
  await withPage(page, url, COURSE, async () => {
    await coach(page).getByText("Step 1 of 7").waitFor();
    const [ready] = await waitForEvents(page, "ready");
    assert.equal(ready.state.mode, "lesson");
    assert.deepEqual(ready.state.lesson, { step: 1, steps: 7, wrong: 0 });
    await coach(page).getByRole("button", { name: "Show me" }).click();
    await waitForEvents(page, "hint");
    await cell(page, "A1").click();
    for (const [i, deed] of LESSONS.dots.entries()) {
      if (i === LESSONS.dots.length - 1)
        assert.equal((await waitForEvents(page, "solved", 0)).length, 0);
      await doStep(page, "dots", deed);
    }
    const [{ solved, state }] = await waitForEvents(page, "solved");
    assert.deepEqual(solved, { attempts: 1, hints: 1, solutionShown: false });
    assert.deepEqual(state.lesson, { step: 7, steps: 7, wrong: 1 });
    await coach(page).getByRole("button", { name: "Once more from the start" }).click();
    await coach(page).getByText("Step 1 of 7").waitFor();
  });
});
