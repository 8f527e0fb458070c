// The program's last game beside its source: the cause of a loss, the position of each turn, and the turn's lines.

import { loadPictures } from "../../games/page-modules.js";
import { button } from "../../kit/page/button.js";
import { h, setText } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { dateTime, loadWords, t } from "../../kit/page/i18n.js";
import { thrownText } from "../../kit/page/problems.js";
import { loadStyle } from "../../kit/page/style-part.js";
import { gameAddress } from "../../play/addresses.js";
import { answerPlies } from "../../play/batches/replay.js";
import { loadGame } from "../../play/load.js";
import { logsOf } from "../../play/match/log-store.js";
import { playersText, verdictText } from "../../play/match/names.js";
import { isSealed } from "../../play/match/store.js";
import { verdictOf } from "../../play/match/verdict.js";
import { lineElements } from "../table/log-lines.js";
import { lossParts } from "../table/program-end.js";

/** @typedef {import("../../play/match/store.js").StoredMatch} StoredMatch */
/** @typedef {import("../../play/match/match.js").GameMatch["programLogs"][number]} Log */
/** @typedef {import("../../wasm/warren.js").Scene} Scene */

/**
 * @param {StoredMatch} stored
 * @param {string} program its id
 * @param {(text: string) => void} notify
 */
export async function openLastGame(stored, program, notify) {
  const { game } = stored;
  const [{ Scene }, pictures, logs] = await Promise.all([
    loadGame(game),
    loadPictures(game),
    logsOf(stored.id),
    loadWords("program-log"),
    loadStyle("styles/program-log.css"),
  ]);
  const seat = stored.seats.findIndex(
    (each) => each.kind === "program" && each.program === program,
  );
  const scene = Scene.fromRecord(isSealed(stored) ? (stored.start ?? "") : stored.record);
  return new LastGame(stored, { scene, seat, log: logs[seat] }, pictures, notify);
}

class LastGame {
  #stored;
  #scene;
  #seat;
  #log;
  #pictures;
  #plies;
  #turn;
  /** @type {{ close: () => void } | null} */
  #picture = null;
  #place = h("div", { class: "picture" });
  #turnText = h("output", { class: "figures" });
  #lines = h("pre", { class: "program-lines", dir: "ltr", tabIndex: 0 });
  #backButton = button("‹", () => this.#show(this.#turn - 1), "icon-button");
  #onButton = button("›", () => this.#show(this.#turn + 1), "icon-button");

  /**
   * @param {StoredMatch} stored
   * @param {{ scene: Scene, seat: number, log: Log }} played
   * @param {import("../../kit/boards/board.js").PictureModule} pictures
   * @param {(text: string) => void} notify
   */
  constructor(stored, { scene, seat, log }, pictures, notify) {
    this.#stored = stored;
    this.#scene = scene;
    this.#seat = seat;
    this.#log = log;
    this.#pictures = pictures;
    const whole = scene.copy();
    // Without a forfeit, the seat is due in the last position, too.
    whole.cut(whole.length);
    this.#plies = answerPlies(whole, seat);
    const { game, id, length, seats, updated } = stored;
    const verdict = verdictOf(scene);
    const state = verdict
      ? verdictText(game, seats, verdict)
      : t("stored-moves", { count: length });
    this.#backButton.setAttribute("aria-label", t("replay-back"));
    this.#onButton.setAttribute("aria-label", t("replay-on"));
    const turns = log?.turns.length ?? 0;
    const cause = lossParts(log, verdict, seat);
    const steps = [this.#backButton, this.#turnText, this.#onButton];
    const replayButton = button(t("program-replay"), () => this.#replay(notify));
    replayButton.hidden = turns === 0 || verdict === null || !canReplay(seats);
    this.element = h(
      "div",
      { class: "program-last" },
      h("p", null, playersText(game, seats), h("br"), state),
      cause.length > 0 && h("div", { class: "program-end" }, ...cause),
      this.#place,
      turns > 0 && h("div", { class: "replay-steps" }, ...steps),
      turns > 0 && this.#lines,
      h(
        "div",
        { class: "programs-buttons" },
        h("a", { class: "button", href: gameAddress(id) }, t("programs-open-game")),
        replayButton,
      ),
      h("p", { class: "muted" }, dateTime(new Date(updated))),
    );
    this.#turn = turns - 1;
    this.#show(this.#turn);
  }

  close() {
    this.#picture?.close();
  }

  /** @param {number} turn */
  #show(turn) {
    const turns = this.#log?.turns ?? [];
    this.#turn = turn;
    this.#backButton.disabled = turn <= 0;
    this.#onButton.disabled = turn >= turns.length - 1;
    setText(this.#turnText, t("program-turn", { number: turn + 1 }));
    this.#lines.replaceChildren(...(turns[turn] ? lineElements(turns[turn]) : []));
    this.#picture?.close();
    const ply = turn < turns.length - 1 ? this.#plies[turn] : undefined;
    const shown = ply === undefined ? this.#scene.length : ply + 1;
    this.#picture = this.#pictures.mountPicture(this.#place, this.#scene, shown);
  }

  /** @param {(text: string) => void} notify */
  async #replay(notify) {
    const { game, record, seats } = this.#stored;
    try {
      const { openReplay } = await loadPart(import("./replay-dialog.js"));
      await openReplay({ game, record, seats, seat: this.#seat }, this.#log, notify);
    } catch (thrown) {
      notify(thrownText(thrown));
    }
  }
}

/** @param {StoredMatch["seats"]} seats */
const canReplay = (seats) => seats.every(({ kind }) => kind === "engine" || kind === "program");
