//! The first page of a report.

use maud::{Markup, html};

use super::numbers::{count, shown_date, time};
use super::page::name_markup;
use super::summary::Summary;
use super::{cross_table, forfeits, plots, rounds, standings_table};
use warren_arena::tournament::file::PairingSystem;

/// The page of the cross table, if it is too large for the first page.
pub const CROSS_PAGE: &str = "cross-table.html";
/// The page of all games.
pub const GAMES_PAGE: &str = "games.html";

/// Returns the page.
pub fn page(summary: &Summary) -> Markup {
    let rounds = rounds::rounds(summary);
    let has_own_cross_page = has_cross_page(summary);
    let has_games = summary.standings.played > 0;
    html! {
        h1 { (name_markup(&summary.title)) }
        p { (introduction(summary)) }
        nav.sections aria-label="This report" {
            a href="#standings" { "Standings" }
            @if has_games {
                a href="#ratings" { "Ratings" }
                a href="#times" { "Times" }
                @if has_own_cross_page { a href=(CROSS_PAGE) { "Cross table" } } @else { a href="#cross-table" { "Cross table" } }
            }
            @if rounds.is_some() { a href="#rounds" { "Rounds" } }
            @if !summary.standings.forfeits.is_empty() { a href="#forfeits" { "Forfeits" } }
            @if has_games { a href=(GAMES_PAGE) { "All games" } }
        }
        h2 #standings { "Standings" }
        (standings_table::table(summary))
        (void_notes(summary))
        details.meaning {
            summary { "About the numbers" }
            (standings_table::notes(summary))
        }
        @if has_games {
            h2 #ratings { "Ratings" }
            (plots::ratings(summary))
            h2 #times { "Time used" }
            (plots::times(summary))
            @if !has_own_cross_page {
                h2 #cross-table { "Cross table" }
                (cross_table::table(summary))
            }
        }
        @if let Some(rounds) = rounds {
            h2 #rounds { "Rounds" }
            (rounds)
        }
        @if !summary.standings.forfeits.is_empty() {
            h2 #forfeits { "Forfeits" }
            p.muted { "Each program’s page shows what it had read and written, and its standard error." }
            (forfeits::table(summary))
        }
        footer.muted { "Written by Warren " (env!("CARGO_PKG_VERSION")) "." }
    }
}

/// Whether the cross table has its own page.
pub fn has_cross_page(summary: &Summary) -> bool {
    summary.progress.names.len() > cross_table::MAX_PROGRAMS_ON_INDEX
}

/// Describes what was played, and when.
fn introduction(summary: &Summary) -> Markup {
    let standings = &summary.standings;
    let pairing = &summary.progress.pairing;
    let kind = match pairing.kind {
        PairingSystem::RoundRobin => "a round robin",
        PairingSystem::Swiss => "a Swiss tournament",
        PairingSystem::Gauntlet => "a gauntlet",
        PairingSystem::Knockout => "a knockout",
    };
    html! {
        (summary.game.name) ", " (kind) " of " (count(summary.progress.names.len(), "program", "programs"))
        @if pairing.kind != PairingSystem::Knockout { ", " (count(pairing.rounds as usize, "round", "rounds")) }
        ". "
        @if standings.is_over { (count(standings.played, "game", "games")) " in " (count(standings.pairs, "complete pair", "complete pairs")) ". " }
        @else { strong { "Not over yet" } ": " (standings.played) " of " (count(standings.total, "game", "games")) ". " }
        (time(summary.limit.time)) @if summary.limit.is_per_game { " for a game. " } @else { " for an answer. " }
        @if let Some((first, last)) = summary.dates() {
            @if shown_date(first) == shown_date(last) { "Played on " time datetime=(first) { (shown_date(first)) } "." }
            @else { "Played from " time datetime=(first) { (shown_date(first)) } " to " time datetime=(last) { (shown_date(last)) } "." }
        }
    }
}

/// The games without a verdict.
fn void_notes(summary: &Summary) -> Markup {
    let notes = summary.standings.void_notes();
    let sentence = |note: &String| {
        let mut letters = note.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        format!("{}.", first.chain(letters).collect::<String>())
    };
    html! {
        @for note in &notes { p.warn { (sentence(note)) } }
    }
}
