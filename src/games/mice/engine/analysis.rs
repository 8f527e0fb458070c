//! Ranks the arrows of a position. It compares arrows that the engine has searched equally far.

use super::levels::LevelSettings;
use super::rollouts::POINT;
use super::thinking::Thinking;
use super::trial;
use crate::core::protocol::OpenMemory;
use crate::games::mice::{Arrow, Mice};
use crate::thinking::engine::{Analysed, Analysis, Level, Line, Score};
use crate::thinking::search::{Budget, Clock, Random, Tally};

/// The analysis of a position.
struct Look {
    thinking: Thinking,
    /// The maximum number of lines.
    max_lines: usize,
    also: Option<Arrow>,
    tally: Tally,
}

impl Analysed for Mice {
    const NODES: u64 = 60_000;
    const WEAK: i32 = 100;

    fn start_analysis(
        memory: &OpenMemory<Mice>,
        max_lines: usize,
        seed: u64,
        also: Option<&str>,
    ) -> Option<Box<dyn Analysis>> {
        let game = memory.position_due()?;
        let also: Option<Arrow> = also.and_then(|text| text.parse().ok());
        let mut thinking = Thinking::new(game, LevelSettings::of(Level::FULL), Random::new(seed));
        if let Some(arrow) = also {
            thinking = thinking.trying_also(arrow);
        }
        let mut tally = Tally::default();
        tally.spend(thinking.nodes());
        Some(Box::new(Look {
            thinking,
            max_lines,
            also,
            tally,
        }))
    }
}

/// The engine's value is the lead over the best of the others, plus a quarter of the lead over their mean. The score is
/// scaled back to a lead.
fn line((value, arrows): trial::Line) -> Line {
    let lead = i64::from(value) * 4 / 5;
    Line {
        score: Score::Points((lead * 100 / i64::from(POINT)) as i32),
        moves: arrows.iter().map(Arrow::to_string).collect(),
        plan: Vec::new(),
    }
}

impl Analysis for Look {
    fn think(&mut self, clock: &dyn Clock, until: Budget) -> bool {
        self.tally.run_slice(clock, until, || {
            let before = self.thinking.nodes();
            let done = self.thinking.work();
            (self.thinking.nodes() - before, done)
        })
    }

    fn depth(&self) -> u32 {
        let ranking = self.thinking.ranking(self.max_lines);
        ranking.first().map_or(0, |(_, line)| line.len() as u32)
    }

    fn nodes(&self) -> u64 {
        self.tally.spent()
    }

    fn lines(&self, max: usize) -> Vec<Line> {
        let ranking = self.thinking.ranking(self.max_lines).into_iter();
        ranking.take(max).map(line).collect()
    }

    fn required_line(&self) -> Option<Line> {
        let ranking = self.thinking.ranking(self.max_lines).into_iter();
        let mut also = ranking.filter(|(_, arrows)| Some(arrows[0]) == self.also);
        also.next().map(line)
    }
}
