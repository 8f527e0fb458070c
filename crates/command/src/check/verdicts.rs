//! The results of a program's trials, point by point.

use std::time::Duration;

use serde_json::json;
use warren::core::protocol::Clock;

use super::trials::{Aim, Trial, Trials};
use crate::link::Page;
use warren_arena::contest::{Cause, Conduct, Disturbance, FinishedGame, Forfeit};
use warren_arena::series::Conditions;

/// The share of the time limit above which a program gets a warning.
const WARNING_SHARE: f64 = 0.8;

/// The maximum number of lines of standard error in an explanation.
const MAX_STDERR_LINES: usize = 4;

/// The columns between a point and its explanation: two blanks and the state.
const INDENT_AFTER_POINT: usize = 9;

/// The result of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerdictState {
    Ok,
    /// It loses nothing, but may surprise.
    Note,
    Failed,
    /// Another fault hides it.
    Unknown,
}

impl VerdictState {
    fn label(self) -> &'static str {
        match self {
            VerdictState::Ok => "ok",
            VerdictState::Note => "note",
            VerdictState::Failed => "FAILED",
            VerdictState::Unknown => "-",
        }
    }
}

/// A point that has been checked.
pub struct Verdict {
    pub point: String,
    pub state: VerdictState,
    /// The observation and the suggested fix.
    pub explanation: String,
}

impl Verdict {
    pub fn new(point: &str, state: VerdictState, explanation: impl Into<String>) -> Verdict {
        Verdict {
            point: point.to_owned(),
            state,
            explanation: explanation.into(),
        }
    }

    /// Returns the verdict for a person. `width` is the length of the longest point.
    pub fn as_line(&self, width: usize) -> String {
        let indent = format!("\n{:1$}", "", width + INDENT_AFTER_POINT);
        let explanation = self.explanation.replace('\n', &indent);
        format!(
            "{:width$} {:>7} {explanation}",
            self.point,
            self.state.label()
        )
        .trim_end()
        .to_owned()
    }

    /// Returns the verdict as a line of JSON.
    pub fn as_json(&self) -> String {
        let state = match self.state {
            VerdictState::Failed => "failed",
            VerdictState::Unknown => "unknown",
            other => other.label(),
        };
        json!({ "point": self.point, "state": state, "words": self.explanation }).to_string()
    }
}

/// Returns the verdicts on a player.
pub fn all_verdicts<G>(
    trials: &Trials<G>,
    clock: Clock,
    conditions: Conditions,
    page: &Page,
) -> Vec<Verdict> {
    let trials = &trials.trials;
    let faults: Vec<&Forfeit> = trials.iter().filter_map(fault_of).collect();
    let mut verdicts = vec![start_verdict(trials)];
    verdicts.extend(common_fault_verdicts(trials, &faults));
    let first_games = trials.iter().filter(|trial| trial.aim != Aim::SecondStart);
    verdicts.extend(first_games.map(|trial| game_verdict(trial, trials, page)));
    verdicts.push(time_verdict(trials, clock, conditions));
    verdicts.push(second_start_verdict(trials, page));
    verdicts.push(end_verdict(trials));
    verdicts
}

/// Returns the fault of the program in a trial.
fn fault_of(trial: &Trial) -> Option<&Forfeit> {
    let forfeit = trial.result.as_ref().ok()?.forfeit.as_ref();
    forfeit.filter(|forfeit| forfeit.seat == trial.seat)
}

/// Returns the games that were played to a verdict, with the program's seat.
fn finished_games(trials: &[Trial]) -> impl Iterator<Item = (&FinishedGame, usize)> {
    trials
        .iter()
        .filter_map(|trial| Some((trial.result.as_ref().ok()?, trial.seat.index())))
}

fn milliseconds(time: Duration) -> String {
    format!("{} ms", time.as_millis())
}

fn slowest_first(trials: &[Trial]) -> Option<Duration> {
    let first_times =
        finished_games(trials).filter_map(|(played, seat)| played.answer_times[seat].first());
    first_times.max().copied()
}

/// Returns the fault of a program that exited before its first answer.
fn early_exit(trials: &[Trial]) -> Option<&Forfeit> {
    let first = trials.iter().find_map(fault_of);
    first.filter(|fault| fault.kind == "left" && slowest_first(trials).is_none())
}

fn start_verdict(trials: &[Trial]) -> Verdict {
    match (slowest_first(trials), early_exit(trials)) {
        (Some(slowest), _) => Verdict::new(
            "start",
            VerdictState::Ok,
            format!("the first answer took {} at most", milliseconds(slowest)),
        ),
        (None, Some(fault)) => Verdict::new(
            "start",
            VerdictState::Failed,
            with_stderr("it ended before its first answer", &fault.stderr),
        ),
        _ => Verdict::new(
            "start",
            VerdictState::Unknown,
            "it has given no legal answer",
        ),
    }
}

