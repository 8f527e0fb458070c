// The dialog that plays a finished game again with the program's current source, and shows both games side by side, turn by turn.

import { GAMES } from "../../games/list.js";
import { loadPictures } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { loadThrownText } from "../../kit/page/problems.js";
import { gameAddress } from "../../play/addresses.js";
import { answerOf, answerPlies, firstDifference, replayGame } from "../../play/batches/replay.js";
import { loadGame } from "../../play/load.js";
import { storeFinished } from "../../play/match/kept-logs.js";
import { verdictText } from "../../play/match/names.js";
import { verdictOf } from "../../play/match/verdict.js";
import { getProgram } from "../../play/programs/store.js";
import { answerText } from "../../play/programs/test.js";
import { faultsText } from "../../play/programs/words.js";
import { prepareProgram } from "./ready.js";

/** @typedef {import("../../play/batches/replay.js").GameToReplay} GameToReplay */
/** @typedef {import("../../play/batches/replay.js").Replayed} Replayed */
/** @typedef {import("../../play/match/match.js").GameMatch["programLogs"][number]} Log */
/** @typedef {import("../../wasm/warren.js").Scene} Scene */

/**
 * One of the two games.
 * @typedef {{ scene: Scene, log: Log, plies: number[] }} Side
 */

/**
 * @param {GameToReplay} before
 * @param {Log} log what the program read and wrote in that game
 * @param {(text: string) => void} notify
 */
export async function openReplay(before, log, notify) {
  const player = before.seats[before.seat];
  if (player.kind !== "program") return;
  await loadWords("programs");
  const program = await getProgram(player.program);
  if (!program) return notify(t("stall-program-gone"));
  const faults = await prepareProgram(program);
  if (faults === null) return;
  if (faults.some(({ severity }) => severity === "error")) return notify(faultsText(faults));
  const [warren, pictures] = await Promise.all([loadGame(before.game), loadPictures(before.game)]);
  new ReplayDialog(warren, pictures, before, log, notify).play();
}

class ReplayDialog {
  #warren;
  #pictures;
  #before;
  #notify;
  /** @type {Side} */
  #old;
  /** @type {Side | null} */
  #fresh = null;
  /** @type {Replayed | null} */
  #replayed = null;
  /** The turn shown, from 0, and the first that differs. */
  #turn = 0;
  /** @type {number | null} */
  #difference = null;
  /** @type {{ close: () => void }[]} */
  #mounted = [];
  #stopping = new AbortController();
  #result = h("p", { class: "replay-result", role: "status" });
  #differenceText = h("p");
  #sides = h("div", { class: "replay-sides" });
  #turnText = h("output", { class: "figures" });
  #backButton = button("‹", () => this.#show(this.#turn - 1), "icon-button");
  #onButton = button("›", () => this.#show(this.#turn + 1), "icon-button");
  #testButton = button(t("program-test"), () => this.#makeTest(), "primary");
  #againButton = button("", () => this.play(this.#old.plies[this.#turn]));
  #openButton = button(t("replay-open"), () => this.#open());
  #dialog;

