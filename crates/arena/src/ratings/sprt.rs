//! Whether a program is stronger than another, decided after as few pairs of games as possible.
//!
//! This is the generalized sequential probability ratio test on pairs, as fastchess, OpenBench and Fishtest use it. After
//! each pair, the likelihood of the results is compared under two hypotheses: the difference is `elo0`, or it is `elo1`.
//! Each hypothesis gets the distribution of a pair's points that explains the results best among all with that difference.
//!
//! - A. Wald (1945), "Sequential tests of statistical hypotheses": the test, and its bounds.
//! - X. Li, J. Liu and Z. Ying (2014), "Generalized sequential probability ratio test for separate families of hypotheses".
//! - M. Van den Bergh, "Comments on Normalized Elo", <https://www.cantate.be/Fishtest/normalized_elo_practical.pdf>: the
//!   distributions, by its proposition 1.1 for a mean and its section 4.1 for a mean in standard deviations.

use super::distributions::{most_likely_with_deviations, most_likely_with_mean};
use super::pentanomial::Pentanomial;

/// A mean score of ½ and one standard deviation of a game in normalized Elo: 800/ln 10.
pub const NORMALIZED_ELO: f64 = 800.0 / std::f64::consts::LN_10;

/// Replaces a count of zero pairs, so that no distribution excludes it. The value is that of fastchess.
const ZERO_COUNT_REPLACEMENT: f64 = 1e-3;

/// The greatest difference that a hypothesis may have, by its scale. In normalized Elo, [`most_likely_with_deviations`]
/// converges this far.
const MAX_ELO: u32 = 1000;
const MAX_NORMALIZED_ELO: u32 = 200;

/// The unit of the hypotheses' difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// In Elo: by the mean score alone.
    #[default]
    Logistic,
    /// In normalized Elo: by the mean score in standard deviations, so that the number of pairs depends little on draws. If all
    /// pairs are level, there is no deviation, and the test never ends.
    Normalized,
}

/// The two hypotheses and the error rates of the test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hypotheses {
    elo0: f64,
    elo1: f64,
    scale: Scale,
    alpha: f64,
    beta: f64,
}

/// The reason why hypotheses cannot be tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidHypotheses {
    #[error("the first difference has to be below the second")]
    Order,
    #[error("the differences have to be from -{0} to {0}")]
    Differences(u32),
    #[error("the probabilities of errors have to be above 0, and together below 1")]
    Errors,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The logarithm of the ratio of the likelihoods. Positive if the difference looks more like `elo1`.
    pub llr: f64,
    /// At or below it `elo0` is accepted.
    pub lower: f64,
    /// At or above it `elo1` is accepted.
    pub upper: f64,
    /// The accepted hypothesis; `None` while the test continues.
    pub accepted: Option<AcceptedHypothesis>,
}

/// An accepted hypothesis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AcceptedHypothesis {
    /// The hypothesis H0: the difference is no more than `elo0`.
    NotStronger,
    /// The hypothesis H1: the difference is at least `elo1`.
    Stronger,
}

impl Hypotheses {
    /// Tests whether the difference is `elo0` or `elo1`. `alpha` is the probability of accepting `elo1` although the difference
    /// is `elo0`; `beta` is the reverse.
    pub fn new(
        elo0: f64,
        elo1: f64,
        scale: Scale,
        alpha: f64,
        beta: f64,
    ) -> Result<Hypotheses, InvalidHypotheses> {
        let max_difference = match scale {
            Scale::Logistic => MAX_ELO,
            Scale::Normalized => MAX_NORMALIZED_ELO,
        };
        let is_in_range = |elo: f64| elo.abs() <= f64::from(max_difference);
        if !(is_in_range(elo0) && is_in_range(elo1)) {
            return Err(InvalidHypotheses::Differences(max_difference));
        }
        if elo0 >= elo1 {
            return Err(InvalidHypotheses::Order);
        }
        if !(alpha > 0.0 && beta > 0.0 && alpha + beta < 1.0) {
            return Err(InvalidHypotheses::Errors);
        }
        Ok(Hypotheses {
            elo0,
            elo1,
            scale,
            alpha,
            beta,
        })
    }

