//! Ratings from games for two: the model of Bradley and Terry (1952), with draws and with an advantage of the first player.
//!
//! If d is the first player's strength minus the second's plus the advantage, the first player wins, draws and loses in
//! proportion to exp(d/2), ν and exp(-d/2). Draws are from R. R. Davidson (1970), "On extending the Bradley–Terry model to
//! accommodate ties in paired comparison experiments", the advantage is from R. R. Davidson and R. J. Beaver (1977), "On
//! extending the Bradley–Terry model to incorporate within-pair order effects".

use std::cmp::Ordering;

use super::Game;
use super::likelihood::{Alternatives, Choice, Model, SEATS};
use super::prior::ImaginaryGame;

/// A game's result, from the first player's strength, the second's, the first player's advantage and ln ν.
const RESULT: Alternatives = &[
    [0.5, -0.5, 0.5, 0.0],
    [0.0, 0.0, 0.0, 1.0],
    [-0.5, 0.5, -0.5, 0.0],
];

/// Whether a game between equals is drawn, from ln ν.
const DRAWN: Alternatives = &[[1.0, 0.0, 0.0, 0.0], [0.0; SEATS], [0.0; SEATS]];

/// The choices of a tournament whose games all have two seats. The parameters are the players' strengths, the first player's
/// advantage and ln ν.
pub fn model(players: usize, groups: &[&[Game]]) -> Model {
    let (advantage, draws) = (players, players + 1);
    let mut imaginary: Vec<ImaginaryGame> =
        (0..=advantage).map(ImaginaryGame::with_log_odds).collect();
    imaginary.push(ImaginaryGame::with_alternatives(draws, DRAWN));
    let mut model = Model::new(imaginary);
    for group in groups {
        model.begin_group();
        for game in *group {
            let choice = Choice {
                parameters: [game.players[0], game.players[1], advantage, draws],
                alternatives: RESULT,
            };
            let shares = match game.places[0].cmp(&game.places[1]) {
                Ordering::Less => [1.0, 0.0, 0.0],
                Ordering::Equal => [0.0, 1.0, 0.0],
                Ordering::Greater => [0.0, 0.0, 1.0],
            };
            model.add_choice(choice, &shares);
        }
    }
    model
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::ELO_PER_UNIT;
    use crate::ratings::samples::{game, repeated};

    /// The parameters of a tournament.
    fn fit(players: usize, games: &[Game]) -> Vec<f64> {
        model(players, &[games]).fit()
    }

    #[test]
    fn the_difference_follows_from_wins_and_losses() {
        let (won, lost) = (3000, 1000);
        let games = [
            repeated(won, game([0, 1], [1, 2])),
            repeated(won, game([1, 0], [2, 1])),
            repeated(lost, game([0, 1], [2, 1])),
            repeated(lost, game([1, 0], [1, 2])),
        ];
        let found = fit(2, &games.concat());
        let elo = (found[0] - found[1]) * ELO_PER_UNIT;
        assert!((elo - 400.0 * 3f64.log10()).abs() < 0.1, "{elo}");
        assert!(
            found[2].abs() * ELO_PER_UNIT < 1e-3,
            "the first player: {found:?}"
        );
    }

    #[test]
    fn the_first_players_advantage_is_separate_from_strength() {
        // Both win three quarters of the games that they begin.
        let games = [
            repeated(3000, game([0, 1], [1, 2])),
            repeated(1000, game([0, 1], [2, 1])),
            repeated(3000, game([1, 0], [1, 2])),
            repeated(1000, game([1, 0], [2, 1])),
        ];
        let found = fit(2, &games.concat());
        assert!(
            (found[0] - found[1]).abs() * ELO_PER_UNIT < 1e-3,
            "{found:?}"
        );
        let advantage = found[2] * ELO_PER_UNIT;
        assert!(
            (advantage - 400.0 * 3f64.log10()).abs() < 0.2,
            "{advantage}"
        );
    }

    #[test]
    fn draws_follow_davidson() {
        // The share of draws among equals is ν/(2 + ν). Wins and losses are in the ratio exp(d) however many draws there
        // are.
        let games = [
            repeated(1200, game([0, 1], [1, 2])),
            repeated(1200, game([1, 0], [2, 1])),
            repeated(600, game([0, 1], [2, 1])),
            repeated(600, game([1, 0], [1, 2])),
            repeated(900, game([0, 1], [1, 1])),
            repeated(900, game([1, 0], [1, 1])),
        ];
        let found = fit(2, &games.concat());
        assert!((found[0] - found[1] - 2f64.ln()).abs() < 2e-3, "{found:?}");
        let nu = 900.0 / (1200.0f64 * 600.0).sqrt();
        assert!((found[3] - nu.ln()).abs() < 2e-3, "{found:?}");
    }

    #[test]
    fn a_program_may_play_against_itself() {
        let games = [
            repeated(80, game([1, 1], [1, 2])),
            repeated(10, game([1, 1], [2, 1])),
        ];
        let found = fit(2, &games.concat());
        assert!(found[..2].iter().all(|part| part.abs() < 1e-9), "{found:?}");
        assert!((found[2] - 8f64.ln()).abs() < 0.1, "{found:?}");
    }
}
