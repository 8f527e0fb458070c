//! Ratings from games for three or four, by the places: the model of Plackett (1975) and Luce (1959).
//!
//! The first place goes to a player in proportion to the exponential of its strength, the second place likewise among the rest,
//! and so on. For two players this is the model of Bradley and Terry.
//!
//! **Ties.** Tied players count as if they had come in each order equally often: the logarithm of the likelihood is averaged
//! over the orders. So two tied players have half a win each against each other, and they are equal against the rest.
//!
//! D. R. Hunter (2004), "MM algorithms for generalized Bradley–Terry models", finds the same maximum, in more steps. The tests
//! compare both.

use super::Game;
use super::likelihood::{Choice, Model, SEATS};
use super::prior::ImaginaryGame;

/// The alternatives for the first of two, three or four players, from their strengths.
static FIRST_PLACE: [[f64; SEATS]; SEATS] = [
    [1.0, 0.0, 0.0, 0.0],
    [0.0, 1.0, 0.0, 0.0],
    [0.0, 0.0, 1.0, 0.0],
    [0.0, 0.0, 0.0, 1.0],
];

/// The choices of a tournament. The parameters are the players' strengths.
pub fn model(players: usize, groups: &[&[Game]]) -> Model {
    let mut model = Model::new((0..players).map(ImaginaryGame::with_log_odds).collect());
    for group in groups {
        model.begin_group();
        for game in *group {
            add_game(&mut model, game);
        }
    }
    model
}

/// Adds the choices of a game, the first place first.
fn add_game(model: &mut Model, game: &Game) {
    let mut unplaced: Vec<usize> = (0..game.players.len()).collect();
    while !unplaced.is_empty() {
        let best = unplaced.iter().map(|&seat| game.places[seat]).min();
        let (tied, later): (Vec<usize>, Vec<usize>) = unplaced
            .into_iter()
            .partition(|&seat| Some(game.places[seat]) == best);
        add_tied_players(model, game, &tied, &later);
        unplaced = later;
    }
}

/// Adds the choices among tied players and all after them, averaged over the orders of the tied.
///
/// Any set of tied players may be left to be placed, all sets of a size equally often. Each player of the set then comes first
/// equally often.
fn add_tied_players(model: &mut Model, game: &Game, tied: &[usize], later: &[usize]) {
    for set in 1..1u32 << tied.len() {
        let size = set.count_ones() as usize;
        let share = 1.0 / (combinations(tied.len(), size) * size) as f64;
        let is_in_set = |number: usize| set >> number & 1 == 1;
        let members = (0..tied.len()).filter(|&number| is_in_set(number));
        let mut candidates: Vec<(usize, f64)> = members
            .map(|number| (game.players[tied[number]], share))
            .chain(later.iter().map(|&seat| (game.players[seat], 0.0)))
            .collect();
        if candidates.len() < 2 {
            continue;
        }
        // The same players in another order make the same choice.
        candidates.sort_by_key(|&(player, _)| player);
        let mut parameters = [0; SEATS];
        for (parameter, &(player, _)) in parameters.iter_mut().zip(&candidates) {
            *parameter = player;
        }
        let choice = Choice {
            parameters,
            alternatives: &FIRST_PLACE[..candidates.len()],
        };
        let shares: Vec<f64> = candidates.into_iter().map(|(_, share)| share).collect();
        model.add_choice(choice, &shares);
    }
}

/// Returns the number of sets of `size` among `total`.
fn combinations(total: usize, size: usize) -> usize {
    (0..size).fold(1, |count, taken| count * (total - taken) / (taken + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::samples::{game_with_places, repeated};
    use warren::thinking::search::Random;

    fn fit(players: usize, games: &[Game]) -> Vec<f64> {
        model(players, &[games]).fit()
    }

    /// Returns all possible orders of a game's seats, ties broken in each way.
    fn orders(game: &Game) -> Vec<Vec<usize>> {
        let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in 0..game.players.len() {
            orders = orders
                .into_iter()
                .flat_map(|order| {
                    let unplaced = (0..game.players.len()).filter(|seat| !order.contains(seat));
                    let unplaced: Vec<usize> = unplaced.collect();
                    let best = unplaced.iter().map(|&seat| game.places[seat]).min();
                    let next = unplaced.into_iter();
                    next.filter(move |&seat| Some(game.places[seat]) == best)
                        .map(move |seat| [&order[..], &[seat]].concat())
                        .collect::<Vec<_>>()
                })
                .collect();
        }
        orders
    }

    /// Hunter's MM: each worth becomes the player's number of choices won, divided by the sum of 1/(worth of all to choose
    /// from) over the choices in which it took part. The imaginary player has the worth 1.
    fn fit_by_mm(players: usize, games: &[Game]) -> Vec<f64> {
        let mut worths = vec![1.0f64; players];
        for _ in 0..2000 {
            let mut choices_won = vec![0.5; players];
            let mut shares: Vec<f64> = worths.iter().map(|worth| 1.0 / (worth + 1.0)).collect();
            for game in games {
                let orders = orders(game);
                let weight = 1.0 / orders.len() as f64;
                for order in &orders {
                    let order: Vec<usize> = order.iter().map(|&seat| game.players[seat]).collect();
                    for first in 0..order.len() - 1 {
                        choices_won[order[first]] += weight;
                        let all: f64 = order[first..].iter().map(|&player| worths[player]).sum();
                        order[first..]
                            .iter()
                            .for_each(|&player| shares[player] += weight / all);
                    }
                }
            }
            for (worth, (choices_won, share)) in
                worths.iter_mut().zip(choices_won.iter().zip(shares))
            {
                *worth = choices_won / share;
            }
        }
        worths.into_iter().map(f64::ln).collect()
    }

    #[test]
    fn newton_finds_what_hunters_mm_finds() {
        let mut random = Random::new(4);
        for seats in 2..=SEATS {
            let games: Vec<Game> = (0..30)
                .map(|_| {
                    let mut players = [0, 1, 2, 3, 4];
                    random.shuffle(&mut players);
                    // Low numbers come first more often, and ties are frequent.
                    let place = |player: usize| 1 + (random.below(2 + player) / 2) as u8;
                    Game {
                        places: players[..seats].iter().copied().map(place).collect(),
                        players: players[..seats].to_vec(),
                    }
                })
                .collect();
            let (found, expected) = (fit(5, &games), fit_by_mm(5, &games));
            for (found, expected) in found.iter().zip(&expected) {
                assert!(
                    (found - expected).abs() < 1e-4,
                    "{seats} seats: {found} instead of {expected}"
                );
            }
        }
    }

    #[test]
    fn tied_players_are_equally_strong() {
        let strengths = fit(
            4,
            &repeated(50, game_with_places([0, 1, 2, 3], [1, 1, 4, 3])),
        );
        assert!((strengths[0] - strengths[1]).abs() < 1e-6, "{strengths:?}");
        assert!(
            strengths[1] > strengths[3] && strengths[3] > strengths[2],
            "{strengths:?}"
        );
        let strengths = fit(
            4,
            &repeated(50, game_with_places([0, 1, 2, 3], [1, 1, 1, 1])),
        );
        assert!(
            strengths.iter().all(|strength| strength.abs() < 1e-6),
            "{strengths:?}"
        );
    }
}