  /**
   * @param {typeof import("../../wasm/warren.js")} warren
   * @param {import("../../kit/boards/board.js").PictureModule} pictures
   * @param {GameToReplay} before
   * @param {Log} log
   * @param {(text: string) => void} notify
   */
  constructor(warren, pictures, before, log, notify) {
    this.#warren = warren;
    this.#pictures = pictures;
    this.#before = before;
    this.#notify = notify;
    this.#old = this.#sideOf(before.record, log);
    this.#backButton.setAttribute("aria-label", t("replay-back"));
    this.#onButton.setAttribute("aria-label", t("replay-on"));
    const steps = [this.#backButton, this.#turnText, this.#onButton];
    this.#dialog = openDialog(
      t("program-replay"),
      this.#result,
      this.#differenceText,
      h("div", { class: "replay-steps" }, ...steps),
      this.#sides,
      h("div", { class: "dialog-buttons" }, this.#openButton, this.#againButton, this.#testButton),
    );
    this.#dialog.classList.add("replay");
    this.#dialog.addEventListener("close", () => {
      this.#stopping.abort();
      this.#unmount();
    });
  }

  /**
   * Plays the game again.
   * @param {number} [from] the ply from which on the opponent chooses its moves again; by default it repeats its moves as long as possible
   */
  async play(from = Number.POSITIVE_INFINITY) {
    this.#dialog.classList.add("busy");
    setText(this.#result, t("replay-playing"));
    setText(this.#differenceText, "");
    try {
      const replayed = await replayGame(this.#before, from, this.#stopping.signal);
      this.#replayed = replayed;
      this.#fresh = this.#sideOf(replayed.record, replayed.logs[this.#before.seat]);
      this.#showResult();
    } catch (thrown) {
      if (this.#stopping.signal.aborted) return;
      setText(
        this.#result,
        t("stall-program-unstarted", { message: await loadThrownText(thrown) }),
      );
    }
    this.#dialog.classList.remove("busy");
  }

  /** @param {string} record @param {Log} log @returns {Side} */
  #sideOf(record, log) {
    const scene = this.#warren.Scene.fromRecord(record);
    const whole = scene.copy();
    // Without a forfeit, the seat is due in the last position, too.
    whole.cut(whole.length);
    return { scene, log, plies: answerPlies(whole, this.#before.seat) };
  }

  #showResult() {
    const fresh = /** @type {Side} */ (this.#fresh);
    const [before, now] = [this.#old, fresh].map(({ scene }) => this.#resultOf(scene));
    setText(this.#result, t("replay-result", { before, now }));
    this.#difference = firstDifference(this.#old.log, fresh.log);
    const index = this.#difference;
    setText(
      this.#differenceText,
      index === null ? t("replay-same") : t("replay-differs", { number: index + 1 }),
    );
    this.#show(index ?? this.#old.plies.length - 1);
  }

  /** @param {Scene} scene */
  #resultOf(scene) {
    const verdict = verdictOf(scene);
    return verdict ? verdictText(this.#before.game, [...this.#before.seats], verdict) : "";
  }

  /** @param {number} turn */
  #show(turn) {
    const fresh = /** @type {Side} */ (this.#fresh);
    const count = Math.max(this.#old.log?.turns.length ?? 0, fresh.log?.turns.length ?? 0);
    this.#turn = Math.max(0, Math.min(turn, count - 1));
    setText(this.#turnText, t("program-turn", { number: this.#turn + 1 }));
    this.#backButton.disabled = this.#turn === 0;
    this.#onButton.disabled = this.#turn >= count - 1;
    const ply = this.#old.plies[this.#turn];
    this.#againButton.hidden = ply === undefined;
    setText(this.#againButton, t("replay-from", { number: this.#turn + 1 }));
    this.#testButton.hidden = ply === undefined || this.#old.log?.turns[this.#turn] === undefined;
    setText(this.#testButton, t("replay-test", { number: this.#turn + 1 }));
    this.#unmount();
    this.#sides.replaceChildren(
      this.#figureOf(t("replay-before"), this.#old),
      this.#figureOf(t("replay-now"), fresh),
    );
    this.#sides.classList.toggle("differ", this.#turn === this.#difference);
  }

  /**
   * The position after the program's answer in the turn shown, and what it wrote.
   * @param {string} name
   * @param {Side} side
   */
  #figureOf(name, { log, plies, scene }) {
    const turn = log?.turns[this.#turn];
    const place = h("div", { class: "picture" });
    const ply = plies[this.#turn];
    const shown = ply === undefined ? scene.length : Math.min(ply + 1, scene.length);
    this.#mounted.push(this.#pictures.mountPicture(place, scene, shown));
    const took = turn?.wrote.at(-1)?.took;
    const answer = turn ? answerOf(turn) : "";
    const said = turn?.said.map(({ text }) => text).join("") ?? "";
    return h(
      "figure",
      null,
      h("figcaption", null, name),
      place,
      h(
        "p",
        null,
        answer === "" ? t("replay-no-answer") : h("code", { dir: "ltr" }, answer),
        took !== undefined &&
          h(
            "span",
            { class: "figures muted" },
            t("program-milliseconds", { ms: Math.round(took) }),
          ),
      ),
      said !== "" && h("pre", { class: "program-lines", dir: "ltr", tabIndex: 0 }, said),
    );
  }

  #unmount() {
    for (const picture of this.#mounted.splice(0)) picture.close();
  }

  /** Makes a test of the turn shown in the earlier game. */
  async #makeTest() {
    const { seat, seats } = this.#before;
    const player = seats[seat];
    const turn = this.#old.log?.turns[this.#turn];
    const scene = this.#old.scene.copy();
    const verdict = verdictOf(scene);
    if (player.kind !== "program" || !turn) return;
    scene.cut(this.#old.plies[this.#turn]);
    const isLast = this.#turn === (this.#old.log?.turns.length ?? 0) - 1;
    const hasLost =
      verdict !== null && verdict.reason !== "over" && verdict.seat === seat && isLast;
    const { openNewTest } = await loadPart(import("./new-test.js"));
    const answer = answerText(turn.wrote.map(({ text }) => text));
    const position = { record: scene.record(), seat, player, answer, number: this.#turn + 1 };
    await openNewTest(
      { ...position, hasLost: hasLost || this.#turn === this.#difference },
      (text) => this.#notify(text),
    );
  }

  async #open() {
    if (!this.#replayed || !this.#fresh) return;
    const { logs, record } = this.#replayed;
    const { game, seat, seats } = this.#before;
    const viewpoint = GAMES[game].secrets ? seats.length : seat;
    const finished = { game, seats, record, viewpoint, length: this.#fresh.scene.length };
    const id = await storeFinished(finished, logs);
    this.#dialog.close();
    location.hash = gameAddress(id);
  }
}
