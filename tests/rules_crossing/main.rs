//! The rules of The Crossing: the statement's example window by window, edge cases, the players' knowledge, and random games
//! against a simple second implementation of the statement.

#![cfg(not(target_arch = "wasm32"))]

mod belief;
mod example;

use std::time::Duration;

use proptest::prelude::*;
use warren::core::game::{Game, Seat};
use warren::core::record::Record;
use warren::core::referee::{Fault, Order, Referee, SeatRules};
use warren::games::crossing::generator::{board, plain_board};
use warren::games::crossing::solver::best_route;
use warren::games::crossing::{
    Cell, Crossing, CyclePoint, CyclePoints, Direction, Fate, HEIGHTS, Move, Step, TURNS, goal,
    start,
};
use warren::thinking::search::Random;
use warren_testkit::plain::crossing::{PlainGame, PlainIsland};

/// A game of steps that numbers pick. Steps into the water are rare.
fn random_game(seed: u64, numbers: &[u32]) -> Record<Crossing> {
    let mut record = Record::new(plain_board(&mut Random::new(seed)));
    for &number in numbers {
        let game = record.last().clone();
        if game.outcome().is_some() {
            break;
        }
        let step = |seat: Seat, number: u32| {
            let legal = |step: &Step| game.check_step(seat, *step).is_ok();
            let all: Vec<Step> = Step::ALL.into_iter().filter(legal).collect();
            let is_dry = |step: &Step| matches!(game.fate(seat, *step), Fate::Stand | Fate::Cross);
            let dry: Vec<Step> = all.iter().copied().filter(is_dry).collect();
            let steps = if number.is_multiple_of(5) || dry.is_empty() {
                all
            } else {
                dry
            };
            steps[(number / 5) as usize % steps.len()]
        };
        let mv = Move([step(Seat(0), number), step(Seat(1), number / 64)]);
        record.play(mv).unwrap();
    }
    record
}

/// A position on a board where every island is at the place of its height, except for some cells.
fn swamp(height: i8, place: u8, others: &[(Cell, i8, u8)]) -> Crossing {
    let mut rows = vec![vec![height; 8]; 8];
    let mut letters = vec![vec![char::from(b'a' + place); 8]; 8];
    for &(cell, height, place) in others {
        rows[usize::from(cell.row())][usize::from(cell.column())] = height;
        letters[usize::from(cell.row())][usize::from(cell.column())] = char::from(b'a' + place);
    }
    for cell in Cell::all().filter(|cell| cell.is_corner()) {
        rows[usize::from(cell.row())][usize::from(cell.column())] = 9;
        letters[usize::from(cell.row())][usize::from(cell.column())] = '.';
    }
    let heights: Vec<String> = (rows.iter())
        .map(|row| row.iter().map(i8::to_string).collect())
        .collect();
    let places: Vec<String> = letters.iter().map(|row| row.iter().collect()).collect();
    let text = format!("{} {} 7,0+7,7 0+0 0", heights.join("/"), places.join("/"));
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn play(game: &mut Crossing, moves: &str) {
    for mv in moves.split_whitespace() {
        game.try_play(&mv.parse().unwrap()).unwrap();
    }
}

#[test]
fn a_position_has_eight_rows_of_eight() {
    let text = swamp(5, 7, &[]).to_string();
    let (heights, rest) = text.split_once(' ').unwrap();
    let rows: Vec<&str> = heights.split('/').collect();
    let seven = rows[..7].join("/");
    let mut short = rows.clone();
    short[3] = &rows[3][1..];
    for wrong in [seven, short.join("/")] {
        let error = format!("{wrong} {rest}").parse::<Crossing>().unwrap_err();
        let message = error.to_string();
        assert!(message.contains("8 rows of 8 characters"), "{message}");
    }
}

#[test]
fn a_step_off_the_board_loses_the_game_before_the_other_answers() {
    let record: Record<Crossing> = Record::begin(None).unwrap();
    let mut referee = Referee::new(record, &[SeatRules::default(); 2]);
    referee.begin();
    let orders = referee.receive_line(Seat(0), "S", Duration::ZERO);
    let forfeit = orders.iter().find_map(|order| match order {
        Order::Verdict(verdict) => verdict.forfeit.clone(),
        _ => None,
    });
    assert!(
        matches!(forfeit, Some((Seat(0), Fault::Illegal { .. }))),
        "{orders:?}"
    );
}

#[test]
fn stepping_into_the_water_drowns_at_once() {
    // North of player 1: under water now, above it in the next turn.
    let mut game = swamp(5, 7, &[(Cell::new(6, 0), 5, 1)]);
    assert_eq!(game.phase(Cell::new(6, 0)), -1);
    assert_eq!(game.phase_after(Cell::new(6, 0), 1), 0);
    assert_eq!(game.fate(Seat(0), Step::North), Fate::Drown);
    play(&mut game, "NH");
    assert_eq!(game.token(Seat(0)), start(Seat(0)));
    assert_eq!(game.phase(Cell::new(6, 0)), 0);
}

#[test]
fn an_island_that_sinks_takes_its_token_along() {
    // North of player 1: at water level and sinking.
    let mut game = swamp(5, 7, &[(Cell::new(6, 0), 5, 12)]);
    assert_eq!(game.phase(Cell::new(6, 0)), 0);
    assert_eq!(game.fate(Seat(0), Step::North), Fate::Sink);
    play(&mut game, "NH");
    assert_eq!(game.token(Seat(0)), start(Seat(0)));
    // A token that stays on such an island sinks too.
    let mut game = swamp(5, 7, &[(Cell::new(6, 0), 5, 11)]);
    assert_eq!(game.phase(Cell::new(6, 0)), 1);
    play(&mut game, "NH");
    assert_eq!(game.token(Seat(0)), Cell::new(6, 0));
    play(&mut game, "HH");
    assert_eq!(game.token(Seat(0)), start(Seat(0)));
}

#[test]
fn a_token_on_its_goal_is_delivered_and_the_next_one_stands_ready() {
    // All islands at their highest, 5: above water for five turns more.
    let text = swamp(5, 7, &[]).to_string().replace("7,0+7,7", "0,6+0,1");
    let mut game: Crossing = text.parse().unwrap();
    play(&mut game, "EW");
    assert_eq!(game.scores(), Some(vec![1, 1]));
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(game.token(seat), start(seat));
    }
}

