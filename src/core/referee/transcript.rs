//! The lines of a game's past, as one seat's program knows them.

use crate::core::game::Seat;
use crate::core::protocol::{Protocol, Said, Transcript};
use crate::core::record::Record;

/// What a seat was told and answered in the moves of a record, the prompt for its next answer among it.
pub fn transcript<G: Protocol>(record: &Record<G>, seat: Seat) -> Vec<Said> {
    transcript_until(record, record.moves().len(), seat)
}

/// What a seat's program was told by the time of its answer after so many moves of a record: where everything is seen, the
/// position alone.
pub fn told<G: Protocol>(record: &Record<G>, played: usize, seat: Seat) -> Transcript {
    let played = played.min(record.moves().len());
    if !G::HAS_SECRETS {
        return Transcript {
            position: record.position(played).map(G::to_string),
            ..Transcript::default()
        };
    }
    past(record, played, seat)
}

/// What a seat's program read and wrote, from the start to its answer after so many moves of a record. Of a start in the middle of
/// a game it is told the position, in place of lines.
pub fn past<G: Protocol>(record: &Record<G>, played: usize, seat: Seat) -> Transcript {
    let start = record.start();
    let transcript = transcript_until(record, played, seat);
    if start.start_lines().is_none() {
        return Transcript {
            position: Some(start.standpoint(seat)),
            transcript,
            ..Transcript::default()
        };
    }
    let opening = start.opening(seat);
    Transcript {
        files: opening.files,
        lines: opening.lines,
        position: None,
        transcript,
    }
}

fn transcript_until<G: Protocol>(record: &Record<G>, until: usize, seat: Seat) -> Vec<Said> {
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
