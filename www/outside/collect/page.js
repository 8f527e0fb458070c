// Collects learners' hand-ins for their teacher: a table, sums, and a file for spreadsheets. The data stays in this page.

import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadWords, number, t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { saveBlob } from "../../kit/page/save.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { sectionTitle } from "../../kit/page/titles.js";
import { fillAsSeen } from "./as-seen.js";
import { Collection } from "./collection.js";
import { fileRows, sorted } from "./columns.js";
import { csvOf } from "./csv.js";
import { filesDropped } from "./dropped.js";
import { namesOf } from "./names.js";
import { handInsInText, handInsOf } from "./reading.js";
import { summaries } from "./summary.js";
import { openLink, tableOf } from "./table.js";

/** @typedef {import("./checking.js").Row} Row */
/** @typedef {import("./reading.js").CollectedEntry} CollectedEntry */

/** The maximum number of wrong answers in a sum. */
const MAX_WRONG = 8;
/** The maximum number of listed files with problems. */
const MAX_TROUBLES = 200;

export async function collectView() {
  const parts = ["collect", "puzzles", "lessons"].map((part) => loadWords(part));
  await Promise.all([...parts, loadStyle("styles/collect.css")]);
  return new CollectView();
}

class CollectView {
  #collection = new Collection();
  /** @type {import("./names.js").Names | null} */
  #names = null;
  #order = { id: "name", isDown: false };
  /** The key of the only subject shown; empty for all. */
  #onlySubject = "";
  /** Resolves when all files so far have been read, one after the other. */
  #reading = Promise.resolve();
  #isClosed = false;
  /** Stops reading. */
  #stopping = new AbortController();
  /** Stop adding elements that are not in view yet. @type {(() => void)[]} */
  #fillStoppers = [];

  #stop = button(t("collect-stop"), () => this.#stopReading());
  #status = h("p", { class: "collect-status", role: "status" });
  #troubles = h("div");
  #table = h("div", { class: "collect-results" });
  #sums = h("div", { class: "collect-sums" });

