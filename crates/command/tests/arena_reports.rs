//! The order of events in the report of a fault and in the stored standard error.

#![cfg(unix)]

use std::fs;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

/// Options that allow all the time that a busy machine may need.
const AMPLE_TIME: [&str; 4] = ["--time-factor", "100", "--start-up", "60"];

/// A match, with the folder of its records.
struct MatchOutput {
    folder: TempDir,
    stdout: String,
    stderr: String,
    /// The lines of its index.
    games: Vec<Value>,
}

impl MatchOutput {
    fn file(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).unwrap()
    }
}

fn play(game: &str, programs: &[&str], options: &[&str]) -> MatchOutput {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_warren"))
        .args(["match", game, "--seed", "1"])
        .args(programs)
        .args(AMPLE_TIME)
        .args(options)
        .arg("--records")
        .arg(folder.path())
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{stdout}{stderr}");
    let index = fs::read_to_string(folder.path().join("games.jsonl")).unwrap();
    let games = index
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    MatchOutput {
        folder,
        stdout,
        stderr,
        games,
    }
}

/// Once a game is decided, the protocol of Fugitive and Detectives sends both programs `Quit`.
#[test]
fn lines_sent_after_a_fault_are_not_among_those_read_before_it() {
    let illegal = "sh -c 'read side; echo 999; read rest'";
    let gone = "sh -c 'read side; exit 3'";
    for program in [illegal, gone] {
        let match_output = play("fugitive", &[program, "warren:1"], &["--games", "1"]);
        let forfeit = &match_output.games[0]["forfeit"];
        assert_eq!(forfeit["read"], serde_json::json!(["Detectives"]));
        let last_read = "it last read: `Detectives`\n";
        assert!(
            match_output.stderr.contains(last_read),
            "{}",
            match_output.stderr
        );
        assert!(
            !match_output.stdout.contains("Quit"),
            "{}",
            match_output.stdout
        );
    }
}

/// The turns of The Crossing, and the turns in which the program continues to work after its answer.
const TURNS: usize = 180;
const SLOW_TURNS: usize = 20;

/// Both programs of The Crossing answer at once. So the next lines arrive while this program is still writing messages, and it
/// reads them right after that.
#[test]
fn messages_after_an_answer_precede_the_next_lines_in_the_log() {
    let script = "\
import sys, time
lines = [input() for _ in range(9)]
for turn in range(1, 181):
    phases = input()
    print('before', turn, file=sys.stderr, flush=True)
    print('H', flush=True)
    if turn <= 20:
        time.sleep(0.01)
    print('after', turn, file=sys.stderr, flush=True)
";
    let bots = tempfile::tempdir().unwrap();
    let bot = bots.path().join("speaks.py");
    fs::write(&bot, script).unwrap();
    let program = format!("python3 {}", bot.display());
    let match_output = play(
        "crossing",
        &[&program, "warren:1"],
        &["--games", "1", "--logs"],
    );
    let log = match_output.file("crossing-0001-seat-0.log");
    let lines: Vec<&str> = log
        .lines()
        .skip_while(|line| *line != ">> 0")
        .skip(1)
        .collect();
    assert!(lines.len() >= 4 * TURNS, "{log}");
    for (turn, lines) in (1..=TURNS).zip(lines.chunks(4)) {
        assert!(lines[0].starts_with(">> "), "{lines:?}");
        for comment in [format!("!! before {turn}"), format!("!! after {turn}")] {
            assert!(lines[1..].contains(&comment.as_str()), "{lines:?}");
        }
        // Lines written at the same time may appear in either order.
        if turn <= SLOW_TURNS {
            assert_eq!(lines[3], format!("!! after {turn}"), "{lines:?}");
        }
    }
}

/// The first answer of each game's sample session, in small letters. Detectives answer with numbers alone.
#[test]
fn an_answer_in_small_letters_gets_a_hint() {
    for game in ["dots", "rabbits", "mice", "crossing"] {
        let session = fs::read_to_string(format!("../../examples/{game}/session-0.log")).unwrap();
        let answer = session.lines().find_map(|line| line.strip_prefix("<< "));
        let answer = answer.unwrap().split('\t').next().unwrap();
        let program = format!(
            "sh -c 'read a; echo \"{}\"; cat >&2'",
            answer.to_lowercase()
        );
        let match_output = play(
            game,
            &[&program, "warren:1"],
            &["--games", "1", "--usual-start"],
        );
        let hint = format!("write capital letters: `{answer}`");
        assert_eq!(match_output.games[0]["forfeit"]["hint"], hint, "{game}");
        assert!(
            match_output.stderr.contains(&hint),
            "{}",
            match_output.stderr
        );
    }
    // In the usual start it would leave the board, but it can be read.
    let east = "sh -c 'read a; echo e; cat >&2'";
    let match_output = play(
        "crossing",
        &["warren:1", east],
        &["--games", "1", "--usual-start"],
    );
    assert_eq!(
        match_output.games[0]["forfeit"]["hint"],
        "write capital letters: `E`"
    );
}

#[test]
fn a_match_of_two_prints_the_score_with_its_error() {
    let programs = ["warren:1", "warren:3"];
    let match_output = play("dots", &programs, &["--games", "8"]);
    let line = match_output
        .stdout
        .lines()
        .find(|line| line.starts_with("[warren:1] score "));
    let line = line.unwrap_or_else(|| panic!("{}", match_output.stdout));
    for part in ["Elo ", "drawn ", "by 4 pairs of games"] {
        assert!(line.contains(part), "{line}");
    }
    let match_output = play("dots", &programs, &["--games", "8", "--json"]);
    let last: Value = serde_json::from_str(match_output.stdout.lines().last().unwrap()).unwrap();
    let (strength, first) = (&last["strength"], &last["results"][0]);
    assert_eq!(
        strength["score"].as_f64().unwrap(),
        first["points"].as_f64().unwrap() / 8.0
    );
    let drawn = first["drawn"].as_f64().unwrap() / 8.0;
    assert_eq!(strength["drawn"].as_f64().unwrap(), drawn);
    let pairs = strength["pairs"].as_array().unwrap().iter();
    assert_eq!(pairs.filter_map(Value::as_u64).sum::<u64>(), 4);
    // Without a pair, or with more than two programs, no comparison is possible.
    let match_output = play("dots", &programs, &["--games", "1", "--json"]);
    let last: Value = serde_json::from_str(match_output.stdout.lines().last().unwrap()).unwrap();
    assert_eq!(last["strength"], Value::Null);
}
