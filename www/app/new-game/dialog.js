// The dialog that begins a game: the player of each seat, the strength of the engine, the game's own setting, and a clock if
// the visitor wants one.

import { GAMES } from "../../games/list.js";
import { loadBoard } from "../../games/modules.js";
import { loadPictures } from "../../games/page-modules.js";
import { submitButton } from "../../kit/page/button.js";
import { openDialog } from "../../kit/page/dialog.js";
import { h } from "../../kit/page/dom.js";
import { loadWords, t } from "../../kit/page/i18n.js";
import { editAddress } from "../../play/addresses.js";
import { lastChoice, storeChoice } from "../../play/new-game/last-choice.js";
import { FIRST_LEVEL } from "../../play/new-game/levels.js";
import { NewBoard } from "./new-board.js";
import { OwnStart, textOfChoice } from "./own-start.js";
import {
  clockChoice,
  labelledField,
  makeOption,
  playersOf,
  programsFor,
  seatChoice,
} from "./seat-choice.js";

/**
 * @typedef {import("../../play/match/store.js").Seat} Seat
 * @typedef {import("../../kit/boards/board.js").Setting} Setting
 */

/** The value for a start that has yet to be made. */
const NEW_START = "new";

/** The value for a start that the visitor brings. */
const OWN_START = "own";

/**
 * Opens the dialog.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {string[] | null} givenLines the lines of the start; null if it is chosen in this dialog
 * @param {(chosen: { seats: Seat[], lines?: string[], isRandom?: boolean, practice?: boolean }) => void} onStart receives the lines of
 *   the start if the game has a setting, or `isRandom` if a random start will be generated
 */
export async function openNewGame(warren, game, givenLines, onStart) {
  const [boardModule, programs] = await Promise.all([
    loadBoard(game),
    givenLines && !isPlayableByPrograms(warren, game, givenLines) ? [] : programsFor(game),
    loadWords("new-game"),
  ]);
  const levels = warren.levels();
  const lastChosen = lastChoice(game, levels);
  const beginButton = submitButton(t("start"));
  /** Whether the game begins as soon as its start has been made. */
  let startsWhenReady = false;
  const setWaiting = (/** @type {boolean} */ isWaiting) => {
    startsWhenReady = isWaiting;
    beginButton.ariaBusy = String(isWaiting);
  };
  const updateBeginButton = () => {
    const isMaking = setting?.isMaking?.() ?? false;
    const hasStart = setting?.lines() !== null;
    beginButton.disabled = !hasStart && !isMaking;
    if (isMaking || !startsWhenReady) return;
    setWaiting(false);
    if (hasStart) form.requestSubmit();
  };
  const setting = givenLines
    ? givenStartPart(warren, game, givenLines)
    : boardModule.setting
      ? settingChoice(warren, game, boardModule.setting, lastChosen.setting, updateBeginButton)
      : null;
  const seatsPlace = h("div", { class: "seat-choices" });
  /** @type {ReturnType<typeof seatChoice>[]} */
  let seats = [];
  let firstSeat = -1;
  const renderSeats = () => {
    const start = startFacts(warren, game, chosenStart(setting).lines);
    const count = setting?.seats?.() ?? start.seats;
    // Where all move at once, no seat is first.
    const newFirstSeat = boardModule.moveTexts ? -1 : start.firstSeat;
    if (count === seats.length && newFirstSeat === firstSeat) return;
    firstSeat = newFirstSeat;
    const chosen = [
      ...seats.map((seat) => seat.player()),
      ...lastChosen.levels.slice(seats.length),
    ];
    lastChosen.levels = chosen;
    seats = Array.from({ length: count }, (_, seat) => {
      const player = playerOf(chosen, seat);
      const place = { game, seat, isFirst: seat === firstSeat };
      return seatChoice(place, player, levels, programs, () => showClock());
    });
    seatsPlace.replaceChildren(...seats.map((seat) => seat.element));
    showClock();
  };
  const practiceBox = h("input", { type: "checkbox", checked: lastChosen.practice });
  const practiceRow = h("label", { class: "practice-choice" }, practiceBox, t("new-game-practice"));
  const clock = clockChoice(warren, game, lastChosen.clock);
  const showClock = () => {
    const people = seats.filter((seat) => seat.player() === null).length;
    clock.element.hidden = people === 0;
    practiceRow.hidden = people !== 1 || !warren.isHidden(game);
  };
  const isStartSetting = givenLines !== null || boardModule.setting?.kind === "start";
  const editorLink = h("a", { class: "button", href: editAddress(game) }, t("edit"));
  const form = h(
    "form",
    { class: "new-game", method: "dialog", "data-game": game },
    // The players offered for a seat depend on the start, so the start comes first.
    isStartSetting && setting?.element,
    seatsPlace,
    !isStartSetting && setting?.element,
    clock.element,
    practiceRow,
    h(
      "div",
      { class: "dialog-buttons" },
      !givenLines && !GAMES[game].plain && editorLink,
      beginButton,
    ),
  );
  renderSeats();
  // The seats are updated at each digit, so that nothing moves under the finger that presses the next button.
  for (const kind of isStartSetting ? ["input", "change"] : []) {
    setting?.element.addEventListener(kind, renderSeats);
  }
  for (const kind of ["input", "click"]) {
    form.addEventListener(kind, ({ target }) => {
      if (target !== beginButton) setWaiting(false);
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
      levels: [...chosen, ...lastChosen.levels.slice(chosen.length)],
      clock: clock.name(),
      setting: givenLines ? lastChosen.setting : setting?.value(),
      practice: practiceBox.checked,
    };
    storeChoice(game, choice);
    dialog.close();
    const isPractice = practiceBox.checked && !practiceRow.hidden;
    const players = playersOf(chosen, clock.clock());
    onStart({ seats: players, practice: isPractice, ...chosenStart(setting) });
  });
  // If the screen is too low for the complete dialog, the choices stay visible.
  beginButton.focus({ preventScroll: true });
  return dialog;
}

