// The page of a program's games: batches against chosen opponents, the comparison with an earlier version, and the ladder.

import { GAMES } from "../../games/list.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { dateTime, loadWords, t } from "../../kit/page/i18n.js";
import { latest } from "../../kit/page/latest.js";
import { thrownText } from "../../kit/page/problems.js";
import { quotedText } from "../../kit/page/quoted.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { programAddress } from "../../play/addresses.js";
import {
  beginBatch,
  beginComparison,
  beginLadderRun,
  resumeRun,
} from "../../play/batches/begin.js";
import { jobOfRun, running } from "../../play/batches/jobs.js";
import { gamesOf, storedRuns } from "../../play/batches/run-store.js";
import { idleSetup, isElsewhere, jobOf } from "../../play/batches/runs.js";
import { preload } from "../../play/batches/starting.js";
import { loadGame } from "../../play/load.js";
import { isSame } from "../../play/programs/program.js";
import { ComparisonPart } from "./comparison.js";
import { BatchForm } from "./form.js";
import { GameList } from "./game-list.js";
import { Progress } from "./progress.js";
import { RunPicker } from "./run-picker.js";
import { rungList, rungsOf } from "./rungs.js";
import { resultsTable } from "./table.js";
import { VersionsPart } from "./versions.js";
import { timeLeftText } from "./words.js";

/** @typedef {import("../../play/batches/begin.js").Programs} Programs */
/** @typedef {import("../../play/batches/begin.js").Programmed} Programmed */
/** @typedef {import("../../play/batches/batch.js").Batch} Batch */
/** @typedef {import("../../play/batches/comparison.js").Comparison} Comparison */
/** @typedef {import("../../play/batches/ladder.js").Ladder} Ladder */
/** @typedef {import("../../play/batches/run-store.js").Run} Run */

/** A run that is shown. @typedef {{ id: string, job: Batch | Ladder, list: GameList, read: string }} ShownRun */

const RUN_KINDS = /** @type {const} */ (["batch", "comparison", "climb"]);

/** The number of games listed at first in a part beside the ladder. */
const LISTED_BESIDE = 5;

/** The minimum time between two updates of the page while games are played. Long lists take a while to render. */
const MIN_UPDATE_INTERVAL_MS = 200;

/** Whether games of any program are being played. */
export const areGamesPlayed = () => running() !== null;

/**
 * The games of a program, or one of them.
 * @param {import("./played-game.js").Host} host
 * @param {{ id: string, played: import("../../play/addresses.js").PlayedPlace | null }} address
 * @param {Programs} programs
 * @returns {Promise<import("../../main.js").View>}
 */
export async function batchView(host, { id, played }, programs) {
  const { app } = host;
  if (played) {
    const { playedGameView } = await loadPart(import("./played-game.js"));
    const view = await playedGameView(host, id, played);
    if (view) return view;
  }
  const [program, cards] = await Promise.all([
    programs.getProgram(id),
    programs.listPrograms(),
    loadWords("batches"),
    loadWords("program-log"),
    loadStyle("styles/batches.css"),
    loadStyle("styles/batch-versions.css"),
  ]);
  if (!program) return unknownProgramView();
  preload();
  const warren = await loadGame(program.game);
  const otherPrograms = cards.filter((card) => card.game === program.game && card.id !== id);
  const view = new BatchView(app, programs, program, otherPrograms, warren);
  await view.refresh();
  return view;
}

/** @returns {import("../../main.js").View} */
function unknownProgramView() {
  const text = t("batches-unknown");
  const element = h("main", { class: "batches" }, h("p", { class: "plain muted" }, text));
  return { element, title: text, close: () => {} };
}

