//! Submissions play from a copy, and the files that they write are removed after the game. The submitted files do not change.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

/// A program that reads its own file by a relative path, writes beside itself, and gives up.
///
/// It prints on standard error what has worked.
const WRITER: &str = r#"
import os, sys
def report(*words): print(*words, file=sys.stderr, flush=True)
def write(path, how="x"):
    try:
        with open(path, how) as file: file.write("mine")
        return "written"
    except OSError as error: return error.strerror
report("data:", open("data.txt").read().strip(), open("more/data.txt").read().strip())
report("here:", write("notes.txt"))
report("own folder:", write(os.path.join(os.path.dirname(os.path.abspath(__file__)), "memory.txt")))
report("own folder inside:", write("more/memory.txt"))
report("own file:", write("data.txt", "a"))
print("x", flush=True)
"#;

/// A tournament of the submissions in `hand-ins`, with `warren:1`.
struct TestTournament {
    folder: TempDir,
}

impl TestTournament {
    fn new(game: &str, files: &[(&str, &str)]) -> TestTournament {
        let tournament = TestTournament {
            folder: tempfile::tempdir().unwrap(),
        };
        let file = format!(
            "game = \"{game}\"\nusual_start = true\nsubmissions = \"hand-ins\"\n[[program]]\nrun = \"warren:1\"\n"
        );
        tournament.write("cup.toml", &file);
        for (name, text) in files {
            tournament.write(&format!("hand-ins/{name}"), text);
        }
        tournament
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::create_dir_all(self.path(name).parent().unwrap()).unwrap();
        fs::write(self.path(name), text).unwrap();
    }

    /// Returns the output of a command on both streams, and its exit status.
    fn run(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_warren"))
            .args(arguments)
            .current_dir(self.folder.path())
            .output()
            .unwrap();
        let both_streams = [output.stdout, output.stderr].concat();
        let text = String::from_utf8(both_streams).unwrap();
        (output.status.code(), text)
    }

    fn play(&self, options: &[&str]) -> String {
        let (status, output) = self.run(&[&["tournament", "cup.toml"], options].concat());
        assert_eq!(status, Some(0), "{output}");
        output
    }

    /// Returns the standard error of the programs, by game.
    fn stderr_by_game(&self) -> Vec<String> {
        let index = fs::read_to_string(self.path("cup.results/games.jsonl")).unwrap();
        let games = index
            .lines()
            .map(|line| -> Value { serde_json::from_str(line).unwrap() });
        games
            .map(|game| game["forfeit"]["errors"].as_str().unwrap().to_owned())
            .collect()
    }

    /// Returns all submitted files and folders.
    fn submitted_paths(&self) -> Vec<PathBuf> {
        let mut all = vec![self.path("hand-ins")];
        let mut next = 0;
        while let Some(folder) = all.get(next).cloned() {
            next += 1;
            if folder.is_dir() && !folder.ends_with(".warren-built") {
                all.extend(
                    fs::read_dir(folder)
                        .unwrap()
                        .map(|entry| entry.unwrap().path()),
                );
            }
        }
        all.retain(|path| !path.ends_with(".warren-built"));
        all.sort();
        all
    }
}

/// Whether programs can be played with these options here.
fn can_play(options: &[&str]) -> bool {
    let tournament = TestTournament::new("dots", &[("anna/bot.py", "print('x', flush=True)\n")]);
    let (_, output) = tournament.run(&[&["tournament", "cup.toml"], options].concat());
    let reasons = ["no jail can be made", "programs can stop each other here"];
    let reason = reasons.iter().find(|reason| output.contains(*reason));
    reason.inspect(|_| eprintln!("skipped: {output}")).is_none()
}

fn writer_tournament(game: &str) -> TestTournament {
    let files = [
        ("anna/warren.toml", "run = 'python3 bot.py'"),
        ("anna/bot.py", WRITER),
        ("anna/data.txt", "one"),
        ("anna/more/data.txt", "two"),
    ];
    TestTournament::new(game, &files)
}

