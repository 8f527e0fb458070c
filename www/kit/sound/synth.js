// The sounds, made by Web Audio, without files to load.

/**
 * A tone that glides from one pitch to another, in Hz, with its start and duration, in seconds.
 * @typedef {{ from: number, to: number, startsAt: number, length: number, wave?: OscillatorType, loudness?: number }} Tone
 */

/** @typedef {import("../boards/board.js").Sound | "tick" | "won" | "lost" | "drawn" | "solved" | "day"} SoundName */

/** @type {Record<SoundName, Tone[]>} */
const SOUNDS = {
  move: [{ from: 330, to: 250, startsAt: 0, length: 0.06 }],
  take: [
    { from: 300, to: 180, startsAt: 0, length: 0.07, wave: "triangle" },
    { from: 520, to: 390, startsAt: 0.06, length: 0.09, wave: "triangle" },
  ],
  deliver: [
    { from: 440, to: 440, startsAt: 0, length: 0.06 },
    { from: 660, to: 660, startsAt: 0.06, length: 0.08 },
    { from: 880, to: 880, startsAt: 0.13, length: 0.08 },
  ],
  gain: [
    { from: 440, to: 440, startsAt: 0, length: 0.06 },
    { from: 660, to: 660, startsAt: 0.06, length: 0.08 },
  ],
  loss: [
    { from: 330, to: 330, startsAt: 0, length: 0.08 },
    { from: 220, to: 200, startsAt: 0.08, length: 0.14 },
  ],
  sink: [{ from: 420, to: 90, startsAt: 0, length: 0.35, wave: "triangle" }],
  tick: [{ from: 880, to: 860, startsAt: 0, length: 0.03, loudness: 0.5 }],
  solved: [
    { from: 523, to: 523, startsAt: 0, length: 0.1 },
    { from: 784, to: 784, startsAt: 0.09, length: 0.2 },
  ],
  day: [
    { from: 523, to: 523, startsAt: 0, length: 0.1 },
    { from: 659, to: 659, startsAt: 0.08, length: 0.1 },
    { from: 784, to: 784, startsAt: 0.16, length: 0.1 },
    { from: 1047, to: 1047, startsAt: 0.24, length: 0.15 },
  ],
  won: [
    { from: 392, to: 392, startsAt: 0, length: 0.14 },
    { from: 494, to: 494, startsAt: 0.13, length: 0.14 },
    { from: 587, to: 587, startsAt: 0.26, length: 0.32 },
  ],
  lost: [
    { from: 392, to: 392, startsAt: 0, length: 0.16 },
    { from: 311, to: 300, startsAt: 0.16, length: 0.34 },
  ],
  drawn: [
    { from: 440, to: 440, startsAt: 0, length: 0.14 },
    { from: 440, to: 440, startsAt: 0.18, length: 0.24 },
  ],
};

/** The maximum loudness of a tone, 0..1. */
const MAX_LOUDNESS = 0.16;

/** The attack of a tone, in seconds, so that it does not click. */
const ATTACK_SECONDS = 0.008;

/** Created with the first sound: browsers allow it only after a user gesture. @type {AudioContext | null} */
let context = null;

/**
 * Plays a sound. Without an audio device, or before the browser allows it, this does nothing.
 * @param {SoundName} name
 */
export async function play(name) {
  try {
    context ??= new AudioContext();
    // Suspended, or, in Safari, interrupted by a call or by leaving the page.
    if (context.state !== "running") await context.resume();
    for (const tone of SOUNDS[name]) scheduleTone(context, tone);
  } catch {
    // Sound is optional.
  }
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function scheduleTone(context, { startsAt, from, length, loudness = 1, to, wave = "sine" }) {
  const startTime = context.currentTime + startsAt;
  const source = new OscillatorNode(context, { type: wave, frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.linearRampToValueAtTime(to, startTime + length);
  gain.gain.setValueAtTime(0, startTime);
  gain.gain.linearRampToValueAtTime(MAX_LOUDNESS * loudness, startTime + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(0.001, startTime + length);
  source.connect(gain).connect(context.destination);
  source.start(startTime);
  source.stop(startTime + length);
}
