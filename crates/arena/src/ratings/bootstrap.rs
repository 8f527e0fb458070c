//! Intervals of ratings: the bootstrap of Efron (1979) over the groups of games, by percentiles.
//!
//! A resample draws as many groups as there are, with replacement, and is rated again. The imaginary games of the prior are
//! drawn again too: see [`prior`](super::prior).
//!
//! A resample in which a player has no group does not count for that player.
//!
//! In simulated round robins, 91 to 99 % of the intervals hold the player's strength. Ratings from a Swiss tournament are set
//! too far apart, and the bootstrap does not see that. After 7 rounds of pairs, 87 % of the intervals hold the strength if the
//! standard deviation of the strengths is 90 Elo, and 99 % if it is 350. After 15 rounds, it is 71 % and 95 %.

use std::thread;

use warren::thinking::search::Random;

use super::likelihood::Model;
use super::{ELO, Estimate, Game, Interval, Rating, Settings};

/// A rated tournament and its resamples.
pub struct Bootstrap<'a> {
    players: usize,
    groups: &'a [&'a [Game]],
    /// By player: the numbers of its groups.
    groups_of: Vec<Vec<usize>>,
    anchor: Option<usize>,
    /// The parameters from all games.
    full: Vec<f64>,
    resamples: Vec<Resample>,
}

/// A resample and its parameters.
struct Resample {
    /// How often each group was drawn.
    times: Vec<f64>,
    parameters: Vec<f64>,
}

impl<'a> Bootstrap<'a> {
    /// Rates all games and each resample.
    pub fn new(
        model: &Model,
        players: usize,
        groups: &'a [&'a [Game]],
        settings: &Settings,
    ) -> Bootstrap<'a> {
        let mut groups_of = vec![Vec::new(); players];
        for (number, group) in groups.iter().enumerate() {
            for player in group.iter().flat_map(|game| &game.players) {
                if groups_of[*player].last() != Some(&number) {
                    groups_of[*player].push(number);
                }
            }
        }
        let full = model.fit();
        // Fewer than two groups show no uncertainty.
        let wanted = if groups.len() < 2 {
            0
        } else {
            settings.resamples
        };
        let mut seeds = Random::new(settings.seed);
        let seeds: Vec<u64> = (0..wanted).map(|_| seeds.bits()).collect();
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let resamples = in_parallel(threads, &seeds, |&seed| {
            let mut random = Random::new(seed);
            let mut times = vec![0.0; groups.len()];
            for _ in groups {
                times[random.below(groups.len())] += 1.0;
            }
            let parameters = model.refit(&times, &mut random, &full);
            Resample { times, parameters }
        });
        Bootstrap {
            players,
            groups,
            groups_of,
            anchor: settings.anchor,
            full,
            resamples,
        }
    }

    /// The players' ratings.
    pub fn ratings(&self) -> Vec<Rating> {
        let zero = self.zero(&self.full);
        let mut samples: Vec<Vec<f64>> = vec![Vec::new(); self.players];
        for resample in &self.resamples {
            let plays = |player: usize| {
                let mut groups = self.groups_of[player].iter();
                groups.any(|&group| resample.times[group] > 0.0)
            };
            // A player without games in the resample keeps its strength, so that the others are measured from the same zero.
            let strengths: Vec<f64> = (0..self.players)
                .map(|player| {
                    if plays(player) {
                        resample.parameters[player]
                    } else {
                        self.full[player]
                    }
                })
                .collect();
            let zero = self.zero(&strengths);
            for player in (0..self.players).filter(|&player| plays(player)) {
                samples[player].push((strengths[player] - zero) * ELO);
            }
        }
        let (games, has_beaten) = (self.games(), self.has_beaten());
        let players = samples.into_iter().enumerate();
        players
            .map(|(player, sample)| Rating {
                rating: match games[player] {
                    0 => (self.mean(&self.full) - zero) * ELO,
                    _ => (self.full[player] - zero) * ELO,
                },
                interval: match self.groups_of[player].len() {
                    0 | 1 => None,
                    _ => Interval::of(sample),
                },
                games: games[player],
                has_beaten: has_beaten[player],
            })
            .collect()
    }

    /// The first player's advantage in Elo, in games for two.
    pub fn first_player(&self) -> Estimate {
        let resamples = self.resamples.iter();
        let sample = resamples.map(|resample| resample.parameters[self.players] * ELO);
        Estimate {
            value: self.full[self.players] * ELO,
            interval: Interval::of(sample.collect()),
        }
    }

    /// The share of drawn games.
    pub fn drawn(&self) -> Estimate {
        let is_drawn = |game: &&Game| game.places.iter().all(|place| *place == game.places[0]);
        let counts = self.groups.iter().map(|group| {
            let drawn = group.iter().filter(is_drawn).count();
            (drawn as f64, group.len() as f64)
        });
        let counts: Vec<(f64, f64)> = counts.collect();
        let share = |times: &[f64]| {
            let weighed = || counts.iter().zip(times);
            let drawn: f64 = weighed().map(|((drawn, _), times)| drawn * times).sum();
            let games: f64 = weighed().map(|((_, games), times)| games * times).sum();
            drawn / games
        };
        let resamples = self.resamples.iter();
        Estimate {
            value: share(&vec![1.0; counts.len()]),
            interval: Interval::of(resamples.map(|resample| share(&resample.times)).collect()),
        }
    }

    /// The strength whose rating is 0.
    fn zero(&self, strengths: &[f64]) -> f64 {
        match self.anchor {
            Some(anchor) if !self.groups_of[anchor].is_empty() => strengths[anchor],
            _ => self.mean(strengths),
        }
    }

    /// The mean of all who have played.
    fn mean(&self, strengths: &[f64]) -> f64 {
        let players = || (0..self.players).filter(|&player| !self.groups_of[player].is_empty());
        let sum: f64 = players().map(|player| strengths[player]).sum();
        sum / players().count().max(1) as f64
    }

    /// The number of each player's games.
    fn games(&self) -> Vec<usize> {
        let mut games = vec![0; self.players];
        for game in self.groups.iter().copied().flatten() {
            for (seat, &player) in game.players.iter().enumerate() {
                // A game against itself is one game.
                games[player] += usize::from(!game.players[..seat].contains(&player));
            }
        }
        games
    }

    /// By player, whether it finished above another one, or level with one, in any game.
    fn has_beaten(&self) -> Vec<bool> {
        let mut has_beaten = vec![false; self.players];
        for game in self.groups.iter().copied().flatten() {
            let last = game.places.iter().max();
            for (seat, &player) in game.players.iter().enumerate() {
                let level = game
                    .places
                    .iter()
                    .filter(|place| **place == game.places[seat]);
                has_beaten[player] |= Some(&game.places[seat]) != last || level.count() > 1;
            }
        }
        has_beaten
    }
}

