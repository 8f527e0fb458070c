// The visitor's programs, from the first one on: written, added, stored, shared, in two tabs, and in a browser that stores
// nothing.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { delayLocks, pageTest } from "../page.mjs";

/** @typedef {import("playwright-core").Page} Page */

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** The text field of the editor. @param {Page} page */
const code = (page) => page.getByRole("textbox", { name: /^Source of / });

/** @param {Page} page */
const lines = (page) => page.locator(".cm-line");

/** Waits until the typed text is stored. @param {Page} page */
const saved = (page) => page.getByText("Saved", { exact: true }).waitFor();

/** @param {Page} page @param {string} name */
const row = (page, name) => page.locator(".program-row", { hasText: name });

/** Begins a program of dots. @param {Page} page @param {string} url */
async function begin(page, url) {
  await page.goto(`${url}#/programs`);
  await page.getByRole("button", { name: "Write a program for Jumping Dots" }).click();
  await code(page).waitFor();
}

/**
 * Types at the beginning of the source.
 * @param {Page} page
 * @param {string} text
 */
async function type(page, text) {
  await code(page).focus();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type(text);
}

/**
 * Chooses an action on the program, from the list or from its page.
 * @param {Page} page
 * @param {string} action
 * @param {string} [name] in the list
 */
async function act(page, action, name) {
  await page.getByRole("button", { name: name ? `More for ${name}` : "More" }).click();
  await page.getByRole("dialog").getByRole("button", { name: action, exact: true }).click();
}

/** @param {string} name @param {string | Uint8Array} content */
const file = (name, content) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(content),
});

pageTest("an editor that is opened again leaves no rules on the page", {}, async (page, url) => {
  await begin(page, url);
  const address = page.url();
  /** The rules of the style sheets that all editors of the page share. */
  const rules = () =>
    code(page).evaluate((text) => {
      const { adoptedStyleSheets } = /** @type {ShadowRoot} */ (text.getRootNode());
      return adoptedStyleSheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
    });
  const first = await rules();
  assert.ok(first > 10, `${first} rules`);
  await page.evaluate(() => location.assign("#/"));
  await code(page).waitFor({ state: "detached" });
  await page.evaluate((address) => location.assign(address), address);
  await code(page).waitFor();
  assert.equal(await rules(), first);
});

pageTest("a visitor begins a program on the home page, and it is stored", {}, async (page, url) => {
  await page.goto(url);
  await page.getByRole("link", { name: "Write a program" }).click();
  await page.getByRole("heading", { name: "Write a program that plays" }).waitFor();
  await page.getByRole("button", { name: "Write a program for Jumping Dots" }).click();
  await code(page).waitFor();
  const starter = await readFile(
    new URL("../../../examples/dots/starter.js", import.meta.url),
    "utf8",
  );
  assert.equal(await lines(page).first().textContent(), starter.split("\n")[0]);
  await page.getByRole("heading", { name: "What the program reads first" }).waitFor();

  await type(page, "// mine\n");
  await saved(page);
  await page.reload();
  await page.locator(".cm-line", { hasText: "// mine" }).waitFor();
  // Text typed just before is stored as well.
  await type(page, "// at once\n");
  await page.reload();
  await page.locator(".cm-line", { hasText: "// at once" }).waitFor();
  await saved(page);

  await page.getByRole("link", { name: "Programs" }).click();
  await row(page, "Jumping Dots").getByText("No results yet.").waitFor();
  await page.goto(url);
  await page.getByRole("link", { name: "Programs" }).click();
  await row(page, "Jumping Dots").getByRole("link").click();
  await page.locator(".cm-line", { hasText: "// mine" }).waitFor();
});

