//! The page of a program: its pairs, with all games, and its faults.

use maud::{Markup, html};

use super::boards::file_name;
use super::forfeits::fault_details;
use super::game_list::{end_reason, result_word, score_text};
use super::numbers::{
    answer_time, bounds, count, milliseconds, one_decimal, or_dash, points, whole_number,
};
use super::page::{back_link, game_file, name_markup, program_links, scrolling_box};
use super::summary::Summary;
use warren_arena::series::Entry;
use warren_arena::tournament::file::PairingSystem;
use warren_arena::tournament::standings::Row;

/// The page.
pub fn page(summary: &Summary, row: &Row) -> Markup {
    let player = summary.player_number(row);
    html! {
        (back_link(summary, ""))
        h1 { (name_markup(&row.program)) }
        (key_numbers(summary, row))
        (faults(summary, player))
        h2 { "Its pairs" }
        p.muted { "A pair is played on one board, each program in each seat." }
        @for (pair, result) in summary.meeting_results.iter().enumerate() {
            @if result.meeting.players.contains(&player) { (pair_section(summary, player, pair)) }
        }
    }
}

fn key_numbers(summary: &Summary, row: &Row) -> Markup {
    html! {
        dl.facts {
            div { dt { "Place" } dd { (row.place) " of " (summary.standings.rows.len()) } }
            div { dt { "Points" } dd { (points(row.points)) " in " (count(row.games as usize, "game", "games")) } }
            div { dt { "Won, drawn, lost" } dd { (row.won) ", " (row.drawn) ", " (row.lost) } }
            @if row.unplayed > 0.0 { div { dt { "Points without a game" } dd { (points(row.unplayed)) } } }
            div { dt { "Rating" } dd { (or_dash(row.rating, whole_number)) (bounds_in_brackets(row.rating_low, row.rating_high, whole_number)) } }
            div { dt { "Margin" } dd { (or_dash(row.margin, one_decimal)) (bounds_in_brackets(row.margin_low, row.margin_high, one_decimal)) } }
            div { dt { "Forfeits" } dd.warn[row.forfeits > 0] { (row.forfeits) } }
            div { dt { "Killed" } dd.warn[row.killed > 0] { (row.killed) } }
            div { dt { "Mean answer" } dd { (answer_time(row.mean.unwrap_or_default())) } }
            div { dt { "Slowest answer" } dd { (answer_time(row.slowest)) } }
            div { dt { "Slowest first answer" } dd { (answer_time(row.first)) } }
        }
        @if row.is_out { p.warn { "It is left out: it has lost three games by a fault at its first answer." } }
    }
}

/// The bounds of an interval behind a number, if it has any.
fn bounds_in_brackets(low: Option<f64>, high: Option<f64>, text: fn(f64) -> String) -> Markup {
    html! { @if high.is_some() { " " span.muted { "(" (bounds(low, high, text)) ")" } } }
}

/// Shows the program's own faults, with the details that its author needs.
fn faults(summary: &Summary, player: usize) -> Markup {
    let program = summary.name(player);
    let own_forfeits: Vec<_> = summary
        .standings
        .forfeits
        .iter()
        .filter(|forfeit| forfeit.program == program)
        .collect();
    let own_disturbed_games: Vec<&Entry> = summary
        .progress
        .disturbed
        .iter()
        .filter(|entry| {
            let seat = entry
                .disturbed
                .as_ref()
                .map(|fault| usize::from(fault.seat));
            seat.is_some_and(|seat| entry.programs[seat] == program)
        })
        .collect();
    html! {
        @if !own_forfeits.is_empty() {
            h2 #forfeits { "Its forfeits" }
            @for forfeit in own_forfeits {
                section.forfeit {
                    h3 {
                        a href=(game_file(forfeit.game)) { "Game " (forfeit.game) }
                        ", " (summary.game.seat(usize::from(forfeit.fault.seat)))
                    }
                    (fault_details(&forfeit.fault))
                }
            }
        }
        @if !own_disturbed_games.is_empty() {
            h2 #killed { "Games in which it was killed or stopped" }
            @for entry in own_disturbed_games {
                section.forfeit {
                    h3 { "An attempt at game " (entry.number) }
                    @if let Some(fault) = &entry.disturbed { (fault_details(fault)) }
                    @if summary.has_file(&entry.record) {
                        p { a href={ "records/" (file_name(&entry.record)) } { "Its record" } }
                    }
                }
            }
        }
    }
}

