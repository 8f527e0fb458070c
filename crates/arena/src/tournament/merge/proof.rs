//! Replays a game from another machine, and compares its entry with its record.
//!
//! A record proves the moves and, if the rules end the game, scores and places. It cannot prove that a program was late or
//! exited. So for a fault only its seat, its kind and the resulting scores are checked against the record.

use warren::core::about::About;
use warren::core::game::Seat;
use warren::core::link::{self, Pack};
use warren::core::log;
use warren::core::protocol::{Protocol, Reading};
use warren::core::record::{Reason, Record};
use warren::core::scene::Scene;
use warren::thinking::generate::RandomStart;

use super::super::progress::NextGame;
use super::super::schedule::job_of;
use super::super::setup::Setup;
use crate::contest::{player_comments, without_control_characters};
use crate::outside::Folder;
use crate::series::{Entry, Fault, Job};

/// The maximum size of a record in bytes. Real records have a few kilobytes.
pub const MAX_RECORD_BYTES: u64 = 1 << 20;

/// The maximum size of a log in bytes.
pub const MAX_LOG_BYTES: u64 = 16 << 20;

/// The faults of programs, and their reasons in records.
const FAULT_REASONS: [(&str, Reason); 6] = [
    ("late", Reason::Late),
    ("silent", Reason::Silent),
    ("illegal", Reason::Illegal),
    ("unreadable", Reason::Illegal),
    ("flooded", Reason::Illegal),
    ("left", Reason::Crashed),
];

/// A copy of a game that agrees with its record.
pub struct VerifiedGame {
    pub entry: Entry,
    pub record: String,
    pub logs: Vec<String>,
}

/// Checks the games of a tournament.
pub struct Verifier<'a, G: Protocol> {
    setup: &'a Setup<G>,
    /// The last game that was checked. The games of a pair have the same start, which takes longer to generate than a record
    /// takes to replay.
    last_job: Option<Job<G>>,
}

