// The choices for the players of a game: a person or an engine, the engine's level, and a clock for people.

import { h } from "../../kit/page/dom.js";
import { loadPart } from "../../kit/page/failure.js";
import { t } from "../../kit/page/i18n.js";
import { HAS_PROGRAMS, preference } from "../../kit/page/preferences.js";
import { fieldLabel } from "../../kit/page/titles.js";
import { sideWords } from "../../play/match/names.js";
import { FIRST_LEVEL, levelText } from "../../play/new-game/levels.js";

/**
 * @typedef {import("../../play/match/store.js").Seat} Seat
 * @typedef {import("../../wasm/warren.js").Clock} Clock
 * @typedef {import("../../play/match/seats.js").ProgramPlayer} ProgramPlayer
 * @typedef {import("../../play/new-game/last-choice.js").ChosenPlayer} ChosenPlayer
 */

/** @type {{ name: string, clock: Clock | null }[]} all but the contest's own clock */
const CLOCKS = [
  { name: "none", clock: null },
  { name: "move-10", clock: { perMove: 10_000 } },
  { name: "move-30", clock: { perMove: 30_000 } },
  { name: "game-3", clock: { perGame: 180_000 } },
  { name: "game-10", clock: { perGame: 600_000 } },
];
const CONTEST_CLOCK = "contest";

/** The clocks that do not lose the game when they run out, in seconds per move. The visitor may also choose no clock. */
const LENIENT_SECONDS = [1, 2, 3, 5, 10];

/**
 * The choice of a clock for people.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {string} last the name of the clock chosen last
 */
export function clockChoice(warren, game, last) {
  const clocks = clocksOf(warren, game);
  const control = h(
    "select",
    { class: "select", id: "clock" },
    ...clocks.map(({ name, clock }) =>
      makeOption(name, clockText(clock, name === CONTEST_CLOCK), last),
    ),
  );
  const element = labelledField("clock", t("clock"), control);
  if (isLenient(warren, game)) element.append(h("p", { class: "muted" }, t("clock-lenient")));
  return {
    element,
    name: () => control.value,
    clock: () => clocks.find(({ name }) => name === control.value)?.clock ?? null,
  };
}

/**
 * The players chosen.
 * @param {ChosenPlayer[]} players by seat
 * @param {Clock | null} clock the clock of each person
 * @returns {Seat[]}
 */
export function playersOf(players, clock) {
  return players.map((player) => {
    if (player === null) return { kind: "person", clock };
    return typeof player === "number" ? { kind: "engine", level: player, clock: null } : player;
  });
}

/**
 * The visitor's programs for a game. If the visitor has no programs, nothing is loaded.
 * @param {string} game
 * @returns {Promise<ProgramPlayer[]>} none, too, where the browser refuses storage
 */
export async function programsFor(game) {
  if (preference(HAS_PROGRAMS) === null) return [];
  try {
    const { listPrograms } = await loadPart(import("../../play/programs/store.js"));
    const programs = (await listPrograms()).filter((program) => program.game === game);
    return programs.map(({ id, name }) => ({ kind: "program", program: id, name, clock: null }));
  } catch {
    return [];
  }
}

/**
 * Whether the game continues when a person's clock runs out. The person then only loses the chance to act.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 */
function isLenient(warren, game) {
  const { idleAnswer } = /** @type {Partial<typeof import("../../wasm/warren.js")>} */ (warren);
  return idleAnswer?.(game) !== undefined;
}

/**
 * The clocks that a person may have. If the game continues after the time limit, they are shorter and always per move.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @returns {{ name: string, clock: Clock | null }[]}
 */
function clocksOf(warren, game) {
  if (!isLenient(warren, game)) {
    return [...CLOCKS, { name: CONTEST_CLOCK, clock: warren.contestClock(game) }];
  }
  const lenient = LENIENT_SECONDS.map((seconds) => ({
    name: `move-${seconds}`,
    clock: { perMove: seconds * 1000 },
  }));
  return [{ name: "none", clock: null }, ...lenient];
}

/**
 * The control for the player of a seat.
 * @param {{ game: string, seat: number, isFirst: boolean }} place
 * @param {ChosenPlayer} last
 * @param {number} levels
 * @param {readonly ProgramPlayer[]} programs those that may play
 * @param {() => void} onChange
 */
export function seatChoice({ game, seat, isFirst }, last, levels, programs, onChange) {
  const words = sideWords(game, seat);
  const name = `seat-${seat}`;
  const lastProgram = programs.find(
    ({ program }) => typeof last === "object" && last?.program === program,
  );
  const kind = lastProgram ? "program" : last === null ? "person" : "engine";
  const makeRadio = (/** @type {string} */ value) =>
    h("input", { type: "radio", name, value, checked: value === kind });
  const [person, engine, program] = ["person", "engine", "program"].map(makeRadio);
  const level = typeof last === "number" ? last : FIRST_LEVEL;
  const options = Array.from({ length: levels }, (_, i) =>
    makeOption(String(i + 1), levelText(i + 1, levels), String(level)),
  );
  const levelSelect = h(
    "select",
    { class: "select", "aria-label": t("level-of", words) },
    ...options,
  );
  const programOption = (/** @type {ProgramPlayer} */ { program: id, name: text }) =>
    makeOption(id, text, lastProgram?.program ?? "");
  const programSelect = h(
    "select",
    { class: "select", "aria-label": t("program-of", words) },
    ...programs.map(programOption),
  );
  const showSelects = () => {
    levelSelect.hidden = !engine.checked;
    programSelect.hidden = !program.checked;
  };
  const update = () => {
    showSelects();
    onChange();
  };
  showSelects();
  for (const each of [person, engine, program]) each.addEventListener("change", update);
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
        programs.length > 0 && h("label", null, program, t("program")),
      ),
      levelSelect,
      programSelect,
    ),
  );
  /** @returns {ChosenPlayer} */
  const player = () => {
    if (program.checked)
      return programs.find((each) => each.program === programSelect.value) ?? null;
    return engine.checked ? Number(levelSelect.value) : null;
  };
  return { element, player };
}

/**
 * @param {string} id the id of the control
 * @param {string} label
 * @param {HTMLElement} control
 */
export function labelledField(id, label, control) {
  return h("div", { class: "seat-choice" }, fieldLabel(id, label), control);
}

/**
 * @param {string} value
 * @param {string} text
 * @param {string} selectedValue
 */
export function makeOption(value, text, selectedValue) {
  return h("option", { value, selected: value === selectedValue }, text);
}

/**
 * @param {Clock | null} clock
 * @param {boolean} isContest whether it is the contest's own clock
 */
function clockText(clock, isContest) {
  if (!clock) return t("clock-none");
  if ("perGame" in clock) {
    // Short times, and those that are not whole minutes, are easier to read in seconds.
    const minutes = clock.perGame / 60_000;
    const isShort = minutes < 1 || (minutes < 5 && !Number.isInteger(minutes));
    return isShort
      ? t("clock-game-seconds", { seconds: clock.perGame / 1000 })
      : t("clock-game", { minutes });
  }
  const seconds = clock.perMove / 1000;
  return t(isContest ? "clock-move-contest" : "clock-move", { seconds });
}
