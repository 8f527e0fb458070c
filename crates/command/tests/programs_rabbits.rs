//! `warren play rabbits` and `warren match rabbits`: what the statement's program reads and writes, with real programs.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use warren::core::game::{Game, Seat};
use warren::core::record::Record;
use warren::games::rabbits::Rabbits;

fn warren(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.args(arguments);
    command
}

/// Returns a turn without any movement.
fn no_movement(position: &Rabbits) -> String {
    position.options().iter().map(|_| '-').collect()
}

#[test]
fn it_reads_the_limit_and_its_number_then_plays_to_the_end() {
    for seat in [0, 1] {
        let mut program = warren(&["play", "rabbits", "--move-time", "40", "--quiet"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = program.stdin.take().unwrap();
        let mut output = BufReader::new(program.stdout.take().unwrap());
        writeln!(input, "12\n{seat}").unwrap();
        let mut game = Rabbits::new(12);
        while game.outcome().is_none() {
            let mut line = no_movement(&game);
            if game.side() == Seat(seat) {
                line.clear();
                output.read_line(&mut line).unwrap();
            } else {
                writeln!(input, "{line}").unwrap();
            }
            game.try_play(&line.trim_end().parse().unwrap()).unwrap();
        }
        assert!(game.points()[usize::from(seat)] > 0, "{game}");
        // The input is still open: the program exits because the game is over.
        let mut rest = String::new();
        output.read_line(&mut rest).unwrap();
        assert_eq!(rest, "");
        assert!(program.wait().unwrap().success());
    }
}

#[test]
fn an_unreadable_line_is_reported_in_a_sentence() {
    for (input, sentence) in [
        (
            "0\n",
            "line 1: `0` is not a limit of moves: a side has 1 to 240 moves, in the contest 120 to 240",
        ),
        (
            "120\n2\n",
            "line 2: `2` is not a player's number: 0 plays the rabbits and moves first, 1 plays the hunters",
        ),
        ("120\n1\nSWNNWSS\n", "line 3: `SWNNWSS` is not a move: "),
        (
            "120\n1\nE-------\n",
            "line 3: `E-------`: pieces 1 and 2 would both be on 13,11",
        ),
    ] {
        let mut program = warren(&["play", "rabbits", "--quiet"])
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        program
            .stdin
            .take()
            .unwrap()
            .write_all(input.as_bytes())
            .unwrap();
        let output = program.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(
            stderr.starts_with(&format!("warren: {sentence}")),
            "{stderr}"
        );
    }
}

/// Plays one game from a record's start, with all the time that a busy machine may need.
fn match_from(start: &Path, programs: &[&str], folder: &Path) -> Output {
    warren(&[
        "match",
        "rabbits",
        "--games",
        "1",
        "--time-factor",
        "100",
        "--seed",
        "1",
    ])
    .args(programs)
    .arg("--start")
    .arg(start)
    .arg("--records")
    .arg(folder)
    .output()
    .unwrap()
}

#[test]
fn a_recorded_game_played_again_leaves_its_record() {
    let file = Path::new("../../tests/records/rabbits-002.rec");
    let text = fs::read_to_string(file).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let start = folder.path().join("start.rec");
    let head: Vec<&str> = text.lines().take(2).collect();
    fs::write(&start, head.join("\n")).unwrap();
    let program = format!("sh ../../tests/programs/recorded.sh {}", file.display());
    let output = match_from(&start, &[&program, &program], folder.path());
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let written_record = record_in(folder.path());
    let (first, moves) = text.split_once('\n').unwrap();
    let players = format!("# seat 0: {program}\n# seat 1: {program}\n");
    assert_eq!(written_record, format!("{first}\n{players}{moves}"));
}

/// Returns the only record of a match.
fn record_in(folder: &Path) -> String {
    let index = fs::read_to_string(folder.join("games.jsonl")).unwrap();
    let game: serde_json::Value = serde_json::from_str(index.trim_end()).unwrap();
    assert_eq!(game["forfeit"], serde_json::Value::Null);
    fs::read_to_string(folder.join(game["record"].as_str().unwrap())).unwrap()
}

#[test]
fn the_programs_built_in_play_to_the_end_of_a_short_limit() {
    let folder = tempfile::tempdir().unwrap();
    let start = folder.path().join("start.rec");
    fs::write(&start, "warren 1 rabbits\nlimit 3\n").unwrap();
    let output = match_from(&start, &["warren:1", "warren:2"], folder.path());
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let record: Record<Rabbits> = record_in(folder.path()).parse().unwrap();
    assert_eq!((record.moves().len(), record.start().limit()), (6, 3));
}

#[test]
fn a_match_begins_at_a_start_that_programs_can_read() {
    let folder = tempfile::tempdir().unwrap();
    let position = {
        let mut game = Rabbits::new(120);
        game.play(&"--------".parse().unwrap());
        game.to_string()
    };
    for (record, reason) in [
        (
            "warren 1 rabbits\nlimit 120\n--------\n".to_owned(),
            "this record has moves",
        ),
        (
            format!("warren 1 rabbits\nstart {position}\n"),
            "in the middle of a game",
        ),
        (
            "warren 1 dots\n".to_owned(),
            "a record of rabbits is expected here",
        ),
    ] {
        let start = folder.path().join("start.rec");
        fs::write(&start, record).unwrap();
        let output = match_from(&start, &["warren:1", "warren:1"], folder.path());
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{stderr}");
        assert!(stderr.contains(reason), "{stderr}");
    }
}
