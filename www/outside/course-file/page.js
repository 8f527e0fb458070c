// The page that makes a course file: its items, scoring and format.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { fetchFile, fetchJson } from "../../kit/page/failure.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { loadThrownText, thrownText } from "../../kit/page/problems.js";
import { saveBlob } from "../../kit/page/save.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { ProjectSaver } from "../../play/projects/project-saver.js";
import { courseOf, FORMATS, MAX_TITLE_LENGTH, RULE, USUAL_RULE } from "../course/description.js";
import { CourseChoice } from "./choice.js";
import { courseOfFile, unfinishedCourse } from "./draft.js";
import { courseFile, nameOfFile } from "./file.js";
import { ItemList } from "./item-list.js";
import { itemNamedBy, NotInCourses } from "./links.js";
import { Shelf } from "./shelf.js";

/** The displayed names of the formats. */
const FORMAT_NAMES = { scorm12: "SCORM 1.2", scorm2004: "SCORM 2004", cmi5: "cmi5" };

/** The possible languages of a course, in their own words. */
const LANGUAGES = [
  ["en", "English"],
  ["ru", "Русский"],
  ["fa", "فارسی"],
];

/** The maximum number of lines with links to read at a time. */
const MAX_LINES = 200;

/**
 * @param {string} first the first item: a game, for its lesson, or the code of a link; empty for none
 * @throws {import("../../wasm/warren.js").Problem} if it cannot be read
 */
export async function courseFileView(first) {
  await loadParts();
  const view = new CourseFileView(null);
  if (first !== "") view.begin(await itemNamedBy(first));
  return view;
}

/**
 * A course that the visitor has begun to put together.
 * @param {import("../../play/projects/store.js").Project} project
 */
export async function courseProjectView(project) {
  await loadParts();
  const view = new CourseFileView(project);
  view.load(unfinishedCourse(project.content));
  return view;
}

function loadParts() {
  const words = ["course-file", "puzzles", "lessons", "problems"].map((part) => loadWords(part));
  return Promise.all([...words, loadStyle("styles/course-file.css")]);
}

