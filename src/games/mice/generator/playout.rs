//! Games of quick players, who look a few turns ahead. They serve to judge boards and to produce positions.

use crate::core::game::{Game, LegalMoves, Seat};
use crate::games::mice::{Arrow, Board, Cells, Heading, Mice};
use crate::thinking::search::Random;

/// The number of turns that a player looks ahead.
const TURNS_AHEAD: u8 = 8;
/// The number of arrows that a player tries.
const MAX_ARROWS_TRIED: usize = 12;

/// An arrow that is good for the player within the next turns: the best of some random arrows on cells where animals come.
///
/// The game must not be over.
pub(in crate::games::mice) fn quick_arrow(game: &Mice, random: &mut Random) -> Arrow {
    let cells: Vec<_> = cells_ahead(game).iter().collect();
    let mut best: Option<(i32, Arrow)> = None;
    for _ in 0..MAX_ARROWS_TRIED.min(cells.len()) {
        let arrow = Arrow {
            cell: cells[random.below(cells.len())],
            heading: Heading::ALL[random.below(4)],
        };
        if game.check(&arrow).is_err() {
            continue;
        }
        let gain = gain(game, &arrow);
        if best.is_none_or(|(highest, _)| gain > highest) {
            best = Some((gain, arrow));
        }
    }
    best.map_or_else(|| random_arrow(game, random), |(_, arrow)| arrow)
}

/// A random arrow. There is always one: a board has at most 12 arrows, 4 pits and 4 rockets, and at least 25 cells.
fn random_arrow(game: &Mice, random: &mut Random) -> Arrow {
    let mut arrows = Vec::new();
    game.legal_moves(&mut arrows);
    arrows[random.below(arrows.len())]
}

/// The cells where animals are within the next turns, from the turn in which a newly placed arrow takes effect.
fn cells_ahead(game: &Mice) -> Cells {
    let mut game = game.clone();
    let mut cells = Cells::NONE;
    for _ in 0..TURNS_AHEAD {
        game.pass();
        if game.outcome().is_some() {
            break;
        }
        cells.join(&game.next_animal_cells());
    }
    cells
}

/// The player's gain against the best of the others within the next turns, if the others pass.
fn gain(game: &Mice, arrow: &Arrow) -> i32 {
    let seat = game.side();
    let mut position = game.clone();
    position.play(arrow);
    for _ in 1..TURNS_AHEAD {
        if position.outcome().is_some() {
            break;
        }
        position.pass();
    }
    let points_gained = |player: Seat| {
        let index = player.index();
        position.points()[index] as i32 - game.points()[index] as i32
    };
    let players = (0..game.players() as u8).map(Seat);
    let others = players.filter(|&player| player != seat).map(points_gained);
    points_gained(seat) - others.max().unwrap_or(0)
}

/// The mean points of each player in games of quick players. `games` must be at least 1.
pub fn mean_points(board: &Board, games: u32, seed: u64) -> Vec<f64> {
    let mut random = Random::new(seed);
    let mut sums = vec![0; board.rockets().len()];
    for _ in 0..games {
        let mut game = Mice::new(board.clone());
        while game.outcome().is_none() {
            game.play(&quick_arrow(&game, &mut random));
        }
        let points = sums.iter_mut().zip(game.points());
        points.for_each(|(sum, points)| *sum += points);
    }
    let games = f64::from(games.max(1));
    sums.into_iter().map(|sum| f64::from(sum) / games).collect()
}
