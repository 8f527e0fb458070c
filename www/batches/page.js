// The page of a program's games: many at once against chosen opponents, and the ladder.

import { GAMES } from "../games/list.js";
import { loadGame } from "../load.js";
import { h, setText } from "../page/dom.js";
import { dateTime, loadWords, t } from "../page/i18n.js";
import { thrownText } from "../page/problems.js";
import { loadStyle } from "../page/style-part.js";
import { programAddress } from "../shell/router.js";
import { beginBatch, beginClimb } from "./begin.js";
import { GameList } from "./game-list.js";
import { batchOf, ladderOf, running } from "./jobs.js";
import { Progress } from "./progress.js";
import { rungList, rungsOf } from "./rungs.js";
import { preload } from "./starting.js";
import { resultsTable } from "./table.js";
import { Wish } from "./wish.js";
import { timeLeft } from "./words.js";

/** @typedef {import("./begin.js").Programs} Programs */
/** @typedef {import("./begin.js").Programmed} Programmed */
/** @typedef {import("./batch.js").Batch} Batch */
/** @typedef {import("./ladder.js").Ladder} Ladder */

/** The least time between two drawings while games are played, in milliseconds. Those of many games take some. */
const BETWEEN = 200;

/** Whether games are being played, of whatever program. */
export const areGamesPlayed = () => running() !== null;

/**
 * @param {import("../main.js").App} app
 * @param {string} id the program's
 * @param {Programs} programs
 * @returns {Promise<import("../main.js").View>}
 */
export async function batchView(app, id, programs) {
  const [program, cards] = await Promise.all([
    programs.getProgram(id),
    programs.listPrograms(),
    loadWords("batches"),
    loadWords("program-log"),
    loadStyle("styles/batches.css"),
  ]);
  if (!program) return missing();
  preload();
  const { levels } = await loadGame(program.game);
  const others = cards.filter((card) => card.game === program.game && card.id !== id);
  return new BatchView(app, programs, program, others, levels());
}

/** @returns {import("../main.js").View} */
function missing() {
  const text = t("batches-unknown");
  const element = h("main", { class: "batches" }, h("p", { class: "plain muted" }, text));
  return { element, title: text, close: () => {} };
}

