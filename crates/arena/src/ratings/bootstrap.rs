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
use super::{ELO_PER_UNIT, Estimate, Game, Interval, Rating, Settings};

/// A rated tournament and its resamples.
pub struct Bootstrap<'a> {
    player_count: usize,
    groups: &'a [&'a [Game]],
    /// By player: the numbers of its groups.
    groups_by_player: Vec<Vec<usize>>,
    anchor: Option<usize>,
    /// The parameters from all games.
    parameters_of_all_games: Vec<f64>,
    resamples: Vec<Resample>,
}

/// A resample and its parameters.
struct Resample {
    /// How often each group was drawn.
    group_weights: Vec<f64>,
    parameters: Vec<f64>,
}

impl<'a> Bootstrap<'a> {
    /// Rates all games and each resample.
    pub fn new(
        model: &Model,
        player_count: usize,
        groups: &'a [&'a [Game]],
        settings: &Settings,
    ) -> Bootstrap<'a> {
        let mut groups_by_player = vec![Vec::new(); player_count];
        for (number, group) in groups.iter().enumerate() {
            for player in group.iter().flat_map(|game| &game.players) {
                if groups_by_player[*player].last() != Some(&number) {
                    groups_by_player[*player].push(number);
                }
            }
        }
        let parameters_of_all_games = model.fit();
        // Fewer than two groups show no uncertainty.
        let resample_count = if groups.len() < 2 {
            0
        } else {
            settings.resamples
        };
        let mut seeds = Random::new(settings.seed);
        let seeds: Vec<u64> = (0..resample_count).map(|_| seeds.bits()).collect();
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let resamples = map_in_parallel(threads, &seeds, |&seed| {
            let mut random = Random::new(seed);
            let mut group_weights = vec![0.0; groups.len()];
            for _ in groups {
                group_weights[random.below(groups.len())] += 1.0;
            }
            let parameters = model.refit(&group_weights, &mut random, &parameters_of_all_games);
            Resample {
                group_weights,
                parameters,
            }
        });
        Bootstrap {
            player_count,
            groups,
            groups_by_player,
            anchor: settings.anchor,
            parameters_of_all_games,
            resamples,
        }
    }

    /// Returns the players' ratings.
    pub fn ratings(&self) -> Vec<Rating> {
        let zero = self.zero_strength(&self.parameters_of_all_games);
        let mut samples: Vec<Vec<f64>> = vec![Vec::new(); self.player_count];
        for resample in &self.resamples {
            let has_games = |player: usize| {
                let mut groups = self.groups_by_player[player].iter();
                groups.any(|&group| resample.group_weights[group] > 0.0)
            };
            // A player without games in the resample keeps its strength, so that the others are measured from the same zero.
            let strengths: Vec<f64> = (0..self.player_count)
                .map(|player| {
                    if has_games(player) {
                        resample.parameters[player]
                    } else {
                        self.parameters_of_all_games[player]
                    }
                })
                .collect();
            let zero = self.zero_strength(&strengths);
            for player in (0..self.player_count).filter(|&player| has_games(player)) {
                samples[player].push((strengths[player] - zero) * ELO_PER_UNIT);
            }
        }
        let (games, has_beaten) = (self.game_counts(), self.has_beaten());
        let players = samples.into_iter().enumerate();
        players
            .map(|(player, sample)| Rating {
                rating: match games[player] {
                    0 => (self.mean_strength(&self.parameters_of_all_games) - zero) * ELO_PER_UNIT,
                    _ => (self.parameters_of_all_games[player] - zero) * ELO_PER_UNIT,
                },
                interval: match self.groups_by_player[player].len() {
                    0 | 1 => None,
                    _ => Interval::of(sample),
                },
                games: games[player],
                has_beaten: has_beaten[player],
            })
            .collect()
    }

    /// Returns the first player's advantage in Elo, in games for two.
    pub fn first_player_advantage(&self) -> Estimate {
        let resamples = self.resamples.iter();
        let sample =
            resamples.map(|resample| resample.parameters[self.player_count] * ELO_PER_UNIT);
        Estimate {
            value: self.parameters_of_all_games[self.player_count] * ELO_PER_UNIT,
            interval: Interval::of(sample.collect()),
        }
    }

    /// Returns the share of drawn games.
    pub fn draw_share(&self) -> Estimate {
        let is_drawn = |game: &&Game| game.places.iter().all(|place| *place == game.places[0]);
        let counts = self.groups.iter().map(|group| {
            let drawn = group.iter().filter(is_drawn).count();
            (drawn as f64, group.len() as f64)
        });
        let counts: Vec<(f64, f64)> = counts.collect();
        let share = |group_weights: &[f64]| {
            let weighted_counts = || counts.iter().zip(group_weights);
            let drawn: f64 = weighted_counts()
                .map(|((drawn, _), weight)| drawn * weight)
                .sum();
            let games: f64 = weighted_counts()
                .map(|((_, games), weight)| games * weight)
                .sum();
            drawn / games
        };
        let resamples = self.resamples.iter();
        Estimate {
            value: share(&vec![1.0; counts.len()]),
            interval: Interval::of(
                resamples
                    .map(|resample| share(&resample.group_weights))
                    .collect(),
            ),
        }
    }

    /// Returns the strength whose rating is 0.
    fn zero_strength(&self, strengths: &[f64]) -> f64 {
        match self.anchor {
            Some(anchor) if !self.groups_by_player[anchor].is_empty() => strengths[anchor],
            _ => self.mean_strength(strengths),
        }
    }

    /// Returns the mean of all who have played.
    fn mean_strength(&self, strengths: &[f64]) -> f64 {
        let players =
            || (0..self.player_count).filter(|&player| !self.groups_by_player[player].is_empty());
        let sum: f64 = players().map(|player| strengths[player]).sum();
        sum / players().count().max(1) as f64
    }

    /// Returns the number of each player's games.
    fn game_counts(&self) -> Vec<usize> {
        let mut games = vec![0; self.player_count];
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
        let mut has_beaten = vec![false; self.player_count];
        for game in self.groups.iter().copied().flatten() {
            let last = game.places.iter().max();
            for (seat, &player) in game.players.iter().enumerate() {
                let level_seats = game
                    .places
                    .iter()
                    .filter(|place| **place == game.places[seat]);
                has_beaten[player] |= Some(&game.places[seat]) != last || level_seats.count() > 1;
            }
        }
        has_beaten
    }
}

