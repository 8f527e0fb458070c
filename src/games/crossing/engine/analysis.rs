//! Ranks the steps of a position with the engine's own search over all steps.

use super::levels::LevelSettings;
use super::search::Search;
use super::waters::GAME_TURNS;
use super::{MAX_PLAN_STEPS, chart, letters, turned};
use crate::core::game::Seat;
use crate::games::crossing::protocol::CrossingMemory;
use crate::games::crossing::{Crossing, Step};
use crate::thinking::engine::{Analysed, Analysis, Level, Line, Score};
use crate::thinking::search::{Budget, Clock, Random, Tally};

/// The analysis of what a player knows.
struct Look {
    search: Search,
    seat: Seat,
    turn: usize,
    delivered: u32,
    /// The cell of the step that is always analysed.
    also: Option<usize>,
    tally: Tally,
}

impl Analysed for Crossing {
    const NODES: u64 = 4_000;
    const WEAK: i32 = 25;

    fn start_analysis(
        memory: &CrossingMemory,
        _: usize,
        seed: u64,
        also: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let known = memory.known().filter(|known| known.is_due())?;
        let (seat, turn) = (known.seat(), known.turn() as usize);
        let settings = LevelSettings::of(Level::FULL);
        let from = turned(seat, known.token()).index();
        let chart = chart(known, settings.memory);
        let also: Option<Step> = also.and_then(|text| text.parse().ok());
        let also = also.and_then(|step| known.token().after(step));
        Some(Box::new(Look {
            search: Search::of_all(chart, from, turn, settings, Random::new(seed)),
            seat,
            turn,
            delivered: known.delivered(),
            also: also.map(|cell| turned(seat, cell).index()),
            tally: Tally::default(),
        }))
    }
}

impl Look {
    fn line(&self, (to, crossings): (usize, f32)) -> Line {
        let way = self.search.plan_with(to, MAX_PLAN_STEPS);
        Line {
            score: Score::Points((100.0 * (self.delivered as f32 + crossings)).round() as i32),
            moves: letters(self.seat, self.search.from(), &way),
            plan: Vec::new(),
        }
    }
}

impl Analysis for Look {
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.tally.work(clock, until, || {
            let before = self.search.nodes();
            let done = self.search.work();
            (self.search.nodes() - before, done)
        })
    }

    /// The forecast reaches the end of the game.
    fn depth(&self) -> u32 {
        (GAME_TURNS - self.turn) as u32
    }

    fn nodes(&self) -> u64 {
        self.tally.spent()
    }

    fn lines(&self, max: usize) -> Vec<Line> {
        let ranking = self.search.ranking().into_iter().take(max);
        ranking.map(|step| self.line(step)).collect()
    }

    fn also(&self) -> Option<Line> {
        let ranking = self.search.ranking().into_iter();
        let also = ranking.filter(|&(to, _)| Some(to) == self.also);
        also.map(|step| self.line(step)).next()
    }
}
