//! Knockout: the loser of a meeting is out. Chance decides the places. If there are too few programs for a full first round,
//! some of them begin in the second.

use warren::thinking::search::Random;

use super::{Meeting, MeetingResult, Pairing};

/// Returns the number of rounds until one player is left.
pub fn rounds(players: usize) -> u32 {
    players.max(1).next_power_of_two().trailing_zeros()
}

/// Returns the meetings of a round between the winners so far.
pub fn round(pairing: &Pairing, round: u32, met: &[MeetingResult], out: &[usize]) -> Vec<Meeting> {
    let places = match round {
        1 => first(pairing),
        _ => winners(met, round - 1, out),
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
fn first(pairing: &Pairing) -> Vec<Option<usize>> {
    let mut lots: Vec<usize> = (0..pairing.players).collect();
    Random::new(pairing.seed).shuffle(&mut lots);
    let pairs = pairing.players.next_power_of_two() / 2;
    let seconds = pairing.players.saturating_sub(pairs);
    let mut lots = lots.into_iter();
    let mut places = Vec::new();
    for pair in 0..pairs {
        places.push(lots.next());
        // Spread over all pairs.
        let has_second = (pair + 1) * seconds / pairs > pair * seconds / pairs;
        places.push(if has_second { lots.next() } else { None });
    }
    places
}

/// Returns the winners of a round, in the order of its meetings. Ties are broken by scores, then by the order of the first
/// round.
fn winners(met: &[MeetingResult], round: u32, out: &[usize]) -> Vec<Option<usize>> {
    let of_round = met.iter().filter(|met| met.meeting.round == round);
    of_round
        .map(|met| {
            let players = met.meeting.players.iter().enumerate();
            let stays = players.filter(|(_, player)| !out.contains(player));
            let best = stays.max_by(|(a, _), (b, _)| {
                let points = met.points[*a].total_cmp(&met.points[*b]);
                points
                    .then(met.margins[*a].total_cmp(&met.margins[*b]))
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
            let mut met: Vec<MeetingResult> = Vec::new();
            let mut games = 0;
            for number in 1..=rounds(players) {
                for meeting in round(&pairing, number, &met, &[]) {
                    games += usize::from(meeting.players.len() == 2);
                    let best = meeting.players.iter().min().copied();
                    let won = |player: &usize| f64::from(u8::from(Some(*player) == best));
                    met.push(MeetingResult {
                        points: meeting.players.iter().map(won).collect(),
                        margins: vec![0.0; meeting.players.len()],
                        meeting,
                    });
                }
            }
            let last = winners(&met, rounds(players), &[]);
            assert_eq!(last, [Some(0)], "{players}");
            assert_eq!(games, players - 1, "each but one loses once");
        }
    }

    #[test]
    fn a_player_who_is_out_does_not_advance_and_scores_break_ties() {
        let met = [MeetingResult {
            meeting: Meeting {
                round: 1,
                players: vec![4, 7],
            },
            points: vec![1.0, 1.0],
            margins: vec![-2.0, 2.0],
        }];
        assert_eq!(winners(&met, 1, &[]), [Some(7)]);
        assert_eq!(winners(&met, 1, &[7]), [Some(4)]);
        assert_eq!(winners(&met, 1, &[4, 7]), [None]);
    }
}
