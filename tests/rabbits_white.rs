//! The rabbits' engine: legal at any moment, reproducible, and sensible in simple cases.

use std::time::Duration;

use warren::core::game::Game;
use warren::games::rabbits::engine::Engine;
use warren::games::rabbits::{Cell, Direction, HUNTERS, Move, RABBITS, Rabbits};
use warren::thinking::engine::{Level, OpenEngine, Thinker};
use warren::thinking::search::{Budget, Clock, Random};

/// A stopped clock, for searches that count nodes.
struct Still;

impl Clock for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The answer of an engine of full strength after slices of these nodes.
fn answer(game: &Rabbits, slices: &[u64]) -> Move {
    let mut engine = Engine::new(Level::FULL, 7);
    engine.set_position(game);
    for &nodes in slices {
        engine.think(&Still, Budget::nodes(nodes));
    }
    engine.best().parse().expect("a move")
}

/// A random move, legal or not.
fn wander(random: &mut Random, pieces: &[Option<Cell>]) -> Move {
    let mut step = |cell: Cell| {
        let way = Direction::ALL[random.below(4)];
        cell.step(way).map(|_| way)
    };
    let steps: Vec<Option<Direction>> =
        pieces.iter().map(|cell| cell.and_then(&mut step)).collect();
    Move::new(&steps)
}

/// Plays a random turn: the first of some random moves that is legal.
fn play_any(random: &mut Random, game: &mut Rabbits) {
    let pieces: Vec<Option<Cell>> = match game.side().index() {
        0 => game.rabbits().to_vec(),
        _ => game.hunters().iter().copied().map(Some).collect(),
    };
    while game.try_play(&wander(random, &pieces)).is_err() {}
}

/// A position with cabbages on some cells, some rabbits, and hunters, white to move, 70 turns before the end.
fn position(cabbages: &[(u8, u8)], rabbits: &[(u8, u8)], hunters: [(u8, u8); HUNTERS]) -> Rabbits {
    position_with(70, cabbages, rabbits, hunters)
}

/// A position the given number of turns before the end.
fn position_with(
    turns: u32,
    cabbages: &[(u8, u8)],
    rabbits: &[(u8, u8)],
    hunters: [(u8, u8); HUNTERS],
) -> Rabbits {
    let mut rows = [0u32; 24];
    for &(row, column) in cabbages {
        rows[usize::from(row)] |= 1 << (23 - column);
    }
    let rows = rows.map(|row| format!("{row:06x}"));
    let mut names = vec!["-".to_owned(); RABBITS];
    for (name, (row, column)) in names.iter_mut().zip(rabbits) {
        *name = format!("{row},{column}");
    }
    let hunters = hunters.map(|(row, column)| format!("{row},{column}"));
    format!(
        "{} {} {} {} {} 100 {}",
        rows.join("/"),
        names.join("/"),
        hunters.join("/"),
        562 - cabbages.len(),
        75 * (RABBITS - rabbits.len()),
        50 + turns
    )
    .parse()
    .expect("a position")
}

/// Distant hunters, in the lower right corner.
const FAR: [(u8, u8); HUNTERS] = [(23, 20), (23, 21), (23, 22), (23, 23), (22, 23), (21, 23)];

/// Distant hunters except for the first.
fn one_near(hunter: (u8, u8)) -> [(u8, u8); HUNTERS] {
    let mut hunters = FAR;
    hunters[0] = hunter;
    hunters
}

#[test]
fn it_answers_with_legal_moves_at_every_level() {
    let mut random = Random::new(5);
    for level in Level::all() {
        let mut game = Rabbits::new(15);
        let mut engine = Engine::new(level, 3);
        while game.outcome().is_none() {
            if game.side().index() == 0 && random.below(4) == 0 {
                engine.set_position(&game);
                for nodes in [0, 5, 20] {
                    engine.think(&Still, Budget::nodes(nodes));
                    let best: Move = engine.best().parse().expect("a move");
                    assert_eq!(game.check(&best), Ok(()), "{best} in {game}");
                }
            }
            play_any(&mut random, &mut game);
        }
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_move_however_sliced() {
    let mut random = Random::new(9);
    let mut game = Rabbits::new(120);
    for _ in 0..4 {
        for _ in 0..20 {
            play_any(&mut random, &mut game);
        }
        let whole = answer(&game, &[60]);
        assert_eq!(whole, answer(&game, &[60]));
        assert_eq!(whole, answer(&game, &[1, 30, 9, 20]));
    }
}

#[test]
fn a_rabbit_steps_away_from_a_hunter_beside_it() {
    // In the long corridor under the top wall, a hunter beside it, cabbage beyond the hunter.
    let game = position(&[(0, 3), (20, 3)], &[(0, 9)], one_near((0, 8)));
    let steps = answer(&game, &[300]);
    assert_eq!(steps.to_string(), "E-------", "{game}");
}

#[test]
fn a_rabbit_leaves_a_dead_end_before_a_hunter_closes_it() {
    // In a tooth of the comb under the upper hall: two steps out, and a hunter four steps from its mouth.
    let game = position(&[(7, 9), (20, 3)], &[(6, 9)], one_near((4, 13)));
    let steps = answer(&game, &[300]);
    assert_eq!(steps.to_string(), "N-------", "{game}");
}

#[test]
fn a_rabbit_eats_straight_ahead_when_nobody_threatens() {
    let game = position(&[(0, 9), (0, 10), (0, 11)], &[(0, 8)], FAR);
    let steps = answer(&game, &[300]);
    assert_eq!(steps.to_string(), "E-------", "{game}");
}

#[test]
fn a_rabbit_runs_into_a_dead_end_if_the_game_ends_before_it_is_caught() {
    // At the mouth of a tooth of the comb, which holds three cabbages; a hunter is beside the rabbit.
    let cabbages = [(5, 9), (6, 9), (7, 9), (20, 3)];
    let game = |turns| position_with(turns, &cabbages, &[(4, 9)], one_near((4, 10)));
    assert_eq!(answer(&game(3), &[300]).to_string(), "S-------");
    assert_ne!(answer(&game(70), &[300]).to_string(), "S-------");
}
