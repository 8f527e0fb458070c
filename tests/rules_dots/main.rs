//! The rules of Jumping Dots, case by case, and against an independent reading of the statement.

#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;
use warren::core::game::{Game, LegalMoves, Seat, perft};
use warren::games::dots::{Cell, Dots, Effect, Move};
use warren_testkit::plain::dots as plain;

fn at(position: &str) -> Dots {
    position.parse().unwrap()
}

/// The rows of a position, row 7 first, as its text form writes them.
fn rows(position: &Dots) -> String {
    position.to_string().split(' ').next().unwrap().to_owned()
}

fn after(position: &str, mv: &str) -> String {
    let mut position = at(position);
    position.try_play(&mv.parse().unwrap()).unwrap();
    rows(&position)
}

fn refusal(position: &str, mv: &str) -> String {
    let error = at(position).check(&mv.parse().unwrap()).unwrap_err();
    format!("{}: {error}", error.rule)
}

/// Every text with the form of a move.
fn texts() -> Vec<String> {
    let mut texts = Vec::new();
    for column in 'A'..='G' {
        for row in '1'..='7' {
            texts.extend(['N', 'E', 'S', 'W'].map(|direction| format!("{column}{row}{direction}")));
        }
    }
    texts
}

mod start {
    use super::*;

    #[test]
    fn four_dots_stand_in_the_corners_of_the_central_square() {
        let start = Dots::default();
        assert_eq!(start.to_string(), "7/7/2a1A2/7/2A1a2/7/7 0");
        let name = |owner: u8| -> Vec<String> {
            Cell::all()
                .filter(|&cell| start.at(cell).owner() == Some(Seat(owner)))
                .map(|cell| cell.to_string())
                .collect()
        };
        assert_eq!(name(0), ["C3", "E5"]);
        assert_eq!(name(1), ["E3", "C5"]);
    }

    #[test]
    fn red_begins_on_the_central_square_with_an_empty_cell_or_its_own() {
        for text in texts() {
            let central = ('C'..='E').contains(&text.chars().next().unwrap())
                && ("3"..="5").contains(&&text[1..2]);
            let is_blue = ["E3", "C5"].contains(&&text[..2]);
            let check = Dots::default().check(&text.parse().unwrap());
            match check {
                Ok(()) => assert!(central && !is_blue, "{text}"),
                Err(rule) if is_blue => assert_eq!(rule.rule, "dots-not-yours", "{text}"),
                Err(rule) => {
                    assert!(!central, "{text}: {rule}");
                    assert_eq!(rule.rule, "dots-not-central");
                }
            }
        }
    }

    #[test]
    fn only_the_first_move_of_red_is_bound_to_the_central_square() {
        let mut game = Dots::default();
        for mv in ["D4N", "A1N", "G7N"] {
            game.try_play(&mv.parse().unwrap()).unwrap();
        }
        assert_eq!(rows(&game), "6A/7/2a1A2/3A3/2A1a2/7/a6");
    }
}

/// The statement's example. Its boards follow from the description of each move.
mod statement {
    use super::*;

    #[test]
    fn b2n_lays_four_dots_and_takes_b4_with_its_four_blue_ones() {
        assert_eq!(
            after("7/7/7/1d5/1A5/1C5/7 2", "B2N"),
            "7/7/1A5/1E5/1B5/1A5/7"
        );
    }

    #[test]
    fn e3e_reaches_the_edge_and_two_dots_stay() {
        assert_eq!(after("7/7/7/7/4d2/7/7 1", "E3E"), "7/7/7/7/4caa/7/7");
    }

    #[test]
    fn c2s_on_an_empty_cell_means_the_same_in_every_direction() {
        for direction in ["N", "E", "S", "W"] {
            assert_eq!(
                after("7/7/7/7/4caa/7/7 2", &format!("C2{direction}")),
                "7/7/7/7/4caa/2A4/7"
            );
        }
    }

    #[test]
    fn e3n_passes_two_full_cells_of_either_side_which_stay_as_they_are() {
        assert_eq!(
            after("7/7/4E2/4e2/4c2/7/7 1", "E3N"),
            "7/4a2/4E2/4e2/4c2/7/7"
        );
    }

