// What one chooses of the players of a game: a person or an engine, how strong that is, and a clock for people.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { sideWords } from "./names.js";

/**
 * @typedef {import("../play/store.js").Seat} Seat
 * @typedef {import("../wasm/warren.js").Clock} Clock
 */

/** @type {{ name: string, clock: Clock | null }[]} besides the contest's own */
const CLOCKS = [
  { name: "none", clock: null },
  { name: "move-10", clock: { perMove: 10_000 } },
  { name: "move-30", clock: { perMove: 30_000 } },
  { name: "game-3", clock: { perGame: 180_000 } },
  { name: "game-10", clock: { perGame: 600_000 } },
];
const CONTEST = "contest";

/** The seconds for a move where letting them run out loses nothing, besides no clock. */
const LENIENT = [1, 2, 3, 5, 10];

/**
 * The choice of a clock for people.
 * @param {typeof import("../wasm/warren.js")} warren
 * @param {string} game
 * @param {string} last the name of the clock that was chosen last
 */
export function clockChoice(warren, game, last) {
  const clocks = clocksOf(warren, game);
  const control = h(
    "select",
    { class: "select", id: "clock" },
    ...clocks.map(({ name, clock }) => option(name, clockText(clock, name === CONTEST), last)),
  );
  const element = field("clock", t("clock"), control);
  if (isLenient(warren, game)) element.append(h("p", { class: "muted" }, t("clock-lenient")));
  return {
    element,
    name: () => control.value,
    clock: () => clocks.find(({ name }) => name === control.value)?.clock ?? null,
  };
}

/**
 * The players that are chosen.
 * @param {(number | null)[]} levels by seat: null for a person, else the engine's level
 * @param {Clock | null} clock of people
 * @returns {Seat[]}
 */
export function playersOf(levels, clock) {
  return levels.map((level) =>
    level === null ? { kind: "person", clock } : { kind: "engine", level, clock: null },
  );
}

/**
 * Whether a person's clock that runs out loses nothing but what one could have done.
 * @param {typeof import("../wasm/warren.js")} warren
 * @param {string} game
 */
function isLenient(warren, game) {
  const { idleAnswer } = /** @type {Partial<typeof import("../wasm/warren.js")>} */ (warren);
  return idleAnswer?.(game) !== undefined;
}

/**
 * The clocks that a person may have. Where one that runs out loses nothing, they are shorter, and none is for the whole game.
 * @param {typeof import("../wasm/warren.js")} warren
 * @param {string} game
 * @returns {{ name: string, clock: Clock | null }[]}
 */
function clocksOf(warren, game) {
  if (!isLenient(warren, game)) {
    return [...CLOCKS, { name: CONTEST, clock: warren.contestClock(game) }];
  }
  const lenient = LENIENT.map((seconds) => ({
    name: `move-${seconds}`,
    clock: { perMove: seconds * 1000 },
  }));
  return [{ name: "none", clock: null }, ...lenient];
}

/**
 * @param {{ game: string, seat: number, isFirst: boolean }} place
 * @param {number | null} level
 * @param {number} levels
 * @param {() => void} changed
 */
export function seatChoice({ game, seat, isFirst }, level, levels, changed) {
  const words = sideWords(game, seat);
  const name = `seat-${seat}`;
  const person = h("input", { type: "radio", name, value: "person", checked: level === null });
  const engine = h("input", { type: "radio", name, value: "engine", checked: level !== null });
  const options = Array.from({ length: levels }, (_, i) =>
    option(String(i + 1), levelText(i + 1, levels), String(level ?? Math.ceil(levels / 2))),
  );
  const select = h("select", { class: "select", "aria-label": t("level-of", words) }, ...options);
  const update = () => {
    select.hidden = !engine.checked;
    changed();
  };
  select.hidden = level === null;
  person.addEventListener("change", update);
  engine.addEventListener("change", update);
  const element = h(
    "fieldset",
    { class: "seat-choice" },
    h(
      "legend",
      null,
      h("span", { class: "mark", "data-seat": seat }),
      t(isFirst ? "seat-first" : "seat-second", words),
    ),
    h(
      "div",
      { class: "seat-row" },
      h(
        "div",
        { class: "segments" },
        h("label", null, person, t("person")),
        h("label", null, engine, t("engine")),
      ),
      select,
    ),
  );
  return { element, level: () => (engine.checked ? Number(select.value) : null) };
}

/**
 * @param {string} id of the control
 * @param {string} label
 * @param {HTMLElement} control
 */
export function field(id, label, control) {
  return h(
    "div",
    { class: "seat-choice" },
    h("label", { class: "field-label", for: id }, label),
    control,
  );
}

/**
 * @param {string} value
 * @param {string} text
 * @param {string} chosen
 */
export function option(value, text, chosen) {
  return h("option", { value, selected: value === chosen }, text);
}

/**
 * @param {number} level
 * @param {number} levels
 */
function levelText(level, levels) {
  if (level === levels) return t("level-highest", { level });
  return t(level === 1 ? "level-lowest" : "level", { level });
}

/**
 * @param {Clock | null} clock
 * @param {boolean} contest whether it is the contest's own
 */
function clockText(clock, contest) {
  if (!clock) return t("clock-none");
  if ("perGame" in clock) {
    // Short ones, and those of no whole minutes, read better in seconds.
    const minutes = clock.perGame / 60_000;
    const isShort = minutes < 1 || (minutes < 5 && !Number.isInteger(minutes));
    return isShort
      ? t("clock-game-seconds", { seconds: clock.perGame / 1000 })
      : t("clock-game", { minutes });
  }
  const seconds = clock.perMove / 1000;
  return t(contest ? "clock-move-contest" : "clock-move", { seconds });
}
