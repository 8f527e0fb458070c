// Boards in JupyterLab, by mouse and keys: cells run by keys, moves by clicks.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PUZZLES } from "../browser/elsewhere.mjs";
import { startLab, withNotebook } from "./lab.mjs";

/** @typedef {import("./lab.mjs").Notebook} Notebook */
/** @typedef {import("playwright-core").Locator} Locator */

/** @type {import("./lab.mjs").Lab} */
let lab;

before(async () => {
  lab = await startLab();
});

after(() => lab?.stop());

/** @param {string} name @param {string[]} cells @param {(notebook: Notebook) => Promise<void>} use */
const notebookTest = (name, cells, use) =>
  test(name, () =>
    withNotebook(lab, name.replace(/[^\w]+/g, "-"), ["import warren", ...cells], use),
  );

/** Plays a move of dots by mouse, on the board of a cell's output. @param {Locator} output @param {string} move */
async function clickMove(output, move) {
  const cell = output.locator(`.cell[data-cell="${move.slice(0, 2)}"]`);
  const label = await cell.getAttribute("aria-label");
  await cell.click();
  if (!label?.endsWith("empty"))
    await output.locator(`.handle[data-direction="${move[2]}"]`).click();
}

/** A bot of dots that always has a move: on an empty cell, or else on its own. */
const BOT = `
def bot(turn):
    if turn.number == 0:
        return "D4N"
    rows = turn.position.split()[0].split("/")
    cells = []
    for row, text in zip("7654321", rows):
        wide = "".join("." * int(each) if each.isdigit() else each for each in text)
        cells += [(state, column + row) for column, state in zip("ABCDEFG", wide)]
    empty = [cell for state, cell in cells if state == "."]
    own = sorted((state, cell) for state, cell in cells if state.isupper())
    return (empty[0] if empty else own[0][1]) + "N"
`;

