// Creates matches. A match runs on the page or, while it has secrets, in a worker.

import { loadPart } from "../../kit/page/failure.js";
import { KnownGame } from "./known-game.js";
import { LocalMatch } from "./local-match.js";
import { loadProgramsHere } from "./page-programs.js";
import { anyNeedsConsent, hasSecrets, loadVisitors } from "./seats.js";
import { verdictOf } from "./verdict.js";

/** The module of the game. @typedef {typeof import("../../wasm/warren.js")} Warren */
/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("./match.js").MatchExtras} MatchExtras */
/** @typedef {import("./match.js").Match} Match */
/** @typedef {import("./match.js").GameMatch["programLogs"]} ProgramLogs */
/** @typedef {import("./remote-match.js").RevealedGame} RevealedGame */
/** @typedef {import("./remote-match.js").RemoteMatch} RemoteMatch */
/** The class of remote matches, which is loaded on demand. @typedef {typeof import("./remote-match.js").RemoteMatch} RemoteMatchClass */
/** @typedef {import("./store.js").StoredMatch} StoredMatch */

/**
 * The match of a stored game; undefined if the stored game cannot be read or belongs to another game.
 * @param {Warren} warren
 * @param {StoredMatch} stored
 * @param {boolean} [watching] whether the game is only viewed
 * @returns {Promise<Match | undefined>} rejects if the referee of a game with secrets fails to start
 */
export async function matchOf(warren, stored, watching = false) {
  const { game, record, start, beginning, seats } = stored;
  if (stored.isLog) return logMatch(warren, stored);
  if (start !== undefined || beginning === undefined) {
    const scene = readScene(warren, start ?? record);
    if (!scene) return undefined;
    const fits = scene.game === game && scene.seats === seats.length;
    if (fits && start === undefined) return matchFrom(warren, scene, extrasOf(stored));
    if (!fits) return undefined;
  }
  const publicStart = { start: start ?? null, opening: beginning ?? null };
  const source = { game, text: record, isSealed: true, isPractice: false, ...publicStart };
  const create = (/** @type {RemoteMatchClass} */ RemoteMatchClass) =>
    new RemoteMatchClass(warren, source, extrasOf(stored));
  return secretMatch(warren, create, { watching }).catch((thrown) => {
    if (thrown.cause === "unreadable") return undefined;
    throw thrown;
  });
}

/**
 * @param {Warren} warren
 * @param {StoredMatch} stored
 */
async function logMatch(warren, stored) {
  const { LoggedGame } = await loadPart(import("./logged-game.js"));
  try {
    const game = new LoggedGame(warren, stored.record);
    return new LocalMatch(warren, game, extrasOf(stored), { whenPainted, programs: {} });
  } catch {
    return undefined;
  }
}

/**
 * A match that continues a scene.
 * @param {Warren} warren
 * @param {Scene} scene owned by the match from now on
 * @param {MatchExtras} extras
 * @returns {Promise<Match>}
 */
export async function matchFrom(warren, scene, extras) {
  if (!hasSecrets(warren, scene.game, extras.seats) || verdictOf(scene)) {
    const { seats } = extras;
    const [programs, visitors] = await Promise.all([loadProgramsHere(seats), loadVisitors(seats)]);
    return new LocalMatch(warren, knownGame(warren, scene), extras, {
      whenPainted,
      programs,
      visitors,
    });
  }
  return secretMatch(
    warren,
    (RemoteMatchClass) => RemoteMatchClass.from(warren, scene, extras),
    {},
  );
}

/**
 * @param {Warren} warren
 * @param {Scene} scene
 */
function knownGame(warren, scene) {
  return new KnownGame(scene, warren.isHidden(scene.game));
}

/**
 * The match of a finished game with secrets.
 * @param {Warren} warren
 * @param {RevealedGame} revealed
 */
export function revealedMatch(warren, { record, extras, verdict, programLogs }) {
  const game = knownGame(warren, warren.Scene.fromRecord(record));
  return new LocalMatch(warren, game, extras, { whenPainted, programs: {}, programLogs }, verdict);
}

/**
 * The match of a game that is only viewed. It never begins, since no moves are played.
 * @param {Warren} warren
 * @param {string} record
 * @param {import("./seats.js").Seat[]} seats
 * @param {ProgramLogs} [programLogs] the logs of a finished game
 */
export function viewedMatch(warren, record, seats, programLogs) {
  const extras = { seats, marks: {}, left: seats.map(() => null), undone: [], paused: false };
  const game = knownGame(warren, warren.Scene.fromRecord(record));
  return new LocalMatch(warren, game, extras, { whenPainted, programs: {}, programLogs });
}

/**
 * The match of a finished game with secrets that continues from the last turn of a person.
 * @param {Warren} warren
 * @param {Scene} scene
 * @param {MatchExtras} extras
 */
export function rewoundMatch(warren, scene, extras) {
  return secretMatch(warren, (RemoteMatchClass) => RemoteMatchClass.from(warren, scene, extras), {
    undo: true,
  });
}

/**
 * The match of a new game with secrets, whose start is sampled in the worker.
 * @param {Warren} warren
 * @param {string} game
 * @param {MatchExtras} extras
 * @param {boolean} isPractice whether moves may be undone
 */
export function newSecretMatch(warren, game, extras, isPractice) {
  const source = { game, text: null, isSealed: false, isPractice, start: null, opening: null };
  return secretMatch(
    warren,
    (RemoteMatchClass) => new RemoteMatchClass(warren, source, extras),
    {},
  );
}

/**
 * @param {Warren} warren
 * @param {(RemoteMatchClass: RemoteMatchClass) => RemoteMatch} create
 * @param {{undo?: boolean, watching?: boolean}} options
 */
async function secretMatch(warren, create, options) {
  const { RemoteMatch } = await loadPart(import("./remote-match.js"));
  const match = create(RemoteMatch);
  let revealed;
  try {
    revealed = await match.open(options);
  } catch (thrown) {
    match.close();
    throw thrown;
  }
  if (!revealed) return match;
  match.close();
  return revealedMatch(warren, revealed);
}

/**
 * @param {Warren} warren
 * @param {string} record
 */
function readScene(warren, record) {
  try {
    return warren.Scene.fromRecord(record);
  } catch {
    return undefined;
  }
}

/**
 * @param {StoredMatch} stored
 * @returns {MatchExtras}
 */
function extrasOf({ seats, marks, left, undone, paused, over }) {
  // The visitor's programs start only with the visitor's consent.
  return { seats, marks, left, undone, paused, isAsleep: !over && anyNeedsConsent(seats) };
}

/**
 * Calls back when the latest change is visible: after the next frame, which is late on a slow device.
 * @param {() => void} callback
 */
function whenPainted(callback) {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
