// The results beside the board when the game is over: how many tokens each player delivered and could have delivered, and the
// choice of routes to draw.

import { h, setText } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { countDrowned, EVERYTHING, SEATS } from "./position.js";
import { playerName, playerWords } from "./words.js";

/**
 * The routes to draw: each player's own, and the best for each; for the last token only, or for all.
 * @typedef {{ ownRoutes: [boolean, boolean], bestRoutes: [boolean, boolean], allTokens: boolean }} RouteChoice
 */

/** A player's best possible result. @typedef {{ crossings: number, path: import("./position.js").Turn[] } | null} BestResult */

export class Results {
  /** @type {RouteChoice} */
  routeChoice = { ownRoutes: [false, false], bestRoutes: [false, false], allTokens: false };
  #table = h("tbody");
  #summary = h("p", { class: "crossing-words" });
  #routeBoxes = h("div", { class: "crossing-routes" });
  /** A key of the current content, which is rebuilt only when the key changes. */
  #contentKey = "";

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.onChange = onChange;
    const columnIds = ["player", "delivered", "possible", "drowned"];
    this.element = h(
      "div",
      { class: "crossing-results", hidden: true },
      h(
        "table",
        { class: "crossing-table figures" },
        h("caption", { class: "unseen" }, t("crossing-results")),
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            ...columnIds.map((id) => h("th", { scope: "col" }, t(`crossing-head-${id}`))),
          ),
        ),
        this.#table,
      ),
      this.#summary,
      h("fieldset", null, h("legend", null, t("crossing-routes")), this.#routeBoxes),
    );
  }

  /**
   * @param {import("./position.js").Report | null} report the report of the end; null before the end
   * @param {readonly [BestResult, BestResult]} best by player
   * @param {number} viewer a seat, or the viewer who sees everything
   * @param {import("./words.js").Players} [players]
   */
  show(report, best, viewer, players) {
    this.element.hidden = report === null;
    const contentKey = report
      ? JSON.stringify([viewer, report.scores, report.ply, best.map((each) => each?.crossings)])
      : "";
    if (contentKey === this.#contentKey) return;
    this.#contentKey = contentKey;
    this.routeChoice = { ownRoutes: [false, false], bestRoutes: [false, false], allTokens: false };
    if (report) this.#showContent(report, best, viewer, players);
  }

  /**
   * @param {import("./position.js").Report} report
   * @param {readonly [BestResult, BestResult]} best
   * @param {number} viewer
   * @param {import("./words.js").Players} [names]
   */
  #showContent({ players, ply: turns, scores }, best, viewer, names) {
    const visibleSeats = SEATS.filter((seat) => players[seat] !== null);
    this.#table.replaceChildren(
      ...visibleSeats.map((seat) => {
        const player = players[seat];
        const possible = best[seat]?.crossings;
        const figures = [scores[seat], possible, player && countDrowned(player)];
        return h(
          "tr",
          null,
          h(
            "th",
            { scope: "row" },
            h("span", { class: "mark", "data-seat": seat }),
            playerName(seat, names),
          ),
          ...figures.map((value) => h("td", null, value == null ? "–" : number(value))),
        );
      }),
    );
    const sentences = visibleSeats.flatMap((seat) => {
      const possible = best[seat]?.crossings;
      if (possible === undefined || turns === 0) return [];
      const delivered = scores[seat] ?? 0;
      const words = { ...playerWords(seat, names), delivered, possible, turns };
      return [t("crossing-of-possible", words)];
    });
    setText(this.#summary, sentences.join(" "));
    const routeSeats = visibleSeats.filter((seat) => viewer === EVERYTHING || viewer === seat);
    this.#routeBoxes.replaceChildren(
      ...routeSeats.map((seat) =>
        this.#makeCheckbox(playerName(seat, names), (isChecked) => {
          this.routeChoice.ownRoutes[seat] = isChecked;
        }),
      ),
      ...visibleSeats.flatMap((seat) =>
        best[seat]
          ? [
              this.#makeCheckbox(
                t("crossing-best-route", playerWords(seat, names)),
                (isChecked) => {
                  this.routeChoice.bestRoutes[seat] = isChecked;
                },
              ),
            ]
          : [],
      ),
      this.#makeCheckbox(t("crossing-whole"), (isChecked) => {
        this.routeChoice.allTokens = isChecked;
      }),
    );
  }

  /**
   * @param {string} name
   * @param {(isChecked: boolean) => void} choose
   */
  #makeCheckbox(name, choose) {
    const input = h("input", { type: "checkbox" });
    input.addEventListener("change", () => {
      choose(input.checked);
      this.onChange();
    });
    return h("label", { class: "crossing-box" }, input, name);
  }
}
