// The page where a teacher writes a lesson: a sentence for each move of a game, and questions between them.

import { GAMES } from "../../games/list.js";
import { loadBoard } from "../../games/modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { courseAddress, sharedAddress } from "../../play/addresses.js";
import { LessonDraft } from "../../play/lesson/draft.js";
import { MAX_ANSWERS, MAX_STEPS, MAX_TEXT_LENGTH } from "../../play/lesson/lesson.js";
import { openLink } from "../../play/load.js";
import { sideName } from "../../play/match/names.js";
import { ProjectSaver } from "../../play/projects/project-saver.js";
import { MoveNames } from "../table/move-names.js";
import { stepFields } from "./step-fields.js";

/**
 * @param {import("../../main.js").App} app
 * @param {string} code of the link of a game or a lesson
 */
export async function teachView(app, code) {
  const [link] = await Promise.all([openLink(code), ...loadParts()]);
  return new TeachView(app, link, await loadBoard(link.game), null);
}

/**
 * A lesson that the visitor has begun to write.
 * @param {import("../../main.js").App} app
 * @param {import("../../play/projects/store.js").Project} project
 * @throws if its game cannot be read
 */
export async function lessonProjectView(app, project) {
  const [link] = await Promise.all([
    openLink(String(Object(project.content).link)),
    ...loadParts(),
  ]);
  return new TeachView(app, link, await loadBoard(link.game), project);
}

/** The files that the page needs besides the game. */
const loadParts = () => [loadWords("lessons"), loadWords("share"), loadStyle("styles/lesson.css")];

/** The height of a frame for a game without its own height, in CSS pixels. */
const DEFAULT_FRAME_HEIGHT = 1000;

