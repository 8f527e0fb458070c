// The tests of a program, beside its source. Each can be run, viewed and deleted. After their first run, they run again after each
// change.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { part } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { problemText, thrownText } from "../../kit/page/problems.js";
import { loadGame } from "../../play/load.js";
import { isSame } from "../../play/programs/program.js";
import { answerText, isPassed } from "../../play/programs/test.js";
import { silenceText } from "../table/program-end.js";

/** @typedef {import("../../play/programs/draft.js").Draft} Draft */
/** @typedef {import("../../play/programs/test.js").ProgramTest} ProgramTest */
/** @typedef {import("../../play/match/program-test.js").Reply} Reply */

export class TestsPanel {
  #draft;
  /** Cancels the current run, when another one begins. */
  #running = new AbortController();
  /** The source that was tested last. @type {import("../../play/programs/program.js").Source | null} */
  #tested = null;
  /** @type {{ place: HTMLElement, test: ProgramTest }[]} */
  #rows = [];
  #run = button(t("tests-run"), null, "primary");
  #summary = h("p", { role: "status" });
  #list = h("ul", { class: "program-tests" });
  #none = h("p", { class: "muted" }, t("tests-none"));
  element = h(
    "section",
    { class: "tests-panel" },
    this.#none,
    h("div", { class: "programs-buttons" }, this.#run),
    this.#summary,
    this.#list,
  );

  /**
   * @param {Draft} draft
   * @param {AbortSignal} signal
   */
  constructor(draft, signal) {
    this.#draft = draft;
    this.#run.addEventListener("click", () => this.#runAll());
    draft.addEventListener("taken", () => this.#show(), { signal });
    draft.addEventListener("state", () => this.#rerunAfterChange(), { signal });
    signal.addEventListener("abort", () => this.#running.abort());
    this.#show();
  }

  #show() {
    const { tests } = this.#draft.program;
    this.#none.hidden = tests.length > 0;
    this.#run.hidden = tests.length === 0;
    this.#rows = tests.map((test) => ({ place: h("p", { class: "muted" }), test }));
    this.#list.replaceChildren(...this.#rows.map((row, at) => this.#row(row, at)));
  }

  /**
   * @param {{ place: HTMLElement, test: ProgramTest }} row
   * @param {number} at
   */
  #row({ place, test }, at) {
    const { answers, must } = test.expected;
    const expected = answers.join(t("list-comma"));
    const view = h("a", { class: "button" }, t("tests-look"));
    loadGame(this.#draft.program.game)
      .then(({ Scene }) => {
        const scene = Scene.fromRecord(test.record);
        view.href = `#${scene.link(scene.length, test.seat)}`;
      })
      .catch(() => {
        view.hidden = true;
      });
    const remove = h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": t("tests-delete", { name: test.name }),
      },
      icon("trash"),
    );
    remove.addEventListener("click", async () => {
      const tests = this.#draft.program.tests.filter((_, other) => other !== at);
      await this.#draft.change({ tests });
      this.#show();
      this.#run.focus();
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
        place,
      ),
      view,
      remove,
    );
  }

  /** Runs the tests again after a change, if the visitor has run them before. */
  #rerunAfterChange() {
    const { program, state } = this.#draft;
    if (
      this.#tested === null ||
      !["saved", "unkept"].includes(state) ||
      isSame(program.source, this.#tested)
    )
      return;
    this.#runAll();
  }

  async #runAll() {
    this.#running.abort();
    const running = new AbortController();
    this.#running = running;
    const { signal } = running;
    await this.#draft.save();
    const { game, id, name, source } = this.#draft.program;
    this.#tested = source;
    setText(this.#summary, t("tests-running"));
    for (const { place } of this.#rows) setText(place, "");
    let passed = 0;
    try {
      const [warren, { replyOf }] = await Promise.all([
        loadGame(game),
        part(import("../../play/match/program-test.js")),
      ]);
      for (const { place, test } of this.#rows) {
        const { record, seat, seed } = test;
        const player = {
          kind: /** @type {const} */ ("program"),
          program: id,
          name,
          seed,
          clock: null,
        };
        const reply = await replyOf(warren, record, seat, player, signal);
        if (signal.aborted) return;
        const isGood = isPassed(test, reply);
        passed += Number(isGood);
        place.className = isGood ? "test-passed" : "test-failed";
        setText(place, `${isGood ? "✓" : "✗"} ${replyText(reply)}`);
      }
    } catch (thrown) {
      if (!signal.aborted) setText(this.#summary, thrownText(thrown));
      return;
    }
    setText(this.#summary, t("tests-passed", { passed, count: this.#rows.length }));
  }
}

/** Loads the messages of the panel. */
export const loadTestsPanel = () =>
  Promise.all([loadWords("program-tests"), loadWords("program-log")]);

/** @param {import("../../play/match/program-log.js").End} end */
function lineText({ trace: [place] }) {
  return place ? ` ${t("program-at-line", { line: place.line })}` : "";
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
      return t("tests-stopped", { message: reply.end.message }) + lineText(reply.end);
    case "hindered":
      return t(`tests-${reply.why.kind}`, { message: reply.why.message });
  }
}
