//! Compares steps by two values: the forecast, and trials on random samples of the islands. A trial counts the deliveries of a
//! player who sees everything from then on.
//!
//! The forecast treats all unknown islands as independent. The trials treat all of them as known. The truth is between the
//! two, and a weighted sum chooses better than either. (The trials alone are hindsight optimization.)

use super::chart::Chart;
use super::forecast::{Forecast, TIE};
use super::levels::LevelSettings;
use super::waters::{GAME_TURNS, GOAL, Landing, START, Waters, steps};
use crate::core::order::descending;
use crate::thinking::search::Random;

/// A step and its results.
struct Candidate {
    to: usize,
    /// The forecast's value, including new sightings.
    worth: f32,
    /// The number of tokens that could be delivered after it, over all samples.
    crossings: u64,
}

/// The search for a step.
pub struct Search {
    chart: Chart,
    from: usize,
    turn: usize,
    settings: LevelSettings,
    forecast: Forecast,
    /// The steps, the forecast's choice first.
    candidates: Vec<Candidate>,
    random: Random,
    samples: usize,
}

impl Search {
    /// A search from a cell in a turn before the last.
    pub fn new(
        chart: Chart,
        from: usize,
        turn: usize,
        settings: LevelSettings,
        random: Random,
    ) -> Search {
        let mut forecast = Forecast::new(settings.hope, settings.curiosity);
        forecast.look_ahead(&chart, turn);
        let first = forecast.best(&chart, from, turn);
        let mut cells = vec![first];
        if settings.samples > 0 && !forecast.is_certain(&chart, from, turn) {
            cells.extend(steps(from).filter(|&to| to != first && !chart.drowns(to, turn)));
        }
        Search::among(cells, chart, from, turn, settings, forecast, random)
    }

    /// A search that compares all steps. If nothing more can be learned, it uses only the forecast.
    pub fn of_all(
        chart: Chart,
        from: usize,
        turn: usize,
        settings: LevelSettings,
        random: Random,
    ) -> Search {
        let mut forecast = Forecast::new(settings.hope, settings.curiosity);
        forecast.look_ahead(&chart, turn);
        let first = forecast.best(&chart, from, turn);
        let others = steps(from).filter(|&to| to != first);
        let cells = std::iter::once(first).chain(others).collect();
        let settings = if forecast.is_certain(&chart, from, turn) {
            LevelSettings {
                samples: 0,
                hindsight: 0.0,
                ..settings
            }
        } else {
            settings
        };
        Search::among(cells, chart, from, turn, settings, forecast, random)
    }

    fn among(
        cells: Vec<usize>,
        chart: Chart,
        from: usize,
        turn: usize,
        settings: LevelSettings,
        forecast: Forecast,
        random: Random,
    ) -> Search {
        let candidate = |to| Candidate {
            to,
            worth: forecast.value_with_news(&chart, to, turn),
            crossings: 0,
        };
        Search {
            candidates: cells.into_iter().map(candidate).collect(),
            chart,
            from,
            turn,
            settings,
            forecast,
            random,
            samples: 0,
        }
    }

    /// The token's cell.
    pub fn from(&self) -> usize {
        self.from
    }

    /// The number of samples so far, times the number of steps tried on them.
    pub fn nodes(&self) -> u64 {
        (self.samples * self.candidates.len()) as u64
    }

    /// Samples the islands and tries all steps on them. Returns whether this was the last sample.
    pub fn work(&mut self) -> bool {
        if self.is_done() {
            return true;
        }
        let waters = self.chart.sample(&mut self.random);
        for candidate in &mut self.candidates {
            candidate.crossings += u64::from(max_deliveries(&waters, candidate.to, self.turn));
        }
        self.samples += 1;
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.samples >= self.settings.samples || self.candidates.len() == 1
    }

    /// The combined value of a step.
    fn value(&self, candidate: &Candidate) -> f32 {
        let crossings = candidate.crossings as f32 / self.samples.max(1) as f32;
        candidate.worth + self.settings.hindsight * crossings
    }

    /// The steps, the best first, as the cells they lead to, with the expected crossings from now on: the weighted mean of the
    /// forecast and the trials. If there are trials, the list is empty until the first one.
    pub fn ranking(&self) -> Vec<(usize, f32)> {
        if self.samples == 0 && self.settings.samples > 0 {
            return Vec::new();
        }
        let weights = 1.0 + self.settings.hindsight;
        let ordered = self.ordered().into_iter();
        ordered.map(|(to, value)| (to, value / weights)).collect()
    }

    /// The steps with their values, the best first. Among equal steps staying comes first. A step that certainly drowns the
    /// token counts no more than the best of the others.
    fn ordered(&self) -> Vec<(usize, f32)> {
        let drowns = |to: usize| self.chart.drowns(to, self.turn);
        let dry = self
            .candidates
            .iter()
            .filter(|candidate| !drowns(candidate.to));
        let best_dry = dry.map(|candidate| self.value(candidate)).reduce(f32::max);
        let valued = |candidate: &Candidate| match (self.value(candidate), best_dry) {
            (value, Some(best_dry)) if drowns(candidate.to) => {
                (candidate.to, value.min(best_dry - 2.0 * TIE))
            }
            (value, _) => (candidate.to, value),
        };
        let mut steps: Vec<(usize, f32)> = self.candidates.iter().map(valued).collect();
        descending(&mut steps, |&(_, value)| value);
        let (_, best) = steps[0];
        let is_best = |&(to, value): &(usize, f32)| to == self.from && value + TIE >= best;
        if let Some(stay) = steps.iter().position(is_best) {
            steps[..=stay].rotate_right(1);
            steps[0].1 = best;
        }
        steps
    }

    /// The cell to step to, and the forecast's value of it.
    pub fn best(&self) -> (usize, f32) {
        let (to, _) = self.ordered()[0];
        (to, self.forecast.worth(&self.chart, to, self.turn))
    }

    /// The planned cells, at most `max_steps`.
    pub fn plan(&self, max_steps: usize) -> Vec<usize> {
        self.plan_with(self.best().0, max_steps)
    }

    /// The planned cells after a step, beginning with it. If the step certainly drowns the token, the plan is this cell alone.
    pub fn plan_with(&self, to: usize, max_steps: usize) -> Vec<usize> {
        let mut way = vec![to];
        let stands = to != GOAL && !self.chart.drowns(to, self.turn);
        if stands && self.turn + 1 < GAME_TURNS {
            way.extend(
                self.forecast
                    .plan(&self.chart, to, self.turn + 1, max_steps - 1),
            );
        }
        way
    }
}

/// The maximum number of deliveries on some islands if the first step goes to a cell.
fn max_deliveries(waters: &Waters, to: usize, turn: usize) -> u32 {
    match waters.land(to, turn) {
        Landing::Stands(cell) => waters.max_deliveries(cell, turn + 1),
        Landing::Drowned | Landing::Sank => waters.max_deliveries(START, turn + 1),
        Landing::Crossed => 1 + waters.max_deliveries(START, turn + 1),
    }
}
