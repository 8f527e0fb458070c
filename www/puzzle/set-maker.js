// Where a teacher puts a set of puzzles together: from the puzzles that come with Warren, or by link. The set is handed on as a
// link or as a file.

import { frameCode } from "../embedding/frame-code.js";
import { GAMES } from "../games/list.js";
import { openLink } from "../load.js";
import { h, setText } from "../page/dom.js";
import { loadWords, number, t } from "../page/i18n.js";
import { icon } from "../page/icons.js";
import { toldText } from "../page/problems.js";
import { saveText } from "../page/save.js";
import { loadStyle } from "../page/style-part.js";
import { courseAddress, setAddress } from "../shell/router.js";
import { puzzleFacts } from "./facts.js";
import { puzzleSet } from "./sets.js";
import { codeOfSet, LONGEST, MOST_PUZZLES, readSet, TRIES, writeSet } from "./teacher-set.js";
import { shortTask } from "./words.js";

/** @typedef {import("../main.js").App} App */
/** A chosen puzzle, with its task and the teacher's words. @typedef {{ link: string, task: string, prompt: string, wrong: string }} Chosen */

/** The height of a frame with a set, in CSS pixels. */
const FRAME = 980;

/**
 * @param {App} app
 * @param {string | null} [link] of a puzzle, with which the set begins
 * @throws if there is no puzzle in the link
 */
export async function setMakerView(app, link = null) {
  await Promise.all([loadWords("puzzles"), loadStyle("styles/puzzle.css")]);
  const view = new SetMaker(app);
  if (link !== null) await view.add(link);
  return view;
}

