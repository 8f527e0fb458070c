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
import { outcomeParts, outputTable, summaryText } from "./assignment-words.js";

/** @typedef {import("../../play/programs/assignment.js").WrongTurn} WrongTurn */
/** @typedef {import("../../play/programs/assignment.js").Result} Result */

/**
 * The functions that the panel needs from the page.
 * @typedef {Object} AssignmentHost
 * @property {() => Promise<boolean>} ready prepares the program; false if it cannot run, which the page has reported
 * @property {(text: string) => void} notify
 */

/**
 * @param {import("../../play/programs/draft.js").Draft} draft
 * @param {AssignmentHost} host
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
  #pageSignal;
  #gameParts;
  /** Cancels the current run. */
  #currentRun = new AbortController();
  /** The seed of the generated inputs. */
  #seed = 0;
  /** @type {{ close: () => void } | undefined} */
  #picture;
  #runButton = button(t("assignment-run"), null, "primary");
  #runOthersButton = h(
    "button",
    { type: "button", class: "button", hidden: true },
    t("assignment-run-others"),
  );
  #cancelButton = h("button", { type: "button", class: "button", hidden: true }, t("cancel"));
  #progressBar = h("progress", {
    class: "programs-progress",
    hidden: true,
    "aria-label": t("assignment-progress"),
  });
  #statusText = h("p", { class: "assignment-said" });
  /** Announces the end to screen readers, but not each input. */
  #endAnnouncement = h("p", { class: "unseen", role: "status" });
  #errorPart = h("section", { class: "assignment-found", hidden: true });
  #list = h("ul", { class: "program-tests" });

  /**
   * @param {import("../../play/programs/draft.js").Draft} draft
   * @param {AssignmentHost} host
   * @param {AbortSignal} signal
   * @param {{ assignment: import("../../kit/boards/board.js").AssignmentModule, warren: import("../../play/load.js").Warren,
   *   pictures: import("../../kit/boards/board.js").PictureModule }} game
   */
  constructor(draft, host, signal, game) {
    this.#draft = draft;
    this.#host = host;
    this.#pageSignal = signal;
    this.#gameParts = game;
    this.element = h(
      "section",
      { class: "tests-panel", tabindex: "-1" },
      h("p", { class: "muted" }, t(`${draft.program.game}-assignment`)),
      h(
        "div",
        { class: "programs-buttons" },
        this.#runButton,
        this.#runOthersButton,
        this.#cancelButton,
      ),
      this.#progressBar,
      this.#statusText,
      this.#endAnnouncement,
      this.#errorPart,
      this.#list,
    );
    this.#runButton.addEventListener("click", () => this.#runWithSeed(this.#seed));
    this.#runOthersButton.addEventListener("click", () => this.#runWithSeed(this.#seed + 1));
    this.#cancelButton.addEventListener("click", () => this.#currentRun.abort());
    signal.addEventListener("abort", () => {
      this.#currentRun.abort();
      this.#picture?.close();
    });
  }

  /** @param {number} seed of the generated inputs */
  async #runWithSeed(seed) {
    const running = new AbortController();
    this.#currentRun = running;
    this.#seed = seed;
    this.#clearResults();
    this.#setBusy(true);
    let message = "";
    try {
      if (await this.#host.ready()) message = await this.#runAll(running.signal);
    } catch (thrown) {
      message = running.signal.aborted ? t("assignment-cancelled") : thrownText(thrown);
    }
    if (this.#pageSignal.aborted) return;
    this.#setBusy(false);
    setText(this.#statusText, message);
    setText(this.#endAnnouncement, message);
  }

  #clearResults() {
    this.#picture?.close();
    this.#picture = undefined;
    this.#errorPart.hidden = true;
    this.#errorPart.replaceChildren();
    this.#list.replaceChildren();
    setText(this.#statusText, "");
    setText(this.#endAnnouncement, "");
  }

  /** @param {boolean} isBusy */
  #setBusy(isBusy) {
    this.#runButton.hidden = isBusy;
    this.#runOthersButton.hidden = isBusy || this.#list.childElementCount === 0;
    this.#cancelButton.hidden = !isBusy;
    this.#progressBar.hidden = !isBusy;
    // The button that had the focus is gone.
    if (document.activeElement === document.body)
      (isBusy ? this.#cancelButton : this.#runButton).focus();
  }

  /**
   * Runs the program on all inputs, and searches for the turn of its first error.
   * @param {AbortSignal} signal
   * @returns {Promise<string>} a message with the result
   */
  async #runAll(signal) {
    const { assignment, warren } = this.#gameParts;
    const { language, source } = this.#draft.program;
    signal.throwIfAborted();
    const runnable = await prepare({ language, source });
    const runProgram = (/** @type {readonly string[]} */ input) => runOn(runnable, input, signal);
    const outputOf = (/** @type {readonly string[]} */ input) => assignment.outputOf(warren, input);
    const inputs = [assignment.EXAMPLE.input];
    for (const input of assignment.makeInputs(warren, this.#seed)) {
      inputs.push(input);
      await nextTask();
    }
    signal.throwIfAborted();
    const rows = inputs.map((input, index) => this.#addRow(input, index));
    this.#progressBar.max = inputs.length;
    /** @type {Result[]} */
    const results = [];
    for (const [index, input] of inputs.entries()) {
      this.#progressBar.value = index;
      setText(
        this.#statusText,
        t("assignment-running", { number: index + 1, count: inputs.length }),
      );
      const rightOutput = index === 0 ? assignment.EXAMPLE.output : outputOf(input);
      const result = judged(await runProgram(input), rightOutput);
      results.push(result);
      this.#showResult(rows[index], input, result);
    }
    const wrongIndex = results.findIndex(({ kind }) => kind === "wrong");
    if (wrongIndex >= 0) {
      const rules = { ...assignment, outputOf };
      this.#progressBar.removeAttribute("value");
      const reportTurn = (/** @type {number} */ turn) =>
        setText(this.#statusText, t("assignment-searching", { turn }));
      const error = await findTurn(
        inputs[wrongIndex],
        results[wrongIndex],
        rules,
        runProgram,
        reportTurn,
      );
      this.#showError(inputs[wrongIndex], wrongIndex, error);
    }
    return summaryText(results);
  }

  /**
   * @param {readonly string[]} input
   * @param {number} index
   */
  #nameOf(input, index) {
    const { game } = this.#draft.program;
    if (index === 0) return t("assignment-example");
    return t(`${game}-assignment-input`, this.#gameParts.assignment.factsOf(input));
  }

  /**
   * @param {readonly string[]} input
   * @param {number} index
   */
  #addRow(input, index) {
    const resultElement = h("div", { class: "assignment-result" });
    const name = h("p", { class: "program-test-name" }, this.#nameOf(input, index));
    this.#list.append(
      h("li", null, h("div", { class: "program-test-words" }, name, resultElement)),
    );
    return resultElement;
  }

  /**
   * @param {HTMLElement} resultElement
   * @param {readonly string[]} input
   * @param {Result} result
   */
  #showResult(resultElement, input, result) {
    const isRight = result.kind === "right";
    const line = h(
      isRight ? "p" : "summary",
      { class: isRight ? "test-passed" : "test-failed" },
      `${isRight ? "✓" : "✗"} ${t(`assignment-${result.kind}`)}`,
    );
    resultElement.replaceChildren(
      isRight
        ? line
        : h(
            "details",
            null,
            line,
            ...outcomeParts(result),
            outputTable(this.#draft.program.game, result),
            this.#makeCopyButtons(input, result.right),
          ),
    );
  }

  /**
   * Shows the turn of the program's error.
   * @param {readonly string[]} input
   * @param {number} index its place in the list
   * @param {WrongTurn} error
   */
  #showError(input, index, { turn, isFirst, result }) {
    const { assignment, pictures, warren } = this.#gameParts;
    const { game } = this.#draft.program;
    const shortInput = assignment.cut(input, turn);
    const scene = assignment.sceneOf(warren, shortInput);
    const boardElement = h("div", { class: "picture" });
    const sentence =
      result.kind === "wrong"
        ? t("assignment-found", { turn, before: turn - 1 })
        : t("assignment-found-otherwise", { turn });
    this.#errorPart.replaceChildren(
      h("p", { class: "muted" }, this.#nameOf(input, index)),
      h("p", { class: "assignment-turn" }, sentence),
      ...(isFirst ? [] : [h("p", { class: "muted" }, t("assignment-untried"))]),
      ...(result.kind === "wrong" ? [] : outcomeParts(result)),
      outputTable(game, result),
      h("figure", null, boardElement, h("figcaption", { class: "muted" }, t("assignment-board"))),
      this.#makeCopyButtons(
        shortInput,
        result.right,
        h("a", { class: "button", href: `#${scene.link(scene.length)}` }, t("assignment-open")),
      ),
    );
    this.#errorPart.hidden = false;
    this.#picture = pictures.mountPicture(boardElement, scene, scene.length);
  }

  /**
   * The buttons that copy an input and its right output, for tests on the visitor's machine.
   * @param {readonly string[]} input
   * @param {readonly string[]} output
   * @param {...HTMLElement} leadingButtons
   */
  #makeCopyButtons(input, output, ...leadingButtons) {
    const copyButton = (
      /** @type {string} */ id,
      /** @type {string} */ file,
      /** @type {readonly string[]} */ lines,
    ) => button(t(id), () => this.#copyOrSave(lines, file, t(`${id}-copied`)));
    return h(
      "div",
      { class: "programs-buttons" },
      ...leadingButtons,
      copyButton("assignment-input", "warren-input.txt", input),
      copyButton("assignment-output", "warren-output.txt", output),
    );
  }

  /**
   * Copies a text. If the browser refuses, saves it as a file.
   * @param {readonly string[]} lines
   * @param {string} file
   * @param {string} confirmation
   */
  async #copyOrSave(lines, file, confirmation) {
    const text = `${lines.join("\n")}\n`;
    try {
      await navigator.clipboard.writeText(text);
      this.#host.notify(confirmation);
    } catch {
      saveText(text, file);
    }
  }
}
