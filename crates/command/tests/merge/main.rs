//! `warren tournament merge`: folders that are not trusted. Each case is one that somebody could send.

#![cfg(unix)]

mod copies;
mod entries;
mod files;
mod games;

use std::fs::{self, File};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

/// A merge that takes longer counts as hanging.
const LIMIT: Duration = Duration::from_secs(60);

/// A tournament of two programs with logs.
const TWO_PROGRAMS: &str = "game = \"dots\"\nlogs = true\n[[program]]\nname = \"L1\"\nrun = \"warren:1\"\n[[program]]\nname = \"L2\"\nrun = \"warren:2\"\n";

/// A tournament in which the second program answers nonsense.
const WITH_ILLEGAL_MOVES: &str = "game = \"dots\"\n[[program]]\nname = \"L1\"\nrun = \"warren:1\"\n[[program]]\nname = \"rude\"\nrun = \"sh -c 'read s; echo Z9N; read r'\"\n";

/// Runs a command of a tournament, and ends it if it hangs.
fn run(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command
        .arg("tournament")
        .args(arguments)
        .current_dir(folder);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let started_at = Instant::now();
    while child.try_wait().unwrap().is_none() && started_at.elapsed() < LIMIT {
        thread::sleep(Duration::from_millis(5));
    }
    let hangs = child.try_wait().unwrap().is_none();
    let _ = child.kill();
    let output = child.wait_with_output().unwrap();
    assert!(!hangs, "it hangs: {arguments:?}, {}", stderr(&output));
    output
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns a tournament whose games another machine has played; its results are in the folder `good`.
fn played_tournament(file: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    for arguments in [
        &["plan", "cup.toml", "--jobs", "1"][..],
        &["run", "cup.plan", "1", "--to", "good", "--trusted"],
    ] {
        let output = run(folder.path(), arguments);
        assert!(output.status.success(), "{}", stderr(&output));
    }
    folder
}

/// Copies the good results into the folder `bad`, with nothing merged so far.
fn copy_results_to_bad(folder: &TempDir) -> PathBuf {
    let path_of = |name: &str| folder.path().join(name);
    for old in ["bad", "cup.results", "cup.report"] {
        let _ = fs::remove_dir_all(path_of(old));
    }
    fs::create_dir(path_of("bad")).unwrap();
    for entry in fs::read_dir(path_of("good")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, path_of("bad").join(path.file_name().unwrap())).unwrap();
    }
    path_of("bad")
}

fn index(folder: &Path) -> Vec<Value> {
    let index = fs::read_to_string(folder.join("games.jsonl")).unwrap_or_default();
    let lines = index.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Changes the first game of an index.
fn edit_first_game(folder: &Path, change: impl Fn(&mut Value)) {
    let mut games = index(folder);
    change(&mut games[0]);
    let lines: Vec<String> = games.iter().map(|game| game.to_string() + "\n").collect();
    fs::write(folder.join("games.jsonl"), lines.concat()).unwrap();
}

/// The parts of a game that a merge keeps.
#[derive(Debug, PartialEq)]
struct GameResult {
    number: u64,
    scores: Value,
    places: Value,
    forfeit: Value,
}

/// Returns the results in an index, in the order of its lines.
fn results_in(folder: &Path) -> Vec<GameResult> {
    let result = |game: &Value| GameResult {
        number: game["number"].as_u64().unwrap(),
        scores: game["scores"].clone(),
        places: game["places"].clone(),
        forfeit: game["forfeit"].clone(),
    };
    index(folder).iter().map(result).collect()
}

/// Returns the merged results, in the order of the games.
fn merged_results(folder: &TempDir) -> Vec<GameResult> {
    let mut results = results_in(&folder.path().join("cup.results"));
    results.sort_by_key(|result| result.number);
    results
}

/// Merges the bad folder, which reports why something is left out, then the good one, too.
fn assert_left_out_and_replaced(folder: &TempDir, case: &str, reason: &str) {
    let bad = run(folder.path(), &["merge", "cup.toml", "bad"]);
    let text = stderr(&bad);
    assert_eq!(bad.status.code(), Some(2), "{case}: {text}");
    assert!(text.contains("left out: bad"), "{case}: {text}");
    assert!(text.contains(reason), "{case}: {text}");
    let good = run(folder.path(), &["merge", "cup.toml", "bad", "good"]);
    assert!(stderr(&good).contains("left out (see above)"), "{case}");
    let again = run(folder.path(), &["merge", "cup.toml", "good"]);
    assert!(again.status.success(), "{case}: {}", stderr(&again));
    assert!(stdout(&again).starts_with("0 games are new, 2 were there twice"));
    assert_eq!(merged_results(folder).len(), 2, "{case}");
}
