use super::super::process_group;
use super::super::protection::Confinement;
use super::super::stderr_tail::MAX_STDERR_BYTES;
use super::*;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, ExitStatus};
use std::sync::mpsc::Receiver;

fn start_script(script: &str) -> (Process, Receiver<Event>) {
    let (sender, events) = channel();
    let mut command = Command::new("sh");
    command.args(["-c", script]);
    let started_process = process_group::start(command, None, &Confinement::None).unwrap();
    let process = Process::new(started_process, move |event| sender.send(event).is_ok());
    (process, events)
}

fn expect_line(event: Event) -> String {
    match event {
        Event::Line { text, .. } => text,
        other => panic!("{other:?} is no line"),
    }
}

#[test]
fn lines_go_to_and_fro() {
    let (mut process, events) = start_script("while read -r line; do echo \"<$line>\"; done");
    process.send(&["a".into(), "b c".into()]);
    assert_eq!(expect_line(events.recv().unwrap()), "<a>");
    assert_eq!(expect_line(events.recv().unwrap()), "<b c>");
    process.close_input();
    assert_eq!(events.recv().unwrap(), Event::Exit);
    let program_end = ProgramEnd::ByItself(ExitStatus::default());
    assert_eq!(process.end(), program_end);
    assert_eq!(process.end_if_ended(), Some(program_end));
}

#[test]
fn a_program_that_never_reads_holds_up_nobody() {
    let (mut process, _events) = start_script("exec sleep 1000");
    for _ in 0..100 {
        process.send(&["x".repeat(100_000)]);
    }
    assert_eq!(process.end(), ProgramEnd::ByMatch);
}

#[test]
fn a_closed_input_is_noticed() {
    let (mut process, events) = start_script("exec <&-; echo closed; exec sleep 1000");
    assert_eq!(expect_line(events.recv().unwrap()), "closed");
    // Once is not enough: a process that another test is just starting may have the pipe open for a moment.
    while !process.is_input_broken() {
        process.send(&["x".into()]);
        thread::sleep(Duration::from_millis(1));
    }
    process.end();
}

#[test]
fn time_counts_from_the_last_lines_handed_over() {
    let (mut process, events) = start_script("echo early; read -r line; echo answer; read -r line");
    let Event::Line { read_at, .. } = events.recv().unwrap() else {
        panic!("no line");
    };
    assert_eq!(
        process.answer_time(read_at),
        Duration::ZERO,
        "nothing was handed over"
    );
    let sent_at = Instant::now();
    process.send(&["x".into()]);
    assert_eq!(
        process.answer_time(read_at),
        Duration::ZERO,
        "it was before that"
    );
    assert!(process.is_early(read_at));
    let Event::Line { read_at, .. } = events.recv().unwrap() else {
        panic!("no line");
    };
    assert!(process.answer_time(read_at) <= read_at - sent_at && !process.is_early(read_at));
}

#[test]
fn bytes_that_are_not_text_form_a_line_and_an_endless_line_does_not() {
    let (process, events) = start_script(r"printf '\377\n\r\nrest'");
    assert_eq!(expect_line(events.recv().unwrap()), "\u{fffd}");
    assert_eq!(expect_line(events.recv().unwrap()), "\r");
    assert_eq!(events.recv().unwrap(), Event::Exit);
    assert_eq!(process.unfinished_line(), "rest");
}

#[test]
fn a_line_that_is_too_long_is_not_kept() {
    let (_process, events) = start_script("exec tr '\\0' x </dev/zero");
    assert_eq!(events.recv().unwrap(), Event::Overflow);
    assert!(events.recv().is_err(), "nothing more is read");
}

#[test]
fn the_end_of_standard_error_is_kept() {
    let (mut process, events) = start_script(
        "i=0; head -c 100000 /dev/zero >&2; while [ $i -lt 2000 ]; do echo complaint $i >&2; i=$((i+1)); done; exit 7",
    );
    assert_eq!(events.recv().unwrap(), Event::Exit);
    while process.end_if_ended().is_none() {
        thread::yield_now();
    }
    assert_eq!(
        process.end(),
        ProgramEnd::ByItself(ExitStatus::from_raw(7 << 8))
    );
    let pieces = process.stderr_pieces().into_iter().map(|piece| piece.bytes);
    let stderr_tail = String::from_utf8(pieces.collect::<Vec<_>>().concat()).unwrap();
    assert!(stderr_tail.ends_with("complaint 1999\n"), "{stderr_tail}");
    assert!(stderr_tail.len() <= MAX_STDERR_BYTES);
}

#[test]
#[cfg(target_os = "linux")]
fn standard_error_belongs_to_the_lines_that_were_read_before_it() {
    let script =
        "read -r a; echo answer; sleep 0.1; echo after >&2; sleep 0.1; read -r b; echo next >&2";
    let (mut process, events) = start_script(script);
    assert_eq!(process.send(&["a".into()]), 1);
    assert_eq!(expect_line(events.recv().unwrap()), "answer");
    assert_eq!(process.send(&["b".into()]), 2);
    assert_eq!(events.recv().unwrap(), Event::Exit);
    let read_messages: Vec<_> = process
        .stderr_pieces()
        .into_iter()
        .map(|piece| {
            (
                piece.last_read_call,
                String::from_utf8(piece.bytes).unwrap(),
            )
        })
        .collect();
    assert_eq!(
        read_messages,
        [(1, "after\n".to_owned()), (2, "next\n".to_owned())]
    );
}

#[test]
fn a_command_that_is_not_there_is_an_error() {
    let command = Command::new("./no such program");
    assert!(process_group::start(command, None, &Confinement::None).is_err());
}