class BatchView {
  #app;
  #programs;
  #program;
  #warren;
  #levels;
  #form;
  #isUnequal;
  #climbButton = button(null);
  #otherProgramNote = h("div", { class: "batches-elsewhere", hidden: true });
  #batchParts = { results: h("div"), games: h("div") };
  #comparison;
  #versionsPart;
  #ladderParts = { summary: h("p", { class: "ladder-said" }), rungs: h("div"), games: h("div") };
  #progress;
  #runPickers;
  /** The stored batches and climbs, the newest first. @type {Run[]} */
  #runs = [];
  /** The chosen run of each kind; the newest run if none was chosen. @type {Partial<Record<Run["kind"], string>>} */
  #chosenRuns = {};
  /** @type {Record<Run["kind"], ShownRun | null>} */
  #shownRuns = { batch: null, comparison: null, climb: null };
  /** The runs that are being played in another tab. @type {Set<string>} */
  #inOtherTabs = new Set();
  #refreshes = latest();
  /** Removes the listeners to the games. */
  #listening = new AbortController();
  /** Whether an update is scheduled, and the time of the last update. */
  #isUpdateScheduled = false;
  #updatedAt = 0;
  /** The last complete climb. @type {import("./rungs.js").StoredClimb | null} */
  #lastClimb;
  /** The climb that may still end while the page is open. @type {Batch | Ladder | null} */
  #currentClimb = null;

