// The parts of the game shown that can be shared.

import { t } from "../../kit/page/i18n.js";
import { sharedAddress } from "../../play/addresses.js";
import { loadStudy } from "../../play/load.js";
import { playerName } from "../../play/match/names.js";
import { asPeople, standing } from "../../play/match/standing.js";
import { codeOfSession, sharedGame } from "../../play/share/code.js";
import { namesOf } from "../table/move-names.js";

/**
 * @typedef {Object} SharedContent a game to share
 * @property {string | null} url the address that shows the game; null where a link would reveal secrets
 * @property {string} words one line with the game, its players and its score
 * @property {string | null} text the text for `Open a game from text`; null where it would reveal secrets
 * @property {string} file the name of a file with the text
 * @property {string | null} note says what is not shared
 * @property {string} game
 * @property {"play" | "watch" | "puzzle"} mode how a board in a frame shows it
 * @property {boolean} [canGoOn] whether a game to watch can also be played on from the position shown
 * @property {string | null} [lesson] the code of the link from which a lesson can be made; null where it has no moves
 * @property {SharedLog[]} [logs] the input and output that each side's program would have had
 * @property {() => import("../pictures/dialog.js").PictureContent} boardContent the content of the board, for pictures
 */

/**
 * @typedef {Object} SharedLog
 * @property {string} side
 * @property {() => Promise<string>} text
 */

/** @typedef {import("../../play/match/session.js").Session} Session */

const WATCH = /** @type {const} */ ("watch");

/**
 * The game as a link and as text. The text has the contest statement's format if there is one; otherwise it is a record. A game
 * with secrets shares only its start, and the knowledge of the person's own side.
 * @param {Session} session
 * @param {import("../../kit/boards/board.js").BoardModule} boardModule
 * @returns {Omit<SharedContent, "boardContent">}
 */
export function contentOfSession(session, boardModule) {
  const { isSecret, log, shareableScene, state } = session;
  const file = `warren-${state.game}.txt`;
  const emptyContent = { url: null, words: "", text: null, file, game: state.game, mode: WATCH };
  if (log) return { ...emptyContent, text: log.text, note: t("share-log-only") };
  const logs = isSecret ? ownLogs(session) : logsOf(session);
  const url = addressOf(session);
  if (!shareableScene || url === null) return { ...emptyContent, note: t("share-when-over"), logs };
  const knownGame = sharedGame(session);
  const mayOmitFirstLine = isSecret || boardModule.headless;
  const { shown } = state;
  const tallies = isSecret ? null : boardModule.tallies(shareableScene, shown);
  const scores = tallies?.map(({ figures }) => figures[0].value) ?? null;
  // A variation is shared as a separate game.
  const variationState = {
    length: shareableScene.length,
    due: Array.from(shareableScene.due(shown)),
    verdict: null,
  };
  return {
    url,
    words: standing(
      state.variation ? { ...state, ...variationState } : state,
      scores,
      namesOf({ ...state, seats: asPeople(state.seats) }, boardModule, shareableScene),
    ),
    text: (mayOmitFirstLine && shareableScene.headless()) || knownGame.record(),
    file,
    note: isSecret ? t("share-start-only") : null,
    game: state.game,
    mode: isSecret || shareableScene.length === 0 ? "play" : WATCH,
    canGoOn: !isSecret && shareableScene.length > 0 && variationState.due.length > 0,
    lesson: isSecret || shareableScene.length === 0 ? null : new URL(url).hash.slice(1),
    logs,
  };
}

/**
 * The content of the board as seen from the viewpoint, without anything that the viewpoint does not know.
 * @param {Session} session
 * @returns {() => import("../pictures/dialog.js").PictureContent}
 */
export function boardContentOf(session) {
  return () => {
    const { game, shown, viewpoint } = session.state;
    const scene = session.scene.copy();
    // Behind the curtain, the scene may have fewer moves than have been played.
    return { game, scene, ply: Math.min(shown, scene.length), viewpoint };
  };
}

/**
 * The address of the game as shown here; null if no part of it may be shared.
 * @param {Session} session
 */
function addressOf(session) {
  const code = codeOfSession(session);
  return code === null ? null : sharedAddress(session.state.game, code);
}

/**
 * The logs of all sides, for a game without secrets.
 * @param {Session} session
 * @returns {SharedLog[]}
 */
function logsOf({ shareableScene, state }) {
  if (!shareableScene) return [];
  const record = shareableScene.record();
  return state.seats.map((_, seat) => ({
    side: playerName(state.game, state.seats, seat),
    text: async () => {
      const { Log, Scene } = await loadStudy(state.game);
      return Log.of(Scene.fromRecord(record), seat).text();
    },
  }));
}

/**
 * The log of the side whose view is shown, for a game with secrets.
 * @param {Session} session
 * @returns {SharedLog[]}
 */
function ownLogs(session) {
  const { game, seats, viewpoint } = session.state;
  const knowledge = session.knowledge();
  if (!knowledge) return [];
  const { transcript, ...beginning } = knowledge;
  const text = async () => {
    const { Log } = await loadStudy(game);
    return Log.told(game, { seat: viewpoint, ...beginning }, transcript).text();
  };
  return [{ side: playerName(game, seats, viewpoint), text }];
}
