// The comparison of two sources, in a dialog: side by side, or on a narrow screen one below the other.

import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import {
  EditorState,
  EditorView,
  highlightActiveLineGutter,
  highlightSpecialChars,
  lineNumbers,
  syntaxHighlighting,
} from "../../vendor/codemirror.js";
import { getChunks, MergeView, unifiedMergeView } from "../../vendor/codemirror-merge.js";
import { HIGHLIGHT, themeFor } from "./code-style.js";

/** A source with its name on the page. @typedef {{ name: string, source: string }} NamedSource */

/** The screens on which the sources are side by side. */
const WIDE_SCREEN = "(min-width: 60rem)";

/** The unchanged lines around a change, and the number of lines from which others are folded. */
const FOLDING = { margin: 3, minSize: 4 };

/** Limits on the precision and the time of a comparison. Beyond them it marks larger places. */
const EFFORT = { scanLimit: 5000, timeout: 250 };

const CHANGES = EditorView.theme({
  "&.cm-merge-a": { borderRight: "1px solid var(--line)" },
  ".cm-changeGutter": { width: "14px", paddingLeft: "0", textAlign: "center" },
  "&.cm-merge-a .cm-changedLine, .cm-deletedChunk": { backgroundColor: tint("--side1", 8) },
  "&.cm-merge-b .cm-changedLine": { backgroundColor: tint("--accent", 8) },
  "&.cm-merge-a .cm-changedText, & .cm-deletedChunk .cm-deletedText": {
    background: tint("--side1", 7),
    textDecoration: "underline",
    textDecorationColor: "var(--side1)",
  },
  "&.cm-merge-b .cm-changedText": {
    background: tint("--accent", 7),
    textDecoration: "underline",
    textDecorationColor: "var(--accent)",
  },
  "&.cm-merge-a .cm-changedLineGutter, & .cm-deletedLineGutter": {
    background: "none",
    color: "var(--side1)",
  },
  "&.cm-merge-b .cm-changedLineGutter": { background: "none", color: "var(--accent)" },
  // The side of a line is known by its sign, too.
  "&.cm-merge-a .cm-changedLineGutter::before, & .cm-deletedLineGutter::before": { content: '"−"' },
  "&.cm-merge-b .cm-changedLineGutter::before": { content: '"+"' },
  ".cm-collapsedLines": {
    padding: "8px 12px",
    color: "var(--muted)",
    background: "var(--board)",
    fontSize: "13px",
  },
  ".cm-collapsedLines::before, .cm-collapsedLines::after": { content: '"⋯"' },
});

/** The labels and keys of the buttons that go to other changes. */
const STEPS = [
  ["diff-previous", "Shift+F7"],
  ["diff-next", "F7"],
];

/** @param {string} colour @param {number} percent */
function tint(colour, percent) {
  return `color-mix(in srgb, var(${colour}) ${percent}%, transparent)`;
}

/**
 * Opens the dialog.
 * @param {readonly NamedSource[]} sources the newest first
 * @param {Object} options
 * @param {number} options.older the places of the two sources to compare at first
 * @param {number} options.newer
 * @param {import("./grammars.js").Grammar} options.grammar
 */
export function openDiff(sources, { grammar, newer, older }) {
  const diff = new Diff(sources, { older, newer }, grammar);
  const dialog = openDialog(t("diff-title"), diff.element);
  dialog.classList.add("diff");
  dialog.addEventListener("close", () => diff.close());
  diff.show();
}

