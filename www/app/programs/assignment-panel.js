// The tab *Assignment* beside a program. It runs the program on the statement's example and on generated inputs, and shows the
// first error on the board.

import { loadAssignment, loadPictures } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { nextTask } from "../../kit/page/next-task.js";
import { thrownText } from "../../kit/page/problems.js";
import { saveText } from "../../kit/page/save.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { loadGame } from "../../play/load.js";
import { findTurn, judged, runOn } from "../../play/programs/assignment.js";
import { prepare } from "../../play/running/prepare.js";
import { comparison, doneText, outcomeParts } from "./assignment-words.js";

/** @typedef {import("../../play/programs/assignment.js").Found} Found */
/** @typedef {import("../../play/programs/assignment.js").Result} Result */

/**
 * The functions that the panel needs from the page.
 * @typedef {Object} Host
 * @property {() => Promise<boolean>} ready prepares the program; false if it cannot run, which the page has reported
 * @property {(text: string) => void} notify
 */

/**
 * @param {import("../../play/programs/draft.js").Draft} draft
 * @param {Host} host
 * @param {AbortSignal} signal aborted when the page is closed
 */
export async function openAssignment(draft, host, signal) {
  const { game } = draft.program;
  const [assignment, warren, pictures] = await Promise.all([
    loadAssignment(game),
    loadGame(game),
    loadPictures(game),
    loadWords("assignment"),
    loadWords("program-log"),
    loadStyle("styles/assignment.css"),
  ]);
  return new AssignmentPanel(draft, host, signal, { assignment, warren, pictures }).element;
}

