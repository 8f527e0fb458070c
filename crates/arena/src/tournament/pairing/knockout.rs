//! Knockout: the loser of a meeting is out. Chance decides the places. If there are too few programs for a full first round,
//! some of them begin in the second.

use warren::thinking::search::Random;

use super::{Meeting, MeetingResult, Pairing};

/// Returns the number of rounds until one player is left.
pub fn round_count(players: usize) -> u32 {
    players.max(1).next_power_of_two().trailing_zeros()
}

/// Returns the meetings of a round between the winners so far.
pub fn meetings_of_round(
    pairing: &Pairing,
    round: u32,
    results: &[MeetingResult],
    left_out: &[usize],
) -> Vec<Meeting> {
    let places = match round {
        1 => first_places(pairing),
        _ => winners_of_round(results, round - 1, left_out),
    };
    let mut meetings = Vec::new();
    for pair in places.chunks(2) {
        let players: Vec<usize> = pair.iter().copied().flatten().collect();
        if !players.is_empty() {
            meetings.push(Meeting { round, players });
        }
    }
    meetings
}

/// Returns the places of the first round. Places without a program are as far from each other as possible.
fn first_places(pairing: &Pairing) -> Vec<Option<usize>> {
    let mut lots: Vec<usize> = (0..pairing.players).collect();
    Random::new(pairing.seed).shuffle(&mut lots);
    let pair_count = pairing.players.next_power_of_two() / 2;
    let second_count = pairing.players.saturating_sub(pair_count);
    let mut lots = lots.into_iter();
    let mut places = Vec::new();
    for pair in 0..pair_count {
        places.push(lots.next());
        // Spread over all pairs.
        let has_second = (pair + 1) * second_count / pair_count > pair * second_count / pair_count;
        places.push(if has_second { lots.next() } else { None });
    }
    places
}

/// Returns the winners of a round, in the order of its meetings. Ties are broken by scores, then by the order of the first
/// round.
fn winners_of_round(
    results: &[MeetingResult],
    round: u32,
    left_out: &[usize],
) -> Vec<Option<usize>> {
    let results_of_round = results
        .iter()
        .filter(|result| result.meeting.round == round);
    results_of_round
        .map(|result| {
            let players = result.meeting.players.iter().enumerate();
            let remaining = players.filter(|(_, player)| !left_out.contains(player));
            let best = remaining.max_by(|(a, _), (b, _)| {
                let points = result.points[*a].total_cmp(&result.points[*b]);
                points
                    .then(result.margins[*a].total_cmp(&result.margins[*b]))
                    .then(b.cmp(a))
            });
            best.map(|(_, &player)| player)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::file::PairingSystem;

    #[test]
    fn the_best_is_left() {
        for players in 2..=17 {
            let pairing = Pairing {
                kind: PairingSystem::Knockout,
                players,
                seats: 2,
                rounds: 1,
                challenger: 0,
                seed: 5,
            };
            let mut results: Vec<MeetingResult> = Vec::new();
            let mut games = 0;
            for number in 1..=round_count(players) {
                for meeting in meetings_of_round(&pairing, number, &results, &[]) {
                    games += usize::from(meeting.players.len() == 2);
                    let best = meeting.players.iter().min().copied();
                    let won = |player: &usize| f64::from(u8::from(Some(*player) == best));
                    results.push(MeetingResult {
                        points: meeting.players.iter().map(won).collect(),
                        margins: vec![0.0; meeting.players.len()],
                        meeting,
                    });
                }
            }
            let last = winners_of_round(&results, round_count(players), &[]);
            assert_eq!(last, [Some(0)], "{players}");
            assert_eq!(games, players - 1, "each but one loses once");
        }
    }

    #[test]
    fn a_player_who_is_out_does_not_advance_and_scores_break_ties() {
        let results = [MeetingResult {
            meeting: Meeting {
                round: 1,
                players: vec![4, 7],
            },
            points: vec![1.0, 1.0],
            margins: vec![-2.0, 2.0],
        }];
        assert_eq!(winners_of_round(&results, 1, &[]), [Some(7)]);
        assert_eq!(winners_of_round(&results, 1, &[7]), [Some(4)]);
        assert_eq!(winners_of_round(&results, 1, &[4, 7]), [None]);
    }
}
