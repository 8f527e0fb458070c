//! The rules of the space mice, case by case, and against an independent implementation of the statement.

#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;
use warren::core::game::{Game, LegalMoves};
use warren::core::link;
use warren::core::record::Record;
use warren::core::scene::Scene;
use warren::games::mice::draft::MiceDraft;
use warren::games::mice::{Arrow, Board, Cell, Door, Heading, Mice};
use warren::thinking::draft::Draft;

use warren_testkit::plain::mice::Plain;

prop_compose! {
    /// A board of any size, with its rockets and doors in random allowed places.
    fn boards()(
        size in 5..=25_u8,
        turns in 1..=100_u8,
        rockets in prop::collection::vec((0..25_u8, 0..25_u8), 2..=4),
        doors in prop::collection::vec((0..25_u8, 0..4_usize), 1..=16),
    ) -> Option<Board> {
        let rockets: Vec<Cell> = rockets.iter().map(|&(x, y)| Cell { x: x % size, y: y % size }).collect();
        let doors: Vec<Door> = doors
            .iter()
            .map(|&(at, wall)| Door { at: 1 + at % (size - 2), wall: Heading::ALL[wall] })
            .collect();
        let mut kept: Vec<Door> = Vec::new();
        for door in doors {
            if !kept.contains(&door) {
                kept.push(door);
            }
        }
        Board::new(size, turns, &rockets, &kept).ok()
    }
}

/// The choice of arrows.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Random arrows.
    Random,
    /// Next to a column, mostly with one heading, so that streams join.
    Join { column: u8, heading: Heading },
    /// Clockwise around the middle, so that animals run in loops.
    Loop,
}

fn styles() -> impl Strategy<Value = Style> {
    prop_oneof![
        Just(Style::Random),
        (0..25_u8, 0..4_usize).prop_map(|(column, heading)| Style::Join {
            column,
            heading: Heading::ALL[heading],
        }),
        Just(Style::Loop),
    ]
}

impl Style {
    fn choose(self, moves: &[Arrow], size: u8, choice: u32) -> Arrow {
        let fits: Vec<Arrow> = moves
            .iter()
            .copied()
            .filter(|arrow| self.fits(arrow, size, choice))
            .collect();
        let among = if fits.is_empty() { moves } else { &fits };
        among[choice as usize / 4 % among.len()]
    }

    fn fits(self, arrow: &Arrow, size: u8, choice: u32) -> bool {
        let middle = size / 2;
        let (x, y) = (arrow.cell.x, arrow.cell.y);
        match self {
            Style::Random => true,
            Style::Join { column, heading } => {
                x.abs_diff(column % size) < 2
                    && (choice.is_multiple_of(4) || arrow.heading == heading)
            }
            Style::Loop => {
                let clockwise = match (x < middle, y < middle) {
                    (true, true) => Heading::East,
                    (false, true) => Heading::South,
                    (false, false) => Heading::West,
                    (true, false) => Heading::North,
                };
                let is_corner = x.abs_diff(middle) == 1 && y.abs_diff(middle) == 1;
                is_corner && arrow.heading == clockwise
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn plays_as_the_plain_reading_does(
        board in boards().prop_filter_map("a rocket in a pit or on another", |board| board),
        style in styles(),
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
            let arrow = style.choose(&moves, board.size(), choice);
            game.try_play(&arrow).unwrap();
            plain.turn(arrow);
            prop_assert_eq!(game.points(), &plain.points[..]);
            if choice % 4 == 1 || game.outcome().is_some() {
                prop_assert_eq!(counts(&game), plain.animals());
                prop_assert_eq!(&game.to_string().parse::<Mice>().unwrap(), &game);
            }
        }
        prop_assert!(game.outcome().is_some());
    }
}

/// The numbers of mice and cats, by cell, row by row, and by heading.
fn counts(game: &Mice) -> Vec<[[u32; 2]; 4]> {
    let size = usize::from(game.board().size());
    let mut counts = vec![[[0; 2]; 4]; size * size];
    for group in game.animals() {
        let cell = usize::from(group.cell.y) * size + usize::from(group.cell.x);
        counts[cell][group.heading as usize] = [group.mice, group.cats];
    }
    counts
}

/// The maximum numbers of points and animals in a setup: all positions that play reaches from it can be read again.
#[test]
fn positions_after_the_maximum_setup_can_be_read() {
    let walls = ["E", "W", "N", "S"].map(|wall| [1, 2, 3].map(|at| format!("{at}{wall}")));
    let doors = walls.concat().join("/");
    let most = format!("5 3 1,2/3,2 {doors} 0 9999/9999 -/- 2,2E9999m");
    let mut game: Mice = most.parse().unwrap();
    for arrow in ["2 2 W", "2 1 E", "2 3 E"] {
        game.try_play(&arrow.parse().unwrap()).unwrap();
        assert!(game.points()[1] >= 19_998, "{:?}", game.points());
        assert_eq!(game.to_string().parse(), Ok(game.clone()));
        let record = Record::new(game.clone());
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        let scene = Scene::new(record);
        assert_eq!(link::decode(&link::encode(&scene)), Ok(scene));
        let draft = MiceDraft::of(&game);
        assert_eq!(MiceDraft::restore(&draft.stored_text()), Ok(draft.clone()));
        assert_eq!(
            (draft.problems(), draft.position()),
            (vec![], Ok(game.clone()))
        );
    }
    assert!(game.outcome().is_some());
}

#[test]
fn more_than_play_can_reach_is_refused() {
    let text = |points: u32, mice: u32| format!("5 8 1,2/3,2 2E/2W 1 {points}/0 -/- 2,2E{mice}m");
    assert!(text(20_029, 1).parse::<Mice>().is_ok());
    assert!(text(20_029, 2).parse::<Mice>().is_err());
    assert!(text(20_031, 1).parse::<Mice>().is_err());
    assert!(text(u32::MAX, u32::MAX).parse::<Mice>().is_err());
}

/// A group of zero animals is a problem of the draft, which is not a position then.
#[test]
fn a_draft_with_a_group_of_no_animals_is_no_position() {
    let game = Mice::new(
        Board::new(
            9,
            40,
            &[Cell { x: 2, y: 3 }, Cell { x: 5, y: 3 }],
            &[Door {
                at: 4,
                wall: Heading::East,
            }],
        )
        .unwrap(),
    );
    let kept = MiceDraft::of(&game).stored_text();
    let kept = kept.strip_suffix(" 0").expect("no animals").to_owned() + " 1 7 2 N 0 0";
    let draft = MiceDraft::restore(&kept).unwrap();
    assert_ne!(draft.problems(), []);
    assert!(draft.position().is_err());
}
