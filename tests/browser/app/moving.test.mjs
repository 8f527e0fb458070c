// Moving between devices: a file, a link and QR codes carry everything, and one press merges it with the data already there.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { faultsInBothThemes } from "../axe.mjs";
import { freshVisitor, pageTest } from "../page.mjs";
import { readQrCode } from "../scanned.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** These tests read the store of programs with its own module. */
const STILL = {
  asWritten: true,
  reducedMotion: /** @type {const} */ ("reduce"),
  permissions: ["clipboard-read", "clipboard-write"],
};

/** The data of each device, by its name: a game, a result, a rating, progress, a program and a project. @param {string} name */
function seed(name) {
  const game = {
    version: 1,
    id: name,
    game: "dots",
    record: "warren 1 dots\nC3E\n",
    seats: [{ kind: "person" }, { kind: "engine", level: 3 }],
    viewpoint: 0,
    marks: {},
    left: [null, null],
    undone: [],
    paused: false,
    over: false,
    length: 1,
    updated: 1_700_000_000_000,
  };
  const result = {
    id: name,
    game: "dots",
    level: 3,
    seat: 0,
    result: 1,
    mine: 3,
    theirs: 2,
    at: 5,
  };
  const project = {
    version: 1,
    id: name,
    kind: "set",
    title: name,
    game: null,
    updated: 5,
    content: { name },
  };
  const rating = { rating: 1500, deviation: 90, volatility: 0.06, counted: ["pa"] };
  return {
    [`warren:game:${name}`]: game,
    "warren:results": [{ ...result, helped: false }],
    [`warren:project:${name}`]: project,
    "warren.puzzle-ratings": { [name === "laptop" ? "dots" : "mice"]: rating },
    "warren.puzzles-solved": { [`p${name}`]: "alone" },
    "warren.puzzles-done": { [`p${name}`]: { tries: 1, hints: 0, isSolved: true, isShown: false } },
    "warren.lessons": { [name === "laptop" ? "dots" : "mice"]: "done" },
  };
}

/** @param {Page} page @param {string} url @param {string} name */
async function begin(page, url, name) {
  await page.goto(`${url}#/about`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, JSON.stringify(value));
  }, seed(name));
  await addProgram(page, name);
  await page.goto(`${url}#/games`);
  await page.reload();
  await page.getByRole("heading", { name: "Your other devices" }).waitFor();
}

/** @param {Page} page @param {string} name @param {string} [source] */
const addProgram = (page, name, source = `print("${name}")`) =>
  page.evaluate(
    async ([name, source]) => {
      const at = (/** @type {string} */ path) => new URL(path, document.baseURI).href;
      const [{ putProgram }, { newProgram }] = await Promise.all([
        import(at("play/programs/store.js")),
        import(at("play/programs/program.js")),
      ]);
      await putProgram(newProgram({ name, game: "dots", language: "javascript", source }));
    },
    [name, source],
  );

/** The data of a device. @param {Page} page */
const all = (page) =>
  page.evaluate(async () => {
    const read = (/** @type {string} */ key) => JSON.parse(localStorage.getItem(key) ?? "null");
    const { listPrograms } = await import(new URL("play/programs/store.js", document.baseURI).href);
    const names = (await listPrograms()).map((/** @type {any} */ { name }) => name);
    const work = Object.keys(localStorage).filter((key) => /^warren:(game|project):/.test(key));
    return {
      work: work.sort(),
      programs: names.sort(),
      results: read("warren:results")
        .map((/** @type {any} */ { id }) => id)
        .sort(),
      ratings: Object.keys(read("warren.puzzle-ratings")).sort(),
      solved: Object.keys(read("warren.puzzles-solved")).sort(),
      done: Object.keys(read("warren.puzzles-done")).sort(),
      lessons: Object.keys(read("warren.lessons")).sort(),
    };
  });

const BOTH = {
  work: [
    "warren:game:laptop",
    "warren:game:phone",
    "warren:project:laptop",
    "warren:project:phone",
  ],
  programs: ["laptop", "phone"],
  results: ["laptop", "phone"],
  ratings: ["dots", "mice"],
  solved: ["plaptop", "pphone"],
  done: ["plaptop", "pphone"],
  lessons: ["dots", "mice"],
};

const EVERYTHING = "progress in puzzles and lessons, 1 result, 1 project, 1 program, and 1 game";