#[test]
fn the_other_corners_are_cells_like_any_other_that_never_sink() {
    let text = swamp(5, 7, &[]).to_string().replace("7,0+7,7", "7,6+0,6");
    let mut game: Crossing = text.parse().unwrap();
    // Player 1 on the other's start cell, player 2 on the goal of player 1.
    play(&mut game, "EE");
    assert_eq!(game.token(Seat(0)), Cell::new(7, 7));
    assert_eq!(game.token(Seat(1)), Cell::new(0, 7));
    assert_eq!(game.scores(), Some(vec![0, 0]));
    play(&mut game, &"HH ".repeat(20));
    assert_eq!(game.token(Seat(0)), Cell::new(7, 7));
    assert_eq!(game.token(Seat(1)), Cell::new(0, 7));
    assert_eq!(
        [goal(Seat(0)), goal(Seat(1))],
        [Cell::new(0, 7), Cell::new(0, 0)]
    );
}

#[test]
fn players_share_cells_and_never_block_each_other() {
    let text = swamp(5, 4, &[]).to_string().replace("7,0+7,7", "4,3+4,5");
    let mut game: Crossing = text.parse().unwrap();
    play(&mut game, "EW");
    assert_eq!(game.token(Seat(0)), game.token(Seat(1)));
    play(&mut game, "EW");
    assert_eq!(game.token(Seat(0)), Cell::new(4, 5));
}

#[test]
fn steps_off_the_board_name_their_rule() {
    let game = swamp(5, 7, &[]);
    for (mv, player, step) in [
        ("SH", "1", "S"),
        ("WE", "1", "W"),
        ("HE", "2", "E"),
        ("NS", "2", "S"),
    ] {
        let broken = game.check(&mv.parse().unwrap()).unwrap_err();
        assert_eq!(broken.rule, "crossing-off-board");
        assert_eq!(
            broken.arguments,
            [("step", step.to_owned()), ("player", player.to_owned())]
        );
    }
}

#[test]
fn a_game_has_180_turns() {
    let mut game = swamp(3, 0, &[]);
    play(&mut game, &"HH ".repeat(179));
    assert!(game.outcome().is_none());
    play(&mut game, "HH");
    assert_eq!(game.outcome().unwrap().scores, [0, 0]);
    assert_eq!(game.outcome().unwrap().places(), [1, 1]);
    assert_eq!(
        game.check(&"HH".parse().unwrap()).unwrap_err().rule,
        "game-over"
    );
}

