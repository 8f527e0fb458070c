// The sounds of a game: its moves, the last seconds of a person's clock, and its end.

import { loadPart } from "../../kit/page/failure.js";
import { isFeedbackOn } from "../../kit/sound/choice.js";
import { onlyPerson } from "../../play/match/names.js";
import { resultFor } from "../../play/match/next-games.js";
import { isPerson } from "../../play/match/seats.js";

/** @typedef {import("../../kit/sound/synth.js").SoundName} SoundName */

/** A person's clock ticks below this time, in ms. */
const TICKING_MS = 5000;

/** The device's vibration, in ms: on, off, on. @type {Partial<Record<SoundName, number[]>>} */
const VIBRATION_PULSES_MS = {
  take: [25],
  deliver: [25],
  loss: [25],
  sink: [40],
  won: [30, 60, 30],
  lost: [60],
  solved: [25],
  day: [25, 50, 25],
};

/**
 * Follows a session.
 * @param {import("../../play/match/session.js").Session} session
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 * @param {AbortSignal} signal ends it
 */
export function followGame(session, boardModule, signal) {
  let wasOver = session.state.verdict !== null;
  let tickedSecond = 0;
  const onMove = (/** @type {Event} */ event) => {
    const { ply } = /** @type {CustomEvent} */ (event).detail;
    const { curtain, verdict } = session.state;
    if (ply > 0 && curtain === null && !verdict)
      playEffect(boardModule.soundOf(session.game, ply - 1));
  };
  const onChange = () => {
    const { seats, verdict } = session.state;
    if (verdict && !wasOver) {
      const me = onlyPerson(seats);
      const result = me === null ? "drawn" : resultFor(me, verdict);
      playEffect(result);
    }
    wasOver = verdict !== null;
  };
  const onInfo = () => {
    const { clocks, seats } = session.state;
    const lowClock = clocks.find(
      (clock, seat) => clock?.running && isPerson(seats[seat]) && clock.left < TICKING_MS,
    );
    const currentSecond = lowClock ? Math.ceil(lowClock.left / 1000) : 0;
    if (lowClock && currentSecond > 0 && currentSecond !== tickedSecond) playEffect("tick");
    tickedSecond = currentSecond;
  };
  session.addEventListener("move", onMove, { signal });
  session.addEventListener("change", onChange, { signal });
  session.addEventListener("info", onInfo, { signal });
}

/** @param {SoundName} name */
export async function playEffect(name) {
  const pulses = VIBRATION_PULSES_MS[name];
  if (pulses && isFeedbackOn("vibration")) navigator.vibrate?.(pulses);
  if (!isFeedbackOn("sound")) return;
  try {
    const { play } = await loadPart(import("../../kit/sound/synth.js"));
    await play(name);
  } catch {
    // The page works without sounds.
  }
}
