//! What all pages have in common.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::boards::Boards;
use super::summary::Summary;

/// By this the folder of a report is known again.
pub const GENERATOR: &str = "Warren tournament report";

/// The style sheet of all pages.
pub const STYLES: &str = concat!(
    include_str!("styles/page.css"),
    include_str!("styles/tables.css"),
    include_str!("styles/terms.css"),
    include_str!("styles/plots.css"),
    include_str!("styles/rounds.css"),
    include_str!("styles/games.css"),
    include_str!("styles/media.css"),
);

/// A page that needs no script. `to_top` leads from its folder to the report's.
pub fn page(title: &str, to_top: &str, body: &Markup) -> String {
    framed(
        title,
        to_top,
        "default-src 'none'; style-src 'self' 'unsafe-inline' file:",
        body,
    )
}

/// A page with a board.
pub fn page_with_board(title: &str, to_top: &str, boards: &Boards, body: &Markup) -> String {
    framed(title, to_top, boards.policy(), body)
}

/// The policy keeps scripts from running in a page even if a name or an error could become one.
fn framed(title: &str, to_top: &str, policy: &str, body: &Markup) -> String {
    let html = html! {
        (DOCTYPE)
        html lang="en" dir="ltr" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="generator" content=(GENERATOR);
                meta name="color-scheme" content="light dark";
                title { (title) }
                link rel="stylesheet" href={ (to_top) "report.css" };
            }
            body { main { (body) } }
        }
    };
    html.into_string() + "\n"
}

/// A name that may be of any script.
pub fn name(text: &str) -> Markup {
    html! { bdi { (text) } }
}

/// The page of a program, whose number is from 0.
pub fn program_file(player: usize) -> String {
    format!("program-{}.html", player + 1)
}

/// The page of a game, seen from the report's folder.
pub fn game_file(number: u32) -> String {
    format!("games/{number:04}.html")
}

/// A program's name, which leads to its page.
pub fn program(summary: &Summary, player: usize, to_top: &str) -> Markup {
    html! { a href={ (to_top) (program_file(player)) } { (name(summary.name(player))) } }
}

/// Programs' names with something between them.
pub fn programs(summary: &Summary, players: &[usize], to_top: &str, between: &str) -> Markup {
    html! {
        @for (index, &player) in players.iter().enumerate() {
            @if index > 0 { (between) }
            (program(summary, player, to_top))
        }
    }
}

/// A wide table, which scrolls in a box of its own. The keyboard reaches the box.
pub fn scrolling(label: &str, table: &Markup) -> Markup {
    html! { div.scrolling role="region" aria-label=(label) tabindex="0" { (table) } }
}

/// The way back to the first page.
pub fn back(summary: &Summary, to_top: &str) -> Markup {
    html! { nav.back { a href={ (to_top) "index.html" } { (PreEscaped("←&nbsp;")) (name(&summary.title)) } } }
}
