//! The page of a game: the board that replays it, its players, its moves and its files.

use maud::{Markup, html};

use super::boards::{Boards, file_name};
use super::forfeits::{details, text};
use super::game_list::{pair_of, result, score};
use super::numbers::{count, milliseconds, moment};
use super::page::{back, game_file, name, program, program_file, scrolling};
use super::summary::{Summary, Text};
use warren_arena::series::{Entry, Fault};

/// The path from the folder of the games to the report's.
const TO_TOP: &str = "../";

/// Returns the page. The record is missing if it cannot be read.
pub fn page(summary: &Summary, boards: &Boards, entry: &Entry, kept: Option<&Text>) -> Markup {
    html! {
        (back(summary, TO_TOP))
        h1 { (title(entry)) }
        p { (introduction(summary, entry)) }
        div.game {
            @if let Some(kept) = kept.filter(|kept| kept.has_moves) {
                div { (boards.board(&kept.code, &title(entry))) }
            }
            div {
                @if let Some(fault) = &entry.forfeit { (fault_of(summary, entry, fault)) }
                h2 { "The players" }
                (players(summary, entry))
                h2 { "The moves" }
                p { (files(summary, entry)) }
                @match kept {
                    Some(kept) => (text(&kept.record)),
                    None => p.warn { "The record cannot be read." },
                }
            }
        }
        (neighbours(summary, entry))
    }
}

fn fault_of(summary: &Summary, entry: &Entry, fault: &Fault) -> Markup {
    let player = summary.players(entry).get(usize::from(fault.seat)).copied();
    html! {
        h2 { "The fault" @if let Some(player) = player { " of " (program(summary, player, TO_TOP)) } }
        (details(fault))
    }
}

/// Returns the title of the page.
pub fn title(entry: &Entry) -> String {
    format!("Game {}", entry.number)
}

fn introduction(summary: &Summary, entry: &Entry) -> Markup {
    let players = summary.players(entry);
    let pair = pair_of(entry);
    let round = summary
        .progress
        .meetings
        .get(pair)
        .map_or(1, |meeting| meeting.round);
    html! {
        @for (seat, &player) in players.iter().enumerate() {
            @if seat > 0 { " – " }
            (program(summary, player, TO_TOP)) " " strong { (score(entry, seat)) }
        }
        br;
        span.muted {
            "Round " (round)
            @if let Some(&first) = players.first() {
                ", " a href={ (TO_TOP) (program_file(first)) "#pair-" (entry.pair) } { "pair " (entry.pair) }
            }
            ". " (count(entry.moves, "move", "moves"))
            @if entry.opening > 0 { ", of which the first " (entry.opening) " were random" }
            @if let Some(board) = entry.board { ", on the board of seed " (board) }
            ". It ended on " time datetime=(entry.date) { (moment(&entry.date)) } "."
        }
    }
}

fn players(summary: &Summary, entry: &Entry) -> Markup {
    let table = html! {
        table {
            caption.hidden { "The players by seat" }
            thead {
                tr {
                    th.text scope="col" { "Seat" }
                    th.name scope="col" { "Program" }
                    th scope="col" { "Score" }
                    th.text scope="col" { "Result" }
                    th scope="col" { "Answers" }
                    th scope="col" { "First, ms" }
                    th scope="col" { "Mean, ms" }
                    th scope="col" { "Slowest, ms" }
                }
            }
            tbody {
                @for (seat, player) in summary.players(entry).into_iter().enumerate() {
                    tr {
                        td.text { (summary.game.seat(seat)) }
                        th.name scope="row" { (program(summary, player, TO_TOP)) }
                        td.strong { (score(entry, seat)) }
                        td.text class=(result(entry, seat)) { (result(entry, seat)) }
                        td { (entry.answers.get(seat).copied().unwrap_or_default()) }
                        td { (milliseconds(entry.first.get(seat).copied().unwrap_or_default())) }
                        td { (milliseconds(entry.mean.get(seat).copied().unwrap_or_default())) }
                        td { (milliseconds(entry.slowest.get(seat).copied().unwrap_or_default())) }
                    }
                }
            }
        }
    };
    scrolling("The players", &table)
}

fn files(summary: &Summary, entry: &Entry) -> Markup {
    html! {
        @if summary.has_file(&entry.record) {
            a href={ (TO_TOP) "records/" (file_name(&entry.record)) } { "The record as a file" }
        }
        @for (log, program) in entry.logs.iter().zip(&entry.programs) {
            @if summary.has_file(log) {
                ", " a href={ (TO_TOP) "records/" (file_name(log)) } { "the log of " (name(program)) }
            }
        }
    }
}

fn neighbours(summary: &Summary, entry: &Entry) -> Markup {
    let games = &summary.progress.games;
    let before = games.range(..entry.number).next_back();
    let after = games.range(entry.number + 1..).next();
    html! {
        nav.neighbours aria-label="Other games" {
            @if let Some((&number, _)) = before { a rel="prev" href={ (TO_TOP) (game_file(number)) } { "← Game " (number) } }
            @if let Some((&number, _)) = after { a rel="next" href={ (TO_TOP) (game_file(number)) } { "Game " (number) " →" } }
        }
    }
}
