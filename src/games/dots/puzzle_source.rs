//! Makes puzzles of Jumping Dots as wished for, mines them in games of the engine, and finds out what solves them.

use crate::core::game::{Game, LegalMoves, LineError, Problem, problem};
use crate::games::dots::generator::{Aim, highest, puzzle};
use crate::games::dots::puzzle::Goal;
use crate::games::dots::{Cell, Dots, Effect, FULL, Move, SIZE};
use crate::thinking::engine::{Level, OpenEngine, Thinker};
use crate::thinking::generate::Wishes;
use crate::thinking::generate::duel::{Wish, certified};
use crate::thinking::mine::duel::{DuelCandidate, Solution};
use crate::thinking::mine::{MakesPuzzles, Shape};
use crate::thinking::opponent::{DUEL_WISHES, Spar, make_duel};
use crate::thinking::puzzle::{Duel, Goal as _, Origin};
use crate::thinking::search::{Budget, NoClock, Random};
use crate::thinking::solve::duel::Solver;

/// The number of random moves at the start of a game.
const RANDOM: usize = 8;
/// The engine's nodes for a move.
const NODES: u64 = 1_000;
/// The highest level that plays.
const LEVELS: usize = 9;
/// The number of positions of a game that are tried.
const TRIED: usize = 8;
/// The solver's budget for one question.
const QUESTION: u64 = 400_000;
/// The solver's budget for a puzzle of a set.
const PROOF: u64 = 20_000_000;
/// A game to be won is asked at most this many moves before its end.
const LAST: usize = 12;

impl MakesPuzzles for Dots {
    const WISHES: &'static [&'static str] = DUEL_WISHES;

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

    fn make_puzzle(wishes: &Wishes, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("cells", Aim::Cells),
            ("lead", Aim::Lead),
            ("win", Aim::Win),
        ];
        let aim = wishes.choice("aim", &aims)?;
        if aim == Aim::Win && wishes.number("against", 0)? > 0 {
            return Err(problem!(
                "fault-wish",
                "nothing is more than to win, so such a puzzle is not against a level"
            ));
        }
        make_duel(wishes, seed, |wish, seed| puzzle(aim, wish, seed))
    }

    fn candidates(seed: u64) -> Vec<(DuelCandidate<Goal>, Origin)> {
        let mut random = Random::new(seed);
        let levels = [(); 2].map(|()| 1 + random.below(LEVELS) as u8);
        let game = played(levels, seed, &mut random);
        let mut found = Vec::new();
        for _ in 0..TRIED {
            let (aim, moves) = (random.below(8), 1 + random.below(8));
            let ply = match aim {
                0 => game.len().saturating_sub(3 + random.below(LAST)),
                _ => RANDOM + random.below(game.len().saturating_sub(RANDOM).max(1)),
            };
            let (aim, moves) = match aim {
                0 => (Aim::Win, 1),
                1..4 => (Aim::Cells, moves),
                _ => (Aim::Lead, moves),
            };
            // Two and three moves are asked most.
            let wish = Wish {
                moves: [1, 2, 2, 3, 3, 3, 4, 4][moves.min(8) - 1],
                first: 1,
            };
            if let Some(candidate) = game.get(ply).and_then(|start| asked(start, aim, wish)) {
                let origin = Origin::Game {
                    levels: levels.to_vec(),
                    seed,
                    ply: ply as u32,
                };
                found.push((candidate, origin));
            }
        }
        found
    }

    fn certified(text: &str) -> Result<Option<DuelCandidate<Goal>>, LineError> {
        Ok(candidate(&text.parse()?))
    }
}

/// The positions of a game between engines of two levels, after a random opening.
fn played(levels: [u8; 2], seed: u64, random: &mut Random) -> Vec<Dots> {
    let mut engines = levels.map(|level| {
        Dots::sparring(
            Level::new(level).unwrap_or(Level::FULL),
            Goal::EDITIONS,
            seed,
        )
    });
    let mut positions = vec![Dots::default()];
    while let Some(now) = positions.last()
        && now.outcome().is_none()
    {
        let mut next = now.clone();
        next.play(&if positions.len() <= RANDOM {
            any(now, random)
        } else {
            let engine = &mut engines[now.side().index()];
            engine.begin(now);
            engine.think(&NoClock, Budget::nodes(NODES));
            engine.best().parse().unwrap_or_else(|_| any(now, random))
        });
        positions.push(next);
    }
    positions
}

fn any(game: &Dots, random: &mut Random) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves[random.below(moves.len())]
}

