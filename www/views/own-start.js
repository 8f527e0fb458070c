// A start of one's own for a game: text or a file in the contest's form, what is wrong with it, its picture.

import { h, setText } from "../dom.js";
import { loadPictures } from "../games/page-modules.js";
import { t } from "../i18n.js";
import { loadProblemWords, placedText } from "../problems.js";
import { editAddress } from "../router.js";

/** No start is longer, in characters. */
const MOST = 100_000;

export class OwnStart {
  /** The lines of the start; null until they can be read. @type {string[] | null} */
  lines = null;

  /** @type {import("../boards/board.js").Picture | null} */
  #picture = null;
  #place = h("div", { class: "picture new-board-picture", hidden: true });
  #problem = h("p", { class: "problem-line", role: "status" });
  /** Leads to where it is changed by hand. */
  #edit = h("a", { class: "button", hidden: true }, t("edit-this"));
  #field;
  /** Counts what has been read, so that no picture of something older comes. */
  #read = 0;

  /**
   * @param {typeof import("../wasm/warren.js")} warren
   * @param {string} game
   * @param {string} file the name of the file that holds such a start
   * @param {(scene: import("../boards/board.js").Scene) => string[]} linesOf
   * @param {unknown} last what was chosen last
   * @param {() => void} changed
   */
  constructor(warren, game, file, linesOf, last, changed) {
    this.warren = warren;
    this.game = game;
    this.linesOf = linesOf;
    this.changed = changed;
    const id = `${game}-own`;
    this.#field = h("textarea", {
      class: "record-field figures",
      id,
      rows: 8,
      spellcheck: false,
      placeholder: t(`${game}-own-example`),
      value: textOf(last) ?? "",
    });
    this.#field.addEventListener("input", () => this.read());
    const input = h("input", { type: "file", class: "unseen", id: `${id}-file`, accept: ".txt" });
    input.addEventListener("change", () => {
      this.#take(input.files?.[0]);
      // So that the same file can be chosen again.
      input.value = "";
    });
    this.element = h(
      "div",
      { class: "new-board own-start" },
      h(
        "div",
        { class: "new-board-numbers" },
        h("label", { class: "field-label", for: id }, t(`${game}-own`, { file })),
        this.#field,
        input,
        h("label", { class: "button", for: `${id}-file` }, t("open-record-file")),
        this.#edit,
      ),
      this.#place,
      this.#problem,
    );
    // Until then, and without them, it is told in English.
    this.#loadWords().catch(() => {});
    this.element.addEventListener("dragover", (event) => event.preventDefault());
    this.element.addEventListener("drop", (event) => {
      const [dropped] = event.dataTransfer?.files ?? [];
      if (!dropped) return;
      event.preventDefault();
      this.#take(dropped);
    });
  }

  /** Tells what is wrong in the visitor's words once they are there. */
  async #loadWords() {
    await loadProblemWords();
    if (this.#problem.textContent !== "") this.read();
  }

  /** What is kept for the next time. */
  get value() {
    return { text: this.#field.value };
  }

  /** Reads what stands in the field. */
  read() {
    this.#read += 1;
    this.lines = null;
    const text = this.#field.value.replace(/^\uFEFF/, "").trimEnd();
    /** @type {import("../boards/board.js").Scene | null} */
    let scene = null;
    let problem = "";
    if (text !== "") {
      try {
        if (text.length > MOST) throw new Error(tooLarge(text.length));
        scene = this.warren.Scene.start(this.game, text.split(/\r?\n/));
        this.lines = this.linesOf(scene);
      } catch (thrown) {
        problem = placedText(thrown);
      }
    }
    setText(this.#problem, problem);
    this.#place.hidden = scene === null;
    this.#edit.hidden = scene === null;
    if (scene) this.#edit.setAttribute("href", editAddress(scene.link(0)));
    if (scene) this.#show(scene, this.#read);
    this.changed();
  }

  close() {
    this.#read += 1;
    this.#picture?.close();
  }

  /**
   * @param {import("../boards/board.js").Scene} scene is freed
   * @param {number} mine
   */
  async #show(scene, mine) {
    try {
      const { mountPicture } = await loadPictures(this.game);
      if (mine !== this.#read) return;
      this.#picture?.close();
      this.#picture = mountPicture(this.#place, scene, 0);
    } catch {
      this.#place.hidden = true;
    } finally {
      scene.free();
    }
  }

  /** @param {File | undefined} file */
  async #take(file) {
    if (!file) return;
    try {
      if (file.size > MOST) {
        setText(this.#problem, tooLarge(file.size));
        return;
      }
      this.#field.value = await file.text();
      this.read();
    } catch {
      setText(this.#problem, t("open-record-unreadable"));
    }
  }
}

/**
 * The text that was brought last; null if something else was chosen.
 * @param {unknown} last
 * @returns {string | null}
 */
export function textOf(last) {
  const text = /** @type {{ text?: unknown } | null | undefined} */ (last)?.text;
  return typeof text === "string" ? text : null;
}

/** @param {number} length */
function tooLarge(length) {
  return t("open-record-large", { kilobytes: Math.ceil(length / 1000) });
}
