//! Makes puzzles of Jumping Dots on request, mines them in games of the engine, and finds the themes of their solutions.

use crate::core::game::{Game, LegalMoves, LineError, Problem, problem};
use crate::games::dots::generator::{Aim, highest_goal, puzzle};
use crate::games::dots::puzzle::Goal;
use crate::games::dots::{Cell, Dots, Effect, FULL, Move, SIZE};
use crate::thinking::engine::{Level, OpenEngine, Thinker};
use crate::thinking::generate::MakerOptions;
use crate::thinking::generate::duel::{DuelOptions, certified_puzzle};
use crate::thinking::mining::duel::{DuelCandidate, Solution};
use crate::thinking::mining::{Features, MakesPuzzles};
use crate::thinking::opponent::{DUEL_OPTION_NAMES, HasPuzzleOpponent, make_duel_puzzle};
use crate::thinking::puzzle::{Duel, Goal as _, Origin};
use crate::thinking::search::{Budget, NoClock, Random};
use crate::thinking::solve::duel::Solver;

/// The number of random moves at the start of a game.
const OPENING_PLIES: usize = 8;
/// The engine's nodes per move.
const NODES_PER_MOVE: u64 = 1_000;
/// The highest level that plays the mined games.
const MAX_LEVEL: usize = 9;
/// The number of positions of a game to try.
const POSITIONS_PER_GAME: usize = 8;
/// The solver's budget for one question.
const QUESTION_NODES: u64 = 400_000;
/// The solver's budget for a puzzle of a set.
const PROOF_NODES: u64 = 20_000_000;
/// The maximum number of moves before the end of a game at which a puzzle asks to win it.
const MAX_MOVES_TO_END: usize = 12;

impl MakesPuzzles for Dots {
    const OPTION_NAMES: &'static [&'static str] = DUEL_OPTION_NAMES;

    const THEMES: &'static [&'static str] = &[
        "last-move",
        "row",
        "capacity",
        "fortress",
        "big-catch",
        "capture-chain",
        "corner",
        "quiet",
        "recapture",
        "restraint",
        "strike",
    ];

    type Candidate = DuelCandidate<Goal>;

    fn make_puzzle(options: &MakerOptions, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("cells", Aim::Cells),
            ("lead", Aim::Lead),
            ("win", Aim::Win),
        ];
        let aim = options.choice("aim", &aims)?;
        if aim == Aim::Win && options.number("against", 0)? > 0 {
            return Err(problem!(
                "fault-wish",
                "no goal exceeds a win, so such a puzzle cannot be against a level"
            ));
        }
        make_duel_puzzle(options, seed, |duel_options, seed| {
            puzzle(aim, duel_options, seed)
        })
    }

    fn candidates(seed: u64) -> Vec<(DuelCandidate<Goal>, Origin)> {
        let mut random = Random::new(seed);
        let levels = [(); 2].map(|()| 1 + random.below(MAX_LEVEL) as u8);
        let game = game_positions(levels, seed, &mut random);
        let mut candidates = Vec::new();
        for _ in 0..POSITIONS_PER_GAME {
            let (kind, moves) = (random.below(8), 1 + random.below(8));
            let ply = match kind {
                0 => game
                    .len()
                    .saturating_sub(3 + random.below(MAX_MOVES_TO_END)),
                _ => OPENING_PLIES + random.below(game.len().saturating_sub(OPENING_PLIES).max(1)),
            };
            let (kind, moves) = match kind {
                0 => (Aim::Win, 1),
                1..4 => (Aim::Cells, moves),
                _ => (Aim::Lead, moves),
            };
            // Most puzzles have two or three moves.
            let duel_options = DuelOptions {
                moves: [1, 2, 2, 3, 3, 3, 4, 4][moves.min(8) - 1],
                first: 1,
            };
            if let Some(candidate) = game
                .get(ply)
                .and_then(|start| hardest_puzzle(start, kind, duel_options))
            {
                let origin = Origin::Game {
                    levels: levels.to_vec(),
                    seed,
                    ply: ply as u32,
                };
                candidates.push((candidate, origin));
            }
        }
        candidates
    }

    fn certified(text: &str) -> Result<Option<DuelCandidate<Goal>>, LineError> {
        Ok(candidate(&text.parse()?))
    }
}

/// The positions of a game between engines of two levels, after a random opening.
fn game_positions(levels: [u8; 2], seed: u64, random: &mut Random) -> Vec<Dots> {
    let mut engines = levels.map(|level| {
        Dots::puzzle_engine(
            Level::new(level).unwrap_or(Level::FULL),
            Goal::EDITIONS,
            seed,
        )
    });
    let mut positions = vec![Dots::default()];
    while let Some(position) = positions.last()
        && position.outcome().is_none()
    {
        let mut next = position.clone();
        next.play(&if positions.len() <= OPENING_PLIES {
            random_move(position, random)
        } else {
            let engine = &mut engines[position.side().index()];
            engine.set_position(position);
            engine.think(&NoClock, Budget::nodes(NODES_PER_MOVE));
            engine
                .best()
                .parse()
                .unwrap_or_else(|_| random_move(position, random))
        });
        positions.push(next);
    }
    positions
}

fn random_move(game: &Dots, random: &mut Random) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves[random.below(moves.len())]
}

