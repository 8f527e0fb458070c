//! The programs of `examples/`, with which authors start: each plays whole games in each seat, and the four languages play
//! alike.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;
use warren::games::GameId;

/// The endings of the languages.
const LANGUAGES: [&str; 4] = ["js", "py", "cpp", "rs"];

/// The most lines that a starter may have, so that it is read.
const MOST_LINES: usize = 79;

fn starter(game: &str, language: &str) -> PathBuf {
    format!("examples/{game}/starter.{language}").into()
}

/// Runs a command that has to succeed, and returns its output.
fn run(command: &mut Command) -> String {
    let output = command.output();
    let output = output.unwrap_or_else(|error| {
        panic!(
            "{command:?} cannot be run: {error}; `tools/install.sh checks` installs what is missing"
        )
    });
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// A command that runs the starter. Compiled ones are put into the folder.
fn program(game: &str, language: &str, folder: &Path) -> String {
    let source = starter(game, language);
    let compiled = folder.join(language);
    match language {
        "js" => format!("node {}", source.display()),
        "py" => format!("python3 {}", source.display()),
        "cpp" => {
            let mut compiler = Command::new("c++");
            compiler.args(["-std=c++17", "-O1", "-fno-exceptions", "-Wall", "-Wextra"]);
            run(compiler.arg("-o").arg(&compiled).arg(source));
            compiled.display().to_string()
        }
        _ => {
            let mut compiler = Command::new("rustc");
            compiler.args(["-O", "--edition", "2024", "-D", "warnings"]);
            run(compiler.arg("-o").arg(&compiled).arg(source));
            compiled.display().to_string()
        }
    }
}

/// The records of two games in which two programs have each seat once, without the comments that say who played.
fn games(game: &str, programs: [&str; 2]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.arg("match").arg(game).args(programs);
    // All the time that a busy machine may need.
    command.args(["--games", "2", "--seed", "3", "--time-factor", "100"]);
    let said = run(command.arg("--records").arg(folder.path()));
    let mut games: Vec<PathBuf> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "rec"))
        .collect();
    games.sort();
    assert_eq!(games.len(), 2, "{said}");
    let records = games.iter().map(|path| {
        let record = fs::read_to_string(path).unwrap();
        let lines = record.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| format!("{line}\n")).collect()
    });
    let records: Vec<String> = records.collect();
    for record in &records {
        let last = record.lines().last().unwrap();
        assert!(!last.starts_with("end "), "{programs:?}: {last}\n{said}");
    }
    records
}

/// A game's starters play each other, by two languages at a time, so each has each seat.
fn plays(game: &str) {
    let folder: TempDir = tempfile::tempdir().unwrap();
    let [js, py, cpp, rs] = LANGUAGES.map(|language| program(game, language, folder.path()));
    let interpreted = games(game, [&js, &py]);
    assert_eq!(
        interpreted[0], interpreted[1],
        "JavaScript and Python differ"
    );
    assert_eq!(interpreted, games(game, [&cpp, &rs]), "C++ and Rust differ");
    // An opponent that plays differently.
    games(game, [&rs, "warren:1"]);
}

#[test]
fn rabbits() {
    plays("rabbits");
}

#[test]
fn mice() {
    plays("mice");
}

#[test]
fn fugitive() {
    plays("fugitive");
}

#[test]
fn crossing() {
    plays("crossing");
}

#[test]
fn dots() {
    plays("dots");
}

#[test]
fn every_game_has_starters_that_are_short() {
    for game in GameId::ALL {
        for language in LANGUAGES {
            let path = starter(game.id(), language);
            let text = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let lines = text.lines().count();
            assert!(lines <= MOST_LINES, "{}: {lines} lines", path.display());
        }
    }
}