class BatchView {
  #app;
  #programs;
  #program;
  #levels;
  #wish;
  #isUnequal;
  #climb = h("button", { type: "button", class: "button primary" }, t("ladder-climb"));
  #elsewhere = h("div", { class: "batches-elsewhere", hidden: true });
  #batch = { progress: new Progress(), results: h("div"), games: h("div") };
  #ladder = {
    progress: new Progress(),
    said: h("p", { class: "ladder-said" }),
    rungs: h("div"),
    games: h("div"),
  };
  /** What is shown, with the list of its games. @type {Map<Batch | Ladder, GameList>} */
  #lists = new Map();
  /** Ends what listens to the games. */
  #closed = new AbortController();
  /** Whether it will be drawn soon, and when it was drawn last. */
  #isDue = false;
  #drawnAt = 0;
  /** The last climb that came to its end. @type {import("./rungs.js").KeptClimb | null} */
  #climbed;

  /**
   * @param {import("../main.js").App} app
   * @param {Programs} programs
   * @param {Programmed} program
   * @param {{ id: string, name: string }[]} others
   * @param {number} levels
   */
  constructor(app, programs, program, others, levels) {
    this.#app = app;
    this.#programs = programs;
    this.#program = program;
    this.#levels = levels;
    this.#isUnequal = GAMES[program.game].unequal ?? false;
    const { name, results, source, versions } = program;
    this.#climbed = results.ladder ?? null;
    this.title = t("batches-title", { name });
    const offer = {
      levels,
      level: Math.min((results.ladder?.passed ?? 0) + 1, levels),
      others,
      versions: versions.filter((version) => !isSame(version.source, source)).toReversed(),
    };
    this.#wish = new Wish(program.id, name, offer, (opponents, games) =>
      this.#begin(opponents, () => beginBatch(programs, this.#program, opponents, games)),
    );
    this.#climb.addEventListener("click", () =>
      this.#begin([], () => beginClimb(programs, this.#program)),
    );
    this.element = this.#made();
    for (const job of [batchOf(program.id), ladderOf(program.id)]) if (job) this.#follow(job);
    const other = running();
    if (other && other.program !== program.id) this.#followElsewhere(other.job);
    this.#show();
  }

  close() {
    this.#closed.abort();
  }

  #made() {
    const { game, id } = this.#program;
    const [many, ladder] = [this.#batch, this.#ladder];
    return h(
      "main",
      { class: "batches" },
      h("a", { href: programAddress(id) }, t("batches-back")),
      this.#elsewhere,
      h(
        "section",
        { class: "card", tabIndex: -1, "aria-label": t("batch-title") },
        h("h2", null, t("batch-title")),
        h("p", { class: "muted" }, t(`batch-what-${GAMES[game].draws ? "drawn" : "usual"}`)),
        this.#wish.element,
        many.progress.element,
        many.results,
        many.games,
      ),
      h(
        "section",
        { class: "card", tabIndex: -1, "aria-label": t("ladder-title") },
        h("h2", null, t("ladder-title")),
        h("p", { class: "muted" }, t("ladder-what")),
        ladder.said,
        ladder.rungs,
        h("div", { class: "batches-buttons" }, this.#climb),
        ladder.progress.element,
        ladder.games,
      ),
      h("p", { class: "muted" }, t("batch-goes-on")),
    );
  }

  /**
   * @param {readonly import("./player.js").Player[]} opponents
   * @param {() => Promise<Batch | Ladder>} begin
   */
  async #begin(opponents, begin) {
    if (running()) return;
    this.#allow(false);
    try {
      if (!(await this.#areReady(opponents))) return this.#show();
      const job = await begin();
      if (!this.#closed.signal.aborted) this.#follow(job);
    } catch (thrown) {
      this.#app.notices.show(thrownText(thrown));
    }
    this.#show();
  }

  /**
   * Whether all programs can run: what their languages need is loaded, if the visitor agrees.
   * @param {readonly import("./player.js").Player[]} opponents
   */
  async #areReady(opponents) {
    const ids = opponents.flatMap((player) => (player.kind === "program" ? [player.program] : []));
    for (const id of new Set([this.#program.id, ...ids])) {
      if (!(await this.#programs.ensureProgram(id))) return false;
    }
    return true;
  }

  /** @param {Batch | Ladder} job */
  #follow(job) {
    const { signal } = this.#closed;
    job.addEventListener("change", () => this.#changed(), { signal });
    const isLadder = "rungs" in job;
    const list = new GameList(isLadder ? "ladder" : "batch", job.table, job.results);
    for (const shown of this.#lists.keys()) {
      if ("rungs" in shown === isLadder) this.#lists.delete(shown);
    }
    this.#lists.set(job, list);
    (isLadder ? this.#ladder : this.#batch).games.replaceChildren(list.element);
  }

  /** Another program's games have to end first. @param {Batch | Ladder} job */
  #followElsewhere(job) {
    const { signal } = this.#closed;
    const cancel = h("button", { type: "button", class: "button" }, t("batches-cancel-those"));
    cancel.addEventListener("click", () => job.cancel());
    const name = running()?.name ?? "";
    this.#elsewhere.replaceChildren(h("p", null, t("batches-elsewhere", { name })), cancel);
    job.addEventListener("change", () => this.#changed(), { signal });
  }

  /** Draws what has changed, at once or soon after it was last drawn, however many games end; not while nobody sees it. */
  #changed() {
    if (this.#isDue) return;
    this.#isDue = true;
    const draw = () =>
      requestAnimationFrame(() => {
        this.#isDue = false;
        this.#drawnAt = performance.now();
        if (!this.#closed.signal.aborted) this.#show();
      });
    setTimeout(draw, this.#drawnAt + BETWEEN - performance.now());
  }

  #show() {
    const { id } = this.#program;
    const now = running();
    this.#elsewhere.hidden = !now || now.program === id;
    this.#allow(!now);
    const [batch, ladder] = [batchOf(id), ladderOf(id)];
    if (batch) this.#showBatch(batch);
    this.#showLadder(ladder);
    for (const list of this.#lists.values()) list.update();
  }

  /** @param {boolean} isFree */
  #allow(isFree) {
    this.#wish.allow(isFree);
    this.#climb.disabled = !isFree;
  }

  /** @param {Batch} batch */
  #showBatch(batch) {
    const { done, total } = batch;
    this.#batch.progress.show(batch, { done, total, text: progressText(batch) });
    if (batch.results.length === 0) this.#batch.results.replaceChildren();
    else this.#batch.results.replaceChildren(resultsTable(batch, this.#isUnequal));
  }

  /** @param {Ladder | null} ladder of this visit */
  #showLadder(ladder) {
    const { rungs, progress, said } = this.#ladder;
    if (ladder?.status === "done") this.#climbed = ladder.summary(Date.now());
    rungs.replaceChildren(rungList(ladder?.rungs ?? rungsOf(this.#levels, this.#climbed)));
    if (ladder) {
      const text = climbText(ladder);
      progress.show(ladder, { done: ladder.passed, total: this.#levels, text });
    }
    setText(said, climbedText(this.#climbed));
  }
}

/** @param {Batch} batch */
function progressText(batch) {
  const { done, status, total } = batch;
  if (status === "done") return t("batches-done", { total: done });
  if (status === "cancelled") return t("batches-cancelled", { done, total });
  if (done === 0) return status === "running" ? t("batches-preparing") : "";
  const left = status === "running" ? timeLeft(batch, performance.now()) : "";
  return [t("batches-progress", { done, total }), left].filter((text) => text !== "").join(" ");
}

/** @param {Ladder} ladder */
function climbText({ results, rungs, status }) {
  if (status === "cancelled") return t("ladder-cancelled");
  if (status !== "running") return "";
  const level = rungs.find(({ state }) => state === "playing")?.level;
  if (level === undefined || results.length === 0) return t("batches-preparing");
  return t("ladder-progress", { level, count: results.length });
}

/** @param {import("./rungs.js").KeptClimb | null} climbed */
function climbedText(climbed) {
  if (!climbed) return t("ladder-none");
  const { at, levels, passed } = climbed;
  const date = t("ladder-at", { date: dateTime(new Date(at)) });
  return `${date} ${t("ladder-result", { passed, levels })}`;
}

/**
 * @param {string | Uint8Array} one
 * @param {string | Uint8Array} other
 */
function isSame(one, other) {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