class Diff {
  #sources;
  #grammar;
  #selects;
  #wideScreen = matchMedia(WIDE_SCREEN);
  #closing = new AbortController();
  #countText = h("p", { role: "status" });
  #wholeField = h("input", { type: "checkbox" });
  #stepButtons = [
    button(t("code-previous"), () => this.#step(-1)),
    button(t("code-next"), () => this.#step(1)),
  ];
  #viewPart = h("div", { class: "diff-view", dir: "ltr", translate: false });
  #root = this.#viewPart.attachShadow({ mode: "open" });
  /** The editor with the newer source. @type {EditorView | undefined} */
  #newerView;
  /** The change that was gone to last; -1 if none. */
  #place = -1;
  /** Both editors. @type {{ destroy: () => void } | undefined} */
  #views;

  /**
   * @param {readonly NamedSource[]} sources
   * @param {{ older: number, newer: number }} places
   * @param {import("./grammars.js").Grammar} grammar
   */
  constructor(sources, { newer, older }, grammar) {
    this.#sources = sources;
    this.#grammar = grammar;
    const select = (/** @type {number} */ place) =>
      h(
        "select",
        { class: "select" },
        ...sources.map(({ name }, index) =>
          h("option", { value: String(index), selected: index === place }, name),
        ),
      );
    const { dir } = document.documentElement;
    this.#selects = { older: select(older), newer: select(newer) };
    for (const [index, [label, key]] of STEPS.entries()) {
      this.#stepButtons[index].setAttribute("aria-label", t(label));
      this.#stepButtons[index].setAttribute("aria-keyshortcuts", key);
    }
    this.element = h(
      "div",
      { class: "diff-parts" },
      h(
        "div",
        // In the order of the editors, which code determines.
        { class: "diff-sides", dir: "ltr" },
        h("label", { dir }, t("diff-older"), this.#selects.older),
        h("label", { dir }, t("diff-newer"), this.#selects.newer),
      ),
      h(
        "div",
        { class: "diff-steps" },
        this.#countText,
        ...this.#stepButtons,
        h("label", { class: "diff-whole" }, this.#wholeField, t("diff-whole")),
      ),
      this.#viewPart,
    );
    const { signal } = this.#closing;
    this.element.addEventListener("change", () => this.show());
    this.element.addEventListener("keydown", (event) => this.#onKeyDown(event));
    this.#wideScreen.addEventListener("change", () => this.show(), { signal });
  }

  close() {
    this.#closing.abort();
    this.#views?.destroy();
  }

  /** Compares the chosen sources. */
  show() {
    this.#views?.destroy();
    const [older, newer] = [this.#selects.older, this.#selects.newer].map(
      ({ value }) => this.#sources[Number(value)],
    );
    const [before, after] = [older, newer].map(({ name, source }) => ({
      doc: source,
      extensions: this.#extensions(t("diff-source", { name })),
    }));
    const options = {
      diffConfig: EFFORT,
      ...(!this.#wholeField.checked && { collapseUnchanged: FOLDING }),
    };
    if (this.#wideScreen.matches) {
      const views = new MergeView({ a: before, b: after, root: this.#root, ...options });
      this.#root.replaceChildren(views.dom);
      this.#newerView = views.b;
      this.#views = views;
    } else {
      const unified = unifiedMergeView({
        original: older.source,
        mergeControls: false,
        ...options,
      });
      const state = EditorState.create({ ...after, extensions: [after.extensions, unified] });
      this.#newerView = new EditorView({ root: this.#root, state });
      this.#root.replaceChildren(this.#newerView.dom);
      this.#views = this.#newerView;
    }
    this.#place = -1;
    const count = this.#chunks().length;
    setText(this.#countText, t("diff-count", { count }));
    for (const stepButton of this.#stepButtons) stepButton.disabled = count === 0;
  }

  #chunks() {
    return (this.#newerView && getChunks(this.#newerView.state)?.chunks) ?? [];
  }

  /** Goes to another change, and says which one it is. @param {1 | -1} direction */
  #step(direction) {
    const view = this.#newerView;
    const chunks = this.#chunks();
    const count = chunks.length;
    if (!view || count === 0) return;
    this.#place = (Math.max(this.#place + direction, direction - 1) + count) % count;
    const { fromB } = chunks[this.#place];
    const anchor = Math.min(fromB, view.state.doc.length);
    view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: "center" }),
    });
    setText(this.#countText, t("diff-place", { number: this.#place + 1, count }));
  }

  /** @param {KeyboardEvent} event */
  #onKeyDown(event) {
    // The page's own keys have no meaning here.
    event.stopPropagation();
    if (event.key !== "F7") return;
    event.preventDefault();
    this.#step(event.shiftKey ? -1 : 1);
  }

  /** @param {string} label the name for screen readers */
  #extensions(label) {
    return [
      this.#grammar,
      EditorState.readOnly.of(true),
      EditorState.tabSize.of(4),
      EditorState.phrases.of({ "$ unchanged lines": `\u2068${t("diff-unchanged")}\u2069` }),
      EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
      lineNumbers(),
      highlightActiveLineGutter(),
      highlightSpecialChars(),
      syntaxHighlighting(HIGHLIGHT),
      themeFor("ltr"),
      CHANGES,
    ];
  }
}
