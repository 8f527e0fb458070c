//! The facts about a program's fault: where in the game it happened, what the program had read and written, and its likely
//! cause.

use std::time::Duration;

use warren::core::about::About;
use warren::core::game::Seat;
use warren::core::link::{self, Pack};
use warren::core::protocol::{Protocol, Reading};
use warren::core::referee::{Fault, Referee};
use warren::core::scene::Scene;

use super::contestant::Contestant;
use super::flush::FlushAdvice;
use super::game::{GameSetup, Program};
use super::process_tree::{Activity, ProgramEnd};
use crate::wasi;

/// The maximum length of a quotation, in characters.
const MAX_QUOTE_LENGTH: usize = 60;

/// Characters between a prompt and an answer.
const PROMPT_ENDS: [char; 4] = [' ', '>', ':', '='];

/// The possible cause of a fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Cause {
    /// The output had no line break.
    #[error("it wrote `{0}` without a line break: an answer ends with one")]
    NoLineBreak(String),
    /// It did not flush its output: the answer came when its input was closed.
    #[error(
        "no answer arrived in time; the answer was still in the program's buffer: flush after each answer, {0}"
    )]
    Buffered(FlushAdvice),
    /// It may not have flushed its output.
    #[error(
        "it may have written its answer into a buffer: flush standard output after each answer, {0}"
    )]
    PerhapsBuffered(FlushAdvice),
    /// Another process keeps its output open.
    #[error("its process has ended, and another process that it started keeps its output open")]
    ChildKeepsOutput,
    /// It wrote before it was asked.
    #[error(
        "it wrote this before it had read the lines that ask for it: write one answer, then read"
    )]
    Early,
    /// Other text precedes the answer.
    #[error(
        "`{0}` alone would be a legal answer: write nothing but the answer, no prompt and no words"
    )]
    Prompt(String),
    /// The answer has small letters.
    #[error("write capital letters: `{0}`")]
    Capitals(String),
}

/// A program's fault and its likely cause.
#[derive(Debug)]
pub struct Forfeit {
    /// The seat that forfeits.
    pub seat: Seat,
    /// The kind of fault in one word.
    pub kind: &'static str,
    /// The rule that an answer broke; empty if it broke none.
    pub rule: &'static str,
    /// The description of the fault, without its subject.
    pub fault: String,
    /// The likely cause.
    pub cause: Option<Cause>,
    /// The number of the move that was due, from 1.
    pub move_number: usize,
    /// The position before that move.
    pub position: String,
    /// The lines of the rejected answer.
    pub rejected_lines: Vec<String>,
    /// The last lines that the program had been sent by the time of the fault.
    pub last_read_lines: Vec<String>,
    /// The part of a link to the position after its `#`.
    pub link: String,
    /// If no answer arrived in time: how long the answer took, or when the referee gave up.
    pub answer_time: Option<Duration>,
    /// The end of the program's standard error.
    pub stderr: String,
}

impl Forfeit {
    /// Whether another fault is the same failure at another move, in another seat or on another board.
    pub fn is_like(&self, other: &Forfeit) -> bool {
        let cause = |forfeit: &Forfeit| forfeit.cause.as_ref().map(std::mem::discriminant);
        let fault_kind = |forfeit: &Forfeit| (forfeit.kind, forfeit.rule, cause(forfeit));
        // The exit status and last words of a program that exited show what happened.
        let exit_details = |forfeit: &Forfeit| match forfeit.kind {
            "left" => {
                let last_line = forfeit.stderr.lines().last().unwrap_or_default().to_owned();
                Some((forfeit.fault.clone(), last_line))
            }
            _ => None,
        };
        fault_kind(self) == fault_kind(other) && exit_details(self) == exit_details(other)
    }
}

/// The findings after a program had lost by a fault and had been ended.
pub struct Findings<'a> {
    pub fault: &'a Fault,
    pub program_end: ProgramEnd,
    pub program: &'a Program,
    pub contestant: &'a Contestant,
    /// Observations of a program that lost by silence.
    pub silent_program: Option<&'a SilentProgram>,
    /// The lines that it wrote after the verdict.
    pub last_lines: &'a [String],
}

