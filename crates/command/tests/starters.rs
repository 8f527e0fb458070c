//! The programs of `examples/`, with which authors start: each plays whole games in each seat, and the four languages play
//! alike. A simulator, which a statement requires, scores as the rules do.

#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;
use warren::games::GameId;

/// The file extensions of the languages.
const LANGUAGES: [&str; 4] = ["js", "py", "cpp", "rs"];

/// The maximum number of lines of a starter, so that people read it.
const MAX_LINES: usize = 250;

/// The languages of the simulators, with their interpreters.
const SIMULATORS: [(&str, &str); 2] = [("node", "js"), ("python3", "py")];

/// The program that the statement of the space mice requires.
fn simulator(language: &str) -> PathBuf {
    format!("../../examples/mice/simulator.{language}").into()
}

fn starter(game: &str, language: &str) -> PathBuf {
    format!("../../examples/{game}/starter.{language}").into()
}

/// Runs a command that must succeed, and returns its output.
fn run(command: &mut Command) -> String {
    let output = command.output();
    let output = output.unwrap_or_else(|error| {
        panic!(
            "{command:?} cannot be run: {error}; `tools/install.sh checks` installs what is missing"
        )
    });
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {stderr}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns a command that runs the starter. Compiled starters are put into the folder.
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

/// Returns the records of two games in which two programs have each seat once, without the comments that name the players.
fn games(game: &str, programs: [&str; 2]) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.arg("match").arg(game).args(programs);
    // Allows all the time that a busy machine may need.
    command.args(["--games", "2", "--seed", "3", "--time-factor", "100"]);
    let match_text = run(command.arg("--records").arg(folder.path()));
    let mut games: Vec<PathBuf> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "rec"))
        .collect();
    games.sort();
    assert_eq!(games.len(), 2, "{match_text}");
    let records = games.iter().map(|path| {
        let record = fs::read_to_string(path).unwrap();
        let lines = record.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| format!("{line}\n")).collect()
    });
    let records: Vec<String> = records.collect();
    for record in &records {
        let last = record.lines().last().unwrap();
        assert!(
            !last.starts_with("end "),
            "{programs:?}: {last}\n{match_text}"
        );
    }
    records
}

/// Lets a game's starters play each other, two languages at a time, so that each has each seat.
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

/// Returns the output of a program that reads a whole input; `None` if it fails.
fn printed(command: &mut Command, input: &str) -> Option<String> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    output.status.success().then_some(text)
}

/// The rabbits' moves of a game of 120 moves. The last move leads the last rabbit to a hunter. The hunters still reply.
const CAUGHT: &str = "SWNWW-S- ENESES-S NWSNS-EN WS-NNN-- WWE-WNNW WEN-SSSE --EEWN-E -W-EWNEN ----WS-- -----E-- \
    ----E--- -----S-- -----W-- -----E--";

#[test]
fn hunters_reply_when_no_rabbit_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let moves: Vec<&str> = CAUGHT.split_whitespace().collect();
    let input = format!("120\n1\n{}\n", moves.join("\n"));
    let answers = LANGUAGES.map(|language| {
        let line = program("rabbits", language, folder.path());
        let mut words = line.split(' ');
        let mut command = Command::new(words.next().unwrap());
        let answers = printed(command.args(words), &input);
        answers.unwrap_or_else(|| panic!("{language}: ended with a fault"))
    });
    assert_eq!(answers[0].lines().count(), moves.len());
    assert!(answers.iter().all(|of| *of == answers[0]), "{answers:#?}");
}

#[test]
fn simulators_score_as_the_rules_do() {
    let mut count = 0;
    for entry in fs::read_dir("../../tests/records").unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if !name.starts_with("mice-") || !name.ends_with(".rec") || name.ends_with(".bad.rec") {
            continue;
        }
        let record = fs::read_to_string(&path).unwrap();
        let lines = record.lines().skip(1).filter(|line| !line.starts_with('#'));
        let input: String = lines.map(|line| format!("{line}\n")).collect();
        let mut score = Command::new(env!("CARGO_BIN_EXE_warren"));
        // A game that is not over has no scores.
        let score = score.args(["score", "mice"]).stderr(Stdio::null());
        let Some(scores) = printed(score, &input) else {
            continue;
        };
        count += 1;
        for (runs, language) in SIMULATORS {
            let program = simulator(language);
            let printed_scores = printed(Command::new(runs).arg(&program), &input);
            assert_eq!(
                printed_scores.as_deref(),
                Some(&*scores),
                "{program:?} of {name}"
            );
        }
    }
    assert!(count >= 10, "only {count} games");
}

#[test]
fn every_game_has_starters_that_are_short() {
    let is_short = |path: &Path| {
        let text = fs::read_to_string(path);
        let text = text.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let lines = text.lines().count();
        assert!(lines <= MAX_LINES, "{}: {lines} lines", path.display());
    };
    for game in GameId::ALL {
        for language in LANGUAGES {
            is_short(&starter(game.id(), language));
        }
    }
    for (_, language) in SIMULATORS {
        is_short(&simulator(language));
    }
}
