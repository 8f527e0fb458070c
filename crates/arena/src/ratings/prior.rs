//! The weak prior of ratings: imaginary games, each half won and half lost.
//!
//! Each player has one against an imaginary player with rating 0; the advantage of the first player and the share of draws have
//! one each. Half a win and half a loss are Jeffreys's prior for the probability of a win, Beta(½, ½). In terms of the rating
//! it is the hyperbolic secant distribution with a standard deviation of π, which is 546 Elo. So everything stays finite if a
//! player has won everything or has not played, and if two sets of players have never met: each is around 0. The influence
//! fades with more games.
//!
//! The imaginary player is the same for all, unlike in BayesElo, where a player's prior is draws against its opponents. In a
//! Swiss tournament winners meet winners, and players with few games are set too far apart. In simulated tournaments with 7
//! rounds of pairs and a standard deviation of 174 Elo, draws against opponents do so by half, and this prior by a quarter.
//! Where players are known beforehand and meet only their equals, this prior draws them together instead.
//!
//! For intervals, imaginary games are sampled like the real ones: their wins and losses are Gamma(½) numbers, ½ in the mean, so
//! that the share of wins has Jeffreys's prior as its distribution, as in the Bayesian bootstrap of D. B. Rubin (1981). Without
//! that, a player who has won everything would win everything in all resamples, and its interval would be almost empty. With it
//! the interval is wide at the top.

use std::f64::consts::TAU;

use warren::thinking::search::Random;

use super::likelihood::{Alternatives, Choice, SEATS};

/// The minimum win and loss of a sampled imaginary game. It bounds the rating of a player who has won everything.
const MIN_SAMPLED_RESULT: f64 = 0.01;

/// Whether an event happens, from its log-odds.
const EVENT_HAPPENS: Alternatives = &[[1.0, 0.0, 0.0, 0.0], [0.0; SEATS]];

/// An imaginary game about one parameter. The first alternative is a win, the others are losses.
pub struct ImaginaryGame {
    pub parameter: usize,
    pub choice: Choice,
}

impl ImaginaryGame {
    /// The mean win and loss.
    pub const MEAN: [f64; 2] = [0.5; 2];

    /// Returns a choice by one parameter.
    pub fn with_alternatives(parameter: usize, alternatives: Alternatives) -> ImaginaryGame {
        ImaginaryGame {
            parameter,
            choice: Choice {
                parameters: [parameter, 0, 0, 0],
                alternatives,
            },
        }
    }

    /// Returns the game of an event whose log-odds are a parameter. A strength is the log-odds of a win against rating 0.
    pub fn with_log_odds(parameter: usize) -> ImaginaryGame {
        ImaginaryGame::with_alternatives(parameter, EVENT_HAPPENS)
    }

    /// Samples a win and a loss.
    pub fn sample(random: &mut Random) -> [f64; 2] {
        [(); 2].map(|()| sample_gamma(random).max(MIN_SAMPLED_RESULT))
    }
}

/// Samples the distribution Gamma(½): half the square of a normal number, by Box and Muller.
fn sample_gamma(random: &mut Random) -> f64 {
    let mut fraction = || ((random.bits() >> 11) + 1) as f64 / (1u64 << 53) as f64;
    let (radius, angle) = (-fraction().ln(), fraction() * TAU);
    radius * angle.cos().powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gamma_numbers_have_their_mean_and_variance() {
        let mut random = Random::new(9);
        let numbers: Vec<f64> = (0..40_000).map(|_| sample_gamma(&mut random)).collect();
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let squares = numbers.iter().map(|number| (number - mean).powi(2));
        let variance = squares.sum::<f64>() / count;
        assert!((mean - 0.5).abs() < 0.02, "{mean}");
        assert!((variance - 0.5).abs() < 0.03, "{variance}");
    }

    #[test]
    fn sampled_games_are_won_and_lost_somewhat() {
        let mut random = Random::new(2);
        let sampled: Vec<[f64; 2]> = (0..1000)
            .map(|_| ImaginaryGame::sample(&mut random))
            .collect();
        assert!(
            sampled
                .iter()
                .flatten()
                .all(|&part| part >= MIN_SAMPLED_RESULT)
        );
        assert!(
            sampled
                .iter()
                .any(|&[won, lost]| won == MIN_SAMPLED_RESULT || lost == MIN_SAMPLED_RESULT)
        );
    }
}
