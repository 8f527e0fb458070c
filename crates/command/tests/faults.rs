//! Failing writes: the command names the file at fault, earlier results stay, and the same command continues afterwards.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;
use warren::core::record::Record;
use warren::games::dots::Dots;

const TOURNAMENT_FILE: &str = "game = \"dots\"\nrounds = 2\nseed = 7\nlogs = true\ngames_at_once = 1\n\
    [[program]]\nname = \"L1\"\nrun = \"warren:1\"\n[[program]]\nname = \"L2\"\nrun = \"warren:2\"\n";

/// The number of the tournament's games.
const GAMES: usize = 4;

fn tournament_folder(file: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    folder
}

/// Runs the command in a folder, after some shell commands.
fn warren(folder: &Path, first: &str, arguments: &[&str]) -> Output {
    Command::new("sh")
        .args(["-c", &format!("{first}\nexec \"$@\""), "sh"])
        .arg(env!("CARGO_BIN_EXE_warren"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    warren(folder, "", arguments)
}

/// Returns shell commands that imitate a disk on which no file grows beyond `blocks` blocks. Without the trap, writing would
/// end the command. When coverage is measured, the command also writes counts, which are discarded because they do not fit on
/// that disk.
fn full_disk(blocks: usize) -> String {
    format!("trap '' XFSZ; ulimit -f {blocks}; export LLVM_PROFILE_FILE=/dev/null")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Fails unless the last line of standard error names what is at fault.
#[track_caller]
fn assert_reported(output: &Output, names: &str) {
    let stderr = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    let last_line = stderr.lines().last().unwrap_or_default();
    let is_reported = last_line.starts_with("warren: ") && last_line.contains(names);
    assert!(
        is_reported && !stderr.contains("panicked"),
        "{names}: {stderr}"
    );
}

#[track_caller]
fn assert_done(output: &Output) {
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// Returns the games of an index by number, with their players and scores. Each line must be whole, and so must the files that
/// it names.
#[track_caller]
fn games(results: &Path) -> BTreeMap<u64, (Value, Value)> {
    let index = fs::read_to_string(results.join("games.jsonl")).unwrap();
    let mut games = BTreeMap::new();
    for line in index.lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let logs = game["logs"].as_array().unwrap();
        for file in logs.iter().chain([&game["record"]]) {
            let stored = fs::read_to_string(results.join(file.as_str().unwrap())).unwrap();
            assert!(stored.starts_with("warren 1 dots"), "{file}: {stored}");
        }
        let number = game["number"].as_u64().unwrap();
        let players_and_scores = (game["programs"].clone(), game["scores"].clone());
        assert!(
            games.insert(number, players_and_scores).is_none(),
            "{number} is there twice"
        );
    }
    games
}

/// Fails unless each record in a folder is whole and no other file is left.
#[track_caller]
fn assert_tidy(results: &Path) {
    for entry in fs::read_dir(results).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        assert!(!name.ends_with(".new"), "{name} was left");
        if name.ends_with(".rec") {
            let record: Record<Dots> = fs::read_to_string(&path).unwrap().parse().unwrap();
            assert!(record.outcome().is_some(), "{name} is cut");
        }
    }
}

/// Runs a command on disks that are full after ever more blocks, each in a new folder, until it succeeds. `check_failure`
/// gets the folder of each failed attempt. Returns the number of failures.
fn on_full_disks(
    new: impl Fn() -> TempDir,
    arguments: &[&str],
    check_failure: impl Fn(&Path, &Output),
) -> usize {
    for blocks in 0..500 {
        let folder = new();
        let output = warren(folder.path(), &full_disk(blocks), arguments);
        if output.status.success() {
            return blocks;
        }
        check_failure(folder.path(), &output);
    }
    panic!("it never succeeds");
}

#[test]
fn a_tournament_whose_disk_is_full_keeps_what_it_has_and_goes_on() {
    let undisturbed = tournament_folder(TOURNAMENT_FILE);
    assert_done(&run(undisturbed.path(), &["tournament", "cup.toml"]));
    let expected = games(&undisturbed.path().join("cup.results"));
    assert_eq!(expected.len(), GAMES);

    let faults = on_full_disks(
        || tournament_folder(TOURNAMENT_FILE),
        &["tournament", "cup.toml"],
        |folder, output| {
            assert_reported(output, "cup.results");
            assert_reported(output, "continue with: warren tournament cup.toml");
            let results = folder.join("cup.results");
            assert_tidy(&results);
            let before = if results.join("games.jsonl").exists() {
                games(&results)
            } else {
                BTreeMap::new()
            };
            assert!(before.len() < GAMES);
            assert_done(&run(folder, &["tournament", "cup.toml"]));
            assert_tidy(&results);
            let after = games(&results);
            assert!(before.iter().all(|(number, game)| after[number] == *game));
            assert_eq!(after, expected);
        },
    );
    // A record, a log, and each line of the index.
    assert!(faults > GAMES, "{faults}");
}

#[test]
fn a_match_whose_disk_is_full_keeps_what_it_has_and_goes_on() {
    let arguments = [
        "match",
        "dots",
        "warren:1",
        "warren:2",
        "--games",
        "3",
        "--seed",
        "7",
        "--records",
        "kept",
        "--resume",
    ];
    let new = || tempfile::tempdir().unwrap();
    let faults = on_full_disks(new, &arguments, |folder, output| {
        // If no file may grow, the programs do not even receive their first lines.
        let stderr = text(&output.stderr);
        if stderr.contains("cannot be started") {
            assert_reported(output, "/warren-")
        } else {
            assert_reported(output, "the record cannot be stored: kept")
        }
        assert_tidy(&folder.join("kept"));
        assert_done(&run(folder, &arguments));
        assert_tidy(&folder.join("kept"));
        assert_eq!(games(&folder.join("kept")).len(), 3);
    });
    assert!(faults >= 3, "{faults}");
}

/// Ways to spoil the results of a tournament during play, and to repair them.
const SPOILED_RESULTS: [(&str, &str, &str); 4] = [
    (
        "the folder is gone",
        "mv cup.results gone",
        "mv gone cup.results",
    ),
    (
        "a file is in its place",
        "mv cup.results gone; touch cup.results",
        "rm cup.results; mv gone cup.results",
    ),
    (
        "a folder is in the place of the index",
        "mv cup.results/games.jsonl gone; mkdir cup.results/games.jsonl",
        "rmdir cup.results/games.jsonl; mv gone cup.results/games.jsonl",
    ),
    (
        "a folder is in the place of a log",
        "mkdir cup.results/dots-0003-seat-1.log",
        "rmdir cup.results/dots-0003-seat-1.log",
    ),
];

#[test]
fn results_spoilt_during_a_game_are_reported_and_continued() {
    for (name, spoil, repair) in SPOILED_RESULTS {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().display();
        // The second program spoils them in the third game, while it is to move, and then exits.
        let spoiler = format!(
            "cd {path}; if [ -e second ] && ! [ -e done ]; then touch done; {spoil}; fi; [ -e first ] && touch second; touch first"
        );
        fs::write(folder.path().join("spoil.sh"), spoiler).unwrap();
        let run_it = format!("run = \"sh {path}/spoil.sh\"");
        let file = TOURNAMENT_FILE.replace("run = \"warren:2\"", &run_it);
        fs::write(folder.path().join("cup.toml"), file).unwrap();
        let play = ["tournament", "cup.toml", "--trusted"];
        let output = run(folder.path(), &play);
        assert_reported(&output, "cup.results");
        assert!(folder.path().join("done").exists(), "{name}");
        let repair_status = Command::new("sh")
            .args(["-c", &format!("set -e; cd {path}; {repair}")])
            .status();
        assert!(repair_status.unwrap().success(), "{name}");
        let results = folder.path().join("cup.results");
        assert_eq!(games(&results).len(), 2, "{name}");
        assert_done(&run(folder.path(), &play));
        // The program has lost three games by its first answer and is left out of the fourth.
        assert_eq!(games(&results).len(), GAMES - 1, "{name}");
        assert_tidy(&results);
    }
}

#[test]
fn results_that_cannot_be_printed_are_stored_all_the_same() {
    for out in ["exec >/dev/full", "exec >&-"] {
        let folder = tournament_folder(TOURNAMENT_FILE);
        let output = warren(folder.path(), out, &["tournament", "cup.toml"]);
        assert_reported(&output, "standard output");
        assert_eq!(games(&folder.path().join("cup.results")).len(), GAMES);
    }
}

#[test]
fn a_new_file_that_cannot_be_written_is_not_in_the_way_of_the_next() {
    let new = || tempfile::tempdir().unwrap();
    let arguments = ["tournament", "new", "dots", "cup.toml"];
    let faults = on_full_disks(new, &arguments, |folder, output| {
        assert_reported(output, "cup.toml: ");
        assert_eq!(fs::read_dir(folder).unwrap().count(), 0);
        assert_done(&run(folder, &arguments));
    });
    assert!(faults > 1, "{faults}");
}

#[test]
fn a_plan_that_cannot_be_written_leaves_the_one_before() {
    let arguments = ["tournament", "plan", "cup.toml", "--jobs", "9"];
    let plan_text = |folder: &Path| fs::read_to_string(folder.join("cup.plan")).unwrap();
    let planned = || {
        let folder = tournament_folder(TOURNAMENT_FILE);
        assert_done(&run(
            folder.path(),
            &["tournament", "plan", "cup.toml", "--jobs", "1"],
        ));
        folder
    };
    let first_plan = plan_text(planned().path());
    let faults = on_full_disks(planned, &arguments, |folder, output| {
        assert_reported(output, "cup.plan: ");
        assert_eq!(plan_text(folder), first_plan);
        assert_done(&run(folder, &arguments));
        assert_ne!(plan_text(folder), first_plan);
    });
    assert!(faults > 0);
}

#[test]
fn results_that_cannot_all_be_merged_are_merged_afterwards() {
    let played_folder = tournament_folder(TOURNAMENT_FILE);
    assert_done(&run(played_folder.path(), &["tournament", "cup.toml"]));
    let results = played_folder.path().join("cup.results");
    let arguments = ["tournament", "merge", "cup.toml", results.to_str().unwrap()];
    let faults = on_full_disks(
        || tournament_folder(TOURNAMENT_FILE),
        &arguments,
        |folder, output| {
            assert_reported(output, "the game cannot be stored: cup.results");
            let merged = folder.join("cup.results");
            assert_tidy(&merged);
            assert_done(&run(folder, &arguments));
            assert_eq!(games(&merged), games(&results));
        },
    );
    assert!(faults > GAMES, "{faults}");
}

#[test]
fn a_report_that_cannot_be_written_can_be_written_afterwards() {
    let arguments = ["tournament", "report", "cup.toml"];
    let folder = tournament_folder(TOURNAMENT_FILE);
    assert_done(&run(folder.path(), &["tournament", "cup.toml"]));
    let mut faults = 0;
    // In one folder: each report replaces the previous one, which is incomplete.
    for blocks in [0, 1, 2, 4, 8, 16, 32, 1 << 20] {
        let output = warren(folder.path(), &full_disk(blocks), &arguments);
        if output.status.success() {
            break;
        }
        assert_reported(&output, "cup.report");
        faults += 1;
    }
    assert!(faults > 1, "{faults}");
}