class CourseFileView {
  #choice = new CourseChoice();
  #saver;
  #items;
  #shelf;
  #title = h("input", {
    class: "select",
    id: "course-file-title",
    maxLength: MAX_TITLE_LENGTH,
    value: t("course-file-items"),
  });
  #format = select(
    "course-file-format",
    FORMATS.map((format, at) => [
      format,
      at === 0 ? mostSupported(FORMAT_NAMES[format]) : FORMAT_NAMES[format],
    ]),
  );
  #language = select("course-file-language", [
    ["", t("course-file-language-learner")],
    ...LANGUAGES,
  ]);
  #help = h("input", { type: "checkbox", checked: true });
  #points = RULE.map((name) => pointsField(name));
  #links = h("textarea", {
    class: "record-field",
    id: "course-file-links",
    rows: 3,
    spellcheck: false,
  });
  #linkFaults = h("ul", { class: "course-file-faults", role: "status" });
  #save = button(t("course-file-save"), null, "primary");
  #status = h("p", { class: "course-file-status", role: "status" });

  /** @param {import("../../play/projects/store.js").Project | null} project null for a new course */
  constructor(project) {
    this.#saver = new ProjectSaver("course", project);
    const [changed, keep] = [() => this.#changed(), () => this.#keep()];
    this.#items = new ItemList(this.#choice, { changed, renamed: keep });
    this.#shelf = new Shelf(this.#choice, changed);
    for (const field of [this.#title, this.#links, ...this.#points.map(({ input }) => input)]) {
      field.addEventListener("input", keep);
    }
    for (const field of [this.#format, this.#language, this.#help]) {
      field.addEventListener("change", keep);
    }
    this.#save.addEventListener("click", () => void this.#saveFile());
    this.title = t("course-file");
    this.element = h(
      "main",
      { class: "course-file" },
      h("p", null, t("course-file-what")),
      h("p", { class: "muted" }, t("course-file-untried")),
      this.#openSection(),
      this.#items.element,
      this.#shelf.element,
      this.#linkSection(),
      this.#howSection(),
      h("div", { class: "course-file-ends" }, this.#save, this.#status),
    );
  }

  close() {
    this.#shelf.close();
  }

  /** Begins with an item. @param {import("./choice.js").ChosenItem} item */
  begin(item) {
    this.#choice.add(item);
    this.#show();
  }

  /** Shows a course, which may be unfinished. @param {import("./draft.js").UnfinishedCourse} course */
  load({ format, help, items, language, links, rule, title }) {
    this.#choice.replace(items);
    this.#title.value = title;
    this.#format.value = format;
    this.#language.value = language;
    this.#help.checked = help;
    this.#links.value = links;
    for (const [i, name] of RULE.entries()) this.#points[i].input.value = String(rule[name] ?? "");
    this.#show();
  }

  #changed() {
    this.#keep();
    this.#show();
  }

  #show() {
    this.#items.show();
    this.#shelf.show();
    setText(this.#status, "");
  }

  /** Stores the course as it is. */
  #keep() {
    const points = this.#points.map(({ input }) => input.valueAsNumber);
    const rule = RULE.map((name, i) => [name, Number.isNaN(points[i]) ? null : points[i]]);
    const { items } = this.#choice;
    const games = [...new Set(items.flatMap(({ games }) => games))];
    const title = this.#title.value;
    const content = {
      title,
      format: this.#format.value,
      language: this.#language.value,
      help: this.#help.checked,
      rule: Object.fromEntries(rule),
      items,
      links: this.#links.value,
    };
    this.#saver.keep({ title, game: games.length === 1 ? games[0] : null, content });
  }

  /** The button that opens a course file. */
  #openSection() {
    const field = h("input", { type: "file", accept: ".zip", hidden: true });
    const open = button(t("course-file-open"), () => field.click());
    field.addEventListener("change", () => {
      const [file] = field.files ?? [];
      field.value = "";
      if (file) void this.#openFile(file);
    });
    return h("p", null, open, field);
  }

  /** Opens a course file as another project. @param {File} file */
  async #openFile(file) {
    try {
      const course = await courseOfFile(file);
      this.#saver.beginAnother();
      this.load(course);
      this.#keep();
    } catch (thrown) {
      const reason = await loadThrownText(thrown);
      setText(this.#status, t("course-file-not-opened", { file: file.name, reason }));
    }
  }

  #linkSection() {
    const addButton = button(t("course-file-take"), () => void this.#takeLinks());
    return h(
      "section",
      { class: "course-file-links" },
      h("label", { for: "course-file-links" }, t("course-file-links")),
      this.#links,
      h("div", null, addButton),
      this.#linkFaults,
    );
  }

  /** Adds the items that the lines name. Unreadable lines stay in the field. */
  async #takeLinks() {
    const lines = this.#links.value.split("\n").slice(0, MAX_LINES);
    const faults = [];
    const unread = [];
    for (const [at, line] of lines.entries()) {
      if (line.trim() === "") continue;
      try {
        this.#choice.add(await itemNamedBy(line.trim()));
      } catch (thrown) {
        unread.push(line);
        const args = { line: number(at + 1), reason: thrownText(thrown) };
        const isGame = thrown instanceof NotInCourses;
        faults.push(t(isGame ? "course-file-game-link" : "course-file-not-read", args));
      }
    }
    this.#links.value = unread.join("\n");
    this.#linkFaults.replaceChildren(...faults.map((fault) => h("li", null, fault)));
    this.#changed();
  }

  #howSection() {
    return h(
      "section",
      { class: "course-file-how" },
      sectionTitle(t("course-file-how")),
      h("p", { class: "muted" }, t("course-file-rule")),
      h("div", { class: "course-file-rule" }, ...this.#points.map(({ element }) => element)),
      h("label", { class: "course-file-tick" }, this.#help, t("course-file-help")),
      h(
        "div",
        { class: "course-file-fields" },
        labelled("course-file-title", this.#title),
        labelled("course-file-format", this.#format),
        labelled("course-file-language", this.#language),
      ),
    );
  }

  async #saveFile() {
    const course = this.#course();
    if (typeof course === "string") {
      setText(this.#status, t(course));
      return;
    }
    this.#save.disabled = true;
    setText(this.#status, t("course-file-making"));
    try {
      const list = await fetchJson("course-files/list.json");
      const games = this.#choice.items.flatMap(({ games }) => games);
      const bytes = await courseFile(course, games, list, readFile);
      const file = nameOfFile(course);
      saveBlob(new Blob([new Uint8Array(bytes)], { type: "application/zip" }), file);
      const size = number(Math.round(bytes.length / 1000));
      setText(this.#status, t("course-file-saved", { file, size }));
    } catch (thrown) {
      setText(this.#status, t("course-file-failed", { reason: thrownText(thrown) }));
    }
    this.#save.disabled = false;
  }

  /** The course, or the message that says what is missing. */
  #course() {
    const points = this.#points.map(({ input }) => input);
    if (this.#choice.items.length === 0) return "course-file-none";
    if (this.#title.value.trim() === "") return "course-file-untitled";
    if (!points.every(({ validity, value }) => validity.valid && value !== "")) {
      return "course-file-points";
    }
    return courseOf({
      version: 1,
      format: this.#format.value,
      title: this.#title.value,
      language: this.#language.value || null,
      help: this.#help.checked,
      rule: Object.fromEntries(RULE.map((name, i) => [name, Number(points[i].value)])),
      items: this.#choice.courseItems,
    });
  }
}

/** @param {string} format the name of the format that most systems support */
const mostSupported = (format) => t("course-file-format-usual", { format });

/** @param {string} path */
async function readFile(path) {
  return new Uint8Array(await fetchFile(path, (response) => response.arrayBuffer()));
}

/**
 * A field for one number of the rule.
 * @param {typeof RULE[number]} name
 */
function pointsField(name) {
  const id = `course-file-${name}`;
  const input = h("input", {
    class: "select",
    id,
    type: "number",
    min: "0",
    max: "100",
    step: "1",
    inputMode: "numeric",
    value: String(USUAL_RULE[name]),
  });
  return { element: labelled(id, input), input };
}

/**
 * @param {string} id the id of the field, and of its label's message
 * @param {HTMLElement} field
 */
function labelled(id, field) {
  return h("div", { class: "course-file-field" }, h("label", { for: id }, t(id)), field);
}

/**
 * @param {string} id
 * @param {readonly string[][]} choices each a value with its name
 */
function select(id, choices) {
  return h(
    "select",
    { class: "select", id },
    ...choices.map(([value, name]) => h("option", { value }, name)),
  );
}
