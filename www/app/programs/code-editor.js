// The code editor: CodeMirror in a shadow tree. There it uses constructed style sheets, which the page's policy allows. In the
// page itself it would use style elements, which the policy forbids.

import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import {
  bracketMatching,
  Compartment,
  defaultKeymap,
  EditorState,
  EditorView,
  ensureSyntaxTree,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSelectionMatches,
  highlightSpecialChars,
  history,
  historyKeymap,
  indentOnInput,
  indentWithTab,
  keymap,
  lineNumbers,
  lintGutter,
  openSearchPanel,
  searchKeymap,
  setDiagnostics,
  syntaxHighlighting,
} from "../../vendor/codemirror.js";
import { HIGHLIGHT, themeFor } from "./code-style.js";

/** @typedef {import("../../play/programs/program.js").Language} Language */

/**
 * A message about a place in the code. Lines and columns count from 1.
 * @typedef {{ line: number, column?: number, message: string, severity: "error" | "warning" | "info" }} Diagnostic
 */

/** The languages whose grammar finds mistakes reliably. */
const CHECKED_LANGUAGES = new Set(["javascript", "python"]);

/** The delay between the last key and the grammar check, and the check's time limit. */
const CHECK_DELAY_MS = 600;
const MAX_CHECK_MS = 100;

/** The texts of CodeMirror's own panels: its English text, and our message. */
const PHRASES = {
  Find: "code-find",
  Replace: "code-replacement",
  next: "code-next",
  previous: "code-previous",
  all: "code-all",
  "match case": "code-case",
  regexp: "code-regexp",
  "by word": "code-words",
  replace: "code-replace",
  "replace all": "code-replace-all",
  close: "code-close",
  "current match": "code-match",
  "on line": "code-on-line",
  "Go to line": "code-go-to-line",
  go: "code-go",
  Diagnostics: "code-diagnostics",
  "No diagnostics": "code-no-diagnostics",
};

let editorCount = 0;

export class CodeEditor {
  #view;
  #readOnlySetting = new Compartment();
  #language;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #checkTimer;
  /** Whether the text is being set by the page rather than the visitor. */
  #isSetByPage = false;
  /** The marked places in the code as it is, besides the failure. @type {readonly Diagnostic[]} */
  #diagnostics = [];
  /** The place where the program failed when it played. @type {Diagnostic | null} */
  #failure = null;

