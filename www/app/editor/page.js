// The page for setting up a position by hand: tools, the board, the problems left, and the ways to use the position.

import { GAMES } from "../../games/list.js";
import { loadEditor } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { part } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { loadProblemWords } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { editAddress, sharedAddress } from "../../play/addresses.js";
import { Drafting, takeLegacyDraft } from "../../play/editor/draft.js";
import { loadGame, openLink } from "../../play/load.js";
import { ProjectSaver } from "../../play/projects/project-saver.js";
import { puzzleOptionsOf, readPuzzleOptions } from "../../play/puzzle/options.js";
import { EditorActions } from "./actions.js";
import { EditorFields } from "./fields.js";
import { EditorPad } from "./pad.js";
import { EditorProblems } from "./problems.js";
import { EditorText } from "./text.js";
import { EditorTools } from "./tools.js";

/**
 * @typedef {import("../../kit/boards/editing.js").EditorModule} EditorModule
 * @typedef {import("../../kit/boards/editing.js").Edit} Edit
 * @typedef {import("../../play/editor/draft.js").Warren} Warren
 * @typedef {import("../../play/puzzle/options.js").PuzzleOptions} PuzzleOptions
 */

/**
 * @param {import("../../main.js").App} app
 * @param {string} what a text that begins with a game's name, or that contains a link
 * @throws {import("../../wasm/warren.js").Problem} if it is neither
 */
export async function editorView(app, what) {
  const named = Object.keys(GAMES).find((game) => game === what.match(/^[a-z]+/)?.[0]);
  const [{ game, warren, linked }] = await Promise.all([
    named
      ? loadGame(named).then((warren) => ({ game: named, warren, linked: null }))
      : openLink(what).then((linked) => ({ ...linked, linked })),
    loadWords("editor"),
    loadProblemWords(),
    loadStyle("styles/editor.css"),
  ]);
  const address = editAddress(linked?.code ?? game);
  const module = await loadEditor(game);
  const left = takeLegacyDraft(warren, game, address);
  const draft = left ?? (linked ? draftOf(linked) : warren.Draft.usual(game));
  const goal =
    linked?.puzzle === undefined
      ? null
      : puzzleOptionsOf(linked.puzzle, draft.lines().length, module.goals);
  const view = new EditorView(
    app,
    module,
    { warren, draft, goal },
    new ProjectSaver("position", null),
  );
  if (left) view.keep();
  return view;
}

/**
 * A position that the visitor has begun to set up.
 * @param {import("../../main.js").App} app
 * @param {import("../../play/projects/store.js").Project} project
 * @throws if its draft cannot be read
 */
export async function positionView(app, project) {
  const game = String(project.game);
  const [warren, module] = await Promise.all([
    loadGame(game),
    loadEditor(game),
    loadWords("editor"),
    loadProblemWords(),
    loadStyle("styles/editor.css"),
  ]);
  const { draft, goal } = Object(project.content);
  const start = {
    warren,
    draft: warren.Draft.restore(game, String(draft)),
    goal: readPuzzleOptions(goal),
  };
  return new EditorView(app, module, start, new ProjectSaver("position", project));
}

/**
 * The draft of the position that a link shows.
 * @param {import("../../play/load.js").Link} link
 */
function draftOf({ game, scene, warren }) {
  return warren.Draft.read(game, scene.position(scene.point));
}

class EditorView {
  /** @type {string | null} the place that the tool picked something up from */
  #picked = null;
  /** @type {string | null} the place it was last dragged to */
  #dragged = null;
  /** The text under the board, until something changes. */
  #hint = "";
  #closed = false;
  #keeping;
  /** The goal of a puzzle with the position. @type {PuzzleOptions | null} */
  #goal;
  #place = h("div", { class: "board" });
  #starts = h("div", { class: "editor-starts" });
  #status = h("p", { class: "editor-status", role: "status" });

