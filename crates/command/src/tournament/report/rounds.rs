//! The rounds of a Swiss tournament or a knockout.

use maud::{Markup, html};

use super::page::{program, program_file};
use super::summary::Summary;
use warren_arena::tournament::file::PairingSystem;
use warren_arena::tournament::pairing::MeetingResult;

/// Shows all rounds; `None` if all meetings are known from the start.
pub fn rounds(summary: &Summary) -> Option<Markup> {
    let last = match summary.progress.pairing.kind {
        PairingSystem::Swiss | PairingSystem::Knockout => summary.progress.meetings.last()?.round,
        PairingSystem::RoundRobin | PairingSystem::Gauntlet => return None,
    };
    let is_knockout = summary.progress.pairing.kind == PairingSystem::Knockout;
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
    let of = summary.progress.pairing.dependent_rounds().unwrap_or(round);
    match (summary.progress.pairing.kind, of - round) {
        (PairingSystem::Knockout, 0) => "Final".to_owned(),
        (PairingSystem::Knockout, 1) => "Semi-finals".to_owned(),
        _ => format!("Round {round}"),
    }
}

fn meeting(
    summary: &Summary,
    pair: usize,
    met: &MeetingResult,
    last: u32,
    is_knockout: bool,
) -> Markup {
    let players = &met.meeting.players;
    let is_played =
        !summary.games_of(pair).is_empty() || met.points.iter().any(|&points| points > 0.0);
    // A winner plays in the next round; the winner of the last round leads the standings.
    let stays = |player: usize| {
        let next = met.meeting.round + 1;
        if met.meeting.round == last {
            summary.standings.is_over && summary.player_number(&summary.standings.rows[0]) == player
        } else {
            summary
                .progress
                .meetings
                .iter()
                .any(|later| later.round == next && later.players.contains(&player))
        }
    };
    let between = is_played.then_some(met.points.as_slice());
    if let (&[first, second], false) = (players.as_slice(), is_knockout) {
        return html! {
            li.duel {
                span.who { (program(summary, first, "")) }
                (score(first, pair, between))
                span.who { (program(summary, second, "")) }
            }
        };
    }
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
                    @else { (score(player, pair, between.map(|points| &points[index..=index]))) }
                }
            }
        }
    }
}

/// Links points to the games of the meeting on a program's page.
fn score(player: usize, pair: usize, points: Option<&[f64]>) -> Markup {
    let Some(points) = points else {
        return html! { span.muted { "–" } };
    };
    let points: Vec<String> = points.iter().copied().map(super::numbers::points).collect();
    html! {
        a href={ (program_file(player)) "#pair-" (pair + 1) } {
            (points.join(" : ")) span.hidden { ", the games of pair " (pair + 1) }
        }
    }
}
