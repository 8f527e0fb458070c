//! The results of a program's trials, point by point.

use std::time::Duration;

use serde_json::json;
use warren::core::protocol::Clock;

use super::trials::{Aim, Trial, Trials};
use crate::link::Page;
use warren_arena::contest::{Cause, Conduct, Disturbance, Forfeit, Played};
use warren_arena::series::Conditions;

/// The share of the time limit above which a program gets a warning.
const WARNING_SHARE: f64 = 0.8;

/// The result of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Ok,
    /// It loses nothing, but may surprise.
    Note,
    Failed,
    /// Another fault hides it.
    Unknown,
}

impl State {
    fn word(self) -> &'static str {
        match self {
            State::Ok => "ok",
            State::Note => "note",
            State::Failed => "FAILED",
            State::Unknown => "-",
        }
    }
}

/// A point that has been checked.
pub struct Verdict {
    pub point: String,
    pub state: State,
    /// The observation and the suggested fix.
    pub words: String,
}

impl Verdict {
    pub fn new(point: &str, state: State, words: impl Into<String>) -> Verdict {
        Verdict {
            point: point.to_owned(),
            state,
            words: words.into(),
        }
    }

    /// Returns the verdict for a person. `width` is the length of the longest point.
    pub fn line(&self, width: usize) -> String {
        let indent = format!("\n{:1$}", "", width + 9);
        let words = self.words.replace('\n', &indent);
        format!("{:width$} {:>7} {words}", self.point, self.state.word())
            .trim_end()
            .to_owned()
    }

    /// Returns the verdict as a line of JSON.
    pub fn json(&self) -> String {
        let state = match self.state {
            State::Failed => "failed",
            State::Unknown => "unknown",
            other => other.word(),
        };
        json!({ "point": self.point, "state": state, "words": self.words }).to_string()
    }
}

/// Returns the verdicts on a player.
pub fn verdicts<G>(
    trials: &Trials<G>,
    clock: Clock,
    conditions: Conditions,
    page: &Page,
) -> Vec<Verdict> {
    let trials = &trials.trials;
    let faults: Vec<&Forfeit> = trials.iter().filter_map(fault).collect();
    let mut verdicts = vec![start(trials)];
    verdicts.extend(usual_faults(trials, &faults));
    let games = trials.iter().filter(|trial| trial.aim != Aim::Again);
    verdicts.extend(games.map(|trial| game(trial, trials, page)));
    verdicts.push(time(trials, clock, conditions));
    verdicts.push(again(trials, page));
    verdicts.push(end(trials));
    verdicts
}

/// Returns the fault of the program in a trial.
fn fault(trial: &Trial) -> Option<&Forfeit> {
    let forfeit = trial.end.as_ref().ok()?.forfeit.as_ref();
    forfeit.filter(|forfeit| forfeit.seat == trial.seat)
}

/// Returns the games that were played to a verdict, with the program's seat.
fn games(trials: &[Trial]) -> impl Iterator<Item = (&Played, usize)> {
    let seen = |trial: &Trial| Some(trial.seat.index());
    trials
        .iter()
        .filter_map(move |trial| Some((trial.end.as_ref().ok()?, seen(trial)?)))
}

fn milliseconds(time: Duration) -> String {
    format!("{} ms", time.as_millis())
}

fn slowest_first(trials: &[Trial]) -> Option<Duration> {
    let firsts = games(trials).filter_map(|(played, seat)| played.times[seat].first());
    firsts.max().copied()
}

/// Returns the fault of a program that exited before its first answer.
fn failed_start(trials: &[Trial]) -> Option<&Forfeit> {
    let first = trials.iter().find_map(fault);
    first.filter(|fault| fault.kind == "left" && slowest_first(trials).is_none())
}

fn start(trials: &[Trial]) -> Verdict {
    match (slowest_first(trials), failed_start(trials)) {
        (Some(slowest), _) => Verdict::new(
            "start",
            State::Ok,
            format!("the first answer took {} at most", milliseconds(slowest)),
        ),
        (None, Some(fault)) => Verdict::new(
            "start",
            State::Failed,
            with_errors("it ended before its first answer", &fault.errors),
        ),
        _ => Verdict::new("start", State::Unknown, "it has given no legal answer"),
    }
}

