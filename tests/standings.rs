//! `warren tournament`: what the tables say of programs that are slow, are left out or win nothing.

#![cfg(unix)]

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

fn warren(folder: &TempDir, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.arg("tournament").args(arguments);
    command.current_dir(folder.path()).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A program of the file that writes nothing but Python.
fn python(folder: &TempDir, name: &str, source: &str) -> String {
    fs::write(folder.path().join(format!("{name}.py")), source).unwrap();
    format!("[[program]]\nname = \"{name}\"\nrun = \"{name}.py\"\n")
}

/// Plays a tournament with a level beside the given programs.
fn play(folder: &TempDir, head: &str, programs: &str) {
    let level = "[[program]]\nname = \"L1\"\nrun = \"warren:1\"\n";
    let file = format!("game = \"dots\"\n{head}{programs}{level}");
    fs::write(folder.path().join("cup.toml"), file).unwrap();
    let played = warren(folder, &["cup.toml"]);
    assert!(played.status.success(), "{}", text(&played.stderr));
}

/// The lines of JSON of a kind.
fn shown(folder: &TempDir, kind: &str) -> Vec<Value> {
    let shown = warren(folder, &["show", "cup.toml", "--json"]);
    let lines = text(&shown.stdout);
    let lines = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines
        .filter_map(|mut line| line.get_mut(kind).map(Value::take))
        .collect()
}

#[test]
fn an_answer_that_is_late_or_missing_is_the_slowest() {
    const LIMIT: f64 = 200.0;
    let starter = fs::read_to_string("examples/dots/starter.py").unwrap();
    let slow = |seconds: &str| {
        let waits = format!("            __import__('time').sleep(turn > 3 and {seconds} or 0)\n");
        let asked = "            move = best_move";
        starter.replace(asked, &(waits + asked))
    };
    let folder = tempfile::tempdir().unwrap();
    let programs = [
        python(&folder, "late", &slow("0.4")),
        python(&folder, "silent", &slow("99")),
        python(&folder, "never", "import time\ntime.sleep(99)\n"),
    ];
    let head = "time = 200\nstart_up = 2\n";
    play(&folder, head, &programs.concat());
    let index = fs::read_to_string(folder.path().join("cup.results/games.jsonl")).unwrap();
    let mut kinds = Vec::new();
    for line in index.lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        let fault = &game["forfeit"];
        if !fault["took"].is_number() {
            continue;
        }
        let seat = fault["seat"].as_u64().unwrap() as usize;
        let field = match fault["answered"].as_u64() {
            Some(0) => "first",
            _ => "slowest",
        };
        assert!(fault["took"].as_f64().unwrap() >= LIMIT, "{line}");
        let time = game[field][seat].as_f64().unwrap();
        assert!(time >= fault["took"].as_f64().unwrap(), "{line}");
        assert!(game["mean"][seat].as_f64().unwrap() < LIMIT, "{line}");
        kinds.push(format!("{field} {}", fault["kind"].as_str().unwrap()));
    }
    for kind in ["slowest late", "slowest silent", "first silent"] {
        assert!(kinds.iter().any(|known| known == kind), "{kind}: {index}");
    }
    let rows = shown(&folder, "standing");
    let row = |name: &str| rows.iter().find(|row| row["program"] == name).unwrap();
    for (name, field, least) in [
        ("late", "slowest", LIMIT),
        ("silent", "slowest", LIMIT),
        ("never", "first", 2000.0 + LIMIT),
    ] {
        let time = row(name)[field].as_f64().unwrap();
        assert!(time >= least, "{name}: {time}");
    }
}
