//! The results of pairs of games between two players, and how much stronger one is.
//!
//! In a pair the players change seats, on one board with one opening. So an advantage of a seat or of an opening cancels out
//! within a pair, and the games of a pair depend on each other, but pairs do not. The formulas are those of fastchess and
//! Fishtest: Michel Van den Bergh, "Normalized Elo", <https://www.cantate.be/Fishtest/normalized_elo.pdf>.

use super::Game;
use super::sprt::{NORMALIZED_ELO, elo_difference};

/// The standard deviations around the mean that hold 95 % of a normal distribution.
const DEVIATIONS_FOR_95_PERCENT: f64 = 1.959_963_984_540_054;

/// The number of pairs in which a player got 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial {
    /// By twice the points of a pair.
    pub counts: [u64; 5],
}

/// How much stronger a player is than its opponent. A number without a bound is infinite; no number is NaN.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// The mean score, from 0 to 1.
    pub score: f64,
    /// Half of its interval of 95 %.
    pub score_error: f64,
    /// The difference in Elo, from the mean score.
    pub elo: f64,
    /// Half of its interval of 95 %, in Elo.
    pub elo_error: f64,
    /// The same in normalized Elo: the mean score less ½, divided by the standard deviation of a game, times 800/ln 10. It
    /// shows how many games it takes to see the difference.
    pub normalized: f64,
    /// Half of its interval of 95 %.
    pub normalized_error: f64,
    /// The likelihood of superiority: the probability that the player is the stronger one, from 0 to 1.
    pub superiority: f64,
}

impl Pentanomial {
    /// The results of a player in all pairs. A pair is a group of two games for two in which the player has each seat once
    /// and the opponent is the same; other groups do not count.
    pub fn of(player: usize, groups: &[Vec<Game>]) -> Pentanomial {
        let mut counts = Pentanomial::default();
        for points in groups
            .iter()
            .filter_map(|group| half_points_of_pair(player, group))
        {
            counts.add(points);
        }
        counts
    }

    /// Adds a pair. `half_points` is twice the points, from 0 to 4.
    pub fn add(&mut self, half_points: usize) {
        self.counts[half_points] += 1;
    }

    /// The number of pairs.
    pub fn pair_count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Whether all pairs gave the same points, so that the share of chance is unknown. Also true without pairs.
    pub fn is_uniform(&self) -> bool {
        self.counts.iter().filter(|&&count| count > 0).count() <= 1
    }

    /// Returns how much stronger the player is. `None` without pairs.
    pub fn strength(&self) -> Option<Strength> {
        let pairs = self.pair_count() as f64;
        if pairs == 0.0 {
            return None;
        }
        let shares = self.counts.map(|count| count as f64 / pairs);
        let (mean, variance) = mean_and_variance(&shares);
        let error = DEVIATIONS_FOR_95_PERCENT * (variance / pairs).sqrt();
        let (low, high) = (elo_difference(mean - error), elo_difference(mean + error));
        let normalized = |score: f64| match score - 0.5 {
            0.0 => 0.0,
            above_even => above_even / (2.0 * variance).sqrt() * NORMALIZED_ELO,
        };
        Some(Strength {
            score: mean,
            score_error: error,
            elo: elo_difference(mean),
            elo_error: if low.is_finite() && high.is_finite() {
                (high - low) / 2.0
            } else {
                f64::INFINITY
            },
            normalized: normalized(mean),
            normalized_error: DEVIATIONS_FOR_95_PERCENT / (2.0 * pairs).sqrt() * NORMALIZED_ELO,
            superiority: match mean - 0.5 {
                0.0 => 0.5,
                above_even => normal_share(above_even / (variance / pairs).sqrt()),
            },
        })
    }
}

/// Returns twice a player's points in a group, if the group is a pair of the player.
fn half_points_of_pair(player: usize, group: &[Game]) -> Option<usize> {
    let [first, second] = group else { return None };
    let has_changed_seats = first.players.iter().eq(second.players.iter().rev());
    if first.players.len() != 2 || first.players[0] == first.players[1] || !has_changed_seats {
        return None;
    }
    let points = |game: &Game| {
        let seat = game.players.iter().position(|&other| other == player)?;
        let (own, other) = (game.places[seat], game.places[1 - seat]);
        Some(usize::from(own <= other) + usize::from(own < other))
    };
    Some(points(first)? + points(second)?)
}

/// The mean and the variance of the score of a pair, from 0 to 1.
pub fn mean_and_variance(shares: &[f64; 5]) -> (f64, f64) {
    let scored = || shares.iter().zip(SCORES);
    let mean: f64 = scored().map(|(share, score)| share * score).sum();
    let squares = scored().map(|(share, score)| share * (score - mean).powi(2));
    (mean, squares.sum())
}

