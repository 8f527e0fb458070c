//! The statistics behind a tournament: ratings with their uncertainty, the seats' advantage, the margins of scores, and a test
//! that ends a match of two programs as soon as its result is certain enough.
//!
//! Nothing here plays, reads or writes. Players are numbered from 0. Ratings are in Elo: a difference of 400 is odds of 10 to
//! 1.
//!
//! Games come in **groups**: the games on one board with one opening and the seats changed, two in a game for two, which then
//! are called a pair. The games of a group depend on each other, so uncertainty is always computed from whole groups.

mod bootstrap;
mod bradley_terry;
mod comparison;
mod distributions;
mod interval;
mod likelihood;
mod pentanomial;
mod plackett_luce;
mod prior;
#[cfg(test)]
mod samples;
mod scores;
mod seats;
mod sprt;

pub use comparison::{describe_pairs, describe_sprt, pairs_json, sprt_json};
pub use interval::{Estimate, Interval};
pub use pentanomial::{Pentanomial, Strength};
pub use scores::{ScoredGame, margins};
pub use seats::{SeatStatistics, seat_statistics};
pub use sprt::{AcceptedHypothesis, Hypotheses, Scale, Sprt};

use bootstrap::Bootstrap;

/// One natural unit of strength in Elo: 400/ln 10.
pub const ELO_PER_UNIT: f64 = 400.0 / std::f64::consts::LN_10;

/// The usual number of resamples for intervals of 95 %.
pub const DEFAULT_RESAMPLES: usize = 1000;

/// A game's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// By seat: the number of the player. Two to four seats.
    pub players: Vec<usize>,
    /// By seat: the place. 1 is the best, and equal places are a tie. Only their order counts.
    pub places: Vec<u8>,
}

/// How ratings are computed.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// The number of resamples for the intervals. Fewer than [`DEFAULT_RESAMPLES`] are faster and make the intervals less sure;
    /// with fewer than 2 there are no intervals.
    pub resamples: usize,
    /// The seed of the resampling.
    pub seed: u64,
    /// The player whose rating is 0, without uncertainty. Without such a player, or if it has not played, the mean of all
    /// who have played is 0.
    pub anchor: Option<usize>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            resamples: DEFAULT_RESAMPLES,
            seed: 0,
            anchor: None,
        }
    }
}

/// The ratings of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// By the number of the player.
    pub players: Vec<Rating>,
    /// Only if all games have two seats.
    pub two_player: Option<TwoPlayerStatistics>,
    /// By seat.
    pub seats: Vec<SeatStatistics>,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// In Elo. A player without games has the mean of the others.
    pub rating: f64,
    /// The range that holds the rating with a probability of 95 %. A player in fewer than two groups has none.
    pub interval: Option<Interval>,
    /// The number of its games.
    pub games: usize,
    /// Whether it finished above another player, or level with one, in any of its games. Otherwise these games show only that
    /// it is not too strong. Its rating and its lower bound then come from the prior, and rise with fewer lost games.
    pub has_beaten: bool,
}

/// Statistics of all games for two together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoPlayerStatistics {
    /// The advantage of the first player, in Elo.
    pub first_player: Estimate,
    /// The share of drawn games, from 0 to 1.
    pub drawn: Estimate,
}

/// Rates the players by all games.
///
/// If all games have two seats, by Bradley–Terry with draws and an advantage of the first player; otherwise by Plackett–Luce.
/// Both have a weak prior, an imaginary game for each player, so nothing is infinite. The intervals are from resampled groups.
///
/// Empty groups and games do not count. The numbers of a game's players are below `players`.
pub fn rate(players: usize, groups: &[Vec<Game>], settings: &Settings) -> Ratings {
    let groups: Vec<&[Game]> = groups
        .iter()
        .map(Vec::as_slice)
        .filter(|group| !group.is_empty())
        .collect();
    let have_two_players = groups
        .iter()
        .all(|group| group.iter().all(Game::has_two_players));
    let model = if have_two_players {
        bradley_terry::model(players, &groups)
    } else {
        plackett_luce::model(players, &groups)
    };
    let bootstrap = Bootstrap::new(&model, players, &groups, settings);
    Ratings {
        players: bootstrap.ratings(),
        two_player: (have_two_players && !groups.is_empty()).then(|| TwoPlayerStatistics {
            first_player: bootstrap.first_player_advantage(),
            drawn: bootstrap.draw_share(),
        }),
        seats: seat_statistics(groups.iter().copied().flatten()),
    }
}

impl Game {
    fn has_two_players(&self) -> bool {
        self.players.len() == 2
    }
}

#[cfg(test)]
mod tests {
    use super::samples::{game_with_places, pair, repeated, simulated_tournament};
    use super::*;
    use warren::thinking::search::Random;

    const FEW_RESAMPLES: Settings = Settings {
        resamples: 60,
        seed: 5,
        anchor: None,
    };

    /// All numbers of the players' ratings.
    fn numbers(ratings: &Ratings) -> Vec<f64> {
        let players = ratings.players.iter();
        players
            .flat_map(|player| {
                let interval = player.interval.iter();
                interval
                    .flat_map(|interval| [interval.low, interval.high])
                    .chain([player.rating])
            })
            .collect()
    }

    fn values(ratings: &Ratings) -> Vec<f64> {
        ratings.players.iter().map(|player| player.rating).collect()
    }

    fn is_near(one: f64, other: f64) -> bool {
        (one - other).abs() < 0.01
    }

