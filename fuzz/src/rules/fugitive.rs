use warren::core::game::Game;
use warren::games::fugitive::{Fugitive, Move};

use warren_testkit::plain::fugitive::Plain;

use super::SecondRules;

/// The plain rules read the position's text each time.
pub struct Pair(Fugitive);

impl SecondRules for Pair {
    type Game = Fugitive;

    fn at(game: Fugitive) -> Option<Pair> {
        Some(Pair(game))
    }

    fn pick(&self, number: usize) -> Option<Move> {
        let moves = Plain::of(&self.0).moves();
        let text = moves.get(number.checked_rem(moves.len())?)?;
        Some(text.parse().expect("a move"))
    }

    fn play(&mut self, mv: &Move) {
        let text = mv.to_string();
        let is_legal = Plain::of(&self.0).allows(&text);
        assert_eq!(self.0.check(mv).is_ok(), is_legal, "{mv}");
        if is_legal {
            self.0.play(mv);
        }
    }

    fn check_equal(&self) {
        let plain = Plain::of(&self.0);
        assert_eq!(plain.scores(), self.0.scores());
        assert_eq!(plain.moves().is_empty(), self.0.outcome().is_some());
    }
}
