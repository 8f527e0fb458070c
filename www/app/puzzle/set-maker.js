// The page where a teacher makes a set of puzzles, from the puzzles that come with Warren or from links. The set is shared as a
// link or as a file.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { button, iconButton } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { saveText } from "../../kit/page/save.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { courseAddress, teacherSetAddress } from "../../play/addresses.js";
import { ProjectSaver } from "../../play/projects/project-saver.js";
import {
  chosenAgain,
  chosenByLink,
  finishedSet,
  taskIn,
  unfinishedSet,
} from "../../play/puzzle/set-draft.js";
import { puzzleSet } from "../../play/puzzle/sets.js";
import {
  codeOfSet,
  MAX_PUZZLES,
  MAX_TEXT_LENGTH,
  readSet,
  setOfCode,
  TRIES,
  writeSet,
} from "../../play/puzzle/teacher-set.js";
import { shortTask } from "../../play/puzzle/words.js";

/** @typedef {import("../../main.js").App} App */
/** A chosen puzzle, with its task and the teacher's words. @typedef {import("../../play/puzzle/set-draft.js").ChosenPuzzle} ChosenPuzzle */
/** @typedef {import("../../play/projects/store.js").Project} Project */

/** The height of a frame with a set, in CSS pixels. */
const FRAME_HEIGHT = 980;

/**
 * @param {App} app
 * @param {string | null} [link] the link of the set's first puzzle
 * @throws if there is no puzzle in the link
 */
export async function setMakerView(app, link = null) {
  await loadWordsAndStyles();
  const view = new SetMaker(app, null);
  if (link !== null) await view.add(link);
  return view;
}

/**
 * Opens a copy of a set for changes, as the visitor's own project.
 * @param {App} app
 * @param {string} code of its link
 * @throws {import("../../kit/page/failure.js").Failure} if it is no set
 */
export async function changeSetView(app, code) {
  const set = setOfCode(code);
  await loadWordsAndStyles();
  const view = new SetMaker(app, null);
  await view.load(set);
  return view;
}

/**
 * A set that the visitor has begun to make.
 * @param {App} app
 * @param {Project} project
 */
export async function setProjectView(app, project) {
  await loadWordsAndStyles();
  const view = new SetMaker(app, project);
  await view.load(unfinishedSet(project.content));
  return view;
}

const loadWordsAndStyles = () =>
  Promise.all([
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
    loadStyle("styles/puzzles.css"),
  ]);