/// Maps a function over a list, in several threads. The results are in order.
fn in_parallel<T: Sync, R: Send>(
    threads: usize,
    all: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let part = all.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let work = &work;
        let running: Vec<_> = all
            .chunks(part)
            .map(|part| scope.spawn(move || part.iter().map(work).collect::<Vec<R>>()))
            .collect();
        let ended = running.into_iter();
        ended
            .flat_map(|thread| thread.join().expect("a resample can be rated"))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::samples::{game, pair, times, tournament};
    use crate::ratings::{Ratings, rate};

    fn ratings_of(players: usize, groups: &[Vec<Game>], resamples: usize) -> Ratings {
        let settings = Settings {
            resamples,
            seed: 2,
            anchor: None,
        };
        rate(players, groups, &settings)
    }

    fn width(interval: Option<Interval>) -> f64 {
        interval.map_or(f64::NAN, |interval| interval.high - interval.low)
    }

    /// Returns the share of intervals that hold the true strength, over some tournaments of eight players.
    fn share_held(seats: usize, rounds: usize, tournaments: usize, seed: u64) -> f64 {
        let strengths = [1.0, 0.6, 0.35, 0.1, -0.1, -0.35, -0.6, -1.0];
        let mut random = Random::new(seed);
        let mut held = 0;
        for _ in 0..tournaments {
            let groups = tournament(&strengths, seats, rounds, &mut random);
            let ratings = ratings_of(strengths.len(), &groups, 100);
            for (rating, strength) in ratings.players.iter().zip(strengths) {
                let interval = rating.interval.expect("an interval");
                let is_held = (interval.low..=interval.high).contains(&(strength * ELO));
                held += usize::from(is_held);
            }
        }
        held as f64 / (tournaments * strengths.len()) as f64
    }

    #[test]
    fn about_nineteen_intervals_of_twenty_hold_the_strength() {
        for (seats, rounds) in [(2, 1), (2, 4), (3, 1)] {
            let share = share_held(seats, rounds, 40, 7);
            assert!(
                (0.88..0.99).contains(&share),
                "{seats} seats, {rounds} rounds: {share}"
            );
        }
    }

    #[test]
    fn games_that_depend_on_each_other_do_not_count_twice() {
        let apart = tournament(&[0.4, 0.0, -0.4], 2, 40, &mut Random::new(1));
        // The first game of each group, and the same result with the seats changed.
        let twice = apart.iter().map(|group| {
            let first = &group[0];
            let turned = Game {
                players: first.players.iter().rev().copied().collect(),
                places: first.places.iter().rev().copied().collect(),
            };
            vec![first.clone(), turned]
        });
        let pairs: Vec<Vec<Game>> = twice.collect();
        let games: Vec<Vec<Game>> = pairs.concat().into_iter().map(|game| vec![game]).collect();
        let (by_pairs, by_games) = (ratings_of(3, &pairs, 400), ratings_of(3, &games, 400));
        for (by_pairs, by_games) in by_pairs.players.iter().zip(&by_games.players) {
            assert!((by_pairs.rating - by_games.rating).abs() < 0.01);
            // √2 would be exact.
            let wider = width(by_pairs.interval) / width(by_games.interval);
            assert!((1.2..1.7).contains(&wider), "{wider}");
        }
    }

    #[test]
    fn a_result_without_exceptions_has_a_wide_interval() {
        let ratings = ratings_of(2, &vec![pair(0, 1, [2, 2]); 7], 400);
        let winner = ratings.players[0];
        let interval = winner.interval.expect("an interval");
        assert!(interval.low < winner.rating - 80.0, "{winner:?}");
        assert!(interval.high > winner.rating + 400.0, "{winner:?}");
        let first = vec![vec![game([0, 1], [1, 2]), game([1, 0], [1, 2])]; 7];
        let duels = ratings_of(2, &first, 400).duels.expect("games for two");
        assert!(width(duels.first_player.interval) > 300.0, "{duels:?}");
    }

    #[test]
    fn too_little_has_no_interval() {
        let mut groups = vec![pair(0, 1, [2, 1]); 3];
        groups.push(pair(2, 1, [2, 1]));
        let intervals = |ratings: &Ratings| {
            let players = ratings.players.iter();
            players
                .map(|player| player.interval.is_some())
                .collect::<Vec<_>>()
        };
        assert_eq!(intervals(&ratings_of(3, &groups, 60)), [true, true, false]);
        assert_eq!(intervals(&ratings_of(3, &groups, 0)), [false; 3]);
        let single = ratings_of(2, &groups[..1], 60);
        assert_eq!(intervals(&single), [false; 2]);
        let duels = single.duels.expect("games for two");
        assert_eq!(
            (duels.first_player.interval, duels.drawn.interval),
            (None, None)
        );
    }

    #[test]
    fn the_share_of_draws_has_its_interval() {
        let mut groups = vec![pair(0, 1, [1, 1]); 20];
        groups.extend(vec![pair(0, 1, [2, 0]); 60]);
        let drawn = ratings_of(2, &groups, 400)
            .duels
            .expect("games for two")
            .drawn;
        assert_eq!(drawn.value, 0.25);
        let expected = 2.0 * 1.96 * (0.25f64 * 0.75 / 80.0).sqrt();
        assert!(
            (width(drawn.interval) / expected - 1.0).abs() < 0.2,
            "{drawn:?}"
        );
    }

    #[test]
    fn a_game_against_itself_is_one_game() {
        let groups = [times(2, game([0, 0], [1, 2])), pair(0, 1, [2, 0])];
        let ratings = ratings_of(2, &groups, 10);
        assert_eq!((ratings.players[0].games, ratings.players[1].games), (4, 2));
    }

    #[test]
    fn parallel_work_keeps_its_order() {
        let all: Vec<usize> = (0..10).collect();
        for threads in [1, 3, 4, 20] {
            let done = in_parallel(threads, &all, |number| number * number);
            assert_eq!(done, all.iter().map(|n| n * n).collect::<Vec<_>>());
        }
        assert!(in_parallel(2, &[], |number: &usize| *number).is_empty());
    }
}
