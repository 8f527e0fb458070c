//! The engine for The Crossing.
//!
//! For every island the engine keeps the points in its cycle that fit its sightings. A forecast goes backwards over the
//! remaining turns and computes the expected crossings from every cell in every turn. Then the engine tries the steps on random
//! samples of the islands and counts the possible deliveries.

mod analysis;
mod chart;
mod forecast;
mod islands;
mod levels;
mod search;
#[cfg(test)]
mod tests;

use std::time::Duration;

use crate::core::game::Seat;
use crate::games::crossing::protocol::{CrossingMemory, Known};
use crate::games::crossing::{CELLS, CYCLE, Cell, Crossing, CyclePoints, SIZE, Step};
use crate::thinking::engine::{HasEngine, Info, Level, Score, Thinker, Thought};
use crate::thinking::search::{Budget, Clock, Random, Tally};

use chart::Chart;
use levels::LevelSettings;
use search::Search;

/// The maximum number of steps in the reported plan.
const MAX_PLAN_STEPS: usize = 40;

/// An engine for one player.
pub struct Engine {
    level: Level,
    random: Random,
    search: Option<Search>,
    seat: Seat,
    delivered: u32,
    /// The cell of a random step, if there is one.
    random_step: Option<usize>,
    tally: Tally,
    /// The time spent on this move.
    time: Duration,
    /// The cell of the last step reported.
    reported_cell: Option<usize>,
}

impl Engine {
    /// An engine at a level. The seed determines all its random choices.
    pub fn new(level: Level, seed: u64) -> Engine {
        Engine {
            level,
            random: Random::new(seed),
            search: None,
            seat: Seat(0),
            delivered: 0,
            random_step: None,
            tally: Tally::default(),
            time: Duration::ZERO,
            reported_cell: None,
        }
    }

    /// Starts from a player's knowledge when the player is to move, and drops the previous position.
    pub fn set_position(&mut self, known: &Known) {
        let settings = LevelSettings::of(self.level);
        let random = Random::new(self.random.bits());
        let chart = chart_of(known, settings.memory);
        let token_cell = mirrored(known.seat(), known.token()).index();
        let turn = known.turn() as usize;
        self.random_step =
            self.sample_random_step(&chart, token_cell, turn, settings.random_step_chance);
        self.search = Some(Search::new(chart, token_cell, turn, settings, random));
        self.seat = known.seat();
        self.delivered = known.delivered();
        self.tally = Tally::default();
        self.time = Duration::ZERO;
        self.reported_cell = None;
    }

    /// Decides whether this turn has a random step, and samples it from the cells that are certainly above water.
    fn sample_random_step(
        &mut self,
        chart: &Chart,
        token_cell: usize,
        turn: usize,
        random_step_chance: f32,
    ) -> Option<usize> {
        let steps_at_random = self.random.fraction() < random_step_chance;
        let safe_cells: Vec<usize> = islands::steps(token_cell)
            .filter(|&target| steps_at_random && chart.chance_to_enter(target, turn) == 1.0)
            .collect();
        (!safe_cells.is_empty()).then(|| safe_cells[self.random.below(safe_cells.len())])
    }

    fn search(&self) -> &Search {
        self.search.as_ref().expect("set_position comes first")
    }

    /// The planned cells, the next one first.
    fn plan(&self) -> Vec<usize> {
        match self.random_step {
            Some(target) => vec![target],
            None => self.search().plan(MAX_PLAN_STEPS),
        }
    }
}

/// The letters of a player's steps along some cells. The cells are as the engine sees them, so this function turns them for the
/// player.
fn step_letters(seat: Seat, token_cell: usize, cells: &[usize]) -> Vec<String> {
    let cell = |index: usize| {
        let cell = Cell::from_index(index).expect("a cell of the board");
        mirrored(seat, cell)
    };
    let mut token_cell = cell(token_cell);
    let letters = cells.iter().map(|&target| {
        let target = cell(target);
        let step = Step::ALL.into_iter().find(|&step| {
            token_cell.after(step) == Some(target) || step == Step::Hold && token_cell == target
        });
        token_cell = target;
        step.expect("it steps to a neighbour").to_string()
    });
    letters.collect()
}

/// Converts a cell between the board and the engine's view, in which the token goes from the bottom left to the top right.
fn mirrored(seat: Seat, cell: Cell) -> Cell {
    match seat {
        Seat(0) => cell,
        _ => Cell::new(cell.row(), SIZE - 1 - cell.column()),
    }
}

/// The chart of a player's knowledge. Islands farther from its token than `memory` count as unknown.
fn chart_of(known: &Known, memory: usize) -> Chart {
    let mut heights = [0; CELLS];
    let mut points = [0; CELLS];
    let token = known.token();
    // The belief has the points in this turn, the chart those in turn 0.
    let turns_to_turn_0 = u32::from(CYCLE) - known.turn() % u32::from(CYCLE);
    for cell in Cell::all() {
        let rows = cell.row().abs_diff(token.row());
        let columns = cell.column().abs_diff(token.column());
        let remembered = if usize::from(rows.max(columns)) <= memory {
            known.belief().at(cell).after(turns_to_turn_0)
        } else {
            CyclePoints::ALL
        };
        let index = mirrored(known.seat(), cell).index();
        heights[index] = known.heights().at(cell);
        points[index] = remembered
            .iter()
            .fold(0, |points, point| points | 1 << point.number());
    }
    Chart::new(heights, points)
}

impl HasEngine for Crossing {
    type Engine = Engine;

    fn engine(level: Level, seed: u64) -> Engine {
        Engine::new(level, seed)
    }

    fn set_turn(engine: &mut Engine, memory: &CrossingMemory) {
        if let Some(known) = memory.known() {
            engine.set_position(known);
        }
    }
}

impl Thinker for Engine {
    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> Thought {
        let start = clock.now();
        let search = self.search.as_mut().expect("set_position comes first");
        let mut search_for_slice = || {
            self.tally.run_slice(clock, until, || {
                let before = search.nodes();
                let is_done = search.try_sample();
                (search.nodes() - before, is_done)
            })
        };
        let done = self.random_step.is_some() || search_for_slice();
        self.time += clock.now().saturating_sub(start);
        let (best, expected_crossings) = self.search().best();
        let target = self.random_step.unwrap_or(best);
        if self.reported_cell == Some(target) {
            return Thought { done, info: None };
        }
        self.reported_cell = Some(target);
        let line = step_letters(self.seat, self.search().token_cell(), &self.plan());
        let info = Info {
            depth: line.len() as u32,
            score: Score::Points((100.0 * (self.delivered as f32 + expected_crossings)) as i32),
            nodes: self.tally.spent(),
            time: self.time,
            line,
            plan: Vec::new(),
        };
        Thought {
            done,
            info: Some(info),
        }
    }

    /// # Panics
    /// If [`Engine::set_position`] has not been called.
    fn best(&self) -> String {
        let target = self.random_step.unwrap_or_else(|| self.search().best().0);
        step_letters(self.seat, self.search().token_cell(), &[target]).concat()
    }
}