pageTest("it is renamed, copied, saved and deleted", {}, async (page, url) => {
  await begin(page, url);
  const name = page.getByRole("textbox", { name: "Name of the program" });
  await name.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("  My   first ");
  await page.keyboard.press("Tab");
  assert.equal(await name.inputValue(), "My first");
  await saved(page);
  await act(page, "Copy");
  await page.getByRole("textbox", { name: "Source of My first (copy)" }).waitFor();

  await page.getByRole("link", { name: "Programs" }).click();
  await row(page, "My first (copy)").waitFor();
  assert.equal(await page.locator(".program-row").count(), 2);
  await act(page, "Rename", "My first (copy)");
  const field = page.getByRole("dialog").getByRole("textbox");
  await field.fill("Second");
  await field.press("Enter");
  await row(page, "Second").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    act(page, "Save as file", "Second"),
  ]);
  assert.equal(download.suggestedFilename(), "Second.dots.js");
  assert.match(await readFile(await download.path(), "utf8"), /^\/\/ Jumping Dots: /);

  await act(page, "Delete", "My first");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  assert.equal(await page.locator(".program-row").count(), 2);
  await act(page, "Delete", "My first");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("“My first” is deleted.").waitFor();
  assert.deepEqual(await page.locator(".program-row .stored-title").allTextContents(), ["Second"]);
  await page.reload();
  await row(page, "Second").waitFor();
  assert.equal(await page.locator(".program-row").count(), 1);
});

pageTest("keys move the focus into the editor and out again", {}, async (page, url) => {
  await begin(page, url);
  await type(page, "");
  await page.keyboard.press("Tab");
  await page.locator(".cm-line", { hasText: /^ {2}\/\/ Jumping Dots/ }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.getByRole("tab", { name: "Rules" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.locator(".code-editor:focus").waitFor();
  // A question mark is typed here, and opens no list of keys.
  await page.keyboard.type("?");
  await page.locator(".cm-line", { hasText: "?" }).first().waitFor();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.keyboard.press("ControlOrMeta+f");
  await page.getByRole("textbox", { name: "Find" }).and(page.locator(":focus")).waitFor();
});

pageTest("a syntax error is marked at its line", {}, async (page, url) => {
  await begin(page, url);
  await type(page, "\nconst x = = 1;\n");
  await page.locator(".cm-lint-marker-error").waitFor();
  await page.locator(".cm-lintRange-error").hover();
  await page.getByText("Syntax error.").waitFor();
});

/** Drops files on the page. @param {Page} page @param {[name: string, content: string][]} files */
async function drop(page, files) {
  const transfer = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const [name, content] of files) transfer.items.add(new File([content], name));
    return transfer;
  }, files);
  await page.dispatchEvent(".programs-drop", "dragover", { dataTransfer: transfer });
  await page.locator(".programs.dropping").waitFor();
  await page.dispatchEvent(".programs-drop", "drop", { dataTransfer: transfer });
}

pageTest("files are added by dropping and by choosing", {}, async (page, url) => {
  await page.goto(`${url}#/programs`);
  await page.locator(".programs-drop").waitFor();
  await drop(page, [["Quick_one.js", "print(1);\r\n"]]);
  await page.getByRole("heading", { name: "Which game does Quick_one.js play?" }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "The Crossing" }).click();
  await page.getByRole("textbox", { name: "Source of Quick one" }).waitFor();
  assert.equal(await lines(page).first().textContent(), "print(1);");
  await page.getByText("JavaScript · The Crossing").waitFor();

  await page.goto(`${url}#/programs`);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose files" }).click(),
  ]);
  await chooser.setFiles([file("One.dots.js", "1;"), file("Two.mice.mjs", "2;")]);
  await page.getByText("Added 2 programs.").waitFor();
  await row(page, "One")
    .getByText(/Jumping Dots/)
    .waitFor();
  await row(page, "Two")
    .getByText(/Space Mice/)
    .waitFor();
});

pageTest("files that are not programs are refused with a reason", {}, async (page, url) => {
  await page.goto(`${url}#/programs`);
  const refused = page.locator(".programs-refused");
  const field = page.locator('input[type="file"]');
  /** @type {[ReturnType<typeof file>, RegExp][]} */
  const files = [
    [
      file("notes.txt", "x"),
      /^notes\.txt is not a program that can run here\. Files may end in .*\.js, .*\.wasm\.$/,
    ],
    [
      file("big.js", "x".repeat(256 * 1024 + 1)),
      /^big\.js is too large: a program may have 256 kB\.$/,
    ],
    [file("odd.js", Uint8Array.of(0xff, 0xfe, 0)), /^odd\.js is not a text\. Save it as UTF-8\.$/],
    [file("text.wasm", "hello"), /^text\.wasm is not a WebAssembly module\./],
    [file("empty.wasm", Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)), /without _start/],
    [file("other.json", "[]"), /^other\.json has no programs of Warren\.$/],
  ];
  await field.setInputFiles(files.map(([each]) => each));
  await refused
    .locator("p")
    .nth(files.length - 1)
    .waitFor();
  const sentences = await refused.locator("p").allTextContents();
  for (const [at, [, sentence]] of files.entries()) assert.match(sentences[at], sentence);
  assert.equal(await page.locator(".program-row").count(), 0);
  // The next file clears the sentences.
  await field.setInputFiles(file("Good.dots.js", "1;"));
  await page.getByRole("textbox", { name: "Source of Good" }).waitFor();
});

