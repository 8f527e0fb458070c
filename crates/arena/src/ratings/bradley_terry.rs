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
    use crate::ratings::samples::{game_with_places, repeated};

    /// The parameters of a tournament.
    fn fit(players: usize, games: &[Game]) -> Vec<f64> {
        model(players, &[games]).fit()
    }

    #[test]
    fn the_difference_follows_from_wins_and_losses() {
        let (won, lost) = (3000, 1000);
        let games = [
            repeated(won, game_with_places([0, 1], [1, 2])),
            repeated(won, game_with_places([1, 0], [2, 1])),
            repeated(lost, game_with_places([0, 1], [2, 1])),
            repeated(lost, game_with_places([1, 0], [1, 2])),
        ];
        let parameters = fit(2, &games.concat());
        let elo = (parameters[0] - parameters[1]) * ELO_PER_UNIT;
        assert!((elo - 400.0 * 3f64.log10()).abs() < 0.1, "{elo}");
        assert!(
            parameters[2].abs() * ELO_PER_UNIT < 1e-3,
            "the first player: {parameters:?}"
        );
    }

    #[test]
    fn the_first_players_advantage_is_separate_from_strength() {
        // Both win three quarters of the games that they begin.
        let games = [
            repeated(3000, game_with_places([0, 1], [1, 2])),
            repeated(1000, game_with_places([0, 1], [2, 1])),
            repeated(3000, game_with_places([1, 0], [1, 2])),
            repeated(1000, game_with_places([1, 0], [2, 1])),
        ];
        let parameters = fit(2, &games.concat());
        assert!(
            (parameters[0] - parameters[1]).abs() * ELO_PER_UNIT < 1e-3,
            "{parameters:?}"
        );
        let advantage = parameters[2] * ELO_PER_UNIT;
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
            repeated(1200, game_with_places([0, 1], [1, 2])),
            repeated(1200, game_with_places([1, 0], [2, 1])),
            repeated(600, game_with_places([0, 1], [2, 1])),
            repeated(600, game_with_places([1, 0], [1, 2])),
            repeated(900, game_with_places([0, 1], [1, 1])),
            repeated(900, game_with_places([1, 0], [1, 1])),
        ];
        let parameters = fit(2, &games.concat());
        assert!(
            (parameters[0] - parameters[1] - 2f64.ln()).abs() < 2e-3,
            "{parameters:?}"
        );
        let nu = 900.0 / (1200.0f64 * 600.0).sqrt();
        assert!((parameters[3] - nu.ln()).abs() < 2e-3, "{parameters:?}");
    }

    #[test]
    fn a_program_may_play_against_itself() {
        let games = [
            repeated(80, game_with_places([1, 1], [1, 2])),
            repeated(10, game_with_places([1, 1], [2, 1])),
        ];
        let parameters = fit(2, &games.concat());
        assert!(
            parameters[..2].iter().all(|strength| strength.abs() < 1e-9),
            "{parameters:?}"
        );
        assert!((parameters[2] - 8f64.ln()).abs() < 0.1, "{parameters:?}");
    }
}
