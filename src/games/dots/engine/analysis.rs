//! Ranks the moves of a position: the search with several lines.

use super::{Evaluator, Position, TABLE_BYTES, decode, encode};
use crate::core::game::Game;
use crate::core::protocol::OpenMemory;
use crate::games::dots::{Dots, Move};
use crate::thinking::engine::{Analysed, Analysis, Line, Score};
use crate::thinking::search::{
    self, Budget, Clock, Code, Position as _, Search, Settings, TranspositionTable,
};

/// The analysis of a position.
struct DotsAnalysis {
    search: Search<Position, Evaluator>,
    /// The move that is always analysed. In the search an equivalent candidate may replace it.
    required_move: Option<Move>,
}

impl Analysed for Dots {
    const NODES: u64 = 150_000;
    const WEAK: i32 = 150;
    /// More than half of the board is won.
    const DECIDED: i32 = 2_500;

    fn start_analysis(
        memory: &OpenMemory<Dots>,
        max_lines: usize,
        seed: u64,
        required_move: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let game = memory.position_due()?;
        let root = Position::from(game);
        let required_move: Option<Move> = required_move.and_then(|text| text.parse().ok());
        let evaluator = Evaluator::new(game.ply(), 0, seed);
        let table = TranspositionTable::new(TABLE_BYTES);
        let search = Search::new(root, evaluator, Settings::default(), table).with_ranking(
            max_lines,
            required_move.map(|mv| equivalent_candidate(&root, mv)),
        );
        Some(Box::new(DotsAnalysis {
            search,
            required_move,
        }))
    }
}

/// The candidate that has the same result as a legal move.
fn equivalent_candidate(root: &Position, mv: Move) -> Code {
    let position_after = root.after(encode(mv));
    let mut candidates = Vec::new();
    root.candidates(&mut candidates);
    let mut codes = candidates.iter().map(|candidate| candidate.code);
    codes
        .find(|&code| root.after(code) == position_after)
        .unwrap_or_else(|| encode(mv))
}

fn line(ranked: &search::RankedMove) -> Line {
    Line {
        score: Score::from_value(ranked.value),
        moves: ranked
            .line
            .iter()
            .map(|&code| decode(code).to_string())
            .collect(),
        plan: Vec::new(),
    }
}

impl Analysis for DotsAnalysis {
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.search.run(clock, until)
    }

    fn depth(&self) -> u32 {
        self.search.result().map_or(0, |(depth, _)| depth)
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    fn lines(&self, max_lines: usize) -> Vec<Line> {
        self.search
            .ranking()
            .iter()
            .take(max_lines)
            .map(line)
            .collect()
    }

    fn required_line(&self) -> Option<Line> {
        let mut line = line(self.search.required()?);
        line.moves[0] = self.required_move?.to_string();
        Some(line)
    }
}
