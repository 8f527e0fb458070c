//! `warren check` with correct programs and with programs that are wrong in one way each.

#![cfg(unix)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use serde_json::Value;

/// Options that allow all the time to start that a program may need on a busy machine.
const AMPLE_START_UP: [&str; 2] = ["--start-up", "60"];

/// The output of a check: the state of each point with its words, and the exit status.
struct CheckOutput {
    points: BTreeMap<String, (String, String)>,
    status: i32,
}

impl CheckOutput {
    fn state(&self, point: &str) -> &str {
        let point = self.points.get(point);
        &point.unwrap_or_else(|| panic!("{:?}", self.points)).0
    }

    fn explanation(&self, point: &str) -> &str {
        &self.points[point].1
    }
}

fn check(game: &str, options: &[&str], program: &str) -> CheckOutput {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    let output = command
        .args(["check", game, "--json"])
        .args(if options.contains(&"--start-up") {
            &[][..]
        } else {
            &["--start-up", "0"]
        })
        .args(options)
        .arg(program)
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    let lines = stdout.lines().map(|line| {
        let line: Value = serde_json::from_str(line).unwrap();
        let text = |name: &str| line[name].as_str().unwrap().to_owned();
        (text("point"), (text("state"), text("words")))
    });
    CheckOutput {
        points: lines.collect(),
        status: output.status.code().unwrap(),
    }
}

#[test]
fn a_good_program_passes_in_every_seat_and_on_boards_of_every_size() {
    let dots = check(
        "dots",
        &AMPLE_START_UP,
        "python3 ../../examples/dots/starter.py",
    );
    assert_eq!(dots.status, 0, "{:?}", dots.points);
    assert!(dots.points.values().all(|(state, _)| state == "ok"));
    assert!(dots.explanation("a second start").contains("the same game"));
    let fugitive = check(
        "fugitive",
        &AMPLE_START_UP,
        "node ../../examples/fugitive/starter.js",
    );
    assert_eq!(fugitive.status, 0, "{:?}", fugitive.points);
    assert!(fugitive.points.values().all(|(state, _)| state == "ok"));
    for point in ["seat 0", "seat 1", "a small board", "a large board"] {
        assert_eq!(fugitive.state(point), "ok");
    }
    // All its boards have the same size.
    let holds =
        "sh -c 'for line in 1 2 3 4 5 6 7 8 9; do read a; done; while read a; do echo H; done'";
    let crossing = check("crossing", &AMPLE_START_UP, holds);
    assert_eq!(crossing.status, 0, "{:?}", crossing.points);
    for number in 1..=3 {
        assert_eq!(crossing.state(&format!("board {number}")), "ok");
    }
    let sizes = ["small", "middling", "large"];
    let is_size = |point: &String| sizes.iter().any(|size| point.contains(size));
    assert!(
        !crossing.points.keys().any(is_size),
        "{:?}",
        crossing.points
    );
}

#[test]
fn each_fault_appears_at_its_point() {
    let cases = [
        (
            "sh -c 'read s; printf C4N; read r; sleep 1000'",
            "line breaks",
        ),
        ("sleep 1000", "flushing"),
        (
            "sh -c 'read s; echo \"> C4N\"; read r'",
            "nothing but answers",
        ),
        ("sh -c 'sleep 1000 & exit 0'", "start"),
        ("sh -c 'echo no map >&2; exit 3'", "start"),
    ];
    // They play at the same time, because most of them only wait.
    thread::scope(|scope| {
        for (program, point) in cases {
            scope.spawn(move || {
                let output = check("dots", &[], program);
                assert_eq!(output.status, 1);
                assert_eq!(output.state(point), "failed", "{program}");
                assert_eq!(output.state("seat 0"), "failed", "{program}");
            });
        }
    });
    let crash = check("dots", &[], "sh -c 'echo no map >&2; exit 3'");
    assert!(crash.explanation("start").contains("no map"));
    let illegal = check("dots", &[], "sh -c 'read s; echo A1N; read r'");
    let explanation = illegal.explanation("seat 0");
    for part in [
        "in move 1",
        "A1 is not in the centre",
        "it last read: `0`",
        "it wrote: `A1N`",
    ] {
        assert!(explanation.contains(part), "{explanation}");
    }
    assert_eq!(check("dots", &[], "./no-such-program").status, 2);
}

