// The tests of a program, beside its source. Each can be run, viewed and deleted. After their first run, they run again after each
// change.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { problemText, thrownText } from "../../kit/page/problems.js";
import { loadGame } from "../../play/load.js";
import { isSame } from "../../play/programs/program.js";
import { answerText, isPassed } from "../../play/programs/test.js";
import { silenceText } from "../table/program-end.js";

/** @typedef {import("../../play/programs/draft.js").Draft} Draft */
/** @typedef {import("../../play/programs/test.js").ProgramTest} ProgramTest */
/** @typedef {import("../../play/match/position-answer.js").Reply} Reply */

export class TestsPanel {
  #draft;
  /** Cancels the current run, when another one begins. */
  #currentRun = new AbortController();
  /** The source that was tested last. @type {import("../../play/programs/program.js").Source | null} */
  #testedSource = null;
  /** @type {{ resultLine: HTMLElement, test: ProgramTest }[]} */
  #rows = [];
  #runButton = button(t("tests-run"), null, "primary");
  #summary = h("p", { role: "status" });
  #list = h("ul", { class: "program-tests" });
  #emptyNote = h("p", { class: "muted" }, t("tests-none"));
  element = h(
    "section",
    { class: "tests-panel" },
    this.#emptyNote,
    h("div", { class: "programs-buttons" }, this.#runButton),
    this.#summary,
    this.#list,
  );

  /**
   * @param {Draft} draft
   * @param {AbortSignal} signal
   */
  constructor(draft, signal) {
    this.#draft = draft;
    this.#runButton.addEventListener("click", () => this.#runAll());
    draft.addEventListener("taken", () => this.#show(), { signal });
    draft.addEventListener("state", () => this.#rerunAfterChange(), { signal });
    signal.addEventListener("abort", () => this.#currentRun.abort());
    this.#show();
  }

  #show() {
    const { tests } = this.#draft.program;
    this.#emptyNote.hidden = tests.length > 0;
    this.#runButton.hidden = tests.length === 0;
    this.#rows = tests.map((test) => ({ resultLine: h("p", { class: "muted" }), test }));
    this.#list.replaceChildren(...this.#rows.map((row, index) => this.#makeRow(row, index)));
  }

  /**
   * @param {{ resultLine: HTMLElement, test: ProgramTest }} row
   * @param {number} index
   */
  #makeRow({ resultLine, test }, index) {
    const { answers, must } = test.expected;
    const expected = answers.join(t("list-comma"));
    const viewLink = h("a", { class: "button" }, t("tests-look"));
    loadGame(this.#draft.program.game)
      .then(({ Scene }) => {
        const scene = Scene.fromRecord(test.record);
        viewLink.href = `#${scene.link(scene.length, test.seat)}`;
      })
      .catch(() => {
        viewLink.hidden = true;
      });
    const removeButton = h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": t("tests-delete", { name: test.name }),
      },
      icon("trash"),
    );
    removeButton.addEventListener("click", async () => {
      const tests = this.#draft.program.tests.filter((_, other) => other !== index);
      await this.#draft.change({ tests });
      this.#show();
      this.#runButton.focus();
    });
    return h(
      "li",
      null,
      h(
        "div",
        { class: "program-test-words" },
        h("p", { class: "program-test-name" }, test.name),
        h(
          "p",
          { class: "muted" },
          answers.length === 0
            ? t("tests-any")
            : t(must ? "tests-must" : "tests-must-not", { wanted: expected }),
        ),
        resultLine,
      ),
      viewLink,
      removeButton,
    );
  }

  /** Runs the tests again after a change, if the visitor has run them before. */
  #rerunAfterChange() {
    const { program, state } = this.#draft;
    if (
      this.#testedSource === null ||
      !["saved", "unkept"].includes(state) ||
      isSame(program.source, this.#testedSource)
    )
      return;
    this.#runAll();
  }

  async #runAll() {
    this.#currentRun.abort();
    const run = new AbortController();
    this.#currentRun = run;
    const { signal } = run;
    await this.#draft.save();
    const { game, id, name, source } = this.#draft.program;
    this.#testedSource = source;
    setText(this.#summary, t("tests-running"));
    for (const { resultLine } of this.#rows) setText(resultLine, "");
    let passedCount = 0;
    try {
      const [warren, { answerInPosition }] = await Promise.all([
        loadGame(game),
        loadPart(import("../../play/match/position-answer.js")),
      ]);
      for (const { resultLine, test } of this.#rows) {
        const { record, seat, seed } = test;
        const player = {
          kind: /** @type {const} */ ("program"),
          program: id,
          name,
          seed,
          clock: null,
        };
        const reply = await answerInPosition(warren, record, seat, player, signal);
        if (signal.aborted) return;
        const isGood = isPassed(test, reply);
        passedCount += Number(isGood);
        resultLine.className = isGood ? "test-passed" : "test-failed";
        setText(resultLine, `${isGood ? "✓" : "✗"} ${replyText(reply)}`);
      }
    } catch (thrown) {
      if (!signal.aborted) setText(this.#summary, thrownText(thrown));
      return;
    }
    setText(this.#summary, t("tests-passed", { passed: passedCount, count: this.#rows.length }));
  }
}

/** Loads the messages of the panel. */
export const loadTestsPanel = () =>
  Promise.all([loadWords("program-tests"), loadWords("program-log")]);

/** @param {import("../../play/match/program-log.js").End} end */
function atLineText({ trace: [frame] }) {
  return frame ? ` ${t("program-at-line", { line: frame.line })}` : "";
}

/** @param {Reply} reply */
function replyText(reply) {
  switch (reply.kind) {
    case "answer":
      return t("tests-answer", { answer: answerText(reply.lines) });
    case "forfeit": {
      const why = reply.problem ? problemText(reply.problem).replace(/\.$/, "") : "";
      const words = t(`tests-${reply.reason}`, { answer: answerText(reply.lines), why });
      return reply.silence ? `${words} ${silenceText(reply.silence)}` : words;
    }
    case "stopped":
      return t("tests-stopped", { message: reply.end.message }) + atLineText(reply.end);
    case "hindered":
      return t(`tests-${reply.why.kind}`, { message: reply.why.message });
  }
}