  /**
   * @param {import("../../main.js").App} app
   * @param {Programs} programs
   * @param {Programmed} program
   * @param {{ id: string, name: string }[]} others
   * @param {typeof import("../../wasm/warren.js")} warren
   */
  constructor(app, programs, program, others, warren) {
    this.#app = app;
    this.#programs = programs;
    this.#program = program;
    this.#warren = warren;
    const levels = warren.levels();
    this.#levels = levels;
    this.#isUnequal = GAMES[program.game].unequal ?? false;
    const { results, source, versions } = program;
    this.#lastClimb = results.ladder ?? null;
    this.title = t("batches-title", { name: quotedText(program.name) });
    const offer = {
      levels,
      level: Math.min((results.ladder?.passed ?? 0) + 1, levels),
      others,
      versions: versions.filter((version) => !isSame(version.source, source)).toReversed(),
    };
    this.#form = new BatchForm(program, offer, (opponents, games) =>
      this.#beginRun("batch", opponents, () =>
        beginBatch(programs, this.#program, opponents, games),
      ),
    );
    this.#climbButton.addEventListener("click", () =>
      this.#beginRun("climb", [], () => beginLadderRun(programs, this.#program)),
    );
    this.#comparison = new ComparisonPart(program, {
      onStart: (earlier) =>
        this.#beginRun("comparison", [earlier], () =>
          beginComparison(programs, this.#program, earlier),
        ),
      onContinue: () => this.#continueRun("comparison"),
      onChoice: (run) => this.#chooseRun("comparison", run),
    });
    this.#versionsPart = new VersionsPart(levels, this.#isUnequal, this.#listening.signal);
    const makeProgress = (/** @type {Run["kind"]} */ kind) =>
      new Progress(() => this.#continueRun(kind));
    const makePicker = (/** @type {Run["kind"]} */ kind) =>
      new RunPicker(`${kind}-history`, (run) => this.#chooseRun(kind, run));
    this.#progress = { batch: makeProgress("batch"), climb: makeProgress("climb") };
    this.#runPickers = { batch: makePicker("batch"), climb: makePicker("climb") };
    this.element = this.#render();
    // Another tab may have played meanwhile.
    addEventListener("focus", () => this.refresh(), { signal: this.#listening.signal });
    const current = running();
    if (current && current.program !== program.id) this.#showOtherProgram(current.job);
    this.#update();
  }

  close() {
    this.#listening.abort();
  }

  #render() {
    const { game, id } = this.#program;
    const [batch, ladder] = [this.#batchParts, this.#ladderParts];
    return h(
      "main",
      { class: "batches" },
      h("a", { href: programAddress(id) }, t("batches-back")),
      this.#otherProgramNote,
      this.#versionsPart.element,
      h(
        "section",
        { class: "card", tabIndex: -1, "aria-label": t("batch-title") },
        h("h2", null, t("batch-title")),
        h(
          "p",
          { class: "muted" },
          t(`batch-what-${GAMES[game].hasRandomStarts ? "drawn" : "usual"}`),
        ),
        this.#form.element,
        this.#runPickers.batch.element,
        this.#progress.batch.element,
        batch.results,
        batch.games,
      ),
      h(
        "div",
        { class: "batches-column" },
        this.#comparison.element,
        h(
          "section",
          { class: "card", tabIndex: -1, "aria-label": t("ladder-title") },
          h("h2", null, t("ladder-title")),
          h("p", { class: "muted" }, t("ladder-what")),
          ladder.summary,
          this.#runPickers.climb.element,
          ladder.rungs,
          this.#progress.climb.element,
          h("div", { class: "batches-buttons" }, this.#climbButton),
          ladder.games,
        ),
      ),
      h("p", { class: "muted" }, t("batch-goes-on")),
    );
  }

  /** Reads the stored runs, and shows them. */
  async refresh() {
    const request = this.#refreshes.next();
    const { game, id } = this.#program;
    const allRuns = (await storedRuns(id)).filter((run) => run.game === game);
    const unfinished = allRuns.filter((run) => !run.isOver && !jobOfRun(run.id)?.isRunning);
    const arePlayed = await Promise.all(unfinished.map((run) => isElsewhere(run.id)));
    const program = await this.#programs.getProgram(id);
    const shown = await Promise.all(
      RUN_KINDS.map((kind) => {
        const runs = allRuns.filter((run) => run.kind === kind);
        const run = runs.find((each) => each.id === this.#chosenRuns[kind]) ?? runs[0];
        return run ? this.#readRun(run) : null;
      }),
    );
    if (!request.isCurrent || this.#listening.signal.aborted) return;
    this.#runs = allRuns;
    this.#inOtherTabs = new Set(unfinished.flatMap((run, i) => (arePlayed[i] ? [run.id] : [])));
    for (const each of shown) if (each) this.#showRun(each.run, each.job);
    // Each run stores the source as a version.
    if (program) this.#comparison.setVersions(program.versions);
    this.#showRunsToChoose();
    this.#update();
    const ended = allRuns.filter((run) => !jobOfRun(run.id)?.isRunning);
    await this.#versionsPart.show(ended, (program ?? this.#program).versions);
  }

  #showRunsToChoose() {
    const { batch, climb, comparison } = this.#shownRuns;
    const ofKind = (/** @type {Run["kind"]} */ kind) =>
      this.#runs.filter((run) => run.kind === kind);
    this.#runPickers.batch.show(ofKind("batch"), batch?.id ?? null, batchRunText);
    this.#runPickers.climb.show(ofKind("climb"), climb?.id ?? null, (run) =>
      t("ladder-run", {
        date: dateTime(new Date(run.at)),
        passed: run.passed,
        levels: this.#levels,
      }),
    );
    this.#comparison.showRuns(ofKind("comparison"), comparison?.id ?? null);
  }

  /**
   * The job that plays or has played here, or the stored run; null if it is already shown.
   * @param {Run} run
   */
  async #readRun(run) {
    const shown = this.#shownRuns[run.kind];
    const active = jobOfRun(run.id);
    const isRead = active ? shown?.job === active : shown?.read === JSON.stringify(run);
    if (shown?.id === run.id && isRead) return null;
    const setup = idleSetup(this.#warren, this.#program.game, run);
    return { run, job: active ?? jobOf(setup, run, await gamesOf(run.id)) };
  }

  /**
   * @param {Run["kind"]} kind
   * @param {string} run
   */
  #chooseRun(kind, run) {
    this.#chosenRuns[kind] = run;
    this.refresh();
  }

  /**
   * @param {Run["kind"]} kind
   * @param {readonly import("../../play/batches/player.js").Player[]} opponents
   * @param {() => Promise<unknown>} begin
   */
  async #beginRun(kind, opponents, begin) {
    if (running()) return;
    this.#setEnabled(false);
    try {
      if (!(await this.#areReady(opponents))) return this.#update();
      await begin();
      this.#chosenRuns[kind] = running()?.run;
    } catch (thrown) {
      this.#app.notices.show(thrownText(thrown));
    }
    await this.refresh();
  }

  /** @param {Run["kind"]} kind */
  #continueRun(kind) {
    const id = this.#shownRuns[kind]?.id;
    const run = this.#runs.find((each) => each.id === id);
    if (!run) return;
    this.#beginRun(kind, run.opponents, () => resumeRun(this.#programs, this.#program, run.id));
  }

  /**
   * Whether all programs can run. If the visitor agrees, the files that their languages need are loaded.
   * @param {readonly import("../../play/batches/player.js").Player[]} opponents
   */
  async #areReady(opponents) {
    const ids = opponents.flatMap((player) => (player.kind === "program" ? [player.program] : []));
    for (const id of new Set([this.#program.id, ...ids])) {
      if (!(await this.#programs.ensureProgram(id))) return false;
    }
    return true;
  }

  /**
   * Shows a run in place of the last one of its kind.
   * @param {Run} run
   * @param {Batch | Ladder} job
   */
  #showRun(run, job) {
    const { signal } = this.#listening;
    const { kind } = run;
    const onChange = () => {
      this.#scheduleUpdate();
      // Its games count among those of all versions.
      if (!job.isRunning) this.refresh();
    };
    job.addEventListener("change", onChange, { signal });
    const onFailure = (/** @type {unknown} */ thrown) => this.#app.notices.show(thrownText(thrown));
    const listed = kind === "comparison" ? LISTED_BESIDE : undefined;
    const list = new GameList(run, job.setup, job.results, onFailure, listed);
    this.#shownRuns[kind] = { id: run.id, job, list, read: JSON.stringify(run) };
    if (kind === "climb" && job.isRunning) this.#currentClimb = job;
    this.#gamesPlace(kind).replaceChildren(list.element);
  }

  /** The place for a run's list of games. @param {Run["kind"]} kind */
  #gamesPlace(kind) {
    if (kind === "comparison") return this.#comparison.games;
    return kind === "climb" ? this.#ladderParts.games : this.#batchParts.games;
  }

  /** Shows that another program's games have to end first. @param {Batch | Ladder} job */
  #showOtherProgram(job) {
    const { signal } = this.#listening;
    const cancel = button(t("batches-cancel-those"), () => job.cancel());
    const name = running()?.name ?? "";
    this.#otherProgramNote.replaceChildren(
      h("p", null, t("batches-elsewhere", { name: quotedText(name) })),
      cancel,
    );
    job.addEventListener("change", () => this.#scheduleUpdate(), { signal });
  }

  /** Updates the page, at once or soon after the last update, however many games end. A hidden page is not updated. */
  #scheduleUpdate() {
    if (this.#isUpdateScheduled) return;
    this.#isUpdateScheduled = true;
    const update = () =>
      requestAnimationFrame(() => {
        this.#isUpdateScheduled = false;
        this.#updatedAt = performance.now();
        if (!this.#listening.signal.aborted) this.#update();
      });
    setTimeout(update, this.#updatedAt + MIN_UPDATE_INTERVAL_MS - performance.now());
  }

  #update() {
    const { id } = this.#program;
    const current = running();
    this.#otherProgramNote.hidden = !current || current.program === id;
    this.#setEnabled(!current);
    const { batch, climb, comparison } = this.#shownRuns;
    if (batch) this.#showBatch(/** @type {Batch} */ (batch.job), !current);
    if (comparison) {
      const state = { isFree: !current, isElsewhere: this.#isInOtherTab("comparison") };
      this.#comparison.show(/** @type {Comparison} */ (comparison.job), state);
    }
    this.#showLadder(/** @type {Ladder | undefined} */ (climb?.job) ?? null, !current);
    for (const shown of [batch, comparison, climb]) shown?.list.update();
  }

  /** @param {boolean} isFree */
  #setEnabled(isFree) {
    this.#form.setEnabled(isFree);
    this.#comparison.setEnabled(isFree);
    this.#climbButton.disabled = !isFree;
  }

  /**
   * @param {Batch} batch
   * @param {boolean} isFree
   */
  #showBatch(batch, isFree) {
    const { done, status, total } = batch;
    const text = this.#isInOtherTab("batch") ? t("batches-other-tab") : progressText(batch);
    this.#progress.batch.show(batch, { done, total, text, isFree });
    this.#form.setPrimary(!canContinue(status));
    if (batch.results.length === 0) this.#batchParts.results.replaceChildren();
    else this.#batchParts.results.replaceChildren(resultsTable(batch, this.#isUnequal));
  }

  /**
   * @param {Ladder | null} ladder
   * @param {boolean} isFree
   */
  #showLadder(ladder, isFree) {
    const { rungs, summary } = this.#ladderParts;
    const isUnfinished = ladder !== null && canContinue(ladder.status);
    if (ladder?.status === "done" && this.#currentClimb === ladder) {
      this.#lastClimb = ladder.summary(Date.now());
      this.#currentClimb = null;
    }
    rungs.replaceChildren(rungList(ladder?.rungs ?? rungsOf(this.#levels, this.#lastClimb)));
    if (ladder) {
      const { passed } = ladder;
      const text = this.#isInOtherTab("climb") ? t("batches-other-tab") : climbText(ladder);
      this.#progress.climb.show(ladder, { done: passed, total: this.#levels, text, isFree });
    }
    setText(this.#climbButton, t(isUnfinished ? "ladder-anew" : "ladder-climb"));
    setText(summary, this.#lastClimb || !ladder ? lastClimbText(this.#lastClimb) : "");
  }

  /** @param {Run["kind"]} kind */
  #isInOtherTab(kind) {
    const shown = this.#shownRuns[kind];
    return shown !== null && !shown.job.isRunning && this.#inOtherTabs.has(shown.id);
  }
}

/** @param {import("../../play/batches/job.js").Status} status */
const canContinue = (status) => !["done", "running", "waiting"].includes(status);

/** @param {Batch} batch */
function progressText(batch) {
  const { done, status, total } = batch;
  if (status === "done") return t("batches-done", { total: done });
  if (status === "cancelled") return t("batches-cancelled", { done, total });
  if (status === "interrupted") return t("batches-interrupted", { done, total });
  if (done === 0) return status === "running" ? t("batches-preparing") : "";
  const timeLeft = status === "running" ? timeLeftText(batch, performance.now()) : "";
  return [t("batches-progress", { done, total }), timeLeft].filter((text) => text !== "").join(" ");
}

/** @param {Run} run */
function batchRunText({ at, done, games, opponents }) {
  return t("batches-run", { date: dateTime(new Date(at)), done, total: games * opponents.length });
}

/** @param {Ladder} ladder */
function climbText({ passed, results, rungs, status }) {
  const reached = t("ladder-result", { passed, levels: rungs.length });
  if (status === "cancelled") return `${t("ladder-cancelled")} ${reached}`;
  if (status === "interrupted") return `${t("ladder-interrupted")} ${reached}`;
  if (status !== "running") return "";
  const level = rungs.find(({ state }) => state === "playing")?.level;
  if (level === undefined || results.length === 0) return t("batches-preparing");
  return t("ladder-progress", { level, count: results.length });
}

/** @param {import("./rungs.js").StoredClimb | null} climb */
function lastClimbText(climb) {
  if (!climb) return t("ladder-none");
  const { at, levels, passed } = climb;
  const date = t("ladder-at", { date: dateTime(new Date(at)) });
  return `${date} ${t("ladder-result", { passed, levels })}`;
}