  constructor() {
    this.title = t("collect");
    this.#stop.hidden = true;
    this.element = h(
      "main",
      { class: "collect" },
      h("p", null, t("collect-what")),
      h("p", { class: "muted" }, t("collect-no-proof")),
      this.#addSection(),
      h("div", { class: "collect-buttons" }, this.#status, this.#stop),
      this.#troubles,
      this.#table,
      this.#sums,
    );
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      event.preventDefault();
      const { dataTransfer } = event;
      if (dataTransfer) this.#read(filesDropped(dataTransfer));
    });
  }

  /** Whether a reload would lose something. */
  isBusy() {
    return this.#collection.rows.length > 0;
  }

  close() {
    this.#isClosed = true;
    this.#stopReading();
    this.#stopFilling();
  }

  // ---- Adding files

  #addSection() {
    const files = h("input", {
      type: "file",
      multiple: true,
      hidden: true,
      class: "collect-files",
    });
    const folder = h("input", { type: "file", hidden: true, class: "collect-folder" });
    folder.webkitdirectory = true;
    for (const input of [files, folder]) {
      input.addEventListener("change", () => {
        const chosen = Array.from(input.files ?? [], (file) => ({
          name: file.webkitRelativePath || file.name,
          content: file,
        }));
        input.value = "";
        if (chosen.length > 0) this.#read(chosen);
      });
    }
    const pasted = h("textarea", { id: "collect-text", rows: 3, spellcheck: false });
    const addPasted = () => {
      if (pasted.value.trim() === "") return;
      this.#addHandIns(handInsInText(pasted.value, t("collect-pasted")));
      pasted.value = "";
    };
    return h(
      "section",
      { class: "collect-bring card" },
      h("p", null, t("collect-bring")),
      h(
        "div",
        { class: "collect-buttons" },
        button(t("collect-choose"), () => files.click(), "primary"),
        button(t("collect-choose-folder"), () => folder.click()),
        files,
        folder,
      ),
      h("label", { for: "collect-text" }, t("collect-paste")),
      pasted,
      h("div", { class: "collect-buttons" }, button(t("collect-take"), addPasted)),
    );
  }

  /** @param {AsyncIterable<import("./reading.js").NamedFile> | Iterable<import("./reading.js").NamedFile>} files */
  #read(files) {
    this.#addHandIns(handInsOf(files));
  }

  /** @param {AsyncIterable<CollectedEntry> | Iterable<CollectedEntry>} entries */
  #addHandIns(entries) {
    const { signal } = this.#stopping;
    this.#stop.hidden = false;
    this.#reading = this.#reading.then(async () => {
      if (signal.aborted) return;
      let count = 0;
      const progress = () => {
        count += 1;
        if (count % 10 === 0) setText(this.#status, t("collect-reading", { count }));
      };
      try {
        await this.#collection.addAll(entries, progress, signal);
        this.#names = await namesOf(this.#collection.rows);
        if (!this.#isClosed) this.#show();
      } catch (thrown) {
        setText(this.#status, t("unfinished-view", { reason: thrownText(thrown) }));
      }
    });
    const reading = this.#reading;
    void reading.then(() => {
      this.#stop.hidden = reading === this.#reading;
    });
  }

  /** Stops reading. The hand-ins read so far remain. */
  #stopReading() {
    this.#stopping.abort();
    this.#stopping = new AbortController();
  }

  #stopFilling() {
    for (const stop of this.#fillStoppers.splice(0)) stop();
  }

  // ---- Showing results

  #show() {
    const { duplicates, rows, troubles } = this.#collection;
    const counts = { rows: rows.length, troubles: troubles.length, doubles: duplicates };
    setText(this.#status, t("collect-read", counts));
    this.#troubles.replaceChildren(...(troubles.length > 0 ? [troublesList(troubles)] : []));
    this.#showTable();
  }

  get #shown() {
    const { rows } = this.#collection;
    return this.#onlySubject === ""
      ? rows
      : rows.filter(({ subject }) => subject.key === this.#onlySubject);
  }

  #showTable() {
    const names = this.#names;
    const { rows } = this.#collection;
    if (!names || rows.length === 0) return;
    const shown = sorted(this.#shown, names, this.#order);
    this.#stopFilling();
    const table = tableOf(shown, names, this.#order, (id) => this.#sort(id));
    const focused = /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.column;
    this.#table.replaceChildren(
      h(
        "div",
        { class: "collect-buttons" },
        this.#filter(rows, names),
        button(t("collect-save"), () => saveCsv(shown, names)),
      ),
      h("p", { class: "foreign-by" }, t("collect-by")),
      table.element,
    );
    if (focused) {
      const sameButton = this.#table.querySelector(`[data-column="${CSS.escape(focused)}"]`);
      /** @type {HTMLElement | null} */ (sameButton)?.focus();
    }
    this.#sums.replaceChildren(sectionTitle(t("collect-sums")));
    const sums = summaries(this.#shown, names.moves);
    const stopSums = fillAsSeen(this.#sums, sums, (summary) => [summarySection(summary, names)]);
    this.#fillStoppers.push(table.close, stopSums);
  }

  /**
   * @param {readonly Row[]} rows
   * @param {import("./names.js").Names} names
   */
  #filter(rows, names) {
    const subjects = new Map(rows.map((row) => [row.subject.key, names.subject(row)]));
    const choice = h(
      "select",
      { "aria-label": t("collect-filter") },
      h("option", { value: "" }, t("collect-all")),
      ...Array.from(subjects, ([key, name]) => h("option", { value: key }, name)),
    );
    choice.value = this.#onlySubject;
    choice.addEventListener("change", () => {
      this.#onlySubject = choice.value;
      this.#showTable();
      this.#table.querySelector("select")?.focus();
    });
    return choice;
  }

  /** @param {string} id */
  #sort(id) {
    this.#order = { id, isDown: this.#order.id === id && !this.#order.isDown };
    this.#showTable();
  }
}

/** @param {readonly import("./collection.js").Trouble[]} troubles */
function troublesList(troubles) {
  const items = troubles
    .slice(0, MAX_TROUBLES)
    .map(({ file, problem }) => h("li", null, h("bdi", null, file), ": ", t(problem)));
  return h(
    "details",
    { class: "collect-troubles", open: true },
    h("summary", null, t("collect-troubles", { count: troubles.length })),
    h("ul", { class: "collect-list" }, ...items),
  );
}

/**
 * @param {import("./summary.js").Summary} summary
 * @param {import("./names.js").Names} names
 */
function summarySection({ count, first, median, solved, wrong }, names) {
  const words = { count, solved, median: median === null ? "none" : number(median) };
  const isGame = first.subject.kind === "game";
  const items = wrong.slice(0, MAX_WRONG).map(({ count, tried }) => {
    const moves = names.moves(first, tried);
    const text = t("collect-wrong-count", { moves, count });
    return h("li", null, h("span", null, text), " ", openLink(`#${tried.code}`, moves));
  });
  return h(
    "section",
    { class: "collect-sum card" },
    h("h3", null, names.subject(first)),
    h("p", null, t(isGame ? "collect-sum-game" : "collect-sum", words)),
    items.length > 0 && h("h4", null, t("collect-wrong")),
    items.length > 0 && h("ol", { class: "collect-list" }, ...items),
  );
}

/**
 * @param {readonly Row[]} rows
 * @param {import("./names.js").Names} names
 */
function saveCsv(rows, names) {
  const absolute = (/** @type {string} */ address) => new URL(address, location.href).href;
  const text = csvOf(fileRows(rows, names, absolute));
  saveBlob(new Blob([text], { type: "text/csv" }), "warren.csv");
}
