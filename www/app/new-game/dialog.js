// The dialog that begins a game: the player of each seat, the strength of the engine, the game's own setting, and a clock if
// the visitor wants one.

import { GAMES } from "../../games/list.js";
import { loadBoard } from "../../games/modules.js";
import { loadPictures } from "../../games/page-modules.js";
import { submitButton } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { t } from "../../kit/page/i18n.js";
import { editAddress } from "../../play/addresses.js";
import { lastChoice, storeChoice } from "../../play/new-game/last-choice.js";
import { FIRST_LEVEL } from "../../play/new-game/levels.js";
import { NewBoard } from "./new-board.js";
import { OwnStart, textOf } from "./own-start.js";
import { clockChoice, field, option, playersOf, programsFor, seatChoice } from "./seat-choice.js";

/**
 * @typedef {import("../../play/match/store.js").Seat} Seat
 * @typedef {import("../../kit/boards/board.js").Setting} Setting
 */

/** The value for a start that has yet to be made. */
const NEW = "new";

/** The value for a start that the visitor brings. */
const OWN = "own";

/**
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {string[] | null} given the lines of the start; null if it is chosen in this dialog
 * @param {(chosen: { seats: Seat[], lines?: string[], isRandom?: boolean, practice?: boolean }) => void} start receives the lines of
 *   the start if the game has a setting, or `drawn` if a random start will be generated
 */
export async function openNewGame(warren, game, given, start) {
  const [module, programs] = await Promise.all([
    loadBoard(game),
    given && !isUsual(warren, game, given) ? [] : programsFor(game),
  ]);
  const levels = warren.levels();
  const last = lastChoice(game, levels);
  const begin = submitButton(t("start"));
  /** Whether the game begins as soon as its start has been made. */
  let startsWhenReady = false;
  const setWaiting = (/** @type {boolean} */ isWaiting) => {
    startsWhenReady = isWaiting;
    begin.ariaBusy = String(isWaiting);
  };
  const startChanged = () => {
    const isMaking = setting?.isMaking?.() ?? false;
    const isThere = setting?.lines() !== null;
    begin.disabled = !isThere && !isMaking;
    if (isMaking || !startsWhenReady) return;
    setWaiting(false);
    if (isThere) form.requestSubmit();
  };
  const setting = given
    ? givenStart(warren, game, given)
    : module.setting
      ? settingChoice(warren, game, module.setting, last.setting, startChanged)
      : null;
  const seatsPlace = h("div", { class: "seat-choices" });
  /** @type {ReturnType<typeof seatChoice>[]} */
  let seats = [];
  let first = -1;
  const renderSeats = () => {
    const start = startFacts(warren, game, chosenStart(setting).lines);
    const count = setting?.seats?.() ?? start.seats;
    // Where all move at once, no seat is first.
    const firstNow = module.moveTexts ? -1 : start.first;
    if (count === seats.length && firstNow === first) return;
    first = firstNow;
    const chosen = [...seats.map((seat) => seat.player()), ...last.levels.slice(seats.length)];
    last.levels = chosen;
    seats = Array.from({ length: count }, (_, seat) => {
      const player = playerOf(chosen, seat);
      const place = { game, seat, isFirst: seat === first };
      return seatChoice(place, player, levels, programs, () => showClock());
    });
    seatsPlace.replaceChildren(...seats.map((seat) => seat.element));
    showClock();
  };
  const practice = h("input", { type: "checkbox", checked: last.practice });
  const practiceRow = h("label", { class: "practice-choice" }, practice, t("new-game-practice"));
  const clock = clockChoice(warren, game, last.clock);
  const showClock = () => {
    const people = seats.filter((seat) => seat.player() === null).length;
    clock.element.hidden = people === 0;
    practiceRow.hidden = people !== 1 || !warren.isHidden(game);
  };
  const isStart = given !== null || module.setting?.kind === "start";
  const setUp = h("a", { class: "button", href: editAddress(game) }, t("edit"));
  const form = h(
    "form",
    { class: "new-game", method: "dialog", "data-game": game },
    // The players offered for a seat depend on the start, so the start comes first.
    isStart && setting?.element,
    seatsPlace,
    !isStart && setting?.element,
    clock.element,
    practiceRow,
    h("div", { class: "dialog-buttons" }, !given && !GAMES[game].plain && setUp, begin),
  );
  renderSeats();
  // The seats are updated at each digit, so that nothing moves under the finger that presses the next button.
  for (const kind of isStart ? ["input", "change"] : []) {
    setting?.element.addEventListener(kind, renderSeats);
  }
  for (const kind of ["input", "click"]) {
    form.addEventListener(kind, ({ target }) => {
      if (target !== begin) setWaiting(false);
    });
  }
  const dialog = openDialog(t("new-game-title", { game: t(`${game}-name`) }), form);
  dialog.addEventListener("close", () => setting?.close?.());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (setting?.isMaking?.()) {
      setWaiting(true);
      return;
    }
    const chosen = seats.map((seat) => seat.player());
    const choice = {
      levels: [...chosen, ...last.levels.slice(chosen.length)],
      clock: clock.name(),
      setting: given ? last.setting : setting?.value(),
      practice: practice.checked,
    };
    storeChoice(game, choice);
    dialog.close();
    const isPractice = practice.checked && !practiceRow.hidden;
    const players = playersOf(chosen, clock.clock());
    start({ seats: players, practice: isPractice, ...chosenStart(setting) });
  });
  // If the screen is too low for the complete dialog, the choices stay visible.
  begin.focus({ preventScroll: true });
  return dialog;
}

