//! Ranks the arrows of a position. It compares arrows that the engine has searched equally far.

use super::levels::LevelSettings;
use super::rollouts::UNITS_PER_POINT;
use super::staged_search::StagedSearch;
use super::trial;
use crate::core::protocol::OpenMemory;
use crate::games::mice::{Arrow, Mice};
use crate::thinking::engine::{Analysed, Analysis, Level, Line, Score};
use crate::thinking::search::{Budget, Clock, Random, Tally};

/// The analysis of a position.
struct MiceAnalysis {
    search: StagedSearch,
    /// The maximum number of lines.
    max_lines: usize,
    required_arrow: Option<Arrow>,
    tally: Tally,
}

impl Analysed for Mice {
    const NODES: u64 = 60_000;
    const WEAK: i32 = 100;

    fn start_analysis(
        memory: &OpenMemory<Mice>,
        max_lines: usize,
        seed: u64,
        required_move: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let game = memory.position_due()?;
        let required_arrow: Option<Arrow> = required_move.and_then(|text| text.parse().ok());
        let mut search = StagedSearch::new(game, LevelSettings::of(Level::FULL), Random::new(seed));
        if let Some(arrow) = required_arrow {
            search = search.with_required_arrow(arrow);
        }
        let mut tally = Tally::default();
        tally.spend(search.nodes());
        Some(Box::new(MiceAnalysis {
            search,
            max_lines,
            required_arrow,
            tally,
        }))
    }
}

/// The engine's value is the lead over the best of the others, plus a quarter of the lead over their mean. The score is
/// scaled back to a lead.
fn line((value, arrows): trial::Line) -> Line {
    let lead = i64::from(value) * 4 / 5;
    Line {
        score: Score::Points((lead * 100 / i64::from(UNITS_PER_POINT)) as i32),
        moves: arrows.iter().map(Arrow::to_string).collect(),
        plan: Vec::new(),
    }
}

impl Analysis for MiceAnalysis {
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.tally.run_slice(clock, until, || {
            let before = self.search.nodes();
            let is_done = self.search.search_step();
            (self.search.nodes() - before, is_done)
        })
    }

    fn depth(&self) -> u32 {
        let ranking = self.search.ranking(self.max_lines);
        ranking.first().map_or(0, |(_, line)| line.len() as u32)
    }

    fn nodes(&self) -> u64 {
        self.tally.spent()
    }

    fn lines(&self, max_lines: usize) -> Vec<Line> {
        let ranking = self.search.ranking(self.max_lines).into_iter();
        ranking.take(max_lines).map(line).collect()
    }

    fn required_line(&self) -> Option<Line> {
        let ranking = self.search.ranking(self.max_lines).into_iter();
        let mut required_line =
            ranking.filter(|(_, arrows)| Some(arrows[0]) == self.required_arrow);
        required_line.next().map(line)
    }
}