/** The copied text. @param {Page} page */
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/**
 * Does something in another person's browser.
 * @param {Page} page
 * @param {(other: Page) => Promise<void>} body
 */
async function elsewhere(page, body) {
  const context = await page.context().browser()?.newContext({ serviceWorkers: "block" });
  assert.ok(context);
  try {
    await body(await context.newPage());
  } finally {
    await context.close();
  }
}

pageTest("a link shows the source before anything runs", CLIPBOARD, async (page, url) => {
  await begin(page, url);
  await type(page, 'document.title = "run";\n');
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const link = await copied(page);
  assert.ok(link.startsWith(`${url}#/shared-program/`) && link.length < 8000, link);
  await elsewhere(page, async (other) => {
    await other.goto(link);
    await other.locator(".program-called q", { hasText: "Jumping Dots" }).waitFor();
    await other.getByText("Nothing runs before you say so.").waitFor();
    assert.equal(await lines(other).first().textContent(), 'document.title = "run";');
    // It is read-only, and belongs to no one yet.
    await code(other).focus();
    await other.keyboard.type("x");
    assert.equal(await lines(other).first().textContent(), 'document.title = "run";');
    await other.getByRole("link", { name: "Programs" }).click();
    await other.getByRole("heading", { name: "Write a program that plays" }).waitFor();

    await other.goBack();
    await other.getByRole("button", { name: "Keep a copy" }).click();
    await other.locator("main.program:not(.shared-program)").waitFor();
    await type(other, "// theirs\n");
    await saved(other);
    // Playing also stores a copy, only once.
    await other.goto(link);
    for (const _ of [1, 2]) {
      await other.getByRole("button", { name: "Play it" }).click();
      await other.getByRole("tab", { name: "Program" }).waitFor();
      await other.goto(link);
    }
    await other.getByRole("link", { name: "Programs" }).click();
    await other.locator(".program-row").nth(1).waitFor();
    assert.equal(await other.locator(".program-row").count(), 2);
  });
});

pageTest("a link asks others to beat a program", CLIPBOARD, async (page, url) => {
  await begin(page, url);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Copy a link to beat it" }).click();
  await page.getByText("Link copied. Anyone who opens it").waitFor();
  const link = await copied(page);
  await elsewhere(page, async (other) => {
    // Nothing runs before the visitor agrees. Then the visitor plays against it.
    await other.goto(link);
    await other.getByRole("heading", { name: "Beat this program" }).waitFor();
    await other.getByRole("link", { name: "Write a program" }).last().waitFor();
    assert.equal(await other.locator("iframe").count(), 0);
    await other.getByRole("button", { name: "Play against it" }).click();
    await other.locator(".program-turns").getByText(">> 1").waitFor();
    await other.getByText("Press an empty cell to put a dot there.").first().waitFor();

    // A visitor with a program has a choice. The copy is not a rival of itself.
    await other.goto(`${url}#/programs`);
    const mine = file("Rival.dots.js", "await readLine();\nprint('D4N');\nawait readLine();");
    await other.locator('input[type="file"]').setInputFiles(mine);
    await other.locator("main.program").waitFor();
    await other.goto(link);
    const rivals = other.getByLabel("Your program");
    await rivals.waitFor();
    assert.deepEqual(await rivals.locator("option").allTextContents(), ["Rival"]);
    await other.getByRole("button", { name: "Let them play" }).click();
    // It ends after its first move, and loses.
    await other
      .getByText(/Red’s program has ended|Blue wins/)
      .first()
      .waitFor();
    assert.equal(await other.getByRole("radio", { name: /Red|Blue/ }).count(), 2);
  });
});

