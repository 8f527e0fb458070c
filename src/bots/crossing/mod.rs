//! The engine for The Crossing.

use std::time::Duration;

use crate::bots::{Bot, Info, Level, Score, Thinker, Thought};
use crate::games::crossing::{Crossing, Step, goal};
use crate::protocol::crossing::{CrossingMemory, Known};
use crate::search::{Budget, Clock};

/// An engine for one player: it steps where it is surest to stand, and of such cells to the one nearest to the goal.
pub struct Engine {
    chosen: Option<(f64, Step)>,
}

impl Engine {
    /// Turns to what a player knows when it has to move.
    pub fn begin(&mut self, known: &Known) {
        let goal = goal(known.seat());
        let rated = Step::ALL.into_iter().filter_map(|step| {
            let to = known.token().after(step)?;
            let places = known.belief().at(to);
            let height = known.heights().at(to);
            let sure = match to.is_corner() {
                true => 1.0,
                false => places
                    .chance_above_water(height, 0)
                    .min(places.chance_above_water(height, 1)),
            };
            let away = to.row().abs_diff(goal.row()) + to.column().abs_diff(goal.column());
            Some((sure, 14 - away, step))
        });
        let best = rated.max_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        self.chosen = best.map(|(sure, _, step)| (sure, step));
    }
}

impl Bot for Crossing {
    type Engine = Engine;

    fn engine(_: Level, _: u64) -> Engine {
        Engine { chosen: None }
    }

    fn turn(engine: &mut Engine, memory: &CrossingMemory) {
        if let Some(known) = memory.known() {
            engine.begin(known);
        }
    }
}

impl Thinker for Engine {
    fn think(&mut self, _: &dyn Clock, _: Budget) -> Thought {
        let info = self.chosen.map(|(sure, step)| Info {
            depth: 1,
            score: Score::Points((sure * 100.0) as i32),
            nodes: 5,
            time: Duration::ZERO,
            line: vec![step.to_string()],
            plan: Vec::new(),
        });
        Thought { done: true, info }
    }

    /// # Panics
    /// If [`Engine::begin`] has not been called.
    fn best(&self) -> String {
        self.chosen.expect("begin comes first").1.to_string()
    }
}
