//! Compares steps by two values: the forecast, and trials on random samples of the islands. A trial counts the deliveries of a
//! player who sees everything from then on.
//!
//! The forecast treats all unknown islands as independent. The trials treat all of them as known. The truth is between the
//! two, and a weighted sum chooses better than either. (The trials alone are hindsight optimization.)

use super::chart::Chart;
use super::forecast::{Forecast, TIE};
use super::islands::{GAME_TURNS, GOAL, Islands, Landing, START, steps};
use super::levels::LevelSettings;
use crate::core::order::descending;
use crate::thinking::search::Random;

/// A step and its results.
struct Candidate {
    cell: usize,
    /// The forecast's value, including new sightings.
    forecast_value: f32,
    /// The number of tokens that could be delivered after it, over all samples.
    crossings: u64,
}

/// The search for a step.
pub struct Search {
    chart: Chart,
    token_cell: usize,
    turn: usize,
    settings: LevelSettings,
    forecast: Forecast,
    /// The steps, the forecast's choice first.
    candidates: Vec<Candidate>,
    random: Random,
    /// The number of samples so far.
    sample_count: usize,
}

impl Search {
    /// A search from a cell in a turn before the last.
    pub fn new(
        chart: Chart,
        token_cell: usize,
        turn: usize,
        settings: LevelSettings,
        random: Random,
    ) -> Search {
        let mut forecast = Forecast::new(settings.hope, settings.curiosity);
        forecast.compute(&chart, turn);
        let first = forecast.best_cell(&chart, token_cell, turn);
        let mut cells = vec![first];
        if settings.samples > 0 && !forecast.is_certain(&chart, token_cell, turn) {
            cells.extend(
                steps(token_cell).filter(|&cell| cell != first && !chart.surely_drowns(cell, turn)),
            );
        }
        Search::over_cells(cells, chart, token_cell, turn, settings, forecast, random)
    }

    /// A search that compares all steps. If nothing more can be learned, it uses only the forecast.
    pub fn over_all_steps(
        chart: Chart,
        token_cell: usize,
        turn: usize,
        settings: LevelSettings,
        random: Random,
    ) -> Search {
        let mut forecast = Forecast::new(settings.hope, settings.curiosity);
        forecast.compute(&chart, turn);
        let first = forecast.best_cell(&chart, token_cell, turn);
        let others = steps(token_cell).filter(|&cell| cell != first);
        let cells = std::iter::once(first).chain(others).collect();
        let settings = if forecast.is_certain(&chart, token_cell, turn) {
            LevelSettings {
                samples: 0,
                sample_weight: 0.0,
                ..settings
            }
        } else {
            settings
        };
        Search::over_cells(cells, chart, token_cell, turn, settings, forecast, random)
    }

    /// A search that compares the steps to these cells.
    fn over_cells(
        cells: Vec<usize>,
        chart: Chart,
        token_cell: usize,
        turn: usize,
        settings: LevelSettings,
        forecast: Forecast,
        random: Random,
    ) -> Search {
        let candidate = |cell| Candidate {
            cell,
            forecast_value: forecast.value_with_news(&chart, cell, turn),
            crossings: 0,
        };
        Search {
            candidates: cells.into_iter().map(candidate).collect(),
            chart,
            token_cell,
            turn,
            settings,
            forecast,
            random,
            sample_count: 0,
        }
    }

    /// The token's cell.
    pub fn token_cell(&self) -> usize {
        self.token_cell
    }

    /// The number of samples so far, times the number of steps tried on them.
    pub fn nodes(&self) -> u64 {
        (self.sample_count * self.candidates.len()) as u64
    }

    /// Samples the islands and tries all steps on them. Returns whether this was the last sample.
    pub fn try_sample(&mut self) -> bool {
        if self.is_done() {
            return true;
        }
        let islands = self.chart.sample(&mut self.random);
        for candidate in &mut self.candidates {
            candidate.crossings += u64::from(max_deliveries(&islands, candidate.cell, self.turn));
        }
        self.sample_count += 1;
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.sample_count >= self.settings.samples || self.candidates.len() == 1
    }

    /// The combined value of a step.
    fn value(&self, candidate: &Candidate) -> f32 {
        let crossings = candidate.crossings as f32 / self.sample_count.max(1) as f32;
        candidate.forecast_value + self.settings.sample_weight * crossings
    }

    /// The steps, the best first, as the cells they lead to, with the expected crossings from now on: the weighted mean of the
    /// forecast and the trials. If there are trials, the list is empty until the first one.
    pub fn ranking(&self) -> Vec<(usize, f32)> {
        if self.sample_count == 0 && self.settings.samples > 0 {
            return Vec::new();
        }
        let weights = 1.0 + self.settings.sample_weight;
        let by_value = self.steps_by_value().into_iter();
        by_value
            .map(|(cell, value)| (cell, value / weights))
            .collect()
    }

    /// The steps with their values, the best first. Among equal steps staying comes first. A step that certainly drowns the
    /// token counts no more than the best of the others.
    fn steps_by_value(&self) -> Vec<(usize, f32)> {
        let drowns = |cell: usize| self.chart.surely_drowns(cell, self.turn);
        let dry = self
            .candidates
            .iter()
            .filter(|candidate| !drowns(candidate.cell));
        let best_dry = dry.map(|candidate| self.value(candidate)).reduce(f32::max);
        let step_and_value = |candidate: &Candidate| match (self.value(candidate), best_dry) {
            (value, Some(best_dry)) if drowns(candidate.cell) => {
                (candidate.cell, value.min(best_dry - 2.0 * TIE))
            }
            (value, _) => (candidate.cell, value),
        };
        let mut steps: Vec<(usize, f32)> = self.candidates.iter().map(step_and_value).collect();
        descending(&mut steps, |&(_, value)| value);
        let (_, best) = steps[0];
        let stays_as_well =
            |&(cell, value): &(usize, f32)| cell == self.token_cell && value + TIE >= best;
        if let Some(stay) = steps.iter().position(stays_as_well) {
            steps[..=stay].rotate_right(1);
            steps[0].1 = best;
        }
        steps
    }

    /// The cell to step to, and the forecast's value of it.
    pub fn best(&self) -> (usize, f32) {
        let (cell, _) = self.steps_by_value()[0];
        (
            cell,
            self.forecast
                .expected_crossings(&self.chart, cell, self.turn),
        )
    }

    /// The planned cells, at most `max_steps`.
    pub fn plan(&self, max_steps: usize) -> Vec<usize> {
        self.plan_with(self.best().0, max_steps)
    }

    /// The planned cells after a step, beginning with it. If the step certainly drowns the token, the plan is this cell alone.
    pub fn plan_with(&self, cell: usize, max_steps: usize) -> Vec<usize> {
        let mut cells = vec![cell];
        let is_safe = cell != GOAL && !self.chart.surely_drowns(cell, self.turn);
        if is_safe && self.turn + 1 < GAME_TURNS {
            cells.extend(
                self.forecast
                    .plan(&self.chart, cell, self.turn + 1, max_steps - 1),
            );
        }
        cells
    }
}

/// The maximum number of deliveries on some islands if the first step goes to a cell.
fn max_deliveries(islands: &Islands, cell: usize, turn: usize) -> u32 {
    match islands.step_result(cell, turn) {
        Landing::Stands(cell) => islands.max_deliveries(cell, turn + 1),
        Landing::Drowned | Landing::Sank => islands.max_deliveries(START, turn + 1),
        Landing::Crossed => 1 + islands.max_deliveries(START, turn + 1),
    }
}
