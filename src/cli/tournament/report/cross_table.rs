//! Who got how many points against whom.

use maud::{Markup, html};

use super::numbers::{count, points};
use super::page::{name, program, program_file, scrolling};
use super::summary::{Against, Summary};

/// With more programs the table has a page of its own.
pub const MOST_ON_INDEX: usize = 60;

/// The table: a row and a column for each program, in the order of the standings.
pub fn table(summary: &Summary) -> Markup {
    let players: Vec<usize> = summary
        .standings
        .rows
        .iter()
        .map(|row| summary.player(row))
        .collect();
    let against = summary.against();
    let table = html! {
        table.cross {
            caption { "The points of the program in the row against the program in the column" }
            thead {
                tr {
                    th.name scope="col" { "Program" }
                    @for (index, &player) in players.iter().enumerate() {
                        th scope="col" {
                            a href=(program_file(player)) title=(summary.name(player)) {
                                (index + 1) span.hidden { " " (name(summary.name(player))) }
                            }
                        }
                    }
                }
            }
            tbody {
                @for (index, &player) in players.iter().enumerate() {
                    tr {
                        th.name scope="row" {
                            span.number { (index + 1) } " " (program(summary, player, ""))
                        }
                        @for &other in &players {
                            (cell(summary, player, other, against.get(&(player, other))))
                        }
                    }
                }
            }
        }
    };
    scrolling("Cross table", &table)
}

fn cell(summary: &Summary, player: usize, other: usize, against: Option<&Against>) -> Markup {
    if player == other {
        return html! { td.self {} };
    }
    let Some(against) = against else {
        return html! { td {} };
    };
    let share = against.points / against.games as f64;
    let even = 1.0 / summary.progress.draw.seats as f64;
    let class = match share.total_cmp(&even) {
        std::cmp::Ordering::Greater => "more",
        std::cmp::Ordering::Equal => "even",
        std::cmp::Ordering::Less => "less",
    };
    let title = format!(
        "{} against {}: {} of {}",
        summary.name(player),
        summary.name(other),
        points(against.points),
        count(against.games, "game", "games")
    );
    html! {
        td class=(class) {
            a href={ (program_file(player)) "#pair-" (against.pair + 1) } title=(title) { (points(against.points)) }
        }
    }
}

/// The page of a table that is too large for the first one.
pub fn page(summary: &Summary) -> Markup {
    html! {
        (super::page::back(summary, ""))
        h1 { "Cross table: " (name(&summary.title)) }
        (table(summary))
    }
}
