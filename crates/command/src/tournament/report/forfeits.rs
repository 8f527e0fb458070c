//! The faults that lost games before the rules ended them, and the events that kept games from counting.

use maud::{Markup, html};

use super::page::{game_file, name_markup, program_link, scrolling_box};
use super::summary::Summary;
use warren_arena::series::Fault;

/// All forfeits in a table.
pub fn table(summary: &Summary) -> Markup {
    let table = html! {
        table.forfeits {
            caption { "Games lost by a fault" }
            thead {
                tr {
                    th scope="col" { "Game" }
                    th.name scope="col" { "Program" }
                    th scope="col" { "Move" }
                    th.text scope="col" { "Rule" }
                    th.text scope="col" { "What happened" }
                }
            }
            tbody {
                @for forfeit in &summary.standings.forfeits {
                    tr {
                        td { a href=(game_file(forfeit.game)) { (forfeit.game) } }
                        th.name scope="row" {
                            @if let Some(player) = summary.progress.player_number(&forfeit.program) { (program_link(summary, player, "")) }
                        }
                        td { (forfeit.fault.number) }
                        td.text { (forfeit.fault.kind) }
                        td.text.sentence { (name_markup(&forfeit.fault.fault)) }
                    }
                }
            }
        }
    };
    scrolling_box("Forfeits", &table)
}

/// Shows everything that is known about a fault.
pub fn fault_details(fault: &Fault) -> Markup {
    html! {
        dl.fault {
            dt { "What happened" }
            dd {
                @if !fault.kind.is_empty() { strong { (fault.kind) } ", at move " (fault.number) ": " }
                (name_markup(&fault.fault))
            }
            @if let Some(hint) = &fault.hint { dt { "Perhaps" } dd { (name_markup(hint)) } }
            @if !fault.answer.is_empty() { dt { "It wrote" } dd { (lines_box(&fault.answer)) } }
            @if !fault.read.is_empty() { dt { "Last lines read" } dd { (lines_box(&fault.read)) } }
            @if !fault.position.is_empty() { dt { "The position" } dd { (text_box(&fault.position)) } }
            @if !fault.errors.is_empty() { dt { "End of its standard error" } dd { (text_box(&fault.errors)) } }
        }
    }
}

fn lines_box(lines: &[String]) -> Markup {
    text_box(&lines.join("\n"))
}

/// Shows a text of several lines in its own scrolling box.
pub fn text_box(text: &str) -> Markup {
    html! { pre tabindex="0" dir="auto" { (text) } }
}