    #[test]
    fn extremes_have_ratings() {
        let won = vec![pair(0, 1, [2, 2]); 7];
        let drawn = vec![pair(0, 1, [1, 1]); 7];
        let first = vec![
            vec![
                game_with_places([0, 1], [1, 2]),
                game_with_places([1, 0], [1, 2])
            ];
            7
        ];
        let alike = vec![repeated(2, game_with_places([0, 1, 2, 3], [1, 1, 1, 1])); 7];
        let in_turn = vec![repeated(2, game_with_places([0, 1, 2, 3], [1, 2, 3, 4])); 7];
        let single = vec![vec![game_with_places([0, 1], [1, 2])]];
        let cases = [
            ("all won", 2, won),
            ("all drawn", 2, drawn),
            ("the first player won", 2, first),
            ("all tied", 4, alike),
            ("in turn", 4, in_turn),
            ("one game", 2, single),
            ("nothing", 3, vec![]),
            ("empty groups", 3, vec![vec![], vec![]]),
            ("one player", 1, vec![]),
            ("nobody", 0, vec![]),
        ];
        for (name, players, groups) in cases {
            let ratings = rate(players, &groups, &FEW_RESAMPLES);
            assert_eq!(ratings.players.len(), players, "{name}");
            let elos = numbers(&ratings);
            assert!(
                elos.iter().all(|elo| elo.abs() < 3000.0),
                "{name}: {elos:?}"
            );
            let sum: f64 = values(&ratings).iter().sum();
            assert!(is_near(sum, 0.0), "{name}: {elos:?}");
        }
    }

    #[test]
    fn wins_draws_and_seats_are_rated() {
        let groups = [pair(0, 1, [2, 2]), pair(0, 1, [1, 1])];
        let ratings = rate(2, &groups, &FEW_RESAMPLES);
        assert!(ratings.players[0].rating > 50.0, "{ratings:?}");
        assert_eq!(ratings.players[0].games, 4);
        let two_player = ratings.two_player.expect("games for two");
        assert_eq!(two_player.drawn.value, 0.5);
        assert!(two_player.drawn.interval.is_some());
        assert!(
            is_near(two_player.first_player.value, 0.0),
            "{two_player:?}"
        );
        assert_eq!(ratings.seats.len(), 2);
        let of_three_players = rate(
            3,
            &[vec![game_with_places([0, 1, 2], [1, 2, 3])]],
            &FEW_RESAMPLES,
        );
        assert_eq!(
            (of_three_players.two_player, of_three_players.seats.len()),
            (None, 3)
        );
        assert_eq!(rate(3, &[], &FEW_RESAMPLES).two_player, None);
    }

    #[test]
    fn a_player_without_games_has_the_mean() {
        let groups = vec![pair(0, 1, [2, 2]); 5];
        let ratings = rate(3, &groups, &FEW_RESAMPLES);
        let idle = Rating {
            rating: 0.0,
            interval: None,
            games: 0,
            has_beaten: false,
        };
        assert_eq!(ratings.players[2], idle);
        let beaten: Vec<bool> = ratings
            .players
            .iter()
            .map(|player| player.has_beaten)
            .collect();
        assert_eq!(beaten, [true, false, false]);
        let anchored = Settings {
            anchor: Some(0),
            ..FEW_RESAMPLES
        };
        let anchored_ratings = rate(3, &groups, &anchored);
        assert_eq!(anchored_ratings.players[0].rating, 0.0);
        let difference = ratings.players[0].rating - ratings.players[1].rating;
        assert!(
            is_near(anchored_ratings.players[1].rating, -difference),
            "{anchored_ratings:?}"
        );
        assert!(
            is_near(anchored_ratings.players[2].rating, -difference / 2.0),
            "{anchored_ratings:?}"
        );
    }

    #[test]
    fn islands_are_each_around_zero() {
        let mut groups = vec![pair(0, 1, [2, 2]); 5];
        groups.extend(vec![pair(2, 3, [2, 1]); 5]);
        let ratings = values(&rate(4, &groups, &FEW_RESAMPLES));
        assert!(is_near(ratings[0] + ratings[1], 0.0), "{ratings:?}");
        assert!(is_near(ratings[2] + ratings[3], 0.0), "{ratings:?}");
        assert!(ratings[0] > ratings[2] && ratings[2] > 0.0, "{ratings:?}");
    }

    #[test]
    fn other_numbers_for_the_players_permute_the_ratings() {
        let mut random = Random::new(3);
        for seats in [2, 3] {
            let strengths = [1.0, 0.3, 0.0, -0.2, -1.1];
            let groups = simulated_tournament(&strengths, seats, 2, &mut random);
            let numbers = [3, 0, 4, 1, 2];
            let renumbered: Vec<Vec<Game>> = groups
                .iter()
                .map(|group| {
                    let games = group.iter().map(|game| Game {
                        players: game.players.iter().map(|&player| numbers[player]).collect(),
                        places: game.places.clone(),
                    });
                    games.collect()
                })
                .collect();
            let (one, other) = (
                rate(5, &groups, &FEW_RESAMPLES),
                rate(5, &renumbered, &FEW_RESAMPLES),
            );
            for (player, number) in numbers.into_iter().enumerate() {
                let (one, other) = (one.players[player], other.players[number]);
                assert!(is_near(one.rating, other.rating), "{one:?} {other:?}");
                assert_eq!(one.games, other.games);
            }
        }
    }

    #[test]
    fn the_same_seed_has_the_same_ratings() {
        let groups = simulated_tournament(&[0.5, 0.0, -0.5], 2, 4, &mut Random::new(1));
        let ratings = rate(3, &groups, &FEW_RESAMPLES);
        assert_eq!(ratings, rate(3, &groups, &FEW_RESAMPLES));
        let other = rate(
            3,
            &groups,
            &Settings {
                seed: 6,
                ..FEW_RESAMPLES
            },
        );
        assert_eq!(values(&ratings), values(&other));
        assert_ne!(ratings, other);
    }
}
