//! Commands that run programs in a jail, on a system where none can be made.

#![cfg(unix)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

/// Returns a folder that contains a folder for the PATH, with only a shell in it.
fn without_bubblewrap() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("path")).unwrap();
    std::os::unix::fs::symlink("/bin/sh", folder.path().join("path/sh")).unwrap();
    folder
}

/// Returns such a folder with a submission that needs a build, and a tournament with it.
fn folder() -> TempDir {
    let folder = without_bubblewrap();
    let file = "game = \"dots\"\nopening = 0\nsubmissions = \"hand-ins\"\n[[program]]\nrun = \"warren:1\"\n";
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    fs::create_dir_all(folder.path().join("hand-ins/anna")).unwrap();
    let description = "build = \"echo built >built\"\nrun = \"sh -c 'read a; echo x'\"\n";
    fs::write(folder.path().join("hand-ins/anna/warren.toml"), description).unwrap();
    folder
}

/// Runs the command on a system without `bwrap`.
fn warren(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(arguments)
        .current_dir(folder)
        .env("PATH", folder.join("path"))
        .output()
        .unwrap()
}

/// Checks that a command refuses, says what to install, and names the option to continue without a jail.
fn assert_refused(folder: &Path, arguments: &[&str], way: &str) {
    let output = warren(folder, arguments);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {stderr}");
    let error = if cfg!(target_os = "linux") {
        "no jail can be made: there is no `bwrap`; install the package bubblewrap"
    } else {
        "no jail can be made: there are jails on Linux only"
    };
    assert_eq!(stderr, format!("warren: {error}; {way}\n"), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
}

#[test]
fn a_jail_that_cannot_be_made_is_refused_and_nothing_runs() {
    let folder = folder();
    let folder_path = folder.path();
    let trusted = "--trusted plays without one";
    assert_refused(folder_path, &["build", "hand-ins"], trusted);
    assert_refused(folder_path, &["tournament", "cup.toml"], trusted);
    assert!(
        warren(folder_path, &["tournament", "plan", "cup.toml"])
            .status
            .success()
    );
    assert_refused(
        folder_path,
        &["tournament", "run", "cup.plan", "1"],
        trusted,
    );
    let without = "without --jail the command runs without one";
    assert_refused(
        folder_path,
        &["match", "dots", "/bin/cat", "warren:1", "--jail"],
        without,
    );
    assert_refused(
        folder_path,
        &["check", "dots", "/bin/cat", "--jail"],
        without,
    );
    assert!(
        !folder_path
            .join("hand-ins/.warren-built/copies/anna/built")
            .exists()
    );
    let has_games = |folder: &str| folder_path.join(folder).join("games.jsonl").exists();
    assert!(!has_games("cup.results") && !has_games("cup.jobs/000001"));
    assert!(!has_games("warren-records"));
}

#[test]
fn trusted_programs_need_no_jail() {
    let folder = folder();
    let folder_path = folder.path();
    let output = warren(folder_path, &["tournament", "cup.toml", "--trusted"]);
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{stderr}");
    assert!(stderr.contains("note: programs are trusted"), "{stderr}");
    assert!(
        folder_path
            .join("hand-ins/.warren-built/copies/anna/built")
            .exists()
    );
}

#[test]
fn programs_that_need_no_jail_play_without_one() {
    let folder = without_bubblewrap();
    let folder_path = folder.path();
    let plays = |arguments: &[&str]| {
        let output = warren(folder_path, arguments);
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{arguments:?}: {stderr}");
        assert!(!stderr.contains("jail"), "{arguments:?}: {stderr}");
    };
    plays(&[
        "match", "dots", "warren:1", "warren:2", "--jail", "--games", "2",
    ]);
    let file =
        "game = \"dots\"\n[[program]]\nrun = \"warren:1\"\n[[program]]\nrun = \"warren:2\"\n";
    fs::write(folder_path.join("cup.toml"), file).unwrap();
    plays(&["tournament", "cup.toml"]);
    fs::create_dir_all(folder_path.join("hand-ins/anna")).unwrap();
    fs::write(folder_path.join("hand-ins/anna/bot.py"), "pass\n").unwrap();
    plays(&["build", "hand-ins"]);
}
