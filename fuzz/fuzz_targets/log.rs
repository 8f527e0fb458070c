//! Any text is a log or an error; and a log that is read is written so that it reads as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use warren::for_game_with;
use warren::games::read_log;

fuzz_target!(|text: &str| {
    let (game, log) = match read_log(text) {
        Ok(read) => read,
        Err(warren::core::game::LineError { line, .. }) => {
            assert!((1..=text.lines().count() + 1).contains(&line));
            return;
        }
    };
    assert_eq!(read_log(&log.to_string()), Ok((game, log.clone())));
    for_game_with!(open, game, G => drop(log.record::<G>()), or {});
    for_game_with!(secrets, game, G => drop(log.observation::<G>()), or {});
});
