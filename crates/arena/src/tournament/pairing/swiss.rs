//! The Swiss system: in each round players meet who have equal results and have not met before.

use warren::thinking::search::Random;

use super::{Meeting, MeetingResult, Pairing};

/// The number of arrangements that are tried before programs may meet again.
const MAX_STEPS: u32 = 100_000;

/// The state of a program before a round.
#[derive(Clone, Debug)]
struct ProgramState {
    player: usize,
    points: f64,
    margin: f64,
    /// Whether it has had a free round.
    had_free_round: bool,
    /// A random number that breaks ties.
    random_rank: u64,
}

/// Returns the meetings of a round. If programs are left over, the lowest without a free round have one.
pub fn meetings_of_round(
    pairing: &Pairing,
    round: u32,
    results: &[MeetingResult],
    left_out: &[usize],
) -> Vec<Meeting> {
    let mut order = programs_by_result(pairing, round, results, left_out);
    let mut meetings = Vec::new();
    while !order.len().is_multiple_of(pairing.seats) {
        let last = order.iter().rposition(|program| !program.had_free_round);
        let program_without_game = order.remove(last.unwrap_or(order.len() - 1));
        meetings.push(Meeting {
            round,
            players: vec![program_without_game.player],
        });
    }
    let order: Vec<usize> = order.iter().map(|program| program.player).collect();
    let tables = match pairing.seats {
        2 => pair_neighbours(&order, results),
        seats => fill_tables(&order, seats, results),
    };
    let paired_meetings = tables.into_iter().map(|players| Meeting { round, players });
    paired_meetings.chain(meetings).collect()
}

/// Returns the programs that still play, the best first.
fn programs_by_result(
    pairing: &Pairing,
    round: u32,
    results: &[MeetingResult],
    left_out: &[usize],
) -> Vec<ProgramState> {
    let mut random = Random::new(pairing.seed ^ (u64::from(round) << 32));
    let mut programs_by_result: Vec<ProgramState> = (0..pairing.players)
        .map(|player| ProgramState {
            player,
            points: 0.0,
            margin: 0.0,
            had_free_round: false,
            random_rank: random.bits(),
        })
        .collect();
    for result in results {
        for (index, &player) in result.meeting.players.iter().enumerate() {
            let program = &mut programs_by_result[player];
            program.points += result.points[index];
            program.margin += result.margins[index];
            program.had_free_round |= result.meeting.players.len() == 1;
        }
    }
    programs_by_result.retain(|program| !left_out.contains(&program.player));
    programs_by_result.sort_by(|a, b| {
        let points = b.points.total_cmp(&a.points);
        points
            .then(b.margin.total_cmp(&a.margin))
            .then(a.random_rank.cmp(&b.random_rank))
    });
    programs_by_result
}

/// Whether two programs have met.
fn have_met(results: &[MeetingResult], one: usize, other: usize) -> bool {
    results.iter().any(|result| {
        result.meeting.players.contains(&one) && result.meeting.players.contains(&other)
    })
}

/// Pairs neighbours that have not met, with backtracking where no opponent is left. If there is no such arrangement, neighbours
/// meet again.
fn pair_neighbours(order: &[usize], results: &[MeetingResult]) -> Vec<Vec<usize>> {
    let mut steps = 0;
    let is_unpaired = vec![true; order.len()];
    pair_remaining(order, is_unpaired, results, &mut steps)
        .unwrap_or_else(|| order.chunks(2).map(<[usize]>::to_vec).collect())
}

