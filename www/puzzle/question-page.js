// The page of a question: the board with what is known, the answer that is made or the move that is chosen, and what it fails on.

import { readDrawings } from "../boards/drawings.js";
import { Sketching } from "../notes/sketching.js";
import { h, setText, speak } from "../page/dom.js";
import { hasText, t } from "../page/i18n.js";
import { problemText } from "../page/problems.js";
import { loadStyle } from "../page/style-part.js";
import { puzzlesAddress } from "../shell/router.js";
import { AnswerPanel } from "./answer.js";
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
  const question = new Question(parts.warren, text, parts.module);
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
  /** What the visitor has marked or planned. */
  #panel;
  /** The answer that was given, with its verdict. @type {{ answer: string, verdict: Verdict } | null} */
  #given = null;
  /** Whether the visitor has asked for the answer. */
  #isTold = false;
  /** The world of a wrong answer. @type {{ verdict: Verdict, scene: import("./question.js").Sight } | null} */
  #refuting = null;
  /** @type {Sketching | null} */
  #sketching = null;
  #line = h("p", { class: "question-line", role: "status" });
  /** How many moves the position that is shown comes after; null for the last. @type {number | null} */
  #ply = null;
  #check = button("question-check", "primary", () => this.#answer(this.#panel.text));
  #earlier = button("question-earlier", "", () => this.#look(-1));
  #later = button("question-later", "", () => this.#look(1));
  #turn = h("span", { class: "question-turn", role: "status" });
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
    const isMade = question.form !== "move";
    this.#panel = new AnswerPanel(question, module, {
      changed: (said) => {
        if (said !== null) speak(this.#speech, said);
        this.#update();
      },
      enter: () => this.#check.click(),
    });
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
        h(
          "div",
          { class: "question-look", role: "group", "aria-label": t("question-looking") },
          this.#earlier,
          this.#turn,
          this.#later,
        ),
        this.#line,
      ),
      h(
        "div",
        { class: "beside" },
        h(
          "section",
          { class: "question-answer note-editor", "aria-label": t("question-answer") },
          this.#panel.element,
          h(
            "div",
            { class: "question-buttons" },
            isMade && this.#check,
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
    this.#update();
  }

  /** Whether something has been marked and not yet been judged. */
  isBusy() {
    return this.#panel.parts.length > 0 && this.#given === null;
  }

  close() {
    this.#closed = true;
    this.#sketching?.close();
    this.#board.close();
    this.#question.close();
  }

  // ---- the answer

  /** @param {string} answer */
  #answer(answer) {
    if (this.#given) return;
    const problem = this.#question.check(answer);
    if (problem) {
      setText(this.#line, problemText(problem));
      return;
    }
    const { form } = this.#question;
    if (form === "choices") this.#panel.set(this.#question.written(answer));
    this.#given = { answer, verdict: this.#question.judge(answer) };
    this.#ply = null;
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
    this.#ply = null;
    this.#board.cancel();
    this.#update();
  }

  /** Shows a right answer. */
  #tell() {
    const [answer] = this.#question.right;
    if (answer === undefined) return;
    this.#isTold = true;
    this.#given = { answer, verdict: this.#question.judge(answer) };
    this.#ply = null;
    if (this.#question.form !== "move") this.#panel.set(answer);
    this.#update();
  }

  // ---- showing

  #update() {
    const isOver = this.#given !== null;
    this.#panel.lock(isOver);
    this.#check.disabled = isOver || this.#panel.parts.length === 0;
    this.#again.disabled = !isOver;
    this.#show.disabled = this.#given?.verdict.met === true;
    this.element.classList.toggle("failed", this.#given?.verdict.met === false);
    setText(this.#line, this.#words());
    if (this.#takesPlaces && !isOver) this.#sketch();
    else this.#stopSketching();
    this.#showBoard();
  }

  /** Whether places of the board may be pressed. */
  get #takesPlaces() {
    const { form } = this.#question;
    return form === "places" || form === "plan";
  }

  /** The game that is shown: what was told, or the world that refutes an answer, of which everything is seen. */
  get #shown() {
    const verdict = this.#given?.verdict;
    const isRefuted =
      verdict?.met === false && (verdict.world.length > 0 || verdict.start.length > 0);
    return isRefuted ? this.#world(verdict) : this.#question.sight;
  }

  /**
   * The world of a verdict, which is made once.
   * @param {Verdict} verdict
   */
  #world(verdict) {
    if (this.#refuting?.verdict !== verdict) {
      this.#refuting = { verdict, scene: this.#question.world(verdict) };
    }
    return this.#refuting.scene;
  }

  /** Shows the position some moves earlier or later. @param {number} by */
  #look(by) {
    const { length } = this.#shown;
    const ply = Math.max(0, Math.min(length, (this.#ply ?? length) + by));
    this.#ply = ply === length ? null : ply;
    this.#showBoard();
  }

  #showBoard() {
    const { form, seat } = this.#question;
    const scene = this.#shown;
    const isOver = this.#given !== null;
    const isAsked = form === "move" && !isOver;
    const ply = (isAsked ? null : this.#ply) ?? scene.length;
    const [earlier, later] = [this.#earlier, this.#later];
    earlier.hidden = later.hidden = isAsked || scene.length === 0;
    earlier.disabled = ply === 0;
    later.disabled = ply === scene.length;
    const words = { turn: ply, turns: scene.length };
    setText(this.#turn, isAsked || scene.length === 0 ? "" : t("question-turn", words));
    this.#board.show({
      scene,
      ply,
      viewpoint: seat,
      refusal: isOver ? t("puzzle-over") : isAsked ? null : this.#askedText(),
      people: isAsked ? [seat] : [],
      pointed: null,
      drawings: isAsked ? NONE : this.#drawings(),
      blind: true,
    });
  }

  /** What is asked about, and what is marked; after the answer, where it cannot be; after a right one, all where it can be. */
  #drawings() {
    const { form, known, sight } = this.#question;
    const verdict = this.#given?.verdict;
    const { parts } = this.#panel;
    const lines = known.about.map((place) => `mark ${place} yellow 0.4`);
    if (form === "places") lines.push(...parts.map((place) => `mark ${place} blue`));
    if (form === "plan") {
      const way = this.#module.wayOf?.(sight, parts) ?? [];
      const steps = way.slice(1).map((to, i) => [way[i], to]);
      lines.push(
        ...steps.map(([from, to]) =>
          from === to ? `mark ${to} blue` : `arrow ${from} ${to} blue`,
        ),
      );
    }
    if (verdict && form !== "choices") {
      const shown = verdict.met || form === "move" ? verdict.places : [];
      lines.push(...shown.map((place) => `mark ${place} green`));
      lines.push(...verdict.impossible.map((place) => `mark ${place} red`));
    }
    const naming = (/** @type {string} */ written) => this.#module.placeName(sight, written);
    return readDrawings(lines.join("\n"), naming).drawings;
  }

  /** What is to be done. */
  #askedText() {
    const { form, goal, known } = this.#question;
    if (form === "places") return t("question-mark");
    const words = { worlds: known.worlds };
    return t(form === "move" ? "question-move" : `question-ask-${goal.kind}`, words);
  }

  #words() {
    const { form, goal } = this.#question;
    if (!this.#given) return this.#askedText();
    const { answer, verdict } = this.#given;
    const { count, impossible, met, places, wanted, worlds } = verdict;
    if (this.#isTold && met) return t("question-told", { answer: this.#written(answer), worlds });
    if (met) return t(own(`question-right-${goal.kind}`, "question-right"), { count, worlds });
    if (form === "move" || form === "plan") {
      return t(`question-failed-${goal.kind}`, { count, wanted });
    }
    const missed = places.filter((place) => !this.#panel.parts.includes(place));
    const said = [];
    if (impossible.length > 0) {
      const words = { places: this.#panel.names(impossible).join(t("list-comma")) };
      said.push(t(own(`question-impossible-${goal.kind}`, "question-impossible"), words));
    }
    if (missed.length > 0) {
      said.push(
        t(own(`question-missed-${goal.kind}`, "question-missed"), { count: missed.length }),
      );
    }
    return said.join(" ");
  }

  /** An answer as people read it. @param {string} answer */
  #written(answer) {
    switch (this.#question.form) {
      case "choices":
        return this.#panel.names(answer.split(" ")).join(t("list-comma"));
      case "plan":
        return movesText([...answer]);
      default:
        return movesText([answer]);
    }
  }

  // ---- marking

  #sketch() {
    if (this.#sketching) return;
    this.#sketching = new Sketching({
      placeAt: (x, y) => this.#board.placeAt(x, y),
      draw: (from, to) => from === to && this.#panel.pressPlace(to),
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

/**
 * The message of a goal, or the usual one.
 * @param {string} id
 * @param {string} usual
 */
function own(id, usual) {
  return hasText(id) ? id : usual;
}
