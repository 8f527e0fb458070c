// Learners hand in their work at a board, and their teacher collects it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { codeOfHandIn } from "../../../www/play/scores/hand-in.js";
import { puzzleIdentity } from "../../../www/play/scores/identity.js";
import { writeProgress } from "../../../www/play/scores/progress.js";
import { faultsOn } from "../axe.mjs";
import { BROWSER } from "../browsers.mjs";
import { GAME, PUZZLES, waitForEvents, withPage } from "../elsewhere.mjs";
import { STILL } from "../mice.mjs";
import { clickMove, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} address behind `embed.html` @param {string} [more] attributes */
const framed = (address, more = "") =>
  `<iframe id="frame" title="A board" width="700" ${more} src="SITE/embed.html${address}"></iframe>
  <script type="module">
    import { connect } from "SITE/embedding/parent.js";
    window.board = connect(document.getElementById("frame"));
    gather(board);
  </script>`;

/** @param {Page} page @returns {Page} */
const inside = (page) =>
  /** @type {any} */ (page.frames().find((frame) => frame.url().includes("embed.html")));

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** Waits for the sentence with the number of files read. @param {Page} page @param {RegExp} text */
const read = (page, text) => page.locator(".collect-status", { hasText: text }).waitFor();

/** @param {string} name @param {string} text */
const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** The texts of the table's cells, row by row. @param {Page} page */
const cells = (page) =>
  page
    .locator(".collect-table tbody tr:not(.collect-tried)")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [.../** @type {HTMLTableRowElement} */ (row).cells].map((cell) => cell.innerText),
      ),
    );

/** Counts how often the page lets other tasks run. @param {Page} page */
const countPauses = (page) =>
  page.evaluate(() => {
    const pauses = { count: 0 };
    const pause = () => {
      pauses.count += 1;
      return new Promise((resolve) => setTimeout(resolve));
    };
    Object.defineProperty(window, "scheduler", { value: { yield: pause } });
    Object.assign(window, { pauses });
  });

/** @param {Page} page */
const pauses = (page) => page.evaluate(() => /** @type {any} */ (window).pauses.count);

// In Firefox a test gets no event for saved files.
const inChromium = BROWSER === "firefox" ? () => {} : pageTest;

inChromium("a puzzle is handed in from a frame and collected", STILL, async (page, url) => {
  const address = `?hand_in=on&language=en#${PUZZLES.dots}`;
  let text = "";
  await withPage(page, url, framed(address), async () => {
    await waitForEvents(page, "ready");
    const board = inside(page);
    await clickMove(board, "F1W");
    await waitForEvents(page, "end");
    await press(board, "Try again");
    await clickMove(board, "F4W");
    await waitForEvents(page, "move", 3);
    await clickMove(board, "F1W");
    await waitForEvents(page, "solved");
    await press(board, "Hand in");
    await press(board, "Save as file");
    await board.getByText("First enter a name or number.").waitFor();
    await board.getByLabel(/name or number/).fill("=Zoë, 7b");
    await board.getByText(/does not prove/).waitFor();
    assert.deepEqual(await faultsOn(board), []);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(board, "Save as file"),
    ]);
    assert.equal(download.suggestedFilename(), "=Zoë,-7b-dots.warren.txt");
    text = await readFile(await download.path(), "utf8");
    assert.match(text, /^Warren: hand-in of =Zoë, 7b\nJumping Dots\n/);
  });

  await page.goto(`${url}#/collect`);
  await page.locator(".collect-files").setInputFiles([
    file("zoe.txt", text),
    file("again.txt", text),
    file("essay.txt", "an essay"),
    file("damaged.txt", text.replace(/:(.{40})./, ":$1!")),
    // A forged progress needs more than one changed field.
    file("cheat.txt", cheatOf("AAAA")),
    file("liar.txt", cheatOf(LIE)),
  ]);
  await read(page, /1 hand-in read. 1 came twice and counts once/);
  assert.deepEqual(await page.locator(".collect-troubles li").allInnerTexts(), [
    "essay.txt: it holds nothing from Warren.",
    "damaged.txt: the hand-in is damaged: a part is missing or was changed. Ask for it again.",
    "cheat.txt: its parts do not belong together: it was changed.",
    "liar.txt: its moves break the rules, or do not match its result: it was changed.",
  ]);
  const [[name, subject, ...rest]] = await cells(page);
  assert.equal(name.trim(), "=Zoë, 7b");
  assert.match(subject, /^Jumping Dots · /);
  assert.deepEqual(rest.slice(0, 6), ["solved", "2", "0", "", "no", "1"]);
  await page.locator(".collect-opener").click();
  const tried = await page.locator(".collect-tried li > span").allInnerTexts();
  assert.deepEqual(
    tried.map((line) => line.split(",")[0]),
    ["Attempt 1: wrong", "Attempt 2: solved"],
  );
  assert.deepEqual(await faultsOn(page), []);
  await page.getByText("Solved by 1 of 1. Median attempts of those who solved it: 2.").waitFor();
  assert.match(await page.locator(".collect-sum li > span").innerText(), /: 1 time$/);

  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.locator(".collect-tried li a").first().click(),
  ]);
  await tab.locator(".game[data-game=dots] .move").first().waitFor();
  assert.equal(await tab.locator(".move").count(), 1, "the tried line is on the board");
  await tab.close();

  const [saved] = await Promise.all([page.waitForEvent("download"), press(page, "Save as CSV")]);
  const csv = await readFile(await saved.path(), "utf8");
  assert.ok(csv.startsWith("\ufeffName,Puzzle or game,Solved,"));
  assert.match(csv, /\r\n"'=Zoë, 7b",[^\r]*,solved,2,0,,no,1,/);
  assert.match(csv, /,zoe\.txt\r\n$/);
});

