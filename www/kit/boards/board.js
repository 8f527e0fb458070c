// The interfaces of a game's board modules: the board, pictures of it, pictures to share, and the rules page.

/**
 * A game as boards read it: the complete game, or one viewer's observation.
 * @typedef {import("../../wasm/warren.js").Scene | import("../../wasm/warren.js").Sight} Scene
 */

/**
 * A line near the board while the visitor chooses a move.
 * @typedef {Object} Hint
 * @property {"hint" | "problem" | "note"} kind a `note` describes what is under the pointer or focused; it replaces no hint
 * @property {string} text
 * @property {{ label: string, run: () => void }} [action]
 * @property {boolean} [isAnnounced] whether the focused element already says the text, so that it is not spoken again
 */

/**
 * The services of the page for a board.
 * @typedef {Object} BoardHost
 * @property {(move: string, later?: readonly import("../../play/match/match.js").LaterAnswer[]) => void} play `later` are answers of the next turns, which the page
 *   keeps where people share the screen
 * @property {(hint: Hint | null) => void} showHint
 * @property {typeof import("../../wasm/warren.js")} warren the game's functions, for questions that the scene does not answer
 * @property {() => void} [suggest] asks for a good move, which arrives as the state's `markedMove`. Absent if the page suggests
 *   none
 * @property {(plans: string) => void} [plan] stores the visitor's plans, as the board writes them, for the state's `plans`
 * @property {boolean} [hasTask] whether the line near the board already says what to do, as in puzzles
 * @property {boolean} [forgives] whether a wrong move costs nothing, as in lessons
 * @property {HTMLElement} tray a place beside the board for the board's own buttons. It is hidden while it is empty
 */

/**
 * The state that a board shows.
 * @typedef {Object} BoardState
 * @property {Scene} scene
 * @property {number} ply
 * @property {number} viewpoint the seat whose side is at the bottom
 * @property {string | null} refusal why the visitor may not move now. Null if they may
 * @property {number[]} people the seats of people, in a game that is not over
 * @property {SuggestedMove | null} markedMove the suggested move to mark, if any
 * @property {readonly SuggestedMove[]} [best] the best moves of an analysis, the best first, for standing marks. None while
 *   `markedMove` is set
 * @property {readonly import("./drawings.js").Drawing[]} [drawings] a program's drawings in this position; a new list is a
 *   new array
 * @property {string} [plans] the visitor's plans for the game, as the board has written them. Absent in earlier positions, in
 *   variations and in puzzles, where there are none
 * @property {boolean} [isSuggesting] whether an engine is searching for a suggestion
 * @property {boolean} [isTrial] whether a move is only tried out, apart from the game
 * @property {boolean} [isPassing] whether the page is about to show another position
 * @property {readonly PlayerWords[]} [players] the players by seat, where they are not called by their sides' names
 * @property {boolean} [blind] whether the board hides the effects of a move before it is played, as in puzzles
 */

/**
 * A player's name for sentences, with the attributes of the language file. `who` chooses between sentences: `you`, `other` for a
 * player who is named by who it is, or `side` for the name of a side.
 * @typedef {{ side: string, lower: string, number: string, who: "you" | "other" | "side" } & Record<string, string>} PlayerWords
 */

/**
 * An engine's plan: a move and, if a move has many pieces, the letters of their next steps. With a `seat` the plan is only
 * shown, as that seat's plan, and the board does not copy it into the visitor's choice. In games with simultaneous moves it is
 * then that seat's part of the move. A `whole` plan replaces an unfinished choice.
 * @typedef {{ move: string, plan: string[], seat?: number, whole?: boolean }} SuggestedMove
 */

/**
 * The current plan of an engine that is thinking, in the position shown.
 * @typedef {{ seat: number, plan: string[] }} EnginePlan
 */

/**
 * @typedef {Object} Board
 * @property {(state: BoardState) => void} show
 * @property {(part: number) => void} [showMoveInProgress] shows the last move in progress, from 0 (start) to 1 (end)
 * @property {(thinking: EnginePlan | null) => void} [showEnginePlan] called when the plan changes. Null means no plan
 * @property {(x: number, y: number) => string | null} placeAt the name, as for drawings, of the place at a point of the window
 *   in CSS pixels; null where there is none
 * @property {() => void} [showAction] zooms in on where the sides meet, if the complete board is small
 * @property {() => void} cancel drops an unfinished choice
 * @property {() => void} [onOutsidePress] called for a press outside the board and its controls for choosing a move
 * @property {() => void} close
 */

/**
 * @typedef {Object} Picture
 * @property {() => void} close
 */

/**
 * A number and its unit. The value is null while it is unknown. `short` is the unit for narrow places.
 * @typedef {{ value: number | null, unit: string, short?: string }} Figure
 */

/**
 * A side's figures for its bar, the score first, and the same figures in words.
 * @typedef {{ figures: Figure[], text: string }} Tally
 */