  /**
   * @param {Object} code
   * @param {Language} code.language
   * @param {import("./grammars.js").Grammar} code.grammar of that language
   * @param {string} code.text
   * @param {string} code.label the editor's name for screen readers
   * @param {boolean} [code.isReadOnly]
   * @param {(text: string) => void} [onChange] called when the visitor has changed the text
   */
  constructor({ language, grammar, text, label, isReadOnly = false }, onChange = () => {}) {
    this.#language = language;
    this.element = h("div", { class: "code-editor", dir: "ltr", translate: false });
    const root = this.element.attachShadow({ mode: "open" });
    editorCount += 1;
    const id = `code-help-${editorCount}`;
    const help = h("p", { id, hidden: true }, t("code-keys"));
    const direction = document.documentElement.dir || "ltr";
    const phrases = Object.entries(PHRASES).map(([english, message]) => [english, t(message)]);
    this.#view = new EditorView({
      root,
      state: EditorState.create({
        doc: text,
        extensions: [
          grammar,
          EditorState.phrases.of(Object.fromEntries(phrases)),
          EditorState.tabSize.of(4),
          EditorView.contentAttributes.of({
            "aria-label": label,
            ...(!isReadOnly && { "aria-describedby": id }),
            spellcheck: "false",
            // Auditors do not count editable content as focusable, and a long source scrolls.
            tabindex: "0",
          }),
          lineNumbers(),
          lintGutter(),
          history(),
          highlightSpecialChars(),
          bracketMatching(),
          highlightSelectionMatches(),
          isReadOnly ? [] : [highlightActiveLine(), highlightActiveLineGutter()],
          indentOnInput(),
          syntaxHighlighting(HIGHLIGHT),
          themeFor(direction),
          keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
          this.#readOnlySetting.of(readOnlyExtension(isReadOnly)),
          EditorView.domEventHandlers({
            keydown: (event, view) => this.#setTabMode(event, view),
            blur: (_, view) => view.setTabFocusMode(false),
          }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            this.#diagnostics = [];
            if (this.#isSetByPage) return;
            onChange(update.state.doc.toString());
            this.#checkLater();
          }),
        ],
      }),
    });
    root.append(help, this.#view.dom);
    // The page's own keys, such as the question mark, are text here.
    this.element.addEventListener("keydown", (event) => event.stopPropagation());
    if (!isReadOnly) this.#checkLater();
  }

  get text() {
    return this.#view.state.doc.toString();
  }

  /** Replaces the text, and keeps the position of the cursor. @param {string} text */
  setText(text) {
    const { state } = this.#view;
    if (state.doc.toString() === text) return;
    this.#isSetByPage = true;
    const { anchor } = state.selection.main;
    this.#view.dispatch({
      changes: { from: 0, to: state.doc.length, insert: text },
      selection: { anchor: Math.min(anchor, text.length) },
    });
    this.#isSetByPage = false;
  }

  /** Replaces the text as if the visitor had typed it, so that it can be undone. @param {string} text */
  replaceText(text) {
    this.#view.dispatch({ changes: { from: 0, to: this.#view.state.doc.length, insert: text } });
  }

  /** @param {boolean} isReadOnly */
  setReadOnly(isReadOnly) {
    this.#view.dispatch({
      effects: this.#readOnlySetting.reconfigure(readOnlyExtension(isReadOnly)),
    });
  }

  /**
   * Marks places in the code until the code changes.
   * @param {readonly Diagnostic[]} diagnostics
   */
  showDiagnostics(diagnostics) {
    this.#diagnostics = diagnostics;
    this.#showMarks();
  }

  /**
   * Marks the place where the program failed when it played, beside the other marks.
   * @param {Diagnostic | null} failure null removes the mark
   */
  showFailure(failure) {
    if (failure === null && this.#failure === null) return;
    this.#failure = failure;
    this.#showMarks();
  }

  #showMarks() {
    const { doc } = this.#view.state;
    const diagnostics = [...this.#diagnostics, ...(this.#failure ? [this.#failure] : [])];
    const marks = diagnostics.map(({ column = 1, line, message, severity }) => {
      const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
      const start = Math.min(from + Math.max(column, 1) - 1, to);
      return {
        from: start,
        to: Math.max(start, wordEnd(doc.sliceString(start, to), start)),
        message,
        severity,
      };
    });
    marks.sort((one, other) => one.from - other.from);
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
  }

  /** Shows a line, and puts the cursor there. @param {number} line from 1 */
  goTo(line) {
    this.#view.dispatch({ selection: { anchor: this.#startOf(line) }, scrollIntoView: true });
    this.#view.focus();
  }

  /** Scrolls to a line, and leaves the cursor and the focus where they are. @param {number} line from 1 */
  reveal(line) {
    const effects = EditorView.scrollIntoView(this.#startOf(line), { y: "center" });
    this.#view.dispatch({ effects });
  }

  /** @param {number} line from 1 */
  #startOf(line) {
    const { doc } = this.#view.state;
    return doc.line(Math.min(Math.max(line, 1), doc.lines)).from;
  }

  focus() {
    this.#view.focus();
  }

  openSearch() {
    openSearchPanel(this.#view);
  }

  /** Measures the layout again after the element has moved. */
  measure() {
    this.#view.requestMeasure();
  }

  close() {
    clearTimeout(this.#checkTimer);
    this.#view.destroy();
  }

  /**
   * After Escape, the Tab key leaves the editor until another key is pressed.
   * @param {KeyboardEvent} event
   * @param {EditorView} view
   */
  #setTabMode({ key }, view) {
    if (key === "Escape") view.setTabFocusMode(true);
    else if (key !== "Tab" && key !== "Shift") view.setTabFocusMode(false);
    return false;
  }

  #checkLater() {
    if (!CHECKED_LANGUAGES.has(this.#language)) return;
    clearTimeout(this.#checkTimer);
    this.#checkTimer = setTimeout(() => this.#checkGrammar(), CHECK_DELAY_MS);
  }

  /** Marks only the first place that the grammar rejects, because later errors often follow from it. */
  #checkGrammar() {
    const { state } = this.#view;
    const tree = ensureSyntaxTree(state, state.doc.length, MAX_CHECK_MS);
    if (!tree) return;
    let firstError = -1;
    tree.iterate({
      enter: ({ from, type }) => {
        if (firstError < 0 && type.isError) firstError = from;
        return firstError < 0;
      },
    });
    if (firstError < 0) {
      this.showDiagnostics([]);
      return;
    }
    const { from, number: line } = state.doc.lineAt(firstError);
    const column = firstError - from + 1;
    const message = t("code-not-understood");
    this.showDiagnostics([{ line, column, message, severity: "error" }]);
  }
}

/** @param {boolean} isReadOnly */
function readOnlyExtension(isReadOnly) {
  return EditorState.readOnly.of(isReadOnly);
}

/**
 * The end of a mark: after the word or the sign at its beginning.
 * @param {string} rest of the line
 * @param {number} start
 */
function wordEnd(rest, start) {
  const [word] = rest.match(/^(\w+|\S)/) ?? [""];
  return start + word.length;
}