/// Pairs the programs that are unpaired. `None` if there is no such pairing, or it takes too many steps to find.
fn pair_remaining(
    order: &[usize],
    mut is_unpaired: Vec<bool>,
    results: &[MeetingResult],
    steps: &mut u32,
) -> Option<Vec<Vec<usize>>> {
    let Some(first) = is_unpaired.iter().position(|&is_unpaired| is_unpaired) else {
        return Some(Vec::new());
    };
    is_unpaired[first] = false;
    for second in first + 1..order.len() {
        *steps += 1;
        if *steps > MAX_STEPS {
            return None;
        }
        if !is_unpaired[second] || have_met(results, order[first], order[second]) {
            continue;
        }
        let mut remaining = is_unpaired.clone();
        remaining[second] = false;
        if let Some(mut remaining_pairs) = pair_remaining(order, remaining, results, steps) {
            remaining_pairs.insert(0, vec![order[first], order[second]]);
            return Some(remaining_pairs);
        }
    }
    None
}

/// Returns tables of neighbours. Each place goes to the next program that has met the fewest players at its table.
fn fill_tables(order: &[usize], seats: usize, results: &[MeetingResult]) -> Vec<Vec<usize>> {
    let mut remaining = order.to_vec();
    let mut tables = Vec::new();
    while !remaining.is_empty() {
        let mut table = vec![remaining.remove(0)];
        while table.len() < seats && !remaining.is_empty() {
            let known_count = |&candidate: &usize| {
                table
                    .iter()
                    .filter(|&&player| have_met(results, player, candidate))
                    .count()
            };
            let best =
                (0..remaining.len()).min_by_key(|&index| (known_count(&remaining[index]), index));
            table.push(remaining.remove(best.unwrap_or(0)));
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
    fn play_rounds(players: usize, seats: usize, rounds: u32) -> (Vec<MeetingResult>, Vec<f64>) {
        let pairing = Pairing {
            kind: PairingSystem::Swiss,
            players,
            seats,
            rounds,
            challenger: 0,
            seed: 3,
        };
        let mut results: Vec<MeetingResult> = Vec::new();
        for number in 1..=rounds {
            let meetings = meetings_of_round(&pairing, number, &results, &[]);
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
                results.push(MeetingResult {
                    points: points.collect(),
                    margins: vec![0.0; meeting.players.len()],
                    meeting,
                });
            }
        }
        let mut points = vec![0.0; players];
        for result in &results {
            for (index, &player) in result.meeting.players.iter().enumerate() {
                points[player] += result.points[index];
            }
        }
        (results, points)
    }

    #[test]
    fn no_pair_meets_again_and_the_best_wins() {
        for players in [8, 9, 48] {
            let (results, points) = play_rounds(players, 2, 5);
            let pairs: Vec<BTreeSet<usize>> = results
                .iter()
                .filter(|result| result.meeting.players.len() == 2)
                .map(|result| result.meeting.players.iter().copied().collect())
                .collect();
            let different: BTreeSet<&BTreeSet<usize>> = pairs.iter().collect();
            assert_eq!(different.len(), pairs.len());
            assert!(points[1..].iter().all(|&other| other <= points[0]));
            let free: Vec<usize> = results
                .iter()
                .filter(|result| result.meeting.players.len() == 1)
                .map(|result| result.meeting.players[0])
                .collect();
            let different: BTreeSet<&usize> = free.iter().collect();
            assert_eq!(different.len(), free.len(), "nobody has two free rounds");
            assert_eq!(free.len(), (players % 2) * 5);
        }
    }

    #[test]
    fn with_more_rounds_than_opponents_they_meet_again() {
        let (results, _) = play_rounds(2, 2, 3);
        assert_eq!(results.len(), 3);
        assert_eq!(play_rounds(4, 2, 7).0.len(), 14);
    }

    #[test]
    fn tables_of_three_and_four_are_filled() {
        let (results, points) = play_rounds(12, 3, 4);
        assert!(
            results
                .iter()
                .all(|result| result.meeting.players.len() == 3)
        );
        assert_eq!(points[0], 12.0);
        let (results, _) = play_rounds(10, 4, 2);
        assert_eq!(
            results
                .iter()
                .filter(|result| result.meeting.players.len() == 1)
                .count(),
            4
        );
    }
}