  /**
   * @param {import("../../main.js").App} app
   * @param {EditorModule} module
   * @param {{ warren: Warren, draft: import("../../play/editor/draft.js").Draft, goal: PuzzleOptions | null }} start
   * @param {ProjectSaver} keeping
   */
  constructor(app, module, { draft, goal, warren }, keeping) {
    const { game } = draft;
    this.app = app;
    this.module = module;
    this.#goal = goal;
    this.#keeping = keeping;
    const drafting = new Drafting(warren, game, draft, () => this.keep());
    this.drafting = drafting;
    this.title = t("edit-title", { game: t(`${game}-name`) });
    const apply = (/** @type {Edit} */ edit) => this.#apply(edit);
    this.tools = new EditorTools(game, () => this.#toolChanged());
    this.problems = new EditorProblems((problem) => this.#focusProblem(problem));
    this.fields = new EditorFields(game, module, apply);
    this.text = new EditorText(warren, game, module.board ?? null, {
      take: (draft) => {
        this.drafting.replace(draft);
        this.#show();
      },
      notify: (text) => app.notices.show(text),
    });
    this.pad = new EditorPad();
    this.actions = new EditorActions({
      undo: () => this.#step(() => drafting.undo()),
      redo: () => this.#step(() => drafting.redo()),
      empty: () => this.#begin(warren.Draft.empty(game)),
      usual: () => this.#begin(warren.Draft.usual(game)),
      share: () => this.#share(),
      puzzle: () => this.#makePuzzle(),
      play: () => app.newGame(game, drafting.draft.lines()),
    });
    const own = (module.actions ?? []).map(({ word, edit }) =>
      button(t(`${game}-edit-${word}`), () => apply(edit)),
    );
    this.element = h(
      "main",
      { class: "editor", "data-game": game },
      h(
        "div",
        { class: "editor-table" },
        this.#place,
        h("div", { class: "editor-line" }, this.#status, this.actions.row),
        this.tools.element,
        this.pad.element,
      ),
      h(
        "div",
        { class: "editor-beside" },
        this.problems.element,
        this.actions.ends,
        this.fields.element,
        module.note && h("p", { class: "muted editor-note" }, t(module.note)),
        this.#starts,
        this.text.element,
      ),
    );
    this.#starts.append(this.actions.starts, ...own);
    this.board = module.mountEditor(this.#place, {
      press: (cell) => this.#press(cell),
      drag: (cell) => this.#drag(cell),
      release: () => this.#release(),
      key: (cell, key) => this.#cellKey(cell, key),
      say: (text) => this.#showHint(text),
      setting: settingOf(warren, game),
    });
    this.pad.take(this.board);
    if (this.board.tools) this.pad.element.after(this.board.tools);
    if (this.board.button) this.#starts.append(this.board.button);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.#show();
  }

  close() {
    this.#closed = true;
    this.board.close();
    this.text.close();
  }

  /** Stores the position as it is. */
  keep() {
    const { game, text } = this.drafting;
    const content = { draft: text, ...(this.#goal && { goal: this.#goal }) };
    this.#keeping.keep({ title: "", game, content });
  }

  // ---- showing

  #show() {
    const { content, draft, problems, undoable, redoable } = this.drafting;
    this.tools.show(this.module.tools(content), this.module.choices?.(content) ?? []);
    this.fields.show(content, problems);
    this.problems.show(problems);
    const isOver = problems.length === 0 && isOverIn(draft);
    this.actions.show({ undoable, redoable, isReady: problems.length === 0, isOver });
    this.text.show(draft, problems.length === 0);
    this.#showBoard();
    const count = problems.length;
    const state = isOver ? t("edit-over") : t("edit-state", { count });
    setText(this.#status, this.#hint || state);
    this.#status.classList.toggle("problem-line", !this.#hint && count > 0);
  }

  #showBoard() {
    const { content, problems } = this.drafting;
    const cells = problems.flatMap(({ place }) => (place.kind === "cell" ? [place.name] : []));
    this.board.show({ content, marked: new Set(cells), picked: this.#picked });
  }

  /** @param {string} text */
  #showHint(text) {
    this.#hint = text;
    this.#show();
  }

  /** @param {import("../../wasm/warren.js").DraftProblem} problem */
  #focusProblem({ place }) {
    if (place.kind === "cell") this.board.focus(place.name);
    else if (place.kind === "field") this.fields.focus(place.name);
    else if (place.kind === "piece") this.tools.choose(place.name);
  }

  // ---- editing

  /**
   * @param {Edit | null} edit
   * @returns {boolean} whether it changed anything
   */
  #apply(edit) {
    this.#hint = "";
    const changed = edit !== null && this.drafting.apply(edit);
    this.#show();
    return changed;
  }

  /** @param {() => void} step */
  #step(step) {
    this.#hint = "";
    this.#picked = null;
    step();
    this.#show();
  }

  /** @param {import("../../play/editor/draft.js").Draft} draft */
  #begin(draft) {
    this.#step(() => this.drafting.replace(draft));
  }

