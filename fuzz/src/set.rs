//! Any text is a set of puzzles or an error. The notes and traits of a set round-trip through their own texts, and its puzzles
//! are read one by one.

use warren::games::GameId;
use warren::thinking::puzzle::{Note, Traits, read_set};

use crate::input;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let text = input::text(data);
    let entries = match read_set(text) {
        Ok(entries) => entries,
        Err(error) => {
            input::names_a_line(&error, text);
            return;
        }
    };
    let mut last = 0;
    for entry in entries {
        assert!(entry.line > last && entry.line <= text.lines().count());
        last = entry.line;
        assert_eq!(entry.note.to_string().parse::<Note>(), Ok(entry.note));
        if let Some(traits) = entry.traits {
            assert_eq!(traits.to_string().parse::<Traits>(), Ok(traits));
        }
        if let Ok(game) = GameId::of_record(&entry.text)
            && let Err(error) = game.puzzle(&entry.text)
        {
            input::names_a_line(&error, &entry.text);
        }
    }
}
