// The tray beside the map: the turn in progress, the detectives' knowledge, the log of all turns, and the tools for the map. All
// controls are large enough for a finger; on a phone, a road is not.

import { button } from "../../kit/page/button.js";
import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { numeral, t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { activeIn } from "../../kit/page/roots.js";
import { CityFinder } from "./find.js";
import { TravelLog } from "./log.js";
import { kindLine, kindMark } from "./marks.js";
import { FUGITIVE, KINDS } from "./position.js";
import {
  beliefText,
  choiceText,
  exampleText,
  goText,
  pieceName,
  stepText,
  targetText,
} from "./words.js";

/**
 * @typedef {import("./plan.js").Plan} Plan
 * @typedef {import("./turn.js").Turn} Turn
 * @typedef {{ city: number, kinds: string[] }} Target
 */

/**
 * @typedef {Object} OwnHost
 * @property {(piece: number) => void} select
 * @property {(city: number, kind: string) => void} choose
 * @property {(text: string) => void} type
 * @property {() => void} clear
 * @property {() => void} send
 * @property {() => void} whole
 * @property {() => void} download
 */

/** @typedef {OwnHost & import("./find.js").FindHost} TrayHost */

/**
 * The content of the tray.
 * @typedef {Object} TrayView
 * @property {Plan} plan
 * @property {boolean} mayChoose
 * @property {boolean} isWatched whether no person plays here
 * @property {import("./position.js").Report} report
 * @property {import("./position.js").Setting} setting
 * @property {number} viewer a seat, or the viewer who sees everything
 */

export class Tray {
  #pieces = h("div", {
    class: "map-pieces",
    role: "group",
    "aria-label": t("fugitive-pieces"),
  });
  #roads = h("div", { class: "map-roads", role: "group" });
  #finder;
  #clear;
  #send;
  #turn;
  #belief = h("p", { class: "map-belief" });
  #log = new TravelLog();
  /** A key of the current list of roads, which is rebuilt only when the key changes. */
  #listed = "";

  /** @param {TrayHost} host */
  constructor(host) {
    this.host = host;
    this.field = h("input", {
      class: "select map-text",
      "aria-label": t("fugitive-text"),
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: false,
      maxLength: 40,
    });
    this.field.addEventListener("input", () => host.type(this.field.value));
    this.field.addEventListener("keydown", (event) => {
      if (keyOf(event) !== "Enter") return;
      event.preventDefault();
      host.send();
    });
    this.#finder = new CityFinder(host);
    this.#clear = pressButton(t("fugitive-clear"), host.clear);
    this.#send = pressButton(t("fugitive-send"), host.send);
    this.#send.classList.add("primary", "map-send");
    this.#send.setAttribute("aria-keyshortcuts", "Enter");
    this.#turn = h(
      "div",
      { class: "map-turn", role: "group", "aria-label": t("fugitive-turn") },
      this.#pieces,
      this.#send,
      this.#roads,
      h("div", { class: "map-typed" }, this.field, this.#clear),
    );
    this.element = h(
      "section",
      { class: "map-tray tall-tray", "aria-label": t("fugitive-tray") },
      this.#turn,
      this.#belief,
      this.#log.element,
      tools(host, this.#finder.element),
    );
  }

  /** @param {TrayView} view */
  show(view) {
    const { report, setting, isWatched, mayChoose, plan, viewer } = view;
    this.#turn.hidden = isWatched;
    if (!isWatched) this.#showTurn(view);
    this.#finder.show(setting.cities, (city) => (mayChoose ? goText(plan, city) : null));
    setText(this.#belief, beliefText(report, viewer));
    this.#log.show(report, setting);
  }

  /** Whether the focus is on a control of the tray on which the board's keys work. */
  get takesKeys() {
    return this.#turn.contains(activeIn(this.element)) && activeIn(this.element) !== this.field;
  }

  /**
   * Whether Enter and the space bar belong to the focused element.
   * @param {EventTarget | null} target
   */
  owns(target) {
    return target instanceof Node && this.element.contains(target);
  }

  /** @param {TrayView} view */
  #showTurn({ plan, setting, mayChoose }) {
    const { seat, targets, turn } = plan;
    this.#turn.classList.toggle("waiting", !mayChoose);
    const count = seat === FUGITIVE ? 1 : Math.max(turn.count, 1);
    while (this.#pieces.childElementCount > count) this.#pieces.lastElementChild?.remove();
    while (this.#pieces.childElementCount < count) this.#addPiece();
    for (const [piece, place] of [...this.#pieces.children].entries()) {
      const choice = turn.choices[piece] ?? null;
      const [mark, words] = place.children;
      const [destination, goal] = words.children;
      setText(mark, seat === FUGITIVE ? "" : numeral(piece + 1));
      setAttribute(mark, "data-seat", String(seat));
      place.classList.toggle("problem", turn.isWrong(piece));
      place.classList.toggle("offered", choice?.isOffered ?? false);
      const short = choice ? choiceText(choice) : t("fugitive-not-chosen-short");
      // The style sheet draws these texts; the button's name has the full words.
      setAttribute(destination, "data-text", short);
      setAttribute(goal, "data-text", choice?.goal ? `→ ${choice.goal}` : null);
      setAttribute(place, "aria-pressed", String(piece === turn.selected));
      const does = choice ? stepText(choice) : t("fugitive-not-chosen");
      const label = t("fugitive-piece-does", { piece: pieceName(seat, piece), does });
      setAttribute(place, "aria-label", label);
      disable(place, !mayChoose);
    }
    this.#showRoads(turn, seat, mayChoose ? targets : []);
    this.#showField(plan, setting, mayChoose);
    disable(this.#clear, !mayChoose || turn.isEmpty);
    const isReady = mayChoose && turn.isWhole && turn.problem === null;
    const sendText = isReady ? t("fugitive-send-turn", { turn: turn.text }) : t("fugitive-send");
    setText(this.#send, sendText);
    disable(this.#send, !isReady);
  }

  /**
   * @param {Turn} turn
   * @param {number} seat
   * @param {readonly Target[]} targets
   */
  #showRoads(turn, seat, targets) {
    const { selected, needsKind } = turn;
    const roads = targets.flatMap(({ city, kinds }) =>
      needsKind ? kinds.map((kind) => ({ city, kinds: [kind] })) : [{ city, kinds }],
    );
    const isPlacing = turn.stage === "places" || turn.stage === "start";
    this.#roads.hidden = isPlacing;
    const listed = JSON.stringify([selected, roads]);
    if (listed !== this.#listed) {
      this.#listed = listed;
      const hadFocus = this.#roads.contains(activeIn(this.element));
      this.#roads.replaceChildren(
        ...roads.map(({ city, kinds }) => {
          const label = targetText(city, kinds);
          const road = h(
            "button",
            { type: "button", class: "button map-road", "aria-label": label },
            ...kinds.map(kindMark),
            numeral(city),
          );
          // Ignores the second press of a double click, since the first has replaced the road under the pointer.
          road.addEventListener("click", ({ detail }) => {
            if (detail < 2) this.host.choose(city, kinds[0]);
          });
          return road;
        }),
      );
      // If all pieces have a choice, the next action is to send.
      const next = /** @type {HTMLElement | null} */ (this.#roads.firstElementChild) ?? this.#send;
      if (hadFocus) next.focus();
    }
    if (selected !== null) {
      setAttribute(
        this.#roads,
        "aria-label",
        t("fugitive-roads-of", { piece: pieceName(seat, selected) }),
      );
    }
    const choice = selected === null ? null : turn.choices[selected];
    for (const [i, road] of [...this.#roads.children].entries()) {
      const isChosen =
        choice?.city === roads[i].city && (!needsKind || choice.kind === roads[i].kinds[0]);
      setAttribute(road, "aria-pressed", String(isChosen));
    }
  }

  /**
   * @param {Plan} plan
   * @param {import("./position.js").Setting} setting
   * @param {boolean} mayChoose
   */
  #showField(plan, setting, mayChoose) {
    const { field } = this;
    const { turn } = plan;
    field.readOnly = !mayChoose;
    field.placeholder = exampleText(plan, setting.cities);
    setAttribute(field, "aria-invalid", turn.problem ? "true" : null);
    // The text must not change while the visitor types.
    if (activeIn(this.element) === field && field.value !== "" && !turn.isEmpty) return;
    field.value = turn.text;
  }

  #addPiece() {
    const piece = this.#pieces.childElementCount;
    const made = h(
      "button",
      { type: "button", class: "map-piece" },
      h("span", { class: "turn-mark" }),
      h("span", { class: "map-to figures" }, h("span"), h("small")),
    );
    onPress(made, () => this.host.select(piece));
    this.#pieces.append(made);
  }
}

/**
 * The controls to show another part of the map and to save it as a file, and the legend of the lines.
 * @param {TrayHost} host
 * @param {HTMLElement} finder
 */
function tools(host, finder) {
  const legend = KINDS.map((kind) =>
    h("span", { class: "map-kind" }, kindLine(kind), t("fugitive-kind", { kind })),
  );
  return h(
    "div",
    { class: "map-tools" },
    finder,
    pressButton(t("fugitive-whole"), host.whole),
    pressButton(t("fugitive-download"), host.download),
    h("p", { class: "map-legend muted" }, ...legend),
  );
}

/**
 * @param {string} text
 * @param {() => void} run
 */
function pressButton(text, run) {
  const made = button(text);
  onPress(made, run);
  return made;
}

/**
 * @param {HTMLElement} element
 * @param {() => void} run
 */
function onPress(element, run) {
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-disabled") === null) run();
  });
}

/**
 * Disables an element but lets it keep the focus.
 * @param {Element} element
 * @param {boolean} disabled
 */
function disable(element, disabled) {
  setAttribute(element, "aria-disabled", disabled ? "true" : null);
}
