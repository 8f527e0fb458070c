//! The commands of the space mice with real programs: `score`, the statement's; `play` and `match`; `board`, `puzzle` and
//! `solve`.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use warren::core::game::{Game, LegalMoves, Seat};
use warren::core::record::Record;
use warren::games::mice::Mice;
use warren::games::mice::solver::Task;

/// The statement's example, the puzzle's input.
const EXAMPLE: &str =
    "5 5\n2\n2\n8\n1 2\n3 2\n2 E\n2 W\n2 0 W\n2 2 E\n1 0 S\n1 1 E\n2 1 W\n0 1 S\n0 3 E\n2 0 E\n";

fn warren(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.args(arguments);
    command
}

/// Runs a command with an input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = warren(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that refuses its arguments reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// Returns the output of a successful command.
fn printed(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// Returns the error of a command that refuses an input and prints nothing.
fn refusal(arguments: &[&str], input: &str) -> String {
    let output = run(arguments, input);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(text(&output.stdout), "");
    let error = text(&output.stderr);
    let sentence = error.strip_prefix("warren: ").expect("a sentence");
    assert_eq!(sentence.matches('\n').count(), 1, "{sentence}");
    sentence.trim_end().to_owned()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn score_is_the_statements_program() {
    assert_eq!(printed(&["score", "mice"], EXAMPLE), "8\n8\n");
    let windows = EXAMPLE.replace('\n', "\r\n");
    assert_eq!(printed(&["score", "mice"], &windows), "8\n8\n");
}

#[test]
fn score_names_the_line_that_is_wrong() {
    let refusal_of = |from: &str, to: &str| {
        let input = EXAMPLE.replacen(from, to, 1);
        assert_ne!(input, EXAMPLE);
        refusal(&["score", "mice"], &input)
    };
    for (from, to, sentence) in [
        ("5 5", "5 6", "line 1: a board is square"),
        ("5 5", "4 4", "line 1: a board is square"),
        ("\n2\n", "\n5\n", "line 2: "),
        ("\n2\n2\n", "\n2\n17\n", "line 3: "),
        ("\n8\n", "\n101\n", "line 4: "),
        ("1 2\n", "0 0\n", "line 5: `0 0`: "),
        ("3 2\n", "3\n", "line 6: `3` is not the rocket of player 2"),
        ("2 E\n", "2 X\n", "line 7: `2 X` is no door"),
        ("2 W\n", "2 E\n", "line 8: `2 E`: "),
        ("2 0 W", "9 0 W", "line 9: `9 0 W`: 9 0 is not on the board"),
        ("1 0 S", "1 0", "line 11: `1 0` is not an arrow"),
        ("1 1 E", "2 0 E", "line 12: `2 0 E`: an arrow stands"),
        ("2 0 E\n", "", "line 16: of 8 arrows 1 are missing"),
        (
            "2 0 E\n",
            "2 0 E\n3 3 N\n",
            "line 17: `3 3 N`: the game is over",
        ),
    ] {
        let error = refusal_of(from, to);
        assert!(
            error.starts_with(&format!("standard input: {sentence}")),
            "{error}"
        );
    }
    assert!(refusal(&["score", "mice"], "").starts_with("standard input: line 1: "));
    assert!(refusal(&["score", "dots"], "").contains("asks for a player"));
}

#[test]
fn a_player_hears_the_arrows_of_all_others() {
    let board = ["7 7", "3", "2", "9", "2 3", "4 3", "3 5", "3 N", "3 S"];
    let mut program = warren(&["play", "mice", "--move-time", "30", "--quiet"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    let mut output = BufReader::new(program.stdout.take().unwrap());
    writeln!(input, "{}\n1", board.join("\n")).unwrap();
    let mut game = Record::<Mice>::headless(&board.join("\n"))
        .unwrap()
        .last()
        .clone();
    let free = |game: &Mice| {
        let mut arrows = Vec::new();
        game.legal_moves(&mut arrows);
        arrows[arrows.len() / 2].to_string()
    };
    while game.outcome().is_none() {
        let mut line = String::new();
        if game.side() == Seat(1) {
            output.read_line(&mut line).unwrap();
        } else {
            line = free(&game);
            writeln!(input, "{line}").unwrap();
        }
        game.try_play(&line.trim_end().parse().unwrap()).unwrap();
    }
    drop(input);
    assert!(program.wait().unwrap().success());
}

/// Plays a match with all the time that a busy machine may need. Returns its records.
fn match_of(programs: &[&str], options: &[&str]) -> Vec<Record<Mice>> {
    let folder = tempfile::tempdir().unwrap();
    let output = warren(&["match", "mice", "--seed", "1"])
        .args(programs)
        .args(options)
        .arg("--records")
        .arg(folder.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    records_in(folder.path())
}

fn records_in(folder: &Path) -> Vec<Record<Mice>> {
    let index = fs::read_to_string(folder.join("games.jsonl")).unwrap();
    let games = index.lines().map(|line| {
        let game: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(game["forfeit"], serde_json::Value::Null);
        let record = folder.join(game["record"].as_str().unwrap());
        fs::read_to_string(record).unwrap().parse().unwrap()
    });
    games.collect()
}

#[test]
fn two_to_four_programs_play_on_new_boards() {
    for count in 2..=4 {
        let games = (count + 1).to_string();
        let programs = ["warren:1", "warren:2", "warren:1", "warren:3"];
        let options = ["--new-boards", "--time-factor", "100", "--games", &games];
        let records = match_of(&programs[..count], &options);
        assert_eq!(records.len(), count + 1);
        // Each board is played once per seat.
        let board = |game: usize| records[game].start().board().lines();
        assert!((1..count).all(|game| board(game) == board(0)));
        assert_ne!(board(count), board(0));
        assert_eq!(records[0].start().players(), count);
        assert!(records.iter().all(|record| record.outcome().is_some()));
    }
}

#[test]
fn a_recorded_game_played_again_leaves_its_record() {
    let folder = tempfile::tempdir().unwrap();
    let start = folder.path().join("start.rec");
    let game = folder.path().join("game.rec");
    let head: Vec<&str> = EXAMPLE.lines().take(8).collect();
    fs::write(&start, format!("warren 1 mice\n{}\n", head.join("\n"))).unwrap();
    fs::write(&game, format!("warren 1 mice\n{EXAMPLE}")).unwrap();
    let program = format!("sh ../../tests/programs/recorded.sh {}", game.display());
    let start = start.to_str().unwrap();
    let options = ["--start", start, "--games", "1", "--time-factor", "100"];
    let records = match_of(&[&program, &program], &options);
    assert_eq!(records[0].to_string(), format!("warren 1 mice\n{EXAMPLE}"));
    assert_eq!(records[0].outcome().unwrap().scores, [8, 8]);
}

#[test]
fn matches_that_cannot_be_are_refused() {
    let two = ["warren", "warren"];
    let refusal_of =
        |game: &str, options: &[&str]| refusal(&[&["match", game], &two[..], options].concat(), "");
    assert!(refusal_of("dots", &["--new-boards"]).contains("dots has no new boards"));
    let programs = [
        "match",
        "mice",
        "--usual-start",
        "warren",
        "warren",
        "warren",
    ];
    assert!(refusal(&programs, "").contains("played by 2 programs"));
}

#[test]
fn a_board_is_a_record_without_moves() {
    let arguments = [
        "board",
        "mice",
        "--size",
        "9",
        "--players",
        "3",
        "--seed",
        "5",
    ];
    let board = printed(&arguments, "");
    let record: Record<Mice> = board.parse().unwrap();
    assert_eq!(
        (record.start().players(), record.start().board().size()),
        (3, 9)
    );
    assert_eq!(printed(&arguments, ""), board);
    assert!(
        refusal(&["board", "mice", "--size", "26", "--seed", "5"], "")
            .contains("5 by 5 to 25 by 25")
    );
    assert!(refusal(&["board", "rabbits"], "").contains("only of mice"));
}

#[test]
fn a_puzzle_is_made_and_solved() {
    let puzzle = printed(
        &[
            "puzzle", "mice", "--size", "7", "--turns", "6", "--seed", "2",
        ],
        "",
    );
    let task: Task = puzzle.parse().unwrap();
    let solved = printed(&["solve", "-"], &puzzle);
    let mut lines = solved.lines();
    assert!(lines.next().unwrap().contains("proven"), "{solved}");
    for line in lines {
        let arrows: Vec<_> = line
            .split(", ")
            .map(|arrow| arrow.parse().unwrap())
            .collect();
        assert!(task.accepts(&arrows), "{line}");
    }
    let too_high = puzzle.replacen("goal points ", "goal points 9", 1);
    assert!(printed(&["solve", "-"], &too_high).starts_with("impossible"));
    assert!(refusal(&["solve", "-"], EXAMPLE).starts_with("standard input: line 1: "));
    let easy = format!(
        "warren 1 mice\ngoal points 0\n{}",
        EXAMPLE.replacen("2 0 W", "?", 1)
    );
    let solutions = printed(&["solve", "-", "--most", "3"], &easy);
    assert_eq!(solutions.lines().count(), 5, "{solutions}");
    assert!(
        solutions.lines().last().unwrap().starts_with("… and "),
        "{solutions}"
    );
}