/**
 * The standing for the chart: one number per side, null if unknown, and the standing in words.
 * @typedef {{ values: (number | null)[], text: string }} Standing
 */

/** A puzzle that has been tried. @typedef {{ goal: import("../../wasm/warren.js").PuzzleGoal, seat: number }} MissedPuzzle */

/** A goal that was missed, in words, and the places to ring. @typedef {{ text: string, places: string[] }} Shortfall */

/**
 * A choice that the visitor makes before a game: a number, whose messages are `GAME-ID`, or one of several starts, whose
 * messages are `GAME-start` and `GAME-start-NAME`. `startOf` returns the start lines of a played game, as in a record.
 * @typedef {NumberSetting | StartSetting} Setting
 */

/**
 * @typedef {Object} NumberSetting
 * @property {"number"} kind
 * @property {string} id
 * @property {number} least
 * @property {number} most
 * @property {number} usual
 * @property {(value: number) => string[]} lines the lines of the start, as in a record
 * @property {(scene: Scene) => string[]} startOf
 */

/**
 * A start to choose. If `isRandom`, it is new each time, and no player sees its lines.
 * @typedef {{ name: string, lines: string[], isRandom?: boolean }} GivenStart
 */

/**
 * @typedef {Object} StartSetting
 * @property {"start"} kind
 * @property {(Scene: import("./statement.js").SceneClass) => readonly GivenStart[]} starts the usual start first
 * @property {readonly MakingNumber[]} [making] the numbers to choose for a new start, which a worker makes
 * @property {"board" | "map"} [makes] the kind of start that the worker makes, for the message `making-MAKES`
 * @property {string} [reads] the name of the file that holds a start, if visitors may load their own
 * @property {(scene: Scene) => string[]} startOf
 */

/**
 * A number to choose for a new start, such as `players`. Its message is `GAME-making-ID`.
 * @typedef {{ id: keyof import("../../games/making.js").MakingNumbers, least: number, most: number, usual: number }} MakingNumber
 */

/**
 * The sound of a move: a capture, a delivery, points gained or lost, something that sinks, or none of these.
 * @typedef {"move" | "take" | "deliver" | "gain" | "loss" | "sink"} Sound
 */

/**
 * A hint in words, and the places that it mentions, by their names as for drawings.
 * @typedef {{ text: string, places: string[] }} PartialHint
 */

/**
 * A game's module `index.js`.
 * @typedef {Object} BoardModule
 * @property {(container: HTMLElement, host: BoardHost) => Board} mountBoard
 * @property {(scene: Scene, ply: number) => Tally[]} tallies by seat
 * @property {(scene: Scene, ply: number, viewpoint?: number, players?: readonly PlayerWords[]) => string} moveText the move at a ply, in words, seen from the
 *   viewpoint, by default the first seat's; `players` as in the board's state
 * @property {(scene: Scene, ply: number) => string[]} [moveTexts] in games with simultaneous moves: each seat's part
 *   of the move at a ply, as the list of moves shows it. Empty if the viewer does not see it
 * @property {(scene: Scene, firstPly: number, moves: readonly string[], viewpoint: number) => string[]} [notations] moves
 *   that follow the scene's first `firstPly` moves, as people write them; absent if that is the contest's own form
 * @property {(move: string, scene: Scene, ply: number) => PartialHint} partialHint a part of a move after `ply` moves, as a hint
 * @property {(puzzle: MissedPuzzle, scene: Scene) => Shortfall | null} [shortfall] what the last position of a failed try lacks;
 *   null where the goal has no words for it, or is reached there
 * @property {(scene: Scene, written: string) => string | null} placeName the board's name of a place as a program has written
 *   it for a drawing; null if the game has no such place
 * @property {(scene: Scene, ply: number) => Sound} soundOf the sound of the move at a ply
 * @property {Setting} [setting]
 * @property {boolean} [showsMovesInProgress] whether the board can show moves in progress (`showMoveInProgress`), for smooth playback
 * @property {boolean} [headless] whether the statement's notation of a game is a record without its first line
 * @property {(scene: Scene) => number} [firstRow] the number of the first row in the list of moves, if it is not 1. It is 0 if
 *   there are moves before the first turn
 * @property {(scene: Scene, ply: number) => Standing} [standing] the standing that the chart shows instead of the scores
 * @property {(scene: Scene, expected: (number | null)[]) => number | null} [lead] for games whose engines expect final
 *   scores: the lead of the first side, from the expected score of each seat. Null if it cannot be known
 * @property {(warren: typeof import("../../wasm/warren.js"), sight: import("../../wasm/warren.js").Sight, ply: number) => unknown} [withoutConclusions]
 *   for games with questions: the report of a position without the conclusions from what the viewer knows
 * @property {(kind: string, word: string) => { label: string, said: string }} [answerText] for questions whose answers are
 *   words: a word as people read it, and as a screen reader says it, by the kind of the goal
 * @property {(kind: string) => Promise<AnswerPictures> | null} [loadAnswerPictures] pictures of the words of answers, by the kind
 *   of the goal; null if they have none
 * @property {(sight: import("../../wasm/warren.js").Sight, plan: readonly string[], place: string) => string | null} [planTo]
 *   for questions whose answers are plans: the word that leads from the end of a plan to a place; null if no word does
 * @property {(sight: import("../../wasm/warren.js").Sight, plan: readonly string[]) => string[]} [placesOfPlan] the places of a plan,
 *   its start first
 * @property {ReadonlySet<string>} [unneededControls] controls of the page that this board does not need: `flip` if it never turns,
 *   `suggest` if it has its own button
 */

