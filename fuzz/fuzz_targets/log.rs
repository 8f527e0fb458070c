//! Any text is a log or an error; and a log that is read is written so that it reads as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use warren::log::Log;
use warren::{for_hidden_game, for_open_game};

fuzz_target!(|text: &str| {
    let log: Log = match text.parse() {
        Ok(log) => log,
        Err(warren::game::LineError { line, .. }) => {
            assert!((1..=text.lines().count() + 1).contains(&line));
            return;
        }
    };
    assert_eq!(log.to_string().parse().as_ref(), Ok(&log));
    for_open_game!(log.game(), G => drop(log.record::<G>()), or {});
    for_hidden_game!(log.game(), G => drop(log.observation::<G>()), or {});
});
