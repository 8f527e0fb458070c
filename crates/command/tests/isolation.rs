//! `warren match` without a jail, with programs that attack each other. With namespaces they do not reach each other, so a
//! program's death is its own fault.

#![cfg(target_os = "linux")]

use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The note that the match prints if it cannot isolate programs.
const CANNOT: &str = "note: programs can stop each other here";

/// A program that never answers.
const SILENT: &str = "sleep 1000";

/// Lets an attacker play one game; `None` if programs are not isolated. The word MATCH in its source stands for the match's
/// process id.
fn attack(source: &str) -> Option<Value> {
    attack_as(&[], source)
}

/// The same with a command that becomes another user.
fn attack_as(user: &[&str], source: &str) -> Option<Value> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("attack.py");
    let first = "import os, sys, signal\n\
        def report(*words): print(*words, file=sys.stderr, flush=True)\n\
        def attack(number, signal):\n\
        \x20   try: os.kill(number, signal); report('reached', number)\n\
        \x20   except OSError as error: report(error.strerror)\n";
    let last = "\nreport('over')\nprint('x', flush=True)\n";
    fs::write(&file, format!("{first}{source}{last}")).unwrap();
    // The shell becomes the match.
    let script = "sed -i s/MATCH/$$/g \"$1\"; exec \"$0\" match dots \"python3 $1\" \"$2\" --games 1 --start-up 60 --records \"$3\"";
    let records = folder.path().join("records");
    let words = [user, &["sh"]].concat();
    let output = Command::new(words[0])
        .args(&words[1..])
        .args(["-c", script, env!("CARGO_BIN_EXE_warren")])
        .args([file.as_os_str(), SILENT.as_ref(), records.as_os_str()])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    if stderr.starts_with(CANNOT) {
        eprintln!("skipped: {stderr}");
        return None;
    }
    assert!(output.status.success(), "{stderr}");
    assert!(!stderr.contains("note: "), "{stderr}");
    let index = fs::read_to_string(records.join("games.jsonl")).unwrap();
    assert_eq!(
        index.lines().count(),
        1,
        "the game was played once: {index}"
    );
    let game: Value = serde_json::from_str(&index).unwrap();
    assert_eq!(game["forfeit"]["seat"], 0, "{game}");
    assert_eq!(game["places"], serde_json::json!([2, 1]));
    Some(game)
}

fn errors_of(game: &Value) -> &str {
    game["forfeit"]["errors"].as_str().unwrap()
}

#[test]
fn signals_reach_neither_the_match_nor_the_opponent() {
    let source = "\
        attack(MATCH, signal.SIGSTOP)\n\
        attack(os.getppid(), signal.SIGSTOP)\n\
        attack(os.getppid(), signal.SIGKILL)\n\
        for number in map(int, filter(str.isdigit, os.listdir('/proc'))):\n\
        \x20   if number != os.getpid(): attack(number, signal.SIGSTOP)\n\
        report(len([name for name in os.listdir('/proc') if name.isdigit()]), 'processes')\n\
        signal.signal(signal.SIGTERM, signal.SIG_IGN)\n\
        attack(-1, signal.SIGTERM)";
    if let Some(game) = attack(source) {
        let errors = errors_of(&game);
        assert!(errors.contains("No such process"), "{errors}");
        assert!(errors.contains("\n2 processes\n"), "{errors}");
        assert!(errors.ends_with("over"), "{errors}");
    }
}

#[test]
fn the_memory_of_others_is_out_of_reach() {
    let source = "\
        for path in ('/proc/MATCH/mem', '/proc/MATCH/environ'):\n\
        \x20   try: open(path, 'rb').read(1); report('read', path)\n\
        \x20   except OSError as error: report(error.strerror)";
    if let Some(game) = attack(source) {
        let errors = errors_of(&game);
        assert_eq!(errors.matches("No such file").count(), 2, "{errors}");
    }
}

#[test]
fn a_program_that_kills_or_stops_itself_loses() {
    for (signal, kind, words) in [
        ("SIGKILL", "left", "(signal: 9 (SIGKILL))"),
        ("SIGTERM", "left", "(signal: 15 (SIGTERM))"),
        ("SIGABRT", "left", "(signal: 6 (SIGABRT))"),
    ] {
        if let Some(game) = attack(&format!("os.kill(os.getpid(), signal.{signal})")) {
            let fault = game["forfeit"]["fault"].as_str().unwrap();
            assert_eq!(game["forfeit"]["kind"], kind);
            assert!(fault.ends_with(words), "{fault}");
        }
    }
}

#[test]
fn an_ordinary_user_isolates_programs_and_they_have_no_rights_of_their_own() {
    let ordinary = ["unshare", "--user", "--map-user=1000", "--map-group=1000"];
    let source = "\
        report(os.getuid(), *[line.strip() for line in open('/proc/self/status') if line.startswith('Cap')][:3])\n\
        report(len([name for name in os.listdir('/proc') if name.isdigit()]), 'processes')\n\
        os.kill(os.getpid(), signal.SIGKILL)";
    if let Some(game) = attack_as(&ordinary, source) {
        let errors = errors_of(&game);
        assert!(errors.starts_with("1000 "), "{errors}");
        assert_eq!(errors.matches("\t0000000000000000").count(), 3, "{errors}");
        assert!(errors.contains("\n2 processes"), "{errors}");
        assert_eq!(game["forfeit"]["kind"], "left");
    }
}

#[test]
fn an_exit_status_and_what_is_left_behind_are_its_own() {
    let source = "\
        if os.fork() == 0:\n\
        \x20   os.setsid(); signal.pause()\n\
        os._exit(7)";
    if let Some(game) = attack(source) {
        let fault = game["forfeit"]["fault"].as_str().unwrap();
        assert!(fault.ends_with("(exit status: 7)"), "{fault}");
    }
}