/** A progress that says that a wrong move solved the puzzle. */
const LIE = writeProgress({
  kind: "puzzle",
  id: puzzleIdentity(PUZZLES.dots),
  attempts: 1,
  hints: 0,
  takenBack: 0,
  helped: false,
  isLost: false,
  solutionShown: false,
  givenUp: false,
  isStuck: false,
  isReported: true,
  moves: [],
  wrong: null,
  wrongAnswers: [],
  solved: { attempt: 1, hints: 0, solutionShown: false, moves: ["F1W"] },
});

/** A forged hand-in. @param {string} progress */
function cheatOf(progress) {
  const given = { name: "Cheat", game: "dots", isBuiltIn: false, version: "" };
  const times = { started: 1_700_000_000, ended: 1_700_000_009, seconds: 9 };
  return codeOfHandIn({ ...given, ...times, link: PUZZLES.dots, progress });
}

/** The browsers' console messages about it. */
const REFUSED = { ...STILL, expected: /Clipboard API has been blocked|Download is disallowed/ };

pageTest("a frame in a sandbox says which permissions it lacks", REFUSED, async (page, url) => {
  const sandboxed = framed(
    "?hand_in=on&game=mice&engine=off&language=en",
    'sandbox="allow-scripts"',
  );
  await withPage(page, url, sandboxed, async () => {
    await waitForEvents(page, "ready");
    const board = inside(page);
    await press(board, "Hand in");
    await board.getByLabel(/name or number/).fill("17");
    await press(board, "Copy");
    if (BROWSER === "firefox") await board.getByText("Copied.").waitFor();
    else await board.getByText("This page does not let the board copy.").waitFor();
    await press(board, "Save as file");
    await board.getByText("If there is no such file").waitFor();
    const field = board.locator(".hand-in-text");
    const text = await field.inputValue();
    assert.match(text, /^Warren: hand-in of 17\n/);
    const selected = () =>
      field.evaluate(
        (/** @type {HTMLTextAreaElement} */ { selectionEnd, selectionStart }) =>
          selectionEnd - selectionStart,
      );
    assert.equal(await selected(), text.length);
  });
});

pageTest("there is a button to hand in only on request", STILL, async (page, url) => {
  const element = (/** @type {string} */ more) =>
    `<script type="module" src="SITE/warren-board.js"></script>
     <warren-board id="b" lesson="dots" language="en" ${more}></warren-board>
     <script type="module">gather(document.getElementById("b"))</script>`;
  await withPage(page, url, element(""), async () => {
    await waitForEvents(page, "ready");
    assert.equal(await page.locator("[data-action=hand-in]").count(), 0);
  });
  await withPage(page, url, element('hand_in="on"'), async () => {
    await waitForEvents(page, "ready");
    await press(page, "Hand in");
    await page.getByLabel(/name or number/).waitFor();
    const box = await page.locator("dialog .dialog-body").boundingBox();
    assert.ok(box && box.width > 200, "it has its style in the shadow tree");
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  });
});

