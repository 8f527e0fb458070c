//! Checks a program that reads a whole game and prints the scores, as the statement of the space mice requires.

use std::io::{Read, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, iter, thread};

use warren::core::protocol::{Clock, Scored};
use warren::games::GameId;
use warren::thinking::generate::MakesInputs;

use super::verdicts::{Verdict, VerdictState};
use warren_arena::Failure;
use warren_arena::contest::{Contestant, ProgramEnd, awake_since, start_command};

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
    let generated = (1..).zip(G::inputs(seed)).map(|(number, input)| {
        let point = format!("input {number}, {} turns", G::turns(&input));
        (point, input)
    });
    let mut verdicts: Vec<Verdict> = Vec::new();
    for (point, input) in iter::once(example).chain(generated) {
        let is_first = verdicts
            .iter()
            .all(|verdict| verdict.state == VerdictState::Ok);
        verdicts.push(verdict::<G>(&point, &input, is_first, &run)?);
    }
    Ok(verdicts)
}

/// The response of a program to an input.
enum ScoresAnswer {
    Scores(String),
    /// The description of a fault, without its subject.
    Fault(String),
}

/// Returns the verdict on an input. For the first wrong one it includes the turn at which the scores go wrong.
fn verdict<G: Scored + MakesInputs>(
    point: &str,
    input: &str,
    is_first: bool,
    run: &impl Fn(&str) -> Result<ScoresAnswer, Failure>,
) -> Result<Verdict, Failure> {
    let correct_scores = correct_scores_of::<G>(input);
    let printed_scores = match run(input)? {
        ScoresAnswer::Fault(fault) => return Ok(Verdict::new(point, VerdictState::Failed, fault)),
        ScoresAnswer::Scores(scores) if scores == correct_scores => {
            return Ok(Verdict::new(point, VerdictState::Ok, ""));
        }
        ScoresAnswer::Scores(scores) => scores,
    };
    if !is_first {
        let (correct_scores, printed_scores) =
            (in_a_line(&correct_scores), in_a_line(&printed_scores));
        let explanation =
            format!("the scores are {correct_scores}, but it prints {printed_scores}");
        return Ok(Verdict::new(point, VerdictState::Failed, explanation));
    }
    let turn = first_wrong_turn::<G>(input, run)?;
    let shortened_input = G::cut(input, turn);
    let answer_at_turn = match run(&shortened_input)? {
        ScoresAnswer::Scores(scores) => format!("it prints {}", in_a_line(&scores)),
        ScoresAnswer::Fault(fault) => format!("it {fault}"),
    };
    let explanation = format!(
        "the scores are {}, but it prints {}\n\
         the first turn that differs is {turn} of {}: if the game ends after it, {} is right, but {answer_at_turn}\n\
         that input:\n  {}",
        in_a_line(&correct_scores),
        in_a_line(&printed_scores),
        G::turns(input),
        in_a_line(&correct_scores_of::<G>(&shortened_input)),
        shortened_input.trim_end().replace('\n', "\n  "),
    );
    Ok(Verdict::new(point, VerdictState::Failed, explanation))
}

/// Returns the first turn that gives wrong scores if the game ends there. Turns are tried in order.
fn first_wrong_turn<G: Scored + MakesInputs>(
    input: &str,
    run: &impl Fn(&str) -> Result<ScoresAnswer, Failure>,
) -> Result<usize, Failure> {
    let turns = G::turns(input);
    for turn in 1..turns {
        let shortened_input = G::cut(input, turn);
        match run(&shortened_input)? {
            ScoresAnswer::Scores(printed_scores)
                if printed_scores == correct_scores_of::<G>(&shortened_input) => {}
            ScoresAnswer::Scores(_) | ScoresAnswer::Fault(_) => return Ok(turn),
        }
    }
    Ok(turns)
}

fn correct_scores_of<G: Scored>(input: &str) -> String {
    G::scored(input).unwrap_or_default()
}

/// Runs the program on an input.
fn output_of(program: &Contestant, game: GameId, input: &str) -> Result<ScoresAnswer, Failure> {
    let failure =
        |error: std::io::Error| Failure(format!("`{program}` cannot be started: {error}"));
    let current_folder = env::current_dir().map_err(failure)?;
    let current_folder: &Path = &current_folder;
    let clock = Clock::PerGame(TIME_LIMIT);
    let command = program
        .command(game, clock, 0, None, &[], false)
        .map_err(failure)?;
    let mut started_process = start_command(command, current_folder).map_err(failure)?;
    let text = input.to_owned();
    let mut stdin = started_process.input;
    // The output shows whether a program has read its input.
    thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output_reader = thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = started_process
            .output
            .take(MAX_OUTPUT_BYTES)
            .read_to_end(&mut bytes);
        bytes
    });
    let stderr = thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = started_process
            .error_output
            .take(MAX_OUTPUT_BYTES)
            .read_to_end(&mut bytes);
        bytes
    });
    let started_at = Instant::now();
    while !output_reader.is_finished() && awake_since(started_at) < TIME_LIMIT {
        thread::sleep(POLL_INTERVAL);
    }
    let is_late = !output_reader.is_finished();
    while started_process.process_tree.end_if_ended().is_none()
        && awake_since(started_at) < TIME_LIMIT
    {
        thread::sleep(POLL_INTERVAL);
    }
    let program_end = started_process.process_tree.end();
    let output = output_reader.join().unwrap_or_default();
    let stderr = stderr.join().unwrap_or_default();
    let last_stderr_line = String::from_utf8_lossy(&stderr);
    let last_stderr_line = last_stderr_line
        .lines()
        .last()
        .map(|line| format!(": {line}"))
        .unwrap_or_default();
    Ok(match program_end {
        _ if is_late => {
            ScoresAnswer::Fault(format!("has not ended after {} s", TIME_LIMIT.as_secs()))
        }
        ProgramEnd::ByItself(status) if !status.success() => {
            ScoresAnswer::Fault(format!("ended with {status}{last_stderr_line}"))
        }
        _ => ScoresAnswer::Scores(normalized(&String::from_utf8_lossy(&output))),
    })
}

/// Returns the output without blanks around its lines and without empty lines at its end, which do not count.
fn normalized(output: &str) -> String {
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
