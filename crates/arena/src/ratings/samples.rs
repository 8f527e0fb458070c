//! Games for the tests.

use warren::thinking::search::Random;

use super::Game;

/// A game of these players, with their places, both by seat.
pub fn game_with_places<const SEATS: usize>(players: [usize; SEATS], places: [u8; SEATS]) -> Game {
    Game {
        players: players.to_vec(),
        places: places.to_vec(),
    }
}

/// The same game several times.
pub fn repeated(count: usize, game: Game) -> Vec<Game> {
    vec![game; count]
}

/// Returns two games with changed seats, from twice the points that `one` gets in each. `one` begins the first game.
pub fn pair(one: usize, other: usize, half_points: [u8; 2]) -> Vec<Game> {
    let [first, second] = half_points;
    let places = |own: u8| match own {
        0 => [2, 1],
        1 => [1, 1],
        _ => [1, 2],
    };
    let [other_place, own_place] = places(2 - second);
    vec![
        game_with_places([one, other], places(first)),
        game_with_places([other, one], [other_place, own_place]),
    ]
}

/// Returns games of the model: for each set of players, in each round, a group with one game for each first player. A player
/// comes first in proportion to the exponential of its strength. There are no ties, and no seat is better.
pub fn simulated_tournament(
    strengths: &[f64],
    seats: usize,
    rounds: usize,
    random: &mut Random,
) -> Vec<Vec<Game>> {
    let mut groups = Vec::new();
    for set in 0..1u32 << strengths.len() {
        if set.count_ones() as usize != seats {
            continue;
        }
        let set: Vec<usize> = (0..strengths.len())
            .filter(|player| set >> player & 1 == 1)
            .collect();
        for _ in 0..rounds {
            let mut seated = set.clone();
            let games = (0..seats).map(|_| {
                seated.rotate_left(1);
                simulate_game(&seated, strengths, random)
            });
            groups.push(games.collect());
        }
    }
    groups
}

fn simulate_game(players: &[usize], strengths: &[f64], random: &mut Random) -> Game {
    let mut places = vec![0; players.len()];
    for place in 1..=players.len() as u8 {
        let unplaced_seats = || (0..players.len()).filter(|&seat| places[seat] == 0);
        let worth = |seat: usize| strengths[players[seat]].exp();
        let mut chance = f64::from(random.fraction()) * unplaced_seats().map(worth).sum::<f64>();
        let mut winner = unplaced_seats().next().expect("an open seat");
        for seat in unplaced_seats() {
            winner = seat;
            chance -= worth(seat);
            if chance < 0.0 {
                break;
            }
        }
        places[winner] = place;
    }
    Game {
        players: players.to_vec(),
        places,
    }
}
