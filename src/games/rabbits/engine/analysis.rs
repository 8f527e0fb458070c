//! Ranks the joint moves of a side.

use super::position::{Position, RABBIT_SEAT};
use super::{hunter_side, rabbit_side, steps_by_piece};
use crate::core::protocol::OpenMemory;
use crate::games::rabbits::{Move, Rabbits};
use crate::thinking::engine::{Analysed, Analysis, Line, Score};
use crate::thinking::search::{Budget, Clock, Tally};

/// Two similar moves with a smaller difference in score, in hundredths, count as one; only the better is listed.
const MIN_DIFFERENCE: i32 = 25;
/// Moves that differ in at most this many pieces are similar.
const MAX_DIFFERING_PIECES: usize = 2;

/// A joint move and its value.
pub(super) struct Candidate {
    /// The cells to which the pieces go.
    pub target_cells: Vec<u16>,
    /// The value in hundredths of a point: the lead now and the expected gain within the horizon.
    pub score: i32,
}

/// The joint moves that a side's search has found.
pub(super) trait Ranking {
    /// Does one piece of work. Returns its number of nodes.
    fn search_step(&mut self) -> u64;

    /// The depth, in plies.
    fn depth(&self) -> u32;

    /// The joint moves found, the best first.
    fn candidates(&self) -> Vec<Candidate>;

    /// The index of the candidate that is always analysed.
    fn required_index(&self) -> Option<usize>;

    /// The principal variation of a candidate.
    fn line(&self, index: usize) -> Vec<Move>;
}

/// The analysis of a position.
struct MoveAnalysis {
    ranking: Box<dyn Ranking>,
    tally: Tally,
}

impl Analysed for Rabbits {
    const NODES: u64 = 40_000;
    /// Half a capture. The values of plans jump when small details decide whether a rabbit escapes.
    const WEAK: i32 = 4_000;

    fn start_analysis(
        memory: &OpenMemory<Rabbits>,
        _line_count: usize,
        seed: u64,
        required_move: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let game = memory.position_due()?;
        let required_move: Option<Move> = required_move.and_then(|text| text.parse().ok());
        let position = Position::from(game);
        let ranking: Box<dyn Ranking> = match position.side() {
            RABBIT_SEAT => Box::new(rabbit_side::Ranking::new(
                &position,
                seed,
                required_move.as_ref(),
            )),
            _ => Box::new(hunter_side::Ranking::new(
                &position,
                seed,
                required_move.as_ref(),
            )),
        };
        Some(Box::new(MoveAnalysis {
            ranking,
            tally: Tally::default(),
        }))
    }
}

impl MoveAnalysis {
    fn line(&self, index: usize, candidate: &Candidate) -> Line {
        let moves = self.ranking.line(index);
        Line {
            score: Score::Points(candidate.score),
            plan: steps_by_piece(&moves),
            moves: moves.iter().map(Move::to_string).collect(),
        }
    }
}

/// The best candidates, each noticeably different from all before it.
fn distinct_candidates(candidates: &[Candidate], max: usize) -> Vec<usize> {
    let mut chosen_indices: Vec<usize> = Vec::new();
    for (index, candidate) in candidates.iter().enumerate() {
        let is_alike = |&other: &usize| {
            let other = &candidates[other];
            let pieces = candidate.target_cells.iter().zip(&other.target_cells);
            let differing_pieces = pieces.filter(|(one, other)| one != other).count();
            differing_pieces <= MAX_DIFFERING_PIECES
                && (other.score - candidate.score).abs() < MIN_DIFFERENCE
        };
        if chosen_indices.len() < max && !chosen_indices.iter().any(is_alike) {
            chosen_indices.push(index);
        }
    }
    chosen_indices
}

impl Analysis for MoveAnalysis {
    fn think(&mut self, clock: &dyn Clock, limit: Budget) -> bool {
        let ranking = &mut self.ranking;
        self.tally
            .run_slice(clock, limit, || (ranking.search_step(), false))
    }

    fn depth(&self) -> u32 {
        self.ranking.depth()
    }

    fn nodes(&self) -> u64 {
        self.tally.spent()
    }

    fn lines(&self, max: usize) -> Vec<Line> {
        let candidates = self.ranking.candidates();
        let chosen_indices = distinct_candidates(&candidates, max).into_iter();
        chosen_indices
            .map(|index| self.line(index, &candidates[index]))
            .collect()
    }

    fn required_line(&self) -> Option<Line> {
        let index = self.ranking.required_index()?;
        Some(self.line(index, &self.ranking.candidates()[index]))
    }
}