/**
 * Whether programs can play from a start. They cannot play from a position that was set up in the editor.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {string[]} lines
 */
function isUsual(warren, game, lines) {
  const scene = warren.Scene.start(game, lines);
  return scene.told(0, scene.due(0)[0] ?? 0).position === null;
}

/**
 * The last player of a seat. Without a last choice, a person has the first seat and engines have the others.
 * @param {import("../../play/new-game/last-choice.js").Chosen[]} chosen by seat
 * @param {number} seat
 */
function playerOf(chosen, seat) {
  if (seat < chosen.length) return chosen[seat];
  return seat === 0 ? null : FIRST_LEVEL;
}

/**
 * The start chosen.
 * @param {SettingChoice | null} setting
 * @returns {{ lines?: string[], isRandom?: boolean }}
 */
function chosenStart(setting) {
  if (setting?.isRandom?.()) return { isRandom: true };
  return { lines: setting?.lines() ?? undefined };
}

/**
 * The number of seats in a start, and the seat that moves first.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {string[] | undefined} lines of the start
 */
function startFacts(warren, game, lines) {
  const scene = warren.Scene.start(game, lines);
  const { seats } = scene;
  const [first = 0] = scene.due(0);
  return { seats, first };
}

/**
 * The choice of a game's setting: its control, its value, and the lines of the resulting start. The lines are null while they
 * are being made, and if they cannot be made.
 * @typedef {Object} SettingChoice
 * @property {HTMLElement} element
 * @property {() => unknown} value
 * @property {() => string[] | null} lines
 * @property {() => boolean} [isMaking] whether the lines are being made
 * @property {() => boolean} [isRandom] whether the start will be random and has no lines yet
 * @property {() => number | null} [seats] the number of seats, where it is known before the lines
 * @property {() => void} [close]
 */

/**
 * A start that was chosen elsewhere, such as one set up in the editor.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {string[]} lines
 * @returns {SettingChoice}
 */
