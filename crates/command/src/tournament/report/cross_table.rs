//! The points of all programs against each other.

use maud::{Markup, html};

use super::numbers::{count, points};
use super::page::{name_markup, program_file, program_link, scrolling_box};
use super::summary::Summary;
use warren_arena::tournament::against::{PointsAgainst, free_round_points, points_against};

/// With more programs the table has its own page.
pub const MAX_PROGRAMS_ON_INDEX: usize = 60;

/// Marks points of games that were not played.
const WALKOVER: &str = "*";

/// Returns the table: a row and a column for each program, in the order of the standings.
pub fn table(summary: &Summary) -> Markup {
    let players: Vec<usize> = summary
        .standings
        .rows
        .iter()
        .map(|row| summary.player_number(row))
        .collect();
    let cell_points = points_against(&summary.progress);
    let free_points: Vec<f64> = players
        .iter()
        .map(|&player| free_round_points(&summary.progress, player))
        .collect();
    let has_free_rounds = free_points.iter().any(|&points| points > 0.0);
    let table = html! {
        table.cross {
            caption { "The points of the program in the row against the program in the column" }
            thead {
                tr {
                    th.name scope="col" { "Program" }
                    @for (index, &player) in players.iter().enumerate() {
                        th scope="col" {
                            a href=(program_file(player)) title=(summary.name(player)) {
                                (index + 1) span.hidden { " " (name_markup(summary.name(player))) }
                            }
                        }
                    }
                    @if has_free_rounds { th.sum scope="col" { "Free" } }
                    th.sum scope="col" { "Points" }
                }
            }
            tbody {
                @for (index, &player) in players.iter().enumerate() {
                    tr {
                        th.name scope="row" {
                            span.number { (index + 1) } " " (program_link(summary, player, ""))
                        }
                        @for &other in &players {
                            (cell_markup(summary, player, other, cell_points.get(&(player, other))))
                        }
                        @if has_free_rounds { td.sum { @if free_points[index] > 0.0 { (points(free_points[index])) } } }
                        td.sum.strong { (points(summary.standings.rows[index].points)) }
                    }
                }
            }
        }
    };
    html! {
        (scrolling_box("Cross table", &table))
        (legend(summary, cell_points.values()))
    }
}

/// Explains the table beyond its caption. It stands outside the scrolling box.
fn legend<'a>(
    summary: &Summary,
    mut all_points: impl Iterator<Item = &'a PointsAgainst>,
) -> Markup {
    html! {
        @if all_points.any(|cell_points| cell_points.walkovers > 0) {
            p.muted { (WALKOVER) " with walkovers: games decided without playing, because a program is left out." }
        }
        @if summary.progress.pairing.seats > 2 {
            p.muted { "The points of a game are shared out evenly among the opponents in it." }
        }
    }
}

fn cell_markup(
    summary: &Summary,
    player: usize,
    other: usize,
    cell_points: Option<&PointsAgainst>,
) -> Markup {
    if player == other {
        return html! { td.self {} };
    }
    let Some(cell_points) = cell_points else {
        return html! { td {} };
    };
    let opponent_count = summary.progress.pairing.seats as f64 - 1.0;
    let share =
        cell_points.points * opponent_count / (cell_points.games + cell_points.walkovers) as f64;
    let even_share = 1.0 / summary.progress.pairing.seats as f64;
    let class = match share.total_cmp(&even_share) {
        std::cmp::Ordering::Greater => "more",
        std::cmp::Ordering::Equal => "even",
        std::cmp::Ordering::Less => "less",
    };
    let walkovers = match cell_points.walkovers {
        0 => String::new(),
        walkovers => format!(" and {}", count(walkovers, "walkover", "walkovers")),
    };
    let title = format!(
        "{} against {}: {} in {}{walkovers}",
        summary.name(player),
        summary.name(other),
        points(cell_points.points),
        count(cell_points.games, "game", "games")
    );
    html! {
        td class=(class) {
            a href={ (program_file(player)) "#pair-" (cell_points.pair + 1) } title=(title) {
                (points(cell_points.points)) @if cell_points.walkovers > 0 { (WALKOVER) }
            }
        }
    }
}

/// The page of a table that is too large for the first one.
pub fn page(summary: &Summary) -> Markup {
    html! {
        (super::page::back_link(summary, ""))
        h1 { "Cross table: " (name_markup(&summary.title)) }
        (table(summary))
    }
}