    /// Returns the state of the test after these pairs.
    pub fn test(&self, pairs: &Pentanomial) -> Sprt {
        let llr = self.log_likelihood_ratio(pairs);
        let lower = (self.beta / (1.0 - self.alpha)).ln();
        let upper = ((1.0 - self.beta) / self.alpha).ln();
        let accepted = match llr {
            _ if llr >= upper => Some(AcceptedHypothesis::Stronger),
            _ if llr <= lower => Some(AcceptedHypothesis::NotStronger),
            _ => None,
        };
        Sprt {
            llr,
            lower,
            upper,
            accepted,
        }
    }

    fn log_likelihood_ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pair_count() == 0 {
            return 0.0;
        }
        let counts = pairs.counts.map(|count| match count {
            0 => ZERO_COUNT_REPLACEMENT,
            _ => count as f64,
        });
        let total: f64 = counts.iter().sum();
        let observed_shares = counts.map(|count| count / total);
        let likeliest = |elo: f64| match self.scale {
            Scale::Logistic => most_likely_with_mean(&observed_shares, expected_score(elo)),
            // A pair is the mean of two games, so its standard deviation is smaller by the square root of 2.
            Scale::Normalized => {
                most_likely_with_deviations(&observed_shares, elo / NORMALIZED_ELO * 2f64.sqrt())
            }
        };
        let (low, high) = (likeliest(self.elo0), likeliest(self.elo1));
        let log_ratios = high.iter().zip(&low).map(|(high, low)| (high / low).ln());
        counts
            .iter()
            .zip(log_ratios)
            .map(|(count, log_ratio)| count * log_ratio)
            .sum()
    }
}