function givenStart(warren, game, lines) {
  const place = h("div", { class: "picture given-picture" });
  /** @type {import("../../kit/boards/board.js").Picture | null} */
  let picture = null;
  let closed = false;
  loadPictures(game)
    .then(({ mountPicture }) => {
      if (closed) return;
      const scene = warren.Scene.start(game, lines);
      picture = mountPicture(place, scene, 0);
    })
    .catch(() => {
      place.hidden = true;
    });
  return {
    element: h(
      "div",
      { class: "given-start" },
      place,
      h("p", { class: "muted" }, t("given-start")),
    ),
    value: () => null,
    lines: () => lines,
    close: () => {
      closed = true;
      picture?.close();
    },
  };
}

/**
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {Setting} setting
 * @param {unknown} last the last choice
 * @param {() => void} changed called when the lines appear or disappear
 * @returns {SettingChoice}
 */
function settingChoice(warren, game, setting, last, changed) {
  const id = `${game}-setting`;
  if (setting.kind === "number") {
    const { least, most, lines } = setting;
    const control = numberField(id, setting, last);
    return {
      element: field(id, t(`${game}-${setting.id}`, { least, most }), control),
      value: () => control.valueAsNumber,
      lines: () => lines(Number.isNaN(control.valueAsNumber) ? least : control.valueAsNumber),
    };
  }
  return startChoice(warren, game, setting, last, changed);
}

/**
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {import("../../kit/boards/board.js").StartSetting} setting
 * @param {unknown} last the last choice
 * @param {() => void} changed called when the lines appear or disappear
 * @returns {SettingChoice}
 */
function startChoice(warren, game, setting, last, changed) {
  const { making, makes = "board", reads, startOf } = setting;
  const starts = setting.starts(warren.Scene);
  const board = making ? new NewBoard(warren, game, { making, makes }, last, changed) : null;
  const own = reads ? new OwnStart(warren, game, reads, startOf, last, changed) : null;
  const names = starts.map(({ name }) => name);
  const others = [...(board ? [NEW] : []), ...(own ? [OWN] : [])];
  const isObject = typeof last === "object" && last !== null;
  const initial = textOf(last) !== null ? OWN : isObject ? NEW : String(last);
  const id = `${game}-setting`;
  const control = h(
    "select",
    { class: "select", id },
    ...[...names, ...others].map((name) => option(name, t(`${game}-start-${name}`), initial)),
  );
  const show = () => {
    if (board) board.element.hidden = control.value !== NEW;
    if (own) own.element.hidden = control.value !== OWN;
    if (control.value === NEW && !board?.lines) board?.make();
    if (control.value === OWN && !own?.lines) own?.read();
    changed();
  };
  control.addEventListener("change", show);
  // When the dialog is complete.
  queueMicrotask(show);
  /** The source of the chosen start, unless it is one of the given starts. */
  const chosen = () => ({ [NEW]: board, [OWN]: own })[control.value] ?? null;
  const given = () => starts.find(({ name }) => name === control.value) ?? starts[0];
  return {
    element: h("div", null, field(id, t(`${game}-start`), control), board?.element, own?.element),
    value: () => {
      if (control.value === OWN) return own?.value;
      return control.value === NEW ? board?.numbers : control.value;
    },
    lines: () => {
      const made = chosen();
      return made ? made.lines : given().lines;
    },
    isMaking: () => control.value === NEW && (board?.isMaking ?? false),
    isRandom: () => !chosen() && given().isRandom === true,
    seats: () => (control.value === NEW ? (board?.seats ?? null) : null),
    close: () => {
      board?.close();
      own?.close();
    },
  };
}

/**
 * @param {string} id
 * @param {import("../../kit/boards/board.js").NumberSetting} setting
 * @param {unknown} last the last choice
 */
function numberField(id, { least, most, usual }, last) {
  const fits = Number.isInteger(last) && Number(last) >= least && Number(last) <= most;
  return h("input", {
    class: "select figures",
    id,
    type: "number",
    inputMode: "numeric",
    required: true,
    min: String(least),
    max: String(most),
    value: String(fits ? last : usual),
  });
}