/**
 * Pictures of the words of an answer: the words in the order in which they are shown, and the picture of one.
 * @typedef {Object} AnswerPictures
 * @property {(words: readonly string[]) => string[]} inOrder
 * @property {(container: HTMLElement, word: string) => { close: () => void }} mountAnswerPicture fills a square
 */

/**
 * A game's module `picture.js`.
 * @typedef {Object} PictureModule
 * @property {(container: HTMLElement, scene: Scene, ply: number, options?: { within?: number }) => Picture} mountPicture a
 *   static board. With `within` it may show only the part that is in play within that many moves
 * @property {(container: HTMLElement) => Picture} mountSample the picture on the game's card, drawn without the rules
 * @property {(replay: Replay) => ((container: HTMLElement) => Picture)[]} replayed the pictures of a replay or of a puzzle's first
 *   position, drawn without the rules, each mounted by itself
 */

/**
 * The data from which pictures are drawn without the rules; the game's `frames.js` describes it.
 * @typedef {{ shared: any, frames: any[] }} Replay
 */

/**
 * The look of a picture. Lengths are in CSS pixels, each of `scale` device pixels. `isOpen` shows everything, as in puzzles.
 * @typedef {Object} PrintLook
 * @property {number} side the side of the square that the picture fills
 * @property {number} margin the margin around the square. Pieces at the edge may reach into it
 * @property {number} scale
 * @property {import("./canvas.js").Colours} colours
 * @property {string} font
 * @property {number} viewpoint the seat whose side is at the bottom
 * @property {boolean} [isOpen]
 * @property {DrawOverBoard} [drawn] the marks of a question, which games with questions draw
 */

/**
 * Draws over a board, in the layers of its painting. The argument returns where a place is on the canvas.
 * @typedef {(look: import("./drawing-layer.js").DrawingLook, placeOf: (name: string) => import("./drawing-layer.js").Place | null)
 *   => import("./drawing-layer.js").Layers} DrawOverBoard
 */

/**
 * A method of contexts that can define a shape once and draw it often. The arguments are the shape's name, the centre of this
 * use, and a function that draws the shape around the origin.
 * @typedef {(name: string, x: number, y: number, paint: () => void) => void} Repeat
 */

/**
 * A game's module `print.js`: its board as a picture to share, with coordinates and the last move, and in words. It shows no
 * more than the scene contains.
 * @typedef {Object} PrintModule
 * @property {(scene: Scene) => number} sideOf the side of a square in which everything is readable, in CSS pixels
 * @property {number} [margin] the margin around the square, if it is not the default
 * @property {(context: CanvasRenderingContext2D, scene: Scene, ply: number, look: PrintLook) => void} draw draws from the
 *   origin, on a background of the board's colour
 * @property {(scene: Scene, ply: number) => string[]} words the position, in sentences
 * @property {(scene: Scene) => Promise<void>} [ready] resolves when the board can be drawn; absent if it always can
 */

/**
 * A game's module `rules.js`: the page that explains the rules, with pictures made by the rules themselves.
 * @typedef {Object} RulesModule
 * @property {readonly { name: string }[]} SECTIONS in the order of the language files
 * @property {(Scene: any) => RulesPage} rulesPage takes the class `Scene` of the game's module
 */

/**
 * @typedef {Object} RulesPage
 * @property {HTMLElement} element
 * @property {HTMLDetailsElement} protocol the protocol of programs, the last part of the page; closed at first
 * @property {() => void} close
 */

/**
 * A game's module `assignment.js`, if its statement asks for a program that plays no game: a whole input in, a whole output
 * out. An input is a finished game; input and output are lines.
 * @typedef {Object} AssignmentModule
 * @property {{ input: readonly string[], output: readonly string[] }} EXAMPLE the statement's
 * @property {(warren: any, seed: number) => Iterable<string[]>} makeInputs makes inputs on which wrong programs fail
 * @property {(input: readonly string[]) => Record<string, number>} factsOf the numbers in `GAME-assignment-input`
 * @property {(input: readonly string[]) => number} turnsOf
 * @property {(input: readonly string[], turns: number) => string[]} cut an input with the first turns alone
 * @property {(warren: any, input: readonly string[]) => string[]} outputOf the right output, a line for each side
 * @property {(warren: any, input: readonly string[]) => import("../../wasm/warren.js").Scene} sceneOf the game
 */

export {};
