// What every game's board modules give: the board, its pictures, which need less, those to hand on, and its rules.

/** A game as boards read it: all of it, or as one viewer knows it. @typedef {import("../wasm/warren.js").Scene | import("../wasm/warren.js").Sight} Scene */

/**
 * A line near the board while one chooses a move.
 * @typedef {Object} Hint
 * @property {"hint" | "problem"} kind
 * @property {string} text
 * @property {{ label: string, run: () => void }} [action]
 * @property {boolean} [isTold] whether what has the focus tells it, so that it is not spoken again
 */

/**
 * What a board asks of the page around it.
 * @typedef {Object} BoardHost
 * @property {(move: string) => void} play
 * @property {(hint: Hint | null) => void} hint
 * @property {(node: Node) => boolean} owns whether a press there belongs to the choosing of a move (the hint's button)
 * @property {typeof import("../wasm/warren.js")} warren the rules, for what a board has to ask of them beside the scene
 * @property {() => void} [suggest] asks for a good move, which comes as the state's `pointed`; without it nothing is suggested
 * @property {HTMLElement} tray a place beside the board for buttons of its own; without any it is not seen
 */

/**
 * What a board shows.
 * @typedef {Object} BoardState
 * @property {Scene} scene
 * @property {number} ply
 * @property {number} viewpoint the seat whose side is near
 * @property {string | null} refusal why the visitor may not move now; null when they may
 * @property {number[]} people the seats that people have in a game that goes on
 * @property {Pointed | null} pointed a move pointed out: a suggestion
 * @property {boolean} [suggesting] whether a suggestion is being looked for
 * @property {boolean} [passing] whether this is only passed through, on the way to other positions
 * @property {boolean} [blind] whether the board keeps to itself what a move would bring about, as in puzzles
 */

/**
 * What an engine means to do: a move, and, where a move is of many pieces, the letters of their next steps. With a `seat` it is
 * only shown, as that seat's: nothing of it is taken over into a choice, and where all move at once it is that seat's part.
 * What is `whole` takes the place of a choice that was begun.
 * @typedef {{ move: string, plan: string[], seat?: number, whole?: boolean }} Pointed
 */

/**
 * What an engine that thinks means to do, in the position shown.
 * @typedef {{ seat: number, plan: string[] }} Thinking
 */

/**
 * @typedef {Object} Board
 * @property {(state: BoardState) => void} show
 * @property {(part: number) => void} [moveOn] shows the last move on its way, 0..1; without it, or with 1, it has arrived
 * @property {(thinking: Thinking | null) => void} [think] called whenever more is known; null when nothing is
 * @property {() => void} cancel drops a choice that was begun
 * @property {() => void} close
 */

/**
 * @typedef {Object} Picture
 * @property {() => void} close
 */

/**
 * A number with what it counts, null where it is not told yet; `short` where there is little room.
 * @typedef {{ value: number | null, unit: string, short?: string }} Figure
 */

/**
 * What a side has, for its bar: figures, the score first, and all of it in words.
 * @typedef {{ figures: Figure[], text: string }} Tally
 */

/**
 * How the sides stand, for the chart: a number a side, null where it is not known; and all of it in words.
 * @typedef {{ values: (number | null)[], text: string }} Standing
 */

/**
 * What one may choose before a game: a number, whose words are `GAME-ID`, or one of a few starts, whose words are
 * `GAME-start` and `GAME-start-NAME`. `startOf` gives the lines, as in a record, of the start from which a game was played;
 * none where another is to be drawn.
 * @typedef {NumberSetting | StartSetting} Setting
 */

/**
 * @typedef {Object} NumberSetting
 * @property {"number"} kind
 * @property {string} id
 * @property {number} least
 * @property {number} most
 * @property {number} usual
 * @property {(value: number) => string[]} lines of the start, as in a record
 * @property {(scene: Scene) => string[]} startOf
 */