    #[test]
    fn c7s_leaves_one_dot_and_makes_all_cells_of_the_move_red() {
        assert_eq!(
            after("2D4/2a4/2B4/7/2d4/2A4/7 2", "C7S"),
            "2A4/2B4/2C4/2A4/2E4/2A4/7"
        );
    }
}

mod full_cells {
    use super::*;

    #[test]
    fn nobody_plays_from_a_full_cell() {
        assert_eq!(
            refusal("7/7/7/7/7/E6/7 2", "A2N"),
            "dots-full: A2 is full: a cell with 5 dots takes no more"
        );
        assert!(refusal("7/7/7/7/7/e6/7 2", "A2N").starts_with("dots-not-yours: A2 "));
    }

    #[test]
    fn a_cell_counts_as_full_by_what_it_held_before_the_move() {
        // B1 becomes full by this move. The dot beyond it is still laid, and none comes back.
        assert_eq!(after("7/7/7/7/7/7/BD5 2", "A1E"), "7/7/7/7/7/7/AEA4");
    }

    #[test]
    fn the_move_can_fill_its_own_cell() {
        assert_eq!(after("7/7/7/7/7/7/D6 2", "A1W"), "7/7/7/7/7/7/E6");
        assert_eq!(after("7/7/7/7/7/7/CeEe3 2", "A1E"), "7/7/7/7/7/7/DeEe3");
    }

    #[test]
    fn dots_go_on_beyond_a_full_cell() {
        assert_eq!(after("7/7/7/7/7/7/Bea4 2", "A1E"), "7/7/7/7/7/7/BeB4");
    }
}

mod ends {
    use super::*;

    /// All cells full except for the last row, which is given.
    fn nearly_full(last_row: &str, ply: u32) -> String {
        let full = "EEEEeee/".repeat(6);
        format!("{full}{last_row} {ply}")
    }

    #[test]
    fn both_sides_may_move_in_an_empty_cell() {
        for ply in [10, 11] {
            let position = at(&nearly_full("EEEeee1", ply));
            assert_eq!(position.outcome(), None);
            assert_eq!(position.options(), ["G1N", "G1E", "G1S", "G1W"]);
        }
    }

    #[test]
    fn the_game_ends_when_the_side_to_move_has_no_move_though_the_other_has() {
        let position = at(&nearly_full("EEEeeeA", 11));
        let outcome = position.outcome().unwrap();
        assert_eq!(outcome.scores, [24 + 4, 18 + 3]);
        assert_eq!(outcome.winner(), Some(Seat(0)));
        assert!(position.due().is_empty() && position.options().is_empty());
        assert!(refusal(&nearly_full("EEEeeeA", 11), "G1N").starts_with("game-over: "));
        assert_eq!(at(&nearly_full("EEEeeeA", 10)).outcome(), None);
    }

    #[test]
    fn the_last_dot_of_241_ends_the_game() {
        let mut position = at(&nearly_full("EEEeeeD", 240));
        position.try_play(&"G1N".parse().unwrap()).unwrap();
        assert_eq!(position.ply(), 241);
        assert!(position.outcome().is_some());
    }
}

mod notation {
    use super::*;

    #[test]
    fn a_move_is_three_characters_and_nothing_else() {
        for text in [
            "", "E4", "e4n", "E4NN", " E4N", "E4N ", "E4n", "H4N", "A0N", "A8N", "Е4N", "E4Н",
        ] {
            let error = text.parse::<Move>().unwrap_err();
            assert!(error.to_string().contains("such as E4N"), "{error}");
        }
    }

    #[test]
    fn invalid_positions_are_rejected() {
        let full = "eeeeeee/".repeat(6) + "eeeeeee";
        for text in [
            "",
            "7/7/7/7/7/7/7",
            "7/7/7/7/7/7 0",
            "7/7/7/7/7/7/7/7 0",
            "7/7/7/7/7/7/8 0",
            "7/7/7/7/7/7/6 0",
            "7/7/7/7/7/7/6F 0",
            "7/7/7/7/7/7/7 -1",
            "7/7/7/7/7/7/7 755",
            "7/7/7/7/7/7/0A6 0",
            "7/7/7/7/7/7/7 99999999999",
            &format!("{full} 1000"),
        ] {
            assert!(text.parse::<Dots>().is_err(), "{text}");
        }
        assert!(format!("{full} 999").parse::<Dots>().is_ok());
    }

