//! Any text is a log or an error. A log round-trips through its own text.

use warren::for_game_with;
use warren::games::read_log;

use crate::input;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let text = input::text(data);
    let (game, log) = match read_log(text) {
        Ok(read) => read,
        Err(error) => {
            input::names_a_line(&error, text);
            return;
        }
    };
    assert_eq!(read_log(&log.to_string()), Ok((game, log.clone())));
    for_game_with!(open, game, G => drop(log.record::<G>()), or {});
    for_game_with!(secrets, game, G => drop(log.observation::<G>()), or {});
}
