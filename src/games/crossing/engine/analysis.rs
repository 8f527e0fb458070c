//! Ranks the steps of a position with the engine's own search over all steps.

use super::islands::GAME_TURNS;
use super::levels::LevelSettings;
use super::search::Search;
use super::{MAX_PLAN_STEPS, chart_of, mirrored, step_letters};
use crate::core::game::Seat;
use crate::games::crossing::protocol::CrossingMemory;
use crate::games::crossing::{Crossing, Step};
use crate::thinking::engine::{Analysed, Analysis, Level, Line, Score};
use crate::thinking::search::{Budget, Clock, Random, Tally};

/// The analysis of what a player knows.
struct CrossingAnalysis {
    search: Search,
    seat: Seat,
    turn: usize,
    delivered: u32,
    /// The cell of the step that is always analysed.
    required_cell: Option<usize>,
    tally: Tally,
}

impl Analysed for Crossing {
    const NODES: u64 = 4_000;
    const WEAK: i32 = 25;

    fn start_analysis(
        memory: &CrossingMemory,
        _max_lines: usize,
        seed: u64,
        required_move: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let known = memory.known().filter(|known| known.is_due())?;
        let (seat, turn) = (known.seat(), known.turn() as usize);
        let settings = LevelSettings::of(Level::FULL);
        let token_cell = mirrored(seat, known.token()).index();
        let chart = chart_of(known, settings.memory);
        let required_step: Option<Step> = required_move.and_then(|text| text.parse().ok());
        let required_cell = required_step.and_then(|step| known.token().after(step));
        Some(Box::new(CrossingAnalysis {
            search: Search::over_all_steps(chart, token_cell, turn, settings, Random::new(seed)),
            seat,
            turn,
            delivered: known.delivered(),
            required_cell: required_cell.map(|cell| mirrored(seat, cell).index()),
            tally: Tally::default(),
        }))
    }
}

impl CrossingAnalysis {
    /// The line of a step: the cell it leads to, and the expected crossings.
    fn line(&self, (to, crossings): (usize, f32)) -> Line {
        let cells = self.search.plan_with(to, MAX_PLAN_STEPS);
        Line {
            score: Score::Points((100.0 * (self.delivered as f32 + crossings)).round() as i32),
            moves: step_letters(self.seat, self.search.token_cell(), &cells),
            plan: Vec::new(),
        }
    }
}

impl Analysis for CrossingAnalysis {
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.tally.run_slice(clock, until, || {
            let before = self.search.nodes();
            let is_done = self.search.try_sample();
            (self.search.nodes() - before, is_done)
        })
    }

    /// The forecast reaches the end of the game.
    fn depth(&self) -> u32 {
        (GAME_TURNS - self.turn) as u32
    }

    fn nodes(&self) -> u64 {
        self.tally.spent()
    }

    fn lines(&self, max_lines: usize) -> Vec<Line> {
        let ranking = self.search.ranking().into_iter().take(max_lines);
        ranking.map(|step| self.line(step)).collect()
    }

    fn required_line(&self) -> Option<Line> {
        let ranking = self.search.ranking().into_iter();
        let mut required = ranking.filter(|&(cell, _)| Some(cell) == self.required_cell);
        required.next().map(|step| self.line(step))
    }
}