class SetMaker {
  title = t("set-make");
  /** @type {Chosen[]} */
  #chosen = [];
  #list = h("ol", { class: "set-chosen" });
  #said = h("p", { role: "status" });
  #name = h("input", { class: "field", type: "text", maxLength: LONGEST });
  #shuffled = h("input", { type: "checkbox" });
  #hints = h("input", { type: "checkbox", checked: true });
  #tries = h(
    "select",
    { class: "select" },
    ...TRIES.map((tries) => h("option", { value: tries ?? "" }, triesText(tries))),
  );
  #out = h("input", { class: "field", type: "text", readOnly: true, hidden: true });

  /** @param {App} app */
  constructor(app) {
    this.app = app;
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
        button("set-make-link", () => this.#makeLink(), "button primary"),
        button("set-try", () => this.#tryOut()),
        button("set-embed", () => this.#makeFrame()),
        button("set-course", () => this.#toCourse()),
        button("set-save", () => this.#save()),
        this.#openFile(),
      ),
      this.#out,
      this.#said,
    );
    this.#show();
  }

  close() {}

  /** Adds a puzzle by its link. @param {string} link */
  async add(link) {
    await this.#addLink(link);
    this.#name.value = this.#chosen[0].task;
  }

  /** The choice among the puzzles that come with Warren. */
  #fromSets() {
    const games = Object.keys(GAMES).map((game) => h("option", { value: game }, t(`${game}-name`)));
    const game = h("select", { class: "select", "aria-label": t("set-game") }, ...games);
    const puzzle = h("select", { class: "select", "aria-label": t("set-puzzle") });
    /** @type {import("./sets.js").SetPuzzle[]} */
    let set = [];
    const fill = async () => {
      const wanted = game.value;
      try {
        const read = await puzzleSet(wanted);
        if (wanted !== game.value) return;
        set = read;
        const options = set.map((each, i) =>
          h("option", { value: i }, `${number(i + 1)}. ${shortTask(each)}`),
        );
        puzzle.replaceChildren(...options);
      } catch (thrown) {
        await this.#tell(thrown);
      }
    };
    game.addEventListener("change", fill);
    fill();
    const add = button("set-add", () => {
      const chosen = set[Number(puzzle.value)];
      if (chosen) this.#add(chosen.link, `${t(`${chosen.game}-name`)}: ${shortTask(chosen)}`);
      // The next press adds the next puzzle.
      if (puzzle.selectedIndex + 1 < puzzle.length) puzzle.selectedIndex += 1;
    });
    return h("div", { class: "puzzle-filter" }, game, puzzle, add);
  }

  #byLink() {
    const field = h("input", { class: "field", type: "text", "aria-label": t("set-by-link") });
    field.placeholder = t("set-by-link");
    const add = button("set-add-link", async () => {
      try {
        await this.#addLink(field.value);
        field.value = "";
      } catch (thrown) {
        await this.#tell(thrown);
      }
    });
    return h("div", { class: "puzzle-filter" }, field, add);
  }

  /**
   * @param {string} text with the link of a puzzle
   * @param {{ prompt?: string, wrong?: string }} [words] the teacher's
   */
  async #addLink(text, words = {}) {
    const { code, game, puzzle, warren } = await openLink(text);
    if (puzzle === undefined) throw new Error(t("set-no-puzzle"));
    const facts = puzzleFacts(warren, puzzle);
    const task = shortTask({ game, ...facts });
    this.#add(code, `${t(`${game}-name`)}: ${task}`, words);
  }

  /**
   * @param {string} link the code of its link
   * @param {string} task
   * @param {{ prompt?: string, wrong?: string }} [words] the teacher's
   */
  #add(link, task, { prompt = "", wrong = "" } = {}) {
    if (this.#chosen.length >= MOST_PUZZLES) {
      setText(this.#said, t("set-full", { count: MOST_PUZZLES }));
      return;
    }
    this.#chosen.push({ link, task, prompt, wrong });
    this.#show();
    setText(this.#said, t("set-chosen", { count: this.#chosen.length }));
  }

  #show() {
    this.#out.hidden = true;
    this.#list.replaceChildren(...this.#chosen.map((chosen, place) => this.#row(chosen, place)));
  }

  /**
   * @param {Chosen} chosen
   * @param {number} place
   */
  #row(chosen, place) {
    const words = (/** @type {"prompt" | "wrong"} */ part) => {
      const field = h("input", { class: "field", type: "text", maxLength: LONGEST });
      field.value = chosen[part];
      field.addEventListener("input", () => {
        chosen[part] = field.value;
        this.#out.hidden = true;
      });
      return labelled(`set-${part}`, field);
    };
    const puzzle = place + 1;
    const up = iconButton("arrow-up", t("set-earlier", { puzzle }), () => this.#move(place));
    up.disabled = place === 0;
    const remove = iconButton("trash", t("set-remove", { puzzle }), () => {
      this.#chosen.splice(place, 1);
      this.#show();
      setText(this.#said, t("set-chosen", { count: this.#chosen.length }));
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

  /** @param {number} place of the puzzle that changes places with the one before */
  #move(place) {
    const [chosen] = this.#chosen.splice(place, 1);
    this.#chosen.splice(place - 1, 0, chosen);
    this.#show();
    this.element.focus({ preventScroll: true });
  }

  /** The set as it stands; null if something is missing, which is said. */
  #set() {
    if (this.#name.value.trim() === "") {
      setText(this.#said, t("set-untitled"));
      this.#name.focus();
      return null;
    }
    if (this.#chosen.length === 0) {
      setText(this.#said, t("set-empty"));
      return null;
    }
    const puzzles = this.#chosen.map(({ link, prompt, wrong }) => ({
      link,
      ...(prompt.trim() !== "" && { prompt }),
      ...(wrong.trim() !== "" && { wrong }),
    }));
    const tries = this.#tries.value === "" ? null : Number(this.#tries.value);
    const [title, shuffled] = [this.#name.value, this.#shuffled.checked];
    return { title, shuffled, hints: this.#hints.checked, tries, puzzles };
  }

  async #makeLink() {
    const set = this.#set();
    if (!set) return;
    const url = new URL(location.href);
    url.hash = setAddress(codeOfSet(set));
    await this.#handOn(url.href, "link");
  }

  /** Copies the code of a frame with the set. */
  async #makeFrame() {
    const set = this.#set();
    if (!set) return;
    const address = `embed.html${setAddress(codeOfSet(set))}`;
    await this.#handOn(frameCode(address, set.title, FRAME), "embed");
  }

  /**
   * Copies a text, and shows it.
   * @param {string} text
   * @param {"link" | "embed"} what
   */
  async #handOn(text, what) {
    this.#out.value = text;
    this.#out.hidden = false;
    this.#out.setAttribute("aria-label", t(what === "link" ? "set-link" : "set-embed-code"));
    try {
      await navigator.clipboard.writeText(text);
      setText(this.#said, t(`set-${what}-copied`));
    } catch {
      setText(this.#said, t(`set-${what}-made`));
      this.#out.select();
    }
  }

  /** Opens the page that makes course files, with the set. */
  #toCourse() {
    const set = this.#set();
    if (set) location.hash = courseAddress(codeOfSet(set));
  }

  #tryOut() {
    const set = this.#set();
    if (set) location.hash = setAddress(codeOfSet(set));
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
        await this.#tell(thrown);
      }
    });
    return h(
      "span",
      null,
      button("set-open", () => file.click()),
      file,
    );
  }

  /** @param {string} text of a file */
  async #open(text) {
    const { hints, puzzles, shuffled, title, tries } = readSet(text);
    this.#chosen = [];
    for (const item of puzzles) await this.#addLink(item.link, item);
    this.#name.value = title;
    this.#hints.checked = hints;
    this.#shuffled.checked = shuffled;
    this.#tries.value = String(tries ?? "");
    this.#show();
  }

  /** @param {unknown} thrown */
  async #tell(thrown) {
    setText(this.#said, t("set-problem", { reason: await toldText(thrown) }));
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

/**
 * @param {string} id of its words
 * @param {() => void} act
 */
function button(id, act, look = "button") {
  const element = h("button", { type: "button", class: look }, t(id));
  element.addEventListener("click", act);
  return element;
}

/**
 * @param {string} sign
 * @param {string} name
 * @param {() => void} act
 */
function iconButton(sign, name, act) {
  const properties = { type: "button", class: "icon-button", "aria-label": name, title: name };
  const element = h("button", properties, icon(/** @type {any} */ (sign)));
  element.addEventListener("click", act);
  return element;
}
