// The dialog that turns a position into a puzzle: the goal, the solver's proof, and the link.

import { openDialog } from "../page/dialog.js";
import { h, setText } from "../page/dom.js";
import { list, loadWords, t } from "../page/i18n.js";
import { loadProblemWords, placedText, thrownText } from "../page/problems.js";
import { loadStyle } from "../page/style-part.js";
import { sideWords } from "../table/names.js";
import { Maker } from "../worker-client/maker.js";
import { puzzleFacts } from "./facts.js";
import { sharePuzzle } from "./share.js";
import { movesText, taskText } from "./words.js";

/** @typedef {typeof import("../wasm/warren.js")} Warren */
/**
 * The parts of a game's editor that a puzzle needs.
 * @typedef {Pick<import("../boards/editing.js").EditorModule, "goals" | "replies" | "script">} Making
 */

/** The levels of the puzzle opponent. */
const LEVELS = Array.from({ length: 12 }, (_, i) => i + 1);

/** How often the solver's time is updated, in ms. */
const TICK = 250;

/**
 * Opens the dialog.
 * @param {Warren} warren
 * @param {import("../wasm/warren.js").Draft} draft without problems; it is read at once
 * @param {Making} making
 * @param {(text: string) => void} notify
 */
export async function openPuzzleMaking(warren, draft, making, notify) {
  const scene = draft.scene();
  const position = {
    game: draft.game,
    lines: draft.lines(),
    seat: scene.due(0)[0] ?? 0,
    script: making.script?.linesOf(scene) ?? [],
  };
  await Promise.all([loadWords("puzzles"), loadProblemWords(), loadStyle("styles/puzzle.css")]);
  new PuzzleMaking(warren, position, making, notify);
}

