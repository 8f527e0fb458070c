//! `warren play`: the program of the statement, on standard input and output.

#![cfg(not(target_arch = "wasm32"))]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use warren::core::game::{Game, LegalMoves, Seat};
use warren::games::dots::{Dots, Move};

fn command(options: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.args(["play", "dots"]).args(options);
    command.stdin(Stdio::piped());
    command.stdout(Stdio::piped());
    command.stderr(Stdio::piped());
    command
}

/// Returns the program's output for a whole input.
fn output_of(input: &[u8], options: &[&str]) -> Output {
    let mut child = command(options).spawn().unwrap();
    // It may have exited before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// A running program; its input stays open.
struct RunningProgram {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl RunningProgram {
    fn start(options: &[&str]) -> RunningProgram {
        let mut child = command(options).stderr(Stdio::null()).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        RunningProgram {
            child,
            input,
            output,
        }
    }

    fn send(&mut self, line: &str) {
        self.input
            .write_all(format!("{line}\n").as_bytes())
            .unwrap();
    }

    /// Reads the next line; empty when the output is closed.
    fn read_line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line
    }
}

#[test]
fn whole_games_are_played_and_end_by_themselves() {
    for (seat, level) in [(0, "1"), (1, "1"), (0, "3"), (1, "4")] {
        let mut program = RunningProgram::start(&["--level", level, "--seed", "5"]);
        let mut game = Dots::default();
        let mut moves: Vec<Move> = Vec::new();
        program.send(&seat.to_string());
        while game.outcome().is_none() {
            if game.side() == Seat(seat) {
                let line = program.read_line();
                let mv: Move = line.strip_suffix('\n').unwrap().parse().unwrap();
                game.try_play(&mv).unwrap();
            } else {
                game.legal_moves(&mut moves);
                let mv = moves[game.ply() as usize * 7919 % moves.len()];
                program.send(&mv.to_string());
                game.play(&mv);
            }
        }
        // The input is still open: the program exits because the game is over.
        assert_eq!(program.read_line(), "");
        assert!(program.child.wait().unwrap().success());
    }
}

#[test]
fn it_ends_when_its_input_closes() {
    let output = output_of(b"", &[]);
    assert!(output.status.success());
    assert!(output.stdout.is_empty() && output.stderr.is_empty());

    let output = output_of(b"0\n", &["--move-time", "100"]);
    assert!(output.status.success());
    let answer = text(&output.stdout).strip_suffix('\n').unwrap();
    Dots::default().check(&answer.parse().unwrap()).unwrap();

    let output = output_of(b"1\n", &[]);
    assert!(output.status.success());
    assert!(output.stdout.is_empty());
}

#[test]
fn thoughts_go_to_standard_error() {
    let output = output_of(b"0\n", &["--level", "3", "--move-time", "60000"]);
    for line in text(&output.stderr).lines() {
        assert!(line.starts_with("info depth "), "{line}");
    }
    assert!(!output.stderr.is_empty());
    let output = output_of(b"0\n", &["--level", "3", "--quiet"]);
    assert!(output.stderr.is_empty());
    assert_eq!(text(&output.stdout).lines().count(), 1);
}

#[test]
fn the_same_seed_plays_the_same() {
    let answers =
        |seed: &str| output_of(b"0\nA1N\nA2N\nA3N\n", &["--level", "2", "--seed", seed]).stdout;
    assert_eq!(answers("1"), answers("1"));
    let different = (2..20).any(|seed| answers(&seed.to_string()) != answers("1"));
    assert!(different, "the seed decides something");
}

#[test]
fn an_illegal_line_is_reported_in_one_sentence() {
    let refusal = |input: &[u8]| {
        let output = output_of(input, &["--level", "1", "--quiet"]);
        assert_eq!(output.status.code(), Some(2));
        let sentence = text(&output.stderr).strip_suffix('\n').unwrap().to_owned();
        assert!(!sentence.contains('\n'), "{sentence}");
        sentence
    };
    assert_eq!(
        refusal(b"2\n"),
        "warren: line 1: `2` is not a player's number: 0 plays red and moves first, 1 plays blue"
    );
    assert!(refusal(b"1\nhello\n").starts_with("warren: line 2: `hello` is not a move: "));
    assert_eq!(
        refusal(b"1\nA1N\n"),
        "warren: line 2: `A1N`: A1 is not in the centre: red's first move is on one of the nine cells C3 to E5"
    );
    assert!(refusal(b"1\n\xff\xfe\n").starts_with("warren: line 2: "));
    assert!(refusal(&[b'x'; 1_000_000]).contains("longer"));
}

#[test]
fn options_that_are_not_there_are_refused() {
    for options in [
        &["--level", "0"][..],
        &["--level", "99"],
        &["--move-time", "0"],
    ] {
        let output = output_of(b"", options);
        assert_eq!(output.status.code(), Some(2), "{options:?}");
    }
}

#[test]
fn without_arguments_it_introduces_itself() {
    let output = Command::new(env!("CARGO_BIN_EXE_warren")).output().unwrap();
    let help = text(&output.stderr);
    for word in ["Warren", "play", "match", "replay", "perft"] {
        assert!(help.contains(word), "{help}");
    }
    let version = Command::new(env!("CARGO_BIN_EXE_warren"))
        .arg("--version")
        .output()
        .unwrap();
    assert_eq!(
        text(&version.stdout),
        concat!("warren ", env!("CARGO_PKG_VERSION"), "\n")
    );
}

#[cfg(unix)]
#[test]
fn a_closed_or_full_standard_output_is_reported() {
    let record = "../../tests/records/mice-001.rec";
    let linked = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["link", record])
        .output()
        .unwrap();
    let link = text(&linked.stdout).trim_end().to_owned();
    for arguments in [
        &["replay", record][..],
        &["log", record, "--seat", "0"],
        &["link", record],
        &["unlink", &link],
        &["map", "--cities", "4"],
        &["perft", "dots", "1"],
        &["--version"],
    ] {
        for redirection in [">&-", ">/dev/full"] {
            let output = Command::new("sh")
                .args(["-c", &format!("exec \"$@\" {redirection}"), "sh"])
                .arg(env!("CARGO_BIN_EXE_warren"))
                .args(arguments)
                .output()
                .unwrap();
            let error = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{arguments:?} {redirection}");
            let last = error.lines().last().unwrap_or_default();
            assert!(last.starts_with("warren: standard output: "), "{error}");
        }
    }
}

#[test]
fn perft_prints_the_counts() {
    let perft = |depth: &str| {
        Command::new(env!("CARGO_BIN_EXE_warren"))
            .args(["perft", "dots", depth])
            .output()
            .unwrap()
    };
    let output = perft("3");
    let counts: Vec<Vec<&str>> = text(&output.stdout)
        .lines()
        .skip(1)
        .map(|line| line.split_whitespace().take(2).collect())
        .collect();
    assert_eq!(counts, [["1", "28"], ["2", "5152"], ["3", "947968"]]);
    for depth in ["0", "7", "-1", "x"] {
        assert_eq!(perft(depth).status.code(), Some(2), "{depth}");
    }
}