/// Checks the points in which programs fail most often.
fn usual_faults(trials: &[Trial], faults: &[&Forfeit]) -> Vec<Verdict> {
    let caused = |is: fn(&Cause) -> bool| {
        let mut faults = faults.iter().filter_map(|fault| fault.cause.as_ref());
        faults.find(|cause| is(cause)).map(ToString::to_string)
    };
    let has_answered = games(trials).any(|(played, seat)| !played.times[seat].is_empty());
    let usual = if has_answered {
        State::Ok
    } else {
        State::Unknown
    };
    let point = |name: &str, cause: Option<String>| match cause {
        Some(cause) => Verdict::new(name, State::Failed, cause),
        None => Verdict::new(name, usual, ""),
    };
    let child = caused(|cause| *cause == Cause::ChildKeepsOutput);
    let early: usize = games(trials)
        .map(|(played, seat)| played.conduct[seat].early)
        .sum();
    let early = match caused(|cause| *cause == Cause::Early) {
        Some(cause) => Verdict::new("one answer at a time", State::Failed, cause),
        None if early > 0 => Verdict::new(
            "one answer at a time",
            State::Note,
            format!("{early} lines were written too early: read first, then answer"),
        ),
        None => Verdict::new("one answer at a time", usual, ""),
    };
    let mut verdicts = vec![
        point(
            "line breaks",
            caused(|cause| matches!(cause, Cause::NoLineBreak(_))),
        ),
        point(
            "flushing",
            caused(|cause| matches!(cause, Cause::Buffered(_) | Cause::PerhapsBuffered(_))),
        ),
        point(
            "nothing but answers",
            caused(|cause| matches!(cause, Cause::Prompt(_))),
        ),
        early,
    ];
    if child.is_some() {
        verdicts.push(point("child processes", child));
    }
    verdicts
}

/// Returns the name of a game's point.
fn point_of(trial: &Trial) -> String {
    match &trial.aim {
        Aim::Seat(seat) => format!("seat {seat}"),
        Aim::Board(board) => board.clone(),
        Aim::Again => "a second start".to_owned(),
    }
}

/// Checks whether a game was played to its end. A failure is described in full where it first appears.
fn game(trial: &Trial, trials: &[Trial], page: &Page) -> Verdict {
    let point = point_of(trial);
    let played = match &trial.end {
        Ok(played) => played,
        Err(disturbed) => {
            let what = match &disturbed.cause {
                Disturbance::Signal { what, .. } => format!("it {what}"),
                Disturbance::Standstill(_) => {
                    let what = "this machine or command stood still repeatedly: check again";
                    return Verdict::new(&point, State::Unknown, what);
                }
            };
            return Verdict::new(&point, State::Failed, what);
        }
    };
    match fault(trial) {
        Some(fault) => {
            let points: Vec<String> = alike(fault, trials).map(point_of).collect();
            let words = match points.split_first() {
                Some((first, others)) if *first == point => {
                    // The first point has already shown them.
                    let has_errors = failed_start(trials).is_none_or(|start| !fault.is_like(start));
                    description(fault, others, has_errors, page)
                }
                first => format!(
                    "in move {} the same failure as {}",
                    fault.number,
                    first.map_or("", |(first, _)| first)
                ),
            };
            Verdict::new(&point, State::Failed, words)
        }
        None => {
            let seat = trial.seat.index();
            let score = played.outcome.scores[seat];
            let words = format!("a whole game of {} moves, score {score}", played.length);
            Verdict::new(&point, State::Ok, words)
        }
    }
}

/// Returns the games with the same failure.
fn alike<'a>(one: &'a Forfeit, trials: &'a [Trial]) -> impl Iterator<Item = &'a Trial> {
    let is_alike = |trial: &&Trial| fault(trial).is_some_and(|other| one.is_like(other));
    trials.iter().filter(is_alike)
}

