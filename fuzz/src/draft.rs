//! Any text is a draft or an error. A draft accepts or rejects any edit. A draft round-trips through its stored form, and a
//! draft without problems is a position.
//!
//! The first byte chooses the game. The edits follow a line `---`, one per line.

use warren::for_game;
use warren::thinking::draft::{Draft, Drafted, read};

use crate::input;

/// The maximum number of edits to try.
const MAX_EDITS: usize = 40;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    if let Some((game, data)) = input::chosen(data) {
        for_game!(game, G => tried::<G>(input::text(data)));
    }
}

fn tried<G: Drafted>(text: &str) {
    let (text, edits) = input::parts(text);
    let mut draft = read::<G::Draft>(text).unwrap_or_else(|_| G::Draft::empty());
    checked::<G>(&draft);
    for edit in edits.lines().take(MAX_EDITS) {
        if let Ok(edit) = edit.parse() {
            draft.apply(&edit);
            checked::<G>(&draft);
        }
    }
    let _ = <G::Draft as Draft>::restore(text);
}

fn checked<G: Drafted>(draft: &G::Draft) {
    assert_eq!(
        <G::Draft as Draft>::restore(&draft.stored_text()).as_ref(),
        Ok(draft)
    );
    match draft.position() {
        Ok(position) => {
            assert!(draft.problems().is_empty());
            assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
            let _ = position.outcome();
        }
        Err(_) => assert!(!draft.problems().is_empty()),
    }
}
