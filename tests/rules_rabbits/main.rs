//! The rules of Rabbit Hunt, case by case, and against an independent implementation of the statement.

#![cfg(not(target_arch = "wasm32"))]

mod random;

use warren::core::game::{Game, Seat};
use warren::core::record::Record;
use warren::games::rabbits::{Cell, Effect, Rabbits};

/// A position with cabbage only on the given cells. Rabbits that are not given are caught, without points for the captures.
/// Hunters that are not given stand in the row of the bottom left corner.
fn field(cabbages: &[(usize, usize)], rabbits: &[&str], hunters: &[&str], clock: &str) -> Rabbits {
    let mut rows = [0_u32; 24];
    for &(row, column) in cabbages {
        rows[row] |= 1 << (23 - column);
    }
    let rows = rows.map(|row| format!("{row:06x}"));
    let mut all_rabbits = ["-"; 8];
    all_rabbits[..rabbits.len()].copy_from_slice(rabbits);
    let mut all_hunters = ["23,0", "23,1", "23,2", "23,3", "23,4", "23,5"];
    all_hunters[..hunters.len()].copy_from_slice(hunters);
    let text = format!(
        "{} {} {} 0 0 {clock}",
        rows.join("/"),
        all_rabbits.join("/"),
        all_hunters.join("/"),
    );
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn play(position: &mut Rabbits, mv: &str) {
    position
        .try_play(&mv.parse().unwrap())
        .unwrap_or_else(|rule| panic!("{mv}: {rule}"));
}

fn refusal(position: &Rabbits, mv: &str) -> String {
    let error = position.check(&mv.parse().unwrap()).unwrap_err();
    format!("{}: {error}", error.rule)
}

fn place(cell: Cell) -> [u8; 2] {
    [cell.row(), cell.column()]
}

fn rabbit(position: &Rabbits, number: usize) -> Option<[u8; 2]> {
    position.rabbits()[number - 1].map(place)
}

/// A cell far from everything, so that a game continues.
const ELSEWHERE: (usize, usize) = (0, 0);

mod start {
    use super::*;

    #[test]
    fn rabbits_stand_in_two_rows_and_562_cabbages_everywhere_else() {
        let start = Rabbits::new(120);
        assert_eq!(start.cabbages(), 562);
        assert_eq!(rabbit(&start, 1), Some([13, 10]));
        assert_eq!(rabbit(&start, 4), Some([13, 13]));
        assert_eq!(rabbit(&start, 8), Some([14, 13]));
        let hunters = start.hunters().map(place);
        assert_eq!(
            hunters,
            [[10, 10], [10, 11], [10, 12], [10, 13], [9, 11], [9, 12]]
        );
        let bare = |cell: &Cell| !start.has_cabbage(*cell);
        assert_eq!(Cell::all().filter(bare).count(), 14);
        assert_eq!((start.points(), start.side()), ([0, 0], Seat(0)));
    }

    #[test]
    fn each_side_has_as_many_moves_as_the_limit() {
        let mut game = Rabbits::new(2);
        let left = |game: &Rabbits| [0, 1].map(|seat| game.turns_left(Seat(seat)));
        let mut counted = vec![left(&game)];
        for mv in ["--------", "------", "--------", "------"] {
            play(&mut game, mv);
            counted.push(left(&game));
        }
        assert_eq!(counted, [[2, 2], [1, 2], [1, 1], [0, 1], [0, 0]]);
    }
}

/// The statement's example.
mod statement {
    use super::*;

    const MOVES: [&str; 7] = [
        "SWNNWSSE", "WSESWE", "SWWEWEEE", "WWSESS", "WWWEEEEE", "SWEEWS", "WWWESEES",
    ];

    #[test]
    fn after_the_first_seven_moves_white_has_25_and_black_0() {
        let mut game = Rabbits::new(120);
        for mv in MOVES {
            play(&mut game, mv);
        }
        assert_eq!(game.points(), [25, 0]);
        assert_eq!(game.cabbages(), 562 - 25);
        assert!(game.outcome().is_none());
    }

    #[test]
    fn its_damaged_moves_are_refused() {
        for text in ["WWEWE", "-SSNWEEES"] {
            let record = format!(
                "warren 1 rabbits\nlimit 120\n{}\n{text}\n",
                MOVES.join("\n")
            );
            let error = record.parse::<Record<Rabbits>>().unwrap_err();
            assert_eq!(error.line, 10);
            assert!(error.to_string().contains("8 for the rabbits"), "{error}");
        }
    }
}

mod steps {
    use super::*;

    #[test]
    fn two_pieces_of_a_side_may_swap() {
        let mut game = Rabbits::new(120);
        play(&mut game, "EW------");
        assert_eq!(rabbit(&game, 1), Some([13, 11]));
        assert_eq!(rabbit(&game, 2), Some([13, 10]));
        play(&mut game, "EW----");
        assert_eq!(place(game.hunters()[0]), [10, 11]);
        assert_eq!(place(game.hunters()[1]), [10, 10]);
    }

    #[test]
    fn four_pieces_may_turn_in_a_circle() {
        let mut game = Rabbits::new(120);
        play(&mut game, "ES--NW--");
        let places = [1, 2, 6, 5].map(|number| rabbit(&game, number).unwrap());
        assert_eq!(places, [[13, 11], [14, 11], [14, 10], [13, 10]]);
    }

    #[test]
    fn a_piece_may_go_where_another_leaves() {
        let mut game = Rabbits::new(120);
        play(&mut game, "WWWW----");
        assert_eq!(rabbit(&game, 1), Some([13, 9]));
        assert_eq!(rabbit(&game, 4), Some([13, 12]));
    }

    #[test]
    fn no_two_pieces_of_a_side_name_one_cell() {
        let start = Rabbits::new(120);
        assert_eq!(
            refusal(&start, "E-------"),
            "rabbits-same-cell: pieces 1 and 2 would both be on 13,11: no cell holds two pieces of a side"
        );
        assert!(refusal(&start, "N----N--").starts_with("rabbits-same-cell: pieces 2 and 6"));
    }

    /// This holds even for the cell of a hunter, who would catch both.
    #[test]
    fn no_two_rabbits_name_a_hunters_cell() {
        let game = field(&[ELSEWHERE], &["12,10", "12,12"], &["12,11"], "0 120");
        assert!(refusal(&game, "EW------").starts_with("rabbits-same-cell"));
        assert!(game.check(&"E-------".parse().unwrap()).is_ok());
    }

    #[test]
    fn a_wall_stops_a_piece() {
        let game = field(&[ELSEWHERE], &["0,1"], &[], "0 120");
        assert_eq!(
            refusal(&game, "N-------"),
            "rabbits-wall: piece 1 on 0,1 cannot go N: there is a wall"
        );
    }

    #[test]
    fn a_turn_has_a_letter_for_each_piece() {
        let mut game = Rabbits::new(120);
        assert_eq!(
            refusal(&game, "------"),
            "rabbits-count: it is white's turn, and its move has 8 letters, one per piece"
        );
        play(&mut game, "--------");
        assert!(refusal(&game, "--------").starts_with("rabbits-count: it is black's turn"));
        for text in [
            "",
            "-------",
            "---------",
            "NNNNNNNX",
            "nnnnnn",
            "NNNN NNN",
            "НННННННН",
        ] {
            assert!(text.parse::<<Rabbits as Game>::Move>().is_err(), "{text}");
        }
    }

    #[test]
    fn the_options_are_the_steps_of_each_piece() {
        let game = field(&[ELSEWHERE], &["12,10", "0,3"], &[], "0 120");
        assert_eq!(game.options()[..3], ["ESW-", "SW-", ""]);
        let over = field(&[], &["12,10"], &[], "0 120");
        assert!(over.options().is_empty());
    }
}

mod captures {
    use super::*;

    #[test]
    fn a_hunter_catches_the_rabbit_on_whose_cell_it_steps() {
        let mut game = field(&[ELSEWHERE], &["12,10", "12,14"], &["12,11"], "1 120");
        play(&mut game, "W-----");
        assert_eq!((game.points(), rabbit(&game, 1)), ([0, 75], None));
        assert!(game.outcome().is_none());
    }

    /// The cabbage stays, and both kinds of capture score.
    #[test]
    fn a_rabbit_that_steps_on_a_hunter_is_caught_and_eats_nothing() {
        let mut game = field(&[(12, 11)], &["12,10", "12,14"], &["12,11"], "0 120");
        play(&mut game, "E-------");
        assert_eq!((game.points(), rabbit(&game, 1)), ([0, 75], None));
        assert!(game.has_cabbage(Cell::new(12, 11)));
    }

    #[test]
    fn one_turn_may_catch_several() {
        let (rabbits, hunters) = (["13,10", "13,12", "12,14"], ["13,11", "14,12"]);
        let mut game = field(&[ELSEWHERE], &rabbits, &hunters, "1 120");
        play(&mut game, "WN----");
        assert_eq!(game.points(), [0, 150]);
        let (rabbits, hunters) = (["13,10", "14,12", "12,14"], ["13,11", "13,12"]);
        let mut game = field(&[ELSEWHERE], &rabbits, &hunters, "0 120");
        play(&mut game, "EN------");
        assert_eq!(game.points(), [0, 150]);
    }

    #[test]
    fn a_rabbit_and_a_hunter_do_not_pass_each_other() {
        let mut game = field(&[ELSEWHERE], &["12,10", "12,14"], &["12,11"], "0 120");
        play(&mut game, "E-------");
        assert_eq!(
            game.points(),
            [0, 75],
            "it stepped on the hunter, which had not moved yet"
        );
    }

    #[test]
    fn the_letter_of_a_caught_rabbit_is_a_dash() {
        let game = field(&[ELSEWHERE], &["12,10"], &[], "0 120");
        assert_eq!(
            refusal(&game, "-N------"),
            "rabbits-caught: rabbit 2 is caught: its letter is -"
        );
        assert!(game.check(&"S-------".parse().unwrap()).is_ok());
    }

    #[test]
    fn hunters_do_not_eat() {
        let mut game = field(&[(12, 12)], &["12,20"], &["12,11"], "1 120");
        play(&mut game, "E-----");
        assert!(game.has_cabbage(Cell::new(12, 12)));
        assert_eq!(game.points(), [0, 0]);
    }
}

mod ends {
    use super::*;

    fn is_over(game: &Rabbits) -> bool {
        game.outcome().is_some()
    }

    #[test]
    fn the_last_cabbage_ends_the_game_at_once() {
        let mut game = field(&[(12, 11)], &["12,10"], &["12,12"], "0 120");
        play(&mut game, "E-------");
        assert!(is_over(&game), "black does not answer");
        assert_eq!(game.outcome().unwrap().scores, [1, 0]);
        assert!(refusal(&game, "W-----").starts_with("game-over"));
    }

    #[test]
    fn the_last_rabbit_caught_by_black_ends_the_game() {
        let mut game = field(&[ELSEWHERE], &["12,10"], &["12,11"], "1 120");
        play(&mut game, "W-----");
        assert_eq!(game.outcome().unwrap().winner(), Some(Seat(1)));
    }

    #[test]
    fn when_white_loses_its_last_rabbit_on_its_own_move_black_still_moves() {
        let mut game = field(&[ELSEWHERE], &["12,10"], &["12,11"], "0 120");
        play(&mut game, "E-------");
        assert_eq!((game.points(), is_over(&game)), ([0, 75], false));
        assert!(game.due().contains(Seat(1)));
        play(&mut game, "------");
        assert!(is_over(&game));
    }

    #[test]
    fn the_last_black_move_after_whites_limit_may_still_catch() {
        let mut game = field(&[ELSEWHERE], &["12,9"], &["12,11"], "238 120");
        play(&mut game, "E-------");
        assert!(
            !is_over(&game),
            "white has used up its limit, black has not"
        );
        assert_eq!(game.turns_left(Seat(0)), 0);
        play(&mut game, "W-----");
        assert_eq!((is_over(&game), game.points()), (true, [0, 75]));
    }

    #[test]
    fn both_limits_used_up_end_the_game() {
        let mut game = Rabbits::new(1);
        play(&mut game, "NNNN----");
        play(&mut game, "------");
        assert_eq!(game.outcome().unwrap().scores, [4, 0]);
    }

    /// As in every game except `fugitive`: the seat that forfeits is last, and the scores stand.
    #[test]
    fn a_forfeit_leaves_the_scores() {
        let mut game = Rabbits::new(120);
        play(&mut game, "NNNN----");
        let outcome = game.forfeited(Seat(0));
        assert_eq!(
            (outcome.scores.as_slice(), outcome.winner()),
            (&[4, 0][..], Some(Seat(1)))
        );
    }
}

mod effects {
    use super::*;

    #[test]
    fn steps_come_first_then_meals_then_captures() {
        let game = field(
            &[(12, 9), (0, 0)],
            &["12,10", "12,12", "12,14"],
            &["12,11"],
            "0 120",
        );
        assert_eq!(
            game.effects(&"WW------".parse().unwrap()),
            [
                Effect::Step {
                    piece: 1,
                    from: [12, 10],
                    to: [12, 9]
                },
                Effect::Step {
                    piece: 2,
                    from: [12, 12],
                    to: [12, 11]
                },
                Effect::Eat {
                    piece: 1,
                    cell: [12, 9]
                },
                Effect::Catch {
                    rabbit: 2,
                    hunter: 1,
                    cell: [12, 11]
                },
            ]
        );
    }

    #[test]
    fn a_hunters_capture_names_both() {
        let game = field(
            &[ELSEWHERE],
            &["12,10", "12,12"],
            &["23,8", "12,11"],
            "1 120",
        );
        assert_eq!(
            game.effects(&"-E----".parse().unwrap()),
            [
                Effect::Step {
                    piece: 2,
                    from: [12, 11],
                    to: [12, 12]
                },
                Effect::Catch {
                    rabbit: 2,
                    hunter: 2,
                    cell: [12, 12]
                },
            ]
        );
    }
}

mod positions {
    use super::*;

    const ROWS: &str = "000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000000/000001";
    const RABBITS: &str = "12,10/-/-/-/-/-/-/-";
    const HUNTERS: &str = "23,0/23,1/23,2/23,3/23,4/23,5";

    fn error(text: &str) -> String {
        text.parse::<Rabbits>().unwrap_err().to_string()
    }

    #[test]
    fn the_highest_bit_of_a_row_is_the_westernmost_cell() {
        let game = field(&[(0, 0), (2, 5)], &["12,10"], &[], "0 120");
        assert!(
            game.to_string().starts_with("800000/000000/040000/"),
            "{game}"
        );
    }

    #[test]
    fn impossible_positions_are_rejected_with_a_sentence() {
        let text = |rows: &str, rabbits: &str, hunters: &str, rest: &str| {
            error(&format!("{rows} {rabbits} {hunters} {rest}"))
        };
        let whole = |rabbits: &str, hunters: &str| text(ROWS, rabbits, hunters, "0 0 0 120");
        assert!(error("").contains("seven parts"), "{}", error(""));
        assert!(text("0", RABBITS, HUNTERS, "0 0 0 120").contains("24 rows, not 1"));
        let bad_row = ROWS.replace("000001", "00000x");
        assert!(text(&bad_row, RABBITS, HUNTERS, "0 0 0 120").contains("row 23"));
        assert!(whole("12,10", HUNTERS).contains("8 rabbits, not 1"));
        assert!(
            whole(&RABBITS.replace("12,10", "24,0"), HUNTERS).contains("number 1 of the rabbits")
        );
        assert!(whole(RABBITS, &HUNTERS.replace("23,5", "-")).contains("number 6 of the hunters"));
        assert!(whole(RABBITS, &HUNTERS.replace("23,5", "23,4")).contains("only one piece"));
        assert!(whole(RABBITS, &HUNTERS.replace("23,5", "12,10")).contains("only one piece"));
        assert!(
            whole(&RABBITS.replace("12,10", "23,23"), HUNTERS)
                .contains("no cabbage can be on 23,23")
        );
        for (rest, allowed) in [
            ("576 0 0 120", "a point for each cell without a cabbage"),
            ("0 70 0 120", "a multiple of 75"),
            ("0 600 0 120", "at most 75 for each missing rabbit"),
            ("0 0 241 120", "at most 240 moves"),
            ("0 0 0 0", "the limit is 1 to 240"),
            ("0 0 0 241", "the limit is 1 to 240"),
            ("-1 0 0 120", "white's points"),
            ("0 0 99999999999 120", "the moves played"),
        ] {
            let error = text(ROWS, RABBITS, HUNTERS, rest);
            assert!(error.contains(allowed), "{rest}: {error}");
        }
    }

    #[test]
    fn the_most_that_can_be_is_allowed() {
        for most in ["575 0 0 120", "0 525 0 120", "0 0 240 120", "0 0 0 240"] {
            let text = format!("{ROWS} {RABBITS} {HUNTERS} {most}");
            assert_eq!(text.parse::<Rabbits>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_record_has_its_limit() {
        let line = |text: &str| {
            let error = text.parse::<Record<Rabbits>>().unwrap_err();
            (error.line, error.what.to_string())
        };
        for (text, number) in [
            ("warren 1 rabbits\n", 2),
            ("warren 1 rabbits\n# none\n\nNNNN----\n", 4),
            ("warren 1 rabbits\nlimit 0\n", 2),
            ("warren 1 rabbits\nlimit 241\n", 2),
            ("warren 1 rabbits\nlimit +12\n", 2),
        ] {
            let (line, what) = line(text);
            assert_eq!(line, number, "{text}");
            assert!(what.contains("`limit 1` to `limit 240`"), "{what}");
        }
    }
}
