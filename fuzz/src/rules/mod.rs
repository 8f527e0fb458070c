//! A game agrees with the plain second implementation of its statement, which the tests of its rules also use: the same moves
//! are legal, and they lead to the same positions. The first byte chooses the game. The text is a start, as in a record;
//! otherwise the usual start serves. After `---` there are moves, one per line, or numbers that pick a legal move.

mod crossing;
mod dots;
pub(crate) mod fugitive;
mod mice;
mod rabbits;

use warren::core::game::Game;
use warren::core::record::Record;
use warren::games::GameId;

use crate::input;

/// The maximum number of moves to try.
const MAX_MOVES: usize = 250;

/// Tries some bytes.
pub fn run(data: &[u8]) {
    let Some((game, data)) = input::chosen(data) else {
        return;
    };
    let (start, moves) = input::parts(input::text(data));
    match game {
        GameId::Crossing => tried::<crossing::Pair>(start, moves),
        GameId::Dots => tried::<dots::Pair>(start, moves),
        GameId::Fugitive => tried::<fugitive::Pair>(start, moves),
        GameId::Mice => tried::<mice::Pair>(start, moves),
        GameId::Rabbits => tried::<rabbits::Pair>(start, moves),
    }
}

/// A game and its plain rules.
trait SecondRules: Sized {
    /// The game.
    type Game: Game;

    /// Both at a start; `None` if the plain rules do not begin there.
    fn at(game: Self::Game) -> Option<Self>;

    /// A legal move, by a number; `None` if there is none.
    fn pick(&self, number: usize) -> Option<<Self::Game as Game>::Move>;

    /// Checks that both allow the move or both reject it, and plays it in both if they allow it.
    fn play(&mut self, mv: &<Self::Game as Game>::Move);

    /// Checks that both agree.
    fn check_equal(&self);
}

fn tried<T: SecondRules>(start: &str, moves: &str) {
    let begun = Record::<T::Game>::headless(start).or_else(|_| Record::begin(None));
    let Some(mut pair) = begun
        .ok()
        .and_then(|record| T::at(record.start().clone()))
    else {
        return;
    };
    pair.check_equal();
    for line in moves.lines().take(MAX_MOVES) {
        let mv = match line.parse() {
            Ok(number) => pair.pick(number),
            Err(_) => line.parse().ok(),
        };
        if let Some(mv) = mv {
            pair.play(&mv);
            pair.check_equal();
        }
    }
}