/// Whether a move takes back a cell that the reply before it took.
fn takes_back(solution: &Solution<Goal>) -> bool {
    let positions: Vec<&Dots> = solution.positions.iter().collect();
    positions.windows(3).skip(1).step_by(2).any(|three| {
        let side = solution.task.start().side();
        let owns = |game: &Dots, cell| game.at(cell).owner() == Some(side);
        Cell::all()
            .any(|cell| owns(three[0], cell) && !owns(three[1], cell) && owns(three[2], cell))
    })
}

/// The hardest puzzle of a position, if it is a good one.
fn asked(start: &Dots, aim: Aim, wish: Wish) -> Option<DuelCandidate<Goal>> {
    let budget = Budget::nodes(QUESTION);
    let goal = highest(start, aim, wish.moves, budget)?;
    let task = Duel::new(start.clone(), goal).ok()?;
    let drawn = certified(&mut Solver::new(&task), wish, budget)?;
    candidate(&drawn.task)
}

/// A puzzle, certified; `None` if it has no solution, or no proof.
fn candidate(task: &Duel<Goal>) -> Option<DuelCandidate<Goal>> {
    DuelCandidate::new(task, Budget::nodes(PROOF), themes, shape)
}

/// What a move does.
#[derive(Default)]
struct Deed {
    /// The dots laid on other cells.
    laid: usize,
    /// The cells taken from the other side.
    caught: usize,
    /// The dots that come back to the move's own cell.
    back: usize,
    /// The cells that are full after it and were not before.
    filled: usize,
}

impl Deed {
    fn of(game: &Dots, mv: &Move) -> Deed {
        let mut deed = Deed::default();
        for effect in game.effects(mv) {
            match effect {
                Effect::Stay { dots, .. } => deed.filled += usize::from(dots == FULL),
                Effect::Lay { dots, captured, .. } => {
                    deed.laid += 1;
                    deed.caught += usize::from(captured);
                    deed.filled += usize::from(dots == FULL);
                }
                Effect::Return { .. } => deed.back += 1,
            }
        }
        deed
    }
}

fn is_corner(cell: Cell) -> bool {
    let is_edge = |place: u8| place == 0 || place + 1 == SIZE;
    is_edge(cell.column()) && is_edge(cell.row())
}

/// What solves a puzzle, the most telling first.
fn themes(solution: &Solution<Goal>) -> Vec<&'static str> {
    let deeds: Vec<Deed> = solution
        .own()
        .map(|(game, mv, _)| Deed::of(game, mv))
        .collect();
    let own = || solution.own().map(|(game, mv, _)| (game, mv));
    let Some(first) = deeds.first() else {
        return vec!["strike"];
    };
    let caught: usize = deeds.iter().map(|deed| deed.caught).sum();
    let corner = |(game, mv): (&Dots, &Move)| {
        let side = game.side();
        let mut after = game.clone();
        after.play(mv);
        Cell::all().any(|cell| {
            is_corner(cell)
                && after.at(cell).owner() == Some(side)
                && game.at(cell).owner() != Some(side)
        })
    };
    let ends = solution.end().outcome().is_some();
    let told = [
        ("last-move", ends || solution.task.goal() == Goal::Win),
        ("row", deeds.iter().any(|deed| deed.laid >= 3)),
        ("big-catch", deeds.iter().any(|deed| deed.caught >= 3)),
        ("recapture", takes_back(solution)),
        (
            "capture-chain",
            deeds.iter().filter(|deed| deed.caught >= 2).count() >= 2,
        ),
        ("fortress", first.filled >= 1 && first.caught <= 1),
        ("capacity", first.back >= 1),
        ("corner", own().any(corner)),
        ("quiet", first.caught == 0 && caught > 0),
    ];
    let mut themes: Vec<&str> = told
        .iter()
        .filter(|told| told.1)
        .map(|told| told.0)
        .collect();
    themes.truncate(3);
    if themes.is_empty() {
        themes.push(if solution.tempts {
            "restraint"
        } else {
            "strike"
        });
    }
    themes
}

/// What stands where, of the side to move and of the other one.
fn shape(task: &Duel<Goal>) -> Shape {
    let start = task.start();
    let views = (0..8).map(|turn| {
        let cells = Cell::all().filter(|cell| start.at(*cell).dots() > 0);
        cells
            .map(|cell| {
                let stack = start.at(cell);
                let is_own = stack.owner() == Some(start.side());
                (
                    turned([cell.column(), cell.row()], turn),
                    stack.dots(),
                    is_own,
                )
            })
            .collect()
    });
    Shape::new(views)
}

/// A place of the board, in one of the eight ways in which the board can be turned and mirrored.
fn turned([column, row]: [u8; 2], turn: u8) -> [u8; 2] {
    let far = |place: u8, is_far: bool| if is_far { SIZE - 1 - place } else { place };
    let place = [far(column, turn & 1 > 0), far(row, turn & 2 > 0)];
    if turn & 4 > 0 {
        [place[1], place[0]]
    } else {
        place
    }
}
