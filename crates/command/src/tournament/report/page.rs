//! The common parts of all pages.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::boards::Boards;
use super::summary::Summary;

/// Identifies the folder of a report.
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
    page_with_policy(
        title,
        to_top,
        "default-src 'none'; style-src 'self' 'unsafe-inline' file:",
        body,
    )
}

/// A page with a board.
pub fn page_with_board(title: &str, to_top: &str, boards: &Boards, body: &Markup) -> String {
    page_with_policy(title, to_top, boards.content_security_policy(), body)
}

/// The policy keeps scripts from running in a page even if a name or an error could become one.
fn page_with_policy(title: &str, to_top: &str, policy: &str, body: &Markup) -> String {
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

/// Shows a name, which may be in any script.
pub fn name_markup(text: &str) -> Markup {
    html! { bdi { (text) } }
}

/// Returns the file of a program's page; programs are numbered from 0.
pub fn program_file(player: usize) -> String {
    format!("program-{}.html", player + 1)
}

/// Returns the file of a game's page, relative to the report's folder.
pub fn game_file(number: u32) -> String {
    format!("games/{number:04}.html")
}

/// Links a program's name to its page.
pub fn program_link(summary: &Summary, player: usize, to_top: &str) -> Markup {
    html! { a href={ (to_top) (program_file(player)) } { (name_markup(summary.name(player))) } }
}

/// Links programs' names, separated by `between`.
pub fn program_links(summary: &Summary, players: &[usize], to_top: &str, between: &str) -> Markup {
    html! {
        @for (index, &player) in players.iter().enumerate() {
            @if index > 0 { (between) }
            (program_link(summary, player, to_top))
        }
    }
}

/// Puts a wide table into its own scrolling box, which the keyboard reaches.
pub fn scrolling_box(label: &str, table: &Markup) -> Markup {
    html! { div.scrolling role="region" aria-label=(label) tabindex="0" { (table) } }
}

/// Links back to the first page.
pub fn back_link(summary: &Summary, to_top: &str) -> Markup {
    html! { nav.back { a href={ (to_top) "index.html" } { (PreEscaped("←&nbsp;")) (name_markup(&summary.title)) } } }
}
