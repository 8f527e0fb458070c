//! Our programs as opponents in puzzles. They reply for the other side.
//!
//! A reply depends only on the puzzle's start, the moves since and the level. For each reply a new program begins at the
//! start, as in a match from a position. It reads the moves as the protocol sends them to its seat. Then it thinks for a
//! number of nodes, at any level, without a clock. So the reply is the same natively and in the browser, regardless of
//! earlier requests.
//!
//! In a puzzle of `fugitive` the person who solves it and the solver see everything. The program knows less: it sees all
//! pieces at the start, and then reads only the lines of the protocol. So the detectives hear which kind of road the fugitive
//! took, and learn its city only when it is announced.

mod maker;
mod puzzle;

pub use maker::{DUEL_OPTION_NAMES, make_duel_puzzle};
pub use puzzle::DuelPuzzle;

use crate::core::game::{Game, Seat};
use crate::core::protocol::{Cue, Memory, Protocol};
use crate::thinking::engine::{HasEngine, Level, Thinker};
use crate::thinking::puzzle::{Duel, LEVELS, Opponent, Program};
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{SolvableGoal, Solver};
use crate::thinking::solve::{PuzzleOpponent, Reply};

const _: () = assert!(LEVELS == Level::COUNT);

/// The base of all opponents' seeds. Each move has its own seed.
const SEED: u64 = 0x005E_ED0F_0A51;

/// A game whose program replies in puzzles.
pub trait HasPuzzleOpponent: HasEngine {
    /// By seat, the maximum number of nodes for a reply, as the engine counts them: some milliseconds.
    const NODES: [u64; 2];

    /// By seat, the cost of a reply that takes all its nodes: about the number of solver nodes that take the same time.
    const COST: [u64; 2];

    /// An engine for a single reply, in an edition of the game's programs, from 1 on.
    fn puzzle_engine(level: Level, edition: u8, seed: u64) -> Self::Engine;
}

/// The minimum cost of a reply.
const MIN_COST: u64 = 50;

/// The edition of a program that stands in for the solver.
const FIRST_EDITION: u8 = 1;

/// The factor on the nodes of a program's usual reply.
const USUAL_PATIENCE: u64 = 1;

/// The factor on the nodes of a reply that stands in for the solver's. Only one such reply is needed.
const STAND_IN_PATIENCE: u64 = 50;

/// The solver of a puzzle, with the program that replies in it. Against best replies a program at full level stands in, always
/// of the first edition.
pub fn solver_with_opponent<GoalType: SolvableGoal>(task: &Duel<GoalType>) -> Solver<GoalType>
where
    GoalType::Game: HasPuzzleOpponent,
{
    let opponent = match task.opponent() {
        Opponent::Program(program) => puzzle_opponent(program),
        Opponent::BestReply => program_opponent(Level::FULL, FIRST_EDITION, STAND_IN_PATIENCE),
    };
    Solver::with_opponent(task, opponent)
}

/// The opponent for puzzles: a program of the game.
pub fn puzzle_opponent<G: HasPuzzleOpponent>(program: Program) -> Box<PuzzleOpponent<G>> {
    let level = Level::new(program.level()).unwrap_or(Level::FULL);
    program_opponent(level, program.edition(), USUAL_PATIENCE)
}

/// The answer of a game's program at a level, in an edition, for a seat whose turn it is after moves from a start; `None` if
/// the program cannot start there. It thinks for the nodes of a reply in puzzles.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn program_answer<G: HasPuzzleOpponent>(
    start: &G,
    moves: &[G::Move],
    seat: Seat,
    (level, edition): (Level, u8),
    seed: u64,
) -> Option<G::Move> {
    let memory = memory_after(start, moves, seat)?;
    if memory.cue() != Cue::Answer {
        return None;
    }
    let mut engine = G::puzzle_engine(level, edition, seed.wrapping_add(moves.len() as u64));
    G::set_turn(&mut engine, &memory);
    engine.think(&NoClock, Budget::nodes(G::NODES[seat.index()]));
    engine.best().parse().ok()
}

/// A program as an opponent in a puzzle. `patience` is the factor on the usual nodes of a reply.
fn program_opponent<G: HasPuzzleOpponent>(
    level: Level,
    edition: u8,
    patience: u64,
) -> Box<PuzzleOpponent<G>> {
    Box::new(move |start, moves| {
        let seat = opponent_seat(start)?;
        let memory = memory_after(start, moves, seat)?;
        if memory.cue() != Cue::Answer {
            return None;
        }
        let ply = u64::from(start.ply()) + moves.len() as u64;
        let mut engine = G::puzzle_engine(level, edition, SEED.wrapping_add(ply));
        G::set_turn(&mut engine, &memory);
        let [max_nodes, cost] = [G::NODES, G::COST].map(|by_seat| by_seat[seat.index()]);
        let thought = engine.think(&NoClock, Budget::nodes(patience * max_nodes));
        let nodes = thought.info.map_or(0, |info| info.nodes);
        Some(Reply {
            mv: engine.best().parse().ok()?,
            nodes: MIN_COST + nodes * cost / max_nodes,
        })
    })
}

/// The opponent's seat.
fn opponent_seat<G: Game>(start: &G) -> Option<Seat> {
    let solver = start.due().first()?;
    (0..start.seats() as u8)
        .map(Seat)
        .find(|&seat| seat != solver)
}

/// The memory of a seat's program after moves from a start.
fn memory_after<G: Protocol>(start: &G, moves: &[G::Move], seat: Seat) -> Option<G::Memory> {
    let mut memory = G::Memory::at(&start.standpoint(seat), seat).ok()?;
    let mut position = start.clone();
    for mv in moves {
        let mut next = position.clone();
        next.play(mv);
        match position.due().iter().position(|due| due == seat) {
            Some(answer_index) => {
                let answer = position.split(mv).into_iter().nth(answer_index)?;
                memory.say(&position.answer_lines(seat, &answer)).ok()?;
            }
            None => {
                for line in next.news(&position, mv, seat) {
                    memory.hear(&line).ok()?;
                }
            }
        }
        position = next;
    }
    Some(memory)
}
