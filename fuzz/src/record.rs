//! Any text is a record or an error. A record round-trips through its own text.

use warren::core::record::Record;
use warren::for_game;
use warren::games::GameId;

use crate::input;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let text = input::text(data);
    let Ok(game) = GameId::of_record(text) else {
        return;
    };
    for_game!(game, G => {
        match text.parse::<Record<G>>() {
            Ok(record) => assert_eq!(record.to_string().parse(), Ok(record)),
            Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line)),
        }
    });
}
