//! `warren match` with real programs, most of them faulty in one way each.

#![cfg(unix)]

#[cfg(target_os = "linux")]
mod killed;
mod standstill;

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::{self, JoinHandle};

use serde_json::Value;
use tempfile::TempDir;
use warren::core::game::Game;
use warren::core::record::{Reason, Record};
use warren::games::dots::Dots;

/// A program that never answers.
const SILENT: &str = "sleep 1000";

/// No options.
const NO_OPTIONS: [&str; 0] = [];

/// The seats of a game for two.
const FIRST_SEAT: u8 = 0;
const SECOND_SEAT: u8 = 1;

/// Options that allow no time.
const NO_TIME: [&str; 4] = ["--start-up", "0", "--time-factor", "0.001"];

/// Options that allow all the time that a busy machine may need.
const AMPLE_TIME: [&str; 2] = ["--time-factor", "100"];

fn match_command(programs: &[&str], options: &[&str], folder: &TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    command.args(["match", "dots"]).args(programs).args(options);
    command.arg("--records").arg(folder.path());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// The output of a match and its records.
struct MatchOutput {
    stdout: String,
    stderr: String,
    records: Vec<Record<Dots>>,
    /// The lines of its index.
    games: Vec<Value>,
}

fn play(programs: &[&str], options: &[&str]) -> MatchOutput {
    let folder = tempfile::tempdir().unwrap();
    let output = match_command(programs, options, &folder).output().unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{stdout}{stderr}");
    let games: Vec<Value> = fs::read_to_string(folder.path().join("games.jsonl"))
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let records = games
        .iter()
        .map(|game| {
            let path = folder.path().join(game["record"].as_str().unwrap());
            fs::read_to_string(path).unwrap().parse().unwrap()
        })
        .collect();
    MatchOutput {
        stdout,
        stderr,
        records,
        games,
    }
}

/// Plays one game, which `faulty_seat` is to lose for a reason. Returns the description of the fault and the rest of the
/// output.
fn play_faulty_game(
    programs: &[&str; 2],
    options: &[&str],
    faulty_seat: u8,
    reason: Reason,
) -> (String, MatchOutput) {
    let match_output = play(programs, &[options, &["--games", "1"]].concat());
    let end = match_output.records[0].end().expect("a forfeit");
    assert_eq!((end.seat.0, end.reason), (faulty_seat, reason));
    let game = &match_output.games[0];
    assert_eq!(game["forfeit"]["seat"], faulty_seat);
    assert_eq!(game["places"][usize::from(faulty_seat)], 2);
    let fault = game["forfeit"]["fault"].as_str().unwrap().to_owned();
    assert!(
        match_output.stdout.contains(&fault),
        "{}",
        match_output.stdout
    );
    (fault, match_output)
}

fn recorded_player(record: &str) -> String {
    format!("sh ../../tests/programs/recorded.sh ../../tests/records/{record}.rec")
}

#[test]
fn a_whole_game_leaves_its_record() {
    for record in ["dots-001", "dots-004"] {
        let program = recorded_player(record);
        let options = ["--games", "1"];
        let match_output = play(&[&program, &program], &[&AMPLE_TIME[..], &options].concat());
        let text = fs::read_to_string(format!("../../tests/records/{record}.rec")).unwrap();
        assert_eq!(match_output.records[0].to_string(), text);
        let scores = match_output.records[0].last().scores().unwrap();
        assert_eq!(match_output.games[0]["scores"], serde_json::json!(scores));
        assert_eq!(match_output.games[0]["forfeit"], Value::Null);
        assert_eq!(match_output.stderr, "");
    }
}

#[test]
fn programs_change_seats_and_their_results_add_up() {
    let options = [&AMPLE_TIME[..], &["--games", "3", "--seed", "1"]].concat();
    let match_output = play(&["warren:1", "warren:2"], &options);
    let seats: Vec<&str> = match_output
        .games
        .iter()
        .map(|game| game["programs"][0].as_str().unwrap())
        .collect();
    assert_eq!(seats, ["warren:1", "warren:2", "warren:1"]);
    let mut points = [0.0; 2];
    for (number, record) in match_output.records.iter().enumerate() {
        assert!(record.end().is_none() && record.last().outcome().is_some());
        let winner = record.outcome().unwrap().winner().unwrap();
        points[(winner.index() + number) % 2] += 1.0;
    }
    for (name, points) in ["warren:1", "warren:2"].iter().zip(points) {
        let row = match_output
            .stdout
            .lines()
            .find(|line| line.starts_with(name))
            .unwrap();
        let cells: Vec<&str> = row.split_whitespace().collect();
        assert_eq!(cells[1].parse::<f64>().unwrap(), points, "{row}");
    }
}

#[test]
fn a_record_names_the_players() {
    let folder = tempfile::tempdir().unwrap();
    let program = "sh -c 'read seat; echo A1N; read rest'";
    let options = ["--games", "1", "--seed", "1"];
    let output = match_command(&["warren:3", program], &options, &folder)
        .output()
        .unwrap();
    assert!(output.status.success());
    let text = fs::read_to_string(folder.path().join("dots-0001.rec")).unwrap();
    let expected = format!("warren 1 dots\n# seat 0: engine, level 3\n# seat 1: {program}\n");
    assert!(text.starts_with(&expected), "{text}");
}

#[test]
fn an_illegal_move() {
    let program = "sh -c 'read seat; echo A1N; read rest'";
    let (fault, match_output) =
        play_faulty_game(&[program, SILENT], &NO_OPTIONS, FIRST_SEAT, Reason::Illegal);
    assert!(fault.contains("`A1N`: A1 is not in the centre"), "{fault}");
    assert!(match_output.records[0].moves().is_empty());
}

#[test]
fn unreadable_moves_lose() {
    for answer in [
        r"E4N please\n",
        r"\377\376\n",
        r"\033[2J\n",
        r"\n",
        r"E4N E3N\n",
    ] {
        let program = format!("printf '{answer}'");
        let (fault, match_output) = play_faulty_game(
            &[&program, SILENT],
            &NO_OPTIONS,
            FIRST_SEAT,
            Reason::Illegal,
        );
        assert!(fault.contains("is not a move"), "{fault}");
        assert!(!match_output.stdout.contains('\u{1b}'));
    }
}

#[test]
fn a_crash() {
    let (crash, match_output) = play_faulty_game(
        &["sh -c 'echo out of cheese >&2; exit 3'", SILENT],
        &NO_OPTIONS,
        FIRST_SEAT,
        Reason::Crashed,
    );
    assert!(crash.ends_with("(exit status: 3)"), "{crash}");
    assert!(
        match_output.stderr.contains("  out of cheese\n"),
        "{}",
        match_output.stderr
    );
    for (signal, number) in [("SEGV", 11), ("ABRT", 6)] {
        let program = format!("sh -c 'kill -{signal} $$'");
        let (crash, _) = play_faulty_game(
            &[&program, SILENT],
            &NO_OPTIONS,
            FIRST_SEAT,
            Reason::Crashed,
        );
        assert!(crash.contains(&format!("(signal: {number}")), "{crash}");
    }
}

#[test]
fn a_crash_after_some_moves() {
    let text = fs::read_to_string("../../tests/records/dots-001.rec").unwrap();
    let beginning: Vec<&str> = text.lines().take(1 + 6).collect();
    let mut record = tempfile::NamedTempFile::new().unwrap();
    writeln!(record, "{}", beginning.join("\n")).unwrap();
    let program = format!(
        "sh ../../tests/programs/recorded.sh {}",
        record.path().display()
    );
    let other = recorded_player("dots-001");
    let (fault, match_output) = play_faulty_game(
        &[&program, &other],
        &AMPLE_TIME,
        FIRST_SEAT,
        Reason::Crashed,
    );
    assert!(fault.starts_with("has left"), "{fault}");
    assert_eq!(match_output.records[0].moves().len(), 6);
}

#[test]
fn half_an_answer_is_none() {
    let (fault, _) = play_faulty_game(
        &["printf E4N", SILENT],
        &NO_OPTIONS,
        FIRST_SEAT,
        Reason::Crashed,
    );
    assert!(fault.starts_with("has left"), "{fault}");
}

#[test]
fn a_closed_output() {
    let program = "sh -c 'exec >&-; exec sleep 1000'";
    let (fault, _) = play_faulty_game(&[program, SILENT], &NO_OPTIONS, FIRST_SEAT, Reason::Crashed);
    assert!(fault.starts_with("has left"), "{fault}");
}

#[test]
fn silence() {
    let (fault, _) = play_faulty_game(&[SILENT, SILENT], &NO_TIME, FIRST_SEAT, Reason::Silent);
    assert_eq!(fault, "is silent: no answer within 1 ms");
}

#[test]
fn a_closed_input() {
    let program = "sh -c 'exec <&-; exec sleep 1000'";
    play_faulty_game(&[program, SILENT], &NO_TIME, FIRST_SEAT, Reason::Silent);
}

#[test]
fn a_late_answer() {
    let program = "sh -c 'read seat; sleep 0.1; echo D4N; exec sleep 1000'";
    let match_output = play(
        &[program, SILENT],
        &[&NO_TIME[..], &["--games", "1"]].concat(),
    );
    let end = match_output.records[0].end().unwrap();
    // On a very busy machine the answer may arrive after the silence has been noticed.
    assert!(matches!(end.reason, Reason::Late | Reason::Silent));
    assert_eq!(end.seat.0, 0);
}

#[test]
fn a_flood() {
    let endless_line = "cat /dev/zero";
    for program in ["yes", endless_line] {
        let (fault, _) = play_faulty_game(
            &[SILENT, program],
            &NO_OPTIONS,
            SECOND_SEAT,
            Reason::Illegal,
        );
        assert!(fault.contains("floods"), "{fault}");
    }
}

#[test]
fn a_flood_of_standard_error() {
    let program = "sh -c 'yes complaint >&2; true'";
    let (_, match_output) =
        play_faulty_game(&[program, SILENT], &NO_TIME, FIRST_SEAT, Reason::Silent);
    assert!(match_output.stderr.contains("  complaint\n"));
    assert!(match_output.stderr.len() < 10_000, "only its end is kept");
}

/// A named pipe that a program opens to be watched. The pipe ends when no process has it open.
struct WatchedPipe {
    folder: TempDir,
}

impl WatchedPipe {
    fn new() -> WatchedPipe {
        let folder = tempfile::tempdir().unwrap();
        let status = Command::new("mkfifo")
            .arg(folder.path().join("pipe"))
            .status();
        assert!(status.unwrap().success());
        WatchedPipe { folder }
    }

    /// Returns a command that starts another process, which would report if it were left running, and then runs `script`.
    fn program(&self, script: &str) -> String {
        let pipe = self.folder.path().join("pipe");
        format!(
            "sh -c 'exec 3>{}; echo started >&3; (sleep 20; echo survived >&3) & {script}'",
            pipe.display()
        )
    }

    /// Returns everything that is written, up to the end.
    fn read(&self) -> JoinHandle<String> {
        let pipe = self.folder.path().join("pipe");
        thread::spawn(move || {
            let mut text = String::new();
            File::open(pipe).unwrap().read_to_string(&mut text).unwrap();
            text
        })
    }
}

#[test]
fn all_that_a_program_started_is_ended_with_it() {
    let daemon = "setsid sh -c \"sleep 20; echo survived >&3\" & wait";
    for script in ["exit 0", "wait", "trap \"\" TERM INT HUP; wait", daemon] {
        let watched_pipe = WatchedPipe::new();
        let output = watched_pipe.read();
        let match_output = play(
            &[&watched_pipe.program(script), SILENT],
            &[&NO_TIME[..], &["--games", "1"]].concat(),
        );
        assert_eq!(match_output.games[0]["forfeit"]["seat"], 0, "{script}");
        assert_eq!(output.join().unwrap(), "started\n", "{script}");
    }
}

#[test]
fn a_match_that_is_stopped_leaves_nothing_running() {
    for signal in ["INT", "TERM"] {
        let (watched_pipe, folder) = (WatchedPipe::new(), tempfile::tempdir().unwrap());
        let program = watched_pipe.program("wait");
        let mut child: Child = match_command(&[&program, SILENT], &AMPLE_TIME, &folder)
            .spawn()
            .unwrap();
        let mut pipe = BufReader::new(File::open(watched_pipe.folder.path().join("pipe")).unwrap());
        // The pipe is opened before the line is written.
        let mut output = String::new();
        pipe.read_line(&mut output).unwrap();
        assert_eq!(output, "started\n");
        let kill = format!("kill -{signal} {}", child.id());
        assert!(
            Command::new("sh")
                .args(["-c", &kill])
                .status()
                .unwrap()
                .success()
        );
        pipe.read_to_string(&mut output).unwrap();
        assert_eq!(output, "started\n");
        assert_eq!(child.wait().unwrap().code(), Some(2));
    }
}

#[test]
fn an_impossible_match_is_rejected() {
    let refusal = |programs: &[&str]| {
        let folder = tempfile::tempdir().unwrap();
        let output = match_command(programs, &[], &folder).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(!folder.path().join("games.jsonl").exists());
        String::from_utf8(output.stderr).unwrap()
    };
    let error = refusal(&["./no-such-program", SILENT]);
    assert!(
        error.starts_with("warren: `./no-such-program` cannot be started: "),
        "{error}"
    );
    let error = refusal(&[SILENT, SILENT, SILENT]);
    assert!(error.contains("2 programs, but there are 3"), "{error}");
    assert!(refusal(&["warren:99", SILENT]).contains("levels"));
    assert!(refusal(&["sh -c 'x", SILENT]).contains("quote"));
    assert!(!Path::new("warren-records").exists());
}

#[test]
fn a_record_that_cannot_be_stored_is_reported_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    // No file may grow, as on a full disk. Without the trap, writing would end the command.
    let full_disk = "trap '' XFSZ; ulimit -f 0; exec \"$@\"";
    let output = Command::new("sh")
        .args(["-c", full_disk, "sh", env!("CARGO_BIN_EXE_warren")])
        .args(["match", "dots", "echo A1N", SILENT, "--records"])
        .arg(folder.path())
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    let beginning = format!(
        "warren: the record cannot be stored: {}: ",
        folder.path().display()
    );
    assert!(error.starts_with(&beginning), "{error}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn the_help_shows_the_extra_time_for_the_start() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_warren"));
    let output = command.args(["match", "--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let (_, start_up) = help.split_once("--start-up <SECONDS>").unwrap();
    assert!(start_up.contains("[default: 2]"), "{help}");
}
