//! Any text is a draft or an error. Any edit of a draft is taken or refused. A draft comes back from what is kept of it, and one
//! without problems is a position.
//!
//! The first byte chooses the game. The edits stand behind a line `---`, one a line.

use warren::for_game;
use warren::thinking::draft::{Draft, Drafted, read};

use crate::input;

/// The most edits that are tried.
const EDITS: usize = 40;

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
    for edit in edits.lines().take(EDITS) {
        if let Ok(edit) = edit.parse() {
            draft.apply(&edit);
            checked::<G>(&draft);
        }
    }
    let _ = <G::Draft as Draft>::restore(text);
}

fn checked<G: Drafted>(draft: &G::Draft) {
    assert_eq!(
        <G::Draft as Draft>::restore(&draft.kept()).as_ref(),
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
