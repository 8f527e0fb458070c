//! The Swiss system: in each round players meet who have equal results and have not met before.

use warren::thinking::search::Random;

use super::{Meeting, MeetingResult, Pairing};

/// The number of arrangements that are tried before programs may meet again.
const MAX_STEPS: u32 = 100_000;

/// The state of a program before a round.
#[derive(Clone, Debug)]
struct Standing {
    player: usize,
    points: f64,
    margin: f64,
    /// Whether it has had a free round.
    was_free: bool,
    /// A random number that breaks ties.
    lot: u64,
}

/// Returns the meetings of a round. If programs are left over, the lowest without a free round have one.
pub fn round(pairing: &Pairing, round: u32, met: &[MeetingResult], out: &[usize]) -> Vec<Meeting> {
    let mut order = standings(pairing, round, met, out);
    let mut meetings = Vec::new();
    while !order.len().is_multiple_of(pairing.seats) {
        let last = order.iter().rposition(|standing| !standing.was_free);
        let free = order.remove(last.unwrap_or(order.len() - 1));
        meetings.push(Meeting {
            round,
            players: vec![free.player],
        });
    }
    let order: Vec<usize> = order.iter().map(|standing| standing.player).collect();
    let tables = match pairing.seats {
        2 => pairs(&order, met),
        seats => tables(&order, seats, met),
    };
    let played = tables.into_iter().map(|players| Meeting { round, players });
    played.chain(meetings).collect()
}

/// Returns the programs, the best first.
fn standings(pairing: &Pairing, round: u32, met: &[MeetingResult], out: &[usize]) -> Vec<Standing> {
    let mut random = Random::new(pairing.seed ^ (u64::from(round) << 32));
    let mut standings: Vec<Standing> = (0..pairing.players)
        .map(|player| Standing {
            player,
            points: 0.0,
            margin: 0.0,
            was_free: false,
            lot: random.bits(),
        })
        .collect();
    for met in met {
        for (index, &player) in met.meeting.players.iter().enumerate() {
            let standing = &mut standings[player];
            standing.points += met.points[index];
            standing.margin += met.margins[index];
            standing.was_free |= met.meeting.players.len() == 1;
        }
    }
    standings.retain(|standing| !out.contains(&standing.player));
    standings.sort_by(|a, b| {
        let points = b.points.total_cmp(&a.points);
        points
            .then(b.margin.total_cmp(&a.margin))
            .then(a.lot.cmp(&b.lot))
    });
    standings
}

/// Whether two programs have met.
fn have_met(met: &[MeetingResult], one: usize, other: usize) -> bool {
    met.iter()
        .any(|met| met.meeting.players.contains(&one) && met.meeting.players.contains(&other))
}

/// Pairs neighbours that have not met, with backtracking where no opponent is left. If there is no such arrangement, neighbours
/// meet again.
fn pairs(order: &[usize], met: &[MeetingResult]) -> Vec<Vec<usize>> {
    let mut steps = 0;
    let free = vec![true; order.len()];
    pair_rest(order, free, met, &mut steps)
        .unwrap_or_else(|| order.chunks(2).map(<[usize]>::to_vec).collect())
}

fn pair_rest(
    order: &[usize],
    mut free: Vec<bool>,
    met: &[MeetingResult],
    steps: &mut u32,
) -> Option<Vec<Vec<usize>>> {
    let Some(first) = free.iter().position(|&free| free) else {
        return Some(Vec::new());
    };
    free[first] = false;
    for second in first + 1..order.len() {
        *steps += 1;
        if *steps > MAX_STEPS {
            return None;
        }
        if !free[second] || have_met(met, order[first], order[second]) {
            continue;
        }
        let mut left = free.clone();
        left[second] = false;
        if let Some(mut rest) = pair_rest(order, left, met, steps) {
            rest.insert(0, vec![order[first], order[second]]);
            return Some(rest);
        }
    }
    None
}

/// Returns tables of neighbours. Each place goes to the next program that has met the fewest players at its table.
fn tables(order: &[usize], seats: usize, met: &[MeetingResult]) -> Vec<Vec<usize>> {
    let mut left = order.to_vec();
    let mut tables = Vec::new();
    while !left.is_empty() {
        let mut table = vec![left.remove(0)];
        while table.len() < seats && !left.is_empty() {
            let known = |&candidate: &usize| {
                table
                    .iter()
                    .filter(|&&player| have_met(met, player, candidate))
                    .count()
            };
            let best = (0..left.len()).min_by_key(|&index| (known(&left[index]), index));
            table.push(left.remove(best.unwrap_or(0)));
        }
        tables.push(table);
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::file::PairingSystem;
    use std::collections::BTreeSet;

    /// Plays rounds in which the lower number always wins.
    fn played(players: usize, seats: usize, rounds: u32) -> (Vec<MeetingResult>, Vec<f64>) {
        let pairing = Pairing {
            kind: PairingSystem::Swiss,
            players,
            seats,
            rounds,
            challenger: 0,
            seed: 3,
        };
        let mut met: Vec<MeetingResult> = Vec::new();
        for number in 1..=rounds {
            let meetings = round(&pairing, number, &met, &[]);
            let seated: BTreeSet<usize> = meetings
                .iter()
                .flat_map(|meeting| meeting.players.clone())
                .collect();
            assert_eq!(seated.len(), players, "everybody has a place");
            for meeting in meetings {
                let best = meeting.players.iter().min().copied();
                let points = meeting.players.iter().map(|player| {
                    if Some(*player) == best {
                        seats as f64
                    } else {
                        0.0
                    }
                });
                met.push(MeetingResult {
                    points: points.collect(),
                    margins: vec![0.0; meeting.players.len()],
                    meeting,
                });
            }
        }
        let mut points = vec![0.0; players];
        for met in &met {
            for (index, &player) in met.meeting.players.iter().enumerate() {
                points[player] += met.points[index];
            }
        }
        (met, points)
    }

    #[test]
    fn no_pair_meets_again_and_the_best_wins() {
        for players in [8, 9, 48] {
            let (met, points) = played(players, 2, 5);
            let pairs: Vec<BTreeSet<usize>> = met
                .iter()
                .filter(|met| met.meeting.players.len() == 2)
                .map(|met| met.meeting.players.iter().copied().collect())
                .collect();
            let different: BTreeSet<&BTreeSet<usize>> = pairs.iter().collect();
            assert_eq!(different.len(), pairs.len());
            assert!(points[1..].iter().all(|&other| other <= points[0]));
            let free: Vec<usize> = met
                .iter()
                .filter(|met| met.meeting.players.len() == 1)
                .map(|met| met.meeting.players[0])
                .collect();
            let different: BTreeSet<&usize> = free.iter().collect();
            assert_eq!(different.len(), free.len(), "nobody has two free rounds");
            assert_eq!(free.len(), (players % 2) * 5);
        }
    }

    #[test]
    fn with_more_rounds_than_opponents_they_meet_again() {
        let (met, _) = played(2, 2, 3);
        assert_eq!(met.len(), 3);
        assert_eq!(played(4, 2, 7).0.len(), 14);
    }

    #[test]
    fn tables_of_three_and_four_are_filled() {
        let (met, points) = played(12, 3, 4);
        assert!(met.iter().all(|met| met.meeting.players.len() == 3));
        assert_eq!(points[0], 12.0);
        let (met, _) = played(10, 4, 2);
        assert_eq!(
            met.iter()
                .filter(|met| met.meeting.players.len() == 1)
                .count(),
            4
        );
    }
}