impl<'a, G: Protocol + RandomStart + Pack> Verifier<'a, G> {
    pub fn new(setup: &'a Setup<G>) -> Verifier<'a, G> {
        Verifier {
            setup,
            last_job: None,
        }
    }

    /// Replays a game, whose files are in a folder. Values that depend only on the record are computed from it.
    ///
    /// # Errors
    /// A description of the disagreement, which may contain text from outside.
    pub fn check(
        &mut self,
        entry: &Entry,
        game: &NextGame,
        folder: &Folder,
    ) -> Result<VerifiedGame, String> {
        let record_error =
            |what: &dyn std::fmt::Display| format!("its record `{}` {what}", entry.record);
        self.prepare_start(game)?;
        let Some(job) = &self.last_job else {
            return Err("its start cannot be generated".into());
        };
        check_facts(entry, game, job, self.setup)?;
        let text = folder.text(&entry.record, MAX_RECORD_BYTES);
        let text = text.map_err(|error| record_error(&error))?;
        // Before the replay: the rules end a game from this start, but may not end one from another.
        if !begins_with(&text, &job.start_record) {
            return Err(record_error(&"has another start than the tournament"));
        }
        let parsed_scene: Result<Scene<G>, _> = Scene::from_record(&text);
        let Scene { record, about, .. } =
            parsed_scene.map_err(|error| record_error(&format_args!("breaks a rule: {error}")))?;
        let about = published_comments(&about, game, self.setup)
            .ok_or_else(|| record_error(&"names other players"))?;
        check_end(entry, &record)?;
        check_answers(entry, &record)?;
        let forfeit = entry.forfeit.as_ref();
        let forfeit = forfeit.map(|fault| verified_fault(fault, &record, &about, &entry.answers));
        let disturbed = entry.disturbed.as_ref().map(|fault| Fault {
            answered: entry.answers[usize::from(fault.seat)],
            ..sanitized(fault)
        });
        Ok(VerifiedGame {
            logs: self.logs(entry, folder)?,
            record: about.insert_into(record.to_string()),
            entry: Entry {
                logs: Vec::new(),
                forfeit: forfeit.transpose()?,
                disturbed,
                ..entry.clone()
            },
        })
    }

    /// Makes the last game one of this game's pair.
    fn prepare_start(&mut self, game: &NextGame) -> Result<(), String> {
        if self
            .last_job
            .as_ref()
            .is_none_or(|job| job.pair != game.pair)
        {
            let job = job_of(self.setup, game.clone()).map_err(|failure| failure.0)?;
            self.last_job = Some(job);
        }
        Ok(())
    }

    /// Returns the logs, if the tournament stores them. Only their format is checked.
    fn logs(&self, entry: &Entry, folder: &Folder) -> Result<Vec<String>, String> {
        if !self.setup.file.logs {
            return Ok(Vec::new());
        }
        if ![0, entry.programs.len()].contains(&entry.logs.len()) {
            return Err("it does not have a log for each seat".into());
        }
        let log = |name: &String| {
            let text = folder.text(name, MAX_LOG_BYTES);
            let text = text.map_err(|error| format!("its log `{name}` {error}"))?;
            let is_control = |sign: char| sign.is_control() && !"\n\t".contains(sign);
            let is_log = matches!(log::game_named(&text), Ok(Some((_, id))) if id == G::ID);
            if is_log && !text.contains(is_control) {
                Ok(text)
            } else {
                Err(format!("its log `{name}` is not a log of this game"))
            }
        };
        entry.logs.iter().map(log).collect()
    }
}

/// Checks the facts of a game that follow from the tournament's file.
fn check_facts<G: Protocol>(
    entry: &Entry,
    game: &NextGame,
    job: &Job<G>,
    setup: &Setup<G>,
) -> Result<(), String> {
    let names = game
        .seated
        .iter()
        .map(|&player| &setup.players[player].name);
    let answer_time = entry.forfeit.as_ref().and_then(|fault| fault.took);
    let are_times = |times: &[f64]| times.iter().all(|time| time.is_finite() && *time >= 0.0);
    let checks = [
        ("game", entry.game == G::ID),
        ("seed", entry.seed == setup.pairing.seed),
        ("round", entry.round == game.round),
        ("pair", entry.pair == game.pair + 1),
        ("programs", entry.programs.iter().eq(names)),
        ("board", entry.board == job.board),
        ("opening", entry.opening == job.start_record.moves().len()),
        ("date", humantime::parse_rfc3339(&entry.date).is_ok()),
        ("first", are_times(&entry.first)),
        ("mean", are_times(&entry.mean)),
        ("slowest", are_times(&entry.slowest)),
        ("stood_still", are_times(entry.stood_still.as_slice())),
        ("took", are_times(answer_time.as_slice())),
    ];
    match checks.iter().find(|(_, agrees)| !agrees) {
        Some((field, _)) => Err(format!("its `{field}` does not fit this tournament")),
        None => Ok(()),
    }
}

/// Whether a record begins with the start and the moves of another.
fn begins_with<G: Protocol>(text: &str, start_record: &Record<G>) -> bool {
    let has_content = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let mut lines = text.lines().map(str::trim).filter(has_content);
    let start_record = start_record.to_string();
    start_record.lines().all(|line| lines.next() == Some(line))
}

/// Returns the comments of a record about the players and a fault. `None` if they name other players. No other text from a
/// record is published.
fn published_comments<G: Protocol>(
    about: &About,
    game: &NextGame,
    setup: &Setup<G>,
) -> Option<About> {
    let seated = game.seated.iter();
    let names: Vec<&str> = seated
        .map(|&player| setup.players[player].record_name.as_str())
        .collect();
    let mut published = player_comments(&names);
    let is_seat = |comment: &&String| comment.starts_with("seat ");
    let seat_comments = about.comments().iter().filter(is_seat);
    if !seat_comments.eq(published.comments()) {
        return None;
    }
    let is_fault =
        |comment: &&String| comment.starts_with("fault:") || comment.starts_with("refused:");
    for comment in about.comments().iter().filter(is_fault) {
        published.add(&without_control_characters(comment.as_bytes()));
    }
    Some(published)
}

/// Checks the number of moves, the scores, the places and the forfeit.
fn check_end<G: Protocol>(entry: &Entry, record: &Record<G>) -> Result<(), String> {
    let moves = record.moves().len();
    if entry.moves != moves {
        let stated = entry.moves;
        return Err(format!("it has {stated} moves, but its record has {moves}"));
    }
    if !entry.counts() {
        let has_result = record.outcome().is_some()
            || entry.scores.is_some()
            || entry.places.is_some()
            || entry.forfeit.is_some()
            || entry.disturbed.is_some() && entry.stood_still.is_some();
        return if has_result {
            Err("it does not count, but has a result".into())
        } else {
            Ok(())
        };
    }
    let Some(outcome) = record.outcome() else {
        return Err("its record has no end".into());
    };
    let forfeiting_seat = entry.forfeit.as_ref().map(|fault| fault.seat);
    if forfeiting_seat != record.end().map(|end| end.seat.0) {
        return Err("its `forfeit` disagrees with its record".into());
    }
    let disagreement =
        |what: &str, stated: &dyn std::fmt::Debug, replayed: &dyn std::fmt::Debug| {
            format!("its {what} are {stated:?}, but its record gives {replayed:?}")
        };
    let places = outcome.places();
    let (stated_scores, stated_places) = (
        entry.scores.as_deref().unwrap_or_default(),
        entry.places.as_deref().unwrap_or_default(),
    );
    if stated_scores != outcome.scores {
        return Err(disagreement("scores", &stated_scores, &outcome.scores));
    }
    if stated_places == places {
        Ok(())
    } else {
        Err(disagreement("places", &stated_places, &places))
    }
}

/// Checks the number of answers of each seat. If a game ended early, there may be one answer more than moves.
fn check_answers<G: Protocol>(entry: &Entry, record: &Record<G>) -> Result<(), String> {
    let is_over = record.last().outcome().is_some();
    for (seat, &stated) in (0..).map(Seat).zip(&entry.answers) {
        let due_count = (entry.opening..record.moves().len())
            .filter_map(|played| record.position(played))
            .filter(|position| position.due().contains(seat))
            .count();
        let may_be_open = !is_over && record.last().due().contains(seat);
        if !(due_count..=due_count + usize::from(may_be_open)).contains(&stated) {
            let seat = seat.0;
            return Err(format!(
                "seat {seat} has {stated} answers, but {due_count} in its record"
            ));
        }
    }
    Ok(())
}

/// Returns a fault that agrees with its record. Facts in the record replace those of the entry.
fn verified_fault<G: Protocol + Pack>(
    fault: &Fault,
    record: &Record<G>,
    about: &About,
    answers: &[usize],
) -> Result<Fault, String> {
    let (seat, position) = (Seat(fault.seat), record.last());
    let reason = record.end().map(|end| end.reason);
    let fits_reason = |(kind, expected_reason): &(&str, Reason)| {
        *kind == fault.kind && Some(*expected_reason) == reason
    };
    if !FAULT_REASONS.iter().any(fits_reason) {
        return Err("the kind of its `forfeit` disagrees with its record".into());
    }
    let stated = format!("fault: {}: seat {} ", fault.kind, fault.seat);
    if !about
        .comments()
        .iter()
        .any(|comment| comment.starts_with(&stated))
    {
        return Err("its record has another fault".into());
    }
    if fault.kind != "flooded" && !position.due().contains(seat) {
        return Err(format!(
            "seat {} forfeits although no answer was due",
            fault.seat
        ));
    }
    let is_legal = matches!(position.read_answer(seat, &fault.answer),
        Ok(Reading::Whole(answer)) if position.check_answer(seat, &answer).is_ok());
    if is_legal && ["illegal", "unreadable"].contains(&fault.kind.as_str()) {
        return Err("the answer that is marked as illegal is legal".into());
    }
    let scene = Scene {
        about: about.clone(),
        viewpoint: Some(seat),
        ..Scene::new(record.clone())
    };
    Ok(Fault {
        number: record.moves().len() + 1,
        position: position.to_string(),
        link: link::encode(&scene),
        answered: answers[seat.index()],
        ..sanitized(fault)
    })
}

/// Returns a fault without control characters in its texts.
fn sanitized(fault: &Fault) -> Fault {
    let clean = |text: &String| without_control_characters(text.as_bytes());
    let lines = |lines: &[String]| lines.iter().map(clean).collect();
    Fault {
        kind: clean(&fault.kind),
        fault: clean(&fault.fault),
        hint: fault.hint.as_ref().map(clean),
        position: clean(&fault.position),
        answer: lines(&fault.answer),
        read: lines(&fault.read),
        link: clean(&fault.link),
        errors: fault
            .errors
            .lines()
            .map(|line| without_control_characters(line.as_bytes()))
            .collect::<Vec<_>>()
            .join("\n"),
        ..fault.clone()
    }
}