pageTest("a damaged link says so in a sentence", {}, async (page, url) => {
  for (const broken of ["x", "AQAAAAAA", "AQAAAABLTAQA"]) {
    await page.goto("about:blank");
    await page.goto(`${url}#/shared-program/${broken}`);
    await page.getByText("The link’s program is damaged or incomplete.").waitFor();
  }
});

pageTest("a program that is too long for a link is shared as a file", {}, async (page, url) => {
  await page.goto(`${url}#/programs`);
  const random = Array.from({ length: 9000 }, (_, at) => (at * 7919 * at).toString(36)).join("\n");
  await page.locator('input[type="file"]').setInputFiles(file("Long.dots.js", random));
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/so share the program as a file\.$/).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save as file" }).click(),
  ]);
  assert.equal(await readFile(await download.path(), "utf8"), random);
});

pageTest("two tabs write in turn, and nothing is lost", {}, async (page, url) => {
  await begin(page, url);
  await saved(page);
  const second = await page.context().newPage();
  await delayLocks(second);
  await second.goto(page.url());
  await code(second).waitFor();
  assert.equal(
    await second.getByText("Saved", { exact: true }).count(),
    0,
    "the second tab is read-only",
  );
  await second.evaluate(() => dispatchEvent(new Event("locks-answer")));
  await second.getByText("This program is being written in another tab").waitFor();
  await code(second).focus();
  await second.keyboard.type("x");
  assert.match((await lines(second).first().textContent()) ?? "", /^\/\/ Jumping Dots/);
  // It follows what the first tab writes.
  await type(page, "// first\n");
  await second.locator(".cm-line", { hasText: "// first" }).waitFor();
  await second.getByRole("button", { name: "Write here" }).click();
  await second.getByText("Saved", { exact: true }).waitFor();
  await page.getByText("This program is being written in another tab").waitFor();
  await type(second, "// second\n");
  await page.locator(".cm-line", { hasText: "// second" }).waitFor();
  await page.locator(".cm-line", { hasText: "// first" }).waitFor();
  // When the tab that writes is closed, the other becomes writable.
  await second.close();
  await saved(page);
  await type(page, "// third\n");
  await page.reload();
  for (const text of ["// first", "// second", "// third"]) {
    await page.locator(".cm-line", { hasText: text }).waitFor();
  }
});

pageTest("a save that would overwrite another tab’s asks first", {}, async (page, url) => {
  await begin(page, url);
  await saved(page);
  // A tab of a browser without locks, which does not know of the other.
  const second = await page.context().newPage();
  await second.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    BroadcastChannel.prototype.addEventListener = () => {};
  });
  await second.goto(page.url());
  await saved(second);
  await type(page, "// first\n");
  await saved(page);
  await type(second, "// second\n");
  await second.getByText("Another tab has saved a different version of this program.").waitFor();
  await second.getByRole("button", { name: "Take that version" }).click();
  await second.locator(".cm-line", { hasText: "// first" }).waitFor();
  assert.equal(await second.locator(".cm-line", { hasText: "// second" }).count(), 0);
  await type(page, "// third\n");
  await page.locator(".cm-line", { hasText: "// third" }).waitFor();
  await saved(page);
  await type(second, "// fourth\n");
  await second.getByRole("button", { name: "Keep what is here" }).click();
  await saved(second);
  await page.locator(".cm-line", { hasText: "// fourth" }).waitFor();
  assert.equal(await page.locator(".cm-line", { hasText: "// third" }).count(), 0);
});

pageTest("a program that another tab has deleted says so", {}, async (page, url) => {
  await begin(page, url);
  await saved(page);
  const second = await page.context().newPage();
  await second.goto(`${url}#/programs`);
  await act(second, "Delete", "Jumping Dots");
  await second.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("This program was deleted in another tab.").waitFor();
  await page.getByRole("link", { name: "All programs" }).click();
  await page.getByRole("heading", { name: "Write a program that plays" }).waitFor();
  await page.goBack();
  await page.getByText("There is no such program in this browser.").waitFor();
});

