//! Any text is a record or an error; and a record that is read is written so that it reads as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use warren::core::record::Record;
use warren::for_game;
use warren::games::GameId;

fuzz_target!(|text: &str| {
    let Ok(game) = GameId::of_record(text) else {
        return;
    };
    for_game!(game, G => {
        match text.parse::<Record<G>>() {
            Ok(record) => assert_eq!(record.to_string().parse(), Ok(record)),
            Err(error) => assert!((1..=text.lines().count() + 1).contains(&error.line)),
        }
    });
});
