// The page where a teacher makes a set of puzzles, from the puzzles that come with Warren or from links. The set is shared as a
// link or as a file.

import { COMPLETE_GAMES } from "../../games/complete.js";
import { button, iconButton } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { part } from "../../kit/page/failure.js";
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
import { frameCode } from "../share/frame-code.js";

/** @typedef {import("../../main.js").App} App */
/** A chosen puzzle, with its task and the teacher's words. @typedef {import("../../play/puzzle/set-draft.js").Chosen} Chosen */
/** @typedef {import("../../play/projects/store.js").Project} Project */

/** The height of a frame with a set, in CSS pixels. */
const FRAME_HEIGHT = 980;

/**
 * @param {App} app
 * @param {string | null} [link] the link of the set's first puzzle
 * @throws if there is no puzzle in the link
 */
export async function setMakerView(app, link = null) {
  await loadParts();
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
  await loadParts();
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
  await loadParts();
  const view = new SetMaker(app, project);
  await view.load(unfinishedSet(project.content));
  return view;
}

const loadParts = () =>
  Promise.all([
    loadWords("puzzles"),
    loadStyle("styles/puzzle.css"),
    loadStyle("styles/puzzles.css"),
  ]);

class SetMaker {
  title = t("set-make");
  /** @type {Chosen[]} */
  #chosen = [];
  #list = h("ol", { class: "set-chosen" });
  #status = h("p", { role: "status" });
  #name = h("input", { class: "field", type: "text", maxLength: MAX_TEXT_LENGTH });
  #shuffled = h("input", { type: "checkbox" });
  #hints = h("input", { type: "checkbox", checked: true });
  #tries = h(
    "select",
    { class: "select" },
    ...TRIES.map((tries) => h("option", { value: tries ?? "" }, triesText(tries))),
  );
  #output = h("input", { class: "field", type: "text", readOnly: true, hidden: true });

  #keeping;

  /**
   * @param {App} app
   * @param {Project | null} project null for a new set
   */
  constructor(app, project) {
    this.app = app;
    this.#keeping = new ProjectSaver("set", project);
    this.#name.addEventListener("input", () => this.#store());
    for (const field of [this.#shuffled, this.#hints, this.#tries]) {
      field.addEventListener("change", () => this.#store());
    }
    this.#tries.value = "";
    this.element = h(
      "main",
      { class: "puzzle-sets set-maker" },
      h("p", { class: "puzzle-sets-title", "aria-hidden": "true" }, this.title),
      h("p", { class: "muted" }, t("set-about")),
      labelled("set-title", this.#name),
      this.#fromSets(),
      this.#byLink(),
      this.#list,
      h("label", { class: "set-check" }, this.#shuffled, t("set-shuffled")),
      h("label", { class: "set-check" }, this.#hints, t("set-hints")),
      labelled("set-tries", this.#tries),
      h(
        "div",
        { class: "puzzle-ways" },
        button(t("set-make-link"), () => this.#makeLink(), "primary"),
        button(t("set-try"), () => this.#tryOut()),
        button(t("set-print"), () => this.#openWorksheet()),
        button(t("set-embed"), () => this.#makeFrame()),
        button(t("set-course"), () => this.#openCourse()),
        button(t("set-save"), () => this.#save()),
        this.#openFile(),
      ),
      this.#output,
      this.#status,
    );
    this.#show();
  }

  close() {}

  /** Adds the first puzzle by its link. @param {string} link */
  async add(link) {
    this.#chosen = [await chosenByLink(link)];
    this.#name.value = this.#chosen[0].task;
    this.#show();
  }

  /** Shows a set, which may be unfinished. @param {import("../../play/puzzle/set-draft.js").Unfinished} set */
  async load({ hints, puzzles, shuffled, title, tries }) {
    this.#chosen = await Promise.all(puzzles.map(chosenAgain));
    this.#name.value = title;
    this.#hints.checked = hints;
    this.#shuffled.checked = shuffled;
    this.#tries.value = String(tries ?? "");
    this.#show();
  }

  /** Stores the current set. */
  #store() {
    this.#output.hidden = true;
    const set = this.#unfinished();
    const games = new Set(this.#chosen.map(({ game }) => game));
    const game = games.size === 1 ? ([...games][0] ?? null) : null;
    this.#keeping.keep({ title: set.title, game, content: set });
  }

  #unfinished() {
    const tries = this.#tries.value === "" ? null : Number(this.#tries.value);
    const [hints, shuffled] = [this.#hints.checked, this.#shuffled.checked];
    return { title: this.#name.value, shuffled, hints, tries, puzzles: this.#chosen };
  }

  /** The choice among the puzzles that come with Warren. */
  #fromSets() {
    const games = COMPLETE_GAMES.map((game) => h("option", { value: game }, t(`${game}-name`)));
    const game = h("select", { class: "select", "aria-label": t("set-game") }, ...games);
    const puzzle = h("select", { class: "select", "aria-label": t("set-puzzle") });
    /** @type {import("../../play/puzzle/sets.js").SetPuzzle[]} */
    let set = [];
    const fill = async () => {
      const chosenGame = game.value;
      try {
        const read = await puzzleSet(chosenGame);
        if (chosenGame !== game.value) return;
        set = read;
        const options = set.map((each, i) =>
          h("option", { value: i }, `${number(i + 1)}. ${shortTask(each)}`),
        );
        puzzle.replaceChildren(...options);
      } catch (thrown) {
        await this.#showProblem(thrown);
      }
    };
    game.addEventListener("change", fill);
    fill();
    const add = button(t("set-add"), () => {
      const chosen = set[Number(puzzle.value)];
      if (chosen)
        this.#add({ ...chosen, task: taskIn(chosen.game, chosen), prompt: "", wrong: "" });
      // The next press adds the next puzzle.
      if (puzzle.selectedIndex + 1 < puzzle.length) puzzle.selectedIndex += 1;
    });
    return h("div", { class: "puzzle-filter" }, game, puzzle, add);
  }

  #byLink() {
    const field = h("input", { class: "field", type: "text", "aria-label": t("set-by-link") });
    field.placeholder = t("set-by-link");
    const add = button(t("set-add-link"), async () => {
      try {
        this.#add(await chosenByLink(field.value));
        field.value = "";
      } catch (thrown) {
        await this.#showProblem(thrown);
      }
    });
    return h("div", { class: "puzzle-filter" }, field, add);
  }

  /** @param {Chosen} chosen */
  #add({ game, link, prompt, task, wrong }) {
    if (this.#chosen.length >= MAX_PUZZLES) {
      setText(this.#status, t("set-full", { count: MAX_PUZZLES }));
      return;
    }
    this.#chosen.push({ game, link, task, prompt, wrong });
    this.#changed();
    setText(this.#status, t("set-chosen", { count: this.#chosen.length }));
  }

  #changed() {
    this.#store();
    this.#show();
  }

  #show() {
    this.#output.hidden = true;
    this.#list.replaceChildren(...this.#chosen.map((chosen, place) => this.#row(chosen, place)));
  }

  /**
   * @param {Chosen} chosen
   * @param {number} place
   */
  #row(chosen, place) {
    const words = (/** @type {"prompt" | "wrong"} */ part) => {
      const field = h("input", { class: "field", type: "text", maxLength: MAX_TEXT_LENGTH });
      field.value = chosen[part];
      field.addEventListener("input", () => {
        chosen[part] = field.value;
        this.#store();
      });
      return labelled(`set-${part}`, field);
    };
    const puzzle = place + 1;
    const up = iconButton("arrow-up", t("set-earlier", { puzzle }), () => this.#move(place));
    up.disabled = place === 0;
    const remove = iconButton("trash", t("set-remove", { puzzle }), () => {
      this.#chosen.splice(place, 1);
      this.#changed();
      setText(this.#status, t("set-chosen", { count: this.#chosen.length }));
      this.element.focus({ preventScroll: true });
    });
    return h(
      "li",
      null,
      h("div", { class: "set-row" }, h("strong", null, chosen.task), up, remove),
      words("prompt"),
      words("wrong"),
    );
  }

  /** @param {number} place of the puzzle to swap with the previous one */
  #move(place) {
    const [chosen] = this.#chosen.splice(place, 1);
    this.#chosen.splice(place - 1, 0, chosen);
    this.#changed();
    this.element.focus({ preventScroll: true });
  }

  /** The current set; null if something is missing, which the page reports. */
  #set() {
    if (this.#name.value.trim() === "") {
      setText(this.#status, t("set-untitled"));
      this.#name.focus();
      return null;
    }
    if (this.#chosen.length === 0) {
      setText(this.#status, t("set-empty"));
      return null;
    }
    return finishedSet(this.#unfinished());
  }

  async #makeLink() {
    const set = this.#set();
    if (!set) return;
    const url = new URL(location.href);
    url.hash = teacherSetAddress(codeOfSet(set));
    await this.#copy(url.href, "link");
  }

  /** Copies the code of a frame with the set. */
  async #makeFrame() {
    const set = this.#set();
    if (!set) return;
    const address = `embed.html${teacherSetAddress(codeOfSet(set))}`;
    await this.#copy(frameCode(address, set.title, FRAME_HEIGHT), "embed");
  }

  /**
   * Copies a text, and shows it.
   * @param {string} text
   * @param {"link" | "embed"} what
   */
  async #copy(text, what) {
    this.#output.value = text;
    this.#output.hidden = false;
    this.#output.setAttribute("aria-label", t(what === "link" ? "set-link" : "set-embed-code"));
    try {
      await navigator.clipboard.writeText(text);
      setText(this.#status, t(`set-${what}-copied`));
    } catch {
      setText(this.#status, t(`set-${what}-made`));
      this.#output.select();
    }
  }

  /** Opens the page that makes course files, with the set. */
  #openCourse() {
    const set = this.#set();
    if (set) location.hash = courseAddress(codeOfSet(set));
  }

  /** Shows the set as a worksheet. Its author may see the solutions. */
  async #openWorksheet() {
    const set = this.#set();
    if (!set) return;
    try {
      const { openWorksheet } = await part(import("../worksheet/view.js"));
      await openWorksheet(this.element, set, { isForeign: false, hasSolutions: true });
    } catch (thrown) {
      await this.#showProblem(thrown);
    }
  }

  #tryOut() {
    const set = this.#set();
    if (set) location.hash = teacherSetAddress(codeOfSet(set));
  }

  #save() {
    const set = this.#set();
    if (set) saveText(writeSet(set), "warren-set.json");
  }

  #openFile() {
    const file = h("input", { type: "file", accept: ".json", hidden: true });
    file.addEventListener("change", async () => {
      try {
        const text = (await file.files?.[0]?.text()) ?? "";
        file.value = "";
        await this.#open(text);
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
  async #open(text) {
    const set = readSet(text);
    // An unreadable puzzle makes the file invalid.
    await Promise.all(set.puzzles.map(({ link }) => chosenByLink(link)));
    this.#keeping.beginAnother();
    await this.load(set);
    this.#store();
  }

  /** @param {unknown} thrown */
  async #showProblem(thrown) {
    setText(this.#status, t("set-problem", { reason: await loadThrownText(thrown) }));
  }
}

/** @param {number | null} tries */
const triesText = (tries) => (tries === null ? t("set-any-tries") : t("set-some-tries", { tries }));

/**
 * @param {string} id of its words
 * @param {HTMLElement} field
 */
const labelled = (id, field) =>
  h("label", { class: "set-label" }, h("span", { class: "muted" }, t(id)), field);
