//! Any text is a record or an error; and a record that is read is written so that it reads as the same.

#![no_main]

use warren::games::GameId;
use libfuzzer_sys::fuzz_target;
use warren::for_game;
use warren::core::record::{Record};

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
