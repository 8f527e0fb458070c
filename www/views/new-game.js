// The dialog that begins a game: who sits where, how strong the engine is, and a clock if one wants it.

import { h } from "../dom.js";
import { t } from "../i18n.js";
import { preference, setPreference } from "../preferences.js";
import { openDialog } from "./dialog.js";
import { sideName } from "./names.js";

/**
 * @typedef {import("../play/store.js").Seat} Seat
 * @typedef {import("../wasm/warren.js").Clock} Clock
 */

/** @type {{ name: string, clock: Clock | null }[]} */
const CLOCKS = [
  { name: "none", clock: null },
  { name: "move-10", clock: { perMove: 10_000 } },
  { name: "move-30", clock: { perMove: 30_000 } },
  { name: "game-3", clock: { perGame: 180_000 } },
  { name: "game-10", clock: { perGame: 600_000 } },
  { name: "move-1", clock: { perMove: 1_000 } },
];

/**
 * What was chosen last, by seat: null for a person, else the engine's level.
 * @typedef {{ levels: (number | null)[], clock: string }} Choice
 */

/**
 * @param {string} game
 * @param {number} seatCount
 * @param {number} levels how many levels the engine has
 * @param {(seats: Seat[]) => void} start
 */
export function openNewGame(game, seatCount, levels, start) {
  const last = lastChoice(game, seatCount, levels);
  const seats = last.levels.map((level, seat) =>
    seatChoice(game, seat, level, levels, () => showClock()),
  );
  const clock = h(
    "select",
    { class: "select", id: "clock" },
    ...CLOCKS.map(({ name, clock }) => option(name, clockText(clock), last.clock)),
  );
  const clockField = h(
    "div",
    { class: "seat-choice" },
    h("label", { class: "field-label", for: "clock" }, t("clock")),
    clock,
  );
  const showClock = () => {
    clockField.hidden = seats.every((seat) => seat.level() !== null);
  };
  const form = h(
    "form",
    { class: "new-game", method: "dialog" },
    ...seats.map((seat) => seat.element),
    clockField,
    h("div", { class: "dialog-buttons" }, h("button", { class: "button primary" }, t("start"))),
  );
  showClock();
  const dialog = openDialog(t("new-game-title", { game: t(`${game}-name`) }), form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const choice = { levels: seats.map((seat) => seat.level()), clock: clock.value };
    setPreference(`new-game.${game}`, JSON.stringify(choice));
    const chosen = CLOCKS.find(({ name }) => name === choice.clock)?.clock ?? null;
    dialog.close();
    start(
      choice.levels.map((level) =>
        level === null ? { kind: "person", clock: chosen } : { kind: "engine", level, clock: null },
      ),
    );
  });
  /** @type {HTMLElement | null} */ (form.querySelector(".primary"))?.focus();
  return dialog;
}

/**
 * @param {string} game
 * @param {number} seat
 * @param {number | null} level
 * @param {number} levels
 * @param {() => void} changed
 */
function seatChoice(game, seat, level, levels, changed) {
  const side = sideName(game, seat);
  const name = `seat-${seat}`;
  const person = h("input", { type: "radio", name, value: "person", checked: level === null });
  const engine = h("input", { type: "radio", name, value: "engine", checked: level !== null });
  const options = Array.from({ length: levels }, (_, i) =>
    option(String(i + 1), levelText(i + 1, levels), String(level ?? Math.ceil(levels / 2))),
  );
  const select = h(
    "select",
    { class: "select", "aria-label": t("level-of", { side }) },
    ...options,
  );
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
      t(seat === 0 ? "seat-first" : "seat-second", { side }),
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
 * @param {string} value
 * @param {string} text
 * @param {string} chosen
 */
function option(value, text, chosen) {
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

/** @param {Clock | null} clock */
function clockText(clock) {
  if (!clock) return t("clock-none");
  if ("perGame" in clock) return t("clock-game", { minutes: clock.perGame / 60_000 });
  const seconds = clock.perMove / 1000;
  return t(seconds === 1 ? "clock-move-contest" : "clock-move", { seconds });
}

/**
 * @param {string} game
 * @param {number} seatCount
 * @param {number} levels
 * @returns {Choice}
 */
function lastChoice(game, seatCount, levels) {
  const usual = {
    levels: Array.from({ length: seatCount }, (_, seat) =>
      seat === 0 ? null : Math.ceil(levels / 2),
    ),
    clock: "none",
  };
  try {
    const kept = JSON.parse(preference(`new-game.${game}`) ?? "null");
    const fits =
      Array.isArray(kept?.levels) &&
      kept.levels.length === seatCount &&
      kept.levels.every(
        (/** @type {unknown} */ level) =>
          level === null ||
          (Number.isInteger(level) && Number(level) >= 1 && Number(level) <= levels),
      );
    return fits ? { levels: kept.levels, clock: String(kept.clock) } : usual;
  } catch {
    return usual;
  }
}
