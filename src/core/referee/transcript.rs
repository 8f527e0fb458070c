//! The transcript of a game as one seat's program knows it.

use crate::core::game::Seat;
use crate::core::protocol::{Protocol, Said, Transcript};
use crate::core::record::Record;

/// The lines and answers of a seat in the moves of a record, including the prompt for its next answer.
pub fn transcript_entries<G: Protocol>(record: &Record<G>, seat: Seat) -> Vec<Said> {
    entries_of_moves(record, record.moves().len(), seat)
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
    let entries = entries_of_moves(record, played, seat);
    if start.start_lines().is_none() {
        return Transcript {
            position: Some(start.standpoint(seat)),
            entries,
            ..Transcript::default()
        };
    }
    let opening = start.opening(seat);
    Transcript {
        files: opening.files,
        lines: opening.lines,
        position: None,
        entries,
    }
}

fn entries_of_moves<G: Protocol>(record: &Record<G>, move_count: usize, seat: Seat) -> Vec<Said> {
    let mut entries = Vec::new();
    for (ply, mv) in record.moves().iter().enumerate().take(move_count) {
        let (Some(position), Some(next_position)) =
            (record.position(ply), record.position(ply + 1))
        else {
            break;
        };
        if let Some(answer_index) = position.due().iter().position(|due| due == seat) {
            entries.extend(position.prompt(seat).into_iter().map(Said::Heard));
            let answer = &position.split(mv)[answer_index];
            entries.push(Said::Answered(position.answer_lines(seat, answer)));
        }
        entries.extend(
            next_position
                .news(position, mv, seat)
                .into_iter()
                .map(Said::Heard),
        );
    }
    let last_position = record.position(move_count).unwrap_or(record.last());
    if last_position.due().contains(seat) {
        entries.extend(last_position.prompt(seat).into_iter().map(Said::Heard));
    }
    entries
}
