//! Checks a program that reads a whole game and prints the scores, as the statement of the space mice requires.

use std::io::{Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, iter, thread};

use warren::core::protocol::{Clock, Scored};
use warren::games::GameId;
use warren::thinking::generate::MakesInputs;

use super::verdicts::{State, Verdict};
use warren_arena::Failure;
use warren_arena::contest::{Contestant, Ended, awake_since, start_alone};

/// The time limit of a program for one input.
const TIME_LIMIT: Duration = Duration::from_secs(10);

/// The time between two checks whether it has ended.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// The maximum number of bytes of output that are read.
const MAX_OUTPUT_BYTES: u64 = 64 << 10;

/// Runs the program on the statement's example and on generated inputs.
///
/// # Errors
/// If the program cannot be started.
pub fn check<G: Scored + MakesInputs>(
    program: &Contestant,
    seed: u64,
) -> Result<Vec<Verdict>, Failure> {
    let game: GameId = G::ID
        .parse()
        .map_err(|_| Failure(format!("no game {}", G::ID)))?;
    let run = |input: &str| output_of(program, game, input);
    let example = ("the statement's example".to_owned(), G::EXAMPLE.to_owned());
    let made = (1..).zip(G::inputs(seed)).map(|(number, input)| {
        let point = format!("input {number}, {} turns", G::turns(&input));
        (point, input)
    });
    let mut verdicts: Vec<Verdict> = Vec::new();
    for (point, input) in iter::once(example).chain(made) {
        let is_first = verdicts.iter().all(|verdict| verdict.state == State::Ok);
        verdicts.push(verdict::<G>(&point, &input, is_first, &run)?);
    }
    Ok(verdicts)
}

/// The response of a program to an input.
enum Answer {
    Scores(String),
    /// The description of a fault, without its subject.
    Fault(String),
}

/// Returns the verdict on an input. For the first wrong one it includes the turn at which the scores go wrong.
fn verdict<G: Scored + MakesInputs>(
    point: &str,
    input: &str,
    is_first: bool,
    run: &impl Fn(&str) -> Result<Answer, Failure>,
) -> Result<Verdict, Failure> {
    let right = scores::<G>(input);
    let printed = match run(input)? {
        Answer::Fault(fault) => return Ok(Verdict::new(point, State::Failed, fault)),
        Answer::Scores(scores) if scores == right => {
            return Ok(Verdict::new(point, State::Ok, ""));
        }
        Answer::Scores(scores) => scores,
    };
    if !is_first {
        let (right, printed) = (in_a_line(&right), in_a_line(&printed));
        let words = format!("the scores are {right}, but it prints {printed}");
        return Ok(Verdict::new(point, State::Failed, words));
    }
    let turn = first_wrong_turn::<G>(input, run)?;
    let at = G::cut(input, turn);
    let at_turn = match run(&at)? {
        Answer::Scores(scores) => format!("it prints {}", in_a_line(&scores)),
        Answer::Fault(fault) => format!("it {fault}"),
    };
    let words = format!(
        "the scores are {}, but it prints {}\n\
         the first turn that differs is {turn} of {}: if the game ends after it, {} is right, but {at_turn}\n\
         that input:\n  {}",
        in_a_line(&right),
        in_a_line(&printed),
        G::turns(input),
        in_a_line(&scores::<G>(&at)),
        at.trim_end().replace('\n', "\n  "),
    );
    Ok(Verdict::new(point, State::Failed, words))
}

/// Returns the first turn that gives wrong scores if the game ends there. Turns are tried in order.
fn first_wrong_turn<G: Scored + MakesInputs>(
    input: &str,
    run: &impl Fn(&str) -> Result<Answer, Failure>,
) -> Result<usize, Failure> {
    let turns = G::turns(input);
    for turn in 1..turns {
        let shorter = G::cut(input, turn);
        match run(&shorter)? {
            Answer::Scores(printed) if printed == scores::<G>(&shorter) => {}
            Answer::Scores(_) | Answer::Fault(_) => return Ok(turn),
        }
    }
    Ok(turns)
}

fn scores<G: Scored>(input: &str) -> String {
    G::scored(input).unwrap_or_default()
}

/// Runs the program on an input.
fn output_of(program: &Contestant, game: GameId, input: &str) -> Result<Answer, Failure> {
    let failure =
        |error: std::io::Error| Failure(format!("`{program}` cannot be started: {error}"));
    let here = env::current_dir().map_err(failure)?;
    let here: &Path = &here;
    let clock = Clock::PerGame(TIME_LIMIT);
    let command = program
        .command(game, clock, 0, None, &[], false)
        .map_err(failure)?;
    let mut started = start_alone(command, here).map_err(failure)?;
    let text = input.to_owned();
    let mut stdin = started.input;
    // The output shows whether a program has read its input.
    thread::spawn(move || stdin.write_all(text.as_bytes()));
    let reader = thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = started
            .output
            .take(MAX_OUTPUT_BYTES)
            .read_to_end(&mut bytes);
        bytes
    });
    let errors = thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = started
            .errors
            .take(MAX_OUTPUT_BYTES)
            .read_to_end(&mut bytes);
        bytes
    });
    let started_at = Instant::now();
    while !reader.is_finished() && awake_since(started_at) < TIME_LIMIT {
        thread::sleep(POLL_INTERVAL);
    }
    let is_late = !reader.is_finished();
    while started.life.ended().is_none() && awake_since(started_at) < TIME_LIMIT {
        thread::sleep(POLL_INTERVAL);
    }
    let ended = started.life.end();
    let output = reader.join().unwrap_or_default();
    let errors = errors.join().unwrap_or_default();
    let said = String::from_utf8_lossy(&errors);
    let said = said
        .lines()
        .last()
        .map(|line| format!(": {line}"))
        .unwrap_or_default();
    Ok(match ended {
        _ if is_late => Answer::Fault(format!("has not ended after {} s", TIME_LIMIT.as_secs())),
        Ended::Unasked(status) if !status.success() => {
            Answer::Fault(format!("ended with {status}{said}"))
        }
        _ => Answer::Scores(normal(&String::from_utf8_lossy(&output))),
    })
}

/// Returns the output without blanks around its lines and without empty lines at its end, which do not count.
fn normal(output: &str) -> String {
    let lines: Vec<&str> = output.trim_end().lines().map(str::trim).collect();
    lines.join("\n")
}

fn in_a_line(scores: &str) -> String {
    if scores.is_empty() {
        "nothing".to_owned()
    } else {
        format!("`{}`", scores.replace('\n', " "))
    }
}