pageTest(
  "a link takes everything to another device, where one press merges it",
  STILL,
  async (page, url) => {
    const phone = await freshVisitor(page);
    try {
      const other = await phone.newPage();
      await Promise.all([begin(page, url, "laptop"), begin(other, url, "phone")]);
      await page.getByRole("button", { name: "Settings" }).click();
      const settings = page.getByRole("dialog", { name: "Settings" });
      await settings.getByRole("button", { name: "Copy a link" }).click();
      await page.getByText(`Link copied, with ${EVERYTHING}.`).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.ok(link.startsWith(`${url}#/move/`) && link.length < 8000);

      const before = await all(other);
      await other.goto(link);
      await other.getByText(`Add what came from your other device: ${EVERYTHING}.`).waitFor();
      assert.deepEqual(await faultsInBothThemes(other), []);
      assert.deepEqual(await all(other), before, "nothing is merged before the press");
      await other.getByRole("button", { name: "Add" }).click();
      await other.getByText(/^Added progress in puzzles and lessons, 1 result,/).waitFor();
      assert.deepEqual(await all(other), BOTH);
      await other.goto("about:blank");
      await other.goto(link);
      await other.getByRole("button", { name: "Add" }).click();
      await other.getByText("Nothing new: everything was here already.").waitFor();
      assert.deepEqual(await all(other), BOTH);
      await other.reload();
      await other.getByText("Your strength").first().waitFor();
      await other.goto(`${link.slice(0, -9)}`);
      await other.getByText("The link is damaged or incomplete.").waitFor();
    } finally {
      await phone.close();
    }
  },
);

pageTest("QR codes are scanned in any order, and wait for the rest", STILL, async (page, url) => {
  const phone = await freshVisitor(page);
  try {
    const other = await phone.newPage();
    await Promise.all([begin(page, url, "laptop"), begin(other, url, "phone")]);
    // Data that does not compress needs several codes.
    const source = Array.from({ length: 900 }, (_, i) =>
      ((i * 7919 * (i + 13)) % 65521).toString(36),
    );
    await addProgram(page, "long", source.join(""));
    await page.getByRole("button", { name: "Show QR codes" }).click();
    const codes = page.locator(".moving-codes canvas");
    await codes.first().waitFor();
    assert.deepEqual(await faultsInBothThemes(page), []);
    const count = await codes.count();
    assert.ok(count >= 3 && count <= 6, `${count} codes`);
    const links = [];
    for (let at = 1; at <= count; at++) {
      const code = page.getByRole("img", { name: `Code ${at} of ${count}` });
      links.push(String(await readQrCode(code)));
    }
    assert.ok(
      links.every((link) => link.startsWith(`${url}#/move/`)),
      links.join("\n"),
    );

    const [one, ...rest] = links;
    const waiting = await phone.newPage();
    await waiting.goto(rest[0]);
    await waiting.getByText(`1 of ${count} here. Scan the other codes.`).waitFor();
    assert.deepEqual(await faultsInBothThemes(waiting), []);
    await waiting.getByText(/^Still missing: 1,? /).waitFor();
    for (const link of rest.slice(1)) {
      const tab = await phone.newPage();
      await tab.goto(link);
      await tab.getByText(/ here\. Scan the other codes\./).waitFor();
      await tab.close();
    }
    await waiting.getByText(`${count - 1} of ${count} here.`).waitFor();
    const last = await phone.newPage();
    await last.goto(one);
    await last.getByRole("button", { name: "Add" }).waitFor();
    await waiting.getByRole("button", { name: "Add" }).click();
    await waiting.getByText(/^Added /).waitFor();
    assert.deepEqual(await all(waiting), { ...BOTH, programs: ["laptop", "long", "phone"] });
    const kept = await waiting.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes("moving")),
    );
    assert.deepEqual(kept, []);
  } finally {
    await phone.close();
  }
});

pageTest("a link holds chosen parts, and a file everything", STILL, async (page, url) => {
  await begin(page, url, "laptop");
  const source = Array.from({ length: 9000 }, (_, i) =>
    ((i * 7919 * (i + 13)) % 65521).toString(36),
  );
  await addProgram(page, "huge", source.join(""));
  for (const [name, go] of [
    ["Copy a link", "Copy this link"],
    ["Show QR codes", "Show these codes"],
  ]) {
    await page.getByRole("button", { name }).click();
    const parts = page.getByRole("group", { name: "Contents" });
    assert.equal(await parts.getByRole("checkbox", { name: /2 programs/ }).isChecked(), false);
    assert.equal(await parts.getByRole("checkbox", { name: /1 game/ }).isChecked(), true);
    await page.getByText("A file holds everything.").waitFor();
    assert.deepEqual(await faultsInBothThemes(page), []);
    await parts.getByRole("checkbox", { name: /2 programs/ }).check();
    await page.getByText("These do not fit together.").waitFor();
    assert.ok(await page.getByRole("button", { name: go }).isDisabled());
    await parts.getByRole("checkbox", { name: /2 programs/ }).uncheck();
    await page.getByRole("button", { name: go }).click();
  }
  await page.locator(".moving-codes canvas").first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const file = await readFile(await download.path());
  const phone = await freshVisitor(page);
  try {
    const other = await phone.newPage();
    await begin(other, url, "phone");
    await other.goto(url);
    await other.getByRole("button", { name: "Settings" }).click();
    const opened = other.locator('dialog input[type="file"]');
    await opened.setInputFiles({
      name: "warren.json",
      mimeType: "application/json",
      buffer: file,
    });
    await other.getByText(/^Added .* 2 programs, and 1 game\.$/).waitFor();
    assert.deepEqual(await all(other), { ...BOTH, programs: ["huge", "laptop", "phone"] });
    // The home page shows it, too.
    await other.keyboard.press("Escape");
    await other.locator("dialog").waitFor({ state: "detached" });
  } finally {
    await phone.close();
  }
});