/// Whether a move recaptures a cell that the reply before it took.
fn recaptures(solution: &Solution<Goal>) -> bool {
    let positions: Vec<&Dots> = solution.positions.iter().collect();
    positions.windows(3).skip(1).step_by(2).any(|three| {
        let side = solution.task.start().side();
        let owns = |game: &Dots, cell| game.at(cell).owner() == Some(side);
        Cell::all()
            .any(|cell| owns(three[0], cell) && !owns(three[1], cell) && owns(three[2], cell))
    })
}

/// The hardest puzzle of a position, if it is a good one.
fn hardest_puzzle(
    start: &Dots,
    aim: Aim,
    duel_options: DuelOptions,
) -> Option<DuelCandidate<Goal>> {
    let budget = Budget::nodes(QUESTION_NODES);
    let goal = highest_goal(start, aim, duel_options.moves, budget)?;
    let task = Duel::new(start.clone(), goal).ok()?;
    let puzzle = certified_puzzle(&mut Solver::new(&task), duel_options, budget)?;
    candidate(&puzzle.task)
}

/// A certified puzzle; `None` if it has no solution, or no proof.
fn candidate(task: &Duel<Goal>) -> Option<DuelCandidate<Goal>> {
    DuelCandidate::new(task, Budget::nodes(PROOF_NODES), themes, features)
}

/// The effect of a move.
#[derive(Default)]
struct MoveEffect {
    /// The dots placed on other cells.
    placed_dots: usize,
    /// The cells taken from the other side.
    captured_cells: usize,
    /// The dots that return to the move's own cell.
    returned_dots: usize,
    /// The cells that become full.
    filled_cells: usize,
}

impl MoveEffect {
    fn of(game: &Dots, mv: &Move) -> MoveEffect {
        let mut total = MoveEffect::default();
        for effect in game.effects(mv) {
            match effect {
                Effect::Stay { dots, .. } => total.filled_cells += usize::from(dots == FULL),
                Effect::Lay { dots, captured, .. } => {
                    total.placed_dots += 1;
                    total.captured_cells += usize::from(captured);
                    total.filled_cells += usize::from(dots == FULL);
                }
                Effect::Return { .. } => total.returned_dots += 1,
            }
        }
        total
    }
}

fn is_corner(cell: Cell) -> bool {
    let is_edge = |line: u8| line == 0 || line + 1 == SIZE;
    is_edge(cell.column()) && is_edge(cell.row())
}

/// The themes of a puzzle, the most telling first.
fn themes(solution: &Solution<Goal>) -> Vec<&'static str> {
    let effects: Vec<MoveEffect> = solution
        .own()
        .map(|(game, mv, _)| MoveEffect::of(game, mv))
        .collect();
    let own_moves = || solution.own().map(|(game, mv, _)| (game, mv));
    let Some(first) = effects.first() else {
        return vec!["strike"];
    };
    let captured_cells: usize = effects.iter().map(|effect| effect.captured_cells).sum();
    let takes_corner = |(game, mv): (&Dots, &Move)| {
        let side = game.side();
        let mut next = game.clone();
        next.play(mv);
        Cell::all().any(|cell| {
            is_corner(cell)
                && next.at(cell).owner() == Some(side)
                && game.at(cell).owner() != Some(side)
        })
    };
    let ends_game = solution.end().outcome().is_some();
    let candidates = [
        ("last-move", ends_game || solution.task.goal() == Goal::Win),
        ("row", effects.iter().any(|effect| effect.placed_dots >= 3)),
        (
            "big-catch",
            effects.iter().any(|effect| effect.captured_cells >= 3),
        ),
        ("recapture", recaptures(solution)),
        (
            "capture-chain",
            effects
                .iter()
                .filter(|effect| effect.captured_cells >= 2)
                .count()
                >= 2,
        ),
        (
            "fortress",
            first.filled_cells >= 1 && first.captured_cells <= 1,
        ),
        ("capacity", first.returned_dots >= 1),
        ("corner", own_moves().any(takes_corner)),
        ("quiet", first.captured_cells == 0 && captured_cells > 0),
    ];
    let mut themes: Vec<&str> = candidates
        .iter()
        .filter(|(_, applies)| *applies)
        .map(|(theme, _)| *theme)
        .collect();
    themes.truncate(3);
    if themes.is_empty() {
        themes.push(if solution.has_tempting_loss {
            "restraint"
        } else {
            "strike"
        });
    }
    themes
}

/// The contents of the cells, of the side to move and of the other side.
fn features(task: &Duel<Goal>) -> Features {
    let start = task.start();
    let views = (0..8).map(|symmetry| {
        let cells = Cell::all().filter(|cell| start.at(*cell).dots() > 0);
        cells
            .map(|cell| {
                let stack = start.at(cell);
                let is_own = stack.owner() == Some(start.side());
                (
                    transformed([cell.column(), cell.row()], symmetry),
                    stack.dots(),
                    is_own,
                )
            })
            .collect()
    });
    Features::new(views)
}

/// A place of the board, in one of its eight rotations and reflections.
fn transformed([column, row]: [u8; 2], symmetry: u8) -> [u8; 2] {
    let mirrored_if = |coordinate: u8, is_mirrored: bool| {
        if is_mirrored {
            SIZE - 1 - coordinate
        } else {
            coordinate
        }
    };
    let place = [
        mirrored_if(column, symmetry & 1 > 0),
        mirrored_if(row, symmetry & 2 > 0),
    ];
    if symmetry & 4 > 0 {
        [place[1], place[0]]
    } else {
        place
    }
}
