//! The rounds of a Swiss tournament or a knockout.

use maud::{Markup, html};

use super::super::draw::Met;
use super::super::file::DrawKind;
use super::numbers::points;
use super::page::{name, program};
use super::summary::Summary;

/// All rounds; `None` where everybody is known to meet everybody from the beginning.
pub fn rounds(summary: &Summary) -> Option<Markup> {
    let last = match summary.progress.draw.kind {
        DrawKind::Swiss | DrawKind::Knockout => summary.progress.meetings.last()?.round,
        DrawKind::RoundRobin | DrawKind::Gauntlet => return None,
    };
    let is_knockout = summary.progress.draw.kind == DrawKind::Knockout;
    Some(html! {
        div.rounds.bracket[is_knockout] {
            @for round in 1..=last {
                section {
                    h3 { (title(summary, round)) }
                    ol {
                        @for (pair, met) in summary.met.iter().enumerate().filter(|(_, met)| met.meeting.round == round) {
                            (meeting(summary, pair, met, last, is_knockout))
                        }
                    }
                }
            }
        }
    })
}

fn title(summary: &Summary, round: u32) -> String {
    let of = summary.progress.draw.dependent_rounds().unwrap_or(round);
    match (summary.progress.draw.kind, of - round) {
        (DrawKind::Knockout, 0) => "Final".to_owned(),
        (DrawKind::Knockout, 1) => "Semi-finals".to_owned(),
        _ => format!("Round {round}"),
    }
}

fn meeting(summary: &Summary, pair: usize, met: &Met, last: u32, is_knockout: bool) -> Markup {
    let players = &met.meeting.players;
    let is_played =
        !summary.games_of(pair).is_empty() || met.points.iter().any(|&points| points > 0.0);
    // Whoever has won plays in the next round; the last round's winner leads the standings.
    let stays = |player: usize| {
        let next = met.meeting.round + 1;
        match met.meeting.round == last {
            true => {
                summary.standings.is_over && summary.player(&summary.standings.rows[0]) == player
            }
            false => summary
                .progress
                .meetings
                .iter()
                .any(|later| later.round == next && later.players.contains(&player)),
        }
    };
    html! {
        li {
            @for (index, &player) in players.iter().enumerate() {
                @let has_won = is_knockout && players.len() > 1 && stays(player);
                div.side.won[has_won] {
                    span.who {
                        (program(summary, player, ""))
                        @if has_won { " " span.mark title="goes on" { "✓" } }
                    }
                    @if players.len() == 1 { span.muted { "free" } }
                    @else if is_played { span.points { (points(met.points[index])) } }
                    @else { span.muted { "–" } }
                }
            }
            @if players.len() > 1 && is_played {
                a.more href={ (super::page::program_file(players[0])) "#pair-" (pair + 1) } {
                    "Games" span.hidden { " of " (name(summary.name(players[0]))) " in pair " (pair + 1) }
                }
            }
        }
    }
}
