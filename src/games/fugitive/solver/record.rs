//! The output of the command `solve` for a game.

use super::{Choice, Tablebase, Value};
use crate::core::record::Record;
use crate::games::fugitive::{DETECTIVES_SEAT, Fugitive, PLIES, Stage, turn_after};
use crate::thinking::puzzle::any::list_text;
use crate::thinking::search::{Budget, Clock};
use crate::thinking::solve::Solved;

impl Solved for Fugitive {
    fn solved(
        record: &Record<Fugitive>,
        budget: Budget,
        clock: &dyn Clock,
        max_lines: usize,
    ) -> Result<String, String> {
        if let Some(outcome) = record.outcome() {
            let points = outcome.scores.iter().map(ToString::to_string);
            let points = points.collect::<Vec<_>>().join(" to ");
            return Ok(format!("the game is over: {points}\n"));
        }
        let game = record.last();
        let table =
            Tablebase::solve(game.map(), budget, clock).map_err(|error| error.to_string())?;
        let best = table.best(game);
        let lines = best.iter().take(max_lines);
        let lines = lines.map(|Choice { mv, value }| format!("{mv}: {}", value_text(value)));
        Ok(format!(
            "{}, which is proven\n{}\n{}",
            value_text(&table.value(game)),
            count_text(game, &best),
            list_text(best.len() as u64, max_lines, lines),
        ))
    }
}

/// The points of the detectives and the fugitive, and how the game ends.
fn value_text(value: &Value) -> String {
    let [detectives, fugitive] = value.scores;
    let end = match value.capture {
        None => "never caught".to_owned(),
        Some(ply) if ply > PLIES => format!("not caught before turn {}", turn_after(ply)),
        Some(ply) => match (turn_after(ply), Stage::after(ply)) {
            (0, _) => "caught where it starts".to_owned(),
            (turn, Stage::Chase) => format!("runs into a detective in turn {turn}"),
            (turn, _) => format!("caught in turn {turn}"),
        },
    };
    format!("{detectives} to {fugitive}, {end}")
}

/// The number of moves and their order.
fn count_text(game: &Fugitive, best: &[Choice]) -> String {
    let (side, order) = match game.stage().seat() {
        DETECTIVES_SEAT => ("the detectives", "soonest"),
        _ => ("the fugitive", "latest"),
    };
    match best.len() {
        1 => format!("1 move of {side} keeps that"),
        moves => format!("{moves} moves of {side} keep that, the {order} capture first"),
    }
}
