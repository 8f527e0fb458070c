//! Trying steps out: islands that fit what is known are drawn, and for each of them every step is played on.

use super::chart::Chart;
use super::forecast::Forecast;
use super::levels::Manner;
use super::waters::{END, GOAL, Landing, START, Waters, steps};
use crate::search::Random;

/// Turns that a step is played on, seeing what a player sees and planning anew with it.
const PLAYED_ON: usize = 28;
/// Turns that are planned anew meanwhile; what comes after is taken from the forecast of the turn itself.
const NEAR: usize = 14;
/// After so many draws a step may be given up.
const ROUND: usize = 8;
/// A step is given up when it is worse by so many standard errors.
const CLEARLY: f32 = 2.0;

/// A step and what came of it, draw by draw.
struct Candidate {
    to: usize,
    /// Tokens delivered: those in the turns that were played, and the most that can follow.
    results: Vec<f32>,
    is_open: bool,
}

/// The search for a step.
pub struct Search {
    chart: Chart,
    turn: usize,
    forecast: Forecast,
    near: Forecast,
    /// The forecast's choice first.
    candidates: Vec<Candidate>,
    random: Random,
    manner: Manner,
    draws: usize,
    nodes: u64,
    from: usize,
}

impl Search {
    /// A search from a cell in a turn before the last.
    pub fn new(chart: Chart, from: usize, turn: usize, manner: Manner, random: Random) -> Search {
        let mut forecast = Forecast::new(manner.hope, manner.curiosity);
        forecast.look_ahead(&chart, turn);
        let first = forecast.best(&chart, from, turn);
        let others = steps(from).filter(|&to| to != first && chart.chance(to, turn) > 0.0);
        let mut candidates: Vec<usize> = vec![first];
        if manner.draws > 0 && !forecast.is_certain(&chart, from, turn) {
            candidates.extend(others);
        }
        let candidate = |to| Candidate {
            to,
            results: Vec::new(),
            is_open: true,
        };
        Search {
            chart,
            turn,
            near: Forecast::new(manner.hope, manner.curiosity),
            forecast,
            candidates: candidates.into_iter().map(candidate).collect(),
            random,
            manner,
            draws: 0,
            nodes: 0,
            from,
        }
    }

    /// The turns simulated by now.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Draws islands and tries all steps that are left on them; says whether that was the last time.
    pub fn work(&mut self) -> bool {
        if self.is_done() {
            return true;
        }
        let waters = self.chart.draw(&mut self.random);
        for index in 0..self.candidates.len() {
            if self.candidates[index].is_open {
                let result = self.try_out(&waters, self.candidates[index].to);
                self.candidates[index].results.push(result);
            }
        }
        self.draws += 1;
        if self.draws % ROUND == 0 {
            self.give_up();
        }
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.draws >= self.manner.draws || self.open().count() == 1
    }

    fn open(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter().filter(|one| one.is_open)
    }

    /// Gives up the steps that are clearly worse than the best.
    fn give_up(&mut self) {
        let best = self
            .open()
            .max_by(|one, other| mean(&one.results).total_cmp(&mean(&other.results)));
        let best = best.map_or(Vec::new(), |best| best.results.clone());
        for one in &mut self.candidates {
            let (lead, error) = lead(&best, &one.results);
            one.is_open &= lead <= CLEARLY * error + 0.01;
        }
    }

    /// The cell to step to, and what the forecast expects of it.
    pub fn best(&self) -> (usize, f32) {
        let first = &self.candidates[0];
        let value = |one: &Candidate| match first.is_open {
            // The forecast's choice is left only where the trials leave little doubt.
            true => {
                let (lead, error) = lead(&one.results, &first.results);
                lead - self.manner.doubt * error
            }
            false => mean(&one.results),
        };
        let mut best = first;
        for one in self.open().filter(|_| self.draws >= ROUND) {
            let gains = match (best.to == first.to, first.is_open) {
                (true, true) => value(one) > 0.0,
                (true, false) => true,
                _ => value(one) > value(best),
            };
            if gains && one.to != first.to {
                best = one;
            }
        }
        (
            best.to,
            self.forecast.worth(&self.chart, best.to, self.turn),
        )
    }

    /// The cells that it means to go through.
    pub fn way(&self, most: usize) -> Vec<usize> {
        let (to, _) = self.best();
        let mut way = vec![to];
        if to != GOAL && self.turn + 1 < END {
            way.extend(self.forecast.way(&self.chart, to, self.turn + 1, most - 1));
        }
        way
    }

    /// Where the token is.
    pub fn from(&self) -> usize {
        self.from
    }

    /// The tokens delivered on some islands by a step and what the forecast then does, and after [`PLAYED_ON`] turns by one
    /// who sees everything.
    fn try_out(&mut self, waters: &Waters, to: usize) -> f32 {
        let mut chart = self.chart.clone();
        let mut crossings = 0;
        let mut to = to;
        let mut planned = 0;
        let end = (self.turn + 1 + PLAYED_ON).min(END);
        let mut cell = START;
        for turn in self.turn..end {
            if turn > self.turn {
                let told = chart.look(waters, cell, turn);
                if told || turn >= planned {
                    self.near.look_near(&chart, turn, NEAR, &self.forecast);
                    planned = turn + NEAR;
                }
                to = self.near.best(&chart, cell, turn);
            }
            cell = START;
            match waters.land(to, turn) {
                Landing::Stands(there) => cell = there,
                Landing::Drowned => {}
                Landing::Sank => {
                    chart.sank(to, turn);
                }
                Landing::Crossed => crossings += 1,
            }
        }
        self.nodes += (end - self.turn) as u64;
        (crossings + waters.most(cell, end)) as f32
    }
}

fn mean(results: &[f32]) -> f32 {
    results.iter().sum::<f32>() / results.len().max(1) as f32
}

/// By how much the first results are better than the others on the same draws, in the mean, and its standard error.
fn lead(results: &[f32], others: &[f32]) -> (f32, f32) {
    let count = results.len().min(others.len());
    let leads = results.iter().zip(others).map(|(one, other)| one - other);
    let mean = leads.clone().sum::<f32>() / count.max(1) as f32;
    let squares = leads.map(|lead| (lead - mean) * (lead - mean)).sum::<f32>();
    let variance = squares / count.saturating_sub(1).max(1) as f32;
    (mean, (variance / count.max(1) as f32).sqrt())
}
