//! Makes puzzles of Rabbit Hunt as wished for, and mines them in games of the engine and in positions that are drawn.

mod told;

use std::ops::RangeInclusive;

use crate::core::game::{Game, LineError, Problem};
use crate::games::rabbits::Rabbits;
use crate::games::rabbits::generator::{Aim, goal, position, puzzle};
use crate::games::rabbits::puzzle::Goal;
use crate::games::rabbits::solver::matters;
use crate::thinking::engine::{Level, OpenEngine, Thinker};
use crate::thinking::generate::Wishes;
use crate::thinking::generate::duel::{Wish, certified};
use crate::thinking::mine::MakesPuzzles;
use crate::thinking::mine::duel::DuelCandidate;
use crate::thinking::opponent::{DUEL_WISHES, Spar, make_duel};
use crate::thinking::puzzle::{Duel, Goal as _, Origin};
use crate::thinking::search::{Budget, NoClock, Random};
use crate::thinking::solve::duel::Solver;

/// The highest level that plays.
const LEVELS: usize = 10;
/// The limit of moves per side in a game.
const LIMIT: u32 = 120;
/// The number of moves at the start of a game that are not asked.
const OPENING: usize = 12;
/// The number of questions to a game, each of which may give a puzzle.
const ASKED: usize = 3;
/// The number of positions of a game that are tried for a question.
const TRIED: usize = 100;
/// How many pieces of each side matter in a puzzle.
const PIECES: RangeInclusive<usize> = 1..=4;
/// The solver's budget for one question.
const QUESTION: u64 = 400_000;
/// The solver's budget for a puzzle of a set.
const PROOF: u64 = 20_000_000;
/// The number of positions that are drawn for a puzzle.
const DRAWN: usize = 1_200;

impl MakesPuzzles for Rabbits {
    const WISHES: &'static [&'static str] = DUEL_WISHES;

    const THEMES: &'static [&'static str] = told::THEMES;

    type Candidate = DuelCandidate<Goal>;

    fn make_puzzle(wishes: &Wishes, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("eat", Aim::Eat),
            ("catch", Aim::Catch),
            ("survive", Aim::Survive),
        ];
        let aim = wishes.choice("aim", &aims)?;
        make_duel(wishes, seed, |wish, seed| puzzle(aim, wish, seed))
    }

    fn candidates(seed: u64) -> Vec<(DuelCandidate<Goal>, Origin)> {
        let mut random = Random::new(seed);
        let levels = [(); 2].map(|()| 1 + random.below(LEVELS) as u8);
        let game = played(levels, seed);
        let mut found = Vec::new();
        for _ in 0..ASKED {
            let ask = Ask::any(&mut random);
            let candidate = (0..TRIED).find_map(|_| {
                let ply = OPENING + random.below(game.len().saturating_sub(OPENING).max(1));
                Some((ask.of(game.get(ply)?)?, ply))
            });
            found.extend(candidate.map(|(candidate, ply)| {
                let origin = Origin::Game {
                    levels: levels.to_vec(),
                    seed,
                    ply: ply as u32,
                };
                (candidate, origin)
            }));
        }
        let ask = Ask::any(&mut random);
        let candidate = (0..DRAWN).find_map(|_| {
            let start = position(ask.aim, ask.moves, &mut random)?;
            ask.of(&start)
        });
        found.extend(candidate.map(|candidate| (candidate, Origin::Drawn { seed })));
        found
    }

    fn certified(text: &str) -> Result<Option<DuelCandidate<Goal>>, LineError> {
        Ok(candidate(&text.parse()?))
    }
}

/// The positions of a game between engines of two levels.
fn played(levels: [u8; 2], seed: u64) -> Vec<Rabbits> {
    let mut engines = levels.map(|level| {
        let level = Level::new(level).unwrap_or(Level::FULL);
        Rabbits::sparring(level, Goal::EDITIONS, seed)
    });
    let mut positions = vec![Rabbits::new(LIMIT)];
    while let Some(now) = positions.last()
        && now.outcome().is_none()
    {
        let side = now.side().index();
        let engine = &mut engines[side];
        engine.begin(now);
        engine.think(&NoClock, Budget::nodes(Rabbits::NODES[side]));
        let Ok(mv) = engine.best().parse() else { break };
        let mut next = now.clone();
        next.play(&mv);
        positions.push(next);
    }
    positions
}

/// What is asked of a position.
struct Ask {
    aim: Aim,
    /// The number of own moves.
    moves: u32,
    /// The number of rabbits to be caught, if they are to be caught.
    caught: u32,
}

impl Ask {
    /// Two to four moves and one rabbit are asked most. To catch is asked most, as it gives the fewest good puzzles.
    fn any(random: &mut Random) -> Ask {
        Ask {
            aim: [
                Aim::Catch,
                Aim::Catch,
                Aim::Catch,
                Aim::Survive,
                Aim::Survive,
                Aim::Eat,
            ][random.below(6)],
            moves: [1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5][random.below(16)],
            caught: [1, 1, 1, 2][random.below(4)],
        }
    }

    /// The puzzle of a position, if it is a good one.
    fn of(&self, start: &Rabbits) -> Option<DuelCandidate<Goal>> {
        let near = self.least();
        if start.side() != near.seat() || !is_small(&Duel::new(start.clone(), near).ok()?) {
            return None;
        }
        let budget = Budget::nodes(QUESTION);
        let goal = match self.aim {
            Aim::Eat => goal(start, Aim::Eat, self.moves, budget)?,
            Aim::Catch | Aim::Survive => near,
        };
        let task = Duel::new(start.clone(), goal).ok()?;
        let wish = Wish {
            moves: self.moves,
            first: 1,
        };
        let drawn = certified(&mut Solver::new(&task), wish, budget)?;
        // To eat what is nearest needs no thought.
        let is_plain = self.aim == Aim::Eat && self.moves > 1 && drawn.note.tempting.is_none();
        if is_plain {
            None
        } else {
            candidate(&drawn.task)
        }
    }

    /// The goal, or the least one if cabbages are to be eaten.
    fn least(&self) -> Goal {
        let moves = self.moves;
        match self.aim {
            Aim::Eat => Goal::Eat { cabbages: 1, moves },
            Aim::Catch => Goal::Catch {
                rabbits: self.caught,
                moves,
            },
            Aim::Survive => Goal::Survive(moves),
        }
    }
}

/// A puzzle, certified; `None` if it has no solution, or no proof.
fn candidate(task: &Duel<Goal>) -> Option<DuelCandidate<Goal>> {
    DuelCandidate::new(task, Budget::nodes(PROOF), told::themes, told::shape)
}

/// Whether both sides have pieces that matter, and few.
fn is_small(task: &Duel<Goal>) -> bool {
    let (rabbits, hunters) = matters(task);
    [rabbits, hunters].iter().all(|matter| {
        let count = matter.iter().filter(|&&matters| matters).count();
        PIECES.contains(&count)
    })
}
