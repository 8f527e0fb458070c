//! Makes puzzles of Rabbit Hunt on request, and mines them in games of the engine and in random positions.

mod themes;

use std::ops::RangeInclusive;

use crate::core::game::{Game, LineError, Problem};
use crate::games::rabbits::Rabbits;
use crate::games::rabbits::generator::{Aim, goal_of_kind, puzzle, random_position};
use crate::games::rabbits::puzzle::Goal;
use crate::games::rabbits::solver::matters;
use crate::thinking::engine::{Level, OpenEngine, Thinker};
use crate::thinking::generate::MakerOptions;
use crate::thinking::generate::duel::{DuelOptions, certified_puzzle};
use crate::thinking::mining::MakesPuzzles;
use crate::thinking::mining::duel::DuelCandidate;
use crate::thinking::opponent::{DUEL_OPTION_NAMES, HasPuzzleOpponent, make_duel_puzzle};
use crate::thinking::puzzle::{Duel, Goal as _, Origin};
use crate::thinking::search::{Budget, NoClock, Random};
use crate::thinking::solve::duel::Solver;

/// The highest level that plays the mined games.
const MAX_LEVEL: usize = 10;
/// The limit of moves per side in a game.
const LIMIT: u32 = 120;
/// The number of moves at the start of a game that make no puzzle.
const OPENING_PLIES: usize = 12;
/// The number of questions per game, each of which may make a puzzle.
const QUESTIONS_PER_GAME: usize = 3;
/// The number of positions of a game to try for a question.
const MAX_POSITIONS_PER_QUESTION: usize = 100;
/// The number of pieces of each side that matter in a puzzle.
const PIECES_PER_SIDE: RangeInclusive<usize> = 1..=4;
/// The solver's budget for one question.
const QUESTION_NODES: u64 = 400_000;
/// The solver's budget for a puzzle of a set.
const PROOF_NODES: u64 = 20_000_000;
/// The number of random positions to try for a puzzle.
const MAX_RANDOM_POSITIONS: usize = 1_200;

impl MakesPuzzles for Rabbits {
    const OPTION_NAMES: &'static [&'static str] = DUEL_OPTION_NAMES;

    const THEMES: &'static [&'static str] = themes::THEMES;

    type Candidate = DuelCandidate<Goal>;

    fn make_puzzle(options: &MakerOptions, seed: u64) -> Result<String, Problem> {
        let aims = [
            ("eat", Aim::Eat),
            ("catch", Aim::Catch),
            ("survive", Aim::Survive),
        ];
        let aim = options.choice("aim", &aims)?;
        make_duel_puzzle(options, seed, |duel_options, seed| {
            puzzle(aim, duel_options, seed)
        })
    }

    fn candidates(seed: u64) -> Vec<(DuelCandidate<Goal>, Origin)> {
        let mut random = Random::new(seed);
        let levels = [(); 2].map(|()| 1 + random.below(MAX_LEVEL) as u8);
        let positions = game_positions(levels, seed);
        let mut candidates = Vec::new();
        for _ in 0..QUESTIONS_PER_GAME {
            let request = PuzzleRequest::random(&mut random);
            let candidate = (0..MAX_POSITIONS_PER_QUESTION).find_map(|_| {
                let ply = OPENING_PLIES
                    + random.below(positions.len().saturating_sub(OPENING_PLIES).max(1));
                Some((request.candidate_from(positions.get(ply)?)?, ply))
            });
            candidates.extend(candidate.map(|(candidate, ply)| {
                let origin = Origin::Game {
                    levels: levels.to_vec(),
                    seed,
                    ply: ply as u32,
                };
                (candidate, origin)
            }));
        }
        let request = PuzzleRequest::random(&mut random);
        let candidate = (0..MAX_RANDOM_POSITIONS).find_map(|_| {
            let start = random_position(request.aim, request.moves, &mut random)?;
            request.candidate_from(&start)
        });
        candidates.extend(candidate.map(|candidate| (candidate, Origin::Generated { seed })));
        candidates
    }

    fn certified(text: &str) -> Result<Option<DuelCandidate<Goal>>, LineError> {
        Ok(candidate(&text.parse()?))
    }
}

/// The positions of a game between engines of two levels.
fn game_positions(levels: [u8; 2], seed: u64) -> Vec<Rabbits> {
    let mut engines = levels.map(|level| {
        let level = Level::new(level).unwrap_or(Level::FULL);
        Rabbits::puzzle_engine(level, Goal::EDITIONS, seed)
    });
    let mut positions = vec![Rabbits::new(LIMIT)];
    while let Some(position) = positions.last()
        && position.outcome().is_none()
    {
        let side = position.side().index();
        let engine = &mut engines[side];
        engine.set_position(position);
        engine.think(&NoClock, Budget::nodes(Rabbits::NODES[side]));
        let Ok(mv) = engine.best().parse() else { break };
        let mut next_position = position.clone();
        next_position.play(&mv);
        positions.push(next_position);
    }
    positions
}

/// The question about a position.
struct PuzzleRequest {
    aim: Aim,
    /// The number of the side's moves.
    moves: u32,
    /// The number of rabbits to catch, if the hunters are asked.
    caught: u32,
}

impl PuzzleRequest {
    /// Most questions have two to four moves and one rabbit. Most ask for a catch, because catches make the fewest good
    /// puzzles.
    fn random(random: &mut Random) -> PuzzleRequest {
        PuzzleRequest {
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
    fn candidate_from(&self, start: &Rabbits) -> Option<DuelCandidate<Goal>> {
        let smallest = self.smallest_goal();
        if start.side() != smallest.seat() || !is_small(&Duel::new(start.clone(), smallest).ok()?) {
            return None;
        }
        let budget = Budget::nodes(QUESTION_NODES);
        let goal = match self.aim {
            Aim::Eat => goal_of_kind(start, Aim::Eat, self.moves, budget)?,
            Aim::Catch | Aim::Survive => smallest,
        };
        let task = Duel::new(start.clone(), goal).ok()?;
        let duel_options = DuelOptions {
            moves: self.moves,
            first: 1,
        };
        let generated = certified_puzzle(&mut Solver::new(&task), duel_options, budget)?;
        // Eating the nearest cabbage needs no thought.
        let is_obvious =
            self.aim == Aim::Eat && self.moves > 1 && generated.note.tempting.is_none();
        if is_obvious {
            None
        } else {
            candidate(&generated.task)
        }
    }

    /// The goal, or the smallest one if the rabbits are to eat.
    fn smallest_goal(&self) -> Goal {
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

/// A certified puzzle; `None` if it has no solution, or no proof.
fn candidate(task: &Duel<Goal>) -> Option<DuelCandidate<Goal>> {
    DuelCandidate::new(
        task,
        Budget::nodes(PROOF_NODES),
        themes::themes,
        themes::features,
    )
}

/// Whether both sides have pieces that matter, but few.
fn is_small(task: &Duel<Goal>) -> bool {
    let (rabbits, hunters) = matters(task);
    [rabbits, hunters].iter().all(|is_relevant| {
        let count = is_relevant.iter().filter(|&&relevant| relevant).count();
        PIECES_PER_SIDE.contains(&count)
    })
}