pageTest("a whole school’s hand-ins never block the page", STILL, async (page, url) => {
  const given = { game: "dots", link: GAME, isBuiltIn: false, progress: null, version: "" };
  const texts = Array.from({ length: 500 }, (_, at) =>
    codeOfHandIn({
      ...given,
      name: `Learner ${at}`,
      started: 1_700_000_000 + at,
      ended: 1_700_000_300 + at,
      seconds: at,
    }),
  );
  await page.goto(`${url}#/collect`);
  await page.locator("#collect-text").fill(texts.slice(0, 250).join("\n"));
  await press(page, "Read the text");
  await read(page, /250 hand-ins read/);
  await countPauses(page);
  const files = texts.map((text, at) => file(`${at}.txt`, text));
  await page.locator(".collect-files").setInputFiles(files);
  await read(page, /500 hand-ins read. 250 came twice/);
  assert.ok((await pauses(page)) >= 500);
  // Rows are drawn as they come into view.
  assert.equal(await page.getByRole("table").getAttribute("aria-rowcount"), "501");
  for (const count of [100, 200, 300, 400, 500]) {
    await page.waitForFunction(
      (count) => document.querySelectorAll(".collect-table tbody th").length >= count,
      count,
    );
    await page.locator(".collect-table tbody th").last().scrollIntoViewIfNeeded();
  }
  assert.equal((await cells(page)).length, 500);
  await press(page, "Name");
  await page.locator("th[aria-sort=descending]").waitFor();
  assert.equal((await cells(page))[0][0], "Learner 99");
});

pageTest("one learner's text does not stop the page", STILL, async (page, url) => {
  const given = { game: "dots", link: null, isBuiltIn: false, progress: null, version: "" };
  const texts = Array.from({ length: 36_000 }, (_, at) =>
    codeOfHandIn({ ...given, name: `${at % 1000}`, started: at, ended: at, seconds: 1 }),
  );
  await page.goto(`${url}#/collect`);
  await page.locator("#collect-text").waitFor();
  await countPauses(page);
  await page.locator(".collect-files").setInputFiles([file("many.txt", texts.join("\n"))]);
  await read(page, /2,000 hand-ins read/);
  await page
    .getByText("many.txt: it holds more than 2,000 hand-ins. The page did not read the rest.")
    .waitFor();
  assert.equal(await page.getByRole("button", { name: "Stop" }).count(), 0);
  assert.ok((await pauses(page)) >= 2000);
  assert.ok((await cells(page)).length <= 100, "the first rows are drawn");
});

pageTest("reading is stopped, and the files read so far stay", STILL, async (page, url) => {
  await page.goto(`${url}#/collect`);
  await page.locator(".collect").waitFor();
  // The second file never arrives.
  await page.evaluate((text) => {
    const [transfer, first] = [new DataTransfer(), new File([text], "first.txt")];
    const second = new File(["x"], "second.txt");
    second.arrayBuffer = () => new Promise(() => {});
    const event = new DragEvent("drop", { bubbles: true, cancelable: true });
    Object.defineProperty(transfer, "items", { value: [] });
    Object.defineProperty(transfer, "files", { value: [first, second] });
    Object.defineProperty(event, "dataTransfer", { value: transfer });
    document.querySelector(".collect")?.dispatchEvent(event);
  }, cheatOf("AAAA"));
  await press(page, "Stop");
  await page.locator(".collect-troubles li bdi", { hasText: "first.txt" }).waitFor();
});

pageTest("dropped files are read", STILL, async (page, url) => {
  await page.goto(`${url}#/collect`);
  await page.locator(".collect").waitFor();
  await page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "cheat.txt"));
    transfer.items.add(new File(["PK\u0003\u0004"], "broken.zip"));
    const event = new DragEvent("drop", {
      bubbles: true,
      cancelable: true,
      dataTransfer: transfer,
    });
    document.querySelector(".collect")?.dispatchEvent(event);
  }, cheatOf("AAAA"));
  await page.locator(".collect-troubles li").nth(1).waitFor();
  const [first, second] = await page.locator(".collect-troubles li bdi").allInnerTexts();
  assert.deepEqual([first, second], ["cheat.txt", "broken.zip"]);
});

pageTest(
  "collecting fits a small screen, in Persian too",
  { ...STILL, viewport: { width: 320, height: 640 }, locale: "fa-IR" },
  async (page, url) => {
    await page.goto(`${url}#/collect`);
    await page.locator("#collect-text").fill(cheatOf("AAAA"));
    await page.locator(".collect-bring .button").last().click();
    await page.locator(".collect-troubles li").waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 320, `${width} px`);
    assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
    assert.deepEqual(await faultsOn(page), []);
  },
);
