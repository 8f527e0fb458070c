//! Ranking the joint moves of a side.

use super::position::{Position, WHITE};
use super::{black, plan, white};
use crate::core::protocol::OpenMemory;
use crate::games::rabbits::{Move, Rabbits};
use crate::thinking::engine::{Analysed, Analysis, Line, Score};
use crate::thinking::search::{Budget, Clock, Tally};

/// By how much, in hundredths, two moves differ in what matters if few of their pieces do.
const MATTERS: i32 = 25;
/// How many pieces that is.
const FEW: usize = 2;

/// A joint move and what it is worth.
pub(super) struct Candidate {
    /// Where the pieces go.
    pub to: Vec<u16>,
    /// In hundredths of a point: the lead now and what is expected to be won in the turns that are looked at.
    pub score: i32,
}

/// What a side's search has come by.
pub(super) trait Ranking {
    /// Does one piece of work and says how many nodes it took.
    fn work(&mut self) -> u64;

    /// How far it looks, in plies.
    fn depth(&self) -> u32;

    /// The joint moves known, the best first.
    fn candidates(&self) -> Vec<Candidate>;

    /// Which of them is looked at in any case.
    fn also(&self) -> Option<usize>;

    /// How the game is expected to go on with one of them.
    fn line(&self, index: usize) -> Vec<Move>;
}

/// A look at a position.
struct Look {
    ranking: Box<dyn Ranking>,
    tally: Tally,
}

impl Analysed for Rabbits {
    const NODES: u64 = 40_000;
    /// Half a capture: what plans are worth jumps as small things decide whether a rabbit gets away.
    const WEAK: i32 = 4_000;

    fn look(
        memory: &OpenMemory<Rabbits>,
        _: usize,
        seed: u64,
        also: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let game = memory.position_due()?;
        let also: Option<Move> = also.and_then(|text| text.parse().ok());
        let position = Position::from(game);
        let ranking: Box<dyn Ranking> = match position.side() {
            WHITE => Box::new(white::Ranking::new(&position, seed, also.as_ref())),
            _ => Box::new(black::Ranking::new(&position, seed, also.as_ref())),
        };
        Some(Box::new(Look {
            ranking,
            tally: Tally::default(),
        }))
    }
}

impl Look {
    fn line(&self, index: usize, candidate: &Candidate) -> Line {
        let moves = self.ranking.line(index);
        Line {
            score: Score::Points(candidate.score),
            plan: plan(&moves),
            moves: moves.iter().map(Move::to_string).collect(),
        }
    }
}

/// The best, each of which differs from all before it in what matters.
fn varied(candidates: &[Candidate], most: usize) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::new();
    for (index, candidate) in candidates.iter().enumerate() {
        let is_alike = |&other: &usize| {
            let other = &candidates[other];
            let pieces = candidate.to.iter().zip(&other.to);
            let differing = pieces.filter(|(one, other)| one != other).count();
            differing <= FEW && (other.score - candidate.score).abs() < MATTERS
        };
        if chosen.len() < most && !chosen.iter().any(is_alike) {
            chosen.push(index);
        }
    }
    chosen
}

impl Analysis for Look {
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        let ranking = &mut self.ranking;
        self.tally.work(clock, until, || (ranking.work(), false))
    }

    fn depth(&self) -> u32 {
        self.ranking.depth()
    }

    fn nodes(&self) -> u64 {
        self.tally.spent()
    }

    fn lines(&self, most: usize) -> Vec<Line> {
        let candidates = self.ranking.candidates();
        let chosen = varied(&candidates, most).into_iter();
        chosen
            .map(|index| self.line(index, &candidates[index]))
            .collect()
    }

    fn also(&self) -> Option<Line> {
        let index = self.ranking.also()?;
        Some(self.line(index, &self.ranking.candidates()[index]))
    }
}
