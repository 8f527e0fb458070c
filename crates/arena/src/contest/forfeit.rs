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
use super::flush::Flush;
use super::game::{GameSetup, Program};
use super::life::{Activity, Ended};
use crate::wasi;

/// The maximum length of a quotation, in characters.
const MAX_QUOTE_LENGTH: usize = 60;

/// Characters between a prompt and an answer.
const AFTER_PROMPT: [char; 4] = [' ', '>', ':', '='];

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
    Buffered(Flush),
    /// It may not have flushed its output.
    #[error(
        "it may have written its answer into a buffer: flush standard output after each answer, {0}"
    )]
    PerhapsBuffered(Flush),
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
    pub number: usize,
    /// The position before that move.
    pub position: String,
    /// The lines of the rejected answer.
    pub answer: Vec<String>,
    /// The last lines that the program had been sent by the time of the fault.
    pub read: Vec<String>,
    /// The part of a link to the position after its `#`.
    pub link: String,
    /// If no answer arrived in time: how long the answer took, or when the referee gave up.
    pub took: Option<Duration>,
    /// The end of the program's standard error.
    pub errors: String,
}

impl Forfeit {
    /// Whether another fault is the same failure at another move, in another seat or on another board.
    pub fn is_like(&self, other: &Forfeit) -> bool {
        let cause = |forfeit: &Forfeit| forfeit.cause.as_ref().map(std::mem::discriminant);
        let how = |forfeit: &Forfeit| (forfeit.kind, forfeit.rule, cause(forfeit));
        // The exit status and last words of a program that exited show what happened.
        let ending = |forfeit: &Forfeit| match forfeit.kind {
            "left" => {
                let words = forfeit.errors.lines().last().unwrap_or_default().to_owned();
                Some((forfeit.fault.clone(), words))
            }
            _ => None,
        };
        how(self) == how(other) && ending(self) == ending(other)
    }
}

/// The findings after a program had lost by a fault and had been ended.
pub struct Findings<'a> {
    pub fault: &'a Fault,
    pub ended: Ended,
    pub program: &'a Program,
    pub contestant: &'a Contestant,
    /// Observations of a program that lost by silence.
    pub silence: Option<&'a Silence>,
    /// The lines that it wrote after the verdict.
    pub last_lines: &'a [String],
}

/// The state of a silent program when its time was over and its input was still open.
pub struct Silence {
    /// Its output since its last line break.
    pub unfinished: String,
    /// Whether its process had ended.
    pub had_ended: bool,
    /// Its activity.
    pub activity: Activity,
    /// The time that the referee had waited.
    pub waited: Duration,
}

/// Returns the comments of a record: the players and the fault.
pub fn about<G: Protocol>(setup: &GameSetup<'_, G>, forfeit: Option<&Forfeit>) -> About {
    let mut about = about_players(&setup.names);
    if let Some(forfeit) = forfeit {
        let seat = forfeit.seat.0;
        about.add_fault(&format!("{}: seat {seat} {}", forfeit.kind, forfeit.fault));
        about.add_refused(&forfeit.answer.join(" "));
    }
    about
}

/// Returns the comments of a record that name the players.
pub fn about_players(names: &[&str]) -> About {
    let mut about = About::default();
    for (seat, name) in names.iter().enumerate() {
        about.add(&match name.strip_prefix("warren:") {
            Some(level) => format!("seat {seat}: engine, level {level}"),
            None => format!("seat {seat}: {name}"),
        });
    }
    about
}

/// Collects everything that is known about a fault.
pub fn describe<G: Protocol + Pack>(
    setup: &GameSetup<'_, G>,
    referee: &Referee<G>,
    seat: Seat,
    found: Findings<'_>,
) -> Forfeit {
    let mut errors = found.program.exchange.errors();
    let fault = sentence(&found, &mut errors);
    let record = referee.record();
    let answer = match found.fault {
        // Output before a silence or an exit is not a whole answer.
        Fault::Silent { .. } | Fault::Left | Fault::Flooded | Fault::Resigned => Vec::new(),
        Fault::Late { .. } | Fault::Illegal { .. } | Fault::Unreadable(_) => {
            referee.unaccepted(seat).to_vec()
        }
    };
    let mut forfeit = Forfeit {
        seat,
        kind: found.fault.kind(),
        rule: match found.fault {
            Fault::Illegal { rule, .. } => rule.rule,
            Fault::Unreadable(error) => error.0.rule(),
            _ => "",
        },
        cause: cause(referee, seat, &found, &answer),
        fault,
        number: record.moves().len() + 1,
        position: record.last().to_string(),
        answer,
        read: found.program.exchange.last_read(),
        link: String::new(),
        took: match *found.fault {
            Fault::Late { took, .. } => Some(took),
            // The referee counts from a tick, a program's time starts with its lines.
            Fault::Silent { limit } => {
                let waited = found.silence.map(|silence| silence.waited);
                Some(waited.unwrap_or_default().max(limit))
            }
            _ => None,
        },
        errors,
    };
    let about = about(setup, Some(&forfeit));
    forfeit.link = link::encode(&Scene {
        about,
        viewpoint: Some(seat),
        ..Scene::new(record.clone())
    });
    forfeit
}

