//! Any lines are a start with moves or an error: boards, maps, and the inputs that a statement defines for programs. A start
//! round-trips through its own lines. The first byte chooses the game.

use warren::core::game::Game;
use warren::core::protocol::Scored;
use warren::core::record::Record;
use warren::{for_game, for_game_with};

use crate::input;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let Some((game, data)) = input::chosen(data) else {
        return;
    };
    let text = input::text(data);
    for_game!(game, G => lines::<G>(text));
    for_game_with!(scores, game, G => scored::<G>(text), or {});
}

fn lines<G: Game>(text: &str) {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if let Ok(begun) = Record::<G>::begin(Some(&lines)) {
        assert_eq!(begun.moves().len(), 0);
    }
    match Record::<G>::headless(text) {
        Ok(record) => {
            if let Some(own) = record.to_headless() {
                assert_eq!(Record::headless(&own).as_ref(), Ok(&record));
            }
            assert_eq!(record.to_string().parse(), Ok(record));
        }
        Err(error) => input::names_a_line(&error, text),
    }
}

fn scored<G: Scored>(text: &str) {
    match G::scored(text) {
        Ok(scores) => assert!(!scores.is_empty()),
        Err(error) => input::names_a_line(&error, text),
    }
}
