//! The engine for the space mice: it follows the rules, is reproducible, can be stopped anywhere, and finds simple tactics.

use std::time::Duration;

use warren::core::game::{Game, LegalMoves};
use warren::games::mice::engine::Engine;
use warren::games::mice::{Arrow, Board, Cell, Door, Heading, Mice};
use warren::thinking::engine::{Level, OpenEngine, Thinker};
use warren::thinking::search::{Budget, Clock, Random};

/// A stopped clock, for searches that count nodes.
struct Still;

impl Clock for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The maximum number of turns in a simulation: the engine's farthest horizon.
const PIECE: u64 = 64;

/// A random board.
fn random_board(random: &mut Random) -> Board {
    loop {
        let size = 5 + random.below(21) as u8;
        let turns = 1 + random.below(60) as u8;
        let players = 2 + random.below(3);
        let mut cell = || Cell {
            x: random.below(size.into()) as u8,
            y: random.below(size.into()) as u8,
        };
        let rockets: Vec<Cell> = (0..players).map(|_| cell()).collect();
        let mut doors: Vec<Door> = Vec::new();
        for _ in 0..=random.below(16) {
            let door = Door {
                at: 1 + random.below(usize::from(size) - 2) as u8,
                wall: Heading::ALL[random.below(4)],
            };
            if !doors.contains(&door) {
                doors.push(door);
            }
        }
        if let Ok(board) = Board::new(size, turns, &rockets, &doors) {
            return board;
        }
    }
}

/// A game after so many random arrows, at most all but the last.
fn random_position(random: &mut Random, plies: u32) -> Mice {
    let mut game = Mice::new(random_board(random));
    let mut moves = Vec::new();
    while game.ply() < plies.min(u32::from(game.board().turns()) - 1) {
        game.legal_moves(&mut moves);
        game.play(&moves[random.below(moves.len())]);
    }
    game
}

fn position(text: &str) -> Mice {
    text.parse().expect("a position")
}

fn best(engine: &Engine, game: &Mice) -> Arrow {
    let arrow: Arrow = engine.best().parse().expect("an arrow");
    game.check(&arrow).expect("a legal arrow");
    arrow
}

/// The engine's arrow after so many nodes.
fn choice(level: Level, game: &Mice, nodes: u64) -> Arrow {
    let mut engine = Engine::new(level, 7);
    engine.set_position(game);
    engine.think(&Still, Budget::nodes(nodes));
    best(&engine, game)
}

#[test]
fn the_best_arrow_is_legal_wherever_the_search_is_cut() {
    let mut random = Random::new(1);
    for round in 0..36 {
        let game = random_position(&mut random, 2 * round);
        for level in [
            Level::all().nth(round as usize % 12).expect("a level"),
            Level::FULL,
        ] {
            let mut engine = Engine::new(level, round.into());
            engine.set_position(&game);
            for slice in 0..12 {
                best(&engine, &game);
                if engine.think(&Still, Budget::nodes(slice * slice * 30)).done {
                    break;
                }
            }
            best(&engine, &game);
        }
    }
}

#[test]
fn every_level_plays_whole_games_by_the_rules() {
    let mut random = Random::new(2);
    for level in Level::all() {
        let mut game = random_position(&mut random, 0);
        let mut engine = Engine::new(level, 1);
        while game.outcome().is_none() {
            engine.set_position(&game);
            engine.think(&Still, Budget::nodes(3_000));
            let arrow = best(&engine, &game);
            game.play(&arrow);
        }
    }
}

#[test]
fn an_arrow_is_placed_where_nothing_can_be_done() {
    let games = [
        // The last turn of a game: no animal reaches the arrow.
        "9 1 4,4/2,2 3N/5S 0 0/0 -/- -",
        "9 24 4,4/2,2 3N/5S 23 3/4 -/- 3,3S2m1c",
        // Animals that fall into a pit at once.
        "5 30 2,2/3,3 3N 0 0/0 -/- -",
        // The minimum number of free places: five.
        "5 60 1,1/3,1/1,3/3,3 2N 20 9/9/9/9 1,0S+3,0E+0,1N/0,2N+0,3W+1,4S/2,4S+3,4W+4,3N/4,2N+4,1E+2,2S -",
    ];
    for game in games.map(position) {
        for level in Level::all() {
            let mut engine = Engine::new(level, 1);
            engine.set_position(&game);
            engine.think(&Still, Budget::nodes(5_000));
            best(&engine, &game);
        }
    }
}

#[test]
fn thinking_ends_where_there_is_nothing_to_find() {
    let game = position("9 1 4,4/2,2 3N/5S 0 0/0 -/- -");
    for level in Level::all() {
        let mut engine = Engine::new(level, 1);
        engine.set_position(&game);
        assert!(engine.think(&Still, Budget::nodes(5_000)).done);
    }
}

