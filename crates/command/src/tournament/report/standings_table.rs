//! The table of the programs, with explanations of its numbers.

use maud::{Markup, html};

use super::numbers::{bounds, milliseconds, one_decimal, or_dash, points, whole_number};
use super::page::{program_link, scrolling_box};
use super::summary::Summary;
use warren_arena::tournament::file::PairingSystem;

/// The table, best program first.
pub fn table(summary: &Summary) -> Markup {
    let is_swiss = summary.standings.kind == PairingSystem::Swiss;
    let has_unplayed = summary.standings.has_unplayed();
    let table = html! {
        table.standings {
            caption { "The programs, the best first" }
            thead {
                tr {
                    th scope="col" { "Place" }
                    th.name scope="col" { "Program" }
                    th scope="col" { "Points" }
                    th scope="col" { "Rating" }
                    th scope="col" { "95 %" }
                    th scope="col" { "Margin" }
                    th scope="col" { "95 %" }
                    @if is_swiss { th scope="col" { "Opponents’ points" } }
                    th scope="col" { "Games" }
                    th scope="col" { "Won" }
                    th scope="col" { "Drawn" }
                    th scope="col" { "Lost" }
                    @if has_unplayed { th scope="col" { "Unplayed" } }
                    th scope="col" { "Forfeits" }
                    th scope="col" { "Killed" }
                    th scope="col" { "Mean, ms" }
                    th scope="col" { "Slowest, ms" }
                    th scope="col" { "First, ms" }
                }
            }
            tbody {
                @for row in &summary.standings.rows {
                    tr {
                        td.place { (row.place) }
                        th.name scope="row" {
                            (program_link(summary, summary.player_number(row), ""))
                            @if row.is_out { " " span.warn { "left out" } }
                        }
                        td.strong { (points(row.points)) }
                        td.strong { (or_dash(row.rating, whole_number)) }
                        td.range { (bounds(row.rating_low, row.rating_high, whole_number)) }
                        td { (or_dash(row.margin, one_decimal)) }
                        td.range { (bounds(row.margin_low, row.margin_high, one_decimal)) }
                        @if is_swiss { td { (points(row.opponents)) } }
                        td { (row.games) }
                        td { (row.won) }
                        td { (row.drawn) }
                        td { (row.lost) }
                        @if has_unplayed { td { (points(row.unplayed)) } }
                        td.warn[row.forfeits > 0] { (row.forfeits) }
                        td.warn[row.killed > 0] { (row.killed) }
                        td { (or_dash(row.mean, one_decimal)) }
                        td { (milliseconds(row.slowest)) }
                        td { (milliseconds(row.first)) }
                    }
                }
            }
        }
    };
    scrolling_box("Standings", &table)
}

/// Explains the numbers.
pub fn notes(summary: &Summary) -> Markup {
    let standings = &summary.standings;
    let first = standings.first_player.as_ref();
    html! {
        dl.notes {
            dt { "Points" }
            dd { "1 for a won game, divided among all who share the first place." }
            @if standings.kind == PairingSystem::Swiss {
                dt { "Opponents’ points" }
                dd { "The points of all its opponents together. If two programs are level in points, the one with the stronger opponents comes first." }
            }
            @if standings.has_unplayed() {
                dt { "Unplayed" }
                dd { "Points without a game: from walkovers against programs that are left out, and from free rounds." }
            }
            dt { "Rating" }
            dd { "In Elo, from complete pairs of games; the mean of all is 0. A program that is 100 higher gets 64 % of the points. If two intervals overlap, it is not yet clear which program is stronger. A program without a win or a draw has no rating: its games give only an upper bound." }
            dt { "95 %" }
            dd { "The true value lies between these bounds with a probability of 95 %." }
            dt { "Margin" }
            dd { "Its score minus the mean score of the others, on average." }
            dt { "Forfeits" }
            dd { "Games lost by a fault: late, silent, illegal or ended. A program with three faults at its first answer is left out." }
            dt { "Killed" }
            dd { "How often a signal killed or stopped it. Such a game is played again." }
            dt { "Mean, slowest, first" }
            dd { "Milliseconds for an answer: all but the first answers, the slowest of them, and the slowest first answer, in which the program starts. A late answer counts with its time, and a missing one with the time after which the referee gave up; the mean excludes both." }
            @if let Some(first) = first {
                @let interval = first.interval.as_ref();
                dt { "First mover" }
                dd {
                    "is stronger by " (whole_number(first.value)) " Elo"
                    @if let Some(interval) = interval { ", " (whole_number(interval.low)) " to " (whole_number(interval.high)) " by 95 %" }
                    "."
                }
            } @else if standings.pairs > 0 && standings.seats.len() > 1 {
                dt { "Wins by seat" }
                dd {
                    @for (seat, share) in standings.seats.iter().enumerate() {
                        @if seat > 0 { ", " }
                        (summary.game.seat(seat)) " " (whole_number(share * 100.0)) " %"
                    }
                }
            }
            @if let Some(drawn) = standings.drawn.as_ref().filter(|drawn| drawn.value > 0.0) {
                dt { "Drawn" }
                dd { (one_decimal(drawn.value * 100.0)) " % of the games." }
            }
        }
    }
}