/// The state of a silent program when its time was over and its input was still open.
pub struct SilentProgram {
    /// Its output since its last line break.
    pub unfinished_line: String,
    /// Whether its process had ended.
    pub had_ended: bool,
    /// Its activity.
    pub activity: Activity,
    /// The time that the referee had waited.
    pub waited: Duration,
}

/// Returns the comments of a record: the players and the fault.
pub fn record_comments<G: Protocol>(setup: &GameSetup<'_, G>, forfeit: Option<&Forfeit>) -> About {
    let mut comments = player_comments(&setup.names);
    if let Some(forfeit) = forfeit {
        let seat = forfeit.seat.0;
        comments.add_fault(&format!("{}: seat {seat} {}", forfeit.kind, forfeit.fault));
        comments.add_refused(&forfeit.rejected_lines.join(" "));
    }
    comments
}

/// Returns the comments of a record that name the players.
pub fn player_comments(names: &[&str]) -> About {
    let mut comments = About::default();
    for (seat, name) in names.iter().enumerate() {
        comments.add(&match name.strip_prefix("warren:") {
            Some(level) => format!("seat {seat}: engine, level {level}"),
            None => format!("seat {seat}: {name}"),
        });
    }
    comments
}

/// Collects everything that is known about a fault.
pub fn describe_forfeit<G: Protocol + Pack>(
    setup: &GameSetup<'_, G>,
    referee: &Referee<G>,
    seat: Seat,
    findings: Findings<'_>,
) -> Forfeit {
    let mut stderr = findings.program.exchange.stderr();
    let fault = describe_fault(&findings, &mut stderr);
    let record = referee.record();
    let rejected_lines = match findings.fault {
        // Output before a silence or an exit is not a whole answer.
        Fault::Silent { .. } | Fault::Left | Fault::Flooded | Fault::Resigned => Vec::new(),
        Fault::Late { .. } | Fault::Illegal { .. } | Fault::Unreadable(_) => {
            referee.unaccepted(seat).to_vec()
        }
    };
    let mut forfeit = Forfeit {
        seat,
        kind: findings.fault.kind(),
        rule: match findings.fault {
            Fault::Illegal { rule, .. } => rule.rule,
            Fault::Unreadable(error) => error.0.rule(),
            _ => "",
        },
        cause: likely_cause(referee, seat, &findings, &rejected_lines),
        fault,
        move_number: record.moves().len() + 1,
        position: record.last().to_string(),
        rejected_lines,
        last_read_lines: findings.program.exchange.last_sent(),
        link: String::new(),
        answer_time: match *findings.fault {
            Fault::Late { took, .. } => Some(took),
            // The referee counts from a tick, a program's time starts with its lines.
            Fault::Silent { limit } => {
                let waited = findings
                    .silent_program
                    .map(|silent_program| silent_program.waited);
                Some(waited.unwrap_or_default().max(limit))
            }
            _ => None,
        },
        stderr,
    };
    let about = record_comments(setup, Some(&forfeit));
    forfeit.link = link::encode(&Scene {
        about,
        viewpoint: Some(seat),
        ..Scene::new(record.clone())
    });
    forfeit
}

/// Describes the fault, with the exit status if the program exited.
fn describe_fault(findings: &Findings<'_>, stderr: &mut String) -> String {
    let mut sentence = findings.fault.to_string();
    if let Some(why) = &findings.program.start_error {
        return why.clone();
    }
    match (findings.program_end.status(), findings.fault) {
        (Some(status), Fault::Left) => {
            // A WebAssembly program reports how it ended.
            let reports_ending = findings.contestant.is_webassembly() && !status.success();
            let ending = reports_ending.then(|| wasi::take_ending(stderr)).flatten();
            sentence += &format!(" ({})", ending.unwrap_or_else(|| status.to_string()));
        }
        (_, Fault::Silent { .. }) if findings.program.process.is_input_broken() => {
            sentence += " (it had closed its input)";
        }
        _ => {}
    }
    sentence
}