    #[test]
    fn all_later_positions_can_be_read() {
        let mut position = at("7/7/7/7/7/7/7 754");
        while position.outcome().is_none() {
            let mv = position.options()[0].parse().unwrap();
            position.try_play(&mv).unwrap();
            assert_eq!(at(&position.to_string()), position);
        }
        assert!(position.ply() > 990);
    }
}

/// The board after effects: the cells that they name change, all others stay.
fn board_after(before: &Dots, effects: &[Effect]) -> Vec<(String, u8, Option<Seat>)> {
    let side = Seat((before.ply() % 2) as u8);
    Cell::all()
        .map(|cell| {
            let name = cell.to_string();
            let change = effects.iter().find_map(|effect| match effect {
                Effect::Stay { cell, dots } if *cell == name => Some(*dots),
                Effect::Lay { cell, dots, .. } if *cell == name => Some(*dots),
                _ => None,
            });
            match change {
                Some(dots) => (name, dots, Some(side)),
                None => (name, before.at(cell).dots(), before.at(cell).owner()),
            }
        })
        .collect()
}

fn seen(position: &Dots) -> Vec<(String, u8, Option<Seat>)> {
    Cell::all()
        .map(|cell| {
            let stack = position.at(cell);
            (cell.to_string(), stack.dots(), stack.owner())
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn random_games_keep_to_the_statement(numbers in prop::collection::vec(any::<u32>(), 241)) {
        let mut position = Dots::default();
        for number in numbers {
            let again = plain::board(&position);
            let legal: Vec<String> = texts()
                .into_iter()
                .filter(|text| plain::play(&again, text).is_some())
                .collect();
            let mut options = position.options();
            options.sort();
            let mut sorted = legal.clone();
            sorted.sort();
            prop_assert_eq!(&options, &sorted);
            let checked = texts()
                .into_iter()
                .filter(|text| position.check(&text.parse().unwrap()).is_ok())
                .count();
            prop_assert_eq!(checked, options.len());
            if legal.is_empty() {
                break;
            }

            let text = &legal[number as usize % legal.len()];
            let mv: Move = text.parse().unwrap();
            let effects = position.effects(&mv);
            let described = board_after(&position, &effects);
            let returned = effects.iter().filter(|e| matches!(e, Effect::Return { .. })).count();
            let laid = effects.iter().filter(|e| matches!(e, Effect::Lay { .. })).count();
            let captured: Vec<bool> = effects.iter().filter_map(|effect| match effect {
                Effect::Lay { captured, .. } => Some(*captured),
                _ => None,
            }).collect();
            let before = position.clone();
            position.play(&mv);

            prop_assert_eq!(described, seen(&position));
            prop_assert_eq!(laid + returned, usize::from(before.at(mv.cell).dots()));
            let gained = before.cells()[before.side().other().index()]
                - position.cells()[before.side().other().index()];
            prop_assert_eq!(captured.iter().filter(|&&c| c).count() as i32, gained);
            prop_assert_eq!(
                plain::board(&position),
                plain::play(&again, text).unwrap()
            );
            prop_assert_eq!(
                position.dots().iter().sum::<i32>(),
                before.dots().iter().sum::<i32>() + 1
            );
        }
        prop_assert!(position.outcome().is_some());
        prop_assert!(Cell::all().all(|cell| position.at(cell).dots() > 0));
        prop_assert_eq!(position.cells().iter().sum::<i32>(), 49);
        prop_assert!(position.outcome().unwrap().winner().is_some());
    }

    #[test]
    fn perft_is_a_count_of_the_moves_of_the_children(numbers in prop::collection::vec(any::<u32>(), 0..200)) {
        let mut position = Dots::default();
        let mut moves = Vec::new();
        for number in numbers {
            position.legal_moves(&mut moves);
            let Some(mv) = moves.get(number as usize % moves.len().max(1)) else { break };
            position.play(mv);
        }
        position.legal_moves(&mut moves);
        let children: u64 = moves.iter().map(|mv| {
            let mut next = position.clone();
            next.play(mv);
            perft(&next, 1)
        }).sum();
        prop_assert_eq!(perft(&position, 2), children);
    }
}