/// Returns the expected score, from 0 to 1, of a player who is stronger by `elo`.
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// Returns how much stronger a player with this mean score is, in Elo. The result is infinite at 0 or less and at 1 or more.
pub fn elo_difference(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::pentanomial::mean_and_variance;
    use warren::thinking::search::Random;

    fn hypotheses(elo0: f64, elo1: f64, scale: Scale) -> Hypotheses {
        Hypotheses::new(elo0, elo1, scale, 0.05, 0.05).expect("sound hypotheses")
    }

    fn llr(elo0: f64, elo1: f64, scale: Scale, counts: [u64; 5]) -> f64 {
        hypotheses(elo0, elo1, scale)
            .test(&Pentanomial { counts })
            .llr
    }

    /// The results that fastchess expects in its own tests.
    #[test]
    fn the_ratio_is_the_one_of_fastchess() {
        use Scale::{Logistic, Normalized};
        let cases = [
            (0.0, 2.0, Normalized, [365, 16618, 36229, 16974, 390], 2.25),
            (-1.75, 0.25, Normalized, [127, 4883, 10712, 5150, 104], 3.01),
            (0.5, 2.5, Logistic, [223, 9863, 21279, 10037, 246], -3.07),
            (0.0, 2.0, Logistic, [871, 26175, 55983, 26678, 821], -4.98),
        ];
        for (elo0, elo1, scale, counts, expected) in cases {
            let computed_llr = llr(elo0, elo1, scale, counts);
            assert!(
                (computed_llr - expected).abs() < 0.01,
                "{counts:?}: {computed_llr}"
            );
        }
    }

    /// Returns the greatest logarithm of the likelihood of counts under a mean, by climbing along the three directions that
    /// preserve the sum and the mean of a distribution.
    fn greatest_likelihood(counts: &[f64; 5], mean: f64) -> f64 {
        let value = |shares: &[f64; 5]| -> f64 {
            counts
                .iter()
                .zip(shares)
                .map(|(count, share)| count * share.ln())
                .sum()
        };
        // A binomial distribution has this mean.
        let mut shares: [f64; 5] = std::array::from_fn(|points| {
            let path_count = [1.0, 4.0, 6.0, 4.0, 1.0][points];
            path_count * mean.powi(points as i32) * (1.0 - mean).powi(4 - points as i32)
        });
        let shifted = |shares: &[f64; 5], first: usize, amount: f64| {
            let mut moved = *shares;
            moved[first] += amount;
            moved[first + 1] -= 2.0 * amount;
            moved[first + 2] += amount;
            moved
        };
        for _ in 0..300 {
            for first in 0..3 {
                let mut low = -shares[first].min(shares[first + 2]);
                let mut high = shares[first + 1] / 2.0;
                for _ in 0..80 {
                    let third = (high - low) / 3.0;
                    let (one, other) = (low + third, high - third);
                    if value(&shifted(&shares, first, one)) < value(&shifted(&shares, first, other))
                    {
                        low = one
                    } else {
                        high = other
                    }
                }
                shares = shifted(&shares, first, (low + high) / 2.0);
            }
        }
        value(&shares)
    }

    #[test]
    fn the_ratio_is_of_the_greatest_likelihoods() {
        let cases = [
            ([5, 20, 60, 31, 9], 0.0, 10.0),
            ([40, 3, 1, 2, 70], -20.0, 50.0),
            ([1, 1, 1, 1, 1], 0.0, 5.0),
            ([300, 100, 20, 10, 7], 0.0, 100.0),
        ];
        for (counts, elo0, elo1) in cases {
            let observed_shares = counts.map(|count: u64| count as f64);
            let expected = greatest_likelihood(&observed_shares, expected_score(elo1))
                - greatest_likelihood(&observed_shares, expected_score(elo0));
            let computed_llr = llr(elo0, elo1, Scale::Logistic, counts);
            assert!(
                (computed_llr - expected).abs() < 1e-5 * (1.0 + expected.abs()),
                "{counts:?}: {computed_llr} instead of {expected}"
            );
        }
    }

    /// With many pairs the ratio is near that of two normal distributions: section 4.2 of the paper on normalized Elo.
    #[test]
    fn normalized_ratios_are_near_those_of_normal_distributions() {
        let cases = [
            ([50, 200, 600, 310, 90], 0.0, 10.0),
            ([400, 30, 10, 20, 430], -10.0, 20.0),
            ([80, 100, 300, 220, 150], 0.0, 40.0),
        ];
        for (counts, elo0, elo1) in cases {
            let pairs = Pentanomial { counts };
            let total = pairs.pair_count() as f64;
            let (mean, variance) = mean_and_variance(&counts.map(|count| count as f64 / total));
            let squared_distance = |elo: f64| {
                let deviations = elo / NORMALIZED_ELO * 2f64.sqrt();
                ((mean - 0.5) / variance.sqrt() - deviations).powi(2)
            };
            let expected = total / 2.0
                * ((1.0 + squared_distance(elo0)) / (1.0 + squared_distance(elo1))).ln();
            let computed_llr = llr(elo0, elo1, Scale::Normalized, counts);
            assert!(
                (computed_llr - expected).abs() < 0.03 * (1.0 + expected.abs()),
                "{counts:?}: {computed_llr} and {expected}"
            );
        }
    }

    #[test]
    fn one_sided_results_end_the_test() {
        let accepted_after = |counts, scale| {
            let sprt = hypotheses(0.0, 50.0, scale).test(&Pentanomial { counts });
            assert!(sprt.llr.is_finite(), "{counts:?} {scale:?}: {sprt:?}");
            sprt.accepted
        };
        for scale in [Scale::Logistic, Scale::Normalized] {
            assert_eq!(accepted_after([0, 0, 0, 0, 0], scale), None);
            assert_eq!(accepted_after([0, 0, 0, 0, 1], scale), None);
            assert_eq!(
                accepted_after([0, 0, 0, 0, 60], scale),
                Some(AcceptedHypothesis::Stronger)
            );
            assert_eq!(
                accepted_after([60, 0, 0, 0, 0], scale),
                Some(AcceptedHypothesis::NotStronger)
            );
        }
        let drawn = [0, 0, 60, 0, 0];
        assert_eq!(
            accepted_after(drawn, Scale::Logistic),
            Some(AcceptedHypothesis::NotStronger)
        );
        assert_eq!(accepted_after(drawn, Scale::Normalized), None);
        // All games are won: half of the likeliest distribution lies on losses, so its mean is its share of wins.
        let computed_llr = llr(0.0, 5.0, Scale::Normalized, [0, 0, 0, 0, 104]);
        let deviations = 5.0 / NORMALIZED_ELO * 2f64.sqrt();
        let expected = 104.0 * (1.0 + deviations / (1.0 + deviations.powi(2)).sqrt()).ln();
        assert!(
            (computed_llr - expected).abs() < 1e-2,
            "{computed_llr} instead of {expected}"
        );
    }

    /// Tests with pairs from a distribution until one hypothesis is accepted. Returns the share in which the second was.
    fn share_accepted(hypotheses: &Hypotheses, likeliest: &[f64; 5], seed: u64) -> f64 {
        const RUNS: usize = 400;
        let mut random = Random::new(seed);
        let mut stronger = 0;
        for _ in 0..RUNS {
            let mut pairs = Pentanomial::default();
            loop {
                let mut chance = f64::from(random.fraction());
                let mut half_points = 0;
                while half_points < 4 && chance >= likeliest[half_points] {
                    chance -= likeliest[half_points];
                    half_points += 1;
                }
                pairs.add(half_points);
                if let Some(accepted) = hypotheses.test(&pairs).accepted {
                    stronger += usize::from(accepted == AcceptedHypothesis::Stronger);
                    break;
                }
            }
        }
        stronger as f64 / RUNS as f64
    }

    #[test]
    fn the_test_errs_as_often_as_it_may() {
        let observed_shares = [0.08, 0.2, 0.4, 0.22, 0.1];
        let logistic = hypotheses(0.0, 60.0, Scale::Logistic);
        let wrong = share_accepted(
            &logistic,
            &most_likely_with_mean(&observed_shares, expected_score(0.0)),
            1,
        );
        assert!(wrong <= 0.075, "{wrong}");
        let right = share_accepted(
            &logistic,
            &most_likely_with_mean(&observed_shares, expected_score(60.0)),
            2,
        );
        assert!(right >= 0.925, "{right}");
        let normalized = hypotheses(0.0, 80.0, Scale::Normalized);
        let wrong = share_accepted(
            &normalized,
            &most_likely_with_deviations(&observed_shares, 0.0),
            3,
        );
        assert!(wrong <= 0.075, "{wrong}");
        let deviations = 80.0 / NORMALIZED_ELO * 2f64.sqrt();
        let right = share_accepted(
            &normalized,
            &most_likely_with_deviations(&observed_shares, deviations),
            4,
        );
        assert!(right >= 0.925, "{right}");
    }

    #[test]
    fn unsound_hypotheses_are_refused() {
        let hypotheses = |elo0, elo1, scale, alpha, beta| {
            Hypotheses::new(elo0, elo1, scale, alpha, beta).map_err(|error| error.to_string())
        };
        let (logistic, normalized) = (Scale::Logistic, Scale::Normalized);
        assert!(hypotheses(-5.0, 0.0, logistic, 0.05, 0.1).is_ok());
        let order = Err("the first difference has to be below the second".to_owned());
        assert_eq!(hypotheses(5.0, 5.0, logistic, 0.05, 0.05), order);
        let too_large = Err("the differences have to be from -200 to 200".to_owned());
        assert_eq!(hypotheses(0.0, 201.0, normalized, 0.05, 0.05), too_large);
        assert!(hypotheses(0.0, 201.0, logistic, 0.05, 0.05).is_ok());
        for wrong in [f64::NAN, f64::NEG_INFINITY, 1001.0] {
            assert!(hypotheses(wrong, 5.0, logistic, 0.05, 0.05).is_err());
            assert!(hypotheses(0.0, wrong, logistic, 0.05, 0.05).is_err());
        }
        for wrong in [0.0, 1.0, 0.95, f64::NAN, -0.1] {
            assert!(hypotheses(0.0, 5.0, logistic, wrong, 0.05).is_err());
            assert!(hypotheses(0.0, 5.0, logistic, 0.05, wrong).is_err());
        }
    }
}