/// Returns the likely cause of a fault.
fn likely_cause<G: Protocol>(
    referee: &Referee<G>,
    seat: Seat,
    findings: &Findings<'_>,
    rejected_lines: &[String],
) -> Option<Cause> {
    let exchange = &findings.program.exchange;
    match findings.fault {
        Fault::Silent { .. } => cause_of_silence(referee, seat, findings),
        Fault::Left => missing_line_break(&findings.program.process.unfinished_line()),
        Fault::Illegal { .. } | Fault::Unreadable(_) | Fault::Flooded
            if exchange.is_early(referee.record(), seat, rejected_lines.len()) =>
        {
            Some(Cause::Early)
        }
        Fault::Illegal { .. } => {
            capitalized_answer(referee, seat, rejected_lines).map(Cause::Capitals)
        }
        Fault::Unreadable(_) => capitalized_answer(referee, seat, rejected_lines)
            .map(Cause::Capitals)
            .or_else(|| {
                let answer = answer_after_prompt(referee, seat, rejected_lines.last()?)?;
                Some(Cause::Prompt(answer.to_owned()))
            }),
        _ => None,
    }
}

/// Returns the likely cause of a silence.
fn cause_of_silence<G: Protocol>(
    referee: &Referee<G>,
    seat: Seat,
    findings: &Findings<'_>,
) -> Option<Cause> {
    let (process, silent_program) = (&findings.program.process, findings.silent_program?);
    let is_first = referee.answer_times(seat).is_empty();
    let flush_advice = || findings.contestant.flush_advice();
    if let Some(cause) = missing_line_break(&silent_program.unfinished_line) {
        return Some(cause);
    }
    if silent_program.had_ended {
        return Some(Cause::ChildKeepsOutput);
    }
    // It was still looking for its answer, so no answer was waiting anywhere.
    if silent_program.activity == Activity::Computes {
        return None;
    }
    if is_answer(referee, seat, findings.last_lines) {
        return Some(Cause::Buffered(flush_advice()));
    }
    missing_line_break(&process.unfinished_line()).or_else(|| {
        let may_be_buffered = is_first && !process.is_input_broken();
        may_be_buffered.then(|| Cause::PerhapsBuffered(flush_advice()))
    })
}

/// Returns the cause if a program wrote something without a line break after it.
fn missing_line_break(unfinished_line: &str) -> Option<Cause> {
    let quote: String = unfinished_line.chars().take(MAX_QUOTE_LENGTH).collect();
    (!quote.is_empty()).then_some(Cause::NoLineBreak(quote))
}

/// Whether lines begin with a legal answer, after the lines of it that a seat has already written.
fn is_answer<G: Protocol>(referee: &Referee<G>, seat: Seat, lines: &[String]) -> bool {
    let lines = lines.iter().map(|line| line.trim_end().to_owned());
    let lines_so_far = referee.unaccepted(seat).iter().cloned();
    let all: Vec<String> = lines_so_far.chain(lines).collect();
    (1..=all.len()).any(|count| is_legal(referee, seat, &all[..count]))
}

/// Returns the answer in capital letters, if these make it legal or readable.
fn capitalized_answer<G: Protocol>(
    referee: &Referee<G>,
    seat: Seat,
    rejected_lines: &[String],
) -> Option<String> {
    let capitals: Vec<String> = rejected_lines
        .iter()
        .map(|line| line.to_ascii_uppercase())
        .collect();
    let position = referee.record().last();
    let is_whole = |lines| matches!(position.read_answer(seat, lines), Ok(Reading::Whole(_)));
    let becomes_whole = !is_whole(rejected_lines) && is_whole(&capitals);
    let is_other = capitals != rejected_lines;
    (is_other && (becomes_whole || is_legal(referee, seat, &capitals))).then(|| capitals.join(" "))
}

/// Whether lines are a legal answer now.
fn is_legal<G: Protocol>(referee: &Referee<G>, seat: Seat, lines: &[String]) -> bool {
    let position = referee.record().last();
    match position.read_answer(seat, lines) {
        Ok(Reading::Whole(answer)) => position.check_answer(seat, &answer).is_ok(),
        Ok(Reading::More) | Err(_) => false,
    }
}

/// Returns a line without the prompt before its answer, if that is a legal answer.
fn answer_after_prompt<'a, G: Protocol>(
    referee: &Referee<G>,
    seat: Seat,
    line: &'a str,
) -> Option<&'a str> {
    let answer_starts = line
        .match_indices(PROMPT_ENDS)
        .map(|(index, prompt_end)| index + prompt_end.len());
    let mut rests = answer_starts
        .map(|start| line[start..].trim())
        .filter(|rest| !rest.is_empty());
    rests.find(|rest| is_legal(referee, seat, &[(*rest).to_owned()]))
}
