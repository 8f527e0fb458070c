// The tray beside the map: the turn in progress, the detectives' knowledge, the log of all turns, and the tools for the map. All
// controls are large enough for a finger; on a phone, a road is not.

import { button } from "../../kit/page/button.js";
import { h, setAttribute, setText } from "../../kit/page/dom.js";
import { numeral, t } from "../../kit/page/i18n.js";
import { keyOf } from "../../kit/page/keys.js";
import { activeIn } from "../../kit/page/roots.js";
import { CityFinder } from "./city-finder.js";
import { FUGITIVE, KINDS } from "./position.js";
import { kindLine, kindMark } from "./road-signs.js";
import { TravelLog } from "./travel-log.js";
import {
  beliefText,
  choiceText,
  exampleText,
  goButtonText,
  pieceName,
  roadText,
  stepText,
} from "./words.js";

/**
 * @typedef {import("./visitor-plan.js").VisitorPlan} VisitorPlan
 * @typedef {import("./turn.js").Turn} Turn
 * @typedef {{ city: number, kinds: string[] }} Target
 */

/**
 * @typedef {Object} TurnHost
 * @property {(piece: number) => void} select
 * @property {(city: number, kind: string) => void} choose
 * @property {(text: string) => void} type
 * @property {() => void} clear
 * @property {() => void} send
 * @property {() => void} showWholeMap
 * @property {() => void} download
 */

/** @typedef {TurnHost & import("./city-finder.js").FindHost} TrayHost */

/**
 * The content of the tray.
 * @typedef {Object} TrayView
 * @property {VisitorPlan} plan
 * @property {boolean} mayChoose
 * @property {boolean} isWatched whether no person plays here
 * @property {import("./position.js").Report} report
 * @property {import("./position.js").Setting} setting
 * @property {number} viewer a seat, or the viewer who sees everything
 */

