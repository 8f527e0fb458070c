//! The most likely distributions of a pair's score under a condition, for the test in [`sprt`](super::sprt).
//!
//! By M. Van den Bergh, "Comments on Normalized Elo", <https://www.cantate.be/Fishtest/normalized_elo_practical.pdf>: a mean
//! by its proposition 1.1, a mean in standard deviations by its section 4.1.

use super::pentanomial::{SCORES, mean_and_variance};

/// The maximum number of rounds of [`most_likely_with_deviations`]. Fewer than 10 are usual, hundreds where nearly all pairs
/// ended alike.
const MAX_ROUNDS: usize = 1000;

/// The iteration ends when no share changes by more than this.
const CONVERGED: f64 = 1e-9;

/// Returns the most likely distribution with a mean score.
pub fn most_likely_with_mean(observed: &[f64; 5], mean: f64) -> [f64; 5] {
    most_likely_with_zero_mean(observed, &SCORES.map(|score| score - mean))
}

/// Returns the most likely distribution whose mean is ½ plus this number of standard deviations.
///
/// This condition is not linear. The function makes it linear around a distribution, finds the most likely distribution, and
/// repeats until the distribution converges.
pub fn most_likely_with_deviations(observed: &[f64; 5], deviations: f64) -> [f64; 5] {
    let mut distribution = [0.2; 5];
    for _ in 0..MAX_ROUNDS {
        let (mean, variance) = mean_and_variance(&distribution);
        let deviation = variance.sqrt();
        let condition = SCORES.map(|score| {
            let distance = (score - mean) / deviation;
            score - 0.5 - deviations * deviation * (1.0 + distance * distance) / 2.0
        });
        let next_distribution = most_likely_with_zero_mean(observed, &condition);
        let changes = distribution
            .iter()
            .zip(&next_distribution)
            .map(|(one, other)| (one - other).abs());
        let max_change = changes.fold(0.0, f64::max);
        distribution = next_distribution;
        if max_change < CONVERGED {
            break;
        }
    }
    distribution
}

/// Returns the most likely distribution in which the mean of a condition is zero, given the shares in `observed`.
///
/// Its shares are observed/(1 + θ condition). θ makes the mean zero. The mean falls as θ rises, so bisection finds it.
fn most_likely_with_zero_mean(observed: &[f64; 5], condition: &[f64; 5]) -> [f64; 5] {
    let min_condition = condition.iter().copied().fold(f64::INFINITY, f64::min);
    let max_condition = condition.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (mut low_theta, mut high_theta) = (-1.0 / max_condition, -1.0 / min_condition);
    let shares_at = |theta: f64| {
        let mut shares = *observed;
        for (share, condition) in shares.iter_mut().zip(condition) {
            *share /= 1.0 + theta * condition;
        }
        shares
    };
    loop {
        let middle_theta = low_theta + (high_theta - low_theta) / 2.0;
        if middle_theta <= low_theta || middle_theta >= high_theta {
            return shares_at(middle_theta);
        }
        let mean: f64 = shares_at(middle_theta)
            .iter()
            .zip(condition)
            .map(|(a, b)| a * b)
            .sum();
        if mean > 0.0 {
            low_theta = middle_theta
        } else {
            high_theta = middle_theta
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::sprt::{NORMALIZED_ELO, expected_score};
    use warren::thinking::search::Random;

    #[test]
    fn likely_distributions_keep_their_condition() {
        let mut random = Random::new(8);
        for _ in 0..500 {
            let counts: [f64; 5] = std::array::from_fn(|_| {
                let max_count = [1, 2, 40, 1000][random.below(4)];
                (random.below(max_count) as f64).max(1e-3)
            });
            let total: f64 = counts.iter().sum();
            let observed = counts.map(|count| count / total);
            let elo = random.below(401) as f64 - 200.0;
            let distribution = most_likely_with_mean(&observed, expected_score(elo));
            assert!(
                (distribution.iter().sum::<f64>() - 1.0).abs() < 1e-6,
                "{distribution:?}"
            );
            assert!(
                (mean_and_variance(&distribution).0 - expected_score(elo)).abs() < 1e-6,
                "{distribution:?}"
            );
            let deviations = elo / NORMALIZED_ELO * 2f64.sqrt();
            let distribution = most_likely_with_deviations(&observed, deviations);
            let (mean, variance) = mean_and_variance(&distribution);
            assert!(
                (distribution.iter().sum::<f64>() - 1.0).abs() < 1e-6,
                "{distribution:?}"
            );
            assert!(
                (mean - 0.5 - deviations * variance.sqrt()).abs() < 1e-4,
                "{counts:?} and {elo}: {distribution:?}"
            );
        }
    }
}
