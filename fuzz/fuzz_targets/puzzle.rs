//! Any text is a puzzle, a set of puzzles or an error; a puzzle comes back from its own text and its own link; and any answers to
//! it are judged or refused. The answers stand behind a line `---`, one a line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use warren::core::link;
use warren::for_game;
use warren::games::GameId;
use warren::thinking::puzzle::read_set;

/// The most answers that are tried.
const ANSWERS: usize = 6;

fuzz_target!(|text: &str| {
    if let Err(error) = read_set(text) {
        assert!((1..=text.lines().count() + 1).contains(&error.line));
    }
    let (text, answers) = text.split_once("\n---\n").unwrap_or((text, ""));
    let Ok(game) = GameId::of_record(text) else {
        return;
    };
    let puzzle = match game.puzzle(text) {
        Ok(puzzle) => puzzle,
        Err(error) => {
            assert!((1..=text.lines().count() + 1).contains(&error.line));
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
    for answer in answers.lines().take(ANSWERS) {
        let is_checked = puzzle.check(&moves, answer).is_ok();
        let Ok(mv) = puzzle.move_of(answer) else {
            assert!(!is_checked, "what is checked is a move: {answer}");
            continue;
        };
        moves.push(mv);
        // What the solver needs long for is not asked here.
        if puzzle.is_quick() {
            let _ = puzzle.judge(&moves);
        }
        if !is_checked {
            moves.pop();
        }
    }
});
