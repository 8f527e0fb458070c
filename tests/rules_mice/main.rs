//! The rules of the space mice, case by case, and against an independent reading of the statement.

#![cfg(not(target_arch = "wasm32"))]

mod plain;

use proptest::prelude::*;
use warren::game::{Game, Listed};
use warren::games::mice::{Board, Cell, Door, Heading, Mice};

use plain::Plain;

prop_compose! {
    /// A board of any size, its rockets and doors where they may be.
    fn boards()(
        size in 5..=25_u8,
        turns in 1..=100_u8,
        rockets in prop::collection::vec((0..25_u8, 0..25_u8), 2..=4),
        doors in prop::collection::vec((0..25_u8, 0..4_usize), 1..=16),
    ) -> Option<Board> {
        let rockets: Vec<Cell> = rockets.iter().map(|&(x, y)| Cell { x: x % size, y: y % size }).collect();
        let mut doors: Vec<Door> = doors
            .iter()
            .map(|&(at, wall)| Door { at: 1 + at % (size - 2), wall: Heading::ALL[wall] })
            .collect();
        doors.dedup();
        let mut kept: Vec<Door> = Vec::new();
        for door in doors {
            if !kept.contains(&door) {
                kept.push(door);
            }
        }
        Board::new(size, turns, &rockets, &kept).ok()
    }
}

proptest! {
    #[test]
    fn plays_as_the_plain_reading_does(
        board in boards().prop_filter_map("a rocket in a pit or on another", |board| board),
        choices in prop::collection::vec(any::<u32>(), 100),
    ) {
        let mut game = Mice::new(board.clone());
        let mut plain = Plain::new(&board);
        let mut moves = Vec::new();
        for choice in choices {
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            let arrow = moves[choice as usize % moves.len()];
            game.try_play(&arrow).unwrap();
            plain.turn(arrow);
            prop_assert_eq!(game.points(), &plain.points[..]);
            let animals = game.animals();
            for y in 0..board.size() {
                for x in 0..board.size() {
                    for heading in Heading::ALL {
                        let group = animals.iter().find(|group| group.cell == Cell { x, y } && group.heading == heading);
                        let counts = group.map_or([0, 0], |group| [group.mice, group.cats]);
                        prop_assert_eq!(counts, plain.count(x, y, heading), "{} {} {:?}", x, y, heading);
                    }
                }
            }
            prop_assert_eq!(&game.to_string().parse::<Mice>().unwrap(), &game);
        }
        prop_assert!(game.outcome().is_some());
    }
}
