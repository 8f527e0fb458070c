//! Everybody meets everybody, or one meets all others.

use warren::thinking::search::Random;

use super::{Draw, Meeting};

/// In each round every set of programs meets once that a game can have. The rounds are arranged so that everybody plays about
/// equally early.
pub fn everybody(draw: &Draw) -> Vec<Meeting> {
    let mut meetings = Vec::new();
    for round in 1..=draw.rounds {
        let mut order: Vec<usize> = (0..draw.players).collect();
        Random::new(draw.seed.wrapping_add(round.into())).shuffle(&mut order);
        let tables = match draw.seats {
            2 => circle(&order),
            seats => combinations(&order, seats),
        };
        meetings.extend(tables.into_iter().map(|players| Meeting { round, players }));
    }
    meetings
}

/// The challenger meets each other program, or each set of others, once a round.
pub fn gauntlet(draw: &Draw) -> Vec<Meeting> {
    let others: Vec<usize> = (0..draw.players)
        .filter(|&player| player != draw.challenger)
        .collect();
    let mut meetings = Vec::new();
    for round in 1..=draw.rounds {
        for mut players in combinations(&others, draw.seats - 1) {
            players.insert(0, draw.challenger);
            meetings.push(Meeting { round, players });
        }
    }
    meetings
}

/// All pairs, in days on which everybody plays once: one stays, and the others move on around a circle.
fn circle(order: &[usize]) -> Vec<Vec<usize>> {
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

/// All sets of so many, each in the order of the list.
fn combinations(list: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (index, &first) in list.iter().enumerate() {
        for mut rest in combinations(&list[index + 1..], count - 1) {
            rest.insert(0, first);
            all.push(rest);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::file::DrawKind;
    use std::collections::BTreeSet;

    fn draw(kind: DrawKind, players: usize, seats: usize, rounds: u32) -> Draw {
        Draw {
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
            let meetings = everybody(&draw(DrawKind::RoundRobin, players, seats, 2));
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
        let meetings = everybody(&draw(DrawKind::RoundRobin, 8, 2, 1));
        for day in meetings.chunks(4) {
            let players: BTreeSet<usize> = day.iter().flat_map(|day| day.players.clone()).collect();
            assert_eq!(players.len(), 8);
        }
    }

    #[test]
    fn the_challenger_meets_all() {
        let meetings = gauntlet(&draw(DrawKind::Gauntlet, 4, 2, 2));
        let others: Vec<usize> = meetings.iter().map(|meeting| meeting.players[1]).collect();
        assert_eq!(others, [0, 2, 3, 0, 2, 3]);
        assert!(meetings.iter().all(|meeting| meeting.players[0] == 1));
        assert_eq!(gauntlet(&draw(DrawKind::Gauntlet, 4, 3, 1)).len(), 3);
    }
}
