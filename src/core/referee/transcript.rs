//! The transcript of a game as one seat's program knows it.

use crate::core::game::Seat;
use crate::core::protocol::{Protocol, Said, Transcript};
use crate::core::record::Record;

/// The lines and answers of a seat in the moves of a record, including the prompt for its next answer.
pub fn transcript_entries<G: Protocol>(record: &Record<G>, seat: Seat) -> Vec<Said> {
    entries_until(record, record.moves().len(), seat)
}

/// The shortest transcript with all that a seat's program knows when it answers after `played` moves of a record. In games
/// without secrets this is only the position.
pub fn transcript_at<G: Protocol>(record: &Record<G>, played: usize, seat: Seat) -> Transcript {
    let played = played.min(record.moves().len());
    if !G::HAS_SECRETS {
        return Transcript {
            position: record.position(played).map(G::to_string),
            ..Transcript::default()
        };
    }
    full_transcript(record, played, seat)
}

/// Everything that a seat's program has read and written when it answers after `played` moves of a record. If the start is
/// not a usual one, the position replaces the first lines.
pub fn full_transcript<G: Protocol>(record: &Record<G>, played: usize, seat: Seat) -> Transcript {
    let start = record.start();
    let transcript = entries_until(record, played, seat);
    if start.start_lines().is_none() {
        return Transcript {
            position: Some(start.standpoint(seat)),
            entries: transcript,
            ..Transcript::default()
        };
    }
    let opening = start.opening(seat);
    Transcript {
        files: opening.files,
        lines: opening.lines,
        position: None,
        entries: transcript,
    }
}

fn entries_until<G: Protocol>(record: &Record<G>, until: usize, seat: Seat) -> Vec<Said> {
    let mut said = Vec::new();
    for (played, mv) in record.moves().iter().enumerate().take(until) {
        let (Some(before), Some(after)) = (record.position(played), record.position(played + 1))
        else {
            break;
        };
        if let Some(part) = before.due().iter().position(|due| due == seat) {
            said.extend(before.prompt(seat).into_iter().map(Said::Heard));
            let answer = &before.split(mv)[part];
            said.push(Said::Answered(before.answer_lines(seat, answer)));
        }
        said.extend(after.news(before, mv, seat).into_iter().map(Said::Heard));
    }
    let last = record.position(until).unwrap_or(record.last());
    if last.due().contains(seat) {
        said.extend(last.prompt(seat).into_iter().map(Said::Heard));
    }
    said
}
