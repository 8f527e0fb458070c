//! How programs write and flush: the same table as for the page (`tests/languages/flushing.test.mjs`).

#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use serde_json::Value;

const FOLDER: &str = "../../tests/flushing";

/// Returns the command of a program, which is compiled if necessary.
fn command_of(name: &str, build_folder: &Path) -> String {
    let source = Path::new(FOLDER).join(name);
    let compiled = |compiler: &str| -> PathBuf {
        let executable = build_folder.join(name.replace('.', "-"));
        let status = Command::new(compiler)
            .args(["-O2", "-o"])
            .args([&executable, &source])
            .status();
        assert!(status.unwrap().success(), "{name}");
        executable
    };
    let (words, path) = match source.extension().and_then(|ending| ending.to_str()) {
        Some("py") => ("python3 ", source),
        Some("js") => ("node ", source),
        Some("cpp") => ("", compiled("c++")),
        _ => ("", compiled("cc")),
    };
    format!("{words}{}", path.display())
}

/// Returns the fault of the program and its hint, as the match reports them, if it loses by a fault.
fn fault_and_hint(command: &str) -> Option<(String, String)> {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["match", "crossing", command, "warren:1", "--games", "1"])
        .args([
            "--start-up",
            "5",
            "--time-factor",
            "20",
            "--seed",
            "1",
            "--records",
        ])
        .arg(folder.path())
        .env_remove("PYTHONUNBUFFERED")
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let games = fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
    let game: Value = serde_json::from_str(games.lines().next().unwrap()).unwrap();
    let text = |name: &str| {
        game["forfeit"][name]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    (!game["forfeit"].is_null()).then(|| (text("fault"), text("hint")))
}

/// Returns the hint of a verdict, by the extension of the program's file.
fn hint(verdict: &str, ending: &str) -> String {
    let how = match ending {
        "py" => "in Python with `print(move, flush=True)`",
        "cpp" => "in C++ with `cout << move << endl;`",
        "c" => "in C with `fflush(stdout);`",
        _ => "in JavaScript with `console.log(move)`",
    };
    match verdict {
        "buffered" => format!(
            "no answer arrived in time; the answer was still in the program's buffer: flush after each answer, {how}"
        ),
        "unended" => "it wrote `H` without a line break: an answer ends with one".to_owned(),
        _ => panic!("{verdict}"),
    }
}

#[test]
fn programs_flush_in_a_match_as_in_the_page() {
    let table = fs::read_to_string(format!("{FOLDER}/table.json")).unwrap();
    let table: BTreeMap<String, String> = serde_json::from_str(&table).unwrap();
    let build_folder = tempfile::tempdir().unwrap();
    // They play at the same time, because the silent ones only wait.
    let reports: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = table
            .iter()
            .map(|(name, verdict)| {
                let build_folder = build_folder.path();
                scope.spawn(move || {
                    (
                        name,
                        verdict,
                        fault_and_hint(&command_of(name, build_folder)),
                    )
                })
            })
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect()
    });
    let different: Vec<_> = reports
        .into_iter()
        .filter(|(name, verdict, reported)| {
            let ending = name.rsplit('.').next().unwrap_or_default();
            match reported {
                None => *verdict != "plays",
                Some((fault, reported_hint)) => {
                    *verdict == "plays"
                        || !fault.starts_with("is silent")
                        || *reported_hint != hint(verdict, ending)
                }
            }
        })
        .collect();
    assert!(different.is_empty(), "{different:#?}");
}
