// The interface of every match, wherever it runs: on the page (`LocalMatch`), or in a worker that keeps its secrets
// (`RemoteMatch`). A game that is only viewed, such as a log, is a match without moves.

/** @typedef {import("../../wasm/warren.js").Problem} Problem */
/** @typedef {import("../../wasm/warren.js").Scene} Scene */
/** @typedef {import("../../wasm/warren.js").Sight} Sight */
/** @typedef {import("../../wasm/warren.js").Told} Knowledge */
/** @typedef {import("../../wasm/warren.js").Verdict} Verdict */
/** @typedef {import("./seats.js").Seat} Seat */
/** @typedef {import("./seats.js").Mark} Mark */
/** @typedef {import("./transcripts.js").SeatBeginning} SeatBeginning */

/**
 * One game between its seats.
 *
 * Fires `change` after any change of state. There are three exceptions: `clocks` when only the clocks have changed, `info` when
 * only an engine's thinking has, and `program` when the log of a visitor's program has.
 *
 * Fires `move` after the `change` of a move, `notice` with the id of a message, and `keep` when the game should be stored. Fires
 * `over` with the revealed game when another match must replace this one, because nothing is secret any more.
 * @typedef {Object} GameMatch
 * @property {MatchState} state
 * @property {boolean} isSecret whether parts of the game may be unknown to this page
 * @property {Scene | null} scene the complete game; null if parts of it are unknown to this page
 * @property {import("./logged-game.js").LoggedGame | null} log the viewed log, if any
 * @property {number | null} viewpoint the seat whose side is at the bottom; null if the visitor chooses it
 * @property {Scene | null} shareableScene the part of the game that may be shared
 * @property {boolean} runsOnAClock whether a stored clock is running, so that the game must be stored again
 * @property {(viewpoint: number) => Scene | Sight} seenFrom the game as seen from a viewpoint: a seat, or in a game with secrets
 *   the number of seats for a viewer who sees everything
 * @property {() => Knowledge | undefined} knowledge the input of an engine that suggests a move
 * @property {() => MatchData} storedData the data to store, besides the marks and the pause
 * @property {() => void} begin seats all players and continues from the last move
 * @property {() => void} stop ends all activity and leaves the state as it is
 * @property {() => void} close
 * @property {(move: string, later?: readonly LaterAnswer[]) => Problem | null} play answers for the person whose turn it is; returns
 *   why the move may not be played. `later` are that person's answers in the next turns, which only a match with secrets
 *   accepts
 * @property {() => void} undo goes back to the last turn of a person
 * @property {() => void} redo redoes moves up to the next turn of a person
 * @property {() => void} pause
 * @property {() => void} resume
 * @property {() => void} step lets a paused game play one move
 * @property {() => void} resign resigns for the person whose turn it is, otherwise for the first person
 * @property {(ProgramLogData | undefined)[]} programLogs the logs of the visitor's programs, by seat; empty while they
 *   are secret
 * @property {() => void} retry tries again after a fault of Warren's for which the game waits
 * @property {string | null} plans the plans of the person at the screen, if people with secrets share it; otherwise null
 * @property {(plans: string) => void} plan stores the plans of the person at the screen, if people with secrets share it
 * @property {() => void} help marks the game as one in which an engine helped a person
 * @property {(comment: string) => void} addComment adds a comment to the record of a game without secrets, such as a note
 * @property {() => void} liftCurtain raises the curtain for the person whose turn it is
 * @property {(away: boolean) => void} leave `away`: the game is not visible, so its clocks stop
 */

/**
 * A program's log. `began` is absent in a game that was played before.
 * @typedef {Pick<import("./program-log.js").ProgramLog, "turns" | "end" | "silence" | "problem"> & { began?: number }} ProgramLogData
 */

/** @typedef {GameMatch & EventTarget} Match */

/**
 * An answer for a later turn. It is played only if it then has the effect that its player relied on: by what that seat knows,
 * the move `query` has an effect whose fields have some of the values in `reliedEffect`.
 * @typedef {{ answer: string, query: string, reliedEffect: Record<string, readonly unknown[]> }} LaterAnswer
 */

/**
 * The data kept with a match besides its moves.
 * @typedef {object} MatchExtras
 * @property {Seat[]} seats
 * @property {Record<number, Mark>} marks
 * @property {(number | null)[]} left the milliseconds left to each seat that has a clock for the whole game
 * @property {string[]} undone moves that can be redone
 * @property {boolean} paused
 * @property {boolean} [isAsleep] whether the visitor's programs wait until the visitor starts them
 */

/**
 * The services for a match in this thread.
 * @typedef {Object} MatchServices
 * @property {import("./seats.js").Programs} programs starts the programs of seats without a person
 * @property {typeof import("./visitor-programs.js").VisitorPrograms} [visitors] manages the visitor's programs, if any play
 * @property {(callback: () => void) => void} whenPainted calls back when the latest change is visible
 * @property {import("./transcripts.js").Transcripts} [transcripts] collects the transcript of each seat
 * @property {GameMatch["programLogs"]} [programLogs] the logs of a finished game
 * @property {string} [idleAnswer] the answer for a person whose clock has run out; without it that person loses
 */

/**
 * The state of a match. Times are in milliseconds.
 * @typedef {object} MatchState
 * @property {number} length the number of moves played
 * @property {number[]} due the seats to move that have not answered
 * @property {Record<number, Mark>} marks by ply, why moves are unusual (late, forced, resigned)
 * @property {number} redoable the number of moves that can be redone
 * @property {boolean} undoable
 * @property {boolean} paused
 * @property {({left: number, limit: number, running: boolean} | null)[]} clocks
 * @property {import("./engines.js").Info & {seat: number} | null} thinking
 * @property {Verdict | null} verdict
 * @property {Stall | null} stalled why the game waits, if it waits because of a fault of Warren's
 * @property {string[]} [openMarks] with secrets, the marks of the game: `practice`, if moves may be undone anyway, and
 *   `helped`, if an engine helped a person
 * @property {number | null} curtain with secrets and several people, the seat that must come to the screen
 */

/**
 * Why the game waits until the visitor tries again. An engine or, with secrets, the referee did not start or has stopped too
 * often; or a visitor's program does not play (`play/match/program-seat.js` lists the kinds), or waits to be started; or a
 * player from outside cannot receive the start. At `ply`, the program's answer differs from the record: trying again continues
 * from there.
 * @typedef {{who: "engine" | "referee", kind: "unstarted" | "stopped"}
 *   | {who: "program", kind: "asleep"}
 *   | {who: "outside", kind: "position"}
 *   | {who: "program", kind: import("./program-seat.js").Hindrance["kind"], seat: number, message: string, ply?: number}} Stall
 */

/**
 * The data to store. `record` is sealed while it may hold a secret from a person who plays. Then `start` is the record of the
 * start, or `beginning` the first lines for one seat.
 * @typedef {{record: string, isLog?: boolean, start?: string, beginning?: SeatBeginning, left: (number | null)[], undone: string[]}} MatchData
 */

/** @type {Problem} */
export const NOT_YOUR_TURN = {
  rule: "not-your-turn",
  arguments: {},
  found: null,
  sentence: "it is not your turn",
  line: null,
};
