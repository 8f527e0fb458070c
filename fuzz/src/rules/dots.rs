use warren::core::game::{Game, LegalMoves};
use warren::games::dots::{Dots, Move};

use warren_testkit::plain::dots as plain;

use super::SecondRules;

pub struct Pair {
    game: Dots,
    plain: plain::Board,
}

impl SecondRules for Pair {
    type Game = Dots;

    fn at(game: Dots) -> Option<Pair> {
        let plain = plain::board(&game);
        Some(Pair { game, plain })
    }

    fn pick(&self, number: usize) -> Option<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(&mut moves);
        moves.get(number.checked_rem(moves.len())?).copied()
    }

    fn play(&mut self, mv: &Move) {
        let after = plain::play(&self.plain, &mv.to_string());
        assert_eq!(self.game.check(mv).is_ok(), after.is_some(), "{mv}");
        if let Some(after) = after {
            self.game.play(mv);
            self.plain = after;
        }
    }

    fn check_equal(&self) {
        assert_eq!(plain::board(&self.game), self.plain);
        let cells = (b'A'..=b'G').flat_map(|column| (b'1'..=b'7').map(move |row| [column, row]));
        let mut texts = cells.map(|[column, row]| format!("{}{}N", column as char, row as char));
        // A cell may be played in every direction or in none.
        let goes_on = texts.any(|text| plain::play(&self.plain, &text).is_some());
        assert_eq!(self.game.outcome().is_none(), goes_on);
    }
}
