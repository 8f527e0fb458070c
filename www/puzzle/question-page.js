// The page of a question: the board with what is known, the places to mark or the move to choose, and what an answer fails on.

import { readDrawings } from "../boards/drawings.js";
import { Sketching } from "../notes/sketching.js";
import { h, setText, speak } from "../page/dom.js";
import { t } from "../page/i18n.js";
import { problemText } from "../page/problems.js";
import { loadStyle } from "../page/style-part.js";
import { puzzlesAddress } from "../shell/router.js";
import { Outcome } from "./outcome.js";
import { Question } from "./question.js";
import { keyOf } from "./sets.js";
import { sharePuzzle } from "./share.js";
import { movesText, taskText } from "./words.js";

/**
 * @typedef {import("./question.js").Verdict} Verdict
 * @typedef {import("../boards/drawings.js").Drawing} Drawing
 */

/** @type {readonly Drawing[]} */
const NONE = [];

/**
 * @param {import("../main.js").App} app
 * @param {import("./table.js").Parts} parts
 * @param {string} text
 * @param {{ index: import("./sets.js").Indexed[], day: number | null }} of the puzzles that come with Warren, and the day whose
 *   puzzle this is
 */
export async function questionView(app, parts, text, { index, day }) {
  await loadStyle("styles/notes.css");
  const question = new Question(parts.warren, text);
  return new QuestionView(app, parts, question, new Outcome(keyOf(question.link), index, day));
}