class TeachView {
  #app;
  #boardModule;
  #draft;
  #projectSaver;
  #list = h("ol", { class: "teach-steps" });
  #status = h("p", { class: "teach-status muted", role: "status" });
  #tryLink = h("a", { class: "button" }, t("teach-try"));
  #copyLinkButton = button(t("share-link"), null, "primary");
  #embedButton = button(t("share-embed"));
  #courseLink = h("a", { class: "button" }, t("share-course"));
  #manualCopy = h("textarea", {
    class: "record-field",
    readOnly: true,
    hidden: true,
    rows: 4,
    "aria-label": t("share-by-hand"),
  });

  /**
   * @param {import("../../main.js").App} app
   * @param {import("../../play/load.js").Link} link
   * @param {import("../../kit/boards/board.js").BoardModule} boardModule
   * @param {import("../../play/projects/store.js").Project | null} project null for a new lesson
   */
  constructor(app, link, boardModule, project) {
    this.#app = app;
    this.#boardModule = boardModule;
    const { game } = link;
    this.title = t("teach-title", { game: t(`${game}-name`) });
    this.#draft = new LessonDraft(link, this.#defaultTexts(link.scene));
    const draft = this.#draft;
    if (project) draft.restore(project.content);
    this.#projectSaver = new ProjectSaver("lesson", project);
    const titleField = h("input", {
      class: "select",
      id: "teach-name",
      value: draft.script.title,
      maxLength: MAX_TEXT_LENGTH,
    });
    titleField.addEventListener("input", () => {
      draft.script.title = titleField.value;
      this.#storeAndShow();
    });
    this.#copyLinkButton.addEventListener("click", () =>
      this.#copyText(this.#url, t("share-copied")),
    );
    this.#embedButton.addEventListener("click", () => this.#openEmbedding());
    this.element = h(
      "main",
      { class: "teach" },
      h("p", { class: "muted" }, t("teach-what")),
      labelledField("teach-name", titleField),
      labelledField("teach-seat", this.#makeSeatSelect()),
      this.#list,
      h(
        "div",
        { class: "teach-ends" },
        this.#copyLinkButton,
        this.#tryLink,
        this.#embedButton,
        this.#courseLink,
      ),
      this.#status,
      this.#manualCopy,
    );
    this.#showSteps();
    this.#showUses();
  }

  close() {}

  get #url() {
    return sharedAddress(this.#draft.game, this.#draft.code);
  }

  /** Opens the dialog with the code for a page. */
  async #openEmbedding() {
    const { code, game, script } = this.#draft;
    const height = GAMES[game].frameHeights?.puzzle ?? DEFAULT_FRAME_HEIGHT;
    const uses = [{ use: /** @type {const} */ ("lesson"), height }];
    const frame = { fragment: `#${code}`, title: script.title, uses };
    const notify = (/** @type {string} */ text) => this.#app.notices.show(text);
    try {
      const { openEmbedding } = await loadPart(import("../share/embedding.js"));
      await openEmbedding(frame, notify, () => this.element.isConnected);
    } catch (thrown) {
      this.#app.notices.showFailure(thrown, () => this.#openEmbedding());
    }
  }

  /** @param {import("../../wasm/warren.js").Scene} scene */
  #defaultTexts(scene) {
    const names = new MoveNames(scene.game, this.#boardModule, scene, { seats: scene.seats });
    return {
      title: t("lesson-title", { game: t(`${scene.game}-name`) }),
      say: (/** @type {{ move: string, ply: number }} */ { move, ply }) =>
        t("teach-say-usual", { move: names.inNotation(ply, [move])[0] }),
    };
  }

  #makeSeatSelect() {
    const draft = this.#draft;
    const options = Array.from({ length: draft.seats }, (_, seat) =>
      h(
        "option",
        { value: String(seat), selected: seat === draft.seat },
        sideName(draft.game, seat),
      ),
    );
    const seatSelect = h("select", { class: "select", id: "teach-seat" }, ...options);
    seatSelect.addEventListener("change", () => {
      draft.takeSeat(Number(seatSelect.value), this.#defaultTexts(draft.scene));
      this.#showSteps();
      this.#storeAndShow();
    });
    return seatSelect;
  }

  /** Renders the steps again after one was added or removed. */
  #showSteps() {
    const { moves, scene, script } = this.#draft;
    const names = new MoveNames(scene.game, this.#boardModule, scene, { seats: scene.seats });
    let moveIndex = 0;
    const items = script.steps.map((step, index) => {
      const played = step.ask ? null : moves[moveIndex++];
      const move = played ? names.inNotation(played.ply, [played.move])[0] : null;
      const isLast = index === script.steps.length - 1;
      return stepFields(step, index, move, {
        onChange: () => this.#storeAndShow(),
        ask: () => this.#insertQuestion(index),
        remove: step.ask && (() => this.#editSteps(() => this.#draft.remove(index), index)),
        end:
          step.ask || isLast
            ? null
            : () => this.#editSteps(() => this.#draft.endWith(index), index),
      });
    });
    this.#list.replaceChildren(...items);
  }

  /** @param {number} index the step before which a question is inserted */
  #insertQuestion(index) {
    if (this.#draft.script.steps.length >= MAX_STEPS) {
      setText(this.#status, t("teach-full", { most: number(MAX_STEPS) }));
      return;
    }
    const answers = Array.from({ length: 2 }, (_, i) => t("teach-answer-usual", { number: i + 1 }));
    const step = { say: t("teach-question-usual"), ask: { answers, right: 0 } };
    this.#editSteps(() => this.#draft.insert(index, step), index);
  }

  /**
   * @param {() => void} change
   * @param {number} index the step that gets the focus
   */
  #editSteps(change, index) {
    change();
    this.#showSteps();
    this.#storeAndShow();
    const step = this.#list.children[Math.min(index, this.#list.children.length - 1)];
    step?.querySelector("textarea")?.focus();
  }

  /** Stores the lesson, and shows it. */
  #storeAndShow() {
    const { content, game, script } = this.#draft;
    this.#projectSaver.keep({ title: script.title, game, content });
    this.#showUses();
  }

  /** Shows what is missing, or the uses of a complete lesson. */
  #showUses() {
    const missing = this.#missingText();
    setText(this.#status, missing ?? t("teach-kept"));
    this.#copyLinkButton.disabled = this.#embedButton.disabled = missing !== null;
    for (const link of [this.#tryLink, this.#courseLink]) link.hidden = missing !== null;
    if (missing !== null) return;
    const { code } = this.#draft;
    this.#tryLink.href = `#${code}`;
    this.#courseLink.href = courseAddress(code);
  }

  /** A message that says what is missing; null if the lesson is complete. */
  #missingText() {
    const { moves, script } = this.#draft;
    if (moves.length === 0) return t("teach-no-moves");
    if (script.title.trim() === "") return t("teach-no-title");
    for (const [i, { ask, say }] of script.steps.entries()) {
      const step = number(i + 1);
      if (say.trim() === "") return t("teach-no-sentence", { step });
      if (!ask) continue;
      const isComplete = ask.answers.length > 1 && ask.answers.length <= MAX_ANSWERS;
      if (!isComplete) return t("teach-no-answers", { step, most: number(MAX_ANSWERS) });
    }
    return null;
  }

  /**
   * @param {string} text
   * @param {string} confirmation
   */
  async #copyText(text, confirmation) {
    try {
      await navigator.clipboard.writeText(text);
      this.#app.notices.show(confirmation);
    } catch {
      this.#manualCopy.hidden = false;
      this.#manualCopy.value = text;
      this.#manualCopy.focus();
      this.#manualCopy.select();
    }
  }
}

/**
 * @param {string} id also the id of the control
 * @param {HTMLElement} control
 */
function labelledField(id, control) {
  return h("div", null, fieldLabel(id, t(id)), control);
}
