// Which moment of a game may be analysed, who is asked for a suggestion, and what whoever has the move there has been told.

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("../wasm/warren.js").Told} Told */
/** @typedef {import("../wasm/warren.js").Scene} Scene */
/** @typedef {import("../wasm/warren.js").Scene} HiddenScene the scene of a game with secrets */

/**
 * Why nothing may be analysed:
 * - `live`: a person plays the game;
 * - `secret`: the analysis would tell another side's secret;
 * - `turn`: in a game with secrets, it is not one's own turn;
 * - `over`: nobody is to move;
 * - `view`: the board shows another side than the one to move;
 * - `log`: in a log, its program is not the one to answer;
 * - `elsewhere`: the game is open in another tab;
 * - `covered`: the curtain is down.
 * @typedef {"live" | "secret" | "turn" | "over" | "view" | "log" | "elsewhere" | "covered"} Refusal
 */

/**
 * A moment that may be analysed.
 * @typedef {Object} Moment
 * @property {number} seat the seat to move that is asked about
 * @property {number[]} seats all seats to move
 * @property {boolean} isHidden whether only that seat may see the position
 * @property {boolean} isPlayed whether a person still plays here against somebody: then the person has to ask each time
 * @property {string} key the same for two moments only if all else is the same
 * @property {() => Told | undefined} told what the seat's program has been told
 */

/**
 * The moment that is shown, or why it may not be analysed, and then who has the move there, if that is known.
 * @param {Session} session
 * @param {number | null} chosen the seat that is asked about, where several have to move
 * @returns {Moment | { refusal: Refusal, seat?: number }}
 */
export function momentOf(session, chosen) {
  const { state, whole } = session;
  const { curtain, elsewhere, isLog, seats, shown, verdict, viewpoint, views } = state;
  if (curtain !== null) return { refusal: "covered" };
  if (elsewhere) return { refusal: "elsewhere" };
  if (isLog) return loggedMoment(session);
  if (!whole) return ownMoment(session);
  if (isLive(state) && !verdict && isContested(seats)) return { refusal: "live" };
  const due = Array.from(whole.due(shown));
  if (due.length === 0) return { refusal: "over" };
  const isHidden = views.length > 0;
  const open = isHidden && viewpoint < seats.length ? [viewpoint] : due;
  if (!due.includes(open[0])) return { refusal: "view", seat: due[0] };
  const seat = chosen !== null && open.includes(chosen) ? chosen : open[0];
  const told = () => toldOf(whole, shown, seat, isHidden);
  return { seat, seats: open, isHidden, isPlayed: false, key: keyOf(state, seat), told };
}

/**
 * Who is asked for a good move at what is shown, and what that seat has been told; null where nobody is.
 * @param {Session} session
 * @returns {{ seat: number, told: Told } | null}
 */
export function askedOf(session) {
  const { due, tries, verdict, viewpoint } = session.state;
  if (tries) {
    const moment = momentOf(session, null);
    const told = "told" in moment ? moment.told() : undefined;
    return "told" in moment && told ? { seat: moment.seat, told } : null;
  }
  // With secrets, who has the screen.
  const seat = session.isSecret ? viewpoint : due[0];
  const told = session.told();
  return due.includes(seat) && told && !verdict && isLive(session.state) ? { seat, told } : null;
}

/**
 * What a seat whose move it is has been told.
 * @param {Scene} whole the game, of which all is known
 * @param {number} ply
 * @param {number} seat
 * @param {boolean} isHidden whether its sides know different things
 * @returns {Told}
 */
export function toldOf(whole, ply, seat, isHidden) {
  if (isHidden) return /** @type {HiddenScene} */ (whole).told(ply, seat);
  return { files: [], lines: [], position: whole.position(ply), transcript: [] };
}

/**
 * A line of one seat's moves as whole moves, as far as it can be played.
 * @param {Scene} whole
 * @param {number} ply
 * @param {number} seat
 * @param {string[]} line in a game with secrets that seat's own answers
 * @param {boolean} isHidden
 * @returns {string[]}
 */
export function wholeMoves(whole, ply, seat, line, isHidden) {
  const known = whole.moves();
  const scene = whole.copy();
  scene.cut(ply);
  /** @type {string[]} */
  const moves = [];
  try {
    for (const answer of line) {
      const { length } = scene;
      const isAnswer = isHidden && scene.due(length).includes(seat);
      const move = isAnswer
        ? /** @type {HiddenScene} */ (scene).moveWith(length, seat, answer, known[length])
        : answer;
      scene.play(move);
      moves.push(move);
    }
  } catch {
    // From there on it has come otherwise than the seat could know.
  } finally {
    scene.free();
  }
  return moves;
}

/**
 * That of the one person of a game with secrets, at its own turn.
 * @param {Session} session
 * @returns {Moment | { refusal: Refusal }}
 */
function ownMoment(session) {
  const { state } = session;
  const { due, seats, verdict, viewpoint: seat } = state;
  const people = seats.filter(({ kind }) => kind === "person");
  if (people.length > 1) return { refusal: "secret" };
  if (people.some(hasClock)) return { refusal: "live" };
  if (verdict || !isLive(state) || !due.includes(seat)) return { refusal: "turn" };
  const key = keyOf(state, seat);
  return { seat, seats: [seat], isHidden: true, isPlayed: true, key, told: () => session.told() };
}

/**
 * That of a log, where its program had to answer.
 * @param {Session} session
 * @returns {Moment | { refusal: Refusal }}
 */
function loggedMoment({ log, state }) {
  const { shown, viewpoint: seat } = state;
  const told = log?.toldAt(shown);
  if (!told) return { refusal: "log" };
  const key = keyOf(state, seat);
  return { seat, seats: [seat], isHidden: true, isPlayed: false, key, told: () => told };
}

/** @param {State} state */
const isLive = ({ branch, length, shown }) => branch === null && shown === length;

/**
 * Whether a person plays against an engine, or with a clock.
 * @param {State["seats"]} seats
 */
export function isContested(seats) {
  const people = seats.filter(({ kind }) => kind === "person");
  return people.length > 0 && (people.length < seats.length || people.some(hasClock));
}

/** @param {State["seats"][number]} seat */
const hasClock = (seat) => seat.kind === "person" && seat.clock !== null;

/**
 * @param {State} state
 * @param {number} seat
 */
function keyOf({ game, line, shown }, seat) {
  return `${game} ${seat} ${shown} ${line.slice(0, shown).join("/")}`;
}