class SetMaker {
  title = t("set-make");
  /** @type {ChosenPuzzle[]} */
  #chosen = [];
  #chosenList = h("ol", { class: "set-chosen" });
  #status = h("p", { role: "status" });
  #titleField = h("input", { class: "field", type: "text", maxLength: MAX_TEXT_LENGTH });
  #shuffledBox = h("input", { type: "checkbox" });
  #hintsBox = h("input", { type: "checkbox", checked: true });
  #triesSelect = h(
    "select",
    { class: "select" },
    ...TRIES.map((tries) => h("option", { value: tries ?? "" }, triesLabel(tries))),
  );
  #output = h("input", {
    class: "field",
    type: "text",
    readOnly: true,
    hidden: true,
    "aria-label": t("set-link"),
  });

  #projectSaver;

  /**
   * @param {App} app
   * @param {Project | null} project null for a new set
   */
  constructor(app, project) {
    this.app = app;
    this.#projectSaver = new ProjectSaver("set", project);
    this.#titleField.addEventListener("input", () => this.#store());
    for (const field of [this.#shuffledBox, this.#hintsBox, this.#triesSelect]) {
      field.addEventListener("change", () => this.#store());
    }
    this.#triesSelect.value = "";
    this.element = h(
      "main",
      { class: "puzzle-sets set-maker" },
      h("p", { class: "puzzle-sets-title", "aria-hidden": "true" }, this.title),
      h("p", { class: "muted" }, t("set-about")),
      labelledField("set-title", this.#titleField),
      this.#makePuzzlePicker(),
      this.#makeLinkField(),
      this.#chosenList,
      h("label", { class: "set-check" }, this.#shuffledBox, t("set-shuffled")),
      h("label", { class: "set-check" }, this.#hintsBox, t("set-hints")),
      labelledField("set-tries", this.#triesSelect),
      h(
        "div",
        { class: "puzzle-ways" },
        button(t("set-make-link"), () => this.#makeLink(), "primary"),
        button(t("set-try"), () => this.#openAsLearner()),
        button(t("set-print"), () => this.#openWorksheet()),
        button(t("set-embed"), () => this.#openEmbedding()),
        button(t("set-course"), () => this.#openCourse()),
        button(t("set-save"), () => this.#save()),
        this.#makeFileButton(),
      ),
      this.#output,
      this.#status,
    );
    this.#showChosen();
  }

  close() {}

  /** Adds the first puzzle by its link. @param {string} link */
  async add(link) {
    this.#chosen = [await chosenByLink(link)];
    this.#titleField.value = this.#chosen[0].task;
    this.#showChosen();
  }

  /** Shows a set, which may be unfinished. @param {import("../../play/puzzle/set-draft.js").UnfinishedSet} set */
  async load({ hints, puzzles, shuffled, title, tries }) {
    this.#chosen = await Promise.all(puzzles.map(chosenAgain));
    this.#titleField.value = title;
    this.#hintsBox.checked = hints;
    this.#shuffledBox.checked = shuffled;
    this.#triesSelect.value = String(tries ?? "");
    this.#showChosen();
  }

  /** Stores the current set. */
  #store() {
    this.#output.hidden = true;
    const set = this.#unfinished();
    const games = new Set(this.#chosen.map(({ game }) => game));
    const game = games.size === 1 ? ([...games][0] ?? null) : null;
    this.#projectSaver.keep({ title: set.title, game, content: set });
  }

  #unfinished() {
    const tries = this.#triesSelect.value === "" ? null : Number(this.#triesSelect.value);
    const [hints, shuffled] = [this.#hintsBox.checked, this.#shuffledBox.checked];
    return { title: this.#titleField.value, shuffled, hints, tries, puzzles: this.#chosen };
  }

  /** The choice among the puzzles that come with Warren. */
  #makePuzzlePicker() {
    const games = COMPLETE_GAMES.map((game) => h("option", { value: game }, t(`${game}-name`)));
    const gameSelect = h("select", { class: "select", "aria-label": t("set-game") }, ...games);
    const puzzleSelect = h("select", { class: "select", "aria-label": t("set-puzzle") });
    /** @type {import("../../play/puzzle/sets.js").SetPuzzle[]} */
    let puzzles = [];
    const fill = async () => {
      const game = gameSelect.value;
      try {
        const loaded = await puzzleSet(game);
        // The visitor may have chosen another game meanwhile.
        if (game !== gameSelect.value) return;
        puzzles = loaded;
        const options = puzzles.map((each, i) =>
          h("option", { value: i }, `${number(i + 1)}. ${shortTask(each)}`),
        );
        puzzleSelect.replaceChildren(...options);
      } catch (thrown) {
        await this.#showProblem(thrown);
      }
    };
    gameSelect.addEventListener("change", fill);
    fill();
    const addButton = button(t("set-add"), () => {
      const chosen = puzzles[Number(puzzleSelect.value)];
      if (chosen)
        this.#addPuzzle({ ...chosen, task: taskIn(chosen.game, chosen), prompt: "", wrong: "" });
      // The next press adds the next puzzle.
      if (puzzleSelect.selectedIndex + 1 < puzzleSelect.length) puzzleSelect.selectedIndex += 1;
    });
    return h("div", { class: "puzzle-filter" }, gameSelect, puzzleSelect, addButton);
  }

  #makeLinkField() {
    const field = h("input", { class: "field", type: "text", "aria-label": t("set-by-link") });
    field.placeholder = t("set-by-link");
    const addButton = button(t("set-add-link"), async () => {
      try {
        this.#addPuzzle(await chosenByLink(field.value));
        field.value = "";
      } catch (thrown) {
        await this.#showProblem(thrown);
      }
    });
    return h("div", { class: "puzzle-filter" }, field, addButton);
  }

  /** @param {ChosenPuzzle} chosen */
  #addPuzzle({ game, link, prompt, task, wrong }) {
    if (this.#chosen.length >= MAX_PUZZLES) {
      setText(this.#status, t("set-full", { count: MAX_PUZZLES }));
      return;
    }
    this.#chosen.push({ game, link, task, prompt, wrong });
    this.#storeAndShow();
    setText(this.#status, t("set-chosen", { count: this.#chosen.length }));
  }

  #storeAndShow() {
    this.#store();
    this.#showChosen();
  }

  #showChosen() {
    this.#output.hidden = true;
    this.#chosenList.replaceChildren(
      ...this.#chosen.map((chosen, index) => this.#makeRow(chosen, index)),
    );
  }

  /**
   * @param {ChosenPuzzle} chosen
   * @param {number} index
   */
  #makeRow(chosen, index) {
    const wordsField = (/** @type {"prompt" | "wrong"} */ part) => {
      const field = h("input", { class: "field", type: "text", maxLength: MAX_TEXT_LENGTH });
      field.value = chosen[part];
      field.addEventListener("input", () => {
        chosen[part] = field.value;
        this.#store();
      });
      return labelledField(`set-${part}`, field);
    };
    const puzzle = index + 1;
    const upButton = iconButton("arrow-up", t("set-earlier", { puzzle }), () =>
      this.#moveUp(index),
    );
    upButton.disabled = index === 0;
    const removeButton = iconButton("trash", t("set-remove", { puzzle }), () => {
      this.#chosen.splice(index, 1);
      this.#storeAndShow();
      setText(this.#status, t("set-chosen", { count: this.#chosen.length }));
      this.element.focus({ preventScroll: true });
    });
    return h(
      "li",
      null,
      h("div", { class: "set-row" }, h("strong", null, chosen.task), upButton, removeButton),
      wordsField("prompt"),
      wordsField("wrong"),
    );
  }

  /** @param {number} index of the puzzle to swap with the previous one */
  #moveUp(index) {
    const [chosen] = this.#chosen.splice(index, 1);
    this.#chosen.splice(index - 1, 0, chosen);
    this.#storeAndShow();
    this.element.focus({ preventScroll: true });
  }

  /** The current set; null if something is missing, which the page reports. */
  #completeSet() {
    if (this.#titleField.value.trim() === "") {
      setText(this.#status, t("set-untitled"));
      this.#titleField.focus();
      return null;
    }
    if (this.#chosen.length === 0) {
      setText(this.#status, t("set-empty"));
      return null;
    }
    return finishedSet(this.#unfinished());
  }

  async #makeLink() {
    const set = this.#completeSet();
    if (!set) return;
    const url = new URL(location.href);
    url.hash = teacherSetAddress(codeOfSet(set));
    this.#output.value = url.href;
    this.#output.hidden = false;
    try {
      await navigator.clipboard.writeText(url.href);
      setText(this.#status, t("set-link-copied"));
    } catch {
      setText(this.#status, t("set-link-made"));
      this.#output.select();
    }
  }

  /** Opens the dialog with the code for a page. */
  async #openEmbedding() {
    const set = this.#completeSet();
    if (!set) return;
    const uses = [{ use: /** @type {const} */ ("set"), height: FRAME_HEIGHT }];
    const frame = { fragment: teacherSetAddress(codeOfSet(set)), title: set.title, uses };
    const notify = (/** @type {string} */ text) => this.app.notices.show(text);
    try {
      const { openEmbedding } = await loadPart(import("../share/embedding.js"));
      await openEmbedding(frame, notify, () => this.element.isConnected);
    } catch (thrown) {
      await this.#showProblem(thrown);
    }
  }

  /** Opens the page that makes course files, with the set. */
  #openCourse() {
    const set = this.#completeSet();
    if (set) location.hash = courseAddress(codeOfSet(set));
  }

  /** Shows the set as a worksheet. Its author may see the solutions. */
  async #openWorksheet() {
    const set = this.#completeSet();
    if (!set) return;
    try {
      const { openWorksheet } = await loadPart(import("../worksheet/view.js"));
      await openWorksheet(this.element, set, { isForeign: false, hasSolutions: true });
    } catch (thrown) {
      await this.#showProblem(thrown);
    }
  }

  #openAsLearner() {
    const set = this.#completeSet();
    if (set) location.hash = teacherSetAddress(codeOfSet(set));
  }

  #save() {
    const set = this.#completeSet();
    if (set) saveText(writeSet(set), "warren-set.json");
  }

  #makeFileButton() {
    const file = h("input", { type: "file", accept: ".json", hidden: true });
    file.addEventListener("change", async () => {
      try {
        const text = (await file.files?.[0]?.text()) ?? "";
        file.value = "";
        await this.#openFileText(text);
      } catch (thrown) {
        await this.#showProblem(thrown);
      }
    });
    return h(
      "span",
      null,
      button(t("set-open"), () => file.click()),
      file,
    );
  }

  /** Opens a set as another project. @param {string} text the content of a file */
  async #openFileText(text) {
    const set = readSet(text);
    // An unreadable puzzle makes the file invalid.
    await Promise.all(set.puzzles.map(({ link }) => chosenByLink(link)));
    this.#projectSaver.beginAnother();
    await this.load(set);
    this.#store();
  }

  /** @param {unknown} thrown */
  async #showProblem(thrown) {
    setText(this.#status, t("set-problem", { reason: await loadThrownText(thrown) }));
  }
}

/** @param {number | null} tries */
const triesLabel = (tries) =>
  tries === null ? t("set-any-tries") : t("set-some-tries", { tries });

/**
 * @param {string} id of its words
 * @param {HTMLElement} field
 */
const labelledField = (id, field) =>
  h("label", { class: "set-label" }, h("span", { class: "muted" }, t(id)), field);
