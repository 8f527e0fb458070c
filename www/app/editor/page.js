// The page for setting up a position by hand: tools, the board, the problems left, and the ways to use the position.

import { GAMES } from "../../games/list.js";
import { loadEditor } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { loadProblemWords } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { editAddress, sharedAddress } from "../../play/addresses.js";
import { Drafting, takeLegacyDraft } from "../../play/editor/draft.js";
import { loadStudy, openLink } from "../../play/load.js";
import { ProjectSaver } from "../../play/projects/project-saver.js";
import { puzzleOptionsOf, readPuzzleOptions } from "../../play/puzzle/options.js";
import { EditorActions } from "./actions.js";
import { CursorPad } from "./cursor-pad.js";
import { EditorFields } from "./fields.js";
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
 * @param {string} subject a text that begins with a game's name, or that contains a link
 * @throws {import("../../wasm/warren.js").Problem} if it is neither
 */
export async function editorView(app, subject) {
  const gameName = Object.keys(GAMES).find((game) => game === subject.match(/^[a-z]+/)?.[0]);
  const [{ game, warren, linked }] = await Promise.all([
    gameName
      ? loadStudy(gameName).then((warren) => ({ game: gameName, warren, linked: null }))
      : openLink(subject).then(async (linked) => {
          const warren = await loadStudy(linked.game);
          return { game: linked.game, warren, linked };
        }),
    loadWords("editor"),
    loadWords("new-game"),
    loadProblemWords(),
    loadStyle("styles/editor.css"),
  ]);
  const address = editAddress(linked?.code ?? game);
  const editorModule = await loadEditor(game);
  const legacyDraft = takeLegacyDraft(warren, game, address);
  const draft = legacyDraft ?? (linked ? draftOf(warren, linked) : warren.Draft.usual(game));
  const goal =
    linked?.puzzle === undefined
      ? null
      : puzzleOptionsOf(linked.puzzle, draft.lines().length, editorModule.goals);
  const view = new EditorView(
    app,
    editorModule,
    { warren, draft, goal },
    new ProjectSaver("position", null),
  );
  if (legacyDraft) view.keep();
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
  const [warren, editorModule] = await Promise.all([
    loadStudy(game),
    loadEditor(game),
    loadWords("editor"),
    loadWords("new-game"),
    loadProblemWords(),
    loadStyle("styles/editor.css"),
  ]);
  const { draft, goal } = Object(project.content);
  const start = {
    warren,
    draft: warren.Draft.restore(game, String(draft)),
    goal: readPuzzleOptions(goal),
  };
  return new EditorView(app, editorModule, start, new ProjectSaver("position", project));
}

/**
 * The draft of the position that a link shows.
 * @param {Warren} warren
 * @param {import("../../play/load.js").Link} link
 */
function draftOf(warren, { game, scene }) {
  return warren.Draft.read(game, scene.position(scene.point));
}

class EditorView {
  /** @type {string | null} the place that the tool picked something up from */
  #pickedPlace = null;
  /** @type {string | null} the place it was last dragged to */
  #dragTarget = null;
  /** The text under the board, until something changes. */
  #hint = "";
  #isClosed = false;
  #projectSaver;
  /** The goal of a puzzle with the position. @type {PuzzleOptions | null} */
  #goal;
  #boardPlace = h("div", { class: "board" });
  #startsPart = h("div", { class: "editor-starts" });
  #status = h("p", { class: "editor-status", role: "status" });

