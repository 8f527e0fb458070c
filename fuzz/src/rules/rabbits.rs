use warren::core::game::Game;
use warren::games::rabbits::{Move, Rabbits};

use warren_testkit::plain::rabbits as plain;

use super::SecondRules;

pub struct Pair {
    game: Rabbits,
    plain: plain::Plain,
}

impl SecondRules for Pair {
    type Game = Rabbits;

    fn at(game: Rabbits) -> Option<Pair> {
        let is_start = game == Rabbits::new(game.limit());
        let plain = plain::Plain::start();
        is_start.then_some(Pair { game, plain })
    }

    /// Each piece steps in the direction of a digit of the number if it can, and otherwise stays.
    fn pick(&self, number: usize) -> Option<Move> {
        let length = self.plain.pieces[self.game.side().index()].len();
        let mut text = "-".repeat(length);
        for piece in 0..length {
            let letter = &"NESW-"[number / 5_usize.pow(piece as u32) % 5..][..1];
            let before = text.clone();
            text.replace_range(piece..=piece, letter);
            if self.plain.clone().play(self.game.side().index(), &text) {
                continue;
            }
            text = before;
        }
        text.parse().ok()
    }

    fn play(&mut self, mv: &Move) {
        let side = self.game.side().index();
        let mut after = self.plain.clone();
        let is_legal = self.game.outcome().is_none() && after.play(side, &mv.to_string());
        assert_eq!(self.game.check(mv).is_ok(), is_legal, "{mv}");
        if is_legal {
            self.game.play(mv);
            self.plain = after;
        }
    }

    fn check_equal(&self) {
        let points = self.game.points().map(|points| points as i32);
        assert_eq!(points, self.plain.points);
        for (number, rabbit) in self.game.rabbits().iter().enumerate() {
            let cell = rabbit.map(|cell| (cell.row().into(), cell.column().into()));
            assert_eq!(cell, self.plain.pieces[0][number]);
        }
        for (number, hunter) in self.game.hunters().iter().enumerate() {
            let cell = (hunter.row().into(), hunter.column().into());
            assert_eq!(Some(cell), self.plain.pieces[1][number]);
        }
        let standing = self.plain.cabbages.iter().flatten();
        let standing = standing.filter(|&&cabbage| cabbage).count();
        assert_eq!(self.game.cabbages() as usize, standing);
        let limit = self.game.ply() == 2 * self.game.limit();
        let is_over = limit || self.plain.is_over(self.game.side().index());
        assert_eq!(self.game.outcome().is_some(), is_over);
    }
}