/// The starter of dots in Python without a flush. `input` would flush, too.
fn never_flushes(folder: &Path) -> String {
    let starter = fs::read_to_string("../../examples/dots/starter.py").unwrap();
    let file = folder.join("silent.py");
    let silent = starter
        .replace(", flush=True", "")
        .replace("input()", "next(sys.stdin).strip()")
        .replace("EOFError", "StopIteration");
    fs::write(&file, format!("import sys\n{silent}")).unwrap();
    format!("python3 {}", file.display())
}

#[test]
fn a_program_that_never_flushes_gets_the_line_to_add() {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("silent.c");
    // It exits when its input ends, and flushes only then.
    let text = "#include <stdio.h>\n\
        int main(void) { char line[9]; while (scanf(\"%8s\", line) == 1) puts(\"D4N\"); }\n";
    fs::write(&source, text).unwrap();
    let compiled = folder.path().join("silent");
    let cc = Command::new("cc")
        .arg("-o")
        .args([&compiled, &source])
        .status();
    assert!(cc.unwrap().success());
    let python = never_flushes(folder.path());
    for (program, line) in [
        (python, "in Python with `print(move, flush=True)`"),
        (
            compiled.display().to_string(),
            "in C with `fflush(stdout);`",
        ),
    ] {
        let output = check("dots", &["--start-up", "5"], &program);
        let explanation = "no answer arrived in time; the answer was still in the program's buffer: flush after each answer, ";
        assert_eq!(output.status, 1);
        assert_eq!(output.state("flushing"), "failed", "{program}");
        assert_eq!(
            output.explanation("flushing"),
            format!("{explanation}{line}")
        );
        assert!(output.explanation("seat 0").contains(explanation));
        assert!(!output.points.contains_key("child processes"));
    }
}

#[test]
fn a_program_that_thinks_too_long_gets_no_flushing_hint() {
    let program = "python3 -c 'input(); any(iter(bool, 1)); print(\"D4N\")'";
    let output = check("dots", &[], program);
    assert_eq!(output.state("time"), "failed");
    assert_eq!(output.state("flushing"), "unknown");
    assert!(!output.explanation("seat 0").contains("flush"));
}

#[test]
fn the_environment_of_the_organiser_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    let output = command
        .args(["check", "dots", &never_flushes(folder.path())])
        .env("PYTHONUNBUFFERED", "1")
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{stdout}");
    let flushing = stdout.lines().find(|line| line.starts_with("flushing"));
    assert!(flushing.unwrap().contains("FAILED"), "{stdout}");
    // The shell adds these three by itself.
    let output = check(
        "dots",
        &[],
        "sh -c 'env | grep -v -e ^PWD= -e ^SHLVL= -e ^_= >&2; exit 1'",
    );
    let explanation = output.explanation("start");
    let names = explanation.lines().filter_map(|line| line.split_once('='));
    let names: BTreeSet<&str> = names.map(|(name, _)| name.trim()).collect();
    assert_eq!(
        names,
        BTreeSet::from(["HOME", "LANG", "PATH"]),
        "{explanation}"
    );
}

#[test]
fn a_failure_is_described_once_with_the_way_to_its_position() {
    let program = "sh -c 'while read a; do echo x; done'";
    let check_with = |options: &[&str]| {
        let output = check("crossing", options, program);
        assert_eq!(output.status, 1);
        output
    };
    let output = check_with(&[]);
    let first = output.explanation("seat 0");
    let others =
        "the same failure appeared in: seat 1, board 1, board 2, board 3, a second start\n";
    assert!(
        first.contains("`x` is not a move") && first.contains(others),
        "{first}"
    );
    for point in ["seat 1", "board 1", "board 2", "board 3", "a second start"] {
        assert_eq!(output.state(point), "failed");
        assert_eq!(
            output.explanation(point),
            "in move 1 the same failure as seat 0"
        );
    }
    let all: Vec<&str> = output
        .points
        .values()
        .map(|(_, explanation)| explanation.as_str())
        .collect();
    let all = all.join("\n");
    assert_eq!(all.matches('#').count(), 1, "{all}");
    assert!(all.contains("Open a game from text"), "{all}");
    let linked = check_with(&["--page", "https://example.org/warren/#old"]);
    let link = linked
        .explanation("seat 0")
        .lines()
        .last()
        .unwrap()
        .to_owned();
    assert!(
        link.starts_with("the position: https://example.org/warren/#"),
        "{link}"
    );
}