  #toolChanged() {
    this.#hint = "";
    this.#picked = null;
    this.#show();
  }

  /**
   * The edit that the tool makes in a cell.
   * @param {string} cell
   * @param {string | null} from the place that it picked something up from
   */
  #edit(cell, from) {
    const { chosen, tool } = this.tools;
    return this.module.edit(tool, cell, this.drafting.content, from, chosen);
  }

  /** @param {string} cell */
  #press(cell) {
    const { tool } = this.tools;
    this.drafting.beginStroke();
    this.#dragged = null;
    if (tool.carries) {
      this.#carry(cell);
      return;
    }
    if (!this.#apply(this.#edit(cell, null))) this.#showHint(t("edit-nothing"));
  }

  /**
   * Picks up what a tool carries, or puts it down.
   * @param {string} cell
   */
  #carry(cell) {
    const { content } = this.drafting;
    const from = this.#picked;
    this.#picked = null;
    if (from === null) {
      const takes = this.module.takes?.(cell, content) ?? true;
      if (takes) this.#picked = cell;
      this.#showHint(t(takes ? "edit-carried" : "edit-nothing-there"));
    } else if (from === cell) {
      this.#showHint("");
    } else if (!this.#apply(this.#edit(cell, from))) {
      this.#showHint(t("edit-nothing"));
    }
  }

  /** @param {string} cell */
  #drag(cell) {
    const { tool } = this.tools;
    this.#dragged = cell;
    if (!tool.carries) this.#apply(this.#edit(cell, null));
  }

  #release() {
    const to = this.#dragged;
    this.#dragged = null;
    if (to !== null && this.tools.tool.carries && this.#picked !== null) this.#carry(to);
    this.drafting.endStroke();
  }

  /**
   * @param {string} cell
   * @param {string} key
   */
  #cellKey(cell, key) {
    const edit = this.module.keyEdit?.(key, cell, this.drafting.content, this.tools.tool) ?? null;
    if (edit) this.#apply(edit);
    return edit !== null;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isField =
      event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (isField || event.altKey) return;
    const name = keyOf(event);
    const key = name.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === "z" && !event.shiftKey) this.#step(() => this.drafting.undo());
      else if (key === "y" || key === "z") this.#step(() => this.drafting.redo());
      else return;
    } else if (name === "Escape" && this.#picked !== null) {
      this.#toolChanged();
    } else if (!this.tools.useKey(key)) return;
    event.preventDefault();
  }

  async #makePuzzle() {
    const { draft, warren } = this.drafting;
    const notify = (/** @type {string} */ text) => this.app.notices.show(text);
    try {
      const { openPuzzleMaking } = await part(import("../puzzle/making.js"));
      if (this.#closed) return;
      const changed = (/** @type {PuzzleOptions} */ goal) => {
        this.#goal = goal;
        this.keep();
      };
      const memory = { last: this.#goal, changed };
      await openPuzzleMaking(warren, draft, this.module, memory, notify);
    } catch (thrown) {
      this.app.notices.failed(thrown, () => this.#makePuzzle());
    }
  }

  async #share() {
    const { draft, game } = this.drafting;
    const scene = draft.scene();
    const url = sharedAddress(game, scene.link(0));
    const text = scene.record();
    const words = t("edit-words", { game: t(`${game}-name`) });
    const notify = (/** @type {string} */ text) => this.app.notices.show(text);
    try {
      const { share } = await part(import("../share/dialog.js"));
      if (this.#closed) return;
      const pictured = () => ({ game, scene: draft.scene(), ply: 0, viewpoint: 0, isOpen: true });
      const file = `warren-${game}.txt`;
      const shared = { url, words, text, file, note: null, game, pictured };
      await share({ ...shared, mode: "play" }, notify);
    } catch (thrown) {
      this.app.notices.failed(thrown, () => this.#share());
    }
  }
}

/**
 * The setting that the usual start is generated with.
 * @param {Warren} warren
 * @param {string} game
 */
function settingOf(warren, game) {
  return warren.Scene.start(game).setting();
}

/**
 * Whether the game is over in the position, because no side can move.
 * @param {import("../../play/editor/draft.js").Draft} draft without problems
 */
function isOverIn(draft) {
  return draft.scene().due(0).length === 0;
}
