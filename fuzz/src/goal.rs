//! Any text is a goal or an error. A goal round-trips through its puzzle's text.
//!
//! The first byte chooses the game. The puzzle begins at the usual start, or at the start after a line `---`.

use warren::core::game::Game;
use warren::for_game;

use crate::input;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let Some((game, data)) = input::chosen(data) else {
        return;
    };
    let (goal, start) = input::parts(input::text(data));
    let usual = for_game!(game, G => <G as Game>::USUAL_START.join("\n"));
    let start = if start.is_empty() { &usual } else { start };
    let text = format!("warren 1 {}\ngoal {goal}\n{start}\n", game.id());
    let puzzle = match game.puzzle(&text) {
        Ok(puzzle) => puzzle,
        Err(error) => {
            input::names_a_line(&error, &text);
            return;
        }
    };
    let again = game.puzzle(&puzzle.text()).expect("a puzzle's own text");
    assert_eq!(again.text(), puzzle.text());
    assert_eq!(again.link(), puzzle.link());
}