/// Checks the points in which programs fail most often.
fn common_fault_verdicts(trials: &[Trial], faults: &[&Forfeit]) -> Vec<Verdict> {
    let find_cause = |matches_cause: fn(&Cause) -> bool| {
        let mut faults = faults.iter().filter_map(|fault| fault.cause.as_ref());
        faults
            .find(|cause| matches_cause(cause))
            .map(ToString::to_string)
    };
    let has_answered =
        finished_games(trials).any(|(played, seat)| !played.answer_times[seat].is_empty());
    let default_state = if has_answered {
        VerdictState::Ok
    } else {
        VerdictState::Unknown
    };
    let point = |name: &str, cause: Option<String>| match cause {
        Some(cause) => Verdict::new(name, VerdictState::Failed, cause),
        None => Verdict::new(name, default_state, ""),
    };
    let child = find_cause(|cause| *cause == Cause::ChildKeepsOutput);
    let early_line_count: usize = finished_games(trials)
        .map(|(played, seat)| played.conduct[seat].early_line_count)
        .sum();
    let early = match find_cause(|cause| *cause == Cause::Early) {
        Some(cause) => Verdict::new("one answer at a time", VerdictState::Failed, cause),
        None if early_line_count > 0 => Verdict::new(
            "one answer at a time",
            VerdictState::Note,
            format!("{early_line_count} lines were written too early: read first, then answer"),
        ),
        None => Verdict::new("one answer at a time", default_state, ""),
    };
    let mut verdicts = vec![
        point(
            "line breaks",
            find_cause(|cause| matches!(cause, Cause::NoLineBreak(_))),
        ),
        point(
            "flushing",
            find_cause(|cause| matches!(cause, Cause::Buffered(_) | Cause::PerhapsBuffered(_))),
        ),
        point(
            "nothing but answers",
            find_cause(|cause| matches!(cause, Cause::Prompt(_))),
        ),
        early,
    ];
    if child.is_some() {
        verdicts.push(point("child processes", child));
    }
    verdicts
}

/// Returns the name of a game's point.
fn point_name(trial: &Trial) -> String {
    match &trial.aim {
        Aim::Seat(seat) => format!("seat {seat}"),
        Aim::Board(board) => board.clone(),
        Aim::SecondStart => "a second start".to_owned(),
    }
}

/// Checks whether a game was played to its end. A failure is described in full where it first appears.
fn game_verdict(trial: &Trial, trials: &[Trial], page: &Page) -> Verdict {
    let point = point_name(trial);
    let played = match &trial.result {
        Ok(played) => played,
        Err(disturbed) => {
            let explanation = match &disturbed.cause {
                Disturbance::Signal { event, .. } => format!("it {event}"),
                Disturbance::Standstill(_) => {
                    let explanation = "this machine or command stood still repeatedly: check again";
                    return Verdict::new(&point, VerdictState::Unknown, explanation);
                }
            };
            return Verdict::new(&point, VerdictState::Failed, explanation);
        }
    };
    match fault_of(trial) {
        Some(fault) => {
            let points: Vec<String> = trials_with_fault_like(fault, trials)
                .map(point_name)
                .collect();
            let explanation = match points.split_first() {
                Some((first, others)) if *first == point => {
                    // The first point has already shown them.
                    let shows_stderr = early_exit(trials).is_none_or(|start| !fault.is_like(start));
                    description(fault, others, shows_stderr, page)
                }
                first => format!(
                    "in move {} the same failure as {}",
                    fault.move_number,
                    first.map_or("", |(first, _)| first)
                ),
            };
            Verdict::new(&point, VerdictState::Failed, explanation)
        }
        None => {
            let seat = trial.seat.index();
            let score = played.outcome.scores[seat];
            let explanation = format!("a whole game of {} moves, score {score}", played.move_count);
            Verdict::new(&point, VerdictState::Ok, explanation)
        }
    }
}

/// Returns the games with the same failure.
fn trials_with_fault_like<'a>(
    one: &'a Forfeit,
    trials: &'a [Trial],
) -> impl Iterator<Item = &'a Trial> {
    let is_alike = |trial: &&Trial| fault_of(trial).is_some_and(|other| one.is_like(other));
    trials.iter().filter(is_alike)
}