class PuzzleMaking {
  #solver;
  /** @type {ReturnType<typeof setInterval> | undefined} while the solver runs */
  #ticking;
  /** @type {{ text: string, link: string, task: string } | null} the puzzle that was last checked or shared */
  #puzzle = null;
  #kind;
  #value = numberField("puzzle-value");
  #moves = numberField("puzzle-moves");
  #against = againstField();
  #script;
  #result = h("p", { class: "making-result", role: "status" });
  /** The time is hidden from screen readers, which would announce it each second. */
  #time = h("span", { class: "figures muted", "aria-hidden": "true" });
  #progress = h(
    "div",
    { class: "making-progress", hidden: true },
    h("progress", { "aria-label": t("puzzle-checking-label") }),
    this.#time,
  );
  #check;
  #open;
  #share;

  /**
   * @param {Warren} warren
   * @param {{ game: string, lines: string[], seat: number, script: string[] }} position
   * @param {Making} making
   * @param {(text: string) => void} notify
   */
  constructor(warren, position, making, notify) {
    this.warren = warren;
    this.position = position;
    this.#solver = new Maker(position.game);
    this.making = making;
    this.notify = notify;
    const { game, seat, script } = position;
    const given = making.script;
    this.goals = making.goals.filter((goal) => goal.seat === undefined || goal.seat === seat);
    const options = this.goals.map(({ id }) => h("option", { value: id }, t(`puzzle-goal-${id}`)));
    this.#kind = h("select", { class: "select", id: "puzzle-goal" }, ...options);
    this.#kind.addEventListener("change", () => this.#goalChanged());
    this.#script = h("textarea", {
      class: "record-field figures",
      id: given?.label,
      rows: Math.min(8, script.length),
      spellcheck: false,
      value: script.join("\n"),
      oninput: () => this.#changed(),
    });
    const button = (/** @type {string} */ id, /** @type {() => void} */ run) =>
      h("button", { type: "button", class: "button", onclick: run }, t(id));
    this.#check = button("puzzle-check", () => (this.#ticking ? this.#cancel() : this.#prove()));
    this.#open = button("puzzle-open", () => this.#go());
    this.#share = button("puzzle-share", () => this.#handOn());
    this.#check.classList.add("primary");
    const asked = t("puzzle-asked", sideWords(game, seat));
    this.dialog = openDialog(
      t("puzzle-make"),
      h("p", { class: "muted" }, asked),
      h(
        "div",
        { class: "making" },
        row("puzzle-goal", t("puzzle-goal"), this.#kind),
        this.#value.row,
        this.#moves.row,
        making.replies && row("puzzle-against", t("puzzle-against"), this.#against),
        given && row(given.label, t(given.label, { count: script.length }), this.#script),
        given && h("p", { class: "muted making-note" }, t(given.note)),
      ),
      this.#progress,
      this.#result,
      h("div", { class: "dialog-buttons" }, this.#share, this.#open, this.#check),
    );
    this.dialog.addEventListener("close", () => this.#stop());
    for (const { field } of [this.#value, this.#moves]) {
      field.addEventListener("input", () => this.#changed());
    }
    this.#against.addEventListener("change", () => this.#changed());
    this.#goalChanged();
    this.#kind.focus();
  }

  get #goal() {
    return this.goals.find(({ id }) => id === this.#kind.value) ?? this.goals[0];
  }

  #goalChanged() {
    const { moves, value } = this.#goal;
    this.#value.offer(value);
    this.#moves.offer(moves);
    this.#changed();
  }

  /** Clears the findings on the last puzzle, since the visitor asks for another one. */
  #changed() {
    this.#stop();
    this.#puzzle = null;
    const read = this.#read();
    if ("reason" in read) this.#say(read.reason, true);
    else {
      this.#puzzle = read;
      this.#say(read.task, false);
    }
    for (const button of [this.#check, this.#open, this.#share]) button.disabled = !this.#puzzle;
  }

  /** @returns {{ text: string, link: string, task: string } | { reason: string }} */
  #read() {
    const { game, lines } = this.position;
    const goal = this.#goal.text(this.#value.number, this.#moves.number) + this.#against.value;
    const text = [`warren 1 ${game}`, `goal ${goal}`, ...lines, ...this.#given, ""].join("\n");
    try {
      const { link, ...facts } = puzzleFacts(this.warren, text);
      return { text, link, task: taskText({ game, ...facts }) };
    } catch (thrown) {
      // The lines before the visitor's own: the first line, the goal, and the lines of the start.
      return { reason: placedText(thrown, 2 + lines.length) };
    }
  }

  /**
   * @param {string} text
   * @param {boolean} isProblem
   */
  #say(text, isProblem) {
    setText(this.#result, text);
    this.#result.classList.toggle("problem-line", isProblem);
  }

  /** Asks the solver for a proof. */
  async #prove() {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    const begun = performance.now();
    const showTime = () => {
      const seconds = Math.floor((performance.now() - begun) / 1000);
      setText(this.#time, t("seconds", { seconds }));
    };
    this.#ticking = setInterval(showTime, TICK);
    showTime();
    this.#progress.hidden = false;
    setText(this.#check, t("cancel"));
    this.#say(t("puzzle-checking"), false);
    try {
      const proof = await this.#solver.solve(puzzle.text);
      const line =
        proof.proven && proof.count === 0
          ? (await this.#solver.outlook(puzzle.text, this.#beginning())).line
          : [];
      if (puzzle !== this.#puzzle || !this.dialog.open) return;
      this.#stop();
      this.#say(this.#provedText(puzzle, proof, line), proof.count === 0 || !proof.proven);
    } catch (thrown) {
      if (puzzle !== this.#puzzle || !this.dialog.open) return;
      this.#stop();
      this.#say(thrownText(thrown), true);
    }
  }

  /** The lines of the moves that are given in the puzzle. */
  get #given() {
    return this.making.script ? this.#script.value.trim().split("\n") : [];
  }

  /** The given moves before the first missing one. */
  #beginning() {
    const given = this.#given;
    return given.slice(0, Math.max(0, given.indexOf("?")));
  }

  /**
   * @param {{ task: string }} puzzle
   * @param {import("../wasm/warren.js").PuzzleProof} proof
   * @param {string[]} line the moves that refute the puzzle, where the goal is out of reach
   */
  #provedText({ task }, { count, first, proven }, line) {
    if (!proven) return `${task} ${t("puzzle-open-yet")}`;
    if (count === 0) {
      const how = line.length > 0 ? t("puzzle-refuted-by", { moves: movesText(line) }) : "";
      return `${task} ${t("puzzle-refuted-made")} ${how}`;
    }
    const known = [
      ...(first === null ? [] : [t("puzzle-first-moves", { first })]),
      ...(count === null ? [] : [t("puzzle-solutions", { count })]),
    ];
    return `${task} ${t("puzzle-proved", { known: list(known) })}`;
  }

  #cancel() {
    this.#stop();
    if (this.#puzzle) this.#say(`${this.#puzzle.task} ${t("puzzle-cancelled")}`, false);
  }

  #stop() {
    if (this.#ticking) this.#solver.stop();
    clearInterval(this.#ticking);
    this.#ticking = undefined;
    this.#progress.hidden = true;
    setText(this.#check, t("puzzle-check"));
  }

  #go() {
    if (!this.#puzzle) return;
    this.dialog.close();
    location.hash = this.#puzzle.link;
  }

  #handOn() {
    if (!this.#puzzle) return;
    this.dialog.close();
    const { game, lines, seat } = this.position;
    const pictured = () => {
      const scene = this.warren.Scene.start(game, lines);
      return { game, scene, ply: 0, viewpoint: seat, isOpen: true };
    };
    sharePuzzle({ game, ...this.#puzzle, pictured }, this.notify, () => true);
  }
}

/**
 * @param {string} id
 * @param {string} label
 * @param {HTMLElement} field
 */
function row(id, label, field) {
  return h(
    "div",
    { class: "making-row" },
    h("label", { class: "field-label", for: id }, label),
    field,
  );
}

/** The choice of who replies. Its values are appended to the goal's text. */
function againstField() {
  return h(
    "select",
    { class: "select", id: "puzzle-against" },
    h("option", { value: "" }, t("puzzle-against-best")),
    ...LEVELS.map((level) =>
      h("option", { value: ` against ${level}` }, t("puzzle-against-level", { level })),
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
    max: "575",
    step: "1",
  });
  const place = row(id, t(id), field);
  return {
    row: place,
    field,
    get number() {
      return Math.trunc(field.valueAsNumber) || 0;
    },
    /** @param {number | undefined} usual undefined if the goal has no such number */
    offer(usual) {
      place.hidden = usual === undefined;
      field.value = String(usual ?? 0);
    },
  };
}
