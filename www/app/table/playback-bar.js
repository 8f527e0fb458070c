// The bar for going through a game: play and stop, a move back and forward, a scrubber, and the speed.

import { iconButton } from "../../kit/page/button.js";
import { h, keepFocus, setAttribute } from "../../kit/page/dom.js";
import { number, t } from "../../kit/page/i18n.js";
import { icon } from "../../kit/page/icons.js";
import { keyOf } from "../../kit/page/keys.js";
import { preference, setPreference } from "../../kit/page/preferences.js";
import { SPEEDS } from "../../play/match/playback.js";

/** @typedef {import("../../play/match/playback.js").Playback} Playback */

/** The name of the preference. */
const SPEED_PREFERENCE = "playback.speed";

/** The number of moves that the page keys skip. */
const PAGE_STEP = 10;

/** The speed chosen last for watching a game. */
export function storedSpeed() {
  return Number(preference(SPEED_PREFERENCE) ?? 1);
}

export class PlaybackBar {
  #backButton = iconButton("chevron-left", t("go-back"));
  #playButton = iconButton("play", t("playback-play"));
  #forwardButton = iconButton("chevron-right", t("go-forward"));
  #scrubber = h("input", {
    type: "range",
    class: "scrubber",
    min: "0",
    step: "any",
    "aria-label": t("playback-scrubber"),
  });
  #speedSelect = h(
    "select",
    { class: "select speed figures", "aria-label": t("playback-speed") },
    ...SPEEDS.map((speed) =>
      h("option", { value: String(speed) }, t("playback-times", { speed: speedText(speed) })),
    ),
  );
  /** Whether a pointer is down on the scrubber. */
  #isDragging = false;
  /** @type {string[]} */
  #moves = [];
  /** @type {import("./move-names.js").MoveNames | null} */
  #names = null;
  #shownKey = "";

  /** @param {Playback} playback */
  constructor(playback) {
    this.playback = playback;
    this.#playButton.classList.add("playback-play");
    this.element = h(
      "div",
      { class: "playback", role: "group", "aria-label": t("playback") },
      this.#backButton,
      this.#playButton,
      this.#forwardButton,
      this.#scrubber,
      this.#speedSelect,
    );
    this.element.dir = "ltr";
    this.#backButton.addEventListener("click", () => playback.stepBack());
    this.#playButton.addEventListener("click", () => playback.toggle());
    this.#forwardButton.addEventListener("click", () => playback.stepForward());
    this.#speedSelect.addEventListener("change", () => {
      playback.speed = Number(this.#speedSelect.value);
      setPreference(SPEED_PREFERENCE, this.#speedSelect.value);
    });
    this.#listenToScrubber();
  }

  /**
   * @param {string[]} moves the moves of the game
   * @param {import("./move-names.js").MoveNames} names the names of the moves
   */
  show(moves, names) {
    this.#moves = moves;
    this.#names = names;
    this.showMoment();
  }

  /** Updates what changes while the game is played through. */
  showMoment() {
    const { length, moment, isPlaying, shown, speed } = this.playback;
    if (!this.#isDragging) this.#scrubber.value = String(moment);
    this.#scrubber.style.setProperty("--done", String(length === 0 ? 0 : moment / length));
    const key = [shown, moment === 0, moment === length, length, isPlaying, speed].join(" ");
    if (key === this.#shownKey) return;
    this.#shownKey = key;
    this.#scrubber.max = String(Math.max(1, length));
    if (!this.#isDragging) this.#scrubber.value = String(moment);
    const text = this.#turnText(shown, length);
    setAttribute(this.#scrubber, "aria-valuetext", text);
    this.#speedSelect.value = String(speed);
    const label = t(isPlaying ? "playback-pause" : "playback-play");
    if (this.#playButton.title !== label) {
      this.#playButton.title = label;
      this.#playButton.setAttribute("aria-label", label);
      this.#playButton.replaceChildren(icon(isPlaying ? "pause" : "play"));
    }
    for (const control of [this.#playButton, this.#scrubber]) control.disabled = length === 0;
    this.#backButton.disabled = moment === 0;
    this.#forwardButton.disabled = moment === length;
    keepFocus([this.#backButton, this.#playButton, this.#forwardButton]);
  }

  /**
   * @param {number} ply
   * @param {number} length
   */
  #turnText(ply, length) {
    const names = this.#names;
    if (!names) return "";
    const args = { ply: names.positionName(ply), length: names.lastRow(length) };
    if (ply === 0) return t("playback-start", args);
    const [move = ""] = names.inNotation(ply - 1, this.#moves.slice(ply - 1, ply));
    return t("playback-turn", { ...args, move });
  }

  #listenToScrubber() {
    const { playback } = this;
    const scrubber = this.#scrubber;
    scrubber.addEventListener("pointerdown", () => {
      this.#isDragging = true;
    });
    for (const eventName of ["pointerup", "pointercancel", "change"]) {
      scrubber.addEventListener(eventName, () => {
        this.#isDragging = false;
        this.showMoment();
      });
    }
    scrubber.addEventListener("input", () => {
      const target = scrubber.valueAsNumber;
      if (this.#isDragging) playback.seek(target);
      // Screen readers use steps of their own. Each of them moves by at least one turn.
      else if (target > playback.moment)
        playback.seek(Math.max(Math.floor(playback.moment) + 1, Math.round(target)));
      else playback.seek(Math.min(Math.ceil(playback.moment) - 1, Math.round(target)));
    });
    scrubber.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { shown, length } = playback;
      /** @type {Record<string, () => void>} */
      const keyActions = {
        ArrowLeft: () => playback.stepBack(),
        ArrowDown: () => playback.stepBack(),
        ArrowRight: () => playback.stepForward(),
        ArrowUp: () => playback.stepForward(),
        PageDown: () => playback.seek(shown - PAGE_STEP),
        PageUp: () => playback.seek(shown + PAGE_STEP),
        Home: () => playback.seek(0),
        End: () => playback.seek(length),
        " ": () => playback.toggle(),
      };
      const action = keyActions[keyOf(event)];
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    });
  }
}

/** @param {number} speed */
function speedText(speed) {
  if (speed === 0.25) return "¼";
  return speed === 0.5 ? "½" : number(speed);
}