/// Describes a fault in a few lines, with the other points in which it appeared.
fn description(fault: &Forfeit, others: &[String], shows_stderr: bool, page: &Page) -> String {
    let mut text = format!("in move {} it {}", fault.move_number, fault.fault);
    if !fault.last_read_lines.is_empty() {
        text += &format!("\nit last read: `{}`", fault.last_read_lines.join("` `"));
    }
    if !fault.rejected_lines.is_empty() {
        text += &format!("\nit wrote: `{}`", fault.rejected_lines.join("` `"));
    }
    if let Some(cause) = &fault.cause {
        text += &format!("\nhint: {cause}");
    }
    if shows_stderr {
        text = with_stderr(&text, &fault.stderr);
    }
    if !others.is_empty() {
        text += &format!("\nthe same failure appeared in: {}", others.join(", "));
    }
    text + "\n" + &page.describe_link(&fault.link, None)
}

/// Adds the end of the program's standard error to a text.
fn with_stderr(text: &str, stderr: &str) -> String {
    let lines: Vec<&str> = stderr.lines().collect();
    let last = &lines[lines.len().saturating_sub(MAX_STDERR_LINES)..];
    if last.is_empty() {
        text.to_owned()
    } else {
        format!("{text}\nits standard error:\n  {}", last.join("\n  "))
    }
}

fn time_verdict(trials: &[Trial], clock: Clock, conditions: Conditions) -> Verdict {
    let late = trials
        .iter()
        .filter_map(fault_of)
        .find(|fault| ["late", "silent"].contains(&fault.kind));
    if let Some(fault) = late {
        let first = trials_with_fault_like(fault, trials).next().map(point_name);
        let explanation = format!(
            "an answer came late or not at all: see {}",
            first.unwrap_or_default()
        );
        return Verdict::new("time", VerdictState::Failed, explanation);
    }
    let used_times = finished_games(trials).filter_map(|(played, seat)| {
        let times = &played.answer_times[seat];
        match clock {
            Clock::PerMove(_) => times.iter().skip(1).max().copied(),
            Clock::PerGame(_) => {
                let grace = times.first()?.min(&conditions.start_up);
                Some(times.iter().sum::<Duration>().saturating_sub(*grace))
            }
        }
    });
    let Some(longest) = used_times.max() else {
        return Verdict::new("time", VerdictState::Unknown, "");
    };
    let (limit, subject) = match clock {
        Clock::PerMove(limit) => (limit, "the slowest answer after the first"),
        Clock::PerGame(limit) => (limit, "the longest game"),
    };
    let explanation = format!(
        "{subject} took {} of {}",
        milliseconds(longest),
        milliseconds(limit)
    );
    if longest > limit.mul_f64(WARNING_SHARE) {
        Verdict::new(
            "time",
            VerdictState::Note,
            format!("{explanation}: on a slower machine it would be late"),
        )
    } else {
        Verdict::new("time", VerdictState::Ok, explanation)
    }
}

/// Checks whether a fresh start plays like the first one.
fn second_start_verdict(trials: &[Trial], page: &Page) -> Verdict {
    let trial_of = |aim: Aim| trials.iter().find(|trial| trial.aim == aim);
    match (trial_of(Aim::Seat(0)), trial_of(Aim::SecondStart)) {
        (_, Some(second)) if fault_of(second).is_some() || second.result.is_err() => {
            game_verdict(second, trials, page)
        }
        (
            Some(Trial {
                result: Ok(first), ..
            }),
            Some(Trial {
                result: Ok(second), ..
            }),
        ) => {
            let explanation = if first.record == second.record {
                "it played the same game again"
            } else {
                "it played another game: it depends on chance or on the clock"
            };
            Verdict::new("a second start", VerdictState::Ok, explanation)
        }
        _ => Verdict::new("a second start", VerdictState::Unknown, ""),
    }
}

fn end_verdict(trials: &[Trial]) -> Verdict {
    let without_faults = trials.iter().filter(|trial| fault_of(trial).is_none());
    let conducts: Vec<&Conduct> = without_faults
        .filter_map(|trial| Some(&trial.result.as_ref().ok()?.conduct[trial.seat.index()]))
        .collect();
    if let Some(failure) = conducts.iter().find_map(|conduct| conduct.failure.as_ref()) {
        let explanation = format!(
            "after the game it ended with {}, which loses nothing: exit without an error when the game is over",
            failure.status
        );
        return Verdict::new(
            "end",
            VerdictState::Note,
            with_stderr(&explanation, &failure.stderr),
        );
    }
    let mut exits = conducts.iter().map(|conduct| conduct.exit.is_some());
    match (exits.clone().next(), exits.all(|has_exited| has_exited)) {
        (None, _) => Verdict::new("end", VerdictState::Unknown, ""),
        (Some(_), true) => Verdict::new("end", VerdictState::Ok, "it ended when its input did"),
        (Some(_), false) => Verdict::new(
            "end",
            VerdictState::Note,
            "it still ran half a second after the game and was killed: exit when the input ends",
        ),
    }
}