export class Tray {
  #pieceButtons = h("div", {
    class: "map-pieces",
    role: "group",
    "aria-label": t("fugitive-pieces"),
  });
  #roadButtons = h("div", { class: "map-roads", role: "group" });
  #finder;
  #clearButton;
  #sendButton;
  #turnControls;
  #beliefText = h("p", { class: "map-belief" });
  #log = new TravelLog();
  /** A key of the current list of roads, which is rebuilt only when the key changes. */
  #roadListKey = "";

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
    this.#clearButton = pressButton(t("fugitive-clear"), host.clear);
    this.#sendButton = pressButton(t("fugitive-send"), host.send);
    this.#sendButton.classList.add("primary", "map-send");
    this.#sendButton.setAttribute("aria-keyshortcuts", "Enter");
    this.#turnControls = h(
      "div",
      { class: "map-turn", role: "group", "aria-label": t("fugitive-turn") },
      this.#pieceButtons,
      this.#sendButton,
      this.#roadButtons,
      h("div", { class: "map-typed" }, this.field, this.#clearButton),
    );
    this.element = h(
      "section",
      { class: "map-tray tall-tray", "aria-label": t("fugitive-tray") },
      this.#turnControls,
      this.#beliefText,
      this.#log.element,
      mapTools(host, this.#finder.element),
    );
  }

  /** @param {TrayView} view */
  show(view) {
    const { report, setting, isWatched, mayChoose, plan, viewer } = view;
    this.#turnControls.hidden = isWatched;
    if (!isWatched) this.#showTurn(view);
    this.#finder.show(setting.cities, (city) => (mayChoose ? goButtonText(plan, city) : null));
    setText(this.#beliefText, beliefText(report, viewer));
    this.#log.show(report, setting);
  }

  /** Whether the focus is on a control of the tray on which the board's keys work. */
  get hasFocusForKeys() {
    return (
      this.#turnControls.contains(activeIn(this.element)) && activeIn(this.element) !== this.field
    );
  }

  /**
   * Whether Enter and the space bar belong to the focused element.
   * @param {EventTarget | null} target
   */
  handlesEnter(target) {
    return target instanceof Node && this.element.contains(target);
  }

  /** @param {TrayView} view */
  #showTurn({ plan, setting, mayChoose }) {
    const { seat, targets, turn } = plan;
    this.#turnControls.classList.toggle("waiting", !mayChoose);
    const count = seat === FUGITIVE ? 1 : Math.max(turn.count, 1);
    while (this.#pieceButtons.childElementCount > count)
      this.#pieceButtons.lastElementChild?.remove();
    while (this.#pieceButtons.childElementCount < count) this.#addPiece();
    for (const [piece, place] of [...this.#pieceButtons.children].entries()) {
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
      const description = choice ? stepText(choice) : t("fugitive-not-chosen");
      const label = t("fugitive-piece-does", { piece: pieceName(seat, piece), does: description });
      setAttribute(place, "aria-label", label);
      setDisabled(place, !mayChoose);
    }
    this.#showRoads(turn, seat, mayChoose ? targets : []);
    this.#showField(plan, setting, mayChoose);
    setDisabled(this.#clearButton, !mayChoose || turn.isEmpty);
    const isReady = mayChoose && turn.isComplete && turn.problem === null;
    const sendText = isReady ? t("fugitive-send-turn", { turn: turn.text }) : t("fugitive-send");
    setText(this.#sendButton, sendText);
    setDisabled(this.#sendButton, !isReady);
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
    this.#roadButtons.hidden = isPlacing;
    const roadListKey = JSON.stringify([selected, roads]);
    if (roadListKey !== this.#roadListKey) {
      this.#roadListKey = roadListKey;
      const hadFocus = this.#roadButtons.contains(activeIn(this.element));
      this.#roadButtons.replaceChildren(
        ...roads.map(({ city, kinds }) => {
          const label = roadText(city, kinds);
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
      const nextButton =
        /** @type {HTMLElement | null} */ (this.#roadButtons.firstElementChild) ?? this.#sendButton;
      if (hadFocus) nextButton.focus();
    }
    if (selected !== null) {
      setAttribute(
        this.#roadButtons,
        "aria-label",
        t("fugitive-roads-of", { piece: pieceName(seat, selected) }),
      );
    }
    const choice = selected === null ? null : turn.choices[selected];
    for (const [i, road] of [...this.#roadButtons.children].entries()) {
      const isChosen =
        choice?.city === roads[i].city && (!needsKind || choice.kind === roads[i].kinds[0]);
      setAttribute(road, "aria-pressed", String(isChosen));
    }
  }

  /**
   * @param {VisitorPlan} plan
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
    const piece = this.#pieceButtons.childElementCount;
    const element = h(
      "button",
      { type: "button", class: "map-piece" },
      h("span", { class: "turn-mark" }),
      h("span", { class: "map-to figures" }, h("span"), h("small")),
    );
    onPressIfEnabled(element, () => this.host.select(piece));
    this.#pieceButtons.append(element);
  }
}

/**
 * The controls to show another part of the map and to save it as a file, and the legend of the lines.
 * @param {TrayHost} host
 * @param {HTMLElement} finder
 */
function mapTools(host, finder) {
  const legend = KINDS.map((kind) =>
    h("span", { class: "map-kind" }, kindLine(kind), t("fugitive-kind", { kind })),
  );
  return h(
    "div",
    { class: "map-tools" },
    finder,
    pressButton(t("fugitive-whole"), host.showWholeMap),
    pressButton(t("fugitive-download"), host.download),
    h("p", { class: "map-legend muted" }, ...legend),
  );
}

/**
 * @param {string} text
 * @param {() => void} run
 */
function pressButton(text, run) {
  const element = button(text);
  onPressIfEnabled(element, run);
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {() => void} run
 */
function onPressIfEnabled(element, run) {
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-disabled") === null) run();
  });
}

/**
 * Disables an element but lets it keep the focus.
 * @param {Element} element
 * @param {boolean} isDisabled
 */
function setDisabled(element, isDisabled) {
  setAttribute(element, "aria-disabled", isDisabled ? "true" : null);
}