/**
 * @typedef {Object} StartSetting
 * @property {"start"} kind
 * @property {readonly { name: string, lines: string[], drawn?: boolean }[]} starts the usual one first; one that is drawn is a
 *   new one by chance, whose lines nobody has who plays
 * @property {readonly MakingNumber[]} [making] what one chooses of a new start, which a worker makes
 * @property {"board" | "map"} [makes] what that is called, for `making-MAKES`
 * @property {string} [reads] the file that a start can be read from, where one may bring one's own
 * @property {(scene: Scene) => string[]} startOf
 */

/**
 * A number to choose for a new start, `players` among them; its words are `GAME-making-ID`.
 * @typedef {{ id: keyof import("../games/making.js").MakingNumbers, least: number, most: number, usual: number }} MakingNumber
 */

/**
 * A game's module `index.js`.
 * @typedef {Object} BoardModule
 * @property {(container: HTMLElement, host: BoardHost) => Board} mountBoard
 * @property {(scene: Scene, ply: number) => Tally[]} tallies by seat
 * @property {(scene: Scene, ply: number) => string} moveText the move played at a ply, in words
 * @property {(scene: Scene, ply: number) => string[]} [moveTexts] where all move at once: by seat, the part that it has in the
 *   move played at a ply, as the list of moves shows it; empty where it is not seen
 * @property {(move: string, scene: Scene, ply: number) => string} hintText a part of a move after `ply` moves that helps to find it,
 *   in words
 * @property {Setting} [setting]
 * @property {boolean} [flows] whether its moves can be seen on their way (`moveOn`), and the game be played through
 * @property {boolean} [headless] whether a record without its first line is how the game's statement gives a game
 * @property {(scene: Scene) => number} [firstRow] the number of the first row in the list of moves, where it is not 1; 0 for
 *   moves that come before the first turn
 * @property {(scene: Scene, ply: number) => Standing} [standing] what the chart shows, where that is not the scores
 * @property {(scene: Scene, expected: (number | null)[]) => number | null} [lead] where engines tell what a side gets in all,
 *   not by how much it is ahead: by how much the first side is, of what is expected by seat; null where that does not tell
 * @property {ReadonlySet<string>} [without] controls of the page that this board has no use for: `flip` for one that
 *   never turns, `suggest` for one that has the button itself
 */

/**
 * A game's module `picture.js`.
 * @typedef {Object} PictureModule
 * @property {(container: HTMLElement, scene: Scene, ply: number, options?: { within?: number }) => Picture} mountPicture a board
 *   that only shows; where it is far larger than what is in play within so many own moves, only that part of it
 * @property {(container: HTMLElement) => Picture} mountSample the picture on the game's card, drawn without the rules
 */

/**
 * How a picture is to look: lengths in CSS pixels, of which each is `scale` device pixels; `isOpen` where who plays sees
 * everything, in puzzles.
 * @typedef {Object} PrintLook
 * @property {number} side of the square that it fills
 * @property {number} margin around the square, into which what stands at the rim may reach
 * @property {number} scale
 * @property {import("./canvas.js").Colours} colours
 * @property {string} font
 * @property {number} viewpoint the seat whose side is near
 * @property {boolean} [isOpen]
 */

/**
 * What a context has that can write once what is drawn often: the name of that, the middle of where it is drawn, and how it
 * is drawn around the origin.
 * @typedef {(name: string, x: number, y: number, paint: () => void) => void} Repeat
 */

/**
 * A game's module `print.js`: its board as a picture to hand on, with coordinates and the last move, and in words. As
 * little is seen in it as in the scene.
 * @typedef {Object} PrintModule
 * @property {(scene: Scene) => number} sideOf the square that shows all well, in CSS pixels
 * @property {number} [margin] around it, where it is not the usual one
 * @property {(context: CanvasRenderingContext2D, scene: Scene, ply: number, look: PrintLook) => void} draw from the origin,
 *   on ground of the board's colour
 * @property {(scene: Scene, ply: number) => string[]} words the position in sentences
 * @property {(scene: Scene) => Promise<void>} [ready] resolved when it can be drawn, where that is not at once
 */

/**
 * A game's module `rules.js`: the page that explains them, in pictures of the real rules.
 * @typedef {Object} RulesModule
 * @property {(Scene: any) => { element: HTMLElement, close: () => void }} rulesPage is handed the rules' class of that name
 */

export {};