class QuestionView {
  #question;
  #module;
  #app;
  #board;
  #outcome;
  #closed = false;
  /** The number of answers so far. */
  #tries = 0;
  /** The places that the visitor has marked. @type {Set<string>} */
  #marked = new Set();
  /** The answer that was given, with its verdict. @type {{ answer: string, verdict: Verdict } | null} */
  #given = null;
  /** Whether the visitor has asked for the answer. */
  #isTold = false;
  /** @type {Sketching | null} */
  #sketching = null;
  #line = h("p", { class: "question-line", role: "status" });
  #field = h("input", {
    class: "note-lines",
    id: "question-places",
    inputMode: "numeric",
    autocomplete: "off",
    dir: "ltr",
  });
  #check = button("question-check", "primary", () => this.#answer([...this.#marked].join(" ")));
  #again = button("puzzle-again", "", () => this.#beginAgain());
  #show = button("question-show", "", () => this.#tell());
  #share = button("puzzle-share", "", () => this.#openShare());
  #speech = h("p", { class: "unseen", "aria-live": "polite" });
  #place = h("div", { class: "board" });
  #tray = h("div", { class: "tray" });

  /**
   * @param {import("../main.js").App} app
   * @param {import("./table.js").Parts} parts
   * @param {Question} question
   * @param {Outcome} outcome
   */
  constructor(app, { game, module, warren }, question, outcome) {
    this.#outcome = outcome;
    this.#app = app;
    this.#module = module;
    this.#question = question;
    this.title = t("puzzles-of", { game: t(`${game}-name`) });
    const { isForPlaces } = question;
    const places = h(
      "label",
      { class: "note-as-text", for: "question-places" },
      h("span", null, t("question-places")),
      this.#field,
    );
    this.element = h(
      "main",
      { class: "game puzzle question", "data-game": game, tabIndex: -1 },
      h(
        "div",
        { class: "table" },
        h(
          "div",
          { class: "task" },
          h("h2", null, taskText({ ...question, level: null, missing: 1 })),
        ),
        this.#place,
        this.#line,
      ),
      h(
        "div",
        { class: "beside" },
        h(
          "section",
          { class: "question-answer note-editor", "aria-label": t("question-answer") },
          isForPlaces && places,
          h(
            "div",
            { class: "question-buttons" },
            isForPlaces && this.#check,
            this.#again,
            this.#show,
            this.#share,
          ),
        ),
        this.#tray,
        h(
          "p",
          { class: "puzzle-all" },
          h("a", { href: puzzlesAddress(game) }, t("puzzles-all-of", { game: t(`${game}-name`) })),
        ),
      ),
      this.#speech,
    );
    this.#board = module.mountBoard(this.#place, {
      play: (move) => this.#answer(move),
      hint: (hint) => !this.#given && hint && setText(this.#line, hint.text),
      hasTask: true,
      warren,
      owns: (node) => this.#tray.contains(node) || this.#line.contains(node),
      tray: this.#tray,
    });
    this.#field.addEventListener("input", () => this.#read());
    this.#field.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "Enter") this.#check.click();
    });
    this.#update();
  }

  /** Whether something has been marked and not yet been judged. */
  isBusy() {
    return this.#marked.size > 0 && this.#given === null;
  }

  close() {
    this.#closed = true;
    this.#sketching?.close();
    this.#board.close();
    this.#question.close();
  }

  // ---- the answer

  /** Takes the places from the field. */
  #read() {
    const { sight } = this.#question;
    const written = this.#field.value.split(/[^\p{L}\p{N}]+/u).filter((each) => each !== "");
    const names = written.map((each) => this.#module.placeName(sight, each));
    this.#marked = new Set(names.filter((name) => name !== null));
    this.#showBoard();
  }

  /** @param {string} place */
  #toggle(place) {
    if (!this.#marked.delete(place)) this.#marked.add(place);
    const isMarked = this.#marked.has(place);
    this.#field.value = [...this.#marked].join(" ");
    speak(this.#speech, t(isMarked ? "question-marked" : "question-unmarked", { place }));
    this.#update();
  }

  /** @param {string} answer */
  #answer(answer) {
    if (this.#given) return;
    const problem = this.#question.check(answer);
    if (problem) {
      setText(this.#line, problemText(problem));
      return;
    }
    this.#given = { answer, verdict: this.#question.judge(answer) };
    this.#count();
    this.#update();
    if (document.activeElement === document.body) this.element.focus({ preventScroll: true });
  }

  /** Counts the answer, as the visitor's work at any puzzle is counted. */
  #count() {
    this.#tries += 1;
    const verdict = this.#given?.verdict ?? null;
    const state = { givenUp: false, kind: "question", moves: [], verdict, wrong: null };
    const helped = this.#isTold;
    const attempt = {
      asked: 0,
      begun: this.#tries,
      helped,
      session: { state },
      solutionShown: helped,
    };
    this.#outcome.see(/** @type {any} */ (attempt));
  }

  #beginAgain() {
    this.#given = null;
    this.#board.cancel();
    this.#update();
  }

  /** Shows a right answer. */
  #tell() {
    const [answer] = this.#question.right;
    if (answer === undefined) return;
    this.#isTold = true;
    this.#given = { answer, verdict: this.#question.judge(answer) };
    if (this.#question.isForPlaces) {
      this.#marked = new Set(answer.split(" "));
      this.#field.value = answer;
    }
    this.#update();
  }

  // ---- showing

  #update() {
    const { isForPlaces } = this.#question;
    const isOver = this.#given !== null;
    this.#check.disabled = isOver || this.#marked.size === 0;
    this.#field.readOnly = isOver;
    this.#again.disabled = !isOver;
    this.#show.disabled = this.#given?.verdict.met === true;
    this.element.classList.toggle("failed", this.#given?.verdict.met === false);
    setText(this.#line, this.#words());
    if (isForPlaces && !isOver) this.#sketch();
    else this.#stopSketching();
    this.#showBoard();
  }

  #showBoard() {
    const { isForPlaces, seat, sight } = this.#question;
    const verdict = this.#given?.verdict;
    // A wrong answer is refuted by a world that fits, and that everything is seen of.
    const isRefuted = verdict?.met === false && verdict.world.length > 0;
    const scene = isRefuted ? this.#question.world(verdict.world) : sight;
    const isOver = this.#given !== null;
    this.#board.show({
      scene,
      ply: scene.length,
      viewpoint: seat,
      refusal: isOver ? t("puzzle-over") : isForPlaces ? t("question-mark") : null,
      people: isOver || isForPlaces ? [] : [seat],
      pointed: null,
      drawings: isForPlaces || isOver ? this.#drawings() : NONE,
      blind: true,
    });
    this.#check.disabled = isOver || this.#marked.size === 0;
  }

  /** The places that are marked; after the answer, those where it cannot be; after a right one, all where it can be. */
  #drawings() {
    const { isForPlaces } = this.#question;
    const verdict = this.#given?.verdict;
    const lines = isForPlaces ? [...this.#marked].map((place) => `mark ${place} blue`) : [];
    if (verdict) {
      const shown = verdict.met || !isForPlaces ? verdict.places : [];
      lines.push(...shown.map((place) => `mark ${place} green`));
      lines.push(...verdict.impossible.map((place) => `mark ${place} red`));
    }
    const naming = (/** @type {string} */ written) =>
      this.#module.placeName(this.#question.sight, written);
    return readDrawings(lines.join("\n"), naming).drawings;
  }

  #words() {
    const { goal, isForPlaces, known } = this.#question;
    if (!this.#given)
      return t(isForPlaces ? "question-mark" : "question-move", { worlds: known.worlds });
    const { answer, verdict } = this.#given;
    const { count, impossible, met, places, wanted, worlds } = verdict;
    if (this.#isTold && met) return t("question-told", { answer: movesText([answer]), worlds });
    if (met) return t("question-right", { worlds });
    if (!isForPlaces) return t(`question-failed-${goal.kind}`, { count, wanted });
    const missed = places.filter((place) => !this.#marked.has(place));
    const said = [];
    if (impossible.length > 0)
      said.push(t("question-impossible", { places: impossible.join(", ") }));
    if (missed.length > 0) said.push(t("question-missed", { count: missed.length }));
    return said.join(" ");
  }

  // ---- marking

  #sketch() {
    if (this.#sketching) return;
    this.#sketching = new Sketching({
      placeAt: (x, y) => this.#board.placeAt(x, y),
      draw: (from, to) => from === to && this.#toggle(to),
      preview: () => {},
    });
    this.#place.append(this.#sketching.element);
  }

  #stopSketching() {
    this.#sketching?.close();
    this.#sketching = null;
  }

  #openShare() {
    const { game, link, seat, sight, text } = this.#question;
    const task = taskText({ ...this.#question, level: null, missing: 1 });
    const pictured = () => ({ game, scene: sight.copy(), ply: sight.length, viewpoint: seat });
    const notify = (/** @type {string} */ said) => this.#app.notices.show(said);
    const puzzle = { game, link, task, text, pictured };
    sharePuzzle(puzzle, notify, () => !this.#closed, "question");
  }
}

/**
 * @param {string} id the message with its label
 * @param {string} kind
 * @param {() => void} run
 */
function button(id, kind, run) {
  return h("button", { type: "button", class: `button ${kind}`, onclick: run }, t(id));
}
