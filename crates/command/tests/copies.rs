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
struct Cup {
    folder: TempDir,
}

impl Cup {
    fn new(game: &str, files: &[(&str, &str)]) -> Cup {
        let cup = Cup {
            folder: tempfile::tempdir().unwrap(),
        };
        let file = format!(
            "game = \"{game}\"\nusual_start = true\nsubmissions = \"hand-ins\"\n[[program]]\nrun = \"warren:1\"\n"
        );
        cup.write("cup.toml", &file);
        for (name, text) in files {
            cup.write(&format!("hand-ins/{name}"), text);
        }
        cup
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::create_dir_all(self.at(name).parent().unwrap()).unwrap();
        fs::write(self.at(name), text).unwrap();
    }

    /// Returns the output of a command on both streams, and its exit status.
    fn run(&self, words: &[&str]) -> (Option<i32>, String) {
        let output = Command::new(env!("CARGO_BIN_EXE_warren"))
            .args(words)
            .current_dir(self.folder.path())
            .output()
            .unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    }

    fn play(&self, options: &[&str]) -> String {
        let (code, said) = self.run(&[&["tournament", "cup.toml"], options].concat());
        assert_eq!(code, Some(0), "{said}");
        said
    }

    /// Returns the standard error of the programs, by game.
    fn errors(&self) -> Vec<String> {
        let index = fs::read_to_string(self.at("cup.results/games.jsonl")).unwrap();
        let games = index
            .lines()
            .map(|line| -> Value { serde_json::from_str(line).unwrap() });
        games
            .map(|game| game["forfeit"]["errors"].as_str().unwrap().to_owned())
            .collect()
    }

    /// Returns all submitted files and folders.
    fn handed_in(&self) -> Vec<PathBuf> {
        let mut all = vec![self.at("hand-ins")];
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
fn can(options: &[&str]) -> bool {
    let cup = Cup::new("dots", &[("anna/bot.py", "print('x', flush=True)\n")]);
    let (_, said) = cup.run(&[&["tournament", "cup.toml"], options].concat());
    let cannot = ["no jail can be made", "programs can stop each other here"];
    let why = cannot.iter().find(|why| said.contains(*why));
    why.inspect(|_| eprintln!("skipped: {said}")).is_none()
}

fn writer_in(game: &str) -> Cup {
    let files = [
        ("anna/warren.toml", "run = 'python3 bot.py'"),
        ("anna/bot.py", WRITER),
        ("anna/data.txt", "one"),
        ("anna/more/data.txt", "two"),
    ];
    Cup::new(game, &files)
}

/// Plays the writer twice, with and without files of the game, and checks that nothing has changed.
fn keeps_what_was_handed_in(options: &[&str]) {
    if !can(options) {
        return;
    }
    for game in ["dots", "fugitive"] {
        let cup = writer_in(game);
        let before = cup.handed_in();
        cup.play(options);
        assert_eq!(cup.handed_in(), before, "{game}");
        let errors = cup.errors();
        assert!(errors.len() >= 2, "{game}");
        for said in errors {
            let (own, others): (Vec<&str>, Vec<&str>) =
                said.lines().partition(|line| line.starts_with("own "));
            // In each game again.
            assert_eq!(others, ["data: one two", "here: written"], "{game}");
            assert_eq!(own.len(), 3, "{own:?}");
            let is_refused = |line: &&str| {
                line.ends_with(": Read-only file system") || line.ends_with(": Permission denied")
            };
            assert!(own.iter().all(is_refused), "{own:?}");
        }
        // Nothing has changed, so the tournament is over and can be shown and reported.
        assert!(cup.play(options).contains("it is over"), "{game}");
        for words in [["show", "cup.toml"], ["report", "cup.toml"]] {
            let (code, said) = cup.run(&[&["tournament"], &words[..]].concat());
            assert_eq!(code, Some(0), "{said}");
        }
    }
}

#[test]
fn a_trusted_program_writes_where_it_runs_and_nowhere_in_its_folder() {
    keeps_what_was_handed_in(&["--trusted"]);
}

#[test]
fn a_program_in_a_jail_writes_where_it_runs_and_nowhere_in_its_folder() {
    keeps_what_was_handed_in(&[]);
}

#[test]
fn a_build_writes_into_the_copy_alone() {
    let cup = Cup::new(
        "dots",
        &[
            (
                "anna/warren.toml",
                "build = 'echo new >source; cp source bot.py; mkdir -p made; chmod 500 made; touch -d 2001-01-01 old'\nrun = 'python3 bot.py'",
            ),
            ("anna/source", "print('x')"),
        ],
    );
    let before = cup.handed_in();
    for _ in 0..2 {
        cup.play(&["--trusted"]);
        assert_eq!(cup.handed_in(), before);
    }
    let source = || fs::read_to_string(cup.at("hand-ins/anna/source")).unwrap();
    assert_eq!(source(), "print('x')");
    // A new version is built in a new copy, which also replaces read-only folders.
    cup.write("hand-ins/anna/source", "print('y')");
    let (code, said) = cup.run(&["build", "hand-ins", "--trusted"]);
    assert!(code == Some(0) && said.contains("anna: built, "), "{said}");
}

#[test]
fn executable_files_and_links_are_copied() {
    let cup = Cup::new(
        "dots",
        &[
            ("anna/bot", "#!/bin/sh\ncat lib/word\n"),
            ("anna/words/x", "x\n"),
        ],
    );
    let rights = std::os::unix::fs::PermissionsExt::from_mode(0o700);
    fs::set_permissions(cup.at("hand-ins/anna/bot"), rights).unwrap();
    std::os::unix::fs::symlink("words", cup.at("hand-ins/anna/lib")).unwrap();
    std::os::unix::fs::symlink("x", cup.at("hand-ins/anna/words/word")).unwrap();
    let (code, said) = cup.run(&["build", "hand-ins"]);
    assert_eq!(code, Some(0), "{said}");
    cup.play(&["--trusted"]);
    let index = fs::read_to_string(cup.at("cup.results/games.jsonl")).unwrap();
    assert!(index.contains("\"answer\":[\"x\"]"), "{index}");
    let copy = cup.at("hand-ins/.warren-built/copies/anna");
    assert_eq!(fs::read_link(copy.join("lib")).unwrap(), Path::new("words"));
}

#[test]
fn a_refusal_names_the_submission_that_has_changed() {
    let cup = Cup::new(
        "dots",
        &[
            ("anna/bot.py", "print('x')"),
            ("boris/bot.py", "print('x')"),
        ],
    );
    cup.play(&["--trusted"]);
    cup.write("hand-ins/anna/bot.py", "print('y')");
    let (code, said) = cup.run(&["tournament", "cup.toml", "--trusted"]);
    assert_eq!(code, Some(2));
    assert!(
        said.contains("(`anna` has changed). Restore what was there, or start again"),
        "{said}"
    );
}
