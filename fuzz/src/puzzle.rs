//! Any text is a puzzle, a set of puzzles or an error. A puzzle round-trips through its own text and its own link. Any answer
//! to it is judged or rejected.
//!
//! The answers follow a line `---`, one per line.

use warren::core::link;
use warren::for_game;
use warren::games::GameId;
use warren::thinking::puzzle::read_set;

use crate::input;

/// The maximum number of answers to try.
const MAX_ANSWERS: usize = 6;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let text = input::text(data);
    if let Err(error) = read_set(text) {
        input::names_a_line(&error, text);
    }
    let (text, answers) = input::parts(text);
    let Ok(game) = GameId::of_record(text) else {
        return;
    };
    let puzzle = match game.puzzle(text) {
        Ok(puzzle) => puzzle,
        Err(error) => {
            input::names_a_line(&error, text);
            return;
        }
    };
    let again = game.puzzle(&puzzle.text()).expect("a puzzle's own text");
    assert_eq!(again.text(), puzzle.text());
    let posed = for_game!(game, G => {
        let scene = link::decode::<G>(&puzzle.link()).expect("a puzzle's own link");
        scene.puzzle
    });
    assert_eq!(posed, Some(puzzle.text()));
    let _ = puzzle.known();
    let mut moves: Vec<String> = Vec::new();
    for answer in answers.lines().take(MAX_ANSWERS) {
        let is_checked = puzzle.check(&moves, answer).is_ok();
        let Ok(mv) = puzzle.move_of(answer) else {
            assert!(!is_checked, "what is checked is a move: {answer}");
            continue;
        };
        moves.push(mv);
        // The target skips questions for which the solver needs long.
        if puzzle.is_quick() {
            let _ = puzzle.judge(&moves);
        }
        if !is_checked {
            moves.pop();
        }
    }
}
