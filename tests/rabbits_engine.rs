//! The engine for Rabbit Hunt: it follows the rules, is reproducible, can be stopped anywhere, and finds simple tactics.

use std::time::Duration;

use warren::core::game::{Game, Seat};
use warren::core::record::Record;
use warren::games::rabbits::engine::{Engine, HUNTER_SEAT, Maze, NOWHERE, Position, RABBIT_SEAT};
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

/// A random legal move.
fn random_move(random: &mut Random, game: &Rabbits) -> Move {
    loop {
        let letters = game.options();
        let steps: Vec<Option<Direction>> = letters
            .iter()
            .map(|letters| {
                let letter = letters.chars().nth(random.below(letters.len().max(1)));
                let ways = Direction::ALL.into_iter();
                ways.clone().find(|way| Some(way.letter()) == letter)
            })
            .collect();
        let mv = Move::new(&steps);
        if game.check(&mv).is_ok() {
            return mv;
        }
    }
}

/// A position of an unfinished game after at most so many random plies.
fn random_position(random: &mut Random, plies: usize) -> Rabbits {
    let mut game = Rabbits::new(1 + random.below(240) as u32);
    for _ in 0..plies {
        let mut next = game.clone();
        next.play(&random_move(random, &game));
        if next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

/// A position with cabbage everywhere, the rabbits on these cells and the others caught. `ply` determines the side to move.
fn position(rabbits: &[(u8, u8)], hunters: [(u8, u8); HUNTERS], ply: u32) -> Rabbits {
    let cell = |&(row, column): &(u8, u8)| format!("{row},{column}");
    let mut pieces: Vec<String> = rabbits.iter().map(cell).collect();
    pieces.resize(RABBITS, "-".to_owned());
    let hunters: Vec<String> = hunters.iter().map(cell).collect();
    // Cells with pieces have no cabbage.
    let mut rows = vec![[true; 24]; 24];
    for text in pieces.iter().chain(&hunters).filter(|text| *text != "-") {
        let (row, column) = text.split_once(',').expect("row,column");
        let (row, column): (usize, usize) = (row.parse().unwrap(), column.parse().unwrap());
        rows[row][column] = false;
    }
    let digits = |row: &[bool; 24]| -> String {
        let digit = |four: &[bool]| four.iter().fold(0, |all, &bit| 2 * all + u32::from(bit));
        row.chunks(4)
            .map(|four| char::from_digit(digit(four), 16).expect("a digit"))
            .collect()
    };
    let field: Vec<String> = rows.iter().map(digits).collect();
    let caught = 75 * (RABBITS - rabbits.len());
    format!(
        "{} {} {} 0 {caught} {ply} 240",
        field.join("/"),
        pieces.join("/"),
        hunters.join("/")
    )
    .parse()
    .expect("a position")
}

fn best(engine: &Engine, game: &Rabbits) -> Move {
    let mv: Move = engine.best().parse().expect("a move");
    game.check(&mv).expect("a legal move");
    mv
}

#[test]
fn the_best_move_is_legal_wherever_the_search_is_cut() {
    let mut random = Random::new(1);
    for round in 0..36 {
        let game = random_position(&mut random, 6 * round);
        for level in [Level::all().nth(round % 12).expect("a level"), Level::FULL] {
            let mut engine = Engine::new(level, round as u64);
            engine.set_position(&game);
            for slice in 0..12 {
                best(&engine, &game);
                if engine.think(&Still, Budget::nodes(slice)).done {
                    break;
                }
            }
            best(&engine, &game);
        }
    }
}

#[test]
fn levels_play_whole_games_by_the_rules() {
    for (number, level) in Level::all().enumerate() {
        let mut engines = [Engine::new(level, 1), Engine::new(level, 2)];
        let mut game = Rabbits::new(10 + number as u32);
        while game.outcome().is_none() {
            let engine = &mut engines[game.side().index()];
            engine.set_position(&game);
            engine.think(&Still, Budget::nodes(20));
            let mv = best(engine, &game);
            game.play(&mv);
        }
    }
}

#[test]
fn equal_seeds_and_nodes_give_equal_moves() {
    let mut random = Random::new(2);
    for round in 0..6 {
        let game = random_position(&mut random, 15 * round + round % 2);
        let think = || {
            let mut engine = Engine::new(Level::FULL, 7);
            engine.set_position(&game);
            engine.think(&Still, Budget::nodes(100));
            engine.best()
        };
        assert_eq!(think(), think(), "{game}");
    }
}

#[test]
fn cutting_a_search_into_slices_changes_nothing() {
    let mut random = Random::new(3);
    for round in 0..8 {
        let game = random_position(&mut random, 12 * round + round % 2);
        let think = |slice: u64| {
            let mut engine = Engine::new(Level::FULL, 7);
            engine.set_position(&game);
            for _ in 0..240 / slice {
                engine.think(&Still, Budget::nodes(slice));
            }
            engine.best()
        };
        let whole = think(240);
        assert_eq!(think(60), whole, "{game}");
        assert_eq!(think(8), whole, "{game}");
    }
}

#[test]
fn a_slice_without_budget_does_nothing() {
    for ply in [0, 1] {
        let game = position(
            &[(13, 10), (14, 12)],
            [(0, 0), (0, 1), (0, 2), (1, 0), (9, 11), (9, 12)],
            ply,
        );
        let mut engine = Engine::new(Level::FULL, 1);
        engine.set_position(&game);
        let before = best(&engine, &game);
        assert!(!engine.think(&Still, Budget::until(Duration::ZERO)).done);
        assert_eq!(best(&engine, &game), before);
    }
}

#[test]
fn news_begin_with_the_best_move_and_have_plans() {
    let mut random = Random::new(4);
    for round in 0..24 {
        let game = random_position(&mut random, 8 * round + round % 2);
        let level = Level::all().nth(round % 12).expect("a level");
        let mut engine = Engine::new(level, 3);
        engine.set_position(&game);
        let info = engine.think(&Still, Budget::nodes(50)).info.expect("news");
        assert_eq!(info.line[0], engine.best());
        let mut next = game.clone();
        for mv in &info.line {
            next.try_play(&mv.parse().expect("a move"))
                .expect("a legal line");
        }
        let pieces = [RABBITS, HUNTERS][game.side().index()];
        assert_eq!(info.plan.len(), pieces);
        for (piece, way) in info.plan.iter().enumerate() {
            let steps = info.line.iter().step_by(2);
            let taken: String = steps
                .filter_map(|mv| mv.chars().nth(piece).filter(|&letter| letter != '-'))
                .collect();
            assert_eq!(*way, if taken.is_empty() { "-" } else { &taken });
        }
    }
}

#[test]
fn a_lone_rabbit_beside_a_hunter_is_caught_at_once() {
    let mut random = Random::new(5);
    let maze = Maze::get();
    for round in 0..40 {
        let mut cells: Vec<u16> = Vec::new();
        while cells.len() < HUNTERS {
            let cell = random.below(576) as u16;
            if !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        let ways = maze.ways(cells[round % HUNTERS]).neighbours();
        let rabbit = ways[random.below(ways.len())];
        if cells.contains(&rabbit) {
            continue;
        }
        let place = |index: u16| ((index / 24) as u8, (index % 24) as u8);
        let hunters = std::array::from_fn(|hunter| place(cells[hunter]));
        let mut game = position(&[place(rabbit)], hunters, 1);
        let mut engine = Engine::new(Level::FULL, round as u64);
        engine.set_position(&game);
        engine.think(&Still, Budget::nodes(500));
        game.play(&best(&engine, &game));
        assert!(game.outcome().is_some(), "round {round}: {game}");
    }
}

/// A rabbit that steps as far from the hunters as it can.
fn flee(game: &Rabbits) -> Move {
    let (maze, position) = (Maze::get(), Position::from(game));
    let mut to = position.rabbits;
    for rabbit in to.iter_mut().filter(|rabbit| **rabbit != NOWHERE) {
        let nearest = |cell: &u16| {
            let hunters = position.hunters.iter();
            hunters.map(|&hunter| maze.distance(*cell, hunter)).min()
        };
        let ways = maze.ways(*rabbit).all().iter().copied();
        *rabbit = ways.max_by_key(nearest).expect("it may stay");
    }
    position.rabbits_move(&to)
}

/// The turns in which our hunters catch a lone rabbit that flees, at most `most`.
fn hunt(mut game: Rabbits, most: u32) -> Option<u32> {
    let mut engine = Engine::new(Level::FULL, 1);
    for turn in 1..=most {
        if game.side() == Seat(HUNTER_SEAT as u8) {
            engine.set_position(&game);
            engine.think(&Still, Budget::nodes(1_000));
            game.play(&best(&engine, &game));
        }
        if game.outcome().is_some() {
            return Some(turn);
        }
        let mv = flee(&game);
        game.play(&mv);
        assert_eq!(game.side(), Seat(HUNTER_SEAT as u8));
    }
    None
}

#[test]
fn hunters_corner_a_lone_rabbit() {
    let start = [(10, 10), (10, 11), (10, 12), (10, 13), (9, 11), (9, 12)];
    // At the bottom of a tooth of the upper comb, in a corner's trap, and in the open middle.
    for (rabbit, most) in [((7, 9), 20), ((1, 1), 40), ((14, 11), 50)] {
        assert!(
            hunt(position(&[rabbit], start, 1), most).is_some(),
            "{rabbit:?}"
        );
    }
}

#[test]
fn rabbits_do_not_step_beside_a_hunter_without_need() {
    // In the open, a hunter two steps to the west.
    let game = position(
        &[(12, 12)],
        [(12, 10), (0, 0), (0, 1), (0, 2), (0, 3), (1, 0)],
        0,
    );
    let mut engine = Engine::new(Level::FULL, 1);
    engine.set_position(&game);
    engine.think(&Still, Budget::nodes(50));
    let mut next = game.clone();
    next.play(&best(&engine, &game));
    let rabbit = next.rabbits()[0].expect("free");
    let distance = Maze::get().distance(rabbit.index() as u16, Cell::new(12, 10).index() as u16);
    assert!(distance >= 2);
    assert_eq!(Position::from(&next).points[RABBIT_SEAT], 1);
}

/// The replies of each level in puzzles, at plies 20, 60, 100, 101, 140 and 141 of a game. Shared puzzles are proved with them.
const REPLIES: [&str; 12] = [
    "ES-NE--- SWNE--SW EENWE-SE EWSEEN WSNNWWS- SW-SEN",
    "ES-NEW-- SWNEE-SW EENWE-SE EWEEEN WSNNWWS- SW-SEN",
    "ES-NEW-- SWNEEWSW EENWE-SE EWEEEE E-NNEWS- SW-SEE",
    "ES-NEW-- SWNEEWSW EENWE-SE EWEEEE E-NNEWSE SS-SEE",
    "ES-NEW-E SWNEEWSW EENWE-SE ESEEEE E-NNEWSE SSESEE",
    "ENWSWWEE NNNNEWNW ENSSWEEW ESEEEE EWNNNSSS SSENEE",
    "ENWSWWEE NNNNEWNW ENSSWEEW ESEEEE EWNNNSSS SSENEE",
    "ENWSWWEE NNNNEWNW ENSSWEEW ESEEEE EWNNNSSS SSENEE",
    "ENWSWWEE NNNNEWNW SNSSWEEW ESEEES EWNNNSSS SSENEE",
    "ENWSWWEE NNNNEWNW SNSSWEEW ESEEES EWNNNSSS SEENEW",
    "ENWSWWEE NNNNEWNW SNSSWEEW ESEEES EWNNNSSS SEENEW",
    "ENWSWWEE NNNNEWNW SNSSWEEW ESEEES EWNNNSSS SEENEW",
];

/// The replies of the second edition.
const REPLIES_OF_THE_SECOND_EDITION: [&str; 12] = [
    "ES-NW--- EWEE--S- EWNNW--E EWSEWN WSN-WWS- SW-WEN",
    "ES-NE--- SWEE--SW EWNNW--E EWSEWN WSN-WWS- SW-WEN",
    "ES-NE--- SWNE--SW EENNE-SE EWSEWN WSNNWWS- SW-SEN",
    "ES-NEW-- SWNEE-SW EENWE-SE EWEEEN WSNNWWS- SW-SEN",
    "ES-NEW-- SWNEEWSW EENWE-SE EWEEEE E-NNEWS- SS-SEE",
    "ENWSWWEE NNNNEWNW ENSSWEEW ESEEEE EWNNNSSS SSENEE",
    "ENWSWWEE NNNNEWNW ENSSWEEW ESEEEE EWNNNSSS SSENEE",
    "ENWSWWEE NNNNEWNW ENSSWEEW ESEEEE EWNNNSSS SSENEE",
    "ENWSWWEE NNNNEWNW SNSSWEEW ESEEES EWNNNSSS SSENEE",
    "ENWSWWEE NNNNEWNW SNSSWEEW ESEEES EWNNNSSS SEENEW",
    "ENWSWWEE NNNNEWNW SNSSWEEW ESEEES EWNNNSSS SEENEW",
    "EEWSEWEE SNNNEWNW SESSWEEW ESEEES ENNNNSSS SEENEW",
];

/// The reply of a level in a puzzle from a position of a game, after so many nodes by seat.
fn reply(level: Level, edition: u8, ply: usize, nodes: [u64; 2]) -> String {
    let record: Record<Rabbits> = include_str!("records/rabbits-002.rec")
        .parse()
        .expect("a record");
    let mut engine = Engine::puzzle_engine(level, edition, ply as u64);
    engine.set_position(record.position(ply).expect("a position"));
    engine.think(&Still, Budget::nodes(nodes[ply % 2]));
    engine.best()
}

#[test]
fn programs_reply_in_puzzles_as_they_always_did() {
    for (edition, expected) in [(1, REPLIES), (2, REPLIES_OF_THE_SECOND_EDITION)] {
        let replies = Level::all().map(|level| {
            let plies = [20, 60, 100, 101, 140, 141];
            let replies = plies.map(|ply| reply(level, edition, ply, [8, 960]));
            replies.join(" ")
        });
        let replies: Vec<String> = replies.collect();
        assert_eq!(replies, expected, "edition {edition}");
    }
}

#[test]
fn a_program_that_stands_in_replies_as_it_always_did() {
    let replies = [20, 60, 100, 140, 180].map(|ply| reply(Level::FULL, 1, ply, [400, 48_000]));
    assert_eq!(
        replies.join(" "),
        "WEESEWEE NNNEEWEW SNNSWWEE -ENNEWSS S-NSWNWE"
    );
}