fn pair_section(summary: &Summary, player: usize, pair: usize) -> Markup {
    let result = &summary.meeting_results[pair];
    let opponents: Vec<usize> = result
        .meeting
        .players
        .iter()
        .copied()
        .filter(|&other| other != player)
        .collect();
    let own_index = result
        .meeting
        .players
        .iter()
        .position(|&other| other == player);
    let own_points = own_index.map_or(0.0, |index| result.points[index]);
    let games = summary.games_of(pair);
    let walkovers = summary
        .progress
        .walkovers(pair, &summary.progress.out())
        .games;
    let has_rounds = matches!(
        summary.progress.pairing.kind,
        PairingSystem::Swiss | PairingSystem::Knockout
    );
    html! {
        section.pair id={ "pair-" (pair + 1) } {
            h3 {
                @if has_rounds { "Round " (result.meeting.round) ": " }
                @if opponents.is_empty() { "a free round" }
                @else { "against " (program_links(summary, &opponents, "", ", ")) }
                @if !games.is_empty() || opponents.is_empty() || walkovers > 0 {
                    " " span.points { (points(own_points)) " of " (summary.progress.pairing.seats) }
                }
            }
            @if walkovers > 0 {
                p.muted { (count(walkovers, "walkover", "walkovers")) ", because a program is left out." }
            }
            @if games.is_empty() {
                @if !opponents.is_empty() && walkovers == 0 { p.muted { "No game of this pair counts so far." } }
            } @else {
                (scrolling_box(&format!("Games of pair {}", pair + 1), &games_table(summary, player, &games)))
            }
        }
    }
}

fn games_table(summary: &Summary, player: usize, games: &[&Entry]) -> Markup {
    html! {
        table.games {
            caption.hidden { "The games of this pair" }
            thead {
                tr {
                    th scope="col" { "Game" }
                    th.text scope="col" { "Seat" }
                    th.text scope="col" { "Result" }
                    th scope="col" { "Score" }
                    th scope="col" { "Moves" }
                    th.text scope="col" { "Ended by" }
                    th scope="col" { "Slowest, ms" }
                    th.text scope="col" { "Files" }
                }
            }
            tbody {
                @for entry in games {
                    @let players = summary.players(entry);
                    @let seat = players.iter().position(|&other| other == player).unwrap_or_default();
                    tr {
                        th scope="row" { a href=(game_file(entry.number)) { (entry.number) } }
                        td.text { (summary.game.seat(seat)) }
                        td.text class=(result_word(entry, seat)) { (result_word(entry, seat)) }
                        td { (score_comparison(entry, seat)) }
                        td { (entry.moves) }
                        td.text {
                            (end_reason(entry))
                            @if let Some(fault) = &entry.forfeit {
                                @if usize::from(fault.seat) == seat { ", its own" } @else { ", not its own" }
                            }
                        }
                        td { (milliseconds(entry.slowest.get(seat).copied().unwrap_or_default())) }
                        td.text {
                            @if summary.has_file(&entry.record) {
                                a href={ "records/" (file_name(&entry.record)) } { "record" }
                            }
                            @if let Some(log) = entry.logs.get(seat).filter(|log| summary.has_file(log)) {
                                " " a href={ "records/" (file_name(log)) } { "log" }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Shows the program's own score, and those of the others.
fn score_comparison(entry: &Entry, seat: usize) -> Markup {
    let opponents = (0..entry.programs.len()).filter(|&other| other != seat);
    html! {
        strong { (score_text(entry, seat)) }
        @for other in opponents { " : " (score_text(entry, other)) }
    }
}
