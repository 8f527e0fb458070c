//! The page of a game: the board that replays it, its players, its moves and its files.

use maud::{Markup, html};

use super::boards::{Boards, file_name};
use super::forfeits::{fault_details, text_box};
use super::game_list::{meeting_index, result_word, score_text};
use super::numbers::{count, milliseconds, shown_date};
use super::page::{back_link, game_file, name_markup, program_file, program_link, scrolling_box};
use super::summary::{RecordText, Summary};
use warren_arena::series::{Entry, Fault};

/// The path from the folder of the games to the report's.
const TO_TOP: &str = "../";

/// Returns the page. The record is missing if it cannot be read.
pub fn page(
    summary: &Summary,
    boards: &Boards,
    entry: &Entry,
    record_text: Option<&RecordText>,
) -> Markup {
    html! {
        (back_link(summary, TO_TOP))
        h1 { (title(entry)) }
        p { (introduction(summary, entry)) }
        div.game {
            @if let Some(record_text) = record_text.filter(|record_text| record_text.has_moves) {
                div { (boards.board_markup(&record_text.code, &title(entry))) }
            }
            div {
                @if let Some(fault) = &entry.forfeit { (fault_section(summary, entry, fault)) }
                h2 { "The players" }
                (player_table(summary, entry))
                h2 { "The moves" }
                p { (file_links(summary, entry)) }
                @match record_text {
                    Some(record_text) => (text_box(&record_text.record)),
                    None => p.warn { "The record cannot be read." },
                }
            }
        }
        (neighbour_links(summary, entry))
    }
}

fn fault_section(summary: &Summary, entry: &Entry, fault: &Fault) -> Markup {
    let player = summary.players(entry).get(usize::from(fault.seat)).copied();
    html! {
        h2 { "The fault" @if let Some(player) = player { " of " (program_link(summary, player, TO_TOP)) } }
        (fault_details(fault))
    }
}

/// Returns the title of the page.
pub fn title(entry: &Entry) -> String {
    format!("Game {}", entry.number)
}

fn introduction(summary: &Summary, entry: &Entry) -> Markup {
    let players = summary.players(entry);
    let pair = meeting_index(entry);
    let round = summary
        .progress
        .meetings
        .get(pair)
        .map_or(1, |meeting| meeting.round);
    html! {
        @for (seat, &player) in players.iter().enumerate() {
            @if seat > 0 { " – " }
            (program_link(summary, player, TO_TOP)) " " strong { (score_text(entry, seat)) }
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
            ". It ended on " time datetime=(entry.date) { (shown_date(&entry.date)) } "."
        }
    }
}

fn player_table(summary: &Summary, entry: &Entry) -> Markup {
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
                        th.name scope="row" { (program_link(summary, player, TO_TOP)) }
                        td.strong { (score_text(entry, seat)) }
                        td.text class=(result_word(entry, seat)) { (result_word(entry, seat)) }
                        td { (entry.answers.get(seat).copied().unwrap_or_default()) }
                        td { (milliseconds(entry.first.get(seat).copied().unwrap_or_default())) }
                        td { (milliseconds(entry.mean.get(seat).copied().unwrap_or_default())) }
                        td { (milliseconds(entry.slowest.get(seat).copied().unwrap_or_default())) }
                    }
                }
            }
        }
    };
    scrolling_box("The players", &table)
}

fn file_links(summary: &Summary, entry: &Entry) -> Markup {
    html! {
        @if summary.has_file(&entry.record) {
            a href={ (TO_TOP) "records/" (file_name(&entry.record)) } { "The record as a file" }
        }
        @for (log, program) in entry.logs.iter().zip(&entry.programs) {
            @if summary.has_file(log) {
                ", " a href={ (TO_TOP) "records/" (file_name(log)) } { "the log of " (name_markup(program)) }
            }
        }
    }
}

fn neighbour_links(summary: &Summary, entry: &Entry) -> Markup {
    let games = &summary.progress.games;
    let previous_game = games.range(..entry.number).next_back();
    let next_game = games.range(entry.number + 1..).next();
    html! {
        nav.neighbours aria-label="Other games" {
            @if let Some((&number, _)) = previous_game { a rel="prev" href={ (TO_TOP) (game_file(number)) } { "← Game " (number) } }
            @if let Some((&number, _)) = next_game { a rel="next" href={ (TO_TOP) (game_file(number)) } { "Game " (number) " →" } }
        }
    }
}
