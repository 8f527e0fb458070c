//! The lines of a game's past, as one seat's program knows them.

use crate::game::Seat;
use crate::protocol::{Protocol, Said};
use crate::record::Record;

/// What a seat was told and answered in the moves of a record, the prompt for its next answer among it.
pub fn transcript<G: Protocol>(record: &Record<G>, seat: Seat) -> Vec<Said> {
    let mut said = Vec::new();
    for (played, mv) in record.moves().iter().enumerate() {
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
    let last = record.last();
    if last.due().contains(seat) {
        said.extend(last.prompt(seat).into_iter().map(Said::Heard));
    }
    said
}