notebookTest(
  "a board is played, and the next cell knows its moves",
  [
    `board = warren.Board(game="dots", level=1)
seen = []
board.observe(lambda change: seen.append(len(change.new)), names="moves")
board`,
    "print(board.moves, board.state['due'], seen, len(board.link))",
    "board.play('Z9')",
    "print(board.error)",
    "board.load(game='dots', people='all')",
    "print(board.moves, board.state and board.state['due'])",
  ],
  async (notebook) => {
    await notebook.run(0);
    await notebook.run(1);
    const board = notebook.output(1);
    await clickMove(board, "D4N");
    const printed = await notebook.runUntil(2, /\['D4N', '/);
    assert.match(printed, /^\['D4N', '[A-G][1-7][NESW]'\] \[1\] \[1, 2\] [1-9]\d/);
    await notebook.run(3);
    assert.match(await notebook.runUntil(4, /\S/), /Z9/);
    await notebook.run(5);
    await notebook.runUntil(6, /^\[\] \[1\]/);
    await clickMove(board, "D4N");
    await clickMove(board, "D5N");
    await notebook.runUntil(6, /^\['D4N', 'D5N'\] \[1\]/);
  },
);

notebookTest(
  "a puzzle is solved, and the next cell knows the solution",
  [
    `board = warren.Board(link="${PUZZLES.dots}")\nboard`,
    "print(board.solved, board.link, 'moves:', len(board.moves))",
  ],
  async (notebook) => {
    await notebook.run(0);
    await notebook.run(1);
    const board = notebook.output(1);
    await board.locator(".game.puzzle .cell").first().waitFor();
    await notebook.runUntil(2, new RegExp(`^None ${PUZZLES.dots}`));
    await clickMove(board, "F4W");
    await notebook.runUntil(2, /moves: 2/);
    await clickMove(board, "F1W");
    await notebook.runUntil(2, /'attempts': 1, 'hints': 0, 'solution_shown': False/);
  },
);

notebookTest(
  "a bot plays to the end of its game",
  [BOT, "game = warren.play(bot, game='dots', against=1)\ngame", "print(game.result, game.output)"],
  async (notebook) => {
    for (const cell of [0, 1, 2]) await notebook.run(cell);
    const board = notebook.output(2);
    await board
      .locator(".bar-name", { hasText: "bot" })
      .or(board.getByText("bot"))
      .first()
      .waitFor();
    await board.locator(".verdict-line").waitFor({ timeout: 300_000 });
    assert.match(await notebook.runUntil(3, /kind/), /'kind': 'win', 'reason': 'rules'/);
  },
);

notebookTest(
  "a bot's game continues in another place",
  [
    BOT,
    "game = warren.play(bot, game='dots', against=1)\ngame",
    "game",
    "print(len(game.moves), game.result)",
  ],
  async (notebook) => {
    for (const cell of [0, 1, 2]) await notebook.run(cell);
    await notebook.runUntil(4, /^([4-9]|\d\d) None/);
    await notebook.run(3);
    await notebook.output(2).getByText("This board is shown in another place.").waitFor();
    const printed = await notebook.runUntil(4, /^[1-9]\d None/);
    const moves = Number.parseInt(printed, 10);
    await notebook.runUntil(
      4,
      new RegExp(`^(${moves + 2}|${moves + 3}|${moves + 4}|${moves + 5}) None`),
    );
  },
);

notebookTest(
  "an impossible game for bots is reported on the board",
  [
    `bot = lambda turn: "E4N"
puzzle = warren.play(bot, link="${PUZZLES.dots}")
puzzle`,
    "third = warren.play(bot, game='dots', seat=3)\nthird",
    "print(puzzle.error, third.error)",
  ],
  async (notebook) => {
    for (const cell of [0, 1, 2]) await notebook.run(cell);
    await notebook
      .output(1)
      .getByText("Programs play games. This link has a puzzle or a lesson.")
      .waitFor();
    await notebook.output(2).getByText("seat cannot be “3”. Allowed: 1–2.").waitFor();
    await notebook.runUntil(3, /Programs play games.*seat cannot be/);
  },
);

notebookTest(
  "bots with secrets get only their lines, and an exception is shown",
  [
    `turns = []
def escapes(turn):
    turns.append(turn)
    print("asked", turn.number)
    raise RuntimeError("lost its way")
game = warren.play(escapes, game="fugitive", seat=2, against=1)
game`,
    "print(turns[0].moves, turns[0].position, turns[0].lines[0], list(turns[0].files), game.result['reason'])",
  ],
  async (notebook) => {
    await notebook.run(0);
    await notebook.run(1);
    const board = notebook.output(1);
    await board.locator(".verdict-line").waitFor();
    const printed = board.locator("pre", { hasText: "asked 0" });
    assert.match(await printed.innerText(), /Traceback.*in escapes.*RuntimeError: lost its way/s);
    await notebook.runUntil(2, /^None None Fugitive \['connect.txt'\] fault/);
  },
);

notebookTest(
  "a wrong move is reported with its rule, and the cell begins the game again",
  [
    "def wrong(turn):\n    return 'Z9N'\ngame = warren.play(wrong, game='dots', against=1)\ngame",
    "print(game.result)",
  ],
  async (notebook) => {
    const board = notebook.output(1);
    for (let times = 0; times < 2; times += 1) {
      await notebook.run(0);
      await notebook.run(1);
      const verdict = board.locator(".verdict-line");
      await verdict.waitFor();
      assert.match(await verdict.innerText(), /illegal move.*Z9N/);
      assert.equal(await notebook.page.locator("warren-board").count(), 1);
    }
    await notebook.runUntil(2, /'reason': 'fault', 'winner': 2/);
  },
);
notebookTest(
  "a bot that thinks long does not block the page, and can be interrupted",
  [
    `import time
def slow(turn):
    time.sleep(1000)
game = warren.play(slow, game="dots", against=1)
game`,
    `other = warren.Board(game="dots", people="all")
other`,
    "print(other.moves, game.result['reason'])",
  ],
  async (notebook) => {
    const { page } = notebook;
    // Both boards are in view: a board out of view is closed.
    await page.setViewportSize({ width: 1280, height: 2600 });
    await notebook.run(0);
    await notebook.run(2);
    await notebook.output(2).locator(".cell").first().waitFor();
    await notebook.run(1);
    await notebook.output(1).locator(".cell").first().waitFor();
    await page.locator('.jp-Notebook-ExecutionIndicator[data-status="busy"]').waitFor();
    await clickMove(notebook.output(2), "D4N");
    await clickMove(notebook.output(2), "D5N");
    await notebook.output(2).locator('.cell[data-cell="D5"]:not([aria-label$="empty"])').waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("menuitem", { name: "Kernel" }).click();
    await page.getByRole("menuitem", { name: "Interrupt Kernel" }).click();
    await notebook.output(1).locator(".verdict-line").waitFor();
    await notebook.output(1).locator("pre", { hasText: "KeyboardInterrupt" }).waitFor();
    await notebook.runUntil(3, /^\['D4N', 'D5N'\] fault/);
  },
);

notebookTest(
  "a board shown twice is open in one place, and can move back",
  ["board = warren.Board(game='dots', people='all')\nboard", "board", "board.close()"],
  async (notebook) => {
    await notebook.run(0);
    await notebook.run(1);
    await clickMove(notebook.output(1), "D4N");
    await notebook.run(2);
    await notebook.output(2).locator('.cell[data-cell="D4"]:not([aria-label$="empty"])').waitFor();
    await notebook.output(1).getByText("This board is shown in another place.").waitFor();
    await notebook.output(1).getByRole("button", { name: "Show it here" }).click();
    await notebook.output(1).locator('.cell[data-cell="D4"]:not([aria-label$="empty"])').waitFor();
    assert.equal(await notebook.page.locator("warren-board").count(), 1);
    await notebook.run(3);
    await notebook.page.locator("warren-board").waitFor({ state: "detached" });
  },
);

notebookTest(
  "boards share one copy of the modules and few workers",
  [
    "print([len(board.moves) > 1 for board in boards])",
    `boards = [warren.Board(game=game, people="none", level=1) for game in ("dots", "crossing", "rabbits")]
from IPython.display import display
display(*boards)`,
  ],
  async (notebook) => {
    const { page } = notebook;
    await page.setViewportSize({ width: 1000, height: 3200 });
    await notebook.run(0);
    await notebook.run(2);
    await notebook.runUntil(1, /\[True, True, True\]/);
    assert.ok(page.workers().length <= 4, `${page.workers().length} workers`);
  },
);

notebookTest(
  "boards wait for a busy kernel, and a reloaded page begins again",
  [
    "import time\nfrom IPython.display import display\nboard = warren.Board(game='dots', people='all')",
    "display(board)\ntime.sleep(8)",
    "print(board.moves)",
  ],
  async (notebook) => {
    await notebook.run(0);
    await notebook.run(1);
    await notebook.press(2);
    const board = notebook.output(2);
    await board.getByText("This board needs the notebook’s kernel").waitFor();
    await board.locator(".cell").first().waitFor();
    await clickMove(board, "D4N");
    await notebook.runUntil(3, /\['D4N'\]/);
    await notebook.page.keyboard.press("Control+s");
    await notebook.saved();
    await notebook.page.reload();
    await board.locator('.cell[data-cell="D4"][aria-label$="empty"]').waitFor();
    await notebook.runUntil(3, /\[\]/);
  },
);

test("a reopened notebook says what it needs", async () => {
  const cells = [
    "import warren",
    "board = warren.play(lambda turn: 'A1N', game='dots', against='me', seat=2)\nboard",
  ];
  await withNotebook(lab, "again", cells, async (notebook) => {
    const { page } = notebook;
    await notebook.run(0);
    await notebook.run(1);
    await notebook.output(1).locator(".cell").first().waitFor();
    await page.keyboard.press("Control+s");
    await notebook.saved();
    await page.getByRole("menuitem", { name: "Kernel" }).click();
    await page.getByRole("menuitem", { name: "Shut Down Kernel" }).click();
    await page.locator('.jp-Notebook-ExecutionIndicator[data-status="unknown"]').waitFor();
    // The open board continues, as far as it needs no kernel.
    await clickMove(notebook.output(1), "D4N");
    await notebook.output(1).locator('.cell[data-cell="D4"]:not([aria-label$="empty"])').waitFor();
    await notebook.output(1).getByText("This board needs the notebook’s kernel").waitFor();
    await page.reload();
    await notebook.output(1).getByText("Error displaying widget: model not found").waitFor();
    await notebook.idle();
    // A new kernel counts from 1 again.
    await notebook.press(0);
    await notebook.press(1);
    await notebook.output(1).locator(".cell").first().waitFor();
  });
});
