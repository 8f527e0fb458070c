// What a game that is shown gives to hand on.

import { t } from "../i18n.js";
import { loadGame } from "../load.js";
import { sideName, standing } from "./names.js";

/**
 * @typedef {Object} Shared a game to hand on
 * @property {string | null} url the address that shows it; null where a link would tell too much
 * @property {string} words the game, who plays and how it stands, in a line
 * @property {string | null} text what `Open a game from text` reads; null where that would tell too much
 * @property {string} file the name of a file with the text
 * @property {string | null} note what is not handed on
 * @property {string} game
 * @property {"play" | "watch" | "puzzle"} mode how a board in a frame shows it
 * @property {SharedLog[]} [logs] what programs of its sides would have read and written
 * @property {() => import("./picture-dialog.js").Pictured} pictured what is on the board, for pictures
 */

/**
 * @typedef {Object} SharedLog
 * @property {string} side
 * @property {() => Promise<string>} text
 */

/** @typedef {import("../play/session.js").Session} Session */

const WATCH = /** @type {const} */ ("watch");

/**
 * The game as a link and as text: as its statement gives games, where it does, else as a record. While it has secrets its
 * start alone, and what one's own side knows.
 * @param {Session} session
 * @param {import("../boards/board.js").BoardModule} module
 * @returns {Omit<Shared, "pictured">}
 */
export function sharedOf(session, module) {
  const { isSecret, log, shareable, state } = session;
  const file = `warren-${state.game}.txt`;
  const nothing = { url: null, words: "", text: null, file, game: state.game, mode: WATCH };
  if (log) return { ...nothing, text: log.text, note: t("share-log-only") };
  const logs = isSecret ? ownLog(session) : logsOf(session);
  const url = addressOf(session);
  if (!shareable || url === null) return { ...nothing, note: t("share-when-over"), logs };
  const isHeadless = isSecret || module.headless;
  const { shown } = state;
  const tallies = isSecret ? null : module.tallies(shareable, shown);
  const scores = tallies?.map(({ figures }) => figures[0].value) ?? null;
  // Moves tried beside the game are handed on as a game of their own.
  const beside = { length: shareable.length, due: Array.from(shareable.due(shown)), verdict: null };
  return {
    url,
    words: standing(state.branch ? { ...state, ...beside } : state, scores),
    text: (isHeadless && shareable.headless()) || shareable.record(),
    file,
    note: isSecret ? t("share-start-only") : null,
    game: state.game,
    mode: isSecret || shareable.length === 0 ? "play" : WATCH,
    logs,
  };
}

/**
 * What is on the board, as it is seen from the viewpoint: no more than whoever looks at it sees.
 * @param {Session} session
 * @returns {() => import("./picture-dialog.js").Pictured}
 */
export function picturedOf(session) {
  return () => {
    const { game, shown, viewpoint } = session.state;
    const scene = session.scene.copy();
    // Behind the curtain less is known than has been played.
    return { game, scene, ply: Math.min(shown, scene.length), viewpoint };
  };
}

/**
 * The address that shows this game as it is shown here; null where nothing of it may be handed on.
 * @param {Session} session
 */
function addressOf({ isSecret, shareable, state }) {
  if (!shareable) return null;
  const url = new URL(location.href);
  const { seats, shown, viewpoint } = state;
  const near = viewpoint < seats.length ? viewpoint : undefined;
  url.hash = isSecret ? shareable.link(0) : shareable.link(shown, near);
  return url.href;
}

/**
 * The logs of all sides, of a game that is known whole.
 * @param {Session} session
 * @returns {SharedLog[]}
 */
function logsOf({ shareable, state }) {
  if (!shareable) return [];
  const record = shareable.record();
  return state.seats.map((_, seat) => ({
    side: sideName(state.game, seat),
    text: async () => {
      const { Log, Scene } = await loadGame(state.game);
      const scene = Scene.fromRecord(record);
      const log = Log.of(scene, seat);
      scene.free();
      return textOf(log);
    },
  }));
}

/**
 * The log of the side whose view is shown, of a game that still has secrets.
 * @param {Session} session
 * @returns {SharedLog[]}
 */
function ownLog(session) {
  const { game, viewpoint } = session.state;
  const told = session.told();
  if (!told) return [];
  const { transcript, ...beginning } = told;
  const text = async () => {
    const { Log } = await loadGame(game);
    return textOf(Log.told(game, { seat: viewpoint, ...beginning }, transcript));
  };
  return [{ side: sideName(game, viewpoint), text }];
}

/** @param {import("../wasm/warren.js").Log} log freed here */
function textOf(log) {
  const text = log.text();
  log.free();
  return text;
}