  /**
   * @param {import("../../main.js").App} app
   * @param {EditorModule} editorModule
   * @param {{ warren: Warren, draft: import("../../play/editor/draft.js").Draft, goal: PuzzleOptions | null }} start
   * @param {ProjectSaver} projectSaver
   */
  constructor(app, editorModule, { draft, goal, warren }, projectSaver) {
    const { game } = draft;
    this.app = app;
    this.editorModule = editorModule;
    this.#goal = goal;
    this.#projectSaver = projectSaver;
    const drafting = new Drafting(warren, game, draft, () => this.keep());
    this.drafting = drafting;
    this.title = t("edit-title", { game: t(`${game}-name`) });
    const apply = (/** @type {Edit} */ edit) => this.#apply(edit);
    this.tools = new EditorTools(game, () => this.#resetTool());
    this.problems = new EditorProblems((problem) => this.#focusProblem(problem));
    this.fields = new EditorFields(game, editorModule, apply);
    this.text = new EditorText(warren, game, editorModule.board ?? null, {
      onDraft: (draft) => {
        this.drafting.replace(draft);
        this.#update();
      },
      notify: (text) => app.notices.show(text),
    });
    this.pad = new CursorPad();
    this.actions = new EditorActions({
      undo: () => this.#changeDraft(() => drafting.undo()),
      redo: () => this.#changeDraft(() => drafting.redo()),
      empty: () => this.#startFrom(warren.Draft.empty(game)),
      usual: () => this.#startFrom(warren.Draft.usual(game)),
      share: () => this.#openShare(),
      puzzle: () => this.#makePuzzle(),
      play: () => app.newGame(game, drafting.draft.lines()),
    });
    const ownActions = (editorModule.actions ?? []).map(({ word, edit }) =>
      button(t(`${game}-edit-${word}`), () => apply(edit)),
    );
    this.element = h(
      "main",
      { class: "editor", "data-game": game },
      h(
        "div",
        { class: "editor-table" },
        this.#boardPlace,
        h("div", { class: "editor-line" }, this.#status, this.actions.row),
        this.tools.element,
        this.pad.element,
      ),
      h(
        "div",
        { class: "editor-beside" },
        this.problems.element,
        this.actions.useButtons,
        this.fields.element,
        editorModule.note && h("p", { class: "muted editor-note" }, t(editorModule.note)),
        this.#startsPart,
        this.text.element,
      ),
    );
    this.#startsPart.append(this.actions.startButtons, ...ownActions);
    this.board = editorModule.mountEditor(this.#boardPlace, {
      press: (cell) => this.#pressCell(cell),
      drag: (cell) => this.#dragTo(cell),
      release: () => this.#endDrag(),
      key: (cell, key) => this.#useKeyInCell(cell, key),
      showText: (text) => this.#showHint(text),
      setting: settingOf(warren, game),
    });
    this.pad.setBoard(this.board);
    if (this.board.tools) this.pad.element.after(this.board.tools);
    if (this.board.button) this.#startsPart.append(this.board.button);
    this.element.addEventListener("keydown", (event) => this.#onKeyDown(event));
    this.#update();
  }

  close() {
    this.#isClosed = true;
    this.board.close();
    this.text.close();
  }

  /** Stores the position as it is. */
  keep() {
    const { game, text } = this.drafting;
    const content = { draft: text, ...(this.#goal && { goal: this.#goal }) };
    this.#projectSaver.keep({ title: "", game, content });
  }

  // ---- showing

  #update() {
    const { content, draft, problems, undoable, redoable } = this.drafting;
    this.tools.show(this.editorModule.tools(content), this.editorModule.choices?.(content) ?? []);
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
    this.board.show({ content, problemCells: new Set(cells), picked: this.#pickedPlace });
  }

  /** @param {string} text */
  #showHint(text) {
    this.#hint = text;
    this.#update();
  }

  /** @param {import("../../wasm/warren.js").DraftProblem} problem */
  #focusProblem({ place }) {
    if (place.kind === "cell") this.board.focus(place.name);
    else if (place.kind === "field") this.fields.focus(place.name);
    else if (place.kind === "piece") this.tools.select(place.name);
  }

  // ---- editing

  /**
   * Applies an edit, and shows the draft.
   * @param {Edit | null} edit
   * @returns {boolean} whether it changed anything
   */
  #apply(edit) {
    this.#hint = "";
    const hasChanged = edit !== null && this.drafting.apply(edit);
    this.#update();
    return hasChanged;
  }

  /** Changes the draft by other means than a tool. @param {() => void} change */
  #changeDraft(change) {
    this.#hint = "";
    this.#pickedPlace = null;
    change();
    this.#update();
  }

  /** @param {import("../../play/editor/draft.js").Draft} draft */
  #startFrom(draft) {
    this.#changeDraft(() => this.drafting.replace(draft));
  }

  #resetTool() {
    this.#hint = "";
    this.#pickedPlace = null;
    this.#update();
  }