pageTest("programs of a newer version of the page are named as such", {}, async (page, url) => {
  await page.goto(url);
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("warren-programs", 99);
        opening.onsuccess = () => resolve(opening.result.close());
        opening.onerror = () => reject(opening.error);
      }),
  );
  await page.goto(`${url}#/programs`);
  await page
    .getByText("A newer version of this page has stored the programs in this browser.")
    .waitFor();
  assert.equal(await page.getByText("private windows").count(), 0);
});

pageTest("the intact programs of a damaged file are loaded", {}, async (page, url) => {
  await page.goto(`${url}#/programs`);
  const program = { game: "dots", changed: 1, versions: [], tests: [], results: {} };
  const sign = "data:application/wasm;base64,";
  const programs = [
    { ...program, id: "a", name: `${sign}!`, language: "javascript", source: `${sign}!` },
    { ...program, id: "b", name: "Broken", language: "wasi", source: `${sign}!` },
  ];
  const buffer = Buffer.from(JSON.stringify({ warren: 1, programs }));
  await page
    .locator('input[type="file"][multiple]')
    .first()
    .setInputFiles([{ name: "all.json", mimeType: "application/json", buffer }]);
  await row(page, `${sign}!`).waitFor();
  await page
    .getByRole("alert")
    .getByText("These could not be read in all.json: “Broken”.")
    .waitFor();
});

pageTest("where the browser stores nothing, the page says so and works", {}, async (page, url) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
  });
  await page.goto(`${url}#/programs`);
  await page.getByText("This browser does not let the page store anything").waitFor();
  await page.getByRole("button", { name: "Write a program for Jumping Dots" }).click();
  await code(page).waitFor();
  await type(page, "// here\n");
  await page.getByText("Until this tab is closed", { exact: true }).waitFor();
  assert.equal(await page.getByText("Saved", { exact: true }).count(), 0);
  assert.equal(await page.getByText("This browser does not let the page store").count(), 1);
  await page.getByRole("link", { name: "Programs" }).click();
  await row(page, "Jumping Dots").getByRole("link").click();
  await page.locator(".cm-line", { hasText: "// here" }).waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator(".program-turns .wrote").first().waitFor();
});

pageTest("level and side are remembered, and the last game is shown", {}, async (page, url) => {
  await begin(page, url);
  await page.getByRole("button", { name: /Level 1 · Red/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Engine" }).selectOption("2");
  await dialog.getByRole("combobox", { name: "Side of the program" }).selectOption("Blue");
  await dialog.getByRole("button", { name: "Play" }).click();
  await page.locator(".bar", { hasText: "Engine, level 2" }).waitFor();
  await page.locator(".program-turns .wrote").first().waitFor();
  await page.goBack();
  await page.getByRole("button", { name: /Level 2 · Blue/ }).waitFor();
  await page.getByRole("tab", { name: "Last game" }).click();
  await page.getByText("Engine, level 2 – “Jumping Dots”").waitFor();
  await page.getByRole("link", { name: "Open the game" }).click();
  await page.locator(".bar", { hasText: "Engine, level 2" }).waitFor();
});

pageTest("all programs go into another browser as a file", {}, async (page, url) => {
  await page.goto(`${url}#/programs`);
  const field = page.locator('input[type="file"]');
  await field.setInputFiles([file("One.dots.js", "1;"), file("Two.mice.js", "2;")]);
  await page.getByText("Added 2 programs.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save all as a file" }).click(),
  ]);
  const content = await readFile(await download.path());
  await elsewhere(page, async (other) => {
    await other.goto(`${url}#/programs`);
    const [chooser] = await Promise.all([
      other.waitForEvent("filechooser"),
      other.getByRole("button", { name: "Load a file" }).click(),
    ]);
    await chooser.setFiles(file("warren-programs.json", content));
    await other.getByText("Loaded 2 programs.").waitFor();
    await row(other, "Two").getByRole("link").click();
    assert.equal(await lines(other).first().textContent(), "2;");
    await type(other, "// more\n");
    await saved(other);
    // The same file again changes nothing; a program with another text is added as another program.
    await other.getByRole("link", { name: "Programs" }).click();
    await other.locator('input[type="file"]').setInputFiles(file("a.json", content));
    await other.getByText("Loaded 1 program.").waitFor();
    assert.deepEqual((await other.locator(".stored-title").allTextContents()).sort(), [
      "One",
      "Two",
      "Two 2",
    ]);
  });
});
