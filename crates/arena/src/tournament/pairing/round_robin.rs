//! Round robin and gauntlet.

use warren::thinking::search::Random;

use super::{Meeting, Pairing};

/// Returns the meetings of a round robin: in each round every possible group of programs meets once. The rounds are arranged so
/// that all programs play about equally early.
pub fn all_meetings(pairing: &Pairing) -> Vec<Meeting> {
    let mut meetings = Vec::new();
    for round in 1..=pairing.rounds {
        let mut order: Vec<usize> = (0..pairing.players).collect();
        Random::new(pairing.seed.wrapping_add(round.into())).shuffle(&mut order);
        let groups = match pairing.seats {
            2 => circle_pairs(&order),
            seats => combinations(&order, seats),
        };
        meetings.extend(groups.into_iter().map(|players| Meeting { round, players }));
    }
    meetings
}

/// Returns the meetings of a gauntlet: the challenger meets each other program, or each group of others, once a round.
pub fn gauntlet(pairing: &Pairing) -> Vec<Meeting> {
    let others: Vec<usize> = (0..pairing.players)
        .filter(|&player| player != pairing.challenger)
        .collect();
    let mut meetings = Vec::new();
    for round in 1..=pairing.rounds {
        for mut players in combinations(&others, pairing.seats - 1) {
            players.insert(0, pairing.challenger);
            meetings.push(Meeting { round, players });
        }
    }
    meetings
}

/// Returns all pairs, in days on which everybody plays once: one player stays, and the others move on around a circle.
fn circle_pairs(order: &[usize]) -> Vec<Vec<usize>> {
    let mut seated: Vec<Option<usize>> = order.iter().copied().map(Some).collect();
    if seated.len() % 2 == 1 {
        seated.push(None);
    }
    let count = seated.len();
    let mut pairs = Vec::new();
    for _ in 1..count {
        for index in 0..count / 2 {
            if let (Some(one), Some(other)) = (seated[index], seated[count - 1 - index]) {
                pairs.push(vec![one, other]);
            }
        }
        seated[1..].rotate_right(1);
    }
    pairs
}

/// Returns all combinations of `count` items, each in the order of the list.
fn combinations(items: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in items.iter().enumerate() {
        for mut rest in combinations(&items[index + 1..], count - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::file::PairingSystem;
    use std::collections::BTreeSet;

    fn pairing(kind: PairingSystem, players: usize, seats: usize, rounds: u32) -> Pairing {
        Pairing {
            kind,
            players,
            seats,
            rounds,
            challenger: 1,
            seed: 7,
        }
    }

    #[test]
    fn every_set_meets_once_a_round() {
        for (players, seats, sets) in [(2, 2, 1), (5, 2, 10), (6, 2, 15), (5, 3, 10), (4, 4, 1)] {
            let meetings = all_meetings(&pairing(PairingSystem::RoundRobin, players, seats, 2));
            for round in [1, 2] {
                let of_round = meetings.iter().filter(|meeting| meeting.round == round);
                let different: BTreeSet<Vec<usize>> = of_round
                    .map(|meeting| {
                        let mut players = meeting.players.clone();
                        players.sort_unstable();
                        players
                    })
                    .collect();
                assert_eq!(different.len(), sets);
            }
            assert_eq!(meetings.len(), 2 * sets);
        }
    }

    #[test]
    fn on_each_day_everybody_plays_once() {
        let meetings = all_meetings(&pairing(PairingSystem::RoundRobin, 8, 2, 1));
        for day in meetings.chunks(4) {
            let players: BTreeSet<usize> = day.iter().flat_map(|day| day.players.clone()).collect();
            assert_eq!(players.len(), 8);
        }
    }

    #[test]
    fn the_challenger_meets_all() {
        let meetings = gauntlet(&pairing(PairingSystem::Gauntlet, 4, 2, 2));
        let others: Vec<usize> = meetings.iter().map(|meeting| meeting.players[1]).collect();
        assert_eq!(others, [0, 2, 3, 0, 2, 3]);
        assert!(meetings.iter().all(|meeting| meeting.players[0] == 1));
        assert_eq!(
            gauntlet(&pairing(PairingSystem::Gauntlet, 4, 3, 1)).len(),
            3
        );
    }
}