class AssignmentPanel {
  #draft;
  #host;
  #closed;
  #game;
  /** Cancels the current run. */
  #running = new AbortController();
  /** The seed of the generated inputs. */
  #seed = 0;
  /** @type {{ close: () => void } | undefined} */
  #picture;
  #run = button(t("assignment-run"), null, "primary");
  #runOthers = h(
    "button",
    { type: "button", class: "button", hidden: true },
    t("assignment-run-others"),
  );
  #cancel = h("button", { type: "button", class: "button", hidden: true }, t("cancel"));
  #bar = h("progress", {
    class: "programs-progress",
    hidden: true,
    "aria-label": t("assignment-progress"),
  });
  #status = h("p", { class: "assignment-said" });
  /** Announces the end to screen readers, but not each input. */
  #end = h("p", { class: "unseen", role: "status" });
  #failure = h("section", { class: "assignment-found", hidden: true });
  #list = h("ul", { class: "program-tests" });

  /**
   * @param {import("../../play/programs/draft.js").Draft} draft
   * @param {Host} host
   * @param {AbortSignal} signal
   * @param {{ assignment: import("../../kit/boards/board.js").AssignmentModule, warren: import("../../play/load.js").Warren,
   *   pictures: import("../../kit/boards/board.js").PictureModule }} game
   */
  constructor(draft, host, signal, game) {
    this.#draft = draft;
    this.#host = host;
    this.#closed = signal;
    this.#game = game;
    this.element = h(
      "section",
      { class: "tests-panel", tabindex: "-1" },
      h("p", { class: "muted" }, t(`${draft.program.game}-assignment`)),
      h("div", { class: "programs-buttons" }, this.#run, this.#runOthers, this.#cancel),
      this.#bar,
      this.#status,
      this.#end,
      this.#failure,
      this.#list,
    );
    this.#run.addEventListener("click", () => this.#begin(this.#seed));
    this.#runOthers.addEventListener("click", () => this.#begin(this.#seed + 1));
    this.#cancel.addEventListener("click", () => this.#running.abort());
    signal.addEventListener("abort", () => {
      this.#running.abort();
      this.#picture?.close();
    });
  }

  /** @param {number} seed of the generated inputs */
  async #begin(seed) {
    const running = new AbortController();
    this.#running = running;
    this.#seed = seed;
    this.#clear();
    this.#setBusy(true);
    let message = "";
    try {
      if (await this.#host.ready()) message = await this.#runAll(running.signal);
    } catch (thrown) {
      message = running.signal.aborted ? t("assignment-cancelled") : thrownText(thrown);
    }
    if (this.#closed.aborted) return;
    this.#setBusy(false);
    setText(this.#status, message);
    setText(this.#end, message);
  }

  #clear() {
    this.#picture?.close();
    this.#picture = undefined;
    this.#failure.hidden = true;
    this.#failure.replaceChildren();
    this.#list.replaceChildren();
    setText(this.#status, "");
    setText(this.#end, "");
  }

  /** @param {boolean} isBusy */
  #setBusy(isBusy) {
    this.#run.hidden = isBusy;
    this.#runOthers.hidden = isBusy || this.#list.childElementCount === 0;
    this.#cancel.hidden = !isBusy;
    this.#bar.hidden = !isBusy;
    // The button that had the focus is gone.
    if (document.activeElement === document.body) (isBusy ? this.#cancel : this.#run).focus();
  }

  /**
   * Runs the program on all inputs, and searches for the turn of its first error.
   * @param {AbortSignal} signal
   * @returns {Promise<string>} a message with the result
   */
  async #runAll(signal) {
    const { assignment, warren } = this.#game;
    const { language, source } = this.#draft.program;
    signal.throwIfAborted();
    const runnable = await prepare({ language, source });
    const run = (/** @type {readonly string[]} */ input) => runOn(runnable, input, signal);
    const outputOf = (/** @type {readonly string[]} */ input) => assignment.outputOf(warren, input);
    const inputs = [assignment.EXAMPLE.input];
    for (const input of assignment.makeInputs(warren, this.#seed)) {
      inputs.push(input);
      await nextTask();
    }
    signal.throwIfAborted();
    const rows = inputs.map((input, at) => this.#addRow(input, at));
    this.#bar.max = inputs.length;
    /** @type {Result[]} */
    const results = [];
    for (const [at, input] of inputs.entries()) {
      this.#bar.value = at;
      setText(this.#status, t("assignment-running", { number: at + 1, count: inputs.length }));
      const right = at === 0 ? assignment.EXAMPLE.output : outputOf(input);
      const result = judged(await run(input), right);
      results.push(result);
      this.#showResult(rows[at], input, result);
    }
    const wrong = results.findIndex(({ kind }) => kind === "wrong");
    if (wrong >= 0) {
      const rules = { ...assignment, outputOf };
      this.#bar.removeAttribute("value");
      const report = (/** @type {number} */ turn) =>
        setText(this.#status, t("assignment-searching", { turn }));
      const found = await findTurn(inputs[wrong], results[wrong], rules, run, report);
      this.#showFound(inputs[wrong], wrong, found);
    }
    return doneText(results);
  }

  /**
   * @param {readonly string[]} input
   * @param {number} at
   */
  #nameOf(input, at) {
    const { game } = this.#draft.program;
    if (at === 0) return t("assignment-example");
    return t(`${game}-assignment-input`, this.#game.assignment.factsOf(input));
  }

  /**
   * @param {readonly string[]} input
   * @param {number} at
   */
  #addRow(input, at) {
    const place = h("div", { class: "assignment-result" });
    const name = h("p", { class: "program-test-name" }, this.#nameOf(input, at));
    this.#list.append(h("li", null, h("div", { class: "program-test-words" }, name, place)));
    return place;
  }

  /**
   * @param {HTMLElement} place
   * @param {readonly string[]} input
   * @param {Result} result
   */
  #showResult(place, input, result) {
    const isRight = result.kind === "right";
    const line = h(
      isRight ? "p" : "summary",
      { class: isRight ? "test-passed" : "test-failed" },
      `${isRight ? "✓" : "✗"} ${t(`assignment-${result.kind}`)}`,
    );
    place.replaceChildren(
      isRight
        ? line
        : h(
            "details",
            null,
            line,
            ...outcomeParts(result),
            comparison(this.#draft.program.game, result),
            this.#copying(input, result.right),
          ),
    );
  }

  /**
   * Shows the turn of the program's error.
   * @param {readonly string[]} input
   * @param {number} at its place in the list
   * @param {Found} found
   */
  #showFound(input, at, { turn, isFirst, result }) {
    const { assignment, pictures, warren } = this.#game;
    const { game } = this.#draft.program;
    const shorter = assignment.cut(input, turn);
    const scene = assignment.sceneOf(warren, shorter);
    const place = h("div", { class: "picture" });
    const sentence =
      result.kind === "wrong"
        ? t("assignment-found", { turn, before: turn - 1 })
        : t("assignment-found-otherwise", { turn });
    this.#failure.replaceChildren(
      h("p", { class: "muted" }, this.#nameOf(input, at)),
      h("p", { class: "assignment-turn" }, sentence),
      ...(isFirst ? [] : [h("p", { class: "muted" }, t("assignment-untried"))]),
      ...(result.kind === "wrong" ? [] : outcomeParts(result)),
      comparison(game, result),
      h("figure", null, place, h("figcaption", { class: "muted" }, t("assignment-board"))),
      this.#copying(
        shorter,
        result.right,
        h("a", { class: "button", href: `#${scene.link(scene.length)}` }, t("assignment-open")),
      ),
    );
    this.#failure.hidden = false;
    this.#picture = pictures.mountPicture(place, scene, scene.length);
  }

  /**
   * The buttons that copy an input and its right output, for tests on the visitor's machine.
   * @param {readonly string[]} input
   * @param {readonly string[]} output
   * @param {...HTMLElement} before
   */
  #copying(input, output, ...before) {
    const copier = (
      /** @type {string} */ id,
      /** @type {string} */ file,
      /** @type {readonly string[]} */ lines,
    ) => button(t(id), () => this.#copy(lines, file, t(`${id}-copied`)));
    return h(
      "div",
      { class: "programs-buttons" },
      ...before,
      copier("assignment-input", "warren-input.txt", input),
      copier("assignment-output", "warren-output.txt", output),
    );
  }

  /**
   * Copies a text. If the browser refuses, saves it as a file.
   * @param {readonly string[]} lines
   * @param {string} file
   * @param {string} done
   */
  async #copy(lines, file, done) {
    const text = `${lines.join("\n")}\n`;
    try {
      await navigator.clipboard.writeText(text);
      this.#host.notify(done);
    } catch {
      saveText(text, file);
    }
  }
}
