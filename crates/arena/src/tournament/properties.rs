//! Properties of every tournament, tested on random ones.

use std::collections::BTreeMap;

use warren::thinking::search::Random;

use super::against::{free_round_points, points_against};
use super::file::PairingSystem;
use super::pairing::Pairing;
use super::progress::{NextGame, Progress};
use super::standings::{Standings, complete_games};
use crate::ratings::{Settings, rate};
use crate::series::{Entry, Fault};

/// The pairing systems, with the number of programs, the seats of a game and the rounds.
const PAIRINGS: [(PairingSystem, usize, usize, u32); 6] = [
    (PairingSystem::RoundRobin, 5, 2, 2),
    (PairingSystem::RoundRobin, 4, 3, 1),
    (PairingSystem::Swiss, 7, 2, 4),
    (PairingSystem::Swiss, 8, 3, 3),
    (PairingSystem::Gauntlet, 5, 2, 3),
    (PairingSystem::Knockout, 6, 2, 1),
];

fn new_progress(
    (kind, players, seats, rounds): (PairingSystem, usize, usize, u32),
    seed: u64,
) -> Progress {
    let pairing = Pairing {
        kind,
        players,
        seats,
        rounds,
        challenger: 0,
        seed,
    };
    let names = (0..players).map(|player| format!("p{player}"));
    Progress::new(pairing, names.collect())
}

/// Returns a game that programs with lower numbers tend to win. The `forfeiting_programs` programs forfeit at their first
/// answer.
fn random_entry(game: &NextGame, forfeiting_programs: &[usize], random: &mut Random) -> Entry {
    let scores: Vec<i32> = game
        .seated
        .iter()
        .map(|player| random.below(12) as i32 - *player as i32)
        .collect();
    let forfeit = game
        .seated
        .iter()
        .position(|seat| forfeiting_programs.contains(seat));
    let score_of = |seat: usize| {
        if forfeit == Some(seat) {
            i32::MIN
        } else {
            scores[seat]
        }
    };
    let places = (0..scores.len()).map(|seat| {
        let better_seats = (0..scores.len()).filter(|&other| score_of(other) > score_of(seat));
        better_seats.count() as u8 + 1
    });
    let seats = scores.len();
    Entry {
        number: game.number,
        programs: game
            .seated
            .iter()
            .map(|player| format!("p{player}"))
            .collect(),
        places: Some(places.collect()),
        scores: Some(scores),
        forfeit: forfeit.map(|seat| Fault {
            seat: seat as u8,
            ..Fault::default()
        }),
        answers: vec![0; seats],
        first: vec![0.0; seats],
        mean: vec![0.0; seats],
        slowest: vec![0.0; seats],
        ..Entry::default()
    }
}

/// Plays random tournaments, and checks each after some of its games and at its end.
fn in_random_tournaments(count: usize, check: impl Fn(&Progress)) {
    let mut random = Random::new(12);
    for (number, pairing) in PAIRINGS.into_iter().cycle().take(count).enumerate() {
        let mut progress = new_progress(pairing, number as u64);
        let forfeiting_programs: Vec<usize> =
            (0..pairing.1).filter(|_| random.below(4) == 0).collect();
        let checked_count = random.below(30);
        let mut count = 0;
        while let Some(game) = progress.next_game() {
            progress
                .add(random_entry(&game, &forfeiting_programs, &mut random))
                .unwrap();
            count += 1;
            if count == checked_count {
                check(&progress);
            }
        }
        assert!(progress.is_over());
        check(&progress);
    }
}

#[test]
fn a_row_of_the_cross_table_adds_up_to_the_points() {
    in_random_tournaments(60, |progress| {
        let cells = points_against(progress);
        let results = progress.meeting_results();
        for player in 0..progress.names.len() {
            let points: f64 = results
                .iter()
                .filter_map(|result| result.points_of(player))
                .sum();
            let own_cells = cells.iter().filter(|((row, _), _)| *row == player);
            let cell_points: f64 = own_cells.map(|(_, cell)| cell.points).sum();
            let sum = cell_points + free_round_points(progress, player);
            assert!((sum - points).abs() < 1e-9, "{player}: {sum} for {points}");
        }
    });
}

#[test]
fn points_are_from_games_and_from_what_was_not_played() {
    in_random_tournaments(12, |progress| {
        let mut in_games: BTreeMap<&str, f64> = BTreeMap::new();
        for entry in progress.games.values() {
            for (name, points) in entry.programs.iter().zip(entry.points()) {
                *in_games.entry(name).or_default() += points;
            }
        }
        for row in Standings::of(progress, 1).rows {
            let points_in_games = in_games.get(row.program.as_str()).copied();
            let sum = points_in_games.unwrap_or_default() + row.unplayed;
            assert!((sum - row.points).abs() < 1e-9, "{row:?}");
        }
    });
}

#[test]
fn a_program_that_beat_nobody_is_rated_above_nobody() {
    in_random_tournaments(12, |progress| {
        for row in Standings::of(progress, 1).rows {
            let games = progress.games.values().filter_map(|entry| {
                let seat = entry
                    .programs
                    .iter()
                    .position(|name| *name == row.program)?;
                Some((entry.places.as_ref()?, seat))
            });
            // In a game for two: whether it has won a game or drawn one.
            let has_beaten = games.clone().any(|(places, seat)| {
                let mut others = (0..places.len()).filter(|&other| other != seat);
                others.any(|other| places[seat] <= places[other])
            });
            if !has_beaten {
                assert_eq!((row.rating, row.rating_low), (None, None), "{row:?}");
            }
            if let (Some(low), Some(high)) = (row.rating_low, row.rating_high) {
                let rating = row.rating.unwrap();
                assert!(low <= rating && rating <= high, "{row:?}");
            }
        }
    });
}

/// Program 3 loses its first three games and is left out. Program 2 loses all games to programs 0 and 1 but one.
#[test]
fn few_lost_games_are_no_better_than_many_of_which_one_was_won() {
    let mut progress = new_progress((PairingSystem::RoundRobin, 4, 2, 12), 1);
    let mut random = Random::new(1);
    let forfeiting_programs = [3];
    let mut is_exception_left = true;
    while let Some(game) = progress.next_game() {
        let mut entry = random_entry(&game, &forfeiting_programs, &mut random);
        if entry.forfeit.is_none() {
            let is_exception = game.seated.contains(&2) && is_exception_left;
            is_exception_left &= !is_exception;
            let best = if is_exception {
                game.seated.iter().max()
            } else {
                game.seated.iter().min()
            };
            let places = game
                .seated
                .iter()
                .map(|player| 1 + u8::from(Some(player) != best));
            entry.places = Some(places.collect());
        }
        progress.add(entry).unwrap();
    }
    assert_eq!(progress.out(), [3]);
    // The prior alone would rate the program with few games above the other.
    let rating_without_rule = rate(4, &complete_games(&progress), &Settings::default()).players;
    assert!(
        rating_without_rule[3].rating > rating_without_rule[2].rating,
        "{rating_without_rule:?}"
    );
    let rows = Standings::of(&progress, 1).rows;
    let row = |name: &str| rows.iter().find(|row| row.program == name).unwrap();
    let (weak_winner, loser) = (row("p2"), row("p3"));
    assert!(weak_winner.won >= 1 && loser.won == 0);
    assert!(weak_winner.rating.is_some());
    assert_eq!((loser.rating, loser.rating_low), (None, None));
    assert!(loser.rating_high.is_some_and(|high| high < 0.0) || loser.rating_high.is_none());
}