#[test]
fn letters_are_the_statements() {
    assert_eq!(
        "Н".parse::<Step>(),
        Ok(Step::Hold),
        "the Cyrillic letter of the example"
    );
    assert_eq!("EН".parse::<Move>().unwrap().to_string(), "EH");
    for wrong in ["", "n", "NE", "X", "HH "] {
        assert!(wrong.parse::<Step>().is_err(), "{wrong}");
    }
    for wrong in ["", "N", "NEE", "nx", "N E"] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong}");
    }
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let text = swamp(5, 1, &[]).to_string();
    let wrong = |from: &str, to: &str| {
        let error = text.replace(from, to).parse::<Crossing>().unwrap_err();
        error.to_string()
    };
    assert!(wrong("7,0+7,7", "0,7+7,7").contains("goal"));
    assert!(wrong("7,0+7,7", "3,3+7,7").contains("under water"));
    assert!(wrong("7,0+7,7", "8,0+7,7").contains("0 to 7"));
    assert!(wrong(" 0+0 0", " 0+0 181").contains("180"));
    assert!(wrong(" 0+0 0", " 1+0 0").contains("one token per turn"));
    assert!(wrong("95555559", "95555569").contains("from 2 to 5"));
    assert!(wrong("95555559", "55555559").contains("corner"));
    assert!(wrong(".bbbbbb.", ".obbbbb.").contains("a to n"));
    assert!(wrong(".bbbbbb.", "bbbbbbb.").contains("corner"));
    assert!(wrong("/", "").contains("rows"));
}

#[test]
fn boards_are_fair_and_decided_by_their_seed() {
    for seed in 0..6 {
        let game = board(seed);
        assert_eq!(game, board(seed));
        let bests = [Seat(0), Seat(1)].map(|seat| best_route(&game, seat).crossings);
        assert!(bests[0] == bests[1] && bests[0] > 0, "{bests:?}");
    }
    assert_ne!(board(1), board(2));
}

/// Heights and places are uniformly distributed.
#[test]
fn plain_boards_have_every_height_and_place_as_often() {
    let mut random = Random::new(7);
    let (mut heights, mut places) = ([0_u32; 4], [0_u32; 14]);
    for _ in 0..200 {
        let game = plain_board(&mut random);
        for cell in Cell::all().filter(|cell| !cell.is_corner()) {
            heights[(game.heights().at(cell) - HEIGHTS.start()) as usize] += 1;
            places[usize::from(game.cycle_point(cell).number())] += 1;
        }
    }
    // 12,000 islands: five standard deviations are about 240 of 3,000 and 145 of 857.
    assert!(
        heights.iter().all(|&count| count.abs_diff(3000) < 240),
        "{heights:?}"
    );
    assert!(
        places.iter().all(|&count| count.abs_diff(857) < 145),
        "{places:?}"
    );
}

#[test]
fn sets_of_places_move_on_with_the_islands() {
    for height in HEIGHTS {
        for phase in height - 7..=height {
            let fitting_points = CyclePoints::matching(|place| place.phase(height) == phase);
            let ends = phase == height || phase == height - 7;
            assert_eq!(fitting_points.len(), if ends { 1 } else { 2 });
            let moved: Vec<CyclePoint> = [Direction::Up, Direction::Down]
                .map(|way| CyclePoint::of(height, phase, way).unwrap().after(5))
                .into();
            assert!(
                moved
                    .iter()
                    .all(|&place| fitting_points.after(5).contains(place))
            );
            assert_eq!(fitting_points.after(14), fitting_points);
        }
        let share = CyclePoints::ALL.chance_above_water(height, 3);
        assert!((share - f64::from(2 * height + 1) / 14.0).abs() < 1e-9);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_games_agree_with_a_plain_reading(
        seed in any::<u64>(),
        moves in prop::collection::vec("[NESWH]{2}", 0..=TURNS as usize),
    ) {
        let mut game = plain_board(&mut Random::new(seed));
        let mut plain = PlainGame::of(&game);
        for mv in moves {
            let allowed = plain.allows(&mv);
            prop_assert_eq!(game.try_play(&mv.parse().unwrap()).is_ok(), allowed);
            if !allowed {
                continue;
            }
            plain.play(&mv);
            for seat in [Seat(0), Seat(1)] {
                let window: Vec<i32> = game.window(seat).map(i32::from).into();
                prop_assert_eq!(window, plain.window(seat.index()));
                let [row, column] = game.token(seat).row_and_column().map(i32::from);
                prop_assert_eq!((row, column), plain.tokens[seat.index()]);
                prop_assert_eq!(game.delivered(seat) as i32, plain.scores[seat.index()]);
            }
            for cell in Cell::all() {
                let [row, column] = cell.row_and_column().map(i32::from);
                prop_assert_eq!(i32::from(game.phase(cell)), plain.phase((row, column)));
            }
        }
    }
}
