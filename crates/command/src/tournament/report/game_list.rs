//! Tables of games.

use maud::{Markup, html};

use super::numbers::points;
use super::page::{back_link, game_file, name_markup, program_link, scrolling_box};
use super::summary::Summary;
use warren_arena::series::Entry;

/// The page of all games.
pub fn page(summary: &Summary) -> Markup {
    let table = html! {
        table.games {
            caption { "All games that count" }
            thead {
                tr {
                    th scope="col" { "Game" }
                    th scope="col" { "Round" }
                    th scope="col" { "Pair" }
                    @for seat in 0..summary.progress.pairing.seats {
                        th.name scope="col" { (summary.game.seat(seat)) }
                        th scope="col" { "Score" }
                    }
                    th scope="col" { "Moves" }
                    th.text scope="col" { "Ended by" }
                }
            }
            tbody { @for entry in summary.progress.games.values() { (game_row(summary, entry)) } }
        }
    };
    html! {
        (back_link(summary, ""))
        h1 { "All games: " (name_markup(&summary.title)) }
        (scrolling_box("All games", &table))
    }
}

fn game_row(summary: &Summary, entry: &Entry) -> Markup {
    let points_won = entry.points();
    let round = summary
        .progress
        .meetings
        .get(meeting_index(entry))
        .map_or(1, |meeting| meeting.round);
    html! {
        tr {
            th scope="row" { a href=(game_file(entry.number)) { (entry.number) } }
            td { (round) }
            td { (entry.pair) }
            @for (seat, player) in summary.players(entry).into_iter().enumerate() {
                td.name { (program_link(summary, player, "")) }
                td.strong[points_won.get(seat) == Some(&1.0)] { (score_text(entry, seat)) }
            }
            td { (entry.moves) }
            td.text { (end_reason(entry)) }
        }
    }
}

/// The number of a game's meeting, from 0.
pub fn meeting_index(entry: &Entry) -> usize {
    (entry.pair as usize).saturating_sub(1)
}

/// The score of a seat.
pub fn score_text(entry: &Entry, seat: usize) -> String {
    let scores = entry.scores.as_deref().unwrap_or_default();
    scores
        .get(seat)
        .map_or("–".to_owned(), |&score| points(f64::from(score)))
}

/// Returns a word for a seat's result.
pub fn result_word(entry: &Entry, seat: usize) -> &'static str {
    match entry.points().get(seat).copied() {
        Some(1.0) => "won",
        Some(0.0) => "lost",
        Some(_) => "drawn",
        None => "–",
    }
}

/// Describes how a game ended.
pub fn end_reason(entry: &Entry) -> Markup {
    match &entry.forfeit {
        None => html! { "the rules" },
        Some(fault) => html! { span.warn { (fault.kind) } },
    }
}