/// It fails differently in each seat.
#[test]
fn different_failures_are_all_described() {
    let program =
        "sh -c 'read s; if [ $s = 0 ]; then echo A1N; else echo no map >&2; exit 3; fi; read r'";
    let output = check("dots", &[], program);
    let (first, second) = (output.explanation("seat 0"), output.explanation("seat 1"));
    assert!(first.contains("A1 is not in the centre"), "{first}");
    assert!(
        first.contains("the same failure appeared in: a second start\n"),
        "{first}"
    );
    assert!(
        second.contains("exit status: 3") && second.contains("no map"),
        "{second}"
    );
}

#[test]
fn a_program_that_stays_after_the_game_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("stays.sh");
    let starter = fs::canonicalize("../../examples/dots/starter.py").unwrap();
    let script = format!("python3 {}\nsleep 1000\n", starter.display());
    fs::write(&program, script).unwrap();
    let output = check(
        "dots",
        &AMPLE_START_UP,
        &format!("sh {}", program.display()),
    );
    assert_eq!((output.status, output.state("end")), (0, "note"));
}

/// The input of a program ends with the game. In Fugitive and Detectives the line `Quit` precedes the end.
#[test]
fn a_program_that_fails_when_it_ends_is_noted() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("fails.sh");
    for game in ["dots", "fugitive"] {
        let starter = fs::canonicalize(format!("../../examples/{game}/starter.py")).unwrap();
        let script = format!("python3 {}\necho no more >&2\nexit 3\n", starter.display());
        fs::write(&program, script).unwrap();
        let output = check(game, &[], &format!("sh {}", program.display()));
        assert_eq!((output.status, output.state("end")), (0, "note"), "{game}");
        let explanation = output.explanation("end");
        for part in ["exit status: 3", "which loses nothing", "no more"] {
            assert!(explanation.contains(part), "{explanation}");
        }
    }
}

#[test]
fn a_simulator_is_checked_by_its_scores() {
    let output = check(
        "mice",
        &["--score"],
        "python3 ../../examples/mice/simulator.py",
    );
    assert_eq!((output.status, output.points.len()), (0, 12));
    // It plays all turns but those after the fifth.
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("wrong.py");
    let wrong = "import subprocess, sys\n\
        lines = sys.stdin.read().split('\\n')\n\
        head = 4 + int(lines[1]) + int(lines[2])\n\
        turns = min(int(lines[3]), 5)\n\
        short = lines[:3] + [str(turns)] + lines[4:head + turns]\n\
        run = ['python3', '../../examples/mice/simulator.py']\n\
        done = subprocess.run(run, input='\\n'.join(short) + '\\n', text=True, capture_output=True)\n\
        print(done.stdout, end='')\n";
    fs::write(&program, wrong).unwrap();
    let output = check(
        "mice",
        &["--score"],
        &format!("python3 {}", program.display()),
    );
    assert_eq!(output.status, 1);
    assert_eq!(output.state("input 1, 1 turns"), "ok");
    let explanation = output.explanation("the statement's example");
    assert!(
        explanation.contains("the first turn that differs is"),
        "{explanation}"
    );
    let crash = check("mice", &["--score"], "sh -c 'echo help >&2; exit 1'");
    assert!(
        crash
            .explanation("the statement's example")
            .ends_with("exit status: 1: help")
    );
    assert_eq!(check("dots", &["--score"], "true").status, 2);
}
