//! The most likely distributions of a pair's score under a condition, for the test in [`sprt`](super::sprt).
//!
//! By M. Van den Bergh, "Comments on Normalized Elo", <https://www.cantate.be/Fishtest/normalized_elo_practical.pdf>: a mean
//! by its proposition 1.1, a mean in standard deviations by its section 4.1.

use super::pentanomial::{SCORES, moments};

/// The maximum number of rounds of [`with_deviations`]. Fewer than 10 are usual, hundreds where nearly all pairs ended
/// alike.
const MAX_ROUNDS: usize = 1000;

/// The most likely distribution with a mean score.
pub fn with_mean(seen: &[f64; 5], mean: f64) -> [f64; 5] {
    tilted(seen, &SCORES.map(|score| score - mean))
}

/// Returns the most likely distribution whose mean is ½ plus this number of standard deviations.
///
/// This condition is not linear. The function makes it linear around a distribution, finds the most likely distribution, and
/// repeats until the distribution converges.
pub fn with_deviations(seen: &[f64; 5], deviations: f64) -> [f64; 5] {
    let mut likely = [0.2; 5];
    for _ in 0..MAX_ROUNDS {
        let (mean, variance) = moments(&likely);
        let deviation = variance.sqrt();
        let condition = SCORES.map(|score| {
            let apart = (score - mean) / deviation;
            score - 0.5 - deviations * deviation * (1.0 + apart * apart) / 2.0
        });
        let next = tilted(seen, &condition);
        let apart = likely
            .iter()
            .zip(&next)
            .map(|(one, other)| (one - other).abs());
        let furthest = apart.fold(0.0, f64::max);
        likely = next;
        if furthest < 1e-9 {
            break;
        }
    }
    likely
}

/// Returns the most likely distribution in which the mean of a condition is zero, given the shares in `seen`.
///
/// Its shares are seen/(1 + θ condition). θ makes the mean zero. The mean falls as θ rises, so bisection finds it.
fn tilted(seen: &[f64; 5], condition: &[f64; 5]) -> [f64; 5] {
    let least = condition.iter().copied().fold(f64::INFINITY, f64::min);
    let most = condition.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    let tilt = |theta: f64| {
        let mut shares = *seen;
        for (share, condition) in shares.iter_mut().zip(condition) {
            *share /= 1.0 + theta * condition;
        }
        shares
    };
    loop {
        let middle = low + (high - low) / 2.0;
        if middle <= low || middle >= high {
            return tilt(middle);
        }
        let mean: f64 = tilt(middle).iter().zip(condition).map(|(a, b)| a * b).sum();
        if mean > 0.0 {
            low = middle
        } else {
            high = middle
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::sprt::{NORMALIZED_ELO, score};
    use warren::thinking::search::Random;

    #[test]
    fn likely_distributions_keep_their_condition() {
        let mut random = Random::new(8);
        for _ in 0..500 {
            let counts: [f64; 5] = std::array::from_fn(|_| {
                let most = [1, 2, 40, 1000][random.below(4)];
                (random.below(most) as f64).max(1e-3)
            });
            let total: f64 = counts.iter().sum();
            let seen = counts.map(|count| count / total);
            let elo = random.below(401) as f64 - 200.0;
            let likely = with_mean(&seen, score(elo));
            assert!(
                (likely.iter().sum::<f64>() - 1.0).abs() < 1e-6,
                "{likely:?}"
            );
            assert!((moments(&likely).0 - score(elo)).abs() < 1e-6, "{likely:?}");
            let deviations = elo / NORMALIZED_ELO * 2f64.sqrt();
            let likely = with_deviations(&seen, deviations);
            let (mean, variance) = moments(&likely);
            assert!(
                (likely.iter().sum::<f64>() - 1.0).abs() < 1e-6,
                "{likely:?}"
            );
            assert!(
                (mean - 0.5 - deviations * variance.sqrt()).abs() < 1e-4,
                "{counts:?} and {elo}: {likely:?}"
            );
        }
    }
}