/// Describes a fault in a few lines, with the other points in which it appeared.
fn description(fault: &Forfeit, others: &[String], has_errors: bool, page: &Page) -> String {
    let mut text = format!("in move {} it {}", fault.number, fault.fault);
    if !fault.read.is_empty() {
        text += &format!("\nit last read: `{}`", fault.read.join("` `"));
    }
    if !fault.answer.is_empty() {
        text += &format!("\nit wrote: `{}`", fault.answer.join("` `"));
    }
    if let Some(cause) = &fault.cause {
        text += &format!("\nhint: {cause}");
    }
    if has_errors {
        text = with_errors(&text, &fault.errors);
    }
    if !others.is_empty() {
        text += &format!("\nthe same failure appeared in: {}", others.join(", "));
    }
    text + "\n" + &page.way_to(&fault.link, None)
}

/// Adds the end of the program's standard error to a text.
fn with_errors(text: &str, errors: &str) -> String {
    let lines: Vec<&str> = errors.lines().collect();
    let last = &lines[lines.len().saturating_sub(4)..];
    if last.is_empty() {
        text.to_owned()
    } else {
        format!("{text}\nits standard error:\n  {}", last.join("\n  "))
    }
}

fn time(trials: &[Trial], clock: Clock, conditions: Conditions) -> Verdict {
    let late = trials
        .iter()
        .filter_map(fault)
        .find(|fault| ["late", "silent"].contains(&fault.kind));
    if let Some(fault) = late {
        let first = alike(fault, trials).next().map(point_of);
        let words = format!(
            "an answer came late or not at all: see {}",
            first.unwrap_or_default()
        );
        return Verdict::new("time", State::Failed, words);
    }
    let used = games(trials).filter_map(|(played, seat)| {
        let times = &played.times[seat];
        match clock {
            Clock::PerMove(_) => times.iter().skip(1).max().copied(),
            Clock::PerGame(_) => {
                let free = times.first()?.min(&conditions.start_up);
                Some(times.iter().sum::<Duration>().saturating_sub(*free))
            }
        }
    });
    let Some(most) = used.max() else {
        return Verdict::new("time", State::Unknown, "");
    };
    let (limit, what) = match clock {
        Clock::PerMove(limit) => (limit, "the slowest answer after the first"),
        Clock::PerGame(limit) => (limit, "the longest game"),
    };
    let words = format!(
        "{what} took {} of {}",
        milliseconds(most),
        milliseconds(limit)
    );
    if most > limit.mul_f64(WARNING_SHARE) {
        Verdict::new(
            "time",
            State::Note,
            format!("{words}: on a slower machine it would be late"),
        )
    } else {
        Verdict::new("time", State::Ok, words)
    }
}

/// Checks whether a fresh start plays like the first one.
fn again(trials: &[Trial], page: &Page) -> Verdict {
    let of = |aim: Aim| trials.iter().find(|trial| trial.aim == aim);
    match (of(Aim::Seat(0)), of(Aim::Again)) {
        (_, Some(again)) if fault(again).is_some() || again.end.is_err() => {
            game(again, trials, page)
        }
        (Some(Trial { end: Ok(first), .. }), Some(Trial { end: Ok(again), .. })) => {
            let words = if first.record == again.record {
                "it played the same game again"
            } else {
                "it played another game: it depends on chance or on the clock"
            };
            Verdict::new("a second start", State::Ok, words)
        }
        _ => Verdict::new("a second start", State::Unknown, ""),
    }
}

fn end(trials: &[Trial]) -> Verdict {
    let whole = trials.iter().filter(|trial| fault(trial).is_none());
    let conducts: Vec<&Conduct> = whole
        .filter_map(|trial| Some(&trial.end.as_ref().ok()?.conduct[trial.seat.index()]))
        .collect();
    if let Some(end) = conducts.iter().find_map(|conduct| conduct.failure.as_ref()) {
        let words = format!(
            "after the game it ended with {}, which loses nothing: exit without an error when the game is over",
            end.how
        );
        return Verdict::new("end", State::Note, with_errors(&words, &end.errors));
    }
    let mut left = conducts.iter().map(|conduct| conduct.left.is_some());
    match (left.clone().next(), left.all(|left| left)) {
        (None, _) => Verdict::new("end", State::Unknown, ""),
        (Some(_), true) => Verdict::new("end", State::Ok, "it ended when its input did"),
        (Some(_), false) => Verdict::new(
            "end",
            State::Note,
            "it still ran half a second after the game and was killed: exit when the input ends",
        ),
    }
}