/**
 * Whether programs can play from a start. They cannot play from a position that was set up in the editor.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {string[]} lines
 */
function isPlayableByPrograms(warren, game, lines) {
  const scene = warren.Scene.start(game, lines);
  return scene.told(0, scene.due(0)[0] ?? 0).position === null;
}

/**
 * The last player of a seat. Without a last choice, a person has the first seat and engines have the others.
 * @param {import("../../play/new-game/last-choice.js").ChosenPlayer[]} chosen by seat
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
  const [firstSeat = 0] = scene.due(0);
  return { seats, firstSeat };
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
function givenStartPart(warren, game, lines) {
  const pictureElement = h("div", { class: "picture given-picture" });
  /** @type {import("../../kit/boards/board.js").Picture | null} */
  let picture = null;
  let isClosed = false;
  loadPictures(game)
    .then(({ mountPicture }) => {
      if (isClosed) return;
      const scene = warren.Scene.start(game, lines);
      picture = mountPicture(pictureElement, scene, 0);
    })
    .catch(() => {
      pictureElement.hidden = true;
    });
  return {
    element: h(
      "div",
      { class: "given-start" },
      pictureElement,
      h("p", { class: "muted" }, t("given-start")),
    ),
    value: () => null,
    lines: () => lines,
    close: () => {
      isClosed = true;
      picture?.close();
    },
  };
}

/**
 * The control for a game's setting.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {Setting} setting
 * @param {unknown} lastSetting the last choice
 * @param {() => void} onChange called when the lines appear or disappear
 * @returns {SettingChoice}
 */
function settingChoice(warren, game, setting, lastSetting, onChange) {
  const id = `${game}-setting`;
  if (setting.kind === "number") {
    const { least, most, lines } = setting;
    const control = numberField(id, setting, lastSetting);
    return {
      element: labelledField(id, t(`${game}-${setting.id}`, { least, most }), control),
      value: () => control.valueAsNumber,
      lines: () => lines(Number.isNaN(control.valueAsNumber) ? least : control.valueAsNumber),
    };
  }
  return startChoice(warren, game, setting, lastSetting, onChange);
}

/**
 * The control for a start: a named one, a new random one, or the visitor's own.
 * @param {typeof import("../../wasm/warren.js")} warren
 * @param {string} game
 * @param {import("../../kit/boards/board.js").StartSetting} setting
 * @param {unknown} lastSetting the last choice
 * @param {() => void} onChange called when the lines appear or disappear
 * @returns {SettingChoice}
 */
function startChoice(warren, game, setting, lastSetting, onChange) {
  const { making, makes = "board", reads, startOf } = setting;
  const starts = setting.starts(warren.Scene);
  const board = making
    ? new NewBoard(warren, game, { making, makes }, lastSetting, onChange)
    : null;
  const ownStart = reads ? new OwnStart(warren, game, reads, startOf, lastSetting, onChange) : null;
  const names = starts.map(({ name }) => name);
  const others = [...(board ? [NEW_START] : []), ...(ownStart ? [OWN_START] : [])];
  const isObject = typeof lastSetting === "object" && lastSetting !== null;
  const initial =
    textOfChoice(lastSetting) !== null ? OWN_START : isObject ? NEW_START : String(lastSetting);
  const id = `${game}-setting`;
  const control = h(
    "select",
    { class: "select", id },
    ...[...names, ...others].map((name) => makeOption(name, t(`${game}-start-${name}`), initial)),
  );
  const showChosenStart = () => {
    if (board) board.element.hidden = control.value !== NEW_START;
    if (ownStart) ownStart.element.hidden = control.value !== OWN_START;
    if (control.value === NEW_START && !board?.lines) board?.makeStart();
    if (control.value === OWN_START && !ownStart?.lines) ownStart?.readText();
    onChange();
  };
  control.addEventListener("change", showChosenStart);
  // When the dialog is complete.
  queueMicrotask(showChosenStart);
  /** The source of the chosen start, unless it is one of the given starts. */
  const madeStartSource = () =>
    ({ [NEW_START]: board, [OWN_START]: ownStart })[control.value] ?? null;
  const namedStart = () => starts.find(({ name }) => name === control.value) ?? starts[0];
  return {
    element: h(
      "div",
      null,
      labelledField(id, t(`${game}-start`), control),
      board?.element,
      ownStart?.element,
    ),
    value: () => {
      if (control.value === OWN_START) return ownStart?.value;
      return control.value === NEW_START ? board?.numbers : control.value;
    },
    lines: () => {
      const madeStart = madeStartSource();
      return madeStart ? madeStart.lines : namedStart().lines;
    },
    isMaking: () => control.value === NEW_START && (board?.isMaking ?? false),
    isRandom: () => !madeStartSource() && namedStart().isRandom === true,
    seats: () => (control.value === NEW_START ? (board?.seats ?? null) : null),
    close: () => {
      board?.close();
      ownStart?.close();
    },
  };
}

/**
 * @param {string} id
 * @param {import("../../kit/boards/board.js").NumberSetting} setting
 * @param {unknown} lastSetting the last choice
 */
function numberField(id, { least, most, usual }, lastSetting) {
  const isInRange =
    Number.isInteger(lastSetting) && Number(lastSetting) >= least && Number(lastSetting) <= most;
  return h("input", {
    class: "select figures",
    id,
    type: "number",
    inputMode: "numeric",
    required: true,
    min: String(least),
    max: String(most),
    value: String(isInRange ? lastSetting : usual),
  });
}