/// Maps a function over a list, in several threads. The results are in order.
fn map_in_parallel<T: Sync, R: Send>(
    threads: usize,
    all: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let chunk_size = all.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let work = &work;
        let started_threads: Vec<_> = all
            .chunks(chunk_size)
            .map(|chunk| scope.spawn(move || chunk.iter().map(work).collect::<Vec<R>>()))
            .collect();
        let started_threads = started_threads.into_iter();
        started_threads
            .flat_map(|thread| thread.join().expect("a resample can be rated"))
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::samples::{game_with_places, pair, repeated, simulated_tournament};
    use crate::ratings::{Ratings, rate};

    fn ratings_of(player_count: usize, groups: &[Vec<Game>], resamples: usize) -> Ratings {
        let settings = Settings {
            resamples,
            seed: 2,
            anchor: None,
        };
        rate(player_count, groups, &settings)
    }

    fn width(interval: Option<Interval>) -> f64 {
        interval.map_or(f64::NAN, |interval| interval.high - interval.low)
    }

    /// Returns the share of intervals that hold the true strength, over some tournaments of eight players.
    fn share_of_intervals_that_hold(
        seats: usize,
        rounds: usize,
        tournaments: usize,
        seed: u64,
    ) -> f64 {
        let strengths = [1.0, 0.6, 0.35, 0.1, -0.1, -0.35, -0.6, -1.0];
        let mut random = Random::new(seed);
        let mut covered = 0;
        for _ in 0..tournaments {
            let groups = simulated_tournament(&strengths, seats, rounds, &mut random);
            let ratings = ratings_of(strengths.len(), &groups, 100);
            for (rating, strength) in ratings.players.iter().zip(strengths) {
                let interval = rating.interval.expect("an interval");
                let is_covered =
                    (interval.low..=interval.high).contains(&(strength * ELO_PER_UNIT));
                covered += usize::from(is_covered);
            }
        }
        covered as f64 / (tournaments * strengths.len()) as f64
    }

    #[test]
    fn about_nineteen_intervals_of_twenty_hold_the_strength() {
        for (seats, rounds) in [(2, 1), (2, 4), (3, 1)] {
            let share = share_of_intervals_that_hold(seats, rounds, 40, 7);
            assert!(
                (0.88..0.99).contains(&share),
                "{seats} seats, {rounds} rounds: {share}"
            );
        }
    }

    #[test]
    fn games_that_depend_on_each_other_do_not_count_twice() {
        let independent_groups =
            simulated_tournament(&[0.4, 0.0, -0.4], 2, 40, &mut Random::new(1));
        // The first game of each group, and the same result with the seats changed.
        let pairs_of_alike_games = independent_groups.iter().map(|group| {
            let first = &group[0];
            let mirrored = Game {
                players: first.players.iter().rev().copied().collect(),
                places: first.places.iter().rev().copied().collect(),
            };
            vec![first.clone(), mirrored]
        });
        let pairs: Vec<Vec<Game>> = pairs_of_alike_games.collect();
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
        let first = vec![
            vec![
                game_with_places([0, 1], [1, 2]),
                game_with_places([1, 0], [1, 2])
            ];
            7
        ];
        let two_player = ratings_of(2, &first, 400)
            .two_player
            .expect("games for two");
        assert!(
            width(two_player.first_player.interval) > 300.0,
            "{two_player:?}"
        );
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
        let two_player = single.two_player.expect("games for two");
        assert_eq!(
            (two_player.first_player.interval, two_player.drawn.interval),
            (None, None)
        );
    }

    #[test]
    fn the_share_of_draws_has_its_interval() {
        let mut groups = vec![pair(0, 1, [1, 1]); 20];
        groups.extend(vec![pair(0, 1, [2, 0]); 60]);
        let drawn = ratings_of(2, &groups, 400)
            .two_player
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
        let groups = [
            repeated(2, game_with_places([0, 0], [1, 2])),
            pair(0, 1, [2, 0]),
        ];
        let ratings = ratings_of(2, &groups, 10);
        assert_eq!((ratings.players[0].games, ratings.players[1].games), (4, 2));
    }

    #[test]
    fn parallel_work_keeps_its_order() {
        let all: Vec<usize> = (0..10).collect();
        for threads in [1, 3, 4, 20] {
            let squares = map_in_parallel(threads, &all, |number| number * number);
            assert_eq!(squares, all.iter().map(|n| n * n).collect::<Vec<_>>());
        }
        assert!(map_in_parallel(2, &[], |number: &usize| *number).is_empty());
    }
}