/// Levels 1 to 11 limit themselves, so a change of the search must not change their play, nor that of the highest level against
/// several opponents. Only new level settings may change it.
#[test]
fn lower_levels_play_as_they_always_did() {
    let recorded = [
        (
            22,
            "16 2 S, 15 14 S, 16 2 N, 16 2 N, 16 2 N, 16 2 E, 16 2 E, 16 3 N, 16 4 N, 16 4 N, 16 4 W",
        ),
        (
            24,
            "5 17 E, 0 4 N, 16 16 N, 1 1 S, 12 6 W, 5 18 W, 17 16 W, 17 16 W, 14 16 W, 14 16 W, 14 16 W",
        ),
        (
            29,
            "16 12 E, 3 17 S, 7 11 N, 3 17 S, 3 17 S, 3 18 E, 3 18 E, 6 14 S, 6 14 S, 6 14 S, 6 14 S, 6 14 S",
        ),
        (
            31,
            "21 1 W, 21 1 W, 18 4 W, 13 5 S, 13 5 S, 13 5 S, 13 5 S, 14 6 W, 14 6 W, 14 6 W, 14 6 W, 14 6 W",
        ),
    ];
    for (seed, arrows) in recorded {
        let game = random_position(&mut Random::new(seed), 14);
        let levels = Level::all().filter(|&level| level != Level::FULL || game.players() > 2);
        let played = levels.map(|level| choice(level, &game, 20_000).to_string());
        let played: Vec<String> = played.collect();
        assert_eq!(played.join(", "), arrows, "in {game}");
    }
}

#[test]
fn equal_seeds_and_nodes_give_equal_arrows() {
    let mut random = Random::new(3);
    for round in 0..8 {
        let game = random_position(&mut random, 5 * round);
        let [one, other] = [(); 2].map(|()| choice(Level::FULL, &game, 4_000));
        assert_eq!(one, other, "{game}");
    }
}

#[test]
fn cutting_a_search_into_slices_changes_nothing() {
    let mut random = Random::new(4);
    for round in 0..6 {
        let game = random_position(&mut random, 5 * round);
        let think = |slice: u64| {
            let mut engine = Engine::new(Level::FULL, 7);
            engine.set_position(&game);
            for _ in 0..6_000 / slice {
                engine.think(&Still, Budget::nodes(slice));
            }
            engine.best()
        };
        let whole = think(6_000);
        assert_eq!(think(1_500), whole, "{game}");
        assert_eq!(think(100), whole, "{game}");
    }
}

#[test]
fn a_slice_ends_with_its_nodes_or_a_piece_of_work_later() {
    let mut random = Random::new(5);
    for round in 0..12 {
        let game = random_position(&mut random, 4 * round);
        let mut engine = Engine::new(Level::FULL, 7);
        engine.set_position(&game);
        let mut granted = PIECE;
        for slice in [0, 1, 50, 300, 4_000, 20_000] {
            granted += slice;
            if let Some(info) = engine.think(&Still, Budget::nodes(slice)).info {
                assert!(
                    info.nodes <= granted + PIECE,
                    "{} of {granted}: {game}",
                    info.nodes
                );
            }
        }
    }
}

#[test]
fn a_slice_without_budget_does_nothing() {
    let mut engine = Engine::new(Level::FULL, 1);
    let game = position("9 30 4,4/2,2 3N/5S 6 3/4 -/- 3,3S2m1c");
    engine.set_position(&game);
    let before = best(&engine, &game);
    let thought = engine.think(&Still, Budget::until(Duration::ZERO));
    assert!(!thought.done && thought.info.is_none());
    assert_eq!(best(&engine, &game), before);
}

#[test]
fn news_begin_with_the_best_arrow_and_can_be_played() {
    let mut random = Random::new(6);
    for round in 0..24 {
        let game = random_position(&mut random, 2 * round);
        let level = Level::all().nth(round as usize % 12).expect("a level");
        let mut engine = Engine::new(level, 3);
        engine.set_position(&game);
        let info = engine
            .think(&Still, Budget::nodes(8_000))
            .info
            .expect("news");
        assert_eq!(info.line[0], engine.best());
        let mut next = game.clone();
        for arrow in &info.line {
            next.try_play(&arrow.parse().expect("an arrow"))
                .expect("a legal line");
        }
    }
}

#[test]
fn it_brings_mice_home_that_pass_the_rocket() {
    // Four times as many mice as any other arrow could bring, on the way past the rocket.
    let game = position("9 4 4,4/1,7 7N 0 0/0 -/- 2,5E9m");
    for level in Level::all().skip(7) {
        let arrow = choice(level, &game, 100_000);
        assert_eq!(arrow.to_string(), "4 5 N", "level {level}");
    }
}

#[test]
fn it_turns_a_cat_away_from_its_rocket() {
    let game = position("9 4 4,4/1,7 7N 0 30/9 -/- 1,4E1c");
    for level in Level::all().skip(7) {
        let arrow = choice(level, &game, 100_000);
        assert_eq!(arrow.cell, Cell { x: 3, y: 4 }, "level {level}");
        assert_ne!(arrow.heading, Heading::East, "level {level}");
    }
}

#[test]
fn it_sends_a_cat_to_the_rocket_of_the_other() {
    // On the first turn, so that the other player cannot turn it away.
    let game = position("9 4 1,7/4,4 7N 0 9/30 -/- 2,5E1c");
    for level in Level::all().skip(7) {
        let arrow = choice(level, &game, 100_000);
        assert_eq!(arrow.to_string(), "4 5 N", "level {level}");
    }
}