/// The score of a pair by its points.
pub const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Returns the share of a normal distribution below this number of standard deviations above its mean.
///
/// The series of G. Marsaglia (2004), "Evaluating the Normal Distribution". Beyond 8 deviations it is 0 or 1.
fn normal_share(deviations: f64) -> f64 {
    if deviations.abs() > 8.0 {
        return f64::from(deviations > 0.0);
    }
    let (mut sum, mut term, mut odd) = (deviations, deviations, 1.0);
    loop {
        odd += 2.0;
        term *= deviations * deviations / odd;
        if sum + term == sum {
            break;
        }
        sum += term;
    }
    0.5 + sum * (-deviations * deviations / 2.0).exp() / std::f64::consts::TAU.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::samples::game_with_places;

    /// The results that fastchess expects in its own tests.
    #[test]
    fn the_strength_is_the_one_of_fastchess() {
        let cases = [
            ([34, 54, 63, 64, 75], 55.58, 27.65, 57.94, 28.28),
            ([332, 433, 498, 333, 334], -8.64, 10.33, -9.17, 10.96),
            ([7895, 8757, 5685, 568, 9999], -21.04, 2.95, -19.01, 2.65),
        ];
        for (counts, elo, elo_error, normalized, normalized_error) in cases {
            let computed_strength = Pentanomial { counts }.strength().expect("pairs");
            let computed = [
                computed_strength.elo,
                computed_strength.elo_error,
                computed_strength.normalized,
                computed_strength.normalized_error,
            ];
            for (number, expected) in
                computed
                    .iter()
                    .zip([elo, elo_error, normalized, normalized_error])
            {
                assert!(
                    (number - expected).abs() < 0.01,
                    "{counts:?}: {number} instead of {expected}"
                );
            }
        }
        let even = Pentanomial {
            counts: [1, 2, 3, 2, 1],
        }
        .strength()
        .expect("pairs");
        // The scores of nine pairs, whose variance is 1/12.
        let error = DEVIATIONS_FOR_95_PERCENT * (1.0_f64 / 12.0 / 9.0).sqrt();
        assert!((even.score - 0.5).abs() < 1e-12, "{even:?}");
        assert!((even.score_error - error).abs() < 1e-12, "{even:?}");
        let superiority = Pentanomial {
            counts: [332, 433, 498, 333, 334],
        }
        .strength();
        let superiority = superiority.expect("pairs").superiority;
        assert!((superiority - 0.0505).abs() < 1e-4, "{superiority}");
    }

    #[test]
    fn the_normal_distribution_has_its_known_values() {
        let cases = [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_542_9),
            (-DEVIATIONS_FOR_95_PERCENT, 0.025),
            (3.0, 0.998_650_101_968_369_9),
            (-7.0, 1.279_812_543_885_835e-12),
            (40.0, 1.0),
            (f64::NEG_INFINITY, 0.0),
        ];
        for (deviations, expected) in cases {
            let share = normal_share(deviations);
            assert!((share - expected).abs() < 1e-14, "{deviations}: {share}");
        }
    }

    #[test]
    fn one_sided_results_have_no_bounds() {
        assert_eq!(Pentanomial::default().strength(), None);
        assert!(
            Pentanomial {
                counts: [0, 0, 0, 0, 9]
            }
            .is_uniform()
        );
        assert!(
            !Pentanomial {
                counts: [0, 0, 0, 1, 3]
            }
            .is_uniform()
        );
        let won = Pentanomial {
            counts: [0, 0, 0, 0, 9],
        }
        .strength()
        .expect("pairs");
        assert_eq!((won.elo, won.elo_error), (f64::INFINITY, f64::INFINITY));
        assert_eq!((won.normalized, won.superiority), (f64::INFINITY, 1.0));
        let lost = Pentanomial {
            counts: [1, 0, 0, 0, 0],
        }
        .strength()
        .expect("pairs");
        assert_eq!((lost.elo, lost.superiority), (f64::NEG_INFINITY, 0.0));
        let drawn = Pentanomial {
            counts: [0, 0, 5, 0, 0],
        }
        .strength()
        .expect("pairs");
        assert_eq!((drawn.elo, drawn.elo_error), (0.0, 0.0));
        assert_eq!((drawn.normalized, drawn.superiority), (0.0, 0.5));
        let nearly = Pentanomial {
            counts: [0, 0, 0, 1, 3],
        }
        .strength()
        .expect("pairs");
        assert!(nearly.elo.is_finite() && nearly.elo_error == f64::INFINITY);
    }

    #[test]
    fn pairs_are_distinguished_from_other_groups() {
        let groups = [
            vec![
                game_with_places([0, 1], [1, 2]),
                game_with_places([1, 0], [1, 1]),
            ],
            vec![
                game_with_places([1, 0], [1, 2]),
                game_with_places([0, 1], [2, 1]),
            ],
            vec![game_with_places([0, 1], [1, 2])],
            vec![
                game_with_places([0, 1], [1, 2]),
                game_with_places([0, 1], [1, 2]),
            ],
            vec![
                game_with_places([1, 2], [1, 2]),
                game_with_places([2, 1], [2, 1]),
            ],
            vec![
                game_with_places([0, 0], [1, 2]),
                game_with_places([0, 0], [2, 1]),
            ],
            vec![
                game_with_places([0, 1, 2], [1, 2, 3]),
                game_with_places([2, 1, 0], [1, 2, 3]),
            ],
            vec![],
        ];
        assert_eq!(Pentanomial::of(0, &groups).counts, [1, 0, 0, 1, 0]);
        assert_eq!(Pentanomial::of(1, &groups).counts, [0, 1, 0, 0, 2]);
    }
}