  /**
   * The edit that the tool makes in a cell.
   * @param {string} cell
   * @param {string | null} from the place that it picked something up from
   */
  #editAt(cell, from) {
    const { chosenValues, tool } = this.tools;
    return this.editorModule.edit(tool, cell, this.drafting.content, from, chosenValues);
  }

  /** Uses the tool in a cell. @param {string} cell */
  #pressCell(cell) {
    const { tool } = this.tools;
    this.drafting.beginStroke();
    this.#dragTarget = null;
    if (tool.carries) {
      this.#pickUpOrPutDown(cell);
      return;
    }
    if (!this.#apply(this.#editAt(cell, null))) this.#showHint(t("edit-nothing"));
  }

  /**
   * Picks up what a tool carries, or puts it down.
   * @param {string} cell
   */
  #pickUpOrPutDown(cell) {
    const { content } = this.drafting;
    const from = this.#pickedPlace;
    this.#pickedPlace = null;
    if (from === null) {
      const canPickUp = this.editorModule.takes?.(cell, content) ?? true;
      if (canPickUp) this.#pickedPlace = cell;
      this.#showHint(t(canPickUp ? "edit-carried" : "edit-nothing-there"));
    } else if (from === cell) {
      this.#showHint("");
    } else if (!this.#apply(this.#editAt(cell, from))) {
      this.#showHint(t("edit-nothing"));
    }
  }

  /** @param {string} cell */
  #dragTo(cell) {
    const { tool } = this.tools;
    this.#dragTarget = cell;
    if (!tool.carries) this.#apply(this.#editAt(cell, null));
  }

  #endDrag() {
    const to = this.#dragTarget;
    this.#dragTarget = null;
    if (to !== null && this.tools.tool.carries && this.#pickedPlace !== null)
      this.#pickUpOrPutDown(to);
    this.drafting.endStroke();
  }

  /**
   * @param {string} cell
   * @param {string} key
   */
  #useKeyInCell(cell, key) {
    const edit =
      this.editorModule.keyEdit?.(key, cell, this.drafting.content, this.tools.tool) ?? null;
    if (edit) this.#apply(edit);
    return edit !== null;
  }

  /** @param {KeyboardEvent} event */
  #onKeyDown(event) {
    const isField =
      event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (isField || event.altKey) return;
    const name = keyOf(event);
    const key = name.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === "z" && !event.shiftKey) this.#changeDraft(() => this.drafting.undo());
      else if (key === "y" || key === "z") this.#changeDraft(() => this.drafting.redo());
      else return;
    } else if (name === "Escape" && this.#pickedPlace !== null) {
      this.#resetTool();
    } else if (!this.tools.useKey(key)) return;
    event.preventDefault();
  }

  async #makePuzzle() {
    const { draft, warren } = this.drafting;
    const notify = (/** @type {string} */ text) => this.app.notices.show(text);
    try {
      const { openPuzzleMaking } = await loadPart(import("../puzzle/making.js"));
      if (this.#isClosed) return;
      const changed = (/** @type {PuzzleOptions} */ goal) => {
        this.#goal = goal;
        this.keep();
      };
      const memory = { last: this.#goal, changed };
      await openPuzzleMaking(warren, draft, this.editorModule, memory, notify);
    } catch (thrown) {
      this.app.notices.showFailure(thrown, () => this.#makePuzzle());
    }
  }

  async #openShare() {
    const { draft, game } = this.drafting;
    const scene = draft.scene();
    const url = sharedAddress(game, scene.link(0));
    const text = scene.record();
    const words = t("edit-words", { game: t(`${game}-name`) });
    const notify = (/** @type {string} */ text) => this.app.notices.show(text);
    try {
      const { openShareDialog } = await loadPart(import("../share/dialog.js"));
      if (this.#isClosed) return;
      const boardContent = () => ({
        game,
        scene: draft.scene(),
        ply: 0,
        viewpoint: 0,
        isOpen: true,
      });
      const file = `warren-${game}.txt`;
      const shared = { url, words, text, file, note: null, game, boardContent };
      await openShareDialog({ ...shared, mode: "play" }, notify, () => !this.#isClosed);
    } catch (thrown) {
      this.app.notices.showFailure(thrown, () => this.#openShare());
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
