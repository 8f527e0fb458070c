// The results beside the board when the game is over: how many tokens each player delivered and could have delivered, and the
// choice of routes to draw.

import { h, setText } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { drownedOf, EVERYTHING, SEATS } from "./position.js";
import { playerName, playerWords } from "./words.js";

/**
 * The routes to draw: each player's own, and the best for each; for the last token only, or for all.
 * @typedef {{ routes: [boolean, boolean], best: [boolean, boolean], whole: boolean }} RouteChoice
 */

/** A player's best possible result. @typedef {{ crossings: number, path: import("./position.js").Turn[] } | null} Best */

export class Results {
  /** @type {RouteChoice} */
  routeChoice = { routes: [false, false], best: [false, false], whole: false };
  #table = h("tbody");
  #words = h("p", { class: "crossing-words" });
  #choices = h("div", { class: "crossing-routes" });
  /** A key of the current content, which is rebuilt only when the key changes. */
  #shown = "";

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    const heads = ["player", "delivered", "possible", "drowned"];
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
          h("tr", null, ...heads.map((id) => h("th", { scope: "col" }, t(`crossing-head-${id}`)))),
        ),
        this.#table,
      ),
      this.#words,
      h("fieldset", null, h("legend", null, t("crossing-routes")), this.#choices),
    );
  }

  /**
   * @param {import("./position.js").Report | null} report the report of the end; null before the end
   * @param {readonly [Best, Best]} best by player
   * @param {number} viewer a seat, or the viewer who sees everything
   */
  show(report, best, viewer) {
    this.element.hidden = report === null;
    const shown = report
      ? JSON.stringify([viewer, report.scores, report.ply, best.map((each) => each?.crossings)])
      : "";
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.routeChoice = { routes: [false, false], best: [false, false], whole: false };
    if (report) this.#build(report, best, viewer);
  }

  /**
   * @param {import("./position.js").Report} report
   * @param {readonly [Best, Best]} best
   * @param {number} viewer
   */
  #build({ players, ply: turns, scores }, best, viewer) {
    const seen = SEATS.filter((seat) => players[seat] !== null);
    this.#table.replaceChildren(
      ...seen.map((seat) => {
        const player = players[seat];
        const possible = best[seat]?.crossings;
        const figures = [scores[seat], possible, player && drownedOf(player)];
        return h(
          "tr",
          null,
          h(
            "th",
            { scope: "row" },
            h("span", { class: "mark", "data-seat": seat }),
            playerName(seat),
          ),
          ...figures.map((value) => h("td", null, value == null ? "–" : number(value))),
        );
      }),
    );
    const sentences = seen.flatMap((seat) => {
      const possible = best[seat]?.crossings;
      if (possible === undefined || turns === 0) return [];
      const delivered = scores[seat] ?? 0;
      const words = { player: playerName(seat), delivered, possible, turns };
      return [t("crossing-of-possible", words)];
    });
    setText(this.#words, sentences.join(" "));
    const routes = seen.filter((seat) => viewer === EVERYTHING || viewer === seat);
    this.#choices.replaceChildren(
      ...routes.map((seat) =>
        this.#box(playerName(seat), (on) => {
          this.routeChoice.routes[seat] = on;
        }),
      ),
      ...seen.flatMap((seat) =>
        best[seat]
          ? [
              this.#box(t("crossing-best-route", playerWords(seat)), (on) => {
                this.routeChoice.best[seat] = on;
              }),
            ]
          : [],
      ),
      this.#box(t("crossing-whole"), (on) => {
        this.routeChoice.whole = on;
      }),
    );
  }

  /**
   * @param {string} name
   * @param {(on: boolean) => void} set
   */
  #box(name, set) {
    const input = h("input", { type: "checkbox" });
    input.addEventListener("change", () => {
      set(input.checked);
      this.changed();
    });
    return h("label", { class: "crossing-box" }, input, name);
  }
}
