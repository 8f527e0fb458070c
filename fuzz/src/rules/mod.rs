//! A game goes as the plain second reading of its statement has it, which the tests of its rules use too: the same moves are legal,
//! and they lead to the same. The first byte chooses the game. The text is a start, as a record has it, or another is taken; behind
//! `---` stand moves, one a line, or numbers that pick one of the moves that may be played.

mod crossing;
mod dots;
pub(crate) mod fugitive;
mod mice;
mod rabbits;

use warren::core::game::Game;
use warren::core::record::Record;
use warren::games::GameId;

use crate::input;

/// The most moves that are tried.
const MOVES: usize = 250;

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

/// A game and its plain reading.
trait Twice: Sized {
    /// The game.
    type Game: Game;

    /// Both at a start; `None` if the plain reading does not begin there.
    fn at(game: Self::Game) -> Option<Self>;

    /// A move that may be played, by a number; `None` if there is none.
    fn pick(&self, number: usize) -> Option<<Self::Game as Game>::Move>;

    /// Checks that both allow the move or neither does, and plays it in both if they do.
    fn play(&mut self, mv: &<Self::Game as Game>::Move);

    /// Checks that both are alike.
    fn alike(&self);
}

fn tried<T: Twice>(start: &str, moves: &str) {
    let begun = Record::<T::Game>::headless(start).or_else(|_| Record::begin(None));
    let Some(mut pair) = begun
        .ok()
        .and_then(|record| T::at(record.start().clone()))
    else {
        return;
    };
    pair.alike();
    for line in moves.lines().take(MOVES) {
        let mv = match line.parse() {
            Ok(number) => pair.pick(number),
            Err(_) => line.parse().ok(),
        };
        if let Some(mv) = mv {
            pair.play(&mv);
            pair.alike();
        }
    }
}
