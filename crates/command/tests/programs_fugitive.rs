//! Fugitive and Detectives with real programs: `play`, `match` and the files in the programs' folders.

#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;
use warren::core::game::{Game, Seat};
use warren::core::record::Record;
use warren::games::fugitive::{Fugitive, Move, Stage, is_announced};

/// A command in a folder.
fn warren(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.current_dir(folder).args(arguments);
    command
}

/// A folder with a new map.
fn folder_with_map(cities: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let map = warren(folder.path(), &["map", "--cities", cities, "--seed", "4"])
        .output()
        .unwrap();
    fs::write(folder.path().join("connect.txt"), map.stdout).unwrap();
    folder
}

/// The program of the statement, with a short thinking time and its input open.
struct RunningProgram {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl RunningProgram {
    fn start(folder: &Path) -> RunningProgram {
        let options = ["play", "fugitive", "--level", "3", "--game-time", "400"];
        let mut child = warren(folder, &[&options[..], &["--quiet"]].concat())
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

    fn send(&mut self, lines: &str) {
        writeln!(self.input, "{lines}").unwrap();
    }

    fn read_line_trimmed(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// Reads the detectives' answer, one line each.
    fn read_four_lines(&mut self) -> String {
        [(); 4].map(|()| self.read_line_trimmed()).join(" ")
    }
}

fn start_of(folder: &Path) -> Fugitive {
    let map = fs::read_to_string(folder.join("connect.txt")).unwrap();
    Fugitive::new(map.parse().unwrap())
}

#[test]
fn two_programs_play_by_the_statement_until_they_read_quit() {
    let folder = folder_with_map("30");
    let mut detectives = RunningProgram::start(folder.path());
    let mut fugitive = RunningProgram::start(folder.path());
    let mut game = start_of(folder.path());
    detectives.send("Detectives");
    fugitive.send("Fugitive");
    let mut on_one_line = false;
    while game.outcome().is_none() {
        let mv: Move = match game.stage() {
            Stage::Places | Stage::Chase => detectives.read_four_lines(),
            Stage::Start | Stage::Run => fugitive.read_line_trimmed(),
        }
        .parse()
        .unwrap();
        game.try_play(&mv).unwrap();
        if game.outcome().is_some() {
            break;
        }
        match mv {
            Move::Detectives(_) => {
                // The statement's example has them on one line, its text on four.
                let cities = mv.to_string();
                on_one_line = !on_one_line;
                fugitive.send(&if on_one_line {
                    cities
                } else {
                    cities.replace(' ', "\n")
                });
            }
            Move::Run { kind, .. } if !is_announced(game.turn()) => {
                detectives.send(&kind.letter().to_string());
            }
            _ => detectives.send(&mv.to_string()),
        }
    }
    for mut program in [detectives, fugitive] {
        program.send("Quit");
        assert_eq!(program.read_line_trimmed(), "", "it says nothing more");
        assert!(program.child.wait().unwrap().success());
    }
}

#[test]
fn quit_is_obeyed_at_any_time() {
    let folder = folder_with_map("20");
    let mut program = RunningProgram::start(folder.path());
    program.send("Fugitive\n1\n2\n3\n4");
    program.read_line_trimmed();
    program.read_line_trimmed();
    program.send("Quit");
    assert!(program.child.wait().unwrap().success());
}

/// Returns the program's one-line error about a map.
fn refusal(folder: &Path, options: &[&str]) -> String {
    let mut child = warren(folder, &[&["play", "fugitive"], options].concat())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(b"Fugitive\n");
    let Output { status, stderr, .. } = child.wait_with_output().unwrap();
    assert!(!status.success());
    let stderr = String::from_utf8(stderr).unwrap();
    assert_eq!(stderr.matches('\n').count(), 1, "{stderr}");
    stderr
}

#[test]
fn a_missing_or_wrong_map_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    assert!(refusal(folder.path(), &[]).contains("`connect.txt` is not there"));
    assert!(refusal(folder.path(), &["--map", "none.txt"]).contains("none.txt"));
    fs::write(folder.path().join("bad.txt"), "8\nC 1-2\nX 2-3\nEND\n").unwrap();
    let stderr = refusal(folder.path(), &["--map", "bad.txt"]);
    assert!(stderr.contains("line 3"), "{stderr}");
}

#[test]
fn a_match_gives_each_its_folder_and_sends_what_the_statement_sends() {
    let folder = tempfile::tempdir().unwrap();
    let folder_path = folder.path().display();
    // This program stores what it reads, and whether it finds the map in its folder.
    let recording_program = |name: &str| {
        let play = "play fugitive --level 4 --quiet";
        let program = env!("CARGO_BIN_EXE_warren");
        format!(
            "sh -c 'cp connect.txt {folder_path}/{name}.map; tee {folder_path}/{name}.in | {program} {play}'"
        )
    };
    let (one, other) = (recording_program("one"), recording_program("other"));
    let options = ["--games", "1", "--records", "games", "--start", "start.rec"];
    let map = "warren 1 fugitive\n8\nC 1-2\nC 1-5\nC 2-5\nC 3-4\nC 3-6\nC 4-7\nC 5-8\nC 6-7\nC 6-8\nT 1-8\nT 2-3\nT 3-4\nT 3-8\nP 1-4\nEND\n";
    fs::write(folder.path().join("start.rec"), map).unwrap();
    let output = warren(
        folder.path(),
        &[&["match", "fugitive", &one, &other], &options[..]].concat(),
    )
    .output()
    .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{stdout}");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let index: Value = serde_json::from_str(read("games/games.jsonl").trim()).unwrap();
    assert!(index["forfeit"].is_null(), "{stdout}");
    let record: Record<Fugitive> = read(&format!("games/{}", index["record"].as_str().unwrap()))
        .parse()
        .unwrap();
    assert!(record.last().outcome().is_some());

    let mut expected = ["Detectives", "Fugitive"].map(|side| vec![side.to_owned()]);
    for (played, mv) in record.moves().iter().enumerate() {
        let turn = record.position(played + 1).unwrap().turn();
        let is_last = played + 1 == record.moves().len();
        match mv {
            _ if is_last => {}
            Move::Detectives(cities) => expected[1].extend(cities.iter().map(|c| c.to_string())),
            Move::Run { kind, .. } if !turn.is_multiple_of(5) => {
                expected[0].push(kind.letter().to_string())
            }
            _ => expected[0].push(mv.to_string()),
        }
    }
    for (name, mut expected) in ["one", "other"].into_iter().zip(expected) {
        expected.push("Quit".to_owned());
        let received = read(&format!("{name}.in"));
        assert_eq!(received.lines().collect::<Vec<_>>(), expected, "{name}");
        let lines = record.start().map().lines().join("\n") + "\n";
        assert_eq!(read(&format!("{name}.map")), lines);
    }
    assert_eq!(record.start().seats(), 2);
    assert_eq!(record.start().due().first(), Some(Seat(0)));
}

#[test]
fn a_match_on_new_boards_makes_a_map_for_each_pair_of_games() {
    let folder = tempfile::tempdir().unwrap();
    let options = [
        "--games",
        "4",
        "--new-boards",
        "--seed",
        "9",
        "--records",
        "games",
    ];
    let output = warren(
        folder.path(),
        &[&["match", "fugitive", "warren:2", "warren:3"], &options[..]].concat(),
    )
    .output()
    .unwrap();
    assert!(output.status.success());
    let records = (1..=4).map(|number| {
        let path = folder
            .path()
            .join(format!("games/fugitive-{number:04}.rec"));
        fs::read_to_string(path)
            .unwrap()
            .parse::<Record<Fugitive>>()
            .unwrap()
    });
    let records: Vec<_> = records.collect();
    assert!(
        records
            .iter()
            .all(|record| record.last().outcome().is_some())
    );
    let maps: Vec<_> = records.iter().map(|record| record.start().map()).collect();
    assert_eq!(maps[0], maps[1]);
    assert_eq!(maps[2], maps[3]);
    assert_ne!(maps[0], maps[2]);
}