/// Describes the fault, with the exit status if the program exited.
fn sentence(found: &Findings<'_>, errors: &mut String) -> String {
    let mut sentence = found.fault.to_string();
    if let Some(why) = &found.program.not_started {
        return why.clone();
    }
    match (found.ended.status(), found.fault) {
        (Some(status), Fault::Left) => {
            // A WebAssembly program reports how it ended.
            let has_words = found.contestant.is_module() && !status.success();
            let words = has_words.then(|| wasi::take_ending(errors)).flatten();
            sentence += &format!(" ({})", words.unwrap_or_else(|| status.to_string()));
        }
        (_, Fault::Silent { .. }) if found.program.process.is_input_broken() => {
            sentence += " (it had closed its input)";
        }
        _ => {}
    }
    sentence
}

/// Returns the likely cause of a fault.
fn cause<G: Protocol>(
    referee: &Referee<G>,
    seat: Seat,
    found: &Findings<'_>,
    answer: &[String],
) -> Option<Cause> {
    let exchange = &found.program.exchange;
    match found.fault {
        Fault::Silent { .. } => cause_of_silence(referee, seat, found),
        Fault::Left => no_line_break(&found.program.process.unfinished()),
        Fault::Illegal { .. } | Fault::Unreadable(_) | Fault::Flooded
            if exchange.is_early(referee.record(), seat, answer.len()) =>
        {
            Some(Cause::Early)
        }
        Fault::Illegal { .. } => in_capitals(referee, seat, answer).map(Cause::Capitals),
        Fault::Unreadable(_) => in_capitals(referee, seat, answer)
            .map(Cause::Capitals)
            .or_else(|| {
                let rest = without_prompt(referee, seat, answer.last()?)?;
                Some(Cause::Prompt(rest.to_owned()))
            }),
        _ => None,
    }
}

/// Returns the likely cause of a silence.
fn cause_of_silence<G: Protocol>(
    referee: &Referee<G>,
    seat: Seat,
    found: &Findings<'_>,
) -> Option<Cause> {
    let (process, silence) = (&found.program.process, found.silence?);
    let is_first = referee.answer_times(seat).is_empty();
    let flush = || found.contestant.flush();
    if let Some(cause) = no_line_break(&silence.unfinished) {
        return Some(cause);
    }
    if silence.had_ended {
        return Some(Cause::ChildKeepsOutput);
    }
    // It was still looking for its answer, so no answer was waiting anywhere.
    if silence.activity == Activity::Computes {
        return None;
    }
    if is_answer(referee, seat, found.last_lines) {
        return Some(Cause::Buffered(flush()));
    }
    no_line_break(&process.unfinished()).or_else(|| {
        let may_be_buffered = is_first && !process.is_input_broken();
        may_be_buffered.then(|| Cause::PerhapsBuffered(flush()))
    })
}

/// Returns the cause if a program wrote something without a line break after it.
fn no_line_break(unfinished: &str) -> Option<Cause> {
    let quote: String = unfinished.chars().take(MAX_QUOTE_LENGTH).collect();
    (!quote.is_empty()).then_some(Cause::NoLineBreak(quote))
}

/// Whether lines begin with a legal answer, after the lines of it that a seat has already written.
fn is_answer<G: Protocol>(referee: &Referee<G>, seat: Seat, lines: &[String]) -> bool {
    let lines = lines.iter().map(|line| line.trim_end().to_owned());
    let earlier = referee.unaccepted(seat).iter().cloned();
    let all: Vec<String> = earlier.chain(lines).collect();
    (1..=all.len()).any(|count| is_legal(referee, seat, &all[..count]))
}

/// Returns the answer in capital letters, if these make it legal or readable.
fn in_capitals<G: Protocol>(referee: &Referee<G>, seat: Seat, answer: &[String]) -> Option<String> {
    let capitals: Vec<String> = answer
        .iter()
        .map(|line| line.to_ascii_uppercase())
        .collect();
    let position = referee.record().last();
    let is_whole = |lines| matches!(position.read_answer(seat, lines), Ok(Reading::Whole(_)));
    let becomes_whole = !is_whole(answer) && is_whole(&capitals);
    let is_other = capitals != answer;
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
fn without_prompt<'a, G: Protocol>(
    referee: &Referee<G>,
    seat: Seat,
    line: &'a str,
) -> Option<&'a str> {
    let begins = line
        .match_indices(AFTER_PROMPT)
        .map(|(at, sign)| at + sign.len());
    let mut rests = begins
        .map(|at| line[at..].trim())
        .filter(|rest| !rest.is_empty());
    rests.find(|rest| is_legal(referee, seat, &[(*rest).to_owned()]))
}
