//! `warren analyse` and `warren review`.

use std::process::{Command, Output};

fn warren(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.args(arguments).output().expect("it runs")
}

fn text_of(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).expect("text")
}

const GAME: &str = "../../tests/records/dots-003.rec";

#[test]
fn the_best_moves_of_a_position_are_listed() {
    let output = warren(&[
        "analyse", GAME, "--at", "4", "--lines", "3", "--nodes", "20000", "--also", "E5N",
    ]);
    let text = text_of(&output.stdout);
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    let rows: Vec<&str> = text.lines().collect();
    assert!(
        rows[0].starts_with("after 4 moves, seat 0: depth "),
        "{text}"
    );
    for (row, name) in rows[1..].iter().zip(["1.", "2.", "3.", "also"]) {
        assert!(row.starts_with(name), "{text}");
    }
    assert!(rows[5].starts_with("also loses "), "{text}");
    let again = warren(&["analyse", GAME, "--at", "4", "--nodes", "20000"]);
    assert_eq!(text_of(&again.stdout).lines().count(), 6);
}

#[test]
fn a_missing_position_is_reported_in_one_line() {
    let over = "../../tests/records/dots-000.rec";
    let cases = [
        (
            vec!["analyse", GAME, "--at", "999"],
            "moves, fewer than 999",
        ),
        (
            vec!["analyse", GAME, "--at", "4", "--seat", "1"],
            "seat 1 has no move there",
        ),
        (vec!["analyse", GAME, "--at", "4", "--also", "A9N"], "A9N"),
        (
            vec!["analyse", over, "--at", "0", "--seat", "7"],
            "seat 7 has no move there",
        ),
        (
            vec!["review", "../../tests/records/dots-full.bad.rec"],
            "line",
        ),
    ];
    for (arguments, sentence) in cases {
        let output = warren(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let error = text_of(&output.stderr);
        assert!(error.contains(sentence), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[test]
fn a_review_lists_the_loss_of_each_move() {
    let output = warren(&["review", GAME, "--nodes", "3000"]);
    assert!(output.status.success(), "{}", text_of(&output.stderr));
    let text = text_of(&output.stdout);
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 10 + 2, "a row a move and one a seat: {text}");
    assert!(rows[0].trim_start().starts_with("1  seat 0"), "{text}");
    assert!(rows[10].starts_with("seat 0: 5 moves, "), "{text}");
    let again = warren(&["review", GAME, "--nodes", "3000"]);
    assert_eq!(text_of(&again.stdout), text, "the same on every machine");
}
