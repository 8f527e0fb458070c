//! Scripts as programs: a single file is enough, and it runs in the same way everywhere.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

/// Returns a folder with scripts, none of which is executable.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let repository_root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    fs::copy(
        format!("{repository_root}/examples/dots/starter.py"),
        folder.path().join("bot.py"),
    )
    .unwrap();
    fs::copy(
        format!("{repository_root}/examples/mice/simulator.py"),
        folder.path().join("sim.py"),
    )
    .unwrap();
    let source = fs::read_to_string(folder.path().join("bot.py")).unwrap();
    let shebang = format!("#!/usr/bin/env python3\n{source}");
    fs::write(folder.path().join("bot"), shebang).unwrap();
    folder
}

fn warren(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    let output = command.args(arguments).current_dir(folder).output();
    output.unwrap()
}

fn text(output: &Output) -> String {
    let whole_output = [&output.stdout[..], &output.stderr[..]].concat();
    String::from_utf8(whole_output).unwrap()
}

#[test]
fn a_script_plays_by_its_ending_or_its_first_line() {
    let folder = folder();
    for program in ["bot.py", "./bot.py", "bot", "./bot"] {
        let match_of = ["match", "dots", program, "warren:1", "--games", "1"];
        let output = warren(folder.path(), &match_of);
        let printed = text(&output);
        assert!(output.status.success(), "{program}: {printed}");
        assert!(
            printed.contains(&format!("game 1: [{program}] ")),
            "{printed}"
        );
        assert!(!printed.contains("has left"), "{printed}");
    }
    let absolute = folder.path().join("bot.py").display().to_string();
    for program in ["bot.py", &absolute] {
        let output = warren(folder.path(), &["check", "dots", program]);
        assert!(output.status.success(), "{}", text(&output));
    }
    let output = warren(folder.path(), &["check", "mice", "--score", "sim.py"]);
    assert!(output.status.success(), "{}", text(&output));
}

#[test]
fn an_executable_script_runs_as_it_is() {
    let folder = folder();
    let bot = folder.path().join("bot.py");
    // The extension would select another interpreter.
    fs::write(&bot, "#!/bin/sh\nread seat\nprintf 'A1N\\n'\nread rest\n").unwrap();
    fs::set_permissions(&bot, fs::Permissions::from_mode(0o755)).unwrap();
    for program in ["bot.py", "./bot.py"] {
        let match_of = ["match", "dots", program, "warren:1", "--games", "1"];
        let printed = text(&warren(folder.path(), &match_of));
        assert!(
            printed.contains("`A1N`: A1 is not in the centre"),
            "{printed}"
        );
    }
}

#[test]
fn a_script_that_is_missing_is_named() {
    let folder = folder();
    for program in ["other.py", "./other.py"] {
        let output = warren(folder.path(), &["match", "dots", program, "warren:1"]);
        let printed = text(&output);
        assert_eq!(output.status.code(), Some(2), "{printed}");
        assert!(
            printed.contains(&format!("there is no file `{program}`")),
            "{printed}"
        );
    }
}

#[test]
fn tournaments_run_scripts_in_the_same_way() {
    let folder = folder();
    let anna = folder.path().join("bots/anna");
    fs::create_dir_all(&anna).unwrap();
    fs::copy(folder.path().join("bot"), anna.join("bot")).unwrap();
    fs::write(anna.join("warren.toml"), "run = \"bot\"\n").unwrap();
    let cup = "game = \"dots\"\ndraw = \"round-robin\"\nrounds = 1\nsubmissions = \"bots\"\n\
        [[program]]\nrun = \"bot\"\n[[program]]\nrun = \"bot.py\"\n";
    fs::write(folder.path().join("cup.toml"), cup).unwrap();
    let output = warren(folder.path(), &["tournament", "cup.toml", "--trusted"]);
    let printed = text(&output);
    assert!(output.status.success(), "{printed}");
    let shown = text(&warren(
        folder.path(),
        &["tournament", "show", "cup.toml", "--forfeits"],
    ));
    assert!(shown.contains("no forfeits"), "{shown}");
}
