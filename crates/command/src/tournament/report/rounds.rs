//! The rounds of a Swiss tournament or a knockout.

use maud::{Markup, html};

use super::page::{program_file, program_link};
use super::summary::Summary;
use warren_arena::tournament::file::PairingSystem;
use warren_arena::tournament::pairing::MeetingResult;

/// Shows all rounds; `None` if all meetings are known from the start.
pub fn rounds(summary: &Summary) -> Option<Markup> {
    let last_round = match summary.progress.pairing.kind {
        PairingSystem::Swiss | PairingSystem::Knockout => summary.progress.meetings.last()?.round,
        PairingSystem::RoundRobin | PairingSystem::Gauntlet => return None,
    };
    let is_knockout = summary.progress.pairing.kind == PairingSystem::Knockout;
    Some(html! {
        div.rounds.bracket[is_knockout] {
            @for round in 1..=last_round {
                section {
                    h3 { (round_title(summary, round)) }
                    ol {
                        @for (pair, result) in summary.meeting_results.iter().enumerate().filter(|(_, result)| result.meeting.round == round) {
                            (meeting_item(summary, pair, result, last_round, is_knockout))
                        }
                    }
                }
            }
        }
    })
}

fn round_title(summary: &Summary, round: u32) -> String {
    let round_count = summary.progress.pairing.dependent_rounds().unwrap_or(round);
    match (summary.progress.pairing.kind, round_count - round) {
        (PairingSystem::Knockout, 0) => "Final".to_owned(),
        (PairingSystem::Knockout, 1) => "Semi-finals".to_owned(),
        _ => format!("Round {round}"),
    }
}

fn meeting_item(
    summary: &Summary,
    pair: usize,
    result: &MeetingResult,
    last_round: u32,
    is_knockout: bool,
) -> Markup {
    let players = &result.meeting.players;
    let is_played =
        !summary.games_of(pair).is_empty() || result.points.iter().any(|&points| points > 0.0);
    // A winner plays in the next round; the winner of the last round leads the standings.
    let advances = |player: usize| {
        let next_round = result.meeting.round + 1;
        if result.meeting.round == last_round {
            summary.standings.is_over && summary.player_number(&summary.standings.rows[0]) == player
        } else {
            summary
                .progress
                .meetings
                .iter()
                .any(|later| later.round == next_round && later.players.contains(&player))
        }
    };
    let played_points = is_played.then_some(result.points.as_slice());
    if let (&[first, second], false) = (players.as_slice(), is_knockout) {
        return html! {
            li.duel {
                span.who { (program_link(summary, first, "")) }
                (points_link(first, pair, played_points))
                span.who { (program_link(summary, second, "")) }
            }
        };
    }
    html! {
        li {
            @for (index, &player) in players.iter().enumerate() {
                @let has_won = is_knockout && players.len() > 1 && advances(player);
                div.side.won[has_won] {
                    span.who {
                        (program_link(summary, player, ""))
                        @if has_won { " " span.mark title="goes on" { "✓" } }
                    }
                    @if players.len() == 1 { span.muted { "free" } }
                    @else { (points_link(player, pair, played_points.map(|points| &points[index..=index]))) }
                }
            }
        }
    }
}

/// Links points to the games of the meeting on a program's page.
fn points_link(player: usize, pair: usize, points: Option<&[f64]>) -> Markup {
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