/// Plays the writer twice, with and without files of the game, and checks that nothing has changed.
fn check_that_submissions_stay(options: &[&str]) {
    if !can_play(options) {
        return;
    }
    for game in ["dots", "fugitive"] {
        let tournament = writer_tournament(game);
        let before = tournament.submitted_paths();
        tournament.play(options);
        assert_eq!(tournament.submitted_paths(), before, "{game}");
        let stderr_by_game = tournament.stderr_by_game();
        assert!(stderr_by_game.len() >= 2, "{game}");
        for stderr in stderr_by_game {
            let (own, others): (Vec<&str>, Vec<&str>) =
                stderr.lines().partition(|line| line.starts_with("own "));
            // In each game again.
            assert_eq!(others, ["data: one two", "here: written"], "{game}");
            assert_eq!(own.len(), 3, "{own:?}");
            let is_refused = |line: &&str| {
                line.ends_with(": Read-only file system") || line.ends_with(": Permission denied")
            };
            assert!(own.iter().all(is_refused), "{own:?}");
        }
        // Nothing has changed, so the tournament is over and can be shown and reported.
        assert!(tournament.play(options).contains("it is over"), "{game}");
        for arguments in [["show", "cup.toml"], ["report", "cup.toml"]] {
            let (status, output) = tournament.run(&[&["tournament"], &arguments[..]].concat());
            assert_eq!(status, Some(0), "{output}");
        }
    }
}

#[test]
fn a_trusted_program_writes_where_it_runs_and_nowhere_in_its_folder() {
    check_that_submissions_stay(&["--trusted"]);
}

#[test]
fn a_program_in_a_jail_writes_where_it_runs_and_nowhere_in_its_folder() {
    check_that_submissions_stay(&[]);
}

#[test]
fn a_build_writes_into_the_copy_alone() {
    let tournament = TestTournament::new(
        "dots",
        &[
            (
                "anna/warren.toml",
                "build = 'echo new >source; cp source bot.py; mkdir -p made; chmod 500 made; touch -d 2001-01-01 old'\nrun = 'python3 bot.py'",
            ),
            ("anna/source", "print('x')"),
        ],
    );
    let before = tournament.submitted_paths();
    for _ in 0..2 {
        tournament.play(&["--trusted"]);
        assert_eq!(tournament.submitted_paths(), before);
    }
    let source = || fs::read_to_string(tournament.path("hand-ins/anna/source")).unwrap();
    assert_eq!(source(), "print('x')");
    // A new version is built in a new copy, which also replaces read-only folders.
    tournament.write("hand-ins/anna/source", "print('y')");
    let (status, output) = tournament.run(&["build", "hand-ins", "--trusted"]);
    assert!(
        status == Some(0) && output.contains("anna: built, "),
        "{output}"
    );
}

#[test]
fn executable_files_and_links_are_copied() {
    let tournament = TestTournament::new(
        "dots",
        &[
            ("anna/bot", "#!/bin/sh\ncat linked-folder/linked-file\n"),
            ("anna/folder/file", "text of the file\n"),
        ],
    );
    let executable_permissions = std::os::unix::fs::PermissionsExt::from_mode(0o700);
    fs::set_permissions(tournament.path("hand-ins/anna/bot"), executable_permissions).unwrap();
    std::os::unix::fs::symlink("folder", tournament.path("hand-ins/anna/linked-folder")).unwrap();
    std::os::unix::fs::symlink("file", tournament.path("hand-ins/anna/folder/linked-file"))
        .unwrap();
    let (status, output) = tournament.run(&["build", "hand-ins"]);
    assert_eq!(status, Some(0), "{output}");
    tournament.play(&["--trusted"]);
    let index = fs::read_to_string(tournament.path("cup.results/games.jsonl")).unwrap();
    assert!(
        index.contains("\"answer\":[\"text of the file\"]"),
        "{index}"
    );
    let copy = tournament.path("hand-ins/.warren-built/copies/anna");
    assert_eq!(
        fs::read_link(copy.join("linked-folder")).unwrap(),
        Path::new("folder")
    );
}

#[test]
fn a_refusal_names_the_submission_that_has_changed() {
    let tournament = TestTournament::new(
        "dots",
        &[
            ("anna/bot.py", "print('x')"),
            ("boris/bot.py", "print('x')"),
        ],
    );
    tournament.play(&["--trusted"]);
    tournament.write("hand-ins/anna/bot.py", "print('y')");
    let (status, output) = tournament.run(&["tournament", "cup.toml", "--trusted"]);
    assert_eq!(status, Some(2));
    assert!(
        output.contains("(`anna` has changed). Restore what was there, or start again"),
        "{output}"
    );
}
