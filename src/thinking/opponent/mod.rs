//! Our programs as opponents in puzzles: what the solver takes for the other side's replies.
//!
//! A reply is a function of the puzzle's start, the moves since, the level and nothing else. For each a program begins anew: it is
//! brought to the start as in a match from a position, is told of the moves what the protocol tells its seat, and thinks for a
//! number of nodes, at any level, without a clock. So it is the same natively and in the browser, whatever else was asked before.
//!
//! In a puzzle of the fugitive all is shown to who solves it, and the solver reckons with all. The program knows less: where
//! everybody is at the start, and since then what a program is told, so that the detectives hear by which kind of road the
//! fugitive has gone, and where it is only when that is announced.

mod maker;
mod puzzle;

pub use maker::{DUEL_WISHES, make_duel};
pub use puzzle::DuelPuzzle;

use crate::core::game::{Game, Seat};
use crate::core::protocol::{Cue, Memory, Protocol};
use crate::thinking::engine::{Bot, Level, Thinker};
use crate::thinking::puzzle::{Duel, LEVELS, Opponent};
use crate::thinking::search::{Budget, NoClock};
use crate::thinking::solve::duel::{Solve, Solver};
use crate::thinking::solve::{PuzzleOpponent, Reply};

const _: () = assert!(LEVELS == Level::COUNT);

/// What the chances of all opponents hang on; each move has its own.
const SEED: u64 = 0x005E_ED0F_0A51;

/// A game with a program that replies in puzzles.
pub trait Spar: Bot {
    /// By seat, for how many nodes a reply is thought about at most, by the engine's own count: some milliseconds.
    const NODES: [u64; 2];

    /// By seat, what a reply costs of a solver's budget that takes all its nodes: those of a solver that take as long, about.
    const COST: [u64; 2];

    /// An engine that makes one reply.
    fn sparring(level: Level, seed: u64) -> Self::Engine {
        Self::engine(level, seed)
    }
}

/// What it costs at least to have a reply.
const LEAST_COST: u64 = 50;

/// So many times as long a reply is thought about that stands in for the solver's: that is one only.
const STANDING_IN: u64 = 50;

/// The solver of a puzzle, with the program that replies in it; against best replies the one at full level stands in.
pub fn solver<O: Solve>(task: &Duel<O>) -> Solver<O>
where
    O::Game: Spar,
{
    let opponent = match task.opponent() {
        Opponent::Program(level) => puzzle_opponent(Level::new(level).unwrap_or(Level::FULL)),
        Opponent::BestReply => Box::new(Sparring {
            level: Level::FULL,
            patience: STANDING_IN,
        }),
    };
    Solver::with(task, opponent)
}

/// The program that replies in puzzles at a level.
pub fn puzzle_opponent<G: Spar>(level: Level) -> Box<dyn PuzzleOpponent<G>> {
    Box::new(Sparring { level, patience: 1 })
}

struct Sparring {
    level: Level,
    /// How many times the usual nodes a reply gets.
    patience: u64,
}

impl<G: Spar> PuzzleOpponent<G> for Sparring {
    fn reply(&mut self, start: &G, moves: &[G::Move]) -> Option<Reply<G::Move>> {
        let seat = others(start)?;
        let memory = told(start, moves, seat)?;
        if memory.cue() != Cue::Answer {
            return None;
        }
        let ply = u64::from(start.ply()) + moves.len() as u64;
        let mut engine = G::sparring(self.level, SEED.wrapping_add(ply));
        G::turn(&mut engine, &memory);
        let [most, cost] = [G::NODES, G::COST].map(|each| each[seat.index()]);
        let thought = engine.think(&NoClock, Budget::nodes(self.patience * most));
        let nodes = thought.info.map_or(0, |info| info.nodes);
        Some(Reply {
            mv: engine.best().parse().ok()?,
            nodes: LEAST_COST + nodes * cost / most,
        })
    }
}

/// The seat that is not asked.
fn others<G: Game>(start: &G) -> Option<Seat> {
    let asked = start.due().first()?;
    (0..start.seats() as u8)
        .map(Seat)
        .find(|&seat| seat != asked)
}

/// What a seat's program knows after moves from a start on.
fn told<G: Protocol>(start: &G, moves: &[G::Move], seat: Seat) -> Option<G::Memory> {
    let mut memory = G::Memory::at(&start.standpoint(seat), seat).ok()?;
    let mut before = start.clone();
    for mv in moves {
        let mut after = before.clone();
        after.play(mv);
        match before.due().iter().position(|due| due == seat) {
            Some(part) => {
                let answer = before.split(mv).into_iter().nth(part)?;
                memory.say(&before.answer_lines(seat, &answer)).ok()?;
            }
            None => {
                for line in after.news(&before, mv, seat) {
                    memory.hear(&line).ok()?;
                }
            }
        }
        before = after;
    }
    Some(memory)
}
