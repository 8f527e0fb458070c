// The dialog that turns a position into a puzzle: the goal, the solver's proof, and the link.

import { loadBoard } from "../../games/modules.js";
import { notationOf } from "../../kit/boards/notation.js";
import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { list, loadWords, t } from "../../kit/page/i18n.js";
import { loadProblemWords, textWithLineNumber, thrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { Maker } from "../../play/maker.js";
import { sideWords } from "../../play/match/names.js";
import { puzzleFacts } from "../../play/puzzle/facts.js";
import { largestReached, nearestReached } from "../../play/puzzle/proved-goal.js";
import { movesText, taskText } from "../../play/puzzle/words.js";
import { sharePuzzle } from "./share-puzzle.js";

/** @typedef {typeof import("../../wasm/warren.js")} Warren */
/**
 * The parts of a game's editor that a puzzle needs.
 * @typedef {Pick<import("../../kit/boards/editing.js").EditorModule, "goals" | "replies" | "script">} PuzzleEditor
 */

/** @typedef {import("../../play/puzzle/options.js").PuzzleOptions} PuzzleOptions */
/** The last choice, if any, and a function that receives each new choice. @typedef {{ last: PuzzleOptions | null, changed: (goal: PuzzleOptions) => void }} GoalMemory */

/** The levels of the puzzle opponent. */
const LEVELS = Array.from({ length: 12 }, (_, i) => i + 1);

/** The largest number that a field accepts. */
const MAX_VALUE = 575;

/** The interval between updates of the solver's time. */
const TICK_MS = 250;

/** The solver's time limit for each proposed goal, and the time limit of the search for a goal. */
const [MAX_GOAL_MS, MAX_SEARCH_MS] = [3000, 9000];

/**
 * Opens the dialog.
 * @param {Warren} warren
 * @param {import("../../wasm/warren.js").Draft} draft without problems; it is read at once
 * @param {PuzzleEditor} puzzleEditor
 * @param {GoalMemory} memory
 * @param {(text: string) => void} notify
 */
export async function openPuzzleMaking(warren, draft, puzzleEditor, memory, notify) {
  const scene = draft.scene();
  const position = {
    game: draft.game,
    lines: draft.lines(),
    seat: scene.due(0)[0] ?? 0,
    script: puzzleEditor.script?.linesOf(scene) ?? [],
  };
  const loads = [
    loadWords("puzzles"),
    loadProblemWords(),
    loadStyle("styles/puzzle.css"),
    loadStyle("styles/puzzles.css"),
  ];
  const [board] = await Promise.all([loadBoard(draft.game), ...loads]);
  // The editor draws the board as the first side sees it.
  const toNotation = (/** @type {string[]} */ moves) => notationOf(board, scene, 0, moves, 0);
  new PuzzleDialog(warren, { ...position, toNotation }, puzzleEditor, memory, notify);
}

class PuzzleDialog {
  #solver;
  /** @type {ReturnType<typeof setInterval> | undefined} while the solver runs */
  #timeUpdates;
  /** @type {{ text: string, link: string, task: string } | null} the puzzle that was last checked or shared */
  #puzzle = null;
  /** The solver's findings on it. @type {import("../../wasm/warren.js").PuzzleProof | null} */
  #proof = null;
  #rememberGoal;
  /** Whether the visitor has been warned that the puzzle may have no solution. */
  #isWarned = false;
  #goalSelect;
  #valueField = numberField("puzzle-value");
  #movesField = numberField("puzzle-moves");
  #opponentSelect = opponentChoice();
  #scriptField;
  #resultLine = h("p", { class: "making-result", role: "status" });
  /** The time is hidden from screen readers, which would announce it each second. */
  #timeText = h("span", { class: "figures muted", "aria-hidden": "true" });
  #progress = h(
    "div",
    { class: "making-progress", hidden: true },
    h("progress", { "aria-label": t("puzzle-checking-label") }),
    this.#timeText,
  );
  #checkButton;
  #openButton;
  #shareButton;

  /**
   * @param {Warren} warren
   * @param {{ game: string, lines: string[], seat: number, script: string[],
   *   toNotation: (moves: string[]) => string[] }} position `toNotation` writes moves as the visitor reads them
   * @param {PuzzleEditor} puzzleEditor
   * @param {GoalMemory} memory
   * @param {(text: string) => void} notify
   */
  constructor(warren, position, puzzleEditor, memory, notify) {
    this.warren = warren;
    this.position = position;
    this.#solver = new Maker(position.game);
    this.puzzleEditor = puzzleEditor;
    this.notify = notify;
    this.#rememberGoal = memory.changed;
    const { game, seat, script } = position;
    const scriptWords = puzzleEditor.script;
    this.goals = puzzleEditor.goals.filter((goal) => goal.seat === undefined || goal.seat === seat);
    const options = this.goals.map(({ id }) => h("option", { value: id }, t(`puzzle-goal-${id}`)));
    this.#goalSelect = h("select", { class: "select", id: "puzzle-goal" }, ...options);
    this.#goalSelect.addEventListener("change", () => {
      this.#showGoalFields();
      this.#onGoalChosen();
      this.#proposeGoal([this.#goal]);
    });
    this.#scriptField = h("textarea", {
      class: "record-field figures",
      id: scriptWords?.label,
      rows: Math.min(8, script.length),
      spellcheck: false,
      value: script.join("\n"),
      oninput: () => this.#onGoalChosen(),
    });
    this.#checkButton = button(t("puzzle-check"), () =>
      this.#timeUpdates ? this.#cancelSearch() : this.#provePuzzle(),
    );
    this.#openButton = button(t("puzzle-open"), () => this.#openPuzzle());
    this.#shareButton = button(t("puzzle-share"), () => this.#sharePuzzle());
    const introduction = t("puzzle-asked", sideWords(game, seat));
    this.dialog = openDialog(
      t("puzzle-make"),
      h("p", { class: "muted" }, introduction),
      h(
        "div",
        { class: "making" },
        fieldRow("puzzle-goal", t("puzzle-goal"), this.#goalSelect),
        this.#valueField.element,
        this.#movesField.element,
        puzzleEditor.replies &&
          fieldRow("puzzle-against", t("puzzle-against"), this.#opponentSelect),
        scriptWords &&
          fieldRow(
            scriptWords.label,
            t(scriptWords.label, { count: script.length }),
            this.#scriptField,
          ),
        scriptWords && h("p", { class: "muted making-note" }, t(scriptWords.note)),
      ),
      this.#progress,
      this.#resultLine,
      h("div", { class: "dialog-buttons" }, this.#checkButton, this.#openButton, this.#shareButton),
    );
    this.dialog.addEventListener("close", () => this.#stopSolver());
    for (const { field } of [this.#valueField, this.#movesField]) {
      field.addEventListener("input", () => this.#onGoalChosen());
    }
    this.#opponentSelect.addEventListener("change", () => this.#onGoalChosen());
    this.#showGoalFields();
    this.#goalSelect.focus();
    const isChosen = memory.last !== null && this.#restore(memory.last);
    if (!isChosen) this.#proposeGoal(this.goals);
  }

  /**
   * Restores the last choice.
   * @param {PuzzleOptions} goal the last choice
   * @returns {boolean} whether such a goal can be chosen for the side that moves
   */
  #restore({ id, level, moves, script, value }) {
    if (!this.goals.some((goal) => goal.id === id)) return false;
    this.#goalSelect.value = id;
    this.#showGoalFields();
    const goal = this.#goal;
    this.#valueField.setDefault(goal.value === undefined ? undefined : value);
    this.#movesField.setDefault(goal.moves === undefined ? undefined : moves);
    this.#opponentSelect.value = opponentSuffix(level);
    if (script !== "") this.#scriptField.value = script;
    this.#readPuzzle();
    return true;
  }

  /** Reports the visitor's choice, and reads the puzzle. */
  #onGoalChosen() {
    this.#readPuzzle();
    this.#rememberGoal({
      id: this.#goal.id,
      value: this.#valueField.number,
      moves: this.#movesField.number,
      level: this.#opponentSelect.selectedIndex,
      script: this.puzzleEditor.script ? this.#scriptField.value : "",
    });
  }

  get #goal() {
    return this.goals.find(({ id }) => id === this.#goalSelect.value) ?? this.goals[0];
  }

  #showGoalFields() {
    const { moves, value } = this.#goal;
    this.#valueField.setDefault(value);
    this.#movesField.setDefault(moves);
    this.#readPuzzle();
  }

  /** Clears the findings on the last puzzle, since the visitor asks for another one. */
  #readPuzzle() {
    this.#stopSolver();
    this.#puzzle = null;
    this.#setProof(null);
    this.#setWarned(false);
    const result = this.#readFields();
    if ("reason" in result) this.#showResult(result.reason, true);
    else {
      this.#puzzle = result;
      this.#showResult(result.task, false);
    }
    for (const each of [this.#checkButton, this.#openButton, this.#shareButton])
      each.disabled = !this.#puzzle;
  }

  /**
   * The text of the puzzle; by default with the goal in the fields.
   * @param {import("../../kit/boards/editing.js").GoalKind} [kind]
   * @param {number} [value]
   * @param {number} [moves]
   */
  #puzzleText(kind = this.#goal, value = this.#valueField.number, moves = this.#movesField.number) {
    const { game, lines } = this.position;
    const goal = kind.text(value, moves) + this.#opponentSelect.value;
    return [`warren 1 ${game}`, `goal ${goal}`, ...lines, ...this.#scriptLines, ""].join("\n");
  }

  /** @returns {{ text: string, link: string, task: string } | { reason: string }} */
  #readFields() {
    const { game, lines } = this.position;
    const text = this.#puzzleText();
    try {
      const { link, ...facts } = puzzleFacts(this.warren, text);
      return { text, link, task: taskText({ game, ...facts }) };
    } catch (thrown) {
      // The lines before the visitor's own: the first line, the goal, and the lines of the start.
      return { reason: textWithLineNumber(thrown, 2 + lines.length) };
    }
  }

  /**
   * @param {string} text
   * @param {boolean} isProblem
   */
  #showResult(text, isProblem) {
    setText(this.#resultLine, text);
    this.#resultLine.classList.toggle("problem-line", isProblem);
  }

  /**
   * Offers the first of these goals that the solver proves, with numbers that make it neither too easy nor impossible.
   * @param {readonly import("../../kit/boards/editing.js").GoalKind[]} kinds
   */
  async #proposeGoal(kinds) {
    if (!this.#puzzle) return;
    const endTime = performance.now() + MAX_SEARCH_MS;
    this.#showProgress(t("puzzle-proposing"));
    const ownUpdates = this.#timeUpdates;
    const isCancelled = () => ownUpdates !== this.#timeUpdates || !this.dialog.open;
    for (const kind of kinds) {
      const { value, moves } = kind;
      const textOf = (/** @type {number} */ number) =>
        value === undefined
          ? this.#puzzleText(kind, 0, number)
          : this.#puzzleText(kind, number, moves);
      const prove = async (/** @type {number} */ number) =>
        isCancelled() || performance.now() > endTime
          ? "open"
          : this.#proveWithinLimit(textOf(number), isCancelled);
      const bestNumber = await bestNumberOf(kind, prove);
      if (isCancelled()) return;
      if (bestNumber === null) continue;
      this.#goalSelect.value = kind.id;
      this.#valueField.setDefault(value === undefined ? undefined : bestNumber);
      this.#movesField.setDefault(value === undefined && moves !== undefined ? bestNumber : moves);
      this.#readPuzzle();
      await this.#provePuzzle();
      return;
    }
    this.#stopSolver();
    this.#showResult(`${this.#puzzle.task} ${t("puzzle-none-proposed")}`, false);
  }

  /**
   * The solver's findings on a puzzle in a short time.
   * @param {string} text
   * @param {() => boolean} isCancelled whether the result is no longer needed
   * @returns {Promise<import("../../play/puzzle/proved-goal.js").Reach>}
   */
  async #proveWithinLimit(text, isCancelled) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(() => resolve(null), MAX_GOAL_MS);
    });
    const proof = await Promise.race([this.#solver.solve(text).catch(() => null), timeout]);
    clearTimeout(timer);
    if (proof === null && !isCancelled()) this.#solver.stop();
    if (!proof?.proven) return "open";
    return proof.count === 0 ? "lost" : "reached";
  }

  /**
   * Shows that the solver works.
   * @param {string} words
   */
  #showProgress(words) {
    const startTime = performance.now();
    const showTime = () => {
      const seconds = Math.floor((performance.now() - startTime) / 1000);
      setText(this.#timeText, t("seconds", { seconds }));
    };
    this.#timeUpdates = setInterval(showTime, TICK_MS);
    showTime();
    this.#progress.hidden = false;
    setText(this.#checkButton, t("cancel"));
    this.#showResult(words, false);
  }

  /** Asks the solver for a proof. */
  async #provePuzzle() {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    this.#showProgress(t("puzzle-checking"));
    try {
      const proof = await this.#solver.solve(puzzle.text);
      const line =
        proof.proven && proof.count === 0
          ? (await this.#solver.outlook(puzzle.text, this.#movesBeforeGap())).line
          : [];
      if (puzzle !== this.#puzzle || !this.dialog.open) return;
      this.#stopSolver();
      this.#setProof(proof);
      this.#showResult(this.#provedText(puzzle, proof, line), !isSolvable(proof));
    } catch (thrown) {
      if (puzzle !== this.#puzzle || !this.dialog.open) return;
      this.#stopSolver();
      this.#showResult(thrownText(thrown), true);
    }
  }

  /** The lines of the moves that are given in the puzzle. */
  get #scriptLines() {
    return this.puzzleEditor.script ? this.#scriptField.value.trim().split("\n") : [];
  }

  /** The given moves before the first missing one. */
  #movesBeforeGap() {
    const lines = this.#scriptLines;
    // A question mark stands for a missing move.
    return lines.slice(0, Math.max(0, lines.indexOf("?")));
  }

  /**
   * @param {{ task: string }} puzzle
   * @param {import("../../wasm/warren.js").PuzzleProof} proof
   * @param {string[]} line the moves that refute the puzzle, where the goal is out of reach
   */
  #provedText({ task }, { count, first, proven }, line) {
    if (!proven) return `${task} ${t("puzzle-open-yet")}`;
    if (count === 0) {
      const moves = movesText(this.position.toNotation(line));
      const refutation = line.length > 0 ? t("puzzle-refuted-by", { moves }) : "";
      return `${task} ${t("puzzle-refuted-made")} ${refutation}`;
    }
    const facts = [
      ...(first === null ? [] : [t("puzzle-first-moves", { first })]),
      ...(count === null ? [] : [t("puzzle-solutions", { count })]),
    ];
    return `${task} ${t("puzzle-proved", { known: list(facts) })}`;
  }

  /**
   * Stores the findings, and fills the button of the next step: to share a puzzle that is proved, otherwise to check it.
   * @param {import("../../wasm/warren.js").PuzzleProof | null} proof
   */
  #setProof(proof) {
    this.#proof = proof;
    this.#checkButton.classList.toggle("primary", !isSolvable(proof));
    this.#shareButton.classList.toggle("primary", isSolvable(proof));
  }

  /** @param {boolean} isWarned whether the next press shares a puzzle that may have no solution */
  #setWarned(isWarned) {
    this.#isWarned = isWarned;
    setText(this.#shareButton, t(isWarned ? "puzzle-share-anyway" : "puzzle-share"));
  }

  #cancelSearch() {
    this.#stopSolver();
    if (this.#puzzle) this.#showResult(`${this.#puzzle.task} ${t("puzzle-cancelled")}`, false);
  }

  #stopSolver() {
    if (this.#timeUpdates) this.#solver.stop();
    clearInterval(this.#timeUpdates);
    this.#timeUpdates = undefined;
    this.#progress.hidden = true;
    setText(this.#checkButton, t("puzzle-check"));
  }

  #openPuzzle() {
    if (!this.#puzzle) return;
    this.dialog.close();
    location.hash = this.#puzzle.link;
  }

  /**
   * Shares the puzzle. One without a proved solution is checked first, and shared when the visitor asks again.
   */
  async #sharePuzzle() {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    if (!this.#isWarned && !isSolvable(this.#proof)) {
      if (!this.#proof) await this.#provePuzzle();
      if (puzzle !== this.#puzzle || !this.dialog.open) return;
      if (!isSolvable(this.#proof)) {
        this.#setWarned(true);
        return;
      }
    }
    this.dialog.close();
    const { game, lines, seat } = this.position;
    const boardContent = () => {
      const scene = this.warren.Scene.start(game, lines);
      return { game, scene, ply: 0, viewpoint: seat, isOpen: true };
    };
    sharePuzzle({ game, ...puzzle, boardContent }, this.notify, () => true);
  }
}

/**
 * The number with which the solver proves a goal: the largest value, or the nearest number of moves. Null if there is none.
 * @param {import("../../kit/boards/editing.js").GoalKind} kind
 * @param {(number: number) => Promise<import("../../play/puzzle/proved-goal.js").Reach>} ask
 */
async function bestNumberOf({ moves, value }, ask) {
  if (value !== undefined) return largestReached(ask, value);
  if (moves !== undefined) return nearestReached(ask, moves);
  return (await ask(0)) === "reached" ? 0 : null;
}

/**
 * Whether the solver has proved that a puzzle has a solution.
 * @param {import("../../wasm/warren.js").PuzzleProof | null} proof null if it was not asked
 */
const isSolvable = (proof) => proof?.proven === true && proof.count !== 0;

/**
 * @param {string} id
 * @param {string} label
 * @param {HTMLElement} field
 */
function fieldRow(id, label, field) {
  return h("div", { class: "making-row" }, fieldLabel(id, label), field);
}

/** The end of a goal's text. @param {number} level the replying level; 0 for the best replies */
const opponentSuffix = (level) => (level === 0 ? "" : ` against ${level} edition newest`);

/** The choice of who replies. Its values are appended to the goal's text. */
function opponentChoice() {
  return h(
    "select",
    { class: "select", id: "puzzle-against" },
    h("option", { value: "" }, t("puzzle-against-best")),
    ...LEVELS.map((level) =>
      h("option", { value: opponentSuffix(level) }, t("puzzle-against-level", { level })),
    ),
  );
}

/**
 * The field for a number that some goals have.
 * @param {string} id the id of the field, and of the message with its label
 */
function numberField(id) {
  const field = h("input", {
    type: "number",
    class: "select",
    id,
    min: "0",
    max: String(MAX_VALUE),
    step: "1",
  });
  const element = fieldRow(id, t(id), field);
  return {
    element,
    field,
    get number() {
      return Math.trunc(field.valueAsNumber) || 0;
    },
    /** Shows a number to start from, or hides the field. @param {number | undefined} usual undefined if the goal has no such number */
    setDefault(usual) {
      element.hidden = usual === undefined;
      field.value = String(usual ?? 0);
    },
  };
}
