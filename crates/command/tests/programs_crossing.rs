//! The Crossing with real programs: `play` and `match`.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;
use warren::core::game::{Game, Seat};
use warren::core::record::Record;
use warren::games::crossing::generator::board;
use warren::games::crossing::{Crossing, Move, TURNS};

fn warren(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.args(arguments);
    command
}

/// The program of the statement, with a short thinking time and its input open.
struct RunningProgram {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl RunningProgram {
    fn start() -> RunningProgram {
        let mut child = warren(&["play", "crossing", "--level", "2", "--quiet"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        RunningProgram {
            input: child.stdin.take().unwrap(),
            output: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn read_line_trimmed(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }
}

/// The statement's example has the heights on one line, its text on eight.
fn heights(game: &Crossing) -> [Vec<String>; 2] {
    let rows = game.heights().lines();
    [vec![rows.join(" ")], rows]
}

fn window(game: &Crossing, seat: Seat) -> String {
    game.window(seat).map(|phase| phase.to_string()).join(" ")
}

#[test]
fn two_programs_play_180_turns_and_leave() {
    let mut game = board(3);
    let mut programs = [RunningProgram::start(), RunningProgram::start()];
    for (number, (program, lines)) in programs.iter_mut().zip(heights(&game)).enumerate() {
        for line in lines {
            program.send(&line);
        }
        program.send(&number.to_string());
    }
    for _ in 0..TURNS {
        let [one, other] = &mut programs;
        one.send(&window(&game, Seat(0)));
        other.send(&window(&game, Seat(1)));
        let steps = [one.read_line_trimmed(), other.read_line_trimmed()]
            .map(|answer| answer.parse().unwrap());
        game.try_play(&Move(steps)).unwrap();
    }
    assert!(game.outcome().is_some());
    for mut program in programs {
        assert_eq!(program.read_line_trimmed(), "", "it says nothing more");
        assert!(program.child.wait().unwrap().success());
    }
}

#[test]
fn an_impossible_window_is_reported() {
    let mut child = warren(&["play", "crossing", "--quiet"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let game = board(3);
    let lines = [
        game.heights().lines().join("\n"),
        "0".into(),
        "9 9 9 9 9 9 9 9 9".into(),
    ];
    let _ = writeln!(child.stdin.take().unwrap(), "{}", lines.join("\n"));
    let output = child.wait_with_output().unwrap();
    assert!(!output.status.success());
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(stderr.matches('\n').count(), 1, "{stderr}");
    assert!(stderr.contains("number 1 is off the board"), "{stderr}");
}

#[test]
fn in_a_match_both_play_at_once_on_the_same_board_without_seeing_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let folder_path = folder.path().display();
    let recording_program = |name: &str| {
        let program = env!("CARGO_BIN_EXE_warren");
        format!("sh -c 'tee {folder_path}/{name}.in | {program} play crossing --level 3 --quiet'")
    };
    let (one, other) = (recording_program("one"), recording_program("other"));
    let output = warren(&[
        "match",
        "crossing",
        &one,
        &other,
        "--games",
        "1",
        "--new-boards",
        "--seed",
        "5",
    ])
    .args(["--records", "games"])
    .current_dir(folder.path())
    .output()
    .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{stdout}");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let index: Value = serde_json::from_str(read("games/games.jsonl").trim()).unwrap();
    assert!(index["forfeit"].is_null(), "{stdout}");
    let record: Record<Crossing> = read(&format!("games/{}", index["record"].as_str().unwrap()))
        .parse()
        .unwrap();
    assert_eq!(record.moves().len(), TURNS as usize);
    for (name, seat) in [("one", Seat(0)), ("other", Seat(1))] {
        let mut expected = record.start().heights().lines();
        expected.push(seat.0.to_string());
        let turns = (0..TURNS as usize).map(|turn| record.position(turn).unwrap());
        expected.extend(turns.map(|position| window(position, seat)));
        let received = read(&format!("{name}.in"));
        assert_eq!(received.lines().collect::<Vec<_>>(), expected, "{name}");
    }
}
