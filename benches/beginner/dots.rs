//! Takes the most cells at once, and ignores what the reply takes.

use warren::core::game::{Game, LegalMoves};
use warren::games::dots::Dots;
use warren::thinking::engine::Level;

pub fn play(level: Level, seed: u64) -> f64 {
    super::play_open(Dots::default(), level, seed, |game, random| {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        random.shuffle(&mut moves);
        let seat = game.side().index();
        let cells = |mv: &_| {
            let mut after = game.clone();
            after.play(mv);
            after.cells()[seat] - after.cells()[1 - seat]
        };
        moves.into_iter().max_by_key(cells).expect("a legal move")
    })
}
